// SPDX-License-Identifier: GPL-3.0-or-later
// From a finger on a window to the frame that answers it, and what the time goes to.
#pragma once

#include <QElapsedTimer>
#include <QEventLoop>
#include <QPoint>
#include <QQuickWindow>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <vector>

namespace adjutant::tests {

/// Touches a window and keeps the times at which the first frame afterwards got how far.
class TouchClock {
  public:
    explicit TouchClock(QQuickWindow* window) : window_(window) {
        const auto mark = [this](auto signal, Step step) {
            QObject::connect(
                window_, signal, window_, [this, step] { reach(step); }, Qt::DirectConnection);
        };
        mark(&QQuickWindow::beforeSynchronizing, polished);
        mark(&QQuickWindow::beforeRendering, synchronised);
        mark(&QQuickWindow::afterRendering, painted);
        mark(&QQuickWindow::frameSwapped, shown);
    }

    /// A touch that paints nothing within 200 ms is not kept.
    void touch(const QPoint& at) {
        // In a loop of its own, as a program runs: the loops of QTest sleep 10 ms at a time.
        QEventLoop loop;
        QTimer::singleShot(200, &loop, &QEventLoop::quit);
        const auto end = QObject::connect(window_, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
        now_ = {};
        clock_.start();
        const double before = worked();
        QTest::mouseClick(window_, Qt::LeftButton, {}, at);
        if (now_[shown] == 0) loop.exec();
        QObject::disconnect(end);
        now_[work] = worked() - before;
        if (now_[shown] > 0) all_.push_back(now_);
    }

    [[nodiscard]] std::size_t count() const { return all_.size(); }

    void tell() const {
        tellOne("from the touch to its frame", [](const Times& t) { return t[shown]; });
        tellOne("  until all is laid out for it", [](const Times& t) { return t[polished]; });
        tellOne("  handing it to the scene", [](const Times& t) { return t[synchronised] - t[polished]; });
        tellOne("  painting", [](const Times& t) { return t[painted] - t[synchronised]; });
        tellOne("  showing", [](const Times& t) { return t[shown] - t[painted]; });
        tellOne("what the processor did for it", [](const Times& t) { return t[work]; });
    }

  private:
    enum Step : std::size_t { work, polished, synchronised, painted, shown, steps };
    using Times = std::array<double, steps>;

    /// What this thread, which does everything, has had of a processor: others that run beside do not count.
    [[nodiscard]] static double worked() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    [[nodiscard]] double milliseconds() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    void reach(Step step) {
        if (now_[step] == 0) now_[step] = milliseconds();
    }

    template <typename Part>
    void tellOne(const char* what, Part part) const {
        std::vector<double> times;
        for (const Times& one : all_) times.push_back(part(one));
        std::sort(times.begin(), times.end());
        const auto at = [&](double share) {
            return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
        };
        std::printf("%-34s median %6.2f ms   95th percentile %6.2f ms   longest %6.2f ms\n", what, at(0.5),
                    at(0.95), at(1));
    }

    QQuickWindow* window_;
    QElapsedTimer clock_;
    Times now_{};
    std::vector<Times> all_;
};

}  // namespace adjutant::tests
