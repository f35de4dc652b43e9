// SPDX-License-Identifier: GPL-3.0-or-later
// Which modules of a QR symbol are the same whatever it says: finders, their margins, timing and alignment.
#pragma once

#include <cstdint>
#include <vector>

namespace adjutant::scanner {

enum class Module : std::uint8_t { Light, Dark, Data };

/// The layout of a symbol of `size` modules a side: 21, 25 … 57 (versions 1 to 10); larger ones are left to
/// ZXing.
class SymbolLayout {
  public:
    static constexpr int smallest = 21;
    static constexpr int largest = 57;
    [[nodiscard]] static bool known(int size) { return size >= smallest && size <= largest && size % 4 == 1; }
    /// The one layout of that size, which must be known.
    [[nodiscard]] static const SymbolLayout& of(int size);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] Module at(int column, int row) const {
        return modules_[static_cast<std::size_t>(row * size_ + column)];
    }
    [[nodiscard]] const std::vector<Module>& modules() const { return modules_; }
    /// The column (and row) of the middle of the alignment mark nearest to the corner without a finder; 0 for
    /// none.
    [[nodiscard]] int lastAlignment() const { return size_ == smallest ? 0 : size_ - 7; }

  private:
    explicit SymbolLayout(int size);
    void set(int column, int row, bool dark);
    void drawFinder(int column, int row);
    void drawAlignment(int column, int row);

    int size_;
    std::vector<Module> modules_;
};

}  // namespace adjutant::scanner
