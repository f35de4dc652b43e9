// SPDX-License-Identifier: GPL-3.0-or-later
// scanner_frames FOLDER [SEED [hard]]: writes every frame of the benchmark as a PGM file, and frames.jsonl
// that says of each its group, its codes and their corners; with `hard`, stills alone, harder ones. The same
// seed gives the same bytes.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "tests/scanner/frames/frames.hpp"

namespace {

using namespace adjutant::scanner::frames;

class Folder {
  public:
    explicit Folder(const std::filesystem::path& folder) : folder_(folder) {
        std::filesystem::create_directories(folder_);
        truths_.open(folder_ / "frames.jsonl");
    }
    void add(const std::string& group, int index, const Frame& frame) {
        const std::string name = group + '-' + std::to_string(index) + ".pgm";
        std::ofstream picture(folder_ / name, std::ios::binary);
        picture << "P5\n" << frame.width << ' ' << frame.height << "\n255\n";
        picture.write(reinterpret_cast<const char*>(frame.pixels.data()),
                      static_cast<std::streamsize>(frame.pixels.size()));
        nlohmann::ordered_json truth{{"file", name}, {"group", group}, {"codes", nlohmann::json::array()}};
        for (const Truth& code : frame.codes) {
            nlohmann::ordered_json corners = nlohmann::ordered_json::array();
            for (const auto& corner : code.corners) corners.push_back({corner.x, corner.y});
            truth["codes"].push_back({{"text", code.text}, {"visible", code.visible}, {"corners", corners}});
        }
        truths_ << truth.dump() << '\n';
        if (!picture || !truths_) throw std::runtime_error("cannot write " + (folder_ / name).string());
    }

  private:
    std::filesystem::path folder_;
    std::ofstream truths_;
};

}  // namespace

int main(int count, char** arguments) try {
    if (count < 2) {
        std::cerr << "usage: scanner_frames FOLDER [SEED [hard]]\n";
        return 2;
    }
    const std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    const bool hard = count > 3 && std::string(arguments[3]) == "hard";
    Folder folder(arguments[1]);
    for (const Group& group : stillGroups())
        for (int i = 0; i < group.frames; ++i) folder.add(group.name, i, still(group.name, i, seed, hard));
    if (hard) return 0;
    for (const Group& group : sequences()) {
        int index = 0;
        for (const Frame& frame : sequence(group.name, seed))
            folder.add("film-" + group.name, index++, frame);
    }
    return 0;
} catch (const std::exception& reason) {
    std::cerr << "scanner_frames: " << reason.what() << '\n';
    return 1;
}
