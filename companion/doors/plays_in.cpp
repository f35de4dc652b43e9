// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/plays_in.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

/// Fifty thousand plays are less.
constexpr std::size_t largest = 64U << 20U;

std::string_view afterBlanks(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const auto first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

/// Is the object one of BG Stats? Looks for its keys on the first level alone, without keeping the rest.
class Keys : public nlohmann::json_sax<nlohmann::json> {
  public:
    [[nodiscard]] bool areThoseOfBgStats() const { return plays_ && games_ && players_; }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return ++depth_ > 0; }
    bool end_object() override { return --depth_ >= 0; }
    bool start_array(std::size_t) override { return depth_ > 0 && ++depth_ > 0; }
    bool end_array() override { return --depth_ >= 0; }
    bool key(string_t& name) override {
        if (depth_ == 1) {
            plays_ = plays_ || name == "plays";
            games_ = games_ || name == "games";
            players_ = players_ || name == "players";
        }
        return !areThoseOfBgStats();
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

  private:
    int depth_ = 0;
    bool plays_ = false, games_ = false, players_ = false;
};

}  // namespace

bool looksLikePlays(std::string_view text) {
    text = afterBlanks(text);
    if (text.starts_with('<')) return text.substr(0, 4096).find("<plays") != std::string_view::npos;
    if (!text.starts_with('{')) return false;
    Keys keys;
    nlohmann::json::sax_parse(text, &keys);
    return keys.areThoseOfBgStats();
}

PlaysIn readPlays(std::string_view text) {
    if (text.size() > largest) throw db::Error(db::Error::Kind::damaged, doors::failures::PlaysTooLarge{});
    text = afterBlanks(text);
    return text.starts_with('<') ? playsOfBgg(text) : playsOfBgStats(text);
}

/// As the note was written up to 2026-11, when it was in English: "(3 times)".
static db::Play notedBefore(db::Play play) {
    constexpr std::string_view now = "×)", before = " times)";
    if (play.note.ends_with(now)) play.note.replace(play.note.size() - now.size(), now.size(), before);
    return play;
}

PlayMeeting meetingOf(const std::vector<db::Play>& here, const db::Play& coming) {
    const auto found = std::ranges::find(here, coming.source, &db::Play::source);
    if (found == here.end()) return PlayMeeting::fresh;
    const bool same = isSame(*found, coming) || isSame(*found, notedBefore(coming));
    return same ? PlayMeeting::same : PlayMeeting::different;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

}  // namespace adjutant::companion
