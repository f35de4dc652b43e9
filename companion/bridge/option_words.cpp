// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/option_words.hpp"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/spoken_now.hpp"
#include "engine/games.hpp"
#include "engine/words/behind_words.hpp"

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

QList<OptionChoice> labelled(const json& values, const GameFace& look, const QString& path) {
    QList<OptionChoice> rows;
    for (const json& value : values) rows.append({toVariant(value), labelOf(value, look, path)});
    return rows;
}

OptionWhen readWhen(const json& when) { return {textAt(when, "of"), toVariant(under(when, "in")).toList()}; }

/// `below`: of a field, the path of its option.
StartOption optionWords(const json& param, const GameFace& look, const QString& below = {}) {
    StartOption option;
    option.name = textAt(param, "name");
    const QString path = below + option.name;
    const auto title = look.wordAt("start:" + path);
    option.title = title ? *title : look.word(QStringLiteral("option"), option.name);
    option.about = look.wordAt("about:" + path).value_or(capital(textAt(param, "note")));
    option.type = textAt(param, "type");
    option.usual = toVariant(param.value("default", json()));
    option.from = param.value("min", option.from);
    option.to = param.value("max", option.to);
    option.when = readWhen(under(param, "when"));
    option.choices = labelled(param.value("choices", json::array()), look, path);
    const bool record = textAt(param, "of") == "record";
    for (const json& pair : param.value("pairs", json::array())) {
        for (const json& key : pair.at(0)) {
            OptionPair one;
            one.key = text(key);
            one.label = labelOf(key, look, path);
            if (pair.size() > 2) one.when = readWhen(pair.at(2));
            if (!record) one.choices = labelled(pair.at(1), look, path);
            for (const json& field : record ? pair.at(1) : json::array())
                one.fields.append(QVariant::fromValue(optionWords(field, look, path + '/')));
            option.pairs.append(one);
        }
    }
    return option;
}

/// Each option's name once: out of `left`.
QStringList taken(const QStringList& names, QStringList& left) {
    QStringList list;
    for (const QString& name : names)
        if (left.removeOne(name)) list.append(name);
    return list;
}

StartGame startGame(const SystemEntry& entry) {
    StartGame game;
    game.id = QString::fromUtf8(entry.id);
    game.name = QString::fromUtf8(entry.name);
    const GameFace& look = faceOf(game.id);
    const NewGame page = look.newGame();
    game.about = look.told(look.cover().about);
    game.sign = look.cover().emblem;
    game.who = look.told(page.who);
    game.count = page.count;
    game.list = page.list;
    game.boards = entry.boards.has_value();
    QStringList left;
    for (const json& param : entry.options(spokenNow().toStdString())) {
        game.options.append(optionWords(param, look));
        StartOption& option = game.options.last();
        const BehindWords* words = behindWordsOf(entry.id);
        option.ruled = words != nullptr && !words->of("option", option.name.toStdString()).empty();
        left.append(textAt(param, "name"));
    }
    for (const QString& apart : page.apart + QStringList{page.list, page.count}) left.removeOne(apart);
    game.above = taken(page.above, left);
    for (const OptionGroup& group : page.groups)
        game.groups.append({look.told(group.title), group.sign, taken(group.options, left)});
    if (!left.isEmpty())
        game.groups.append(
            {QCoreApplication::translate("NewGame", "Other rules"), QStringLiteral("book"), left});
    return game;
}

}  // namespace

QList<StartGame> startGames() {
    QList<StartGame> games;
    for (const SystemEntry& entry : systems()) games.append(startGame(entry));
    return games;
}

}  // namespace adjutant::companion
