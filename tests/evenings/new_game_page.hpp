// SPDX-License-Identifier: GPL-3.0-or-later
// From the home page to the table: which game, its options, who plays, and Play.
#pragma once

#include <optional>

#include "tests/evenings/hand.hpp"
#include "tests/evenings/plan.hpp"

namespace adjutant::evenings {

class NewGamePage {
  public:
    NewGamePage(Hand& hand, const Plan& plan) : hand_(hand), plan_(plan) {}

    /// What could not be done, in sentences; empty when Play was touched and all that counts was chosen
    /// before.
    [[nodiscard]] QStringList fill();

  private:
    /// Nothing where the page does not ask for it.
    std::optional<bool> set(const Choice& choice);
    std::optional<bool> setHere(const Scene& scene, const Choice& choice);
    std::optional<bool> stepTo(Scene scene, const QString& field, int wanted);
    bool play();

    Hand& hand_;
    const Plan& plan_;
};

}  // namespace adjutant::evenings
