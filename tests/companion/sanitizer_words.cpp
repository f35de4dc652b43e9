// SPDX-License-Identifier: GPL-3.0-or-later
// What the leak finder is told about libraries that are not ours. Read by AddressSanitizer itself.
extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions() {
    return
        // Fontconfig keeps the fonts that it has found until the program ends, and frees none of them.
        "leak:libfontconfig.so\n";
}
