#include "agent/engine/link/value_parts.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/cause_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/link/value_typos.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kStreet = 0.85F;       // score of a street in several addresses
constexpr float kInnerPhrase = 0.64F;  // of several words of a longer value
constexpr float kInnerWord = 0.62F;    // of one word of a longer value
constexpr float kKindOfRows = 0.9F;    // of a stored kind without the noun of the rows
constexpr float kKindOfThings = 0.6F;  // of a word that begins the names of a few things

// "mandy" for Mandy Tranter, "copper" for Copper wire, "transit" for Ford Transit Connect: one of
// at most three words, or part of a name.
bool identifies_row(const LinkContext& context, const db::ValueHit& hit, std::string_view word) {
  if (keeps_people(context.index, hit.table) && context.index.name_column(hit.table) == hit.column)
    return true;
  constexpr int kMostBlanks = 2;
  const std::string stored = db::ValueIndex::normalised(context.snapshot.values.original(hit));
  const auto blanks = std::count(stored.begin(), stored.end(), ' ');
  return blanks > 0 && blanks <= kMostBlanks &&
         (" " + stored + " ").find(" " + std::string(word) + " ") != stored.npos;
}

// True for a name of people, of whom one is meant.
bool calls_people(const LinkContext& context, const db::ValueHit& hit) {
  return holds_people(context.index, hit.table) && is_name_column(context, hit);
}

bool in_one_column(const std::vector<db::ValueHit>& hits) {
  return std::all_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    return hit.table == hits[0].table && hit.column == hits[0].column;
  });
}

// "mill lane" of several addresses.
bool is_street(const LinkContext& context, uint32_t begin, uint32_t end,
               const std::vector<db::ValueHit>& hits) {
  return end - begin >= 2 && hits.size() > 1 && in_one_column(hits) &&
         context.index.has_any_word(context.index.column(hits[0].table, hits[0].column),
                                    kStreetColumns);
}

// True if the words may be a part of a stored value: a phrase of which no word has a meaning of
// its own.
bool may_be_inner_phrase(const LinkContext& context, uint32_t begin, uint32_t end,
                         const std::vector<Mention>& values) {
  const auto covers = [](const Mention& m, uint32_t t) { return m.begin <= t && t < m.end; };
  for (uint32_t t = begin; t < end; ++t) {
    const Token& token = context.tokens[t];
    if (token.quoted || token.punctuation || context.normal[t].empty() ||
        filler(token.folded) > 0 ||
        std::any_of(values.begin(), values.end(),
                    [&](const Mention& m) { return m.found && covers(m, t); }))
      return false;
    if (std::any_of(context.schema.begin(), context.schema.end(),
                    [&](const Mention& m) { return m.score > 0.5F && covers(m, t); }))
      return false;
    std::vector<Mention> phrases;
    add_cues(context.tokens, t, phrases);
    if (!phrases.empty()) return false;
  }
  return true;
}

// The word is one of a table, of a column or of a stored value.
bool has_meaning(const LinkContext& context, uint32_t at, const std::vector<Mention>& values) {
  const auto covers = [&](const Mention& m) { return m.begin <= at && at < m.end; };
  return std::any_of(context.schema.begin(), context.schema.end(),
                     [&](const Mention& m) { return covers(m) && m.score > 0.5F; }) ||
         std::any_of(values.begin(), values.end(),
                     [&](const Mention& m) { return covers(m) && m.found; });
}

// True for a name of rows or of a kind of them that begins or ends with the phrase.
bool calls_things(const LinkContext& context, const db::ValueHit& hit, std::string_view phrase) {
  constexpr int kMostOtherWords = 2;
  const std::string stored = db::ValueIndex::normalised(context.snapshot.values.original(hit));
  const auto blanks = [](std::string_view words) {
    return std::count(words.begin(), words.end(), ' ');
  };
  return (stored.starts_with(phrase) || stored.ends_with(phrase)) &&
         blanks(stored) - blanks(phrase) <= kMostOtherWords &&
         context.index.name_column(hit.table) == hit.column &&
         !context.index.has_any_word(context.index.column(hit.table, hit.column), kRemarkColumns);
}

void add_only_part(uint32_t at, const db::ValueHit& hit, const LinkContext& context,
                   std::vector<Mention>& values) {
  add_matches(context, at, at + 1, {{hit, kInnerWord, MatchKind::kPart}}, values);
  values.back().partial = true;
}

// The only cause that has the word, in the singular or plural. False if there is none.
bool add_cause(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  constexpr size_t kLooked = 16;
  const std::string& word = context.normal[at];
  for (const std::string& form : {word, with_plural_suffix(word), lemma(word)}) {
    auto hits = context.snapshot.values.containing(form, kLooked);
    std::erase_if(hits, [&](const db::ValueHit& hit) {
      return !context.index.has_any_word(context.index.column(hit.table, hit.column),
                                         kCauseColumns);
    });
    if (hits.empty()) continue;
    if (hits.size() == 1) add_only_part(at, hits[0], context, values);
    return hits.size() == 1;
  }
  return false;
}

// "storm" of a value 'winter storms', where no value has the word itself.
bool add_in_plural(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  const std::string& word = context.normal[at];
  if (lemma(word) != word || !context.snapshot.values.containing(word, 1).empty()) return false;
  const std::string several = with_plural_suffix(word);
  const auto hits = context.snapshot.values.containing(several, 2);
  if (hits.size() != 1 || !identifies_row(context, hits[0], several)) return false;
  add_only_part(at, hits[0], context, values);
  return true;
}

}  // namespace

bool follows_cause(const LinkContext& context, uint32_t at) {
  if (at > 1 && text::is_one_of(context.tokens[at - 1].folded, kBeforeCause) &&
      text::is_one_of(context.tokens[at - 2].folded, kCauseOpenings))
    return true;
  return at > 0 && text::is_one_of(context.tokens[at - 1].lemma, kCauseColumns);
}

void add_full_name(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                   std::vector<Mention>& values) {
  const size_t before = values.size();
  for (size_t gap = text.find(' '); gap != text.npos; gap = text.find(' ', gap + 1)) {
    const auto firsts = context.snapshot.values.find(text.substr(0, gap));
    if (firsts.empty()) continue;
    const auto lasts = context.snapshot.values.find(text.substr(gap + 1));
    for (const db::ValueHit& first : firsts)
      for (const db::ValueHit& last : lasts) {
        if (first.table != last.table || first.column == last.column ||
            !is_name_column(context, first) || !is_name_column(context, last) ||
            values.size() - before >= kMostHits)
          continue;
        const bool in_order =
            context.index.has_word(context.index.column(first.table, first.column), "first") ||
            context.index.has_word(context.index.column(last.table, last.column), "last");
        add_matches(context, begin, end, {{first, in_order ? 0.96F : 0.9F, MatchKind::kExact}},
                    values);
        values.back().rest = context.snapshot.values.original(last);
        values.back().rest_column = last.column;
      }
  }
}

void add_partial(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                 std::vector<Mention>& values) {
  const bool schema = std::any_of(
      context.schema.begin(), context.schema.end(),
      [&](const Mention& m) { return m.begin <= begin && end <= m.end && m.score >= 0.9F; });
  if (text.size() < 3 || (schema && !context.tokens[begin].quoted)) return;
  const auto hits = context.snapshot.values.containing(text, kMostHits);
  const auto in_column = [&](const db::ValueHit& hit) {
    return std::count_if(hits.begin(), hits.end(), [&](const db::ValueHit& other) {
      return other.table == hit.table && other.column == hit.column;
    });
  };
  if (hits.empty()) add_misspelt(context, begin, end, text, values);
  if (is_street(context, begin, end, hits)) {
    add_value(begin, end, {hits[0].table, hits[0].column}, std::string(text), kStreet, values);
    values.back().match = MatchKind::kPart;
    values.back().inside = true;
    return;
  }
  for (const db::ValueHit& hit : hits) {
    const auto same = in_column(hit);
    if (same > 3) continue;
    if (same > 1 && !calls_people(context, hit)) {  // "a Volvo": 'Volvo FH' or 'Volvo FM'
      const auto known = std::any_of(values.begin(), values.end(), [&](const Mention& m) {
        return m.inside && m.begin == begin && m.end == end && m.table == hit.table &&
               m.column == hit.column;
      });
      if (known) continue;
      add_value(begin, end, {hit.table, hit.column}, std::string(text), kKindOfThings, values);
      values.back().match = MatchKind::kPart;
      values.back().inside = true;
      continue;
    }
    add_matches(context, begin, end, {{hit, same == 1 ? 0.55F : 0.45F, MatchKind::kPart}}, values);
    values.back().partial = true;
  }
}

void add_inner_phrase(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  constexpr uint32_t kMostInName = 3;
  constexpr size_t kMostStored = 5;
  if (context.normal[at].empty() || filler(context.tokens[at].folded) > 0) return;
  const auto n = static_cast<uint32_t>(context.tokens.size());
  for (uint32_t end = std::min(n, at + kMostInName); end > at + 1; --end) {
    if (!may_be_inner_phrase(context, at, end, values)) continue;
    std::string text = context.normal[at];
    for (uint32_t t = at + 1; t + 1 < end; ++t) text += " " + context.normal[t];
    const std::string &last = context.normal[end - 1], base = lemma(last);
    auto hits = context.snapshot.values.containing(text + " " + last, kMostStored + 1);
    text += " " + (hits.empty() ? base : last);
    if (hits.empty() && base != last)
      hits = context.snapshot.values.containing(text, kMostStored + 1);
    if (hits.empty() || hits.size() > kMostStored || !in_one_column(hits) ||
        !calls_things(context, hits[0], text))
      continue;
    if (hits.size() == 1) {
      add_matches(context, at, end, {{hits[0], kInnerPhrase, MatchKind::kPart}}, values);
      values.back().partial = true;
    } else {
      add_value(at, end, {hits[0].table, hits[0].column}, text, kInnerPhrase, values);
      values.back().match = MatchKind::kPart;
      values.back().inside = true;
    }
    return;
  }
}

// "the hilltop shop" of Bubbles Hilltop: the table whose rows the next word names, where the word
// may be a part of the name of one; kNone if there is none.
uint32_t rows_called_after(const LinkContext& context, uint32_t at) {
  constexpr float kSurelyRows = 0.9F;
  if (at == 0 || at + 1 >= context.tokens.size() ||
      !text::is_one_of(context.tokens[at - 1].folded, {"the", "our"}) ||
      context.tokens[at + 1].folded != context.tokens[at + 1].lemma)
    return kNone;
  for (const Mention& m : context.schema)
    if (m.kind == MentionKind::kTable && m.begin == at + 1 && m.score >= kSurelyRows)
      return m.table;
  return kNone;
}

// "mot date of the sprinter", "fit in the sprinter?": a common word that may be a part of a name.
bool names_one_thing(const LinkContext& context, uint32_t at) {
  return at > 1 && text::is_one_of(context.tokens[at - 1].folded, {"the", "our"}) &&
         text::is_one_of(context.tokens[at - 2].folded, {"of", "in", "on", "for", "at", "with"}) &&
         (ends_clause(context, at) || filler(context.tokens[at + 1].folded) >= 0.6F);
}

void add_kind_of_rows(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  constexpr float kSurelyRows = 0.9F;
  const Token& token = context.tokens[at];
  if (at == 0 || token.quoted || token.punctuation || context.normal[at].empty() ||
      !text::is_one_of(context.tokens[at - 1].folded, {"are", "is", "were", "was"}) ||
      !ends_clause(context, at) || filler(token.folded) > 0)
    return;
  if (has_meaning(context, at, values)) return;
  for (const Mention& rows : context.schema) {
    if (rows.kind != MentionKind::kTable || rows.score < kSurelyRows || rows.end > at) continue;
    auto hits = context.snapshot.values.find(context.normal[at] + " " +
                                             context.tokens[rows.end - 1].lemma);
    std::erase_if(hits, [&](const db::ValueHit& hit) { return hit.table != rows.table; });
    if (hits.size() != 1) continue;
    add_matches(context, at, at + 1, {{hits[0], kKindOfRows, MatchKind::kPart}}, values);
    return;
  }
}

void add_inner_word(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  constexpr size_t kLooked = 64;
  const Token& token = context.tokens[at];
  const std::string& word = context.normal[at];
  if (token.quoted || token.punctuation || word.size() < 4 || word.size() > 40 ||
      has_digit(token) || word.find(' ') != word.npos || filler(token.folded) > 0 ||
      is_relational_verb(token.lemma))
    return;
  const bool cause = follows_cause(context, at);
  const bool common = is_common_word(word) || is_common_word(token.lemma);
  const uint32_t rows = cause ? kNone : rows_called_after(context, at);
  const bool called = common && names_one_thing(context, at);
  if (common && !cause && !called && rows == kNone) return;
  if (has_meaning(context, at, values)) return;
  std::vector<Mention> phrases;
  add_cues(context.tokens, at, phrases);
  if (!phrases.empty()) return;
  if (cause ? add_cause(context, at, values) : add_in_plural(context, at, values)) return;
  const std::string base = lemma(word);
  auto hits = context.snapshot.values.containing(word, kLooked);
  if (rows != kNone) {
    std::vector<db::ValueHit> own = hits;
    std::erase_if(own, [&](const db::ValueHit& hit) { return hit.table != rows; });
    if (own.size() == 1 && identifies_row(context, own[0], word))
      return add_only_part(at, own[0], context, values);
    if (common) return;
  }
  if (called && (hits.size() != 1 || word != token.lemma)) return;
  const bool plural = hits.empty() && base != word && base.size() >= 4;
  if (plural) hits = context.snapshot.values.containing(base, kLooked);
  if (hits.size() == 1 && !plural && identifies_row(context, hits[0], word))
    add_only_part(at, hits[0], context, values);
  const auto of_several_rows = [&](const db::ValueHit& hit) {
    const db::ColumnStatistics& column =
        context.snapshot.catalog.tables[hit.table].columns[hit.column].statistics;
    return column.distinct < column.rows;
  };
  const bool kind = hits.size() == 1 && plural && of_several_rows(hits[0]);  // 'MacBook Pro 14'
  if ((hits.size() < 2 && !kind) || !in_one_column(hits)) return;
  add_value(at, at + 1, {hits[0].table, hits[0].column}, plural ? base : word, kInnerWord, values);
  values.back().match = MatchKind::kPart;
  values.back().inside = true;
}

}  // namespace ask::engine
