// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the pages of upkeep: made once, beside the rest of Companion.
#pragma once

#include <QObject>

class QQmlEngine;

namespace adjutant::companion {

class Companion;
class UpkeepDesk;

class UpkeepDesks : public QObject {
    Q_OBJECT

  public:
    /// A child of it.
    explicit UpkeepDesks(Companion& companion);
    [[nodiscard]] static UpkeepDesks& of(Companion& companion);
    [[nodiscard]] static UpkeepDesks& of(QQmlEngine* engine);

    /// The language is another one.
    void tellAnew();

    [[nodiscard]] UpkeepDesk& upkeep() { return *upkeep_; }

  private:
    UpkeepDesk* upkeep_;
};

}  // namespace adjutant::companion
