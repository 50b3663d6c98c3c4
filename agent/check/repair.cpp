#include "agent/check/repair.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/messages.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr size_t kMaxSteps = 200;            // phantoms, stand-ins and everything else
constexpr size_t kMaxCompiled = 20'000'000;  // total bytes of SQL: 20 times the longest statement

// True if `text` starts with `prefix`; `rest` gets the remainder.
bool after(std::string_view text, std::string_view prefix, std::string& rest) {
  if (!text.starts_with(prefix)) return false;
  rest = std::string(text.substr(prefix.size()));
  return true;
}

std::string dotted(const DottedName& chain) {
  std::string out;
  for (const std::string& part : chain.parts) out += (out.empty() ? "" : ".") + part;
  return out;
}

}  // namespace

Repair::Repair(sqlite3* host, StatementText& script, StandIns& stand_ins,
               db::HostFunctions& functions, const CheckRules& rules)
    : host_(host),
      script_(script),
      stand_ins_(stand_ins),
      functions_(functions),
      rules_(rules),
      hints_(script, stand_ins) {}

size_t Repair::budget() const {
  return std::min(kMaxSteps, kMaxCompiled / std::max<size_t>(script_.text().size(), 1));
}

db::Compilation Repair::run(bool change) {
  add_stand_ins(script_, 0);
  add_functions();
  const size_t steps = budget();
  for (size_t i = 0;; ++i) {
    db::Compilation compilation = stand_ins_.scratch().prepare(script_.text(), change);
    if (compilation.compiled) return compilation;
    if (i == steps) {
      found.push_back({finding(Code::kInvalidPlanStructure, "",
                               fmt::format("too many names to look at: stopped after {}", steps)),
                       std::string::npos});
      return compilation;
    }
    const auto denied =
        std::find_if(compilation.accesses.begin(), compilation.accesses.end(),
                     [](const db::Access& a) { return a.kind == db::Access::Kind::kForbidden; });
    if (denied != compilation.accesses.end())
      return compilation;  // reported with the other accesses
    if (step(compilation)) continue;
    fail(compilation);
    return compilation;
  }
}

bool Repair::step(const db::Compilation& compilation) {
  const std::string& message = compilation.message;
  std::string name;
  if (after(message, "no such table: ", name)) return missing_table(name);
  if (after(message, "no such column: ", name)) return missing_column(compilation, name);
  if (after(message, "ambiguous column name: ", name)) return ambiguous_column(compilation, name);
  if (after(message, "no such function: ", name)) return missing_function(name);
  if (after(message, "no such index: ", name)) return unknown_index(name);
  if (after(message, "cannot join using column ", name))
    return unusable_using(name.substr(0, name.find(" - column not present in both tables")));
  if (after(message, "wrong number of arguments to function ", name))
    return wrong_arguments(name.substr(0, name.rfind("()")));
  return false;
}

void Repair::fail(const db::Compilation& compilation) {
  // A phantom function used as an aggregate or window function has already been reported.
  for (const std::string& name : phantom_names)
    if (text::lower(compilation.message).find(name + "()") != std::string::npos) return;
  found.push_back(compile_error(compilation.message, compilation.offset, &script_));
}

void Repair::report(Finding finding, size_t at, std::string_view phantom) {
  if (!phantom.empty()) phantoms.push_back(shown(phantom));
  found.push_back({std::move(finding), at});
}

// The token of the name that the message is about; size() if it is not in the statement's text (but
// in a view). SQLite gives the offset, except in a join condition.
size_t Repair::place_of(const db::Compilation& compilation, const std::string& name) const {
  const auto is_it = [&](size_t i) {
    const DottedName chain = script_.chain(i);
    return !chain.parts.empty() && text::equal_nocase(dotted(chain), name);
  };
  if (compilation.offset >= 0) {
    const size_t token = script_.token_at(static_cast<size_t>(compilation.offset));
    return token < script_.size() && is_it(token) ? token : script_.size();
  }
  for (size_t i = 0; i < script_.size(); ++i)
    if (script_.in_on(i) && !(i > 0 && script_.symbol(i - 1, ".")) && is_it(i)) return i;
  return script_.size();
}

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

bool Repair::missing_column(const db::Compilation& compilation, std::string name) {
  // Newer versions of SQLite: no such column: "x" - should this be a string literal in
  // single-quotes?
  const size_t advice = name.find("\" - should this be a string literal");
  if (advice != std::string::npos && name.starts_with('"')) name = name.substr(1, advice - 1);
  if (compilation.offset < 0 && stand_ins_.take_for_text(name)) return true;
  const size_t token = place_of(compilation, name);
  if (token == script_.size()) return stand_ins_.take_for_text(name);
  const DottedName chain = script_.chain(token);
  if (take_for_text(chain)) return true;
  note_column(chain);
  script_.blank(chain.first, chain.last, '?');
  return true;
}

// True if the column's table does not exist but some table has such a column: then nothing is known
// about the column.
bool Repair::of_unknown_table(const DottedName& chain) const {
  const std::vector<db::Table>& tables = stand_ins_.catalog().tables;
  const auto exists = [&] {
    return std::any_of(tables.begin(), tables.end(),
                       [&](const db::Table& t) { return has_column(t, chain.parts.back()); });
  };
  if (chain.parts.size() == 1) return unknown_function_ || (unknown_columns_ && exists());
  const std::string& qualifier = chain.parts[chain.parts.size() - 2];
  for (const NamedTable& named : script_.tables()) {
    if (!text::equal_nocase(named.alias.empty() ? named.name : named.alias, qualifier)) continue;
    if (phantom_tables.contains(text::lower(named.name))) return named.call || exists();
  }
  return false;
}

void Repair::note_column(const DottedName& chain) {
  const std::string column = text::lower(chain.parts.back());
  phantom_names.insert(column);
  const std::string qualifier =
      chain.parts.size() > 1 ? text::lower(chain.parts[chain.parts.size() - 2]) : "";
  const db::Table* table = qualifier.empty() ? nullptr : hints_.table_called(qualifier);
  const std::string key = "c:" + (table ? text::lower(table->name) : qualifier) + '\0' + column;
  const std::string bare = "c:" + std::string(1, '\0') + column;
  // A phantom inside a subquery is not reported again when the outer query uses it.
  const bool derived = !qualifier.empty() && table == nullptr;
  if (reported_.contains(key) || (derived && reported_.contains(bare))) return;
  if (of_unknown_table(chain)) return;
  if (qualifier.empty() && reported_.contains("any:" + column)) return;
  reported_.insert(key);
  reported_.insert("any:" + column);
  const Token& last = script_.token(chain.last);
  const bool quoted = chain.parts.size() == 1 && last.text[0] == '"';
  report(hints_.no_column(chain.parts, quoted), script_.token(chain.first).at, chain.parts.back());
}

// People and models write "Oslo" for 'Oslo', and SQLite accepts it: an unknown name in double
// quotes is a string literal. It passes with a warning where a literal is plausible; a name that
// might have been a column is a phantom. The caller's connection decides whether it accepts the
// name.
bool Repair::take_for_text(const DottedName& chain) {
  const std::string_view written = script_.token(chain.first).text;
  if (chain.parts.size() != 1 || written[0] != '"') return false;
  if (!script_.text_expected(chain.first) || hints_.may_be_column(chain.parts[0])) return false;
  // On the caller's connection the name would resolve to a hidden column.
  if (hints_.restricted()) {
    if (reported_.insert("q:" + chain.parts[0]).second)
      report(hints_.text_in_quotes(chain.parts[0]), script_.token(chain.first).at, "");
    script_.blank_text(chain.first);
    return true;
  }
  if (reported_.insert("q:" + chain.parts[0]).second)
    report(hints_.quoted_text(chain.parts[0]), script_.token(chain.first).at, "");
  script_.blank_text(chain.first);
  return true;
}

bool Repair::ambiguous_column(const db::Compilation& compilation, const std::string& name) {
  const size_t token = place_of(compilation, name);
  if (token == script_.size()) return false;
  const DottedName chain = script_.chain(token);
  if (reported_.insert("a:" + text::lower(name)).second)
    report(hints_.ambiguous(chain.parts.back()), script_.token(token).at, "");
  script_.blank(chain.first, chain.last, '?');
  return true;
}

bool Repair::missing_function(const std::string& name) {
  const std::string low = text::lower(name);
  (void)functions_.refresh(host_);
  if (const auto overloads = functions_.find(low); !overloads.empty())
    return stand_ins_.add_function(low, overloads);
  // A stub of the kind that the use needs: scalar, aggregate or window function.
  char kind = 's';
  for (size_t i = 0; i + 1 < script_.size(); ++i) {
    if (!script_.symbol(i + 1, "(") || !text::equal_nocase(script_.value(i), name)) continue;
    const size_t next = script_.closing(i + 1) + 1;
    if (script_.word(next, "OVER") || script_.word(next, "FILTER") ||
        script_.word(i + 2, "DISTINCT"))
      kind = 'w';
  }
  if (!reported_.insert("f:" + low).second) return false;
  phantom_names.insert(low);
  stand_ins_.discard_after_use();
  report(hints_.no_function(name, functions_), script_.position_of_call(name), low);
  return bool(stand_ins_.scratch().create_function(low, -1, kind));
}

bool Repair::wrong_arguments(const std::string& name) {
  const std::string low = text::lower(name);
  (void)functions_.refresh(host_);
  const auto overloads = functions_.find(low);
  if (stand_ins_.add_function(low, overloads)) return true;
  if (overloads.empty() || !reported_.insert("n:" + low).second) return false;
  std::set<int> counts;
  for (const db::HostFunction& f : overloads) counts.insert(f.arguments);
  std::string hint;
  for (const int count : counts)
    if (count >= 0) hint += fmt::format("{}{}", hint.empty() ? "it takes " : " or ", count);
  report(finding(Code::kSyntaxError, low,
                 fmt::format("wrong number of arguments to function {}()", shown(name)), hint),
         script_.position_of_call(name), "");
  stand_ins_.discard_after_use();
  return bool(stand_ins_.scratch().create_function(low, -1, overloads[0].kind));
}

// Blanks out USING (a, b) as a whole, since each of its columns must be in both tables.
bool Repair::unusable_using(const std::string& column) {
  for (size_t i = 0; i + 1 < script_.size(); ++i) {
    if (!script_.word(i, "USING") || script_.blanked(i)) continue;
    const size_t close = script_.closing(i + 1);
    for (size_t k = i + 2; k < close; ++k) {
      if (!script_.name(k) || !text::equal_nocase(script_.value(k), column)) continue;
      const bool unknown = of_unknown_table({k, k, {column}});
      if (!unknown && reported_.insert("any:" + text::lower(column)).second) {
        phantom_names.insert(text::lower(column));
        report(hints_.not_shared(column), script_.token(k).at, column);
      }
      script_.blank(i, close, ' ');
      return true;
    }
  }
  return false;
}

// Stand-ins have no indexes; the caller's connection will report an index that does not exist.
bool Repair::unknown_index(const std::string& name) {
  for (size_t i = 0; i + 2 < script_.size(); ++i) {
    if (!script_.word(i, "INDEXED") || !script_.word(i + 1, "BY") || script_.blanked(i)) continue;
    if (!text::equal_nocase(script_.value(i + 2), name)) continue;
    script_.blank(i, i + 2, ' ');
    return true;
  }
  return false;
}

}  // namespace ask::sql
