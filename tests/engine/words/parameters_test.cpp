// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/parameters.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/words/catalogue.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

/// What the parameters of Fetch depend on: is there a cellar?
struct House {
    bool cellar = true;
};

struct Fetch {
    static constexpr std::string_view name = "fetch";
    std::string who;
    std::string from;
    Given<std::vector<std::string>> by;
    int times = 1;

    static constexpr auto fields() {
        return listed(required("who", &Fetch::who).checked([](const House&, const Fetch&, const auto& who) {
            return who == "cat" ? Allowed(refuse("no-cats", Phrase("Cats fetch nothing."))) : Allowed();
        }),
                      required("from", &Fetch::from)
                          .when([](const House& house, const Fetch&) { return house.cellar; })
                          .byDefault([](const House&, const Fetch& fetch) {
                              if (fetch.by.missing()) return std::optional<std::string>();
                              return std::optional(fetch.by.value ? fetch.by.value->back() : "");
                          }),
                      optional("by", &Fetch::by).checked([](const House&, const Fetch&, const auto& by) {
                          return by.value && !by.value->empty();
                      }),
                      optional("times", &Fetch::times));
    }
};

struct Call {
    static constexpr std::string_view name = "call";
    std::optional<std::vector<PieceId>> pieces;

    static constexpr auto fields() { return listed(optional("pieces", &Call::pieces)); }
};

/// As the build makes one of a catalogue.
const Catalogue& houseWords(std::string_view) {
    static const Catalogue words("en", R"({"parameters": {"door-to-knock-at": "the door to knock at"}})");
    return words;
}
struct DoorToKnockAt {
    static constexpr MessageKey key{&houseWords, "parameters", "door-to-knock-at", {}};
    static std::vector<Insert> inserts(DoorToKnockAt) { return {}; }
};

/// Its hooks take no more than they need, and its first parameter says what it is called.
struct Knock {
    static constexpr std::string_view name = "knock";
    std::string door;
    std::optional<int> times;

    static constexpr auto fields() {
        return listed(required("door", &Knock::door)
                          .byDefault([](const House& house) {
                              return house.cellar ? std::optional<std::string>("cellar") : std::nullopt;
                          })
                          .called(DoorToKnockAt{}, "H-DOOR-01"),
                      optional("times", &Knock::times).checked([](int times) { return times > 0; }));
    }
};

Refusal knocked(const char* request, bool cellar = true) {
    const House house{cellar};
    const json given = json::parse(request);
    auto read = wire::ActionReader<House, Knock>(house, given).read();
    return read.has_value() ? Refusal{"", Phrase(read->door), ""} : read.error();
}

bool known(const House&, const PieceId& piece) { return piece.text == "dog"; }

template <bool missingFirst>
std::string answer(const char* request, bool cellar = true) {
    const House house{cellar};
    const json given = json::parse(request);
    const auto read = wire::ActionReader<House, Fetch, missingFirst>(house, given).read();
    return read.has_value() ? read->who + " " + read->from : read.error().code;
}

TEST(Parameters, AreJudgedOneAfterTheOther) {
    EXPECT_EQ(answer<false>(R"({"who":7})"), "bad-parameter");
    EXPECT_EQ(answer<false>(R"({"who":"dog"})"), "missing-parameter");
}

TEST(Parameters, ThatAreMissingComeFirstWhereTheLedgerHasItSo) {
    EXPECT_EQ(answer<true>(R"({"who":7})"), "missing-parameter");
    EXPECT_EQ(answer<true>(R"({"who":7,"from":"hall"})"), "bad-parameter");
}

TEST(Parameters, MayBeRefusedWithACodeOfTheirOwn) {
    EXPECT_EQ(answer<false>(R"({"who":"cat","from":"hall"})"), "no-cats");
    EXPECT_EQ(answer<true>(R"({"who":"cat","from":"hall"})"), "no-cats");
}

TEST(Parameters, ThatTheActionHasNotAsThingsStandAreIgnored) {
    EXPECT_EQ(answer<false>(R"({"who":"dog","from":7})", false), "dog ");
    EXPECT_EQ(answer<true>(R"({"who":"dog"})", false), "dog ");
}

TEST(Parameters, MayHaveADefaultFromOneListedLater) {
    EXPECT_EQ(answer<true>(R"({"who":"dog","by":["hall","cellar"]})"), "dog cellar");
    EXPECT_EQ(answer<true>(R"({"who":"dog","by":"hall"})"), "bad-parameter");
}

TEST(Parameters, ThatAreMissingComeBeforeALaterOneThatIsWrong) {
    EXPECT_EQ(answer<true>(R"({"who":"dog","times":"often"})"), "missing-parameter");
    EXPECT_EQ(answer<true>(R"({"who":"dog","from":"hall","times":"often"})"), "bad-parameter");
}

TEST(Parameters, GivenAsNullAreMissing) {
    EXPECT_EQ(answer<true>(R"({"who":null,"from":"hall"})"), "missing-parameter");
}

TEST(Parameters, NameWhatIsKnownInAListThatMayBeLeftOutToo) {
    const auto called = [](const char* request) {
        const json given = json::parse(request);
        return wire::ActionReader<House, Call>(House(), given).read().has_value();
    };
    EXPECT_TRUE(called(R"({})"));
    EXPECT_TRUE(called(R"({"pieces":["dog"]})"));
    EXPECT_FALSE(called(R"({"pieces":["dog","mouse"]})"));
}

TEST(Parameters, AreCalledInRefusalsAsTheirFieldsSayWithTheirClause) {
    EXPECT_EQ(knocked("{}").sentence.text(), "cellar");
    const Refusal missing{"missing-parameter", Phrase("Missing: the door to knock at."), "H-DOOR-01"};
    EXPECT_EQ(knocked("{}", false).code, missing.code);
    EXPECT_EQ(knocked("{}", false).sentence.text(), missing.sentence.text());
    EXPECT_EQ(knocked("{}", false).clause, missing.clause);
    EXPECT_EQ(knocked(R"({"door":7})").sentence.text(), "The door to knock at: a text is needed, not 7.");
}

TEST(Parameters, ThatMayBeLeftOutAreCheckedWhereTheyAreGiven) {
    EXPECT_EQ(knocked(R"({"times":2})").code, "");
    EXPECT_EQ(knocked(R"({"times":0})").sentence.text(), "'times' cannot be 0.");
}

}  // namespace
}  // namespace adjutant
