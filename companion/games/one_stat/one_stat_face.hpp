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
};

namespace one_stat {
[[nodiscard]] std::unique_ptr<GameFace> makeFace();
}

}  // namespace adjutant::companion
