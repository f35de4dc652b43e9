// SPDX-License-Identifier: GPL-3.0-or-later
// What was changed in the keeping of a campaign, and what takes it back, in the app's language.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "db/error.hpp"
#include "db/records.hpp"

namespace adjutant::companion {

class ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(ChangeWords)

  public:
    /// "The game Bull Run was deleted."
    [[nodiscard]] static QString told(const db::Change&);
    /// "Not deleted after all"
    [[nodiscard]] static QString takingBack(const db::Change&);
    /// An icon for its kind.
    [[nodiscard]] static QString sign(const db::Change&);
    /// Why one cannot be taken back; the sentence of the file where nothing is known of it here.
    [[nodiscard]] static QString whyItStands(const db::Error&);
};

}  // namespace adjutant::companion
