#include "agent/check/definition_copy.h"

#include <fmt/format.h>

#include <unordered_map>

#include "agent/check/hints.h"
#include "agent/check/statement_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/interrupt.h"
#include "agent/policy/stored_sql.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

constexpr int kMostStubs = 200;

bool is_virtual(const db::Stored& object) {
  const auto script = StatementText::read(object.sql);
  return !script || script->word(1, "VIRTUAL");
}

// A plain table in place of a virtual one: a trigger may write to a virtual table (this is how a
// full-text index is kept up to date), and the copy must accept the write.
std::string plain_table(const db::Table& table) {
  std::string sql = "CREATE TABLE main." + text::quoted(table.name) + "(";
  for (const db::Column& column : table.columns)
    sql += (sql.back() == '(' ? "" : ",") + text::quoted(column.name);
  return sql + ")";
}

// True if the triggers are too heavy: they are compiled with the change, on the caller's connection
// too.
bool triggers_too_heavy(const std::vector<db::Stored>& objects) {
  std::unordered_map<std::string, const db::Stored*> by_name;
  for (const db::Stored& object : objects)
    if (object.type == "table" || object.type == "view")
      by_name.try_emplace(text::lower(object.name), &object);
  StoredExpansionCosts weights(
      [&](std::string_view, std::string_view name) -> std::optional<Definition> {
        const auto it = by_name.find(text::lower(name));
        if (it == by_name.end()) return std::nullopt;
        return Definition{"main", it->first, it->second->sql, it->second->type == "view", {}};
      });
  double together = 0;
  for (const db::Stored& object : objects) {
    const double weight = object.type == "trigger" ? weights.of_statement(object.sql) : 0;
    together += weight > kHeaviest ? kTooHeavy : weight;
  }
  return together > kHeaviestViews;
}

// Adds the functions called by the expression after this word of a definition: one in parentheses,
// or a keyword such as CURRENT_DATE.
void add_functions_after(std::string_view word, const StatementText& script,
                         std::set<std::string>& out) {
  for (size_t i = 0; i + 1 < script.size(); ++i) {
    if (!script.word(i, word)) continue;
    const size_t end = script.symbol(i + 1, "(") ? script.closing(i + 1) : i + 2;
    for (++i; i < end && i < script.size(); ++i)
      if (calls_function(script.tokens(), i)) out.insert(text::lower(script.value(i)));
  }
}

}  // namespace

Result<std::unique_ptr<DefinitionCopy>> DefinitionCopy::make(sqlite3* host,
                                                             const db::Catalog& whole,
                                                             db::HostFunctions& functions) {
  std::unique_ptr<DefinitionCopy> out(new DefinitionCopy(host, functions));
  auto scratch = db::ScratchConnection::open(host);
  if (!scratch) return scratch.error();
  out->scratch_ = std::move(*scratch);
  auto stored = db::read_stored(host);
  if (!stored) return stored.error();
  out->stored_ = std::move(*stored);
  if (auto filled = out->fill(whole); !filled) return filled.error();
  return out;
}

Status DefinitionCopy::fill(const db::Catalog& whole) {
  if (stored_.temp_triggers)
    return Error{Code::kSafeguardViolation,
                 "there are temporary triggers, which could be set off; drop them first"};
  if (triggers_too_heavy(stored_.objects))
    return Error{Code::kSafeguardViolation,
                 "the triggers of this database expand views too often to be compiled"};
  if (auto listed = functions_.refresh(host_); !listed) return listed;
  scratch_->read_texts_as(host_);
  for (const db::Stored& object : stored_.objects) {
    if (db::interrupted(host_)) return Error{Code::kCancelled, "interrupted"};
    if (auto made = create(object, whole); !made) return made;
  }
  const auto set = [&](const std::string& pragma, bool on) {
    return scratch_->run("PRAGMA " + pragma + (on ? " = 1" : " = 0"));
  };
  if (auto done = set("recursive_triggers", stored_.recursive_triggers); !done) return done;
  return set("foreign_keys", stored_.foreign_keys);
}

Status DefinitionCopy::create(const db::Stored& object, const db::Catalog& whole) {
  if (object.type == "table" && is_virtual(object)) {
    const db::Table* table = whole.find("main", object.name);
    // A virtual table whose module is not loaded cannot be written either.
    return table ? scratch_->run(plain_table(*table)) : Status(Done{});
  }
  costs_.add(lex_any(object.sql));
  if (costs_.too_heavy())
    return Error{Code::kSafeguardViolation,
                 "an index or a constraint of this database reads generated columns that contain "
                 "each other too often to be compiled"};
  Status made = Done{};
  for (int i = 0; i < kMostStubs; ++i) {
    made = scratch_->create_stored(object.sql);
    if (made || !stub(made.error().message)) break;
  }
  if (made) note_functions(object);
  if (made || object.type == "view") return Done{};  // a broken view cannot be used
  if (made.error().code == Code::kOutOfMemory) return made;
  return Error{Code::kSafeguardViolation,
               "a definition in this database cannot be read, so what a change would set off "
               "cannot be known"};
}

bool DefinitionCopy::too_heavy(std::string_view sql) const {
  DefinitionCosts costs = costs_;
  costs.add(lex_any(sql));
  return costs.too_heavy();
}

void DefinitionCopy::note_functions(const db::Stored& object) {
  if (object.type != "table" && object.type != "index") return;
  Called& called = called_[text::lower(object.table)];
  std::set<std::string>& out = object.type == "index" ? called.by_delete : called.by_write;
  out.insert(scratch_->stored_functions().begin(), scratch_->stored_functions().end());
  const auto script = StatementText::read(object.sql);
  if (!script || object.type == "index") return;
  // SQLite resolves a default when a row is inserted, without calling the authorizer.
  add_functions_after("DEFAULT", *script, called.by_write);
  std::set<std::string> generated;
  add_functions_after("AS", *script, generated);
  for (const std::string& name : generated)
    if (out.contains(name)) called.by_delete.insert(name);
}

std::set<std::string> DefinitionCopy::functions_of(const std::string& table,
                                                   bool only_deleted) const {
  const auto it = called_.find(table);
  if (it == called_.end()) return {};
  std::set<std::string> out = it->second.by_delete;
  if (!only_deleted) out.insert(it->second.by_write.begin(), it->second.by_write.end());
  return out;
}

bool DefinitionCopy::stub(const std::string& message) {
  for (const std::string_view words : {"no such function: ", "unknown function: "}) {
    if (!message.starts_with(words)) continue;
    std::string name = text::lower(message.substr(words.size()));
    if (name.ends_with("()")) name.resize(name.size() - 2);
    bool added = false;
    for (const db::HostFunction& f : functions_.find(name))
      added = (!f.builtin && scratch_->create_function(name, f.arguments, f.kind)) || added;
    return added;
  }
  return false;
}

db::Compilation DefinitionCopy::prepare(std::string_view sql) {
  db::Compilation compilation = scratch_->prepare(sql, true);
  for (int i = 0; i < kMostStubs && !compilation.compiled && stub(compilation.message); ++i)
    compilation = scratch_->prepare(sql, true);
  return compilation;
}

}  // namespace ask::sql
