// SPDX-License-Identifier: GPL-3.0-or-later
// The icons of the look by name. Each is an SVG file of strokes on a grid of 24 (companion/qml/theme/icons),
// which any drawing program opens; here its strokes are read, since a screen draws them in the colours of the
// theme, and a board among its own lines.
#pragma once

#include <QColor>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

namespace adjutant::look {

struct IconLines {
    QString path;     ///< SVG path data; empty where the file is none of ours
    qreal width = 2;  ///< of the strokes
};

/// Read from its file once. A name that is not known is an empty ring, so that a gap is seen and nothing
/// breaks; no name is nothing.
[[nodiscard]] const IconLines& iconOf(const QString& name);

/// The same for QML.
class IconPaths : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList names READ names CONSTANT)

  public:
    using QObject::QObject;

    [[nodiscard]] static QStringList names();
    Q_INVOKABLE static QString of(const QString& name) { return iconOf(name).path; }
    Q_INVOKABLE static qreal width(const QString& name) { return iconOf(name).width; }
    Q_INVOKABLE static bool has(const QString& name);
    /// As one of `Layers.layers`.
    Q_INVOKABLE static QVariantMap layer(const QString& name, qreal x, qreal y, qreal size,
                                         const QColor& ink);
};

}  // namespace adjutant::look
