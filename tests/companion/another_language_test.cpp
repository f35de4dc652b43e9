// SPDX-License-Identifier: GPL-3.0-or-later
// Languages that nobody has written yet: one that is twice as long, in which nothing may be cut and nothing
// of the screens' own words may stay as it was, and one that is dropped in as a file.
#include <QAbstractItemModel>
#include <QRegularExpression>
#include <QResource>
#include <QTranslator>

#include "companion/bridge/app_language.hpp"
#include "engine/games.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

/// Contexts of the faces, which word what a game calls its things. Beside them stand the engine's own names,
/// which have no such language: the two are held together in German (german_test.cpp).
const QRegularExpression& faces() {
    static const QRegularExpression names(
        QStringLiteral("\\b(Game|CivilWar|Conquest|HexAcw|Life|OneStat)Face$"));
    return names;
}

/// "Undo" is "[Undo ~~]": longer by half again, and known by its brackets.
class LongWords : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override {
        if (QString::fromUtf8(context).contains(faces())) return {};
        QString words = QString::fromUtf8(text);
        // Where only signs and numbers stand nothing is to be translated.
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
        QString bare = words;
        if (!bare.remove(QStringLiteral("%n")).contains(letters)) return words;
        QString longer = words;
        for (qsizetype have = 0; have * 2 < words.size(); ++have) longer += have % 8 == 7 ? ' ' : '~';
        return '[' + longer + ']';
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

class InALongLanguage : public PagesInFull {
  protected:
    InALongLanguage() { QCoreApplication::installTranslator(&words); }
    ~InALongLanguage() override { QCoreApplication::removeTranslator(&words); }

    /// What the game, the file and the rules call things: in English here, as the engine has no such
    /// language.
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
    /// The words that the app itself would have: texts of its catalogue, as they stand in the source.
    void examine(const std::string& where) override {
        examineLayout(where);
        static const QStringList own = sources();
        ASSERT_GT(own.size(), 500);
        for (const Painted& one : painted()) {
            if (one.text.contains('[')) continue;
            EXPECT_FALSE(own.contains(one.text) && !data().contains(one.text.toLower()))
                << where << ": not translated: " << one.text.toStdString();
        }
    }
    /// Every text of the catalogue without a place for something else.
    [[nodiscard]] static QStringList sources() {
        QFile file(QStringLiteral(ADJUTANT_GERMAN));
        QStringList list;
        if (!file.open(QIODevice::ReadOnly)) return list;
        static const QRegularExpression source(QStringLiteral("<source>([^<%]*[A-Za-z]{2}[^<%]*)</source>"));
        QStringList ofFaces;
        const QString all = QString::fromUtf8(file.readAll());
        for (const QString& context : all.split("<context>").mid(1)) {
            const bool isFace = context.section("<name>", 1).section("</name>", 0, 0).contains(faces());
            auto found = source.globalMatch(context);
            while (found.hasNext())
                (isFace ? ofFaces : list) << found.next()
                                                 .captured(1)
                                                 .replace("&amp;", "&")
                                                 .replace("&gt;", ">")
                                                 .replace("&lt;", "<");
        }
        for (const QString& word : ofFaces) list.removeAll(word);  // what a face says so stays as it is
        return list;
    }

    LongWords words;
};

TEST_P(InALongLanguage, NothingIsCutAndNothingIsLeftAsItWas) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, QStringLiteral("Our evening")));
    open();
    examineAllPages();
}

INSTANTIATE_TEST_SUITE_P(EverySystem, InALongLanguage,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

/// Files of a language, as they would lie in companion/i18n, while it lives.
class DroppedIn {
  public:
    DroppedIn() { EXPECT_TRUE(QResource::registerResource(path)); }
    ~DroppedIn() { QResource::unregisterResource(path); }

  private:
    const QString path = QStringLiteral(ADJUTANT_THIRD_LANGUAGE);
};

class AThirdLanguage : public Screens {
  protected:
    ~AThirdLanguage() override { evening.companion.settings().setLanguage("en"); }
    DroppedIn files;
};

TEST_F(AThirdLanguage, IsListedAndSpokenOnceItsFileIsThere) {
    EXPECT_TRUE(AppLanguage::spoken().contains("eo"));
    open();
    show("settings");
    touch("Esperanto");
    EXPECT_EQ(evening.companion.language().code(), "eo");
    EXPECT_TRUE(isRead("Agordoj"));
    EXPECT_NE(button("Reen"), nullptr);
    EXPECT_TRUE(isRead("Theme") || isRead("Text size") || isRead("English")) << "what it lacks is in English";
}

TEST(LanguagesThatAreThere, AreEnglishAndGermanAndEachIsNamedOnce) {
    EXPECT_EQ(AppLanguage::spoken(), (QStringList{"en", "de"}));
}

TEST(LanguagesThatAreThere, SayOneAndManyOfAnything) {
    Evening evening;
    const auto rules = [](int count) {
        return QCoreApplication::translate("RulesPage", "%n rules found", nullptr, count);
    };
    EXPECT_EQ(rules(1), "1 rule found");
    EXPECT_EQ(rules(2), "2 rules found");
    evening.companion.settings().setLanguage("de");
    EXPECT_EQ(rules(1), "1 Regel gefunden");
    EXPECT_EQ(rules(0), "0 Regeln gefunden");
    EXPECT_EQ(QLocale().toString(1.5, 'f', 1), "1,5");
}

}  // namespace
}  // namespace adjutant::companion
