// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "tests/scanner/frames/frames.hpp"
#include "tests/scanner/frames/ground.hpp"
#include "tests/scanner/frames/optics.hpp"
#include "tests/scanner/frames/texts.hpp"

namespace adjutant::scanner::frames {
namespace {

constexpr int width = 1920;
constexpr int height = 1080;
constexpr double focal = 1700;
constexpr int frames = 60;
constexpr double smallest = 2;  ///< pixels a module below which a code does not count as visible

Light table(Random& random) {
    Light light(width, height);
    paintTable(light, random);
    if (random.chance(0.5)) paintHexGrid(light, random);
    paintDice(light, random, 3);
    return light;
}

Label someLabel(Random& random, double moduleSize) {
    Label label;
    label.text = tagText(random);
    label.moduleSize = moduleSize;
    label.turn = random.angle();
    label.tilt = random.between(0, 0.35);
    label.tiltDirection = random.angle();
    label.margin = 4;
    return label;
}

Frame shot(const Light& ground, const std::vector<Label>& labels, const Optics& optics, Random& random) {
    Light light = ground;
    Frame frame{width, height, {}, {}};
    for (const Label& label : labels) {
        Truth truth = paint(light, label, focal);
        truth.visible = truth.visible && label.moduleSize >= smallest;
        frame.codes.push_back(truth);
    }
    frame.pixels = expose(std::move(light), optics, random);
    return frame;
}

// The camera is drawn over a long row of labels.
std::vector<Frame> sweep(Random& random) {
    const Light ground = table(random);
    std::vector<Label> labels;
    for (int i = 0; i < 10; ++i) {
        labels.push_back(someLabel(random, random.between(2.5, 4)));
        labels.back().x = 250.0 + 260 * i;
        labels.back().y = random.between(200, height - 200);
    }
    std::vector<Frame> film;
    Optics optics;
    for (int i = 0; i < frames; ++i) {
        const double speed = 14 * std::sin(std::numbers::pi * i / (frames - 1));
        optics.motion = speed * 0.25;
        for (Label& label : labels) label.x -= speed;
        film.push_back(shot(ground, labels, optics, random));
    }
    return film;
}

// The camera comes nearer to one small label.
std::vector<Frame> approach(Random& random) {
    const Light ground = table(random);
    Label label = someLabel(random, 1.2);
    std::vector<Frame> film;
    for (int i = 0; i < frames; ++i) {
        label.moduleSize *= 1.026;
        label.x = 1000 + 3 * i + random.between(-2, 2);
        label.y = 500 + i + random.between(-2, 2);
        film.push_back(shot(ground, {label}, {}, random));
    }
    return film;
}

// A piece is brought into the picture, turned in the hand, and taken away again.
std::vector<Frame> hand(Random& random) {
    const Light ground = table(random);
    Label label = someLabel(random, 4);
    std::vector<Frame> film;
    Optics optics;
    for (int i = 0; i < frames; ++i) {
        const double t = static_cast<double>(i) / (frames - 1);
        const double before = label.x;
        label.x = width * (0.5 + 0.55 * std::pow(2 * t - 1, 3));
        label.y = height * (0.5 + 0.1 * std::sin(6 * t));
        label.turn += 0.04;
        label.tilt = 0.5 * std::abs(std::sin(4 * t));
        optics.motion = i == 0 ? 0 : std::min(8.0, std::abs(label.x - before) * 0.25);
        film.push_back(shot(ground, {label}, optics, random));
    }
    return film;
}

// Six labels in a hand that is not steady, with moments of blur.
std::vector<Frame> shake(Random& random) {
    const Light ground = table(random);
    std::vector<Label> labels;
    for (int i = 0; i < 6; ++i) {
        labels.push_back(someLabel(random, random.between(2.2, 4)));
        const int column = i % 3, row = i / 3;
        labels.back().x = 350.0 + 600 * column;
        labels.back().y = 320.0 + 420 * row;
    }
    std::vector<Frame> film;
    Optics optics;
    for (int i = 0; i < frames; ++i) {
        const double dx = random.between(-5, 5);
        const double dy = random.between(-5, 5);
        for (Label& label : labels) label.x += dx, label.y += dy;
        optics.motion = i % 10 < 3 ? std::hypot(dx, dy) * 0.6 : 0.5;
        optics.motionDirection = std::atan2(dy, dx);
        optics.blur = i % 20 < 3 ? 1.3 : 0.6;
        film.push_back(shot(ground, labels, optics, random));
    }
    return film;
}

// Eight labels before a camera on a stand: first nothing changes at all, then only the sensor's noise does.
std::vector<Frame> rest(Random& random) {
    const Light ground = table(random);
    std::vector<Label> labels;
    for (int i = 0; i < 8; ++i) {
        labels.push_back(someLabel(random, random.between(2.2, 4.5)));
        const int column = i % 4, row = i / 4;
        labels.back().x = 300.0 + 440 * column;
        labels.back().y = 320.0 + 420 * row;
    }
    std::vector<Frame> film(frames / 2, shot(ground, labels, {}, random));
    while (static_cast<int>(film.size()) < frames) film.push_back(shot(ground, labels, {}, random));
    return film;
}

}  // namespace

const std::vector<Group>& sequences() {
    static const std::vector<Group> all{
        {"sweep", frames}, {"approach", frames}, {"hand", frames}, {"shake", frames}, {"rest", frames}};
    return all;
}

std::vector<Frame> sequence(const std::string& name, std::uint64_t seed) {
    std::uint64_t mixed = seed;
    for (const char letter : name) mixed = mixed * 1099511628211ULL + static_cast<std::uint8_t>(letter);
    Random random(mixed);
    if (name == "sweep") return sweep(random);
    if (name == "approach") return approach(random);
    if (name == "hand") return hand(random);
    if (name == "shake") return shake(random);
    return rest(random);
}

}  // namespace adjutant::scanner::frames
