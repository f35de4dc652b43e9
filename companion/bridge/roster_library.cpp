// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's rosters: documents of the campaign file, files of JSON, and who brings which to a new game.
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/system_look.hpp"
#include "companion/clock.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr const char* kindPrefix = "roster/";
constexpr qint64 longest = 1 << 20;

/// Does this piece come from a roster? Its kind is one of the groups.
bool isRecruit(const json& form, const json& piece) {
    const json& groups = rosterField(form, form.at("group")).at("choices");
    return std::find(groups.begin(), groups.end(), piece.value("kind", "")) != groups.end();
}

std::string fileName(const QString& name) {
    QString safe;
    for (const QChar c : name) safe += c.isLetterOrNumber() || c == ' ' || c == '-' ? c : QChar('-');
    return (safe.trimmed().isEmpty() ? QStringLiteral("roster") : safe.trimmed()).toStdString();
}

}  // namespace

void RosterDesk::refresh() {
    json rows = json::array();
    guarded(
        [&] {
            const auto campaign = campaigns_.campaignId();
            if (!campaign) return true;
            for (const db::Document& document : campaigns_.open()->documents(*campaign)) {
                if (document.kind.rfind(kindPrefix, 0) != 0) continue;
                const std::string system = document.kind.substr(std::string(kindPrefix).size());
                rows.push_back(
                    {{"id", document.kind + '/' + document.name},
                     {"name", document.name},
                     {"system", system},
                     {"note", rosterForm(QString::fromStdString(system)).value("word", "Roster")}});
            }
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    library_.setRows(rows);
}

json RosterDesk::kept(const QString& id) const {
    const QVariantMap row = library_.find(id);
    const auto campaign = campaigns_.campaignId();
    if (row.isEmpty() || !campaign) return {};
    const auto document =
        campaigns_.open()->findDocument(*campaign, kindPrefix + row.value("system").toString().toStdString(),
                                        row.value("name").toString().toStdString());
    return document ? json::parse(document->text, nullptr, false) : json();
}

bool RosterDesk::save() {
    if (!isOpen()) return false;
    if (!objection_.isEmpty() || name().isEmpty()) {
        emit refused(name().isEmpty() ? tr("It has no name yet. Give it one, then it is kept.") : objection_);
        return false;
    }
    const bool done = guarded(
        [&] {
            db::CampaignFile* file = campaigns_.open();
            if (file == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
            file->atomically([&] {
                auto id = campaigns_.campaignId();
                if (!id) id = file->addCampaign(campaigns_.campaign().toStdString(), utcNow());
                file->saveDocument(
                    *id, {kindPrefix + system_.toStdString(), name().toStdString(), roster_->dump()});
            });
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    if (!done) return false;
    saved_ = true;
    refresh();
    emit changed();
    emit said(tr("%1 is kept in the campaign.").arg(name()));
    return true;
}

bool RosterDesk::edit(const QString& id) {
    const QString system = library_.find(id).value("system").toString();
    json roster;
    guarded(
        [&] {
            roster = kept(id);
            return true;
        },
        [this](const QString& sentence) { emit failed(sentence); });
    if (!roster.is_object() || !hasRosters(system)) return false;
    take(system, std::move(roster), true);
    return true;
}

bool RosterDesk::remove(const QString& id) {
    const QVariantMap row = library_.find(id);
    const bool gone = guarded(
        [&] {
            const auto campaign = campaigns_.campaignId();
            return campaign && !row.isEmpty() &&
                   campaigns_.open()->removeDocument(
                       *campaign, kindPrefix + row.value("system").toString().toStdString(),
                       row.value("name").toString().toStdString());
        },
        [this](const QString& sentence) { emit failed(sentence); });
    refresh();
    return gone;
}

// -- JSON out and in

QString RosterDesk::toText() const {
    if (!isOpen()) return {};
    return QString::fromStdString(
        json{{"adjutant-roster", 1}, {"system", system_.toStdString()}, {"roster", *roster_}}.dump(1));
}

bool RosterDesk::fromText(const QString& text) {
    const json file = json::parse(text.toStdString(), nullptr, false);
    const bool wrapped = file.is_object() && file.contains("roster");
    const QString system = wrapped ? textAt(file, "system") : system_;
    const json form = rosterForm(system);
    const json roster = wrapped ? file.at("roster") : file;
    const std::string list = form.is_object() ? form.at("list").get<std::string>() : std::string();
    const bool whole = !list.empty() && roster.is_object() && roster.contains(list) &&
                       roster.at(list).is_array() &&
                       std::all_of(roster.at(list).begin(), roster.at(list).end(),
                                   [](const json& one) { return one.is_object(); });
    if (!whole) {
        emit refused(
            system.isEmpty() || form.is_object()
                ? tr("This is no roster. Nothing has changed.")
                : tr("This is a roster of %1, which has none here. Nothing has changed.").arg(system));
        return false;
    }
    take(system, roster, false);
    return true;
}

QString RosterDesk::exportFile(const QString& folder) {
    QString path;
    if (!isOpen()) return path;
    const bool done = guarded(
        [&] {
            const QDir documents(folder.isEmpty()
                                     ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                     : folder);
            documents.mkpath(QStringLiteral("."));
            path = documents.filePath(QString::fromStdString(fileName(name())) + QStringLiteral(".json"));
            QSaveFile file(path);
            const QByteArray text = toText().toUtf8();
            if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
                return true;
            throw std::runtime_error(tr("The roster could not be written to %1: %2. It is still in the "
                                        "builder; choose another place.")
                                         .arg(path, file.errorString())
                                         .toStdString());
        },
        [this](const QString& sentence) { emit failed(sentence); });
    if (!done) return {};
    emit said(tr("Written: %1").arg(path));
    return path;
}

bool RosterDesk::importFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit refused(tr("%1 cannot be read: %2.").arg(path, file.errorString()));
        return false;
    }
    return fromText(QString::fromUtf8(file.read(longest)));
}

// -- a new game

QVariantList RosterDesk::sidesOf(const QString& system, const QVariantMap& options) const {
    QVariantList rows;
    const json form = rosterForm(system);
    if (!form.is_object()) return rows;
    json reply;
    const json state = stateAfter(system.toStdString(), toJson(options), reply);
    if (!state.is_object()) return rows;
    const SystemLook look(system);
    for (const json& side : state.at("seating")) {
        const json& pieces = state.at("pieces");
        if (std::any_of(pieces.begin(), pieces.end(), [&](const json& piece) {
                return piece.at("side") == side && isRecruit(form, piece);
            }))
            rows.append(QVariantMap{{"id", text(side)}, {"name", look.word(text(side))}});
    }
    return rows;
}

QVariantMap RosterDesk::optionsOf(const QString& system, const QVariantMap& chosen) const {
    const json form = rosterForm(system);
    if (!form.is_object()) return {};
    json rosters = json::object();
    guarded(
        [&] {
            for (auto side = chosen.begin(); side != chosen.end(); ++side) {
                const json roster = kept(side.value().toString());
                if (roster.is_object()) rosters[side.key().toStdString()] = roster;
            }
            return true;
        },
        [](const QString&) {});  // the start then says what is missing
    if (rosters.empty()) return {};
    return toVariant(json{{form.at("option").get<std::string>(), rosters}}).toMap();
}

}  // namespace adjutant::companion
