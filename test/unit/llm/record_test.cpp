#include "agent/llm/record.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "llm_support.h"
#include "test/unit/support.h"

namespace ask::llm::record_test {
namespace {

namespace fs = std::filesystem;

void write(const std::string& file, std::string_view text) { std::ofstream(file) << text; }

ChatRequest request(std::string text) {
  ChatRequest out;
  out.step = "plan";
  out.trace_id = "changes each time";
  out.messages = {{.role = Role::kUser, .text = std::move(text)}};
  out.tools = {{"list_tables", "lists", "{}"}};
  out.schema = ResponseSchema{"answer", "{\"type\":\"object\"}"};
  out.temperature = 0;
  out.seed = 42;
  return out;
}

ChatReply reply(std::string text) {
  ChatReply out;
  out.text = std::move(text);
  out.reasoning = "because";
  out.tool_calls = {{"c1", "list_tables", "{\"a\":1}"}};
  out.finish = Finish::kToolCalls;
  out.usage = {10, 5, true};
  out.model = "m";
  return out;
}

}  // namespace

// feature 195
// feature 220
TEST(Record, TheDateOfARequestIsIgnored) {
  const test::TempFolder folder;
  ASSERT_TRUE(record(folder / "r", request("Today is 2026-02-28. How many?"), reply("one")));
  auto replay = Replay::open(folder / "r");
  ASSERT_TRUE(replay);
  EXPECT_TRUE(replay->answer(request("Today is 2031-12-01. How many?")));
  EXPECT_FALSE(replay->answer(request("Today is 2031-12-01. How few?")));
  EXPECT_FALSE(replay->answer(request("Today is better. How many?")));
}

// feature 195
TEST(Record, ARecordedReplyIsReplayed) {
  const test::TempFolder folder;
  const std::string file = folder / "r.jsonl";
  ASSERT_TRUE(record(file, request("one"), reply("first \xF0\x9F\x98\x80 \"\n")));
  ASSERT_TRUE(record(file, request("two"), Error{Code::kServiceUnavailable, "down"}));
  ASSERT_TRUE(record(file, request("one"), reply("second")));
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  auto replay = Replay::open(file);
  ASSERT_TRUE(replay) << replay.error().message;
  ChatRequest again = request("one");
  again.trace_id = "another";
  const auto first = replay->answer(again);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->text, "first \xF0\x9F\x98\x80 \"\n");
  EXPECT_EQ(first->reasoning, "because");
  EXPECT_EQ(first->tool_calls, reply("").tool_calls);
  EXPECT_EQ(first->finish, Finish::kToolCalls);
  EXPECT_EQ(first->usage.in, 10);
  EXPECT_EQ(first->usage.out, 5);
  EXPECT_TRUE(first->usage.estimated);
  EXPECT_EQ(first->model, "m");
  EXPECT_EQ(replay->answer(again)->text, "second");
  EXPECT_EQ(replay->answer(again)->text, "second");
  const auto down = replay->answer(request("two"));
  ASSERT_FALSE(down);
  EXPECT_EQ(down.error().code, Code::kServiceUnavailable);
  EXPECT_EQ(down.error().message, "down");
}

// feature 195
TEST(Record, AnUnrecordedRequestIsRefused) {
  const test::TempFolder folder;
  const std::string file = folder / "r.jsonl";
  ASSERT_TRUE(record(file, request("secret schema"), reply("x")));
  auto replay = Replay::open(file);
  ASSERT_TRUE(replay);
  ChatRequest other = request("other schema");
  other.temperature = 0.5;
  const auto refused = replay->answer(other);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::kInvalidSetting);
  EXPECT_EQ(refused.error().message,
            "the request of the step plan is not the recorded one (other messages, temperature): "
            "record it again");
  other.step = "judge";
  EXPECT_EQ(replay->answer(other).error().message,
            "the recording holds no request of the step judge: record it again");
}

// feature 203
TEST(Record, ErrorsDoNotQuoteTheFile) {
  const test::TempFolder folder;
  write(folder / "passwd", "root:x:0:0:secret\n");
  write(folder / "half", "{\"v\":1,\"request\":{},\"reply\":{\"secret\":1}}\n");
  write(folder / "other", "\n{\"v\":9,\"request\":{},\"reply\":{\"text\":\"secret\"}}\n");
  write(folder / "deep", std::string(100000, '['));
  const auto error = [&](const char* name) { return Replay::open(folder / name).error().message; };
  EXPECT_EQ(error("passwd"), "\"passwd\" is not a recording: line 1 is not of this version's form");
  EXPECT_EQ(error("half"), "\"half\" is not a recording: line 1 is not of this version's form");
  EXPECT_EQ(error("other"), "\"other\" is not a recording: line 2 is not of this version's form");
  EXPECT_EQ(error("deep"), "\"deep\" is not a recording: line 1 is not of this version's form");
}

// feature 201
TEST(Record, ReplayReadsFromItsFolderOnly) {
  const test::TempFolder folder;
  fs::create_directories(folder / "in/sub");
  write(folder / "in/sub/r", "");
  write(folder / "outside", "");
  fs::create_symlink(folder / "outside", folder / "in/link");
  fs::create_directories(folder / "inner");
  write(folder / "inner/x", "");
  const std::string root = folder / "in";
  EXPECT_EQ(*replay_path(root, "sub/r"), fs::canonical(folder / "in/sub/r").string());
  for (const std::string& bad :
       {std::string("missing"), std::string("../outside"), folder / "outside", std::string("link"),
        std::string("sub"), std::string("../inner/x"), std::string("sub/../../outside"),
        std::string("."), std::string("")}) {
    const auto path = replay_path(root, bad);
    ASSERT_FALSE(path) << bad;
    EXPECT_EQ(path.error().code, Code::kInvalidSetting);
    if (bad.size() < 60) {
      EXPECT_EQ(path.error().message,
                "no recording \"" + bad + "\" in the folder that ASK_REPLAY_DIR names");
    }
  }
  EXPECT_EQ(replay_path("", "r").error().message,
            "replay needs ASK_REPLAY_DIR, the folder with recordings, in the environment");
}

TEST(Record, AFileThatCannotBeWrittenIsAnError) {
  const auto done = record("/nonexistent/folder/r", request("x"), reply("y"));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "the file that ASK_RECORD names cannot be written");
}

// feature 195
TEST(Record, ReplaysWithoutTheServer) {
  const test::TempFolder folder;
  {
    Asking asking;
    asking.question.record_file = folder / "r.jsonl";
    asking.server.then(test::json(openai_text("forty"))).always(test::json("{}", 404));
    EXPECT_EQ(asking.outcome(), "forty");
    EXPECT_FALSE(asking.ask("openai", Asking::plain("judge")));
  }
  Asking asking;
  const auto endpoint = endpoint_for({.model = "replay/r.jsonl", .replay_dir = folder.path()},
                                     asking.question.environment);
  ASSERT_TRUE(endpoint);
  const auto reply =
      asking.client.complete({*endpoint, Asking::plain("write_sql")}, asking.question);
  EXPECT_EQ(described(reply), "forty");
  EXPECT_EQ(reply->usage.in, 7);
  EXPECT_EQ(asking.meter.spent().calls, 1);
  EXPECT_EQ(
      asking.client.complete({*endpoint, Asking::plain("judge")}, asking.question).error().code,
      Code::kModelError);
  ChatRequest other = Asking::plain("write_sql");
  other.messages[0].text = "another schema";
  EXPECT_EQ(described(asking.client.complete({*endpoint, other}, asking.question)),
            "INVALID_SETTING the request of the step write_sql is not the recorded one (other "
            "messages): record it again");
  EXPECT_EQ(asking.server.count(), 0u);
}

}  // namespace ask::llm::record_test
