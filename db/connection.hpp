// SPDX-License-Identifier: GPL-3.0-or-later
// One open campaign file as the rest of the room uses it: opened by our rules (files of others and of later
// versions are left untouched), and with SQLite's exceptions turned into Error. Inside the room, and for
// tests.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "db/disk_wait.hpp"
#include "db/failure.hpp"
#include "db/writer_lock.hpp"

namespace adjutant::db {

class Connection {
  public:
    [[nodiscard]] static std::shared_ptr<Connection> toWrite(const std::filesystem::path&);
    [[nodiscard]] static std::shared_ptr<Connection> toRead(const std::filesystem::path&);

    [[nodiscard]] SQLite::Database& sql() { return database_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    /// Who makes the changes that are written down from now on.
    void setSignature(std::string_view who) { signature_ = who; }
    [[nodiscard]] const std::string& signature() const { return signature_; }

    /// Does `work`; `doing` is told should SQLite fail.
    template <class Work>
    auto read(Doing doing, Work&& work) -> decltype(work()) {
        return atDisk([&]() -> decltype(work()) {
            try {
                return std::forward<Work>(work)();
            } catch (const SQLite::Exception& exception) {
                fail(exception, doing);
            }
        });
    }

    /// The same for work that writes: refused when the file is open to read, or is no longer where it was,
    /// because what goes into a file without a name is lost when it is closed.
    /// All of it in one transaction, or as a part of the one that is under way.
    template <class Work>
    auto write(Doing doing, Work&& work) -> decltype(work()) {
        return read(doing, [&]() -> decltype(work()) {
            requireWritable(doing);
            if (isInTransaction()) return std::forward<Work>(work)();
            SQLite::Transaction own(database_);
            if constexpr (std::is_void_v<decltype(work())>) {
                std::forward<Work>(work)();
                commit(own);
            } else {
                auto result = std::forward<Work>(work)();
                commit(own);
                return result;
            }
        });
    }

    /// The same for work that no transaction may be around.
    template <class Work>
    auto maintain(Doing doing, Work&& work) -> decltype(work()) {
        return read(doing, [&]() -> decltype(work()) {
            requireWritable(doing);
            return std::forward<Work>(work)();
        });
    }

    /// What others do in one transaction, on their own thread: the disk is waited for where it begins and
    /// ends.
    void together(Doing, bool toWrite, const std::function<void()>& work);

    /// Does `work` in one transaction, or as a part of the one that is under way.
    template <class Work>
    void inTransaction(Work&& work) {
        std::optional<SQLite::Transaction> own;
        if (!isInTransaction()) own.emplace(database_);
        std::forward<Work>(work)();
        if (own) own->commit();
    }

  private:
    static void close(Connection*) noexcept;
    [[nodiscard]] bool isInTransaction();
    void commit(SQLite::Transaction&);
    [[nodiscard]] static std::shared_ptr<Connection> open(const std::filesystem::path&,
                                                          std::unique_ptr<WriterLock>,
                                                          const std::string& name, int flags);
    /// As a file that does not change, so that none is made beside it. An older one is brought up to date in
    /// memory.
    [[nodiscard]] static std::shared_ptr<Connection> openImmutable(const std::filesystem::path&);
    Connection(std::filesystem::path, std::unique_ptr<WriterLock>, const std::string& name, int flags);
    [[noreturn]] void fail(const SQLite::Exception&, Doing);
    void requireWritable(Doing);
    void settle();
    void bringUpToDate();
    [[nodiscard]] Error otherTables() const;  ///< damaged: what it says and what it has differ

    std::string signature_;
    std::filesystem::path path_;
    std::unique_ptr<WriterLock> lock_;  // let go after the database is closed
    SQLite::Database database_;
    std::optional<SQLite::Statement> stale_;  ///< asks whether any digest is; before each commit
};

}  // namespace adjutant::db
