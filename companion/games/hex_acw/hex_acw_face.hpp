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
};

namespace hex_acw {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
