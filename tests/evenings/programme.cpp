// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/programme.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/evenings/lexicon.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::evenings {
namespace {

using nlohmann::json;

/// Those that a seed chooses from, and a phone on its side.
constexpr QSize forms[] = {{1280, 800}, {800, 1280}, {390, 844}};
constexpr QSize lying(844, 390);

const json& programme() {
    static const json data = [] {
        std::ifstream file(tests::testsFolder() / "evenings" / "programme.json");
        return json::parse(file);
    }();
    return data;
}

QString nameOf(QSize form) { return QStringLiteral("%1x%2").arg(form.width()).arg(form.height()); }

/// Chooses by a seed.
class Lot {
  public:
    explicit Lot(std::uint32_t seed) : random_(seed) {}
    std::size_t below(std::size_t bound) {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random_);
    }

  private:
    std::mt19937 random_;
};

/// How many powers there are, and which: each that stays away, or comes, is touched.
void changeSeats(Plan& plan, const json& played, Lot& lot) {
    const json& powers = played.at("powers");
    auto seated =
        std::count_if(powers.begin(), powers.end(), [](const json& away) { return !away.get<bool>(); });
    for (const auto& [power, away] : powers.items()) {
        if (lot.below(3) != 0 || (!away && seated <= played.at("fewest"))) continue;
        seated += away ? 1 : -1;
        plan.powers << words(power);
    }
}

}  // namespace

Plan planned(std::uint32_t seed, const QString& system, const QString& form) {
    Lot lot(seed);
    Plan plan;
    plan.seed = seed;
    auto played = std::next(programme().begin(), static_cast<std::ptrdiff_t>(lot.below(programme().size())));
    if (const auto wanted = programme().find(system.toStdString()); wanted != programme().end())
        played = wanted;
    plan.system = QString::fromStdString(played.key());
    plan.name = words(played.value().at("name"));
    plan.size = forms[lot.below(std::size(forms))];
    for (const QSize& one : {forms[0], forms[1], forms[2], lying}) {
        if (form == nameOf(one)) plan.size = one;
    }
    plan.text = lot.below(4) == 0 ? 1.5 : 1.0;
    plan.dice = lot.below(2) == 0 ? QStringLiteral("table") : QStringLiteral("app");
    for (const json& option : played.value().at("options")) {
        const json& choices = option.at("choices");
        const QString choice = words(choices.at(lot.below(choices.size())));
        if (!choice.isEmpty())
            plan.options.push_back({words(option.at("field")), choice, option.value("where", false)});
    }
    if (played.value().contains("powers")) changeSeats(plan, played.value(), lot);
    // Most evenings are short, one in five goes on.
    plan.acts = lot.below(5) == 0 ? 150 : 40;
    return plan;
}

std::vector<Plan> shortProgramme(const QString& system, const QString& window) {
    std::vector<Plan> plans;
    const auto add = [&](const std::string& id, const json& played, QSize form, std::uint32_t seed) {
        Plan plan;
        plan.system = QString::fromStdString(id);
        plan.name = words(played.at("name"));
        plan.size = form;
        plan.seed = seed;
        if ((!system.isEmpty() && system != plan.system) || (!window.isEmpty() && window != nameOf(form)))
            return;
        plan.acts = 25;
        for (const json& option : played.at("short").value(nameOf(form).toStdString(), json::array()))
            plan.options.push_back({words(option.at(0)), words(option.at(1)), false});
        plan.text = form.width() == 800 ? 1.5 : 1.0;
        plan.dice = form.width() == 1280 ? QStringLiteral("app") : QStringLiteral("table");
        plans.push_back(plan);
    };
    std::uint32_t seed = 1;
    for (const auto& [id, played] : programme().items()) {
        for (const QSize& form : forms) add(id, played, form, seed++);
    }
    for (const auto& [id, played] : programme().items()) add(id, played, lying, seed++);
    return plans;
}

}  // namespace adjutant::evenings
