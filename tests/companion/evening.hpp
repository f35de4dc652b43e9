// SPDX-License-Identifier: GPL-3.0-or-later
// Everything behind the screens over a campaign file of its own, for one test.
#pragma once

#include <QSignalSpy>
#include <QStringList>
#include <QTemporaryDir>
#include <QVariantMap>
#include <chrono>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/scan_desk.hpp"
#include "companion/bridge/slow_disk.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {

class Evening {
  public:
    Evening() : companion(folder.filePath("settings.ini")) {
        // Beside compilers an answer takes long that is no fault.
        companion.disk().setPatience(std::chrono::seconds(30));
        companion.campaigns().openFile(file());
        table().setDoubleTouch(0);
    }

    [[nodiscard]] QString file() const { return folder.filePath("evening.adjutant"); }
    [[nodiscard]] TableController& table() { return companion.table(); }

    bool start(const QVariantMap& options = {}) {
        return companion.campaigns().newGame("life-1861", options, {});
    }
    /// A game in the action stage of the first round, with a card that does nothing to positions.
    void toActions() {
        start();
        act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}});
        act("draw-event", {{"rolls", QVariantList{"calm"}}});
    }
    bool act(const QString& word, QVariantMap parameters = {}) {
        parameters.insert("do", word);
        return table().act(parameters);
    }
    /// The acts on the offer bar that may be done.
    [[nodiscard]] QStringList offered() {
        QStringList list;
        for (int row = 0; row < table().offers()->count(); ++row) {
            const QVariantMap offer = table().offers()->at(row);
            if (!offer.value("blocked").toBool()) list.append(offer.value("action").toString());
        }
        return list;
    }
    /// The id of the offer of this action for this piece.
    [[nodiscard]] QString offer(const QString& action) {
        for (int row = 0; row < table().offers()->count(); ++row) {
            const QVariantMap offer = table().offers()->at(row);
            if (offer.value("action") == action && !offer.value("blocked").toBool())
                return offer.value("id").toString();
        }
        return {};
    }

    QTemporaryDir folder;
    Companion companion;
};

}  // namespace adjutant::companion
