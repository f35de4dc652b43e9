// SPDX-License-Identifier: GPL-3.0-or-later
// A list of JSON objects, keyed by their `id`, as a model for QML. New rows are compared with the old ones:
// one dataChanged goes out for each row that differs, with the roles that differ, and rows come, go and move
// one by one. So a view keeps its delegates and its place.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QSet>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace adjutant::companion {

class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A list is made by what it is a list of")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Rises with every change: a binding that calls `at`, `find` or `rowOf` reads it first and so is told.
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged)

  public:
    /// `roles`: the keys of a row that delegates see; `id` is always one of them.
    explicit RowsModel(const QList<QByteArray>& roles, QObject* parent = nullptr);
    ~RowsModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return roles_; }
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int revision() const { return revision_; }

    /// The row as an object, empty when there is none.
    Q_INVOKABLE QVariantMap at(int row) const;
    Q_INVOKABLE QVariantMap find(const QString& id) const;
    /// -1 when there is no such row.
    Q_INVOKABLE int rowOf(const QString& id) const;

    /// Makes the rows these: a list of objects, each with an `id` of its own.
    void setRows(const nlohmann::json& rows);
    /// Adds rows at the end.
    void append(const nlohmann::json& rows);
    /// Changes some keys of one row, but not its `id`.
    void patch(const QString& id, const nlohmann::json& changes);

    [[nodiscard]] const nlohmann::json& rows() const { return *rows_; }

  signals:
    void countChanged();
    void revisionChanged();

  private:
    void replace(int row, const nlohmann::json& with);
    void tell(int row, const QSet<QByteArray>& keys);
    void insertNew(const nlohmann::json& rows, std::size_t at);
    void removeMissing(const nlohmann::json& rows);
    void reindex();
    void raise();

    QHash<int, QByteArray> roles_;
    std::unique_ptr<nlohmann::json> rows_;
    QHash<QString, int> places_;
    int revision_ = 0;
};

}  // namespace adjutant::companion
