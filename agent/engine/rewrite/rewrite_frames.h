// Rewrites of polite requests: "I'm planning a mailing, so could you please give me the names of
// all members?" -> "list the names of all members?". What is taken out names nothing of the data.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// Takes out what a question is for and how politely it is put. `is_name`: of the schema or stored;
// `in_schema`: of the schema; `is_stored`: of the schema or inside a stored text. Unless
// `values_read`, any word may be stored.
void drop_frames(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                 const IsName& is_stored, bool values_read);

}  // namespace ask::engine
