// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/zip_file.hpp"

#include <zip.h>

#include <algorithm>
#include <array>
#include <memory>

#include "db/error.hpp"
#include "messages/doors.hpp"

namespace adjutant::companion {
namespace {

using db::Error;

[[noreturn]] void cannotWrite(zip_error_t* why) {
    throw Error(Error::Kind::other, doors::failures::ZipNotMade{.why = zip_error_strerror(why)});
}

struct Discard {
    void operator()(zip_t* zip) const { zip_discard(zip); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
template <class Handle>
using Held = std::unique_ptr<Handle, Discard>;

/// An error of libzip that is let go of in the end.
struct ZipFailure {
    ZipFailure() { zip_error_init(&error); }
    ~ZipFailure() { zip_error_fini(&error); }
    ZipFailure(const ZipFailure&) = delete;
    ZipFailure& operator=(const ZipFailure&) = delete;
    zip_error_t error{};
};

void add(zip_t* zip, const ZipMember& member) {
    zip_source_t* text = zip_source_buffer(zip, member.text.data(), member.text.size(), 0);
    if (text == nullptr) cannotWrite(zip_get_error(zip));
    const zip_int64_t added = zip_file_add(zip, member.name.c_str(), text, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
        zip_source_free(text);
        cannotWrite(zip_get_error(zip));
    }
    const auto index = static_cast<zip_uint64_t>(added);
    // The first day that a zip can tell of, whatever the clock and its zone say.
    constexpr zip_uint16_t firstDay = (1U << 5U) | 1U;
    constexpr zip_uint32_t plainFile = 0100644U << 16U;
    if (zip_file_set_dostime(zip, index, 0, firstDay, 0) != 0 ||
        zip_file_set_external_attributes(zip, index, 0, ZIP_OPSYS_UNIX, plainFile) != 0 ||
        zip_set_file_compression(zip, index, ZIP_CM_DEFLATE, 6) != 0)
        cannotWrite(zip_get_error(zip));
}

std::string bytesOf(zip_source_t* source) {
    if (zip_source_open(source) != 0) cannotWrite(zip_source_error(source));
    std::string bytes;
    std::array<char, 65536> part{};
    zip_int64_t got = 0;
    while ((got = zip_source_read(source, part.data(), part.size())) > 0)
        bytes.append(part.data(), static_cast<std::size_t>(got));
    zip_source_close(source);
    if (got < 0) cannotWrite(zip_source_error(source));
    return bytes;
}

Error damaged(Insert why) {
    return {Error::Kind::damaged, doors::failures::ZipDamaged{.why = std::move(why)}};
}

Held<zip_t> opened(std::string_view bytes) {
    ZipFailure failure;
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &failure.error);
    if (source == nullptr) cannotWrite(&failure.error);
    // Of no bytes libzip makes an empty zip.
    zip_t* zip =
        bytes.empty() ? nullptr : zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &failure.error);
    if (zip != nullptr) return Held<zip_t>(zip);
    zip_source_free(source);
    if (looksLikeAZip(bytes)) throw damaged(zip_error_strerror(&failure.error));
    throw Error(Error::Kind::notOurs, doors::failures::NoZip{});
}

/// Exactly one member has the name: of two, each reader might take another.
zip_stat_t found(zip_t* zip, const std::string& name) {
    zip_stat_t found{};
    zip_stat_init(&found);
    int times = 0;
    const zip_int64_t count = zip_get_num_entries(zip, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat{};
        if (zip_stat_index(zip, static_cast<zip_uint64_t>(i), 0, &stat) != 0) continue;
        if (stat.name == nullptr || name != stat.name) continue;
        found = stat;
        ++times;
    }
    if (times == 0) throw Error(Error::Kind::notOurs, doors::failures::NoMember{.member = name});
    if (times > 1) throw damaged(doors::parts::SeveralMembers{.member = name});
    return found;
}

}  // namespace

std::string zipped(const std::vector<ZipMember>& members) {
    ZipFailure failure;
    const Held<zip_source_t> target(zip_source_buffer_create(nullptr, 0, 0, &failure.error));
    if (!target) cannotWrite(&failure.error);
    zip_source_keep(target.get());
    Held<zip_t> zip(zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, &failure.error));
    if (!zip) {
        zip_source_free(target.get());
        cannotWrite(&failure.error);
    }
    for (const ZipMember& member : members) add(zip.get(), member);
    if (zip_close(zip.get()) != 0) cannotWrite(zip_get_error(zip.get()));
    static_cast<void>(zip.release());
    return bytesOf(target.get());
}

bool looksLikeAZip(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

std::string unzipped(std::string_view bytes, const std::string& member, std::uint64_t limit) {
    const Held<zip_t> zip = opened(bytes);
    const zip_stat_t stat = found(zip.get(), member);
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        throw Error(Error::Kind::notOurs, doors::failures::ZipEncrypted{.member = member});
    const Held<zip_file_t> file(zip_fopen_index(zip.get(), stat.index, 0));
    if (!file) throw damaged(zip_strerror(zip.get()));
    constexpr std::uint64_t tightest = 50;
    const std::uint64_t most = std::min(limit, std::max(trustedSize, tightest * stat.comp_size));
    std::string text;
    std::array<char, 65536> part{};
    zip_int64_t got = 0;
    while ((got = zip_fread(file.get(), part.data(), part.size())) > 0) {
        text.append(part.data(), static_cast<std::size_t>(got));
        if (text.size() > most)
            throw Error(Error::Kind::other,
                        doors::failures::MemberTooLarge{.member = member, .most = most >> 20U});
    }
    if (got < 0) throw damaged(zip_error_strerror(zip_file_get_error(file.get())));
    return text;
}

}  // namespace adjutant::companion
