// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of finished games and of those who played them, in the app's language.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <nlohmann/json_fwd.hpp>

#include "companion/people/campaign_results.hpp"
#include "companion/people/dice_luck.hpp"

namespace adjutant::companion {

class ResultWords {
    Q_DECLARE_TR_FUNCTIONS(ResultWords)

  public:
    /// As lists of games show it: {id, name, system, systemName, colour, sign, played, resultWords, when,
    /// finished, archived}.
    [[nodiscard]] static nlohmann::json row(const GameResult&);
    [[nodiscard]] static QString system(const std::string& id);
    /// "3 March 2026"
    [[nodiscard]] static QString day(const std::string& at);
    /// "2 h 15 min" of what lies between two times; empty where one cannot be read.
    [[nodiscard]] static QString length(const std::string& from, const std::string& to);
    /// "3 in a row won, at most 5"
    [[nodiscard]] static QString streak(const PersonFigures&);
    /// "120 dice: 7.0 pips above what was to be expected. Fair dice stray by 18.7."
    [[nodiscard]] static QString luck(const DiceLuck&);
};

}  // namespace adjutant::companion
