// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/table_audit.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

const QList<QByteArray> roles{"name", "side", "code", "sign", "number", "note"};

bool hasPlace(const json& piece) { return piece.contains("place") && piece.at("place").is_string(); }

/// Pieces in play wait beside the table when a flag says so that the look names, or when others have a place
/// and they have none. Where no piece has one, places are not kept at all.
class IsAside {
  public:
    IsAside(const json& pieces, const GameFace& look)
        : look_(look), placesAreKept_(std::any_of(pieces.begin(), pieces.end(), [](const json& piece) {
              return !piece.value("out", false) && hasPlace(piece);
          })) {}

    [[nodiscard]] bool operator()(const json& piece) const {
        return look_.standsAside(piece) || (placesAreKept_ && !hasPlace(piece));
    }

  private:
    const GameFace& look_;
    bool placesAreKept_;
};

/// "Reed", "Reed and Amos", "Reed, Amos and Cole", "Reed, Amos, Cole and 4 others".
QString listed(const RowsModel& rows) {
    constexpr int most = 6;
    QStringList names;
    for (int row = 0; row < rows.count() && names.size() < most; ++row)
        names << rows.at(row).value(QStringLiteral("name")).toString();
    const int others = rows.count() - static_cast<int>(names.size());
    if (others > 0) names << TableAudit::tr("%n others", "", others);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return TableAudit::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

QString ofAll(int all) {
    return all == 1 ? TableAudit::tr("The one piece in play is on the table")
                    : TableAudit::tr("All %1 pieces in play are on the table").arg(all);
}

QString ofStanding(const RowsModel& standing) {
    const QString names = listed(standing);
    return standing.count() == 1
               ? TableAudit::tr("%1 is out of play and still stands there: take it off.").arg(names)
               : TableAudit::tr("%1 are out of play and still stand there: take them off.").arg(names);
}

QString ofStrangers(qsizetype labels) {
    return TableAudit::tr("%n labels belong to no piece of this game.", "", static_cast<int>(labels));
}

}  // namespace

TableAudit::TableAudit(const TableController& table, QObject* parent)
    : QObject(parent), table_(table), missing_(roles), standing_(roles), present_(roles) {
    connect(&table_, &TableController::openChanged, this, &TableAudit::leave);
    connect(&table_.log(), &GameLog::journalChanged, this, [this] {
        if (stage_ != Stage::idle) refresh();
    });
}

void TableAudit::start() { enter(table_.isOpen() ? Stage::sweeping : Stage::idle); }

void TableAudit::leave() { enter(Stage::idle); }

void TableAudit::enter(Stage stage) {
    stage_ = stage;
    seen_.clear();
    strangers_.clear();
    refresh();
}

void TableAudit::finish() {
    if (stage_ != Stage::sweeping) return;
    stage_ = Stage::finished;
    emit changed();
}

void TableAudit::toggle(const QString& piece) {
    if (stage_ == Stage::idle) return;
    if (!seen_.remove(piece)) seen_.insert(piece);
    refresh();
}

void TableAudit::see(const QString& piece) {
    if (stage_ != Stage::sweeping || seen_.contains(piece)) return;
    if (!table_.view().isPiece(piece)) return seeStranger(piece);
    seen_.insert(piece);
    refresh();
    emit noticed(piece);
}

void TableAudit::seeStranger(const QString& code) {
    if (stage_ != Stage::sweeping || strangers_.contains(code)) return;
    strangers_.insert(code);
    emit changed();
}

void TableAudit::setLabelled(const QSet<QString>& pieces) {
    labelled_ = pieces;
    strangers_.clear();  // one of them may have just been given to a piece
    refresh();
}

void TableAudit::refresh() {
    json missing = json::array();
    json standing = json::array();
    json present = json::array();
    const TableView& view = table_.view();
    if (stage_ != Stage::idle && table_.isOpen() && view.state().contains("pieces")) {
        const json& pieces = view.state().at("pieces");
        const IsAside isAside(pieces, view.look());
        const json rows = view.pieceRows();
        for (const json& row : rows) {
            const QString id = textAt(row, "id");
            const bool out = row.at("out") == true;
            const bool seen = seen_.contains(id);
            if (!seen && (out || isAside(pieces.at(id.toStdString())))) continue;
            QStringList notes{textAt(row, "place")};
            if (!seen && !labelled_.contains(id)) notes << tr("no label bound");
            notes.removeAll(QString());
            json shown{{"note", notes.join(QStringLiteral(" · ")).toStdString()}};
            for (const char* key : {"id", "name", "side", "code", "sign", "number"}) shown[key] = row.at(key);
            (out ? standing : seen ? present : missing).push_back(shown);
        }
    }
    missing_.setRows(missing);
    standing_.setRows(standing);
    present_.setRows(present);
    emit changed();
}

QString TableAudit::sentence() const {
    if (stage_ == Stage::idle) return {};
    const bool nobodyStands = standing_.count() == 0;
    QStringList parts;
    if (expected() == 0)
        parts << tr("No piece of this game is in play.");
    else if (missing_.count() == 0)
        parts << (nobodyStands ? tr("%1, and none that should be gone.").arg(ofAll(expected()))
                               : ofAll(expected()) + '.');
    else if (stage_ == Stage::finished)
        parts << tr("%1 of %2 pieces were seen. Missing: %3.")
                     .arg(seen())
                     .arg(expected())
                     .arg(listed(missing_));
    else if (seen() == 0)
        parts << tr("Move the camera slowly over the whole table. Pieces that should be there: %1.")
                     .arg(expected());
    else
        parts << tr("%1 of %2 pieces seen so far.").arg(seen()).arg(expected());
    if (!nobodyStands) parts << ofStanding(standing_);
    if (!strangers_.isEmpty()) parts << ofStrangers(strangers_.size());
    return parts.join(' ');
}

}  // namespace adjutant::companion
