// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/rule_desk.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "companion/bridge/companion.hpp"
#include "companion/bridge/json_variant.hpp"
#include "companion/bridge/table_controller.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {

RuleDesk::RuleDesk(const TableController& table, QObject* parent) : QObject(parent), table_(table) {
    connect(&table, &TableController::openChanged, this, &RuleDesk::follow);
    follow();
}

RuleDesk* RuleDesk::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).rules(); }

void RuleDesk::follow() {
    const SystemEntry* system = findSystem(table_.system().toStdString());
    const Ledger* ledger = system == nullptr ? nullptr : system->ledger;
    if (ledger == ledger_) return;
    ledger_ = shownLedger_ = ledger;
    behindWords_ = system == nullptr ? nullptr : behindWordsOf(system->id);
    trail_.clear();
    asked_.clear();
    told_.clear();
    offer_.clear();
    find_.clear();
    chapter_.clear();
    behind_.show({});
    search();
    emit ledgerChanged();
    emit shownChanged();
}

bool RuleDesk::show(std::vector<const Clause*> clauses, const QString& title) {
    return showOf(ledger_, std::move(clauses), title);
}

bool RuleDesk::showOf(const Ledger* ledger, std::vector<const Clause*> clauses, const QString& title) {
    if (clauses.empty()) return false;
    shownLedger_ = ledger;
    asked_ = title;
    told_.clear();
    offer_.clear();
    trail_ = {clauses.front()};
    behind_.show(std::move(clauses));
    emit shownChanged();
    emit wanted();
    return true;
}

bool RuleDesk::showClause(const QString& clause, const QString& title) {
    const Clause* found = ledger_ == nullptr ? nullptr : ledger_->find(clause.toStdString());
    return found != nullptr && show({found}, title);
}

bool RuleDesk::hasAction(const QString& action) const {
    return behindWords_ != nullptr && !behindWords_->of("action", action.toStdString()).empty();
}

bool RuleDesk::showAction(const QString& action, const QString& title, const QString& why) {
    if (behindWords_ == nullptr) return false;
    std::vector<const Clause*> clauses = behindWords_->of("action", action.toStdString());
    if (const Clause* first = ledger_->find(why.toStdString())) {
        std::erase(clauses, first);
        clauses.insert(clauses.begin(), first);
    }
    return show(std::move(clauses), title);
}

bool RuleDesk::showOffer(const QString& id, const QString& action, const QString& title) {
    if (!showAction(action, title)) return false;
    offer_ = id;
    emit shownChanged();
    return true;
}

bool RuleDesk::showParameter(const QString& action, const QString& name, const QString& title) {
    return behindWords_ != nullptr &&
           show(behindWords_->ofParameter(action.toStdString(), name.toStdString()), title);
}

bool RuleDesk::showStock(const QString& stock, const QString& title) {
    return behindWords_ != nullptr && show(behindWords_->of("stock", stock.toStdString()), title);
}

bool RuleDesk::showPiece(const QString& id) {
    if (behindWords_ == nullptr) return false;
    const auto& piece = under(under(table_.view().state(), "pieces"), id.toStdString());
    return show(behindWords_->of("piece", textAt(piece, "kind").toStdString()), table_.view().pieceName(id));
}

bool RuleDesk::showPlace(const QString& id) {
    if (behindWords_ == nullptr) return false;
    const nlohmann::json* place = table_.view().placeOf(id);
    std::vector<std::string> marks;
    for (const auto& mark : place == nullptr ? nlohmann::json::array() : under(*place, "marks"))
        marks.push_back(text(mark).toStdString());
    const std::string kind = place == nullptr ? std::string() : textAt(*place, "kind").toStdString();
    return show(behindWords_->ofPlace(id.toStdString(), kind, marks), table_.view().placeName(id));
}

bool RuleDesk::showReason(const QString& reason, const QString& title) {
    return behindWords_ != nullptr && show(behindWords_->ofReason(reason.toStdString()), title);
}

bool RuleDesk::showOption(const QString& system, const QString& option, const QString& title) {
    const SystemEntry* entry = findSystem(system.toStdString());
    const BehindWords* words = entry == nullptr ? nullptr : behindWordsOf(entry->id);
    return words != nullptr && showOf(entry->ledger, words->of("option", option.toStdString()), title);
}

void RuleDesk::tell(const QString& title, const QString& words) {
    shownLedger_ = nullptr;
    asked_ = title;
    told_ = words;
    offer_.clear();
    trail_.clear();
    behind_.show({});
    emit shownChanged();
    emit wanted();
}

bool RuleDesk::showCard(const QString& card, const QString& title) {
    return behindWords_ != nullptr && show(behindWords_->of("card", card.toStdString()), title);
}

bool RuleDesk::showOutcomes(const QString& action, const QStringList& outcomes, const QString& title) {
    if (behindWords_ == nullptr) return false;
    std::vector<const Clause*> all;
    for (const QString& outcome : outcomes) {
        for (const Clause* clause : behindWords_->ofOutcome(action.toStdString(), outcome.toStdString())) {
            if (std::ranges::find(all, clause) == all.end()) all.push_back(clause);
        }
    }
    return show(std::move(all), title);
}

void RuleDesk::go(const QString& clause) {
    const Clause* next = shownLedger_ == nullptr ? nullptr : shownLedger_->find(clause.toStdString());
    if (next == nullptr || next == current()) return;
    trail_.push_back(next);
    emit shownChanged();
}

void RuleDesk::back() {
    if (!canGoBack()) return;
    trail_.pop_back();
    emit shownChanged();
}

ShownClause RuleDesk::shown() const { return companion::shown(current()); }

ShownClause RuleDesk::before() const {
    return current() == nullptr ? ShownClause{} : companion::shown(shownLedger_->before(*current()));
}

ShownClause RuleDesk::after() const {
    return current() == nullptr ? ShownClause{} : companion::shown(shownLedger_->after(*current()));
}

QString RuleDesk::game() const { return ledger_ == nullptr ? QString() : table_.systemName(); }

QStringList RuleDesk::chapters() const {
    QStringList titles;
    if (ledger_ == nullptr) return titles;
    for (const Clause& clause : ledger_->clauses()) {
        const auto title = QString::fromUtf8(clause.chapter.data(), qsizetype(clause.chapter.size()));
        if (titles.isEmpty() || titles.last() != title) titles.append(title);
    }
    return titles;
}

void RuleDesk::setFind(const QString& words) {
    if (find_ == words) return;
    find_ = words;
    search();
}

void RuleDesk::setChapter(const QString& chapter) {
    if (chapter_ == chapter) return;
    chapter_ = chapter;
    search();
}

void RuleDesk::search() {
    std::vector<const Clause*> clauses;
    if (ledger_ != nullptr) clauses = ledger_->search(find_.toStdString());
    const std::string alone = chapter_.toStdString();
    if (!alone.empty())
        std::erase_if(clauses, [&](const Clause* clause) { return clause->chapter != alone; });
    found_.show(std::move(clauses), find_.split(' ', Qt::SkipEmptyParts));
    emit foundChanged();
}

}  // namespace adjutant::companion
