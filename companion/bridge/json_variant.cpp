// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/json_variant.hpp"

#include <QJSValue>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace adjutant::companion {
namespace {

using nlohmann::json;

json fromNumber(double number) {
    constexpr double safelyWhole = 9007199254740992.0;  // QML has no whole numbers of its own
    if (std::floor(number) == number && std::abs(number) < safelyWhole)
        return static_cast<std::int64_t>(number);
    return number;
}

json fromMap(const QVariantMap& map) {
    json object = json::object();
    for (auto item = map.begin(); item != map.end(); ++item)
        object[item.key().toStdString()] = toJson(item.value());
    return object;
}

json fromList(const QVariantList& list) {
    json array = json::array();
    for (const QVariant& item : list) array.push_back(toJson(item));
    return array;
}

}  // namespace

QVariant toVariant(const json& value) {
    switch (value.type()) {
        case json::value_t::boolean:
            return value.get<bool>();
        case json::value_t::number_integer:
        case json::value_t::number_unsigned:
            return QVariant::fromValue(value.get<qlonglong>());
        case json::value_t::number_float:
            return value.get<double>();
        case json::value_t::string:
            return text(value);
        case json::value_t::array: {
            QVariantList list;
            for (const json& item : value) list.append(toVariant(item));
            return list;
        }
        case json::value_t::object: {
            QVariantMap map;
            for (const auto& [key, item] : value.items())
                map.insert(QString::fromStdString(key), toVariant(item));
            return map;
        }
        default:
            return {};
    }
}

json toJson(const QVariant& value) {
    if (value.metaType() == QMetaType::fromType<QJSValue>())
        return toJson(value.value<QJSValue>().toVariant());
    switch (value.typeId()) {
        case QMetaType::UnknownType:
        case QMetaType::Nullptr:
            return nullptr;
        case QMetaType::Bool:
            return value.toBool();
        case QMetaType::Int:
        case QMetaType::LongLong:
        case QMetaType::UInt:
        case QMetaType::ULongLong:
            return value.toLongLong();
        case QMetaType::Float:
        case QMetaType::Double:
            return fromNumber(value.toDouble());
        case QMetaType::QVariantMap:
            return fromMap(value.toMap());
        case QMetaType::QVariantList:
        case QMetaType::QStringList:
            return fromList(value.toList());
        default:
            return value.toString().toStdString();
    }
}

QString text(const json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

const json& under(const json& object, const std::string& key) {
    static const json nothing = json::object();
    if (!object.is_object()) return nothing;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nothing : *found;
}

QString textAt(const json& object, const char* key) {
    if (!object.is_object()) return {};
    const auto found = object.find(key);
    return found == object.end() ? QString() : text(*found);
}

bool contains(const json& list, const json& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

bool contains(const json& list, const QString& words) { return contains(list, json(words.toStdString())); }

}  // namespace adjutant::companion
