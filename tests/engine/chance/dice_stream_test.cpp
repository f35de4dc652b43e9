// SPDX-License-Identifier: GPL-3.0-or-later
// The stream of the program's dice: faces, pairs and runs, as a game asks for them (chance after chance,
// entry after entry) and where neighbours might be alike (seed after seed). The seeds are fixed, so that
// these tests always say the same: for a true die and other seeds each bound is passed once in 10^9 times,
// and there are 28 of them, so that all of it alarms falsely once in some 35 million times.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "engine/chance/chances.hpp"

namespace adjutant {
namespace {

constexpr int throws = 120'000;
constexpr double manySigma = 6.11;  // a normal value is further out once in 10^9 times

struct Die {
    int sides;
    double faceBound;  ///< of chi-square with sides - 1 degrees of freedom, passed once in 10^9 times
};
constexpr Die coinLike{2, 37.32};
constexpr Die d6{6, 50.69};
constexpr Die d10{10, 60.66};
constexpr Die d20{20, 81.56};
constexpr double pairBound = 110.31;  // 36 - 1 degrees of freedom

Chance die(int sides, int count = 1) {
    Chance chance;
    chance.kind = Chance::Kind::dice;
    chance.count = count;
    chance.sides = sides;
    return chance;
}

int faceOf(const Chances::Answered& answered) { return std::get<std::vector<int>>(answered.answer).front(); }

/// A face for each number from 0 on.
using Stream = std::vector<int>;

/// The first die of each entry.
Stream acrossEntries(std::uint64_t seed, int sides) {
    Stream faces;
    for (int entry = 2; entry < throws + 2; ++entry)
        faces.push_back(faceOf(AppDice(seed, entry).answer(die(sides))));
    return faces;
}

/// Chance after chance of one entry.
Stream withinAnEntry(std::uint64_t seed, int sides) {
    AppDice dice(seed, 2);
    Stream faces;
    while (faces.size() < throws) faces.push_back(faceOf(dice.answer(die(sides))));
    return faces;
}

/// The dice of handfuls, one after the other.
Stream inHandfuls(std::uint64_t seed, int sides) {
    AppDice dice(seed, 2);
    Stream faces;
    while (faces.size() < throws) {
        const auto handful = std::get<std::vector<int>>(dice.answer(die(sides, 20)).answer);
        faces.insert(faces.end(), handful.begin(), handful.end());
    }
    return faces;
}

/// The same die of games with seeds one after the other.
Stream acrossSeeds(std::uint64_t first, int sides) {
    Stream faces;
    for (std::uint64_t seed = first; faces.size() < throws; ++seed)
        faces.push_back(faceOf(AppDice(seed, 2).answer(die(sides))));
    return faces;
}

double chiSquare(const std::vector<int>& seen, double expected) {
    double sum = 0;
    for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

double ofFaces(const Stream& faces, int sides) {
    std::vector<int> seen(static_cast<std::size_t>(sides));
    for (const int face : faces) ++seen.at(static_cast<std::size_t>(face - 1));
    return chiSquare(seen, static_cast<double>(faces.size()) / sides);
}

/// Of pairs that do not overlap, so that they are independent.
double ofPairs(const Stream& faces) {
    std::vector<int> seen(36);
    for (std::size_t at = 0; at + 1 < faces.size(); at += 2)
        ++seen.at(static_cast<std::size_t>((faces[at] - 1) * 6 + faces[at + 1] - 1));
    const std::size_t pairs = faces.size() / 2;
    return chiSquare(seen, static_cast<double>(pairs) / 36);
}

/// How many standard deviations the number of runs of high and of low faces is away from its mean: at each
/// step but the first a new run begins with probability one half.
double ofRuns(const Stream& faces) {
    double changes = 0;
    for (std::size_t at = 1; at < faces.size(); ++at)
        changes += (faces[at] > 3) != (faces[at - 1] > 3) ? 1 : 0;
    const double steps = static_cast<double>(faces.size() - 1);
    return std::abs(changes - steps / 2) / std::sqrt(steps / 4);
}

struct Way {
    const char* name;
    Stream (*faces)(std::uint64_t seed, int sides);
};
constexpr Way ways[] = {{"entry after entry", acrossEntries},
                        {"chance after chance", withinAnEntry},
                        {"in handfuls", inHandfuls},
                        {"seed after seed", acrossSeeds}};

TEST(DiceStream, EveryFaceOfEveryDieComesAsOftenAsAnyOther) {
    for (const Way& way : ways)
        for (const Die& one : {coinLike, d6, d10, d20})
            EXPECT_LT(ofFaces(way.faces(1861, one.sides), one.sides), one.faceBound)
                << way.name << ", d" << one.sides;
}

TEST(DiceStream, EveryPairComesAsOftenAsAnyOther) {
    for (const Way& way : ways) EXPECT_LT(ofPairs(way.faces(1762, 6)), pairBound) << way.name;
}

TEST(DiceStream, RunsOfHighAndOfLowFacesAreAsLongAsChanceMakesThem) {
    for (const Way& way : ways) EXPECT_LT(ofRuns(way.faces(1863, 6)), manySigma) << way.name;
}

TEST(DiceStream, TheLongestRunOfOneFaceIsAsLongAsChanceMakesIt) {
    // Runs of 19 or more alike are to be expected throws * 5/6 * (1/6)^18 = 10^-9 times.
    for (const Way& way : ways) {
        const Stream faces = way.faces(7, 6);
        std::size_t longest = 1;
        std::size_t length = 1;
        for (std::size_t at = 1; at < faces.size(); ++at) {
            length = faces[at] == faces[at - 1] ? length + 1 : 1;
            longest = std::max(longest, length);
        }
        EXPECT_GE(longest, 4U) << way.name;
        EXPECT_LE(longest, 18U) << way.name;
    }
}

TEST(DiceStream, ThisTestFindsADieThatIsALittleLoaded) {
    Stream faces = acrossEntries(3, 6);
    for (std::size_t at = 0; at < faces.size(); at += 40)
        if (faces[at] == 1) faces[at] = 6;  // one in 240 turned
    EXPECT_LT(ofFaces(faces, 6), d6.faceBound) << "too little to be seen";
    for (std::size_t at = 0; at < faces.size(); at += 6)
        if (faces[at] == 1) faces[at] = 6;  // one in 36 turned
    EXPECT_GT(ofFaces(faces, 6), d6.faceBound);
    Stream sticky = acrossEntries(3, 6);
    for (std::size_t at = 40; at < sticky.size(); at += 20) sticky[at] = sticky[at - 1];
    EXPECT_GT(ofRuns(sticky), manySigma);
}

}  // namespace
}  // namespace adjutant
