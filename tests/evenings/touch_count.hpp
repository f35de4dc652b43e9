// SPDX-License-Identifier: GPL-3.0-or-later
// How many touches each act took, against what the ledgers' flows and the project's goals allow.
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <string>
#include <utility>

namespace adjutant::evenings {

/// Touches of one act: those of the usual one, for which nothing was chosen that the screen does not have
/// already, and of any.
struct Touches {
    int times = 0;
    int usualTimes = 0;
    int least = 0;  ///< of the usual ones
    int most = 0;   ///< of the usual ones
    int mostOfAll = 0;

    void add(int touches, bool usual);
    void add(const Touches& others);
};

class TouchCount {
  public:
    /// `faces` of dice that were entered by hand are not counted: they are what the table shows.
    void add(const std::string& system, const std::string& act, int touches, bool usual);
    void add(const TouchCount& others);

    /// The acts that took more than their goal even where they took least. What was done less often than that
    /// may have been done from odd places only: with another chosen, the map elsewhere, behind More.
    [[nodiscard]] QStringList tooMany(int timesToJudge = 3) const;
    [[nodiscard]] QString table() const;

  private:
    std::map<std::pair<std::string, std::string>, Touches> acts_;
};

/// How many touches this act may take; 0 where nothing is said.
[[nodiscard]] int goalOf(const std::string& system, const std::string& act);

}  // namespace adjutant::evenings
