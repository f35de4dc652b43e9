// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace adjutant::companion {

/// A word of the screens inside a sentence: in small letters, but in languages that write their nouns large.
[[nodiscard]] inline QString inSentence(const QString& word) {
    //: Not a text: "large" where nouns inside a sentence keep their capital letter, or else "small".
    return QCoreApplication::translate("InSentence", "small") == QStringLiteral("small") ? word.toLower()
                                                                                         : word;
}

}  // namespace adjutant::companion
