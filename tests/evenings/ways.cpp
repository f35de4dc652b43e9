// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/ways.hpp"

#include <algorithm>
#include <map>

#include "companion/bridge/offer_params.hpp"

namespace adjutant::evenings {

using companion::actorParam;
using companion::isGroup;
using companion::isPieces;
using nlohmann::json;

namespace {

bool isIn(const Seen* sheet, const Seen& seen) {
    return sheet == nullptr ||
           (sheet->item != nullptr && seen.item != nullptr && sheet->item->isAncestorOf(seen.item));
}

/// The place or piece that a counter or a cell of a board stands for: where it lies is seen, not told.
QString boardId(const Seen& seen) {
    if (seen.item == nullptr) return {};
    const QVariant row = seen.item->property("row");
    if (!row.isValid()) return {};
    if (const QVariantMap map = row.toMap(); !map.isEmpty()) return map.value("id").toString();
    if (auto* object = row.value<QObject*>()) return object->property("id").toString();
    return {};
}

/// Is this what it is called, however it stands: "Infantry 1" is the name of "Infantry 1, open ground B6,
/// chosen"?
bool isCalled(const Seen& seen, const QString& called) {
    const QStringList parts = seen.name.split(QStringLiteral(", "));
    return std::any_of(parts.begin(), parts.end(),
                       [&](const QString& part) { return part.compare(called, Qt::CaseInsensitive) == 0; });
}

/// Does a heading of this title stand above it?
bool isUnder(const Scene& scene, const QString& title, const Seen& seen) {
    return std::any_of(scene.print.begin(), scene.print.end(), [&](const Seen& heading) {
        return beginsWith(heading.name, title) && heading.whole.top() < seen.whole.top() &&
               seen.whole.top() - heading.whole.top() < 220;
    });
}

/// Is it one of the things of a board, which holds cells and counters?
bool isOnBoard(const Seen& seen) {
    return seen.item != nullptr &&
           (QString::fromLatin1(seen.item->metaObject()->className()).startsWith("BoardMark") ||
            QString::fromLatin1(seen.item->metaObject()->className()).startsWith("BoardPiece"));
}

}  // namespace

void Ways::begin(const Wish& wish, const json& offers, const QString& dice) {
    wish_ = wish;
    offers_ = offers;
    dice_ = dice;
    rolls_ = json::array();
    due_ = json::array();
    done_.clear();
    asked_.clear();
}

QString Ways::label() const { return words(wish_.offer.at("label")); }

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
    if (auto move = onPad(scene)) return move;
    if (const Seen* sheet = scene.sheet()) return inSheet(scene, *sheet);
    return onTable(scene);
}

// ---- chances

std::optional<Move> Ways::onPad(const Scene& scene) {
    if (dice_ != QStringLiteral("table")) return {};
    json action = wish_.action;
    action["rolls"] = rolls_;
    const json need = twin_.needOf(action);
    if (!need.is_object() && due_.empty()) return {};
    const bool dice = due_.empty() ? !need.contains("choices") : true;
    const auto key = [&](const QString& head) -> const Seen* {
        for (const Seen& seen : scene.all) {
            if (seen.isPressable() &&
                (seen.head() == head || seen.head().section(QStringLiteral(": "), 0, 0) == head) &&
                !isOnBoard(seen))
                return &seen;
        }
        return nullptr;
    };
    if (!due_.empty()) {  // further dice of the answer that was begun
        const Seen* face = key(words(due_.front()));
        if (face == nullptr) return {};
        const Move move{*face, QStringLiteral("the face ") + words(due_.front()), false, true};
        due_.erase(0);
        return move;
    }
    // A pad shows every answer that may come; one of them alone may be something else.
    if (dice) {
        const std::string die = need.at("dice");
        const QString highest = QString::fromStdString(die.substr(die.find('d') + 1));
        if (scene.sheet() != nullptr || key("1") == nullptr || key(highest) == nullptr) return {};
    } else {
        int shown = 0;
        for (const json& choice : need.at("choices"))
            shown += key(lexicon_.answerOf(need, choice)) != nullptr ? 1 : 0;
        if (shown < std::min<int>(2, static_cast<int>(need.at("choices").size()))) return {};
        if (scene.sheet() != nullptr) return {};
    }
    const json answer = player_.answer(need);
    rolls_.push_back(answer);
    if (answer.is_array()) {
        due_ = answer;
        const json first = due_.front();
        const Seen* face = key(words(first));
        if (face == nullptr) return {};
        due_.erase(0);
        return Move{*face, QStringLiteral("the face ") + words(first), false, true};
    }
    const Seen* one = key(lexicon_.answerOf(need, answer));
    if (one == nullptr) return {};
    return Move{*one, QStringLiteral("the answer ") + words(answer), false, true};
}

// ---- a sheet

std::optional<Move> Ways::inSheet(const Scene& scene, const Seen& sheet) {
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
        const bool table = dice_ == QStringLiteral("table");
        if (beginsWith(sheet.name, label())) {
            if (const Seen* by = in(table ? QStringLiteral("Dice on the table") : QStringLiteral("Roll"))) {
                if (isOnce("roll")) return Move{*by, by->head()};
            }
        }
        if (!acts.isEmpty() && isOnce(QStringLiteral("act in ") + sheet.name))
            return Move{*acts.first(), acts.first()->name};
    }
    return {};
}

// ---- fields

/// Its choices as they are seen; of equal ones under several headings those under its own.
Ways::Found Ways::choicesOf(const Scene& scene, const Seen* sheet, const json& param,
                            const QString& label) const {
    Found found;
    for (const Seen* seen : scene.pressables(label)) {
        if (isIn(sheet, *seen) && !isOnBoard(*seen)) found.append(seen);
    }
    if (std::any_of(found.begin(), found.end(),
                    [&](const Seen* seen) { return seen->head().compare(label, Qt::CaseInsensitive) == 0; }))
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [&](const Seen* seen) {
                                       return seen->head().compare(label, Qt::CaseInsensitive) != 0;
                                   }),
                    found.end());
    const auto heading = [&](const json& of) -> const Seen* {
        const QString title = lexicon_.titleOf(of, wish_.offer);
        for (const Seen& seen : scene.print) {
            if (isIn(sheet, seen) && beginsWith(seen.name, title)) return &seen;
        }
        return nullptr;
    };
    const Seen* own = heading(param);
    if (own == nullptr) return found;
    double end = 1e9;
    for (const json& other : wish_.offer.at("params")) {
        if (other.at("name") == param.at("name")) continue;
        if (const Seen* next = heading(other); next != nullptr && next->whole.top() > own->whole.top())
            end = std::min(end, next->whole.top());
    }
    Found under;
    for (const Seen* seen : found) {
        if (seen->whole.top() >= own->whole.top() - 2 && seen->whole.top() < end) under.append(seen);
    }
    return under.isEmpty() ? found : under;
}

std::optional<Move> Ways::toNumber(const Scene& scene, const Seen* sheet, const QString& title, int wanted) {
    for (const Seen& seen : scene.all) {
        if (seen.isPressable() || !isIn(sheet, seen)) continue;
        const std::optional<int> number = numberIn(seen.name, title);
        if (!number || *number == wanted) continue;
        const QString key = title + (wanted > *number ? QStringLiteral(" more") : QStringLiteral(" less"));
        for (const Seen* step : scene.pressables(key)) {
            if (isIn(sheet, *step)) return Move{*step, key};
        }
    }
    return {};
}

std::optional<Move> Ways::toList(const Scene& scene, const Seen* sheet, const json& param,
                                 const json& wanted) {
    std::map<QString, int> counts;
    for (const json& choice : param.value("choices", json::array()))
        counts[lexicon_.valueOf(param, choice)] += 0;
    if (wanted.is_object()) {
        for (const auto& [item, count] : wanted.items())
            counts[lexicon_.valueOf(param, item)] += count.get<int>();
    } else {
        for (const json& item : wanted) ++counts[lexicon_.valueOf(param, item)];
    }
    const QString name = words(param.at("name"));
    // What is let go first: a list may be full.
    for (const bool less : {true, false}) {
        for (const auto& [label, count] : counts) {
            for (const Seen& seen : scene.all) {
                if (!isIn(sheet, seen)) continue;
                if (const auto number = numberIn(seen.name, label + ":")) {
                    asked_.insert(name);
                    if (less ? *number > count : *number < count) {
                        if (auto move = toNumber(scene, sheet, label, count)) return move;
                    }
                }
            }
            const Found found = choicesOf(scene, sheet, param, label);
            if (found.isEmpty()) continue;
            asked_.insert(name);
            const auto chosen = static_cast<int>(
                std::count_if(found.begin(), found.end(), [](const Seen* seen) { return seen->isChosen(); }));
            for (const Seen* seen : found) {
                if (less ? chosen > count && seen->isChosen() : chosen < count && !seen->isChosen())
                    return Move{*seen, seen->name};
            }
        }
    }
    return {};
}

/// The next field that does not show yet what is wanted.
std::optional<Move> Ways::toField(const Scene& scene, const Seen* sheet) {
    for (const json& param : wish_.offer.at("params")) {
        const std::string name = param.at("name");
        if (!wish_.action.contains(name)) continue;
        const json& wanted = wish_.action.at(name);
        const std::string type = param.at("type");
        if (&param == actorParam(wish_.offer) && (sheet == nullptr || !isGroup(param))) continue;
        const QString title = lexicon_.titleOf(param, wish_.offer);
        if (type == "int") {
            for (const Seen& seen : scene.all) {
                if (isIn(sheet, seen) && numberIn(seen.name, title)) asked_.insert(words(param.at("name")));
            }
            if (auto move = toNumber(scene, sheet, title, wanted.get<int>())) return move;
            // Few numbers are things to touch.
            for (const Seen* seen : choicesOf(scene, sheet, param, QString::number(wanted.get<int>()))) {
                if (seen->head() != QString::number(wanted.get<int>()) ||
                    (sheet == nullptr && !isUnder(scene, title, *seen)))
                    continue;
                asked_.insert(words(param.at("name")));
                if (!seen->isChosen()) return Move{*seen, seen->name};
            }
        } else if (type == "bool") {
            for (const Seen& seen : scene.all) {
                if (!isIn(sheet, seen) || !seen.isPressable() || !beginsWith(seen.name, title)) continue;
                asked_.insert(words(param.at("name")));
                const bool now = seen.checked || holdsWords(seen.name, QStringLiteral("yes"));
                if (now != wanted.get<bool>()) return Move{seen, seen.name};
            }
        } else if (type == "list" || type == "resources") {
            if (auto move = toList(scene, sheet, param, wanted)) return move;
        } else if (type == "pairs") {
            continue;
        } else if (type != "text" && sheet != nullptr && param.value("choices", json::array()).size() > 1) {
            if (auto move = toList(scene, sheet, param, json::array({wanted}));
                move && !move->seen.isChosen())
                return move;
        }
    }
    return {};
}

// ---- the table

Ways::Found Ways::labelled(const Scene& scene, const Seen* sheet) const {
    Found found;
    for (const Seen* seen : scene.pressables(label())) {
        if (isIn(sheet, *seen) && !isOnBoard(*seen)) found.append(seen);
    }
    // Beside who is chosen it may be said shorter: "Move" for "Move Red's boss".
    if (found.isEmpty() && sheet == nullptr && done_.contains("actor")) {
        for (const Seen& seen : scene.all) {
            if (seen.isPressable() && !isOnBoard(seen) && seen.head().size() >= 3 &&
                beginsWith(label(), seen.head()))
                found.append(&seen);
        }
    }
    // The one that tells the rest of it as well stands first.
    const QString note = words(wish_.offer.value("note", json(""))).section(QStringLiteral(": "), -1);
    std::stable_sort(found.begin(), found.end(), [&](const Seen* a, const Seen* b) {
        const auto fits = [&](const Seen* seen) {
            return note.isEmpty() ? 0
                                  : static_cast<int>(seen->name.contains(note) || seen->said.contains(note));
        };
        return fits(a) > fits(b);
    });
    return found;
}

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
    QStringList elsewhere;  // where others of its name stand
    const json pieces = twin_.state().at("pieces");
    for (const auto& [other, piece] : pieces.items()) {
        const QString where = lexicon_.view().placeName(lexicon_.cellOf(QString::fromStdString(other)));
        if (where != place &&
            lexicon_.view().pieceName(QString::fromStdString(other)).compare(called, Qt::CaseInsensitive) ==
                0)
            elsewhere << where;
    }
    const auto isElsewhere = [&](const QString& name) {
        return std::any_of(elsewhere.begin(), elsewhere.end(),
                           [&](const QString& where) { return holdsWords(name, where); });
    };
    std::stable_sort(found.begin(), found.end(), [&](const Seen* a, const Seen* b) {
        const auto fits = [&](const Seen* seen) {
            return (holdsWords(seen->name, place) || (isOnBoard(*seen) && boardId(*seen) == id) ? 4 : 0) +
                   (holdsWords(seen->name, side) ? 2 : 0) + (seen->inView.height() > 20 ? 1 : 0) -
                   (isElsewhere(seen->name) ? 8 : 0);
        };
        return fits(a) > fits(b);
    });
    if (found.isEmpty()) found = atCell(scene, lexicon_.cellOf(id));
    if (found.isEmpty()) return {};
    if (found.first()->isChosen()) return {};
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

bool Ways::aims() const { return lexicon_.view().look().data().value("aim", false); }

bool Ways::isPlaceTouched() const {
    return std::any_of(done_.begin(), done_.end(),
                       [](const QString& what) { return what.startsWith(QStringLiteral("place ")); });
}

/// A hidden hand is opened by its owner with a touch that is held.
std::optional<Move> Ways::toHand(const Scene& scene) {
    const QString owner = lexicon_.view().sideName(words(wish_.offer.at("secret")));
    for (const Seen& seen : scene.all) {
        if (!seen.isPressable() || !holdsWords(seen.name, owner) ||
            !holdsWords(seen.name, QStringLiteral("hold")))
            continue;
        if (!isOnce("hand")) return {};
        return Move{.seen = seen, .what = seen.name, .held = true};
    }
    const Found standing = scene.pressables(QStringLiteral("How it stands"));
    if (!standing.isEmpty() && isOnce("standing"))
        return Move{*standing.first(), QStringLiteral("How it stands")};
    return {};
}

std::optional<Move> Ways::onTable(const Scene& scene) {
    if (wish_.offer.contains("secret")) {
        if (auto move = toHand(scene)) return move;
    }
    if (!done_.contains("act")) {
        if (auto move = toActor(scene)) {
            if (isOnce(QStringLiteral("actor"))) return move;
        }
        // Where the board is touched place by place, who goes comes before where.
        const json* actor = actorParam(wish_.offer);
        if (aims() && actor != nullptr && isGroup(*actor) && !isPlaceTouched() &&
            wish_.action.contains(actor->at("name").get<std::string>())) {
            if (auto move =
                    toList(scene, nullptr, *actor, wish_.action.at(actor->at("name").get<std::string>())))
                return move;
        }
        if (aims() || leadsThereAtOnce()) {
            if (auto move = toPlace(scene)) return move;
        }
    }
    if (auto move = toField(scene, nullptr)) return move;
    const Found acts = labelled(scene, nullptr);
    if (!acts.isEmpty() && isOnce("act")) return Move{*acts.first(), acts.first()->name};
    if (acts.isEmpty() && !done_.contains("act")) {
        const Found more = scene.pressables(QStringLiteral("More"));
        if (!more.isEmpty() && isOnce("more")) return Move{*more.first(), QStringLiteral("More")};
    }
    if (auto move = toPlace(scene)) return move;
    // Where the act is shown without a sheet it is rolled from the bar.
    const QStringList rolls = dice_ == QStringLiteral("table")
                                  ? QStringList{"Table die", "Dice on the table", "Table dice"}
                                  : QStringList{"Roll"};
    for (const QString& roll : rolls) {
        const Found by = scene.pressables(roll);
        if (!by.isEmpty() && isOnce("roll")) return Move{*by.first(), roll};
    }
    if (!acts.isEmpty() && isOnce("act again")) return Move{*acts.first(), acts.first()->name};
    return {};
}

}  // namespace adjutant::evenings
