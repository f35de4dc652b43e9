// SPDX-License-Identifier: GPL-3.0-or-later
// The connection behind a Link. Inside the room only.
#pragma once

#include <memory>
#include <pqxx/pqxx>
#include <string>
#include <vector>

#include "db/club/failure.hpp"
#include "db/club/link.hpp"
#include "db/club/told_json.hpp"

namespace adjutant::club {

/// Of columns that somebody else's table may have.
template <class Value>
Value as(const pqxx::field& field) {
    try {
        return field.as<Value>();
    } catch (const std::exception&) {
        throw unreadable(std::string("a number (") + field.name() + ")");
    }
}

inline std::string text(const pqxx::field& field) { return field.is_null() ? std::string() : field.c_str(); }

inline std::string arrayOf(const std::vector<std::string>& ids) {
    std::string array = "{";
    for (const std::string& id : ids) array += (array.size() > 1 ? "," : "") + id;
    return array + "}";
}

class Ear : public pqxx::notification_receiver {
  public:
    Ear(pqxx::connection_base& connection, const std::string& on)
        : pqxx::notification_receiver(connection, on) {}
    /// What this connection says itself is news to nobody here.
    void operator()(const std::string& payload, int backend) override {
        if (backend != conn().backendpid() || payload.starts_with(trial)) heard.push_back(payload);
    }
    static constexpr const char* trial = "trial ";
    std::vector<std::string> heard;
};

struct Link::Parts {
    explicit Parts(const std::string& address) : url(address), connection(address) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
        connection.inhibit_reactivation(true);  // what was lost is asked anew, not gone on with
#pragma GCC diagnostic pop
        connection.set_verbosity(pqxx::connection_base::terse);
    }

    template <class... Values>
    pqxx::result ask(const std::string& query, const Values&... values) {
        return translated([&] {
            pqxx::nontransaction work(connection);
            return work.exec_params(query, values...);
        });
    }

    std::string url;
    pqxx::connection connection;
    std::unique_ptr<Ear> ear;
};

}  // namespace adjutant::club
