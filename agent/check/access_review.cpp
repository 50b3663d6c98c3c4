#include "agent/check/access_review.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/check/checker.h"
#include "agent/check/content_sources.h"
#include "agent/check/statement_bounds.h"
#include "agent/common/text.h"
#include "agent/db/schema/virtual_modules.h"
#include "agent/policy/stored_sql.h"

namespace ask::sql {
namespace {

class AccessReview {
 public:
  AccessReview(const StatementText& script, StandIns& stand_ins, const db::HostFunctions& functions,
               const CheckRules& rules, Repair& repair, Check& check)
      : script_(script),
        stand_ins_(stand_ins),
        functions_(functions),
        rules_(rules),
        repair_(repair),
        check_(check) {}

  void review(const db::Access& access) {
    switch (access.kind) {
      case db::Access::Kind::kChange:
      case db::Access::Kind::kForbidden:
        return forbidden(access);
      case db::Access::Kind::kFunction:
        return function(access);
      case db::Access::Kind::kRead:
        return read(access);
      case db::Access::Kind::kView:
        return view(access.name);
    }
  }

  // SQLite does not report the columns that NATURAL and USING compare as read.
  void columns_joined_by_name() {
    bool by_name = false;
    for (size_t i = 0; i < script_.size(); ++i)
      by_name = by_name || script_.word(i, "NATURAL") || script_.word(i, "USING");
    for (const db::Table* view : views_)
      by_name = by_name || names_word(*view, "NATURAL") || names_word(*view, "USING");
    if (!by_name) return;
    const std::vector<ColumnRead> reads = check_.reads;
    for (const ColumnRead& read : reads)
      if (const db::Table* table = stand_ins_.find(read.schema, read.table))
        for (size_t c = 0; c < table->columns.size(); ++c) generated(*table, c);
  }

  // The number of distinct names in the statement's own text: tables, columns, functions, phantoms.
  int identifiers() const {
    std::set<std::string> all = named_;
    for (const std::string& phantom : repair_.phantom_names) all.insert("?" + phantom);
    return static_cast<int>(all.size());
  }

 private:
  void report(Code code, const std::string& object, std::string message, std::string hint,
              size_t at) {
    if (!reported_.insert(object + '\0' + message).second) return;
    repair_.found.push_back({finding(code, object, std::move(message), std::move(hint)), at});
  }

  static std::string through(const db::Access& access) {
    return access.view.empty() ? "" : fmt::format(" (through \"{}\")", shown(access.view));
  }

  size_t place(const db::Access& access, const std::string& name) const {
    return script_.position(access.view.empty() ? name : access.view);
  }

  void forbidden(const db::Access& access) {
    report(Code::kSafeguardViolation, access.name,
           fmt::format("{} is refused{}: ask only reads", access.name, through(access)), "", 0);
  }

  void function(const db::Access& access) {
    const std::string name = text::lower(access.name);
    if (repair_.phantom_names.contains(name) && functions_.find(name).empty()) return;
    check_.functions.push_back(name);
    const size_t at =
        access.view.empty() ? script_.position_of_call(name) : script_.position(access.view);
    if (access.view.empty() && at != std::string::npos) named_.insert("f:" + name);
    const FunctionVerdict verdict =
        function_verdict(name, functions_.find(name), rules_.allow_functions);
    if (verdict == FunctionVerdict::kAllowed) return;
    if (verdict == FunctionVerdict::kUnknown) {
      report(Code::kFunctionNotFound, name, fmt::format("there is no function {}()", shown(name)),
             "", at);
      return;
    }
    report(Code::kSafeguardViolation, name, refusal(verdict, name) + through(access),
           way_out(verdict, name), at);
  }

  // SQLite does not report a view as read if none of its columns is used. A WITH query arrives here
  // under the same name; then only a view written with its schema is the view.
  void view(const std::string& name) {
    for (const db::Table* table : stand_ins_.all_named(name))
      if (table->kind == db::TableKind::kView) views_.push_back(table);
    if (script_.is_query(name) && !names_with_schema(name)) return;
    for (const db::Table* table : stand_ins_.all_named(name))
      if (table->kind == db::TableKind::kView && table == stand_ins_.find("", name))
        check_.reads.push_back({table->schema, table->name, ""});
  }

  bool names_with_schema(const std::string& name) const {
    const auto& tables = script_.tables();
    return std::any_of(tables.begin(), tables.end(), [&](const NamedTable& named) {
      return !named.schema.empty() && text::equal_nocase(named.name, name);
    });
  }

  void read(const db::Access& access) {
    const std::string low = text::lower(access.table);
    if (repair_.phantom_tables.contains(low)) return;
    if (low.starts_with("sqlite_") && !low.starts_with("sqlite_stmt") &&
        !low.starts_with("sqlite_db")) {
      report(Code::kSecurityViolation, access.table,
             fmt::format("\"{}\" shows every table, also those that may not be seen",
                         shown(access.table)) +
                 through(access),
             "ask_schema() lists tables and columns", place(access, access.table));
      return;
    }
    // For a table without a column that is read, SQLite gives the schema only if it was written.
    if (const db::Table* table = stand_ins_.find(access.schema, access.table))
      return read_table(access, *table);
    const std::vector<std::string>& modules = stand_ins_.scratch().modules();
    const bool known = std::binary_search(modules.begin(), modules.end(), low);
    // Neither a table nor a table-valued function: a WITH query without a column that is read.
    if (!known && access.name.empty() && access.schema.empty() && is_query(access)) return;
    table_function(access, low);
  }

  // True for a WITH query of the statement, or of a view that it expands.
  bool is_query(const db::Access& access) const {
    if (script_.is_query(access.table)) return true;
    if (views_.empty() || repair_.host_has_module(access.table)) return false;
    return std::any_of(views_.begin(), views_.end(), [&](const db::Table* view) {
      const auto definition = StatementText::read(view->sql);
      return definition && definition->is_query(access.table);
    });
  }

  void read_table(const db::Access& access, const db::Table& table) {
    check_.reads.push_back({table.schema, table.name, access.name});
    if (computes(table))
      for (size_t c = 0; c < table.columns.size(); ++c)
        if (text::equal_nocase(table.columns[c].name, access.name)) generated(table, c);
    content(table);
    if (stand_ins_.unreadable(table.schema, table.name))
      report(Code::kSecurityViolation, table.name,
             fmt::format("the definition of \"{}\" cannot be read, so it may not be used",
                         shown(table.name)),
             "", place(access, table.name));
    if (!access.view.empty()) return;
    if (script_.names(table.name))
      named_.insert("t:" + text::lower(table.schema) + '\0' + text::lower(table.name));
    if (!access.name.empty() && script_.names(access.name))
      named_.insert("c:" + text::lower(table.schema) + '\0' + text::lower(table.name) + '\0' +
                    text::lower(access.name));
  }

  // Cached: the reads of one table's columns are consecutive.
  bool computes(const db::Table& table) {
    if (computes_.first != &table) computes_ = {&table, has_generated(table)};
    return computes_.second;
  }

  // SQLite does not call the authorizer for functions used by a generated column.
  void generated(const db::Table& table, size_t column) {
    if (table.columns[column].role != db::ColumnRole::kGeneratedVirtual) return;
    if (stand_ins_.catalog().whole) return;  // definitions are reviewed against the whole schema
    if (!generated_.insert({&table, column}).second) return;
    const std::string& name = table.columns[column].name;
    const auto calls = generated_calls(table, column);
    if (!calls)
      return report(Code::kSecurityViolation, name,
                    fmt::format("the definition of the generated column \"{}\" cannot be read, so "
                                "it may not be used",
                                shown(name)),
                    "", script_.position(name));
    stored(*calls, fmt::format(" (through the generated column \"{}\")", shown(name)),
           script_.position(name));
  }

  // Checks functions called by a stored definition, which SQLite does not report.
  void stored(const std::vector<std::string>& calls, const std::string& through, size_t at) {
    for (const std::string& call : calls) {
      const auto overloads = functions_.find(call);
      if (overloads.empty()) continue;  // a keyword, or SQLite will refuse it
      check_.functions.push_back(call);
      const FunctionVerdict verdict = function_verdict(call, overloads, rules_.allow_functions);
      if (verdict != FunctionVerdict::kAllowed)
        report(Code::kSafeguardViolation, call, refusal(verdict, call) + through,
               way_out(verdict, call), at);
    }
  }

  // A full-text table may take its content from a view, or from a table with generated columns,
  // which its module reads without the authorizer.
  void content(const db::Table& table) {
    const db::Catalog& catalog = stand_ins_.catalog();
    if (table.kind != db::TableKind::kVirtual || catalog.whole) return;
    if (!contents_.insert(&table).second) return;
    for (const db::Table* from : content_sources(catalog, table)) {
      if (from->kind == db::TableKind::kView)
        stored(stored_calls(from->sql), fmt::format(" (through \"{}\")", shown(table.name)),
               script_.position(table.name));
      for (size_t c = 0; c < from->columns.size(); ++c) generated(*from, c);
    }
  }

  void table_function(const db::Access& access, const std::string& name) {
    if (access.view.empty()) named_.insert("f:" + name);
    check_.functions.push_back(name);
    const FunctionVerdict verdict = table_function_verdict(name, rules_.allow_functions);
    if (verdict != FunctionVerdict::kAllowed)
      report(Code::kSafeguardViolation, name, refusal(verdict, name) + through(access),
             way_out(verdict, name), place(access, name));
  }

  const StatementText& script_;
  StandIns& stand_ins_;
  const db::HostFunctions& functions_;
  const CheckRules& rules_;
  Repair& repair_;
  Check& check_;
  std::set<std::string> named_, reported_;
  std::pair<const db::Table*, bool> computes_{};
  std::set<std::pair<const db::Table*, size_t>> generated_;  // columns reviewed so far
  std::set<const db::Table*> contents_;                      // full-text tables reviewed so far
  std::vector<const db::Table*> views_;                      // expanded so far
};

template <class T, class Less>
void sort_unique(std::vector<T>& items, Less less) {
  std::sort(items.begin(), items.end(), less);
  items.erase(std::unique(items.begin(), items.end()), items.end());
}

void sort_reads(std::vector<ColumnRead>& reads) {
  sort_unique(reads, [](const ColumnRead& a, const ColumnRead& b) {
    return std::tie(a.schema, a.table, a.column) < std::tie(b.schema, b.table, b.column);
  });
  // SQLite adds the table alone to a read of its row id.
  for (size_t i = 0; i + 1 < reads.size(); ++i)
    if (reads[i].column.empty() && reads[i].table == reads[i + 1].table &&
        reads[i].schema == reads[i + 1].schema)
      reads.erase(reads.begin() + static_cast<std::ptrdiff_t>(i));
}

}  // namespace

void review_accesses(const db::Compilation& compilation, const StatementText& script,
                     StandIns& stand_ins, const db::HostFunctions& functions,
                     const CheckRules& rules, Repair& repair, Check& check) {
  AccessReview review(script, stand_ins, functions, rules, repair, check);
  for (const db::Access& access : compilation.accesses) review.review(access);
  review.columns_joined_by_name();
  sort_unique(check.functions, std::less<>());
  sort_reads(check.reads);
  check.identifiers = review.identifiers();
}

}  // namespace ask::sql
