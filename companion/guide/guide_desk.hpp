// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide for its page: its parts in the language of the app, and what is kept of it.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

namespace adjutant::companion {

/// A part of the guide as its page shows it.
struct ShownPart {
    Q_GADGET
    QML_VALUE_TYPE(guidePart)
    Q_PROPERTY(bool heads MEMBER heads)         ///< a title, or a heading
    Q_PROPERTY(QString text MEMBER text)        ///< Markdown
    Q_PROPERTY(QString plain MEMBER plain)      ///< the same as it is spoken; of a picture what it shows
    Q_PROPERTY(QString picture MEMBER picture)  ///< its address; else ""

  public:
    bool heads = false;
    QString text{}, plain{}, picture{};
    bool operator==(const ShownPart&) const = default;
};

class GuideDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Guide)
    QML_SINGLETON

  public:
    explicit GuideDesk(QObject* parent = nullptr) : QObject(parent) {}

    /// From top to bottom, a guidePart each. What is typed is set as the rest, because Qt sets it too small
    /// to read.
    [[nodiscard]] Q_INVOKABLE QVariantList partsIn(const QString& language) const;
    /// The sentences that begin with this word in bold type, such as the name of a button; Markdown, empty
    /// where there are none.
    [[nodiscard]] Q_INVOKABLE QString about(const QString& language, const QString& word) const;
    /// Writes the web page and the PDF into `folder`, or the user's documents where it is empty.
    Q_INVOKABLE void save(const QString& language, const QString& folder = {});

  signals:
    void written(const QString& path);  ///< of the PDF
    void failed(const QString& sentence);
};

}  // namespace adjutant::companion
