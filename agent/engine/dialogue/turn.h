// A follow-up and the question that it depends on: what every rule reads, and what it makes of it.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

using RuleResult = std::optional<FollowUp>;

// A follow-up and the question before it. REQUIRES: what it refers to outlives it.
struct Turn {
  const Utterance& now;
  const Base& base;
  const DialogueContext& context;
  std::vector<uint32_t> words;     // of the body of `now`: its tokens without punctuation
  std::vector<std::string> nouns;  // what the rows of `base` may be called
};
Turn turn_of(const Utterance& now, const Base& base, const DialogueContext& context);

// The confidence where no short question had to be read.
inline constexpr double kUnprobedConfidence = 0.85;

// True if it has none but these words, from word `from` on.
bool has_only(const Turn& turn, std::span<const std::string_view> words, size_t from = 0);
bool has_only(const Turn& turn, std::initializer_list<std::string_view> words, size_t from = 0);
// True if the follow-up has the word, or one of them.
bool has(const Turn& turn, std::string_view word);
bool has_one_of(const Turn& turn, std::span<const std::string_view> words);
// The text of the body from word i on.
std::string words_from(const Turn& turn, size_t i);
// The only number of the body.
std::optional<double> only_number(const Turn& turn);
// The previous question, with what the follow-up adds.
std::string in_base(const Turn& turn, std::string_view tail, bool apart = false);
// The previous question with another head: "Which" or "How many".
std::string with_head(const Turn& turn, std::string_view head);
// True if SQL can be written for it, also with keys that only the role names which the follow-up
// says.
bool has_query(const Turn& turn, const LogicalForm& form);
// What is made of it. `confidence`: of the short question, or kUnprobedConfidence.
FollowUp follow_up_of(const Turn& turn, FollowUpKind kind, QueryBlock block, std::string question,
                      double confidence);
// The words but `light` ones, and those that fill.
std::vector<uint32_t> content_words(const Turn& turn, std::span<const std::string_view> light);
std::vector<uint32_t> content_words(const Turn& turn,
                                    std::initializer_list<std::string_view> light);
// True for another condition beside the old one: "also France", "or less than 5".
bool adds_rows(const Turn& turn);
// The previous question with other words for the value of its condition.
std::string with_value(const Turn& turn, const Condition& old, std::string_view value);

}  // namespace ask::engine::dialogue
