// Keeps the phrases of notes out of the rewrites: "average order value" is a measure of a note, not
// the average of a value of orders.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

class NotedPhrases {
 public:
  // Replaces each noted phrase of the question by a word that no rule knows.
  NotedPhrases(std::string_view question, const SchemaIndex& index);

  const std::string& hidden() const { return hidden_; }
  // The text with the phrases as they were asked.
  std::string shown(std::string text) const;

 private:
  std::string hidden_;
  std::vector<std::string> phrases_;
};

}  // namespace ask::engine
