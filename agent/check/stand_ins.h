// Brings into the shadow what a statement names: an empty stand-in for each table it uses, each
// view with its own definition, each function of the caller that the shadow lacks. What has been
// made is kept for the next statement, so a check costs what the statement uses and not what the
// schema holds.
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
  // An empty shadow with the caller's schemas attached. REQUIRES: `host` outlives it. `decoys`:
  // names that every table of which a policy hides a part has as hidden columns, too.
  static Result<std::unique_ptr<StandIns>> open(sqlite3* host, const db::Catalog& catalog,
                                                std::vector<std::string> decoys = {});

  // Does what is here describe this catalog? If so, it is used from now on (and must live for the
  // time of the check); else a new one is needed.
  bool adopt(const db::Catalog& catalog);
  // What was made for phantoms must not be there for the next statement.
  void spoil() { spoiled_ = true; }

  db::ScratchConnection& scratch() { return *scratch_; }
  const db::Catalog& catalog() const { return *catalog_; }
  // As SQLite resolves it: a bare name in temp, then main, then as attached.
  const db::Table* find(std::string_view schema, std::string_view name) const;
  bool has_schema(std::string_view schema) const;
  // Every table of this name in every schema, since which one a bare name means depends on all.
  std::vector<const db::Table*> all_named(std::string_view name) const;

  // Makes the stand-ins of all tables of this name. False: none there, or all were made before.
  bool add(std::string_view name);
  bool unreadable(std::string_view schema, std::string_view view) const;
  // Views may hold "text" where SQLite found no such column and took it for 'text'; the shadow does
  // not. Rewrites the view that says "no such column" of this name; false when none does.
  bool take_for_text(const std::string& name);
  // A stand-in for what does not exist. It is gone with the next statement.
  bool add_phantom(const std::string& schema, const std::string& name,
                   const std::vector<db::Column>& columns);

  // A function of the caller that the shadow lacks; false when there is nothing to add.
  bool add_function(const std::string& lower_name, std::span<const db::HostFunction> overloads);

  // How much SQLite has to do to compile this statement (weight.h).
  double weight(std::string_view sql) { return weights_.of_statement(sql); }

 private:
  struct View {
    std::string schema, name;
    std::string rest;  // of its definition, behind the name
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
  bool spoiled_ = false;
  std::vector<std::string> schemas_;                                // lower case, in SQLite's order
  std::unordered_map<std::string, std::vector<uint32_t>> by_name_;  // lower-case name
  std::unordered_set<std::string> made_;                            // lower-case "schema\0name"
  std::unordered_set<std::string> unreadable_;                      // views, likewise
  std::unordered_set<std::string> functions_;                       // "name/arguments"
  std::vector<View> views_;
  StoredExpansionCosts weights_;
};

}  // namespace ask::sql
