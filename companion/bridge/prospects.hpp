// SPDX-License-Identifier: GPL-3.0-or-later
// What may come of an aimed act before it is done: a flag for each place on the board, and beside it a line
// for each way of doing it.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "companion/bridge/aim.hpp"
#include "companion/bridge/beside_board.hpp"
#include "engine/play/outcome_reading.hpp"

namespace adjutant::companion {

class Prospects {
  public:
    using json = nlohmann::json;

    Prospects(const TableView& view, const Aim& aim, const Session& session)
        : view_(view), aim_(aim), session_(session) {}

    /// A few signs for the edge of a counter: the odds, or what a sure battle would cost either side. Empty
    /// where there is nothing to say.
    [[nodiscard]] QString flagAt(const QString& cell);

    /// The act that is put together, where it is one of those at the place that is aimed at.
    struct Drafted {
        QString offer;  ///< its id; empty: none is
        const json& request;
    };
    /// What the chosen one could do to the place that is aimed at, and what may come of each.
    [[nodiscard]] QList<ActProspect> rows(const Drafted& drafted);
    /// The number that is listed with its prices (`tabled` in the face); null where an offer has none.
    [[nodiscard]] const json* tabledIn(const OfferFacts& offer) const;

  private:
    [[nodiscard]] QString flagOf(const OfferFacts& offer, const QString& cell);
    /// Who falls on either side, where the rules tell.
    [[nodiscard]] std::optional<OutcomeReading::Both> lossesOf(const json& outcome, const json& action) const;
    [[nodiscard]] QString wordsOf(const json& outcome, const json& action) const;
    [[nodiscard]] std::optional<ActProspect> row(const OfferFacts& offer, const json& action);
    void addTable(QList<ActProspect>& list, const OfferFacts& offer, const json& stepped,
                  const json* request);

    const TableView& view_;
    const Aim& aim_;
    const Session& session_;
};

}  // namespace adjutant::companion
