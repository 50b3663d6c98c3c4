#include "agent/workspace.h"

#include <fmt/format.h>

#include <cstring>
#include <ctime>

#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/sql/inline_results.h"

namespace ask {
namespace {

constexpr size_t kMostKept = 50;
constexpr size_t kMostBytes = 64'000'000;

// Each value as its type, its length where that varies, and its bytes: two lists of values have the
// same text only if they are the same.
struct Encoder {
  std::string& out;
  void operator()(std::monostate) const { out += 'n'; }
  void operator()(int64_t v) const { out += fmt::format("i{};", v); }
  void operator()(double v) const {
    uint64_t bits = 0;
    std::memcpy(&bits, &v, sizeof bits);
    out += fmt::format("r{:016x}", bits);
  }
  void operator()(const std::string& v) const { out += fmt::format("t{}:", v.size()) + v; }
  void operator()(const db::Blob& v) const { out += fmt::format("b{}:", v.bytes.size()) + v.bytes; }
};

}  // namespace

std::string content_hash(const db::ResultSet& result) {
  std::string text;
  for (const auto& row : result.rows) {
    for (const db::Value& value : row) std::visit(Encoder{text}, value);
    text += '\n';
  }
  return sha256_hex(text);
}

const Kept& Workspace::keep(Kept kept) {
  kept.id = fmt::format("df_{}", ++given_);
  kept.at = static_cast<int64_t>(std::time(nullptr));
  kept_.push_back(std::move(kept));
  size_t bytes = 0;
  for (const Kept& each : kept_) bytes += each.result->bytes;
  while (kept_.size() > kMostKept || (bytes > kMostBytes && kept_.size() > 1)) {
    bytes -= kept_.front().result->bytes;
    kept_.pop_front();
  }
  return kept_.back();
}

void Workspace::forget(std::string_view id) {
  std::erase_if(kept_, [&](const Kept& kept) { return kept.id == id; });
}

const Kept* Workspace::find(std::string_view id) const {
  for (const Kept& kept : kept_)
    if (text::equal_nocase(kept.id, id)) return &kept;
  return nullptr;
}

Result<std::string> Workspace::whole(std::string_view sql, const db::Catalog& catalog,
                                     sql::Checker& checker, const sql::CheckRules& rules) const {
  if (kept_.empty()) return std::string();
  std::vector<sql::InlineResult> read;
  for (const std::string& name : sql::bare_tables(sql)) {
    const Kept* kept = find(name);
    if (!kept || catalog.find("", name)) continue;
    if (kept->result->withheld)  // what reads it would not be known to read private columns
      return Error{Code::kTableNotFound,
                   fmt::format("{} is made of private columns: ask_result shows it, and SQL cannot "
                               "read it",
                               kept->id)};
    const auto check = checker.check(kept->whole_sql, catalog, rules);
    if (!check) return check.error();
    if (!check->runnable)
      return Error{Code::kTableNotFound,
                   fmt::format("{} can no longer be read: {}", kept->id, check->error().message)};
    read.push_back({name, kept->result.get(), kept->whole_sql});
  }
  if (read.empty()) return std::string();
  return sql::with_results(sql, read);
}

}  // namespace ask
