#include "agent/engine/adjust/asked_outputs.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/adjust/constant_outputs.h"
#include "agent/engine/adjust/further_columns.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A list of rows of one block, by columns only.
bool lists_rows(const LogicalForm& form) {
  const QueryBlock& block = form.block;
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
         block.entity != kNone && block.outer == Aggregate::kPlain && !block.having &&
         block.group.empty() && block.best_of.empty() && block.combine == Combine::kApart &&
         !block.select.empty() && block.order.size() <= 1 &&
         std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
           return t.fn == Aggregate::kPlain && !t.column.whole();
         });
}

bool says(const Arcs& arcs, size_t at, std::initializer_list<std::string_view> words) {
  return at < arcs.tokens() && text::is_one_of(arcs.token(at).folded, words);
}

// The place of the verb of "who is booked in": the first word after the auxiliaries.
size_t verb_of_question(const Arcs& arcs) {
  size_t at = 1;
  while (at < arcs.tokens() && (arcs.is(at, kBe | kDo) || says(arcs, at, {"has", "have", "had"})))
    ++at;
  return at;
}

// "who was booked in on 17 August": the people of the rows instead of their keys.
bool show_people(const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                 QueryBlock& block) {
  const size_t verb = verb_of_question(arcs);
  if (verb >= arcs.tokens() || arcs.is(verb, kArticle) || says(arcs, verb, {"our", "my"}))
    return false;  // "who is our oldest customer"
  const auto names = [&](const ValueExpr& t) {
    return column_facts.text(t.column) && !column_facts.identifier(t.column);
  };
  const auto only_key = [&](const ValueExpr& t) {
    return column_facts.identifier(t.column) || column_facts.of(t.column).reference;
  };
  if (std::any_of(block.select.begin(), block.select.end(), names) ||
      std::none_of(block.select.begin(), block.select.end(), only_key))
    return false;
  FurtherOutput who;
  who.kind = OutputRequest::Kind::kWho;
  who.word = arcs.token(verb);
  const SchemaIndex& index = column_facts.index();
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (holds_people(index, t)) who.choices.push_back({{t, kNone}, 1});
  QueryBlock shown = block;
  FurtherColumns columns(column_facts, graph, true, shown);
  std::erase_if(shown.select, only_key);
  const auto measures = static_cast<std::ptrdiff_t>(shown.select.size());
  if (!columns.add(who)) return false;
  const Origin from = block.select[0].from;
  std::rotate(shown.select.begin(), shown.select.begin() + measures, shown.select.end());
  shown.select[0].from = from;
  shown.distinct = measures == 0 && !shown.limit && shown.order.empty();
  block = std::move(shown);
  return true;
}

// "whose certificates expire in May": the people whom the rows belong to instead of the rows.
bool show_owners(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block) {
  const auto of_people = [&](const ValueExpr& t) {
    return holds_people(column_facts.index(), t.column.home());
  };
  if (block.limit || !block.order.empty() ||
      std::any_of(block.select.begin(), block.select.end(), of_people))
    return false;
  FurtherOutput who;
  who.kind = OutputRequest::Kind::kWho;
  who.word.lemma = kBelongingVerbs[0];
  QueryBlock shown = block;
  FurtherColumns columns(column_facts, graph, true, shown);
  shown.select.clear();
  if (!columns.add(who)) return false;
  shown.select[0].from = block.select[0].from;
  shown.distinct = true;
  block = std::move(shown);
  return true;
}

// "when was Ann last in" of visits, "when was our first job for the school": what the row is called
// is no time.
bool shows_event(const ColumnFacts& column_facts, const QueryBlock& block) {
  if (block.select.size() != 1) return false;
  const ValueExpr& shown = block.select[0];
  return shown.fn == Aggregate::kPlain && !shown.column.whole() && shown.column.via == kNone &&
         shown.column.table == block.entity && !column_facts.temporal(shown.column) &&
         !holds_people(column_facts.index(), block.entity) &&
         (shown.column == column_facts.name_of(block.entity) ||
          shown.column == column_facts.key_of(block.entity));
}

// "when did we last brew the stout": the date by which its rows are ordered.
bool show_date_of_first(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  if (block.order.size() != 1 || block.limit != 1) return false;
  const ValueExpr& by = block.order[0].term;
  if (by.fn != Aggregate::kPlain || by.column.whole() || !column_facts.temporal(by.column))
    return false;
  const bool event = by.column.table == block.entity && shows_event(column_facts, block);
  if (!event && !shows_constants(block)) return false;
  bool named = event || by.column.table != block.select[0].column.table;  // else "last_serviced_on"
  for (size_t t = 2; t < arcs.tokens(); ++t)
    named |= column_facts.has_word(by.column, arcs.token(t).lemma) &&
             !text::is_one_of(arcs.token(t).lemma, kTemporalNouns);
  if (!named) return false;
  const Origin from = block.select[0].from;
  block.select = {by};
  block.select[0].from.add(from);
  block.distinct = false;
  return true;
}

// Shows what the rows of the block are called.
bool show_name(const ColumnFacts& column_facts, QueryBlock& block) {
  const ColumnExpr name = column_facts.name_of(block.entity);
  if (!name.valid() || name.whole() || name == block.select[0].column) return false;
  const Origin from = block.select[0].from;
  block.select = {{name}};
  block.select[0].from = from;
  block.distinct = false;
  return true;
}

// True if a condition is about one row: a question about its flag asks for yes or no.
bool finds_one_row(const ColumnFacts& column_facts, const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return !c.column.whole() &&
             (column_facts.unique(c.column) || column_facts.single_key(c.column) ||
              column_facts.name_of(c.column.table) == c.column);
    });
  });
}

bool compares(const QueryBlock& block, const ColumnExpr& column) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.column == column && c.op != Op::kIsNull && !c.negated;
    });
  });
}

// True if a noun of the rows or a stored value of theirs ends the words of the flag or follows
// them: "open-air venues", "silent comedies".
bool precedes_rows(const Arcs& arcs, const ValueExpr& flag) {
  const auto rows_at = [&](size_t at) {
    const auto next = arcs.beginning_at(at);
    return std::any_of(next.begin(), next.end(), [&](const Arc& arc) {
      return (arc.kind == MentionKind::kTable || arc.kind == MentionKind::kValue) &&
             arcs.mention(arc).table == flag.column.table;
    });
  };
  return std::any_of(flag.from.begin(), flag.from.end(), [&](ArcId id) {
    const Arc& arc = arcs[id];
    if (arc.kind != MentionKind::kColumn) return false;
    return rows_at(arc.end) || (arc.end > arc.begin + 1 && rows_at(arc.end - 1U));
  });
}

// "novices", "volunteers who can drive", "silent comedies with the year": those of whom the flag
// holds.
bool show_rows_of_flag(const Arcs& arcs, const ColumnFacts& column_facts, QueryBlock& block) {
  const ValueExpr shown = block.select[0];
  if (!column_facts.flag(shown.column) || shown.column.via != kNone ||
      shown.column.table != block.entity || arcs.is(0, kBe | kDo))
    return false;
  if (!precedes_rows(arcs, shown)) {
    if (block.select.size() > 1 || says(arcs, 0, {"which", "what", "how", "whether"}) ||
        finds_one_row(column_facts, block))
      return false;
    for (size_t t = 1; t < arcs.tokens(); ++t)
      if (says(arcs, t, {"whether", "if"})) return false;
  }
  const bool stated = compares(block, shown.column);
  const std::vector<ValueExpr> all = block.select;
  if (!show_name(column_facts, block)) return false;
  block.select.insert(block.select.end(), all.begin() + 1, all.end());
  if (stated) return true;
  Condition holds;
  holds.column = shown.column;
  holds.value = column_facts.flag_value(shown.column, true);
  holds.from = shown.from;
  const auto first_token = [&](const Origin& from) {
    size_t at = kNoToken;
    for (const ArcId id : from) at = std::min<size_t>(at, arcs[id].begin);
    return at;
  };
  const auto later = std::find_if(block.where.begin(), block.where.end(), [&](const auto& any) {
    return !any.empty() && !any[0].from.empty() &&
           first_token(any[0].from) > first_token(holds.from);
  });
  block.where.insert(later, {std::move(holds)});
  return true;
}

// True if the output is the participle of "projects delivered after the deadline", "plates expiring
// in May".
bool is_participle(const Arcs& arcs, const ValueExpr& t) {
  return !t.from.empty() && std::all_of(t.from.begin(), t.from.end(), [&](ArcId id) {
    const Arc& arc = arcs[id];
    const Token& noun = arcs.token(arc.begin);
    const bool after_rows = arc.end == arc.begin + 2 && noun.lemma != noun.folded;
    if (arc.end != arc.begin + 1 && !after_rows) return false;
    const std::string& word = arcs.token(arc.end - 1U).folded;
    return has_past_suffix(word) || has_progressive_suffix(word) || !irregular_base(word).empty();
  });
}

// "plates expiring in May" of plate_no: the column that the noun before the participle names, if it
// is no noun of the rows. Invalid if there is none.
ColumnExpr named_by_noun(const Arcs& arcs, const ColumnFacts& column_facts, const ValueExpr& t) {
  const SchemaIndex& index = column_facts.index();
  for (const ArcId id : t.from) {
    const Arc& arc = arcs[id];
    if (arc.end != arc.begin + 2) continue;
    const std::string& noun = arcs.token(arc.begin).lemma;
    if (index.has_word(index.table(t.column.table), noun)) continue;
    for (uint32_t c = 0; c < index.columns(t.column.table); ++c)
      if (const ColumnExpr key{t.column.table, c};
          column_facts.has_word(key, noun) && column_facts.single_key(key))
        return key;
  }
  return {};
}

}  // namespace

bool answer_question_word(const Arcs& arcs, const ColumnFacts& column_facts,
                          const SchemaGraph& graph, LogicalForm& form) {
  if (arcs.tokens() < 2 || !lists_rows(form)) return false;
  if (says(arcs, 0, {"who", "whom", "whose"}) && show_people(arcs, column_facts, graph, form.block))
    return true;
  if (says(arcs, 0, {"whose"})) return show_owners(column_facts, graph, form.block);
  if (says(arcs, 0, {"when"}) && arcs.is(1, kBe | kDo))
    return show_date_of_first(arcs, column_facts, form.block);
  return false;
}

bool show_rows_of_condition(const Arcs& arcs, const ColumnFacts& column_facts, LogicalForm& form) {
  if (arcs.tokens() < 2 || !lists_rows(form)) return false;
  QueryBlock& block = form.block;
  if (block.limit || !block.order.empty()) return false;
  if (show_rows_of_flag(arcs, column_facts, block)) return true;
  if (block.select.size() != 1) return false;
  if (says(arcs, 0, {"when", "how"}) || !is_participle(arcs, block.select[0]) ||
      !compares(block, block.select[0].column))
    return false;
  const ColumnExpr key = named_by_noun(arcs, column_facts, block.select[0]);
  if (!key.valid()) return show_name(column_facts, block);
  block.select[0].column = key;
  return true;
}

}  // namespace ask::engine
