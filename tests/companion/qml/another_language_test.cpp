// SPDX-License-Identifier: GPL-3.0-or-later
// Languages that nobody has written yet: one that is twice as long, in which nothing may be cut and nothing
// of the screens' own words may stay as it was, and one that is dropped in as a file.
#include <QResource>

#include "companion/bridge/app_language.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class InALongLanguage : public PagesInFull {};

TEST_P(InALongLanguage, NothingIsCutAndNothingIsLeftAsItWas) {
    speakLong();
    ASSERT_GT(LongWords::ofTheScreens().size(), 800);
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

class LanguageOfTheSystem : public Screens {
  protected:
    ~LanguageOfTheSystem() override {
        evening.companion.language().followSystem(QLocale::system());
        evening.companion.settings().setLanguage("en");
    }
    void systemSpeaks(const char* locale) {
        evening.companion.language().followSystem(QLocale(locale));
        settle();
    }
};

TEST_F(LanguageOfTheSystem, IsSpokenAtOnceWhereNothingElseWasChosen) {
    open();
    show("settings");
    touchIn("language", "Deutsch");
    EXPECT_TRUE(isRead("Einstellungen"));
    systemSpeaks("en_GB");
    EXPECT_TRUE(isRead("Einstellungen")) << "what was chosen is more than what the system speaks";
    touchIn("language", "Wie das System");
    EXPECT_TRUE(isRead("Settings"));
    systemSpeaks("de_AT");
    EXPECT_TRUE(isRead("Einstellungen"));
    systemSpeaks("fr_FR");
    EXPECT_TRUE(isRead("Settings")) << "English where the app does not speak it";
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
