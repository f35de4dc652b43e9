// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/payload.hpp"

#include "cards/error.hpp"
#include "cards/wire_id.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr std::string_view version = "A1";

/// The version in front of the first slash when the text begins like one of ours: A and a number.
std::string_view versionOf(std::string_view text) {
    const std::string_view front = text.substr(0, text.find('/'));
    const bool ours = front.size() < text.size() && front.size() >= 2 && front.size() <= 4 &&
                      front[0] == 'A' && front[1] != '0' &&
                      front.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return ours ? front : std::string_view{};
}

Foreign newer(std::string_view text, std::string_view theirs) {
    return {std::string(text), codes::Newer{.theirs = theirs, .ours = version}};
}

/// `M`: what is wrong with it.
template <MessageStruct M>
Foreign damaged(std::string_view text) {
    return {std::string(text), M{.code = text}};
}

template <typename Code>
Payload parseTwoIds(std::string_view text, std::string_view ids) {
    const auto slash = ids.find('/');
    if (slash == std::string_view::npos) return damaged<codes::NothingInIt>(text);
    const auto system = idFromWire(ids.substr(0, slash));
    const auto thing = idFromWire(ids.substr(slash + 1));
    if (!system || !thing) return damaged<codes::NeverPrinted>(text);
    return Code{*system, *thing};
}

Payload parseTag(std::string_view text, std::string_view characters) {
    if (const auto tag = Tag::parse(characters)) return *tag;
    return damaged<codes::WrongCheck>(text);
}

std::string writeTwoIds(char kind, const std::string& system, const std::string& thing) {
    if (system.empty() || thing.empty()) throw Error(failures::CodeOfNothing{});
    return std::string(version) + '/' + kind + '/' + wireId(system) + '/' + wireId(thing);
}

struct Writer {
    std::string operator()(const Tag& tag) const { return std::string(version) + "/T/" + tag.text(); }
    std::string operator()(const CardCode& code) const { return writeTwoIds('C', code.system, code.card); }
    std::string operator()(const PlaceCode& code) const { return writeTwoIds('L', code.system, code.place); }
    std::string operator()(const PieceCode& code) const { return writeTwoIds('P', code.system, code.piece); }
    std::string operator()(const Foreign& foreign) const { return foreign.text; }
};

}  // namespace

Payload parse(std::string_view text) {
    const std::string_view theirs = versionOf(text);
    if (theirs.empty()) return Foreign{std::string(text)};
    if (theirs != version) return newer(text, theirs);
    const std::string_view rest = text.substr(version.size());
    if (rest.size() < 3 || rest[2] != '/') return damaged<codes::UnknownKind>(text);
    const std::string_view body = rest.substr(3);
    switch (rest[1]) {
        case 'T':
            return parseTag(text, body);
        case 'C':
            return parseTwoIds<CardCode>(text, body);
        case 'L':
            return parseTwoIds<PlaceCode>(text, body);
        case 'P':
            return parseTwoIds<PieceCode>(text, body);
        default:
            return damaged<codes::UnknownKind>(text);
    }
}

std::string write(const Payload& payload) { return std::visit(Writer{}, payload); }

}  // namespace adjutant::cards
