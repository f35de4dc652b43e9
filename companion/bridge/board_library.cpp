// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's boards: documents of the campaign file, and files of JSON.
#include <QClipboard>
#include <QGuiApplication>
#include <nlohmann/json.hpp>

#include "companion/bridge/as_text.hpp"
#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/board_file.hpp"
#include "companion/bridge/guard.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/text_documents.hpp"
#include "db/text_file.hpp"
#include "engine/games.hpp"
#include "engine/words/wire.hpp"

namespace adjutant::companion {

using nlohmann::json;

QList<DrawnGame> BoardDesk::drawnGames() {
    QList<DrawnGame> list;
    for (const SystemEntry& entry : adjutant::systems()) {
        if (!entry.boards) continue;
        const QString id = QString::fromUtf8(entry.id);
        const GameFace& look = faceOf(id);
        list.append({id, QString::fromUtf8(entry.name), look.cover().emblem});
        const json palette = entry.boards->palette();
        for (const json& board : palette.at("boards"))
            list.last().boards.append({textAt(board, "id"), look.said(textAt(board, "name"))});
    }
    return list;
}

void BoardDesk::refresh() {
    json rows = json::array();
    safely([&] {
        for (const ShelvedText& kept : shelf_.all()) {
            const SystemEntry* entry = findSystem(kept.system);
            const auto board = readBoard(kept.text, kept.system);
            std::string problem = board.has_value() ? "" : asText(board.error().sentence).toStdString();
            if (board.has_value()) {
                const auto plan = entry->boards->plan(json::parse(board->drawing, nullptr, false));
                if (!plan.has_value()) problem = asText(plan.error().sentence).toStdString();
            }
            rows.push_back({{"id", kept.id},
                            {"name", kept.name},
                            {"system", kept.system},
                            {"systemName", entry == nullptr ? kept.system : std::string(entry->name)},
                            {"sign", faceOf(QString::fromStdString(kept.system)).cover().emblem},
                            {"ready", problem.empty()},
                            {"problem", problem}});
        }
        return true;
    });
    stale_ = false;
    library_.setRows(rows);
}

RowsModel* BoardDesk::library() {
    if (stale_) refresh();
    return &library_;
}

bool BoardDesk::save() {
    if (!isOpen()) return false;
    if (name().trimmed().isEmpty()) {
        emit refused(tr("Give the board a name first, then save it."));
        return false;
    }
    const bool kept = safely([&] {
        shelf_.keep({{}, std::string(entry_->id), name().toStdString(), toText().toStdString()},
                    keptAs_.toStdString());
        return true;
    });
    if (!kept) return false;
    keptAs_ = name();
    saved_ = true;
    refresh();
    emit changed();
    emit said(objection_.isEmpty() ? tr("%1 is saved in the campaign.").arg(name())
                                   : tr("%1 is saved as a draft. %2").arg(name(), objection_));
    return true;
}

bool BoardDesk::edit(const QString& id) {
    return safely([&] {
        const auto kept = shelf_.find(id);
        if (!kept) return false;
        const auto board = readBoard(kept->text, kept->system);
        if (board.has_value())
            return begin(board->system, json::parse(board->drawing), QString::fromStdString(kept->name));
        emit refused(asText(board.error().sentence));
        return false;
    });
}

bool BoardDesk::remove(const QString& id) {
    const QVariantMap row = library()->find(id);
    const bool gone = safely([&] { return shelf_.remove(id); });
    if (gone && keptAs_ == row.value("name").toString() && system() == row.value("system").toString()) {
        keptAs_.clear();  // what is in the editor stays, and can be kept again
        saved_ = false;
        emit changed();
    }
    refresh();
    return gone;
}

QVariantMap BoardDesk::optionsOf(const QString& id) {
    QVariantMap options;
    safely([&] {
        const auto kept = shelf_.find(id);
        if (!kept) return false;
        const auto board = readBoard(kept->text, kept->system);
        const auto plan = board.has_value()
                              ? findSystem(board->system)->boards->plan(json::parse(board->drawing))
                              : Expected<json>(tl::make_unexpected(board.error()));
        if (plan.has_value())
            options = toVariant(*plan).toMap();
        else
            emit refused(asText(plan.error().sentence));
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
        emit refused(asText(board.error().sentence));
        return false;
    }
    json drawing = json::parse(board->drawing);
    if (!board->name.empty()) drawing["name"] = board->name;
    return begin(board->system, drawing, {});
}

QString BoardDesk::exportFile(const QString& folder) {
    QString path = fileFor(name(), QStringLiteral(".json"), folder);
    const bool written = isOpen() && safely([&] {
                             db::saveText(path.toStdString(), toText().toStdString());
                             return true;
                         });
    if (!written) return {};
    emit said(tr("Written: %1").arg(path));
    return path;
}

bool BoardDesk::importFile(const QString& path) {
    return guarded([&] { return fromText(QString::fromStdString(textOf(path))); },
                   [this](const QString& sentence) { emit refused(sentence); });
}

QVariantList BoardDesk::files(const QString& folder) const {
    QList<FoundFile> list;
    for (const TextDocument& document : jsonDocuments(folder))
        if (const auto board = readBoard(document.text); board.has_value())
            list.append({document.path, QString::fromStdString(board->name)});
    return asVariants(list);
}

void BoardDesk::copy() const { QGuiApplication::clipboard()->setText(toText()); }
bool BoardDesk::paste() { return fromText(QGuiApplication::clipboard()->text()); }

}  // namespace adjutant::companion
