// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/clause_list.hpp"

#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>
#include <utility>

namespace adjutant::companion {
namespace {

constexpr int startLength = 90;  ///< characters

QString asWords(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

/// The words of the ledger's Markdown, tables and all. Font and size are the screen's.
QString richOf(QTextDocument& words, const QStringList& found) {
    QTextCharFormat setOff;
    setOff.setFontWeight(QFont::Bold);
    setOff.setFontUnderline(true);
    for (const QString& word : found) {
        for (QTextCursor at = words.find(word); !at.isNull(); at = words.find(word, at))
            at.mergeCharFormat(setOff);
    }
    static const QRegularExpression bodyStyle(QStringLiteral("<body style=\"[^\"]*\">"));
    return words.toHtml().replace(bodyStyle, QStringLiteral("<body>"));
}

/// The beginning of it, cut between two words.
QString startOf(const QString& plain) {
    QString line = plain.simplified();
    if (line.size() <= startLength) return line;
    const auto space = line.lastIndexOf(' ', startLength);
    return line.left(space > 0 ? space : startLength) + QStringLiteral("\u00A0…");
}

}  // namespace

ShownClause shown(const Clause* clause, const QStringList& found) {
    if (clause == nullptr) return {};
    QTextDocument words;
    words.setMarkdown(asWords(clause->text));
    const QString plain = words.toPlainText();
    return {.clause = asWords(clause->id),
            .chapter = asWords(clause->chapter),
            .source = asWords(clause->tag),
            .words = richOf(words, found),
            .plain = plain,
            .start = startOf(plain),
            .left = asWords(clause->leftToPeople)};
}

void ClauseList::show(std::vector<const Clause*> clauses, const QStringList& found) {
    if (clauses == clauses_ && found == found_) return;
    beginResetModel();
    clauses_ = std::move(clauses);
    found_ = found;
    endResetModel();
    emit changed();
}

int ClauseList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ClauseList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Clause* clause = clauses_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case clauseRole:
            return asWords(clause->id);
        case chapterRole:
            return asWords(clause->chapter);
        case sourceRole:
            return asWords(clause->tag);
        case wordsRole:
            return shown(clause, found_).words;
        case plainRole:
            return shown(clause).plain;
        case startRole:
            return shown(clause).start;
        case headsRole:
            return index.row() == 0 ||
                   clauses_[static_cast<std::size_t>(index.row()) - 1]->chapter != clause->chapter;
        default:
            return {};
    }
}

QHash<int, QByteArray> ClauseList::roleNames() const {
    return {{clauseRole, "clause"}, {chapterRole, "chapter"}, {sourceRole, "source"}, {wordsRole, "words"},
            {plainRole, "plain"},   {startRole, "start"},     {headsRole, "heads"}};
}

}  // namespace adjutant::companion
