// SPDX-License-Identifier: GPL-3.0-or-later
// With which words the sources of a room refuse.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/tests_folder.hpp"

namespace adjutant::companion {

[[nodiscard]] inline std::set<std::string> refusalCodesOf(const char* room) {
    static const std::regex refusal("(?:refuse\\(|Refusal\\{)\\s*\"([a-z-]+)\"");
    std::set<std::string> codes;
    for (const auto& entry : std::filesystem::directory_iterator(tests::testsFolder().parent_path() / room)) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (auto found = std::sregex_iterator(text.begin(), text.end(), refusal);
             found != std::sregex_iterator(); ++found)
            codes.insert((*found)[1]);
    }
    return codes;
}

}  // namespace adjutant::companion
