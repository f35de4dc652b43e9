// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/page_pdf.hpp"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <algorithm>
#include <memory>
#include <vector>

#include "companion/document_pdf.hpp"

namespace adjutant::companion {
namespace {

/// Puts a page's pictures on paper as the lines that they are, so that they are sharp and small, and its
/// photographs as they were taken.
class PicturesOfPage : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    explicit PicturesOfPage(const report::PrintedPage& page) {
        for (const std::string& svg : page.pictures)
            pictures_.push_back(std::make_unique<QSvgRenderer>(QByteArray::fromStdString(svg)));
        for (const std::string& photograph : page.photographs)
            photographs_.push_back(
                QImage::fromData(QByteArray::fromBase64(QByteArray::fromStdString(photograph))));
    }

    /// Four fifths of the text's width, and never higher than a page.
    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat& format) override {
        const QSizeF natural = naturalSize(nameOf(format));
        if (natural.isEmpty()) return {};
        const QSizeF text = textOnPaper();
        const double share =
            std::min(text.width() * 0.8 / natural.width(), (text.height() - 1) / natural.height());
        return natural * share;
    }

    void drawObject(QPainter* painter, const QRectF& at, QTextDocument*, int,
                    const QTextFormat& format) override {
        const QString name = nameOf(format);
        painter->save();
        painter->setFont(QFont("Roboto"));  // a picture takes from it what it does not say itself
        if (QSvgRenderer* picture = pictureOf(name))
            picture->render(painter, at);
        else if (const QImage* photograph = photographOf(name))
            painter->drawImage(at, *photograph);
        painter->restore();
    }

  private:
    static QString nameOf(const QTextFormat& format) { return format.toImageFormat().name(); }

    /// The number behind "picture:" or "photograph:".
    template <typename List>
    static auto* numbered(List& list, const QString& name, const QString& kind) {
        const bool fits = name.startsWith(kind);
        const std::size_t number = fits ? name.mid(kind.size()).toULongLong() : list.size();
        return number < list.size() ? &list[number] : nullptr;
    }
    QSvgRenderer* pictureOf(const QString& name) {
        const auto* found = numbered(pictures_, name, QStringLiteral("picture:"));
        return found != nullptr && (*found)->isValid() ? found->get() : nullptr;
    }
    const QImage* photographOf(const QString& name) {
        return numbered(photographs_, name, QStringLiteral("photograph:"));
    }

    QSizeF naturalSize(const QString& name) {
        if (const QSvgRenderer* picture = pictureOf(name))
            return picture->viewBoxF().isEmpty() ? QSizeF(picture->defaultSize())
                                                 : picture->viewBoxF().size();
        const QImage* photograph = photographOf(name);
        return photograph != nullptr ? QSizeF(photograph->size()) : QSizeF();
    }

    std::vector<std::unique_ptr<QSvgRenderer>> pictures_;
    std::vector<QImage> photographs_;
};

}  // namespace

std::string pdfOf(const report::PrintedPage& page) {
    QTextDocument document;
    PicturesOfPage pictures(page);
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, &pictures);
    document.setHtml(QString::fromStdString(page.html));
    return pdfOf(document, PicturesOnPaper::small).bytes.toStdString();
}

}  // namespace adjutant::companion

#include "page_pdf.moc"
