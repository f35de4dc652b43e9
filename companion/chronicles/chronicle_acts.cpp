// SPDX-License-Identifier: GPL-3.0-or-later
// What can be written in a chronicle: each act is one entry of its journal.
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/chronicles/chronicle_rows.hpp"
#include "companion/chronicles/chronicle_words.hpp"
#include "db/linked.hpp"

namespace adjutant::companion {
namespace {

using namespace chronicle;

/// Appends the entry, or throws why it cannot be; answers with its sentence.
QString write(db::CampaignFile& file, ChronicleBook& book, const char* asked, const Event& event) {
    if (const auto why = book.chronicle().whyNot(event))
        throw std::runtime_error(ChronicleWords(book.chronicle()).refused(*why).toStdString());
    book.append(file, {{"do", asked}}, {event});
    return ChronicleWords(book.chronicle()).entry(static_cast<EntryId>(book.entries().size()));
}

std::string trimmed(const QString& text) { return text.trimmed().toStdString(); }

}  // namespace

bool ChronicleDesk::act(const Work& work) {
    const bool done = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        db::CampaignFile& file = *campaigns_.open();
        file.atomically([&] {
            ChronicleBook book(file, file.campaign(campaigns_.campaignToWrite()));
            work(file, book);
        });
        return true;
    });
    refresh();
    return done;
}

bool ChronicleDesk::begin() {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        if (book.hasLeague())
            throw std::runtime_error(tr("This campaign has a league. Link another campaign.").toStdString());
        say(write(file, book, db::linkRequest, Begun{usualFields()}));
    });
}

bool ChronicleDesk::keep(const QString& field) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "field", Fielded{{trimmed(field)}}));
    });
}

bool ChronicleDesk::enrol(const QString& name, bool side) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "enrol",
                  Enrolled{book.chronicle().nextSubject(),
                           side ? Enrolled::Kind::side : Enrolled::Kind::roster,
                           trimmed(name),
                           {}}));
    });
}

bool ChronicleDesk::join(const QString& whose, const QString& name) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        const SubjectId subject = whoseOf(whose.toStdString()).subject;
        say(write(file, book, "join",
                  Joined{{subject, book.chronicle().nextMember(subject)}, trimmed(name)}));
    });
}

bool ChronicleDesk::carry(const QString& whose, const QString& field, int by) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "carry", Carried{whoseOf(whose.toStdString()), field.toStdString(), by, {}}));
    });
}

bool ChronicleDesk::transfer(const QString& field, int amount, const QString& from, const QString& to) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "transfer",
                  Transferred{field.toStdString(), amount, whoseOf(from.toStdString()),
                              whoseOf(to.toStdString())}));
    });
}

bool ChronicleDesk::correct(const QString& whose, const QString& field, int value, const QString& reason) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        const Whose who = whoseOf(whose.toStdString());
        const std::string name = field.toStdString();
        say(write(file, book, "rule",
                  Ruled{who, name, book.chronicle().countOf(who, name), value, {}, {}, trimmed(reason)}));
    });
}

bool ChronicleDesk::note(const QString& whose, const QString& text) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "note", Noted{whoseOf(whose.toStdString()), trimmed(text)}));
    });
}

bool ChronicleDesk::undo(const QString& entry, const QString& reason) {
    return act([&](db::CampaignFile& file, ChronicleBook& book) {
        say(write(file, book, "undo", Undone{entry.toInt(), trimmed(reason)}));
    });
}

bool ChronicleDesk::takeLeft() {
    int written = 0;
    const bool done = act([&](db::CampaignFile& file, ChronicleBook& book) {
        for (std::size_t i = 0; i < left_.size(); ++i) {
            LeftEntry one = left_[i];
            if (choices_[i] == "-") continue;
            if (auto* carried = std::get_if<Carried>(&one.entry.event)) carried->field = choices_[i];
            if (book.chronicle().whyNot(one.entry.event)) continue;
            book.append(file, {{"do", "after"}}, one.entry, one.player);
            ++written;
        }
    });
    if (done) {
        say(tr("Written into the chronicle: %1.").arg(written));
        left_.clear();
        choices_.clear();
        showLeft();
    }
    return done && written > 0;
}

}  // namespace adjutant::companion
