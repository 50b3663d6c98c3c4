// Questions of an outline, read by the engine and compared with their intended meaning. Private to
// the files outline_*.cpp.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/schema/schema_model.h"
#include "agent/reason/comparison.h"
#include "agent/reason/outline.h"
#include "agent/reason/reasoner.h"
#include "agent/sql/tree.h"

namespace ask::reason {

struct ColumnAt {
  uint32_t table = 0, column = 0;
  bool operator==(const ColumnAt&) const = default;
};

// A question as the engine reads it.
struct ReadQuestion {
  std::string question;
  double confidence = 0;
  sql::Query query;  // of a comparison, that of one side
  bool compares = false;
  std::shared_ptr<const Comparison> comparison = nullptr;
  const sql::Core& core() const { return query.cores[0]; }
};

// What of a request its outline leaves aside.
struct UnusedWords {
  std::vector<std::string> words = {};  // as written, of bounded number and length
  bool understood = false;  // the others name something, or these are values, times or numbers
};

class OutlineQuestions {
 public:
  // REQUIRES: `ask` and `cache` outlive it.
  OutlineQuestions(const Ask& ask, engine::EngineCache& cache);

  // Nullopt: the engine does not read it as one SELECT, its confidence is below `least`, it would
  // ask for a change or about the schema, or too many questions were read already.
  std::optional<ReadQuestion> read(const std::string& question, double least);
  // The words of the request that mean something and that no section uses: values, times, names.
  UnusedWords unused(const std::vector<OutlineSection>& sections) const;
  bool exhausted() const { return left_ == 0; }

  const db::Catalog& catalog() const { return ask_.snapshot.catalog; }
  const db::Table& table(uint32_t t) const { return catalog().tables[t]; }
  const db::Column& column(ColumnAt at) const { return table(at.table).columns[at.column]; }
  const engine::SchemaIndex& index() const { return schema_->index; }

  // --- what columns and tables are good for ---
  bool usable(uint32_t t) const;  // a table that people ask about, with a name that can be worded
  bool usable(ColumnAt at) const;
  bool has_few_values(ColumnAt at) const;             // 2 to 12, by the statistics
  std::vector<uint32_t> parents(uint32_t t) const;    // by foreign keys, in their order
  std::optional<ColumnAt> date_of(uint32_t t) const;  // the first date of its rows
  std::string noun(uint32_t t) const;                 // "order item"
  std::string many(uint32_t t) const;                 // "order items"
  // The same with the words that a name only has for its kind: "sales", "sales facts".
  std::vector<std::string> plural_names(uint32_t t) const;
  std::string words(ColumnAt at) const;  // "unit price"

  // --- what a query does ---
  // True if it gives one row for each value of the column, or for each row of its table if the
  // column names those.
  bool grouped_by(const sql::Core& core, ColumnAt at) const;
  // The column of the only grouping by a part of a date.
  std::optional<ColumnAt> period_of(const sql::Core& core) const;
  // The columns that the aggregate of an item is of; count(*) has none.
  bool aggregates(const sql::Core& core, std::string_view function,
                  std::optional<ColumnAt> of) const;
  // The tables of FROM; empty if the catalog lacks one of them.
  std::vector<uint32_t> tables_of(const sql::Core& core) const;
  std::optional<ColumnAt> found(const sql::Core& core, const sql::Expr& expr) const;

 private:
  Ask ask_;
  std::unique_ptr<Reasoner> reasoner_;
  std::shared_ptr<const engine::EngineSchema> schema_;
  size_t left_;
};

}  // namespace ask::reason
