// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/line_reader.hpp"

#include <istream>
#include <streambuf>

namespace adjutant::cli {

std::optional<std::string> readLine(std::istream& in, std::size_t longest) {
    using Traits = std::istream::traits_type;
    std::streambuf& bytes = *in.rdbuf();
    std::string line;
    for (Traits::int_type next = bytes.sbumpc(); next != Traits::to_int_type('\n'); next = bytes.sbumpc()) {
        if (Traits::eq_int_type(next, Traits::eof())) {
            if (line.empty()) return {};
            break;
        }
        if (line.size() <= longest) line.push_back(Traits::to_char_type(next));
    }
    return line;
}

}  // namespace adjutant::cli
