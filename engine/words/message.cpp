// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/message.hpp"

#include <unicode/listformatter.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <mutex>
#include <stdexcept>

namespace adjutant {
namespace {

icu::UnicodeString fromText(std::string_view text) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

std::string toText(const icu::UnicodeString& from) {
    std::string text;
    return from.toUTF8String(text);
}

/// The ledgers write British English: "a, b and c".
icu::Locale localeOf(std::string_view language) {
    if (language == "en") return icu::Locale::getUK();
    return icu::Locale::createFromName(std::string(language).c_str());
}

Message::Use useOf(UMessagePatternArgType type) {
    switch (type) {
        case UMSGPAT_ARG_TYPE_PLURAL:
        case UMSGPAT_ARG_TYPE_SELECTORDINAL:
        case UMSGPAT_ARG_TYPE_CHOICE:
        case UMSGPAT_ARG_TYPE_SIMPLE:
            return Message::Use::number;
        case UMSGPAT_ARG_TYPE_SELECT:
            return Message::Use::choice;
        case UMSGPAT_ARG_TYPE_NONE:
            break;
    }
    return Message::Use::text;
}

/// The arguments of a pattern; of several uses the one that says most.
std::vector<Message::Argument> argumentsOf(const icu::UnicodeString& pattern, UErrorCode& error) {
    std::vector<Message::Argument> list;
    const icu::MessagePattern parts(pattern, nullptr, error);
    for (int32_t i = 0; U_SUCCESS(error) && i + 1 < parts.countParts(); ++i) {
        if (parts.getPartType(i) != UMSGPAT_PART_TYPE_ARG_START) continue;
        const Message::Use use = useOf(parts.getPart(i).getArgType());
        std::string name = toText(parts.getSubstring(parts.getPart(i + 1)));
        const auto known = std::find_if(list.begin(), list.end(),
                                        [&](const auto& argument) { return argument.name == name; });
        if (known == list.end())
            list.push_back({std::move(name), use});
        else
            known->use = std::max(known->use, use);
    }
    return list;
}

bool isCapital(std::string_view argument) { return argument.front() >= 'A' && argument.front() <= 'Z'; }

/// `attacker-lost` is `attacker_lost` in a message, whose names and words have no hyphens.
bool isCalled(std::string_view argument, std::string_view name, std::string_view suffix) {
    if (argument.size() != name.size() + suffix.size() || !argument.ends_with(suffix)) return false;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const char ours =
            at == 0 && isCapital(argument) ? static_cast<char>(argument[0] - 'A' + 'a') : argument[at];
        if (ours != (name[at] == '-' ? '_' : name[at])) return false;
    }
    return true;
}

icu::UnicodeString capital(icu::UnicodeString text) {
    if (text.isEmpty()) return text;
    const UChar32 first = text.char32At(0);
    return text.replace(0, U16_LENGTH(first), u_toupper(first));
}

std::string joined(const std::vector<std::string>& items, const icu::Locale& locale,
                   UListFormatterType type) {
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<icu::ListFormatter> joiner(
        icu::ListFormatter::createInstance(locale, type, ULISTFMT_WIDTH_WIDE, error));
    std::vector<icu::UnicodeString> texts;
    for (const std::string& item : items) texts.push_back(fromText(item));
    icu::UnicodeString list;
    if (U_SUCCESS(error)) joiner->format(texts.data(), static_cast<int32_t>(texts.size()), list, error);
    return toText(list);
}

/// A mark in place of the argument `at`, which no message holds.
char32_t markOf(std::size_t at) { return 0xE000U + static_cast<char32_t>(at); }

}  // namespace

struct Message::Compiled {
    std::vector<Argument> arguments;
    std::vector<icu::UnicodeString> names;
    icu::Locale locale;
    std::unique_ptr<icu::MessageFormat> format;
    std::mutex formatting;  // a format makes what it needs when it needs it
    /// Where nothing but texts stands in it: what is between them, one more than texts, and which they are.
    std::vector<std::string> between;
    std::vector<std::size_t> texts;
};

Message::Message(std::string_view pattern, std::string_view language)
    : compiled_(std::make_unique<Compiled>()) {
    UErrorCode error = U_ZERO_ERROR;
    UParseError where{};
    const icu::UnicodeString text = fromText(pattern);
    compiled_->locale = localeOf(language);
    compiled_->arguments = argumentsOf(text, error);
    for (const Argument& argument : compiled_->arguments) compiled_->names.push_back(fromText(argument.name));
    compiled_->format = std::make_unique<icu::MessageFormat>(text, compiled_->locale, where, error);
    if (U_FAILURE(error)) {
        throw std::invalid_argument("not a message: " + std::string(pattern) + ": " + u_errorName(error));
    }
    takeApart();
}

/// Most messages only put texts together, which takes no format.
void Message::takeApart() {
    std::vector<icu::Formattable> marks;
    for (std::size_t at = 0; at < compiled_->arguments.size(); ++at) {
        if (compiled_->arguments[at].use != Use::text) return;
        marks.emplace_back(icu::UnicodeString(static_cast<UChar32>(markOf(at))));
    }
    icu::UnicodeString marked;
    UErrorCode error = U_ZERO_ERROR;
    compiled_->format->format(compiled_->names.data(), marks.data(), static_cast<int32_t>(marks.size()),
                              marked, error);
    int32_t from = 0;
    for (int32_t at = 0; at < marked.length(); ++at) {
        const auto which = static_cast<std::size_t>(marked[at] - markOf(0));
        if (marked[at] < markOf(0) || which >= marks.size()) continue;
        compiled_->between.push_back(toText(marked.tempSubStringBetween(from, at)));
        compiled_->texts.push_back(which);
        from = at + 1;
    }
    compiled_->between.push_back(toText(marked.tempSubStringBetween(from)));
}

Message::~Message() = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(Message&&) noexcept = default;

std::span<const Message::Argument> Message::arguments() const { return compiled_->arguments; }

Arguments::Arguments(const Message& message) : message_(message), values_(message.arguments().size()) {}

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

/// To every argument of that name, in the shape in which the message uses it.
void Arguments::put(std::string_view name, std::string_view suffix, Value value) {
    for (std::size_t at = 0; at < values_.size(); ++at) {
        const Message::Argument& argument = message_.arguments()[at];
        if (!isCalled(argument.name, name, suffix)) continue;
        values_[at] = value;
        const auto* number = std::get_if<std::int64_t>(&value);
        if (number != nullptr && argument.use != Message::Use::number) values_[at] = std::to_string(*number);
        auto* text = std::get_if<std::string>(&values_[at]);
        if (text == nullptr) continue;
        if (argument.use == Message::Use::choice) std::replace(text->begin(), text->end(), '-', '_');
        if (isCapital(argument.name)) *text = toText(capital(fromText(*text)));
    }
}

void Arguments::set(std::string_view name, std::string text) { put(name, {}, std::move(text)); }
void Arguments::set(std::string_view name, std::int64_t number) { put(name, {}, number); }
void Arguments::set(std::string_view name, double number) { put(name, {}, number); }
void Arguments::setId(std::string_view name, std::string id) { put(name, "_id", std::move(id)); }
void Arguments::setGiven(std::string_view name, bool given) {
    put(name, "_given", std::string(given ? "yes" : "no"));
}
void Arguments::setPlural(std::string_view name, bool several) {
    put(name, "_plural", std::string(several ? "yes" : "no"));
}

void Arguments::setList(std::string_view name, const std::vector<std::string>& items) {
    put(name, "_count", static_cast<std::int64_t>(items.size()));
    for (std::size_t at = 0; at < items.size(); ++at) put(name, '_' + std::to_string(at + 1), items[at]);
    const auto join = [&](std::string_view suffix, UListFormatterType type) {
        if (!wants(std::string(name) + std::string(suffix))) return;
        put(name, suffix, joined(items, message_.compiled_->locale, type));
    };
    join("", ULISTFMT_TYPE_AND);
    join("_or", ULISTFMT_TYPE_OR);
    std::string row;
    for (const std::string& item : items) row += (row.empty() ? "" : ", ") + item;
    put(name, "_row", std::move(row));
}

std::string Arguments::text() const { return formatted(false); }
std::string Arguments::sentence() const { return formatted(true); }

/// Of a message that only puts texts together.
std::string Arguments::putTogether() const {
    const Message::Compiled& compiled = *message_.compiled_;
    std::string result = compiled.between.front();
    for (std::size_t i = 0; i < compiled.texts.size(); ++i) {
        const std::size_t at = compiled.texts[i];
        const auto* text = std::get_if<std::string>(&values_[at]);
        result += text != nullptr ? *text : '{' + compiled.arguments[at].name + '}';
        result += compiled.between[i + 1];
    }
    return result;
}

std::string Arguments::formatted(bool atStart) const {
    const Message::Compiled& compiled = *message_.compiled_;
    const auto isFigure = [](const Value& value) { return std::holds_alternative<double>(value); };
    if (!compiled.between.empty() && std::none_of(values_.begin(), values_.end(), isFigure)) {
        std::string result = putTogether();
        return atStart ? toText(capital(fromText(result))) : result;
    }
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (std::size_t at = 0; at < values_.size(); ++at) {
        if (std::holds_alternative<std::monostate>(values_[at])) continue;
        names.push_back(compiled.names[at]);
        if (const auto* text = std::get_if<std::string>(&values_[at]))
            values.emplace_back(fromText(*text));
        else if (const auto* number = std::get_if<std::int64_t>(&values_[at]))
            values.emplace_back(*number);
        else
            values.emplace_back(std::get<double>(values_[at]));
    }
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString result;
    {
        const std::scoped_lock lock(message_.compiled_->formatting);
        compiled.format->format(names.data(), values.data(), static_cast<int32_t>(names.size()), result,
                                error);
    }
    return toText(atStart ? capital(std::move(result)) : result);
}

}  // namespace adjutant
