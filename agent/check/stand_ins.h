// Creates in the scratch connection what a statement names: an empty stand-in for each table, each
// view with its own definition, and a stub for each function of the caller that the scratch
// connection lacks. Stand-ins are kept for later statements, so a check costs what the statement
// uses, not what the schema holds.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "agent/check/statement_text.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/db/scratch/scratch.h"
#include "agent/sql/stored_expansion_cost.h"

namespace ask::sql {

class StandIns {
 public:
  // An empty scratch connection with the caller's schemas attached. REQUIRES: `host` outlives it.
  // `decoys`: names added as hidden columns to every table that a policy hides in part.
  static Result<std::unique_ptr<StandIns>> open(sqlite3* host, const db::Catalog& catalog,
                                                std::vector<std::string> decoys = {});

  // True if the stand-ins describe this catalog, which is then used from now on and must live as
  // long as the check; otherwise open a new object.
  bool adopt(const db::Catalog& catalog);
  // Discards the stand-ins after this statement, because some were made for phantoms.
  void discard_after_use() { discard_after_use_ = true; }

  db::ScratchConnection& scratch() { return *scratch_; }
  const db::Catalog& catalog() const { return *catalog_; }
  // Resolves as SQLite does: a bare name in temp, then main, then the attached schemas in order.
  const db::Table* find(std::string_view schema, std::string_view name) const;
  bool has_schema(std::string_view schema) const;
  // The tables of this name in all schemas; which one a bare name resolves to depends on all of
  // them.
  std::vector<const db::Table*> all_named(std::string_view name) const;

  // Makes the stand-ins of all tables of this name. False if there are none, or all exist already.
  bool add(std::string_view name);
  bool unreadable(std::string_view schema, std::string_view view) const;
  // Views may contain "text", which SQLite read as the literal 'text' for lack of such a column;
  // the scratch connection does not. Rewrites the view that fails with "no such column" of this
  // name; false if none does.
  bool take_for_text(const std::string& name);
  // A stand-in for an object that does not exist; removed before the next statement.
  bool add_phantom(const std::string& schema, const std::string& name,
                   const std::vector<db::Column>& columns);

  // Stubs a function of the caller that the scratch connection lacks; false if there is nothing to
  // add.
  bool add_function(const std::string& lower_name, std::span<const db::HostFunction> overloads);

  // Expansion cost of this statement: the work of compiling it (expansion_cost.h).
  double weight(const Statement& statement) { return weights_.of_statement(statement); }

 private:
  struct View {
    std::string schema, name;
    std::string rest;  // of its definition, after the name
  };
  explicit StandIns(std::unique_ptr<db::ScratchConnection> scratch);
  Status attach_schemas();
  void index();
  bool create(const db::Table& table);
  bool create_with_decoys(const db::Table& table);
  bool create_view(const db::Table& table);
  bool lacks_column(const View& view, const std::string& name);
  bool recreate(const View& view, const std::vector<Token>& texts);
  bool rewrite(View& view, const std::string& name);
  std::optional<Definition> definition(std::string_view schema, std::string_view name) const;

  std::unique_ptr<db::ScratchConnection> scratch_;
  const db::Catalog* catalog_ = nullptr;
  std::string fingerprint_, schemas_as_checked_;
  std::vector<std::string> decoys_;
  bool discard_after_use_ = false;
  std::vector<std::string> schemas_;                                // lower case, in SQLite's order
  std::unordered_map<std::string, std::vector<uint32_t>> by_name_;  // lower-case name
  std::unordered_set<std::string> made_;                            // lower-case "schema\0name"
  std::unordered_set<std::string> unreadable_;                      // views, keyed likewise
  std::unordered_set<std::string> functions_;                       // "name/arguments"
  std::vector<View> views_;
  StoredExpansionCosts weights_;
};

}  // namespace ask::sql
