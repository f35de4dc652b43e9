// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/rows.hpp"

#include <algorithm>
#include <cstdlib>

#if defined(__x86_64__) && defined(__GNUC__)
#define ADJUTANT_AVX2 1
#include <immintrin.h>
#endif

namespace adjutant::scanner {
namespace {

void halvePlain(const std::uint8_t* upper, const std::uint8_t* lower, std::uint8_t* out, int width) {
    for (int i = 0; i < width; ++i) {
        const int left = (upper[2 * i] + lower[2 * i] + 1) / 2;
        const int right = (upper[2 * i + 1] + lower[2 * i + 1] + 1) / 2;
        out[i] = static_cast<std::uint8_t>((left + right + 1) / 2);
    }
}

void darkBitsPlain(const std::uint8_t* row, const std::uint8_t* thresholds, std::uint64_t* words, int width) {
    for (int start = 0; start < width; start += 64) {
        std::uint64_t word = 0;
        for (int i = start; i < std::min(start + 64, width); ++i)
            word |= std::uint64_t{row[i] < thresholds[i]} << (i - start);
        words[start / 64] = word;
    }
}

void extremesPlain(const std::uint8_t* row, std::uint8_t* low, std::uint8_t* high, int width) {
    for (int i = 0; i < width; ++i) {
        low[i] = std::min(low[i], row[i]);
        high[i] = std::max(high[i], row[i]);
    }
}

void blockExtremesPlain(const std::uint8_t* lows, const std::uint8_t* highs, std::uint8_t* low,
                        std::uint8_t* high, int blocks) {
    for (int i = 0; i < blocks; ++i) {
        low[i] = *std::min_element(lows + 8 * i, lows + 8 * i + 8);
        high[i] = *std::max_element(highs + 8 * i, highs + 8 * i + 8);
    }
}

// At a pixel a module a run may be off by half of itself.
bool looksLikeFinder(const int* edges) {
    const int total = edges[5] - edges[0];
    const int core = 7 * (edges[3] - edges[2]);
    if (total < 8 || core < 2 * total - 4 || core > 4 * total + 4) return false;
    const auto fits = [&](int run) {
        return 7 * std::abs(7 * (edges[run + 1] - edges[run]) - total) <= 5 * total + 31;
    };
    return fits(0) && fits(1) && fits(3) && fits(4);
}

// The word of the edges from `start` on, of which those before `from` are left out.
std::uint64_t finderWord(const int* edges, int start, int from, int count) {
    std::uint64_t word = 0;
    for (int i = from; i < std::min(start + 64, count - 5); ++i)
        word |= std::uint64_t{looksLikeFinder(edges + i)} << (i - start);
    return word;
}

void finderRunsPlain(const int* edges, std::uint64_t* words, int count) {
    for (int start = 0; start < count; start += 64)
        words[start / 64] = finderWord(edges, start, start, count);
}

#ifdef ADJUTANT_AVX2

__attribute__((target("avx2"))) __m256i load(const std::uint8_t* at) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
}

__attribute__((target("avx2"))) void store(std::uint8_t* at, __m256i value) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), value);
}

__attribute__((target("avx2"))) void halveAvx2(const std::uint8_t* upper, const std::uint8_t* lower,
                                               std::uint8_t* out, int width) {
    const __m256i evens = _mm256_set1_epi16(0x00FF);
    int i = 0;
    for (; i + 32 <= width; i += 32) {
        const __m256i a = _mm256_avg_epu8(load(upper + 2 * i), load(lower + 2 * i));
        const __m256i b = _mm256_avg_epu8(load(upper + 2 * i + 32), load(lower + 2 * i + 32));
        const __m256i left = _mm256_packus_epi16(_mm256_and_si256(a, evens), _mm256_and_si256(b, evens));
        const __m256i right = _mm256_packus_epi16(_mm256_srli_epi16(a, 8), _mm256_srli_epi16(b, 8));
        store(out + i, _mm256_permute4x64_epi64(_mm256_avg_epu8(left, right), 0xD8));
    }
    halvePlain(upper + 2 * i, lower + 2 * i, out + i, width - i);
}

__attribute__((target("avx2"))) std::uint64_t darkWord(const std::uint8_t* row,
                                                       const std::uint8_t* thresholds) {
    // What is left of the threshold after taking the pixel away is zero where the pixel is not darker.
    const __m256i rest = _mm256_subs_epu8(load(thresholds), load(row));
    const __m256i light = _mm256_cmpeq_epi8(rest, _mm256_setzero_si256());
    return static_cast<std::uint32_t>(~_mm256_movemask_epi8(light));
}

__attribute__((target("avx2"))) void darkBitsAvx2(const std::uint8_t* row, const std::uint8_t* thresholds,
                                                  std::uint64_t* words, int width) {
    int i = 0;
    for (; i + 64 <= width; i += 64) {
        const std::uint64_t low = darkWord(row + i, thresholds + i);
        const std::uint64_t high = darkWord(row + i + 32, thresholds + i + 32);
        words[i / 64] = low | high << 32U;
    }
    darkBitsPlain(row + i, thresholds + i, words + i / 64, width - i);
}

__attribute__((target("avx2"))) void extremesAvx2(const std::uint8_t* row, std::uint8_t* low,
                                                  std::uint8_t* high, int width) {
    int i = 0;
    for (; i + 32 <= width; i += 32) {
        const __m256i pixels = load(row + i);
        store(low + i, _mm256_min_epu8(load(low + i), pixels));
        store(high + i, _mm256_max_epu8(load(high + i), pixels));
    }
    extremesPlain(row + i, low + i, high + i, width - i);
}

__attribute__((target("avx2"))) void blockExtremesAvx2(const std::uint8_t* lows, const std::uint8_t* highs,
                                                       std::uint8_t* low, std::uint8_t* high, int blocks) {
    int i = 0;
    for (; i + 4 <= blocks; i += 4) {
        __m256i least = load(lows + 8 * i);
        least = _mm256_min_epu8(least, _mm256_srli_epi64(least, 32));
        least = _mm256_min_epu8(least, _mm256_srli_epi64(least, 16));
        least = _mm256_min_epu8(least, _mm256_srli_epi64(least, 8));
        __m256i most = load(highs + 8 * i);
        most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 32));
        most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 16));
        most = _mm256_max_epu8(most, _mm256_srli_epi64(most, 8));
        alignas(32) std::uint8_t leasts[32];
        alignas(32) std::uint8_t mosts[32];
        store(leasts, least);
        store(mosts, most);
        for (int block = 0; block < 4; ++block) {
            low[i + block] = leasts[8 * block];
            high[i + block] = mosts[8 * block];
        }
    }
    blockExtremesPlain(lows + 8 * i, highs + 8 * i, low + i, high + i, blocks - i);
}

__attribute__((target("avx2"))) __m256i loadEdges(const int* at) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
}

__attribute__((target("avx2"))) __m256i sevenTimes(__m256i value) {
    return _mm256_sub_epi32(_mm256_slli_epi32(value, 3), value);
}

// All ones where a run is too long or too short for a finder of that length.
__attribute__((target("avx2"))) __m256i misfit(__m256i from, __m256i to, __m256i total, __m256i slack) {
    const __m256i off = _mm256_abs_epi32(_mm256_sub_epi32(sevenTimes(_mm256_sub_epi32(to, from)), total));
    return _mm256_cmpgt_epi32(sevenTimes(off), slack);
}

__attribute__((target("avx2"))) std::uint64_t finderByte(const int* edges) {
    const __m256i e0 = loadEdges(edges), e1 = loadEdges(edges + 1), e2 = loadEdges(edges + 2);
    const __m256i e3 = loadEdges(edges + 3), e4 = loadEdges(edges + 4), e5 = loadEdges(edges + 5);
    const __m256i total = _mm256_sub_epi32(e5, e0);
    const __m256i core = sevenTimes(_mm256_sub_epi32(e3, e2));
    const __m256i twice = _mm256_add_epi32(total, total);
    const __m256i four = _mm256_set1_epi32(4);
    const __m256i shortest = _mm256_sub_epi32(twice, four);
    const __m256i longest = _mm256_add_epi32(_mm256_add_epi32(twice, twice), four);
    __m256i bad = _mm256_or_si256(_mm256_cmpgt_epi32(shortest, core), _mm256_cmpgt_epi32(core, longest));
    bad = _mm256_or_si256(bad, _mm256_cmpgt_epi32(_mm256_set1_epi32(8), total));
    const __m256i slack =
        _mm256_add_epi32(_mm256_add_epi32(_mm256_add_epi32(twice, twice), total), _mm256_set1_epi32(31));
    bad = _mm256_or_si256(bad, misfit(e0, e1, total, slack));
    bad = _mm256_or_si256(bad, misfit(e1, e2, total, slack));
    bad = _mm256_or_si256(bad, misfit(e3, e4, total, slack));
    bad = _mm256_or_si256(bad, misfit(e4, e5, total, slack));
    return static_cast<std::uint8_t>(~_mm256_movemask_ps(_mm256_castsi256_ps(bad)));
}

__attribute__((target("avx2"))) void finderRunsAvx2(const int* edges, std::uint64_t* words, int count) {
    for (int start = 0; start < count; start += 64) {
        std::uint64_t word = 0;
        int i = start;
        for (; i < start + 64 && i + 8 + 5 <= count; i += 8) word |= finderByte(edges + i) << (i - start);
        words[start / 64] = word | finderWord(edges, start, i, count);
    }
}

#endif

}  // namespace

const Rows& plainRows() {
    static const Rows rows{halvePlain, darkBitsPlain, extremesPlain, blockExtremesPlain, finderRunsPlain};
    return rows;
}

const Rows& fastRows() {
#ifdef ADJUTANT_AVX2
    static const Rows rows{halveAvx2, darkBitsAvx2, extremesAvx2, blockExtremesAvx2, finderRunsAvx2};
    static const bool able = __builtin_cpu_supports("avx2") != 0;
    if (able) return rows;
#endif
    return plainRows();
}

}  // namespace adjutant::scanner
