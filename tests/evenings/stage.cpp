// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/stage.hpp"

#include <QGuiApplication>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTest>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/slow_disk.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::evenings {

Stage::Stage(QSize size, double text, const QString& folder) : folder_(folder) {
    if (folder_.isEmpty()) folder_ = own_.emplace().path();
    // Reports and sheets that are kept go into this folder too.
    qputenv("HOME", folder_.toUtf8());
    for (const char* place : {"XDG_DOCUMENTS_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(place, folder_.toUtf8());
    companion_ = std::make_unique<companion::Companion>(folder_ + "/settings.ini");
    companion_->settings().setStillness(true);
    companion_->settings().setTextScale(text);
    // Beside compilers an answer takes long that is no fault.
    companion_->disk().setPatience(std::chrono::seconds(30));
    companion_->campaigns().openFile(QString::fromStdString(file()));
    // A finger that rests is told sooner than a person's, so that evenings pass quickly.
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(120);
    // Two touches of a person are further apart than those of this hand.
    companion_->table().setDoubleTouch(0);
    // The same evening can be played again.
    companion_->table().setSeed([] { return std::uint64_t{20261123}; });
    engine_ = std::make_unique<QQmlApplicationEngine>();
    companion_->attachTo(*engine_);
    engine_->addImportPath("qrc:/qml");
    engine_->load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
    if (engine_->rootObjects().isEmpty()) return;
    auto* window = qobject_cast<QQuickWindow*>(engine_->rootObjects().first());
    if (window == nullptr || !QTest::qWaitForWindowExposed(window)) return;
    window->resize(size);
    window_ = window;
}

Stage::~Stage() {
    engine_.reset();
    companion_.reset();
}

}  // namespace adjutant::evenings
