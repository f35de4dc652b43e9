// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/words_of.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Reads without building the whole of it: a game's first entry holds its first state.
class Words : public nlohmann::json_sax<json> {
  public:
    explicit Words(std::span<const std::string_view> told) : told_(told) {}

    std::string text;

    bool null() override { return after(); }
    bool boolean(bool) override { return after(); }
    bool number_integer(number_integer_t) override { return after(); }
    bool number_unsigned(number_unsigned_t) override { return after(); }
    bool number_float(number_float_t, const string_t&) override { return after(); }
    bool binary(binary_t&) override { return after(); }
    bool string(string_t& value) override {
        if (wanted_ && !value.empty() && text.find(value) == std::string::npos)
            text += (text.empty() ? "" : " ") + value;
        return after();
    }
    bool start_object(std::size_t) override { return after(); }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return after(); }
    bool end_array() override { return true; }
    bool key(string_t& name) override {
        wanted_ = std::ranges::find(told_, std::string_view(name)) != told_.end();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

  private:
    bool after() {
        wanted_ = false;
        return true;
    }
    std::span<const std::string_view> told_;
    bool wanted_ = false;
};

constexpr std::array<std::string_view, 5> allWords{"say", "text", "reason", "clause", "person"};
constexpr std::array<std::string_view, 3> sentences{"say", "text", "reason"};

std::string in(const std::string& events, std::span<const std::string_view> told) {
    Words words(told);
    json::sax_parse(events, &words);
    return std::move(words.text);
}

}  // namespace

std::string wordsOf(const EntryText& entry) { return in(entry.events, allWords); }

std::string sentencesOf(const std::string& events) { return in(events, sentences); }

}  // namespace adjutant::companion
