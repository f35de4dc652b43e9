// SPDX-License-Identifier: GPL-3.0-or-later
// The seal under the battle report, as a camera sees it, and the page that compares it.
#include "tests/companion/codes_on_screen.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

class SealScreens : public Screens {
  protected:
    [[nodiscard]] QString textOf(const QString& name) const {
        const QQuickItem* one = item(name);
        return one == nullptr ? QString() : one->property("text").toString();
    }
};

TEST_F(SealScreens, ACameraReadsTheSealUnderTheReportInEveryLookAndWindow) {
    evening.toActions();
    open();
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        for (const char* look : {"dark", "light", "contrast"}) {
            SCOPED_TRACE(std::string(look) + " " + std::to_string(size.width()));
            evening.companion.settings().setTheme(look);
            window->resize(size);
            show("report");
            QQuickItem* code = item("seal");
            ASSERT_NE(code, nullptr);
            scrollTo(code);
            const QString seal = code->property("text").toString();
            EXPECT_TRUE(seal.startsWith("ADJUTANT SEAL 3 ")) << seal.toStdString();
            EXPECT_EQ(codesOnScreen(*window), QStringList{seal});
            EXPECT_EQ(textOf("sealText").remove(' '), QString(seal).remove(' '));
            show("table");
        }
    }
}

TEST_F(SealScreens, TheCampaignsPageLeadsToTheCheckAndComparesASeal) {
    evening.toActions();
    open();
    show("report");
    const QString seal = textOf("seal");
    show("campaign");
    touchNamed("check");
    ASSERT_TRUE(QTest::qWaitFor([&] { return textOf("checkTold") == "Every log is in order."; }));
    EXPECT_TRUE(isRead("In order: 3 entries"));
    QQuickItem* box = item("sealBox");
    ASSERT_NE(box, nullptr);
    box->setProperty("text", seal);
    touchNamed("compare");
    EXPECT_TRUE(textOf("sealAnswer").startsWith("The seal fits")) << textOf("sealAnswer").toStdString();
    box->setProperty("text", "something else");
    touchNamed("compare");
    EXPECT_TRUE(textOf("sealAnswer").startsWith("This is no seal")) << textOf("sealAnswer").toStdString();
}

TEST_F(SealScreens, TheSettingsTellTheVersion) {
    QCoreApplication::setApplicationVersion("9.8.7");
    open();
    show("settings");
    EXPECT_TRUE(textOf("about").startsWith("Adjutant 9.8.7,")) << textOf("about").toStdString();
}

}  // namespace
}  // namespace adjutant::companion
