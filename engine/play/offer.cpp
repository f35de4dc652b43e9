// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/offer.hpp"

namespace adjutant {

Param paramOf(Parameter parameter, std::string_view type) {
    Param param;
    param.name = parameter.name;
    param.type = type;
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
