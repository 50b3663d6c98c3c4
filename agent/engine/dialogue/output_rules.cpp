#include "agent/engine/dialogue/output_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <span>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/time_spans.h"

namespace ask::engine::dialogue {
namespace {

// "email?"
bool names_columns(const Turn& turn) {
  const bool totals =
      turn.words.size() == 1 && turn.base.counts() && aggregate_named(turn.now.word(turn.words[0]));
  return turn.now.columns && turn.now.pronouns.empty() && !turn.now.only && !totals;
}

// "with the holder's name", "including their email": every word names a column that is shown, or
// what the rows refer to. "With parking" and "with a phone" choose rows.
bool with_columns(const Turn& turn) {
  if (!text::is_one_of(turn.now.word(turn.words[0]), kAddingPrepositions) ||
      turn.words.size() < 2 || turn.words.size() > 7 || !turn.base.lists() || turn.now.only)
    return false;
  std::vector<bool> covered(turn.now.lattice.tokens.size(), false);
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.begin < turn.words[1] || m.end > turn.now.end) continue;
    if (m.kind == MentionKind::kNumber || m.kind == MentionKind::kDate) return false;
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.85F && !m.inside &&
        filler(turn.now.word(m.begin)) < 0.6F)
      return false;
    const ColumnExpr column{m.table, m.column};
    const bool shown = m.kind == MentionKind::kColumn && m.score >= 0.72F;
    if (shown && m.score >= 0.85F && turn.base.facts().flag(column)) return false;
    const bool referred = m.kind == MentionKind::kTable && m.score >= 0.85F &&
                          (m.table == turn.base.topic() ||
                           turn.context.schema->graph.to_one(turn.base.topic(), m.table));
    if (shown || referred)
      for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
  }
  bool any = false;
  for (size_t i = 1; i < turn.words.size(); ++i) {
    const std::string_view word = turn.now.word(turn.words[i]);
    if (text::is_one_of(word, {"a", "an", "no", "any", "more", "less", "at"})) return false;
    any |= covered[turn.words[i]];
    if (!covered[turn.words[i]] &&
        !text::is_one_of(word, {"the", "their", "its", "his", "her", "'s", "of", "and", "each",
                                "for", "one", "them", "all"}) &&
        !(any && text::is_one_of(word, kColumnHeadNouns)))
      return false;
  }
  return any;
}

// The tokens of what is wanted, without "show me" before and "for each one", "of them" after it.
std::optional<std::pair<uint32_t, uint32_t>> wanted_tokens(const Turn& turn) {
  size_t at = 0;
  bool asks = false;
  while (
      at < turn.words.size() &&
      (text::is_one_of(turn.now.word(turn.words[at]), kBeforeWantedColumn) ||
       text::is_one_of(turn.now.word(turn.words[at]), {"their", "his", "her", "its", "theirs"}))) {
    asks |= text::is_one_of(turn.now.word(turn.words[at]), kAddingVerbs);
    ++at;
  }
  const bool owned = !turn.now.pronouns.empty() && turn.now.pronouns[0].kind == PronounKind::kOwner;
  const bool bare = names_columns(turn) || with_columns(turn);
  if (!turn.now.pronouns.empty() && turn.now.pronouns[0].begin == turn.words[0] &&
      turn.now.pronouns[0].kind == PronounKind::kSet)
    return std::nullopt;  // "those with orders too": rows
  if ((at == 0 && !turn.now.added && !bare) || at >= turn.words.size() ||
      !(asks || owned || turn.now.added || bare))
    return std::nullopt;
  const bool several =
      turn.now.word(turn.words[0]) == "with" && (has(turn, "and") || with_columns(turn));
  if (!owned && !turn.now.added && !bare && !is_addition_verb(turn.now.word(turn.words[0])) &&
      !turn.now.opened && !several)
    return std::nullopt;
  uint32_t to = turn.now.end;
  for (const Pronoun& p : turn.now.pronouns)
    if (p.begin > turn.words[at] && p.end == to) {
      to = p.begin;
      while (to > turn.words[at] && is_preposition(turn.now.word(to - 1))) --to;
    }
  return std::pair(turn.words[at], to);
}

// How the engine reads the rows with the columns that the tokens name.
std::optional<Probe> shown_columns(const Turn& turn, uint32_t from, uint32_t to, bool bare) {
  std::string wanted = turn.now.span(from, to);
  // "the lowest salary" of a column with the least that is paid, and no row.
  for (const auto& [end, bound] : kColumnsOfEnds)
    if (is_addition_verb(turn.now.word(turn.words[0])) && wanted.starts_with(end))
      wanted.replace(0, end.size(), bound);
  const uint32_t topic = turn.base.topic();
  std::vector<std::string> texts;
  for (const std::string& noun : turn.nouns) {
    texts.push_back(fmt::format("list the {} of the {}", wanted, noun));
    texts.push_back(fmt::format("show {} and {}", noun, wanted));
    texts.push_back(fmt::format("{} with their {}", noun, wanted));
  }
  return best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return all_plain(b) && b.where.empty() && !b.limit && b.group.empty() && mentions(b, topic) &&
           shows_named(turn, b, from, to) &&
           (!bare || (shows_column(turn, b) && shows_near(turn, b)));
  });
}

// Where the noun ends in "who was the foreman on those?"; the end of the follow-up if nothing
// refers to the rows.
uint32_t noun_end(const Turn& turn) {
  const bool asks = turn.words.size() >= 5 && turn.words.size() <= 8 &&
                    text::is_one_of(turn.now.word(turn.words[0]), {"who", "what"}) &&
                    is_form_of_be(turn.now.word(turn.words[1])) &&
                    turn.now.word(turn.words[2]) == "the" && turn.now.pronouns.size() == 1 &&
                    turn.now.pronouns[0].end == turn.now.end;
  const uint32_t before = asks ? turn.now.pronouns[0].begin - 1 : turn.now.end;
  return asks && is_preposition(turn.now.word(before)) ? before : turn.now.end;
}

// What is asked of the rows without a word for its column.
struct Attribute {
  std::span<const std::string_view> words;  // of the columns that have it, the likeliest first
  bool all = false;                         // all such columns, and not only the first
};
constexpr Attribute kHomeland{kHomelandColumnWords}, kPlace{kPlaceColumnWords},
    kOccupation{kOccupationColumnWords}, kReason{kReasonColumnWords},
    kContact{kContactColumnWords, true}, kPhone{std::span(kContactColumnWords).first(kPhoneWords)},
    kMail{kMailingVerbs};

// The attribute that the question asks for, or null.
const Attribute* attribute_asked(const Turn& turn) {
  const auto& words = turn.words;
  const std::string_view first = turn.now.word(words[0]);
  if (first == "why") return has_only(turn, kPointingQuestionWords, 1) ? &kReason : nullptr;
  if (turn.now.pronouns.empty()) return nullptr;
  if (first == "where") return has_only(turn, kPlaceQuestionWords, 1) ? &kPlace : nullptr;
  if (first == "what")
    return words.size() > 3 && has_only(turn, kOccupationQuestionWords, 1) ? &kOccupation : nullptr;
  if (first != "how" || !has_only(turn, kContactQuestionWords, 1)) return nullptr;
  if (has_one_of(turn, kCallingVerbs)) return &kPhone;
  if (has_one_of(turn, kMailingVerbs)) return &kMail;
  return has_one_of(turn, kContactingVerbs) ? &kContact : nullptr;
}

// The columns of the table with the attribute.
std::vector<ValueExpr> columns_of(const Turn& turn, uint32_t table, const Attribute& asked) {
  const SchemaIndex& index = turn.context.schema->index;
  std::vector<ValueExpr> out;
  for (const std::string_view word : asked.words)
    for (uint32_t c = 0; c < index.columns(table); ++c) {
      const ColumnExpr column{table, c};
      if (!index.has_word(index.column(table, c), word) || turn.base.facts().flag(column) ||
          turn.base.facts().temporal(column) || turn.base.facts().referred(column).valid() ||
          turn.base.facts().of(column).identifier)
        continue;
      add_outputs(out, {{column}});
      if (!asked.all) return out;
    }
  return out;
}

// What the only place is called that the rows refer to: the depot of a van.
std::vector<ValueExpr> place_referred(const Turn& turn, uint32_t rows) {
  const SchemaIndex& index = turn.context.schema->index;
  uint32_t place = kNone;
  for (const uint32_t e : turn.context.schema->graph.of(rows)) {
    const JoinEdge& edge = turn.context.schema->graph.edges()[e];
    if (edge.child != rows || edge.parent == rows || edge.parent == place) continue;
    const auto& words = index.table(edge.parent).words;
    if (std::none_of(words.begin(), words.end(), [&](uint32_t w) {
          const std::string& lemma = index.word(w).lemma;
          return text::is_one_of(lemma, kPlaceTables) || text::is_one_of(lemma, kKeepingTables);
        }))
      continue;
    if (place != kNone) return {};
    place = edge.parent;
  }
  if (place == kNone) return {};
  std::vector<ValueExpr> out = turn.base.naming(place);
  return out.empty() ? columns_of(turn, place, kPlace) : out;
}

// "the name too" after an email: the names of the rows stand before their other columns. `known`:
// how many of the outputs were there before.
void put_names_first(const Turn& turn, std::vector<ValueExpr>& select, size_t known) {
  const auto names = [&](const ValueExpr& v) {
    return v.column.home() == turn.base.topic() && !v.column.whole() &&
           names_rows(turn, v.column) && turn.base.facts().text(v.column);
  };
  const auto added = select.begin() + static_cast<std::ptrdiff_t>(known);
  if (turn.base.lists() && std::none_of(select.begin(), added, names) &&
      std::all_of(added, select.end(), names))
    std::rotate(select.begin(), added, select.end());
}

// "phone numbers" of rows with a key: the "numbers" are not those of the key.
void drop_keys_of_head(const Turn& turn, std::vector<ValueExpr>& select) {
  const ColumnFacts& facts = turn.base.facts();
  const auto head = [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && facts.identifier(v.column) &&
           v.column == facts.key_of(v.column.home()) && !is_named(turn, v.column, 0.9F);
  };
  const bool others = std::any_of(select.begin(), select.end(), [&](const ValueExpr& v) {
    return !head(v) && is_named(turn, v.column, 0.6F);
  });
  if (others && has_one_of(turn, kColumnHeadNouns)) std::erase_if(select, head);
}

// The verb of "when were they made?", "when was it last serviced?", "when did we buy them?"; its
// place in words(), or their number if it asks otherwise.
size_t verb_of_when(const Turn& turn) {
  const size_t size = turn.words.size();
  if (size < 4 || size > 5 || turn.now.pronouns.size() != 1) return size;
  const uint32_t pointed = turn.now.pronouns[0].begin;
  const std::string_view second = turn.now.word(turn.words[1]);
  const bool does = text::is_one_of(second, kDoForms);
  if (!does && !is_form_of_be(second)) return size;
  if (pointed == turn.words[2]) {
    if (size == 4) return 3;
    return text::is_one_of(turn.now.word(turn.words[3]), {"last", "first"}) ? 4 : size;
  }
  const bool actor = text::is_one_of(turn.now.word(turn.words[2]), {"we", "you", "i", "they"});
  return does && actor && size == 5 && pointed == turn.words[4] ? 3 : size;
}

// The only such date of the rows, but that of their birth; invalid if there are several or none.
ColumnExpr only_date(const Turn& turn, const std::function<bool(ColumnExpr)>& is_meant) {
  const ColumnFacts& facts = turn.base.facts();
  const uint32_t topic = turn.base.topic();
  ColumnExpr out;
  for (uint32_t c = 0; c < turn.context.schema->index.columns(topic); ++c) {
    const ColumnExpr column{topic, c};
    if (!facts.temporal(column) || facts.birth_date(column) || !is_meant(column)) continue;
    if (out.valid()) return {};
    out = column;
  }
  return out;
}

// The rows with their date, or the date of the only one.
RuleResult with_date(const Turn& turn, ColumnExpr date) {
  QueryBlock block = turn.base.block();
  if (!date.valid() || block.distinct || (block.limit && block.limit != 1)) return std::nullopt;
  date.period = Period::kWhole;
  if (shows_attribute(turn)) block.select.clear();
  if (add_outputs(block.select, {{date}}) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.6);
}

}  // namespace

RuleResult add_outputs_named(const Turn& turn) {
  const auto tokens = wanted_tokens(turn);
  if (!tokens || (turn.base.grouped() && turn.base.block().having)) return std::nullopt;
  const bool bare = names_columns(turn) || with_columns(turn);
  const std::string wanted = turn.now.span(tokens->first, tokens->second);
  if (wanted.empty()) return std::nullopt;
  const uint32_t topic = turn.base.topic();
  auto found = shown_columns(turn, tokens->first, tokens->second, bare);
  if (!found) return std::nullopt;
  drop_keys_of_head(turn, found->form.block.select);
  // "phone numbers" are none where a flag tells whether to phone.
  if (std::any_of(found->block().select.begin(), found->block().select.end(),
                  [&](const ValueExpr& v) {
                    return turn.base.facts().flag(v.column) && !is_named(turn, v.column);
                  }))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  std::vector<ValueExpr> select;
  if (turn.base.lists() || turn.base.grouped())
    select = block.select;
  else if (turn.base.counts())
    select = turn.base.display(topic);
  else
    return std::nullopt;
  const size_t before = select.size();
  if (turn.base.grouped() && (!groups_are_rows(turn) || !shows_near(turn, found->block())))
    return std::nullopt;
  // "her classes" after the first of the trainers: all of hers.
  if (block.limit && !shows_near(turn, found->block())) {
    auto form = restricted_to_base(turn, found->form);
    if (!form || *block.limit != 1) return std::nullopt;
    return follow_up_of(turn, FollowUpKind::kOutputs, std::move(form->block),
                        in_base(turn, "and their " + wanted, true), found->confidence);
  }
  if (add_outputs(select, found->block().select) == 0 && before > 0) {
    block.select = select;  // "titles please" after their number
    if (bare && (turn.base.lists() || turn.base.counts()))
      return follow_up_of(turn, FollowUpKind::kList, std::move(block), turn.base.text(),
                          found->confidence);
    return std::nullopt;
  }
  put_names_first(turn, select, before);
  block.select = std::move(select);
  need_tables(block, found->block());
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      in_base(turn, "and their " + wanted, true), found->confidence);
}

RuleResult attributes_of_rows(const Turn& turn) {
  const Attribute* asked = attribute_asked(turn);
  if (asked == nullptr || !(turn.base.lists() || turn.base.counts())) return std::nullopt;
  const uint32_t topic = turn.base.topic();
  QueryBlock block = turn.base.block();
  if (block.distinct || (block.limit && !turn.base.lists())) return std::nullopt;
  // "where do they work?" asks for no home.
  const bool works = asked == &kPlace && has_one_of(turn, kWorkingVerbs);
  std::vector<ValueExpr> columns =
      works ? place_referred(turn, topic) : columns_of(turn, topic, *asked);
  if (columns.empty() && asked == &kPlace && has(turn, "from"))
    columns = columns_of(turn, topic, kHomeland);
  if (columns.empty() && asked == &kPlace) columns = place_referred(turn, topic);
  if (columns.empty()) return std::nullopt;
  for (const ValueExpr& v : columns) need_table(block, v.column.home());
  const bool one = shows_attribute(turn);
  block.select = one ? std::vector<ValueExpr>() : turn.base.display(topic);
  if (block.select.empty() && !one) return std::nullopt;
  if (add_outputs(block.select, columns) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.6);
}

RuleResult dates_of_rows(const Turn& turn) {
  if (turn.now.word(turn.words[0]) != kTimeQuestionWord ||
      !has_only(turn, kPointingQuestionWords, 1) || !turn.base.lists())
    return std::nullopt;
  const uint32_t topic = turn.base.topic();
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr date;
  for (const auto& clause : turn.base.block().where)  // "members who left"
    for (const Condition& c : clause)
      if (c.sub.empty() && !c.column.whole() && c.column.home() == topic &&
          facts.temporal(c.column) && (c.op != Op::kIsNull || c.negated))
        date = c.column;
  if (!date.valid()) date = only_date(turn, [](ColumnExpr) { return true; });
  return with_date(turn, date);
}

RuleResult date_of_end(const Turn& turn) {
  if (turn.now.word(turn.words[0]) != kTimeQuestionWord || turn.words.size() < 3 ||
      turn.base.grouped() || turn.base.block().limit || turn.base.topic() == kNone)
    return std::nullopt;
  bool last = false, first = false;
  for (size_t i = 1; i < turn.words.size(); ++i) {
    const std::string_view word = turn.now.word(turn.words[i]);
    last |= text::is_one_of(word, kLastAdjectives);
    first |= text::is_one_of(word, kFirstInTimeWords);
    if (!text::is_one_of(word, kLastAdjectives) && !text::is_one_of(word, kFirstInTimeWords) &&
        !is_form_of_be(word) &&
        !text::is_one_of(word, {"the", "one", "most", "of", "them", "those", "these"}))
      return std::nullopt;
  }
  ColumnExpr date = date_of_rows(turn.base.facts(), turn.base.topic());
  QueryBlock block = turn.base.block();
  const bool rows = turn.base.lists() || (turn.base.aggregate() != nullptr &&
                                          block.select.size() == 1);
  if (last == first || !date.valid() || !rows) return std::nullopt;
  date.period = Period::kWhole;
  block.select = {{date}};
  block.order = {{{date}, last}};
  block.limit = 1;
  block.distinct = block.ties = false;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

RuleResult dates_by_verb(const Turn& turn) {
  if (turn.now.word(turn.words[0]) != kTimeQuestionWord || !turn.base.lists() ||
      verb_of_when(turn) == turn.words.size())
    return std::nullopt;
  const Token& verb = turn.now.token(turn.words[verb_of_when(turn)]);
  const AskedWord asked{verb.folded, verb.lemma, verb.stem};
  const ColumnFacts& facts = turn.base.facts();
  return with_date(turn, only_date(turn, [&](ColumnExpr column) {
                     return facts.has_word(column, verb.lemma) ||
                            facts.has_word(column, verb.folded) ||
                            names_date(facts.index(), column.table, column.column, asked);
                   }));
}

RuleResult output_of_noun(const Turn& turn) {
  const uint32_t end = noun_end(turn);
  if (!(turn.now.definite || end < turn.now.end) || !turn.base.lists()) return std::nullopt;
  size_t at = 1;
  while (at < turn.words.size() && turn.now.word(turn.words[at]) != "the") ++at;
  if (at + 1 >= turn.words.size() || turn.words[at + 1] >= end) return std::nullopt;
  const auto found = shown_columns(turn, turn.words[at + 1], end, true);
  const std::vector<uint32_t> known = turn.base.block().tables;
  if (!found) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (block.limit && block.limit != 1) return std::nullopt;
  std::vector<ValueExpr> own;  // without the columns of the rows themselves
  for (const ValueExpr& v : found->block().select)
    if (!shows_row(turn, v)) own.push_back(v);
  if (own.empty()) return std::nullopt;
  // "who was the pupil?" of lessons that are shown by a number only
  const bool numbered = is_person_question_word(turn.now.word(turn.words[0])) &&
                        block.select.size() == 1 &&
                        block.select[0].column == turn.base.facts().key_of(turn.base.topic()) &&
                        turn.base.facts().numeric(block.select[0].column);
  if (block.limit || numbered) block.select.clear();
  if (add_outputs(block.select, own) == 0) return std::nullopt;
  need_tables(block, found->block());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), found->confidence);
}

}  // namespace ask::engine::dialogue
