// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the ledger on the wire (chapter 6).
#pragma once

#include "engine/games/civil_war_1863/actions.hpp"
#include "engine/games/civil_war_1863/events.hpp"
