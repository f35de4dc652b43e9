// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tst_*.qml of the parts on the module as it is built into programs, and names its files to
// tst_module.qml.
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>
#include <QDirIterator>
#include <QQmlContext>
#include <QQmlEngine>

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath("qrc:/qml");
        QStringList files;
        for (const char* folder : {"theme", "parts", "dice", "board", "ledger"}) {
            QDirIterator found(QString(":/qml/Adjutant/%1").arg(folder), {"*.qml"});
            while (found.hasNext()) files << "qrc" + found.next();
        }
        files.sort();
        engine->rootContext()->setContextProperty("moduleFiles", files);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(parts, Setup)

#include "parts_test_main.moc"
