// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/ray_samples.hpp"

#include <cstdint>
#include <limits>

#include "scanner/finder.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define ADJUTANT_AVX2 1
#include <immintrin.h>
#endif

namespace adjutant::scanner {
namespace {

unsigned lookPlain(const LumaView& view, const Ray& ray, int first, float level, float* brightness) {
    const Sampler sampler(view);
    unsigned light = 0;
    for (int i = 0; i < looksAtATime; ++i) {
        const auto n = static_cast<float>(first + i);
        brightness[i] = sampler.betweenMiddles(ray.x + n * ray.dx, ray.y + n * ray.dy);
        light |= unsigned{brightness[i] >= level} << i;
    }
    return light;
}

#ifdef ADJUTANT_AVX2

// Whether four bytes from the pixel on and from the one below it lie in their rows, for every look between
// these two.
bool inside(const LumaView& view, float x0, float y0, float x1, float y1) {
    const auto right = static_cast<float>(view.width - 4);
    const auto bottom = static_cast<float>(view.height - 2);
    return x0 >= 0 && x1 >= 0 && x0 <= right && x1 <= right && y0 >= 0 && y1 >= 0 && y0 <= bottom &&
           y1 <= bottom;
}

// Whether a place in the view can be told by a whole number of 32 bits.
bool near(const LumaView& view) {
    return view.pixelStride == 1 &&
           std::int64_t{view.rowStride} * view.height <= std::numeric_limits<std::int32_t>::max();
}

__attribute__((target("avx2"))) __m256 brightnessOf(__m256i bytes, __m256 part) {
    const __m256i low = _mm256_set1_epi32(0xFF);
    const __m256i left = _mm256_and_si256(bytes, low);
    const __m256i right = _mm256_and_si256(_mm256_srli_epi32(bytes, 8), low);
    return _mm256_add_ps(_mm256_cvtepi32_ps(left),
                         _mm256_mul_ps(part, _mm256_cvtepi32_ps(_mm256_sub_epi32(right, left))));
}

__attribute__((target("avx2"))) unsigned lookAvx2(const LumaView& view, const Ray& ray, int first,
                                                  float level, float* brightness) {
    const auto from = static_cast<float>(first);
    const auto to = static_cast<float>(first + looksAtATime - 1);
    if (!near(view) ||
        !inside(view, ray.x + from * ray.dx, ray.y + from * ray.dy, ray.x + to * ray.dx, ray.y + to * ray.dy))
        return lookPlain(view, ray, first, level, brightness);
    const __m256 n = _mm256_add_ps(_mm256_set1_ps(from), _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7));
    const __m256 x = _mm256_add_ps(_mm256_set1_ps(ray.x), _mm256_mul_ps(n, _mm256_set1_ps(ray.dx)));
    const __m256 y = _mm256_add_ps(_mm256_set1_ps(ray.y), _mm256_mul_ps(n, _mm256_set1_ps(ray.dy)));
    const __m256i column = _mm256_cvttps_epi32(x);
    const __m256i row = _mm256_cvttps_epi32(y);
    const __m256i place =
        _mm256_add_epi32(column, _mm256_mullo_epi32(row, _mm256_set1_epi32(view.rowStride)));
    const __m256i above = _mm256_i32gather_epi32(reinterpret_cast<const int*>(view.pixels), place, 1);
    const __m256i below = _mm256_i32gather_epi32(reinterpret_cast<const int*>(view.row(1)), place, 1);
    const __m256 across = _mm256_sub_ps(x, _mm256_cvtepi32_ps(column));
    const __m256 down = _mm256_sub_ps(y, _mm256_cvtepi32_ps(row));
    const __m256 upper = brightnessOf(above, across);
    const __m256 lower = brightnessOf(below, across);
    const __m256 found = _mm256_add_ps(upper, _mm256_mul_ps(down, _mm256_sub_ps(lower, upper)));
    _mm256_storeu_ps(brightness, found);
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(found, _mm256_set1_ps(level), _CMP_GE_OQ)));
}

#endif

}  // namespace

LookAlong plainLook() { return lookPlain; }

LookAlong fastLook() {
#ifdef ADJUTANT_AVX2
    static const bool able = __builtin_cpu_supports("avx2") != 0;
    if (able) return lookAvx2;
#endif
    return lookPlain;
}

}  // namespace adjutant::scanner
