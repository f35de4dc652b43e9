// SPDX-License-Identifier: GPL-3.0-or-later
// Does a thread of this process reckon, or would if it had a processor? Else it waits for something, such as
// a disk.
#pragma once

#include <sys/types.h>

#include <fstream>
#include <string>

namespace adjutant::companion {

inline bool isReckoning(pid_t thread) {
    std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
    std::string told;
    std::getline(file, told);
    const auto name = told.rfind(')');  // whatever it is called
    return name != std::string::npos && told.compare(name, 3, ") R") == 0;
}

}  // namespace adjutant::companion
