// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign file (`*.adjutant`): campaigns, their games with journals, tags, people and documents, and the
// settings of the app. Everything that a call has written is on disk when it returns. Every call may throw
// Error; the file is then as it was before the call, and stays usable where the disk allows it.
// One thread at a time.
#pragma once

#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/journal.hpp"
#include "db/records.hpp"
#include "db/verify.hpp"

namespace adjutant::db {

class Doing;
struct Keepsakes;

class CampaignFile {
  public:
    /// Opens it to write, and makes it and the folders above it when it is not there. One writer at a time,
    /// in this process or another: the second gets Error inUse. Files that are not ours (notOurs) or newer
    /// (newer) are left to the byte as they are.
    [[nodiscard]] static CampaignFile open(const std::filesystem::path&);
    /// Opens a file that is there to read, also while a writer has it open. Writing calls throw readOnly.
    [[nodiscard]] static CampaignFile openToRead(const std::filesystem::path&);

    [[nodiscard]] const std::filesystem::path& path() const;

    /// All that `work` writes is kept, or, should it throw, nothing of it. Journals that were open before are
    /// not to be appended to in it.
    void atomically(const std::function<void()>& work);

    /// All that `work` reads is as it was at one moment, whatever a writer does meanwhile.
    void readSnapshot(const std::function<void()>& work) const;

    // Campaigns, in the order in which they were made. A name that is taken throws duplicate.
    [[nodiscard]] std::vector<Campaign> campaigns() const;
    [[nodiscard]] Campaign campaign(CampaignId) const;
    [[nodiscard]] std::optional<Campaign> findCampaign(std::string_view name) const;
    CampaignId addCampaign(std::string_view name, std::string_view at);
    void renameCampaign(CampaignId, std::string_view name, std::string_view at = {});

    // Games, the one that was played last first. A name that is taken in the campaign throws duplicate.
    [[nodiscard]] std::vector<Game> games() const;
    [[nodiscard]] std::vector<Game> games(CampaignId) const;
    [[nodiscard]] Game game(GameId) const;
    [[nodiscard]] std::optional<Game> findGame(CampaignId, std::string_view name) const;
    /// The game whose first entry has that hash, whatever it is called by now.
    [[nodiscard]] std::optional<Game> findGameBegunBy(CampaignId, std::string_view firstHash) const;
    GameId addGame(CampaignId, std::string_view name, std::string_view system, std::string_view at,
                   std::string_view place = {});
    void renameGame(GameId, std::string_view name, std::string_view at = {});
    /// What the home screen says of the game. Costs nothing when it is what it was.
    void setSummary(GameId, std::string_view summary, bool finished);

    /// Who plays the game and how it came out, as it was kept last.
    [[nodiscard]] Result result(GameId) const;
    /// Keeps it anew, such as that of a game that came in by an import.
    void setResult(GameId, const Result&);
    /// Who played the sides of the game of that system that was played last and has anybody named:
    /// {side, person}. Empty when there is none.
    [[nodiscard]] std::vector<SideResult> lastSeats(CampaignId, std::string_view system) const;

    // The league of a campaign: entries that are appended and read, never changed, as those of a game.
    // Whoever is entered has a number in it, from 1; which person that is stands beside the entries.
    [[nodiscard]] std::vector<EntryText> leagueEntries(CampaignId) const;
    /// The person of number 1, 2 …; nothing for somebody who was removed.
    [[nodiscard]] std::vector<std::optional<PersonId>> leaguePeople(CampaignId) const;
    /// The entry, and who is entered by it, in one commit. Throws Error notNext when it does not follow on
    /// the last one.
    void appendToLeague(CampaignId, const EntryText&,
                        const std::vector<std::optional<PersonId>>& newcomers = {});
    /// For a club, which has other entries after that one: these stand there instead, and these are its
    /// people, in one commit. Throws Error notNext, and nothing has changed, when they do not follow on.
    void replaceLeagueAfter(CampaignId, std::int64_t kept, const std::vector<EntryText>& entries,
                            const std::vector<std::optional<PersonId>>& people);
    /// Walks its chain of hashes; also notices entries that are missing at the end.
    [[nodiscard]] Verified verifyLeague(CampaignId) const;

    // What people change besides games. Each change is written down with `at`, when it was made, and can be
    // taken back. What is deleted is in no list any more and keeps everything that it had.
    [[nodiscard]] Person person(PersonId) const;
    [[nodiscard]] CampaignId campaignWith(PersonId) const;
    void renamePerson(PersonId, std::string_view name, std::string_view at);
    void setClub(PersonId, std::string_view club, std::string_view at);
    /// Into the archive, or out of it. Archived things are in the lists; whoever shows them may leave them
    /// out.
    void archive(CampaignId, bool away, std::string_view at);
    void archive(GameId, bool away, std::string_view at);
    void archive(PersonId, bool away, std::string_view at);
    /// Since when; empty for what is not archived.
    [[nodiscard]] std::string archivedAt(CampaignId) const;
    [[nodiscard]] std::string archivedAt(GameId) const;
    [[nodiscard]] std::string archivedAt(PersonId) const;
    void remove(CampaignId, std::string_view at);
    void remove(GameId, std::string_view at);
    void remove(PersonId, std::string_view at);
    /// All that the first has played is the second's from now on. Throws changedSince where both are entered
    /// in a league.
    void merge(PersonId from, PersonId into, std::string_view at);
    /// To another campaign, where its people are those of the same names.
    void move(GameId, CampaignId to, std::string_view at);
    void setNote(GameId, std::string_view note, std::string_view at);
    void setNote(PersonId, std::string_view note, std::string_view at);
    [[nodiscard]] std::string note(GameId) const;
    [[nodiscard]] std::string note(PersonId) const;
    /// Words that a game is found by.
    [[nodiscard]] std::vector<std::string> labels(GameId) const;
    void setLabels(GameId, const std::vector<std::string>&, std::string_view at);
    /// Where it was played; empty while nobody has said.
    [[nodiscard]] std::string place(GameId) const;
    void setPlace(GameId, std::string_view place, std::string_view at);
    /// Where the game of the campaign that was played last was played.
    [[nodiscard]] std::string lastPlace(CampaignId) const;
    /// Pictures of its table, in the order in which they came.
    [[nodiscard]] std::vector<Photograph> photographs(GameId) const;
    /// One of them; nothing where it is not, or was taken out.
    [[nodiscard]] std::optional<Photograph> photograph(GameId, std::string_view name) const;
    /// Its name may be left empty; one that is not of the picture is refused (damaged). Nothing changes where
    /// it is there already; one that was taken out comes back.
    void addPhotograph(GameId, const Photograph&, std::string_view at);
    void describePhotograph(GameId, std::string_view name, std::string_view words, std::string_view at);
    void removePhotograph(GameId, std::string_view name, std::string_view at);
    /// By whom the changes from now on are made.
    void signAs(std::string_view who);
    /// Those of `work` are made by that one.
    void signedAs(std::string_view who, const std::function<void()>& work);
    /// Oldest first.
    [[nodiscard]] std::vector<Change> changes() const;
    /// Throws changedSince where what it did was changed again since, or it was taken back already.
    Change takeBack(ChangeId, std::string_view at);
    /// The last such change (as Change::what) of that game or person that was not taken back.
    [[nodiscard]] std::optional<ChangeId> standingChange(std::string_view what, GameId) const;
    [[nodiscard]] std::optional<ChangeId> standingChange(std::string_view what, PersonId) const;
    /// Notes, labels, archive marks, names and deletions of a campaign's games and people, all at once.
    [[nodiscard]] Keepsakes keepsakes(CampaignId) const;

    /// What words are in an entry: its caller knows what its texts mean.
    using WordsOf = std::function<std::string(const EntryText&)>;
    /// Brings the index of words up to date, so that the next search is quick. It follows from the rest of
    /// the file, and is kept with it. At most so many entries at a time: how many are left.
    std::int64_t index(const WordsOf&, std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// Everything that has all these words, or words that begin so: people, games, plays and notes first,
    /// then entries, the newest first. In one campaign, or in all. What is not indexed yet is read as it is.
    [[nodiscard]] std::vector<Found> search(std::string_view words, std::optional<CampaignId> in,
                                            std::size_t most, const WordsOf&) const;

    // Plays of games without a journal, in the order in which they were played.
    [[nodiscard]] std::vector<Play> plays(CampaignId) const;
    /// Who is named and is nobody's name in the campaign yet becomes one of its people. Throws duplicate
    /// where one of that source is there.
    void addPlay(CampaignId, const Play&);
    /// As a club tells it: whether or not one of that source is there, and its people by their numbers alone.
    void setPlay(CampaignId, const Play&);
    /// False when there was none of that source.
    bool removePlay(CampaignId, std::string_view source);

    [[nodiscard]] Journal journal(GameId) const;
    /// The seq of the last act of each line of play, oldest first (line_of_play.hpp).
    [[nodiscard]] std::vector<std::int64_t> lines(GameId) const;
    /// Walks the game's chain of hashes; also notices entries that are missing at the end.
    [[nodiscard]] Verified verify(GameId) const;
    /// Puts what still waits in the log beside the file into the file itself, as far as no reader is in the
    /// way, so that a copy of the file alone has it. Acts are safe without it. True when nothing waits any
    /// more.
    bool settle();
    /// SQLite's own look at the whole file: a sentence for each damage, none when it is sound.
    [[nodiscard]] std::vector<Phrase> checkFile() const;
    /// Writes a copy that can be opened like this file, also while games are played. An older campaign file
    /// of that name is replaced when the copy is complete; another file is not (notOurs).
    void backUpTo(const std::filesystem::path&) const;

    // Tags of a campaign, by code.
    [[nodiscard]] std::vector<Tag> tags(CampaignId) const;
    [[nodiscard]] std::optional<Tag> findTag(CampaignId, std::string_view code) const;
    /// Throws duplicate when the code is bound to something else.
    void bindTag(CampaignId, const Tag&);
    /// Binds it whether or not it was bound.
    void rebindTag(CampaignId, const Tag&);
    /// False when it was not bound.
    bool unbindTag(CampaignId, std::string_view code);

    // People of a campaign, by name.
    [[nodiscard]] std::vector<std::string> people(CampaignId) const;
    [[nodiscard]] std::vector<Person> persons(CampaignId) const;
    /// Those whom a name or a shown number means: none, one, or several who share the name.
    [[nodiscard]] std::vector<Person> personsCalled(CampaignId, std::string_view nameOrId) const;
    /// False when the name is there already.
    bool addPerson(CampaignId, std::string_view name);
    /// Whether or not somebody has the name.
    PersonId addAnother(CampaignId, std::string_view name, std::string_view club);
    /// Of those who share a name, the one who was added first. False when there is no such name. Throws
    /// duplicate when the new one is taken.
    bool renamePerson(CampaignId, std::string_view name, std::string_view newName, std::string_view at = {});
    bool removePerson(CampaignId, std::string_view name);
    /// As a club tells it, which keeps its own account of changes: of that number, another name or club, also
    /// of somebody who was removed; and out of the lists. False when there is nobody of it.
    bool setPerson(CampaignId, const Person&);
    bool removePerson(CampaignId, PersonId);

    // Maps, boards, warbands …, by kind and name.
    [[nodiscard]] std::vector<Document> documents(CampaignId) const;
    [[nodiscard]] std::vector<Document> documents(CampaignId, std::string_view kind) const;
    [[nodiscard]] std::optional<Document> findDocument(CampaignId, std::string_view kind,
                                                       std::string_view name) const;
    /// Replaces the document of that kind and name.
    void saveDocument(CampaignId, const Document&);
    bool removeDocument(CampaignId, std::string_view kind, std::string_view name);

    // Settings of the app, such as the game that was open last.
    [[nodiscard]] std::optional<std::string> setting(std::string_view key) const;
    void setSetting(std::string_view key, std::string_view value);

  private:
    explicit CampaignFile(std::shared_ptr<Connection>);
    template <class Work>
    void change(Doing, std::string_view at, std::string_view what, const std::string& told,
                const std::vector<std::string>& names, Work&& work);

    std::shared_ptr<Connection> connection_;
};

}  // namespace adjutant::db
