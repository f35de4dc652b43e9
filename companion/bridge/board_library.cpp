// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's boards: documents of the campaign file, and files of JSON.
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSaveFile>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/board_file.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/clock.hpp"
#include "engine/core/wire.hpp"
#include "engine/systems.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

constexpr const char* kindPrefix = "board/";

/// A board's kind among the documents: one for each system, so that systems may use the same names.
std::string kindOf(const std::string& system) { return kindPrefix + system; }

QString documentsFolder(const QString& folder) {
    return folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : folder;
}

/// A name of a file without what file systems mind.
QString fileName(const QString& name) {
    QString safe;
    for (const QChar c : name) safe += c.isLetterOrNumber() || c == ' ' || c == '-' ? c : QChar('-');
    return safe.trimmed().isEmpty() ? QStringLiteral("board") : safe.trimmed();
}

}  // namespace

QVariantList BoardDesk::systems() const {
    QVariantList list;
    for (const SystemEntry& entry : adjutant::systems()) {
        if (!entry.boards) continue;
        const SystemLook look(QString::fromUtf8(entry.id));
        list.append(QVariantMap{{"id", QString::fromUtf8(entry.id)},
                                {"name", QString::fromUtf8(entry.name)},
                                {"sign", QString::fromStdString(look.data().value("emblem", "map"))},
                                {"boards", toVariant(entry.boards->palette().at("boards"))}});
    }
    return list;
}

void BoardDesk::refresh() {
    json rows = json::array();
    safely([&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign) return true;
        for (const db::Document& document : campaigns_.open()->documents(*campaign)) {
            if (document.kind.rfind(kindPrefix, 0) != 0) continue;
            const std::string system = document.kind.substr(std::string(kindPrefix).size());
            const SystemEntry* entry = findSystem(system);
            const auto board = readBoard(document.text, system);
            std::string problem = board.has_value() ? "" : board.error().sentence;
            if (board.has_value()) {
                const auto plan = entry->boards->plan(json::parse(board->drawing, nullptr, false));
                if (!plan.has_value()) problem = plan.error().sentence;
            }
            rows.push_back(
                {{"id", document.kind + '/' + document.name},
                 {"name", document.name},
                 {"system", system},
                 {"systemName", entry == nullptr ? system : std::string(entry->name)},
                 {"sign", SystemLook(QString::fromStdString(system)).data().value("emblem", "map")},
                 {"ready", problem.empty()},
                 {"problem", problem}});
        }
        return true;
    });
    library_.setRows(rows);
}

QVariantList BoardDesk::boardsOf(const QString& system) const {
    QVariantList list;
    for (int row = 0; row < library_.count(); ++row) {
        if (library_.at(row).value("system") == system) list.append(library_.at(row));
    }
    return list;
}

bool BoardDesk::save() {
    if (!isOpen()) return false;
    if (name().trimmed().isEmpty()) {
        emit refused(tr("The board has no name yet. Give it one, then it is kept."));
        return false;
    }
    const bool kept = safely([&] {
        db::CampaignFile* file = campaigns_.open();
        if (file == nullptr) throw std::runtime_error(campaigns_.problem().toStdString());
        const QString campaign = campaigns_.campaign();
        const std::string kind = kindOf(std::string(entry_->id));
        const json drawing = wire::write(sketch_.drawing());
        const auto plan = entry_->boards->plan(drawing);
        file->atomically([&] {
            auto id = campaigns_.campaignId();
            if (!id) id = file->addCampaign(campaign.toStdString(), utcNow());
            if (!keptAs_.isEmpty() && keptAs_ != name())
                file->removeDocument(*id, kind, keptAs_.toStdString());
            file->saveDocument(
                *id, {kind, name().toStdString(),
                      boardText(std::string(entry_->id), drawing, plan.has_value() ? *plan : json())});
        });
        return true;
    });
    if (!kept) return false;
    keptAs_ = name();
    saved_ = true;
    refresh();
    emit changed();
    emit said(objection_.isEmpty() ? tr("%1 is kept in the campaign.").arg(name())
                                   : tr("%1 is kept as a draft. %2").arg(name(), objection_));
    return true;
}

bool BoardDesk::edit(const QString& id) {
    const QVariantMap row = library_.find(id);
    bool done = false;
    safely([&] {
        const auto campaign = campaigns_.campaignId();
        const std::string system = row.value("system").toString().toStdString();
        const QString name = row.value("name").toString();
        if (!campaign || row.isEmpty()) return false;
        const auto document = campaigns_.open()->findDocument(*campaign, kindOf(system), name.toStdString());
        if (!document) return false;
        const auto board = readBoard(document->text, system);
        if (!board.has_value()) {
            emit refused(QString::fromStdString(board.error().sentence));
            return false;
        }
        return done = begin(board->system, json::parse(board->drawing), name);
    });
    return done;
}

bool BoardDesk::remove(const QString& id) {
    const QVariantMap row = library_.find(id);
    bool gone = false;
    safely([&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign || row.isEmpty()) return false;
        const std::string kind = kindOf(row.value("system").toString().toStdString());
        return gone = campaigns_.open()->removeDocument(*campaign, kind,
                                                        row.value("name").toString().toStdString());
    });
    if (gone && keptAs_ == row.value("name").toString() && system() == row.value("system").toString()) {
        keptAs_.clear();  // what is in the editor stays, and can be kept again
        saved_ = false;
        emit changed();
    }
    refresh();
    return gone;
}

QVariantMap BoardDesk::optionsOf(const QString& id) {
    const QVariantMap row = library_.find(id);
    QVariantMap options;
    safely([&] {
        const auto campaign = campaigns_.campaignId();
        if (!campaign || row.isEmpty()) return false;
        const std::string system = row.value("system").toString().toStdString();
        const auto document = campaigns_.open()->findDocument(*campaign, kindOf(system),
                                                              row.value("name").toString().toStdString());
        if (!document) return false;
        const auto board = readBoard(document->text, system);
        const auto plan = board.has_value() ? findSystem(system)->boards->plan(json::parse(board->drawing))
                                            : Expected<json>(tl::make_unexpected(board.error()));
        if (plan.has_value())
            options = toVariant(*plan).toMap();
        else
            emit refused(QString::fromStdString(plan.error().sentence));
        return true;
    });
    return options;
}

// -- JSON out and in

QString BoardDesk::toText() const {
    if (!isOpen()) return {};
    const json drawing = wire::write(sketch_.drawing());
    const auto plan = entry_->boards->plan(drawing);
    return QString::fromStdString(
        boardText(std::string(entry_->id), drawing, plan.has_value() ? *plan : json()));
}

bool BoardDesk::fromText(const QString& text) {
    const auto board = readBoard(text.toStdString(), system().toStdString());
    if (!board.has_value()) {
        emit refused(QString::fromStdString(board.error().sentence));
        return false;
    }
    json drawing = json::parse(board->drawing);
    if (!board->name.empty()) drawing["name"] = board->name;
    return begin(board->system, drawing, {});
}

QString BoardDesk::exportFile(const QString& folder) {
    QString path;
    if (!isOpen()) return path;
    safely([&] {
        const QDir documents(documentsFolder(folder));
        documents.mkpath(QStringLiteral("."));
        path = documents.filePath(fileName(name()) + QStringLiteral(".json"));
        QSaveFile file(path);
        const QByteArray text = toText().toUtf8();
        if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return true;
        const QString why = file.errorString();
        throw std::runtime_error(
            tr("The board could not be written to %1: %2. It is still in the editor; choose another place.")
                .arg(std::exchange(path, QString()), why)
                .toStdString());
    });
    if (!path.isEmpty()) emit said(tr("Written: %1").arg(path));
    return path;
}

bool BoardDesk::importFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        emit refused(tr("%1 cannot be read: %2.").arg(path, file.errorString()));
        return false;
    }
    constexpr qint64 most = 4 << 20;
    return fromText(QString::fromUtf8(file.read(most + 1)));
}

QVariantList BoardDesk::files(const QString& folder) const {
    QVariantList list;
    const QDir documents(documentsFolder(folder));
    for (const QFileInfo& found :
         documents.entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        QFile file(found.filePath());
        constexpr qint64 most = 4 << 20;
        if (found.size() > most || !file.open(QIODevice::ReadOnly)) continue;
        const auto board = readBoard(file.readAll().toStdString());
        if (board.has_value())
            list.append(QVariantMap{{"path", found.filePath()},
                                    {"name", QString::fromStdString(board->name)},
                                    {"system", QString::fromStdString(board->system)}});
    }
    return list;
}

void BoardDesk::copy() const { QGuiApplication::clipboard()->setText(toText()); }
bool BoardDesk::paste() { return fromText(QGuiApplication::clipboard()->text()); }

}  // namespace adjutant::companion
