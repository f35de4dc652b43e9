// SPDX-License-Identifier: GPL-3.0-or-later
// The loops over every pixel of a frame, row by row: each as a plain loop and, on processors that have them,
// with vector instructions chosen when the program runs. Both give the same bytes; tests compare them.
#pragma once

#include <cstdint>

namespace adjutant::scanner {

struct Rows {
    /// out[i] = the rounded mean of the two by two pixels at 2 * i, for i < width.
    void (*halve)(const std::uint8_t* upper, const std::uint8_t* lower, std::uint8_t* out, int width);
    /// Bit i of the words is set when row[i] < thresholds[i], for i < width; the last word is filled with
    /// zeros.
    void (*darkBits)(const std::uint8_t* row, const std::uint8_t* thresholds, std::uint64_t* words,
                     int width);
    /// low[i] and high[i] take in row[i], for i < width.
    void (*extremes)(const std::uint8_t* row, std::uint8_t* low, std::uint8_t* high, int width);
    /// low[i] and high[i] = the extremes of lows[8 * i …] and highs[8 * i …], for i < blocks.
    void (*blockExtremes)(const std::uint8_t* lows, const std::uint8_t* highs, std::uint8_t* low,
                          std::uint8_t* high, int blocks);
    /// Bit i of the words is set when the five runs between edges[i] and edges[i + 5] are of about
    /// 1 : 1 : 3 : 1 : 1, for i + 5 < count; the last word is filled with zeros.
    void (*finderRuns)(const int* edges, std::uint64_t* words, int count);
};

[[nodiscard]] const Rows& plainRows();
/// The fastest that this processor can run; plainRows() where there is nothing better.
[[nodiscard]] const Rows& fastRows();

}  // namespace adjutant::scanner
