#include "agent/engine/engine.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/today.h"
#include "agent/common/words.h"
#include "agent/engine/generate/generator.h"
#include "agent/engine/ground/asked_shape.h"
#include "agent/engine/ground/join_preferences.h"
#include "agent/engine/ground/moments.h"
#include "agent/engine/ground/row_display.h"
#include "agent/engine/ground/rows_once.h"
#include "agent/engine/ground/spellings.h"
#include "agent/engine/ground/stored_bounds.h"
#include "agent/engine/ground/validity.h"
#include "agent/engine/ground/zero_counts.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/rewrite/noted_phrases.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

const SalesWords kNoSales;

ParentRole parent_role_of(const ColumnFacts& column_facts) {
  ParentRole out;
  const ColumnExpr column = column_facts.parent_role(out.word);
  if (!column.valid()) return out;
  const SchemaIndex& index = column_facts.index();
  out.rows = index.text(index.table(column.table));
  out.elsewhere = [&index, own = column.table](std::string_view word) {
    const std::string base = lemma(word);
    for (uint32_t t = 0; t < index.tables(); ++t)
      if (t != own && index.has_word(index.table(t), base)) return true;
    return false;
  };
  return out;
}

}  // namespace

Interpretation::Interpretation(std::string_view question, const db::Snapshot& snapshot,
                               std::shared_ptr<const EngineSchema> schema, const Weights& weights)
    : schema_(std::move(schema)),
      weights_(weights),
      now_(today()),
      column_facts_(snapshot, schema_->index),
      asked_(reworded(question, snapshot, true)),
      lattice_(linked(question, snapshot)),
      arcs_(make_arcs(lattice_)),
      further_(link_further_outputs(asked_.shape.further, snapshot, column_facts_)) {
  if (snapshot.catalog.tables.empty()) return;
  read_numbers(snapshot);
  find_candidates();
  const bool several = (!further_.empty() && !names_nothing(further_)) || !numbers_.empty();
  if (several && (candidates_.empty() || candidates_[0][Feature::kLostShape] > 0)) {
    // What the end of the question names belongs to no row that the rest of it finds.
    asked_ = reworded(question, snapshot, false);
    lattice_ = linked(question, snapshot);
    arcs_ = make_arcs(lattice_);
    further_.clear();
    numbers_.clear();
    find_candidates();
  }
  ranks_ = rank({arcs_, column_facts_, schema_->graph, asked_.yes_no}, candidates_);
  best_ = estimated(0);
  preferences_ = key_preferences(arcs_, schema_->graph, schema_->index, schema_->roles);
  for (Candidate& candidate : candidates_) {
    complete(candidate);
    add_spellings(column_facts_, snapshot.values, candidate.logical_form);
  }
}

// Reads the questions about further numbers, each by itself.
void Interpretation::read_numbers(const db::Snapshot& snapshot) {
  constexpr double kUnderstood = 0.5;
  for (const SecondNumber& number : asked_.shape.numbers) {
    NumberBeside& out = numbers_.emplace_back();
    out.among = number.among;
    out.much = number.much;
    const Interpretation other(number.question, snapshot, schema_, weights_);
    if (other.candidates().empty() || other.confidence(0).value < kUnderstood) continue;
    const LogicalForm form = other.meaning(other.candidates()[0]);
    if (form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no)
      out.block = without_origins(form.block);
  }
}

void Interpretation::find_candidates() {
  parses_ = beam_search({arcs_, column_facts_, weights_}, kBeamWidth);
  candidates_ = ground_all({arcs_, column_facts_, schema_->graph, weights_}, parses_.states);
  keep_grouped();
  take_all_as_asked();
}

// True if the question names a column that is in this unit: "the length in feet" of length_feet.
bool Interpretation::names_unit(const WordSequence& words, UnitId asked) const {
  const SchemaIndex& index = schema_->index;
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone || item.words.size() < 2) continue;
    if (index.column_roles(item.table, item.column).unit != asked) continue;
    size_t said = 0;
    for (size_t w = 0; w + 1 < item.words.size(); ++w)
      said += words.holds(index.word(item.words[w]).text);
    if (said + 1 == item.words.size()) return true;
  }
  return false;
}

// The lattice of the reworded question, with the places of its tokens in the asked one.
Lattice Interpretation::linked(std::string_view question, const db::Snapshot& snapshot) const {
  Lattice out = link(asked_.text, snapshot, schema_->index, asked_.shape.unit);
  if (asked_.words.version() > 0) asked_.words.place(question, out.tokens);
  return out;
}

Rewritten Interpretation::reworded(std::string_view question, const db::Snapshot& snapshot,
                                   bool wishes) const {
  Rewritten out;
  if (schema_->index.has_notes()) {
    const NotedPhrases phrases(question, schema_->index);
    out.words = phrases.hidden();
    reword(out, snapshot, wishes);
    phrases.show(out.words);
  } else {
    out.words = WordSequence::of_question(question);
    reword(out, snapshot, wishes);
  }
  out.text = out.words.version() > 0 ? out.words.text() : std::string(question);
  return out;
}

void Interpretation::reword(Rewritten& out, const db::Snapshot& snapshot, bool wishes) const {
  const SchemaIndex& index = schema_->index;
  const IsName in_schema = [&](std::string_view word) { return index.names(word); };
  WordSequence& words = out.words;
  normalise(
      words,
      [&](std::string_view word) {
        return index.names(word) || !snapshot.values.find(db::ValueIndex::normalised(word)).empty();
      },
      in_schema,
      [&](std::string_view word) {
        return index.close_to(word) || !snapshot.values.containing(word, 1).empty() ||
               !snapshot.values.find(db::ValueIndex::normalised(word)).empty();
      });
  SchemaPhrases phrases = schema_phrases_of(words, column_facts_, *schema_);
  phrases.is_value = [&](std::string_view text) {
    return !snapshot.values.find(db::ValueIndex::normalised(text)).empty();
  };
  phrases.rows_of_kind = [&](std::string_view text) {
    const NamedRow named = named_row(column_facts_, snapshot.values, text);
    if (named.table == kNone || !named.unique || index.table(named.table).words.empty() ||
        !index.measures(named.table).empty() || keeps_people(index, named.table))
      return std::string();
    return phrases.only_child(index.word(index.table(named.table).words.back()).text);
  };
  phrases.row_attribute = [&](RowAttribute attribute, std::string_view detail,
                              std::string_view row) {
    const NamedRow named = named_row(column_facts_, snapshot.values, row);
    if (named.table == kNone) return std::string();
    const std::string column = told_by(column_facts_, named.table, attribute, detail);
    if (column.empty()) return column;
    const std::string each = named.unique ? "" : std::string(kDistinctAdjective) + " ";
    return each + column + " of " + named.name;
  };
  name_schema_phrases(words, phrases, out.shape);
  out.yes_no = rewrite(
      words, may_tell_of_sales(words) ? schema_->sales : kNoSales,
      may_tell_of_parent_role(words) ? parent_role_of(column_facts_) : ParentRole(),
      [this](std::string_view word) { return column_facts_.may_miss(word); },
      [&](UnitId asked) { return index.converts_to(asked) && !names_unit(words, asked); }, wishes,
      out.shape);
}

// "total revenue by category": a sum without groups is dropped if some candidate has groups.
void Interpretation::keep_grouped() {
  if (!ends_in_group(arcs_)) return;
  const auto grouped = [](const Candidate& c) {  // or by rows: "average amount per payment"
    return !c.logical_form.block.group.empty() ||
           (c.state != nullptr && !c.state->sketch.groups.empty());
  };
  if (std::none_of(candidates_.begin(), candidates_.end(), grouped)) return;
  std::erase_if(candidates_, [&](const Candidate& c) {
    const auto& select = c.logical_form.block.select;
    return !grouped(c) && std::any_of(select.begin(), select.end(), [](const ValueExpr& t) {
      return t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
    });
  });
}

// Drops the candidates that cannot take the shape that the question asks for, unless none can, and
// those that became equal to a better one.
void Interpretation::take_all_as_asked() {
  says_current_ = says_current(arcs_, column_facts_);
  asks_for_last_ = asked_.shape.upcoming || asks_for_last(arcs_);
  bool any = std::count_if(candidates_.begin(), candidates_.end(),
                           [this](Candidate& c) { return take_as_asked(c); }) > 0;
  // A reading of other rows that could show the further columns is not what is asked.
  if ((!further_.empty() || !numbers_.empty()) && !candidates_.empty() &&
      candidates_[0][Feature::kLostShape] > 0) {
    any = false;
    for (Candidate& c : candidates_) c.features[Feature::kLostShape] = 1;
  }
  if (!asked_.shape.any()) return;
  std::vector<Candidate> distinct;
  for (Candidate& candidate : candidates_) {
    const bool lost = candidate[Feature::kLostShape] > 0;
    const bool known = std::any_of(distinct.begin(), distinct.end(), [&](const Candidate& d) {
      return d.logical_form == candidate.logical_form;
    });
    if (!(lost && any) && !known) distinct.push_back(std::move(candidate));
  }
  candidates_ = std::move(distinct);
}

// "the best score and who got it": a score, and nobody's average.
bool Interpretation::ranks_by_unsaid_average(const QueryBlock& block) const {
  return block.order.size() == 1 && block.order[0].term.fn == Aggregate::kAverage &&
         std::none_of(arcs_.all.begin(), arcs_.all.end(), [](const Arc& arc) {
           return arc.kind == MentionKind::kCue && arc.cue == Cue::kAverage;
         });
}

// "is there water at Top Lane": whether the flag is set, and not whether there is such a row.
void Interpretation::ask_for_flag(QueryBlock& block) const {
  const ColumnExpr flag = block.select.size() == 1 ? block.select[0].column : ColumnExpr{};
  if (!flag.valid() || flag.whole() || !column_facts_.flag(flag)) return;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.column == flag) return;
  Condition set;
  set.column = flag;
  set.value = column_facts_.flag_value(flag, true);
  set.from = block.select[0].from;
  block.where.push_back({std::move(set)});
}

// Gives the candidate the shape that the question asks for. A plain row query becomes an existence
// test if the question is a yes/no question; the order of the rows then does not matter. False if
// the candidate cannot take the shape.
bool Interpretation::take_as_asked(Candidate& candidate) const {
  LogicalForm& form = candidate.logical_form;
  const auto lose = [&] { return candidate.features[Feature::kLostShape] = 1, false; };
  if (!take_moment(asked_.shape, column_facts_, schema_->graph, form.block) ||
      !take_shape(asked_.shape, column_facts_, schema_->graph, form) ||
      (asked_.shape.with_measure && ranks_by_unsaid_average(form.block)) ||
      !add_numbers_beside(numbers_, form))
    return lose();
  take_one_moment(arcs_, column_facts_, form.block);
  if (!add_further_outputs(further_, asked_.shape.only_further, arcs_, column_facts_,
                           schema_->graph, form))
    return lose();
  leave_out_future(arcs_, column_facts_, now_, form.block);
  end_at_today(column_facts_, now_, form.block);
  keep_current(arcs_, column_facts_, schema_->graph, now_, says_current_, form.block);
  compare_with_stored_bounds(column_facts_, form.block);
  nest_first_rows(column_facts_, schema_->graph, asks_for_last_, form);
  if (!asked_.yes_no) return true;
  QueryBlock& block = candidate.logical_form.block;
  bool rows = block.outer == Aggregate::kPlain && !block.limit;
  for (const ValueExpr& t : block.select) rows &= t.fn == Aggregate::kPlain;
  candidate.logical_form.yes_no = rows;
  if (rows) block.order.clear();
  if (rows) ask_for_flag(block);
  return true;
}

// "artists by number of concerts": all of them, each with what it is ranked by.
void Interpretation::rank_every_row(QueryBlock& block) const {
  block.limit.reset();
  for (const Ordering& part : block.order) add_once(block.select, part.term);
}

// What does not tell candidates apart, and is done after ranking.
// "per customer who has any": a clause says of which rows.
bool Interpretation::tells_some_rows() const {
  for (size_t t = 1; t < arcs_.tokens(); ++t)
    if (text::is_one_of(arcs_.token(t).folded,
                        {"who", "that", "which", "whose", "where", "with", "any"}))
      return true;
  return false;
}

void Interpretation::complete(Candidate& candidate) const {
  keep_zero_counts(column_facts_, schema_->graph, candidate.logical_form);
  if (!tells_some_rows()) count_empty_groups(column_facts_, schema_->graph, candidate.logical_form);
  aggregate_rows_once(
      column_facts_, schema_->graph, [this](uint32_t edge) { return preferences_[edge]; },
      candidate.logical_form);
  if (asked_.shape.every_row) rank_every_row(candidate.logical_form.block);
  complete_display({arcs_, column_facts_, schema_->graph, weights_}, candidate);
}

Confidence Interpretation::estimated(size_t at) const {
  const auto read = std::span(lattice_.tokens).first(arcs_.tokens());
  return estimate_confidence(ranks_, at, read, column_facts_.catalog().tables.size());
}

// "Which films have the longest ...": a plural noun behind the question word asks for every row
// that shares the first place.
bool Interpretation::asks_for_all(const Candidate& candidate) const {
  const auto& outputs = candidate.state->sketch.outputs;
  if (outputs.empty() || outputs[0].kind == OutputKind::kCount || outputs[0].arc == kNoArc)
    return false;
  const Arc& noun = arcs_[outputs[0].arc];
  const bool asked = noun.begin > 0 && arcs_.is(noun.begin - 1U, kQuestionWord);
  const Token& last = arcs_.token(noun.end - 1U);
  const std::string_view verb =
      noun.end < arcs_.tokens() ? std::string_view(arcs_.token(noun.end).folded) : "";
  return asked && last.lemma != last.folded && verb != "has" && verb != "is" && verb != "was" &&
         may_have_ties(candidate);
}

// True if the query keeps one row of those that may share the first place.
bool Interpretation::may_have_ties(const Candidate& candidate) const {
  const QueryBlock& block = candidate.logical_form.block;
  return block.ties && !block.order.empty() && candidate.logical_form.op == SetOperator::kAlone &&
         block.best_of.empty() && block.outer == Aggregate::kPlain &&
         !candidate.logical_form.yes_no;
}

Result<sql::Query> Interpretation::query(const Candidate& candidate) const {
  return query(meaning(candidate));
}

LogicalForm Interpretation::meaning(const Candidate& candidate) const {
  LogicalForm one = candidate.logical_form;
  one.block.ties = asks_for_all(candidate);
  return one;
}

Result<sql::Query> Interpretation::query(const LogicalForm& form) const {
  return build(form, column_facts_, schema_->graph,
               [this](uint32_t edge) { return preferences_[edge]; });
}

Result<sql::Query> Interpretation::all_first(const Candidate& candidate) const {
  if (!may_have_ties(candidate)) return Error{Code::kSqlGenFailed, "one row is not asked for"};
  return build(candidate.logical_form, column_facts_, schema_->graph,
               [this](uint32_t edge) { return preferences_[edge]; });
}

}  // namespace ask::engine
