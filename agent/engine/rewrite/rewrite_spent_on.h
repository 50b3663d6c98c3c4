// What was spent on some of the goods: "how much did each owner spend on dry food" -> "... spend
// for dry food", which the sales are restricted by, and "spend on products" -> "spend".
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

// What the goods brought in, of which alone the text is stored, as a name or a kind of them; "" if
// it is another text, or their sales have no amounts.
std::string revenue_of_goods(const RewriteContext& context, std::string_view text);

void rewrite_spent_on(WordSequence& words, const RewriteContext& context,
                      const SchemaPhrases& phrases);

}  // namespace ask::engine
