// Streaming of a model's words: ask_trace with the setting stream.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::stream_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kReply =
    R"({"reasoning": "all of them are counted", "sql": "SELECT count(*) FROM customers"})";
constexpr std::string_view kTrace =
    "ask_trace('How many customers are there?', '{\"stream\":\"on\",\"tools\":\"off\"}')";

std::string event(std::string_view text, bool last = false) {
  nlohmann::json choice = {{"delta", {{"content", text}}}};
  if (last) choice["finish_reason"] = "stop";
  return "data: " + nlohmann::json{{"choices", {choice}}}.dump() + "\n\n";
}

std::string head() {
  return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
}

// Sends the reply word by word; after the first half it waits for the gate, if there is one.
Answer by_words(std::string text, bool gate = false) {
  return [text, gate](Wire& wire, const Received&) {
    wire.send(head());
    for (size_t at = 0; at < text.size();) {
      const size_t end = std::min(text.size(), text.find(' ', at + 1));
      wire.send(event(std::string_view(text).substr(at, end - at), end == text.size()));
      at = end;
      if (gate && at > text.size() / 2) {
        wire.hold();
        break;
      }
    }
    wire.send("data: [DONE]\n\n");
    wire.close();
  };
}

void choose(Database& db, const LoopbackServer& server) {
  db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
          "')");
}

std::string joined(const Rows& rows) {
  std::string out;
  for (const std::string& row : rows) out += row;
  return out;
}

// Reads one row after another, as a host does; false at the end.
class Reading {
 public:
  Reading(Database& db, std::string_view sql) {
    EXPECT_EQ(sqlite3_prepare_v2(db, std::string(sql).c_str(), -1, &stmt_, nullptr), SQLITE_OK)
        << sqlite3_errmsg(db);
  }
  ~Reading() { sqlite3_finalize(stmt_); }
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  bool step() { return sqlite3_step(stmt_) == SQLITE_ROW; }
  std::string text(int column) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt_, column));
    return text == nullptr ? "NULL" : text;
  }

 private:
  sqlite3_stmt* stmt_ = nullptr;
};

}  // namespace

// feature 154
TEST(Stream, TheFirstWordsArriveBeforeTheLast) {
  LoopbackServer server;
  server.always(by_words(str(kReply), true));
  Database db(kShop);
  choose(db, server);
  Reading rows(db, "SELECT event, node, reply, step FROM " + str(kTrace));
  std::string words;
  while (!has(words, "are") && rows.step()) {
    if (rows.text(0) != "delta") continue;
    EXPECT_EQ(rows.text(1), "write_sql");
    EXPECT_EQ(rows.text(3), "NULL");
    words += rows.text(2);
  }
  EXPECT_TRUE(has(words, "{\"reasoning\": \"all of them are ")) << words;
  // The gate is still closed: the server has not sent the rest.
}

// feature 154
TEST(Stream, TheWordsFormTheReplyAndTheOtherRowsAreUnchanged) {
  LoopbackServer server;
  server.always(stream(
      "data: " +
      nlohmann::json{{"choices", {{{"delta", {{"content", kReply}}}, {"finish_reason", "stop"}}}}}
          .dump() +
      "\n\ndata: [DONE]\n\n"));
  Database db(kShop);
  choose(db, server);
  // A score depends on the run time of the query.
  const std::string columns =
      "SELECT step, event, node, task, attempt, status, sql, rows, score > 0.5, tokens, prompt, "
      "reply ";
  const Rows plain =
      db.rows(columns + "FROM ask_trace('How many customers are there?', '{\"tools\":\"off\"}')");
  LoopbackServer slow;
  slow.always(by_words(str(kReply)));
  choose(db, slow);
  const Rows streamed = db.rows(columns + "FROM " + str(kTrace) + " WHERE event <> 'delta'");
  EXPECT_EQ(plain, streamed);
  const std::string words =
      joined(db.rows("SELECT reply FROM " + str(kTrace) + " WHERE event = 'delta'"));
  EXPECT_EQ(words, kReply);
  EXPECT_EQ(db.rows("SELECT sum(calls) FROM ask_usage"), Rows{"3"});
}

// feature 154
TEST(Stream, ASummaryIsStreamed) {
  LoopbackServer server;
  server.then(by_words(str(kReply))).always(by_words("There are 3 customers in all.", true));
  Database db(kShop);
  choose(db, server);
  db.rows("SELECT ask_config('summary', 'model')");
  Reading rows(db, "SELECT event, node, reply FROM " + str(kTrace));
  std::string words;
  while (!has(words, "are 3 ") && rows.step())
    if (rows.text(0) == "delta" && rows.text(1) == "summarize") words += rows.text(2);
  EXPECT_EQ(words, "There are 3 ");
}

// feature 154
TEST(Stream, AReplySentAtOnceIsOnePiece) {
  const std::string whole =
      nlohmann::json{{"choices", {{{"message", {{"content", kReply}}}, {"finish_reason", "stop"}}}}}
          .dump();
  const std::string events = head() + event(kReply, true) + "data: [DONE]\n\n";
  LoopbackServer document, stream_of_one;
  document.always(json(whole));
  stream_of_one.always([events](Wire& wire, const Received&) {
    wire.send(events);
    wire.close();
  });
  for (LoopbackServer* server : {&document, &stream_of_one}) {
    Database db(kShop);
    choose(db, *server);
    const Rows rows = db.rows("SELECT event, reply FROM " + str(kTrace) +
                              " WHERE event = 'delta' OR node = 'write_sql'");
    std::string words;
    for (size_t i = 0; i + 1 < rows.size(); ++i) words += rows[i].substr(str("delta|").size());
    EXPECT_EQ(words, kReply);
    EXPECT_EQ(rows.back(), "node|" + str(kReply)) << "behind the words";
    EXPECT_EQ(db.rows("SELECT sum(calls) FROM ask_usage"), Rows{"1"});
    db.rows("SELECT ask_config('model', 'builtin')");
    EXPECT_EQ(db.rows("SELECT count(*) FROM " + str(kTrace) + " WHERE event = 'delta'"), Rows{"0"});
  }
}

// feature 154
TEST(Stream, AFunctionAsTheModelIsStreamed) {
  Database db(kShop);
  sqlite3_create_function(
      db, "my_model", 1, SQLITE_UTF8, nullptr,
      [](sqlite3_context* context, int, sqlite3_value**) {
        sqlite3_result_text(context, kReply.data(), static_cast<int>(kReply.size()), SQLITE_STATIC);
      },
      nullptr, nullptr);
  db.rows("SELECT ask_config('model', 'function/my_model')");
  EXPECT_EQ(db.rows("SELECT event, reply FROM " + str(kTrace) +
                    " WHERE event = 'delta' OR node = 'done'"),
            (Rows{"delta|" + str(kReply), "done|NULL"}));
  EXPECT_EQ(db.rows("SELECT sum(calls) FROM ask_usage"), Rows{"1"});
}

// feature 154
TEST(Stream, AKeyIsMasked) {
  const std::string key = "sk-secret-0123456789abcdef";
  Variable holds("OPENAI_API_KEY", key), url("OPENAI_BASE_URL", "");
  LoopbackServer server;
  // The key is split, and its first part is too short to be recognized.
  const std::string start = "the key is " + key.substr(0, 6);
  const std::string rest =
      key.substr(6) + " and (" + key.substr(3, 12) + ") it stays. " + str(kReply);
  server.always([start, rest](Wire& wire, const Received&) {
    wire.send(head());
    wire.send(event(start));
    wire.hold();
    wire.send(event(rest, true) + "data: [DONE]\n\n");
    wire.close();
  });
  Database db(kShop);
  choose(db, server);
  Reading rows(db, "SELECT event, reply FROM " + str(kTrace));
  std::string words;
  while (!has(words, "key is ") && rows.step())
    if (rows.text(0) == "delta") words += rows.text(1);
  EXPECT_EQ(words, "the key is ");
  server.open_gate();
  while (rows.step())
    if (rows.text(0) == "delta") words += rows.text(1);
  EXPECT_TRUE(words.starts_with("the key is *** and (***) it stays. {")) << words;
}

// feature 154
// feature 164
TEST(Stream, AnInterruptAndAClosedStatementEndIt) {
  LoopbackServer server;
  server.always(by_words(str(kReply), true));
  Database db(kShop);
  choose(db, server);
  {
    Reading rows(db, "SELECT event, reply FROM " + str(kTrace));
    while (rows.step() && rows.text(0) != "delta") {
    }
  }  // closed in the middle
  EXPECT_EQ(db.rows("SELECT status FROM ask_history"), Rows{"UNFINISHED"});
  std::thread other([&] {
    server.wait_for(2);
    sqlite3_interrupt(db);
  });
  // SQLite detects it between two rows, or the wait for words does.
  EXPECT_TRUE(db.rows("SELECT count(*) FROM " + str(kTrace)).at(0).starts_with("error: "));
  other.join();
  EXPECT_EQ(db.rows("SELECT DISTINCT status IN ('UNFINISHED', 'CANCELLED') FROM ask_history"),
            Rows{"1"});
  // Another question in between does not affect a stream.
  LoopbackServer more;
  more.then(by_words(str(kReply))).always(by_words(str(kReply)));
  choose(db, more);
  Reading rows(db, "SELECT event, reply FROM " + str(kTrace));
  ASSERT_TRUE(rows.step());
  EXPECT_EQ(db.rows("SELECT ask('How many customers are there?')"), Rows{"There are 3 customers."});
  std::string last;
  while (rows.step()) last = rows.text(0);
  EXPECT_EQ(last, "done");
}

}  // namespace ask::test::stream_test
