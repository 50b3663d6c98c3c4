// The sentences of a report that are made without a model. All numbers come from the rows.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/outline/change_shares.h"
#include "agent/reason/reasoner.h"

namespace ask::report {

// What the rows of a section say, in a sentence: the answer if it is one, what explains a change,
// the highest and the lowest of a column of labels or periods, else how many rows there are.
// REQUIRES: task.result.
// Of a cut result only that it was cut. `whole`: see change_shares().
std::string section_sentence(const reason::TaskResult& task,
                             const std::optional<reason::WholeSides>& whole);

// The head of a report: the sentences that say most, at most three. `sentences`: of the sections in
// the same order, "" where there is none.
std::string head_sentences(const std::vector<reason::TaskResult>& tasks,
                           const std::vector<std::string>& sentences);

}  // namespace ask::report
