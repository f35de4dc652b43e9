// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide for its page: its parts in the language of the app, and what is kept of it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace adjutant::companion {

class GuideDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Guide)
    QML_SINGLETON

  public:
    explicit GuideDesk(QObject* parent = nullptr) : QObject(parent) {}

    /// From top to bottom: {kind: "title", "heading", "text", "picture"; text, plain, source}. What is typed
    /// is set as the rest, because Qt sets it too small to read.
    [[nodiscard]] Q_INVOKABLE QVariantList partsIn(const QString& language) const;
    /// Writes the web page and the PDF into `folder`, or the user's documents where it is empty.
    Q_INVOKABLE void save(const QString& language, const QString& folder = {});

  signals:
    void written(const QString& path);  ///< of the PDF
    void failed(const QString& sentence);
};

}  // namespace adjutant::companion
