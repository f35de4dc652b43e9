// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/option_words.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// The look file may have words for a number of an option of its own: "device-goals-6".
QString labelOf(const QString& option, const json& value, const SystemLook& look) {
    if (value.is_null()) return QCoreApplication::translate("NewGame", "None");
    if (value.is_string()) return look.word(text(value));
    const QString number = QString::fromStdString(value.dump());
    const QString own = option + QStringLiteral("-") + number;
    return under(look.data(), "words").contains(own.toStdString()) ? look.word(own) : number;
}

QVariantList labelled(const QString& option, const json& values, const SystemLook& look) {
    QVariantList rows;
    for (const json& value : values)
        rows.append(QVariantMap{{"value", toVariant(value)}, {"label", labelOf(option, value, look)}});
    return rows;
}

QVariantMap pairWords(const QString& option, const QString& key, const json& pair, bool record,
                      const SystemLook& look) {
    QVariantMap row{{"key", key}, {"label", look.word(key)}};
    if (pair.size() > 2) row["when"] = toVariant(pair.at(2));
    if (!record) {
        row["choices"] = labelled(option, pair.at(1), look);
        return row;
    }
    QVariantList fields;
    for (const json& field : pair.at(1)) fields.append(optionWords(field, look));
    row["fields"] = fields;
    return row;
}

}  // namespace

QVariantMap optionWords(const json& param, const SystemLook& look) {
    QVariantMap option = toVariant(param).toMap();
    const QString name = textAt(param, "name");
    option["title"] = look.word(name);
    option["choices"] = labelled(name, param.value("choices", json::array()), look);
    QVariantList pairs;
    const bool record = textAt(param, "of") == "record";
    for (const json& pair : param.value("pairs", json::array())) {
        for (const json& key : pair.at(0)) pairs.append(pairWords(name, text(key), pair, record, look));
    }
    option["pairs"] = pairs;
    return option;
}

}  // namespace adjutant::companion
