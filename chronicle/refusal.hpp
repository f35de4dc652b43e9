// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a chronicle and cannot be: a word for programs and a sentence for people.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace adjutant::chronicle {

struct Refusal {
    std::string code;
    std::string sentence;
    std::vector<std::string> terms{};  ///< the names and numbers of the sentence, for other languages

    bool operator==(const Refusal&) const = default;
};

template <class Value>
using Expected = tl::expected<Value, Refusal>;

}  // namespace adjutant::chronicle
