// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/scan_files.hpp"

#include <QGuiApplication>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <thread>

#include "scanner/film_reader.hpp"
#include "scanner/picture.hpp"
#include "scanner/pixel_budget.hpp"
#include "scanner/quiet_libraries.hpp"
#include "scanner/scan_lines.hpp"
#include "scanner/still_reader.hpp"
#include "scanner/video_reader.hpp"

namespace adjutant::scanner {
namespace {

class Stopwatch {
  public:
    [[nodiscard]] double milliseconds() const {
        return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point start_ = Clock::now();
};

/// Of all pictures that are read at a time: what one of the largest takes, or sixteen of a telephone.
constexpr std::int64_t pixelsAtATime = maxPixels;
/// A reader keeps the room of the last picture for the next one up to this size.
constexpr std::int64_t kept = 25'000'000;

ScanLine scanPicture(const std::string& path, StillReader& reader, PixelBudget& budget) try {
    ScanLine line;
    line.file = path;
    const std::int64_t pixels = pixelsOf(path);
    const PixelBudget::Share share(budget, pixels);
    const Picture picture = loadPicture(path);
    const Stopwatch watch;
    if (picture.image.isNull())
        line.error = picture.error.toStdString();
    else
        line.codes = reader.read(lumaOf(picture.image));
    line.milliseconds = watch.milliseconds();
    if (pixels > kept) reader = StillReader();  // with the room that it took for this one
    return line;
} catch (const std::exception& reason) {
    ScanLine line;
    line.file = path;
    line.error = std::string("The picture could not be read: ") + reason.what();
    return line;
}

// Writes lines as they come and remembers whether all went well.
class Report {
  public:
    Report(std::ostream& out, std::ostream& err) : out_(out), err_(err) {}
    void add(const ScanLine& line) {
        if (!line.error.empty()) ++unread_;
        out_ << toJson(line) << '\n' << std::flush;
    }
    [[nodiscard]] bool broken() const { return !out_; }
    [[nodiscard]] int status() const {
        if (broken()) err_ << "adjutant: the lines could not be written\n";
        if (unread_ == 1) err_ << "adjutant: one file could not be read; its line says why\n";
        if (unread_ > 1) err_ << "adjutant: " << unread_ << " files could not be read; their lines say why\n";
        return broken() || unread_ > 0 ? 1 : 0;
    }

  private:
    std::ostream& out_;
    std::ostream& err_;
    int unread_ = 0;
};

int jobsFor(const ScanRequest& request) {
    const auto processors = static_cast<int>(std::thread::hardware_concurrency());
    const int wanted = request.jobs > 0 ? request.jobs : std::max(processors, 1);
    return std::min({wanted, 64, static_cast<int>(request.pictures.size())});
}

void scanPictures(const ScanRequest& request, Report& report) {
    std::vector<std::optional<ScanLine>> lines(request.pictures.size());
    std::mutex mutex;
    std::condition_variable ready;
    PixelBudget budget(pixelsAtATime);
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> broken = false;
    const auto work = [&] {
        StillReader reader;
        for (std::size_t i = next++; i < lines.size() && !broken; i = next++) {
            ScanLine line = scanPicture(request.pictures[i], reader, budget);
            const std::lock_guard lock(mutex);
            lines[i] = std::move(line);
            ready.notify_one();
        }
    };
    std::vector<std::jthread> workers;
    for (int job = 0; job < jobsFor(request); ++job) workers.emplace_back(work);
    for (auto& line : lines) {
        std::unique_lock lock(mutex);
        ready.wait(lock, [&line] { return line.has_value(); });
        const ScanLine finished = *std::exchange(line, std::nullopt);
        lock.unlock();
        report.add(finished);
        if (report.broken()) {
            broken = true;
            return;
        }
    }
}

void scanFilm(const std::string& path, Report& report) {
    VideoReader reader(stillEffort);
    ScanLine line;
    line.file = path;
    std::string error = readFilm(path, [&](const LumaView& frame, long long number) {
        const Stopwatch watch;
        line.frame = number;
        line.codes = reader.read(frame);
        line.milliseconds = watch.milliseconds();
        report.add(line);
        ++line.frame;
        return !report.broken();
    });
    if (error.empty()) return;
    line.codes.clear();
    line.milliseconds = 0;
    line.error = std::move(error);
    report.add(line);
}

std::unique_ptr<QGuiApplication> applicationIfNone() {
    if (QCoreApplication::instance() != nullptr) return nullptr;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "adjutant";
    static char* arguments[] = {name, nullptr};
    return std::make_unique<QGuiApplication>(count, arguments);
}

}  // namespace

int scanFiles(const ScanRequest& request, std::ostream& out, std::ostream& err) {
    Report report(out, err);
    {
        const QuietLibraries quiet;
        const auto application = applicationIfNone();
        scanPictures(request, report);
        if (!request.film.empty() && !report.broken()) scanFilm(request.film, report);
    }
    return report.status();
}

}  // namespace adjutant::scanner
