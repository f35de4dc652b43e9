// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/rows_model.hpp"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

namespace {

using adjutant::companion::RowsModel;
using nlohmann::json;

class Rows : public testing::Test {
  protected:
    Rows() { model.setRows(json::array({row("a", 1), row("b", 2), row("c", 3)})); }

    static json row(const std::string& id, int value) {
        return {{"id", id}, {"value", value}, {"list", json::array({1})}};
    }
    [[nodiscard]] QStringList ids() const {
        QStringList list;
        for (int i = 0; i < model.count(); ++i) list << model.at(i).value("id").toString();
        return list;
    }

    RowsModel model{{"value", "list"}};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy changed{&model, &RowsModel::dataChanged};
    QSignalSpy reset{&model, &RowsModel::modelReset};
};

TEST_F(Rows, SayNothingWhenNothingChanged) {
    model.setRows(model.rows());
    EXPECT_EQ(changed.count(), 0);
}

TEST_F(Rows, SayOneChangeWithTheRoleThatChanged) {
    model.setRows(json::array({row("a", 1), row("b", 9), row("c", 3)}));
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed.at(0).at(0).toModelIndex().row(), 1);
    const auto roles = changed.at(0).at(2).value<QList<int>>();
    ASSERT_EQ(roles.size(), 1);
    EXPECT_EQ(model.roleNames().value(roles.first()), "value");
    EXPECT_EQ(model.data(model.index(1), roles.first()).toInt(), 9);
}

TEST_F(Rows, NoticeAChangeInsideAList) {
    json rows = model.rows();
    rows[2]["list"] = {1, 2};
    model.setRows(rows);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed.at(0).at(0).toModelIndex().row(), 2);
}

TEST_F(Rows, ComeGoAndMoveOneByOne) {
    model.setRows(json::array({row("c", 3), row("d", 4), row("a", 1)}));
    EXPECT_EQ(ids(), QStringList({"c", "d", "a"}));
    EXPECT_EQ(model.rowOf("b"), -1);
    EXPECT_EQ(model.rowOf("a"), 2);
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(reset.count(), 0);
}

TEST_F(Rows, ComeAndGoTogetherWhereTheyStandTogether) {
    const QSignalSpy inserted(&model, &RowsModel::rowsInserted);
    const QSignalSpy removed(&model, &RowsModel::rowsRemoved);
    model.setRows(json::array({row("d", 4), row("e", 5), row("c", 3), row("f", 6)}));
    EXPECT_EQ(ids(), (QStringList{"d", "e", "c", "f"}));
    EXPECT_EQ(removed.count(), 1);
    EXPECT_EQ(inserted.count(), 2);
    EXPECT_EQ(model.find("f").value("value"), 6);
}

TEST_F(Rows, AreAppendedAndPatchedInPlace) {
    model.append(json::array({row("d", 4)}));
    model.patch("d", {{"value", 5}});
    EXPECT_EQ(model.find("d").value("value").toInt(), 5);
    EXPECT_EQ(changed.count(), 1);
}

TEST_F(Rows, TellOfAPatchOnlyWhatDiffers) {
    model.patch("b", {{"value", 2}, {"list", json::array({1, 2})}});
    ASSERT_EQ(changed.count(), 1);
    const auto roles = changed.at(0).at(2).value<QList<int>>();
    ASSERT_EQ(roles.size(), 1);
    EXPECT_EQ(model.roleNames().value(roles.first()), "list");
    model.patch("b", {{"value", 2}});
    EXPECT_EQ(changed.count(), 1) << "nothing differs";
}

TEST_F(Rows, HaveARevisionThatRisesWithEveryChangeAndWithNothingElse) {
    const QSignalSpy revised(&model, &RowsModel::revisionChanged);
    const int before = model.revision();
    model.setRows(model.rows());
    EXPECT_EQ(model.revision(), before);
    model.patch("b", {{"value", 9}});
    model.append(json::array({row("d", 4)}));
    model.setRows(json::array({row("d", 4), row("a", 1), row("b", 9), row("c", 3)}));
    model.setRows(json::array({row("d", 4)}));
    EXPECT_EQ(revised.count(), 4);
    EXPECT_EQ(model.revision(), before + 4);
}

TEST_F(Rows, AreEmptyWhenThereIsNoSuchRow) {
    EXPECT_TRUE(model.find("x").isEmpty());
    EXPECT_TRUE(model.at(-1).isEmpty());
    EXPECT_FALSE(model.data({}, Qt::UserRole).isValid());
}

}  // namespace
