// The question that a follow-up depends on, as the engine understands it: its logical form, what
// its rows are, and the nouns for them.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

// A turn of the dialogue before the follow-up, as it is remembered.
struct EarlierTurn {
  std::string_view asked;                // as it was asked
  std::string_view question;             // as it can be read alone; "" if it is not a base
  std::string_view sql;                  // what answered it
  const LogicalForm* meaning = nullptr;  // null: that of the candidate with this SQL
  std::string_view kind = {};            // name of the FollowUpKind that it was, or ""
};

struct DialogueContext {
  const db::Snapshot& snapshot;
  std::shared_ptr<const EngineSchema> schema;
  const RuleWeights& weights;
};

// What restricts the rows of a table to those of a turn.
struct Restriction {
  std::vector<std::vector<Condition>> where;
  std::vector<uint32_t> tables;
};

class Base {
 public:
  // REQUIRES: `context` outlives it.
  Base(const EarlierTurn& before, const DialogueContext& context);
  // The same question, which is not interpreted again, with another meaning.
  Base(const Base& of, const LogicalForm& meaning);

  // True if the engine understands the turn, as a single SELECT.
  bool understood() const { return understood_; }
  // The only aggregate that is shown, else that by which groups are ordered or selected; or null.
  const ValueExpr* measure() const;
  const LogicalForm& form() const { return form_; }
  const QueryBlock& block() const { return form_.block; }
  const Interpretation& interpretation() const { return *in_; }
  const ColumnFacts& facts() const { return in_->column_facts(); }
  const std::string& text() const { return text_; }  // without the mark at its end

  bool asks_whether() const { return asks_whether_; }  // "Are there ...?", as a list of the rows
  // The question has a word with the stem of this one.
  bool says(const Token& word) const;
  bool has_table(uint32_t table) const;  // the turn is about rows of the table, or joins them
  bool grouped() const { return !block().group.empty(); }
  bool lists() const;   // rows, no aggregates
  bool counts() const;  // one number of rows
  // The only aggregate of the SELECT, or null.
  const ValueExpr* aggregate() const;
  // The table whose rows "they" are; kNone if that is not clear.
  uint32_t topic() const { return topic_; }
  // What its rows may be called, the asker's own words first.
  std::vector<std::string> nouns(uint32_t table) const;
  // The columns that show a row of the table.
  std::vector<ValueExpr> display(uint32_t table) const;
  // The columns that name a row of the table, whatever the turn shows; empty if there are none.
  std::vector<ValueExpr> naming(uint32_t table) const;
  // The same rows, for a query that has the table. Nullopt: no condition selects them.
  // `beyond_first`: of a question for the first row, all rows that it is the first of.
  std::optional<Restriction> restriction(uint32_t table, bool beyond_first = false) const;
  // Bytes of text() that say the value of a condition on this column.
  std::optional<std::pair<size_t, size_t>> value_span(const Condition& condition) const;

 private:
  void read(const EarlierTurn& before);
  void find_form(const EarlierTurn& before);
  void find_topic();
  void as_list();
  void show_rows();

  const DialogueContext& context_;
  std::shared_ptr<const Interpretation> in_;  // of text_
  std::string text_;
  LogicalForm form_;
  uint32_t topic_ = kNone;
  bool understood_ = false, asks_whether_ = false;
};

}  // namespace ask::engine
