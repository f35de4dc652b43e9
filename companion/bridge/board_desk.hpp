// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of boards and the campaign's library of them, as QML sees them: what is painted, with what,
// whether the rules can use it. It knows no system: palette, drawing and refusal are the engine's answers.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>
#include <functional>
#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/board_brushes.hpp"
#include "companion/bridge/board_drawn.hpp"
#include "companion/bridge/board_sketch.hpp"
#include "companion/bridge/campaign_shelf.hpp"
#include "companion/bridge/rows_model.hpp"
#include "companion/games/face.hpp"

namespace adjutant {
struct SystemEntry;
}

namespace adjutant::companion {

class CampaignsController;
class TableController;

class BoardDesk : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Boards)
    QML_SINGLETON
    /// The boards of the campaign: [{id, name, system, systemName, sign, ready, problem}]
    Q_PROPERTY(adjutant::companion::RowsModel* library READ library CONSTANT)
    Q_PROPERTY(QVariantList systems READ systemList CONSTANT)  ///< a drawnGame each

    // The board in the editor.
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(QString system READ system NOTIFY opened)
    Q_PROPERTY(QString systemName READ systemName NOTIFY opened)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(adjutant::companion::BoardDrawn* drawn READ drawn CONSTANT)  ///< as it is shown
    Q_PROPERTY(adjutant::companion::BoardBrushes* brushes READ brushes CONSTANT)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool saved READ isSaved NOTIFY changed)
    /// Why the rules cannot use it as it is, in a sentence; empty when they can.
    Q_PROPERTY(QString objection READ objection NOTIFY changed)

  public:
    using json = nlohmann::json;

    BoardDesk(CampaignsController& campaigns, TableController& table, QObject* parent);
    ~BoardDesk() override;
    static BoardDesk* create(QQmlEngine* engine, QJSEngine*);

    // -- the editor
    Q_INVOKABLE bool beginBlank(const QString& system);
    Q_INVOKABLE bool beginReady(const QString& system, const QString& board);
    Q_INVOKABLE bool edit(const QString& id);  ///< one of the library
    Q_INVOKABLE void press(const QString& cell);
    Q_INVOKABLE void drag(const QString& cell);
    Q_INVOKABLE void release();
    Q_INVOKABLE void touch(const QString& cell);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE QString nameCell(const QString& id,
                                 const QString& name);  ///< its id, which may follow the name
    Q_INVOKABLE void setNumber(const QString& id, const QString& field, int number);
    Q_INVOKABLE void nameLine(const QString& a, const QString& b, const QString& name);
    Q_INVOKABLE QString addCell(const QString& name, double x, double y);
    Q_INVOKABLE void moveCell(const QString& id, double x, double y);
    Q_INVOKABLE void chooseRegion(const QString& id);
    Q_INVOKABLE void addRegion(const QString& name);
    Q_INVOKABLE void nameRegion(const QString& id, const QString& name);
    Q_INVOKABLE void setRegionNumber(const QString& id, const QString& field, int number);
    Q_INVOKABLE void dropRegion(const QString& id);
    Q_INVOKABLE void dropReserve(int index);
    Q_INVOKABLE void resize(int columns, int rows);

    // -- the library
    Q_INVOKABLE void refresh();
    /// Keeps the board in the campaign under its name. One that the rules cannot use is kept as a draft.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool remove(const QString& id);
    /// The options of `start` for a board of the library, by the names of its game; empty, after refused(),
    /// when it cannot be used.
    Q_INVOKABLE QVariantMap optionsOf(const QString& id);
    /// The same for the board in the editor.
    Q_INVOKABLE QVariantMap options();
    /// Is the game at the table one that waits for a board, of this board's system?
    Q_INVOKABLE bool tableWaits() const;
    /// Lays the board at that table, by a ruling, and begins.
    Q_INVOKABLE bool layAtTable();

    /// JSON out and in: as text, as a file. A file that holds no board is refused, and nothing has changed.
    [[nodiscard]] QString toText() const;
    bool fromText(const QString& text);
    Q_INVOKABLE QString
    exportFile(const QString& folder = {});  ///< its path; the user's documents when empty
    Q_INVOKABLE bool importFile(const QString& path);
    Q_INVOKABLE QVariantList
    files(const QString& folder = {}) const;  ///< of boards in there: a foundFile each
    Q_INVOKABLE void copy() const;
    Q_INVOKABLE bool paste();

    /// Read from the campaign file when it is first looked at, and again when another campaign is taken up.
    [[nodiscard]] RowsModel* library();
    [[nodiscard]] static QVariantList systemList() { return asVariants(drawnGames()); }
    [[nodiscard]] static QList<DrawnGame> drawnGames();
    [[nodiscard]] bool isOpen() const { return entry_ != nullptr; }
    [[nodiscard]] QString system() const;
    [[nodiscard]] QString systemName() const;
    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] BoardDrawn* drawn() { return &drawn_; }
    [[nodiscard]] BoardBrushes* brushes() { return &brushes_; }
    [[nodiscard]] bool canUndo() const { return sketch_.canUndo(); }
    [[nodiscard]] bool canRedo() const { return sketch_.canRedo(); }
    [[nodiscard]] bool isSaved() const { return saved_; }
    [[nodiscard]] QString objection() const { return objection_; }

  signals:
    void opened();
    void changed();
    void said(const QString& sentence);     ///< something was done: "Kept in the campaign."
    void refused(const QString& sentence);  ///< the rules, or the words, do not allow it
    void failed(const QString& sentence);   ///< the disk

  private:
    bool begin(const std::string& system, const json& drawing, const QString& keptAs);
    bool takeIn(const json& file);
    void show();
    void takeBrush();
    void touched(bool changed);
    bool safely(const std::function<bool()>& work);

    CampaignShelf shelf_;
    TableController& table_;
    const SystemEntry* entry_ = nullptr;
    BoardSketch sketch_;
    BoardDrawn drawn_{sketch_};
    BoardBrushes brushes_{sketch_};
    QString objection_, keptAs_;
    bool saved_ = true;
    bool stale_ = true;  ///< the library, against the campaign file
    RowsModel library_;
};

}  // namespace adjutant::companion
