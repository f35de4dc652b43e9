// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/games/one_stat/one_stat_face.hpp"

#include <nlohmann/json.hpp>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/games/name_words.hpp"

namespace adjutant::companion {

OneStatFace::OneStatFace() : GameFace("one-stat", "OneStatFace") {}

std::unique_ptr<GameFace> one_stat::makeFace() { return std::make_unique<OneStatFace>(); }

Cover OneStatFace::cover() const {
    return {.about = QT_TR_NOOP("Two to four warbands, or one against the night; no board is needed"),
            .emblem = "swords",
            .round = QT_TR_NOOP("Round"),
            .tokens = {{"brick", "crown"}, {"blue", "target"}, {"green", "swords"}}};
}

const Acts& OneStatFace::acts() const {
    static const Acts list{
        {"attack", {.undo = QT_TR_NOOP("the attack"), .chance = QT_TR_NOOP("wound")}},
        {"move", {.undo = QT_TR_NOOP("the move")}},
        {"recover", {.sign = "up", .undo = QT_TR_NOOP("the recovery"), .chance = QT_TR_NOOP("success")}},
        {"activate", {.sign = "play", .undo = QT_TR_NOOP("the activation"), .kept = true}},
        {"end-activation", {.sign = "check", .undo = QT_TR_NOOP("the end"), .kept = true}},
        {"end-turn",
         {.undo = QT_TR_NOOP("the rest of the round"),
          .oneWaits = QT_TR_NOOP("One fighter who could act has not done so."),
          .manyWait = QT_TR_NOOP("%1 fighters who could act have not done so.")}},
        {"roll-initiative", {.sign = "dice", .undo = QT_TR_NOOP("the initiative")}},
        {"choose-position", {.sign = "group", .undo = QT_TR_NOOP("the place")}},
        {"heal", {.sign = "medicine", .undo = QT_TR_NOOP("the healing"), .chance = QT_TR_NOOP("success")}},
        {"command", {.sign = "speak", .undo = QT_TR_NOOP("the command"), .chance = QT_TR_NOOP("success")}},
        {"drive", {.sign = "torch", .undo = QT_TR_NOOP("the driving"), .chance = QT_TR_NOOP("success")}},
        {"influence", {.sign = "eye", .undo = QT_TR_NOOP("the influence"), .chance = QT_TR_NOOP("success")}},
        {"summon", {.sign = "warning", .undo = QT_TR_NOOP("the demon"), .chance = QT_TR_NOOP("success")}},
        {"shapeshift", {.sign = "horse", .undo = QT_TR_NOOP("the change"), .chance = QT_TR_NOOP("success")}},
        {"pick-up", {.undo = QT_TR_NOOP("the pick-up")}},
        {"manipulate", {.sign = "settings", .chance = QT_TR_NOOP("success")}},
        {"set-hill", {.sign = "hill"}},
        {"deliver", {.sign = "check", .undo = QT_TR_NOOP("the delivery")}},
        {"detonate", {.sign = "bomb"}},
        {"use-device", {.sign = "settings", .chance = QT_TR_NOOP("success")}},
        {"free-hostage", {.sign = "lock", .chance = QT_TR_NOOP("success")}},
        {"place-points", {.sign = "map", .undo = QT_TR_NOOP("the points")}},
        {"spawn", {.sign = "dice", .undo = QT_TR_NOOP("the spawn dice")}},
        {"opponent-turn", {.sign = "person", .undo = QT_TR_NOOP("the advice")}},
        {"hill", {.sign = "hill"}},
    };
    return list;
}

const Names& OneStatFace::signs() const {
    static const Names list{{"treasure", "goods"},     {"bomb", "bomb"},        {"flag", "flag"},
                            {"clue", "search"},        {"site", "target"},      {"melee-1h", "swords"},
                            {"melee-2h", "swords"},    {"light", "target"},     {"normal", "target"},
                            {"heavy-wound", "target"}, {"heavy-blast", "bomb"}, {"force", "star"},
                            {"natural", "swords"}};
    return list;
}

const Names& OneStatFace::sideColours() const {
    static const Names list{{"red", "brick"},   {"blue", "blue"},    {"green", "green"},
                            {"yellow", "bone"}, {"players", "blue"}, {"opponents", "brick"}};
    return list;
}

const Names& OneStatFace::kindSigns() const {
    static const Names list{{"boss", "crown"},    {"specialist", "star"}, {"rookie", "person"},
                            {"demon", "warning"}, {"bounty", "target"},   {"escort", "group"},
                            {"hostage", "lock"}};
    return list;
}

QStringList OneStatFace::murmurs() const { return {"activated", "spent", "activation-ended", "side-to-act"}; }

/// Of a question of the adviser: can the opponent attack, and what does it see?
QString OneStatFace::answerOf(const json& offer) const {
    if (textAt(offer, "do") != QStringLiteral("opponent-turn")) return {};
    json facts = json::object();
    for (const json& param : under(offer, "params")) {
        const json& choices = under(param, "choices");
        if (choices.size() == 1) facts[param.at("name").get<std::string>()] = choices.at(0);
    }
    const QString attacks = textAt(facts, "can-attack");
    if (attacks == QStringLiteral("contact")) return tr("Is in contact");
    if (attacks == QStringLiteral("range"))
        return under(facts, "in-cover") == true ? tr("Can shoot, in cover") : tr("Can shoot, in the open");
    if (!attacks.isEmpty()) return under(facts, "in-sight") == true ? tr("Sees somebody") : tr("Sees nobody");
    return tr("Recovers");
}

RosterFace OneStatFace::rosters() const {
    return {.word = QT_TR_NOOP("Warband"),
            .none = QT_TR_NOOP("None"),
            .uses = {{"against-others", QT_TR_NOOP("Against others")},
                     {"action", QT_TR_NOOP("Action scenarios")},
                     {"alone", QT_TR_NOOP("Alone")}}};
}

std::vector<PieceMark> OneStatFace::marks() const {
    return {{.key = "down", .name = QT_TR_NOOP("Down"), .sign = "down"},
            {.key = "animal", .name = QT_TR_NOOP("In animal shape"), .sign = "horse", .good = true},
            {.key = "wild", .name = QT_TR_NOOP("Out of control"), .sign = "warning"}};
}

std::vector<Stock> OneStatFace::stocks() const { return {{.at = "points"}}; }

std::vector<PlotFace> OneStatFace::plots() const {
    return {{.title = QT_TR_NOOP("Points"), .at = "/sides/{side}/points"}};
}

QStringList OneStatFace::ranks() const {
    return {"bounty", "boss", "specialist", "rookie", "demon", "escort", "hostage"};
}

/// "Red's rookie 2", "Enemy boss 1", "Red boss's demon".
QString OneStatFace::calling(const json& state, const QString& id) const {
    const json& piece = under(under(state, "pieces"), id.toStdString());
    const QString side = textAt(piece, "side"), kind = textAt(piece, "kind"), number = trailingNumber(id);
    if (kind == "bounty") return tr("Bounty");
    if (kind == "escort") return tr("Escort");
    if (kind == "hostage") return tr("Hostage");
    if (side == "opponents") {
        if (kind == "boss") return tr("Enemy boss %1").arg(number);
        if (kind == "specialist") return tr("Enemy specialist %1").arg(number);
        if (kind == "rookie") return tr("Enemy rookie %1").arg(number);
    }
    const QString whose = possessive(said(textAt(under(under(state, "sides"), side.toStdString()), "name")));
    if (kind == "boss") return tr("%1 boss").arg(whose);
    if (kind == "specialist")
        return tr("%1 %2").arg(whose, inSentence(said(humanised(textAt(piece, "specialization")))));
    if (kind == "rookie") return tr("%1 rookie %2").arg(whose, number);
    if (kind == "demon") return tr("%1 demon").arg(possessive(ownerOf(state, textAt(piece, "owner"))));
    return {};
}

QString OneStatFace::briefCalling(const json& state, const QString& id) const {
    const json& piece = under(under(state, "pieces"), id.toStdString());
    const QString kind = textAt(piece, "kind"), own = textAt(piece, "name");
    QString called = word(kind);
    if (!own.isEmpty() && own != id) return {};
    if (kind == "demon") {
        const QString owner = textAt(piece, "owner"), brief = briefCalling(state, owner);
        return tr("%1 demon").arg(possessive(brief.isEmpty() ? ownerOf(state, owner) : brief));
    }
    if (kind == "rookie" || textAt(piece, "side") == "opponents") return called + ' ' + trailingNumber(id);
    if (kind == "boss") return called;
    return kind == "specialist" ? said(humanised(textAt(piece, "specialization"))) : QString();
}

/// Who summoned it: by name, or as a piece without one is called.
QString OneStatFace::ownerOf(const json& state, const QString& id) const {
    const json& owner = under(under(state, "pieces"), id.toStdString());
    QString name = textAt(owner, "name");
    if (name != id || !textAt(owner, "owner").isEmpty()) return name;
    const QString called = calling(state, id);
    return called.isEmpty() ? name : called;
}

}  // namespace adjutant::companion
