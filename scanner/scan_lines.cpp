// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/scan_lines.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace adjutant::scanner {
namespace {

double rounded(double value, double steps) { return std::round(value * steps) / steps; }

nlohmann::ordered_json describe(const Code& code) {
    nlohmann::ordered_json corners = nlohmann::ordered_json::array();
    for (const Point& corner : code.corners)
        corners.push_back({rounded(corner.x, 10), rounded(corner.y, 10)});
    nlohmann::ordered_json described{{"text", code.text}, {"corners", corners}};
    if (code.followed) described["followed"] = true;
    return described;
}

}  // namespace

std::string toJson(const ScanLine& line) {
    nlohmann::ordered_json json{{"file", line.file}, {"frame", line.frame}};
    json["codes"] = nlohmann::ordered_json::array();
    for (const Code& code : line.codes) json["codes"].push_back(describe(code));
    json["ms"] = rounded(line.milliseconds, 1000);
    if (!line.error.empty()) json["error"] = line.error;
    // In ASCII: what a code says is anybody's, and may not steer a terminal.
    return json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace adjutant::scanner
