// What differs between several readings of a question, in words.
#pragma once
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// Sets `differs` of each: its sentence without the words that it begins and ends with as the first
// one does (of the first, the second). Of a single reading, the whole sentence.
void tell_apart(std::vector<Reading>& readings);

}  // namespace ask::reason
