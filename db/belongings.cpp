// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign has besides games and people (tags, documents), and the settings of the app.
#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/text.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

Tag tagOf(SQLite::Statement& row) {
    return {.code = textOf(row, 0), .kind = textOf(row, 1), .target = textOf(row, 2)};
}

Document documentOf(SQLite::Statement& row) {
    return {.kind = textOf(row, 0), .name = textOf(row, 1), .text = textOf(row, 2)};
}

std::string firstText(SQLite::Statement& row) { return textOf(row, 0); }

void requireTag(const Tag& tag) {
    requireName(tag.code, texts::Code{});
    requireName(tag.kind, texts::CodeKind{});
    requireText(tag.target, texts::CodeTarget{});
}

}  // namespace

std::vector<Tag> CampaignFile::tags(CampaignId campaign) const {
    return connection_->read(doings::ListTheTags{}, [&] {
        return rowsOf(
            prepared(*connection_, "SELECT code, kind, target FROM tag WHERE campaign = ? ORDER BY code",
                     campaign),
            tagOf);
    });
}

std::optional<Tag> CampaignFile::findTag(CampaignId campaign, std::string_view code) const {
    return connection_->read(doings::LookForTheTag{}, [&] {
        return rowOf(
            prepared(*connection_, "SELECT code, kind, target FROM tag WHERE campaign = ? AND code = ?",
                     campaign, code),
            tagOf);
    });
}

void CampaignFile::bindTag(CampaignId campaignId, const Tag& tag) {
    connection_->write(doings::SaveTheTag{}, [&] {
        const auto bound = findTag(campaignId, tag.code);
        if (bound == tag) return;
        if (bound)
            throw Error(Error::Kind::duplicate,
                        failures::CodeTaken{.code = tag.code, .kind = bound->kind, .target = bound->target});
        rebindTag(campaignId, tag);
    });
}

void CampaignFile::rebindTag(CampaignId campaignId, const Tag& tag) {
    requireTag(tag);
    connection_->write(doings::SaveTheTag{}, [&] {
        static_cast<void>(campaign(campaignId));
        prepared(*connection_, "INSERT OR REPLACE INTO tag(campaign, code, kind, target) VALUES (?, ?, ?, ?)",
                 campaignId, tag.code, tag.kind, tag.target)
            .exec();
    });
}

bool CampaignFile::unbindTag(CampaignId campaign, std::string_view code) {
    return connection_->write(doings::RemoveTheTag{}, [&] {
        return prepared(*connection_, "DELETE FROM tag WHERE campaign = ? AND code = ?", campaign, code)
                   .exec() > 0;
    });
}

std::vector<Document> CampaignFile::documents(CampaignId campaign) const {
    return connection_->read(doings::ListTheDocuments{}, [&] {
        return rowsOf(prepared(*connection_,
                               "SELECT kind, name, text FROM document WHERE campaign = ? ORDER BY kind, name",
                               campaign),
                      documentOf);
    });
}

std::vector<Document> CampaignFile::documents(CampaignId campaign, std::string_view kind) const {
    return connection_->read(doings::ListTheDocuments{}, [&] {
        return rowsOf(
            prepared(*connection_,
                     "SELECT kind, name, text FROM document WHERE campaign = ? AND kind = ? ORDER BY name",
                     campaign, kind),
            documentOf);
    });
}

std::optional<Document> CampaignFile::findDocument(CampaignId campaign, std::string_view kind,
                                                   std::string_view name) const {
    return connection_->read(doings::ReadTheDocument{}, [&] {
        return rowOf(
            prepared(*connection_,
                     "SELECT kind, name, text FROM document WHERE campaign = ? AND kind = ? AND name = ?",
                     campaign, kind, name),
            documentOf);
    });
}

void CampaignFile::saveDocument(CampaignId campaignId, const Document& document) {
    requireName(document.kind, texts::DocumentKind{});
    requireName(document.name, texts::DocumentName{});
    requireText(document.text, texts::DocumentText{});
    connection_->write(doings::SaveTheDocument{}, [&] {
        static_cast<void>(campaign(campaignId));
        prepared(*connection_,
                 "INSERT OR REPLACE INTO document(campaign, kind, name, text) VALUES (?, ?, ?, ?)",
                 campaignId, document.kind, document.name, document.text)
            .exec();
    });
}

bool CampaignFile::removeDocument(CampaignId campaign, std::string_view kind, std::string_view name) {
    return connection_->write(doings::RemoveTheDocument{}, [&] {
        return prepared(*connection_, "DELETE FROM document WHERE campaign = ? AND kind = ? AND name = ?",
                        campaign, kind, name)
                   .exec() > 0;
    });
}

std::optional<std::string> CampaignFile::setting(std::string_view key) const {
    return connection_->read(doings::ReadTheSettings{}, [&] {
        return rowOf(prepared(*connection_, "SELECT value FROM setting WHERE key = ?", key), firstText);
    });
}

void CampaignFile::setSetting(std::string_view key, std::string_view value) {
    requireName(key, texts::SettingName{});
    requireText(value, texts::Setting{});
    connection_->write(doings::SaveTheSettings{}, [&] {
        prepared(*connection_, "INSERT OR REPLACE INTO setting(key, value) VALUES (?, ?)", key, value).exec();
    });
}

}  // namespace adjutant::db
