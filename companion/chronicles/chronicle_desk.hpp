// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle of the chosen campaign as its page shows it: who is in it and has what, from which lines of
// which games; and what can be written. Every act is an entry of its journal (companion/chronicle_book.hpp).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>
#include <functional>
#include <memory>
#include <vector>

#include "companion/bridge/rows_model.hpp"

namespace adjutant::db {
class CampaignFile;
}

namespace adjutant::companion {

class CampaignsController;
class ChronicleBook;
class TableController;
struct LeftEntry;

class ChronicleDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Chronicle)
    QML_SINGLETON
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(bool hasLeague READ hasLeague NOTIFY changed)  ///< then the campaign cannot be linked
    /// {id, head, kind, name, note, figures, out}: each roster or side before its members.
    Q_PROPERTY(adjutant::companion::RowsModel* who READ who CONSTANT)
    /// What the shown one has, and from where: {id, entry, label, figure, text, note}.
    Q_PROPERTY(adjutant::companion::RowsModel* figures READ figures CONSTANT)
    /// {id, text, note, undone, first, game, line}, the last entry first.
    Q_PROPERTY(adjutant::companion::RowsModel* log READ log CONSTANT)
    /// What the game that was asked about leaves: {id, text, note, counts, canChoose, choice}.
    Q_PROPERTY(adjutant::companion::RowsModel* left READ left CONSTANT)
    Q_PROPERTY(int leftCount READ leftCount NOTIFY leftChanged)  ///< entries that one touch writes
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)   ///< counts that are kept: a namedChoice each
    Q_PROPERTY(QVariantList everybody READ everybody NOTIFY changed)  ///< rosters and sides: likewise
    Q_PROPERTY(QString shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(bool shownHead READ isShownHead NOTIFY shownChanged)  ///< a roster or a side, no member of one
    Q_PROPERTY(QString shownName READ shownName NOTIFY shownChanged)
    Q_PROPERTY(QString said READ said NOTIFY saidChanged)  ///< what was written last

  public:
    ChronicleDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    ~ChronicleDesk() override;
    static ChronicleDesk* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void refresh();
    /// Whose figures are shown: "2.1".
    Q_INVOKABLE void show(const QString& whose);

    Q_INVOKABLE bool begin();
    Q_INVOKABLE bool keep(const QString& field);
    Q_INVOKABLE bool enrol(const QString& name, bool side);
    Q_INVOKABLE bool join(const QString& whose, const QString& name);
    Q_INVOKABLE bool carry(const QString& whose, const QString& field, int by);
    Q_INVOKABLE bool transfer(const QString& field, int amount, const QString& from, const QString& to);
    Q_INVOKABLE bool correct(const QString& whose, const QString& field, int value, const QString& reason);
    Q_INVOKABLE bool note(const QString& whose, const QString& text);
    Q_INVOKABLE bool undo(const QString& entry, const QString& reason);
    [[nodiscard]] Q_INVOKABLE int countOf(const QString& whose, const QString& field) const;
    /// Opens the game that an entry comes from and looks at its line. False when it is not there any more.
    Q_INVOKABLE bool openLine(const QString& entry);

    /// The name of a roster and of those who are out of it, as Rosters.muster takes them.
    [[nodiscard]] Q_INVOKABLE QString rosterOf(const QString& whose) const;
    [[nodiscard]] Q_INVOKABLE QStringList outOf(const QString& whose) const;

    /// Reads what the game leaves.
    void askAbout(const QString& game);
    /// The next of: as the system says, hurt, nothing.
    Q_INVOKABLE void choose(const QString& left);
    /// All of it, in one commit.
    Q_INVOKABLE bool takeLeft();

    [[nodiscard]] bool exists() const;
    [[nodiscard]] bool hasLeague() const;
    [[nodiscard]] RowsModel* who() { return &who_; }
    [[nodiscard]] RowsModel* figures() { return &figures_; }
    [[nodiscard]] RowsModel* log() { return &log_; }
    [[nodiscard]] RowsModel* left() { return &leftRows_; }
    [[nodiscard]] int leftCount() const;
    [[nodiscard]] QVariantList fields() const;
    [[nodiscard]] QVariantList everybody() const;
    [[nodiscard]] const QString& shown() const { return shown_; }
    [[nodiscard]] bool isShownHead() const;
    [[nodiscard]] QString shownName() const;
    [[nodiscard]] const QString& said() const { return said_; }

  signals:
    void changed();
    void shownChanged();
    void leftChanged();
    void saidChanged();
    void failed(const QString& sentence);

  private:
    using Work = std::function<void(db::CampaignFile&, ChronicleBook&)>;
    bool act(const Work& work);
    void say(const QString& sentence);
    void showFigures();
    void showLeft();

    CampaignsController& campaigns_;
    TableController& table_;
    std::unique_ptr<ChronicleBook> book_;
    std::vector<LeftEntry> left_;
    std::vector<std::string> choices_;
    QString shown_, said_;
    RowsModel who_, figures_, log_, leftRows_;
};

}  // namespace adjutant::companion
