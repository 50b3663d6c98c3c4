#include "agent/engine/dialogue/linked_people.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/anchor_rows.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/people_ways.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kMostWordsOfWho = 10;                    // words
constexpr double kOnlyPeople = 0.62, kNamedPeople = 0.7;  // confidence

// The key of one of the ways that the noun calls: "PIs" of pi_id.
ColumnExpr role_called(const std::vector<Way>& ways, const Turn& turn, const Token& noun) {
  const SchemaIndex& index = turn.context.schema->index;
  ColumnExpr out;
  for (const Way& way : ways) {
    const auto& words = index.column(way.key.table, way.key.column).words;
    const bool called = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const SchemaWord& word = index.word(w);
      return word.lemma == noun.lemma || word.text == noun.folded ||
             is_plural_of(noun.folded, word.text);
    });
    if (way.of_people || !called) continue;
    if (out.valid()) return {};
    out = way.key;
  }
  return out;
}

// "who stayed in it in May?"
bool says_when(const Turn& turn, uint32_t i) {
  constexpr float kLikelyDate = 0.5F;
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return (m.kind == MentionKind::kDate || m.kind == MentionKind::kNumber) &&
                              m.begin <= i && m.end > i && m.score >= kLikelyDate;
                     });
}

// "the PIs" of a column pi_id that is not known to refer to people.
bool names_other_key(const Turn& turn, uint32_t rows, uint32_t i) {
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kColumn && m.table == rows && m.begin <= i &&
                              m.end > i && m.score >= kAskedNoun;
                     });
}

// Fills in what is asked. False: some of the words are not understood.
bool read_words(const Turn& turn, const RowsBefore& anchor, const std::vector<Way>& ways,
                WhoAsked& out) {
  const size_t size = turn.words.size();
  for (size_t k = 1; k < size; ++k) {
    const uint32_t i = turn.words[k];
    const std::string_view word = turn.now.word(i);
    if (i >= anchor.begin && i < anchor.end) continue;
    if (is_question_word(word) && i > turn.now.begin + 1) return false;
    const Token& token = turn.now.token(i);
    if (k + 1 == size && text::is_one_of(word, {"last", "first"})) {
      (word == "last" ? out.latest : out.earliest) = true;
      continue;
    }
    const bool noun = turn.now.word(i - 1) == "the" && out.verb == nullptr;
    if (noun && out.people == kNone) {
      if (out.role = role_called(ways, turn, token); out.role.valid()) continue;
      if (names_other_key(turn, anchor.table, i)) return false;
      if (const Mention* named = table_at(turn, i, kAskedNoun);
          named != nullptr && std::any_of(ways.begin(), ways.end(), [&](const Way& way) {
            return way.people == named->table;
          })) {
        out.people = named->table;
        while (k + 1 < size && turn.words[k + 1] < named->end) ++k;
        continue;
      }
      return false;
    }
    if (k == 1 && text::is_one_of(word, kPermittingModals)) {
      out.modal = i;
      continue;
    }
    if (out.verb == nullptr && text::is_one_of(word, kDoerForms)) out.does = true;
    if (out.verb == nullptr && text::is_one_of(word, kPossessingForms)) out.has = true;
    if (text::is_one_of(word, kWhoQuestionFillers) || has_adverbial_suffix(word)) continue;
    if (out.verb != nullptr && text::is_one_of(word, kVerbParticlesOfPeople)) {
      out.particle = word;
      continue;
    }
    if (says_when(turn, i)) return false;
    const bool past = k == 1 && has_past_suffix(word);  // "ordered" is light elsewhere
    if (!past && is_preposition(word) && out.verb == nullptr) out.relation = word;
    if (!past && is_light(turn, i)) continue;
    if (out.verb != nullptr) return false;
    out.verb = &token;
    out.token = i;
  }
  return true;
}

// A text of the rows calls people, who may be those that are meant.
bool calls_people(const Turn& turn, uint32_t rows) {
  const ColumnFacts& facts = turn.base.facts();
  for (uint32_t c = 0; c < turn.context.schema->index.columns(rows); ++c) {
    const ColumnExpr column{rows, c};
    const std::string noun(facts.last_word(column));
    if (facts.text(column) && !facts.flag(column) && !facts.referred(column).valid() &&
        (is_person_word(noun) || text::is_one_of(noun, kReceiverNouns) ||
         (has_agent_suffix(noun) && noun.size() > 5)))
      return true;
  }
  return false;
}

// How far the people of a class may be: any owner is one of all, but who works on other rows need
// not have worked on these.
uint32_t most_steps(const Way& way) { return way.by_events ? 2 : 4; }

// The only one of the nearest ways that fit best; null if there is none, or several. An unknown
// verb may be one of any people, and so may any other where nearer people are not known to be
// meant.
const Way* way_meant(const Turn& turn, const std::vector<Way>& ways, uint32_t rows) {
  Fit fit = Fit::kUnknown;
  for (const Way& way : ways) fit = std::max(fit, way.fit);
  if (fit == Fit::kUnknown && calls_people(turn, rows)) return nullptr;
  const Way* best = nullptr;
  bool several = false;
  for (const Way& way : ways) {
    if (way.fit != fit || (best != nullptr && way.steps > best->steps)) continue;
    several = best != nullptr && way.steps == best->steps;
    best = &way;
  }
  if (best == nullptr || several || (fit == Fit::kClass && best->steps > most_steps(*best)))
    return nullptr;
  const bool other = std::any_of(ways.begin(), ways.end(), [&](const Way& way) {
    return way.people != best->people && way.fit >= Fit::kDoubtful && fit <= Fit::kClass &&
           (fit == Fit::kUnknown || way.steps < best->steps);
  });
  return other ? nullptr : best;
}

// The names of the people, by the key if there are several to them.
std::vector<ValueExpr> names_over(const Turn& turn, const Way& way, uint32_t rows) {
  std::vector<ValueExpr> names = turn.base.naming(way.people);
  const uint32_t from = way.key.table;
  const bool several =
      !way.of_people &&
      (way.people == rows || turn.context.schema->graph.between(from, way.people).size() > 1);
  for (ValueExpr& v : names) {
    if (!several) break;
    if (v.column.via != kNone) return {};
    v.column.via = way.key.column;
    v.column.via_table = from;
  }
  return names;
}

// The rows that the question is about: those that are counted or added up, if groups of them are
// shown.
std::optional<RowsBefore> rows_asked(const Turn& turn) {
  auto anchor = anchor_of(turn);
  if (!anchor) return std::nullopt;
  if (turn.base.grouped() && !groups_are_rows(turn) && anchor->table == turn.base.topic()) {
    if (turn.base.block().limit || turn.base.block().having) return std::nullopt;
    anchor->table = turn.base.block().entity;
  }
  return anchor;
}

// "who lives in them?", "who has those?": now.
bool asks_of_now(const Turn& turn, const WhoAsked& asked) {
  if (class_of(asked).staff) return false;
  if (asked.verb == nullptr)
    return is_present(turn) || (asked.has && !has_one_of(turn, kPastHaving));
  const std::string& verb = asked.verb->folded;
  const bool third = verb != asked.verb->lemma && has_plural_suffix(verb);
  return third || is_present(turn) || (asked.modal != kNone && verb == asked.verb->lemma);
}

std::optional<QueryBlock> people_over(const Turn& turn, const RowsBefore& anchor, const Way& way,
                                      const WhoAsked& asked) {
  QueryBlock block;
  block.entity = anchor.table;
  const std::vector<ValueExpr> names = names_over(turn, way, anchor.table);
  if (names.empty()) return std::nullopt;
  need_table(block, way.link);
  need_table(block, way.key.table);
  if (names[0].column.via == kNone) need_table(block, way.people);
  const bool lists = turn.base.lists() && anchor.table == turn.base.topic();
  if (lists && turn.base.block().limit == 1 && !way.by_events && !way.of_people && !asked.latest &&
      !asked.earliest) {
    QueryBlock first = turn.base.block();
    first.select = names;
    need_tables(first, block);
    return first;
  }
  if (!restrict_to_anchor(turn, anchor, block)) return std::nullopt;
  if (const ColumnExpr flag = flag_named(turn, way, asked); flag.valid())
    block.where.push_back({test_value(flag, turn.base.facts().flag_value(flag, true))});
  if (asked.latest || asked.earliest) {
    const uint32_t dated = way.by_events ? way.link : anchor.table;
    const ColumnExpr date = date_of_rows(turn.base.facts(), dated);
    if (!date.valid() || !lists || !shows_attribute(turn)) return std::nullopt;
    block.order = {{{date}, asked.latest}};
    block.limit = 1;
    block.select = names;
    return block;
  }
  if (lists && !shows_attribute(turn)) {
    const std::vector<ValueExpr> shown = turn.base.display(anchor.table);
    const ColumnFacts& facts = turn.base.facts();
    const bool told = std::any_of(shown.begin(), shown.end(), [&](const ValueExpr& v) {
      return !facts.identifier(v.column) || facts.numbers_rows(v.column);
    });
    if (told || way.link == kNone) block.select = shown;
  }
  add_outputs(block.select, names);
  block.distinct = way.by_events || way.of_people || block.select.size() == names.size();
  if ((way.by_events || way.of_people) && asks_of_now(turn, asked))
    keep_lasting(turn, way.by_events ? way.link : way.people, block);
  return block;
}

bool opens_with_who(const Turn& turn) {
  const bool object = turn.words.size() > 3 && !turn.now.pronouns.empty() &&
                      text::is_one_of(turn.now.word(turn.words[1]), kDoForms) &&
                      turn.now.pronouns[0].begin == turn.words[2];  // "who did she teach?"
  return !object && turn.words.size() > 2 && turn.words.size() <= kMostWordsOfWho &&
         text::is_one_of(turn.now.word(turn.words[0]), {"who", "whos"}) &&
         turn.words.back() - turn.words.front() + 1 == turn.words.size();  // no mark
}

// A question for the people of rows: the rows, and the ways to people with how they fit.
struct WhoQuestion {
  RowsBefore anchor;
  WhoAsked asked;
  std::vector<Way> ways;
};

std::optional<WhoQuestion> who_question(const Turn& turn) {
  if (turn.words.empty() || !opens_with_who(turn) || turn.base.topic() == kNone ||
      asks_for_others(turn) || !knows_rows(turn) || denies_after(turn, 0))
    return std::nullopt;
  const auto anchor = rows_asked(turn);
  if (!anchor || anchor->table == kNone) return std::nullopt;
  WhoQuestion out{*anchor, {}, ways_to_people(turn, anchor->table)};
  if (out.ways.empty() || !read_words(turn, *anchor, out.ways, out.asked)) return std::nullopt;
  for (Way& way : out.ways) way.fit = fit_of(turn, way, anchor->table, out.asked);
  choose_by_class(turn, class_of(out.asked), out.ways);
  return out;
}

// The question with the noun of the rows that it points at: "who owns the kite".
std::string in_words(const Turn& turn, const RowsBefore& anchor) {
  const auto& pronouns = turn.now.pronouns;
  if (pronouns.size() != 1 || pronouns[0].named || turn.nouns.empty() ||
      anchor.table != turn.base.topic() || anchor.end != pronouns[0].end)
    return turn.now.body();
  const std::string after = turn.now.span(anchor.end, turn.now.end);
  return fmt::format("{} the {}{}{}", turn.now.span(turn.now.begin, anchor.begin), turn.nouns[0],
                     after.empty() ? "" : " ", after);
}

// The people, over a way that fits as well at least.
RuleResult people_by_fit(const Turn& turn, Fit least) {
  const auto question = who_question(turn);
  if (!question) return std::nullopt;
  const WhoAsked& asked = question->asked;
  const uint32_t rows = question->anchor.table;
  const Way* way = way_meant(turn, question->ways, rows);
  if (way == nullptr || way->fit < least) return std::nullopt;
  if (asked.token != kNone && way->fit == Fit::kUnknown &&
      !may_be_verb(turn, asked.token, {rows, way->link, way->people}))
    return std::nullopt;
  auto block = people_over(turn, question->anchor, *way, asked);
  if (!block) return std::nullopt;
  return follow_up_of(
      turn, FollowUpKind::kAbout, std::move(*block),
      fmt::format("{} (of: {})", in_words(turn, question->anchor), turn.base.text()),
      way->fit == Fit::kUnknown ? kOnlyPeople : kNamedPeople);
}

}  // namespace

RuleResult linked_people(const Turn& turn) { return people_by_fit(turn, Fit::kClass); }

RuleResult only_linked_people(const Turn& turn) { return people_by_fit(turn, Fit::kUnknown); }

bool is_verb_of_date(const Turn& turn, const Mention& m) {
  return m.kind == MentionKind::kColumn && turn.words.size() > 1 && m.begin == turn.words[1] &&
         turn.now.word(turn.words[0]) == "who" && !turn.now.pronouns.empty() &&
         turn.base.facts().temporal({m.table, m.column});
}

bool shows_other_people(const Turn& turn, const QueryBlock& block) {
  const auto question = who_question(turn);
  if (!question || (question->asked.verb == nullptr && !question->asked.does)) return false;
  const auto& ways = question->ways;
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    const auto leads = [&](const Way& way) { return way.people == home; };
    return !turn.base.has_table(home) && std::any_of(ways.begin(), ways.end(), leads) &&
           std::none_of(ways.begin(), ways.end(),
                        [&](const Way& way) { return leads(way) && way.fit != Fit::kNot; });
  });
}

}  // namespace ask::engine::dialogue
