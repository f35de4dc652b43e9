// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/address.hpp"

#include <libpq-fe.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "db/club/certificate.hpp"
#include "db/club/club_error.hpp"
#include "db/text_file.hpp"

namespace adjutant::club {
namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view mark = "adjutant/";

Options optionsIn(const std::string& text) {
    char* why = nullptr;
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> parsed(
        PQconninfoParse(text.c_str(), &why), PQconninfoFree);
    const std::unique_ptr<char, void (*)(void*)> said(why, PQfreemem);
    const bool url = text.starts_with("postgresql://") || text.starts_with("postgres://");
    if (!parsed || !url)
        throw ClubError(
            ClubError::Kind::badUrl,
            "That is no text that names a club: it begins with postgresql:// and names a server, such as "
            "postgresql://ann@club.example/adjutant?sslmode=verify-full. Scan the organiser's code again, "
            "or copy all of it.");
    Options options;
    for (const PQconninfoOption* option = parsed.get(); option->keyword != nullptr; ++option)
        if (option->val != nullptr && *option->val != '\0')
            options.emplace_back(option->keyword, option->val);
    return options;
}

std::string take(Options& options, std::string_view name) {
    for (auto option = options.begin(); option != options.end(); ++option) {
        if (option->first != name) continue;
        std::string value = std::move(option->second);
        options.erase(option);
        return value;
    }
    return {};
}

std::string escaped(const std::string& text) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (plain.find(letter) != std::string_view::npos)
            out += letter;
        else
            out.append({'%', digits[byte >> 4U], digits[byte & 0x0FU]});
    }
    return out;
}

std::string urlOf(Options options) {
    const std::string user = take(options, "user"), password = take(options, "password");
    std::string host = take(options, "host"), port = take(options, "port");
    const std::string database = take(options, "dbname");
    std::string url = "postgresql://" + escaped(user);
    if (!password.empty()) url += ":" + escaped(password);
    if (!user.empty()) url += "@";
    // A folder of a socket, several hosts and numbers of the sixth kind stand behind the question mark.
    if (host.find_first_of("/,:") == std::string::npos && port.find(',') == std::string::npos) {
        url += escaped(std::exchange(host, {}));
        if (!port.empty()) url += ":" + std::exchange(port, {});
    }
    url += "/" + escaped(database);
    if (!host.empty()) options.emplace_back("host", host);
    if (!port.empty()) options.emplace_back("port", port);
    char before = '?';
    for (const auto& [name, value] : options) url += std::exchange(before, '&') + name + "=" + escaped(value);
    return url;
}

}  // namespace

Address addressIn(std::string_view text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.remove_suffix(1);
    Options options = optionsIn(std::string(text));
    const std::string name = take(options, "application_name");
    const std::string certificate = take(options, "fallback_application_name");
    Address address{.url = urlOf(std::move(options))};
    if (!name.starts_with(mark)) return address;
    const std::string rest = name.substr(mark.size());
    const auto slash = rest.find('/');
    if (slash == std::string::npos)
        throw ClubError(ClubError::Kind::badUrl,
                        "That invitation is not whole. Scan the organiser's code again.");
    address.campaign = rest.substr(0, slash);
    address.organiserKey = rest.substr(slash + 1);
    address.certificate = certificate;
    return address;
}

std::string invitation(const Address& address, const std::string& login, const std::string& password) {
    Options options = optionsIn(address.url);
    take(options, "user");
    take(options, "password");
    take(options, "passfile");
    if (const auto path = certificateOf(address.url); !path.empty()) {
        const std::string certificate = packedCertificate(db::loadText(path, db::largestDocument));
        // What does not fit stays a path, which each tablet then needs a file at.
        if (!certificate.empty()) {
            take(options, "sslrootcert");
            options.emplace_back("fallback_application_name", certificate);
        }
    }
    options.emplace_back("user", login);
    options.emplace_back("password", password);
    options.emplace_back("application_name",
                         std::string(mark) + address.campaign + "/" + address.organiserKey);
    return urlOf(std::move(options));
}

std::string shownUrl(const std::string& url) {
    Options options = optionsIn(url);
    take(options, "password");
    return urlOf(std::move(options));
}

std::string passwordIn(const std::string& url) { return optionIn(url, "password"); }

std::string optionIn(const std::string& url, std::string_view name) {
    Options options = optionsIn(url);
    return take(options, name);
}

std::string withOption(const std::string& url, const std::string& name, const std::string& value) {
    Options options = optionsIn(url);
    take(options, name);
    options.emplace_back(name, value);
    return urlOf(std::move(options));
}

}  // namespace adjutant::club
