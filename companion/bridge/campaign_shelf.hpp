// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign's documents of one kind, such as its boards: one shelf for each kind, on it a part for each
// game system, so that systems may use the same names. Documents of the campaign file go along in backups and
// exports.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "db/campaign_file.hpp"

namespace adjutant::companion {

class CampaignsController;

struct ShelvedText {
    std::string id;  ///< of all documents of the campaign
    std::string system;
    std::string name;
    std::string text;
};

/// All of these throw what the campaign file throws: a sentence for people.
class CampaignShelf {
  public:
    /// `kind` is the word that the documents are filed under: "board".
    CampaignShelf(CampaignsController& campaigns, std::string kind);

    /// Empty while the campaign is not in the file yet.
    [[nodiscard]] std::vector<ShelvedText> all() const;
    [[nodiscard]] std::optional<ShelvedText> find(const QString& id) const;
    /// `insteadOf`: a name that it was kept under before; empty when there was none. Throws, and nothing has
    /// changed, where another is kept under its name. Adds the campaign when this is the first kept in it.
    void keep(const ShelvedText& document, const std::string& insteadOf = {});
    /// False when there is none of that id.
    bool remove(const QString& id);

  private:
    [[nodiscard]] std::string kindOf(const std::string& system) const;

    CampaignsController& campaigns_;
    std::string prefix_;
};

}  // namespace adjutant::companion
