#include "agent/engine/link/value_linker.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/schema_matches.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_finder.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

void ValueLinker::run() {
  normal_.reserve(tokens_.size());
  for (const Token& token : tokens_) normal_.push_back(ValueIndex::normalised(token.text));
  for (uint32_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].quoted)
      add_quoted(i);
    else
      add_spans(i);
  }
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_states(i);
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_opposites(i), add_free(i);
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_coded(i);
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_events(i);
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_typo(i);
  for (uint32_t i = 0; i < tokens_.size(); ++i) add_word_inside(i);
  add_unknown_names(question_, tokens_, schema_, mentions_);
}

void ValueLinker::collect(std::string_view text, float score, MatchKind match,
                          std::vector<Candidate>& out) const {
  for (const ValueHit& hit : snapshot_.values.find(text)) out.push_back({hit, score, match});
}

// Aliases ("usa" for "united states"), else the singular or plural form.
void ValueLinker::collect_variants(const std::string& text, std::vector<Candidate>& out) const {
  for (const std::string_view other : other_names(text)) {
    const auto columns = only_in_columns(text);
    for (const ValueHit& hit : snapshot_.values.find(other)) {
      const SchemaItem& column = index_.column(hit.table, hit.column);
      if (columns.empty() || std::any_of(columns.begin(), columns.end(), [&](std::string_view w) {
            return index_.has_word(column, w);
          }))
        out.push_back({hit, 0.9F, MatchKind::kSynonym});
    }
  }
  if (out.empty()) collect_codes(text, out);
  if (!out.empty()) return;
  const size_t last = text.rfind(' ') + 1;  // npos + 1 == 0
  const std::string base = text.substr(0, last) + lemma(std::string_view(text).substr(last));
  // Nouns only: "shipped" does not match the value Ship.
  const bool verb = has_verbal_suffix(text);
  // Customers are rather rows than the value of a column, a payee that is 'customer'; but people
  // of a sort, as 'member', are told by it.
  const bool people = text::is_one_of(base, kPeopleTables);
  if (base != text && base.size() - last > 2 && !verb) collect(base, 0.85F, MatchKind::kForm, out);
  if (people)
    std::erase_if(out, [&](const Candidate& c) {
      return index_.names(base) || index_.names(text) || !keeps_people(index_, c.hit.table);
    });
  if (out.empty() && text.size() - last > 3)
    collect(with_plural_suffix(text), 0.85F, MatchKind::kForm, out);
  if (out.empty()) collect_spellings(text, out);
}

void ValueLinker::add_quoted(uint32_t at) {
  std::vector<Candidate> found;
  if (!normal_[at].empty()) {
    collect(normal_[at], 1.0F, MatchKind::kExact, found);
    if (found.empty()) collect_variants(normal_[at], found);
  }
  if (!found.empty()) return add(at, at + 1, found);
  add_full_name(at, at + 1, normal_[at]);
  add_partial(at, at + 1, normal_[at]);
  mentions_.push_back(unknown_value(at, at + 1, tokens_[at].text, 0.6F));
}

bool ValueLinker::may_open(const Token& token) const {
  return !token.punctuation && token.folded != "'s" &&
         (token.capitalised || filler(token.folded) < 0.6F);
}

bool ValueLinker::may_close(const Token& token) const {
  return !token.quoted && !token.punctuation &&
         (token.capitalised || !text::equals_any(token.folded, "the", "of", "and", "a"));
}

// Adds every stored value that begins at this token, longest first.
void ValueLinker::add_spans(uint32_t begin) {
  const std::string_view opening = normal_[begin];
  if (opening.empty() || tokens_[begin].punctuation) return;
  const bool known = snapshot_.values.starts_with_word(opening.substr(0, opening.find(' ')));
  const uint32_t most = std::min<uint32_t>(kMaxSpan, static_cast<uint32_t>(tokens_.size()) - begin);
  std::array<std::string, kMaxSpan> texts;
  uint32_t longest = 0;
  std::string text;
  for (uint32_t n = 0; n < most; ++n) {
    const Token& token = tokens_[begin + n];
    if (token.quoted || text::equals_any(token.folded, "?", ";")) break;
    if (!normal_[begin + n].empty()) {
      if (!text.empty()) text += ' ';
      text += normal_[begin + n];
    }
    texts[n] = text;
    longest = n + 1;
  }
  for (uint32_t n = longest; n > 0; --n)
    if ((known || n <= 3) && may_close(tokens_[begin + n - 1]))
      add_span(begin, begin + n, texts[n - 1]);
}

// True if only words such as "is" and "of the" separate a column from its value.
bool ValueLinker::binds(uint32_t from, uint32_t to) const {
  return std::all_of(tokens_.begin() + from, tokens_.begin() + to, [](const Token& token) {
    return std::find(kBetweenColumnAndValue.begin(), kBetweenColumnAndValue.end(), token.folded) !=
           kBetweenColumnAndValue.end();
  });
}

// True if the noun of the table begins at this token.
bool ValueLinker::before_rows(uint32_t at, uint32_t table) const {
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.begin == at && m.table == table &&
                              m.score >= 0.9F;
                     });
}

// True if a mention of the hit's column, or of its table unless `by_column`, is next to the span:
// "the state of ohio".
bool ValueLinker::near(uint32_t begin, uint32_t end, const ValueHit& hit, bool by_column) const {
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {
                       if (m.score < 0.7F || m.table != hit.table) return false;
                       const bool column = m.kind == MentionKind::kColumn;
                       if (column ? m.column != hit.column : by_column) return false;
                       const bool after = m.begin >= end && m.begin - end <= 1;
                       const bool before = m.end <= begin && begin - m.end <= 3;
                       return after || (before && (!column || binds(m.end, begin)));
                     });
}

bool ValueLinker::categorical(const ValueHit& hit) const {
  const db::Column& column = snapshot_.catalog.tables[hit.table].columns[hit.column];
  const db::ColumnStatistics& s = column.statistics;
  return s.rows == 0 || s.distinct <= std::max<int64_t>(15, s.rows / 4) || s.rows <= 30;
}

// True if the question names a table right before the word or its auxiliary verb, and not `table`.
bool ValueLinker::named_elsewhere(uint32_t at, uint32_t table) const {
  bool other = false;
  for (size_t i = 0; i < schema_; ++i) {
    const Mention& m = mentions_[i];
    if (m.kind != MentionKind::kTable || m.score < 0.9F) continue;
    if (m.table == table || looks_up(m.table, table)) return false;
    other |= m.end == at || (m.end + 1 == at && text::is_one_of(tokens_[m.end].folded,
                                                                {"were", "was", "are", "is", "got",
                                                                 "we", "they", "have", "has"}));
  }
  return other;
}

// True if rows of the first table refer to the second, which is a short list of what they may be:
// "were cancelled" is a status of orders, whose texts stand in a table of their own.
bool ValueLinker::looks_up(uint32_t rows, uint32_t list) const {
  constexpr int64_t kLongestList = 30;
  const db::Catalog& catalog = snapshot_.catalog;
  return catalog.tables[list].row_count <= kLongestList &&
         catalog.refers(catalog.tables[rows], catalog.tables[list]);
}

bool ValueLinker::ends_clause(uint32_t at) const {
  return at + 1 == tokens_.size() || tokens_[at + 1].punctuation;
}

// "stored units", "let plots": a state right before the rows that have it, though it could be a
// verb.
bool ValueLinker::qualifies_rows(uint32_t at, const ValueHit& hit) const {
  return normal_[at].size() > 2 && !is_deed(at) && tells_states(hit) &&
         std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.begin == at + 1 &&
                              m.table == hit.table && m.score >= 0.9F;
                     });
}

// Score factor for one unquoted word that matches this stored value; 0 rejects the match.
float ValueLinker::word_score(uint32_t at, const ValueHit& hit) const {
  const Token& token = tokens_[at];
  // "US" is not the pronoun.
  const bool initials = token.text.size() > 1 && token.text[1] >= 'A' && token.text[1] <= 'Z';
  const float empty = initials ? 0.0F : filler(token.folded);
  if (!token.capitalised && qualifies_rows(at, hit)) return 0.85F;
  // "done jobs", "jobs that are done": a light word that is a stored state.
  if (empty > 0 && !token.capitalised && normal_[at].size() > 2 &&
      !state_classes(normal_[at]).empty() && tells_states(hit) && adjectival(at))
    return 0.8F;
  // "let plots", "plots that aren't let": any light word that is one, said of its rows.
  if (empty > 0 && !token.capitalised && normal_[at].size() > 2 && tells_states(hit) &&
      (before_rows(at + 1, hit.table) ||
       (at > 0 && ends_clause(at) && text::is_one_of(tokens_[at - 1].folded, kBeforePredicate))))
    return 0.85F;
  if (token.capitalised || is_code(token))
    return empty > 0.6F && token.text != snapshot_.values.original(hit) ? 0.0F : 0.95F;
  // "can" is not the code CAN.
  const bool placed = at > 0 && empty == 0 &&
                      text::is_one_of(tokens_[at - 1].folded, {"in", "from", "or", "and", "the"});
  if (!has_digit(token) && ValueIndex::normalised(snapshot_.values.original(hit)) == normal_[at] &&
      codes_only(hit) && !placed && !near(at, at + 1, hit, true))
    return 0;
  if (normal_[at].size() == 2 && placed && categorical(hit)) return 0.65F;  // "in ca", "the uk"
  const bool is_near = near(at, at + 1, hit);
  const bool past = is_relational_past(token.folded) ||
                    (token.lemma != token.folded && is_relational_verb(token.lemma));
  const bool capital = token.text[0] >= 'A' && token.text[0] <= 'Z';
  const bool written = capital && snapshot_.values.original(hit) == token.text;  // "Books orders"
  if (past && !written && named_elsewhere(at, hit.table))
    return 0;  // "tickets sold": the verb of the tickets, not the reason of a transfer
  if (is_deed(at)) return 0;
  if (token.folded == "no" && is_near && ends_clause(at)) return 0.75F;
  if (empty > 0.6F || normal_[at].size() <= 2) return 0;
  if (has_digit(token)) return 0.6F;
  if (empty > 0 && !near(at, at + 1, hit, true)) return 0;  // "number of": not a value
  float score = is_near ? 0.85F : categorical(hit) ? 0.75F : 0.0F;
  if (score == 0 && snapshot_.values.original(hit) == token.text) score = 0.6F;
  const bool verb = has_verbal_suffix(token.folded);
  const bool led = at + 1 < tokens_.size() && filler(tokens_[at + 1].folded) > 0.6F;
  return verb && led ? score * 0.7F : score;
}

// Several words may name a value unless all are function words.
bool ValueLinker::may_span(uint32_t begin, uint32_t end) const {
  return std::any_of(tokens_.begin() + begin, tokens_.begin() + end, [](const Token& token) {
    return token.capitalised || filler(token.folded) == 0;
  });
}

// "lab 2" for LAB2, "in the workshop" for In Workshop.
void ValueLinker::collect_written_apart(uint32_t begin, uint32_t end,
                                        std::vector<Candidate>& out) const {
  if (end - begin == 2 && has_digit(tokens_[end - 1]))
    collect(normal_[begin] + normal_[end - 1], 0.9F, MatchKind::kForm, out);
  const auto article = [&](uint32_t t) {
    return t > begin && text::is_one_of(tokens_[t].folded, {"the", "a", "an", "our"});
  };
  uint32_t articles = 0;
  for (uint32_t t = begin; t < end; ++t) articles += article(t);
  if (!out.empty() || articles == 0 || end - begin - articles < 2) return;
  std::string bare;
  for (uint32_t t = begin; t < end; ++t)
    if (!article(t)) bare += (bare.empty() ? "" : " ") + normal_[t];
  collect(bare, 0.9F, MatchKind::kForm, out);
}

void ValueLinker::add_span(uint32_t begin, uint32_t end, const std::string& text) {
  const bool single = end - begin == 1;
  if (text.empty()) return;
  std::vector<Candidate> found;
  if (!single && !may_span(begin, end)) {  // "on hold": only a kind or a state
    collect(text, 0.92F, MatchKind::kExact, found);
    std::erase_if(found, [&](const Candidate& c) { return !categorical(c.hit); });
    if (!found.empty()) add(begin, end, found);
    return;
  }
  collect(text, single ? 1.0F : 0.96F, MatchKind::kExact, found);
  if (found.empty() && !single) collect_written_apart(begin, end, found);
  const bool connects =  // "on hold" is a value only if it is stored so
      !single && !may_open(tokens_[begin]) && begin > 0 && filler(tokens_[begin].folded) < 1;
  if (connects) {
    if (!found.empty()) add(begin, end, found);
    return;
  }
  const bool varies = !single || tokens_[begin].capitalised || filler(tokens_[begin].folded) < 0.6F;
  if (found.empty() && varies) collect_variants(text, found);
  if (found.empty() && varies && single) collect_shortened(begin, found);
  if (single)
    for (Candidate& candidate : found) candidate.score *= word_score(begin, candidate.hit);
  if (single && unit_said(text) != kNoUnit)  // "how many days" is not the code DAY
    std::erase_if(found, [&](const Candidate& c) {
      return c.match == MatchKind::kForm && codes_only(c.hit);
    });
  std::erase_if(found, [](const Candidate& c) { return c.score < 0.3F; });
  if (!found.empty()) return add(begin, end, found);
  const bool names =
      !single && end - begin <= 4 && tokens_[begin].capitalised && tokens_[end - 1].capitalised;
  const bool may_name =  // "maria osei"
      !single && end - begin <= 3 && filler(tokens_[begin].folded) == 0 &&
      filler(tokens_[end - 1].folded) == 0;
  if (names || may_name) add_full_name(begin, end, text);
  if (single ? tokens_[begin].capitalised && !opens_longer(begin) : names)
    add_partial(begin, end, text);
}

// "O-" and "O+" have the same letters: of such values of a column, the one that is written so.
void ValueLinker::keep_as_written(uint32_t begin, uint32_t end,
                                  std::vector<Candidate>& candidates) const {
  uint32_t last = tokens_[end - 1].end;
  while (last < question_.size() &&
         std::string_view("+-#*").find(question_[last]) != std::string_view::npos)
    ++last;
  const uint32_t first = tokens_[begin].begin;
  const std::string written = text::lower(question_.substr(first, last - first));
  const auto as_written = [&](const Candidate& c) {
    return text::lower(snapshot_.values.original(c.hit)) == written;
  };
  std::vector<ValueHit> exact;
  for (const Candidate& c : candidates)
    if (as_written(c)) exact.push_back(c.hit);
  std::erase_if(candidates, [&](const Candidate& c) {
    return !as_written(c) && std::any_of(exact.begin(), exact.end(), [&](const ValueHit& hit) {
      return hit.table == c.hit.table && hit.column == c.hit.column;
    });
  });
}

void ValueLinker::add(uint32_t begin, uint32_t end, std::vector<Candidate> candidates) {
  keep_as_written(begin, end, candidates);
  for (Candidate& c : candidates)
    if (near(begin, end, c.hit)) c.score = std::min(1.0F, c.score + 0.04F);
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
  if (candidates.size() > kMostHits) candidates.resize(kMostHits);
  for (const Candidate& candidate : candidates) {
    Mention mention;
    mention.begin = begin;
    mention.end = end;
    mention.kind = MentionKind::kValue;
    mention.match = candidate.match;
    mention.score = candidate.score;
    mention.table = candidate.hit.table;
    mention.column = candidate.hit.column;
    mention.text = std::string(snapshot_.values.original(candidate.hit));
    mentions_.push_back(std::move(mention));
  }
}

void add_value_mentions(std::string_view question, const std::vector<Token>& tokens,
                        const db::Snapshot& snapshot, const SchemaIndex& index,
                        std::vector<Mention>& mentions) {
  ValueLinker(question, tokens, snapshot, index, mentions).run();
}

}  // namespace ask::engine
