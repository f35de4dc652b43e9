// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a league and cannot be: a word for programs and a sentence for people.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace adjutant::league {

struct Refusal {
    std::string code;
    std::string sentence;

    bool operator==(const Refusal&) const = default;
};

template <class Value>
using Expected = tl::expected<Value, Refusal>;

[[nodiscard]] inline tl::unexpected<Refusal> refuse(std::string code, std::string sentence) {
    return tl::unexpected<Refusal>(Refusal{std::move(code), std::move(sentence)});
}

}  // namespace adjutant::league
