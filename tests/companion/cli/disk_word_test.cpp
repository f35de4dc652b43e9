// SPDX-License-Identifier: GPL-3.0-or-later
// A command on a disk that stalls: it says so after a second, once, and does what it was told when the disk
// answers.
#include "companion/cli/disk_word.hpp"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>
#include <condition_variable>
#include <ctime>
#include <iostream>
#include <mutex>
#include <sstream>
#include <streambuf>
#include <thread>

#include "companion/cli/campaign_command.hpp"
#include "companion/cli/program.hpp"
#include "companion/cli/referee.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::cli {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

constexpr auto limit = 60s;  // for what comes at once where nothing is wrong
constexpr const char* word = "The disk is slow to answer. Nothing is lost; it is being waited for.\n";

/// What is written into it can be waited for by another thread.
class Heard : public std::streambuf {
  public:
    [[nodiscard]] bool saysSomethingWithin(std::chrono::seconds time) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, time, [&] { return text_.ends_with('\n'); });
    }
    [[nodiscard]] std::string text() {
        const std::scoped_lock lock(mutex_);
        return text_;
    }

  protected:
    int_type overflow(int_type letter) override {
        const std::scoped_lock lock(mutex_);
        text_ += static_cast<char>(letter);
        changed_.notify_all();
        return letter;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string text_;
};

/// Holds the next such request until the word was heard. Joined at its end.
class Stall {
  public:
    Stall(db::FaultyDisk& disk, db::Fault fault, Heard& heard) {
        disk.failFrom(1, fault);
        thread_ = std::thread([&] {
            stalled = disk.isStalledWithin(limit);
            const auto began = std::chrono::steady_clock::now();
            said = heard.saysSomethingWithin(limit);
            after = std::chrono::steady_clock::now() - began;
            disk.mend();
        });
    }
    ~Stall() {
        thread_.join();
        EXPECT_TRUE(stalled) << "the disk was not asked";
        EXPECT_TRUE(said);
        EXPECT_GE(after, 900ms) << "what is usual is not told";
    }
    Stall(const Stall&) = delete;
    Stall& operator=(const Stall&) = delete;

    bool stalled = false, said = false;
    std::chrono::steady_clock::duration after{};

  private:
    std::thread thread_;
};

TEST(DiskWord, ARefereeOnADiskThatStallsSaysSoOnceAndKeepsTheAct) {
    const db::TemporaryFolder folder;
    db::FaultyDisk disk;
    Heard heard;
    std::ostream errors(&heard);
    RefereeRequest request{.file = folder.file(), .campaign = "Club", .game = "Thursday"};
    std::istringstream start(R"({"do":"start","system":"life-1861","seed":1})");
    std::ostringstream begun;
    ASSERT_EQ(referee(request, start, begun, errors), 0);
    std::istringstream acts("{\"do\":\"note\",\"text\":\"rain\"}\n{\"do\":\"note\",\"text\":\"mud\"}\n");
    std::ostringstream replies;
    {
        DiskWord said(errors);
        const db::DiskWaited waited(said);
        const Stall stall(disk, db::Fault::stalled, heard);
        EXPECT_EQ(referee(request, acts, replies, errors), 0);
    }
    EXPECT_EQ(heard.text(), word);
    EXPECT_THAT(replies.str(), Not(HasSubstr("\"ok\":false")));
    const auto file = db::CampaignFile::openToRead(folder.file());
    EXPECT_EQ(file.journal(file.games().at(0).id).size(), 3);
    EXPECT_EQ(file.verify(file.games().at(0).id).broken, std::nullopt);
}

TEST(DiskWord, ACommandThatReadsADiskThatStallsSaysSoAndAnswers) {
    const db::TemporaryFolder folder;
    { const db::AGame game(folder.file(), 3); }
    db::FaultyDisk disk;
    Heard heard;
    std::ostringstream answered;
    auto* const errors = std::cerr.rdbuf(&heard);
    auto* const out = std::cout.rdbuf(answered.rdbuf());
    int status = -1;
    {
        const Stall stall(disk, db::Fault::stalledReading, heard);
        std::string path = folder.file();
        std::vector<std::string> words{"adjutant-cli", "campaign", "list", "--file", path};
        std::vector<char*> arguments;
        for (std::string& one : words) arguments.push_back(one.data());
        status = runProgram(static_cast<int>(arguments.size()), arguments.data(),
                            [](CLI::App& app, int&) { addCampaignCommands(app); });
    }
    std::cerr.rdbuf(errors);
    std::cout.rdbuf(out);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(heard.text(), word);
    EXPECT_THAT(answered.str(), HasSubstr("First evening"));
}

TEST(DiskWord, WhatReckonsForLongIsNoDisk) {
    Heard heard;
    std::ostream errors(&heard);
    {
        DiskWord said(errors, 50ms);
        const db::DiskWaited waited(said);
        // Longer than it takes until it is looked at, whoever has the processor meanwhile.
        db::atDisk([] {
            const auto began = std::clock();
            while (std::clock() - began < CLOCKS_PER_SEC * 3 / 10) {
            }
        });
    }
    EXPECT_EQ(heard.text(), "");
}

TEST(DiskWord, WhatWorkThrowsIsThrownAndTheNextIsWaitedForAsBefore) {
    Heard heard;
    std::ostream errors(&heard);
    DiskWord said(errors);
    const db::DiskWaited waited(said);
    EXPECT_THROW(db::atDisk([] { throw std::runtime_error("torn"); }), std::runtime_error);
    EXPECT_EQ(db::atDisk([] { return db::atDisk([] { return 7; }); }), 7);
}

}  // namespace
}  // namespace adjutant::cli
