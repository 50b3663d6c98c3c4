#include "agent/engine/dialogue/named_row.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/question_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kLongestQuestion = 12;  // words
constexpr size_t kMostNameWords = 5;

// The name of a stored row, and the conditions that a question for it has.
struct NamedRow {
  std::string name;
  std::vector<Condition> is;
};

// True if it is the name of a row and nothing else in the database.
bool is_distinctive(const Turn& turn, const std::string& text, const ColumnExpr& column) {
  const std::string plain = db::ValueIndex::normalised(text);
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c & 0x80) != 0; };
  if (std::count_if(plain.begin(), plain.end(), letter) < 3 ||
      static_cast<size_t>(std::count(plain.begin(), plain.end(), ' ')) >= kMostNameWords)
    return false;
  const auto hits = turn.context.snapshot.values.find(plain);
  return !hits.empty() && std::all_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    return hit.table == column.table && hit.column == column.column;
  });
}

// The first of the sampled rows of the topic whose name can stand for it.
std::optional<NamedRow> a_named_row(const Turn& turn) {
  const std::vector<ValueExpr> columns = turn.base.naming(turn.base.topic());
  constexpr size_t kMostSampled = 3;
  for (size_t row = 0; !columns.empty() && row < kMostSampled; ++row) {
    NamedRow out;
    bool distinctive = false;
    for (const ValueExpr& v : columns) {
      if (v.column.whole() || !turn.base.facts().text(v.column)) return std::nullopt;
      const auto& first = turn.base.facts().column(v.column).statistics.first;
      const auto* text = row < first.size() ? std::get_if<std::string>(&first[row]) : nullptr;
      if (text == nullptr || text->empty()) break;
      distinctive |= is_distinctive(turn, *text, v.column);
      out.name += (out.name.empty() ? "" : " ") + *text;
      Condition is;
      is.column = v.column;
      is.value = *text;
      out.is.push_back(std::move(is));
    }
    if (distinctive && out.is.size() == columns.size()) return out;
  }
  return std::nullopt;
}

// The word with which the verb of many rows agrees with one.
std::string_view for_one(std::string_view word) {
  constexpr std::string_view kMany[] = {"are", "were", "do", "have"};
  constexpr std::string_view kOne[] = {"is", "was", "does", "has"};
  for (size_t i = 0; i < std::size(kMany); ++i)
    if (word == kMany[i]) return kOne[i];
  return word;
}

// The question with the name for its pronoun.
std::string with_name(const Turn& turn, const Pronoun& points, const std::string& name) {
  const Utterance& u = turn.now;
  std::string out;
  const auto append = [&](std::string_view words) {
    out += (out.empty() ? "" : " ") + std::string(words);
  };
  if (points.begin > u.begin) {
    const uint32_t before = points.begin - 1;
    if (before > u.begin) append(u.span(u.begin, before));
    const std::string_view word = u.word(before);
    append(for_one(word) == word ? u.span(before, points.begin) : std::string(for_one(word)));
  }
  append(points.kind == PronounKind::kOwner ? name + "'s" : name);
  if (points.end < u.end) {
    const std::string_view word = u.word(points.end);
    append(for_one(word) == word ? u.span(points.end, points.end + 1) : std::string(for_one(word)));
    if (points.end + 1 < u.end) append(u.span(points.end + 1, u.end));
  }
  return out;
}

// Takes the conditions that only the name makes out of the block. False if one is not there, or if
// the name is also used elsewhere.
bool take_name(QueryBlock& block, const NamedRow& row) {
  for (const Condition& is : row.is) {
    const auto same = [&](const std::vector<Condition>& clause) {
      return clause.size() == 1 && clause[0].column.table == is.column.table &&
             clause[0].column.column == is.column.column && clause[0].op == Op::kEqual &&
             !clause[0].negated && clause[0].value == is.value && clause[0].also.empty() &&
             clause[0].column.via == kNone && !clause[0].in_numerator;
    };
    if (std::count_if(block.where.begin(), block.where.end(), same) != 1) return false;
    std::erase_if(block.where, same);
  }
  return true;
}

// True if the condition, or one within it, compares with the name.
bool uses_name(const Condition& c, const NamedRow& row) {
  const auto is = [&](const Value& value) {
    return std::any_of(row.is.begin(), row.is.end(),
                       [&](const Condition& part) { return part.value == value; });
  };
  return is(c.value) || std::any_of(c.sub.begin(), c.sub.end(), [&](const QueryBlock& sub) {
           return std::any_of(sub.where.begin(), sub.where.end(), [&](const auto& clause) {
             return std::any_of(clause.begin(), clause.end(),
                                [&](const Condition& inner) { return uses_name(inner, row); });
           });
         });
}

// The block shows nothing but the names of the rows that were known.
bool repeats_rows(const Turn& turn, const QueryBlock& block) {
  const bool names = std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && v.column.home() == turn.base.topic() &&
           (shows_row(turn, v) || names_rows(turn, v.column));
  });
  return names && (block.where.empty() || is_person_question_word(turn.now.word(turn.words[0])));
}

// "when was Rex last seen?": the last or the first date of the events of a row.
bool asks_last_date(const QueryBlock& block) {
  return block.limit == 1 && !block.offset && block.select.size() == 1 &&
         block.order.size() == 1 && block.order[0].term == block.select[0] &&
         block.select[0].fn == Aggregate::kPlain && block.group.empty();
}

// Outputs of rows that have to do with the topic only by way of others: the inspectors of parts,
// who tested batches of them. People do what the verb says, which need not be known, to rows that
// are next to them: the artist of the album of a song need not have written it.
bool shows_distant(const Turn& turn, const QueryBlock& block) {
  constexpr uint32_t kFarthest = 2;
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool who = is_person_question_word(first);
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    if (v.fn != Aggregate::kPlain || home == kNone || home == topic) return false;
    const uint32_t far = graph.distance(topic, home);
    if (far == 1 && graph.between(topic, home).size() > 1) return true;  // in one way or another
    if (first == kTimeQuestionWord && turn.base.facts().temporal(v.column) &&
        !asks_last_date(block))
      return true;
    return far > kFarthest || (who && far == kFarthest && graph.to_one(topic, home));
  });
}

// "what courses are they on", "do they have a key", "on which stages are they", "since when ..."
bool asks(const Turn& turn) {
  constexpr std::string_view kOpenings[] = {"can", "may", "could", "will", "since"};
  const std::string_view first = turn.now.word(turn.words[0]);
  return is_question_word(first) || is_form_of_be(first) || text::is_one_of(first, kDoForms) ||
         text::is_one_of(first, kOpenings) ||
         (is_preposition(first) && turn.words.size() > 1 &&
          is_question_word(turn.now.word(turn.words[1])));
}

bool asks_one_row(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  return block.limit == 1 && (!turn.base.grouped() || groups_are_rows(turn));
}

// The number of events of each row, or the date of the last one, beside its name. False: it is no
// such question.
bool show_events_of_each(const Turn& turn, QueryBlock& block) {
  const uint32_t topic = turn.base.topic();
  const ColumnExpr key = turn.base.facts().key_of(topic);
  const auto named = [&](const ValueExpr& name) {  // of one row
    return std::any_of(turn.base.block().where.begin(), turn.base.block().where.end(),
                       [&](const auto& clause) {
                         return clause.size() == 1 && clause[0].op == Op::kEqual &&
                                clause[0].column == name.column;
                       });
  };
  const std::vector<ValueExpr> names = turn.base.naming(topic);
  if (!key.valid() || !turn.base.lists() || turn.base.block().limit || block.having ||
      !block.group.empty() || block.select.size() != 1 ||
      std::any_of(names.begin(), names.end(), named))
    return false;
  ValueExpr& asked = block.select[0];
  const bool last = turn.now.word(turn.words[0]) == kTimeQuestionWord && asks_last_date(block);
  const bool often = has(turn, kOftenWord) && asked.fn == Aggregate::kCount && !block.limit;
  if (!last && !often) return false;
  if (last) {
    asked.fn = block.order[0].descending ? Aggregate::kMaximum : Aggregate::kMinimum;
    block.limit.reset();
    block.ties = false;
  }
  block.order.clear();
  std::vector<ValueExpr> select = names;
  select.push_back(asked);
  block.select = std::move(select);
  block.group = {key};
  block.distinct = false;
  return true;
}

// What is asked of the rows is shown beside each of them.
bool show_rows_beside(const Turn& turn, QueryBlock& block) {
  if (show_events_of_each(turn, block)) return true;
  if (!all_plain(block)) return turn.base.block().limit.value_or(1) == 1;
  if (block.limit || block.having || !block.group.empty()) return false;
  std::vector<ValueExpr> select = turn.base.naming(turn.base.topic());
  add_outputs(select, block.select);
  block.select = std::move(select);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  block.distinct = true;
  block.order.clear();
  return true;
}

}  // namespace

RuleResult ask_with_name(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  if (topic == kNone || turn.now.pronouns.size() != 1 || turn.words.size() > kLongestQuestion ||
      !(turn.base.lists() || turn.base.counts() || (turn.base.grouped() && groups_are_rows(turn))))
    return std::nullopt;
  const Pronoun& points = turn.now.pronouns[0];
  const bool meant = points.kind == PronounKind::kOne || points.kind == PronounKind::kSet ||
                     points.kind == PronounKind::kOwner || points.kind == PronounKind::kEach;
  const bool of = points.begin > turn.now.begin &&
                  text::is_one_of(turn.now.word(points.begin - 1), {"of", "among"});
  if (!meant || points.named || of || !asks(turn) || asks_for_others(turn) || has(turn, "another"))
    return std::nullopt;
  const auto row = a_named_row(turn);
  if (!row) return std::nullopt;
  QueryBlock asked;
  const auto found = probe(turn, with_name(turn, points, row->name), [&](const LogicalForm& form) {
    asked = form.block;
    return take_name(asked, *row) && !asked.select.empty() && asked.best_of.empty() &&
           asked.outer == Aggregate::kPlain && mentions(form.block, topic) &&
           !repeats_rows(turn, asked) && !shows_distant(turn, asked) &&
           std::none_of(asked.where.begin(), asked.where.end(), [&](const auto& clause) {
             return std::any_of(clause.begin(), clause.end(),
                                [&](const Condition& c) { return uses_name(c, *row); });
           });
  });
  if (!found || found->confidence < kLikelyFrom) return std::nullopt;
  LogicalForm form = found->form;
  form.block = asked;
  need_table(form.block, topic);
  const bool one = asks_one_row(turn);
  auto out = restricted_to_base(turn, form);
  if (!out || (!one && !show_rows_beside(turn, out->block))) return std::nullopt;
  const std::string question = fmt::format("{} (of: {})", turn.now.body(), turn.base.text());
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(out->block), question,
                      found->confidence);
}

}  // namespace ask::engine::dialogue
