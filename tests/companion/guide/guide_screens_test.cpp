// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the guide by touch, and the first game played as the guide tells it.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "companion/guide/guide_text.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class GuideByTouch : public Screens {
  protected:
    [[nodiscard]] QString page() const { return window->property("page").toString(); }
};

TEST_F(GuideByTouch, IsReachedFromTheMenuOfTheTableAndFromTheSettings) {
    evening.toActions();
    open();
    show("table");
    touch("Menu");
    scrollTo(item("menu-guide"));
    touchNamed("menu-guide");
    ASSERT_EQ(page(), "guide");
    touch("Back");
    EXPECT_EQ(page(), "table");
    show("home");
    touch("Settings");
    scrollTo(item("settings-guide"));
    touchNamed("settings-guide");
    ASSERT_EQ(page(), "guide");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    EXPECT_EQ(page(), "settings");
}

TEST_F(GuideByTouch, ShowsEveryTextAndPictureOfItsLanguage) {
    open();
    show("guide");
    QStringList shown;
    for (const QQuickItem* one : seen())
        if (one->objectName() == "guideText") shown << one->property("text").toString();
    QStringList written;
    for (const GuidePart& part : guideIn(QStringLiteral("en")))
        if (part.kind == GuidePart::Kind::text) written << QString(part.text).remove('`');
    EXPECT_EQ(shown, written);
    for (QQuickItem* one : seen()) {
        if (one->objectName() != "guidePicture") continue;
        constexpr int ready = 1;  // Image.Ready
        EXPECT_TRUE(QTest::qWaitFor([one] { return one->property("status").toInt() == ready; }))
            << one->property("source").toString().toStdString();
    }
}

TEST_F(GuideByTouch, IsSavedAmongTheDocumentsByOneTouch) {
    const QByteArray home = qgetenv("HOME");
    const QTemporaryDir another;
    qputenv("HOME", another.path().toUtf8());
    open();
    show("guide");
    scrollTo(item("guidePicture"));
    touch("Save it");
    qputenv("HOME", home);
    const QString pdf = another.filePath("Documents/The guide of Adjutant.pdf");
    EXPECT_TRUE(QFile::exists(pdf));
    EXPECT_TRUE(QFile::exists(another.filePath("Documents/The guide of Adjutant.html")));
    EXPECT_TRUE(isRead("Written: " + pdf)) << "wherever the page is scrolled to";
}

TEST_F(GuideByTouch, ItsFirstGameIsPlayedAsItTells) {
    open();
    QString steps;
    for (const GuidePart& part : guideIn(QStringLiteral("en")))
        if (steps.isEmpty() && part.text.startsWith("1. ")) steps = part.text;
    static const QRegularExpression bold(QStringLiteral(R"(\*\*([^*]+)\*\*)"));
    int touches = 0;
    for (auto found = bold.globalMatch(steps); found.hasNext(); ++touches) touch(found.next().captured(1));
    EXPECT_EQ(touches, 2) << steps.toStdString();
    EXPECT_EQ(page(), "table");
    EXPECT_TRUE(evening.table().isOpen());
}

}  // namespace
}  // namespace adjutant::companion
