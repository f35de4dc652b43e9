// SPDX-License-Identifier: GPL-3.0-or-later
// What offers say of a parameter follows from its member.
#include "engine/play/offer.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/offer_wire.hpp"

namespace adjutant {
namespace {

struct Patrol {
    static constexpr std::string_view name = "patrol";
    std::vector<PieceId> pieces;
    std::optional<PlaceId> to;
    Given<int> leagues;
    double inches = 0;
    bool trapped = false;
    std::string banner;
    int silent = 0;  ///< no parameter

    static constexpr auto fields() {
        return listed(required("pieces", &Patrol::pieces), optional("to", &Patrol::to),
                      optional("leagues", &Patrol::leagues), fact("inches", &Patrol::inches),
                      fact("was-trapped", &Patrol::trapped), optional("banner", &Patrol::banner));
    }
};

std::string shown(const Param& param) { return wire::writeParam(param, journalLanguage).dump(); }

TEST(Offers, CallAParameterAsItsFieldIsCalledAndAFactWhatItsFieldCallsSo) {
    EXPECT_EQ(shown(boolOf(&Patrol::trapped, true)),
              R"({"default":true,"fact":true,"name":"was-trapped","type":"bool"})");
    EXPECT_EQ(shown(intOf(&Patrol::leagues, 1, 6, 2)),
              R"({"default":2,"max":6,"min":1,"name":"leagues","type":"int"})");
    EXPECT_EQ(shown(textOf(&Patrol::banner, "red")), R"({"default":"red","name":"banner","type":"text"})");
}

TEST(Offers, TellWhatTheChoicesAreByTheirType) {
    EXPECT_EQ(shown(oneOf(&Patrol::to, std::vector<PlaceId>{{"hill"}, {"ford"}})),
              R"({"choices":["hill","ford"],"name":"to","type":"place"})");
    EXPECT_EQ(shown(oneOf(&Patrol::inches, {6})),
              R"({"choices":[6],"default":6,"fact":true,"name":"inches","type":"choice"})");
    EXPECT_EQ(shown(someOf(&Patrol::pieces, std::vector<PieceId>{{"a"}, {"b"}}, 1, 2)),
              R"({"choices":["a","b"],"max":2,"min":1,"name":"pieces","of":"piece","type":"list"})");
}

TEST(Offers, AskNobodyForTheFactThatTheyStateThemselves) {
    EXPECT_EQ(shown(fixed(&Patrol::trapped, true)),
              R"({"choices":[true],"default":true,"name":"was-trapped","type":"choice"})");
}

TEST(Offers, NameByTheirMembersTheParametersThatAListFollows) {
    const std::vector<PieceId> pieces{{"a"}, {"b"}};
    Param list = someOf(&Patrol::pieces, pieces, 1, 2).counting(&Patrol::leagues, -1);
    EXPECT_EQ(list.countFrom, "leagues");
    EXPECT_EQ(list.countOffset, -1);
    EXPECT_EQ(list.within(&Patrol::to).subsetOf, "to");
    EXPECT_EQ(list.among({&Patrol::to, &Patrol::trapped}).activeKeys,
              (std::vector<std::string>{"to", "was-trapped"}));
}

template <auto member, class T>
concept Offered = requires(const std::vector<T>& values) {
    oneOf(member, values);
};

TEST(Offers, OfNoValueThatTheMemberCannotHoldCompile) {
    EXPECT_TRUE((Offered<&Patrol::to, PlaceId>));
    EXPECT_TRUE((Offered<&Patrol::pieces, PieceId>));
    EXPECT_FALSE((Offered<&Patrol::to, PieceId>));
    EXPECT_FALSE((Offered<&Patrol::leagues, std::string>));
}

TEST(Offers, AreOfAnActionAndBlockedWithTheReason) {
    const Offer march = offer<Patrol>(Phrase("Patrol"), Phrase("far"), {boolOf(&Patrol::trapped, false)});
    EXPECT_EQ(march.action, "patrol");
    EXPECT_EQ(march.params.size(), 1U);
    EXPECT_FALSE(march.blocked.has_value());
    const Offer none = blocked<Patrol>(Phrase("Patrol"), {"too-far", Phrase("It is too far."), "X-01"});
    EXPECT_EQ(none.blocked.value().clause, "X-01");
}

}  // namespace
}  // namespace adjutant
