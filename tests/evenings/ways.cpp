// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/ways.hpp"

#include <algorithm>

#include "companion/bridge/offer_params.hpp"
#include "tests/evenings/board_sight.hpp"

namespace adjutant::evenings {

using companion::actorParam;
using companion::isGroup;
using nlohmann::json;

void Ways::begin(const Wish& wish, const json& offers, const QString& dice) {
    wish_ = wish;
    offers_ = offers;
    dice_ = dice;
    rolls_ = json::array();
    due_ = json::array();
    done_.clear();
    asked_.clear();
    if (const std::string apart = apartName(); !apart.empty()) asked_.insert(QString::fromStdString(apart));
    open_.clear();
}

/// What it is called where it is touched: an act with a number that stands apart has a word for each.
QString Ways::label() const {
    const std::string apart = apartName();
    if (apart.empty()) return words(wish_.offer.at("label"));
    const companion::GameFace& look = lexicon_.view().look();
    return look.word(words(wish_.offer.at("do")) + '-' + words(wish_.action.at(apart)));
}

/// The parameter whose values are acts of their own on the screen; empty where there is none.
std::string Ways::apartName() const {
    const char* apart = lexicon_.view().look().act(words(wish_.offer.at("do"))).apart;
    return apart != nullptr && wish_.action.contains(apart) ? apart : "";
}

bool Ways::isOnce(const QString& what) {
    if (done_.contains(what)) return false;
    done_.insert(what);
    return true;
}

const json* Ways::param(const std::string& name) const {
    for (const json& candidate : wish_.offer.at("params")) {
        if (candidate.at("name") == name) return &candidate;
    }
    return nullptr;
}

QStringList Ways::neverAsked() const {
    QStringList list;
    for (const json& candidate : wish_.offer.at("params")) {
        const QString name = words(candidate.at("name"));
        if (!asked_.contains(name)) list << name;
    }
    return list;
}

std::optional<Move> Ways::next(const Scene& scene) {
    // What stands open beside the board comes before the dice.
    if (scene.sheet() == nullptr && rolls_.empty() && due_.empty() && isPlaceTouched()) {
        if (auto move = toField(scene, nullptr)) return move;
    }
    if (auto move = onPad(scene)) return move;
    if (const Seen* sheet = scene.sheet()) return inSheet(scene, *sheet);
    return onTable(scene);
}

std::optional<Move> Ways::inSheet(const Scene& scene, const Seen& sheet) {
    // A game that is stopped is asked how it came out.
    if (wish_.action.value("do", "") == "end") {
        const json winners = wish_.action.value("winners", json::array());
        const auto sides = twin_.sides();
        const QString outcome = winners.empty() ? QStringLiteral("End the game without a result")
                                : winners.size() == sides
                                    ? QStringLiteral("End the game with a draw")
                                    : QStringLiteral("End the game, the winner: ") +
                                          lexicon_.view().sideName(words(winners.front()));
        const Found ends = winners.size() > 1 && winners.size() < sides ? Found() : scene.pressables(outcome);
        if (!winners.empty() && !ends.isEmpty()) asked_.insert("winners");
        if (!ends.isEmpty() && isOnce("the end")) return Move{*ends.first(), ends.first()->name};
    }
    // A finger that rests on an act shows its rule, and from there what may be told beside it.
    for (const Seen* look : scene.pressables(QStringLiteral("Look at it first"))) {
        if (isIn(&sheet, *look) && isOnce("look")) return Move{*look, look->head()};
    }
    const Found acts = labelled(scene, &sheet);
    if (wish_.offer.contains("secret") && !done_.contains("hand")) {
        if (auto move = toHand(scene)) return move;
    }
    const bool own = beginsWith(sheet.name, label()) ||
                     std::any_of(acts.begin(), acts.end(), [&](const Seen* act) { return act != nullptr; });
    if (own) {
        if (auto move = toField(scene, &sheet)) return move;
        const auto in = [&](const QString& start) -> const Seen* {
            for (const Seen* seen : scene.pressables(start)) {
                if (isIn(&sheet, *seen)) return seen;
            }
            return nullptr;
        };
        // What would be lost by it is asked about first.
        if (const Seen* yes = in(QStringLiteral("All the same"))) {
            if (isOnce("all the same")) return Move{*yes, yes->name};
        }
        const bool table = dice_ == QStringLiteral("table");
        if (beginsWith(sheet.name, label())) {
            if (const Seen* by = in(table ? QStringLiteral("Dice on the table") : QStringLiteral("Roll"))) {
                if (isOnce("roll")) return Move{*by, by->head()};
            }
        }
        // In a list of acts a finger that rests opens what is told beside the likely values.
        if (!acts.isEmpty() && !beginsWith(sheet.name, label()) && hasMoreToTell() && isOnce("held"))
            return Move{*acts.first(), "held: " + acts.first()->name, true};
        if (!acts.isEmpty() && isOnce(QStringLiteral("act in ") + sheet.name))
            return Move{*acts.first(), acts.first()->name};
        return {};
    }
    // Those who are chosen cannot do it.
    if (done_.contains("more")) {
        for (const Seen* close : scene.pressables(QStringLiteral("Close"))) {
            if (isIn(&sheet, *close) && isOnce("not in the list")) return Move{*close, close->name};
        }
    }
    // Who was touched was taken for somebody to act upon.
    for (const Seen* away : scene.pressables(QStringLiteral("Not now"))) {
        if (isIn(&sheet, *away) && (isOnce("not now") || isOnce("not now again")))
            return Move{*away, away->name};
    }
    return {};
}

/// Does the act stand there with its title, put together on the table itself?
bool Ways::isHeaded(const Scene& scene) const {
    return std::any_of(scene.all.begin(), scene.all.end(), [&](const Seen& seen) {
        return seen.role == QAccessible::Heading && seen.name.compare(label(), Qt::CaseInsensitive) == 0;
    });
}

/// Is there anything to tell that has its likely value already, and that no screen has asked for yet?
bool Ways::hasMoreToTell() const {
    const json& params = wish_.offer.at("params");
    return std::any_of(params.begin(), params.end(), [&](const json& param) {
        const std::string name = param.at("name");
        const std::string type = param.at("type");
        if (type == "text" || type == "place" || type == "piece" || !wish_.action.contains(name))
            return false;
        const bool likely = param.contains("default") || param.value("fact", false);
        return likely && wish_.action.at(name) != param.value("default", json()) &&
               !asked_.contains(words(param.at("name")));
    });
}

std::optional<Move> Ways::onTable(const Scene& scene) {
    if (wish_.offer.contains("secret")) {
        if (auto move = toLetGoForCard(scene)) return move;
        if (auto move = toHand(scene)) return move;
        // A card that was played waits for the place where it is done, whoever is chosen.
        if (done_.contains("hand") && !scene.pressables(QStringLiteral("Not now")).isEmpty() &&
            isOnce("actor's place")) {
            if (auto move = toActor(scene)) return move;
        }
    }
    // A card that lies over the table goes before anybody on it is touched.
    if (!idOfActor().isEmpty()) {
        const Found cards = scene.where([](const Seen& seen) {
            return seen.isPressable() && seen.name.endsWith(QStringLiteral(", drawn"));
        });
        if (!cards.isEmpty() && isOnce("card"))
            return Move{*cards.first(), "away with " + cards.first()->name};
    }
    if (!done_.contains("act")) {
        // An answer about who is next stands there by itself: "Is in contact" for "Rookie 1: is in contact".
        const Found answers = after(scene, QStringLiteral(": "));
        if (!answers.isEmpty() && isOnce("act")) return Move{*answers.first(), answers.first()->name};
        if (!done_.contains("actor")) {
            auto move = toLetGo(scene);
            // The first touch on where they stand may aim there.
            if (move && (isOnce("let go") || isOnce("let go again"))) return move;
        }
        if (auto move = toActor(scene)) {
            if (isOnce(QStringLiteral("actor"))) return move;
        }
        // Where the board is touched place by place, who goes comes before where.
        const json* actor = actorParam(wish_.offer);
        if (aims() && !isQuiet() && actor != nullptr && isGroup(*actor) && !isPlaceTouched() &&
            wish_.action.contains(actor->at("name").get<std::string>())) {
            const json& going = wish_.action.at(actor->at("name").get<std::string>());
            if (auto move = toList(scene, nullptr, wholeStack(*actor, going), going)) return move;
        }
        // Where the act stands open its facts are in sight.
        if (isHeaded(scene)) {
            if (auto move = toField(scene, nullptr)) return move;
        }
        // What is told beside the likely values is told in the act's own sheet, which a finger that rests
        // opens.
        const Found known = labelled(scene, nullptr);
        if (!aims() && !known.isEmpty() && hasMoreToTell() && isOnce("held"))
            return Move{*known.first(), "held: " + known.first()->name, true};
        if ((aims() || leadsThereAtOnce()) && !isQuiet() && isLit(scene)) {
            if (auto move = toPlace(scene)) return move;
        }
    }
    if (auto move = toField(scene, nullptr)) return move;
    if (auto move = toThrown(scene)) return move;
    const Found acts = labelled(scene, nullptr);
    if (!acts.isEmpty() && hasMoreToTell() && isOnce("held"))
        return Move{*acts.first(), "held: " + acts.first()->name, true};
    // Who could not be chosen by a touch, because that is something else, is chosen in the act's own sheet.
    const json* who = actorParam(wish_.offer);
    const bool several = who != nullptr && !isGroup(*who) && who->value("choices", json::array()).size() > 1;
    if (!aims() && several && !acts.isEmpty() && done_.contains("not now") && isOnce("held"))
        return Move{*acts.first(), "held: " + acts.first()->name, true};
    if (!acts.isEmpty() && isOnce("act")) return Move{*acts.first(), acts.first()->name};
    if (acts.isEmpty() && !done_.contains("act") && !isHeaded(scene)) {
        if (auto move = toTarget(scene)) return move;
        // Who was touched was taken for somebody to act upon.
        const Found away = scene.pressables(QStringLiteral("Not now"));
        if (!away.isEmpty() && done_.contains("actor") && !done_.contains("held") && isOnce("not now"))
            return Move{*away.first(), away.first()->name};
        // Who is chosen is let go, so that another may be chosen and not be acted upon.
        if (!aims() && who != nullptr && !several && done_.contains("not now") &&
            isOnce("let go of the other")) {
            const Found others = scene.where(
                [](const Seen& seen) { return seen.isPressable() && !seen.checked && seen.isChosen(); });
            if (!others.isEmpty()) {
                done_.remove("actor");
                return Move{*others.first(), "let go: " + others.first()->name};
            }
        }
        // What is not among the acts of who is chosen is looked for when nobody is.
        if (done_.contains("not in the list") && isOnce("let go of all")) {
            const Found chosen = scene.where([](const Seen& seen) {
                return seen.isPressable() && !seen.isChoice() && !seen.checked && seen.isChosen();
            });
            if (!chosen.isEmpty()) {
                done_.remove("more");
                return Move{*chosen.first(), "let go: " + chosen.first()->name};
            }
        }
        const Found more = scene.pressables(QStringLiteral("More"));
        if (!more.isEmpty() && isOnce("more")) return Move{*more.first(), QStringLiteral("More")};
    }
    if (done_.contains("act") || (!isQuiet() && isLit(scene))) {
        if (auto move = toPlace(scene)) return move;
    }
    // An act that was touched before anybody was chosen waits for the place where it is done.
    if (!scene.pressables(QStringLiteral("Not now")).isEmpty() && isOnce("actor's place")) {
        if (auto move = toActor(scene)) return move;
    }
    // Where the act is shown without a sheet it is done by its answer, or rolled from the bar.
    if (auto move = toAnswer(scene)) return move;
    const QStringList rolls =
        dice_ == QStringLiteral("table") ? QStringList{"Table die", "Table dice"} : QStringList{"Roll"};
    for (const QString& roll : rolls) {
        const Found by = scene.pressables(roll);
        if (!by.isEmpty() && isOnce("roll")) return Move{*by.first(), roll};
    }
    // Where another is still chosen, a first touch may be a destination; the second one chooses.
    if (acts.isEmpty() && !done_.contains("act") && aims()) {
        const QString id = idOfActor();
        const Found there = id.isEmpty() ? Found() : atCell(scene, lexicon_.cellOf(id));
        if (!there.isEmpty() && isOnce("actor again"))
            return Move{*there.first(), "again: " + there.first()->name};
    }
    if (!acts.isEmpty() && isOnce("act again")) return Move{*acts.first(), acts.first()->name};
    return {};
}

}  // namespace adjutant::evenings
