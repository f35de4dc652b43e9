// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/left_by_game.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "companion/game_results.hpp"
#include "engine/play/game_events.hpp"
#include "engine/readings.hpp"

namespace adjutant::companion {
namespace {

using chronicle::Carried;
using chronicle::Chronicle;
using chronicle::Enrolled;
using chronicle::Joined;
using chronicle::Whose;

/// Of whom and what a count is.
using CountKey = std::tuple<std::string, std::string, std::string>;

struct Told {
    CarriedOver last;
    std::map<CountKey, std::int64_t> lines;  ///< where each count came to be what it is at the end
};

/// The counts at every entry of the line of play that counts.
Told toldBy(const Game& game, const Readings& readings) {
    Told told;
    std::map<CountKey, std::int64_t> before;
    std::unique_ptr<Position> position;
    for (const Seq seq : game.journal().lineTo(game.journal().cursor())) {
        if (position == nullptr)
            position = game.positionAt(seq);
        else
            events::fold(position, game.system(), game.journal().at(seq));
        told.last = readings.carriedOver(position->state());
        std::map<CountKey, std::int64_t> now;
        for (const CarriedOver::Count& count : told.last.counts) {
            const CountKey key(count.side.text, count.piece.text, count.of);
            now[key] = count.count;
            const auto was = before.find(key);
            if ((was == before.end() ? 0 : was->second) != count.count) told.lines[key] = seq;
        }
        before = std::move(now);
    }
    return told;
}

/// Builds the list on a copy of the chronicle, so that each entry is known to follow on those before it.
class Leaving {
  public:
    Leaving(const db::CampaignFile& file, const ChronicleBook& book, const db::Game& game)
        : file_(file),
          book_(book),
          game_(game),
          after_(book.chronicle()),
          source_(sourceIn(file, game, 0, true)) {}

    std::vector<LeftEntry> list(const Told& told) {
        for (const CarriedOver::Taker& taker : told.last.takers) take(taker);
        for (const CarriedOver::Count& count : told.last.counts) {
            const auto line = told.lines.find({count.side.text, count.piece.text, std::string(count.of)});
            carry(count, line == told.lines.end() ? 0 : line->second);
        }
        return std::move(list_);
    }

  private:
    void add(const chronicle::Event& event, std::int64_t line, std::optional<db::PersonId> player = {}) {
        if (after_.whyNot(event)) return;
        chronicle::Source source = source_;
        source.line = line;
        LeftEntry left{{event, std::move(source)}, player};
        after_.append(left.entry);
        list_.push_back(std::move(left));
    }

    std::optional<db::PersonId> seated(const SideId& side) const {
        const auto result = file_.result(game_.id);
        const auto row = std::ranges::find(result.sides, side.text, &db::SideResult::side);
        return row == result.sides.end() ? std::nullopt : db::personIdFrom(row->who);
    }

    /// A roster that was mustered anew has a number behind its name.
    static bool isCalled(const std::string& name, const chronicle::Subject& subject) {
        if (!name.starts_with(subject.name)) return false;
        const std::string rest = name.substr(subject.name.size());
        return rest.empty() || (rest.size() > 1 && rest.front() == ' ' &&
                                rest.find_first_not_of("0123456789", 1) == std::string::npos);
    }

    /// The one of that name; else the only one that the person of the side plays; nobody twice.
    chronicle::SubjectId subjectOf(const CarriedOver::Taker& taker) const {
        const auto player = seated(taker.side);
        chronicle::SubjectId theirs = 0;
        int count = 0;
        for (const chronicle::Subject& subject : after_.subjects()) {
            const bool kind = (subject.kind == Enrolled::Kind::roster) == taker.roster;
            if (!subject.counts || !kind || subjectsOfSides_.contains(subject.id)) continue;
            if (isCalled(taker.name, subject)) return subject.id;
            if (!player || book_.playerOf(subject.id) != player) continue;
            theirs = subject.id;
            ++count;
        }
        return count == 1 ? theirs : 0;
    }

    void take(const CarriedOver::Taker& taker) {
        chronicle::SubjectId subject = subjectOf(taker);
        if (subject == 0) {
            if (wasEnrolledFromHere(taker)) return;
            subject = after_.nextSubject();
            Enrolled enrolled{
                subject, taker.roster ? Enrolled::Kind::roster : Enrolled::Kind::side, taker.name, {}};
            for (const auto& member : taker.members) enrolled.members.push_back(member.name);
            add(enrolled, 0, seated(taker.side));
        }
        if (after_.subject(subject) == nullptr) return;
        sides_[taker.side.text] = subject;
        subjectsOfSides_.insert(subject);
        for (const auto& member : taker.members) members_[member.piece.text] = memberOf(subject, member.name);
    }

    /// It was, and that was undone: it is not asked again.
    bool wasEnrolledFromHere(const CarriedOver::Taker& taker) const {
        return std::ranges::any_of(book_.chronicle().entries(), [&](const chronicle::Entry& entry) {
            const auto* enrolled = std::get_if<Enrolled>(&entry.event);
            return enrolled != nullptr && enrolled->name == taker.name && isFromHere(entry);
        });
    }

    bool isFromHere(const chronicle::Entry& entry) const {
        return entry.source && entry.source->bySystem && entry.source->game == source_.game;
    }

    /// The first of that name who is not somebody else here; else somebody who joins.
    int memberOf(chronicle::SubjectId id, const std::string& name) {
        const chronicle::Subject* subject = after_.subject(id);
        for (int number = 1; number <= static_cast<int>(subject->members.size()); ++number) {
            const bool free = subject->hasMember(number) && !met_.contains({id, number});
            if (!free || subject->members[static_cast<std::size_t>(number - 1)] != name) continue;
            met_.insert({id, number});
            return number;
        }
        const int number = after_.nextMember(id);
        add(Joined{{id, number}, name}, 0);
        met_.insert({id, number});
        return number;
    }

    bool isTold(const Whose& whose, std::string_view of) const {
        return std::ranges::any_of(book_.chronicle().entries(), [&](const chronicle::Entry& entry) {
            const auto* carried = std::get_if<Carried>(&entry.event);
            const bool same = carried != nullptr && carried->whose == whose && isFromHere(entry);
            // Who is out may have been told as hurt.
            return same && (carried->field == of || of == CarriedOver::lost);
        });
    }

    void carry(const CarriedOver::Count& count, std::int64_t line) {
        const auto side = sides_.find(count.side.text);
        if (side == sides_.end()) return;
        Whose whose{side->second, 0};
        if (!count.piece.text.empty()) whose.member = members_[count.piece.text];
        if (isTold(whose, count.of)) return;
        const std::string field(count.of);
        const std::int64_t has = after_.countOf(whose, field);
        const std::int64_t by = count.inAll ? count.count - has : count.count;
        if (by != 0) add(Carried{whose, field, by, {}}, line);
    }

    const db::CampaignFile& file_;
    const ChronicleBook& book_;
    const db::Game& game_;
    Chronicle after_;
    chronicle::Source source_;
    std::map<std::string, chronicle::SubjectId> sides_;
    std::set<chronicle::SubjectId> subjectsOfSides_;
    std::map<std::string, int> members_;
    std::set<std::pair<chronicle::SubjectId, int>> met_;
    std::vector<LeftEntry> list_;
};

}  // namespace

std::vector<LeftEntry> leftBy(const db::CampaignFile& file, const ChronicleBook& book, const db::Game& game) {
    const Readings& readings = readingsOf(game.system);
    if (!book.chronicle().exists() || readings.carriedOver == nullptr || !game.finished) return {};
    const auto table = foldedAnew(file, game);
    return Leaving(file, book, game).list(toldBy(*table->game(), readings));
}

chronicle::Source sourceIn(const db::CampaignFile& file, const db::Game& game, std::int64_t line,
                           bool bySystem) {
    const auto entries = file.journal(game.id).entries();
    return {entries.empty() ? std::string() : entries.front().hash, game.name, line, bySystem};
}

}  // namespace adjutant::companion
