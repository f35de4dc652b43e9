// SPDX-License-Identifier: GPL-3.0-or-later
#include "chronicle/sentence.hpp"

namespace adjutant::chronicle {
namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

class Told {
  public:
    explicit Told(const Chronicle& chronicle) : chronicle_(chronicle) {}

    std::string operator()(const Begun& event) const {
        std::vector<std::string> names;
        for (const Field& field : event.fields) names.push_back(field.name);
        return "The campaign is linked. It keeps: " + (names.empty() ? "nothing yet" : listed(names)) + ".";
    }
    std::string operator()(const Fielded& event) const {
        return "The campaign keeps '" + event.field.name + "' as well.";
    }
    std::string operator()(const Enrolled& event) const {
        return event.name + " is enrolled" +
               (event.members.empty() ? "." : ", with " + listed(event.members) + ".");
    }
    std::string operator()(const Joined& event) const {
        return event.name + " joins " + chronicle_.shown({event.who.subject, 0}) + ".";
    }
    std::string operator()(const Carried& event) const {
        return chronicle_.shown(event.whose) + ": " + event.field +
               (event.by != 0 ? " " + signedCount(event.by) : " '" + event.words + "'") + ".";
    }
    std::string operator()(const Transferred& event) const {
        return chronicle_.shown(event.from) + " gives " + std::to_string(event.amount) + " " + event.field +
               " to " + chronicle_.shown(event.to) + ".";
    }
    std::string operator()(const Noted& event) const {
        return "Note on " + chronicle_.shown(event.whose) + ": " + event.text;
    }
    std::string operator()(const Ruled& event) const {
        const bool count = event.from != event.to;
        return "Ruling: " + event.field + " of " + chronicle_.shown(event.whose) + " is " +
               (count ? std::to_string(event.to) : "'" + event.toWords + "'") + ", not " +
               (count ? std::to_string(event.from) : "'" + event.fromWords + "'") + ". " + event.reason;
    }
    std::string operator()(const Undone& event) const {
        return "Undone, entry " + std::to_string(event.entry) + ": " + sentenceOf(chronicle_, event.entry) +
               (event.reason.empty() ? "" : " " + event.reason);
    }

  private:
    const Chronicle& chronicle_;
};

}  // namespace

std::string signedCount(std::int64_t count) { return (count > 0 ? "+" : "") + std::to_string(count); }

std::string sentenceOf(const Chronicle& chronicle, EntryId id) {
    return std::visit(Told(chronicle), chronicle.entry(id).event);
}

std::string sourceOf(const Entry& entry) {
    if (!entry.source) return {};
    return "from " + entry.source->name +
           (entry.source->line > 0 ? ", line " + std::to_string(entry.source->line) : "");
}

}  // namespace adjutant::chronicle
