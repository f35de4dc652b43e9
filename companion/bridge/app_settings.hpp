// SPDX-License-Identifier: GPL-3.0-or-later
// What the referee chose for the app, kept between evenings. It is read once and written as it is chosen; a
// disk that takes its time is waited for as that of the campaign is (SlowDisk).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace adjutant::companion {

class AppSettings : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Settings)
    QML_SINGLETON
    Q_PROPERTY(
        QString theme READ theme WRITE setTheme NOTIFY changed)  ///< "dark", "light", "contrast", "system"
    /// Of the screens and the table: a code such as "de"; "": the system's
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)  ///< 0.8 to 1.5
    Q_PROPERTY(bool mirrored READ mirrored WRITE setMirrored NOTIFY changed)       ///< left-handed
    Q_PROPERTY(QString dice READ dice WRITE setDice NOTIFY changed)        ///< of new games: "app" or "table"
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed)  ///< of the game begun last
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(bool stillness READ stillness WRITE setStillness NOTIFY changed)  ///< no motion
    Q_PROPERTY(QString camera READ camera WRITE setCamera NOTIFY changed)
    Q_PROPERTY(bool kept READ isKept NOTIFY changed)  ///< false: what was chosen last could not be written

  public:
    explicit AppSettings(const QString& file, QObject* parent = nullptr);
    static AppSettings* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] QString theme() const { return value("theme", QStringLiteral("dark")).toString(); }
    void setTheme(const QString& theme) { keep("theme", theme); }
    [[nodiscard]] QString language() const { return value("language", QString()).toString(); }
    void setLanguage(const QString& code) { keep("language", code); }
    [[nodiscard]] double textScale() const { return value("text-scale", 1.0).toDouble(); }
    void setTextScale(double scale) { keep("text-scale", qBound(0.8, scale, 1.5)); }
    [[nodiscard]] bool mirrored() const { return value("mirrored", false).toBool(); }
    void setMirrored(bool on) { keep("mirrored", on); }
    [[nodiscard]] QString dice() const { return value("dice", QStringLiteral("app")).toString(); }
    void setDice(const QString& mode) { keep("dice", mode); }
    [[nodiscard]] QString system() const { return value("system", QString()).toString(); }
    void setSystem(const QString& id) { keep("system", id); }
    [[nodiscard]] bool sound() const { return value("sound", true).toBool(); }
    void setSound(bool on) { keep("sound", on); }
    [[nodiscard]] bool stillness() const { return value("stillness", false).toBool(); }
    void setStillness(bool on) { keep("stillness", on); }
    [[nodiscard]] QString camera() const { return value("camera", QString()).toString(); }
    void setCamera(const QString& id) { keep("camera", id); }
    /// The campaign file that the referee chose; empty for the usual one.
    [[nodiscard]] QString file() const { return value("file", QString()).toString(); }
    void setFile(const QString& path) { keep("file", path); }
    [[nodiscard]] bool isKept() const { return unkept_.isEmpty(); }

  signals:
    void changed();

  private:
    [[nodiscard]] QVariant value(const char* key, const QVariant& standard) const {
        return values_.value(QLatin1String(key), standard);
    }
    void keep(const char* key, const QVariant& value);

    QString file_;  ///< "": where the system has settings
    QVariantMap values_;
    QVariantMap unkept_;  ///< chosen, and not written yet
};

}  // namespace adjutant::companion
