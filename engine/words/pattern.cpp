// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/pattern.hpp"

#include <unicode/listformatter.h>
#include <unicode/messagepattern.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>
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

void check(UErrorCode error, std::string_view pattern) {
    if (U_FAILURE(error))
        throw std::invalid_argument("not a message: " + std::string(pattern) + ": " + u_errorName(error));
}

}  // namespace

/// Which form of a word follows a number: "one", "few", "other". Those of small numbers are looked up once.
class Pattern::Plurals {
  public:
    Plurals(const icu::Locale& locale, UPluralType type) {
        UErrorCode error = U_ZERO_ERROR;
        rules_.reset(icu::PluralRules::forLocale(locale, type, error));
        check(error, locale.getName());
        for (int32_t number = 0; number < static_cast<int32_t>(small_.size()); ++number)
            small_[static_cast<std::size_t>(number)] = toText(rules_->select(number));
    }

    [[nodiscard]] std::string formOf(std::int64_t number) const {
        if (number >= 0 && number < static_cast<std::int64_t>(small_.size()))
            return small_[static_cast<std::size_t>(number)];
        return toText(rules_->select(static_cast<int32_t>(number)));
    }
    [[nodiscard]] std::string formOf(double number) const { return toText(rules_->select(number)); }

  private:
    std::unique_ptr<icu::PluralRules> rules_;
    std::array<std::string, 32> small_;
};

/// What ICU knows of a language; made once, as it takes a while.
struct Pattern::Language {
    explicit Language(std::string_view language)
        : locale(localeOf(language)), numbers(icu::number::NumberFormatter::withLocale(locale)) {
        cardinal.emplace(locale, UPLURAL_TYPE_CARDINAL);
        ordinal.emplace(locale, UPLURAL_TYPE_ORDINAL);
        UErrorCode error = U_ZERO_ERROR;
        all.reset(icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, error));
        any.reset(icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_OR, ULISTFMT_WIDTH_WIDE, error));
        check(error, language);
    }

    [[nodiscard]] static std::shared_ptr<const Language> known(std::string_view language) {
        static std::mutex making;
        static std::map<std::string, std::shared_ptr<const Language>, std::less<>> all;
        const std::scoped_lock lock(making);
        auto found = all.find(language);
        if (found == all.end())
            found = all.emplace(language, std::make_shared<const Language>(language)).first;
        return found->second;
    }

    [[nodiscard]] std::string inDigits(std::int64_t number) const {
        if (number > -1000 && number < 1000) return std::to_string(number);
        UErrorCode error = U_ZERO_ERROR;
        return toText(numbers.formatInt(number, error).toString(error));
    }
    [[nodiscard]] std::string inDigits(double number) const {
        UErrorCode error = U_ZERO_ERROR;
        const auto rounded = numbers.precision(icu::number::Precision::maxFraction(3));
        return toText(rounded.formatDouble(number, error).toString(error));
    }

    icu::Locale locale;
    icu::number::LocalizedNumberFormatter numbers;
    std::optional<Plurals> cardinal;
    std::optional<Plurals> ordinal;
    std::unique_ptr<icu::ListFormatter> all;  ///< "a, b and c"
    std::unique_ptr<icu::ListFormatter> any;  ///< "a, b or c"
};

/// A text, an argument, `#`, or words to choose by an argument.
struct Pattern::Part {
    enum class Kind { text, argument, counted, select, plural, ordinal };
    struct Case {
        std::string selector;  ///< "one"; of a plural also "=0"
        Parts parts;
    };

    Kind kind = Kind::text;
    std::string text;
    std::size_t argument = 0;
    std::vector<Case> cases;

    [[nodiscard]] const Parts* of(std::string_view selector) const {
        const auto found = std::find_if(cases.begin(), cases.end(),
                                        [&](const Case& one) { return one.selector == selector; });
        return found == cases.end() ? nullptr : &found->parts;
    }
};

/// Takes the parts that ICU found into ours.
struct Pattern::Taker {
    const icu::MessagePattern& from;
    std::string_view whole;
    std::vector<Argument>& arguments;
    int32_t at = 0;

    Parts message() {
        const icu::UnicodeString& text = from.getPatternString();
        Parts parts;
        int32_t read = from.getPart(at).getLimit();
        for (++at;; ++at) {
            const auto& part = from.getPart(at);
            if (part.getIndex() > read)
                addText(parts, toText(text.tempSubStringBetween(read, part.getIndex())));
            read = part.getLimit();
            switch (part.getType()) {
                case UMSGPAT_PART_TYPE_MSG_LIMIT:
                    return parts;
                case UMSGPAT_PART_TYPE_REPLACE_NUMBER:
                    parts.push_back({Part::Kind::counted, {}, 0, {}});
                    break;
                case UMSGPAT_PART_TYPE_ARG_START:
                    parts.push_back(argument());
                    read = from.getPart(at).getLimit();
                    break;
                default:
                    break;
            }
        }
    }

    Part argument() {
        const int32_t limit = from.getLimitPartIndex(at);
        const Part::Kind kind = kindOf(from.getPart(at).getArgType());
        Part part{kind, {}, indexOf(toText(from.getSubstring(from.getPart(at + 1))), kind), {}};
        for (at += 2; at < limit; ++at) {
            if (from.getPartType(at) != UMSGPAT_PART_TYPE_ARG_SELECTOR) continue;
            std::string selector = toText(from.getSubstring(from.getPart(at)));
            while (from.getPartType(at) != UMSGPAT_PART_TYPE_MSG_START) ++at;
            part.cases.push_back({std::move(selector), message()});
        }
        return part;
    }

    Part::Kind kindOf(UMessagePatternArgType type) const {
        switch (type) {
            case UMSGPAT_ARG_TYPE_NONE:
                return Part::Kind::argument;
            case UMSGPAT_ARG_TYPE_SELECT:
                return Part::Kind::select;
            case UMSGPAT_ARG_TYPE_PLURAL:
                return Part::Kind::plural;
            case UMSGPAT_ARG_TYPE_SELECTORDINAL:
                return Part::Kind::ordinal;
            default:
                throw std::invalid_argument("not a message: " + std::string(whole) +
                                            ": it has an argument of another kind than plural and select");
        }
    }

    std::size_t indexOf(std::string name, Part::Kind kind) {
        const Use use = kind == Part::Kind::argument ? Use::text
                        : kind == Part::Kind::select ? Use::choice
                                                     : Use::number;
        const auto known = std::find_if(arguments.begin(), arguments.end(),
                                        [&](const Argument& argument) { return argument.name == name; });
        const auto index = static_cast<std::size_t>(known - arguments.begin());
        if (known == arguments.end())
            arguments.push_back({std::move(name), use});
        else
            known->use = std::max(known->use, use);  // of several uses the one that says most
        return index;
    }

    static void addText(Parts& parts, std::string text) {
        if (!parts.empty() && parts.back().kind == Part::Kind::text)
            parts.back().text += text;
        else
            parts.push_back({Part::Kind::text, std::move(text), 0, {}});
    }
};

Pattern::Pattern(std::string_view pattern, std::string_view language) : language_(Language::known(language)) {
    UErrorCode error = U_ZERO_ERROR;
    const icu::MessagePattern parsed(fromText(pattern), nullptr, error);
    check(error, pattern);
    parts_ = Taker{parsed, pattern, arguments_}.message();
    constexpr std::size_t usualName = 12;
    for (const Part& part : parts_) usualLength_ += part.text.empty() ? usualName : part.text.size();
}

Pattern::~Pattern() = default;
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;

std::string Pattern::filled(std::span<const Value> values) const {
    if (parts_.size() == 1 && parts_.front().kind == Part::Kind::text) return parts_.front().text;  // a name
    std::string text;
    text.reserve(usualLength_);
    fill(text, parts_, values, nullptr);
    return text;
}

/// `counted`: the number that `#` stands for.
void Pattern::fill(std::string& text, const Parts& parts, std::span<const Value> values,
                   const Value* counted) const {
    const auto put = [&](const Value& value, std::size_t argument) {
        if (const auto* words = std::get_if<std::string>(&value))
            text += *words;
        else if (const auto* number = std::get_if<std::int64_t>(&value))
            text += language_->inDigits(*number);
        else if (const auto* broken = std::get_if<double>(&value))
            text += language_->inDigits(*broken);
        else
            text += '{' + arguments_[argument].name + '}';
    };
    bool afterArgument = false;
    for (const Part& part : parts) {
        const Value* value = part.kind == Part::Kind::text || part.kind == Part::Kind::counted
                                 ? nullptr
                                 : &values[part.argument];
        const Parts* chosen = nullptr;
        switch (part.kind) {
            case Part::Kind::text:
                // A sentence in a sentence: one stop ends both.
                text += afterArgument && part.text.front() == '.' && text.ends_with('.')
                            ? std::string_view(part.text).substr(1)
                            : std::string_view(part.text);
                afterArgument = false;
                continue;
            case Part::Kind::argument:
                put(*value, part.argument);
                afterArgument = true;
                continue;
            case Part::Kind::counted:
                if (counted != nullptr) put(*counted, 0);
                afterArgument = false;
                continue;
            case Part::Kind::select:
                if (const auto* word = std::get_if<std::string>(value)) chosen = part.of(*word);
                break;
            case Part::Kind::plural:
            case Part::Kind::ordinal: {
                const auto* whole = std::get_if<std::int64_t>(value);
                const auto* broken = std::get_if<double>(value);
                const auto& forms =
                    part.kind == Part::Kind::plural ? language_->cardinal : language_->ordinal;
                if (whole != nullptr) chosen = part.of('=' + std::to_string(*whole));
                if (chosen == nullptr && whole != nullptr) chosen = part.of(forms->formOf(*whole));
                if (chosen == nullptr && broken != nullptr) chosen = part.of(forms->formOf(*broken));
                break;
            }
        }
        if (chosen == nullptr) chosen = part.of("other");
        const bool isPlural = part.kind != Part::Kind::select;
        if (chosen != nullptr) fill(text, *chosen, values, isPlural ? value : counted);
        afterArgument = false;
    }
}

std::string Pattern::listed(const std::vector<std::string>& items, bool alternatives) const {
    if (items.size() == 1) return items.front();
    UErrorCode error = U_ZERO_ERROR;
    std::vector<icu::UnicodeString> texts;
    for (const std::string& item : items) texts.push_back(fromText(item));
    icu::UnicodeString list;
    (alternatives ? language_->any : language_->all)
        ->format(texts.data(), static_cast<int32_t>(texts.size()), list, error);
    return toText(list);
}

}  // namespace adjutant
