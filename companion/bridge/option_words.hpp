// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a game, before it is begun, in words for people.
#pragma once

#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

#include "companion/games/face.hpp"

namespace adjutant::companion {

/// The option as the engine offers it, and: title; about, a sentence in a player's words; choices [{value,
/// label}]; of `pairs` [{key, label, when, choices, fields: options as this one}]. `below`: of a field, the
/// path of its option (`NewGame` of face_tables.hpp). Words of the game's other lists are taken only where
/// the face says nothing of the option.
[[nodiscard]] QVariantMap optionWords(const nlohmann::json& param, const GameFace& look,
                                      const QString& below = {});

/// All options of a system, and how the page of a new game lays them out: {options, above, groups: [{title,
/// sign, options}], who, count, list}. An option that the face puts nowhere comes in a last group, so
/// that none is lost; those in `apart` are asked in another way.
[[nodiscard]] QVariantMap newGameWords(const nlohmann::json& params, const GameFace& look);

}  // namespace adjutant::companion
