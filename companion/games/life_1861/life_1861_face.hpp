// SPDX-License-Identifier: GPL-3.0-or-later
// The face of 1861: Life on the Battlefield.
#pragma once

#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class LifeFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(LifeFace)
  public:
    LifeFace();

    [[nodiscard]] const Acts& acts() const override;
    [[nodiscard]] const Params& params() const override;
    [[nodiscard]] const ChanceFaces& chances() const override;
    [[nodiscard]] const Names& kindSigns() const override;
    [[nodiscard]] const Names& signs() const override;
    [[nodiscard]] const Names& sideColours() const override;
    [[nodiscard]] const Names& placeSigns() const override;
    [[nodiscard]] const Names& grounds() const override;
    [[nodiscard]] Cover cover() const override;
    [[nodiscard]] FaceScreens screens() const override {
        return {.panel = "LifePanel.qml", .hero = "LifeHero.qml"};
    }
    [[nodiscard]] NewGame newGame() const override;
    [[nodiscard]] Rulings rulings() const override;
    [[nodiscard]] const Names& words() const override;
    [[nodiscard]] Coordinates coordinates() const override { return Coordinates::nameless; }
    [[nodiscard]] const char* openGround() const override { return QT_TR_NOOP("open hex "); }
    [[nodiscard]] const char* pieceNumber() const override { return ""; }
    [[nodiscard]] QStringList murmurs() const override;
    [[nodiscard]] std::vector<PieceMark> marks() const override;
    [[nodiscard]] std::vector<Stock> stocks() const override;
    [[nodiscard]] std::vector<PlotFace> plots() const override;
    [[nodiscard]] const char* numberPrefix(const QString& kind) const override;
    [[nodiscard]] std::vector<Good> goods(const GameScene& scene, const QString& place) const override;
};

namespace life_1861 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
