// SPDX-License-Identifier: GPL-3.0-or-later
// The most telling of the pictures that the reader is measured on, drawn here again, with a floor of recall
// for each group (picture_floors.json). Who makes the reader worse is told in which group, and which codes
// are missed.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "scanner/still_reader.hpp"
#include "tests/scanner/frames/frames.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::scanner {
namespace {

using testing::Contains;
using testing::Field;
using testing::IsEmpty;

struct Floor {
    std::string name;
    std::string group;
    bool hard = false;
    std::map<std::uint64_t, std::vector<int>> pictures;  ///< the indices of each seed
    int codes = 0;
    int read = 0;
};

void PrintTo(const Floor& floor, std::ostream* out) { *out << floor.name; }

const std::vector<Floor>& floors() {
    static const auto all = [] {
        std::ifstream file(tests::testsFolder() / "scanner" / "picture_floors.json");
        const auto written = nlohmann::json::parse(file);
        std::vector<Floor> read;
        for (const auto& line : written.at("floors")) {
            Floor& floor = read.emplace_back();
            floor = {line.at("name"),  line.at("group"), line.at("hard"), {},
                     line.at("codes"), line.at("read")};
            for (const auto& [seed, pictures] : line.at("pictures").items())
                floor.pictures[std::stoull(seed)] = pictures.get<std::vector<int>>();
        }
        return read;
    }();
    return all;
}

// What came of the pictures of a group, each named by its seed and index.
class Reading {
  public:
    explicit Reading(const Floor& floor) {
        for (const auto& [seed, pictures] : floor.pictures)
            for (const int index : pictures)
                add(frames::still(floor.group, index, seed, floor.hard),
                    "seed " + std::to_string(seed) + ", picture " + std::to_string(index) + ": ");
    }

    int codes = 0;
    int read = 0;
    std::vector<std::string> missed;
    std::vector<std::string> falselyRead;

  private:
    void add(const frames::Frame& frame, const std::string& picture) {
        std::set<std::string> texts;
        for (const Code& code : reader_.read(frame.view())) texts.insert(code.text);
        for (const frames::Truth& truth : frame.codes) {
            const bool found = texts.erase(truth.text) > 0;
            if (!truth.visible) continue;
            ++codes;
            read += found ? 1 : 0;
            if (!found) missed.push_back(picture + truth.text);
        }
        for (const std::string& text : texts) falselyRead.push_back(picture + text);
    }

    StillReader reader_;
};

class PictureFloors : public testing::TestWithParam<Floor> {};

TEST_P(PictureFloors, AsManyCodesAreReadAsTheFloorOfTheGroupSaysAndNoneFalsely) {
    const Reading reading(GetParam());
    EXPECT_EQ(reading.codes, GetParam().codes)
        << "These are not the pictures that the floor was measured on.";
    EXPECT_GE(reading.read, GetParam().read) << "Missed: " << testing::PrintToString(reading.missed);
    EXPECT_THAT(reading.falselyRead, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Groups, PictureFloors, testing::ValuesIn(floors()),
                         [](const auto& floor) { return floor.param.name; });

TEST(PictureFloors, EveryGroupThatTheReaderIsMeasuredOnHasOne) {
    for (const frames::Group& group : frames::stillGroups())
        EXPECT_THAT(floors(), Contains(Field(&Floor::group, group.name)));
}

}  // namespace
}  // namespace adjutant::scanner
