// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands of `club`: what their options said, and what each does. They throw what json_answers.hpp
// knows, and club::ClubError.
#pragma once

#include <iosfwd>
#include <string>

namespace adjutant::cli::clubs {

struct Wanted {
    std::string url, file, campaign, name, role, game, kind, out, from;
    int version = 0;
    bool watch = false, atOnce = false, force = false, unused = false;
};

struct Work {
    const Wanted& wanted;
    std::ostream& out;
    std::ostream& errors;
};

void create(const Work&);
void invite(const Work&);
void withdraw(const Work&);
void join(const Work&);
void move(const Work&);
void leave(const Work&);
void status(const Work&);
void release(const Work&);
void settle(const Work&);
void sync(const Work&);
void backup(const Work&);
void restore(const Work&);
void site(const Work&);

}  // namespace adjutant::cli::clubs
