// SPDX-License-Identifier: GPL-3.0-or-later
// The face of Civil War Game 1863.
#pragma once

#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class CivilWarFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(CivilWarFace)
  public:
    CivilWarFace();

    [[nodiscard]] const Acts& acts() const override;
    [[nodiscard]] const Params& params() const override;
    [[nodiscard]] const Names& signs() const override;
    [[nodiscard]] const Names& sideColours() const override;
    [[nodiscard]] const Names& kindSigns() const override;
    [[nodiscard]] const Names& placeSigns() const override;
    [[nodiscard]] const Names& grounds() const override;
    [[nodiscard]] Cover cover() const override;
    [[nodiscard]] FaceScreens screens() const override { return {.aside = "CivilWarAside.qml"}; }
    [[nodiscard]] NewGame newGame() const override;
    [[nodiscard]] Rulings rulings() const override;
    [[nodiscard]] const Names& words() const override;
    [[nodiscard]] bool isAimedByPlace() const override { return true; }
    [[nodiscard]] Coordinates coordinates() const override { return Coordinates::nameless; }
    [[nodiscard]] Tiles tiles() const override { return Tiles::none; }
    [[nodiscard]] std::vector<Stock> stocks() const override;
    [[nodiscard]] bool isLandmark(const QString& mark) const override;
    [[nodiscard]] QString cellOf(const json& state, const QString& id) const override;
    [[nodiscard]] json counters(const GameScene& scene, const json& pieces,
                                const json& places) const override;
    [[nodiscard]] std::vector<Badge> badges(const GameScene& scene, const json& place) const override;
    [[nodiscard]] QString ownerOf(const json& state, const json& place) const override;
    [[nodiscard]] QString progress(int done, int all) const override;
};

namespace civil_war_1863 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
