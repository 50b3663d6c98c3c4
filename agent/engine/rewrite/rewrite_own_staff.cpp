#include "agent/engine/rewrite/rewrite_own_staff.h"

#include <string>

#include "agent/common/words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/row_owners.h"

namespace ask::engine {
namespace {

// The noun of the only table of staff; "" if there is none or several.
std::string staff_noun(const SchemaIndex& index) {
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || index.table(t).words.empty() || !keeps_staff(index, t)) continue;
    if (found != kNone) return {};
    found = t;
  }
  return found == kNone ? std::string() : index.word(index.table(found).words.back()).lemma;
}

// True if others than the staff may be "us": the singers of a choir.
bool keeps_members(const SchemaIndex& index) {
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || index.table(t).words.empty() || keeps_staff(index, t)) continue;
    const std::string& noun = index.word(index.table(t).words.back()).lemma;
    if (text::is_one_of(noun, kMemberNouns) || text::is_one_of(noun, kPractisingPeople) ||
        text::is_one_of(noun, kOthersOfUs))
      return true;
  }
  return false;
}

}  // namespace

void rewrite_own_staff(WordSequence& words, const RewriteContext& context) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"each"}) || !is_any(words, i + 1, {"of"})) continue;
    const bool us = is_any(words, i + 2, {"us"});
    const size_t group = is_any(words, i + 2, {"the", "our"}) ? i + 3 : i + 2;
    if (!us && !is_any(words, group, kCrewNouns)) continue;
    const std::string noun = staff_noun(context.schema.index);
    if (noun.empty() || (us && keeps_members(context.schema.index))) return;
    const size_t last = us ? i + 2 : group;
    return replace(words, i, last + 1 - i,
                   {words.plain_word(i), {noun + end_mark(words[last]), words.word(last).source}});
  }
}

}  // namespace ask::engine
