// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/digest.hpp"

#include <sha2.h>

#include <array>
#include <cstdint>

namespace adjutant {

struct Digest::Context {
    SHA2_CTX sums{};
};

Digest::Digest() : context_(std::make_unique<Context>()) { SHA256Init(&context_->sums); }
Digest::~Digest() = default;

Digest& Digest::add(std::string_view text) {
    SHA256Update(&context_->sums, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    return *this;
}

Digest& Digest::addCounted(std::string_view text) { return add(std::to_string(text.size()) + ':').add(text); }

std::string Digest::hex() {
    std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest{};
    SHA256Final(digest.data(), &context_->sums);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * digest.size());
    for (const std::uint8_t byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 0x0FU];
    }
    return text;
}

std::string digestOf(std::string_view text) { return Digest().add(text).hex(); }

}  // namespace adjutant
