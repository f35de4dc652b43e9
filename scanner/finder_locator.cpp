// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/finder_locator.hpp"

#include <algorithm>
#include <bit>

#include "scanner/finder_check.hpp"
#include "scanner/rows.hpp"

namespace adjutant::scanner {
namespace {

constexpr int rowStep = 2;
constexpr int mostChecks = 6000;  ///< a level of pure noise costs no more than so many looks

// Five runs of about 1 : 1 : 3 : 1 : 1; at a pixel a module a run may be off by half of itself.
bool looksLikeFinder(const int* edges) {
    const int total = edges[5] - edges[0];
    if (total < 8) return false;
    const int core = 7 * (edges[3] - edges[2]);
    if (core < 2 * total - 4 || core > 4 * total + 4) return false;
    const int slack = (total * 5 + 3) / 7 + 4;
    for (const int run : {0, 1, 3, 4})
        if (std::abs(7 * (edges[run + 1] - edges[run]) - total) > slack) return false;
    return true;
}

bool same(const Finder& a, double x, double y, double module) {
    const double reach = 1.5 * std::max(a.module, module);
    return std::abs(a.center.x - x) < reach && std::abs(a.center.y - y) < reach;
}

}  // namespace

const std::vector<Finder>& FinderLocator::locate(const Pyramid& pyramid) {
    finders_.clear();
    for (int level = 0; level < pyramid.levels(); ++level) scanLevel(pyramid.level(level), 1 << level);
    std::sort(finders_.begin(), finders_.end(),
              [](const Finder& a, const Finder& b) { return a.contrast() > b.contrast(); });
    if (finders_.size() > most) finders_.resize(most);
    return finders_;
}

void FinderLocator::scanLevel(const LumaView& level, double scale) {
    threshold_.build(level);
    words_.resize(static_cast<std::size_t>(level.width + 63) / 64);
    checks_ = 0;
    for (int y = rowStep / 2; y < level.height; y += rowStep) scanRow(level, y, scale);
}

void FinderLocator::scanRow(const LumaView& level, int y, double scale) {
    fastRows().darkBits(level.row(y), threshold_.row(y), words_.data(), level.width);
    edges_.clear();
    std::uint64_t before = 0;  // the pixel left of the row counts as light
    int start = 0;
    for (const std::uint64_t word : words_) {
        std::uint64_t changes = word ^ (word << 1U | before);
        before = word >> 63U;
        for (; changes != 0; changes &= changes - 1) edges_.push_back(start + std::countr_zero(changes));
        start += 64;
    }
    if (edges_.size() % 2 != 0) edges_.push_back(level.width);
    // Runs begin at even places when they are dark.
    for (std::size_t i = 0; i + 5 < edges_.size(); ++i)
        if (looksLikeFinder(&edges_[i])) suspect(level, y, &edges_[i], i % 2 == 0, scale);
}

void FinderLocator::suspect(const LumaView& level, int y, const int* edges, bool dark, double scale) {
    const Suspicion suspicion{(edges[2] + edges[3]) / 2.0, y + 0.5, (edges[5] - edges[0]) / 7.0, !dark};
    for (const Finder& known : finders_)
        if (same(known, suspicion.x * scale, suspicion.y * scale, 0)) return;
    if (++checks_ > mostChecks) return;
    auto finder = checkFinder(level, suspicion);
    if (!finder) return;
    finder->center = {finder->center.x * scale, finder->center.y * scale};
    finder->origin = {finder->origin.x * scale, finder->origin.y * scale};
    finder->module *= scale;
    for (RayEdges& ray : finder->edges)
        for (double& edge : ray) edge *= scale;
    for (const Finder& known : finders_)
        if (same(known, finder->center.x, finder->center.y, finder->module)) return;
    finders_.push_back(*finder);
}

}  // namespace adjutant::scanner
