// feature 190. A question to the built-in engine. Oracles: the answer is reproducible; it is text,
// or an error with text; the SQL passes the checker; the database is unchanged.
#include <sqlite3.h>

#include "agent/common/text.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::fuzz::require;

struct CallResult {
  bool good;
  std::string text;
  bool operator==(const CallResult&) const = default;
};

CallResult result_of(sqlite3* db, const char* sql, std::string_view argument) {
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(db, sql, -1, &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, argument.data(), static_cast<int>(argument.size()), SQLITE_STATIC);
  CallResult out{sqlite3_step(stmt) == SQLITE_ROW, ""};
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
  out.text = out.good ? (text ? text : "") : sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static sqlite3* const db = ask::fuzz::shop();
  static const std::string before = ask::fuzz::image(db);
  static const int changes = sqlite3_total_changes(db);
  const std::string_view question = ask::fuzz::view(data, size);
  const CallResult first = result_of(db, "SELECT ask_sql(?)", question);
  require(first == result_of(db, "SELECT ask_sql(?)", question), "another answer", first.text);
  require(ask::text::valid_utf8(first.text), "no text", first.text);
  if (first.good && !first.text.empty()) {
    const CallResult findings = result_of(db,
                                          "SELECT count(*) FROM ask_check(?) WHERE severity IN "
                                          "('error', 'critical')",
                                          first.text);
    require(findings.text == "0", "the checker refuses it", first.text);
  }
  const CallResult answer = result_of(db, "SELECT ask(?)", question);
  require(ask::text::valid_utf8(answer.text), "the answer is no text", answer.text);
  const CallResult trace = result_of(
      db, "SELECT max(length(detail)) < 65536 AND min(json_valid(detail)) FROM ask_trace(?)",
      question);
  require(!trace.good || trace.text == "1", "the trace is long, or no JSON", trace.text);
  const CallResult spans =
      result_of(db,
                "SELECT count(*) FROM ask_trace(?), json_each(detail, '$.spans') AS span "
                "WHERE span.value ->> '$.begin' >= span.value ->> '$.end'",
                question);
  require(!spans.good || spans.text == "0", "a span is empty", spans.text);
  require(sqlite3_total_changes(db) == changes && sqlite3_get_autocommit(db), "something changed");
  require(ask::fuzz::image(db) == before, "the database changed");
  return 0;
}
