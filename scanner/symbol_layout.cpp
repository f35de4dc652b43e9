// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/symbol_layout.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace adjutant::scanner {

const SymbolLayout& SymbolLayout::of(int size) {
    static const auto all = [] {
        std::vector<SymbolLayout> layouts;
        for (int each = smallest; each <= largest; each += 4) layouts.push_back(SymbolLayout(each));
        return layouts;
    }();
    return all[static_cast<std::size_t>((size - smallest) / 4)];
}

SymbolLayout::SymbolLayout(int size)
    : size_(size), modules_(static_cast<std::size_t>(size * size), Module::Data) {
    for (int i = 8; i < size - 8; ++i) {
        set(i, 6, i % 2 == 0);
        set(6, i, i % 2 == 0);
    }
    drawFinder(3, 3);
    drawFinder(size - 4, 3);
    drawFinder(3, size - 4);
    set(8, size - 8, true);
    if (size == smallest) return;
    std::vector<int> places{6, lastAlignment()};
    if (size >= 45)
        places.insert(places.begin() + 1, (6 + lastAlignment()) / 2);  // versions 7 to 10 have three
    for (const int row : places)
        for (const int column : places) drawAlignment(column, row);
}

void SymbolLayout::set(int column, int row, bool dark) {
    if (column >= 0 && row >= 0 && column < size_ && row < size_)
        modules_[static_cast<std::size_t>(row * size_ + column)] = dark ? Module::Dark : Module::Light;
}

void SymbolLayout::drawFinder(int column, int row) {
    for (int y = -4; y <= 4; ++y)
        for (int x = -4; x <= 4; ++x) {
            const int ring = std::max(std::abs(x), std::abs(y));
            set(column + x, row + y, ring != 2 && ring != 4);
        }
}

void SymbolLayout::drawAlignment(int column, int row) {
    const bool onFinder = (column < 9 && (row < 9 || row > size_ - 9)) || (column > size_ - 9 && row < 9);
    if (onFinder) return;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) set(column + x, row + y, std::max(std::abs(x), std::abs(y)) != 1);
}

}  // namespace adjutant::scanner
