// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an action from a request: one parameter after the other in the ledger's order, each
// `missing-parameter` or `bad-parameter`, with defaults from the state. Ids are checked by the system's own
// `bool known(const State&, const PieceId&)`, found by argument-dependent look-up.
#pragma once

#include <string>
#include <variant>

#include "engine/core/wire.hpp"

namespace adjutant::wire {

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

/// Reads one action struct of a system from a request.
template <class State, class Action>
class ActionReader {
  public:
    ActionReader(const State& state, const json& request) : state_(state), request_(request) {}

    Expected<Action> read() {
        std::apply([&](const auto&... fields) { (void)(take(fields) && ...); }, Action::fields());
        if (!refusal_.code.empty()) return tl::make_unexpected(refusal_);
        return action_;
    }

  private:
    template <class Value, class D, class C>
    bool take(const Field<Action, Value, D, C>& field) {
        const auto found = request_.find(std::string(field.name));
        if (found == request_.end() || found->is_null()) return takeDefault(field);
        Value& value = action_.*(field.member);
        try {
            wire::read(*found, value);
        } catch (const Misfit& misfit) {
            return no(code::badParameter, quoted(field.name) + ": " + misfit.what() + ".");
        }
        return check(field, value, *found);
    }

    template <class Value, class D, class C>
    bool takeDefault(const Field<Action, Value, D, C>& field) {
        Value& value = action_.*(field.member);
        if constexpr (!std::is_same_v<D, NoHook>) {
            auto standard = field.standard(state_, static_cast<const Action&>(action_));
            if constexpr (IsOptional<decltype(standard)>::value && !IsOptional<Value>::value) {
                if (!standard) return missing(field.name);
                value = *std::move(standard);
            } else {
                value = std::move(standard);
            }
            return true;
        } else {
            if (field.use == Use::required) return missing(field.name);
            return true;
        }
    }

    template <class Value, class D, class C>
    bool check(const Field<Action, Value, D, C>& field, const Value& value, const json& given) {
        if (!allKnown(state_, value)) {
            return no(code::badParameter,
                      quoted(field.name) + ": there is no " + brief(given) + " in this game.");
        }
        if constexpr (!std::is_same_v<C, NoHook>) {
            if (!field.check(state_, static_cast<const Action&>(action_), value)) {
                return no(code::badParameter, quoted(field.name) + " cannot be " + brief(given) + ".");
            }
        }
        return true;
    }

    bool missing(std::string_view name) {
        return no(code::missingParameter, "It is not said what " + quoted(name) + " is.");
    }
    bool no(std::string_view code, std::string sentence) {
        refusal_ = Refusal{std::string(code), std::move(sentence), {}};
        return false;
    }
    static std::string quoted(std::string_view name) { return "'" + std::string(name) + "'"; }

    const State& state_;
    const json& request_;
    Action action_{};
    Refusal refusal_;
};

template <class... Ts>
bool hasAlternative(std::string_view name, const std::variant<Ts...>* /*type*/) {
    return ((Ts::name == name) || ...);
}

/// Reads the action that the request names; the name is one of the variant's.
template <class State, class... Ts>
void readAction(std::string_view name, const State& state, const json& request,
                Expected<std::variant<Ts...>>& action) {
    const auto attempt = [&]<class T>() {
        if (T::name != name) return false;
        auto read = ActionReader<State, T>(state, request).read();
        if (read.has_value()) {
            action = std::variant<Ts...>(*std::move(read));
        } else {
            action = tl::make_unexpected(read.error());
        }
        return true;
    };
    (void)(attempt.template operator()<Ts>() || ...);
}

}  // namespace adjutant::wire
