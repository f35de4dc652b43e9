// SPDX-License-Identifier: GPL-3.0-or-later
// What a file that somebody brought would do here, in the app's language.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "companion/upkeep/coming_file.hpp"
#include "db/error.hpp"

namespace adjutant::companion {

class ComingWords {
    Q_DECLARE_TR_FUNCTIONS(ComingWords)

  public:
    [[nodiscard]] static QString name(const ComingFile::Thing&);
    /// "Game · otherwise here, comes in beside it · here 12 entries …"
    [[nodiscard]] static QString note(const ComingFile::Thing&);
    [[nodiscard]] static QString sign(const ComingFile::Thing&);
    /// "new: 3, otherwise here: 1, the same: 12"
    [[nodiscard]] static QString summary(int fresh, int different, int same);
    /// Why it cannot come in because of this one.
    [[nodiscard]] static QString barred(const ComingFile::Thing&, db::Differing);
    /// Why the file cannot be read; the sentence of the file where nothing more is known of it.
    [[nodiscard]] static QString whyNot(const db::Error&);
};

}  // namespace adjutant::companion
