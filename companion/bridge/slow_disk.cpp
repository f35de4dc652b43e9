// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/slow_disk.hpp"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QRasterWindow>

#include "companion/bridge/companion.hpp"
#include "db/error.hpp"

namespace adjutant::companion {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds untilNextFrame{250};
constexpr milliseconds untilTouchesAreThrough{100};  // those that the window system has kept

/// What is told where there is no window yet, or none any more.
class AloneWindow : public QRasterWindow {
  public:
    explicit AloneWindow(QString sentence) : sentence_(std::move(sentence)) {
        setTitle(QGuiApplication::applicationDisplayName());
        resize(640, 200);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        constexpr int margin = 32;
        QPainter painter(this);
        const QRect all({0, 0}, size());
        painter.fillRect(all, QColor(0x22, 0x25, 0x24));
        painter.setPen(QColor(0xee, 0xea, 0xdf));
        QFont font = painter.font();
        font.setPixelSize(22);
        painter.setFont(font);
        painter.drawText(all.adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         sentence_);
    }

  private:
    QString sentence_;
};

}  // namespace

SlowDisk::SlowDisk(QObject* parent) : QObject(parent) {
    letting_.setSingleShot(true);
    letting_.setInterval(untilTouchesAreThrough);
    if (auto* app = QCoreApplication::instance()) app->installEventFilter(this);
}

SlowDisk::~SlowDisk() = default;

SlowDisk* SlowDisk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).disk(); }

void SlowDisk::wait(const std::function<void()>& work) {
    // What a window asks for while it is painted meanwhile would come into the middle of it.
    if (busy_) throw db::Error(db::Error::Kind::other, sentence().toStdString());
    busy_ = true;
    thread_.begin(work);
    if (!thread_.isDoneWithin(patience_)) tellUntilDone();
    busy_ = false;
}

void SlowDisk::tellUntilDone() {
    QElapsedTimer time;
    time.start();
    awaited_ = true;
    int looks = 0, reckoning = 0;
    do {
        ++looks;
        reckoning += thread_.isReckoning() ? 1 : 0;
        reckons_ = 2 * reckoning > looks;
        show(static_cast<int>((patience_.count() + time.elapsed()) / 1000));
        paint();
    } while (!thread_.isDoneWithin(untilNextFrame));
    alone_.reset();
    awaited_ = false;
    show(0);
    letting_.start();
}

void SlowDisk::show(int seconds) {
    seconds_ = seconds;
    emit changed();
}

QString SlowDisk::sentence() const {
    return reckons_ ? tr("This takes a while. Nothing is lost; what was begun is being done.")
                    : tr("The disk is slow to answer. Nothing is lost; what was begun is being done.");
}

/// No event loop: whatever else is due would come into the middle of an act.
void SlowDisk::paint() {
    if (painting_ || qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr) return;
    bool seen = false;
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        seen = seen || (window->isVisible() && window != alone_.get());
        if (!window->isExposed() || window == alone_.get()) continue;
        QEvent update(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(window, &update);
    }
    if (!seen) tellWithoutWindow();
}

/// Before the first window and after the last one there is nothing that could come into the middle.
void SlowDisk::tellWithoutWindow() {
    if (!alone_) {
        alone_ = std::make_unique<AloneWindow>(sentence());
        alone_->show();
    }
    QCoreApplication::processEvents(QEventLoop::ExcludeSocketNotifiers);
}

bool SlowDisk::eventFilter(QObject* watched, QEvent* event) {
    const bool paints = event->type() == QEvent::UpdateRequest || event->type() == QEvent::Expose;
    if (paints && watched->isWindowType() && !painting_) {
        painting_ = true;
        watched->event(event);
        painting_ = false;
        return true;
    }
    return isHeldOff(*event);
}

/// Touches, keys and wheels that were made while the disk was waited for. What lets go of something that was
/// pressed before gets through.
bool SlowDisk::isHeldOff(const QEvent& event) {
    const bool holding = awaited_ || letting_.isActive();
    switch (event.type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::TouchBegin:
        case QEvent::TabletPress:
            return pressHeldOff_ = holding;
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TabletMove:
        case QEvent::TabletRelease:
            return pressHeldOff_;
        case QEvent::KeyPress:
        case QEvent::Shortcut:
        case QEvent::Wheel:
        case QEvent::DragEnter:
        case QEvent::Drop:
            return holding;
        default:
            return false;
    }
}

}  // namespace adjutant::companion
