// SPDX-License-Identifier: GPL-3.0-or-later
// scanner_distances: how small a module may appear and still be read. Renders single labels, turned, a little
// tilted and a little blurred, at falling sizes and prints how many of them are read. The figures stand in
// scanner/reading_distance.hpp, from which the print sheets say how far away a label may be.
#include <cstdio>

#include "scanner/still_reader.hpp"
#include "tests/scanner/frames/ground.hpp"
#include "tests/scanner/frames/label.hpp"
#include "tests/scanner/frames/optics.hpp"
#include "tests/scanner/frames/texts.hpp"

namespace {

using namespace adjutant::scanner;
using namespace adjutant::scanner::frames;

constexpr int width = 240;
constexpr int height = 200;
constexpr double focal = 1500;
constexpr int labels = 100;

bool isRead(StillReader& reader, double moduleSize, bool tag, Random& random) {
    Light light(width, height);
    paintTable(light, random);
    Label label;
    label.text = tag ? tagText(random) : "A1/C/LIFE-1861/CARD-" + std::to_string(10 + random.index(90));
    label.x = width / 2.0 + random.between(-10, 10);
    label.y = height / 2.0 + random.between(-10, 10);
    label.moduleSize = moduleSize;
    label.turn = random.angle();
    label.tilt = random.between(0, 0.35);
    label.tiltDirection = random.angle();
    (void)paint(light, label, focal);
    Optics optics;
    optics.blur = random.between(0.4, 0.7);
    const auto pixels = expose(std::move(light), optics, random);
    const auto codes = reader.read({pixels.data(), width, height, width, 1});
    return codes.size() == 1 && codes[0].text == label.text;
}

}  // namespace

int main() {
    StillReader reader;
    std::puts("pixels a module   21 modules   25 modules");
    for (int tenths = 30; tenths >= 11; --tenths) {
        Random random(static_cast<std::uint64_t>(tenths));
        int tags = 0;
        int cards = 0;
        for (int i = 0; i < labels; ++i) {
            tags += isRead(reader, tenths / 10.0, true, random) ? 1 : 0;
            cards += isRead(reader, tenths / 10.0, false, random) ? 1 : 0;
        }
        std::printf("%15.1f %10d %% %10d %%\n", tenths / 10.0, tags * 100 / labels, cards * 100 / labels);
    }
    return 0;
}
