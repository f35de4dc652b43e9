// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a tournament report file: fields at fixed positions, counted in characters from 1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace adjutant::league {

class TrfLine {
  public:
    /// UTF-8, or Latin-1 where it is none.
    explicit TrfLine(std::string_view text = {});

    /// The field from the first to the last position, without the blanks around it.
    [[nodiscard]] std::string field(std::size_t first, std::size_t last) const;
    /// From that position to the end.
    [[nodiscard]] std::string from(std::size_t first) const { return field(first, letters_.size()); }
    [[nodiscard]] std::size_t size() const { return letters_.size(); }

    /// Writes at a position, no more than to `last`; what would end a line becomes a blank.
    TrfLine& left(std::size_t first, std::size_t last, std::string_view text);
    /// Ends at `last`.
    TrfLine& right(std::size_t last, std::string_view text);
    /// With the end of line that the format asks for.
    [[nodiscard]] std::string written() const;

  private:
    void put(std::size_t first, std::u32string_view text);

    std::u32string letters_;
};

}  // namespace adjutant::league
