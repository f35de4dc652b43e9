// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/finder_locator.hpp"

#include <algorithm>
#include <bit>

#include "scanner/rows.hpp"

namespace adjutant::scanner {
namespace {

constexpr int rowStep = 2;
constexpr int weakestLead = 9;     ///< leads of less contrast are refused at once
constexpr double fadedPart = 0.1;  ///< and those with less than this part of the best finder's
constexpr int refusalSquare = 3;   ///< pixels of a level, each way
constexpr int patience = 1;        ///< looks in vain at one small square before it is left alone

}  // namespace

const std::vector<Finder>& FinderLocator::locate(const Pyramid& pyramid) {
    finders_.clear();
    leads_.clear();
    checks_ = 0;
    refused_.resize(static_cast<std::size_t>(pyramid.levels()));
    refusedColumns_.resize(refused_.size());
    for (int level = 0; level < pyramid.levels(); ++level) scanLevel(pyramid.level(level), level);
    std::sort(leads_.begin(), leads_.end(),
              [](const Lead& a, const Lead& b) { return a.contrast > b.contrast; });
    for (const Lead& lead : leads_) {
        if (checks_ > effort_.maxChecks || finders_.size() >= effort_.maxFinders) break;
        if (!finders_.empty() && lead.contrast < fadedPart * finders_.front().contrast()) break;
        follow(lead, pyramid);
    }
    std::sort(finders_.begin(), finders_.end(),
              [](const Finder& a, const Finder& b) { return a.contrast() > b.contrast(); });
    return finders_;
}

void FinderLocator::scanLevel(const LumaView& level, int index) {
    threshold_.build(level);
    words_.resize(static_cast<std::size_t>(level.width + 63) / 64);
    edges_.resize(static_cast<std::size_t>(level.width) + 2);
    likely_.resize(edges_.size() / 64 + 1);
    refusedColumns_[static_cast<std::size_t>(index)] = level.width / refusalSquare + 1;
    refused_[static_cast<std::size_t>(index)].assign(
        static_cast<std::size_t>((level.width / refusalSquare + 1) * (level.height / refusalSquare + 1)), 0);
    for (int y = rowStep / 2; y < level.height; y += rowStep) scanRow(level, index, y);
}

void FinderLocator::scanRow(const LumaView& level, int index, int y) {
    fastRows().darkBits(level.row(y), threshold_.row(y), words_.data(), level.width);
    int count = 0;
    std::uint64_t before = 0;  // the pixel left of the row counts as light
    int start = 0;
    for (const std::uint64_t word : words_) {
        std::uint64_t changes = word ^ (word << 1U | before);
        before = word >> 63U;
        for (; changes != 0; changes &= changes - 1)
            edges_[static_cast<std::size_t>(count++)] = start + std::countr_zero(changes);
        start += 64;
    }
    if (count % 2 != 0) edges_[static_cast<std::size_t>(count++)] = level.width;
    fastRows().finderRuns(edges_.data(), likely_.data(), count);
    for (int first = 0; first < count; first += 64)
        for (std::uint64_t likely = likely_[static_cast<std::size_t>(first / 64)]; likely != 0;
             likely &= likely - 1) {
            const int i = first + std::countr_zero(likely);
            suspect(level, index, y, edges_.data() + i, i % 2 == 0);  // even ones begin with a dark run
        }
}

// A cheap look at the brightest of the ring and the darkest of the core along this row, and up and down.
void FinderLocator::suspect(const LumaView& level, int index, int y, const int* edges, bool dark) {
    const int x = (edges[2] + edges[3]) / 2;
    const double module = (edges[5] - edges[0]) / 7.0;
    const int left = level.at((edges[1] + edges[2]) / 2, y);
    const int right = level.at((edges[3] + edges[4]) / 2, y);
    const int core = level.at(x, y);
    const int contrast = dark ? std::min(left, right) - core : core - std::max(left, right);
    if (contrast < weakestLead) return;
    leads_.push_back(
        {{(edges[2] + edges[3]) / 2.0, y + 0.5, module, threshold_.row(y)[x], !dark}, index, contrast});
}

void FinderLocator::follow(const Lead& lead, const Pyramid& pyramid) {
    const double scale = 1 << lead.level;
    if (known({lead.suspicion.x * scale, lead.suspicion.y * scale}, 0)) return;
    std::uint8_t& vain = refusals(lead);
    if (vain >= patience) return;
    ++checks_;
    auto finder = checkFinder(pyramid.level(lead.level), lead.suspicion);
    if (!finder) {
        ++vain;
        return;
    }
    finder->center = {finder->center.x * scale, finder->center.y * scale};
    finder->origin = {finder->origin.x * scale, finder->origin.y * scale};
    finder->module *= scale;
    for (RayEdges& ray : finder->edges)
        for (double& edge : ray) edge *= scale;
    if (!known(finder->center, finder->module)) finders_.push_back(*finder);
}

bool FinderLocator::known(Point center, double module) const {
    return std::any_of(finders_.begin(), finders_.end(), [&](const Finder& each) {
        const double reach = 1.5 * std::max(each.module, module);
        return std::abs(each.center.x - center.x) < reach && std::abs(each.center.y - center.y) < reach;
    });
}

std::uint8_t& FinderLocator::refusals(const Lead& lead) {
    const auto level = static_cast<std::size_t>(lead.level);
    const int column = static_cast<int>(lead.suspicion.x) / refusalSquare;
    const int row = static_cast<int>(lead.suspicion.y) / refusalSquare;
    return refused_[level][static_cast<std::size_t>(row * refusedColumns_[level] + column)];
}

}  // namespace adjutant::scanner
