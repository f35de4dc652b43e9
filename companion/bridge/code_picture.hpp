// SPDX-License-Identifier: GPL-3.0-or-later
// A code on the screen, to be photographed: black on white whatever the look, with the quiet zone that a
// reader needs.
#pragma once

#include <QQmlEngine>
#include <QQuickPaintedItem>
#include <QString>
#include <optional>

#include "cards/symbol.hpp"

namespace adjutant::companion {

class CodePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        QString text READ text WRITE setText NOTIFY changed)  ///< what it says; empty: nothing is drawn
    Q_PROPERTY(bool tooLong READ isTooLong NOTIFY changed)    ///< no code holds so much

  public:
    explicit CodePicture(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] const QString& text() const { return text_; }
    void setText(const QString& text);
    [[nodiscard]] bool isTooLong() const { return !text_.isEmpty() && !symbol_; }

  signals:
    void changed();

  private:
    QString text_;
    std::optional<cards::Symbol> symbol_;
};

}  // namespace adjutant::companion
