// SPDX-License-Identifier: GPL-3.0-or-later
// What `start` may choose, described once: from an option's line among the fields of `Options` follow how a
// request is read, which values are refused, and how the option is offered before a game (options_of.hpp).
//
//     struct Options {
//         DiceMode dice = DiceMode::app;
//         int rounds = 15;
//         static constexpr auto fields() {
//             return listed(option("dice", &Options::dice).noted(options::Dice{}),
//                           option("rounds", &Options::rounds)
//                               .between(1, 30, refusals::RoundsBounds{}, "L61-GAME-03"));
//         }
//     };
//
// The usual value is the initial one. They are offered in this order; what is a plain `field` or `sparse` is
// read, and not offered.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/play/offer.hpp"
#include "engine/words/describe.hpp"

namespace adjutant {

template <class Owner, class T>
struct Option : Field<Owner, T> {
    /// A number's bounds, and what is said of one beyond them.
    struct Bounds {
        std::int64_t least = 0;
        std::int64_t most = 0;
        Phrase (*refusal)() = nullptr;
        std::string_view clause{};
    };
    /// It changes nothing but where another option has one of these values.
    struct Condition {
        std::string_view (*option)() = nullptr;
        std::vector<Value> (*values)() = nullptr;
    };

    Phrase (*note)() = nullptr;
    std::optional<Bounds> bounds{};
    std::optional<Condition> condition{};
    Param (*form)() = nullptr;  ///< how it is offered where the type does not tell; the name is filled in

    template <MessageStruct M>
    [[nodiscard]] constexpr Option noted(M) const {
        Option same = *this;
        same.note = &phraseOf<M>;
        return same;
    }
    /// `M`: what is said of a number beyond them.
    template <MessageStruct M>
    [[nodiscard]] constexpr Option between(std::int64_t least, std::int64_t most, M,
                                           std::string_view clause = {}) const {
        Option same = *this;
        same.bounds = Bounds{least, most, &phraseOf<M>, clause};
        return same;
    }
    /// `other`: the member of the option that it hangs on.
    template <auto other>
    [[nodiscard]] constexpr Option enabledIf(std::vector<Value> (*values)()) const {
        Option same = *this;
        same.condition = Condition{&nameOfField<other>, values};
        return same;
    }
    [[nodiscard]] constexpr Option offeredAs(Param (*made)()) const {
        Option same = *this;
        same.form = made;
        return same;
    }
    /// Left out of the state where it is empty.
    [[nodiscard]] constexpr Option leftOutIfEmpty() const {
        Option same = *this;
        same.use = Use::sparse;
        return same;
    }
};

template <class Owner, class T>
constexpr auto option(std::string_view name, T Owner::*member) {
    return Option<Owner, T>{{{name, Use::value}, member}};
}

}  // namespace adjutant
