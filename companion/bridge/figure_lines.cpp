// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/figure_lines.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "companion/bridge/in_sentence.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

QVariantList asList(const std::vector<SideFigure>& sides) {
    QVariantList list;
    for (const SideFigure& side : sides) list.append(QVariant::fromValue(side));
    return list;
}

QString inWords(const GameFace& face, const json& kinds) {
    QStringList words;
    for (const json& kind : kinds.is_array() ? kinds : json::array())
        words << inSentence(face.word(text(kind)));
    return words.join(QStringLiteral(", "));
}

int numberOf(const json& sides, const std::string& side) {
    const json& value = under(sides, side);
    return value.is_number_integer() ? value.get<int>() : 0;
}

/// Whoever has most of it leads, unless all have as much.
void markLeaders(std::vector<SideFigure>& sides) {
    const auto [least, most] = std::ranges::minmax(sides, {}, &SideFigure::had);
    for (SideFigure& side : sides) side.leads = side.had == most.had && least.had < most.had;
}

FigureLines::Line lineOf(const TableView& view, const QString& kind, const QString& group,
                         const json& count) {
    const GameFace& face = view.look();
    const json& seating = under(view.state(), "seating");
    FigureLines::Line line{
        .group = group, .name = face.word(kind, textAt(count, "of")), .clause = textAt(count, "clause")};
    for (const json& seated : seating) {
        const QString id = text(seated);
        line.sides.push_back({});
        SideFigure& side = line.sides.back();
        side.colour = face.colour(id, seating);
        side.name = view.sideName(id);
        side.had = numberOf(under(count, "had"), id.toStdString());
        side.target = numberOf(under(count, "target"), id.toStdString());
        side.lacks = inWords(face, under(under(count, "lacks"), id.toStdString()));
    }
    if (line.sides.empty()) return line;
    markLeaders(line.sides);
    const int target = line.sides.front().target;
    if (std::ranges::all_of(line.sides, [&](const SideFigure& side) { return side.target == target; }))
        line.target = target;
    return line;
}

}  // namespace

void FigureLines::show(const TableView& view) {
    struct Group {
        const char* key;
        const char* kind;  ///< of its words in the face
        QString title;
    };
    const Group groups[]{{"goals", "goal", tr("Progress to victory")},
                         {"points", "point", tr("Points for")},
                         {"losses", "loss", tr("Lost so far")},
                         {"works", "work", tr("Works")}};
    std::vector<Line> lines;
    for (const Group& group : groups) {
        const json& counts = under(view.facts(), group.key);
        for (const json& count : counts.is_array() ? counts : json::array())
            lines.push_back(lineOf(view, QString::fromLatin1(group.kind), group.title, count));
    }
    if (lines == lines_) return;
    const bool sameRows = std::ranges::equal(lines, lines_, {}, &Line::name, &Line::name);
    if (sameRows) {
        lines_ = std::move(lines);
        if (!lines_.empty()) emit dataChanged(index(0), index(count() - 1));
    } else {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
    }
    emit changed();
}

QVariantList FigureLines::sides() const {
    return lines_.empty() ? QVariantList() : asList(lines_.front().sides);
}

int FigureLines::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant FigureLines::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Line& line = lines_[row];
    switch (role) {
        case groupRole:
            return line.group;
        case headsRole:
            return row == 0 || lines_[row - 1].group != line.group;
        case nameRole:
            return line.name;
        case clauseRole:
            return line.clause;
        case targetRole:
            return line.target;
        case sidesRole:
            return asList(line.sides);
        default:
            return {};
    }
}

QHash<int, QByteArray> FigureLines::roleNames() const {
    return {{groupRole, "group"},   {headsRole, "heads"},   {nameRole, "name"},
            {clauseRole, "clause"}, {targetRole, "target"}, {sidesRole, "sides"}};
}

}  // namespace adjutant::companion
