// SPDX-License-Identifier: GPL-3.0-or-later
// Turns what SQLite or the system reports into our Error with its sentence. Inside the room only.
#pragma once

#include <filesystem>
#include <system_error>

#include "db/error.hpp"
#include "engine/words/phrase.hpp"

namespace SQLite {
class Exception;
}

namespace adjutant::db {

/// What completes "Could not …": a message of the chapter `doings`. It costs nothing before it is told.
class Doing {
  public:
    template <MessageStruct M>
    constexpr Doing(M) : phrase_(phraseOf<M>) {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] Phrase told() const { return phrase_(); }

  private:
    Phrase (*phrase_)();
};

/// SQLite's view of a failure: the extended result code, the system's errno behind it (0 if none) and what is
/// reported of it.
struct SqlFailure {
    int code = 0;
    int systemError = 0;
    Phrase reported{};
};

/// Of an exception that may have no extended code.
[[nodiscard]] SqlFailure failureFrom(const SQLite::Exception&, int systemError = 0);

[[nodiscard]] Error errorFrom(const SqlFailure&, const std::filesystem::path&, Doing);
[[nodiscard]] Error errorFrom(const std::error_code&, const std::filesystem::path&, Doing);

}  // namespace adjutant::db
