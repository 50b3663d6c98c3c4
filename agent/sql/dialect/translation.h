// The state of one translation by render_for(): free functions translate the tree node by node, a
// file for each kind of node. The first thing that has no equivalent is kept as the error; what the
// functions return after it is discarded.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/dialect.h"
#include "agent/sql/dialect/known_tables.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// A translated expression. `converts` is SQLite's affinity: columns and casts convert what they are
// compared with, other expressions do not.
struct Typed {
  Expr expr;
  SqlType type = SqlType::kUnknown;
  bool converts = false;
  bool collated = false;  // a column whose definition has a collation besides BINARY
  bool digits = false;    // a text that is a whole number, as strftime('%m', x) gives it
};

struct InFrom {  // a source of FROM
  std::string name;
  KnownTable table;
  bool known = false;  // its columns are known
};

struct Frame {  // one SELECT
  std::vector<InFrom> from;
  const Core* core = nullptr;
  std::vector<std::string> merged;  // columns of USING and NATURAL, which belong to no one table
  bool grouped = false;             // columns outside of aggregates need a group
  std::vector<Expr> groups;         // translated
  std::vector<Typed> items;
  bool in_having = false;
  const Call* extreme = nullptr;  // the only min or max: bare columns are of its row
};

struct Translation {
  // `of` must outlive the translation.
  Translation(Dialect to, const KnownTables& of);

  bool is_postgres() const { return dialect == Dialect::kPostgresql; }
  // The type of real numbers there.
  const char* real_type() const { return is_postgres() ? "float8" : "DOUBLE"; }
  bool failed() const { return error.has_value(); }
  void refuse(std::string why);
  // Counts work, which a hostile tree could inflate: a node that is translated, and the nodes of an
  // expression that is written twice.
  void spend(size_t nodes);
  void spend_copy(const Expr& expr);
  // Goes one level deeper into the tree; --depth leaves it.
  void enter();

  const Dialect dialect;
  const KnownTables& tables;
  std::vector<Frame> frames;
  std::vector<KnownTable> with;
  int derived = 0;
  size_t depth = 0, most_depth;
  size_t spent = 0;
  std::optional<Error> error;
};

}  // namespace ask::sql
