// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/parameters.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

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
            return who == "cat" ? Allowed(refuse("no-cats", "Cats fetch nothing.")) : Allowed();
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

}  // namespace
}  // namespace adjutant
