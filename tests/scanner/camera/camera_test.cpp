// SPDX-License-Identifier: GPL-3.0-or-later
// A real QCamera on a virtual camera of PipeWire: it is read, unplugged, missed in a sentence, and read
// again.
#include <gmock/gmock.h>

#include <QMediaDevices>
#include <QProcess>
#include <QVariantMap>

#include "scanner/code_scanner.hpp"
#include "tests/scanner/qt_drawn.hpp"

namespace adjutant::scanner {
namespace {

using testing::HasSubstr;

class CameraTest : public testing::Test {
  protected:
    CameraTest() {
        QObject::connect(&scanner, &CodeScanner::read, &scanner,
                         [this](const QString& text) { texts.push_back(text.toStdString()); });
        QObject::connect(&scanner, &CodeScanner::failed, &scanner,
                         [this](const QString& sentence) { failures.push_back(sentence.toStdString()); });
    }
    ~CameraTest() override {
        scanner.setActive(false);
        unplug();
    }
    void plug(const QString& text) {
        camera.setProcessChannelMode(QProcess::ForwardedChannels);
        camera.start(QStringLiteral(ADJUTANT_VIRTUAL_CAMERA), {name, text});
        ASSERT_TRUE(camera.waitForStarted());
    }
    void unplug() {
        camera.terminate();
        camera.waitForFinished();
    }
    [[nodiscard]] bool listed() const {
        for (const QVariant& each : scanner.cameras())
            if (each.toMap().value("description").toString() == name) return true;
        return false;
    }
    [[nodiscard]] QString id() const {
        for (const QVariant& each : scanner.cameras())
            if (each.toMap().value("description").toString() == name)
                return each.toMap().value("id").toString();
        return {};
    }

    const QString name = QStringLiteral("Camera over the table");
    QProcess camera;
    CodeScanner scanner;
    std::vector<std::string> texts;
    std::vector<std::string> failures;
};

TEST_F(CameraTest, ACameraIsReadUnpluggedMissedAndReadAgain) {
    plug("A1/T/0123ABCD");
    ASSERT_TRUE(waitFor([this] { return listed(); }, 20000)) << "the camera is not listed";
    scanner.setCameraId(id());
    scanner.setActive(true);
    ASSERT_TRUE(waitFor([this] { return !texts.empty(); }, 30000)) << "the camera's code is not read";
    EXPECT_EQ(texts.back(), "A1/T/0123ABCD");
    EXPECT_EQ(scanner.status(), QString());
    const QVariantList corners = scanner.codes().constFirst().toMap().value("corners").toList();
    EXPECT_NEAR(corners.constFirst().toPointF().x(), 220.0 / 640, 0.02);

    unplug();
    ASSERT_TRUE(waitFor([this] { return !failures.empty(); }, 20000)) << "nobody noticed";
    EXPECT_THAT(failures.back(), HasSubstr(name.toStdString()));
    // A last frame may still come in behind the error; then the sentence is said again.
    ASSERT_TRUE(waitFor([this] { return !scanner.status().isEmpty(); }, 20000)) << "nothing is said of it";

    texts.clear();
    plug("A1/L/LIFE/MILL");
    ASSERT_TRUE(waitFor([this] { return !texts.empty(); }, 30000)) << "the camera that returned is not used";
    EXPECT_EQ(texts.back(), "A1/L/LIFE/MILL");
    EXPECT_EQ(scanner.status(), QString());
}

}  // namespace
}  // namespace adjutant::scanner
