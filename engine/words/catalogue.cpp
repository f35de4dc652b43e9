// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/catalogue.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace adjutant {
namespace {

std::vector<std::string> sorted(std::vector<std::string> list) {
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace

Catalogue::Catalogue(std::string language, std::string_view text, const Catalogue* english)
    : language_(std::move(language)), english_(english) {
    try {
        const auto chapters = nlohmann::json::parse(text);
        for (const auto& [chapter, messages] : chapters.items()) {
            for (const auto& [key, pattern] : messages.items()) {
                chapters_[chapter].emplace(key, Message(pattern.get<std::string>(), language_));
            }
        }
    } catch (const nlohmann::json::exception& error) {
        throw std::invalid_argument("not a catalogue: " + std::string(error.what()));
    }
}

const Message* Catalogue::find(std::string_view chapter, std::string_view key) const {
    if (const auto own = chapters_.find(chapter); own != chapters_.end()) {
        if (const auto message = own->second.find(key); message != own->second.end()) return &message->second;
    }
    return english_ == nullptr ? nullptr : english_->find(chapter, key);
}

std::vector<std::string> Catalogue::chapters() const {
    std::vector<std::string> list;
    for (const auto& [chapter, messages] : chapters_) list.push_back(chapter);
    return sorted(std::move(list));
}

std::vector<std::string> Catalogue::keys(std::string_view chapter) const {
    std::vector<std::string> list;
    if (const auto own = chapters_.find(chapter); own != chapters_.end()) {
        for (const auto& [key, message] : own->second) list.push_back(key);
    }
    return sorted(std::move(list));
}

std::vector<std::string> Catalogue::missing() const {
    std::vector<std::string> list;
    if (english_ == nullptr) return list;
    for (const auto& [chapter, messages] : english_->chapters_) {
        const auto own = chapters_.find(chapter);
        const std::string before = chapter + '.';
        for (const auto& [key, message] : messages) {
            if (own == chapters_.end() || !own->second.contains(key)) list.push_back(before + key);
        }
    }
    return sorted(std::move(list));
}

}  // namespace adjutant
