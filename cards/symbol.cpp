// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/symbol.hpp"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

#include <stdexcept>

#include "cards/error.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

// ZXing's writer counts the four levels of QR as 2, 4, 6 and 8.
constexpr int levelM = 4;
constexpr int levelQ = 6;
constexpr int levelH = 8;

Symbol encoded(const std::string& text, int level) {
    const ZXing::BitMatrix matrix = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                                        .setEccLevel(level)
                                        .setMargin(0)
                                        .encode(text, 0, 0);
    Symbol symbol{matrix.width(), {}};
    for (int row = 0; row < matrix.height(); ++row)
        for (int column = 0; column < matrix.width(); ++column)
            symbol.dark.push_back(matrix.get(column, row));
    return symbol;
}

}  // namespace

Symbol symbolOf(const std::string& text) {
    if (text.empty()) throw Error(failures::CodeWithoutText{});
    Symbol best;
    try {
        best = encoded(text, levelM);
    } catch (const std::exception&) {
        throw Error(failures::TooLongForACode{.begin = text.substr(0, 40), .size = text.size()});
    }
    for (const int level : {levelQ, levelH}) {
        try {
            if (Symbol stronger = encoded(text, level); stronger.width == best.width)
                best = std::move(stronger);
        } catch (const std::exception&) {
            break;  // too long for this level of correction; M holds it
        }
    }
    return best;
}

}  // namespace adjutant::cards
