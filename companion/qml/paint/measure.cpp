// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/measure.hpp"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace adjutant::look {

Measure::Measure(QObject* parent) : QObject(parent), known_(knownOf(font_)) {}

std::shared_ptr<Measure::Known> Measure::knownOf(const QFont& font) {
    static QHash<QFont, std::shared_ptr<Known>> fonts;  // some dozen
    std::shared_ptr<Known>& known = fonts[font];
    if (known == nullptr) known = std::make_shared<Known>(Known{QFontMetricsF(font).height(), {}});
    return known;
}

void Measure::setFont(const QFont& font) {
    if (font == font_) return;
    font_ = font;
    known_ = knownOf(font);
    emit fontChanged();
}

qreal Measure::advanceWidth(const QString& words) const {
    constexpr qsizetype most = 1'000;  // names, labels and the words of refusals
    QHash<QString, qreal>& widths = known_->widths;
    if (const auto found = widths.constFind(words); found != widths.constEnd()) return *found;
    if (widths.size() >= most) widths.clear();
    return *widths.insert(words, QFontMetricsF(font_).horizontalAdvance(words));
}

qreal Measure::longestWord(const QString& words) const {
    qreal longest = 0;
    QTextBoundaryFinder lines(QTextBoundaryFinder::Line, words);
    for (qsizetype from = 0, to = lines.toNextBoundary(); to >= 0; from = to, to = lines.toNextBoundary())
        longest = std::max(longest, advanceWidth(words.mid(from, to - from).trimmed()));
    return longest;
}

}  // namespace adjutant::look
