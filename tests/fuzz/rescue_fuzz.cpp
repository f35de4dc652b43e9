// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged campaign files: what can be made out in their pages, without looking beyond them.
#include <unistd.h>

#include <cstdint>
#include <fstream>
#include <string>

#include "db/error.hpp"
#include "db/found_rows.hpp"
#include "db/raw_records.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::string path = "/tmp/adjutant-rescue-fuzz-" + std::to_string(::getpid());
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    try {
        static_cast<void>(adjutant::db::foundAmong(adjutant::db::rawFileAt(path)));
    } catch (const adjutant::db::Error&) {
        return 0;
    }
    return 0;
}
