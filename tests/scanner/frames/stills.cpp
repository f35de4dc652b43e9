// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

#include "tests/scanner/frames/frames.hpp"
#include "tests/scanner/frames/ground.hpp"
#include "tests/scanner/frames/optics.hpp"
#include "tests/scanner/frames/texts.hpp"

namespace adjutant::scanner::frames {
namespace {

constexpr int width = 1280;
constexpr int height = 720;
constexpr double focal = 1150;

// Everything that goes into one still; a group sets what it is about and leaves the rest.
struct Scene {
    int labels = 1;
    std::array<double, 2> moduleSize{3, 6};
    std::array<double, 2> tilt{0, 0.4};
    std::array<double, 2> bend{0, 0};  ///< how far round its piece the code goes, radians
    bool inverted = false;
    bool glare = false;
    bool occluded = false;
    double harm = 1;  ///< how strong glare and how large what covers a code is
    Optics optics;
};

double drawn(Random& random, const std::array<double, 2>& range) {
    return random.between(range[0], range[1]);
}

Label labelFor(const Scene& scene, Random& random) {
    Label label;
    label.text = labelText(random);
    label.correction = scene.occluded || random.chance(0.6) ? 6 : 4;
    label.moduleSize = drawn(random, scene.moduleSize);
    label.turn = random.angle();
    label.tilt = drawn(random, scene.tilt);
    label.tiltDirection = random.angle();
    label.bend = drawn(random, scene.bend) / 21;
    label.bendDirection =
        random.chance(0.7) ? (random.chance(0.5) ? 0 : std::numbers::pi / 2) : random.angle();
    label.margin = random.between(2.5, 5);
    label.ink = static_cast<float>(random.between(0.04, 0.2));
    label.paper = static_cast<float>(random.between(0.7, 0.95));
    label.inverted = scene.inverted;
    return label;
}

double sideOf(const Label& label) { return 21 * label.moduleSize; }

// A place for the label where it hides no other; false when the table is full.
bool place(Label& label, const std::vector<Label>& others, Random& random) {
    const double reach = sideOf(label) * 0.95 + 8;
    for (int attempt = 0; attempt < 60; ++attempt) {
        label.x = random.between(reach, width - reach);
        label.y = random.between(reach, height - reach);
        if (std::all_of(others.begin(), others.end(), [&](const Label& other) {
                return std::hypot(other.x - label.x, other.y - label.y) > reach + sideOf(other) * 0.95;
            }))
            return true;
    }
    return false;
}

// A finger, a die or a counter over an edge of the code, less than its error correction mends.
void occlude(Light& light, const Truth& truth, const Label& label, double harm, Random& random) {
    const int corner = random.index(4);
    const Point& a = truth.corners[static_cast<std::size_t>(corner)];
    const Point& b = truth.corners[static_cast<std::size_t>((corner + 1) % 4)];
    const double t = random.between(0.1, 0.9);
    const double radius = random.between(1.8, 3.6) * label.moduleSize * harm;
    const auto shade = static_cast<float>(random.between(0.1, 0.7));
    light.disc(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), radius, shade);
}

void glareOn(Light& light, const Truth& truth, double harm, Random& random) {
    const Point& corner = truth.corners[static_cast<std::size_t>(random.index(4))];
    const double side =
        std::hypot(truth.corners[0].x - truth.corners[2].x, truth.corners[0].y - truth.corners[2].y);
    const double x = corner.x + random.between(-0.3, 0.3) * side;  // one by one, so that their order is fixed
    const double y = corner.y + random.between(-0.3, 0.3) * side;
    const double radius = side * random.between(0.15, 0.45);
    addGlare(light, x, y, radius, random.between(0.4, 1.1) * harm);
}

Frame render(const Scene& scene, Random& random) {
    Light light(width, height);
    paintTable(light, random);
    if (random.chance(0.3)) paintHexGrid(light, random);
    if (random.chance(0.3)) paintPrint(light, random);
    if (random.chance(0.4)) paintDice(light, random, 1 + random.index(4));
    Frame frame{width, height, {}, {}};
    std::vector<Label> labels;
    for (int i = 0; i < scene.labels; ++i) {
        Label label = labelFor(scene, random);
        if (!place(label, labels, random)) continue;
        labels.push_back(label);
        frame.codes.push_back(paint(light, label, focal));
        if (scene.occluded) occlude(light, frame.codes.back(), label, scene.harm, random);
    }
    if (scene.glare)
        for (const Truth& truth : frame.codes) glareOn(light, truth, scene.harm, random);
    frame.pixels = expose(std::move(light), scene.optics, random);
    return frame;
}

Frame renderNone(int index, Random& random) {
    Light light(width, height);
    paintTable(light, random);
    switch (index % 6) {
        case 0:
            paintCheckerboard(light, random);
            break;
        case 1:
            paintDice(light, random, 25);
            break;
        case 2:
            for (int i = 0; i < 4; ++i) paintPrint(light, random);
            break;
        case 3:
            paintHexGrid(light, random);
            break;
        case 4:
            paintTargets(light, random, 14);
            break;
        default:
            paintHexGrid(light, random);
            paintPrint(light, random);
            paintTargets(light, random, 6);
            paintDice(light, random, 6);
    }
    Optics optics;
    optics.blur = random.between(0.4, 1.2);
    return {width, height, expose(std::move(light), optics, random), {}};
}

using Adjust = std::function<void(Scene&, Random&)>;

const std::map<std::string, Adjust>& scenes() {
    static const std::map<std::string, Adjust> all{
        {"plain", [](Scene& s, Random& r) { s.labels = 1 + r.index(3); }},
        {"tilt",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(2);
             s.moduleSize = {3.5, 7};
             s.tilt = {0.7, 1.1};
         }},
        {"blur",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(2);
             const double m = r.between(2.5, 6);
             s.moduleSize = {m, m};
             s.optics.blur = m * r.between(0.35, 0.7);
         }},
        {"motion",
         [](Scene& s, Random& r) {
             const double m = r.between(2.5, 6);
             s.moduleSize = {m, m};
             s.optics.motion = m * r.between(0.6, 1.4);
             s.optics.motionDirection = r.angle();
         }},
        {"dim",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(3);
             s.optics.gain = r.between(0.06, 0.25);
             s.optics.noise = r.between(0.006, 0.016);
         }},
        {"glare",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(2);
             s.glare = true;
         }},
        {"occlusion",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(2);
             s.occluded = true;
         }},
        {"inverted",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(3);
             s.inverted = true;
         }},
        {"curved",
         [](Scene& s, Random& r) {
             s.labels = 1 + r.index(2);
             s.moduleSize = {3, 7};
             s.bend = {0.5, 1.5};
         }},
        {"many",
         [](Scene& s, Random& r) {
             s.labels = 6 + r.index(7);
             s.moduleSize = {2, 4};
         }},
        {"small",
         [](Scene& s, Random& r) {
             s.labels = 2 + r.index(4);
             s.moduleSize = {1.8, 2.4};
             s.tilt = {0, 0.2};
         }},
    };
    return all;
}

// Beyond what the reader was tuned on: steeper, further away, softer, darker, rounder, more covered.
void harden(Scene& scene) {
    for (double& size : scene.moduleSize) size *= 0.8;
    scene.tilt = scene.tilt[0] > 0 ? std::array{1.0, 1.25} : std::array{0.2, scene.tilt[1] + 0.3};
    for (double& bend : scene.bend) bend *= 1.25;
    scene.harm = 1.2;
    scene.optics.blur *= scene.optics.blur > 0.5 ? 1.0 : 1.5;  // in modules a blurred scene is softer already
    scene.optics.gain *= 0.75;
    scene.optics.noise *= 1.25;
}

std::uint64_t seedFor(const std::string& group, int index, std::uint64_t seed) {
    std::uint64_t mixed = seed;
    for (const char letter : group) mixed = mixed * 1099511628211ULL + static_cast<std::uint8_t>(letter);
    return mixed * 1099511628211ULL + static_cast<std::uint64_t>(index);
}

}  // namespace

const std::vector<Group>& stillGroups() {
    static const std::vector<Group> groups{{"plain", 30},  {"tilt", 40},  {"blur", 40},      {"motion", 30},
                                           {"dim", 40},    {"glare", 40}, {"occlusion", 40}, {"inverted", 30},
                                           {"curved", 40}, {"many", 30},  {"small", 30},     {"none", 60}};
    return groups;
}

Frame still(const std::string& group, int index, std::uint64_t seed, bool hard) {
    Random random(seedFor(group, index, seed));
    if (group == "none") return renderNone(index, random);
    Scene scene;
    scenes().at(group)(scene, random);
    if (hard) harden(scene);
    return render(scene, random);
}

}  // namespace adjutant::scanner::frames
