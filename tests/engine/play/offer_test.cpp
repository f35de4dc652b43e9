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

struct March {
    static constexpr std::string_view name = "march";
    std::vector<PieceId> pieces;
    std::optional<PlaceId> to;
    Given<int> leagues;
    double inches = 0;
    bool trapped = false;
    std::string banner;
    int silent = 0;  ///< no parameter

    static constexpr auto fields() {
        return listed(required("pieces", &March::pieces), optional("to", &March::to),
                      optional("leagues", &March::leagues), fact("inches", &March::inches),
                      fact("was-trapped", &March::trapped), optional("banner", &March::banner));
    }
};

std::string shown(const Param& param) { return wire::writeParam(param).dump(); }

TEST(Offers, CallAParameterAsItsFieldIsCalledAndAFactWhatItsFieldCallsSo) {
    EXPECT_EQ(shown(boolOf(&March::trapped, true)),
              R"({"default":true,"fact":true,"name":"was-trapped","type":"bool"})");
    EXPECT_EQ(shown(intOf(&March::leagues, 1, 6, 2)),
              R"({"default":2,"max":6,"min":1,"name":"leagues","type":"int"})");
    EXPECT_EQ(shown(textOf(&March::banner, "red")), R"({"default":"red","name":"banner","type":"text"})");
}

TEST(Offers, TellWhatTheChoicesAreByTheirType) {
    EXPECT_EQ(shown(oneOf(&March::to, std::vector<PlaceId>{{"hill"}, {"ford"}})),
              R"({"choices":["hill","ford"],"name":"to","type":"place"})");
    EXPECT_EQ(shown(oneOf(&March::inches, {6})),
              R"({"choices":[6],"default":6,"fact":true,"name":"inches","type":"choice"})");
    EXPECT_EQ(shown(someOf(&March::pieces, std::vector<PieceId>{{"a"}, {"b"}}, 1, 2)),
              R"({"choices":["a","b"],"max":2,"min":1,"name":"pieces","of":"piece","type":"list"})");
}

TEST(Offers, AskNobodyForTheFactThatTheyStateThemselves) {
    EXPECT_EQ(shown(fixed(&March::trapped, true)),
              R"({"choices":[true],"default":true,"name":"was-trapped","type":"choice"})");
}

TEST(Offers, NameByTheirMembersTheParametersThatAListFollows) {
    const std::vector<PieceId> pieces{{"a"}, {"b"}};
    Param list = someOf(&March::pieces, pieces, 1, 2).counting(&March::leagues, -1);
    EXPECT_EQ(list.countFrom, "leagues");
    EXPECT_EQ(list.countOffset, -1);
    EXPECT_EQ(list.within(&March::to).subsetOf, "to");
    EXPECT_EQ(list.among({&March::to, &March::trapped}).activeKeys,
              (std::vector<std::string>{"to", "was-trapped"}));
}

template <auto member, class T>
concept Offered = requires(const std::vector<T>& values) {
    oneOf(member, values);
};

TEST(Offers, OfNoValueThatTheMemberCannotHoldCompile) {
    EXPECT_TRUE((Offered<&March::to, PlaceId>));
    EXPECT_TRUE((Offered<&March::pieces, PieceId>));
    EXPECT_FALSE((Offered<&March::to, PieceId>));
    EXPECT_FALSE((Offered<&March::leagues, std::string>));
}

TEST(Offers, AreOfAnActionAndBlockedWithTheReason) {
    const Offer march = offer<March>("March", "far", {boolOf(&March::trapped, false)});
    EXPECT_EQ(march.action, "march");
    EXPECT_EQ(march.params.size(), 1U);
    EXPECT_FALSE(march.blocked.has_value());
    const Offer none = blocked<March>("March", {"too-far", "It is too far.", "X-01"});
    EXPECT_EQ(none.blocked.value().clause, "X-01");
}

}  // namespace
}  // namespace adjutant
