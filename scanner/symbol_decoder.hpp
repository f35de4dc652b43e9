// SPDX-License-Identifier: GPL-3.0-or-later
// From three finders to a text: maps are tried from the likely to the bold, and on each the thresholds.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "scanner/code.hpp"
#include "scanner/finder.hpp"
#include "scanner/module_grid.hpp"
#include "scanner/triples.hpp"

namespace adjutant::scanner {

/// A symbol that was read: its text, and what is needed to know it again in the next frame.
struct Symbol {
    std::string text;
    GridMap map;
    Bits bits;
    bool inverted = false;
    [[nodiscard]] Code code() const { return {text, map.corners(), false}; }
};

/// What came of a triple: a symbol, or how convincing it was though it was not read.
struct Attempt {
    std::optional<Symbol> symbol;
    double agreement = 0;
    std::optional<Corners> outline;
};

class SymbolDecoder {
  public:
    static constexpr double convincing = 0.6;  ///< an agreement from here on is hardly chance

    explicit SymbolDecoder(const LumaView& frame) : frame_(frame) {}
    [[nodiscard]] Attempt decode(const std::vector<Finder>& finders, const Triple& triple);
    /// Of finders of which one may be a guess, in the order corner, right, below.
    [[nodiscard]] Attempt decode(const std::array<Finder, 3>& three, int size);
    /// The text of the modules at a map, tried under several thresholds.
    [[nodiscard]] std::optional<Symbol> decodeGrid(const GridMap& map, bool inverted, bool patient);

  private:
    [[nodiscard]] std::optional<Symbol> decodeGrid(const ModuleGrid& grid, const GridMap& map, bool inverted,
                                                   bool patient);
    void trySize(const std::array<Finder, 3>& finders, int size, bool fitsWell, Attempt& attempt);
    [[nodiscard]] std::optional<std::string> textOf(const Bits& bits, int size);

    LumaView frame_;
    std::unordered_map<std::size_t, std::optional<std::string>> tried_;  ///< what each grid said, by its hash
};

}  // namespace adjutant::scanner
