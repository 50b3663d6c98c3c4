#include "agent/check/function_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "agent/common/contains.h"

namespace ask::sql {
namespace {

// SQLite's own functions that only compute from their arguments, or return the time or a random
// number. Sorted. https://sqlite.org/lang_corefunc.html and its siblings.
// clang-format off
constexpr std::string_view kSafe[] = {
    "->", "->>", "abs", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "avg", "ceil",
    "ceiling", "changes", "char", "coalesce", "concat", "concat_ws", "cos", "cosh", "count",
    "cume_dist", "current_date", "current_time", "current_timestamp", "date", "datetime", "degrees",
    "dense_rank", "exp", "first_value", "floor", "format", "glob", "group_concat", "hex", "if",
    "ifnull", "iif", "instr", "json", "json_array", "json_array_insert", "json_array_length",
    "json_error_position", "json_extract", "json_group_array", "json_group_object", "json_insert",
    "json_object", "json_patch", "json_pretty", "json_quote", "json_remove", "json_replace",
    "json_set", "json_type", "json_valid", "jsonb", "jsonb_array", "jsonb_array_insert",
    "jsonb_extract", "jsonb_group_array", "jsonb_group_object", "jsonb_insert", "jsonb_object",
    "jsonb_patch", "jsonb_remove", "jsonb_replace", "jsonb_set", "julianday", "lag",
    "last_insert_rowid", "last_value", "lead", "length", "like", "likelihood", "likely", "ln",
    "log", "log10", "log2", "lower", "ltrim", "max", "median", "min", "mod", "nth_value", "ntile",
    "nullif", "octet_length", "percent_rank", "percentile", "percentile_cont", "percentile_disc",
    "pi", "pow", "power", "printf", "quote", "radians", "random", "randomblob", "rank", "replace",
    "round", "row_number", "rtrim", "sign", "sin", "sinh", "soundex", "sqlite_version", "sqrt",
    "strftime", "string_agg", "substr", "substring", "subtype", "sum", "tan", "tanh", "time",
    "timediff", "total", "total_changes", "trim", "trunc", "typeof", "unhex", "unicode",
    "unistr", "unistr_quote", "unixepoch", "unlikely", "upper", "zeroblob"};

// The placeholders that SQLite registers, like an application's functions, for those that a
// full-text table brings along (sqlite3_overload_function). Only a function of the application that
// takes the same number of arguments and has no flags cannot be distinguished from one: it replaces
// it.
struct Placeholder {
  std::string_view name;
  int arguments;
};
constexpr Placeholder kPlaceholders[] = {
    {"bm25", -1},     {"highlight", -1}, {"match", 2},   {"matchinfo", 1},
    {"matchinfo", 2}, {"offsets", 1},    {"snippet", -1}};

// Never allowed, whatever their flags and even if the caller lists them: files, extensions,
// tokenizers passed as pointers, the build, the log, raw pages and other tables outside the policy,
// SQL in a string.
constexpr std::string_view kDangerous[] = {
    "bytecode", "completion", "csv", "dbstat", "edit", "eval", "fsdir", "fts3_tokenizer",
    "fts3tokenize", "fts5", "fts5_source_id", "load_extension", "lsmode", "optimize", "readfile",
    "rtreecheck", "sha3_query", "shell_add_schema", "shell_module_schema", "shell_putsnl",
    "sqlite_compileoption_get", "sqlite_compileoption_used", "sqlite_dbdata", "sqlite_dbpage",
    "sqlite_dbptr", "sqlite_log", "sqlite_offset", "sqlite_rename_column", "sqlite_source_id",
    "sqlite_stmt", "tables_used", "usleep", "writefile", "zipfile"};

constexpr std::string_view kSafeTable[] = {"generate_series", "json_each", "json_tree",
                                           "jsonb_each", "jsonb_tree"};
// clang-format on

static_assert(std::is_sorted(std::begin(kSafe), std::end(kSafe)));
static_assert(std::is_sorted(std::begin(kDangerous), std::end(kDangerous)));
static_assert(std::is_sorted(std::begin(kSafeTable), std::end(kSafeTable)));

template <size_t N>
bool is_listed(const std::string_view (&list)[N], std::string_view name) {
  return std::binary_search(std::begin(list), std::end(list), name);
}

bool ours(std::string_view name) { return name == "ask" || name.starts_with("ask_"); }

bool is_placeholder(const db::HostFunction& f, std::string_view name) {
  return f.kind == 's' && !f.flagged &&
         std::any_of(std::begin(kPlaceholders), std::end(kPlaceholders), [&](const auto& one) {
           return one.name == name && one.arguments == f.arguments;
         });
}

bool overload_allowed(const db::HostFunction& f, std::string_view name,
                      const std::vector<std::string>& allow) {
  if (f.innocuous || contains(allow, name)) return true;
  return f.builtin ? is_listed(kSafe, name) : is_placeholder(f, name);
}

}  // namespace

FunctionVerdict function_verdict(std::string_view name, std::span<const db::HostFunction> overloads,
                                 const std::vector<std::string>& allow) {
  if (ours(name)) return FunctionVerdict::kAsk;
  if (overloads.empty()) return FunctionVerdict::kUnknown;
  if (is_listed(kDangerous, name) || contains(allow, kNever + std::string(name)))
    return FunctionVerdict::kDangerous;
  // SQLite does not report which overload it will call, so all of them must be harmless.
  for (const db::HostFunction& f : overloads)
    if (f.direct_only) return FunctionVerdict::kDirectOnly;
  for (const db::HostFunction& f : overloads)
    if (!overload_allowed(f, name, allow))
      return f.builtin ? FunctionVerdict::kDangerous : FunctionVerdict::kNotInnocuous;
  return FunctionVerdict::kAllowed;
}

std::vector<std::string> only_full_text(const std::vector<std::string>& called,
                                        const db::HostFunctions& functions,
                                        const std::vector<std::string>& allow) {
  std::vector<std::string> out;
  for (const std::string& name : called) {
    const auto overloads = functions.find(name);
    const bool only = std::any_of(overloads.begin(), overloads.end(), [&](const auto& f) {
      return !f.innocuous && !f.builtin && is_placeholder(f, name);
    });
    if (only && !contains(allow, name)) out.push_back(name);
  }
  return out;
}

FunctionVerdict table_function_verdict(std::string_view name,
                                       const std::vector<std::string>& allow) {
  if (ours(name)) return FunctionVerdict::kAsk;
  if (is_listed(kSafeTable, name)) return FunctionVerdict::kAllowed;
  // A pragma function shows all schemas and settings, regardless of the role.
  if (is_listed(kDangerous, name) || name.starts_with("pragma_"))
    return FunctionVerdict::kDangerous;
  if (contains(allow, kNever + std::string(name))) return FunctionVerdict::kDangerous;
  return contains(allow, name) ? FunctionVerdict::kAllowed : FunctionVerdict::kNotInnocuous;
}

std::string refusal(FunctionVerdict verdict, std::string_view name) {
  switch (verdict) {
    case FunctionVerdict::kAsk:
      return fmt::format("{}() may not be called from generated SQL", name);
    case FunctionVerdict::kDirectOnly:
      return fmt::format("{}() may only be called directly, not from generated SQL", name);
    case FunctionVerdict::kNotInnocuous:
      return fmt::format("{}() does not say that it is harmless", name);
    default:
      return fmt::format("{}() is not for generated SQL: it reaches beyond the rows it is given",
                         name);
  }
}

std::string way_out(FunctionVerdict verdict, std::string_view name) {
  if (verdict == FunctionVerdict::kNotInnocuous)
    return fmt::format("list {} in allow_functions, or register it with SQLITE_INNOCUOUS", name);
  if (name.starts_with("pragma_")) return "ask_schema() lists tables and columns";
  return "";
}

}  // namespace ask::sql
