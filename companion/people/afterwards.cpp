// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/people/afterwards.hpp"

#include <tuple>

#include "companion/bridge/campaign_people.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicles/chronicle_desk.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/people_desks.hpp"

namespace adjutant::companion {

Afterwards::Afterwards(TableController& table, LeagueDesk& league, ChronicleDesk& chronicle,
                       CampaignPeople& people, QObject* parent)
    : QObject(parent), table_(table), league_(league), chronicle_(chronicle), people_(people) {
    connect(&table_.seating(), &Seating::seatsChanged, this, &Afterwards::refresh);
    connect(&table_.standing(), &TableStanding::resultChanged, this, &Afterwards::refresh);
    connect(&table_, &TableController::openChanged, this, &Afterwards::refresh);
}

Afterwards* Afterwards::create(QQmlEngine* engine, QJSEngine*) {
    return &PeopleDesks::of(engine).afterwards();
}

void Afterwards::refresh() {
    unknown_.clear();
    waiting_.clear();
    waitingAt_.clear();
    notes_ = 0;
    if (table_.isOpen() && !table_.standing().result().by.isEmpty()) {
        for (const TableSeat& seat : table_.seating().seats()) {
            if (people_.names().isEmpty() || !seat.person.isEmpty() || table_.names().isUnseated(seat.side))
                continue;
            unknown_.append({seat.side, seat.sideName, table_.names().colourOf(seat.side)});
        }
        std::tie(waitingAt_, waiting_) = league_.waitingFor(table_.gameName());
        chronicle_.askAbout(table_.gameName());
    } else {
        chronicle_.askAbout({});
    }
    emit changed();
}

int Afterwards::left() const {
    return static_cast<int>(unknown_.size()) + (waiting_.isEmpty() ? 0 : 1) + chronicle_.leftCount();
}

bool Afterwards::record() {
    const bool done = !waitingAt_.isEmpty() && league_.takeKnown(waitingAt_);
    refresh();
    return done;
}

bool Afterwards::addNote(const QString& text) {
    if (text.trimmed().isEmpty()) return false;
    const bool done = table_.act({{"do", "note"}, {"text", text.trimmed()}});
    if (done) ++notes_;
    emit changed();
    return done;
}

}  // namespace adjutant::companion
