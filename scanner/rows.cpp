// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/rows.hpp"

#include <algorithm>

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

#endif

}  // namespace

const Rows& plainRows() {
    static const Rows rows{halvePlain, darkBitsPlain, extremesPlain, blockExtremesPlain};
    return rows;
}

const Rows& fastRows() {
#ifdef ADJUTANT_AVX2
    static const Rows rows{halveAvx2, darkBitsAvx2, extremesAvx2, blockExtremesAvx2};
    static const bool able = __builtin_cpu_supports("avx2") != 0;
    if (able) return rows;
#endif
    return plainRows();
}

}  // namespace adjutant::scanner
