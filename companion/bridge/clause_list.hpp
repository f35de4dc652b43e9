// SPDX-License-Identifier: GPL-3.0-or-later
// Clauses of a ledger as a list for screens, in its order: the id, the chapter and whether it is the first of
// it here, whose word it is, and the text as rich text with the words that were searched for set off.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>
#include <vector>

#include "engine/words/ledger.hpp"

namespace adjutant::companion {

/// A clause as it is read.
struct ShownClause {
    Q_GADGET
    QML_VALUE_TYPE(shownClause)
    Q_PROPERTY(QString clause MEMBER clause)    ///< "L61-COMBAT-05"; empty: there is none
    Q_PROPERTY(QString chapter MEMBER chapter)  ///< the heading that it stands under
    Q_PROPERTY(QString source MEMBER source)    ///< "book", or "house" where the project decided
    Q_PROPERTY(QString words MEMBER words)      ///< rich text
    Q_PROPERTY(QString plain MEMBER plain)      ///< the same without marks, as it is spoken
    Q_PROPERTY(QString start MEMBER start)      ///< how it begins, to know it by
    Q_PROPERTY(QString left MEMBER left)        ///< why the program leaves it to people; mostly empty

  public:
    QString clause{}, chapter{}, source{}, words{}, plain{}, start{}, left{};
    bool operator==(const ShownClause&) const = default;
};

/// `found`: words to set off. No clause for null.
[[nodiscard]] ShownClause shown(const Clause* clause, const QStringList& found = {});

class ClauseList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("They are lists of Rules")
    Q_PROPERTY(int count READ count NOTIFY changed)

  public:
    explicit ClauseList(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void show(std::vector<const Clause*> clauses, const QStringList& found = {});
    [[nodiscard]] int count() const { return static_cast<int>(clauses_.size()); }
    [[nodiscard]] const std::vector<const Clause*>& clauses() const { return clauses_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  signals:
    void changed();

  private:
    enum Role {
        clauseRole = Qt::UserRole,
        chapterRole,
        sourceRole,
        wordsRole,
        plainRole,
        startRole,
        headsRole
    };

    std::vector<const Clause*> clauses_;
    QStringList found_;
};

}  // namespace adjutant::companion
