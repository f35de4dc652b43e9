// SPDX-License-Identifier: GPL-3.0-or-later
// What an act leaves open where it is done by one touch: how many soldiers, how many dice, what is plundered.
// The likely value stands there; it is changed beside the board, before the act. Which acts: `beside` in the
// face.
#pragma once

#include <QString>
#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/beside_board.hpp"
#include "companion/bridge/offer_index.hpp"

namespace adjutant::companion {

class OpenChoices {
  public:
    using json = nlohmann::json;

    explicit OpenChoices(const TableView& view);
    ~OpenChoices();
    OpenChoices(const OpenChoices&) = delete;
    OpenChoices& operator=(const OpenChoices&) = delete;

    /// The offers are read again: what was chosen for the old ones is gone.
    void forget();
    /// What these offers leave open.
    [[nodiscard]] QList<OpenChoice> rows(const OfferIndex::List& shown) const;
    void choose(const OfferFacts& offer, const QString& name, const json& value);
    /// In or out of a list.
    void toggle(const OfferFacts& offer, const QString& name, const QString& item);
    /// The values that were chosen for an offer, by parameter.
    [[nodiscard]] json chosenFor(const OfferFacts& offer) const;

    /// The numbers of an offer as they stand: "7 soldiers" is "Soldiers 7".
    [[nodiscard]] QString wordsFor(const OfferFacts& offer) const;

  private:
    [[nodiscard]] OpenChoice row(const OfferFacts& offer, const json& param) const;
    [[nodiscard]] json valueOf(const OfferFacts& offer, const json& param) const;

    const TableView& view_;
    std::unique_ptr<json> chosen_;  ///< id of an offer → its values
};

}  // namespace adjutant::companion
