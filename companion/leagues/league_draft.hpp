// SPDX-License-Identifier: GPL-3.0-or-later
// A league while it is put together: the usual one stands there from the start.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/named_choice.hpp"
#include "league/rules.hpp"

namespace adjutant::companion {

struct DraftTieBreak {
    Q_GADGET
    QML_VALUE_TYPE(draftTieBreak)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int place MEMBER place)  ///< from 1; 0: it does not count

  public:
    QString id{}, name{};
    int place = 0;
    bool operator==(const DraftTieBreak&) const = default;
};

/// What a bonus may be for in the games of one system.
struct BonusFigures {
    Q_GADGET
    QML_VALUE_TYPE(bonusFigures)
    Q_PROPERTY(QString system MEMBER system)          ///< its name
    Q_PROPERTY(QVariantList choices READ choiceList)  ///< a namedChoice each

  public:
    [[nodiscard]] QVariantList choiceList() const { return asVariants(choices); }

    QString system{};
    QList<NamedChoice> choices{};
    bool operator==(const BonusFigures&) const = default;
};

class LeagueDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)    ///< "swiss", "round-robin", "ladder"
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)  ///< 0: as many as are paired
    Q_PROPERTY(int win READ win WRITE setWin NOTIFY changed)
    Q_PROPERTY(int draw READ draw WRITE setDraw NOTIFY changed)
    Q_PROPERTY(int loss READ loss WRITE setLoss NOTIFY changed)
    Q_PROPERTY(bool clubsApart READ clubsApart WRITE setClubsApart NOTIFY changed)
    /// A draftTieBreak each: those that count, in their order, then the others.
    Q_PROPERTY(QVariantList tieBreaks READ tieBreakList NOTIFY changed)
    Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)  ///< a namedChoice each
    /// So many rounds are a season; 0: all rounds are one.
    Q_PROPERTY(int seasonRounds READ seasonRounds WRITE setSeasonRounds NOTIFY changed)
    /// What brings points besides, as sentences.
    Q_PROPERTY(QStringList bonuses READ bonuses NOTIFY changed)
    /// What they may be for, a bonusFigures each; first, of no system, the score.
    Q_PROPERTY(QVariantList figures READ figures CONSTANT)

  public:
    explicit LeagueDraft(QObject* parent = nullptr) : QObject(parent) {}

    /// Puts it last, or leaves it out.
    Q_INVOKABLE void switchTieBreak(const QString& id);
    /// A place further up.
    Q_INVOKABLE void raise(const QString& id);
    /// For each side that has at least so much of a figure; `of` is "win", "draw", "loss", or empty for any.
    Q_INVOKABLE void addBonus(const QString& figure, int least, int points, const QString& of);
    Q_INVOKABLE void removeBonus(int index);
    /// As it was first.
    Q_INVOKABLE void reset();
    /// False where it cannot be made; the league's desk has told why.
    Q_INVOKABLE bool make();

    [[nodiscard]] QString kind() const;
    void setKind(const QString& kind);
    [[nodiscard]] int rounds() const { return rules_.rounds.value_or(0); }
    void setRounds(int rounds);
    [[nodiscard]] int win() const { return numberOf(rules_.points.win); }
    void setWin(int points);
    [[nodiscard]] int draw() const { return numberOf(rules_.points.draw); }
    void setDraw(int points);
    [[nodiscard]] int loss() const { return numberOf(rules_.points.loss); }
    void setLoss(int points);
    [[nodiscard]] bool clubsApart() const { return rules_.avoidClub; }
    void setClubsApart(bool apart);
    [[nodiscard]] QVariantList tieBreakList() const { return asVariants(tieBreaks()); }
    [[nodiscard]] QList<DraftTieBreak> tieBreaks() const;
    [[nodiscard]] static QVariantList kinds();
    [[nodiscard]] int seasonRounds() const { return seasonRounds_; }
    void setSeasonRounds(int rounds);
    [[nodiscard]] QStringList bonuses() const;
    [[nodiscard]] static QVariantList figures();
    [[nodiscard]] league::Rules rules() const;

  signals:
    void changed();

  private:
    [[nodiscard]] static int numberOf(const league::Fraction& points);

    league::Rules rules_;
    int seasonRounds_ = 0;
};

}  // namespace adjutant::companion
