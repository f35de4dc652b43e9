// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would do, held against what it does.
#include "db/import_preview.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "db/transfer.hpp"
#include "tests/db/a_game.hpp"
#include "tests/db/temporary_folder.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;
using testing::Each;
using testing::Field;

using Is = Foreseen::Is;
using Then = Foreseen::Then;

/// A campaign with a league and everything else that one can have.
struct ALeagueCampaign : AGame {
    explicit ALeagueCampaign(const std::filesystem::path& path) : AGame(path, 3) {
        play(2);
        const PersonId ann = file.addAnother(campaign, "Ann", "River");
        file.bindTag(campaign, {"A1/T/7K3M9QX2", "piece", "s1"});
        for (const char* kind : {"board", "deck", "roster"})
            file.saveDocument(campaign, {kind, "=1+1", "{}"});
        file.appendToLeague(campaign, entryAfter(0, "", 0), {ann});
    }
    void play(int entries) {
        const auto found = file.findGame(campaign, "../x");
        Journal journal =
            file.journal(found ? found->id : file.addGame(campaign, "../x", "hex-acw", evening));
        db::play(journal, entries);
    }
    [[nodiscard]] std::string text() const { return exportCampaign(file, campaign); }
};

Foreseen of(const std::vector<Foreseen>& all, const std::string& what, const std::string& name) {
    for (const Foreseen& one : all)
        if (one.what == what && one.name == name) return one;
    ADD_FAILURE() << "nothing is told of the " << what << " " << name;
    return {};
}

TEST(ImportPreview, ANewCampaignIsNewInAllItsParts) {
    const TemporaryFolder folder;
    const ALeagueCampaign here(folder.file());
    const auto all = foreseeAsNew(nullptr, here.text());
    EXPECT_EQ(all.size(), 9U);
    EXPECT_THAT(all, Each(Field(&Foreseen::is, Is::fresh)));
    EXPECT_THAT(all, Each(Field(&Foreseen::then, Then::added)));
    EXPECT_EQ(of(all, "roster", "=1+1").what, "roster");
    EXPECT_EQ(of(all, "league", "Sumter").what, "league");
}

TEST(ImportPreview, TheJournalOfLinkedGamesIsToldAsAChronicle) {
    const TemporaryFolder folder;
    AGame linked(folder.path() / "linked.adjutant", 1);
    EntryText first = entryAfter(0, "", 0);
    first.request = R"({"do":"link"})";
    first.hash = chainHash("", first);
    linked.file.appendToLeague(linked.campaign, first, {});
    const std::string exported = exportCampaign(linked.file, linked.campaign);
    EXPECT_EQ(of(foreseeAsNew(nullptr, exported), "chronicle", "Sumter").then, Then::added);
    const ALeagueCampaign here(folder.file());
    EXPECT_EQ(of(foreseeInto(here.file, here.campaign, exported), "chronicle", "Sumter").then, Then::refused);
}

TEST(ImportPreview, WhatIsHereAlreadyIsTheSame) {
    const TemporaryFolder folder;
    const ALeagueCampaign here(folder.file());
    const auto into = foreseeInto(here.file, here.campaign, here.text());
    EXPECT_THAT(into, Each(Field(&Foreseen::is, Is::same)));
    EXPECT_THAT(into, Each(Field(&Foreseen::then, Then::leftAsItIs)));
    const auto asNew = foreseeAsNew(&here.file, here.text());
    EXPECT_THAT(asNew, Each(Field(&Foreseen::is, Is::same)));
    EXPECT_EQ(of(asNew, "campaign", "Sumter").then, Then::refused) << "its name is taken";
    EXPECT_THAT(foreseeAsNew(&here.file, here.text(), "Other"), Each(Field(&Foreseen::is, Is::fresh)));
}

TEST(ImportPreview, AGameThatGrewIsPlayedOnWhereItIsShorter) {
    const TemporaryFolder folder;
    ALeagueCampaign here(folder.file());
    const std::string before = here.text();
    here.play(1);
    const std::string after = here.text();
    EXPECT_EQ(of(foreseeInto(here.file, here.campaign, before), "game", "../x").then, Then::leftAsItIs);
    const TemporaryFolder elsewhere;
    CampaignFile there = CampaignFile::open(elsewhere.file());
    const CampaignId campaign = importAsNew(there, before).campaign;
    const Foreseen game = of(foreseeInto(there, campaign, after), "game", "../x");
    EXPECT_EQ(game.is, Is::different);
    EXPECT_EQ(game.then, Then::playedOnHere);
}

TEST(ImportPreview, OneGameWithAnotherHistoryRefusesAll) {
    const TemporaryFolder folder;
    ALeagueCampaign here(folder.file());
    json whole = json::parse(here.text());
    here.play(1);
    for (json& game : whole["games"])
        if (game["name"] == "../x") game["system"] = "life-1861";
    whole["games"][0]["name"] = "Third evening";
    const auto all = foreseeInto(here.file, here.campaign, whole.dump());
    EXPECT_EQ(of(all, "game", "../x").then, Then::refused);
    EXPECT_EQ(of(all, "game", "../x").because.in("de"),
              "Es gibt schon eine Partie „../x“ mit anderem Verlauf.");
    EXPECT_EQ(of(all, "game", "Third evening").is, Is::fresh);
    EXPECT_EQ(of(all, "game", "Third evening").then, Then::refused);
    EXPECT_EQ(of(all, "person", "Ann").then, Then::leftAsItIs);
    EXPECT_EQ(kindThrownBy([&] { importInto(here.file, here.campaign, whole.dump()); }),
              Error::Kind::duplicate);
}

TEST(ImportPreview, WhatDiffersIsLeftAsItIs) {
    const TemporaryFolder folder;
    ALeagueCampaign here(folder.file());
    json whole = json::parse(here.text());
    whole["documents"][0]["text"] = "[]";
    whole["tags"][0]["target"] = "s2";
    whole["campaign"]["created"] = "2020-01-01T00:00:00Z";
    const auto all = foreseeInto(here.file, here.campaign, whole.dump());
    for (const auto& [what, name] :
         {std::pair("board", "=1+1"), std::pair("tag", "A1/T/7K3M9QX2"), std::pair("campaign", "Sumter")}) {
        EXPECT_EQ(of(all, what, name).is, Is::different) << what;
        EXPECT_EQ(of(all, what, name).then, Then::leftAsItIs) << what;
    }
}

TEST(ImportPreview, WhatDiffersIsToldByWhatIsToBecomeOfIt) {
    const TemporaryFolder folder;
    ALeagueCampaign here(folder.file());
    json whole = json::parse(here.text());
    whole["documents"][0]["text"] = "[]";
    whole["tags"][0]["target"] = "s2";
    for (json& game : whole["games"])
        if (game["name"] == "First evening") game["system"] = "hex-acw";
    const auto both = foreseeInto(here.file, here.campaign, whole.dump(), Differing::keepBoth);
    EXPECT_EQ(of(both, "game", "First evening").is, Is::different);
    EXPECT_EQ(of(both, "game", "First evening").then, Then::added);
    EXPECT_EQ(of(both, "board", "=1+1").then, Then::added);
    EXPECT_EQ(of(both, "tag", "A1/T/7K3M9QX2").then, Then::leftAsItIs) << "a code stands for one thing";
    const auto replaced = foreseeInto(here.file, here.campaign, whole.dump(), Differing::replace);
    EXPECT_EQ(of(replaced, "game", "First evening").then, Then::replaced);
    EXPECT_EQ(of(replaced, "board", "=1+1").then, Then::replaced);
    EXPECT_EQ(of(replaced, "tag", "A1/T/7K3M9QX2").then, Then::replaced);
    importInto(here.file, here.campaign, whole.dump(), Differing::keepBoth, evening);
    EXPECT_TRUE(here.file.findGame(here.campaign, "First evening (2)"));
}

TEST(ImportPreview, ANameThatCannotBeKeptIsRefusedBeforehand) {
    const TemporaryFolder folder;
    const ALeagueCampaign here(folder.file());
    json whole = json::parse(here.text());
    whole["games"][0]["name"] = " ";
    EXPECT_THAT(foreseeAsNew(nullptr, whole.dump()), Each(Field(&Foreseen::then, Then::refused)));
    const TemporaryFolder elsewhere;
    CampaignFile there = CampaignFile::open(elsewhere.file());
    EXPECT_EQ(kindThrownBy([&] { importAsNew(there, whole.dump()); }), Error::Kind::badText);
    EXPECT_EQ(kindThrownBy([&] { static_cast<void>(foreseeAsNew(&there, "Dear Ann")); }),
              Error::Kind::notOurs);
}

TEST(ImportPreview, ThePreviewSaysWhatTheImportThenDoes) {
    const TemporaryFolder folder;
    ALeagueCampaign here(folder.file());
    const std::string text = here.text();
    const TemporaryFolder elsewhere;
    CampaignFile there = CampaignFile::open(elsewhere.file());
    const CampaignId campaign = there.addCampaign("Other", evening);
    static_cast<void>(there.addAnother(campaign, "Ann", ""));
    const auto before = foreseeInto(there, campaign, text);
    EXPECT_EQ(of(before, "person", "Ann").is, Is::fresh) << "of another club";
    static_cast<void>(importInto(there, campaign, text));
    for (const Foreseen& one : foreseeInto(there, campaign, text)) {
        const Is expected = one.what == "campaign" ? Is::different : Is::same;
        EXPECT_EQ(one.is, expected) << one.what;
    }
    EXPECT_EQ(there.persons(campaign).size(), 2U);
}

}  // namespace
}  // namespace adjutant::db
