// Real-world servers, called from SQL: whatever they send, the host survives, the answer explains
// the problem, the connection stays usable, and the same question works once they behave.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::model_wild_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kSql = R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})";
constexpr std::string_view kHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

// The text as a JSON string, without the quotes.
std::string inside(std::string_view text) {
  const std::string out = nlohmann::json(text).dump();
  return out.substr(1, out.size() - 2);
}
std::string reply(std::string_view more = "") {
  return fmt::format(R"({{"choices":[{{"message":{{"content":"{}"}},"finish_reason":"stop"}}]{}}})",
                     inside(kSql), more);
}
std::string event(std::string_view delta) {
  return fmt::format("data: {{\"choices\":[{{\"delta\":{}}}]}}\n\n", delta);
}
std::string streamed_reply(std::string_view text) {
  return event(fmt::format(R"({{"content":"{}"}})", inside(text)));
}
const std::string kDone = "data: [DONE]\n\n";

// A body with a Content-Length, after any head.
Answer with(std::string_view headers, std::string body) {
  return raw(
      fmt::format("HTTP/1.1 200 OK\r\n{}Content-Length: {}\r\n\r\n{}", headers, body.size(), body));
}
Answer closed(std::string body) { return raw(std::string(kHead) + "\r\n" + body); }
Answer errors(std::string error, int status = 200) {
  return json(R"({"error":)" + error + "}", status);
}

Answer flood(std::string head, std::string block, size_t times) {
  return [=](Wire& wire, const Received&) {
    bool there = wire.send(head);
    for (size_t i = 0; there && i < times; ++i) there = wire.send(block);
    wire.close();
  };
}
// `head` and then one byte at a time without end.
Answer trickle(std::string head, std::string drop) {
  return [=](Wire& wire, const Received&) {
    bool there = wire.send(head);
    while (there) there = wire.send(drop);
    wire.close();
  };
}

struct Case {
  const char* name;
  Answer answer;
  const char* why;  // part of the warning; "" if the reply is usable
};

// One attempt only: retries are tested elsewhere.
constexpr std::string_view kAsk =
    "SELECT json_extract(detail,'$.answer'), json_extract(detail,'$.warnings') FROM "
    "ask_trace('How many customers are there?','{\"model_timeout_ms\":900}') WHERE event = 'done'";

void expect(const std::vector<Case>& cases) {
  for (const Case& wild : cases) {
    SCOPED_TRACE(wild.name);
    LoopbackServer server;
    Database db{kShop};
    db.rows(fmt::format("SELECT ask_config('model','openai/test'), ask_config('base_url','{}')",
                        server.url()));
    server.then(wild.answer).always(json(reply()));
    const Rows rows = db.rows(kAsk);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_TRUE(rows[0].starts_with("There are 3 customers.")) << rows[0];
    const std::string why(wild.why);
    if (why.empty())
      EXPECT_EQ(rows[0], "There are 3 customers.|[]");
    else
      EXPECT_NE(rows[0].find(why), std::string::npos) << rows[0];
    EXPECT_EQ(db.rows(kAsk), Rows{"There are 3 customers.|[]"});
    EXPECT_EQ(db.rows("SELECT count(*) FROM customers"), Rows{"3"});
  }
}

}  // namespace

// Odd but usable.
TEST(ModelWild, OddRepliesAreAccepted) {
  const std::string text = streamed_reply(kSql);
  expect({
      {"extra keys, no usage, a null beside the choice", json(reply(R"(,"x":[null,{}])")), ""},
      {"usage that is nonsense",
       json(reply(R"(,"usage":{"prompt_tokens":-7.5,"completion_tokens":9223372036854775807})")),
       ""},
      {"an error that is null", json(reply(R"(,"error":null)")), ""},
      {"content in parts, with null before it",
       json(fmt::format(
           R"({{"choices":[{{"message":{{"content":[null,{{"type":"text","text":"{}"}}]}}}}]}})",
           inside(kSql))),
       ""},
      {"thoughts before the answer",
       json(fmt::format(R"({{"choices":[{{"message":{{"content":"<think>no</think>{}",)"
                        R"("reasoning_content":"SELECT 1"}}}}]}})",
                        inside(kSql))),
       ""},
      {"the wrong type", with("Content-Type: text/html\r\n", reply()), ""},
      {"no type, blanks around", with("", "\n\n  " + reply() + "\n"), ""},
      {"HTTP/1.0, closed at the end", raw("HTTP/1.0 200 OK\r\n\r\n" + reply()), ""},
      {"continued first",
       raw("HTTP/1.1 100 Continue\r\n\r\n" + std::string(kHead) +
           fmt::format("Content-Length: {}\r\n\r\n", reply().size()) + reply()),
       ""},
      {"more than was promised",
       raw(fmt::format("{}Content-Length: {}\r\n\r\n{}trailing junk", kHead, reply().size(),
                       reply())),
       ""},
      {"a stream of single bytes", stream(text + kDone), ""},
      {"comments, retry and no blanks",
       stream(": hi\nretry: 10\nid: 7\ndata:" + text.substr(6) + "\ndata:[DONE]\n\n"), ""},
      {"carriage returns", stream("data: {\"choices\":[]}\r\n\r\n" + text + "data: [DONE]\r\n\r\n"),
       ""},
      {"an end without [DONE]",
       stream(text + "data: {\"choices\":[{\"delta\":{},"
                     "\"finish_reason\":\"stop\"}]}\n\n"),
       ""},
      {"content that is null at first",
       stream(event(R"({"role":"assistant","content":null})") + text + kDone), ""},
      {"halves of one character in two events",
       stream(event(R"({"content":"<think>\ud83d"})") + event(R"({"content":"\ude00</think>"})") +
              text + kDone),
       ""},
      {"a tool that nobody offered, and the reply when asked again",
       json(R"({"choices":[{"message":{"content":null,"tool_calls":[{"id":"1","function":)"
            R"({"name":"rm","arguments":"-rf"}}]}}]})"),
       ""},
  });
}

// Unusable: the built-in engine answers, with the reason in a note.
TEST(ModelWild, UselessRepliesAreReplacedByTheEngine) {
  expect({
      {"content that is null", json(R"({"choices":[{"message":{"content":null}}]})"), "is empty"},
      {"no choice", json(R"({"choices":[]})"), "is empty"},
      {"choices of the wrong kind", json(R"({"choices":{"a":[1]}})"), "is empty"},
      {"a number", json("42"), "is not a chat completion"},
      {"nothing", json(""), "broke off its reply"},
      {"no content at all", raw("HTTP/1.1 204 No Content\r\n\r\n"), "broke off its reply"},
      {"a page", json("<html><body>Sign in</body></html>"), "is not a chat completion"},
      {"bytes", with("Content-Type: application/json\r\n", std::string("\0\xff\xfe{\0\x01", 6)),
       "is not a chat completion"},
      {"a hundred thousand brackets", json(std::string(100'000, '[')), "is not a chat completion"},
      {"compressed, though nobody asked",
       with("Content-Encoding: gzip\r\n",
            std::string("\x1f\x8b\x08\0\0\0\0\0\x02\x03\xab\xae\x05\0\x43\xbf\xa6\xa3\x02\0\0\0",
                        22)),
       "is not a chat completion"},
      {"elsewhere", json("", 307, "Location: http://169.254.169.254/latest\r\n"), "redirect"},
      {"another protocol", raw("HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\n"), "stood in"},
  });
}

TEST(ModelWild, ErrorsInEveryFormat) {
  expect({
      {"a number for a code, with 200", errors(R"({"code":400,"message":"too odd"})"),
       "answers with error 400: too odd"},
      {"a bad request as 500", errors(R"({"message":"messages[0] is bad","code":500})", 500),
       "answers HTTP 500: messages[0] is bad"},
      {"only a text", errors(R"("no such model")", 404), "answers HTTP 404: no such model"},
      {"a detail", json(R"({"detail":[{"msg":"field required"}]})", 422), "answers HTTP 422"},
      {"a list", json(R"([{"error":{"code":400,"message":"in a list"}}])", 400), "in a list"},
      {"within the stream",
       stream(streamed_reply("half") +
              "data: {\"error\":{\"message\":\"lost it\",\"code\":400}}\n\n"),
       "answers with error 400: lost it"},
      {"as an event", stream("event: error\ndata: {\"message\":\"boiled over\"}\n\n"),
       "boiled over"},
      {"as an event that is no JSON", stream("event: error\ndata: gone\n\n"), "gone"},
      {"in chunks",
       raw("HTTP/1.1 400 Bad\r\nTransfer-Encoding: chunked\r\n\r\n12\r\n{\"error\":\"a chunk\"\r\n"
           "1;x=y\r\n}\r\n0\r\nTrailer: 1\r\n\r\n"),
       "a chunk"},
      {"a wait of no length", json(R"({"error":"slow"})", 429, "Retry-After: 1e308\r\n"), "slow"},
      {"a wait that is none", json(R"({"error":"slow"})", 429, "Retry-After: soon\r\n"), "slow"},
      {"markup in a message", errors(R"({"message":"<b>\u0000\u001b[31m\n</b>","code":400})"),
       "answers with error 400: <b>"},
  });
}

TEST(ModelWild, BrokenAndEndlessConnections) {
  const std::string megabyte(1u << 20, ' ');
  const std::string head = std::string(kHead) + "Content-Length: 104857600\r\n\r\n";
  expect({
      {"closed at once", raw(""), "cannot reach"},
      {"closed within the head", raw("HTTP/1.1 200 OK\r\nContent-Le"), "broke off its reply"},
      {"closed within a promised body", raw(std::string(kHead) + "Content-Length: 999\r\n\r\n{"),
       "stood in"},
      {"closed within a chunk",
       raw(std::string(kHead) + "Transfer-Encoding: chunked\r\n\r\nff\r\n"), "stood in"},
      {"a chunk of no size", raw(std::string(kHead) + "Transfer-Encoding: chunked\r\n\r\n-1\r\n"),
       "stood in"},
      {"half a stream", closed(streamed_reply("half")), "broke off its reply"},
      {"no HTTP", raw("SSH-2.0-OpenSSH_9.2\r\n"), "cannot reach"},
      {"reset", [](Wire& wire, const Received&) { wire.reset(); }, "cannot reach"},
      {"silence", [](Wire& wire, const Received&) { wire.hold(); }, "no answer in time"},
      {"100 megabytes", flood(head, megabyte, 100), "too large"},
      {"100 megabytes without a length", flood(std::string(kHead) + "\r\n", megabyte, 100),
       "too large"},
      {"heads without an end",
       trickle("HTTP/1.1 200 OK\r\n", "A: " + std::string(999, 'a') + "\r\n"), "too large"},
      {"100 without an end", trickle("", "HTTP/1.1 100 Continue\r\nX: y\r\n\r\n"), "too large"},
      {"a line without an end", flood(std::string(kHead) + "\r\ndata: ", megabyte, 8), "stood in"},
  });
}

}  // namespace ask::test::model_wild_test
