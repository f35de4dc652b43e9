// SPDX-License-Identifier: GPL-3.0-or-later
// Refuses answers that a chance does not allow, in words that a referee could read out.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/chances.hpp"
#include "engine/core/wording.hpp"

namespace adjutant {

/// `bad-roll`. `nameOf`: what people call an id that may come up.
[[nodiscard]] Refusal badRoll(const Chance& chance, const SuppliedAnswer& got, const Wording& wording,
                              const std::function<std::string(const std::string&)>& nameOf);

/// The referee's answers, with another's words for those that cannot come up.
class ExplainedRolls final : public Chances {
  public:
    using Explain = std::function<Refusal(const Chance&, const SuppliedAnswer&)>;

    ExplainedRolls(const std::vector<SuppliedAnswer>& answers, Chances& rest, Explain explain)
        : answers_(answers), rolls_(answers, rest), explain_(std::move(explain)) {}

    Answered answer(const Chance& chance) override;
    [[nodiscard]] std::size_t leftOver() const { return rolls_.leftOver(); }

  private:
    const std::vector<SuppliedAnswer>& answers_;
    SuppliedRolls rolls_;
    Explain explain_;
};

}  // namespace adjutant
