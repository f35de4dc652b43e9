// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/message.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace adjutant {
namespace {

bool isCapital(std::string_view argument) { return argument.front() >= 'A' && argument.front() <= 'Z'; }

bool hasLetters(std::string_view argument, std::string_view name, std::string_view suffix) {
    if (!argument.ends_with(suffix)) return false;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const char ours =
            at == 0 && isCapital(argument) ? static_cast<char>(argument[0] - 'A' + 'a') : argument[at];
        if (ours != (name[at] == '-' ? '_' : name[at])) return false;
    }
    return true;
}

/// `attacker-lost` is `attacker_lost` in a message, whose names and words have no hyphens.
inline bool isCalled(std::string_view argument, std::string_view name, std::string_view suffix) {
    return argument.size() == name.size() + suffix.size() && hasLetters(argument, name, suffix);
}

std::string capital(std::string text) {
    if (text.empty()) return text;
    if (static_cast<unsigned char>(text.front()) < 0x80U) {
        text.front() = static_cast<char>(u_toupper(text.front()));
        return text;
    }
    auto letters = icu::UnicodeString::fromUTF8(text);
    const UChar32 first = letters.char32At(0);
    letters.replace(0, U16_LENGTH(first), u_toupper(first));
    text.clear();
    return letters.toUTF8String(text);
}

}  // namespace

Arguments::Arguments(const Message& message) : message_(message) {
    const std::size_t count = message.arguments().size();
    if (count > few_.size()) many_.resize(count);
    values_ = count > few_.size() ? std::span<Value>(many_) : std::span<Value>(few_).first(count);
}

bool Arguments::wants(std::string_view name) const {
    const auto arguments = message_.arguments();
    return std::any_of(arguments.begin(), arguments.end(),
                       [&](const auto& argument) { return isCalled(argument.name, name, {}); });
}

bool Arguments::wantsOf(std::string_view list) const {
    const auto arguments = message_.arguments();
    return std::any_of(arguments.begin(), arguments.end(), [&](const auto& argument) {
        const auto end = argument.name.find('_', list.size());
        return isCalled(std::string_view(argument.name).substr(0, end), list, {});
    });
}

/// To every argument of that name, in the shape in which the message uses it. A text is copied only for each
/// argument that has it.
template <class T>
void Arguments::put(std::string_view name, std::string_view suffix, const T& value) {
    constexpr bool isText = std::is_convertible_v<const T&, std::string_view>;
    const auto arguments = message_.arguments();
    for (std::size_t at = 0; at < values_.size(); ++at) {
        const Message::Argument& argument = arguments[at];
        if (!isCalled(argument.name, name, suffix)) continue;
        if constexpr (isText) {
            values_[at].emplace<std::string>(value);
            shape(at);
        } else if (std::is_integral_v<T> && argument.use != Message::Use::number) {
            values_[at] = std::to_string(value);
        } else {
            values_[at] = value;
        }
    }
}

/// A text as its argument uses it: to choose words by, with a capital.
void Arguments::shape(std::size_t at) {
    const Message::Argument& argument = message_.arguments()[at];
    auto& text = std::get<std::string>(values_[at]);
    if (argument.use == Message::Use::choice) std::replace(text.begin(), text.end(), '-', '_');
    if (isCapital(argument.name)) text = capital(std::move(text));
}

void Arguments::set(std::string_view name, std::string_view text) { put(name, {}, text); }
/// The last argument of that name takes it over.
void Arguments::set(std::string_view name, std::string&& text) {
    std::optional<std::size_t> last;
    for (std::size_t at = 0; at < values_.size(); ++at) {
        if (!isCalled(message_.arguments()[at].name, name, {})) continue;
        if (last) {
            values_[*last] = text;
            shape(*last);
        }
        last = at;
    }
    if (!last) return;
    values_[*last] = std::move(text);
    shape(*last);
}
void Arguments::set(std::string_view name, std::int64_t number) { put(name, {}, number); }
void Arguments::set(std::string_view name, double number) { put(name, {}, number); }
void Arguments::setId(std::string_view name, std::string_view id) { put(name, "_id", id); }
void Arguments::setGiven(std::string_view name, bool given) { put(name, "_given", given ? "yes" : "no"); }
void Arguments::setPlural(std::string_view name, bool several) {
    put(name, "_plural", several ? "yes" : "no");
}

void Arguments::setList(std::string_view name, const std::vector<std::string>& items) {
    put(name, "_count", static_cast<std::int64_t>(items.size()));
    for (std::size_t at = 0; at < items.size(); ++at) put(name, '_' + std::to_string(at + 1), items[at]);
    if (wants(name)) put(name, {}, message_.pattern_.listed(items, false));
    if (wants(std::string(name) + "_or")) put(name, "_or", message_.pattern_.listed(items, true));
    std::string row;
    for (const std::string& item : items) row += (row.empty() ? "" : ", ") + item;
    put(name, "_row", row);
}

std::string Arguments::sentence() const { return capital(text()); }

}  // namespace adjutant
