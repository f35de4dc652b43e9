// SPDX-License-Identifier: GPL-3.0-or-later
// One state of a game with names for what is in it, as a face is asked to show it.
#pragma once

#include <QString>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

class GameFace;

class GameScene {
  public:
    using json = nlohmann::json;

    GameScene() = default;
    virtual ~GameScene() = default;
    GameScene(const GameScene&) = delete;
    GameScene& operator=(const GameScene&) = delete;

    [[nodiscard]] virtual const json& state() const = 0;
    [[nodiscard]] virtual const GameFace& look() const = 0;
    [[nodiscard]] virtual bool isSide(const QString& id) const = 0;
    [[nodiscard]] virtual QString sideName(const QString& id) const = 0;
    [[nodiscard]] virtual QString cardName(const QString& id) const = 0;
    /// Whatever it is the id of: a piece, a side, a place, a word.
    [[nodiscard]] virtual QString nameOf(const QString& id) const = 0;
    /// The colour of whoever an id belongs to; "nobody" for others.
    [[nodiscard]] virtual QString colourOf(const QString& id) const = 0;
};

}  // namespace adjutant::companion
