// SPDX-License-Identifier: GPL-3.0-or-later
// What this device and the club agreed on of a record: a text, or that it was removed, and by which versions.
// Inside the room only.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/club/notebook.hpp"

namespace adjutant::club {

struct Agreed {
    std::optional<std::string> text;
    std::vector<std::string> ids;
};

/// What of a record's text is compared and agreed on: all of it, but of a photograph not the picture, which
/// is long, and whose digest is its name.
[[nodiscard]] std::string comparedText(std::string_view kind, const std::string& text);
/// The text may be a whole one, or what is compared of it.
void agree(Notebook&, std::string_view kind, std::string_view key, const Agreed&);
/// Nothing where nothing was agreed on, or what was noted cannot be read.
[[nodiscard]] std::optional<Agreed> agreedOn(const Notebook&, std::string_view kind, std::string_view key);
/// What a game was called here when it was named last, so that another name is seen to be given since.
[[nodiscard]] std::optional<std::string> shownName(const Notebook&, std::string_view game);
[[nodiscard]] std::map<std::string, std::string> shownNames(const Notebook&);
void noteShownName(Notebook&, std::string_view game, const std::optional<std::string>&);
/// What the club calls it, by whom it was renamed last.
[[nodiscard]] std::string clubName(const Notebook&, const ClubGame&);

}  // namespace adjutant::club
