// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/club_step.hpp"

#include <ostream>

#include "companion/cli/club_veil.hpp"
#include "companion/cli/terminal_text.hpp"
#include "companion/clock.hpp"
#include "db/club/club.hpp"
#include "db/club/club_error.hpp"
#include "db/error.hpp"

namespace adjutant::cli {

void keepInStep(const std::string& file, std::ostream& errors) {
    if (!club::Notebook::isThere(file)) return;
    try {
        club::Notebook notebook = club::Notebook::open(file);
        const club::Membership member = notebook.membership();
        const ClubVeil veil;
        club::OwnDoor door(file);
        club::Link link(member.url, club::linkName(member));
        static_cast<void>(club::Sync(notebook, door, veil, link).pass());
        club::noteStep(notebook, true, companion::utcNow());
    } catch (const club::ClubError& error) {
        errors << forTerminal(error.what()) << '\n';
    } catch (const db::Error& error) {  // such as a table that has the file open: it keeps in step by itself
        errors << forTerminal(error.what()) << '\n';
    }
}

}  // namespace adjutant::cli
