// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of the offers on the bar, as they would be sent with their likely values: reckoned one at a time,
// so that no frame waits for them.
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include "companion/bridge/offer_index.hpp"
#include "companion/session.hpp"

namespace adjutant::companion {

class OfferOdds {
  public:
    OfferOdds(const TableView& view, const OfferIndex& offers, const Session& session)
        : view_(view), offers_(offers), session_(session) {}

    /// Something has happened: nothing is known.
    void forget();
    /// The offers that are shown; of these the odds are wanted.
    void want(const QStringList& ids);
    [[nodiscard]] bool isDone() const { return due_.isEmpty(); }
    /// Reckons the first that is still due; null when that offer is no more.
    const OfferFacts* reckonOne();
    /// The chance of success ("67%"); empty while it is not known, and where there is none.
    [[nodiscard]] QString percentOf(const QString& id) const { return known_.value(id); }
    /// The same with what it is of, for the edge of a counter: "67% hit".
    [[nodiscard]] QString flagOf(const OfferFacts& offer) const;

  private:
    [[nodiscard]] QString reckon(const OfferFacts& offer);

    const TableView& view_;
    const OfferIndex& offers_;
    const Session& session_;
    QStringList due_;
    QHash<QString, QString> known_;  ///< id of an offer → its chance
};

}  // namespace adjutant::companion
