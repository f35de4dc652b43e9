// SPDX-License-Identifier: GPL-3.0-or-later
// The one boundary at which exceptions of the disk and of the sheets become sentences.
#pragma once

#include <QString>
#include <exception>
#include <utility>

namespace adjutant::companion {

/// What went wrong, for people, in the language of the app.
[[nodiscard]] QString sentenceOf(const std::exception& error);

/// What `work` returns; false when it throws, and then `say` is given the sentence.
template <class Work, class Say>
bool guarded(Work&& work, Say&& say) {
    try {
        return std::forward<Work>(work)();
    } catch (const std::exception& error) {
        std::forward<Say>(say)(sentenceOf(error));
        return false;
    }
}

/// The same, where `teller` says the sentence by its signal failed().
template <class Teller, class Work>
bool guarded(Teller* teller, Work&& work) {
    return guarded(std::forward<Work>(work),
                   [teller](const QString& sentence) { emit teller->failed(sentence); });
}

}  // namespace adjutant::companion
