#include "agent/db/notes/examples_table.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/own_table.h"

namespace ask::db {
namespace {

constexpr OwnTable kExamples{"ask_examples", kExamplesSql, "taught questions", "teaching"};
constexpr int64_t kMostExampleBytes = 32'000'000;  // of all examples; what is beyond is not read

int64_t integer(const Value& value) {
  const auto* number = std::get_if<int64_t>(&value);
  return number == nullptr ? 0 : *number;
}

Status remove(sqlite3* db, const std::vector<int64_t>& ids) {
  for (const int64_t id : ids)
    if (auto gone = change(db, "DELETE FROM main.ask_examples WHERE id = ?1", {id}); !gone)
      return gone;
  return Done{};
}

}  // namespace

Result<std::vector<Example>> read_examples(sqlite3* db) {
  const auto rows =
      read_own(db, kExamples,
               fmt::format("SELECT id, question, sql, verdict, source, fingerprint, taught_at FROM "
                           "main.ask_examples NOT INDEXED WHERE length(question) <= {} AND "
                           "length(sql) <= {} ORDER BY id",
                           kLongestTaughtQuestion, kLongestTaughtSql),
               kMostExamples, kMostExampleBytes);
  if (!rows) return rows.error();
  std::vector<Example> out;
  for (const auto& row : rows->rows) {
    Example example;
    example.id = integer(row[0]);
    example.question = text::repaired_utf8(cell_text(row[1]));
    example.sql = text::repaired_utf8(cell_text(row[2]));
    example.right = cell_text(row[3]) == "right";
    example.source = cell_text(row[4]) == "feedback" ? "feedback" : "taught";
    example.fingerprint = cell_text(row[5]);
    example.taught_at = integer(row[6]);
    if (!example.question.empty() && !example.sql.empty()) out.push_back(std::move(example));
  }
  return out;
}

Status put_example(sqlite3* db, const Example& example, const std::vector<int64_t>& replaced) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kExamples); !made) return made;
  if (auto gone = remove(db, replaced); !gone) return gone;
  const auto others = number_of(db, "SELECT count(*) FROM main.ask_examples", {});
  if (!others) return others.error();
  if (*others >= static_cast<int64_t>(kMostExamples))
    return Error{
        Code::kInvalidArgument,
        fmt::format("there are {} taught questions already, which is the limit", kMostExamples)};
  if (auto done =
          change(db,
                 "INSERT INTO main.ask_examples(question, sql, verdict, source, "
                 "fingerprint, taught_at) VALUES(?1, ?2, ?3, ?4, ?5, ?6)",
                 {example.question, example.sql, std::string(example.right ? "right" : "wrong"),
                  example.source, example.fingerprint, example.taught_at});
      !done)
    return done;
  return savepoint->keep();
}

Status drop_examples(sqlite3* db, const std::vector<int64_t>& ids) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kExamples); !made) return made;
  if (auto gone = remove(db, ids); !gone) return gone;
  return savepoint->keep();
}

}  // namespace ask::db
