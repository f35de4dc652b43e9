// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for everything that is Described, both ways, and the parameters of actions with their checks. The only
// header that includes json.hpp; a system includes it in one file, the one that makes its PositionOf.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/words/describe.hpp"
#include "engine/words/failure.hpp"
#include "engine/words/given.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"
#include "engine/words/refusal.hpp"
#include "engine/words/word_list.hpp"
#include "messages/shared.hpp"

namespace adjutant::wire {

using nlohmann::json;

/// A value for a sentence: as JSON, cut where it grows long.
std::string brief(const json& value);

/// A JSON value is not of the shape that the type needs. Thrown by read, caught where a sentence is made
/// of it: its own is a part of one, without a stop.
struct ParseError : Failure {
    using Failure::Failure;
};
/// Throws: `needed`, such as shapes::AnObject, stands where `got` was found.
template <MessageStruct M>
[[noreturn]] void throwNeeded(M needed, const json& got) {
    throw ParseError(shared::shapes::Needed{.needed = std::move(needed), .got = brief(got)});
}
/// Throws: what was wrong, of the part of that name.
[[noreturn]] inline void throwWithin(std::string name, const ParseError& error) {
    throw ParseError(shared::shapes::Within{.name = std::move(name), .why = error.sentence()});
}

template <class T>
struct IsId : std::false_type {};
template <class Tag>
struct IsId<Id<Tag>> : std::true_type {};
template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
json write(const T& value);
template <class T>
void read(const json& from, T& to);

// -- texts that may be keys of an object

inline std::string keyText(const std::string& key) { return key; }
template <class Tag>
std::string keyText(const Id<Tag>& id) {
    return id.text;
}
template <Named E>
std::string keyText(E value) {
    return std::string(word(value));
}

inline void readKey(const std::string& text, std::string& key) { key = text; }
template <class Tag>
void readKey(const std::string& text, Id<Tag>& id) {
    id.text = text;
}
template <Named E>
void readKey(const std::string& text, E& value) {
    const auto known = fromWord<E>(text);
    if (!known) throw ParseError(shared::shapes::NoneOf{.got = brief(text), .known = wordsOf<E>()});
    value = *known;
}

/// What a value writes beside itself, under another name in the object that it is a field of; nothing for
/// nearly all. A sum has its idle parts there.
template <class T>
struct Extras {
    static void write(json& /*object*/, const T& /*value*/) {}
    static void read(const json& /*object*/, T& /*value*/) {}
};

// -- writing

template <class Owner, class Value, class... Hooks>
void writeField(json& object, const Owner& owner, const Field<Owner, Value, Hooks...>& field) {
    const Value& value = owner.*(field.member);
    if constexpr (IsOptional<Value>::value) {
        if (!value && field.use != Use::value) return;
    }
    object[std::string(field.name)] = write(value);
    Extras<Value>::write(object, value);
}

template <Described T>
json writeObject(const T& value) {
    json object = json::object();
    T::fields()([&](const auto&... fields) { (writeField(object, value, fields), ...); });
    return object;
}

/// A number that may have a fraction: 1.5, and 4 instead of 4.0.
[[nodiscard]] json writeNumber(double value);

template <class T>
struct Writer {
    static json write(const T& value) {
        if constexpr (Named<T>) {
            return word(value);
        } else if constexpr (IsId<T>::value) {
            return value.text;
        } else if constexpr (Described<T>) {
            return writeObject(value);
        } else if constexpr (std::is_floating_point_v<T>) {
            return writeNumber(value);
        } else {
            return value;
        }
    }
};
template <class T>
struct Writer<std::optional<T>> {
    static json write(const std::optional<T>& value) { return value ? wire::write(*value) : json(nullptr); }
};
template <class T>
struct Writer<std::vector<T>> {
    static json write(const std::vector<T>& values) {
        json list = json::array();
        for (const auto& value : values) list.push_back(wire::write(static_cast<const T&>(value)));
        return list;
    }
};
/// For every kind of map: an object.
template <class Map>
struct MapWriter {
    static json write(const Map& values) {
        json object = json::object();
        for (const auto& [key, value] : values) object[keyText(key)] = wire::write(value);
        return object;
    }
};
template <class K, class V>
struct Writer<std::map<K, V>> : MapWriter<std::map<K, V>> {};

template <class T>
json write(const T& value) {
    return Writer<T>::write(value);
}

/// A tagged variant: {"event":"attacked", …}.
template <class... Ts>
json writeTagged(std::string_view tag, const std::variant<Ts...>& value) {
    return std::visit(
        [&](const auto& held) {
            json object = writeObject(held);
            object[std::string(tag)] = std::decay_t<decltype(held)>::name;
            if constexpr (constexpr int version = versionOf<std::decay_t<decltype(held)>>(); version > 1)
                object["version"] = version;
            return object;
        },
        value);
}

// -- reading

template <class Owner, class Value, class... Hooks>
void readField(const json& object, Owner& owner, const Field<Owner, Value, Hooks...>& field, int version) {
    const auto found = object.find(std::string(field.name));
    if (found == object.end()) {
        if (field.version > version) return;
        if constexpr (IsOptional<Value>::value) {
            if (field.use == Use::value) (owner.*(field.member)).reset();  // as if it were null
            return;
        }
        if (field.use == Use::value) throw ParseError(shared::shapes::Missing{.name = field.name});
        return;
    }
    try {
        read(*found, owner.*(field.member));
        Extras<Value>::read(object, owner.*(field.member));
    } catch (const ParseError& error) {
        throwWithin(std::string(field.name), error);
    }
}

/// `version`: of what was written (versionOf). A part of a state tells none: what it lacks came later.
template <Described T>
void readObject(const json& from, T& to, int version = 1) {
    if (!from.is_object()) throwNeeded(shared::shapes::AnObject{}, from);
    T::fields()([&](const auto&... fields) { (readField(from, to, fields, version), ...); });
}

/// The version that an event says it has; 1 where it says nothing. Refuses one that only a later build knows.
[[nodiscard]] int versionIn(const json& event, int latest);

template <class T>
struct Reader {
    static void read(const json& from, T& to) {
        if constexpr (std::is_same_v<T, bool>) {
            if (!from.is_boolean()) throwNeeded(shared::shapes::TrueOrFalse{}, from);
            to = from.get<bool>();
        } else if constexpr (std::is_integral_v<T>) {
            const bool fits = from.is_number_integer() &&
                              (from.is_number_unsigned() ? from.get<std::uint64_t>() <= INT32_MAX
                                                         : from.get<std::int64_t>() >= INT32_MIN);
            if (!fits) throwNeeded(shared::shapes::AWholeNumber{}, from);
            to = from.get<T>();
        } else if constexpr (std::is_floating_point_v<T>) {
            if (!from.is_number()) throwNeeded(shared::shapes::ANumber{}, from);
            to = from.get<T>();
        } else if constexpr (Described<T>) {
            readObject(from, to);
        } else {
            if (!from.is_string()) throwNeeded(shared::shapes::AText{}, from);
            readKey(from.get_ref<const std::string&>(), to);
        }
    }
};
template <class T>
struct Reader<std::optional<T>> {
    static void read(const json& from, std::optional<T>& to) {
        if (from.is_null()) {
            to.reset();
        } else {
            wire::read(from, to.emplace());
        }
    }
};
/// Never throws: whether it fits is for the rule to say.
template <class T>
struct Reader<Given<T>> {
    static void read(const json& from, Given<T>& to) {
        to = {};
        if (from.is_null()) return;
        try {
            wire::read(from, to.value.emplace());
        } catch (const ParseError&) {
            to.value.reset();
            to.wrong = brief(from);
        }
    }
};
template <class T>
struct Reader<std::vector<T>> {
    static void read(const json& from, std::vector<T>& to) {
        if (!from.is_array()) throwNeeded(shared::shapes::AList{}, from);
        to.clear();
        for (const json& item : from) {
            T value{};
            wire::read(item, value);
            to.push_back(std::move(value));
        }
    }
};
template <class Map, class Key>
struct MapReader {
    static void read(const json& from, Map& to) {
        if (!from.is_object()) throwNeeded(shared::shapes::AnObject{}, from);
        to.clear();
        for (const auto& [text, item] : from.items()) {
            Key key{};
            readKey(text, key);
            try {
                wire::read(item, to[key]);
            } catch (const ParseError& error) {
                throwWithin(text, error);
            }
        }
    }
};
template <class K, class V>
struct Reader<std::map<K, V>> : MapReader<std::map<K, V>, K> {};

template <class T>
void read(const json& from, T& to) {
    Reader<T>::read(from, to);
}

/// Is there a field of this name, whether or not it is written at the moment?
template <Described T>
bool hasField(std::string_view name) {
    return T::fields()([&](const auto&... fields) { return ((fields.name == name) || ...); });
}

/// Reads the alternative that the tag names; false when there is none of that name.
template <class... Ts>
bool readTagged(std::string_view name, const json& from, std::variant<Ts...>& to) {
    return ((Ts::name == name &&
             (readObject(from, to.template emplace<Ts>(), versionIn(from, versionOf<Ts>())), true)) ||
            ...);
}

}  // namespace adjutant::wire
