// Corrects misspelt words of stored names of several words: "Mr Tibs" -> "Mr Tibbs", "country sour
// dough" -> "country sourdough". A single word that is a whole value is corrected by the linker.
#pragma once
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::db {
class ValueIndex;
}

namespace ask::engine {

class SchemaIndex;

// A word is taken for another only where no other stored word fits as well. The words keep their
// places, by which respelt_words() finds them again.
void respell_names(WordSequence& words, const db::ValueIndex& values, const SchemaIndex& index);

}  // namespace ask::engine
