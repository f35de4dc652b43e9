// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evenings/programme.hpp"

#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/evenings/lexicon.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant::evenings {
namespace {

using nlohmann::json;

constexpr QSize forms[] = {{1280, 800}, {800, 1280}, {390, 844}};

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
    for (const QSize& one : forms) {
        if (form == nameOf(one)) plan.size = one;
    }
    plan.text = lot.below(4) == 0 ? 1.5 : 1.0;
    plan.dice = lot.below(2) == 0 ? QStringLiteral("table") : QStringLiteral("app");
    for (const json& option : played.value().at("options")) {
        const json& choices = option.at(1);
        plan.options.emplace_back(words(option.at(0)), words(choices.at(lot.below(choices.size()))));
    }
    // How many powers there are, and which: each that stays away, or comes, is touched.
    if (played.value().contains("powers") && lot.below(2) == 0) {
        const json& powers = played.value().at("powers");
        plan.powers << words(powers.at(lot.below(powers.size())));
    }
    plan.acts = plan.system == QStringLiteral("conquest-1762") ? 150 : 200;
    return plan;
}

std::vector<Plan> shortProgramme(const QString& system, const QString& window) {
    std::vector<Plan> plans;
    std::uint32_t seed = 1;
    for (const auto& [id, played] : programme().items()) {
        for (const QSize& form : forms) {
            Plan plan;
            plan.system = QString::fromStdString(id);
            plan.name = words(played.at("name"));
            plan.size = form;
            plan.seed = seed++;
            if ((!system.isEmpty() && system != plan.system) || (!window.isEmpty() && window != nameOf(form)))
                continue;
            plan.acts = 25;
            plan.text = form.width() == 800 ? 1.5 : 1.0;
            plan.dice = form.width() == 1280 ? QStringLiteral("app") : QStringLiteral("table");
            plans.push_back(plan);
        }
    }
    return plans;
}

}  // namespace adjutant::evenings
