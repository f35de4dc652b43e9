// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/request.hpp"

#include "engine/play/offer_wire.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant::request {
namespace {

namespace shapes = shared::shapes;

tl::unexpected<Refusal> missing(const std::string& name) {
    return refuse(code::missingParameter, shared::refusals::NotSaid{.name = name});
}

tl::unexpected<Refusal> bad(const std::string& name, Phrase needed, const json& got) {
    return refuse(
        code::badParameter,
        shared::refusals::IsNot{.name = name, .needed = std::move(needed), .got = wire::brief(got)});
}

bool isWhole(const json& value) {
    return value.is_number_integer() && (!value.is_number_unsigned() ||
                                         value.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
}

SuppliedAnswer readAnswer(const json& from) {
    if (from.is_string()) return Answer(from.get<std::string>());
    if (!from.is_array() || from.size() > 100) return Unreadable{wire::brief(from)};
    std::vector<int> faces;
    for (const json& face : from) {
        if (!isWhole(face) || face.get<std::int64_t>() < 1 || face.get<std::int64_t>() > 1000) {
            return Unreadable{wire::brief(from)};
        }
        faces.push_back(face.get<int>());
    }
    return Answer(std::move(faces));
}

}  // namespace

const json* find(const json& request, const std::string& name) {
    const auto found = request.find(name);
    return found == request.end() || found->is_null() ? nullptr : &*found;
}

Expected<std::optional<std::string>> optionalText(const json& request, const std::string& name) {
    const json* found = find(request, name);
    if (found == nullptr) return std::optional<std::string>();
    if (!found->is_string()) return bad(name, shapes::AText{}, *found);
    return std::optional(found->get<std::string>());
}

Expected<std::string> text(const json& request, const std::string& name) {
    const auto found = optionalText(request, name);
    if (!found.has_value()) return tl::make_unexpected(found.error());
    if (!*found) return missing(name);
    return **found;
}

Expected<std::optional<std::int64_t>> number(const json& request, const std::string& name) {
    const json* found = find(request, name);
    if (found == nullptr) return std::optional<std::int64_t>();
    if (!isWhole(*found)) return bad(name, shapes::AWholeNumber{}, *found);
    return std::optional(found->get<std::int64_t>());
}

Expected<json> object(const json& request, const std::string& name) {
    const json* found = find(request, name);
    if (found == nullptr) return missing(name);
    if (!found->is_object()) return bad(name, shapes::AnObject{}, *found);
    return *found;
}

Expected<std::vector<SuppliedAnswer>> rolls(const json& request) {
    std::vector<SuppliedAnswer> answers;
    const json* found = find(request, "rolls");
    if (found == nullptr) return answers;
    if (!found->is_array()) return bad("rolls", shapes::Answers{}, *found);
    for (const json& answer : *found) answers.push_back(readAnswer(answer));
    return answers;
}

Expected<std::vector<Overrule>> overrules(const json& request) {
    std::vector<Overrule> list;
    const json* found = find(request, "overrule");
    if (found == nullptr) return list;
    const Phrase needed = shapes::Overrules{};
    if (!found->is_array()) return bad("overrule", needed, *found);
    for (const json& entry : *found) {
        if (!entry.is_object()) return bad("overrule", needed, entry);
        const auto clause = text(entry, "clause");
        const auto value = number(entry, "value");
        const auto reason = optionalText(entry, "reason");
        if (!clause.has_value()) return tl::make_unexpected(clause.error());
        if (!value.has_value()) return tl::make_unexpected(value.error());
        if (!*value) return missing("value");
        if (**value < -1000 || **value > 1000)
            return bad("value", shapes::ANumberBetween{.least = -1000, .most = 1000}, entry["value"]);
        if (!reason.has_value()) return tl::make_unexpected(reason.error());
        list.push_back({*clause, static_cast<int>(**value), reason->value_or("")});
    }
    return list;
}

Expected<std::vector<Overrule>> gameOverrules(const json& start) {
    auto list = overrules(start);
    if (list.has_value())
        for (Overrule& overrule : *list) overrule.always = true;
    return list;
}

json refused(const Refusal& refusal, std::string_view language) {
    return {{"ok", false}, {"error", wire::writeRefusal(refusal, language)}};
}

}  // namespace adjutant::request
