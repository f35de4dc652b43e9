// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/play/game_events.hpp"
#include "engine/play/offer_wire.hpp"
#include "engine/play/overrule_scout.hpp"
#include "engine/play/pending.hpp"
#include "engine/play/request.hpp"
#include "engine/play/result.hpp"
#include "engine/play/retelling.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using request::refused;

/// Where an undo, a redo or a rewind leads to.
Seq cursorAfter(const Journal& journal, const Step& step) {
    return step.kind == Step::Kind::undo ? journal.at(step.target).parent : step.target;
}

/// An overrule of a clause that the ledger does not have would never count.
Allowed areClauses(const SystemEntry& system, const std::vector<Overrule>& overrules) {
    for (const Overrule& overrule : overrules) {
        if (system.ledger->find(overrule.clause) == nullptr) {
            return refuse(code::badParameter,
                          shared::refusals::UnknownClause{.system = system.name, .clause = overrule.clause});
        }
    }
    return {};
}

/// What entry 1 says in the place of a seed when each roll takes fresh bits.
constexpr const char* freshSeed = "fresh";

/// The seed of a start; nothing when it has none, or says so in the word of an entry 1.
Expected<std::optional<std::uint64_t>> seedIn(const json& given) {
    const json* seed = request::find(given, "seed");
    if (seed == nullptr || *seed == freshSeed) return std::optional<std::uint64_t>();
    if (seed->is_number_unsigned()) return std::optional(seed->get<std::uint64_t>());
    if (seed->is_number_integer())
        return std::optional(static_cast<std::uint64_t>(seed->get<std::int64_t>()));
    return refuse(code::badParameter, shared::refusals::SeedIsWhole{});
}

}  // namespace

Game::Game(const SystemEntry& system, JournalSink* sink, FreshBits fresh)
    : system_(&system), sink_(sink), fresh_(std::move(fresh)), snapshots_(system) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Expected<Game> Game::start(const SystemEntry& system, const json& given, FreshBits fresh,
                           const std::string& at, JournalSink* sink) {
    const json* options = request::find(given, "options");
    if (options != nullptr && !options->is_object()) {
        return refuse(code::badParameter, shared::refusals::OptionsAreAnObject{});
    }
    const auto seed = seedIn(given);
    if (!seed.has_value()) return tl::make_unexpected(seed.error());
    if (const auto id = request::optionalText(given, "id"); !id.has_value()) {
        return tl::make_unexpected(id.error());
    }
    const auto overrules = request::gameOverrules(given);
    if (!overrules.has_value()) return tl::make_unexpected(overrules.error());
    if (Allowed known = areClauses(system, *overrules); !known) return tl::make_unexpected(known.error());
    auto begun = system.begin(options == nullptr ? json::object() : *options);
    if (!begun.has_value()) return tl::make_unexpected(begun.error());
    const Position& position = *begun->position;
    const auto rolls = request::rolls(given);
    if (!rolls.has_value()) return tl::make_unexpected(rolls.error());
    if (!rolls->empty()) return refuse(code::unusedRolls, shared::refusals::StartAsksForNothing{});
    auto seated = seats::seatedAtStart(given, position);
    if (!seated.has_value()) return tl::make_unexpected(seated.error());

    Game game(system, sink, std::move(fresh));
    game.seed_ = *seed;
    game.overrules_ = *overrules;
    Pending first;
    first.request = given;
    if (*seed)
        first.request["seed"] = **seed;
    else
        first.request["seed"] = freshSeed;
    first.events = json::array({events::started(system, position, first.request["seed"], *overrules)});
    if (begun->opening != nullptr) {
        for (json& event : *begun->opening) first.events.push_back(std::move(event));
    }
    for (json& event : *seated) first.events.push_back(std::move(event));
    first.position = std::move(begun->position);
    (void)game.accept(std::move(first), at);
    return game;
}

Game Game::resume(const SystemEntry& system, std::vector<EntryText> entries, std::vector<StateText> states,
                  JournalSink* sink, FreshBits fresh) {
    if (entries.empty()) throw Failure(shared::failures::NoEntries{});
    Game game(system, sink, std::move(fresh));
    for (EntryText& entry : entries) game.read(std::move(entry));
    game.readStart();
    game.seats_ = game.seatLog_.at(game.journal_, game.journal_.cursor());
    game.snapshots_.take(std::move(states));
    game.goTo(game.replayTo(game.journal_.cursor()));
    return game;
}

void Game::follow(std::vector<EntryText> more) {
    for (EntryText& entry : more) {
        const Seq before = journal_.cursor(), parent = entry.parent;
        read(std::move(entry));
        const Seq now = journal_.cursor();
        const bool goesOn = now == journal_.size() && parent == before;
        goTo(goesOn ? Replay{.position = std::move(position_), .acts = {now}} : replayTo(now));
    }
    seats_ = seatLog_.at(journal_, journal_.cursor());
}

void Game::read(EntryText entry) {
    const Seq seq = entry.seq;
    try {
        const Step step = stepOf(entry.events);
        if (step.kind != Step::Kind::act && !journal_.isAct(step.target))
            throw Failure(shared::failures::BackToNoAct{});
        auto id = events::idOf(entry.request);  // before the entry moves away
        seatLog_.read(entry);
        journal_.append(std::move(entry), step, std::move(id));
    } catch (const std::exception& error) {
        throw Failure(shared::failures::EntryUnreadable{.seq = seq, .why = toldBy(error)});
    }
}

void Game::goTo(Replay replay) {
    position_ = std::move(replay.position);
    for (const Seq seq : replay.acts) {
        const EntryText& entry = journal_.at(seq);
        events::fold(position_, *system_, entry);
        if (Snapshots::isDue(seq, entry.parent)) snapshots_.remember(seq, *position_);
    }
}

void Game::readStart() {
    try {
        const json started = json::parse(journal_.at(1).events).at(0);
        if (const std::string system = started.at("system"); system != system_->id)
            throw Failure(shared::failures::StartOfAnother{.system = system});
        if (const json& seed = started.at("seed"); seed != freshSeed) seed_ = seed.get<std::uint64_t>();
        overrules_ = request::gameOverrules(started).value_or(std::vector<Overrule>());
    } catch (const json::exception&) {
        throw Failure(shared::failures::EntryUnreadable{.seq = 1, .why = shared::failures::NotTheStart{}});
    }
}

json Game::act(const json& given, const std::string& at) {
    const auto word = given.at("do").get<std::string>();
    const bool shared = isShared(word);
    if (!shared && word != "start" && !position_->hasAction(word)) {
        return refused({std::string(code::unknownAction), shared::refusals::UnknownAction{.word = word}, {}},
                       language_);
    }
    if (!position_->hasOwnId(word)) {
        const auto id = request::optionalText(given, "id");
        if (!id.has_value()) return refused(id.error(), language_);
        if (*id) {
            if (const auto seq = journal_.withId(**id)) return repeat(*seq);
        }
    }
    if (word == "roll") return roll(given, at);
    if (!shared) return decide(given, at);
    auto pending = prepare(given);
    return pending.has_value() ? accept(*std::move(pending), at) : refused(pending.error(), language_);
}

json Game::decide(const json& given, const std::string& at) {
    if (position_->isOver()) return refused(position_->gameOver(), language_);
    const auto supplied = request::rolls(given);
    if (!supplied.has_value()) return refused(supplied.error(), language_);
    const auto overruled = overrules(given);
    if (!overruled.has_value()) return refused(overruled.error(), language_);
    auto agreed = given.at("do") == "end" ? result::agreedWinners(given, *position_) : std::nullopt;
    if (!agreed.has_value()) return refused(agreed.error(), language_);

    AppDice app = appDice();
    TableDice table;
    Chances& rest = tableDice(given) ? static_cast<Chances&>(table) : app;
    SuppliedRolls chances(*supplied, rest, [this](const Chance& chance, const SuppliedAnswer& got) {
        return position_->cannotComeUp(chance, got);
    });
    auto decision = position_->decide(given, chances, *overruled);
    if (const auto* refusal = std::get_if<Refusal>(&decision)) return refused(*refusal, language_);
    if (const auto* need = std::get_if<Chance>(&decision)) {
        return {{"ok", false}, {"need", wire::writeNeed(*need)}};
    }
    if (chances.leftOver() > 0) {
        return refused({std::string(code::unusedRolls), shared::refusals::TooManyAnswers{}, {}}, language_);
    }
    auto& next = std::get<Position::Next>(decision);
    Pending pending;
    pending.request = given;
    pending.events = std::move(*next.events);
    if (*agreed) result::tellAgreed(pending.events, **agreed, *next.position, journalLanguage);
    for (const Roll& roll : next.rolls) pending.rolls.push_back(wire::writeRoll(roll));
    pending.position = std::move(next.position);
    return accept(std::move(pending), at);
}

json Game::accept(Pending pending, const std::string& at) {
    EntryText entry;
    entry.at = at;
    entry.request = pending.request.dump();
    entry.rolls = pending.rolls.dump();
    entry.events = pending.events.dump();
    journal_.seal(entry);
    const Seq seq = entry.seq;
    const bool snap = pending.step.kind == Step::Kind::act && Snapshots::isDue(seq, entry.parent);
    Seats seats = seatsAfter(pending);
    if (sink_ != nullptr) {
        sink_->append(entry, {standingAfter(pending, entry, seats).dump(),
                              snap ? pending.position->state().dump() : ""});
    }
    seatLog_.read(entry);
    seats_ = std::move(seats);
    const bool ownId = pending.position->hasOwnId(pending.request.at("do").get<std::string>());
    journal_.append(std::move(entry), pending.step, ownId ? std::nullopt : events::idOf(pending.request));
    position_ = std::move(pending.position);
    if (snap) snapshots_.remember(seq, *position_);
    if (language_ != journalLanguage) pending.events = Retelling(*this).events(seq);
    return {{"ok", true},
            {"seq", seq},
            {"events", std::move(pending.events)},
            {"rolls", std::move(pending.rolls)}};
}

namespace {

json standingOf(const SystemEntry& system, const Position& position, const Seats& seats,
                const EntryText* ending) {
    json standing = position.standing();
    standing["system"] = system.id;
    if (!seats.empty() || position.isOver()) standing["result"] = result::of(position, seats, ending);
    return standing;
}

}  // namespace

json Game::standingAfter(const Pending& pending, const EntryText& entry, const Seats& seats) const {
    const EntryText* ending = nullptr;
    if (pending.position->isOver()) {
        const bool isAct = pending.step.kind == Step::Kind::act;
        if (isAct && result::ends(entry.events))
            ending = &entry;
        else if (isAct)
            ending = endingOn(entry.parent);
        else
            ending = endingOn(cursorAfter(journal_, pending.step));
    }
    return standingOf(*system_, *pending.position, seats, ending);
}

std::string Game::standing() const {
    return standingOf(*system_, *position_, seats_,
                      position_->isOver() ? endingOn(journal_.cursor()) : nullptr)
        .dump();
}

const EntryText* Game::endingOn(Seq act) const {
    for (; act > 0; act = journal_.at(act).parent)
        if (result::ends(journal_.at(act).events)) return &journal_.at(act);
    return nullptr;
}

json Game::result() const {
    return {{"ok", true},
            {"result",
             result::of(*position_, seats_, position_->isOver() ? endingOn(journal_.cursor()) : nullptr)}};
}

Seats Game::seatsAfter(const Pending& pending) const {
    if (pending.step.kind != Step::Kind::act)
        return seatLog_.at(journal_, cursorAfter(journal_, pending.step));
    Seats seats = seats_;
    const auto word = pending.request.at("do").get<std::string>();
    if (word != "seat" && word != "start") return seats;
    seats::apply(pending.events, seats);
    std::erase_if(seats, [](const auto& seat) { return seat.second.person.empty(); });
    return seats;
}

json Game::repeat(Seq seq) const {
    const EntryText& entry = journal_.at(seq);
    json events = language_ == journalLanguage ? json::parse(entry.events) : Retelling(*this).events(seq);
    return {{"ok", true},
            {"seq", seq},
            {"events", std::move(events)},
            {"rolls", json::parse(entry.rolls)},
            {"repeated", true}};
}

Game::Replay Game::replayTo(Seq seq) const {
    Replay replay;
    for (; seq > 0 && replay.position == nullptr; seq = journal_.at(seq).parent) {
        replay.position = snapshots_.after(journal_.at(seq));
        if (replay.position == nullptr) replay.acts.push_back(seq);
    }
    std::ranges::reverse(replay.acts);
    return replay;
}

std::unique_ptr<Position> Game::positionAt(Seq seq) const {
    if (seq == journal_.cursor()) return position_->clone();
    Replay replay = replayTo(seq);
    for (const Seq act : replay.acts) events::fold(replay.position, *system_, journal_.at(act));
    return std::move(replay.position);
}

AppDice Game::appDice() const {
    const Seq next = journal_.size() + 1;
    if (seed_) return {*seed_, next};
    if (fresh_) return {fresh_, next};
    const FreshBits none = []() -> std::uint64_t { throw Failure(shared::failures::NoDiceToLookAt{}); };
    return {none, next};
}

bool Game::tableDice(const json& given) const {
    const json* mode = request::find(given, "by");
    if (mode != nullptr && *mode == "table") return true;
    if (mode != nullptr && *mode == "app") return false;
    return position_->tableDice();
}

Expected<std::vector<Overrule>> Game::overrules(const json& given) const {
    auto own = request::overrules(given);
    if (!own.has_value()) return own;
    if (own->empty()) return overrules_;
    std::vector<Overrule> all = overrules_;
    all.insert(all.end(), own->begin(), own->end());
    if (const Allowed fits = checkOverrulesApply(*position_, given, all, *own); !fits.has_value())
        return tl::make_unexpected(fits.error());
    return all;
}

}  // namespace adjutant
