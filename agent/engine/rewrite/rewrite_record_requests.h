// Requests for the whole record of a row, and for how to reach somebody: "everything we have on
// file for Ann" -> "details of Ann", "number for Ann", "how do I ring Ann" -> "phone of Ann",
// "contact details for Ann" -> "phone and email of Ann".
#pragma once
#include <functional>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// What something stored is called by a text, and whether its row has a column with the word in its
// name.
struct NamedRows {
  std::function<bool(std::string_view name)> any;
  std::function<bool(std::string_view name, std::string_view word)> have;
};

void rewrite_record_requests(WordSequence& words, const NamedRows& rows);

}  // namespace ask::engine
