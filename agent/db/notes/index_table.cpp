#include "agent/db/notes/index_table.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/own_table.h"

namespace ask::db {
namespace {

constexpr OwnTable kIndex{"ask_index", kIndexSql, "vectors of the schema", "indexing"};
constexpr int64_t kMostIndexBytes = 400'000'000;  // of all rows; what is beyond is not read
constexpr size_t kLongestKey = 2000, kLongestVector = 4096;

std::string stored(const std::vector<float>& vector) {
  std::string out;
  for (const float number : vector) {
    const auto bits = std::bit_cast<uint32_t>(number);
    for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>((bits >> shift) & 0xFF);
  }
  return out;
}

// Of unit norm; empty unless the bytes are finite floats and not all zero.
std::vector<float> vector_of(const Value& value) {
  const auto* blob = std::get_if<Blob>(&value);
  if (blob == nullptr || blob->bytes.empty() || blob->bytes.size() % 4 != 0 ||
      blob->bytes.size() / 4 > kLongestVector)
    return {};
  std::vector<float> out;
  double squares = 0;
  for (size_t i = 0; i < blob->bytes.size(); i += 4) {
    uint32_t bits = 0;
    for (size_t b = 4; b-- > 0;) bits = bits << 8 | static_cast<unsigned char>(blob->bytes[i + b]);
    const auto number = std::bit_cast<float>(bits);
    if (!std::isfinite(number)) return {};
    out.push_back(number);
    squares += static_cast<double>(number) * static_cast<double>(number);
  }
  const double length = std::sqrt(squares);
  if (length <= 0) return {};
  for (float& number : out) number = static_cast<float>(static_cast<double>(number) / length);
  return out;
}

}  // namespace

Result<std::vector<IndexRow>> read_index(sqlite3* db) {
  const auto rows = read_own(
      db, kIndex,
      fmt::format("SELECT key, hash, model, dims, vector FROM main.ask_index NOT INDEXED WHERE "
                  "length(key) <= {} AND length(model) <= {} AND length(hash) = 64 AND "
                  "typeof(vector) = 'blob' AND length(vector) <= {}",
                  kLongestKey, kLongestKey, 4 * kLongestVector),
      kMostIndexed, kMostIndexBytes);
  if (!rows) return rows.error();
  std::vector<IndexRow> out;
  for (const auto& row : rows->rows) {
    IndexRow one;
    one.key = cell_text(row[0]);
    one.hash = cell_text(row[1]);
    one.model = cell_text(row[2]);
    if (const auto* dims = std::get_if<int64_t>(&row[3])) one.dims = *dims;
    one.vector = vector_of(row[4]);
    if (!one.key.empty() && !one.vector.empty()) out.push_back(std::move(one));
  }
  return out;
}

bool has_index(sqlite3* db) {
  const auto has = has_own(db, kIndex);
  return has && *has;
}

Status may_put_index(sqlite3* db) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kIndex); !made) return made;
  return change(db, "DELETE FROM main.ask_index WHERE key IS NULL", {});  // and back
}

Status put_index(sqlite3* db, const std::vector<IndexRow>& rows,
                 const std::vector<std::string>& gone) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kIndex); !made) return made;
  for (const std::string& key : gone)
    if (auto done = change(db, "DELETE FROM main.ask_index WHERE key = ?1", {key}); !done)
      return done;
  for (const IndexRow& row : rows)
    if (auto done = change(db,
                           "INSERT OR REPLACE INTO main.ask_index(key, kind, text, hash, model, "
                           "dims, vector, schema_version) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                           {row.key, row.kind, row.text, row.hash, row.model, row.dims,
                            Blob{stored(row.vector)}, row.fingerprint});
        !done)
      return done;
  return savepoint->keep();
}

}  // namespace ask::db
