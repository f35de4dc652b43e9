// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to print, for the print page: the first page as a picture, and the PDF file.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace adjutant::companion {

class PrintDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Prints)
    QML_SINGLETON

  public:
    explicit PrintDesk(QObject* parent);  ///< no default, so that QML takes create()
    static PrintDesk* create(QQmlEngine* engine, QJSEngine*);

    /// The first page of a sheet as a picture (a data URL); empty when there is nothing to print.
    /// `what`: "cards", "tags" or "places"; `paper`: "a4" or "letter"; `size` of a label in mm.
    Q_INVOKABLE QString preview(const QString& what, const QString& system, const QString& paper, int size);
    /// Writes the sheet into the user's documents; the path, or empty after failed().
    Q_INVOKABLE QString write(const QString& what, const QString& system, const QString& paper, int size);

  signals:
    void failed(const QString& sentence);
    void written(const QString& path, int pages);
};

}  // namespace adjutant::companion
