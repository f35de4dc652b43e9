// SPDX-License-Identifier: GPL-3.0-or-later
// Puts rows that were found in a damaged file into a new one, under the numbers that they had there. Used by
// rescue. Inside the room only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/connection.hpp"
#include "db/found_rows.hpp"

namespace adjutant::db {

class RescueRows {
  public:
    explicit RescueRows(Connection& connection) : connection_(connection) {}

    /// These say what it is called now: a name that cannot be read is another one, and one that is taken is
    /// `… (rescued)`.
    std::string insert(std::int64_t id, const FoundCampaign&);
    std::string insert(std::int64_t id, const FoundGame&);
    std::string insert(std::int64_t id, const FoundPerson&);
    /// Entries that follow on each other from the first.
    void insertEntries(std::int64_t game, const std::vector<EntryText>&);
    void insertLeague(std::int64_t campaign, const std::vector<EntryText>&,
                      const std::vector<std::optional<std::int64_t>>& people);
    void insert(std::int64_t game, const std::string& side, const FoundSide&);
    void insertLabel(std::int64_t game, const std::string& label);
    void insert(std::int64_t game, const std::string& name, const FoundPhotograph&);
    void insert(std::int64_t id, const FoundPlay&);
    void insert(std::int64_t play, std::int64_t place, const FoundPlayer&);
    void insert(std::int64_t campaign, const Tag&);
    void insert(std::int64_t campaign, const Document&);
    void insert(std::int64_t id, const FoundChange&);
    void insertSetting(const std::string& key, const std::string& value);
    /// Numbers up to this one were given in the table.
    void insertLastNumber(const std::string& table, std::int64_t number);

    /// Texts that were not readable letter by letter.
    [[nodiscard]] int mendedTexts() const { return mended_; }

  private:
    std::string mended(const std::string& text);
    std::string nameOr(const std::string& name, std::string_view other);
    bool isTaken(const char* query, std::int64_t within, const std::string& name);

    Connection& connection_;
    int mended_ = 0;
};

}  // namespace adjutant::db
