// SPDX-License-Identifier: GPL-3.0-or-later
// Why a game of the file is only to be looked at here, as far as is known without asking the club.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "db/club/notebook.hpp"
#include "db/records.hpp"

namespace adjutant::club {

struct Elsewhere {
    enum class Why {
        held,     ///< another table writes it
        reading,  ///< this one is a reader's
        coming    ///< the club has entries of it that are not here yet
    };
    Why why = Why::held;
    std::string table{};  ///< what the one that writes it is called; empty where that is not known

    bool operator==(const Elsewhere&) const = default;
};

/// Nothing where it may be written here.
[[nodiscard]] std::optional<Elsewhere> writtenElsewhere(const Notebook&, const db::Game&);
/// The same as a sentence, of a game of that name.
[[nodiscard]] std::string sentenceOf(const Elsewhere&, const std::string& game);

/// What the devices of the club are called, for when it cannot be asked.
void noteTables(Notebook&, const std::map<std::string, std::string>&);
[[nodiscard]] std::string tableName(const Notebook&, const std::string& device);

}  // namespace adjutant::club
