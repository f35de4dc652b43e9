// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/digest.hpp"

#include <gtest/gtest.h>

namespace {

using adjutant::Digest;
using adjutant::digestOf;

// FIPS 180-2, appendix B.
TEST(Digests, AreThoseOfTheStandard) {
    EXPECT_EQ(digestOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(digestOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(Digest().add("ab").add("c").hex(), digestOf("abc"));
}

TEST(Digests, OfCountedTextsTellWhereOneEnds) {
    EXPECT_EQ(Digest().addCounted("ab").hex(), digestOf("2:ab"));
    EXPECT_NE(Digest().addCounted("ab").addCounted("c").hex(),
              Digest().addCounted("a").addCounted("bc").hex());
}

}  // namespace
