// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/option_words.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What a value or a key is called at the option, or at the field of an option, of that path.
QString labelOf(const json& value, const GameFace& look, const QString& path) {
    const QString key = value.is_null()     ? QStringLiteral("none")
                        : value.is_string() ? text(value)
                                            : QString::fromStdString(value.dump());
    if (const auto own = look.wordAt("start:" + path + ':' + key)) return *own;
    if (value.is_null()) return QCoreApplication::translate("NewGame", "None");
    return value.is_string() ? look.word(key) : key;
}

QVariantList labelled(const json& values, const GameFace& look, const QString& path) {
    QVariantList rows;
    for (const json& value : values)
        rows.append(QVariantMap{{"value", toVariant(value)}, {"label", labelOf(value, look, path)}});
    return rows;
}

QVariantMap pairWords(const json& key, const json& pair, bool record, const GameFace& look,
                      const QString& path) {
    QVariantMap row{{"key", text(key)}, {"label", labelOf(key, look, path)}};
    if (pair.size() > 2) row["when"] = toVariant(pair.at(2));
    if (!record) {
        row["choices"] = labelled(pair.at(1), look, path);
        return row;
    }
    QVariantList fields;
    for (const json& field : pair.at(1)) fields.append(optionWords(field, look, path + '/'));
    row["fields"] = fields;
    return row;
}

/// Each option's name once: out of `left`.
QVariantList taken(const QStringList& names, QStringList& left) {
    QVariantList list;
    for (const QString& name : names) {
        if (left.removeOne(name)) list.append(name);
    }
    return list;
}

}  // namespace

QVariantMap optionWords(const json& param, const GameFace& look, const QString& below) {
    QVariantMap option = toVariant(param).toMap();
    const QString name = textAt(param, "name"), path = below + name;
    const auto title = look.wordAt("start:" + path);
    option["title"] = title ? *title : look.word(QStringLiteral("option"), name);
    option["about"] = look.wordAt("about:" + path).value_or(textAt(param, "note"));
    option["choices"] = labelled(param.value("choices", json::array()), look, path);
    QVariantList pairs;
    const bool record = textAt(param, "of") == "record";
    for (const json& pair : param.value("pairs", json::array())) {
        for (const json& key : pair.at(0)) pairs.append(pairWords(key, pair, record, look, path));
    }
    option["pairs"] = pairs;
    return option;
}

QVariantMap newGameWords(const json& params, const GameFace& look) {
    const NewGame page = look.newGame();
    QVariantList options;
    QStringList left;
    for (const json& param : params) {
        options.append(optionWords(param, look));
        left.append(textAt(param, "name"));
    }
    for (const QString& apart : page.apart + QStringList{page.list, page.count}) left.removeOne(apart);
    const QVariantList above = taken(page.above, left);
    QVariantList groups;
    for (const OptionGroup& group : page.groups) {
        groups.append(QVariantMap{{"title", look.told(group.title)},
                                  {"sign", group.sign},
                                  {"options", taken(group.options, left)}});
    }
    if (!left.isEmpty()) {
        groups.append(QVariantMap{{"title", QCoreApplication::translate("NewGame", "Other rules")},
                                  {"sign", QStringLiteral("book")},
                                  {"options", left}});
    }
    return {{"options", options},         {"above", above},    {"groups", groups},
            {"who", look.told(page.who)}, {"list", page.list}, {"count", page.count}};
}

}  // namespace adjutant::companion
