// SPDX-License-Identifier: GPL-3.0-or-later
// The app's window in a club on a real server, for the tests of its pages.
#pragma once

#include <QClipboard>

#include "companion/bridge/campaign_people.hpp"
#include "companion/club/club_desk.hpp"
#include "tests/companion/pages_in_full.hpp"
#include "tests/db/club/a_club.hpp"

namespace adjutant::companion {

class ClubPage : public PagesInFull, protected club::Tablets {
  protected:
    using Tablets::playOn;

    void SetUp() override {
        if (const auto why = club::AServer::missing()) GTEST_SKIP() << *why;
        begin();
    }
    /// Until it holds; the window goes on meanwhile.
    template <class Condition>
    [[nodiscard]] bool comes(Condition condition) {
        constexpr int patience = 30000;  // beside other programs an exchange took ten
        return QTest::qWaitFor(condition, patience);
    }
    [[nodiscard]] bool isDone() {
        return comes([&] { return !desk.isBusy() && (!desk.isJoined() || desk.standing().known); });
    }
    /// Another tablet's club, to which this window is invited.
    [[nodiscard]] QString invitedAs(const char* role = "table") {
        found();
        return QString::fromStdString(club::invite(tablet(1), role));
    }
    void joinBy(const QString& invitation) {
        show("club");
        QGuiApplication::clipboard()->setText(invitation);
        touchNamed("paste");
        touch(inLanguage("ClubPage", "Join"));
        ASSERT_TRUE(comes([&] { return desk.isJoined() && desk.standing().known && !desk.isBusy(); }))
            << desk.problem().toStdString();
    }
    [[nodiscard]] std::filesystem::path here() const { return evening.file().toStdString(); }
    [[nodiscard]] club::Status statusHere() const { return club::status(here()); }
    void type(const QString& name, const QString& words) {
        QQuickItem* field = item(name);
        ASSERT_NE(field, nullptr);
        scrollTo(field);
        field->forceActiveFocus();
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        settle();
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }

    ClubDesk& desk = evening.companion.club();
};

}  // namespace adjutant::companion
