// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign has besides games and people (tags, documents), and the settings of the app.
#include "db/campaign_file.hpp"
#include "db/connection.hpp"
#include "db/error.hpp"
#include "db/query.hpp"
#include "db/text.hpp"

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
    requireName(tag.code, "The code");
    requireName(tag.kind, "The kind of the code");
    requireText(tag.target, "What the code stands for");
}

}  // namespace

std::vector<Tag> CampaignFile::tags(CampaignId campaign) const {
    return connection_->read("list the tags", [&] {
        return rowsOf(
            prepared(*connection_, "SELECT code, kind, target FROM tag WHERE campaign = ? ORDER BY code",
                     campaign),
            tagOf);
    });
}

std::optional<Tag> CampaignFile::findTag(CampaignId campaign, std::string_view code) const {
    return connection_->read("look for the tag", [&] {
        return rowOf(
            prepared(*connection_, "SELECT code, kind, target FROM tag WHERE campaign = ? AND code = ?",
                     campaign, code),
            tagOf);
    });
}

void CampaignFile::bindTag(CampaignId campaignId, const Tag& tag) {
    connection_->write("save the tag", [&] {
        const auto bound = findTag(campaignId, tag.code);
        if (bound == tag) return;
        if (bound)
            throw Error(Error::Kind::duplicate,
                        "The code " + tag.code + " already stands for the " + bound->kind + " '" +
                            bound->target + "'. Nothing was changed. Unbind it first, or use another label.");
        rebindTag(campaignId, tag);
    });
}

void CampaignFile::rebindTag(CampaignId campaignId, const Tag& tag) {
    requireTag(tag);
    connection_->write("save the tag", [&] {
        static_cast<void>(campaign(campaignId));
        prepared(*connection_, "INSERT OR REPLACE INTO tag(campaign, code, kind, target) VALUES (?, ?, ?, ?)",
                 campaignId, tag.code, tag.kind, tag.target)
            .exec();
    });
}

bool CampaignFile::unbindTag(CampaignId campaign, std::string_view code) {
    return connection_->write("remove the tag", [&] {
        return prepared(*connection_, "DELETE FROM tag WHERE campaign = ? AND code = ?", campaign, code)
                   .exec() > 0;
    });
}

std::vector<Document> CampaignFile::documents(CampaignId campaign) const {
    return connection_->read("list the documents", [&] {
        return rowsOf(prepared(*connection_,
                               "SELECT kind, name, text FROM document WHERE campaign = ? ORDER BY kind, name",
                               campaign),
                      documentOf);
    });
}

std::vector<Document> CampaignFile::documents(CampaignId campaign, std::string_view kind) const {
    return connection_->read("list the documents", [&] {
        return rowsOf(
            prepared(*connection_,
                     "SELECT kind, name, text FROM document WHERE campaign = ? AND kind = ? ORDER BY name",
                     campaign, kind),
            documentOf);
    });
}

std::optional<Document> CampaignFile::findDocument(CampaignId campaign, std::string_view kind,
                                                   std::string_view name) const {
    return connection_->read("read the document", [&] {
        return rowOf(
            prepared(*connection_,
                     "SELECT kind, name, text FROM document WHERE campaign = ? AND kind = ? AND name = ?",
                     campaign, kind, name),
            documentOf);
    });
}

void CampaignFile::saveDocument(CampaignId campaignId, const Document& document) {
    requireName(document.kind, "The kind of the document");
    requireName(document.name, "The name of the document");
    requireText(document.text, "The text of the document");
    connection_->write("save the document", [&] {
        static_cast<void>(campaign(campaignId));
        prepared(*connection_,
                 "INSERT OR REPLACE INTO document(campaign, kind, name, text) VALUES (?, ?, ?, ?)",
                 campaignId, document.kind, document.name, document.text)
            .exec();
    });
}

bool CampaignFile::removeDocument(CampaignId campaign, std::string_view kind, std::string_view name) {
    return connection_->write("remove the document", [&] {
        return prepared(*connection_, "DELETE FROM document WHERE campaign = ? AND kind = ? AND name = ?",
                        campaign, kind, name)
                   .exec() > 0;
    });
}

std::optional<std::string> CampaignFile::setting(std::string_view key) const {
    return connection_->read("read the settings", [&] {
        return rowOf(prepared(*connection_, "SELECT value FROM setting WHERE key = ?", key), firstText);
    });
}

void CampaignFile::setSetting(std::string_view key, std::string_view value) {
    requireName(key, "The name of the setting");
    requireText(value, "The setting");
    connection_->write("save the settings", [&] {
        prepared(*connection_, "INSERT OR REPLACE INTO setting(key, value) VALUES (?, ?)", key, value).exec();
    });
}

}  // namespace adjutant::db
