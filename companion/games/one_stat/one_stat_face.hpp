// SPDX-License-Identifier: GPL-3.0-or-later
// The face of 1 Stat Skirmish.
#pragma once

#include <QCoreApplication>

#include "companion/games/face.hpp"

namespace adjutant::companion {

class OneStatFace final : public GameFace {
    Q_DECLARE_TR_FUNCTIONS(OneStatFace)
  public:
    OneStatFace();

    [[nodiscard]] const Acts& acts() const override;
    [[nodiscard]] const Names& signs() const override;
    [[nodiscard]] const Names& sideColours() const override;
    [[nodiscard]] const Names& kindSigns() const override;
    [[nodiscard]] Cover cover() const override;
    [[nodiscard]] FaceScreens screens() const override { return {.field = "SkirmishField.qml"}; }
    [[nodiscard]] NewGame newGame() const override;
    [[nodiscard]] Rulings rulings() const override;
    [[nodiscard]] const Names& words() const override;
    [[nodiscard]] QString answerOf(const json& offer) const override;
    [[nodiscard]] const char* pieceNumber() const override { return "stat"; }
    [[nodiscard]] QStringList murmurs() const override;
    [[nodiscard]] RosterFace rosters() const override;
    [[nodiscard]] std::vector<PieceMark> marks() const override;
    [[nodiscard]] std::vector<Stock> stocks() const override;
    [[nodiscard]] std::vector<PlotFace> plots() const override;
    [[nodiscard]] QStringList ranks() const override;
    [[nodiscard]] QString calling(const json& state, const QString& piece) const override;
    [[nodiscard]] QString briefCalling(const json& state, const QString& piece) const override;

  private:
    [[nodiscard]] QString ownerOf(const json& state, const QString& piece) const;
};

namespace one_stat {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
