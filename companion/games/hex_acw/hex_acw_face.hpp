// SPDX-License-Identifier: GPL-3.0-or-later
// The face of the gridded American Civil War.
#pragma once

#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class HexAcwFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(HexAcwFace)
  public:
    HexAcwFace();

    [[nodiscard]] const Acts& acts() const override;
    [[nodiscard]] const Params& params() const override;
    [[nodiscard]] const Names& signs() const override;
    [[nodiscard]] const Names& sideColours() const override;
    [[nodiscard]] const Names& placeSigns() const override;
    [[nodiscard]] const Names& grounds() const override;
    [[nodiscard]] Cover cover() const override;
    [[nodiscard]] FaceScreens screens() const override { return {.aside = "HexAcwAside.qml"}; }
    [[nodiscard]] NewGame newGame() const override;
    [[nodiscard]] Rulings rulings() const override;
    [[nodiscard]] const Names& words() const override;
    [[nodiscard]] Coordinates coordinates() const override { return Coordinates::all; }
    [[nodiscard]] const char* openGround() const override { return QT_TR_NOOP("Open "); }
    [[nodiscard]] std::vector<PieceMark> marks() const override;
    [[nodiscard]] std::vector<Stock> stocks() const override;
    [[nodiscard]] std::vector<PlotFace> plots() const override;
    [[nodiscard]] bool rides(const QString& kind) const override;
    [[nodiscard]] const QMap<QString, int>& facings() const override;
    [[nodiscard]] std::optional<Setup> setup() const override;
};

namespace hex_acw {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
