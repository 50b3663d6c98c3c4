#include "agent/engine/dialogue/base.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

constexpr double kUnderstood = 0.5;  // confidence of a turn that the engine did not write
constexpr size_t kMaxReadings = 16;

std::string without_mark(std::string_view question) {
  std::string_view out = text::trimmed(question);
  while (!out.empty() && (out.back() == '?' || out.back() == '.' || out.back() == '!'))
    out = text::trimmed(out.substr(0, out.size() - 1));
  return std::string(out);
}

// True if the block or one of its memberships reads the table.
bool uses_table(const QueryBlock& b, uint32_t table) {
  if (mentions(b, table)) return true;
  const auto value = [&](const ValueExpr& v) { return v.column.home() == table; };
  const auto condition = [&](const Condition& c) {
    return c.column.home() == table ||
           std::any_of(c.sub.begin(), c.sub.end(),
                       [&](const QueryBlock& sub) { return uses_table(sub, table); });
  };
  return std::any_of(b.select.begin(), b.select.end(), value) ||
         std::any_of(b.group.begin(), b.group.end(),
                     [&](const ColumnExpr& g) { return g.home() == table; }) ||
         std::any_of(b.order.begin(), b.order.end(),
                     [&](const Ordering& o) { return value(o.term); }) ||
         (b.having && value(b.having->term)) ||
         std::any_of(b.where.begin(), b.where.end(), [&](const auto& clause) {
           return std::any_of(clause.begin(), clause.end(), condition);
         });
}

// The rows that the operands of a set operation name, as members of each operand: those who bought
// one thing and another, those who bought one and not the other. Each operand is left as it is.
void as_memberships(LogicalForm& form, const ColumnFacts& facts, const SchemaIndex& index) {
  QueryBlock& left = form.block;
  if (form.op == SetOperator::kAlone || form.right.size() != 1 || left.select.empty() ||
      !(left.select == form.right[0].select) || !all_plain(left))
    return;
  const uint32_t home = left.select[0].column.home();
  const auto own = [&](const ValueExpr& v) { return v.column.table == home && !v.column.whole(); };
  const auto simple = [](const QueryBlock& b) {
    return !b.limit && b.best_of.empty() && b.outer == Aggregate::kPlain && !b.all_rows;
  };
  if (home == kNone || !std::all_of(left.select.begin(), left.select.end(), own) || !simple(left) ||
      !simple(form.right[0]))
    return;
  const auto* person = index.row_names(home);
  const ColumnExpr key = facts.key_of(home);
  const bool names_rows = std::any_of(left.select.begin(), left.select.end(), [&](const auto& v) {
    return v.column == key || v.column == facts.name_of(home) ||
           (person != nullptr && v.column.column == person->last);
  });
  if (names_rows ? !key.valid() : left.select.size() != 1) return;
  const auto member = [&](QueryBlock operand, bool negated) {
    Condition in;
    in.column = names_rows ? key : left.select[0].column;
    in.op = Op::kIn;
    in.negated = negated;
    operand.select = {{in.column}};
    operand.order.clear();
    operand.distinct = false;
    if (!operand.having) operand.group.clear();
    need_table(operand, home);
    in.sub.push_back(std::move(operand));
    return in;
  };
  QueryBlock rows;
  rows.entity = home;
  rows.select = left.select;
  rows.distinct = !names_rows;
  rows.where = {{member(left, false)}};
  const Condition other = member(form.right[0], form.op == SetOperator::kExcept);
  if (form.op == SetOperator::kUnion)
    rows.where[0].push_back(other);
  else
    rows.where.push_back({other});
  form.block = std::move(rows);
  form.op = SetOperator::kAlone;
  form.right.clear();
}

}  // namespace

Base::Base(const EarlierTurn& before, const DialogueContext& context)
    : context_(context), text_(without_mark(text::repaired_utf8(before.question))) {
  in_ = std::make_shared<const Interpretation>(text_, context.snapshot, context.schema,
                                               context.weights, Rows::kUntried);
  read(before);
}

Base::Base(const Base& of, const LogicalForm& meaning)
    : context_(of.context_), in_(of.in_), text_(of.text_) {
  read({text_, text_, "", &meaning});
}

void Base::read(const EarlierTurn& before) {
  find_form(before);
  if (!understood_) return;
  find_topic();
  as_list();
  if (topic_ != kNone && all_plain(form_.block) && form_.block.order.empty() &&
      std::all_of(form_.block.select.begin(), form_.block.select.end(),
                  [&](const ValueExpr& v) { return v.column.home() == topic_; }) &&
      facts().unique(form_.block.group.empty() ? ColumnExpr() : form_.block.group[0]))
    ungroup(form_.block);  // each row once
  if (asks_whether_ && lists()) show_rows();
}

void Base::find_form(const EarlierTurn& before) {
  const auto& all = in_->candidates();
  if (before.meaning != nullptr && fits(before.meaning->block, in_->column_facts())) {
    form_ = *before.meaning;
    understood_ = true;
  }
  for (size_t i = 0; !understood_ && i < std::min(all.size(), kMaxReadings); ++i) {
    const auto query = in_->query(all[i]);
    if (!query || sql::render(*query) != before.sql) continue;
    form_ = in_->meaning(all[i]);
    understood_ = true;
  }
  // Written by a model: as the engine reads it, if it is sure.
  if (!understood_ && !all.empty() && in_->confidence(0).value >= kUnderstood) {
    form_ = in_->meaning(all[0]);
    understood_ = true;
  }
  if (understood_) as_memberships(form_, facts(), context_.schema->index);
  understood_ = understood_ && form_.op == SetOperator::kAlone && form_.beside.empty() &&
                form_.block.entity != kNone;
  asks_whether_ = understood_ && form_.yes_no;
  form_.yes_no = false;
}

void Base::find_topic() {
  const QueryBlock& b = block();
  if (grouped()) {
    topic_ = b.group[0].home();
    return;
  }
  if (b.select.empty()) return;
  const ValueExpr& first = b.select[0];
  topic_ = first.fn == Aggregate::kPlain || first.fn == Aggregate::kCount ? first.column.home()
                                                                          : b.entity;
  if (topic_ == kNone) topic_ = b.entity;
}

// "customers with more than one order" are rows that a group selects, not groups.
void Base::as_list() {
  const QueryBlock& b = block();
  const bool plain = std::all_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && v.column.table == topic_;
  });
  if (!grouped() || !b.having || !plain || b.limit || !b.order.empty() || topic_ == kNone ||
      b.outer != Aggregate::kPlain)
    return;
  // Donors of gifts who gave five are no single gifts.
  if (!facts().unique(b.group[0]) && !(b.group[0] == facts().key_of(topic_))) return;
  auto only = restriction(topic_);
  if (!only || only->where.size() != 1 || only->where[0][0].sub.empty()) return;
  QueryBlock rows;
  rows.entity = topic_;
  rows.select = b.select;
  rows.where = std::move(only->where);
  form_.block = std::move(rows);
}

bool Base::says(const Token& word) const {
  const std::vector<Token>& tokens = in_->lattice().tokens;
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return token.stem == word.stem; });
}

bool Base::has_table(uint32_t table) const { return understood_ && uses_table(block(), table); }

bool Base::lists() const {
  const QueryBlock& b = block();
  return !grouped() && b.outer == Aggregate::kPlain && !b.select.empty() &&
         std::all_of(b.select.begin(), b.select.end(),
                     [](const ValueExpr& v) { return v.fn == Aggregate::kPlain; });
}

const ValueExpr* Base::aggregate() const {
  const ValueExpr* out = nullptr;
  for (const ValueExpr& v : block().select) {
    if (v.fn == Aggregate::kPlain) continue;
    if (out != nullptr) return nullptr;
    out = &v;
  }
  return block().outer == Aggregate::kPlain ? out : nullptr;
}

const ValueExpr* Base::measure() const {
  if (const ValueExpr* shown = aggregate()) return shown;
  if (!grouped() || block().outer != Aggregate::kPlain) return nullptr;
  if (!block().order.empty() && block().order[0].term.fn != Aggregate::kPlain)
    return &block().order[0].term;
  return block().having ? &block().having->term : nullptr;
}

bool Base::counts() const {
  const ValueExpr* only = aggregate();
  return !grouped() && only != nullptr && only->fn == Aggregate::kCount &&
         block().select.size() == 1;
}

std::vector<std::string> Base::nouns(uint32_t table) const {
  std::vector<std::string> out;
  const Lattice& lattice = in_->lattice();
  float best = 0.6F;
  for (const Mention& m : lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.table != table || m.score <= best) continue;
    if (is_person_question_word(lattice.tokens[m.begin].folded)) continue;  // "who" for people
    best = m.score;
    const size_t from = lattice.tokens[m.begin].begin, to = lattice.tokens[m.end - 1].end;
    out = {in_->text().substr(from, to - from)};
  }
  const SchemaIndex& index = context_.schema->index;
  std::string name;
  for (const uint32_t w : index.table(table).words)
    name += (name.empty() ? "" : " ") + index.word(w).text;
  if (!name.empty() && (out.empty() || out[0] != name)) out.push_back(std::move(name));
  return out;
}

// The rows whose existence was asked for are shown by their names.
void Base::show_rows() {
  std::vector<ValueExpr> names = naming(topic_);
  if (!names.empty()) form_.block.select = std::move(names);
}

std::vector<ValueExpr> Base::display(uint32_t table) const {
  return lists() && topic_ == table ? block().select : naming(table);
}

std::vector<ValueExpr> Base::naming(uint32_t table) const {
  if (const auto* person = context_.schema->index.row_names(table))
    return {{{table, person->first}}, {{table, person->last}}};
  const ColumnExpr name = facts().name_of(table);
  if (!name.valid()) return {};
  return {{name}};
}

std::optional<Restriction> Base::restriction(uint32_t table, bool beyond_first) const {
  const SchemaGraph& graph = context_.schema->graph;
  QueryBlock b = block();
  if (beyond_first && b.limit == 1) {
    b.limit.reset();
    b.offset.reset();
    b.order.clear();
  }
  if (b.outer != Aggregate::kPlain || !b.best_of.empty() || b.combine != Combine::kApart ||
      b.all_rows)
    return std::nullopt;
  const auto one = [&](uint32_t t) { return t == table || graph.to_one(table, t); };
  bool near = !b.limit && !b.having;  // conditions on the row itself and on what it refers to
  for (const auto& clause : b.where)
    for (const Condition& c : clause) near &= one(c.column.home());
  const bool plain =
      near && !grouped() && b.entity == table && std::all_of(b.tables.begin(), b.tables.end(), one);
  Restriction out;
  if (plain || (near && grouped() && !b.where.empty())) {
    out.where = b.where;
    for (const auto& clause : b.where)
      for (const Condition& c : clause) out.tables.push_back(c.column.home());
    if (plain) out.tables.insert(out.tables.end(), b.tables.begin(), b.tables.end());
    return out;
  }
  if (b.where.empty() && !b.limit && !b.having && grouped()) return out;  // all of them
  const ColumnExpr key = facts().key_of(table);
  if (!key.valid()) return std::nullopt;
  const auto one_row = [&](const ColumnExpr& g) { return facts().unique(g) || g == key; };
  Condition in;
  in.column = key;
  // Of groups by country that are chosen, a row of each would be any. Of those by a name that
  // several rows have, all of these are meant.
  if (grouped() && (b.limit || b.having) && std::none_of(b.group.begin(), b.group.end(), one_row)) {
    if (b.group.size() != 1 || !(b.group[0] == facts().name_of(table))) return std::nullopt;
    in.column = b.group[0];
  }
  in.op = Op::kIn;
  QueryBlock sub = b;
  sub.select = {{in.column}};
  sub.distinct = false;
  sub.ties = false;
  if (!sub.limit) sub.order.clear();
  if (!sub.limit && !sub.having) sub.group.clear();
  if (sub.entity != table && !contains(sub.tables, table)) sub.tables.push_back(table);
  in.sub.push_back(std::move(sub));
  out.where.push_back({std::move(in)});
  return out;
}

std::optional<std::pair<size_t, size_t>> Base::value_span(const Condition& c) const {
  if (in_->text() != text_) return std::nullopt;  // the places are those of another text
  const auto* stored = std::get_if<std::string>(&c.value);
  const Lattice& lattice = in_->lattice();
  const Mention* best = nullptr;
  for (const Mention& m : lattice.mentions) {
    const bool value = m.kind == MentionKind::kValue && stored != nullptr && m.text == *stored &&
                       m.table == c.column.table && m.column == c.column.column;
    const bool date = m.kind == MentionKind::kDate && facts().temporal(c.column) && m.score >= 0.5F;
    if (!value && !date) continue;
    if (best == nullptr || m.end - m.begin > best->end - best->begin) best = &m;
  }
  if (best == nullptr) return std::nullopt;
  return std::pair<size_t, size_t>(lattice.tokens[best->begin].begin,
                                   lattice.tokens[best->end - 1].end);
}

}  // namespace ask::engine
