// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the app: the one that was chosen in the settings, or else the first of the system's that
// the app speaks, or else English. What it speaks are the catalogues in the resources (:/i18n), so that
// another language is nothing but files. Chosen anew it is spoken at once, by the screens and by the table.
#pragma once

#include <QLocale>
#include <QPointer>
#include <QQmlEngine>
#include <QTranslator>
#include <QVariantList>

namespace adjutant::companion {

class AppSettings;

/// The catalogue of the screens. Its contexts are names of classes without their namespaces.
class Words : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* text, const char* comment,
                                    int n) const override;
};

class AppLanguage : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Language)
    QML_SINGLETON
    Q_PROPERTY(QString code READ code NOTIFY changed)  ///< "en", "de"
    /// A namedChoice each: its code, and its name in itself; the system's choice first, as "".
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)

  public:
    explicit AppLanguage(AppSettings& settings, QObject* parent = nullptr);
    ~AppLanguage() override;
    static AppLanguage* create(QQmlEngine* engine, QJSEngine*);

    /// The screens of this engine are told anew when another language is chosen.
    void attachTo(QQmlEngine& engine) { engine_ = &engine; }

    /// What the system speaks now; the app follows it where nothing was chosen.
    void followSystem(const QLocale& system);

    [[nodiscard]] const QString& code() const { return code_; }
    [[nodiscard]] QVariantList choices() const;

    /// English, and the languages that there is a catalogue of, by their names in themselves.
    [[nodiscard]] static QStringList spoken();

  signals:
    void changed();

  private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void follow();
    void speak(const QString& code);

    AppSettings& settings_;
    QPointer<QQmlEngine> engine_;
    QLocale system_;  ///< the app has its say beside it
    QString code_;    ///< empty before it was first chosen
    Words words_;
    QTranslator qtWords_;
};

}  // namespace adjutant::companion
