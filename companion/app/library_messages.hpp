// SPDX-License-Identifier: GPL-3.0-or-later
// What libraries have to say of the machine (no sound, no runtime folder, no camera service) is for whoever
// looks for a fault: it goes into messages.log beside the app's data. People are told by sentences of ours.
#pragma once

#include <QString>

namespace adjutant::companion {

/// While it lives, Qt's messages and whatever is written to stderr go into that file, or nowhere where it
/// cannot be written. With ADJUTANT_MESSAGES set they stay on stderr. For the whole process.
class LibraryMessages {
  public:
    /// Before the QGuiApplication, after the application's name.
    LibraryMessages();
    ~LibraryMessages();
    LibraryMessages(const LibraryMessages&) = delete;
    LibraryMessages& operator=(const LibraryMessages&) = delete;

    /// A sentence of ours, to stderr as the program was given it.
    static void say(const QString& sentence);
    /// The window is there: from now on, what Qt ends the process for is no missing display.
    static void started();
};

}  // namespace adjutant::companion
