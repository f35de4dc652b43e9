// SPDX-License-Identifier: GPL-3.0-or-later
// A change of what people call things and where they are kept, as it is written down: each cell that it set,
// with what stood there before and stood there after, so that it can be taken back. Inside the room only.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "db/connection.hpp"
#include "db/records.hpp"

namespace adjutant::db {

class ChangeRecord {
  public:
    explicit ChangeRecord(Connection&);
    ~ChangeRecord();
    ChangeRecord(const ChangeRecord&) = delete;
    ChangeRecord& operator=(const ChangeRecord&) = delete;

    /// Sets one cell of the row that `key` names (column: value), and notes what it was.
    void set(std::string_view table, const nlohmann::json& key, std::string_view column,
             const nlohmann::json& value);
    void insert(std::string_view table, const nlohmann::json& row);
    void remove(std::string_view table, const nlohmann::json& key);

    /// Writes it down, signed by the connection: `what` is a word such as `rename-game`, `told` a sentence
    /// and `names` those in it. Nothing where nothing changed.
    void keep(std::string_view at, std::string_view what, std::string_view told,
              const std::vector<std::string>& names);

  private:
    Connection& connection_;
    std::unique_ptr<nlohmann::json> cells_;
};

/// Takes the cells back, the last first. Throws Error changedSince where one is not what it was set to.
void takeBack(Connection&, const std::string& cells);

}  // namespace adjutant::db
