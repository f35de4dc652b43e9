// SPDX-License-Identifier: GPL-3.0-or-later
// The controller of the table over an evening of its own; nothing that fails outside the game goes unseen.
#pragma once

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {

class AtTheTable : public testing::Test {
  protected:
    AtTheTable()
        : failed(&evening.table(), &TableController::failed),
          refused(&evening.table(), &TableController::refused) {}
    ~AtTheTable() override {
        for (const auto& sentence : failed) ADD_FAILURE() << sentence.at(0).toString().toStdString();
    }
    /// Lets the event loop reckon the odds of the offers.
    static void idle() {
        for (int i = 0; i < 200; ++i) QCoreApplication::processEvents();
    }

    Evening evening;
    TableController& table = evening.table();
    QSignalSpy failed;
    QSignalSpy refused;
};

}  // namespace adjutant::companion
