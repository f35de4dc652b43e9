// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing while it is painted, whatever its grid: strokes of a brush, their undo, names and numbers. It
// knows the words of the palette only as words. A stroke is everything between begin and end; it is one step
// of undo.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/drawing.hpp"

namespace adjutant::companion {

class BoardSketch {
  public:
    /// Another drawing; what could be undone is forgotten.
    void open(Palette palette, Drawing drawing);

    [[nodiscard]] const Palette& palette() const { return palette_; }
    [[nodiscard]] const Drawing& drawing() const { return now_; }
    /// Null when the palette has none of that id.
    [[nodiscard]] const Brush* brush(const std::string& id) const;

    /// Strokes. A line that is only touched waits at its first cell for the second.
    void begin(const Brush& brush, const std::string& cell);
    /// True when it may have changed anything.
    bool over(const std::string& cell);
    /// True when anything has changed.
    bool end();
    [[nodiscard]] const std::string& waiting() const { return waiting_; }
    void forgetWaiting() { waiting_.clear(); }

    /// The region that brushes of regions paint.
    void chooseRegion(const std::string& id) { region_ = id; }
    [[nodiscard]] const std::string& region() const { return region_; }

    /// Each is one step of undo; false when nothing has changed.
    bool rename(const std::string& name);
    bool setNumber(const std::string& cell, const std::string& field, int number);
    bool addRegion(const std::string& name);
    bool nameRegion(const std::string& id, const std::string& name);
    bool setRegionNumber(const std::string& id, const std::string& field, int number);
    bool dropRegion(const std::string& id);
    bool nameLine(const std::string& a, const std::string& b, const std::string& name);
    /// The cell's id afterwards: that of a cell which was put down without a name follows its first name.
    std::string nameCell(const std::string& cell, const std::string& name);
    /// A new cell of a free board; its id, made from the name. An empty name is a cell that has none yet.
    std::string addCell(const std::string& name, double x, double y);
    bool moveCell(const std::string& cell, double x, double y);
    bool dropReserve(std::size_t piece);  ///< by its place in the drawing
    /// The same drawing on a blank board of another size; what lies off it is gone.
    bool resize(const Drawing& blank);

    [[nodiscard]] bool canUndo() const { return !past_.empty(); }
    [[nodiscard]] bool canRedo() const { return !future_.empty(); }
    void undo();
    void redo();

  private:
    /// Does the line join these two cells, either way round?
    [[nodiscard]] static bool joins(const DrawnLine& line, const std::string& a, const std::string& b);
    DrawnCell* find(const std::string& cell);
    void paint(const std::string& cell);
    void join(const std::string& a, const std::string& b);
    void dropLines(const std::string& a, const std::string& b, const Brush& brush);
    [[nodiscard]] bool isBeside(const std::string& a, const std::string& b) const;
    [[nodiscard]] bool isFree() const { return palette_.grid == Grid::graph; }
    [[nodiscard]] std::string freeId(const std::string& name);
    bool keep(Drawing before);
    template <class Change>
    bool step(Change change);

    Palette palette_;
    Drawing now_;
    std::vector<Drawing> past_, future_;
    std::string region_, waiting_;

    // The stroke that goes on.
    std::optional<Brush> brush_;
    Drawing before_;
    std::string first_, last_;
    bool laying_ = true;  ///< a mark: lays it, or lifts it
    int cells_ = 0;
};

}  // namespace adjutant::companion
