// Comparisons of periods: a change from one to another, before and after a date, several of them.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/compared_question.h"
#include "agent/reason/comparison_split.h"

namespace ask::reason {

// "by how much did sales grow from 2022 to 2023?", "the difference in revenue between A and B"
std::optional<ComparisonSplit> change_split(const ComparedQuestion& question);
// "revenue before and after 1 June 2024"
std::optional<ComparisonSplit> split_around_date(const ComparedQuestion& question);
// "revenue in 2024 compared with the year before": [from, at) and what follows `next`.
std::optional<ComparisonSplit> split_from_before(const ComparedQuestion& question, uint32_t from,
                                                 uint32_t at, uint32_t next);
// "revenue in 2022, 2023 and 2024 compared"
std::optional<ComparisonSplit> split_of_several(const ComparedQuestion& question);

}  // namespace ask::reason
