#include "agent/check/kept_results.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <ctime>

#include "agent/check/inline_results.h"
#include "agent/common/sha256.h"
#include "agent/common/text.h"

namespace ask {
namespace {

constexpr size_t kMostKept = 50;
constexpr std::string_view kIdPrefix = "df_";

// Encodes each value as its type, its length if that varies, and its bytes, so that different lists
// of values have different texts.
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
  void operator()(const Blob& v) const { out += fmt::format("b{}:", v.bytes.size()) + v.bytes; }
};

size_t size_of(const KeptResult& kept, const Lineage& lineage) {
  return kept.result->bytes + lineage.bytes();
}

bool names_column(const db::Catalog& catalog, std::string_view heading) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(),
                     [&](const db::Table& table) { return table.find(heading) != nullptr; });
}

// A heading may be SQL text, literals included: one that is not the name of a column that the
// reader sees is replaced by its place.
std::shared_ptr<const ResultSet> with_plain_headings(const Reader& reader,
                                                     const ResultSet& result) {
  auto out = std::make_shared<ResultSet>(result);
  for (size_t i = 0; i < out->columns.size(); ++i)
    if (!names_column(reader.catalog, out->columns[i]))
      out->columns[i] = fmt::format("column_{}", i + 1);
  return out;
}

// False if the text cannot name a kept result, however it is quoted.
bool may_name_kept(std::string_view sql) {
  return std::search(sql.begin(), sql.end(), kIdPrefix.begin(), kIdPrefix.end(),
                     [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; }) !=
         sql.end();
}

// The result as this reader may see it.
KeptResult shown_to(const Reader& reader, KeptResult kept) {
  if (!reader.under_policy() || kept.access_scope == reader.catalog.access_scope) return kept;
  kept.description = kept.sql = kept.expanded_sql = kept.fingerprint = kept.trace_id = "";
  kept.result = with_plain_headings(reader, *kept.result);
  return kept;
}

}  // namespace

KeptResult kept_of(const db::Catalog& catalog, std::string description, std::string sql,
                   std::string expanded_sql, ResultSet result) {
  KeptResult out;
  out.description = std::move(description);
  out.sql = std::move(sql);
  out.expanded_sql = std::move(expanded_sql);
  out.fingerprint = catalog.before_scope().fingerprint;
  out.access_scope = catalog.access_scope;
  out.result = std::make_shared<ResultSet>(std::move(result));
  return out;
}

std::string content_hash(const ResultSet& result) {
  std::string text;
  for (const auto& row : result.rows) {
    for (const Value& value : row) std::visit(Encoder{text}, value);
    text += '\n';
  }
  return sha256_hex(text);
}

std::string KeptResults::keep(KeptResult kept, Lineage lineage,
                              const std::vector<std::string>& seen) {
  for (const std::string& id : seen) {
    const Entry* entry = find(id);
    if (!entry) lineage.cut = true;
    if (entry && !entry->kept.result->withheld) lineage.add(entry->lineage, true);
  }
  kept.id = fmt::format("{}{}", kIdPrefix, ++given_);
  kept.at = static_cast<int64_t>(std::time(nullptr));
  entries_.push_back({std::move(kept), std::move(lineage)});
  size_t bytes = 0;
  for (const Entry& entry : entries_) bytes += size_of(entry.kept, entry.lineage);
  while (entries_.size() > kMostKept || (bytes > most_bytes_ && entries_.size() > 1)) {
    bytes -= size_of(entries_.front().kept, entries_.front().lineage);
    entries_.pop_front();
  }
  return entries_.back().kept.id;
}

void KeptResults::forget(std::string_view id) {
  std::erase_if(entries_, [&](const Entry& entry) { return entry.kept.id == id; });
}

void KeptResults::set_trace_id(std::string_view id, const std::string& trace_id) {
  for (Entry& entry : entries_)
    if (entry.kept.id == id) entry.kept.trace_id = trace_id;
}

const KeptResults::Entry* KeptResults::find(std::string_view id) const {
  for (const Entry& entry : entries_)
    if (text::equal_nocase(entry.kept.id, id)) return &entry;
  return nullptr;
}

namespace {

// Without a policy a result stays readable even if its table was dropped in the meantime.
bool may_read(const Reader& reader, const LineageStatus& status) {
  return reader.under_policy() ? status.readable : !status.gone;
}

}  // namespace

Result<std::vector<KeptResult>> KeptResults::readable(const Reader& reader) const {
  std::vector<KeptResult> out;
  LineageReview review(reader);
  for (const Entry& entry : entries_) {
    const auto status = review.review(entry.lineage);
    if (!status) return status.error();
    if (may_read(reader, *status)) out.push_back(shown_to(reader, entry.kept));
  }
  return out;
}

Result<std::optional<KeptResult>> KeptResults::readable(std::string_view id,
                                                        const Reader& reader) const {
  const Entry* entry = find(id);
  if (!entry) return std::optional<KeptResult>();
  const auto status = LineageReview(reader).review(entry->lineage);
  if (!status) return status.error();
  if (!may_read(reader, *status)) return std::optional<KeptResult>();
  return std::optional<KeptResult>(shown_to(reader, entry->kept));
}

Result<InlinedStatement> KeptResults::inlined(const sql::Statement& statement,
                                              const Reader& reader) const {
  InlinedStatement out{statement, statement.text(), {}, {}, false};
  if (entries_.empty() || !may_name_kept(statement.text())) return out;
  LineageReview review(reader);
  std::vector<sql::InlineResult> read, outlined;
  std::deque<ResultSet> no_rows;
  std::deque<KeptResult> shown;
  for (const std::string& name : sql::bare_tables(statement)) {
    const Entry* entry = find(name);
    if (!entry || reader.catalog.find("", name)) continue;
    // The SQL of another role is shown to nobody, not even inlined.
    const bool others =
        reader.under_policy() && entry->kept.access_scope != reader.catalog.access_scope;
    if (others && !sql::can_be_written_out(*entry->kept.result)) continue;
    const KeptResult& kept = shown.emplace_back(shown_to(reader, entry->kept));
    const auto status = review.review(entry->lineage);
    if (!status) return status.error();
    if (!status->readable && reader.under_policy()) continue;  // treated as nonexistent
    if (!status->readable)
      return Error{Code::kTableNotFound,
                   fmt::format("{} can no longer be read: {}", kept.id, status->why)};
    // A query of it would not be recognised as reading private columns.
    const bool is_private = kept.result->withheld || status->is_private;
    out.withheld = out.withheld || is_private;
    if (is_private && !reader.rules.private_results)
      return Error{Code::kTableNotFound,
                   fmt::format("{} is made of private columns: ask_result shows it, and SQL cannot "
                               "read it",
                               kept.id)};
    no_rows.emplace_back().columns = kept.result->columns;
    read.push_back({name, kept.result.get(), entry->kept.expanded_sql});
    outlined.push_back({name, &no_rows.back(), entry->kept.expanded_sql});
    out.made_of.add(entry->lineage);
    if (!others && kept.fingerprint != reader.catalog.fingerprint) out.outdated.push_back(kept.id);
  }
  if (read.empty()) return out;
  auto whole = sql::with_results(statement, read);
  if (!whole) return whole.error();
  auto outline = sql::with_results(statement, outlined);
  if (!outline) return outline.error();
  return InlinedStatement{std::move(*whole), std::move(*outline), std::move(out.made_of),
                          std::move(out.outdated), out.withheld};
}

}  // namespace ask
