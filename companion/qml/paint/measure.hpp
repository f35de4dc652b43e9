// SPDX-License-Identifier: GPL-3.0-or-later
// How much room words take, asked for again and again. Qt's FontMetrics chooses and places the letters at
// each question, and a bar of offers asks for the width of each of its words.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QFont>
#include <QHash>
#include <QObject>
#include <QString>
#include <memory>

namespace adjutant::look {

/// Lengths are in device-independent pixels.
class Measure : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY fontChanged)
    /// Of a line.
    Q_PROPERTY(qreal height READ height NOTIFY fontChanged)

  public:
    explicit Measure(QObject* parent = nullptr);

    [[nodiscard]] QFont font() const { return font_; }
    void setFont(const QFont& font);
    [[nodiscard]] qreal height() const { return known_->height; }

    /// Of these words in one line. A binding that asks names `height` beside it, so that it follows the font.
    Q_INVOKABLE qreal advanceWidth(const QString& words) const;
    /// Of the longest part of them that no line may end within: a word, or one up to its hyphen.
    Q_INVOKABLE qreal longestWord(const QString& words) const;

  signals:
    void fontChanged();

  private:
    /// What was measured in one font, by whomever.
    struct Known {
        qreal height = 0;
        QHash<QString, qreal> widths;
    };
    [[nodiscard]] static std::shared_ptr<Known> knownOf(const QFont& font);

    QFont font_;
    std::shared_ptr<Known> known_;
};

}  // namespace adjutant::look
