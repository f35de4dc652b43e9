// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/option_words.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What the look file tells of a value or a key: "words": {"random": "By lot", "6": "Fill it to 6"}.
QString labelOf(const json& value, const GameFace& look, const json& told) {
    const QString key = value.is_null()     ? QStringLiteral("none")
                        : value.is_string() ? text(value)
                                            : QString::fromStdString(value.dump());
    const QString own = textAt(under(told, "words"), key.toStdString().c_str());
    if (!own.isEmpty()) return own;
    if (value.is_null()) return QCoreApplication::translate("NewGame", "None");
    return value.is_string() ? look.word(key) : key;
}

QVariantList labelled(const json& values, const GameFace& look, const json& told) {
    QVariantList rows;
    for (const json& value : values)
        rows.append(QVariantMap{{"value", toVariant(value)}, {"label", labelOf(value, look, told)}});
    return rows;
}

QVariantMap pairWords(const json& key, const json& pair, bool record, const GameFace& look,
                      const json& told) {
    QVariantMap row{{"key", text(key)}, {"label", labelOf(key, look, told)}};
    if (pair.size() > 2) row["when"] = toVariant(pair.at(2));
    if (!record) {
        row["choices"] = labelled(pair.at(1), look, told);
        return row;
    }
    QVariantList fields;
    const json& toldFields = under(told, "fields");
    for (const json& field : pair.at(1))
        fields.append(optionWords(field, look, under(toldFields, field.at("name").get<std::string>())));
    row["fields"] = fields;
    return row;
}

/// Each option's name once: out of `left`.
QVariantList taken(const json& names, QStringList& left) {
    QVariantList list;
    for (const json& name : names) {
        if (left.removeOne(text(name))) list.append(text(name));
    }
    return list;
}

}  // namespace

QVariantMap optionWords(const json& param, const GameFace& look, const json& told) {
    QVariantMap option = toVariant(param).toMap();
    const QString name = textAt(param, "name");
    const QString title = textAt(told, "title");
    option["title"] = title.isEmpty() ? look.word(QStringLiteral("option"), name) : title;
    option["about"] = told.contains("about") ? textAt(told, "about") : textAt(param, "note");
    option["choices"] = labelled(param.value("choices", json::array()), look, told);
    QVariantList pairs;
    const bool record = textAt(param, "of") == "record";
    for (const json& pair : param.value("pairs", json::array())) {
        for (const json& key : pair.at(0)) pairs.append(pairWords(key, pair, record, look, told));
    }
    option["pairs"] = pairs;
    return option;
}

QVariantMap newGameWords(const json& params, const GameFace& look) {
    const json& told = under(look.data(), "newGame");
    const json& toldOptions = under(told, "options");
    QVariantList options;
    QStringList left;
    for (const json& param : params) {
        options.append(optionWords(param, look, under(toldOptions, param.at("name").get<std::string>())));
        left.append(textAt(param, "name"));
    }
    for (const json& apart : told.value("apart", json::array({"dice"}))) left.removeOne(text(apart));
    for (const char* seats : {"list", "count"}) left.removeOne(textAt(told, seats));
    const QVariantList above = taken(told.value("above", json::array()), left);
    QVariantList groups;
    for (const json& group : told.value("groups", json::array())) {
        groups.append(QVariantMap{{"title", textAt(group, "title")},
                                  {"sign", textAt(group, "sign")},
                                  {"options", taken(group.at("options"), left)}});
    }
    if (!left.isEmpty()) {
        groups.append(QVariantMap{{"title", QCoreApplication::translate("NewGame", "Other rules")},
                                  {"sign", QStringLiteral("book")},
                                  {"options", left}});
    }
    return {{"options", options},
            {"above", above},
            {"groups", groups},
            {"who", textAt(told, "who")},
            {"list", textAt(told, "list")},
            {"count", textAt(told, "count")}};
}

}  // namespace adjutant::companion
