// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/report/dice_tally.hpp"

#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace adjutant::report {
namespace {

constexpr int maxSides = 1000;

/// The sides of `2d6`; nothing for other texts.
std::optional<int> sidesOf(std::string_view dice) {
    const std::size_t d = dice.find('d');
    if (d == 0 || d == std::string_view::npos) return {};
    if (dice.substr(0, d).find_first_not_of("0123456789") != std::string_view::npos) return {};
    int sides = 0;
    const char* end = dice.data() + dice.size();
    const auto read = std::from_chars(dice.data() + d + 1, end, sides);
    if (read.ec != std::errc() || read.ptr != end || sides < 1 || sides > maxSides) return {};
    return sides;
}

DiceTally tallyOf(int sides, const std::map<int, std::int64_t>& faces) {
    DiceTally tally{.die = "d" + std::to_string(sides), .expectedMean = (1.0 + sides) / 2};
    std::int64_t sum = 0;
    for (const auto& [face, fell] : faces) {
        tally.thrown += fell;
        sum += face * fell;
    }
    tally.mean = static_cast<double>(sum) / static_cast<double>(tally.thrown);
    for (int face = 1; face <= sides; ++face) {
        const auto found = faces.find(face);
        tally.faces.push_back({.face = std::to_string(face),
                               .fell = found == faces.end() ? 0 : found->second,
                               .expected = static_cast<double>(tally.thrown) / sides});
    }
    return tally;
}

}  // namespace

void DiceCount::add(const nlohmann::json& roll) {
    if (!roll.is_object() || !roll.contains("dice") || !roll["dice"].is_string() || !roll.contains("got"))
        return;
    const auto dice = roll["dice"].get<std::string>();
    const auto& got = roll["got"];
    if (dice == "coin") {
        if (got == "heads" || got == "tails") ++coins_[got.get<std::string>()];
        return;
    }
    const auto sides = sidesOf(dice);
    if (!sides || !got.is_array()) return;
    for (const auto& face : got)
        if (face.is_number_integer() && face >= 1 && face <= *sides) ++dice_[*sides][face.get<int>()];
}

std::vector<DiceTally> DiceCount::tallies() const {
    std::vector<DiceTally> tallies;
    if (!coins_.empty()) {
        DiceTally tally{.die = "coin"};
        for (const auto& [face, fell] : coins_) tally.thrown += fell;
        for (const std::string face : {"heads", "tails"}) {
            const auto found = coins_.find(face);
            tally.faces.push_back({.face = face,
                                   .fell = found == coins_.end() ? 0 : found->second,
                                   .expected = static_cast<double>(tally.thrown) / 2});
        }
        tallies.push_back(std::move(tally));
    }
    for (const auto& [sides, faces] : dice_) tallies.push_back(tallyOf(sides, faces));
    return tallies;
}

}  // namespace adjutant::report
