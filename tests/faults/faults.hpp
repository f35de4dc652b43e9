// SPDX-License-Identifier: GPL-3.0-or-later
// What the modes of `faults` share.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace adjutant::faults {

/// What a mode found; `failures` are sentences.
struct Found {
    std::string told;
    std::vector<std::string> failures;
};

/// Kills `program`, an adjutant-cli, so many times in each of its works.
[[nodiscard]] Found kills(const std::filesystem::path& program, int count, std::uint32_t seed);

/// Flips one bit in each of so many copies of a campaign file.
[[nodiscard]] Found flips(int count, std::uint32_t seed);

/// Lets the power go at every request of recorded evenings to the disk, or at one of so many.
[[nodiscard]] Found power(int every);

/// A campaign file with a played game of 1861, people, codes and documents; so many acts.
void playInto(const std::filesystem::path& file, int acts);

}  // namespace adjutant::faults
