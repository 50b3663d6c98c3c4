#include "agent/score/card_json.h"

namespace ask::score {

nlohmann::ordered_json to_json(const Card& card) {
  auto dimensions = nlohmann::ordered_json::object();
  for (const Mark& mark : card.marks)
    dimensions[std::string(name(mark.dimension))] = {
        {"weight", mark.weight}, {"score", mark.score}, {"reason", mark.reason}};
  return {{"overall", card.overall},
          {"complexity", sql::name(sql::complexity_level(card.complexity))},
          {"dimensions", std::move(dimensions)}};
}

}  // namespace ask::score
