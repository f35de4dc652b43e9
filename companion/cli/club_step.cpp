// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/club_step.hpp"

#include <ostream>

#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "companion/club_veil.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/error.hpp"

namespace adjutant::cli {

void keepInStep(const std::string& file, std::ostream& errors) {
    if (!club::Notebook::isThere(file)) return;
    try {
        club::OwnDoor door(file);
        static_cast<void>(club::meet(file, companion::ClubVeil(), door, companion::utcNow()));
    } catch (const club::ClubError& error) {
        errors << forTerminal(error.what()) << '\n';
    } catch (const db::Error& error) {  // such as a table that has the file open: it keeps in step by itself
        errors << forTerminal(error.what()) << '\n';
    }
}

}  // namespace adjutant::cli
