// Keeps the phrases of notes out of the rewrites: "average order value" is a measure of a note, not
// the average of a value of orders.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/value_index.h"
#include "agent/engine/rewrite/word_sequence.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

// A word that no rule knows: the nth.
std::string placeholder_word(size_t n);

class NotedPhrases {
 public:
  // Finds the noted phrases of the question, and opposites of noted states that are not words of
  // their own: "unvaccinated" is "not vaccinated". The schema must outlive the call only.
  NotedPhrases(std::string_view question, const EngineSchema& schema, const db::ValueIndex& values);

  // The words of the question, with a word that no rule knows in place of each phrase, and the
  // names of tables in place of nouns for their rows.
  WordSequence hidden() const;
  // Puts the phrases back as they were asked.
  void show(WordSequence& words) const;
  void show(std::string& text) const;
  // The table whose rows may be in the state that the word of hidden() stands for, or kNone.
  uint32_t table_of_state(std::string_view word) const;
  // The places of the nouns that became names of tables.
  const std::vector<SourceSpan>& nouns() const { return nouns_; }

 private:
  struct Hidden {
    size_t begin, end;  // in the text without the phrases
    SourceSpan source;
  };
  void put(std::string_view question, std::string_view text, SourceSpan source);
  size_t put_noun(std::string_view question, const std::vector<Token>& tokens, size_t at,
                  const EngineSchema& schema, const db::ValueIndex& values);
  SourceSpan source(SourceSpan hidden) const;

  std::string hidden_;
  size_t copied_ = 0;  // bytes of the question that hidden_ has
  std::vector<std::string> phrases_;
  std::vector<uint32_t> state_tables_;  // of each phrase; kNone if it is no state
  std::vector<Hidden> places_;          // of the phrases
  std::vector<SourceSpan> nouns_;
};

}  // namespace ask::engine
