// A question as words with their punctuation, for rewrite*.cpp.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rewrite/question_rewriter.h"

namespace ask::engine {

using Words = std::vector<std::string>;

// Lower case, without the punctuation behind it; "" past the end.
std::string plain(const Words& words, size_t i);

// `count` words from `at` on give way to others.
void replace(Words& words, size_t at, size_t count, const Words& by);

// "employees managed by X": employees whose manager is X.
void name_superior(Words& words, const Superior& parent_role);

// "authors who are still alive": authors who are without a death, where `missing` says that some
// rows tell of no such event.
void name_absence(Words& words, const MayMiss& missing);

// What was spent, earned and sold, in the words that revenue and quantities are found by:
// "average order value" is the average revenue per order, "best selling products" are those with
// the most units sold.
void name_sales(Words& words, const SalesWords& sales);

}  // namespace ask::engine
