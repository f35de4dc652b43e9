// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/chain.hpp"

#include <sha2.h>

#include <array>

namespace adjutant {
namespace {

class Hasher {
  public:
    Hasher() { SHA256Init(&context_); }

    Hasher& add(std::string_view text) {
        const std::string length = std::to_string(text.size()) + ':';
        bytes(length);
        bytes(text);
        return *this;
    }

    std::string hex() {
        std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest{};
        SHA256Final(digest.data(), &context_);
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text;
        text.reserve(2 * digest.size());
        for (const std::uint8_t byte : digest) {
            text += digits[byte >> 4U];
            text += digits[byte & 0x0FU];
        }
        return text;
    }

  private:
    void bytes(std::string_view text) {
        SHA256Update(&context_, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    }

    SHA2_CTX context_{};
};

}  // namespace

std::string chainHash(std::string_view previous, const EntryText& entry) {
    return Hasher()
        .add(previous)
        .add(std::to_string(entry.seq))
        .add(std::to_string(entry.parent))
        .add(entry.at)
        .add(entry.request)
        .add(entry.rolls)
        .add(entry.events)
        .hex();
}

}  // namespace adjutant
