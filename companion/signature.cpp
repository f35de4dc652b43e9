// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/signature.hpp"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <vector>

namespace adjutant::companion {
namespace {

/// The name as the account has it, or else the word that somebody logs in with.
std::string account() {
    std::vector<char> room(16384);
    passwd entry{};
    passwd* found = nullptr;
    if (getpwuid_r(getuid(), &entry, room.data(), room.size(), &found) != 0 || found == nullptr) return {};
    const std::string full = found->pw_gecos == nullptr ? "" : found->pw_gecos;
    const std::string name = full.substr(0, full.find(','));
    return name.empty() ? found->pw_name : name;
}

std::string machine() {
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) != 0) return {};
    return name.data();
}

}  // namespace

std::string signature() {
    const std::string who = account(), where = machine();
    if (who.empty() || where.empty()) return who + where;
    return who + " (" + where + ")";
}

}  // namespace adjutant::companion
