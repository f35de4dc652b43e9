// SPDX-License-Identifier: GPL-3.0-or-later
// Printing needs fonts, and fonts need a QGuiApplication; the offscreen platform needs no display.
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <memory>

namespace {

class QtEnvironment : public testing::Environment {
  public:
    void SetUp() override {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        app_ = std::make_unique<QGuiApplication>(count_, arguments_);
    }
    void TearDown() override { app_.reset(); }

  private:
    int count_ = 1;
    char name_[12] = "print_tests";
    char* arguments_[2] = {name_, nullptr};
    std::unique_ptr<QGuiApplication> app_;
};

const auto* const environment = testing::AddGlobalTestEnvironment(new QtEnvironment);

}  // namespace
