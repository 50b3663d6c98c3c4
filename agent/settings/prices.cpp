#include "agent/settings/prices.h"

#include <fmt/format.h>

#include <cmath>

#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask {
namespace {

constexpr size_t kMostPrices = 200, kLongestPrices = 20'000;
constexpr double kHighestPrice = 1e6;  // US dollars per million tokens

bool is_price(const nlohmann::json& value) {
  if (!value.is_number()) return false;
  const double price = value.get<double>();
  return std::isfinite(price) && price >= 0 && price <= kHighestPrice;
}

}  // namespace

Result<std::vector<ModelPrice>> prices_from(std::string_view value) {
  std::vector<ModelPrice> out;
  if (text::trimmed(value).empty()) return out;
  const Error form{Code::kInvalidSetting,
                   R"(takes a JSON object such as {"my-model": [2.5, 10]}: US dollars per million )"
                   "tokens, in and out"};
  if (value.size() > kLongestPrices) return form;
  const auto json = parsed_sorted_json(value);
  if (!json.is_object() || json.size() > kMostPrices) return form;
  for (const auto& [model, price] : json.items()) {
    if (!price.is_array() || price.size() != 2 || !is_price(price[0]) || !is_price(price[1]))
      return Error{form.code, fmt::format("{}; that of \"{}\" is none", form.message,
                                          text::shortened(model, 40))};
    out.push_back({model, price[0].get<double>(), price[1].get<double>()});
  }
  return out;
}

}  // namespace ask
