// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/asked_words.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "messages/keeping.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
namespace asked = keeping::asked;

/// What stands in the message under that name.
class Fact {
  public:
    explicit Fact(const json& fact) : fact_(fact) {}
    Insert operator[](const char* name) const {
        const auto found = fact_.find(name);
        if (found == fact_.end()) return Insert::none();
        if (found->is_boolean()) return found->get<bool>();
        if (found->is_number_integer()) return found->get<std::int64_t>();
        return askedPhrase(*found);
    }

  private:
    const json& fact_;
};

Phrase ofLeague(const std::string& say, const Fact& fact) {
    if (say == "league") return asked::League{};
    if (say == "chronicle") return asked::Chronicle{};
    if (say == "journal") return asked::Journal{.linked = fact["linked"], .entries = fact["entries"]};
    if (say == "table") return asked::Table{.round = fact["round"], .table = fact["table"]};
    if (say == "pair") return asked::Pair{.round = fact["round"], .a = fact["a"], .b = fact["b"]};
    if (say == "ladder-game")
        return asked::LadderGame{.number = fact["number"], .a = fact["a"], .b = fact["b"]};
    if (say == "another-game") return asked::AnotherGame{.a = fact["a"], .b = fact["b"]};
    if (say == "won")
        return asked::Won{
            .winner = fact["winner"], .loser = fact["loser"], .score = fact["score"], .more = fact["more"]};
    if (say == "drew")
        return asked::Drew{.a = fact["a"], .b = fact["b"], .score = fact["score"], .more = fact["more"]};
    if (say == "no-result") return asked::NoResult{};
    if (say == "round") return asked::Round{.round = fact["round"]};
    if (say == "not-paired") return asked::NotPaired{};
    if (say == "comes-in") return asked::ComesIn{.round = fact["round"]};
    if (say == "goes-out") return asked::GoesOut{.round = fact["round"]};
    if (say == "is-in") return asked::IsIn{};
    if (say == "is-out") return asked::IsOut{};
    return {};
}

Phrase ofChronicle(const std::string& say, const Fact& fact) {
    if (say == "member") return asked::Member{.member = fact["member"], .subject = fact["subject"]};
    if (say == "campaign") return asked::Campaign{};
    if (say == "figure") return asked::Figure{.whose = fact["whose"], .field = fact["field"]};
    if (say == "line-of-game")
        return asked::LineOfGame{.whose = fact["whose"], .field = fact["field"], .game = fact["game"]};
    if (say == "amount") return asked::Amount{.field = fact["field"], .amount = fact["amount"]};
    if (say == "gave")
        return asked::Gave{
            .from = fact["from"], .to = fact["to"], .field = fact["field"], .amount = fact["amount"]};
    if (say == "corrected")
        return asked::Corrected{.field = fact["field"], .value = fact["value"], .reason = fact["reason"]};
    if (say == "not-counting") return asked::NotCounting{.entry = fact["entry"]};
    if (say == "undone") return asked::Undone{.reason = fact["reason"]};
    if (say == "counts") return asked::Counts{};
    if (say == "enrolled") return asked::Enrolled{.members = fact["members"]};
    if (say == "keeps") return asked::Keeps{};
    if (say == "nothing") return asked::Nothing{};
    if (say == "note") return asked::Note{.whose = fact["whose"]};
    return {};
}

}  // namespace

Phrase askedPhrase(const json& fact) {
    if (fact.is_string()) return Phrase(fact.get<std::string>());
    const json say = fact.is_object() ? fact.value("say", json()) : json();
    if (!say.is_string()) return {};
    const Phrase phrase = ofLeague(say, Fact(fact));
    return phrase.empty() ? ofChronicle(say, Fact(fact)) : phrase;
}

}  // namespace adjutant::companion
