// Two questions about the same rows in one: "how long is a puppy visit and what does it cost". The
// second one says by a pronoun what the first one names.
#pragma once
#include <string>
#include <string_view>

namespace ask::engine {

struct JoinedQuestions {
  std::string first, second;  // as typed; empty if the question is one
  bool empty() const { return second.empty(); }
};

JoinedQuestions joined_questions(std::string_view question);

// "each member" of the words of a question about each of several rows; "" if there is none.
std::string rows_one_by_one(std::string_view question);

// The question with `rows` in place of the pronouns that refer to them: "what does Puppy visit
// cost". "" if it has no such pronoun.
std::string with_rows_named(std::string_view question, std::string_view rows);

}  // namespace ask::engine
