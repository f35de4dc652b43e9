// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of a game, looked at in all forms of the window: nothing is cut off, and no words are printed
// over others; in German nothing is left in English, and in a language twice as long nothing as it was.
#pragma once

#include <QFontMetricsF>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <memory>

#include "companion/bridge/app_language.hpp"
#include "companion/bridge/campaign_people.hpp"
#include "engine/games.hpp"
#include "tests/companion/english_texts.hpp"
#include "tests/companion/long_words.hpp"
#include "tests/companion/screens.hpp"

namespace adjutant::companion {

/// Of the game that the test is about.
class PagesInFull : public Screens, public testing::WithParamInterface<const char*> {
  protected:
    /// Where the words are painted in the window, as far as whatever holds them lets them through.
    struct Painted {
        QQuickItem* item;
        QRectF words, seen;
        QString text;
    };
    [[nodiscard]] static bool isOnABoard(const QQuickItem* item) {
        for (; item != nullptr; item = item->parentItem()) {
            const QString type = item->metaObject()->className();
            if (type.startsWith("BoardView") || type.startsWith("TableBoard") || type.startsWith("Counter") ||
                type.startsWith("DieFace") || type.startsWith("Digits") || type.startsWith("Plot"))
                return true;
        }
        return false;
    }
    [[nodiscard]] QList<Painted> painted() const {
        QList<Painted> list;
        const QRectF whole(0, 0, window->width(), window->height());
        for (QQuickItem* item : seen()) {
            if (!item->inherits("QQuickText") || isOnABoard(item)) continue;
            const QString text = item->property("text").toString();
            if (text.isEmpty()) continue;
            const qreal wide = item->property("contentWidth").toReal();
            const qreal high = item->property("contentHeight").toReal();
            const int across = item->property("horizontalAlignment").toInt();
            const int down = item->property("verticalAlignment").toInt();
            const qreal x = across == Qt::AlignHCenter ? (item->width() - wide) / 2
                            : across == Qt::AlignRight ? item->width() - wide
                                                       : 0;
            const qreal y = down == Qt::AlignVCenter ? (item->height() - high) / 2 : 0;
            const QRectF words = item->mapRectToScene(QRectF(x, y, wide, high));
            QRectF through = words & whole;
            for (QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
                if (up->clip()) through &= up->mapRectToScene(up->boundingRect());
            }
            if (through.width() > 2 && through.height() > 2) list.append({item, words, through, text});
        }
        return list;
    }
    /// Can it be brought into sight by scrolling that way?
    [[nodiscard]] static bool scrolls(const QQuickItem* item, const char* extent, bool across) {
        for (const QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
            if (up->inherits("QQuickFlickable") &&
                up->property(extent).toReal() > (across ? up->width() : up->height()) + 1)
                return true;
        }
        return false;
    }
    /// What words are printed on: a card, a button or a row of its own.
    [[nodiscard]] static const QQuickItem* groundOf(const QQuickItem* words) {
        for (const QQuickItem* up = words->parentItem(); up != nullptr; up = up->parentItem()) {
            if (up->inherits("QQuickFlickable")) return nullptr;
            const QString type = up->metaObject()->className();
            const bool isCard =
                up->inherits("QQuickRectangle") && up->property("color").value<QColor>().alphaF() > 0.9F;
            if (isCard || up->inherits("QQuickAbstractButton") || type.startsWith("RuledLine")) return up;
        }
        return nullptr;
    }
    /// A word that has no line of its own and is broken anywhere; a line may end after a space or a hyphen.
    [[nodiscard]] static QString brokenWord(const QQuickItem* item, QString text) {
        constexpr int wrapsAnywhere = 3;  // and 4 where a word has no room
        const bool plain = item->property("textFormat").toInt() == Qt::PlainText;
        if (item->property("wrapMode").toInt() < wrapsAnywhere || !plain) return {};
        QFont set = item->property("font").value<QFont>();
        const int high = item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
        EXPECT_GT(high, 0) << text.toStdString();  // as it was fitted
        set.setPixelSize(std::max(1, high));
        const QFontMetricsF font(set);
        const QStringList words = text.replace('-', "- ").split(QRegularExpression("[ \n]"));
        for (const QString& word : words) {
            if (font.horizontalAdvance(word) > item->width() + 1) return word;
        }
        return {};
    }
    void examineLayout(const std::string& where) {
        const QList<Painted> all = painted();
        EXPECT_GT(all.size(), 2) << where;
        for (const Painted& one : all) {
            EXPECT_FALSE(one.item->property("truncated").toBool())
                << where << ": cut off: " << one.text.toStdString();
            EXPECT_LE(one.item->property("contentWidth").toReal(), one.item->width() + 3)
                << where << ": wider than its place: " << one.text.toStdString();
            // The words of the language that is twice as long are longer than any; a name may be one long
            // word.
            const QString broken = speaksLong() ? QString() : brokenWord(one.item, one.text);
            EXPECT_TRUE(givenNames().contains(broken))
                << where << ": broken within a word: " << one.text.toStdString();
            const bool wholeAcross = one.seen.width() >= one.words.width() - 3;
            EXPECT_TRUE(wholeAcross || scrolls(one.item, "contentWidth", true))
                << where << ": cut at the side: " << one.text.toStdString();
            const bool wholeDown = one.seen.height() >= one.words.height() * 0.75;
            EXPECT_TRUE(wholeDown || scrolls(one.item, "contentHeight", false))
                << where << ": cut below: " << one.text.toStdString();
        }
        for (const Painted& one : all) {
            const QQuickItem* ground = groundOf(one.item);
            if (ground == nullptr) continue;
            const QRectF on = ground->mapRectToScene(ground->boundingRect());
            if (on.height() < one.words.height() / 2) continue;  // a bar whose length is the figure
            EXPECT_TRUE(one.words.top() > on.top() - 3 && one.words.bottom() < on.bottom() + 3)
                << where << ": stands out of its " << ground->metaObject()->className() << ": "
                << one.text.toStdString();
        }
        for (qsizetype a = 0; a < all.size(); ++a) {
            for (qsizetype b = a + 1; b < all.size(); ++b) {
                // The serif's lines are higher than its letters.
                const QRectF over = all[a].seen.adjusted(0, 6, 0, -6) & all[b].seen.adjusted(0, 6, 0, -6);
                if (over.width() < 4 || over.height() < 4) continue;
                if (isCovered(all[a].item, over.center()) || isCovered(all[b].item, over.center())) continue;
                ADD_FAILURE() << where << ": \"" << all[a].text.toStdString() << "\" is printed over \""
                              << all[b].text.toStdString() << '"';
            }
        }
    }
    /// Does something opaque lie over it there?
    [[nodiscard]] bool isCovered(QQuickItem* item, QPointF at) const {
        const QList<QQuickItem*> path = seenInOrder();
        const qsizetype from = path.indexOf(item);
        for (qsizetype i = from + 1; i < path.size(); ++i) {
            QQuickItem* over = path[i];
            if (over->isAncestorOf(item) || !over->mapRectToScene(over->boundingRect()).contains(at))
                continue;
            const QColor color = over->property("color").value<QColor>();
            const QColor fill = over->property("fill").value<QColor>();
            if (over->inherits("QQuickRectangle") && color.alphaF() > 0.9F) return true;
            if (!over->inherits("QQuickText") && fill.isValid() && fill.alphaF() > 0.9F &&
                over->property("lip").isValid())
                return true;
        }
        return false;
    }
    /// All that is seen, what is painted later last.
    [[nodiscard]] QList<QQuickItem*> seenInOrder() const {
        QList<QQuickItem*> order;
        paint(window->contentItem(), order);
        return order;
    }
    static void paint(QQuickItem* item, QList<QQuickItem*>& order) {
        if (!item->isVisible() || item->opacity() < 0.5) return;
        order << item;
        QList<QQuickItem*> children = item->childItems();
        std::stable_sort(children.begin(), children.end(),
                         [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
        for (QQuickItem* child : children) paint(child, order);
    }
    /// The word of the screens for an English one.
    [[nodiscard]] static QString inLanguage(const char* context, const char* english) {
        return QCoreApplication::translate(context, english);
    }
    /// From here on the app speaks the language that is twice as long.
    void speakLong() { long_ = std::make_unique<LongWords>(); }
    [[nodiscard]] bool speaksLong() const { return long_ != nullptr; }
    [[nodiscard]] bool speaksGerman() { return evening.companion.language().code() == QStringLiteral("de"); }
    virtual void examine(const std::string& where) {
        waitUntilStill();
        examineLayout(where);
        examineWords(where);
    }
    void examineWords(const std::string& where) {
        for (const Painted& one : painted()) {
            if (speaksGerman() && !isFromTheLedger(one.item) && !isGiven(one.text)) {
                EXPECT_FALSE(english().has(one.text)) << where << ": in English: " << one.text.toStdString();
            }
            if (speaksLong() && !one.text.contains('[') && LongWords::ofTheScreens().contains(one.text)) {
                EXPECT_TRUE(data().contains(one.text.toLower()))
                    << where << ": not translated: " << one.text.toStdString();
            }
        }
    }
    [[nodiscard]] static EnglishTexts& english() {
        static EnglishTexts texts;
        EXPECT_GT(texts.size(), 3000);
        return texts;
    }
    /// The ledger is English in every language, and the page of the rules says so.
    [[nodiscard]] static bool isFromTheLedger(const QQuickItem* item) {
        return item->objectName() == "clauseText" || item->objectName() == "clauseChapter";
    }
    /// What people are called, and what they call things: it may be one long word.
    [[nodiscard]] virtual QString givenNames() { return evening.companion.people().names().join(' '); }
    /// A name that people gave.
    [[nodiscard]] bool isGiven(const QString& text) {
        const CampaignsController& campaigns = evening.companion.campaigns();
        return text == campaigns.file() || text == campaigns.campaign();
    }
    /// What the game, the file and the rules call things: of these the long language has no words.
    [[nodiscard]] QString data() {
        QString all;
        for (const char* question : {"state", "actions", "log", "cards", "board", "options"})
            append(all, table.ask({{"ask", question}}));
        for (const SystemEntry& system : systems()) all += QString::fromUtf8(system.name) + '\n';
        all += evening.companion.campaigns().file() + '\n' + table.gameName() + '\n' + table.campaignName() +
               '\n';
        return all.toLower();
    }
    static void append(QString& all, const QVariant& value) {
        if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
            for (const QVariant& item : value.toList()) append(all, item);
        } else if (value.typeId() == QMetaType::QVariantMap) {
            const QVariantMap map = value.toMap();
            for (auto it = map.begin(); it != map.end(); ++it) {
                all += it.key() + '\n';
                append(all, it.value());
            }
        } else {
            all += value.toString() + '\n';
        }
    }
    void examineAllPages() {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            const auto at = [&](const QString& what) {
                return QStringLiteral("%1, %2 wide").arg(what).arg(size.width()).toStdString();
            };
            for (const QString& page : allPages()) {
                show(page);
                examine(at(page));
            }
            show("table");
            touch(inLanguage("HeaderBar", "Menu"));
            examine(at("menu"));
            const QString ruling = inLanguage("TableMenu", "A ruling");
            scrollTo(button(ruling));
            touch(ruling);
            examine(at("ruling"));
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
        }
    }

  private:
    std::unique_ptr<LongWords> long_;
};

}  // namespace adjutant::companion
