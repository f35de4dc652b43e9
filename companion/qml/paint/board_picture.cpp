// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/board_picture.hpp"

#include <QAbstractItemModel>
#include <QImage>
#include <QPainter>

#include "companion/qml/paint/board_sheet.hpp"

namespace adjutant::look {
namespace {

QList<qreal> dashOf(const QVariant& lengths) {
    QList<qreal> dash;
    for (const QVariant& length : lengths.toList()) dash.append(length.toReal());
    return dash;
}

/// All lines of one kind in one path, in the order in which kinds first come.
std::vector<BoardStroke> strokesOf(Grid grid, const QVariantList& lines, const Centres& centres,
                                   const QVariantMap& styles) {
    QStringList kinds;
    std::vector<BoardStroke> strokes;
    for (const QVariant& row : lines) {
        const QVariantMap line = plainOf(row).toMap();
        const QString kind = line.value("kind").toString();
        qsizetype at = kinds.indexOf(kind);
        if (at < 0) {
            at = kinds.size();
            kinds << kind;
            const QVariantMap style = styles.value(styles.contains(kind) ? kind : "link").toMap();
            strokes.push_back({{},
                               colourOf(style.value("color")),
                               style.value("width").toReal(),
                               dashOf(style.value("dash"))});
        }
        strokes[static_cast<std::size_t>(at)].path.addPath(lineOf(grid, line, centres));
    }
    return strokes;
}

/// The shapes that hold the places of one region together: a soft hull around them.
std::vector<BoardStroke> hullsOf(const QVariantList& regions, const Centres& centres,
                                 const QVariantMap& tints) {
    std::vector<BoardStroke> hulls;
    for (const QVariant& row : regions) {
        const QVariantMap region = plainOf(row).toMap();
        QList<QPointF> points;
        for (const QVariant& id : region.value("ids").toList()) {
            if (const auto at = centres.find(id.toString()); at != centres.end()) points.append(*at);
        }
        const QList<QPointF> corners = hullOf(points);
        if (corners.isEmpty()) continue;
        BoardStroke hull;
        const QString tint = region.value("tint", "hex").toString();
        hull.colour = tints.value(tints.contains(tint) ? tint : "hex").value<QColor>();
        hull.path.moveTo(corners.first());
        for (qsizetype i = 1; i < corners.size(); ++i) hull.path.lineTo(corners[i]);
        if (corners.size() > 1)
            hull.path.closeSubpath();
        else
            hull.path.lineTo(corners.first() + QPointF(0.002, 0));  // a dot
        hulls.push_back(hull);
    }
    return hulls;
}

}  // namespace

BoardPicture::BoardPicture(QQuickItem* parent)
    : QQuickItem(parent),
      ground_(new BoardSheet(
          this, [this](QPainter& painter, const QRectF& seen) { scene_.paintGround(painter, seen); })),
      marks_(new BoardSheet(
          this, [this](QPainter& painter, const QRectF& seen) { scene_.paintMarks(painter, seen); })) {
    connect(this, &BoardPicture::cellsGiven, this, &BoardPicture::watchCells);
    connect(this, &BoardPicture::groundGiven, this, &BoardPicture::groundChanged);
    connect(this, &BoardPicture::marksGiven, this, &BoardPicture::marksChanged);
}
BoardPicture::~BoardPicture() = default;

void BoardPicture::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    ground_->setSize(now.size());
    marks_->setSize(now.size());
}

QVariantList BoardPicture::printed() const {
    QVariantList list;
    QImage paper(1, 1, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&paper);
    BoardScene read = scene_;
    read.ink.told = [&](const QString& words, const QRectF& box) {
        if (box.intersects(boundingRect())) list.append(QVariantMap{{"text", words}, {"box", box}});
    };
    read.paintMarks(painter, boundingRect());
    return list;
}

void BoardPicture::watchCells() {
    auto* model = qobject_cast<QAbstractItemModel*>(cells_.value<QObject*>());
    if (model == nullptr || model != model_) {
        if (model_) disconnect(model_, nullptr, this, nullptr);
        model_ = model;
        roles_.reset();
        if (model_) {
            roles_ = std::make_unique<BoardRoles>(*model_);
            connect(model_, &QAbstractItemModel::dataChanged, this,
                    [this](const QModelIndex& first, const QModelIndex& last) {
                        readRows(first.row(), last.row());
                    });
            for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
                connect(model_, signal, this, &BoardPicture::readAll);
            connect(model_, &QAbstractItemModel::rowsMoved, this, &BoardPicture::readAll);
            connect(model_, &QAbstractItemModel::modelReset, this, &BoardPicture::readAll);
        }
    }
    readAll();
}

void BoardPicture::readAll() {
    std::vector<BoardCell> now;
    if (model_) {
        for (int row = 0; row < model_->rowCount(); ++row) now.push_back(roles_->read(*model_, row));
    } else {
        for (const QVariant& row : plainOf(cells_).toList()) now.push_back(cellOf(plainOf(row).toMap()));
    }
    const bool sameGround =
        now.size() == read_.size() &&
        std::equal(now.begin(), now.end(), read_.begin(),
                   [](const BoardCell& a, const BoardCell& b) { return a.id == b.id && a.hasGroundOf(b); });
    if (sameGround && now == read_) return;
    read_ = std::move(now);
    if (sameGround)
        marksChanged();
    else
        groundChanged();
}

void BoardPicture::readRows(int first, int last) {
    for (int row = first; row <= last && static_cast<std::size_t>(row) < read_.size(); ++row) {
        BoardCell& was = read_[static_cast<std::size_t>(row)];
        BoardCell now = roles_->read(*model_, row);
        if (now == was) continue;
        if (now.hasGroundOf(was))
            marksChanged();
        else
            groundChanged();
        was = std::move(now);
    }
}

void BoardPicture::groundChanged() {
    groundStale_ = true;
    marksChanged();
}

void BoardPicture::marksChanged() {
    marksStale_ = true;
    polish();
}

void BoardPicture::updatePolish() {
    if (groundStale_) layOut();
    if (marksStale_) place();
    if (groundStale_) ground_->repaint();
    if (marksStale_) marks_->repaint();
    groundStale_ = false;
    marksStale_ = false;
}

/// What a touch does not change.
void BoardPicture::layOut() {
    scene_.grid = gridOf(grid_);
    scene_.radius = radius_;
    scene_.origin = origin_ - eye_;
    scene_.kinds = kinds_;
    scene_.ink = BoardInk(look_, sides_);
    scene_.centres.clear();
    for (auto centre = centres_.begin(); centre != centres_.end(); ++centre)
        scene_.centres.insert(centre.key(), centre->toPointF());
    scene_.regions = hullsOf(regions_, scene_.centres, tints_);
    scene_.lines = strokesOf(scene_.grid, lines_, scene_.centres, lineStyles_);
}

/// Everything on the cells.
void BoardPicture::place() {
    scene_.numberInCorner = numberInCorner_;
    scene_.overview = overview_;
    scene_.pieceShare = pieceShare_;
    scene_.field.clear();
    for (const QString& id : field_) {
        if (const auto centre = scene_.centres.find(id); centre != scene_.centres.end())
            scene_.field.append(*centre);
    }
    scene_.cells.clear();
    for (const BoardCell& cell : read_) {
        const auto centre = scene_.centres.find(cell.id);
        if (centre == scene_.centres.end()) continue;
        scene_.cells.push_back({cell, *centre, occupied_.value(cell.id).toInt() > 0, cell.id == cursor_, {}});
    }
    scene_.placeNames();
}

}  // namespace adjutant::look
