// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/chronicles/chronicle_desk.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/named_choice.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/chronicles/chronicle_rows.hpp"
#include "companion/chronicles/chronicle_words.hpp"
#include "companion/people/people_desks.hpp"

namespace adjutant::companion {

using chronicle::Field;
using chronicle::Subject;
using nlohmann::json;

ChronicleDesk::ChronicleDesk(CampaignsController& campaigns, TableController& table, QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      table_(table),
      who_({"head", "kind", "name", "note", "figures", "out"}),
      figures_({"entry", "label", "figure", "text", "note"}),
      log_({"text", "note", "undone", "first", "game", "line"}),
      leftRows_({"text", "note", "counts", "canChoose", "choice"}) {
    connect(&campaigns_, &CampaignsController::campaignChanged, this, [this] {
        say({});
        shown_.clear();
        refresh();
    });
}

ChronicleDesk::~ChronicleDesk() = default;

ChronicleDesk* ChronicleDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &PeopleDesks::of(engine).chronicle();
}

bool ChronicleDesk::exists() const { return book_ && book_->chronicle().exists(); }
bool ChronicleDesk::hasLeague() const { return book_ && book_->hasLeague(); }

void ChronicleDesk::say(const QString& sentence) {
    if (said_ == sentence) return;
    said_ = sentence;
    emit saidChanged();
}

void ChronicleDesk::refresh() {
    json who = json::array(), log = json::array();
    guarded(this, [&] {
        book_.reset();
        const auto id = campaigns_.campaignId();
        if (!id) return true;
        db::CampaignFile& file = *campaigns_.open();
        book_ = std::make_unique<ChronicleBook>(file, file.campaign(*id));
        if (!exists()) return true;
        who = whoRows(file, *book_);
        log = logRows(file, *book_);
        return true;
    });
    who_.setRows(who);
    log_.setRows(log);
    showFigures();
    emit changed();
}

void ChronicleDesk::show(const QString& whose) {
    shown_ = whose;
    showFigures();
}

void ChronicleDesk::showFigures() {
    figures_.setRows(exists() && !shown_.isEmpty() ? figureRows(*book_, whoseOf(shown_.toStdString()))
                                                   : json::array());
    emit shownChanged();
}

bool ChronicleDesk::isShownHead() const {
    return !shown_.isEmpty() && whoseOf(shown_.toStdString()).member == 0;
}

QString ChronicleDesk::shownName() const {
    return exists() ? ChronicleWords(book_->chronicle()).whose(whoseOf(shown_.toStdString())) : QString();
}

QVariantList ChronicleDesk::fields() const {
    QList<NamedChoice> list;
    if (!exists()) return {};
    for (const Field& field : book_->chronicle().fields())
        if (field.kind == Field::Kind::count)
            list.append({QString::fromStdString(field.name), ChronicleWords::field(field.name)});
    return asVariants(list);
}

QVariantList ChronicleDesk::everybody() const {
    QList<NamedChoice> list;
    if (!exists()) return {};
    for (const Subject& subject : book_->chronicle().subjects())
        if (subject.counts)
            list.append(
                {QString::fromStdString(idOf({subject.id, 0})), QString::fromStdString(subject.name)});
    return asVariants(list);
}

int ChronicleDesk::countOf(const QString& whose, const QString& field) const {
    if (!exists()) return 0;
    return static_cast<int>(book_->chronicle().countOf(whoseOf(whose.toStdString()), field.toStdString()));
}

QString ChronicleDesk::rosterOf(const QString& whose) const {
    const Subject* subject =
        exists() ? book_->chronicle().subject(whoseOf(whose.toStdString()).subject) : nullptr;
    const bool roster = subject != nullptr && subject->kind == chronicle::Enrolled::Kind::roster;
    return roster ? QString::fromStdString(subject->name) : QString();
}

QStringList ChronicleDesk::outOf(const QString& whose) const {
    QStringList names;
    const Subject* subject =
        exists() ? book_->chronicle().subject(whoseOf(whose.toStdString()).subject) : nullptr;
    for (int number = 1; subject != nullptr && number <= static_cast<int>(subject->members.size()); ++number)
        if (subject->hasMember(number) &&
            book_->chronicle().countOf({subject->id, number}, chronicle::lost) > 0)
            names << QString::fromStdString(subject->members[static_cast<std::size_t>(number - 1)]);
    return names;
}

bool ChronicleDesk::openLine(const QString& entry) {
    const QVariantMap row = log_.find(entry);
    const QString game = row.value("game").toString();
    if (game.isEmpty() || !campaigns_.resume(game)) return false;
    if (const int line = row.value("line").toInt(); line > 0) table_.lookAt(line);
    return true;
}

void ChronicleDesk::askAbout(const QString& game) {
    if (game.isEmpty() && left_.empty()) return;
    refresh();
    left_.clear();
    if (exists() && !game.isEmpty())
        guarded(this, [&] {
            db::CampaignFile& file = *campaigns_.open();
            if (const auto found = file.findGame(book_->campaign().id, game.toStdString()))
                left_ = leftBy(file, *book_, *found);
            return true;
        });
    choices_.assign(left_.size(), std::string());
    for (std::size_t i = 0; i < left_.size(); ++i)
        if (const auto* carried = std::get_if<chronicle::Carried>(&left_[i].entry.event))
            choices_[i] = carried->field;
    showLeft();
}

void ChronicleDesk::showLeft() {
    leftRows_.setRows(exists() ? leftRows(*book_, left_, choices_) : json::array());
    emit leftChanged();
}

int ChronicleDesk::leftCount() const {
    int count = 0;
    for (int row = 0; row < leftRows_.count(); ++row)
        count += leftRows_.at(row).value("counts").toBool() ? 1 : 0;
    return count;
}

void ChronicleDesk::choose(const QString& id) {
    bool number = false;
    const auto index = static_cast<std::size_t>(id.toUInt(&number));
    if (!number || index >= left_.size() || !exists()) return;
    const auto* carried = std::get_if<chronicle::Carried>(&left_[index].entry.event);
    if (carried == nullptr || carried->whose.member == 0) return;
    const std::string hurt = "injuries";
    std::string& choice = choices_[index];
    if (choice == carried->field && book_->chronicle().field(hurt) != nullptr)
        choice = hurt;
    else
        choice = choice == "-" ? carried->field : "-";
    showLeft();
}

}  // namespace adjutant::companion
