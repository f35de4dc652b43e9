// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an action from a request: one parameter after the other in the ledger's order, each
// `missing-parameter` or `bad-parameter`, with defaults from the state. Ids are checked by the system's own
// `bool known(const State&, const PieceId&)`, found by argument-dependent look-up.
#pragma once

#include <string>
#include <variant>

#include "engine/words/wire.hpp"
#include "engine/words/wording.hpp"
#include "messages/shared.hpp"

namespace adjutant::wire {

// Declared together: each looks into what it holds, which may be another of them (an optional list).
template <class State, class T>
bool allKnown(const State& state, const T& value);
template <class State, class T>
bool allKnown(const State& state, const std::optional<T>& value);
template <class State, class T>
bool allKnown(const State& state, const std::vector<T>& values);
template <class State, class K, class V>
bool allKnown(const State& state, const std::map<K, V>& values);

/// Does the state know every id in the value? Types without ids are always known.
template <class State, class T>
bool allKnown(const State& state, const T& value) {
    if constexpr (requires {
                      { known(state, value) } -> std::convertible_to<bool>;
                  }) {
        return known(state, value);
    } else {
        return true;
    }
}
template <class State, class T>
bool allKnown(const State& state, const std::optional<T>& value) {
    return !value || allKnown(state, *value);
}
template <class State, class T>
bool allKnown(const State& state, const std::vector<T>& values) {
    for (const auto& value : values) {
        if (!allKnown(state, static_cast<const T&>(value))) return false;
    }
    return true;
}
template <class State, class K, class V>
bool allKnown(const State& state, const std::map<K, V>& values) {
    for (const auto& [key, value] : values) {
        if (!allKnown(state, key) || !allKnown(state, value)) return false;
    }
    return true;
}

/// The first id in the value that the state does not know, as "piece 'x9'"; empty for what is no id.
template <class State, class T>
Phrase firstUnknownId(const State& state, const T& value) {
    if constexpr (IsId<T>::value) {
        if (!allKnown(state, value)) return shared::shapes::AnId{.kind = T::type, .id = value.text};
    } else if constexpr (IsOptional<T>::value) {
        if (value) return firstUnknownId(state, *value);
    } else if constexpr (requires { value.begin()->text; }) {
        for (const auto& item : value) {
            if (Phrase unknown = firstUnknownId(state, item); !unknown.empty()) return unknown;
        }
    } else if constexpr (requires { value.begin()->first.text; }) {
        for (const auto& [key, held] : value) {
            if (Phrase unknown = firstUnknownId(state, key); !unknown.empty()) return unknown;
            if (Phrase unknown = firstUnknownId(state, held); !unknown.empty()) return unknown;
        }
    }
    return {};
}

/// Asks the hook of a field, which may leave out what it does not need: all of them, the state alone, or
/// (a check) the value, also by itself and without the optional around it.
template <class Hook, class State, class Action>
auto defaultBy(const Hook& hook, const State& state, const Action& action) {
    if constexpr (std::is_invocable_v<Hook, const State&, const Action&>) {
        return hook(state, action);
    } else {
        return hook(state);
    }
}
template <class Hook, class State, class Action, class Value>
auto checkBy(const Hook& hook, const State& state, const Action& action, const Value& value) {
    if constexpr (std::is_invocable_v<Hook, const State&, const Action&, const Value&>) {
        return hook(state, action, value);
    } else if constexpr (std::is_invocable_v<Hook, const State&, const Value&>) {
        return hook(state, value);
    } else if constexpr (std::is_invocable_v<Hook, const Value&>) {
        return hook(value);
    } else {
        return checkBy(hook, state, action, *value);
    }
}

/// Reads one action struct of a system from a request: one parameter after the other, or, where the ledger
/// has it so (`missingFirst`), all that is missing before anything that is wrong.
template <class State, class Action, bool missingFirst = false>
class ActionReader {
  public:
    ActionReader(const State& state, const json& request) : state_(state), request_(request) {}

    Expected<Action> read() {
        Action::fields()([&](const auto&... fields) {
            if constexpr (missingFirst) {
                (gather(fields), ...);
                (void)((fill(fields) && ...) && (take(fields) && ...));
            } else {
                (void)((fill(fields) && take(fields)) && ...);
            }
        });
        if (!refusal_.code.empty()) return tl::make_unexpected(refusal_);
        return action_;
    }

  private:
    template <class Field>
    const json* given(const Field& field) const {
        if constexpr (!std::is_same_v<decltype(field.applies), NoHook>) {
            if (!field.applies(state_, action_)) return nullptr;
        }
        const auto found = request_.find(std::string(field.name));
        return found == request_.end() || found->is_null() ? nullptr : &*found;
    }

    /// Reads what can be read, so that defaults may depend on parameters listed after their own.
    template <class Field>
    void gather(const Field& field) {
        const json* value = given(field);
        if (value == nullptr) return;
        try {
            wire::read(*value, action_.*(field.member));
        } catch (const ParseError&) {
            action_.*(field.member) = {};  // take says so, in its turn
        }
    }

    template <class Value, class D, class C, class W>
    bool fill(const Field<Action, Value, D, C, W>& field) {
        if (given(field) != nullptr) return true;
        if constexpr (!std::is_same_v<W, NoHook>) {
            if (!field.applies(state_, action_)) return true;
        }
        Value& value = action_.*(field.member);
        if constexpr (!std::is_same_v<D, NoHook>) {
            auto defaultValue = defaultBy(field.defaultValue, state_, action_);
            if constexpr (IsOptional<decltype(defaultValue)>::value && !IsOptional<Value>::value) {
                if (!defaultValue) return missing(field);
                value = *std::move(defaultValue);
            } else {
                value = std::move(defaultValue);
            }
            return true;
        } else {
            return field.use != Use::required || missing(field);
        }
    }

    template <class Value, class D, class C, class W>
    bool take(const Field<Action, Value, D, C, W>& field) {
        const json* found = given(field);
        if (found == nullptr) return true;
        Value& value = action_.*(field.member);
        try {
            wire::read(*found, value);
        } catch (const ParseError& error) {
            return no(field, shared::refusals::NotOfItsShape{.what = called(field), .why = error.sentence()});
        }
        return check(field, value, *found);
    }

    template <class Value, class D, class C, class W>
    bool check(const Field<Action, Value, D, C, W>& field, const Value& value, const json& from) {
        if (!allKnown(state_, value)) {
            const Phrase unknown = firstUnknownId(state_, value);
            return no(field,
                      shared::refusals::NotInThisGame{.what = called(field),
                                                      .id = unknown.empty() ? Phrase(brief(from)) : unknown});
        }
        if constexpr (!std::is_same_v<C, NoHook>) {
            const auto fits = checkBy(field.check, state_, action_, value);
            if constexpr (std::is_same_v<std::decay_t<decltype(fits)>, Allowed>) {
                if (!fits.has_value()) return refuseWith(fits.error(), field);
            } else if (!fits) {
                return no(field,
                          shared::refusals::CannotBe{.what = called(field),
                                                     .value = shown(state_, value).value_or(brief(from))});
            }
        }
        return true;
    }

    bool missing(const FieldFacts& field) {
        return refuseWith({std::string(code::missingParameter), notSaid(field), {}}, field);
    }
    bool no(const FieldFacts& field, Phrase why) {
        return refuseWith({std::string(code::badParameter), std::move(why), {}}, field);
    }
    static Phrase notSaid(const FieldFacts& field) {
        if (field.words == nullptr) return shared::refusals::NotSaid{.name = field.name};
        return shared::refusals::StillToBeSaid{.what = field.words()};
    }
    static Phrase called(const FieldFacts& field) {
        return field.words == nullptr ? Phrase("'" + std::string(field.name) + "'") : field.words();
    }
    /// The refusal, with the clause behind the parameter where it has none of its own.
    bool refuseWith(Refusal refusal, const FieldFacts& field) {
        refusal_ = std::move(refusal);
        if (refusal_.clause.empty()) refusal_.clause = field.clause;
        return false;
    }

    const State& state_;
    const json& request_;
    Action action_{};
    Refusal refusal_;
};

template <class... Ts>
bool hasAlternative(std::string_view name, const std::variant<Ts...>* /*type*/) {
    return ((Ts::name == name) || ...);
}

/// Does the action of this name have a parameter of this name?
template <class... Ts>
bool parameterOf(std::string_view action, std::string_view parameter, const std::variant<Ts...>* /*type*/) {
    return ((Ts::name == action && hasField<Ts>(parameter)) || ...);
}

/// Calls with a null pointer to the action of that name, if it is one of the variant's.
template <class... Ts, class Call>
void withAlternative(std::string_view name, const std::variant<Ts...>* /*type*/, const Call& call) {
    (void)((Ts::name == name && (call(static_cast<const Ts*>(nullptr)), true)) || ...);
}

}  // namespace adjutant::wire
