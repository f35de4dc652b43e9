// SPDX-License-Identifier: GPL-3.0-or-later
// Turns what SQLite or the system reports into our Error with its sentence. Inside the room only.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "db/error.hpp"

namespace SQLite {
class Exception;
}

namespace adjutant::db {

/// SQLite's view of a failure: the extended result code, the system's errno behind it (0 if none) and the
/// text.
struct SqlFailure {
    int code = 0;
    int systemError = 0;
    std::string text;
};

/// Of an exception that may have no extended code.
[[nodiscard]] SqlFailure failureFrom(const SQLite::Exception&, int systemError = 0);

/// `doing` completes "could not …", for instance "save the act".
[[nodiscard]] Error errorFrom(const SqlFailure&, const std::filesystem::path&, std::string_view doing);
[[nodiscard]] Error errorFrom(const std::error_code&, const std::filesystem::path&, std::string_view doing);

/// The path in single quotes, as sentences show it.
[[nodiscard]] std::string quoted(const std::filesystem::path&);

}  // namespace adjutant::db
