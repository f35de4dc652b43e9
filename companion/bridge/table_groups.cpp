// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks: some of the pieces on a place act together. Touching the place takes all that can; those that are
// left behind are touched away. Of what a place offers, the acts of the whole group come before those of a
// part of it.
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {

using nlohmann::json;

namespace {

bool has(const json& list, const json& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// At most so many of the list, with one of each of these groups; the first ones otherwise.
json someOf(const json& list, const json& groups, std::size_t most) {
    json some = json::array();
    for (const json& group : groups) {
        const auto first =
            std::find_if(list.begin(), list.end(), [&](const json& item) { return has(group, item); });
        if (first != list.end() && some.size() < most) some.push_back(*first);
    }
    for (const json& item : list) {
        if (some.size() < most && !has(some, item)) some.push_back(item);
    }
    return some;
}

}  // namespace

/// The pieces on a cell that can go somewhere together.
json TableController::stackAt(const QString& cell) const {
    json stack = json::array();
    if (!aims() || cell.isEmpty() || !view_.offers().contains("actions")) return stack;
    const json quiet = view_.look().data().value("quiet", json::array());
    for (const json& offer : view_.offers().at("actions")) {
        const json* actor = actorParam(offer);
        if (actor == nullptr || !isGroup(*actor) || contains(quiet, textAt(offer, "do"))) continue;
        if (leadsTo(offer).empty()) continue;
        for (const json& piece : choicesOf(*actor)) {
            if (view_.cellOf(text(piece)) == cell && !has(stack, piece)) stack.push_back(piece);
        }
    }
    return stack;
}

/// Those of the chosen stack that are not left behind.
json TableController::going() const {
    json list = json::array();
    for (const json& piece : stackAt(view_.cellOf(chosen_))) {
        if (!staying_.contains(text(piece))) list.push_back(piece);
    }
    return list;
}

/// Who of the chosen group goes in an offer; null when it is not an act for them.
json TableController::goingIn(const json& offer) const {
    const json* actor = actorParam(offer);
    if (actor == nullptr || !isGroup(*actor)) return nullptr;
    const json mine = going();
    json list = json::array();
    for (const json& piece : choicesOf(*actor)) {
        if (has(mine, piece)) list.push_back(piece);
    }
    const json groups = actor->value("one-of-each", json::array());
    const bool complete = std::all_of(groups.begin(), groups.end(), [&](const json& group) {
        return std::any_of(group.begin(), group.end(), [&](const json& piece) { return has(list, piece); });
    });
    if (!complete || list.size() < actor->value("min", std::size_t{0}) || list.empty()) return nullptr;
    const std::size_t most = actor->value("max", list.size());
    return list.size() > most ? someOf(list, groups, most) : list;
}

/// What the chosen one could do at a cell: where the whole group can act, only that; else the largest part of
/// it that can, for each kind of act.
json TableController::offersTo(const QString& cell) const {
    const json quiet = view_.look().data().value("quiet", json::array());
    const std::size_t all = going().size();
    json whole = json::array();
    std::map<std::string, std::pair<std::size_t, json>> parts;
    std::vector<std::string> order;
    for (const json& offer : offersOf(chosen_)) {
        if (!leadsTo(offer).contains(cell)) continue;
        const json* actor = actorParam(offer);
        if (!isGroup(*actor)) {
            whole.push_back(offer);
            continue;
        }
        if (contains(quiet, textAt(offer, "do"))) continue;
        const json list = goingIn(offer);
        if (list.is_null()) continue;
        if (list.size() == all) whole.push_back(offer);
        const std::string label = offer.value("label", "");
        auto& part = parts[label];
        if (part.first == 0) order.push_back(label);
        if (list.size() > part.first) part = {list.size(), offer};
    }
    if (!whole.empty() || parts.empty()) return whole;
    for (const std::string& label : order) whole.push_back(parts.at(label).second);
    return whole;
}

/// In the open nobody but the table knows who stands together: none goes until it is touched.
bool TableController::knowsNobody() const {
    const json quiet = view_.look().data().value("quiet", json::array());
    const json offers = offersOf(chosen_);
    return std::any_of(offers.begin(), offers.end(), [&](const json& offer) {
        const json* actor = actorParam(offer);
        return isGroup(*actor) && !contains(quiet, textAt(offer, "do")) && !leadsTo(offer).empty() &&
               !actor->contains("default");
    });
}

void TableController::gather() {
    staying_.clear();
    if (!aims() || chosen_.isEmpty() || !knowsNobody()) return;
    const json stack = stackAt(view_.cellOf(chosen_));
    for (const json& piece : stack) staying_.append(text(piece));
}

QVariantList TableController::group() const {
    QVariantList list;
    if (looking_ > 0 || resting_) return list;
    for (const json& piece : stackAt(view_.cellOf(chosen_))) {
        const QString id = text(piece);
        list.append(QVariantMap{{"id", id},
                                {"label", view_.pieceName(id)},
                                {"sign", view_.signOf("piece", id)},
                                {"going", !staying_.contains(id)}});
    }
    return list;
}

/// A piece of the chosen stack stays behind or goes again; somebody always goes.
void TableController::touchOfGroup(const QString& id) {
    if (staying_.contains(id))
        staying_.removeAll(id);
    else if (going().size() > 1 || knowsNobody())
        staying_.append(id);
    const QString aimed = aimed_;
    letAim();
    if (!aimed.isEmpty() && !offersTo(aimed).empty()) return aimAt(aimed);
    refreshLegal();
    emit legalChanged();
}

/// What waits for a player out of turn (`due` in the look file) needs no touch to be taken up: its stack is
/// chosen, or its sheet opens.
void TableController::chooseWhatIsDue() {
    if (!chosen_.isEmpty() || !aims() || looking_ > 0 || resting_) return;
    const json due = view_.look().data().value("due", json::array());
    for (const json& offer : view_.offers().at("actions")) {
        const json* actor = actorParam(offer);
        if (actor == nullptr || !contains(due, textAt(offer, "do"))) continue;
        if (!leadsTo(offer).empty()) {
            chosen_ = text(choicesOf(*actor).at(0));
            return;
        }
        const QString id = textAt(offer, "id");
        QTimer::singleShot(0, this, [this, id] { openOffer(id); });
        return;
    }
}

/// "Richmond: 3 infantry", of those that go.
QString TableController::chosenWords() const {
    if (chosen_.isEmpty()) return {};
    const QString cell = view_.cellOf(chosen_);
    const json& pieces = view_.state().value("pieces", json::object());
    json mine = going();
    if (mine.empty() && aims() && view_.isPiece(chosen_)) {
        const json side = pieces.at(chosen_.toStdString()).value("side", json());
        for (const auto& [id, piece] : pieces.items()) {
            if (textAt(piece, "place") == cell && piece.value("side", json()) == side) mine.push_back(id);
        }
    }
    if (mine.empty()) return view_.isPiece(chosen_) ? view_.pieceName(chosen_) : view_.placeName(chosen_);
    std::vector<std::pair<QString, int>> kinds;
    for (const json& piece : mine) {
        const QString kind = textAt(pieces.at(piece.get<std::string>()), "kind");
        const auto known =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& seen) { return seen.first == kind; });
        if (known == kinds.end())
            kinds.emplace_back(kind, 1);
        else
            ++known->second;
    }
    const auto manyOf = [&](const QString& kind, int count) {
        const QString many = kind + QStringLiteral("s");
        const bool plural =
            count > 1 && view_.look().data().value("words", json::object()).contains(many.toStdString());
        return view_.look().word(plural ? many : kind).toLower();
    };
    QStringList words;
    for (const auto& [kind, count] : kinds)
        words.append(QStringLiteral("%1 %2").arg(count).arg(manyOf(kind, count)));
    return view_.placeName(cell) + QStringLiteral(": ") + words.join(QStringLiteral(", "));
}

QString TableController::progress() const {
    const json look = view_.look().data().value("progress", json::object());
    if (look.empty() || textAt(look, "phase") != shown_.phase || shown_.active.isEmpty()) return {};
    int all = 0;
    int done = 0;
    for (const json& piece : view_.state().value("pieces", json::object())) {
        if (textAt(piece, "side") != shown_.active || piece.value("out", false)) continue;
        ++all;
        if (piece.value(look.at("flag").get<std::string>(), false)) ++done;
    }
    return textAt(look, "words").arg(done).arg(all);
}

/// Where the table's coin decides what is aimed at, its sides stand on the offer bar instead of the act.
json TableController::sidesOfTheCoin() const {
    if (!isAiming() || diceMode_ != QStringLiteral("table") || !draft_.isReady()) return nullptr;
    const json reply = play_->table->game()->ask({{"ask", "faces"}, {"action", draft_.request()}});
    if (!reply.value("ok", false) || !reply.at("need").is_object()) return nullptr;
    if (reply.at("need").value("dice", "") != "coin") return nullptr;
    return reply.at("need").at("choices");
}

}  // namespace adjutant::companion
