// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/app_language.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QLibraryInfo>
#include <string_view>

#include "companion/bridge/app_settings.hpp"
#include "companion/bridge/as_variants.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/named_choice.hpp"

namespace adjutant::companion {
namespace {

const QString english = QStringLiteral("en");
const QString catalogues = QStringLiteral(":/i18n");

/// The first of the system's languages that the app speaks.
QString firstOf(const QStringList& wished, const QStringList& spoken) {
    for (const QString& tag : wished) {
        QString code = tag.section('-', 0, 0).section('_', 0, 0);
        if (spoken.contains(code)) return code;
    }
    return english;
}

}  // namespace

QString Words::translate(const char* context, const char* text, const char* comment, int n) const {
    const std::string_view name(context);
    const auto space = name.rfind(':');
    return QTranslator::translate(space == std::string_view::npos ? context : context + space + 1, text,
                                  comment, n);
}

AppLanguage::AppLanguage(AppSettings& settings, QObject* parent) : QObject(parent), settings_(settings) {
    connect(&settings, &AppSettings::changed, this, &AppLanguage::follow);
    follow();
    QCoreApplication::instance()->installEventFilter(this);
}

AppLanguage::~AppLanguage() { QLocale::setDefault(system_); }

AppLanguage* AppLanguage::create(QQmlEngine* engine, QJSEngine*) { return &Companion::of(engine).language(); }

QStringList AppLanguage::spoken() {
    QStringList codes{english};
    const QStringList files =
        QDir(catalogues).entryList({QStringLiteral("adjutant_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.section('_', 1).section('.', 0, 0);
        if (code != english) codes.append(code);  // its own has nothing but plurals
    }
    return codes;
}

QVariantList AppLanguage::choices() const {
    QList<NamedChoice> list{{QString(), tr("As the system")}};
    for (const QString& code : spoken()) {
        QString name = QLocale(code).nativeLanguageName().section(' ', -1);
        name[0] = name[0].toUpper();
        list.append({code, name});
    }
    return asVariants(list);
}

bool AppLanguage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LocaleChange && watched == QCoreApplication::instance())
        followSystem(QLocale::system());
    return false;
}

void AppLanguage::followSystem(const QLocale& system) {
    system_ = system;
    code_.clear();
    follow();
}

void AppLanguage::follow() {
    const QString wished = settings_.language();
    const QStringList known = spoken();
    const QString code = known.contains(wished) ? wished : firstOf(system_.uiLanguages(), known);
    // Each is spoken from its catalogue, English with its plurals too.
    if (code != code_) speak(code);
}

void AppLanguage::speak(const QString& code) {
    code_ = code;
    QCoreApplication::removeTranslator(&words_);
    QCoreApplication::removeTranslator(&qtWords_);
    // Dates and numbers are those of the system's country where its language is spoken.
    const QLocale own(QLocale::codeToLanguage(code), system_.territory());
    QLocale::setDefault(system_.language() == own.language() ? system_ : own);
    if (words_.load(QStringLiteral("adjutant_") + code, catalogues))
        QCoreApplication::installTranslator(&words_);
    if (qtWords_.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtWords_);
    emit changed();
    if (engine_) engine_->retranslate();
}

}  // namespace adjutant::companion
