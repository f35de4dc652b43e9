// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/seal.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <vector>

namespace adjutant::club {
namespace {

using Bytes = std::vector<unsigned char>;
constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

void ready() {
    static const bool works = sodium_init() >= 0;
    if (!works) throw std::runtime_error("The system gives no random numbers, so nothing can be sealed.");
}

std::string textOf(const Bytes& bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back();  // the zero at its end
    return text;
}

std::optional<Bytes> bytesOf(std::string_view text) {
    if (text.empty()) return Bytes();  // a vector without bytes has no place that the library would take
    Bytes bytes(text.size());
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end,
                          variant) != 0 ||
        end != text.data() + text.size())
        return {};
    bytes.resize(length);
    return bytes;
}

/// Throws when it is no key of that size.
Bytes keyOf(const std::string& text, std::size_t size) {
    auto key = bytesOf(text);
    if (!key || key->size() != size) throw std::runtime_error("A key of the club cannot be read.");
    return *std::move(key);
}

Bytes randomBytes(std::size_t size) {
    ready();
    Bytes bytes(size);
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

const unsigned char* raw(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string hexOf(const unsigned char* bytes, std::size_t size) {
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

}  // namespace

KeyPair newKeyPair() {
    ready();
    Bytes open(crypto_box_PUBLICKEYBYTES), secret(crypto_box_SECRETKEYBYTES);
    crypto_box_keypair(open.data(), secret.data());
    return {textOf(open), textOf(secret)};
}

std::string newKey() { return textOf(randomBytes(crypto_secretbox_KEYBYTES)); }

std::string seal(std::string_view text, const std::string& key) {
    Bytes sealed = randomBytes(crypto_secretbox_NONCEBYTES);
    const Bytes nonce = sealed;
    sealed.resize(nonce.size() + crypto_secretbox_MACBYTES + text.size());
    crypto_secretbox_easy(sealed.data() + nonce.size(), raw(text), text.size(), nonce.data(),
                          keyOf(key, crypto_secretbox_KEYBYTES).data());
    return textOf(sealed);
}

std::optional<std::string> unseal(std::string_view sealed, const std::string& key) {
    ready();
    const auto bytes = bytesOf(sealed);
    constexpr std::size_t least = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
    if (!bytes || bytes->size() < least) return {};
    std::string text(bytes->size() - least, '\0');
    if (crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(text.data()),
                                   bytes->data() + crypto_secretbox_NONCEBYTES,
                                   bytes->size() - crypto_secretbox_NONCEBYTES, bytes->data(),
                                   keyOf(key, crypto_secretbox_KEYBYTES).data()) != 0)
        return {};
    return text;
}

std::string sealFor(const std::string& openKey, std::string_view text) {
    ready();
    Bytes sealed(crypto_box_SEALBYTES + text.size());
    if (crypto_box_seal(sealed.data(), raw(text), text.size(),
                        keyOf(openKey, crypto_box_PUBLICKEYBYTES).data()) != 0)
        throw std::runtime_error("The organiser's key cannot be used.");
    return textOf(sealed);
}

std::optional<std::string> unsealOwn(const KeyPair& own, std::string_view sealed) {
    ready();
    const auto bytes = bytesOf(sealed);
    if (!bytes || bytes->size() < crypto_box_SEALBYTES) return {};
    std::string text(bytes->size() - crypto_box_SEALBYTES, '\0');
    if (crypto_box_seal_open(reinterpret_cast<unsigned char*>(text.data()), bytes->data(), bytes->size(),
                             keyOf(own.open, crypto_box_PUBLICKEYBYTES).data(),
                             keyOf(own.secret, crypto_box_SECRETKEYBYTES).data()) != 0)
        return {};
    return text;
}

std::string newUuid() {
    constexpr std::size_t size = 16;
    Bytes bytes = randomBytes(size);
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0FU) | 0x40U);  // version 4
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3FU) | 0x80U);
    std::string text = hexOf(bytes.data(), size);
    for (const std::size_t place : {20U, 16U, 12U, 8U}) text.insert(place, 1, '-');
    return text;
}

std::string newPassword() {
    constexpr std::size_t size = 24;
    return textOf(randomBytes(size));
}

std::string digestOf(std::string_view text) {
    ready();
    std::array<unsigned char, crypto_generichash_BYTES> digest{};
    crypto_generichash(digest.data(), digest.size(), raw(text), text.size(), nullptr, 0);
    return hexOf(digest.data(), digest.size());
}

}  // namespace adjutant::club
