// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/words_of.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Reads without building the whole of it: a game's first entry holds its first state.
class Words : public nlohmann::json_sax<json> {
  public:
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
        static constexpr std::array<std::string_view, 5> told{"say", "text", "reason", "clause", "person"};
        wanted_ = false;
        for (const std::string_view one : told) wanted_ = wanted_ || name == one;
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
    bool wanted_ = false;
};

}  // namespace

std::string wordsOf(const EntryText& entry) {
    Words words;
    json::sax_parse(entry.events, &words);
    return std::move(words.text);
}

}  // namespace adjutant::companion
