// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/file_door.hpp"

namespace adjutant::club {

void OwnDoor::read(const std::function<void(const db::CampaignFile&)>& work) {
    if (writer_) return work(*writer_);
    if (!reader_) reader_ = db::CampaignFile::openToRead(path_);
    work(*reader_);
}

void OwnDoor::write(const std::function<void(db::CampaignFile&)>& work) {
    if (!writer_) {
        reader_.reset();
        writer_ = db::CampaignFile::open(path_);
    }
    writer_->atomically([&] { work(*writer_); });
}

}  // namespace adjutant::club
