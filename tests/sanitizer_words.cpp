// SPDX-License-Identifier: GPL-3.0-or-later
// What the leak finder is told about libraries that are not ours. Read by AddressSanitizer itself.
extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions() {
    return
        // Fontconfig keeps the fonts that it has found until the program ends, and frees none of them.
        "leak:libfontconfig.so\n"
        // libpqxx 6.4 forgets the answer it was given where the connection broke: it asks for the encoding of
        // the text first, and throws.
        "leak:libpqxx-6.4.so\n";
}
