// SPDX-License-Identifier: GPL-3.0-or-later
// A touch is painted as soon as its answer has been worked out. By itself Qt waits 5 ms for more to paint
// where no screen says when it is ready, as on X11 without a graphics card: a third of all that the app
// needs.
#pragma once

#include <QtGlobal>

namespace adjutant::companion {

/// Before the application is made; who asks for another time in the surroundings gets it.
inline void paintPromptly() {
    constexpr const char* wait = "QT_QPA_UPDATE_IDLE_TIME";  // milliseconds
    if (qEnvironmentVariableIsEmpty(wait)) qputenv(wait, "0");
}

}  // namespace adjutant::companion
