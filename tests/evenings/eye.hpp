// SPDX-License-Identifier: GPL-3.0-or-later
// The eye of the hand that plays evenings: what a person sees in the window, read from the accessibility
// tree: role, name, state and place of everything that is shown, and where a finger would meet it.
#pragma once

#include <QAccessible>
#include <QList>
#include <QPoint>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QString>
#include <functional>
#include <optional>

namespace adjutant::evenings {

/// One thing that is shown.
struct Seen {
    QString name;
    QString said;  ///< its description
    QAccessible::Role role = QAccessible::NoRole;
    QRectF whole;   ///< all of it, in the window
    QRectF inView;  ///< what neither the window nor a scrolling view cuts off; empty when nothing is left
    bool enabled = true;
    bool checked = false;
    bool focused = false;
    QPointer<QQuickItem> item;
    QString called{};  ///< what the item was called inside the app; a seat of the bar by its offer

    [[nodiscard]] bool isPressable() const;
    /// One of several values or a fact, not an act.
    [[nodiscard]] bool isChoice() const;
    /// The name up to the first comma: what it is, without how it stands.
    [[nodiscard]] QString head() const;
    [[nodiscard]] bool isChosen() const;
};

class Scene {
  public:
    QList<Seen> all;
    QList<Seen> print;  ///< the words that are printed, headings among them

    /// Those that can be pressed and whose name begins with these words.
    [[nodiscard]] QList<const Seen*> pressables(const QString& words) const;
    /// The sheet that lies on top; null when none is open.
    [[nodiscard]] const Seen* sheet() const;
    [[nodiscard]] QList<const Seen*> where(const std::function<bool(const Seen&)>& fits) const;
    bool operator==(const Scene& other) const;
};

/// Does this name begin with these words, as whole words, whatever their case?
[[nodiscard]] bool beginsWith(const QString& name, const QString& words);
/// The number that a stepper shows: "Soldiers: 18, as far as is known" is 18.
[[nodiscard]] std::optional<int> numberIn(const QString& name, const QString& title);
[[nodiscard]] bool holdsWords(const QString& name, const QString& words);

class Eye {
  public:
    explicit Eye(QQuickWindow& window) : window_(window) {}

    [[nodiscard]] Scene look() const;
    /// Waits until nothing changes any more, at most this long; what is seen then.
    Scene settled(int atMost = 4000) const;
    /// Where a finger meets it: a point of it that nothing above covers. None when it is covered or out of
    /// view.
    [[nodiscard]] std::optional<QPoint> reach(const Seen& seen) const;
    /// The same thing as it is seen now; nothing of it is in view when it is gone.
    [[nodiscard]] Seen again(const Seen& seen) const;
    /// What is seen of an item: neither the window nor what holds it cuts it off.
    [[nodiscard]] QRectF shownOf(const QQuickItem& item) const;
    /// From where to where to drag so that a scrolling view goes `by`, as far as one drag can.
    [[nodiscard]] std::optional<std::pair<QPoint, QPoint>> hold(const QQuickItem& view, QPointF by) const;
    /// The topmost thing that takes touches at this point.
    [[nodiscard]] QQuickItem* topmostAt(QPointF point) const;
    [[nodiscard]] QQuickWindow& window() const { return window_; }

  private:
    QQuickWindow& window_;
};

}  // namespace adjutant::evenings
