// SPDX-License-Identifier: GPL-3.0-or-later
// The options that a `start` gives, as a system knows them: each has a default, unknown ones are refused.
#pragma once

#include <string>

#include "engine/play/system.hpp"
#include "engine/words/refusal.hpp"
#include "engine/words/wire.hpp"

namespace adjutant {

/// Refused with a sentence when an option is unknown or its value does not fit; null counts as left out.
template <System S>
Expected<typename S::Options> readOptions(const nlohmann::json& given) {
    typename S::Options options;
    nlohmann::json filled = wire::write(options);
    for (const auto& [name, value] : given.items()) {
        if (!wire::hasField<typename S::Options>(name))
            return refuse(code::badParameter, "There is no option '" + name + "'.");
        if (!value.is_null()) filled[name] = value;
    }
    try {
        wire::read(filled, options);
    } catch (const wire::ParseError& error) {
        return refuse(code::badParameter, std::string("The options do not fit: ") + error.what() + ".");
    }
    return options;
}

}  // namespace adjutant
