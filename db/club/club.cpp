// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/club.hpp"

#include <algorithm>

#include "db/club/address.hpp"
#include "db/club/agreed.hpp"
#include "db/club/certificate.hpp"
#include "db/club/club_error.hpp"
#include "db/club/dump.hpp"
#include "db/club/league_asked.hpp"
#include "db/club/organiser_key.hpp"
#include "db/club/schema_steps.hpp"
#include "db/club/seal.hpp"

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;
using Kind = ClubError::Kind;

constexpr std::chrono::milliseconds aMoment{1500};

db::CampaignId campaignHere(db::CampaignFile& file, const std::string& name, const std::string& at) {
    if (const auto found = file.findCampaign(name)) return found->id;
    return file.addCampaign(name, at);
}

std::string nameOf(const Wish& wish, const std::string& device) {
    return wish.deviceName.empty() ? "Table " + device.substr(0, 4) : wish.deviceName;
}

/// Makes the notebook and what there is in step; without a trace when that fails. Who joins waits a moment
/// only: false when a large copy has begun and goes on by itself.
bool settleIn(const Wish& wish, const Membership& member, const std::string& created, const Veil& veil,
              FileDoor& door, Link& link, const std::optional<Known>& made) {
    db::CampaignId here{};
    door.write([&](db::CampaignFile& file) { here = campaignHere(file, member.name, created); });
    Notebook notebook = Notebook::make(wish.file, member);
    try {
        notebook.setWord("campaign-here", std::to_string(static_cast<std::int64_t>(here)));
        if (made) link.addCampaign(*made);
        const auto until = made ? Sync::Clock::time_point::max() : Sync::Clock::now() + aMoment;
        const Passed passed = Sync(notebook, door, veil, link).pass(Way::whole, until);
        noteStep(notebook, !passed.more, wish.at);
        return !passed.more;
    } catch (const ClubError& error) {
        // Once the campaign is there, its organiser's key must not be lost.
        if (error.kind == Kind::unreachable && made) throw;
        Notebook::remove(wish.file);
        throw;
    }
}

Known chosen(const std::vector<Known>& campaigns, const Address& address, const std::string& name) {
    std::string there;
    for (const Known& one : campaigns) {
        const bool wanted =
            address.campaign.empty() ? name.empty() || one.name == name : one.campaign == address.campaign;
        if (wanted && (campaigns.size() == 1 || !address.campaign.empty() || !name.empty())) return one;
        there += (there.empty() ? "" : ", ") + one.name;
    }
    throw ClubError(Kind::noClub,
                    campaigns.empty()
                        ? "The club shows no campaign to this login. Ask the organiser for an invitation."
                        : "Which campaign? The club has: " + there + ". Name one with --campaign.");
}

}  // namespace

std::string linkName(const Membership& member) { return "adjutant-" + member.device.substr(0, 8); }

void noteStep(Notebook& notebook, bool inStep, const std::string& at) {
    const std::string now = inStep && leagueConflicts(notebook).empty() ? "yes" : "no";
    if (notebook.word("in-step") == now) return;
    notebook.atomically([&] {
        notebook.setWord("in-step", now);
        notebook.setWord("since", at);
    });
}

void noteHearing(Notebook& notebook, bool hears) {
    const std::string now = hears ? "" : "yes";
    if (notebook.word("swallowed") != now) notebook.setWord("swallowed", now);
}

std::optional<fs::path> create(const Wish& wish, const Veil& veil, FileDoor& door) {
    const Address address = addressIn(wish.url);
    Link link(address.url, "adjutant-organiser");
    const int there = link.schema(), ours = static_cast<int>(schemaSteps().size());
    std::optional<fs::path> dump;
    if (there > ours) link.requireSchema();
    if (there > 0 && there < ours) {
        if (!link.owns())
            throw ClubError(
                Kind::notOwner,
                "The club's database is of an earlier Adjutant, and only the organiser, who owns it, "
                "brings it up to date. Nothing was changed; until then this one plays on without it.");
        dump = wish.file.string() + "-club-step-" + std::to_string(there) + ".dump";
        dumpTo(address.url, *dump);
    }
    if (there < ours) link.migrate(schemaSteps());
    if (Notebook::isThere(wish.file)) {
        const Membership member = Notebook::open(wish.file).membership();
        for (const Known& one : link.campaigns())
            if (one.campaign == member.campaign) return dump;  // only the schema was to be brought up to date
        throw ClubError(Kind::joined,
                        "This campaign file is in another club already. `club leave` leaves it.");
    }
    for (const Known& one : link.campaigns())
        if (one.name == wish.campaign)
            link.addCampaign(one);  // says that the name is taken, before a file is made
    const KeyPair keys = newKeyPair();
    Membership member{.url = address.url,
                      .campaign = newUuid(),
                      .name = wish.campaign,
                      .device = newUuid(),
                      .deviceName = {},
                      .role = "organiser",
                      .organiserKey = keys.open,
                      .organiserSecret = keys.secret};
    member.deviceName = nameOf(wish, member.device);
    std::string created = wish.at;
    door.write([&](db::CampaignFile& file) {
        if (const auto found = file.findCampaign(wish.campaign)) created = found->created;
    });
    static_cast<void>(settleIn(wish, member, created, veil, door, link,
                               Known{member.campaign, member.name, keys.open, created}));
    return dump;
}

bool join(const Wish& wish, const Veil& veil, FileDoor& door) {
    Address address = addressIn(wish.url);
    if (Notebook::isThere(wish.file)) static_cast<void>(Notebook::make(wish.file, {}));  // says that it is
    const fs::path certificate = Notebook::certificateBesides(wish.file);
    address.url = trusting(address.url, address.certificate, certificate);
    try {
        Link link(address.url, "adjutant-joining");
        link.requireSchema();
        const Known known = chosen(link.campaigns(), address, wish.campaign);
        Membership member{
            .url = address.url,
            .campaign = known.campaign,
            .name = known.name,
            .device = newUuid(),
            .deviceName = {},
            .role = {},
            .organiserKey = address.organiserKey.empty() ? known.organiserKey : address.organiserKey,
            .organiserSecret = {},
            .certificate = address.certificate};
        member.deviceName = nameOf(wish, member.device);
        member.organiserSecret = keptOrganiserSecret(wish.file, member.organiserKey);
        const bool all = settleIn(wish, member, known.created, veil, door, link, {});
        if (!member.organiserSecret.empty()) forgetOrganiserKey(wish.file);  // the notebook has it again
        return all;
    } catch (...) {
        std::error_code ignored;
        if (!address.certificate.empty() && !Notebook::isThere(wish.file)) fs::remove(certificate, ignored);
        throw;
    }
}

std::string invite(const fs::path& file, const std::string& role) {
    const Membership member = Notebook::open(file).membership();
    Link link(member.url, linkName(member));
    link.requireSchema();
    constexpr std::size_t letters = 12;
    std::string login = "adjutant_";
    for (const char letter : newUuid().substr(0, letters + 1))
        if (letter != '-') login += letter;
    const std::string password = newPassword();
    link.addLogin(member.campaign, role, login, password);
    return invitation({member.url, member.campaign, member.organiserKey}, login, password);
}

int withdraw(const fs::path& file, const std::string& tablet) {
    const Membership member = Notebook::open(file).membership();
    Link link(member.url, linkName(member));
    link.requireSchema();
    if (!link.owns())
        throw ClubError(Kind::notAllowed,
                        "Only the organiser takes an invitation back. Nothing was changed.");
    if (tablet.empty()) return link.withdraw(member.campaign, link.unusedLogins(member.campaign));
    const auto logins = link.loginsOf(member.campaign, tablet);
    if (logins.empty())
        throw ClubError(Kind::noClub,
                        "The club has invited no tablet '" + tablet +
                            "'. Nothing was changed. What the tablets are called is on their pages "
                            "\"Club\".");
    if (logins.size() > 1)
        throw ClubError(Kind::other,
                        "The club has several tablets '" + tablet +
                            "' by invitations of their own. Nothing was changed. Name the one that is "
                            "meant otherwise, by leaving and joining with it under another name.");
    return link.withdraw(member.campaign, logins);
}

void moveTo(const fs::path& file, const std::string& url) {
    Notebook notebook = Notebook::open(file);
    Membership member = notebook.membership();
    member.url = addressIn(url).url;
    if (!optionIn(member.url, "sslrootcert").empty()) member.certificate.clear();
    member.url = trusting(member.url, member.certificate, Notebook::certificateBesides(file));
    Link link(member.url, linkName(member));
    link.requireSchema();
    if (std::ranges::none_of(link.campaigns(),
                             [&](const Known& one) { return one.campaign == member.campaign; }))
        throw ClubError(Kind::noClub,
                        "The club at that address has no campaign that is this one. Nothing was "
                        "changed.");
    if (!link.isMine(member))
        throw ClubError(
            Kind::notAllowed,
            "That address is of another login than the one that this tablet joined with. Nothing was "
            "changed. To go on under another login, leave the club and join again.");
    notebook.setMembership(member);
}

Passed meet(const fs::path& file, const Veil& veil, FileDoor& door, const std::string& at) {
    Notebook notebook = Notebook::open(file);
    const Membership member = notebook.membership();
    try {
        Link link(member.url, linkName(member));
        Passed passed = Sync(notebook, door, veil, link).pass();
        noteStep(notebook, true, at);
        return passed;
    } catch (const ClubError&) {
        noteStep(notebook, false, at);
        throw;
    }
}

void leave(const fs::path& file, const Veil& veil, FileDoor& door, bool atOnce) {
    Notebook notebook = Notebook::open(file);
    const Membership member = notebook.membership();
    try {
        Link link(member.url, linkName(member));
        Sync sync(notebook, door, veil, link);
        sync.pass();
        sync.requireLeagueSent();
        for (const ClubGame& game : notebook.games())
            if (game.holder == member.device) link.letGo(member, game.key);
    } catch (const ClubError&) {
        if (!atOnce) throw;
    }
    keepOrganiserKey(file, member);
    Notebook::remove(file);
}

bool release(const fs::path& file, const std::string& name, const Veil& veil, FileDoor& door) {
    Notebook notebook = Notebook::open(file);
    const Membership member = notebook.membership();
    Link link(member.url, linkName(member));
    Sync sync(notebook, door, veil, link);
    sync.pass();
    for (const ClubGame& game : notebook.games()) {
        if (clubName(notebook, game) != name) continue;
        const bool held = link.letGo(member, game.key);
        sync.pass();
        return held;
    }
    throw ClubError(Kind::unknownGame,
                    "The club has no game '" + name + "'. `club status` shows those that it has.");
}

void takeOver(const fs::path& file, const std::string& name, const Veil& veil, FileDoor& door) {
    Notebook notebook = Notebook::open(file);
    const Membership member = notebook.membership();
    Link link(member.url, linkName(member));
    Sync(notebook, door, veil, link).openGame(name, true);
}

}  // namespace adjutant::club
