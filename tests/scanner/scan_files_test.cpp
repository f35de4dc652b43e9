// SPDX-License-Identifier: GPL-3.0-or-later
#include "scanner/scan_files.hpp"

#include <gmock/gmock.h>

#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/scanner/qt_drawn.hpp"

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
    ASSERT_GE(lines.size(), 15U);
    int before = -1;
    for (const json& line : lines) {
        EXPECT_EQ(line["file"], file("film.avi"));
        EXPECT_EQ(line["codes"][0]["text"], "A1/L/LIFE/MILL");
        EXPECT_GT(line["frame"].get<int>(), before);
        before = line["frame"].get<int>();
    }
    EXPECT_LE(before, 20);
}

TEST_F(ScanFiles, AFilmThatIsNoneHasAnError) {
    for (const std::string& path : {letter("film.mp4"), file("none.mp4"), folder.path().toStdString()}) {
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
