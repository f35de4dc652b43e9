// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's rosters: documents of the campaign file, files of JSON, and who brings which to a new game.
#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/table_side.hpp"
#include "companion/bridge/text_documents.hpp"
#include "companion/games/face.hpp"
#include "db/text_file.hpp"
#include "engine/journal/parsed.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

/// Does this piece come from a roster? Its kind is one of the groups.
bool isRecruit(const json& form, const json& piece) {
    const json& groups = rosterField(form, form.at("group")).at("choices");
    return std::find(groups.begin(), groups.end(), piece.value("kind", "")) != groups.end();
}

}  // namespace

bool RosterDesk::safely(const std::function<bool()>& work) { return guarded(this, work); }

void RosterDesk::refresh() {
    json rows = json::array();
    safely([&] {
        for (const ShelvedText& kept : shelf_.all())
            rows.push_back(
                {{"id", kept.id},
                 {"name", kept.name},
                 {"system", kept.system},
                 {"note", rosterForm(QString::fromStdString(kept.system)).value("word", "Roster")}});
        return true;
    });
    stale_ = false;
    library_.setRows(rows);
}

RowsModel* RosterDesk::library() {
    if (stale_) refresh();
    return &library_;
}

bool RosterDesk::save() {
    if (!isOpen()) return false;
    if (!objection_.isEmpty() || name().isEmpty()) {
        emit refused(name().isEmpty() ? tr("Give the roster a name first, then save it.") : objection_);
        return false;
    }
    saved_ = safely([&] {
        shelf_.keep({{}, system_.toStdString(), name().toStdString(), roster_->dump()},
                    keptAs_.toStdString());
        return true;
    });
    if (saved_) keptAs_ = name();
    refresh();
    emit shelved();
    emit changed();
    if (saved_) emit said(tr("%1 is saved in the campaign.").arg(name()));
    return saved_;
}

QString RosterDesk::kept() const {
    for (int row = 0; row < library_.count() && !keptAs_.isEmpty(); ++row) {
        const QVariantMap one = library_.at(row);
        if (one.value("name") == keptAs_ && one.value("system") == system_) return one.value("id").toString();
    }
    return {};
}

bool RosterDesk::edit(const QString& id) {
    return safely([&] {
        const auto kept = shelf_.find(id);
        return kept &&
               takeIn(kept->text, QString::fromStdString(kept->system), QString::fromStdString(kept->name));
    });
}

bool RosterDesk::muster(const QString& name, const QStringList& without) {
    for (const json& kept : library()->rows()) {
        if (textAt(kept, "name") != name) continue;
        const auto found = shelf_.find(textAt(kept, "id"));
        QString system = textAt(kept, "system"), reason;
        auto roster = found ? readRosterText(found->text, system, reason) : std::nullopt;
        if (!roster) continue;
        json& fighters = roster->at(rosterForm(system).at("list").get<std::string>());
        for (const QString& gone : without) {
            const auto one = std::find_if(fighters.begin(), fighters.end(), [&](const json& fighter) {
                return textAt(fighter, "name") == gone;
            });
            if (one != fighters.end()) fighters.erase(one);
        }
        (*roster)["name"] = freeTitle(name.toStdString());
        take(system, *std::move(roster), {});
        return true;
    }
    emit refused(tr("The campaign keeps no roster %1.").arg(name));
    return false;
}

bool RosterDesk::remove(const QString& id) {
    const QVariantMap row = library()->find(id);
    const bool gone = safely([&] { return shelf_.remove(id); });
    if (gone && keptAs_ == row.value("name").toString() && system_ == row.value("system").toString()) {
        keptAs_.clear();  // what is in the builder stays, and can be kept again
        saved_ = false;
    }
    refresh();
    emit changed();
    emit shelved();
    return gone;
}

// -- JSON out and in

QString RosterDesk::toText() const {
    return isOpen() ? QString::fromStdString(rosterText(system_, *roster_)) : QString();
}

/// Into the builder, or refused() and nothing has changed. What the rules think of it is told there.
bool RosterDesk::takeIn(const std::string& text, const QString& likely, const QString& keptAs) {
    QString system = likely, reason;
    auto roster = readRosterText(text, system, reason);
    if (!roster) {
        emit refused(tr("%1 Nothing has changed.").arg(reason));
        return false;
    }
    take(system, *std::move(roster), keptAs);
    return true;
}

bool RosterDesk::fromText(const QString& text) { return takeIn(text.toStdString(), system_, {}); }

QString RosterDesk::write(const QString& name, const std::string& text, const QString& folder) {
    QString path = fileFor(name, QStringLiteral(".json"), folder);
    const bool written = safely([&] {
        db::saveText(path.toStdString(), text);
        return true;
    });
    if (!written) return {};
    emit said(tr("Written: %1").arg(path));
    return path;
}

QString RosterDesk::exportFile(const QString& folder) {
    return isOpen() ? write(name(), toText().toStdString(), folder) : QString();
}

QString RosterDesk::exportKept(const QString& id, const QString& folder) {
    QString path;
    safely([&] {
        const auto kept = shelf_.find(id);
        const json roster = kept ? parsed(kept->text) : json(json::value_t::discarded);
        if (roster.is_discarded()) return false;
        path = write(QString::fromStdString(kept->name),
                     rosterText(QString::fromStdString(kept->system), roster), folder);
        return true;
    });
    return path;
}

bool RosterDesk::importFile(const QString& path) {
    return guarded([&] { return takeIn(textOf(path), system_, {}); },
                   [this](const QString& sentence) { emit refused(sentence); });
}

QVariantList RosterDesk::files(const QString& folder) const {
    QList<FoundFile> list;
    for (const TextDocument& document : jsonDocuments(folder)) {
        QString system, reason;
        if (const auto roster = readRosterText(document.text, system, reason))
            list.append({document.path, textAt(*roster, "name")});
    }
    return asVariants(list);
}

bool RosterDesk::paste() { return fromText(QGuiApplication::clipboard()->text()); }

// -- a new game

QVariantList RosterDesk::sidesOf(const QString& system, const QVariantMap& options) const {
    QList<TableSide> sides;
    const json form = rosterForm(system);
    if (!form.is_object()) return {};
    json reply;
    const json state = stateAfter(system.toStdString(), toJson(options), reply);
    if (!state.is_object()) return {};
    const GameFace& look = faceOf(system);
    for (const json& side : state.at("seating")) {
        const json& pieces = state.at("pieces");
        if (std::any_of(pieces.begin(), pieces.end(), [&](const json& piece) {
                return piece.at("side") == side && isRecruit(form, piece);
            }))
            sides.append({text(side),
                          look.said(textAt(under(under(state, "sides"), side.get<std::string>()), "name"))});
    }
    return asVariants(sides);
}

QVariantMap RosterDesk::optionsOf(const QString& system, const QVariantMap& chosen) {
    const json form = rosterForm(system);
    if (!form.is_object() || chosen.isEmpty()) return {};
    json rosters = json::object();
    safely([&] {
        for (auto side = chosen.begin(); side != chosen.end(); ++side) {
            // One that is gone or torn stays null: the start then refuses, and no usual one steps in unseen.
            const auto kept = shelf_.find(side.value().toString());
            const json roster = kept ? parsed(kept->text) : json();
            rosters[side.key().toStdString()] = roster.is_discarded() ? json() : roster;
        }
        return true;
    });
    return toVariant(json{{form.at("option").get<std::string>(), rosters}}).toMap();
}

}  // namespace adjutant::companion
