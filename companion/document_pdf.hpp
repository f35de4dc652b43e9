// SPDX-License-Identifier: GPL-3.0-or-later
// A document of Qt's on paper: A4, with numbers at the foot of its pages. For the command line and the app.
#pragma once

#include <QByteArray>
#include <QSizeF>

class QTextDocument;

namespace adjutant::companion {

/// Of the text on a page, in the units of a document that is laid out for a screen (96 to the inch).
[[nodiscard]] QSizeF textOnPaper();

struct DocumentPdf {
    QByteArray bytes;
    int pages = 0;
};
/// A code that JPEG has blurred is hard to read; photographs would be ten times as large without it.
enum class PicturesOnPaper { exact, small };

/// Sets the document on pages of that size. Its title becomes the file's. Needs a QGuiApplication.
[[nodiscard]] DocumentPdf pdfOf(QTextDocument& document, PicturesOnPaper = PicturesOnPaper::exact);

}  // namespace adjutant::companion
