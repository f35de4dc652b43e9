// SPDX-License-Identifier: GPL-3.0-or-later
// How the board is touched: who acts, and where.
#include <algorithm>

#include "companion/bridge/offer_params.hpp"
#include "tests/evenings/board_sight.hpp"
#include "tests/evenings/ways.hpp"

namespace adjutant::evenings {

using companion::actorParam;
using nlohmann::json;

namespace {

/// Is this what it is called, however it stands: "Infantry 1" is the name of "Infantry 1, open ground B6,
/// chosen"?
bool isCalled(const Seen& seen, const QString& called) {
    const QStringList parts = seen.name.split(QStringLiteral(", "));
    return std::any_of(parts.begin(), parts.end(),
                       [&](const QString& part) { return part.compare(called, Qt::CaseInsensitive) == 0; });
}

}  // namespace

Ways::Found Ways::atCell(const Scene& scene, const QString& cell) const {
    Found found;
    for (const Seen& seen : scene.all) {
        if (isOnBoard(seen) && boardId(seen) == cell) found.append(&seen);
    }
    if (!found.isEmpty()) return found;
    // Without a board places are cards with their names.
    for (const Seen* seen : scene.pressables(lexicon_.view().placeName(cell))) found.append(seen);
    return found;
}

/// The one who acts, or the first of those who do; "" where nobody is told.
QString Ways::idOfActor() const {
    const json* actor = actorParam(wish_.offer);
    if (actor == nullptr) return {};
    const std::string name = actor->at("name");
    if (!wish_.action.contains(name)) return {};
    const json& value = wish_.action.at(name);
    const json first = value.is_array() ? (value.empty() ? json() : value.front()) : value;
    return first.is_string() ? words(first) : QString();
}

/// What that one is called.
QString Ways::nameOfActor() const {
    const QString id = idOfActor();
    return id.isEmpty() ? id : lexicon_.valueOf(*actorParam(wish_.offer), id.toStdString());
}

/// A place in reach is a destination of who is chosen, whoever stands there: they are let go first.
std::optional<Move> Ways::toLetGo(const Scene& scene) {
    const QString id = idOfActor();
    if (!aims() || id.isEmpty()) return {};
    const auto isLitNow = [](const Seen* seen) {
        return holdsWords(seen->name, QStringLiteral("may be touched")) ||
               holdsWords(seen->name, QStringLiteral("in reach")) ||
               holdsWords(seen->name, QStringLiteral("a target"));
    };
    const Found there = atCell(scene, lexicon_.cellOf(id));
    if (std::none_of(there.begin(), there.end(), isLitNow)) return {};
    for (const Seen& seen : scene.all) {
        const bool chosen =
            seen.name.endsWith(QStringLiteral(", chosen")) && !seen.isChoice() && !seen.checked;
        if (chosen && seen.isPressable() && !there.contains(&seen)) return Move{seen, "let go: " + seen.name};
    }
    return {};
}

/// A card that is played from a hidden hand goes where somebody is chosen already, if it may: they are let go
/// first.
std::optional<Move> Ways::toLetGoForCard(const Scene& scene) {
    const json* where = actorParam(wish_.offer);
    if (where == nullptr || where->at("type") != "place") return {};
    const json choices = where->value("choices", json::array());
    for (const Seen& seen : scene.all) {
        if (!isOnBoard(seen) || !seen.isChosen()) continue;
        const QString cell = lexicon_.cellOf(boardId(seen));
        if (cell == idOfActor()) continue;
        const std::string id = cell.toStdString();
        if (std::find(choices.begin(), choices.end(), id) != choices.end() && isOnce("let go for the card"))
            return Move{seen, "let go: " + seen.name};
    }
    return {};
}

std::optional<Move> Ways::toActor(const Scene& scene) {
    const json* actor = actorParam(wish_.offer);
    if (actor == nullptr) return {};
    const std::string name = actor->at("name");
    if (!wish_.action.contains(name)) return {};
    const json& value = wish_.action.at(name);
    asked_.insert(words(actor->at("name")));
    const json first = value.is_array() ? (value.empty() ? json() : value.front()) : value;
    if (!first.is_string()) return {};
    const QString id = words(first);
    Found found;
    const QString called = lexicon_.valueOf(*actor, first);
    if (actor->at("type") != "place") {
        for (const Seen& seen : scene.all) {
            if (!seen.isPressable()) continue;
            if (isOnBoard(seen) ? boardId(seen) == id
                                : isCalled(seen, called) && !beginsWith(seen.name, label()))
                found.append(&seen);
        }
        // Among those of one side a shorter name may do: "Boss" for "Red's boss".
        for (const Seen& seen : scene.all) {
            if (found.isEmpty() && seen.isPressable() && !isOnBoard(seen) && seen.head().size() >= 3 &&
                called.endsWith(" " + seen.head(), Qt::CaseInsensitive))
                found.append(&seen);
        }
    }
    // Of two with one name the one that stands where it stands, and rather one that is in sight.
    const QString place = lexicon_.view().placeName(lexicon_.cellOf(id));
    const QString side = lexicon_.view().sideName(lexicon_.view().sideOf(id));
    QStringList sides;      // of the others
    QStringList elsewhere;  // where others of its name stand
    const json pieces = twin_.state().at("pieces");
    for (const auto& [other, piece] : pieces.items()) {
        const QString where = lexicon_.view().placeName(lexicon_.cellOf(QString::fromStdString(other)));
        if (const QString theirs =
                lexicon_.view().sideName(lexicon_.view().sideOf(QString::fromStdString(other)));
            theirs != side && !sides.contains(theirs))
            sides << theirs;
        if (where != place &&
            lexicon_.view().pieceName(QString::fromStdString(other)).compare(called, Qt::CaseInsensitive) ==
                0)
            elsewhere << where;
    }
    const auto isElsewhere = [&](const QString& name) {
        return std::any_of(elsewhere.begin(), elsewhere.end(),
                           [&](const QString& where) { return holdsWords(name, where); });
    };
    // One of another side is never meant.
    const auto isForeign = [&](const Seen* seen) {
        if (isOnBoard(*seen) || holdsWords(seen->name, side)) return false;
        return std::any_of(sides.begin(), sides.end(),
                           [&](const QString& other) { return holdsWords(seen->name, other); });
    };
    found.erase(std::remove_if(found.begin(), found.end(), isForeign), found.end());
    std::stable_sort(found.begin(), found.end(), [&](const Seen* a, const Seen* b) {
        const auto fits = [&](const Seen* seen) {
            return (holdsWords(seen->name, place) || (isOnBoard(*seen) && boardId(*seen) == id) ? 4 : 0) +
                   (holdsWords(seen->name, side) ? 2 : 0) + (seen->inView.height() > 20 ? 1 : 0) -
                   (isElsewhere(seen->name) ? 8 : 0);
        };
        return fits(a) > fits(b);
    });
    const bool atPlace = found.isEmpty() || actor->at("type") == "place";
    if (found.isEmpty()) found = atCell(scene, lexicon_.cellOf(id));
    if (found.isEmpty()) return {};
    // The place and who stands there are one to a finger: a second touch would let it go.
    const auto isChosen = [](const Seen* seen) { return seen->isChosen(); };
    if (atPlace) {
        const Found there = atCell(scene, lexicon_.cellOf(id));
        if (std::any_of(found.begin(), found.end(), isChosen) ||
            std::any_of(there.begin(), there.end(), isChosen)) {
            done_.insert(QStringLiteral("actor"));
            return {};
        }
    }
    if (found.first()->isChosen()) {
        done_.insert(QStringLiteral("actor"));
        return {};
    }
    return Move{*found.first(), QStringLiteral("who acts: ") + found.first()->name};
}

/// Is this the act that a touch on the place means, when who acts is chosen? It is the first that leads
/// there.
bool Ways::leadsThereAtOnce() const {
    const json* actor = actorParam(wish_.offer);
    for (const json& offer : offers_.at("actions")) {
        const json* other = actorParam(offer);
        if (other == nullptr || actor == nullptr) continue;
        for (const json& place : offer.at("params")) {
            if (place.at("type") != "place" || &place == other) continue;
            for (const json& wished : wish_.offer.at("params")) {
                if (wished.at("type") != "place" || &wished == actor ||
                    !wish_.action.contains(wished.at("name").get<std::string>()))
                    continue;
                const json& to = wish_.action.at(wished.at("name").get<std::string>());
                const json& choices = place.value("choices", json::array());
                if (other->value("choices", json::array()) != actor->value("choices", json::array()))
                    continue;
                if (std::find(choices.begin(), choices.end(), to) != choices.end())
                    return offer == wish_.offer;
            }
        }
    }
    return false;
}

std::optional<Move> Ways::toPlace(const Scene& scene) {
    const json* actor = actorParam(wish_.offer);
    for (const json& param : wish_.offer.at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") != "place" || &param == actor || !wish_.action.contains(name)) continue;
        const QString cell = lexicon_.cellOf(words(wish_.action.at(name)));
        const Found found = atCell(scene, cell);
        if (found.isEmpty()) continue;
        asked_.insert(words(param.at("name")));
        if (!isOnce(QStringLiteral("place ") + cell)) continue;
        return Move{*found.first(), QStringLiteral("the place ") + found.first()->name};
    }
    return {};
}

/// Does the board show that the place may be touched, now that it is chosen who acts?
bool Ways::isLit(const Scene& scene) const {
    const json* actor = actorParam(wish_.offer);
    for (const json& param : wish_.offer.at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") != "place" || &param == actor || !wish_.action.contains(name)) continue;
        const Found found = atCell(scene, lexicon_.cellOf(words(wish_.action.at(name))));
        return std::any_of(found.begin(), found.end(), [](const Seen* seen) {
            return !isOnBoard(*seen) || isLitMark(*seen) ||
                   holdsWords(seen->name, QStringLiteral("a target"));
        });
    }
    return true;
}

/// Is this the act that a touch on the one it is done to means? It is the first that aims at them.
bool Ways::isFirstToAimAt(const json& target) const {
    const json* actor = actorParam(wish_.offer);
    for (const json& offer : offers_.at("actions")) {
        const json* other = actorParam(offer);
        if (other == nullptr || actor == nullptr ||
            other->value("choices", json::array()) != actor->value("choices", json::array()))
            continue;
        for (const json& aimed : offer.at("params")) {
            if (&aimed == other || aimed.at("type") != "piece") continue;
            const json choices = aimed.value("choices", json::array());
            if (std::find(choices.begin(), choices.end(), target) != choices.end())
                return offer == wish_.offer;
        }
    }
    return true;
}

/// The one that it is done to, where it is lit as a target of who is chosen.
std::optional<Move> Ways::toTarget(const Scene& scene) {
    const json* actor = actorParam(wish_.offer);
    if (aims() || actor == nullptr || !done_.contains("actor")) return {};
    for (const json& param : wish_.offer.at("params")) {
        const std::string name = param.at("name");
        if (param.at("type") != "piece" || &param == actor || !wish_.action.contains(name) ||
            !isFirstToAimAt(wish_.action.at(name)))
            continue;
        for (const Seen& seen : scene.all) {
            if (isOnBoard(seen) && seen.isPressable() && boardId(seen) == words(wish_.action.at(name)) &&
                holdsWords(seen.name, QStringLiteral("a target")) && isOnce("target"))
                return Move{seen, QStringLiteral("the target ") + seen.name};
        }
    }
    return {};
}

/// Who goes, with all that stand beside them: those that are not meant stay behind.
json Ways::wholeStack(const json& group, const json& going) {
    json whole = group;
    if (going.empty()) return whole;
    const json pieces = twin_.state().at("pieces");
    const json first = pieces.at(going.front().get<std::string>());
    for (const auto& [id, piece] : pieces.items()) {
        const bool beside = piece.value("place", json()) == first.value("place", json()) &&
                            piece.value("side", json()) == first.value("side", json());
        if (beside) whole["choices"].push_back(id);
    }
    return whole;
}

bool Ways::aims() const { return lexicon_.view().look().isAimedByPlace(); }

/// Is it an act that no touch on a place means?
bool Ways::isQuiet() const { return lexicon_.view().look().act(words(wish_.offer.at("do"))).quiet; }

bool Ways::isPlaceTouched() const {
    return std::any_of(done_.begin(), done_.end(),
                       [](const QString& what) { return what.startsWith(QStringLiteral("place ")); });
}

}  // namespace adjutant::evenings
