// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/raw_pages.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>

#include "db/error.hpp"
#include "db/failure.hpp"
#include "messages/db.hpp"

namespace adjutant::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t fileHeader = 100;
constexpr std::size_t logHeader = 32;
constexpr std::size_t frameHeader = 24;

std::string bytesOf(const fs::path& path) {
    std::error_code error;
    if (!fs::exists(path, error)) return {};
    if (!fs::is_regular_file(path, error))
        throw Error(Error::Kind::notOurs, failures::NoRegularFile{.file = path.string(), .asked = "name"});
    if (fs::file_size(path, error) > largestRescue)
        throw Error(Error::Kind::notOurs,
                    failures::TooLargeToRescue{.file = path.string(), .most = largestRescue >> 20U});
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file) throw errorFrom(std::error_code(errno, std::generic_category()), path, doings::ReadTheFile{});
    return bytes;
}

std::uint64_t bigEndian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

/// A piece of a page that is read from the front; empty when it ends too early.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    std::optional<std::uint64_t> varint() {
        std::uint64_t number = 0;
        for (int i = 0; i < 9; ++i) {
            if (bytes_.empty()) return {};
            const auto byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            if (i == 8) return number << 8U | byte;
            number = number << 7U | (byte & 0x7FU);
            if ((byte & 0x80U) == 0) return number;
        }
        return {};
    }
    std::optional<std::string_view> take(std::uint64_t count) {
        if (count > bytes_.size()) return {};
        const std::string_view taken = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return taken;
    }
    [[nodiscard]] std::string_view left() const { return bytes_; }

  private:
    std::string_view bytes_;
};

std::int64_t signedNumber(std::string_view bytes) {
    std::uint64_t number = bigEndian(bytes);
    if (!bytes.empty() && (static_cast<unsigned char>(bytes.front()) & 0x80U) != 0 && bytes.size() < 8)
        number |= ~std::uint64_t{0} << (8 * bytes.size());
    return static_cast<std::int64_t>(number);
}

/// False where the row ends too early, or nothing of ours has such a type.
bool readValue(std::uint64_t type, Reader& body, RawValue& value) {
    constexpr std::size_t widths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    constexpr std::uint64_t firstBytes = 12;
    if (type == 10 || type == 11) return false;
    const auto bytes = body.take(type < firstBytes ? widths[type] : (type - firstBytes) / 2);
    if (!bytes) return false;
    if (type >= firstBytes && type % 2 == 1) {
        value.kind = RawValue::Kind::text;
        value.text = *bytes;
    } else if (type == 8 || type == 9) {
        value.kind = RawValue::Kind::number;
        value.number = static_cast<std::int64_t>(type - 8);
    } else if (type >= 1 && type <= 6) {
        value.kind = RawValue::Kind::number;
        value.number = signedNumber(*bytes);
    }
    return true;
}

std::optional<std::vector<RawValue>> valuesOf(std::string_view payload) {
    constexpr std::uint64_t mostColumns = 32;  // our tables have 15
    Reader head(payload);
    const auto length = head.varint();
    if (!length || *length > payload.size()) return {};
    Reader types(payload.substr(0, *length));
    static_cast<void>(types.varint());
    Reader body(payload.substr(*length));
    std::vector<RawValue> values;
    while (!types.left().empty()) {
        const auto type = types.varint();
        if (!type || values.size() == mostColumns) return {};
        if (!readValue(*type, body, values.emplace_back())) return {};
    }
    return body.left().empty() ? std::optional(std::move(values)) : std::nullopt;
}

bool isInterior(PageKind kind) { return kind == interiorIndex || kind == interiorTable; }

std::size_t startOf(std::uint64_t number) { return number == 1 ? fileHeader : 0; }

}  // namespace

Pages::Pages(const fs::path& path) : file_(bytesOf(path)), log_(bytesOf(path.string() + "-wal")) {
    if (file_.size() >= fileHeader) {
        const auto said = static_cast<std::size_t>(bigEndian(std::string_view(file_).substr(16, 2)));
        const std::size_t size = said == 1 ? 65536 : said;
        if (size >= 512 && (size & (size - 1)) == 0) size_ = size;
    }
    for (std::size_t at = 0; at + size_ <= file_.size(); at += size_)
        pages_.push_back(std::string_view(file_).substr(at, size_));
    layLog();
}

void Pages::layLog() {
    const std::string_view log = log_;
    std::vector<std::size_t> frames;
    std::size_t committed = 0;
    for (std::size_t at = logHeader; at + frameHeader + size_ <= log.size(); at += frameHeader + size_) {
        // What an earlier turn of the log left behind bears another salt.
        if (log.substr(at + 8, 8) != log.substr(16, 8)) break;
        frames.push_back(at);
        if (bigEndian(log.substr(at + 4, 4)) != 0) committed = frames.size();
    }
    frames.resize(committed);
    for (const std::size_t at : frames) {
        const auto number = static_cast<std::size_t>(bigEndian(log.substr(at, 4)));
        if (number == 0 || number > largestRescue / size_) continue;
        if (pages_.size() < number) pages_.resize(number);
        pages_[number - 1] = log.substr(at + frameHeader, size_);
    }
}

std::string_view Pages::at(std::uint64_t number) const {
    return number == 0 || number > pages_.size() ? std::string_view() : pages_[number - 1];
}

PageKind Pages::kindOf(std::uint64_t number) const {
    const std::string_view page = at(number);
    if (page.size() <= startOf(number)) return notOfATree;
    const auto kind = static_cast<unsigned char>(page[startOf(number)]);
    const bool known =
        kind == interiorIndex || kind == interiorTable || kind == leafIndex || kind == leafTable;
    return known ? static_cast<PageKind>(kind) : notOfATree;
}

std::vector<std::size_t> Pages::cellsOf(std::uint64_t number, PageKind kind) const {
    const std::string_view page = at(number);
    const std::size_t start = startOf(number);
    std::vector<std::size_t> cells;
    if (page.size() < start + 5) return cells;
    const std::size_t pointers = start + (isInterior(kind) ? 12 : 8);
    const auto count = static_cast<std::size_t>(bigEndian(page.substr(start + 3, 2)));
    for (std::size_t cell = 0; cell < count && pointers + 2 * cell + 2 <= page.size(); ++cell)
        cells.push_back(static_cast<std::size_t>(bigEndian(page.substr(pointers + 2 * cell, 2))));
    return cells;
}

std::vector<std::uint64_t> Pages::below(std::uint64_t number, PageKind kind) const {
    const std::string_view page = at(number);
    std::vector<std::uint64_t> pages;
    if (!isInterior(kind) || page.size() < startOf(number) + 12) return pages;
    for (const std::size_t cell : cellsOf(number, kind))
        pages.push_back(cell + 4 <= page.size() ? bigEndian(page.substr(cell, 4)) : 0);
    pages.push_back(bigEndian(page.substr(startOf(number) + 8, 4)));
    return pages;
}

Pages::Cells Pages::cellsIn(std::uint64_t number, PageKind kind) const {
    Cells cells;
    if (kind == interiorTable || kind == notOfATree) return cells;
    const std::string_view page = at(number);
    for (const std::size_t cell : cellsOf(number, kind)) {
        ++cells.unreadable;
        const std::size_t at = kind == interiorIndex ? cell + 4 : cell;
        if (at >= page.size()) continue;
        Reader reader(page.substr(at));
        const auto length = reader.varint();
        RawRow row;
        row.ofRowidTable = kind == leafTable;
        if (row.ofRowidTable) row.rowid = static_cast<std::int64_t>(reader.varint().value_or(0));
        if (!length) continue;
        const auto whole = payload(reader.left(), *length, row.ofRowidTable);
        if (!whole) continue;
        auto values = valuesOf(*whole);
        if (!values) continue;
        row.values = *std::move(values);
        cells.rows.push_back(std::move(row));
        --cells.unreadable;
    }
    return cells;
}

std::optional<std::string> Pages::payload(std::string_view cell, std::uint64_t length, bool table) const {
    const std::uint64_t most = table ? size_ - 35 : (size_ - 12) * 64 / 255 - 23;
    const std::uint64_t least = (size_ - 12) * 32 / 255 - 23;
    if (length > pages_.size() * size_) return {};
    if (length <= most)
        return length <= cell.size() ? std::optional(std::string(cell.substr(0, length))) : std::nullopt;
    const std::uint64_t fitting = least + (length - least) % (size_ - 4);
    const std::uint64_t here = fitting <= most ? fitting : least;
    if (cell.size() < here + 4) return {};
    std::string whole(cell.substr(0, here));
    std::uint64_t next = bigEndian(cell.substr(here, 4));
    while (whole.size() < length) {
        const std::string_view page = at(next);
        if (page.empty()) return {};
        whole += page.substr(4, std::min<std::uint64_t>(size_ - 4, length - whole.size()));
        next = bigEndian(page.substr(0, 4));
    }
    return whole;
}

}  // namespace adjutant::db
