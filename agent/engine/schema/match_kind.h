// The ways in which words of a question match a name of the schema or a stored value.
#pragma once
#include <cstdint>

namespace ask::engine {

// A way of matching, the closest first: of a span of several words the last one among its words
// counts.
enum class MatchKind : uint8_t {
  kExact,
  kForm,          // the same lemma; of a value, another inflection or other blanks
  kStem,          // the same stem
  kPart,          // the question lacks words of the name
  kCompound,      // "birthday" for birth_date
  kGlued,         // "home town" for hometown, or the reverse
  kAbbreviation,  // of the question or of the name
  kDerived,       // from the same verb: "rented" for rental
  kSynonym,       // the meaning, and not the word; of a value, another name of it
  kPerson,        // "who", "everybody"
  kUnit,          // the unit of a measure
  kBeginning,     // of a word
  kTypo
};

}  // namespace ask::engine
