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
    [[nodiscard]] bool isAimedByPlace() const override { return true; }
};

namespace conquest_1762 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
