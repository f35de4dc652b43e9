// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/journal_model.hpp"

#include <algorithm>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/entry_row.hpp"

namespace adjutant::companion {
namespace {

constexpr int rowsKept = 500;  // some screens full
const QMetaObject& shape = LogEntry::staticMetaObject;

}  // namespace

JournalModel::JournalModel(const TableView& view, const ActNumbers& numbers, const GameHistory& history,
                           QObject* parent)
    : QAbstractListModel(parent), view_(view), numbers_(numbers), history_(history), rows_(rowsKept) {
    for (int at = 0; at < shape.propertyCount(); ++at)
        roles_.insert(Qt::UserRole + at, shape.property(at).name());
}

void JournalModel::follow(const Game* game, Seq here) {
    if (game != game_ || game == nullptr) {
        beginResetModel();
        game_ = game;
        retelling_ = game == nullptr ? nullptr : std::make_unique<Retelling>(*game);
        acts_.clear();
        counts_.clear();
        older_.clear();
        rows_.clear();
        here_ = 0;
        endResetModel();
        emit countChanged();
    }
    if (game == nullptr) return;
    const auto size = static_cast<std::size_t>(game->journal().size());
    std::vector<bool> counts = game->journal().inEffect();
    std::vector<bool> changed(size, false);
    for (std::size_t entry = 0; entry < counts_.size(); ++entry)
        changed[entry] = counts[entry] != counts_[entry];
    const auto touch = [&](Seq act) {
        if (act > 0 && act <= static_cast<Seq>(counts_.size()))
            changed[static_cast<std::size_t>(act - 1)] = true;
    };
    if (here != here_) {
        touch(here_);
        touch(here);
    }
    const auto touchOnlyIn = [&](const std::vector<OlderLine>& lines, const std::vector<OlderLine>& others) {
        for (const OlderLine& line : lines) {
            if (std::ranges::find(others, line) == others.end()) touch(line.leaves);
        }
    };
    touchOnlyIn(history_.older(), older_);
    touchOnlyIn(older_, history_.older());
    counts_ = std::move(counts);
    older_ = history_.older();
    here_ = here;
    appendNew(game->journal());
    announce(changed);
}

void JournalModel::appendNew(const Journal& journal) {
    std::vector<Seq> fresh;
    for (Seq seq = acts_.empty() ? 1 : acts_.back() + 1; seq <= journal.size(); ++seq) {
        if (journal.isAct(seq)) fresh.push_back(seq);
    }
    if (fresh.empty()) return;
    beginInsertRows({}, count(), count() + static_cast<int>(fresh.size()) - 1);
    acts_.insert(acts_.end(), fresh.begin(), fresh.end());
    endInsertRows();
    emit countChanged();
}

/// One signal for each run of rows that changed. `changed`: index seq - 1.
void JournalModel::announce(const std::vector<bool>& changed) {
    const QList<int> roles{roles_.key("undone"), roles_.key("older"), roles_.key("here")};
    int first = -1;
    for (int row = 0; row <= count(); ++row) {
        const bool differs =
            row < count() && changed[static_cast<std::size_t>(acts_[static_cast<std::size_t>(row)] - 1)];
        if (differs && first < 0) first = row;
        if (differs || first < 0) continue;
        emit dataChanged(index(first), index(row - 1), roles);
        first = -1;
    }
}

int JournalModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant JournalModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !roles_.contains(role)) return {};
    return value(acts_[static_cast<std::size_t>(index.row())], roles_.value(role));
}

LogEntry JournalModel::at(int row) const {
    if (row < 0 || row >= count()) return {};
    const Seq act = acts_[static_cast<std::size_t>(row)];
    LogEntry whole = entry(act);
    whole.undone = isUndone(act);
    whole.here = act == here_;
    whole.older = history_.olderFrom(act);
    return whole;
}

const LogEntry& JournalModel::entry(Seq act) const {
    if (!rows_.contains(act))  // the cache owns it
        rows_.insert(
            act, new LogEntry(entryRow(game_->journal().at(act), numbers_.of(act), view_, retelling_.get())));
    return *rows_.object(act);
}

QVariant JournalModel::value(Seq act, const QByteArray& role) const {
    if (role == "undone") return isUndone(act);
    if (role == "here") return act == here_;
    if (role == "older") return asVariants(history_.olderFrom(act));
    return shape.property(shape.indexOfProperty(role)).readOnGadget(&entry(act));
}

int JournalModel::rowOf(const QString& id) const {
    const Seq act = id.toLongLong();
    const auto found = std::ranges::lower_bound(acts_, act);
    return found == acts_.end() || *found != act ? -1 : static_cast<int>(found - acts_.begin());
}

}  // namespace adjutant::companion
