#include "agent/engine/link/value_variants.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/value_variants.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "Australia" for the stored AU, in columns of countries or states. The other way round, "AU" in
// capitals for the stored Australia, is left to other_names().
void collect_codes(const LinkContext& context, std::string_view text,
                   std::vector<ValueMatch>& out) {
  const auto look = [&](std::string_view name) {
    for (const std::string_view code : place_codes(name))
      for (const db::ValueHit& hit : context.snapshot.values.find(code)) {
        const SchemaItem& column = context.index.column(hit.table, hit.column);
        if (std::any_of(kCountryColumns.begin(), kCountryColumns.end(),
                        [&](std::string_view w) { return context.index.has_word(column, w); }))
          out.push_back({hit, 0.9F, MatchKind::kSynonym});
      }
  };
  look(text);
  for (const std::string_view other : other_names(text))
    if (out.empty()) look(other);
}

constexpr char kPluralLetter = 's';

// "small" for S in a column of sizes.
void collect_short_codes(const LinkContext& context, std::string_view text,
                         std::vector<ValueMatch>& out) {
  std::span<const std::string_view> columns;
  const std::string_view code = short_code(text, columns);
  if (code.empty()) return;
  // "tests failed", but not "who failed their theory" of the tests
  const bool told = is_relational_past(text) || has_past_suffix(text);
  for (const db::ValueHit& hit : context.snapshot.values.find(code))
    if (holds_codes(context, hit) && (!told || is_mentioned(context, hit.table)) &&
        context.index.has_any_word(context.index.column(hit.table, hit.column), columns))
      out.push_back({hit, 0.9F, MatchKind::kSynonym});
}

// "under 14s" for U14, "over 35s" for O35.
void collect_age_group(const LinkContext& context, std::string_view bound, std::string_view ages,
                       std::vector<ValueMatch>& out) {
  if (!text::equals_any(bound, "under", "over") || !ages.ends_with(kPluralLetter)) return;
  ages.remove_suffix(1);
  for (const std::string_view gap : {"", " "})
    collect_stored(context, std::string(1, bound[0]) + std::string(gap) + std::string(ages), 0.95F,
                   MatchKind::kForm, out);
}

// "st marys church" for St Mary's Church: the apostrophe is stored as a blank.
void collect_possessives(const LinkContext& context, const std::string& text,
                         std::vector<ValueMatch>& out) {
  for (size_t gap = text.find(' '); gap != text.npos; gap = text.find(' ', gap + 1)) {
    if (gap < 3 || text[gap - 1] != kPluralLetter || text[gap - 2] == ' ') continue;
    const std::string owner = text.substr(0, gap - 1);
    collect_stored(context, owner + " " + text.substr(gap - 1), 0.9F, MatchKind::kForm, out);
  }
}

// "Franklin Avenue" for Franklin Ave, "acme" for Acme Inc.
void collect_spellings(const LinkContext& context, const std::string& text,
                       std::vector<ValueMatch>& out) {
  const size_t last = text.rfind(' ');
  for (const std::string_view other : spellings(std::string_view(text).substr(last + 1)))
    collect_stored(context, text.substr(0, last + 1) + std::string(other), 0.88F,
                   MatchKind::kSynonym, out);
  if (last != text.npos) {
    for (const std::string_view other : short_forms(std::string_view(text).substr(last + 1)))
      collect_stored(context, text.substr(0, last + 1) + std::string(other), 0.88F,
                     MatchKind::kSynonym, out);
    if (!out.empty()) return;
  }
  const size_t first = text.find(' ');
  if (first != text.npos) {  // "Saint Petersburg", "Mount Hood"
    for (const std::string_view other : leading_forms(std::string_view(text).substr(0, first)))
      collect_stored(context, std::string(other) + text.substr(first), 0.88F, MatchKind::kSynonym,
                     out);
    if (!out.empty()) return;
  }
  if (text.size() < 4 || !context.snapshot.values.starts_with_word(text.substr(0, text.find(' '))))
    return;
  for (const std::string_view tail : company_suffixes())
    collect_stored(context, text + " " + std::string(tail), 0.8F, MatchKind::kSynonym, out);
  if (!out.empty() || last == text.npos) return;
  const auto tails = company_suffixes();  // "Acme Inc" for Acme
  if (contains(tails, std::string_view(text).substr(last + 1)))
    collect_stored(context, text.substr(0, last), 0.8F, MatchKind::kSynonym, out);
}

// "failed" for the state 'fail', "withdrew" for 'withdrawn': the state in which an action leaves a
// row. "opened" is no row that is open still.
void collect_action_states(const LinkContext& context, const std::string& text,
                           std::vector<ValueMatch>& out) {
  if (text.find(' ') != text.npos || has_plural_suffix(text) || has_progressive_suffix(text))
    return;
  const std::string base = lemma(text);
  if (base == text || base.size() < 3 || base == kOpeningVerb || context.index.names(text) ||
      context.index.names(base))
    return;
  collect_stored(context, base, 0.85F, MatchKind::kForm, out);
  for (const std::string& state : participles(base))
    if (state != text) collect_stored(context, state, 0.85F, MatchKind::kForm, out);
  std::erase_if(out, [&](const ValueMatch& m) { return !is_state_column(context, m.hit); });
}

}  // namespace

void collect_variants(const LinkContext& context, const std::string& text,
                      std::vector<ValueMatch>& out) {
  for (const std::string_view other : other_names(text)) {
    const auto columns = only_in_columns(text);
    for (const db::ValueHit& hit : context.snapshot.values.find(other)) {
      const SchemaItem& column = context.index.column(hit.table, hit.column);
      if (columns.empty() || std::any_of(columns.begin(), columns.end(), [&](std::string_view w) {
            return context.index.has_word(column, w);
          }))
        out.push_back({hit, 0.9F, MatchKind::kSynonym});
    }
  }
  if (out.empty()) collect_codes(context, text, out);
  if (out.empty()) collect_short_codes(context, text, out);
  if (out.empty() && text.find(' ') == text.npos) collect_short_codes(context, lemma(text), out);
  if (out.empty()) collect_possessives(context, text, out);
  if (!out.empty()) return;
  const size_t last = text.rfind(' ') + 1;  // npos + 1 == 0
  const std::string base = text.substr(0, last) + lemma(std::string_view(text).substr(last));
  // Nouns only: "shipped" does not match the value Ship.
  const bool verb = has_verbal_suffix(text);
  // Customers are rather rows than the value of a column, a payee that is 'customer'; a kind of
  // people, such as 'member', is a value.
  const bool people = text::is_one_of(base, kPeopleTables);
  if (base != text && base.size() - last > 2 && !verb)
    collect_stored(context, base, 0.85F, MatchKind::kForm, out);
  if (people)
    std::erase_if(out, [&](const ValueMatch& c) {
      return context.index.names(base) || context.index.names(text) ||
             !keeps_people(context.index, c.hit.table);
    });
  if (out.empty() && text.size() - last > 3)
    collect_stored(context, with_plural_suffix(text), 0.85F, MatchKind::kForm, out);
  if (out.empty()) collect_spellings(context, text, out);
  if (out.empty()) collect_action_states(context, text, out);
}

void collect_written_apart(const LinkContext& context, uint32_t begin, uint32_t end,
                           std::vector<ValueMatch>& out) {
  if (end - begin == 2 && has_digit(context.tokens[end - 1])) {
    collect_stored(context, context.normal[begin] + context.normal[end - 1], 0.9F, MatchKind::kForm,
                   out);
    collect_age_group(context, context.normal[begin], context.normal[end - 1], out);
  }
  const auto article = [&](uint32_t t) {
    return t > begin && text::is_one_of(context.tokens[t].folded, {"the", "a", "an", "our"});
  };
  uint32_t articles = 0;
  for (uint32_t t = begin; t < end; ++t) articles += article(t);
  if (!out.empty() || articles == 0 || end - begin - articles < 2) return;
  std::string bare;
  for (uint32_t t = begin; t < end; ++t)
    if (!article(t)) bare += (bare.empty() ? "" : " ") + context.normal[t];
  collect_stored(context, bare, 0.9F, MatchKind::kForm, out);
}

}  // namespace ask::engine
