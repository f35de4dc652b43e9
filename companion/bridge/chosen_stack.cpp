// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/chosen_stack.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// At most so many of the list, with one of each of these groups; the first ones otherwise.
QStringList someOf(const QStringList& list, const json& groups, qsizetype most) {
    QStringList some;
    for (const json& group : groups) {
        const auto first = std::find_if(list.begin(), list.end(),
                                        [&](const QString& piece) { return contains(group, piece); });
        if (first != list.end() && some.size() < most) some.append(*first);
    }
    for (const QString& piece : list) {
        if (some.size() < most && !some.contains(piece)) some.append(piece);
    }
    return some;
}

QStringList partyFor(const json& who, const QStringList& candidates, const QStringList& going) {
    QStringList party;
    for (const QString& piece : candidates) {
        if (going.contains(piece)) party.append(piece);
    }
    const json& groups = under(who, "one-of-each");
    const bool complete = std::all_of(groups.begin(), groups.end(), [&](const json& group) {
        return std::any_of(party.begin(), party.end(),
                           [&](const QString& piece) { return contains(group, piece); });
    });
    if (!complete || party.size() < who.value("min", qsizetype{0})) return {};
    const auto most = who.value("max", party.size());
    return party.size() > most ? someOf(party, groups, most) : party;
}

}  // namespace

void ChosenStack::gather(const QString& chosen) {
    chosen_ = chosen;
    pieces_.clear();
    staying_.clear();
    const QString cell = view_.cellOf(chosen);
    if (offers_.byPlace() && !cell.isEmpty()) {
        for (const OfferFacts& offer : offers_.all()) {
            if (!offer.possible || !movesTogether(offer) || !offer.cells.contains(cell)) continue;
            for (const QString& piece : offer.candidates) {
                if (view_.cellOf(piece) == cell && !pieces_.contains(piece)) pieces_.append(piece);
            }
        }
    }
    const OfferIndex::List& mine = offers_.of(chosen);
    knowsNobody_ = std::any_of(mine.begin(), mine.end(), [&](const OfferFacts* offer) {
        return movesTogether(*offer) && !offer->actor->contains("default");
    });
    if (knowsNobody_) staying_ = pieces_;
    sortOut();
}

bool ChosenStack::movesTogether(const OfferFacts& offer) const {
    return offer.group && !offer.face->quiet && !offer.leadsTo.isEmpty();
}

void ChosenStack::leaveOrTake(const QString& piece) {
    if (staying_.contains(piece))
        staying_.removeAll(piece);
    else if (going_.size() > 1 || knowsNobody_)
        staying_.append(piece);
    sortOut();
}

void ChosenStack::sortOut() {
    goingIn_.clear();
    going_.clear();
    for (const QString& piece : pieces_) {
        if (!staying_.contains(piece)) going_.append(piece);
    }
}

QStringList ChosenStack::goingIn(const OfferFacts& offer) const {
    if (!offer.group) return {};
    const auto known = goingIn_.constFind(&offer);
    if (known != goingIn_.constEnd()) return *known;
    return *goingIn_.insert(&offer, partyFor(*offer.actor, offer.candidates, going_));
}

QString ChosenStack::words() const {
    if (chosen_.isEmpty()) return {};
    QStringList mine = going_;
    if (mine.isEmpty() && offers_.byPlace() && view_.isPiece(chosen_)) {
        const QString cell = view_.cellOf(chosen_);
        const QString side = view_.sideOf(chosen_);
        for (const auto& [id, piece] : under(view_.state(), "pieces").items()) {
            if (textAt(piece, "place") == cell && textAt(piece, "side") == side)
                mine.append(QString::fromStdString(id));
        }
    }
    if (mine.isEmpty()) return view_.isPiece(chosen_) ? view_.pieceName(chosen_) : view_.placeName(chosen_);
    return view_.placeName(view_.cellOf(chosen_)) + QStringLiteral(": ") + counted(mine);
}

/// "3 infantry, 1 cavalry"
QString ChosenStack::counted(const QStringList& pieces) const {
    std::vector<std::pair<QString, int>> kinds;
    for (const QString& piece : pieces) {
        const QString kind = textAt(under(under(view_.state(), "pieces"), piece.toStdString()), "kind");
        const auto known =
            std::find_if(kinds.begin(), kinds.end(), [&](const auto& seen) { return seen.first == kind; });
        if (known == kinds.end())
            kinds.emplace_back(kind, 1);
        else
            ++known->second;
    }
    QStringList words;
    for (const auto& [kind, count] : kinds) {
        const QString many = kind + QStringLiteral("s");
        const bool plural = count > 1 && view_.look().hasWord(many);
        words.append(
            QStringLiteral("%1 %2").arg(count).arg(inSentence(view_.look().word(plural ? many : kind))));
    }
    return words.join(QStringLiteral(", "));
}

}  // namespace adjutant::companion
