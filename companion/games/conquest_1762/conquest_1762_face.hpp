// SPDX-License-Identifier: GPL-3.0-or-later
// The face of 1762: Commerce and Conquest.
#pragma once

#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class ConquestFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(ConquestFace)
  public:
    ConquestFace();

    [[nodiscard]] const Acts& acts() const override;
    [[nodiscard]] const ChanceFaces& chances() const override;
    [[nodiscard]] const Names& kindSigns() const override;
    [[nodiscard]] const Names& signs() const override;
    [[nodiscard]] const Names& sideColours() const override;
    [[nodiscard]] const Names& grounds() const override;
    [[nodiscard]] const Names& regionTints() const override;
    [[nodiscard]] Cover cover() const override;
    [[nodiscard]] FaceScreens screens() const override {
        return {.aside = "ConquestAside.qml", .strip = "DealingsStrip.qml"};
    }
    [[nodiscard]] NewGame newGame() const override;
    [[nodiscard]] Rulings rulings() const override;
    [[nodiscard]] const Names& words() const override;
    [[nodiscard]] bool isAimedByPlace() const override { return true; }
    [[nodiscard]] Tiles tiles() const override { return Tiles::inPlay; }
    [[nodiscard]] const char* cancelWords() const override;
    [[nodiscard]] std::vector<Stock> stocks() const override;
    [[nodiscard]] json counters(const GameScene& scene, const json& pieces,
                                const json& places) const override;
    [[nodiscard]] std::vector<Badge> badges(const GameScene& scene, const json& place) const override;
    [[nodiscard]] std::optional<Badge> chip(const GameScene& scene, const QString& place) const override;
    [[nodiscard]] QString ownerOf(const json& state, const json& place) const override;
    [[nodiscard]] std::optional<Holding> holding() const override;
    [[nodiscard]] QStringList contested(const json& state) const override;
};

namespace conquest_1762 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
