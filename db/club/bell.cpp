// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/bell.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace adjutant::club {

Bell::Bell() : handle_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (handle_ < 0) throw std::system_error(errno, std::generic_category(), "no bell");
}
Bell::~Bell() { ::close(handle_); }

void Bell::ring() const { static_cast<void>(::eventfd_write(handle_, 1)); }
void Bell::still() const {
    eventfd_t rung = 0;
    static_cast<void>(::eventfd_read(handle_, &rung));
}

}  // namespace adjutant::club
