// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_ink.hpp"

#include <QFontMetricsF>
#include <QHash>
#include <QPen>
#include <QStaticText>
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "companion/qml/paint/icon_paths.hpp"
#include "companion/qml/paint/svg_path.hpp"

namespace adjutant::look {
namespace {

/// A card's edge lies within it, as a rectangle's of the scene does.
void card(QPainter& painter, const QRectF& box, qreal radius, const QColor& fill, const QColor& edge) {
    painter.setPen(QPen(edge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), std::max(0.0, radius - 0.5),
                            std::max(0.0, radius - 0.5));
}

/// A line of words as it is printed again and again: its letters are chosen and placed once.
struct PreparedLine {
    QStaticText letters;
    QSizeF room;  ///< pixels
};

/// The lines that boards print: a board has some hundred, and of those that change (odds, counts) there are
/// not many. Who draws near goes through many sizes of type, so that all of them are counted together.
class LineCache {
  public:
    struct Font {
        QFont font;
        QHash<QString, PreparedLine> lines;
    };

    [[nodiscard]] Font& font(const QString& family, qreal size, bool bold) {
        const int pixels = std::max(1, static_cast<int>(size));
        const auto [found, isNew] = fonts_.try_emplace({pixels, bold, family});
        if (isNew) {
            QFont font(family);
            font.setPixelSize(pixels);
            font.setBold(bold);
            found->second.font = font;
        }
        return found->second;
    }

    /// Stays until the next line is asked for.
    [[nodiscard]] const PreparedLine& line(const QString& words, Font& in) {
        if (const auto found = in.lines.constFind(words); found != in.lines.constEnd()) return *found;
        constexpr int most = 2'000;
        if (count_ == most) forget();
        ++count_;
        const QFontMetricsF metrics(in.font);
        QStaticText letters(words);
        letters.setTextFormat(Qt::PlainText);
        letters.setPerformanceHint(QStaticText::AggressiveCaching);
        letters.prepare({}, in.font);
        return *in.lines.insert(
            words, {letters, {std::ceil(metrics.horizontalAdvance(words)), std::ceil(metrics.height())}});
    }

  private:
    void forget() {
        for (auto& [key, font] : fonts_) font.lines.clear();
        count_ = 0;
    }

    std::map<std::tuple<int, bool, QString>, Font> fonts_;
    int count_ = 0;
};

LineCache& lineCache() {
    static LineCache cache;
    return cache;
}

}  // namespace

const QPainterPath& pathOf(const QString& data) {
    static QHash<QString, QPainterPath> read;  // the set of icons and signs, some hundred
    auto found = read.find(data);
    if (found == read.end()) found = read.insert(data, readSvgPath(data).path);
    return *found;
}

QColor tinted(const QColor& below, const QColor& over) {
    const auto share = static_cast<qreal>(over.alphaF());
    const auto mix = [&](float a, float b) {
        return static_cast<float>(static_cast<qreal>(a) * share + static_cast<qreal>(b) * (1 - share));
    };
    const auto whole = static_cast<float>(share + (1 - share) * static_cast<qreal>(below.alphaF()));
    return QColor::fromRgbF(mix(over.redF(), below.redF()), mix(over.greenF(), below.greenF()),
                            mix(over.blueF(), below.blueF()), std::clamp(whole, 0.0F, 1.0F));
}

BoardInk::BoardInk(const QVariantMap& look, const QVariantMap& sides)
    : isLight_(look.value("isLight").toBool()),
      isContrast_(look.value("isContrast").toBool()),
      family_(look.value("sans").toString()),
      sides_(sides) {
    for (auto entry = look.begin(); entry != look.end(); ++entry) {
        if (entry->canConvert<QColor>()) colours_.emplace(entry.key().toStdString(), entry->value<QColor>());
    }
}

QColor BoardInk::colour(std::string_view name) const {
    const auto found = colours_.find(name);
    return found == colours_.end() ? QColor() : found->second;
}

QColor BoardInk::ofSide(const QString& side, const char* what) const {
    const auto found = sides_.find(side);
    return QColor((found == sides_.end() ? sides_.value("nobody") : *found).toMap().value(what).toString());
}

QSizeF BoardInk::sizeOf(const QString& words, qreal size, bool bold) const {
    LineCache& cache = lineCache();
    return cache.line(words, cache.font(family_, size, bold)).room;
}

void BoardInk::words(QPainter& painter, QPointF at, Anchor anchor, const QString& words, qreal size,
                     bool bold, const QColor& ink, const QColor& outline) const {
    LineCache& cache = lineCache();
    LineCache::Font& font = cache.font(family_, size, bold);
    const auto& [letters, room] = cache.line(words, font);
    QPointF start = at;
    if (anchor != Anchor::topLeft) start.rx() -= room.width() / 2;
    if (anchor == Anchor::middle) start.ry() -= room.height() / 2;
    if (told) told(words, painter.transform().mapRect(QRectF(start, room)));
    start = QPointF(std::round(start.x()), std::round(start.y()));  // as letters of the scene stand
    painter.setFont(font.font);
    if (outline.isValid()) {
        painter.setPen(outline);
        for (const QPointF aside : {QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)})
            painter.drawStaticText(start + aside, letters);
    }
    painter.setPen(ink);
    painter.drawStaticText(start, letters);
}

void BoardInk::icon(QPainter& painter, QPointF topLeft, qreal size, const QString& name,
                    const QColor& ink) const {
    const IconLines& lines = iconOf(name);
    painter.save();
    painter.translate(topLeft);
    painter.scale(size / 24, size / 24);
    painter.strokePath(pathOf(lines.path),
                       QPen(ink, lines.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

QSizeF BoardInk::sizeOf(const BoardBadge& badge, qreal size) const {
    const qreal words = badge.text.isEmpty() ? 0 : 1 + sizeOf(badge.text, size * 0.95, true).width();
    return {size + words + size * 0.36, size * 1.24};
}

void BoardInk::badge(QPainter& painter, QPointF topLeft, qreal size, const BoardBadge& badge) const {
    const bool owned = !badge.colour.isEmpty();
    const QRectF box(topLeft, sizeOf(badge, size));
    card(painter, box, size * 0.3, owned ? fillOf(badge.colour) : colour("card"),
         owned ? colour("cut") : colour("edge"));
    const QColor ink = owned ? onOf(badge.colour) : colour("ink");
    const qreal left = box.x() + size * 0.18;
    icon(painter, {left, box.center().y() - size / 2}, size, badge.sign, ink);
    if (badge.text.isEmpty()) return;
    const qreal high = sizeOf(badge.text, size * 0.95, true).height();
    words(painter, {left + size + 1, box.center().y() - high / 2}, Anchor::topLeft, badge.text, size * 0.95,
          true, ink);
}

void BoardInk::chip(QPainter& painter, QPointF topLeft, qreal size, const BoardBadge& chip) const {
    const QRectF box(topLeft, sizeOfChip(size));
    card(painter, box, size * 0.1, colour("card"), colour("edge"));
    icon(painter, {box.center().x() - size * 0.23, box.y() + size * 0.06}, size * 0.46, chip.sign,
         colour("ink2"));
    words(painter, {box.center().x(), box.y() + size * 0.74}, Anchor::middle, chip.text, size * 0.44, true,
          colour("ink"));
}

void BoardInk::flag(QPainter& painter, QPointF topMiddle, qreal size, const QString& odds) const {
    const QSizeF room = sizeOf(odds, size, true) + QSizeF(12, 0);
    const QRectF box(QPointF(topMiddle.x() - room.width() / 2, topMiddle.y()), room);
    card(painter, box, 4, colour("brass"), colour("brassOn"));
    words(painter, box.center(), Anchor::middle, odds, size, true, colour("brassOn"));
}

}  // namespace adjutant::look
