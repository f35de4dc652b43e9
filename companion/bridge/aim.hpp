// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen at the table and what it is aimed at: who goes, and which act leads where. It follows from
// the offers, from who is chosen and from who stays behind, and is worked out once when one of them changes.
// On a board of places a place or a stack is chosen; where more than one act leads to the same place, or its
// price should be seen first, it is aimed at.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "companion/bridge/chosen_stack.hpp"
#include "companion/bridge/offer_index.hpp"
#include "companion/bridge/open_choices.hpp"
#include "companion/session.hpp"

namespace adjutant::companion {

class Aim {
  public:
    Aim(const TableView& view, const OfferIndex& offers, const OpenChoices& choices, const Session& session)
        : view_(view), offers_(offers), choices_(choices), session_(session), stack_(view, offers) {}

    /// Is the board touched place by place?
    [[nodiscard]] bool byPlace() const { return offers_.byPlace(); }

    /// A piece or a place, and all of its stack; empty: nothing. It is aimed at nothing then.
    void choose(const QString& id);
    /// A piece of the stack stays behind, or goes again.
    void leaveOrTake(const QString& piece);
    /// Only this act of the chosen one, which was asked for by its own button, leads anywhere.
    void askFor(const QString& offer);
    /// Aims at a place of the board; empty: at nothing.
    void aimAt(const QString& place) { place_ = place; }

    [[nodiscard]] const QString& chosen() const { return chosen_; }
    [[nodiscard]] const ChosenStack& stack() const { return stack_; }
    [[nodiscard]] const QString& place() const { return place_; }

    /// What the chosen one could do at a cell: where the whole group can act, only that; else the largest
    /// part of it that can, for each kind of act.
    [[nodiscard]] const OfferIndex::List& offersTo(const QString& cell) const;
    /// With something aimed at, only the acts that lead there.
    [[nodiscard]] bool admits(const OfferFacts& offer) const;
    /// The cells that the chosen one may go to, and those that it may be aimed at; by place.
    [[nodiscard]] QStringList legal() const { return lit(false); }
    [[nodiscard]] QStringList targets() const { return lit(true); }
    /// One of the others of the same side who stand there already and may be chosen themselves; "" for
    /// nobody.
    [[nodiscard]] QString companyAt(const QString& cell) const;
    /// Only a part of those who are to go would go.
    [[nodiscard]] bool leavesSome(const OfferFacts& offer) const;
    /// Who of the stack goes where it is aimed, or would go anywhere while it is not.
    [[nodiscard]] QStringList going() const;
    /// Why one who is to go cannot go where the stack is aimed, in the engine's words; empty when it goes.
    [[nodiscard]] QString whyStays(const QString& piece) const;
    /// By which means the stack gets to each place: words of the engine.
    [[nodiscard]] QVariantMap ways() const;
    /// The action of an offer against a place, as it would be sent with what is chosen beside it.
    [[nodiscard]] nlohmann::json actionAt(const OfferFacts& offer, const QString& place) const;

  private:
    void workOut();
    [[nodiscard]] QStringList lit(bool aimed) const;
    [[nodiscard]] bool leads(const OfferFacts& offer) const;

    const TableView& view_;
    const OfferIndex& offers_;
    const OpenChoices& choices_;
    const Session& session_;
    ChosenStack stack_;
    QString chosen_, place_, asked_;
    QHash<QString, OfferIndex::List> leading_;  ///< cell → what leads there
};

}  // namespace adjutant::companion
