// SPDX-License-Identifier: GPL-3.0-or-later
// What this room throws when a deck file or a sheet cannot be read, laid out or written, or a code would have
// nothing to say. What its libraries throw becomes this Error. Caught at the edge, as db's is (db/error.hpp),
// or on the way there by who knows the file's name, and thrown again with it.
#pragma once

#include <stdexcept>

namespace adjutant::cards {

/// what() is a whole sentence for people: what happened, where, and what to do.
class Error : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace adjutant::cards
