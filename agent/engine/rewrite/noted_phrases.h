// Keeps the phrases of notes out of the rewrites: "average order value" is a measure of a note, not
// the average of a value of orders.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/word_sequence.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

class NotedPhrases {
 public:
  // Finds the noted phrases of the question, and opposites of noted states that are not words of
  // their own: "unvaccinated" is "not vaccinated".
  NotedPhrases(std::string_view question, const SchemaIndex& index,
               const std::function<bool(std::string_view)>& is_stored);

  // The words of the question, with a word that no rule knows in place of each phrase.
  WordSequence hidden() const;
  // Puts the phrases back as they were asked.
  void show(WordSequence& words) const;
  void show(std::string& text) const;

 private:
  struct Hidden {
    size_t begin, end;  // in the text without the phrases
    SourceSpan source;
  };
  SourceSpan source(SourceSpan hidden) const;

  std::string hidden_;
  std::vector<std::string> phrases_;
  std::vector<Hidden> places_;  // of the phrases
};

}  // namespace ask::engine
