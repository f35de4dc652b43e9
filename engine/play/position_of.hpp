// SPDX-License-Identifier: GPL-3.0-or-later
// A system's state as a Position. Included by one file of each system:
//
//     SystemEntry adjutant::life::entry() { return PositionOf<Life>::entry(rulesText, languages, catalogue);
//     }
#pragma once

#include <stdexcept>
#include <utility>

#include "engine/chance/bad_roll.hpp"
#include "engine/chance/odds.hpp"
#include "engine/chance/resolve.hpp"
#include "engine/chance/sum_wire.hpp"
#include "engine/play/board_editor_of.hpp"
#include "engine/play/capability.hpp"
#include "engine/play/judged.hpp"
#include "engine/play/offer_wire.hpp"
#include "engine/play/options_of.hpp"
#include "engine/play/position.hpp"
#include "engine/play/ruling.hpp"
#include "engine/play/system.hpp"
#include "engine/words/parameters.hpp"
#include "messages/shared.hpp"

namespace adjutant {

template <System S>
class PositionOf final : public Position {
  public:
    using State = typename S::State;
    using Action = typename S::Action;
    using Event = typename S::Event;

    explicit PositionOf(State state) : state_(std::move(state)) {}

    /// `rules`: the text of the ledger; `behind`: that of behind.md. Both the same at every call.
    static SystemEntry entry(std::string_view rules, std::vector<std::string> (*languages)(),
                             const Catalogue& (*catalogue)(std::string_view language),
                             std::string_view behind = {}) {
        static const Ledger ledger(rules);
        return {S::id,   S::name,   &options,  &begin, &resume, boardEditorOf<S>(),
                &ledger, languages, catalogue, behind};
    }

    [[nodiscard]] std::unique_ptr<Position> clone() const override {
        return std::make_unique<PositionOf>(*this);
    }
    [[nodiscard]] json state() const override { return stateJson(state_); }
    [[nodiscard]] json verdict() const override { return wire::write(state_.verdict); }
    [[nodiscard]] json standing() const override {
        return {{"round", state_.round},
                {"phase", wire::write(state_.phase)},
                {"active", wire::write(state_.active)},
                {"over", isOver()}};
    }
    [[nodiscard]] json figures() const override {
        if constexpr (has(Capability::figures)) {
            return wire::write(S::figures(state_));
        } else {
            return wire::write(Figures{});
        }
    }
    [[nodiscard]] json board() const override { return wire::write(S::board(state_)); }
    [[nodiscard]] Expected<json> ways(const std::vector<std::string>& pieces) const override {
        if constexpr (has(Capability::ways)) {
            std::vector<PieceId> group;
            for (const std::string& piece : pieces) group.push_back({piece});
            const auto found = S::ways(state_, group);
            if (!found.has_value()) return tl::make_unexpected(found.error());
            json places = json::object();
            for (const auto& [place, means] : *found) places[place.text] = word(means);
            return places;
        } else {
            return json::object();
        }
    }
    [[nodiscard]] json cards(std::string_view language) const override {
        json list = json::array();
        if constexpr (has(Capability::cards)) {
            for (const CardText& card : S::cards(state_)) {
                list.push_back({{"deck", card.deck},
                                {"id", card.id.text},
                                {"name", card.name.in(language)},
                                {"text", card.text.in(language)},
                                {"lasts", card.lasts.in(language)},
                                {"count", card.count}});
            }
        }
        return list;
    }
    [[nodiscard]] json offers(std::span<const Overrule> overrules, std::string_view language) const override {
        if constexpr (has(Capability::overruledOffers)) {
            return wire::writeOffers(offersUnder(overrules, state_), language);
        } else {
            return wire::writeOffers(S::offers(state_), language);
        }
    }
    [[nodiscard]] bool isOver() const override { return state_.verdict.has_value(); }
    [[nodiscard]] bool tableDice() const override { return word(state_.options.dice) == "table"; }
    [[nodiscard]] bool hasAction(std::string_view name) const override {
        return wire::hasAlternative(name, static_cast<const Action*>(nullptr));
    }

    [[nodiscard]] bool hasParameter(std::string_view action, std::string_view parameter) const override {
        return wire::parameterOf(action, parameter, static_cast<const Action*>(nullptr));
    }
    [[nodiscard]] Phrase sideName(const std::string& side) const override {
        return displayName(state_, SideId{side});
    }
    [[nodiscard]] Phrase pieceName(const std::string& piece) const override {
        return displayName(state_, PieceId{piece});
    }

    [[nodiscard]] std::optional<Phrase> nameOf(const std::string& id) const override {
        std::optional<Phrase> name;
        const auto tryAs = [&]<class AnId>(AnId anId) {
            if constexpr (requires {
                              { known(state_, anId) } -> std::convertible_to<bool>;
                          }) {
                if (!name && known(state_, anId)) name = displayName(state_, anId);
            }
        };
        tryAs(PieceId{id});
        tryAs(PlaceId{id});
        tryAs(SideId{id});
        return name;
    }

    [[nodiscard]] Decision decide(const json& request, Chances& chances,
                                  std::span<const Overrule> overrules) const override {
        const Expected<Action> action = readAction(request, std::monostate());
        if (!action.has_value()) return action.error();
        auto outcome = resolve<S>(state_, *action, chances, overrules);
        if (auto* refusal = std::get_if<Refusal>(&outcome)) return std::move(*refusal);
        if (auto* chance = std::get_if<Chance>(&outcome)) return std::move(*chance);
        auto& accepted = std::get<Accepted<S>>(outcome);
        return Next{std::make_unique<PositionOf>(std::move(accepted.state)),
                    withSentences(accepted.events, std::move(accepted.sentences)), std::move(accepted.rolls)};
    }

    void fold(const json& events) override {
        for (const json& from : events) S::apply(state_, readEvent(from));
        S::derive(state_);
    }
    void retell(json& events, std::string_view language) override {
        for (json& from : events) {
            const Event event = readEvent(from);
            S::apply(state_, event);
            from["say"] = S::say(state_, event, language);
        }
        S::derive(state_);
    }

    Allowed rule(const json& set) override { return rule(set, true); }
    Allowed ruleAgain(const json& set) override { return rule(set, false); }

    [[nodiscard]] std::vector<std::string> hidden() const override {
        if constexpr (has(Capability::secrets)) {
            return S::hidden(state_);
        } else {
            return {};
        }
    }

    [[nodiscard]] Expected<json> odds(const json& request, std::span<const Overrule> overrules,
                                      std::vector<Answer> given) const override {
        const auto whatIf = whatIfIn(request);
        const Expected<Action> action = readAction(request, whatIf);
        if (!action.has_value()) return tl::make_unexpected(action.error());
        const auto outcomes = request.contains("repeat")
                                  ? repeatedOutcomesOf(*action, whatIf, request["repeat"], overrules)
                                  : outcomesOf(*action, whatIf, overrules, std::move(given));
        if (!outcomes.has_value()) return tl::make_unexpected(outcomes.error());
        json list = json::array();
        for (const Likelihood& likelihood : *outcomes) {
            list.push_back({{"outcome", likelihood.outcome},
                            {"p", likelihood.p.text()},
                            {"value", likelihood.p.toDouble()}});
        }
        return list;
    }

    [[nodiscard]] Refusal gameOver() const override {
        std::string clause;
        if constexpr (has(Capability::gameOverClause)) clause = S::gameOverClause;
        return {std::string(code::gameOver), shared::refusals::GameOver{}, std::move(clause)};
    }

    [[nodiscard]] Refusal cannotComeUp(const Chance& chance, const SuppliedAnswer& got) const override {
        Wording wording;
        if constexpr (has(Capability::chanceWording)) {
            wording = wordingOfChance(state_, chance.purpose);
        }
        return badRoll(chance, got, wording, [&](const std::string& id) {
            return chance.kind == Chance::Kind::card ? displayName(state_, CardId{id})
                                                     : nameOf(id).value_or(Phrase(id));
        });
    }

    [[nodiscard]] std::optional<Refusal> noOdds(std::string_view action) const override {
        if constexpr (has(Capability::noOdds)) {
            return S::noOdds(action);
        } else {
            return {};
        }
    }

  private:
    static_assert(listsAllTruly<S>);
    static_assert(ordersTruly<S>(),
                  "the order of refusals lists what the game's struct has not, or lacks what it has");
    static constexpr bool has(Capability capability) { return S::capabilities.has(capability); }

    static Event readEvent(const json& from) {
        Event event;
        const auto& name = from.at("event").template get_ref<const std::string&>();
        if (!wire::readTagged(name, from, event)) throw Failure(shared::failures::NoSuchEvent{.event = name});
        return event;
    }

    Allowed rule(const json& set, bool isNew) {
        json patched = state();
        const auto places = ruling::patch(patched, set, &holdsNull);
        if (!places.has_value()) return tl::make_unexpected(places.error());
        try {
            State ruled = readState(patched);
            Allowed kept = isNew ? ruling::keeps(stateJson(ruled), *places, patched) : Allowed();
            if (!kept.has_value()) return kept;
            if (isNew && ruled.options != state_.options) {
                if (Allowed fit = withinBounds(ruled.options); !fit.has_value()) return fit;
            }
            S::derive(ruled);
            if (Allowed allowed = S::check(ruled); !allowed.has_value()) return allowed;
            state_ = std::move(ruled);
            return {};
        } catch (const wire::ParseError& error) {
            return refuse(code::badParameter, shared::refusals::CannotHold{.why = error.sentence()});
        } catch (const std::exception&) {  // the check did not find what is always there
            return refuse(code::badParameter, shared::refusals::CannotHoldWithout{});
        }
    }

    /// What a question about odds says beside the act; nothing in most systems.
    [[nodiscard]] auto whatIfIn([[maybe_unused]] const json& request) const {
        if constexpr (has(Capability::whatIfs)) {
            using WhatIf = typename S::WhatIf;
            return wire::ActionReader<State, WhatIf>(state_, request).read().value_or(WhatIf());
        } else {
            return std::monostate();
        }
    }

    template <class WhatIf>
    [[nodiscard]] Expected<std::vector<Likelihood>> outcomesOf(const Action& action, const WhatIf& whatIf,
                                                               std::span<const Overrule> overrules,
                                                               std::vector<Answer> given) const {
        if constexpr (has(Capability::whatIfs)) {
            if (auto solved = S::odds(state_, action, whatIf, overrules, given)) return *std::move(solved);
        } else if constexpr (has(Capability::solver)) {
            if (auto solved = S::odds(state_, action, overrules, given)) return *std::move(solved);
        }
        return OddsOf<S>(state_, action, overrules, std::move(given)).outcomes();
    }

    /// `repeat` beside the question, in systems that know it; others ignore it.
    template <class WhatIf>
    [[nodiscard]] Expected<std::vector<Likelihood>> repeatedOutcomesOf(
        const Action& action, const WhatIf& whatIf, const json& times,
        std::span<const Overrule> overrules) const {
        if constexpr (has(Capability::repeatedOdds)) {
            int count = 0;
            try {
                wire::read(times, count);
            } catch (const wire::ParseError& error) {
                return refuse(code::badParameter, shared::refusals::WrongRepeat{.why = error.sentence()});
            }
            return S::oddsRepeated(state_, action, count, overrules);
        } else {
            return outcomesOf(action, whatIf, overrules, {});
        }
    }

    static json options(std::string_view language) {
        json list = json::array();
        for (const Param& param : formOf<typename S::Options>())
            list.push_back(wire::writeParam(param, language));
        return list;
    }

    static Expected<Begun> begin(const json& given) {
        auto options = readOptions<S>(given);
        if (!options.has_value()) return tl::make_unexpected(options.error());
        auto state = S::setup(*options);
        if (!state.has_value()) return tl::make_unexpected(state.error());
        S::derive(*state);
        Begun begun;
        if constexpr (has(Capability::opening)) {
            begun.unopened = std::make_unique<PositionOf>(*state);
            TableDice nobody;
            Draft<S> draft(*std::move(state), nobody, {}, true);
            S::open(draft);
            Accepted<S> opened = std::move(draft).accepted();
            begun.opening = withSentences(opened.events, std::move(opened.sentences));
            *state = std::move(opened.state);
        }
        begun.position = std::make_unique<PositionOf>(*std::move(state));
        return begun;
    }

    static std::unique_ptr<Position> resume(const json& from) {
        return std::make_unique<PositionOf>(readState(from));
    }

    static State readState(const json& from) {
        State state;
        wire::read(from, state);
        return state;
    }

    static json stateJson(const State& state) {
        json object = wire::write(state);
        object["system"] = S::id;
        return object;
    }

    /// For rulings: does a state of this shape keep null at this place?
    static bool holdsNull(const json& state, const std::string& place) {
        try {
            const json kept = stateJson(readState(state));
            const json::json_pointer pointer(place);
            return kept.contains(pointer) && kept[pointer].is_null();
        } catch (const std::exception&) {
            return false;
        }
    }

    template <class WhatIf>
    [[nodiscard]] Expected<Action> readAction(const json& request, const WhatIf& whatIf) const {
        Expected<Action> action = refuse(code::unknownAction, shared::refusals::NoSuchAction{});
        const auto attempt = [&]<class Act>(const Act* /*type*/) { action = readAct<Act>(request, whatIf); };
        wire::withAlternative(request.at("do").template get_ref<const std::string&>(),
                              static_cast<const Action*>(nullptr), attempt);
        return action;
    }

    /// The act, judged in the order of the ledger; one that is only imagined knows neither phase nor turn.
    template <class Act, class WhatIf>
    [[nodiscard]] Expected<Action> readAct(const json& request, const WhatIf& whatIf) const {
        Act act{};
        const auto take = [&]<Judged what>(std::integral_constant<Judged, what>) -> Allowed {
            if constexpr (what == Judged::parameters) {
                auto read =
                    wire::ActionReader<State, Act, judges<S>(Judged::missing)>(state_, request).read();
                if (!read.has_value()) return tl::make_unexpected(read.error());
                act = *std::move(read);
                return {};
            } else {
                if constexpr (requires { whatIf.template concerns<Act>(); }) {
                    if (whatIf.template concerns<Act>()) return {};
                }
                return judge<S, what>(state_, act);
            }
        };
        if (Allowed may = inOrder<S>(take); !may.has_value()) return tl::make_unexpected(may.error());
        return act;
    }

    /// The events as JSON, each with its sentence.
    [[nodiscard]] static std::shared_ptr<json> withSentences(const std::vector<Event>& events,
                                                             std::vector<std::string> sentences) {
        auto list = std::make_shared<json>(json::array());
        for (std::size_t at = 0; at < events.size(); ++at) {
            json object = wire::writeTagged("event", events[at]);
            object["say"] = std::move(sentences[at]);
            list->push_back(std::move(object));
        }
        return list;
    }

    State state_;
};

}  // namespace adjutant
