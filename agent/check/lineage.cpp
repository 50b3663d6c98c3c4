#include "agent/check/lineage.h"

#include <algorithm>

#include "agent/db/connection/schema_state.h"
#include "agent/policy/visibility.h"

namespace ask {
namespace {

constexpr size_t kMostParts = 100;
constexpr size_t kMostLineageBytes = 1'000'000;

// The tables of `reads`. REQUIRES: `reads` is sorted.
std::vector<SourceQuery::Table> tables_of(const std::vector<sql::ColumnRead>& reads,
                                          const db::Catalog& all, TableDefinitions& definitions) {
  std::vector<SourceQuery::Table> out;
  for (const sql::ColumnRead& read : reads) {
    if (!out.empty() && out.back().schema == read.schema && out.back().name == read.table) continue;
    const db::Table* table = all.find(read.schema, read.table);
    out.push_back({read.schema, read.table, table ? definitions.of(all, *table) : "",
                   db::schema_state(all.version, read.schema)});
  }
  return out;
}

bool unchanged(const SourceQuery::Table& then, const db::Catalog& all,
               TableDefinitions& definitions) {
  const db::Table* now = all.find(then.schema, then.name);
  return now && !then.definition.empty() && definitions.of(all, *now) == then.definition;
}

// True if the table is still in the same database, or the versions cannot be read.
bool in_its_place(const SourceQuery::Table& then, const db::Catalog& all) {
  return all.version.empty() ||
         db::same_database(then.place, db::schema_state(all.version, then.schema));
}

// True if a table of the schema may have been dropped and made again: its definition does not show
// it.
bool redefined(const SourceQuery::Table& then, const db::Catalog& all) {
  return !db::same_definitions(then.place, db::schema_state(all.version, then.schema));
}

bool reads_private(const sql::ColumnRead& read, const db::Catalog& catalog) {
  const db::Table* table = catalog.find(read.schema, read.table);
  const db::Column* column = table ? table->find(read.column) : nullptr;
  return column && column->is_private;
}

}  // namespace

size_t Lineage::bytes() const {
  size_t out = 0;
  for (const Part& part : parts) out += part.query->sql.size();
  return out;
}

void Lineage::add(Part part) {
  for (Part& known : parts) {
    if (known.query != part.query) continue;
    known.seen = known.seen && part.seen;
    return;
  }
  const bool fits =
      parts.size() < kMostParts && bytes() + part.query->sql.size() <= kMostLineageBytes;
  if (fits || parts.empty())
    parts.push_back(std::move(part));
  else
    cut = true;
}

void Lineage::add(const Lineage& other, bool seen) {
  cut = cut || other.cut;
  for (const Part& part : other.parts) add(Part{part.query, part.seen || seen});
}

Lineage lineage_of(std::string sql, const sql::Check& check, const db::Catalog& catalog,
                   const Lineage& made_of, TableDefinitions& definitions) {
  auto query = std::make_shared<SourceQuery>();
  query->sql = std::move(sql);
  query->reads = check.reads;
  query->tables = tables_of(check.reads, catalog.unfiltered(), definitions);
  Lineage out;
  out.add(Lineage::Part{std::move(query)});
  out.add(made_of);
  return out;
}

Result<LineageStatus> LineageReview::review(const SourceQuery& query) {
  const auto known = reviewed_.find(&query);
  if (known != reviewed_.end()) return known->second;
  LineageStatus out;
  const db::Catalog& catalog = reader_.catalog;
  for (const SourceQuery::Table& table : query.tables)
    out.gone = out.gone || !in_its_place(table, catalog.unfiltered());
  if (out.gone) out.why = "another database has taken the place of the one that it was read from";
  out.readable = !out.gone;
  if (reader_.under_policy()) {
    for (const sql::ColumnRead& read : query.reads) {
      out.readable = out.readable && sql::may_read(catalog, read);
      out.is_private = out.is_private || reads_private(read, catalog);
    }
    for (const SourceQuery::Table& table : query.tables)
      out.readable = out.readable &&
                     unchanged(table, *catalog.whole, reader_.checker.definitions()) &&
                     !redefined(table, *catalog.whole);
  }
  if (out.readable) {
    const auto check = reader_.checker.check(query.sql, catalog, reader_.rules);
    if (!check) return check.error();
    out.readable = check->runnable;
    out.is_private = out.is_private || check->reads_private;
    if (!out.readable) out.why = check->error().message;
    out.gone = !out.readable && check->error().code == Code::kSecurityViolation;
  }
  return reviewed_.emplace(&query, std::move(out)).first->second;
}

Result<LineageStatus> LineageReview::review(const Lineage& lineage) {
  const bool strict = reader_.under_policy();
  LineageStatus out;
  out.readable = !strict || (!lineage.cut && !lineage.parts.empty());
  for (const Lineage::Part& part : lineage.parts) {
    if (!out.readable) break;
    if (part.seen && !strict) continue;
    const auto one = review(*part.query);
    if (!one) return one.error();
    out.readable = one->readable;
    out.gone = one->gone;
    out.is_private = out.is_private || one->is_private;
    out.why = one->why;
  }
  return out;
}

}  // namespace ask
