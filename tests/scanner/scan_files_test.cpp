// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/scan_files.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/scanner/qt_drawn.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::scanner {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ScanFiles : public testing::Test {
  protected:
    std::string file(const std::string& name) const {
        return folder.filePath(QString::fromStdString(name)).toStdString();
    }
    std::string picture(const std::string& name, const std::string& text) const {
        Canvas canvas(320, 240);
        canvas.draw(text, 100, 80, 4);
        imageOf(canvas).save(QString::fromStdString(file(name)));
        return file(name);
    }
    std::string letter(const std::string& name) const {
        QFile written(QString::fromStdString(file(name)));
        EXPECT_TRUE(written.open(QIODevice::WriteOnly));
        written.write("This is a letter.");
        return file(name);
    }
    /// Scans and returns the lines, each parsed.
    std::vector<json> scan(const ScanRequest& request) {
        std::ostringstream out;
        std::ostringstream err;
        status = scanFiles(request, out, err);
        errors = err.str();
        std::vector<json> lines;
        std::istringstream in(out.str());
        for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line));
        return lines;
    }
    QTemporaryDir folder;
    int status = -1;
    std::string errors;
};

TEST_F(ScanFiles, APictureIsOneLineInTheFormThatIsPromised) {
    const std::string path = picture("a.png", "A1/T/0123ABCD");
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(scanFiles({.pictures = {path}, .film = "", .jobs = 1}, out, err), 0);
    EXPECT_EQ(out.str().rfind(
                  R"({"file":")" + path + R"(","frame":0,"codes":[{"text":"A1/T/0123ABCD","corners":[[)", 0),
              0U)
        << out.str();
    const json line = json::parse(out.str());
    EXPECT_EQ(line.size(), 4U);
    EXPECT_TRUE(line["ms"].is_number());
    const json& corners = line["codes"][0]["corners"];
    ASSERT_EQ(corners.size(), 4U);
    EXPECT_NEAR(corners[0][0].get<double>(), 100, 3);
    EXPECT_NEAR(corners[2][1].get<double>(), 164, 3);
    EXPECT_EQ(err.str(), "");
}

TEST_F(ScanFiles, WhatALineQuotesSteersNoTerminal) {
    const std::string odd = file("x\x1b[2J\x7f\xc2\x9b\xe2\x80\xae.png");
    std::ostringstream out, err;
    EXPECT_EQ(scanFiles({.pictures = {odd}, .film = "", .jobs = 1}, out, err), 1);
    for (const char letter : out.str()) EXPECT_TRUE(letter == '\n' || (letter >= ' ' && letter < '\x7f'));
    EXPECT_EQ(json::parse(out.str())["file"], odd);
}

TEST_F(ScanFiles, WhatCannotBeReadHasAnErrorAndTheOthersAreStillRead) {
    const auto lines = scan({.pictures = {picture("a.png", "A"), letter("b.png"), file("none.png"),
                                          folder.path().toStdString(), picture("c.png", "C")},
                             .film = "",
                             .jobs = 2});
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines[0]["codes"][0]["text"], "A");
    for (int i : {1, 2, 3}) EXPECT_TRUE(lines[static_cast<std::size_t>(i)]["error"].is_string()) << i;
    EXPECT_EQ(lines[4]["codes"][0]["text"], "C");
    EXPECT_EQ(status, 1);
    EXPECT_THAT(errors, HasSubstr("3 files"));
}

TEST_F(ScanFiles, ManyJobsReportInTheOrderAsked) {
    ScanRequest request;
    request.jobs = 4;
    for (int i = 0; i < 24; ++i)
        request.pictures.push_back(picture(std::to_string(i) + ".png", "CODE " + std::to_string(i)));
    const auto lines = scan(request);
    ASSERT_EQ(lines.size(), 24U);
    for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_EQ(lines[i]["codes"][0]["text"], "CODE " + std::to_string(i));
    EXPECT_EQ(status, 0);
}

TEST_F(ScanFiles, AFilmIsOneLineAFrame) {
    Canvas canvas(320, 240);
    canvas.draw("A1/L/LIFE/MILL", 100, 80, 4);
    writeFilm(QString::fromStdString(file("film.avi")), std::vector<QImage>(20, imageOf(canvas)));
    const auto lines = scan({.pictures = {}, .film = file("film.avi"), .jobs = 1});
    EXPECT_EQ(status, 0) << errors;
    ASSERT_EQ(lines.size(), 20U);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i]["file"], file("film.avi"));
        EXPECT_EQ(lines[i]["frame"], i);
        EXPECT_EQ(lines[i]["codes"][0]["text"], "A1/L/LIFE/MILL");
    }
}

TEST_F(ScanFiles, EveryFrameOfAFilmIsReadHoweverLongThatTakes) {
    Canvas canvas(1280, 960);
    for (int i = 0; i < 70; ++i)
        canvas.draw("A1/L/LIFE/MILL-" + std::to_string(i), 30 + i % 10 * 124, 30 + i / 10 * 124, 3);
    std::vector<QImage> frames;
    for (int i = 0; i < 30; ++i) {
        canvas.fill(0, 920, 40 * i, 40, static_cast<std::uint8_t>(5 * i));
        frames.push_back(imageOf(canvas));
    }
    writeFilm(QString::fromStdString(file("film.avi")), frames);
    const auto lines = scan({.pictures = {}, .film = file("film.avi"), .jobs = 1});
    ASSERT_EQ(lines.size(), 30U);
    for (const json& line : lines) EXPECT_EQ(line["codes"].size(), 70U) << line["frame"];
}

// H.264, whose frames are stored in another order than they are shown, and begin after the time 0.
TEST_F(ScanFiles, FramesAreNumberedFromZeroInTheOrderInWhichTheyAreShown) {
    const auto lines =
        scan({.pictures = {},
              .film = (adjutant::tests::testsFolder() / "../companion/demo/evening.mp4").string(),
              .jobs = 1});
    EXPECT_EQ(status, 0) << errors;
    ASSERT_EQ(lines.size(), 196U);
    for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(lines[i]["frame"], i);
}

TEST_F(ScanFiles, AFilmThatBreaksOffIsReadToThereAndSaysSo) {
    Canvas canvas(320, 240);
    canvas.draw("A1/L/LIFE/MILL", 100, 80, 4);
    writeFilm(QString::fromStdString(file("film.avi")), std::vector<QImage>(20, imageOf(canvas)));
    std::filesystem::resize_file(file("film.avi"), std::filesystem::file_size(file("film.avi")) / 2);
    const auto lines = scan({.pictures = {}, .film = file("film.avi"), .jobs = 1});
    EXPECT_EQ(status, 1);
    ASSERT_GT(lines.size(), 5U);
    EXPECT_EQ(lines.front()["codes"].size(), 1U);
    EXPECT_TRUE(lines.back()["error"].is_string());
    EXPECT_EQ(lines.back()["frame"], lines.size() - 1);
}

TEST_F(ScanFiles, APipeIsRefusedInsteadOfWaitedFor) {
    ASSERT_EQ(mkfifo(file("pipe").c_str(), 0600), 0);
    const auto lines = scan({.pictures = {file("pipe")}, .film = file("pipe"), .jobs = 1});
    ASSERT_EQ(lines.size(), 2U);
    for (const json& line : lines)
        EXPECT_THAT(line["error"].get<std::string>(), HasSubstr("only ordinary files"));
    EXPECT_EQ(status, 1);
}

TEST_F(ScanFiles, ANameThatIsNoTextIsOpenedByItsBytes) {
    const std::string strange = folder.path().toStdString() + "/t\xE4g";
    std::filesystem::copy(picture("a.png", "A"), strange + ".png");
    writeFilm(QString::fromStdString(file("a.avi")), {imageOf(Canvas(320, 240))});
    std::filesystem::rename(file("a.avi"), strange + ".avi");
    const auto lines = scan({.pictures = {strange + ".png"}, .film = strange + ".avi", .jobs = 1});
    EXPECT_EQ(status, 0) << lines.front().dump() << lines.back().dump();
    EXPECT_EQ(lines[0]["codes"][0]["text"], "A");
    for (const char* ending : {".png", ".avi"}) std::filesystem::remove(strange + ending);  // Qt cannot
}

TEST_F(ScanFiles, TheLibrariesBelowSayNothing) {
    std::filesystem::resize_file(picture("torn.png", "A"), 150);
    unsetenv("XDG_RUNTIME_DIR");
    testing::internal::CaptureStderr();
    (void)scan({.pictures = {file("torn.png")}, .film = letter("film.mp4"), .jobs = 1});
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST_F(ScanFiles, AFilmThatIsNoneHasAnError) {
    for (const std::string& path :
         {letter("film.mp4"), letter("film.txt"), file("none.mp4"), folder.path().toStdString()}) {
        const auto lines = scan({.pictures = {}, .film = path, .jobs = 1});
        ASSERT_EQ(lines.size(), 1U) << path;
        EXPECT_TRUE(lines[0]["error"].is_string());
        EXPECT_EQ(status, 1);
    }
}

TEST_F(ScanFiles, AClosedPipeEndsTheScan) {
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    EXPECT_EQ(scanFiles({.pictures = {picture("a.png", "A"), picture("b.png", "B")}, .film = "", .jobs = 1},
                        out, err),
              1);
    EXPECT_THAT(err.str(), HasSubstr("could not be written"));
}

}  // namespace
}  // namespace adjutant::scanner
