// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/qml/paint/svg_path.hpp"

#include <QPointF>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace adjutant::look {
namespace {

constexpr double pi = std::numbers::pi;

struct Arc {
    double rx, ry, turn;  // turn in degrees
    bool large, sweep;
    QPointF to;
};

/// Appends the elliptical arc from the current point as cubic curves (SVG 1.1, F.6.5).
void appendArc(QPainterPath& path, const Arc& arc) {
    const QPointF from = path.currentPosition();
    if (from == arc.to) return;
    double rx = std::abs(arc.rx), ry = std::abs(arc.ry);
    if (rx == 0 || ry == 0) return path.lineTo(arc.to);

    const double phi = arc.turn * pi / 180;
    const double cosPhi = std::cos(phi), sinPhi = std::sin(phi);
    const QPointF half = (from - arc.to) / 2;
    const QPointF p(cosPhi * half.x() + sinPhi * half.y(), -sinPhi * half.x() + cosPhi * half.y());
    const double tooSmall = p.x() * p.x() / (rx * rx) + p.y() * p.y() / (ry * ry);
    if (tooSmall > 1) {
        rx *= std::sqrt(tooSmall);
        ry *= std::sqrt(tooSmall);
    }
    const double a = rx * rx * p.y() * p.y() + ry * ry * p.x() * p.x();
    const double scale =
        std::sqrt(std::max(0.0, (rx * rx * ry * ry - a) / a)) * (arc.large == arc.sweep ? -1 : 1);
    const QPointF c(scale * rx * p.y() / ry, -scale * ry * p.x() / rx);
    const double start = std::atan2((p.y() - c.y()) / ry, (p.x() - c.x()) / rx);
    double sweep = std::atan2((-p.y() - c.y()) / ry, (-p.x() - c.x()) / rx) - start;
    if (arc.sweep && sweep < 0) sweep += 2 * pi;
    if (!arc.sweep && sweep > 0) sweep -= 2 * pi;

    const QPointF middle = (from + arc.to) / 2;
    QTransform place;
    place.translate(middle.x(), middle.y());
    place.rotate(arc.turn);
    place.translate(c.x(), c.y());
    place.scale(rx, ry);

    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (pi / 2) - 1e-9)));
    const double step = sweep / pieces, reach = 4.0 / 3.0 * std::tan(step / 4);
    for (int i = 0; i < pieces; ++i) {
        const double t0 = start + i * step, t1 = t0 + step;
        const QPointF out(std::cos(t0) - reach * std::sin(t0), std::sin(t0) + reach * std::cos(t0));
        const QPointF in(std::cos(t1) + reach * std::sin(t1), std::sin(t1) - reach * std::cos(t1));
        const QPointF end = i + 1 == pieces ? arc.to : place.map(QPointF(std::cos(t1), std::sin(t1)));
        path.cubicTo(place.map(out), place.map(in), end);
    }
}

class Reader {
  public:
    explicit Reader(QStringView data) : data_(data) {}

    ReadPath read() {
        QChar command;
        while (skip(), at_ < data_.size()) {
            if (data_[at_].isLetter()) {
                command = data_[at_++];
            } else if (command.isNull() || command.toUpper() == u'Z') {
                return {path_, false};
            }
            if (!step(command)) return {path_, false};
            if (command == u'M') command = u'L';
            if (command == u'm') command = u'l';
        }
        return {path_, true};
    }

  private:
    void skip() {
        while (at_ < data_.size() && (data_[at_].isSpace() || data_[at_] == u',')) ++at_;
    }

    bool number(double& out) {
        skip();
        const qsizetype start = at_;
        if (at_ < data_.size() && (data_[at_] == u'-' || data_[at_] == u'+')) ++at_;
        bool dot = false, digits = false;
        for (; at_ < data_.size(); ++at_) {
            const QChar c = data_[at_];
            if (c >= u'0' && c <= u'9') {
                digits = true;
            } else if (c == u'.' && !dot) {
                dot = true;
            } else {
                break;
            }
        }
        if (!digits) return false;
        if (at_ < data_.size() && data_[at_].toLower() == u'e') {
            qsizetype end = at_ + 1;
            if (end < data_.size() && (data_[end] == u'-' || data_[end] == u'+')) ++end;
            if (end < data_.size() && data_[end].isDigit()) {
                while (end < data_.size() && data_[end].isDigit()) ++end;
                at_ = end;
            }
        }
        out = data_.mid(start, at_ - start).toDouble();
        return true;
    }

    /// The flags of an arc may stand without a space: "a5 5 0 016 0".
    bool flag(bool& out) {
        skip();
        if (at_ >= data_.size() || (data_[at_] != u'0' && data_[at_] != u'1')) return false;
        out = data_[at_++] == u'1';
        return true;
    }

    bool point(QPointF& out, bool relative) {
        double x = 0, y = 0;
        if (!number(x) || !number(y)) return false;
        out = QPointF(x, y) + (relative ? path_.currentPosition() : QPointF());
        return true;
    }

    bool step(QChar command) {
        const bool relative = command.isLower();
        const char16_t kind = command.toUpper().unicode();
        const QPointF now = path_.currentPosition();
        if (kind != u'M' && path_.elementCount() == 0) return false;
        if (kind != u'C' && kind != u'S' && kind != u'Q' && kind != u'T') handle_.reset();

        QPointF to, c1, c2;
        double value = 0;
        switch (kind) {
            case u'M':
                if (!point(to, relative)) return false;
                path_.moveTo(to);
                return true;
            case u'L':
                if (!point(to, relative)) return false;
                path_.lineTo(to);
                return true;
            case u'H':
                if (!number(value)) return false;
                path_.lineTo(relative ? now.x() + value : value, now.y());
                return true;
            case u'V':
                if (!number(value)) return false;
                path_.lineTo(now.x(), relative ? now.y() + value : value);
                return true;
            case u'C':
                if (!point(c1, relative) || !point(c2, relative) || !point(to, relative)) return false;
                return cubic(c1, c2, to);
            case u'S':
                c1 = mirrored(false);
                if (!point(c2, relative) || !point(to, relative)) return false;
                return cubic(c1, c2, to);
            case u'Q':
                if (!point(c1, relative) || !point(to, relative)) return false;
                return quad(c1, to);
            case u'T':
                c1 = mirrored(true);
                if (!point(to, relative)) return false;
                return quad(c1, to);
            case u'A': {
                Arc arc{};
                if (!number(arc.rx) || !number(arc.ry) || !number(arc.turn) || !flag(arc.large) ||
                    !flag(arc.sweep) || !point(arc.to, relative))
                    return false;
                appendArc(path_, arc);
                return true;
            }
            case u'Z':
                path_.closeSubpath();
                return true;
            default:
                return false;
        }
    }

    QPointF mirrored(bool ofQuad) const {
        const QPointF now = path_.currentPosition();
        return handle_ && handleIsQuad_ == ofQuad ? 2 * now - *handle_ : now;
    }

    bool cubic(QPointF c1, QPointF c2, QPointF to) {
        path_.cubicTo(c1, c2, to);
        handle_ = c2;
        handleIsQuad_ = false;
        return true;
    }

    bool quad(QPointF c, QPointF to) {
        path_.quadTo(c, to);
        handle_ = c;
        handleIsQuad_ = true;
        return true;
    }

    QStringView data_;
    qsizetype at_ = 0;
    QPainterPath path_;
    std::optional<QPointF> handle_;  // last control point, for the smooth commands
    bool handleIsQuad_ = false;
};

}  // namespace

ReadPath readSvgPath(const QString& data) { return Reader(data).read(); }

}  // namespace adjutant::look
