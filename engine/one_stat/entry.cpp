// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/one_stat/entry.hpp"

#include "engine/core/position_of.hpp"
#include "engine/one_stat/one_stat.hpp"

namespace adjutant::wire {

/// A fault in a roster is for the rules to refuse (`bad-roster`), not a parameter of the wrong shape.
template <class T>
struct FaultKeeper {
    static void read(const json& from, T& to) {
        try {
            readObject(from, to);
        } catch (const Misfit& misfit) {
            to.fault = misfit.what();
        }
    }
};
template <>
struct Reader<onestat::Recruit> : FaultKeeper<onestat::Recruit> {};
template <>
struct Reader<onestat::Roster> : FaultKeeper<onestat::Roster> {};

}  // namespace adjutant::wire

namespace adjutant::onestat {

SystemEntry entry() { return PositionOf<OneStat>::entry(); }

}  // namespace adjutant::onestat
