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
    [[nodiscard]] bool isAimedByPlace() const override { return true; }
};

namespace civil_war_1863 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
