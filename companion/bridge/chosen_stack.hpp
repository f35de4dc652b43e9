// SPDX-License-Identifier: GPL-3.0-or-later
// The stack that is chosen on a board of stacks: touching a place takes all of its pieces that can go
// somewhere together; those that are left behind are touched away. Where only a part of it can act, that part
// goes.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include "companion/bridge/offer_index.hpp"

namespace adjutant::companion {

class ChosenStack {
  public:
    ChosenStack(const TableView& view, const OfferIndex& offers) : view_(view), offers_(offers) {}

    /// The stack of this piece or place as the offers are now; nobody of it stays behind. Empty: none.
    void gather(const QString& chosen);
    /// A piece stays behind, or goes again. Somebody always goes.
    void leaveOrTake(const QString& piece);

    [[nodiscard]] const QStringList& pieces() const { return pieces_; }
    [[nodiscard]] const QStringList& going() const { return going_; }
    /// Who of it goes in an act of a group; nobody when it is not an act for them.
    [[nodiscard]] QStringList goingIn(const OfferFacts& offer) const;
    /// "Richmond: 3 infantry", of those that go; the name of what is chosen where nobody does.
    [[nodiscard]] QString words() const;

  private:
    [[nodiscard]] bool movesTogether(const OfferFacts& offer) const;
    [[nodiscard]] QString counted(const QStringList& pieces) const;
    void sortOut();

    const TableView& view_;
    const OfferIndex& offers_;
    QString chosen_;
    QStringList pieces_, staying_, going_;
    bool knowsNobody_ = false;  ///< in the open only the table knows who stands together: none goes untouched
    mutable QHash<const OfferFacts*, QStringList> goingIn_;
};

}  // namespace adjutant::companion
