// SPDX-License-Identifier: GPL-3.0-or-later
// From the verdict to the end of the evening: the report is read and saved, and a sheet is made on the home
// page's way. What the app says of it is put away, by its cross and by Escape.
#pragma once

#include <QStringList>

#include "tests/evenings/hand.hpp"

namespace adjutant::evenings {

class Farewell {
  public:
    explicit Farewell(Hand& hand) : hand_(hand) {}

    /// What could not be done, in sentences.
    [[nodiscard]] QStringList say();

  private:
    void readReport();
    void printSheet();
    [[nodiscard]] bool isShown(const QString& words) const;
    bool press(const QString& words, const QString& where);

    Hand& hand_;
    QStringList faults_;
};

}  // namespace adjutant::evenings
