// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the icons: each is drawn alike by a program that draws SVG files and by us, who read the
// strokes alone.
#include <gtest/gtest.h>

#include <QFile>
#include <QXmlStreamReader>

#include "companion/qml/paint/icon_paths.hpp"
#include "companion/qml/paint/svg_path.hpp"

namespace adjutant::look {
namespace {

TEST(IconFiles, AreStrokesAloneOnAGridOf24) {
    ASSERT_FALSE(IconPaths::names().isEmpty());
    for (const QString& name : IconPaths::names()) {
        QFile file(":/qml/Adjutant/theme/icons/" + name + ".svg");
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const QXmlStreamAttributes with = xml.attributes();
            if (xml.name() == QLatin1String("svg")) {
                EXPECT_EQ(with.value("viewBox"), QLatin1String("0 0 24 24")) << name.toStdString();
                EXPECT_EQ(with.value("fill"), QLatin1String("none")) << name.toStdString();
                EXPECT_EQ(with.value("stroke-linecap"), QLatin1String("round")) << name.toStdString();
                EXPECT_EQ(with.value("stroke-linejoin"), QLatin1String("round")) << name.toStdString();
            } else {
                EXPECT_EQ(xml.name(), QLatin1String("path"))
                    << name.toStdString() << " has what is not drawn";
                EXPECT_EQ(with.size(), 1) << name.toStdString() << ": a path has its data alone";
            }
        }
        EXPECT_FALSE(xml.hasError()) << name.toStdString() << ": " << xml.errorString().toStdString();
        const ReadPath read = readSvgPath(iconOf(name).path);
        EXPECT_TRUE(read.complete) << name.toStdString();
        const QRectF box = read.path.boundingRect();
        EXPECT_TRUE(box.left() >= 0 && box.top() >= 0 && box.right() <= 24 && box.bottom() <= 24)
            << name.toStdString() << " leaves its grid";
        EXPECT_GE(iconOf(name).width, 2) << name.toStdString();
    }
}

TEST(IconFiles, AreFoundByTheirNamesAndAnUnknownOneIsARing) {
    EXPECT_TRUE(IconPaths::has("undo"));
    EXPECT_FALSE(IconPaths::has("no-such-thing"));
    EXPECT_FALSE(iconOf("no-such-thing").path.isEmpty());
    EXPECT_TRUE(iconOf("").path.isEmpty());
    EXPECT_EQ(iconOf("more").width, 2.6);
}

}  // namespace
}  // namespace adjutant::look
