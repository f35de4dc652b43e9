// SPDX-License-Identifier: GPL-3.0-or-later
// scanner_benchmark FOLDER [GROUP|all [misses]]: reads the frames that scanner_frames wrote to the folder,
// with our readers and with ZXing restricted to QR in the same run; prints recall, false reads and mean
// milliseconds a frame, on one core, for each group; with `misses` also each frame in which something was not
// read.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include "scanner/still_reader.hpp"
#include "scanner/video_reader.hpp"
#include "scanner/zxing.hpp"
#include "tests/scanner/frames/frames.hpp"

namespace adjutant::scanner {
namespace {

using Read = std::function<std::vector<Code>(const LumaView&)>;

struct Tally {
    int frames = 0;
    int codes = 0;
    int found = 0;
    int followed = 0;
    int wrong = 0;  ///< texts that are not in the frame
    double milliseconds = 0;

    [[nodiscard]] double recall() const { return codes == 0 ? 100 : 100.0 * found / codes; }
    [[nodiscard]] double mean() const { return frames == 0 ? 0 : milliseconds / frames; }
    Tally& operator+=(const Tally& other) {
        frames += other.frames;
        codes += other.codes;
        found += other.found;
        followed += other.followed;
        wrong += other.wrong;
        milliseconds += other.milliseconds;
        return *this;
    }
};

// The time of this thread on its processor, so that other work on the machine does not count.
double processorMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

Tally measure(const frames::Frame& frame, const Read& read) {
    Tally tally;
    const double start = processorMilliseconds();
    const auto codes = read(frame.view());
    tally.milliseconds = processorMilliseconds() - start;
    tally.frames = 1;
    std::set<std::string> texts;
    for (const Code& code : codes) {
        texts.insert(code.text);
        tally.followed += code.followed ? 1 : 0;
    }
    for (const frames::Truth& truth : frame.codes) {
        const bool found = texts.erase(truth.text) > 0;
        if (!truth.visible) continue;
        ++tally.codes;
        tally.found += found ? 1 : 0;
    }
    tally.wrong = static_cast<int>(texts.size());
    return tally;
}

void print(const std::string& name, const Tally& ours, const Tally& theirs) {
    std::printf("%-13s %6d %6d | %6.1f %% %6d %7.2f ms | %6.1f %% %6d %7.2f ms\n", name.c_str(), ours.frames,
                ours.codes, ours.recall(), ours.wrong, ours.mean(), theirs.recall(), theirs.wrong,
                theirs.mean());
    std::fflush(stdout);
}

std::vector<Code> zxingAlone(const LumaView& view) { return zxing::findCodes(view, zxing::Effort::Thorough); }

struct Given {
    std::string group;
    frames::Frame frame;
};

// A picture in the only form that scanner_frames writes.
void loadPixels(const std::filesystem::path& path, frames::Frame& frame) {
    std::ifstream file(path, std::ios::binary);
    std::string kind;
    int white = 0;
    file >> kind >> frame.width >> frame.height >> white;
    file.get();
    if (!file || kind != "P5" || white != 255) throw std::runtime_error("not a frame: " + path.string());
    frame.pixels.resize(static_cast<std::size_t>(frame.width) * static_cast<std::size_t>(frame.height));
    file.read(reinterpret_cast<char*>(frame.pixels.data()),
              static_cast<std::streamsize>(frame.pixels.size()));
}

Given load(const std::filesystem::path& folder, const nlohmann::json& line) {
    Given given{line.at("group"), {}};
    loadPixels(folder / line.at("file").get<std::string>(), given.frame);
    for (const auto& code : line.at("codes"))
        given.frame.codes.push_back({code.at("text"), {}, code.at("visible")});
    return given;
}

// The tallies of one group, then of all stills or all films.
struct Table {
    void add(const std::string& group, const Tally& ours, const Tally& theirs) {
        if (group != group_) finishGroup();
        group_ = group;
        here_ += ours;
        there_ += theirs;
    }
    void finishGroup() {
        if (here_.frames == 0) return;
        print(group_, here_, there_);
        const bool film = group_.starts_with("film");
        (film ? films_ : stills_) += std::exchange(here_, {});
        (film ? filmsThere_ : stillsThere_) += std::exchange(there_, {});
    }
    void finish() {
        finishGroup();
        print("all stills", stills_, stillsThere_);
        print("all films", films_, filmsThere_);
        std::printf("of the films' codes %d were followed\n", films_.followed);
    }

  private:
    std::string group_;
    Tally here_, there_, stills_, stillsThere_, films_, filmsThere_;
};

void run(const std::filesystem::path& folder, const std::string& only, bool misses) {
    Table table;
    std::unique_ptr<VideoReader> video;
    StillReader still;
    std::string film;
    std::ifstream truths(folder / "frames.jsonl");
    for (std::string line; std::getline(truths, line);) {
        const auto json = nlohmann::json::parse(line);
        if (!only.empty() && json.at("group") != only) continue;
        const Given given = load(folder, json);
        if (given.group.starts_with("film") && std::exchange(film, given.group) != given.group)
            video = std::make_unique<VideoReader>();
        const Tally ours = measure(given.frame, [&](const LumaView& view) {
            return given.group.starts_with("film") ? video->read(view) : still.read(view);
        });
        if (misses && (ours.found < ours.codes || ours.wrong > 0))
            std::printf("  %s: %d of %d, %d wrong, %.2f ms\n", json.at("file").get<std::string>().c_str(),
                        ours.found, ours.codes, ours.wrong, ours.milliseconds);
        table.add(given.group, ours, measure(given.frame, zxingAlone));
    }
    table.finish();
}

}  // namespace
}  // namespace adjutant::scanner

int main(int count, char** arguments) try {
    const std::string only = count > 2 ? arguments[2] : "";
    const bool misses = count > 3;
    if (count < 2) {
        std::fputs("usage: scanner_benchmark FOLDER [GROUP [misses]]\n", stderr);
        return 2;
    }
    std::printf("%-13s %6s %6s | %8s %6s %10s | %8s %6s %10s\n", "group", "frames", "codes", "adjutant",
                "wrong", "a frame", "ZXing", "wrong", "a frame");
    adjutant::scanner::run(arguments[1], only == "all" ? "" : only, misses);
    return 0;
} catch (const std::exception& reason) {
    std::fprintf(stderr, "scanner_benchmark: %s\n", reason.what());
    return 1;
}
