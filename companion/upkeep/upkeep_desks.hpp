// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the pages of upkeep: made once, beside the rest of Companion.
#pragma once

#include <QObject>

class QQmlEngine;

namespace adjutant::companion {

class BackupsDesk;
class Companion;
class DoorsDesk;
class PapersDesk;
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
    [[nodiscard]] DoorsDesk& doors() { return *doors_; }
    [[nodiscard]] BackupsDesk& backups() { return *backups_; }
    [[nodiscard]] PapersDesk& papers() { return *papers_; }

  private:
    UpkeepDesk* upkeep_;
    DoorsDesk* doors_;
    BackupsDesk* backups_;
    PapersDesk* papers_;
};

}  // namespace adjutant::companion
