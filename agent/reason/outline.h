// The outline of a report: a title, and sections with a question each. As Markdown:
//
//   # Sales report
//
//   ## By status
//   - number of orders per status
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::reason {

inline constexpr size_t kMostSections = 12;

// One line each, valid UTF-8, of bounded length.
struct OutlineSection {
  std::string title;
  std::string question;  // can be asked alone
};

struct Outline {
  std::string title;
  std::vector<OutlineSection> sections;  // at most kMostSections
  std::vector<std::string> notes = {};   // what was left out, a sentence each
  std::string caution = {};              // the unused parts of the request, a sentence; shown first
  double confidence = 0;                 // 0-1
};

// What a person or a model wrote, fit for a line of an outline.
std::string outline_line(std::string_view text, size_t most_bytes);
// A title made of the question.
std::string outline_title(std::string_view question);

// The Markdown; sections in sequence with the same title have one heading.
std::string outline_text(const Outline& outline);

// A model's reply: Markdown inside <plan> and </plan>, or JSON {"title", "sections": [{"title",
// "question"}]}. Sections beyond kMostSections are dropped with a note. Errors (kModelError): a
// sentence for the model.
Result<Outline> read_outline(std::string_view reply);

}  // namespace ask::reason
