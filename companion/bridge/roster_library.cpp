// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's rosters: documents of the campaign file, files of JSON, and who brings which to a new game.
#include <QFile>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/roster_form.hpp"
#include "companion/bridge/system_look.hpp"
#include "db/text_file.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr qint64 longest = 1 << 20;

/// Does this piece come from a roster? Its kind is one of the groups.
bool isRecruit(const json& form, const json& piece) {
    const json& groups = rosterField(form, form.at("group")).at("choices");
    return std::find(groups.begin(), groups.end(), piece.value("kind", "")) != groups.end();
}

}  // namespace

bool RosterDesk::safely(const std::function<bool()>& work) {
    return guarded(work, [this](const QString& sentence) { emit failed(sentence); });
}

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
        emit refused(name().isEmpty() ? tr("It has no name yet. Give it one, then it is kept.") : objection_);
        return false;
    }
    saved_ = safely([&] {
        shelf_.keep({{}, system_.toStdString(), name().toStdString(), roster_->dump()});
        return true;
    });
    refresh();
    emit changed();
    if (saved_) emit said(tr("%1 is kept in the campaign.").arg(name()));
    return saved_;
}

bool RosterDesk::edit(const QString& id) {
    return safely([&] {
        const auto kept = shelf_.find(id);
        return kept &&
               takeIn(QString::fromStdString(kept->system), json::parse(kept->text, nullptr, false), true);
    });
}

bool RosterDesk::remove(const QString& id) {
    const bool gone = safely([&] { return shelf_.remove(id); });
    refresh();
    return gone;
}

// -- JSON out and in

QString RosterDesk::toText() const {
    if (!isOpen()) return {};
    return QString::fromStdString(
        json{{"adjutant-roster", 1}, {"system", system_.toStdString()}, {"roster", *roster_}}.dump(1));
}

/// Into the builder, or refused() and nothing has changed. What the rules think of it is told there.
bool RosterDesk::takeIn(const QString& system, const json& roster, bool kept) {
    const json form = rosterForm(system);
    if (form.is_object() && isRoster(form, roster)) {
        take(system, roster, kept);
        return true;
    }
    emit refused(system.isEmpty() || form.is_object()
                     ? tr("This is no roster. Nothing has changed.")
                     : tr("This is a roster of %1, which has none here. Nothing has changed.").arg(system));
    return false;
}

bool RosterDesk::fromText(const QString& text) {
    const json file = json::parse(text.toStdString(), nullptr, false);
    const bool wrapped = file.is_object() && file.contains("roster");
    return takeIn(wrapped ? textAt(file, "system") : system_, wrapped ? file.at("roster") : file, false);
}

QString RosterDesk::exportFile(const QString& folder) {
    const QString path = fileFor(name(), QStringLiteral(".json"), folder);
    const bool written = isOpen() && safely([&] {
                             db::saveText(path.toStdString(), toText().toStdString());
                             return true;
                         });
    if (!written) return {};
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

QVariantMap RosterDesk::optionsOf(const QString& system, const QVariantMap& chosen) {
    const json form = rosterForm(system);
    if (!form.is_object() || chosen.isEmpty()) return {};
    json rosters = json::object();
    safely([&] {
        for (auto side = chosen.begin(); side != chosen.end(); ++side) {
            // One that is gone or torn stays null: the start then refuses, and no usual one steps in unseen.
            const auto kept = shelf_.find(side.value().toString());
            const json roster = kept ? json::parse(kept->text, nullptr, false) : json();
            rosters[side.key().toStdString()] = roster.is_discarded() ? json() : roster;
        }
        return true;
    });
    return toVariant(json{{form.at("option").get<std::string>(), rosters}}).toMap();
}

}  // namespace adjutant::companion
