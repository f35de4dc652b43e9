// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes a film from start to end, as fast as its frames are taken, and hands over each. Used by scanFiles;
// the app plays its films (CodeScanner).
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// Takes a frame's brightness, as it is stored, and its number, from 0 on; the view lives as long as the
/// call. Returns whether to go on.
using TakeFrame = std::function<bool(const LumaView&, long long)>;

/// Calls `take` for every frame in the order in which they are shown. Returns an empty text at the end of the
/// film, else a sentence that says what could not be read; frames before and after a damaged one are taken.
[[nodiscard]] std::string readFilm(const std::filesystem::path& path, const TakeFrame& take);

}  // namespace adjutant::scanner
