#include "agent/engine/explain/free_names.h"

#include <algorithm>
#include <set>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/cue_phrases.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kWeakLink = 0.5F;  // below, a mention is a guess

// Every word of a cue phrase: "more" and "than" of "more than".
const std::set<std::string, std::less<>>& words_of_cues() {
  static const std::set<std::string, std::less<>> words = [] {
    std::set<std::string, std::less<>> out;
    for (const auto phrases :
         {quantity_phrases(), structure_phrases(), superlative_phrases(), comparative_phrases()})
      for (const Phrase& phrase : phrases)
        each_part(phrase.pattern, ' ', [&](std::string_view element) {
          each_part(element, '|', [&](std::string_view word) {
            if (word.starts_with('=')) word.remove_prefix(1);
            if (word.ends_with('?')) word.remove_suffix(1);
            if (!word.empty()) out.emplace(word);
          });
        });
    return out;
  }();
  return words;
}

// Words that questions are made of.
bool builds_questions(const std::string& word) {
  return filler(word) > 0 || words_of_cues().contains(word) || month(word) > 0 ||
         is_emphasis(word) || is_container(word) || is_record(word) || is_truism(word) ||
         is_member(word) || is_money_unit(word);
}

// Nouns of these that names of columns end in.
bool ends_names(const std::string& word) { return text::is_one_of(word, kGenericColumns); }

// A word may be a part of a name; at least one must be a name by itself.
enum class NameUse { kNever, kPart, kName };

NameUse name_use_of(const Token& token, const NamedThing& own) {
  if (token.punctuation) return NameUse::kNever;
  for (const std::string* word : {&token.folded, &token.lemma}) {
    if (ends_names(*word)) return NameUse::kPart;
    if (builds_questions(*word)) return NameUse::kNever;
  }
  // "hired" joins tables, but a stored state may be called so.
  const bool verb = is_relational_verb(token.lemma) || is_relational_past(token.folded);
  return verb && own.stored.empty() ? NameUse::kPart : NameUse::kName;
}

bool same_thing(const Mention& mention, const NamedThing& own) {
  if (mention.table != own.table) return false;
  if (own.column < 0) return mention.kind == MentionKind::kTable;
  if (mention.column != static_cast<uint32_t>(own.column)) return false;
  return own.stored.empty() ? mention.kind == MentionKind::kColumn
                            : mention.kind == MentionKind::kValue && mention.text == own.stored;
}

// "employee grade" for a column of employees.
bool own_table(const Mention& mention, const NamedThing& own) {
  return mention.kind == MentionKind::kTable && mention.table == own.table && own.column >= 0;
}

}  // namespace

bool is_free_name(const Interpretation& phrase, const NamedThing& own) {
  const Lattice& lattice = phrase.lattice();
  bool named = false;
  for (const Token& token : lattice.tokens) {
    const NameUse use = name_use_of(token, own);
    if (use == NameUse::kNever) return false;
    named = named || use == NameUse::kName;
  }
  for (const Mention& mention : lattice.mentions) {
    const bool whole = mention.begin == 0 && mention.end == lattice.tokens.size();
    switch (mention.kind) {
      case MentionKind::kCue:
      case MentionKind::kNumber:
      case MentionKind::kDate:
      case MentionKind::kFiller:
        return false;
      case MentionKind::kValue:
        if (!mention.found) continue;
        [[fallthrough]];
      case MentionKind::kTable:
      case MentionKind::kColumn:
        if (mention.score < kWeakLink || (whole && same_thing(mention, own))) continue;
        if (!whole && own_table(mention, own)) continue;
        return false;
    }
  }
  return named;
}

std::string base_form(std::string_view phrase) {
  std::vector<std::string> words = text::split(db::ValueIndex::normalised(phrase), ' ');
  for (std::string& word : words) word = lemma(word);
  return text::joined(words, " ");
}

}  // namespace ask::engine
