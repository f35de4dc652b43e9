// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/chronicles/chronicle_words.hpp"

#include <QStringList>

namespace adjutant::companion {

using namespace chronicle;

namespace {

QString qt(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

QString ChronicleWords::field(const std::string& name) {
    if (name == chronicle::lost) return tr("lost");
    if (name == "injuries") return tr("injuries");
    if (name == "experience") return tr("experience");
    if (name == "resources") return tr("resources");
    if (name == "places") return tr("places held");
    return qt(name);
}

QString ChronicleWords::count(std::int64_t value) {
    return QString::number(value).replace(QLatin1Char('-'), QChar(0x2212));
}

QString ChronicleWords::change(std::int64_t by) {
    return by > 0 ? QLatin1Char('+') + QString::number(by) : count(by);
}

QString ChronicleWords::whose(Whose one) const {
    if (one.subject < 1 || one.subject >= chronicle_.nextSubject()) return tr("the campaign");
    const Subject& subject = chronicle_.subjects()[static_cast<std::size_t>(one.subject - 1)];
    if (one.member < 1 || one.member > static_cast<int>(subject.members.size())) return qt(subject.name);
    return tr("%1 of %2")
        .arg(qt(subject.members[static_cast<std::size_t>(one.member - 1)]), qt(subject.name));
}

QString ChronicleWords::entry(EntryId id) const {
    const Event& event = chronicle_.entry(id).event;
    if (std::holds_alternative<Begun>(event)) return tr("The games of this campaign are linked.");
    if (const auto* one = std::get_if<Fielded>(&event))
        return tr("The campaign keeps one thing more: %1.").arg(field(one->field.name));
    if (const auto* one = std::get_if<Enrolled>(&event))
        return one->members.empty() ? tr("%1 is enrolled.").arg(qt(one->name))
                                    : tr("%1 is enrolled, with %2 members.")
                                          .arg(qt(one->name))
                                          .arg(static_cast<int>(one->members.size()));
    if (const auto* one = std::get_if<Joined>(&event))
        return tr("%1 joins %2.").arg(qt(one->name), whose({one->who.subject, 0}));
    if (const auto* one = std::get_if<Carried>(&event))
        return tr("%1: %2 %3")
            .arg(whose(one->whose), field(one->field), one->by != 0 ? change(one->by) : qt(one->words));
    if (const auto* one = std::get_if<Transferred>(&event))
        return tr("%1 gives %2: %3 %4")
            .arg(whose(one->from), whose(one->to), field(one->field), count(one->amount));
    if (const auto* one = std::get_if<Noted>(&event))
        return tr("Note on %1: %2").arg(whose(one->whose), qt(one->text));
    if (const auto* one = std::get_if<Ruled>(&event)) {
        const bool isCount = one->from != one->to;
        return tr("Corrected, %1: %2 is %3, not %4. %5")
            .arg(whose(one->whose), field(one->field), isCount ? count(one->to) : qt(one->toWords),
                 isCount ? count(one->from) : qt(one->fromWords), qt(one->reason));
    }
    const auto& undone = std::get<Undone>(event);
    const QString what = entry(undone.entry);
    return undone.reason.empty() ? tr("Undone: “%1”").arg(what)
                                 : tr("Undone: “%1” %2").arg(what, qt(undone.reason));
}

QString ChronicleWords::source(const Entry& entry) {
    if (!entry.source) return {};
    return entry.source->line > 0 ? tr("%1, line %2").arg(qt(entry.source->name)).arg(entry.source->line)
                                  : qt(entry.source->name);
}

QString ChronicleWords::refused(const Refusal& refusal) const {
    const auto term = [&](std::size_t index) {
        return index < refusal.terms.size() ? qt(refusal.terms[index]) : QString();
    };
    const auto name = [&] { return refusal.terms.empty() ? QString() : field(refusal.terms.front()); };
    const std::string& code = refusal.code;
    if (code == "below-zero")
        return tr("%1 has %2 of “%3”, and nothing less than nothing.")
            .arg(term(0), term(2), field(refusal.terms.at(1)));
    if (code == "rests-on") {
        const int entry = term(1).toInt();
        return tr("This cannot be undone: a later entry rests on it. “%1”")
            .arg(chronicle_.has(entry) ? this->entry(entry) : term(1));
    }
    if (code == "duplicate") return tr("There is “%1” already.").arg(name());
    if (code == "no-reason") return tr("A correction needs its reason.");
    if (code == "nothing") return tr("That would change nothing.");
    if (code == "same") return tr("What changes hands goes to somebody else.");
    if (code == "bad-name") return tr("A name needs a letter, and has 200 at most.");
    if (code == "undone-already") return tr("That was undone already.");
    if (code == "the-beginning") return tr("The beginning of a linked campaign cannot be undone.");
    if (code == "already-linked") return tr("The games of this campaign are linked already.");
    if (code == "not-linked") return tr("The games of this campaign are not linked yet.");
    if (code == "unknown-entry") return tr("The chronicle has no entry %1.").arg(term(0));
    if (code == "too-long") return tr("A text has 4,000 letters at most.");
    if (code == "too-much") return tr("An amount is a thousand millions at most.");
    if (code == "less-than-nothing") return tr("What changes hands is more than nothing.");
    if (code == "bad-number") return tr("Something else was written meanwhile. Try it once more.");
    if (code == "no-members") return tr("%1 is a side and has no members.").arg(term(0));
    if (code == "wrong-kind") return tr("“%1” is kept in another way: as a count or as words.").arg(name());
    if (code == "unknown-subject") return tr("No such roster and no such side is enrolled.");
    if (code == "unknown-member") return tr("%1 has no member %2.").arg(term(0), term(1));
    if (code == "unknown-field") return tr("The campaign does not keep “%1”.").arg(name());
    if (code == "changed-since") return tr("“%1” of %2 was changed meanwhile.").arg(name(), term(1));
    return qt(refusal.sentence);
}

}  // namespace adjutant::companion
