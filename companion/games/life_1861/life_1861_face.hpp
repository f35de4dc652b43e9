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
};

namespace life_1861 {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
