// SPDX-License-Identifier: GPL-3.0-or-later
// What the leak finder is told about libraries that are not ours. Read by AddressSanitizer itself.
extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions() {
    return
        // Fontconfig keeps the fonts that it has found until the program ends, and frees none of them.
        "leak:libfontconfig.so\n"
        // Drawn by software, the texture of each Image of Qt Quick stays until the process ends.
        "leak:QSGTexture::QSGTexture\n"
        // Qt Multimedia asks PulseAudio for devices through GLib's main loop, and never takes leave of
        // either; why no server answered is a text of vasprintf's.
        "leak:libpulse.so\n"
        "leak:libglib-2.0.so\n"
        "leak:vasprintf\n"
        // libpqxx 6.4 forgets the answer it was given where the connection broke: it asks for the encoding of
        // the text first, and throws.
        "leak:libpqxx-6.4.so\n";
}
