// Words of events by which a date may be named: "hired" of hired_on, "due" of due_date.
#pragma once
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

// True for a form in -ed, an irregular participle and an adjective. Takes folded text.
inline bool may_name_date(std::string_view word) {
  return has_past_suffix(word) || text::is_one_of(word, kDatedVerbs);
}

}  // namespace ask::engine
