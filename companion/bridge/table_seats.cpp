// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side at the table, and how the game came out, in words.
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_standing.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

template <class Value>
bool changed(Value& kept, const Value& now) {
    if (kept == now) return false;
    kept = now;
    return true;
}

}  // namespace

QString resultWords(const json& sides, const QString& by) {
    QStringList winners;
    bool draw = false;
    for (const json& side : sides) {
        const QString outcome = textAt(side, "outcome");
        if (outcome == QLatin1String("draw")) draw = true;
        if (outcome != QLatin1String("win")) continue;
        const QString person = textAt(side, "person");
        const QString name = textAt(side, "name");
        winners << (person.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(person, name));
    }
    const bool agreed = by == QLatin1String("agreement");
    if (draw) return agreed ? TableStanding::tr("A draw by agreement") : TableStanding::tr("A draw");
    if (winners.isEmpty()) return agreed ? TableStanding::tr("Ended without a result") : QString();
    const QString last = winners.takeLast();
    const QString who = winners.isEmpty()
                            ? last
                            : TableStanding::tr("%1 and %2").arg(winners.join(QStringLiteral(", ")), last);
    return agreed ? TableStanding::tr("Victory by agreement: %1").arg(who)
                  : TableStanding::tr("Victory: %1").arg(who);
}

void TableStanding::showSeats(const Seats& seats, const json& result) {
    QVariantList list;
    for (const json& seated : under(view_.state(), "seating")) {
        const QString side = text(seated);
        const auto found = seats.find(side.toStdString());
        list.append(QVariantMap{
            {"side", side},
            {"sideName", view_.sideName(side)},
            {"person", found == seats.end() ? QString() : QString::fromStdString(found->second.person)}});
    }
    QVariantMap told;
    if (result.is_object()) {
        json sides = result.at("sides");
        QStringList winners;
        bool draw = false;
        for (json& side : sides) {
            side["sideName"] = view_.sideName(textAt(side, "side")).toStdString();
            side["name"] = side["sideName"];
            if (side.at("outcome") == "win") winners << textAt(side, "side");
            draw = draw || side.at("outcome") == "draw";
        }
        const QString by = textAt(result, "by"), words = resultWords(sides, by);
        told = {{"by", by},
                {"draw", draw},
                {"winners", winners},
                {"words", words.isEmpty() ? tr("Nobody wins") : words},
                {"sides", toVariant(sides)}};
    }
    const QString ruled = ruler();
    if (changed(seats_, list)) emit seatsChanged();
    if (changed(activePerson_, personOf(shown_.active))) emit activePersonChanged();
    if (ruler() != ruled) emit rulerChanged();
    if (changed(result_, told)) emit resultChanged();
}

QStringList TableStanding::persons() const {
    QStringList list;
    for (const QVariant& seat : seats_) list << seat.toMap().value("person").toString();
    list.removeAll(QString());
    list.removeDuplicates();
    return list;
}

QString TableStanding::ruler() const {
    const bool counts = ruler_ && (ruler_->isEmpty() || persons().contains(*ruler_));
    return counts ? *ruler_ : activePerson_;
}

void TableStanding::setRuler(const QString& person) {
    if (ruler_ == person) return;
    ruler_ = person;
    emit rulerChanged();
}

QString TableStanding::personOf(const QString& side) const {
    for (const QVariant& seat : seats_)
        if (seat.toMap().value("side") == side) return seat.toMap().value("person").toString();
    return {};
}

QString TableStanding::playedName(const QString& id) const {
    const QString person = personOf(id);
    const QString name = valueName(id);
    return person.isEmpty() ? name : tr("%1, %2", "a side, who plays it").arg(name, person);
}

}  // namespace adjutant::companion
