// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/offer.hpp"

namespace adjutant {
namespace {

Param named(std::string_view name, std::string_view type) {
    Param param;
    param.name = name;
    param.type = type;
    return param;
}

}  // namespace

Param pairsOf(std::string_view name, std::string_view of, std::shared_ptr<const std::vector<Pair>> pairs) {
    Param param = named(name, "pairs").byDefault(std::map<std::string, std::int64_t>{});
    param.of = of;
    param.pairs = std::move(pairs);
    return param;
}

Param intOf(std::string_view name, std::int64_t least, std::int64_t most, std::int64_t likely) {
    return named(name, "int").between(least, most).byDefault(likely);
}

Param boolOf(std::string_view name, bool likely) { return named(name, "bool").byDefault(likely); }

Param textOf(std::string_view name, std::string likely) {
    return named(name, "text").byDefault(std::move(likely));
}

Param paramOf(Parameter parameter, std::string_view type) {
    Param param = named(parameter.name, type);
    param.fact = parameter.fact;
    return param;
}

Param pairsOf(Parameter parameter, std::string_view of, std::shared_ptr<const std::vector<Pair>> pairs) {
    Param param = paramOf(parameter, "pairs").byDefault(std::map<std::string, std::int64_t>{});
    param.of = of;
    param.pairs = std::move(pairs);
    return param;
}

Param intOf(ParameterOf<int> parameter, std::int64_t least, std::int64_t most, std::int64_t likely) {
    return paramOf(parameter, "int").between(least, most).byDefault(likely);
}

Param boolOf(ParameterOf<bool> parameter, bool likely) {
    return paramOf(parameter, "bool").byDefault(likely);
}

Param textOf(ParameterOf<std::string> parameter, std::string likely) {
    return paramOf(parameter, "text").byDefault(std::move(likely));
}

}  // namespace adjutant
