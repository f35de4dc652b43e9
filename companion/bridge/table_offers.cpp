// SPDX-License-Identifier: GPL-3.0-or-later
// The table controller's offers: what may be done, on the bar and on the board, with odds.
#include <QElapsedTimer>
#include <QSet>
#include <utility>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/offer_params.hpp"
#include "companion/bridge/offer_rows.hpp"
#include "companion/bridge/table_play.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// What an offer for a piece could be about: places it may go to, other pieces with the offer's odds.
void mark(const json& offer, const QString& chosen, const QString& odds, Marks& marks) {
    bool actor = true;
    for (const json& param : offer.at("params")) {
        if (param.at("type") == "place") {
            for (const json& place : under(param, "choices")) marks.legal.append(text(place));
        } else if (param.at("type") == "piece" && !std::exchange(actor, false)) {
            for (const json& piece : under(param, "choices")) {
                if (text(piece) != chosen) marks.targets.insert(text(piece), odds);
            }
        }
    }
}

/// What an act that is put together waits for.
void markAwaited(const RowsModel& params, Marks& marks) {
    for (const json& param : params.rows()) {
        for (const json& choice : param.at("choices")) {
            const QString id = text(choice.at("value"));
            if (param.at("type") == "place") marks.legal.append(id);
            if (param.at("type") == "piece") marks.targets.insert(id, QString());
        }
    }
}

}  // namespace

/// The chosen piece stays chosen while it can act and the turn lasts; where only one piece can, it is chosen
/// by itself.
void TableController::refreshOffers() {
    const Touch touch(*this);
    letAim();
    const QString active = textAt(view_.state(), "active");
    const QString before = active == play_->active ? chosen() : QString();
    play_->active = active;
    play_->answers.forget();
    play_->odds.forget();
    play_->choices.forget();
    play_->placing.clear();
    ++offersRead_;
    play_->offers.read(isWatched() ? json::object() : Session::of(*play_->table).offers());
    view_.setAble(play_->offers.actors());
    tabletop_.models().outdate();
    const QString sole = soleActor();
    play_->aim.choose(!sole.isEmpty() ? sole : play_->offers.of(before).empty() ? QString() : before);
    chooseWhatIsDue();
    showChosen();
    showLegal();
}

QString TableController::soleActor() const {
    const QSet<QString>& actors = play_->offers.actors();
    return actors.size() == 1 && !play_->offers.byPlace() ? *actors.begin() : QString();
}

void TableController::refreshLegal() {
    legalDue_ = touching_ > 0;
    if (!legalDue_) showLegal();
}

void TableController::showLegal() {
    legalDue_ = false;
    showBar();
    showBeside();
    showGroup();
    refreshProspects();
    showMarks();
}

/// The rows of the offer bar; odds that are not known yet are reckoned later.
void TableController::showBar() {
    json rows = json::array();
    if (!isLookingBack() && !resting_)
        rows = offerRows(play_->offers, play_->aim, play_->odds, play_->choices, view_, sidesOfTheCoin());
    QStringList possible;
    for (const json& row : rows) {
        if (row.at("blocked") == false) possible.append(textAt(row, "id"));
    }
    play_->odds.want(possible);
    // Whoever shows the offers goes through all of them, so that it is told only when there is another.
    const BarShown now{log_.looking(), resting_, offersRead_};
    const bool same = std::exchange(barShown_, now) == now && rows == offers_.rows();
    offers_.setRows(rows);
    if (!same) emit offersChanged();
    if (!play_->odds.isDone()) reckoning_.start();
}

/// The pieces of the chosen stack that can act, and which of them go.
void TableController::showGroup() {
    QList<StackMember> list;
    if (!isLookingBack() && !resting_) {
        const QStringList going = play_->aim.going();
        for (const QString& id : play_->aim.stack().pieces()) {
            list.append({id, view_.pieceName(id), view_.pieceBrief(id), view_.signOf("piece", id),
                         play_->aim.whyStays(id), going.contains(id)});
        }
    }
    selection_.showGroup(list);
}

/// Where the table's coin decides what is aimed at, its sides stand on the offer bar instead of the act.
json TableController::sidesOfTheCoin() const {
    if (!isAiming() || diceMode_ != QStringLiteral("table") || !draft_.isReady()) return nullptr;
    const json reply = play_->session.faces(draft_.request());
    if (!reply.value("ok", false) || !reply.at("need").is_object()) return nullptr;
    if (reply.at("need").value("dice", "") != "coin") return nullptr;
    return reply.at("need").at("choices");
}

Marks TableController::marksNow() const {
    Marks marks;
    if (isLookingBack()) return marks;
    const Aim& aim = play_->aim;
    marks.aimed = aim.place();
    if (!resting_) {
        marks.chosen = aim.chosen();
        marks.ways = aim.ways();
    }
    if (draft_.isOpen() && !isAiming()) {  // only what it can take is legal
        markAwaited(std::as_const(draft_).params(), marks);
    } else if (!resting_ && aim.byPlace()) {
        marks.legal = aim.legal();
        for (const QString& cell : aim.targets()) marks.targets.insert(cell, play_->prospects.flagAt(cell));
    } else if (!resting_) {
        for (const OfferFacts* offer : play_->offers.of(aim.chosen()))
            if (!offer->secret) mark(*offer->offer, aim.chosen(), play_->odds.flagOf(*offer), marks);
    }
    marks.legal.removeDuplicates();
    return marks;
}

void TableController::showMarks() {
    marks_ = marksNow();
    if (tabletop_.models().show(marks_)) selection_.showMarks(marks_.legal, marks_.targets);
}

/// Those of the side to act, or of the one piece that an act is about, who could still do something else.
QSet<QString> TableController::waitingFor(const OfferFacts& act) const {
    QSet<QString> waiting;
    for (const OfferFacts& other : play_->offers.all()) {
        if (!other.possible || other.face->quiet || other.action == act.action) continue;
        for (const QString& id : other.candidates + other.actors) {
            const bool its =
                act.actors.size() == 1 ? id == act.actors.front() : view_.sideOf(id) == standing_.active();
            if (its && view_.isPiece(id)) waiting.insert(id);
        }
    }
    if (act.actors.size() == 1) return waiting;
    // Of a side also those whose acts are not on offer yet, while another of it acts.
    for (const auto& [id, facts] : under(view_.facts(), "pieces").items()) {
        const json& may = under(facts, "may");
        if (!may.is_array() || may.empty() || view_.sideOf(asText(id)) != standing_.active()) continue;
        if (under(under(under(view_.state(), "pieces"), id), "out") != true) waiting.insert(asText(id));
    }
    return waiting;
}

/// Would a touch on it do it? Where its sheet opens first, that is asking enough.
bool TableController::isDoneAtOnce(const OfferFacts& offer) {
    const Touch touch(*this);
    letAim();
    draft_.begin(*offer.offer, diceMode_);
    fillChosen(offer);
    const bool plain = draft_.isPlain();
    draft_.close();
    return plain;
}

/// What an act gives away that somebody could still do, as the face says it of the act; "" where nothing is
/// lost.
QString TableController::lossOf(const OfferFacts& offer) {
    if (!view_.look().asksForOthers(offer.action)) return {};
    const QSet<QString> waiting = waitingFor(offer);
    if (waiting.isEmpty() || !isDoneAtOnce(offer)) return {};
    const QString last = waiting.size() == 1 ? view_.pieceName(*waiting.begin()) : QString();
    return view_.look().othersWaiting(offer.action, static_cast<int>(waiting.size()), last);
}

/// Odds are reckoned between frames, for so long that no frame waits for them, and told together: whoever
/// shows the offers goes through all of them each time.
void TableController::reckonNext() {
    constexpr qint64 maxAtOnce = 5;  // ms
    QElapsedTimer since;
    since.start();
    bool told = false;
    while (isOpen() && !play_->odds.isDone() && since.elapsed() < maxAtOnce) {
        const OfferFacts* offer = play_->odds.reckonOne();
        if (offer != nullptr) told = takeOdds(*offer) || told;
    }
    if (!isOpen() || play_->odds.isDone()) reckoning_.stop();
    if (!told) return;
    emit offersChanged();
    if (tabletop_.models().show(marks_)) selection_.showMarks(marks_.legal, marks_.targets);
}

bool TableController::takeOdds(const OfferFacts& offer) {
    const QString percent = play_->odds.percentOf(offer.id);
    if (percent.isEmpty()) return false;
    offers_.patch(offer.id, {{"odds", percent.toStdString()}});
    // A target's flag shows the odds of the one offer that names it.
    Marks named;
    const QString flag = play_->odds.flagOf(offer);
    mark(*offer.offer, {}, flag, named);
    for (const QString& piece : named.targets.keys()) {
        if (marks_.targets.contains(piece)) marks_.targets[piece] = flag;
    }
    return true;
}

}  // namespace adjutant::companion
