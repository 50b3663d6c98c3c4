// feature 232. A message of the Model Context Protocol: as given, or as the arguments of a tool
// call. Oracles: a reply is a JSON-RPC message with the id of the request and either a result or an
// error; a message without an id has no reply except an error; with share=schema no value of the
// database is in a reply, unless it was in the message; the database is unchanged.
#include <sqlite3.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "test/fuzz/fuzz.h"

namespace {

using ask::fuzz::require;
using Json = nlohmann::ordered_json;

constexpr const char* kTools[] = {"ask",       "ask_sql",   "ask_readings", "ask_schema",
                                  "ask_check", "run_query", "sample_rows",  "search_schema"};
constexpr const char* kSecrets[] = {"quince77001", "walrus77002"};
constexpr size_t kLongestReply = 2'500'000;  // bytes: rows are sent as text and as structure

// The shop, with a table of secret values.
sqlite3* shop(bool schema_only) {
  sqlite3* const db = ask::fuzz::shop();
  const char* script =
      "CREATE TABLE guests(id INTEGER PRIMARY KEY, name TEXT, room TEXT);"
      "INSERT INTO guests(name, room) VALUES ('quince77001', 'walrus77002');";
  require(sqlite3_exec(db, script, nullptr, nullptr, nullptr) == SQLITE_OK, "no guests");
  if (schema_only)
    sqlite3_exec(db, "SELECT ask_config('share', 'schema')", nullptr, nullptr, nullptr);
  return db;
}

// The reply; nothing for NULL.
std::optional<std::string> answered(sqlite3* db, std::string_view message) {
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(db, "SELECT ask_mcp(?)", -1, &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, message.data(), static_cast<int>(message.size()), SQLITE_STATIC);
  const int rc = sqlite3_step(stmt);
  require(rc == SQLITE_ROW, "the call fails", sqlite3_errmsg(db));
  std::optional<std::string> out;
  if (const auto* text = sqlite3_column_text(stmt, 0))
    out.emplace(reinterpret_cast<const char*>(text),
                static_cast<size_t>(sqlite3_column_bytes(stmt, 0)));
  sqlite3_finalize(stmt);
  return out;
}

// A call of the tool selected by the first byte, or the raw input.
std::string message_of(std::string_view input) {
  const size_t tool = input.empty() ? 0xff : static_cast<unsigned char>(input[0]);
  if (tool >= std::size(kTools)) return std::string(input);
  return std::string(R"({"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":")") +
         kTools[tool] + R"(","arguments":)" + std::string(input.substr(1)) + "}}";
}

void look_at(const std::string& reply, const Json& message) {
  require(ask::text::valid_utf8(reply), "no text", reply);
  require(reply.size() <= kLongestReply, "a long reply");
  const Json answer = ask::parsed_json(reply);
  require(answer.is_object() && answer.size() == 3, "no reply", reply);
  require(answer.contains("jsonrpc") && answer["jsonrpc"] == "2.0", "no version", reply);
  require(answer.contains("result") != answer.contains("error"), "both or none", reply);
  const bool failed = answer.contains("error");
  if (failed)
    require(answer["error"]["code"].is_number_integer() && answer["error"]["message"].is_string(),
            "no error", reply);
  // The id of the request is returned; without an id, or for an invalid message, it is null with an
  // error.
  const auto sent = message.is_object() ? message.find("id") : message.end();
  const bool echoed = message.is_object() && sent != message.end() && answer["id"] == *sent;
  require(echoed || (failed && answer["id"].is_null()), "another id", reply);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static sqlite3* const open = shop(false);
  static sqlite3* const closed = shop(true);
  static const std::string before = ask::fuzz::image(open);
  const std::string text = message_of(ask::fuzz::view(data, size));
  const Json message = ask::parsed_json(text);
  for (sqlite3* const db : {open, closed}) {
    const auto reply = answered(db, text);
    if (!reply) {
      require(message.is_object() && (!message.contains("id") || !message.contains("method")),
              "a request without a reply", text);
      continue;
    }
    look_at(*reply, message);
    if (db == closed)
      for (const char* secret : kSecrets)
        require(reply->find(secret) == reply->npos || text.find("77") != text.npos,
                "a value is told", *reply);
    require(sqlite3_get_autocommit(db) && sqlite3_next_stmt(db, nullptr) == nullptr,
            "something is left open");
    require(ask::fuzz::image(db) == before, "the database changed", text);
  }
  return 0;
}
