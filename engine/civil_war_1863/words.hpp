// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the ledger on the wire (chapter 6).
#pragma once

#include "engine/civil_war_1863/actions.hpp"
#include "engine/civil_war_1863/events.hpp"
