// A question as the rows that it is about and what it asks of each of them: "unpaid fees, what
// for, how much and who owes them?". The rows are read as a question of their own, and each part
// is added to them (adjust/part_outputs.h).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

// What one part may ask for, the likeliest first.
struct AskedPart {
  std::vector<OutputRequest> readings;
  bool question = false;  // it begins with a question word
  bool owned = false;     // "their phone"
};

struct AskedParts {
  std::string head;  // the question for the rows, as typed
  std::vector<AskedPart> parts;
  bool with = false;  // the first part follows "with"
  bool listed = false;  // ": name and city": nouns that may be all that is to be shown
  bool asks_first = false;  // the head asks for something of its own: "who runs it, and how far"
  // True if no part asks who, which or how many of something, which may be meant in several ways.
  bool plain() const;
  // True if no condition of the rows can be meant.
  bool certain() const;
};

// The ways in which the question can be read so, that with the most parts first.
std::vector<AskedParts> asked_parts(std::string_view question);

// True if the question lists rows and parts of them that some may lack: not "ships together with
// their company", "doctors who have a supervisor, and his name".
bool lists_parts_of_all(std::string_view question);

}  // namespace ask::engine
