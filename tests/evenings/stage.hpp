// SPDX-License-Identifier: GPL-3.0-or-later
// The app as it is used: its own window over a campaign file in a folder, which goes away with it where none
// is given.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSize>
#include <QTemporaryDir>
#include <memory>
#include <optional>

#include "companion/bridge/companion.hpp"

namespace adjutant::evenings {

class Stage {
  public:
    Stage(QSize size, double text, const QString& folder = {});
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    [[nodiscard]] bool isOpen() const { return window_ != nullptr; }
    [[nodiscard]] QQuickWindow& window() const { return *window_; }
    [[nodiscard]] companion::Companion& companion() const { return *companion_; }
    [[nodiscard]] QQmlApplicationEngine& engine() const { return *engine_; }
    [[nodiscard]] std::string file() const { return (folder_ + "/evening.adjutant").toStdString(); }

  private:
    std::optional<QTemporaryDir> own_;
    QString folder_;
    std::unique_ptr<companion::Companion> companion_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;
};

}  // namespace adjutant::evenings
