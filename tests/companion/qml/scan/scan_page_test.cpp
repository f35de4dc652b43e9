// SPDX-License-Identifier: GPL-3.0-or-later
// The scan page by touch: an audit of the table, pictures that are dropped, chosen or sent, and what cannot
// be read.
#include <gmock/gmock.h>

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QStandardPaths>

#include "tests/companion/screens.hpp"
#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::companion {
namespace {

using testing::HasSubstr;

constexpr int patience = 20'000;  ///< milliseconds

class ScanPage : public Screens {
  protected:
    /// A picture of the table in which these texts stand as codes, four in a row.
    QUrl picture(const QString& name, const QStringList& texts) const {
        scanner::Canvas canvas(640, 480);
        for (int i = 0; i < texts.size(); ++i)
            canvas.draw(texts[i].toStdString(), 30 + i % 4 * 150, 30 + i / 4 * 150, 4);
        const QString path = evening.folder.filePath(name);
        EXPECT_TRUE(scanner::imageOf(canvas).save(path));
        return QUrl::fromLocalFile(path);
    }
    static QStringList codesOf(const QStringList& pieces) {
        QStringList texts;
        for (const QString& piece : pieces) texts << "A1/P/LIFE-1861/" + piece.toUpper();
        return texts;
    }
    static QStringList idsOf(const RowsModel& rows) {
        QStringList ids;
        for (int row = 0; row < rows.count(); ++row) ids << rows.at(row).value("id").toString();
        return ids;
    }
    template <class Condition>
    bool comes(Condition&& condition) {
        const bool came = QTest::qWaitFor(condition, patience);
        settle();
        return came;
    }
    [[nodiscard]] QQuickItem* item(const QString& name) const {
        QQuickItem* found = nullptr;
        for (QQuickItem* each : seen()) {
            if (each->objectName() == name) found = each;
        }
        return found;
    }
    [[nodiscard]] std::string words(const QString& name, const char* property = "text") const {
        const QQuickItem* found = item(name);
        return found == nullptr ? "nothing is called " + name.toStdString()
                                : found->property(property).toString().toStdString();
    }
    void touchItem(const QString& name) {
        const QQuickItem* found = item(name);
        ASSERT_NE(found, nullptr) << "nothing is called " << name.toStdString();
        touchAt(found->mapToScene(QPointF(found->width() / 2, found->height() / 2)));
    }
    void drop(const QList<QUrl>& files) {
        QMimeData data;
        data.setUrls(files);
        const QPointF at(400, 300);
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &dropped);
        settle();
    }

    ScanDesk& scans = evening.companion.scans();
    TableAudit& audit = *scans.audit();
    PicturePile& pile = *scans.pile();
};

TEST_F(ScanPage, ReturnReadsTheCodeThatWasTyped) {
    evening.toActions();
    open();
    show("scan");
    touchItem("typed");
    for (const char letter : std::string("a1/p/life-1861/c1")) QTest::keyClick(window, letter);

    QTest::keyClick(window, Qt::Key_Return);
    settle();
    EXPECT_EQ(table.selection().chosen(), "c1");
    EXPECT_EQ(words("said"), "Civilian 1") << "though no camera sees";
}

TEST_F(ScanPage, AuditsTheTableByTouch) {
    evening.toActions();
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/pieces/c1/out", true},
                                                           {"/pieces/c1/health", 0},
                                                           {"/pieces/c1/place", QVariant()}}},
                                       {"reason", "fell"}}));
    const int entries = table.log().entries();
    open();
    show("scan");
    touch("Audit the table");
    ASSERT_TRUE(audit.isSweeping());
    QStringList all = idsOf(*audit.missing());
    ASSERT_GE(all.size(), 4);
    EXPECT_EQ(words("seen"), "0 / " + std::to_string(all.size()));

    // Two pictures of the table: what the first one showed is not forgotten.
    drop({picture("left.png", codesOf({all[0], "c1"})), picture("right.png", codesOf(all.mid(2)))});
    ASSERT_TRUE(comes([this] { return audit.missing()->count() == 1; })) << audit.sentence().toStdString();
    EXPECT_THAT(words("audit-sentence"), HasSubstr("pieces seen so far"));
    EXPECT_THAT(words("audit-sentence"), HasSubstr("still stands there"));
    EXPECT_EQ(words("audit-c1", "mark"), "Take it off");

    touch("Done");
    EXPECT_THAT(words("audit-sentence"),
                HasSubstr("Missing: " + table.names().pieceName(all[1]).toStdString()));
    touchItem("audit-" + all[1]);  // it is there after all
    touchItem("audit-c1");         // and this one was taken off
    EXPECT_THAT(words("audit-sentence"), HasSubstr("and none that should be gone."));
    touch("Close the audit");
    EXPECT_EQ(item("audit"), nullptr);
    EXPECT_EQ(table.log().entries(), entries) << "an audit changes nothing in the game";
}

TEST_F(ScanPage, AnAuditFitsEveryForm) {
    evening.toActions();
    open();
    show("scan");
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        audit.start();
        settle();
        const QQuickItem* panel = item("audit");
        ASSERT_NE(panel, nullptr);
        const QRectF box = panel->mapRectToScene(panel->boundingRect());
        EXPECT_TRUE(QRectF(QPointF(), size).contains(box));
        audit.see("s1");
        audit.finish();
        settle();
        audit.leave();
        settle();
    }
}

TEST_F(ScanPage, EveryControlOfAnAuditHasANameAndIsLargeEnoughForAFinger) {
    evening.toActions();
    open();
    show("scan");
    audit.start();
    audit.see("s1");
    drop({picture("one.png", codesOf({"c1"}))});
    ASSERT_TRUE(comes([this] { return !pile.isFresh(); }));
    int buttons = 0;
    for (QQuickItem* item : seen()) {
        if (!isButton(item) || !item->isEnabled()) continue;
        auto* interface = QAccessible::queryAccessibleInterface(item);
        ASSERT_NE(interface, nullptr);
        const std::string name = interface->text(QAccessible::Name).toStdString();
        EXPECT_FALSE(name.empty()) << item->objectName().toStdString();
        EXPECT_GE(item->width(), 48) << name;
        EXPECT_GE(item->height(), 48) << name;
        ++buttons;
    }
    EXPECT_GT(buttons, audit.expected());
}

TEST_F(ScanPage, APictureDroppedOnAnyPageIsReadAndItsCodeActs) {
    evening.toActions();
    open();
    show("home");
    drop({picture("one.png", codesOf({"c1"}))});
    EXPECT_EQ(window->property("page"), "scan");
    ASSERT_TRUE(comes([this] { return !pile.isFresh(); }));
    EXPECT_EQ(pile.files()->at(0).value("note"), "1 code");
    EXPECT_EQ(table.selection().chosen(), "c1");
    EXPECT_EQ(words("code-A1/P/LIFE-1861/C1"), table.names().pieceName("c1").toStdString());
}

TEST_F(ScanPage, ThePictureShowsWithOrWithoutAGraphicsCard) {
    evening.toActions();
    open();
    show("scan");
    drop({picture("one.png", codesOf({"c1"}))});
    ASSERT_TRUE(comes([this] { return !pile.isFresh(); }));
    const QImage shot = window->grabWindow();
    const QPointF middle = window->property("current").value<QQuickItem*>()->mapToScene({640, 300});
    EXPECT_GT(qGray(shot.pixel(middle.toPoint())), 150) << "the light table of the picture";
}

TEST_F(ScanPage, OfSeveralCodesInAPictureTheOneThatIsTouchedActs) {
    evening.toActions();
    open();
    show("scan");
    drop({picture("two.png", codesOf({"s1", "c2"}))});
    ASSERT_TRUE(comes([this] { return !pile.isFresh(); }));
    EXPECT_EQ(table.selection().chosen(), QString());
    EXPECT_THAT(words("said"), HasSubstr("2 codes in this picture"));
    const QQuickItem* first = item("code-A1/P/LIFE-1861/S1");
    const QQuickItem* second = item("code-A1/P/LIFE-1861/C2");
    ASSERT_TRUE(first != nullptr && second != nullptr);
    EXPECT_FALSE(first->mapRectToScene(first->boundingRect())
                     .intersects(second->mapRectToScene(second->boundingRect())));
    touchItem("code-A1/P/LIFE-1861/C2");
    EXPECT_EQ(table.selection().chosen(), "c2");
}

TEST_F(ScanPage, ANewCodeInAPictureIsBoundByTouchAndHasItsNameAtOnce) {
    evening.toActions();
    open();
    show("scan");
    audit.start();
    drop({picture("new.png", {"4006381333931"})});
    ASSERT_TRUE(comes([this] { return !pile.isFresh(); }));
    EXPECT_EQ(words("code-4006381333931"), "New code: whose is it?");
    EXPECT_THAT(words("audit-sentence"), HasSubstr("One label belongs to no piece"));
    touchItem("code-4006381333931");
    touchItem("bind-c2");
    EXPECT_EQ(words("code-4006381333931"), table.names().pieceName("c2").toStdString());
    EXPECT_EQ(idsOf(*audit.present()), QStringList("c2"));
}

TEST_F(ScanPage, ACardThatIsNotDueAndAPlaceLieOpenToBeLookedAt) {
    evening.toActions();
    table.choose({});
    open();
    show("scan");
    scans.read("A1/C/LIFE-1861/TRUCE");
    settle();
    EXPECT_THAT(words("thing", "title"), HasSubstr("Truce"));
    EXPECT_NE(item("thingCard"), nullptr);
    scans.read("A1/L/LIFE-1861/FARM");
    settle();
    EXPECT_THAT(words("thing", "title"), HasSubstr("Farm"));
    EXPECT_EQ(item("thingCard"), nullptr);
}

TEST_F(ScanPage, ANewCodeIsBoundToACardByTouch) {
    evening.toActions();
    open();
    show("scan");
    scans.read("4006381333931");
    settle();
    ASSERT_NE(button("Truce"), nullptr);
    scrollTo(button("Truce"));
    touch("Truce");
    EXPECT_EQ(scans.meaning("4006381333931").name, "Truce");
    EXPECT_EQ(scans.meaning("4006381333931").kind, "card");
}

TEST_F(ScanPage, AFileThatCannotBeReadGetsASentenceAndTheOthersAreRead) {
    evening.toActions();
    QFile letter(evening.folder.filePath("letter.txt"));
    ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Sir,");
    letter.close();
    open();
    show("scan");
    drop({QUrl::fromLocalFile(letter.fileName()), picture("one.png", codesOf({"c1"}))});
    ASSERT_TRUE(comes([this] { return !pile.isFresh() && pile.files()->count() == 2; }));
    const auto* failure = window->findChild<QQuickItem*>("failure");
    EXPECT_THAT(failure->property("message").toString().toStdString(), HasSubstr("letter.txt: "));
    EXPECT_EQ(pile.files()->at(0).value("state"), "failed");
    EXPECT_EQ(pile.files()->at(1).value("state"), "read");
    EXPECT_EQ(table.selection().chosen(), "c1");
    touchItem("picture-one.png");
    touch("Back to the camera");
    EXPECT_EQ(pile.files()->count(), 0);
}

/// With a folder of its own for what is downloaded.
class ScanPageFiles : public ScanPage {
  protected:
    ScanPageFiles() {
        qputenv("XDG_CONFIG_HOME", evening.folder.filePath("config").toUtf8());
        QDir(evening.folder.path()).mkpath("config");
        QDir(evening.folder.path()).mkpath("sent");
        QFile places(evening.folder.filePath("config/user-dirs.dirs"));
        EXPECT_TRUE(places.open(QIODevice::WriteOnly));
        places.write("XDG_DOWNLOAD_DIR=\"" + evening.folder.filePath("sent").toUtf8() + "\"\n");
    }
    ~ScanPageFiles() override { qunsetenv("XDG_CONFIG_HOME"); }
};

TEST_F(ScanPageFiles, PicturesAreChosenByTouchSeveralAtOnce) {
    evening.toActions();
    picture("sent/a.png", codesOf({"c1"}));
    picture("sent/b.png", codesOf({"c2"}));
    open();
    show("scan");
    touch("Pictures");
    ASSERT_TRUE(comes([this] { return item("file-b.png") != nullptr; }));
    touchItem("file-a.png");
    touchItem("file-b.png");
    touch("Read 2 files");
    ASSERT_TRUE(comes([this] { return pile.files()->count() == 2 && !pile.isFresh(); }));
    EXPECT_EQ(pile.files()->at(1).value("note"), "1 code");
}

TEST_F(ScanPageFiles, WhatAPhoneSendsIntoAWatchedFolderIsRead) {
    evening.toActions();
    picture("sent/old.png", codesOf({"s1"}));
    open();
    show("scan");
    touch("Pictures");
    touch("Watch this folder");
    picture("sent/new.png", codesOf({"c2"}));
    ASSERT_TRUE(comes([this] { return pile.files()->count() == 1 && !pile.isFresh(); }));
    EXPECT_EQ(pile.files()->at(0).value("name"), "new.png");
    EXPECT_EQ(table.selection().chosen(), "c2");
}

}  // namespace
}  // namespace adjutant::companion
