// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/one_stat/entry.hpp"

#include "engine/games/one_stat/offers.hpp"
#include "engine/games/one_stat/one_stat.hpp"
#include "engine/play/position_of.hpp"
#include "engine/words/flat_map_wire.hpp"

namespace adjutant::wire {

/// A fault in a roster is for the rules to refuse (`bad-roster`), not a parameter of the wrong shape.
template <class T>
struct FaultKeeper {
    static void read(const json& from, T& to) {
        to = {};
        to.given = from.dump();
        try {
            readObject(from, to);
        } catch (const ParseError& error) {
            to.fault = error.sentence();
        }
    }
};
template <>
struct Reader<onestat::Recruit> : FaultKeeper<onestat::Recruit> {};
template <>
struct Reader<onestat::Roster> : FaultKeeper<onestat::Roster> {};

/// Shown as it was given.
template <class T>
struct AsGiven {
    static json write(const T& value) {
        return value.given.empty() ? writeObject(value) : json::parse(value.given);
    }
};
template <>
struct Writer<onestat::Recruit> : AsGiven<onestat::Recruit> {};
template <>
struct Writer<onestat::Roster> : AsGiven<onestat::Roster> {};

template <class T>
struct Reader<onestat::Frozen<T>> {
    static void read(const json& from, onestat::Frozen<T>& to) {
        T value;
        wire::read(from, value);
        to = std::move(value);
    }
};
template <class T>
struct Writer<onestat::Frozen<T>> {
    static json write(const onestat::Frozen<T>& value) { return wire::write(*value); }
};

}  // namespace adjutant::wire

namespace adjutant::onestat {

extern const std::string_view rulesText;   // rules.md
extern const std::string_view behindText;  // behind.md
std::vector<std::string> languages();      // words.*.json
const Catalogue& catalogue(std::string_view language);

SystemEntry entry() { return PositionOf<OneStat>::entry(rulesText, languages, catalogue, behindText); }

}  // namespace adjutant::onestat
