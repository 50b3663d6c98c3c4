// The part of Repair that handles "no such table".
#include <algorithm>

#include "agent/check/repair.h"
#include "agent/common/text.h"

namespace ask::sql {

// Creates the stand-ins of all named tables up front: every compile error is also written to the
// error log of the host's process (SQLITE_CONFIG_LOG).
void Repair::add_stand_ins(const StatementText& script, int depth) {
  constexpr int kDeepest = 50;  // nesting of views
  for (const NamedTable& named : script.tables()) {
    if (!stand_ins_.add(named.name) || depth == kDeepest) continue;
    for (const db::Table* table : stand_ins_.all_named(named.name)) {
      if (table->kind != db::TableKind::kView) continue;
      if (const auto definition = StatementText::read(table->sql))
        add_stand_ins(*definition, depth + 1);
    }
  }
}

void Repair::add_functions() {
  for (size_t i = 0; i + 1 < script_.size(); ++i) {
    if (!script_.symbol(i + 1, "(") || !script_.name(i)) continue;
    const std::string low = text::lower(script_.value(i));
    if (functions_.all().empty()) (void)functions_.refresh(host_);
    if (const auto overloads = functions_.find(low); !overloads.empty())
      (void)stand_ins_.add_function(low, overloads);
  }
}

// The message gives "table" or "schema.table", unquoted, and both names may contain dots.
bool Repair::missing_table(const std::string& full_name) {
  if (stand_ins_.add(full_name)) return true;
  for (size_t dot = full_name.find('.'); dot != std::string::npos;
       dot = full_name.find('.', dot + 1)) {
    const std::string schema = full_name.substr(0, dot), name = full_name.substr(dot + 1);
    if (stand_ins_.has_schema(schema) && stand_ins_.add(name)) return true;
  }
  // No such table exists: find the name that was written.
  for (const NamedTable& named : script_.tables()) {
    const std::string written = named.schema.empty() ? named.name : named.schema + "." + named.name;
    if (!text::equal_nocase(written, full_name)) continue;
    if (!named.schema.empty() && !stand_ins_.has_schema(named.schema))
      return missing_schema(named.schema, named.name);
    if (named.schema.empty() && missing_table_function(named.name)) return true;
    if (phantom_table(named.schema, named.name)) return true;
  }
  if (misplaced_star(full_name)) return true;
  const size_t dot = full_name.find('.');  // in a view, where SQLite has added the schema
  if (dot != std::string::npos && stand_ins_.has_schema(full_name.substr(0, dot)))
    return phantom_table(full_name.substr(0, dot), full_name.substr(dot + 1));
  return phantom_table("", full_name);
}

bool Repair::host_has_module(const std::string& name) const {
  return db::host_has_module(host_, name);
}

// A table-valued function that the caller has and the scratch connection lacks. One that is not
// allowed is not examined, since its columns do not matter.
bool Repair::missing_table_function(const std::string& name) {
  const std::string low = text::lower(name);
  if (table_function_verdict(low, rules_.allow_functions) == FunctionVerdict::kAllowed) {
    const std::vector<db::Column> columns = db::host_table_function(host_, name);
    return !columns.empty() && bool(stand_ins_.scratch().create_table_function(low, columns));
  }
  if (!db::host_has_module(host_, name)) return false;
  if (!reported_.insert("m:" + low).second) return false;
  const FunctionVerdict verdict = table_function_verdict(low, rules_.allow_functions);
  report(finding(Code::kSafeguardViolation, low, refusal(verdict, low), way_out(verdict, low)),
         script_.position(name), "");
  phantom_tables.insert(low);
  unknown_function_ = true;
  stand_ins_.discard_after_use();
  return bool(stand_ins_.scratch().create_table_function(low, {}));
}

// SQLite also reports "no such table: x" for x.* if x is not in FROM.
bool Repair::misplaced_star(const std::string& name) {
  for (size_t i = 0; i + 2 < script_.size(); ++i) {
    if (!script_.name(i) || !script_.symbol(i + 1, ".") || !script_.symbol(i + 2, "*")) continue;
    if (script_.blanked(i) || !text::equal_nocase(script_.value(i), name)) continue;
    if (reported_.insert("s:" + text::lower(name)).second)
      report(hints_.not_in_from(name), script_.token(i).at, name);
    phantom_names.insert(text::lower(name));
    script_.blank(i, i + 2, '?');
    return true;
  }
  return false;
}

// A schema that is not attached: blanks out its name wherever it precedes a dot, so that the tables
// after it can be checked.
bool Repair::missing_schema(const std::string& schema, const std::string& name) {
  if (reported_.insert("t:" + text::lower(schema) + '.' + text::lower(name)).second) {
    phantom_names.insert(text::lower(name));
    report(hints_.no_table(schema, name), script_.position(schema), schema + "." + name);
  }
  bool changed = false;
  for (size_t i = 0; i + 2 < script_.size(); ++i) {
    if (!script_.name(i) || !script_.symbol(i + 1, ".") || script_.blanked(i)) continue;
    if (!text::equal_nocase(script_.value(i), schema)) continue;
    script_.blank(i, i + 1, ' ');
    changed = true;
  }
  return changed;
}

bool Repair::phantom_table(const std::string& schema, const std::string& name) {
  const std::string low = text::lower(name);
  bool call = false;
  size_t at = std::string::npos;  // where FROM first names it
  for (const NamedTable& named : script_.tables()) {
    if (!text::equal_nocase(named.name, name)) continue;
    call = call || named.call;
    at = std::min(at, script_.token(named.token).at);
  }
  // After missing_schema the bare name is looked up again, but it has already been reported.
  if (!phantom_names.contains(low)) {
    Finding f = hints_.no_table(schema, name);
    if (call) f.code = Code::kFunctionNotFound;
    report(std::move(f), at, name);
  }
  phantom_names.insert(low);
  if (!phantom_tables.insert(low).second) return false;
  stand_ins_.discard_after_use();
  if (call) {
    unknown_function_ = true;
    return bool(stand_ins_.scratch().create_table_function(name, {}));
  }
  const db::Table* near = hints_.probably(name);
  unknown_columns_ = unknown_columns_ || near == nullptr;
  return stand_ins_.add_phantom(schema.empty() ? "main" : schema, name,
                                near ? near->columns : std::vector<db::Column>());
}

}  // namespace ask::sql
