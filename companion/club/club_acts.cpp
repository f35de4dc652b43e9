// SPDX-License-Identifier: GPL-3.0-or-later
// What a finger asks of the club: each is done in the thread beside.
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/clock.hpp"
#include "companion/club/club_desk.hpp"
#include "companion/club/club_door.hpp"
#include "companion/club/club_thread.hpp"
#include "companion/club/club_words.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::companion {
namespace {

using Dump = std::shared_ptr<std::optional<std::filesystem::path>>;

}  // namespace

void ClubDesk::join(const QString& invitation, const QString& name) {
    const auto campaign = std::make_shared<QString>();
    club::Wish wish{.url = invitation.trimmed().toStdString(),
                    .file = file_.toStdString(),
                    .deviceName = name.trimmed().toStdString(),
                    .at = utcNow()};
    perform(
        [wish = std::move(wish), door = door_.get(), &veil = thread_->veil(), campaign] {
            static_cast<void>(club::join(wish, veil, *door));
            *campaign = QString::fromStdString(club::Notebook::open(wish.file).membership().name);
        },
        [this, campaign] {
            offer({});
            campaigns_.refresh();
            if (!table_.isOpen()) campaigns_.setCampaign(*campaign);
        });
}

void ClubDesk::found(const QString& address, const QString& campaign, const QString& name) {
    club::Wish wish{.url = address.trimmed().toStdString(),
                    .file = file_.toStdString(),
                    .campaign = campaign.trimmed().toStdString(),
                    .deviceName = name.trimmed().toStdString(),
                    .at = utcNow()};
    make([wish = std::move(wish)] { return wish; });
}

void ClubDesk::bringUpToDate() {
    make([file = file_.toStdString()]() -> club::Wish {
        const auto member = club::Notebook::open(file).membership();
        return {.url = member.url,
                .file = file,
                .campaign = member.name,
                .deviceName = member.deviceName,
                .at = utcNow()};
    });
}

void ClubDesk::make(std::function<club::Wish()> wished) {
    const Dump dump = std::make_shared<Dump::element_type>();
    const auto campaign = std::make_shared<QString>();
    perform(
        [wished = std::move(wished), door = door_.get(), &veil = thread_->veil(), dump, campaign] {
            const club::Wish wish = wished();
            *dump = club::create(wish, veil, *door);
            *campaign = QString::fromStdString(wish.campaign);
        },
        [this, dump, campaign] {
            campaigns_.refresh();
            if (!table_.isOpen()) campaigns_.setCampaign(*campaign);
            if (*dump)
                tell(tr("The database was of an earlier Adjutant and is up to date now. As it was "
                        "before, it is kept in %1.")
                         .arg(QString::fromStdString((*dump)->string())));
        },
        true, foundingProblem);
}

void ClubDesk::invite(const QString& role) {
    const auto text = std::make_shared<QString>();
    perform([path = file_.toStdString(), role = role.toStdString(),
             text] { *text = QString::fromStdString(club::invite(path, role)); },
            [this, text] { showInvitation(*text); }, false);
}

void ClubDesk::settle(const QString& kind, const QString& name, int version) {
    perform([path = file_.toStdString(), kind = kind.toStdString(), name = name.toStdString(), version,
             door = door_.get(),
             &veil = thread_->veil()] { club::settle(path, kind, name, version, veil, *door); });
}

void ClubDesk::release(const QString& game) {
    perform([path = file_.toStdString(), game = game.toStdString(), door = door_.get(),
             &veil = thread_->veil()] { static_cast<void>(club::release(path, game, veil, *door)); });
}

void ClubDesk::takeOver(const QString& game) {
    perform([path = file_.toStdString(), game = game.toStdString(), door = door_.get(),
             &veil = thread_->veil()] { club::takeOver(path, game, veil, *door); });
}

void ClubDesk::leave(bool atOnce) {
    perform([path = file_.toStdString(), atOnce, door = door_.get(),
             &veil = thread_->veil()] { club::leave(path, veil, *door, atOnce); },
            [this] {
                showInvitation({});
                show(nullptr);
            });
}

}  // namespace adjutant::companion
