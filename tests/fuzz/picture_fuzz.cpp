// SPDX-License-Identifier: GPL-3.0-or-later
// Picture files, and what is read in them: codes, or a sentence.
#include <QByteArray>
#include <cstdint>
#include <cstdlib>

#include "scanner/picture.hpp"
#include "scanner/still_reader.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace adjutant::scanner;
    const Picture picture = decodePicture(
        QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (picture.image.isNull()) {
        if (picture.error.isEmpty()) std::abort();
        return 0;
    }
    constexpr qint64 enough = 1'000'000;  // larger ones are slow, and no different
    if (qint64{picture.image.width()} * picture.image.height() > enough) return 0;
    StillReader reader;
    static_cast<void>(reader.read(lumaOf(picture.image)));
    return 0;
}
