// A question as words with their punctuation, for rewrite*.cpp.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/builtin/rewrite.h"

namespace ask::builtin {

using Words = std::vector<std::string>;

// Lower case, without the punctuation behind it; "" past the end.
std::string plain(const Words& words, size_t i);

void replace(Words& words, size_t at, size_t count, std::initializer_list<std::string_view> by);

// "employees managed by X": employees whose manager is X.
void name_superior(Words& words, const Superior& superior);

}  // namespace ask::builtin
