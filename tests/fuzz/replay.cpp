// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds a fuzzer with the files of the folders that are named, once each, where there is no libFuzzer. What
// it finds ends it, and the file is the last one that was told.
#include <algorithm>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

void feed(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file) throw std::filesystem::filesystem_error("cannot be read", path, {});
    // In a block of its own size, so that a byte too far is noticed.
    const auto bytes = std::make_unique<std::uint8_t[]>(text.size());
    std::ranges::copy(text, bytes.get());
    static_cast<void>(LLVMFuzzerTestOneInput(bytes.get(), text.size()));
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t fed = 0;
    try {
        for (int i = 1; i < argc; ++i)
            for (const auto& path : filesIn(argv[i])) {
                std::cerr << path.filename().string() << std::endl;
                feed(path);
                ++fed;
            }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    std::cout << fed << " inputs\n";
    return fed > 0 ? 0 : 1;
}
