// SPDX-License-Identifier: GPL-3.0-or-later
// Turns what libpqxx throws into our ClubError with its sentence. Inside the room only.
#pragma once

#include <pqxx/except>
#include <string>
#include <utility>

#include "db/club/club_error.hpp"

namespace adjutant::club {

[[nodiscard]] ClubError failureFrom(const pqxx::sql_error&);
[[nodiscard]] ClubError lostConnection(const std::string& why);

/// Does `work` on a connection.
template <class Work>
auto translated(Work&& work) -> decltype(work()) {
    try {
        return std::forward<Work>(work)();
    } catch (const pqxx::in_doubt_error& error) {
        throw lostConnection(error.what());
    } catch (const pqxx::broken_connection& error) {
        throw lostConnection(error.what());
    } catch (const pqxx::sql_error& error) {
        throw failureFrom(error);
    } catch (const pqxx::failure& error) {
        throw lostConnection(error.what());
    }
}

}  // namespace adjutant::club
