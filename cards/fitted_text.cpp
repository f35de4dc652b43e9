// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/fitted_text.hpp"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <limits>

#include "cards/error.hpp"
#include "messages/cards.hpp"

namespace adjutant::cards {
namespace {

constexpr double stepDown = 0.96;
constexpr double unbounded = std::numeric_limits<double>::infinity();

QFont fontOf(const TextStyle& style, double size) {
    QFont font(style.voice == Voice::Serif ? QStringLiteral("Charis SIL")
                                           : QStringLiteral("Roboto Condensed"));
    font.setPixelSize(std::max(1, static_cast<int>(size * Canvas::unitsPerMm)));
    font.setWeight(style.bold ? QFont::Bold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Charis SIL has a tall line box; the look sets it closer.
double lineHeightOf(const TextStyle& style, const QFont& font) {
    return QFontMetricsF(font).height() * (style.voice == Voice::Serif ? 0.82 : 1.0);
}

/// More letters than a room has for the smallest size, were all as narrow as an i.
qsizetype mostLetters(const TextStyle& style, Size room) {
    constexpr double narrow = 0.15;
    constexpr double closest = 0.9;
    constexpr qsizetype few = 200;  // marks over letters take no room
    return few + static_cast<qsizetype>(room.width / (style.least * narrow) * room.height /
                                        (style.least * closest));
}

}  // namespace

FittedText::FittedText(const std::string& text, const TextStyle& style, Size room)
    : style_(style), layout_(std::make_unique<QTextLayout>()) {
    QString shown = QString::fromStdString(text);
    shown.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    layout_->setText(shown);
    // What is far too long is not laid out: shaping a book again and again would take minutes.
    if (shown.size() <= mostLetters(style, room)) {
        for (const bool insideWords : {false, true})
            if (shrinkToFit(room, insideWords)) return;
    }
    throw Error(failures::TooLongForItsPlace{.text = cards::shown(text)});
}

FittedText::~FittedText() = default;

bool FittedText::shrinkToFit(Size room, bool insideWords) {
    double size = style_.size;
    while (!layOut(size, room, insideWords)) {
        size *= stepDown;
        if (size < style_.least) return false;
    }
    return true;
}

bool FittedText::layOut(double size, Size room, bool insideWords) {
    const QFont font = fontOf(style_, size);
    QTextOption option(style_.alignment & Qt::AlignHorizontal_Mask);
    option.setWrapMode(insideWords ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    layout_->setFont(font);
    layout_->setTextOption(option);
    size_ = size;
    lineHeight_ = lineHeightOf(style_, font);
    const double width = room.width * Canvas::unitsPerMm;
    if (!breakLines(width, room.height * Canvas::unitsPerMm)) return false;
    if (style_.alignment & Qt::AlignHCenter) balance(width);
    return true;
}

bool FittedText::breakLines(double width, double height) {
    width_ = width;
    height_ = 0;
    bool narrow = true;
    layout_->beginLayout();
    for (QTextLine line = layout_->createLine(); line.isValid(); line = layout_->createLine()) {
        line.setLineWidth(width);
        // The closer setting takes room from above and below a line alike.
        line.setPosition({0, height_ + (lineHeight_ - line.height()) / 2});
        height_ += lineHeight_;
        narrow = narrow && line.naturalTextWidth() <= width;
        if (!narrow || height_ > height) break;  // the rest, which may be long, changes nothing
    }
    layout_->endLayout();
    return narrow && height_ <= height;
}

void FittedText::balance(double width) {
    const int wanted = lines();
    double best = width;
    for (int percent = 96; percent > 50; percent -= 4) {
        const double narrower = width * percent / 100;
        if (!breakLines(narrower, unbounded) || lines() > wanted) break;
        best = narrower;
    }
    breakLines(best, unbounded);
}

int FittedText::lines() const { return layout_->lineCount(); }

void FittedText::draw(QPainter& painter, const QRectF& box) const {
    double top = box.top();
    if (style_.alignment & Qt::AlignVCenter) top += (box.height() - height_) / 2;
    if (style_.alignment & Qt::AlignBottom) top += box.height() - height_;
    painter.setPen(style_.colour);
    // Balanced lines are narrower than the box; they stand in its middle.
    layout_->draw(&painter,
                  {box.left() + (style_.alignment & Qt::AlignHCenter ? (box.width() - width_) / 2 : 0), top});
}

}  // namespace adjutant::cards
