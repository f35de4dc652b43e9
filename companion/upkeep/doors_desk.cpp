// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/upkeep/doors_desk.hpp"

#include <QFileInfo>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/upkeep/coming_words.hpp"
#include "companion/upkeep/upkeep_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "db/backups.hpp"
#include "db/error.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using Is = db::Foreseen::Is;
using Then = db::Foreseen::Then;
using Thing = ComingFile::Thing;

std::string freeName(const db::CampaignFile& file, const std::string& name) {
    std::string free = name;
    for (int number = 2; file.findCampaign(free); ++number) free = name + " (" + std::to_string(number) + ")";
    return free;
}

json rowOf(const Thing& thing, int number) {
    return {{"id", std::to_string(number)},
            {"text", ComingWords::name(thing).toStdString()},
            {"note", ComingWords::note(thing).toStdString()},
            {"sign", ComingWords::sign(thing).toStdString()},
            {"different", thing.foreseen.is == Is::different}};
}

}  // namespace

DoorsDesk::DoorsDesk(CampaignsController& campaigns, TableController& table, UpkeepDesk& upkeep,
                     QObject* parent)
    : QObject(parent),
      campaigns_(campaigns),
      table_(table),
      upkeep_(upkeep),
      things_({"text", "note", "sign", "different"}),
      goals_({"name", "fresh"}) {
    connect(&campaigns_, &CampaignsController::fileChanged, this, &DoorsDesk::forget);
}

DoorsDesk* DoorsDesk::create(QQmlEngine* engine, QJSEngine*) { return &UpkeepDesks::of(engine).doors(); }

void DoorsDesk::forget() {
    file_.reset();
    coming_.clear();
    compare();
}

bool DoorsDesk::look(const QUrl& where) {
    const QString path = where.toLocalFile();
    const bool read = guarded(this, [&] {
        if (campaigns_.open() == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        if (QFileInfo(path) == QFileInfo(campaigns_.file()))
            throw std::runtime_error(tr("This is the file that is open.").toStdString());
        try {
            file_.emplace(path.toStdString());
        } catch (const db::Error& error) {
            throw std::runtime_error(ComingWords::whyNot(error).toStdString());
        }
        return true;
    });
    if (!read) {
        forget();
        return false;
    }
    coming_ = QFileInfo(path).fileName();
    differing_ = QStringLiteral("both");
    listGoals();
    compare();
    return true;
}

/// The campaign of its own name first; then the chosen one; then a new one, whose name is free.
void DoorsDesk::listGoals() {
    json rows = json::array();
    const auto add = [&](const std::string& name) {
        for (const json& row : rows)
            if (row.at("name") == name) return;
        rows.push_back(
            {{"id", name}, {"name", name}, {"fresh", !campaigns_.open()->findCampaign(name).has_value()}});
    };
    guarded(this, [&] {
        const auto names = file_->campaigns();
        if (names.size() == 1) add(names.front());
        if (names.size() < 2) add(campaigns_.campaign().toStdString());
        if (names.size() == 1) add(freeName(*campaigns_.open(), names.front()));
        goal_ = rows.empty() ? QString() : QString::fromStdString(rows.front().at("name"));
        return true;
    });
    goals_.setRows(rows);
}

void DoorsDesk::setGoal(const QString& campaign) {
    goal_ = campaign;
    compare();
}

void DoorsDesk::setDiffering(const QString& word) {
    differing_ = word;
    compare();
}

ComingFile::Wish DoorsDesk::wish() const {
    return {goal_.toStdString(), differing_ == QLatin1String("theirs") ? db::Differing::replace
                                 : differing_ == QLatin1String("ours") ? db::Differing::ask
                                                                       : db::Differing::keepBoth};
}

void DoorsDesk::compare() {
    json rows = json::array();
    std::vector<Thing> all;
    guarded(this, [&] {
        if (file_ && campaigns_.open() != nullptr) all = file_->compared(*campaigns_.open(), wish());
        return true;
    });
    std::ranges::stable_sort(all, std::greater<>(), [](const Thing& thing) {
        return (thing.foreseen.because.empty() ? 0 : 2) + (thing.foreseen.is == Is::different ? 1 : 0);
    });
    const auto count = [&](Is is) {
        return static_cast<int>(
            std::ranges::count_if(all, [&](const Thing& thing) { return thing.foreseen.is == is; }));
    };
    for (const Thing& thing : all)
        if (thing.foreseen.is != Is::same) rows.push_back(rowOf(thing, static_cast<int>(rows.size())));
    summary_ = ComingWords::summary(count(Is::fresh), count(Is::different), count(Is::same));
    asks_ = count(Is::different) > 0;
    brings_ = std::ranges::any_of(all, [](const Thing& thing) {
        return thing.foreseen.then != Then::leftAsItIs && thing.foreseen.then != Then::refused;
    });
    barred_.clear();
    for (const Thing& thing : all)
        if (thing.foreseen.then == Then::refused && barred_.isEmpty())
            barred_ = ComingWords::barred(thing, wish().differing);
    things_.setRows(rows);
    emit changed();
}

bool DoorsDesk::bringIn() {
    if (!file_) return false;
    const bool done = guarded(this, [&] {
        table_.close();  // its game may grow, or make room
        db::CampaignFile& file = *campaigns_.open();
        db::keepBackup(file, utcNow());
        file_->bringIn(file, wish(), utcNow());
        return true;
    });
    if (!done) return false;
    const QString sentence = tr("%1 imported. A backup was made first.").arg(coming_);
    const QString into = goal_;
    forget();
    upkeep_.readAnew(into.toStdString());
    emit cameIn(sentence);
    return true;
}

void DoorsDesk::tellAnew() { compare(); }

}  // namespace adjutant::companion
