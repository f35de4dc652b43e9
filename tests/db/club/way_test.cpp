// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand on the way to a club: TLS, with a certificate of the right authority or of another, and a
// pooler that hands each question to another connection.
#include <gmock/gmock.h>

#include <fstream>
#include <future>

#include "db/club/address.hpp"
#include "db/club/certificate.hpp"
#include "db/club/link.hpp"
#include "db/club/watcher.hpp"
#include "db/text_file.hpp"
#include "tests/db/club/a_club.hpp"
#include "tests/db/club/a_pooler.hpp"

namespace adjutant::club {
namespace {

using Kind = ClubError::Kind;
namespace fs = std::filesystem;

/// An authority of the test's own; what it signs is for 127.0.0.1.
class Authority {
  public:
    Authority(const fs::path& folder, const std::string& name) : path_((folder / name).string()) {
        outputOf("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=" +
                 name + " -keyout " + path_ + ".key -out " + path_ + ".crt");
    }
    void sign(const fs::path& into) const {
        const std::string server = into.string();
        std::ofstream(server + ".ext") << "subjectAltName = IP:127.0.0.1\n";
        outputOf("openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=club -keyout " +
                 server + ".key -out " + server + ".csr && openssl x509 -req -days 2 -in " + server +
                 ".csr -CA " + path_ + ".crt -CAkey " + path_ + ".key -CAcreateserial -extfile " + server +
                 ".ext -out " + server + ".crt");
    }
    [[nodiscard]] std::string certificate() const { return path_ + ".crt"; }

  private:
    std::string path_;
};

TEST_F(Club, IsJoinedOverTlsAndRefusedWhereTheCertificateIsOfAnotherAuthority) {
    const Authority ours(folder.path(), "ours"), another(folder.path(), "another");
    ours.sign(folder.path() / "server");
    const AServer secure(folder.path() / "server.crt", folder.path() / "server.key");
    static_cast<void>(secure.database("safe"));
    const auto over = [&](const std::string& authority) {
        return "postgresql://postgres@127.0.0.1:" + std::to_string(secure.port()) +
               "/safe?sslmode=verify-full&sslrootcert=" + authority;
    };
    url = over(ours.certificate());
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const std::string invitation = invite(tablet(1), "table");
    joinAs(2, invitation);
    EXPECT_EQ(gameAt(2, "Friday")->acts, 3);
    EXPECT_EQ(secure.ask("safe",
                         "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
                         "WHERE client_addr IS NOT NULL"),
              "\n")
        << "nobody is connected any more";

    // The organiser's file is on no other tablet: what came with the invitation is enough, and goes along
    // with the campaign file.
    EXPECT_THAT(invitation, testing::Not(testing::HasSubstr("ours.crt")));
    fs::rename(ours.certificate(), folder.path() / "put-away");
    EXPECT_EQ(sync(2).received, 0);
    fs::create_directory(folder.path() / "elsewhere");
    const fs::path moved = folder.path() / "elsewhere/moved.adjutant";
    fs::rename(tablet(2), moved);
    fs::rename(tablet(2).string() + "-club", moved.string() + "-club");
    {
        OwnDoor door(moved);
        EXPECT_EQ(meet(moved, veil, door, db::evening).sent, 0);
        EXPECT_TRUE(fs::exists(Notebook::certificateBesides(moved)));
        leave(moved, veil, door, false);
        EXPECT_FALSE(fs::exists(Notebook::certificateBesides(moved)));
    }

    const std::string right = packedCertificate(db::loadText(folder.path() / "put-away"));
    std::string wrong = invitation;
    const auto at = wrong.find(right);
    ASSERT_NE(at, std::string::npos);
    wrong.replace(at, right.size(), packedCertificate(db::loadText(another.certificate())));
    try {
        joinAs(3, wrong);
        FAIL() << "it trusts anybody";
    } catch (const ClubError& error) {
        EXPECT_EQ(error.kind, Kind::untrusted);
        EXPECT_THAT(error.what(),
                    testing::HasSubstr("a certificate that this device has no reason to trust"));
    }
    EXPECT_FALSE(Notebook::isThere(tablet(3)));
    EXPECT_FALSE(fs::exists(Notebook::certificateBesides(tablet(3))));
}

TEST(Certificate, ComesBackFromAnInvitationToTheByteUnlessItIsTooLargeForACode) {
    const db::TemporaryFolder folder;
    const Authority one(folder.path(), "one"), other(folder.path(), "other");
    const std::string first = db::loadText(one.certificate()), second = db::loadText(other.certificate());
    EXPECT_EQ(unpackedCertificate(packedCertificate(first)), first);
    const std::string both = first + second;
    ASSERT_NE(packedCertificate(both), "");
    EXPECT_EQ(unpackedCertificate(packedCertificate("What it is for\n" + both)), both);
    EXPECT_EQ(packedCertificate(both + both), "");
    EXPECT_EQ(packedCertificate("no certificate"), "");
    for (const char* bad : {"../../x", "a b", "%41"})
        EXPECT_THROW(static_cast<void>(unpackedCertificate(bad)), ClubError) << bad;
    // One that does not fit stays where it was said to be.
    db::saveText(folder.path() / "large.crt", both + both);
    const std::string url =
        "postgresql://ann@club.example/adjutant?sslmode=verify-full&sslrootcert=" + folder.path().string() +
        "/large.crt";
    EXPECT_THAT(invitation({url, "c-1", "k_1"}, "adjutant_1", "pw"), testing::HasSubstr("large.crt"));
    EXPECT_EQ(addressIn(invitation({url, "c-1", "k_1"}, "adjutant_1", "pw")).certificate, "");
}

TEST_F(Club, ALinkThatIsCutSaysThatTheClubIsOutOfReach) {
    found();
    // On a thread of its own, as the follower has it: what is lost there is seen by the leak finder.
    const auto asked = std::async(std::launch::async, [&] {
        Link link(url, "a table");
        EXPECT_FALSE(link.campaigns().empty());
        link.cut();
        EXPECT_THAT([&] { static_cast<void>(link.campaigns()); },
                    testing::Throws<ClubError>(testing::Field(&ClubError::kind, Kind::unreachable)));
    });
    asked.wait();
}

TEST_F(Club, APoolerThatSwallowsWhatIsHeardIsFoundOutAndTheClubIsAskedInstead) {
    if (!fs::exists(Pooler::program)) GTEST_SKIP() << "pgbouncer is not installed";
    found();
    playOn(1, "Friday", 3);
    sync(1);
    const Pooler pooler(server->folder());
    joinAs(2, pooler.url(name));
    Notebook notebook = Notebook::open(tablet(2));
    OwnDoor door(tablet(2));
    Link link(notebook.membership().url, "test");
    Watcher watcher(notebook, door, veil, link);
    EXPECT_FALSE(watcher.hears());
    playOn(1, "Friday", 2);
    sync(1);
    constexpr std::chrono::milliseconds piece{50};
    const auto until = Sync::Clock::now() + std::chrono::seconds(20);
    while (gameAt(2, "Friday")->acts < 5 && Sync::Clock::now() < until)
        static_cast<void>(watcher.turn(piece));
    EXPECT_EQ(gameAt(2, "Friday")->acts, 5);
    Link direct(url, "test");
    EXPECT_TRUE(direct.listen());
}

}  // namespace
}  // namespace adjutant::club
