// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/transfer_format.hpp"

#include <nlohmann/json.hpp>
#include <set>

#include "db/error.hpp"
#include "db/verify.hpp"
#include "engine/journal/parsed.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

using nlohmann::json;

Error damaged(Phrase why) { return {Error::Kind::damaged, failures::ExportDamaged{.why = std::move(why)}}; }

/// A value with the way that leads to it, such as `games[2].entries[17]`.
class Part {
  public:
    Part(const json& value, std::string way) : value_(&value), way_(std::move(way)) {}

    [[nodiscard]] Part operator[](const char* key) const {
        if (!value_->is_object() || !value_->contains(key)) throw damaged(parts::Missing{.part = below(key)});
        return {(*value_)[key], below(key)};
    }
    /// Is there such a key, which may be left out?
    [[nodiscard]] bool has(const char* key) const { return value_->is_object() && value_->contains(key); }
    [[nodiscard]] std::string text() const {
        if (!value_->is_string()) throw damaged(parts::NoText{.part = way_});
        return value_->get<std::string>();
    }
    [[nodiscard]] std::int64_t number() const {
        if (!value_->is_number_integer()) throw damaged(parts::NoNumber{.part = way_});
        return value_->get<std::int64_t>();
    }
    [[nodiscard]] bool truth() const {
        if (!value_->is_boolean()) throw damaged(parts::NoTruth{.part = way_});
        return value_->get<bool>();
    }
    template <class Read>
    [[nodiscard]] auto list(Read read) const {
        if (!value_->is_array()) throw damaged(parts::NoList{.part = way_});
        std::vector<decltype(read(*this))> items;
        items.reserve(value_->size());
        for (std::size_t i = 0; i < value_->size(); ++i)
            items.push_back(read(Part((*value_)[i], way_ + "[" + std::to_string(i) + "]")));
        return items;
    }
    [[nodiscard]] const std::string& way() const { return way_; }

  private:
    [[nodiscard]] std::string below(const char* key) const { return way_.empty() ? key : way_ + "." + key; }

    const json* value_;
    std::string way_;
};

EntryText entryOf(const Part& part) {
    return {.seq = part["seq"].number(),
            .parent = part["parent"].number(),
            .at = part["at"].text(),
            .request = part["request"].text(),
            .rolls = part["rolls"].text(),
            .events = part["events"].text(),
            .hash = part["hash"].text()};
}

Photograph photographOf(const Part& part) {
    return {.name = part["name"].text(),
            .at = part["at"].text(),
            .words = part["words"].text(),
            .picture = part["picture"].text()};
}

ExportedGame gameOf(const Part& part) {
    ExportedGame exported;
    exported.game.name = part["name"].text();
    exported.game.system = part["system"].text();
    exported.game.created = part["created"].text();
    exported.game.summary = part["summary"].text();
    exported.game.finished = part["finished"].truth();
    exported.note = part.has("note") ? part["note"].text() : "";
    if (part.has("tags")) exported.labels = part["tags"].list([](const Part& tag) { return tag.text(); });
    if (part.has("place")) exported.place = part["place"].text();
    if (part.has("photographs")) exported.photographs = part["photographs"].list(photographOf);
    exported.entries = part["entries"].list(entryOf);
    if (const auto broken = verifyChain(exported.entries).broken)
        throw damaged(parts::InAGame{.name = exported.game.name, .why = broken->why});
    return exported;
}

ExportedLeague leagueOf(const Part& part, std::size_t people) {
    ExportedLeague league;
    league.people = part["people"].list([&](const Part& one) -> std::optional<std::size_t> {
        const std::int64_t index = one.number();
        if (index == -1) return {};
        if (index < 0 || static_cast<std::size_t>(index) >= people)
            throw damaged(parts::Nobody{.part = one.way()});
        return static_cast<std::size_t>(index);
    });
    league.entries = part["entries"].list(entryOf);
    if (const auto broken = verifyChain(league.entries).broken)
        throw damaged(parts::InTheLeague{.why = broken->why});
    return league;
}

PlaySide playSideOf(const Part& part) {
    return {.person = part["person"].text(),
            .who = {},
            .role = part["role"].text(),
            .outcome = part["outcome"].text(),
            .score = part["score"].text()};
}

Play playOf(const Part& part) {
    Play play{.source = part["source"].text(),
              .title = part["title"].text(),
              .played = part["played"].text(),
              .minutes = {},
              .place = part["place"].text(),
              .note = part["note"].text(),
              .sides = part["sides"].list(playSideOf)};
    if (part.has("minutes")) play.minutes = part["minutes"].number();
    return play;
}

Tag tagOf(const Part& part) {
    return {.code = part["code"].text(), .kind = part["kind"].text(), .target = part["target"].text()};
}

Document documentOf(const Part& part) {
    return {.kind = part["kind"].text(), .name = part["name"].text(), .text = part["text"].text()};
}

/// An export is never deeper. Such a text would take many times its size to read.
constexpr int deepestOfAnExport = 16;

void requireOurFormat(const json& whole) {
    if (!whole.is_object() || whole.value("format", json()) != format::name)
        throw Error(Error::Kind::notOurs, failures::NoExport{});
    const std::int64_t version = Part(whole, "")["version"].number();
    if (version > format::version) throw Error(Error::Kind::newer, failures::NewerExport{.version = version});
    if (version < 1) throw damaged(parts::NoVersion{.version = version});
}

}  // namespace

ExportedCampaign readExport(std::string_view text) {
    const json whole = isNestedTooDeep(text, deepestOfAnExport) ? json() : json::parse(text, nullptr, false);
    requireOurFormat(whole);
    const Part part(whole, "");
    ExportedCampaign exported;
    exported.campaign.name = part["campaign"]["name"].text();
    exported.campaign.created = part["campaign"]["created"].text();
    exported.people = part["people"].list(
        [](const Part& person) { return Person{.id = {}, .name = person.text(), .club = {}}; });
    if (whole.contains("persons"))
        exported.people = part["persons"].list([](const Part& person) {
            return Person{.id = {}, .name = person["name"].text(), .club = person["club"].text()};
        });
    exported.tags = part["tags"].list(tagOf);
    exported.documents = part["documents"].list(documentOf);
    exported.games = part["games"].list(gameOf);
    if (whole.contains("league")) exported.league = leagueOf(part["league"], exported.people.size());
    if (whole.contains("plays")) exported.plays = part["plays"].list(playOf);
    std::set<std::string> names;
    for (const ExportedGame& game : exported.games)
        if (!names.insert(game.game.name).second) throw damaged(parts::SameNames{.name = game.game.name});
    return exported;
}

}  // namespace adjutant::db
