// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of an SQLite file and the cells in them (https://www.sqlite.org/fileformat.html), read without
// SQLite. Used by raw_trees and raw_records. Inside the room only.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/raw_records.hpp"

namespace adjutant::db {

/// The first byte of a page of a tree.
enum PageKind : unsigned char {
    notOfATree = 0,
    interiorIndex = 0x02,
    interiorTable = 0x05,
    leafIndex = 0x0A,
    leafTable = 0x0D
};

/// The pages of a file, with those of its log in their places as far as the log was committed.
class Pages {
  public:
    explicit Pages(const std::filesystem::path&);

    [[nodiscard]] std::uint64_t count() const { return pages_.size(); }
    /// From 1; empty where there is none.
    [[nodiscard]] std::string_view at(std::uint64_t number) const;
    /// What the page says that it is; notOfATree where that is nothing that we know.
    [[nodiscard]] PageKind kindOf(std::uint64_t number) const;
    /// The pages below an interior page, as it says.
    [[nodiscard]] std::vector<std::uint64_t> below(std::uint64_t number, PageKind) const;

    struct Cells {
        std::vector<RawRow> rows;
        int unreadable = 0;
    };
    /// The rows in a page, taken for one of that kind. An interior page of a table has none.
    [[nodiscard]] Cells cellsIn(std::uint64_t number, PageKind) const;

  private:
    void layLog();
    /// Where the cells of a page begin, as far as that lies in the page.
    [[nodiscard]] std::vector<std::size_t> cellsOf(std::uint64_t number, PageKind) const;
    /// The whole of a payload of `length`, whose part in the page is at the front of `cell`.
    [[nodiscard]] std::optional<std::string> payload(std::string_view cell, std::uint64_t length,
                                                     bool table) const;

    std::string file_;
    std::string log_;
    std::size_t size_ = 4096;  ///< of a page
    std::vector<std::string_view> pages_;
};

}  // namespace adjutant::db
