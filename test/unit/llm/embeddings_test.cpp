// Embedding vectors: the requests to each provider, and the replies of servers.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "agent/llm/client.h"
#include "llm_support.h"
#include "test/unit/support.h"

namespace ask::llm::embeddings_test {
namespace {

using nlohmann::json;

ChatRequest of(std::vector<std::string> texts, int64_t dims = 2) {
  ChatRequest out;
  out.step = "embed";
  out.max_output_tokens = 0;
  out.embed = EmbedInput{std::move(texts), dims};
  return out;
}

Result<Endpoint> endpoint(const Asking& asking, std::string_view provider) {
  ModelChoice choice;
  choice.model = std::string(provider) + "/m";
  choice.base_url = asking.server.url();
  choice.base_origin = SettingOrigin::kEnvironment;
  return embed_endpoint_for(choice, asking.question.environment);
}

Result<ChatReply> embedded(Asking& asking, std::string_view provider, ChatRequest request) {
  return asking.client.complete({*endpoint(asking, provider), std::move(request)}, asking.question);
}

}  // namespace

// feature 34
TEST(Embeddings, BothProtocolsReturnUnitVectorsInOrder) {
  Asking asking;
  asking.server
      .then(test::json(R"({"data":[{"index":1,"embedding":[0,2]},{"index":0,"embedding":[3,4]}],)"
                       R"("model":"served","usage":{"prompt_tokens":5}})"))
      .then(test::json(R"({"embeddings":[[3,4],[0,2]],"prompt_eval_count":5})"));
  for (const auto& [provider, path] :
       {std::pair{"openai", "/v1/embeddings"}, std::pair{"ollama", "/api/embed"}}) {
    const auto reply = embedded(asking, provider, of({"a", "b"}));
    ASSERT_TRUE(reply) << provider << ": " << reply.error().message;
    ASSERT_EQ(reply->vectors.size(), 2u);
    EXPECT_NEAR(reply->vectors[0][0], 0.6F, 1e-6);
    EXPECT_NEAR(reply->vectors[0][1], 0.8F, 1e-6);
    EXPECT_EQ(reply->vectors[1], (std::vector<float>{0, 1}));
    EXPECT_EQ(reply->usage.in, 5);
    const auto sent = asking.server.journal().back();
    EXPECT_EQ(sent.path, path);
    EXPECT_EQ(sent.header("x-ask-step"), "embed");
    EXPECT_EQ(json::parse(sent.body),
              (json{{"model", "m"}, {"input", {"a", "b"}}, {"dimensions", 2}}));
  }
  EXPECT_EQ(asking.meter.spent().calls, 2);
  EXPECT_EQ(asking.meter.spent().tokens_in, 10);
}

// feature 34
TEST(Embeddings, InvalidVectorsAreRejected) {
  for (const char* body :
       {R"({"data":[{"index":0,"embedding":[1,2]}]})",                            // one
        R"({"data":[{"embedding":[1]},{"embedding":[1]},{"embedding":[1]}]})",    // three
        R"({"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]})",  // twice 0
        R"({"data":[{"index":0,"embedding":[1]},{"index":7,"embedding":[1]}]})",  // no 7
        R"({"data":[{"embedding":[1,2]},{"embedding":[1]}]})",                    // lengths
        R"({"data":[{"embedding":[]},{"embedding":[]}]})",                        // empty
        R"({"data":[{"embedding":["1"]},{"embedding":["2"]}]})",                  // strings
        R"({"data":[{"embedding":[null]},{"embedding":[1]}]})",                   // null
        R"({"data":[{"embedding":[1e39]},{"embedding":[1]}]})",                   // no float
        R"({"data":[{"embedding":[NaN]},{"embedding":[1]}]})",                    // no JSON
        R"({"data":[{"embedding":"AAAA"},{"embedding":"AAAA"}]})",                // base64
        R"({"embeddings":{"0":[1],"1":[1]}})", R"({"embeddings":[1,2]})", R"([])", "ok", "{}"}) {
    const ParsedReply reading = read_vectors(body, 2);
    EXPECT_FALSE(reading.recognised) << body;
    EXPECT_TRUE(reading.reply.vectors.empty()) << body;
  }
  json large = {{"embeddings", {json::array(), json::array()}}};
  for (size_t i = 0; i <= kMostDimensions; ++i)
    for (auto& vector : large["embeddings"]) vector.push_back(1);
  EXPECT_FALSE(read_vectors(large.dump(), 2).recognised);
  for (auto& vector : large["embeddings"]) vector.erase(vector.begin());
  EXPECT_TRUE(read_vectors(large.dump(), 2).recognised);

  Asking asking;
  asking.server.always(test::json(R"({"data":[]})"));
  const auto reply = embedded(asking, "openai", of({"a"}));
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, Code::kModelError);
  EXPECT_TRUE(test::has(reply.error().message, "are not the vectors of the texts"));
}

// feature 34
TEST(Embeddings, AModelWithAFixedDimensionIsAskedWithoutOne) {
  Asking asking;
  asking.server
      .then(test::json(
          R"({"error":{"message":"This model does not support specifying dimensions."}})", 400))
      .always(test::json(R"({"data":[{"embedding":[1,2,3]}]})"));
  const auto reply = embedded(asking, "openai", of({"a"}));
  ASSERT_TRUE(reply) << reply.error().message;
  EXPECT_FALSE(json::parse(asking.server.journal().back().body).contains("dimensions"));
  ASSERT_TRUE(embedded(asking, "openai", of({"b"})));
  EXPECT_EQ(asking.server.count(), 3u) << "it is remembered";
}

// feature 34
TEST(Embeddings, AProviderWithoutEmbeddingsIsRefusedWithAdvice) {
  EXPECT_TRUE(check_embed_name(""));
  EXPECT_TRUE(check_embed_name("azure/m"));
  EXPECT_TRUE(check_embed_name("replay/r.jsonl"));
  EXPECT_EQ(check_embed_name("anthropic/m").error().message,
            "embed: anthropic has no embeddings; take openai or ollama, as in "
            "openai/text-embedding-3-small");
  for (const char* name : {"auto", "builtin", "function/f", "openai/", "nobody/m", "openai"})
    EXPECT_TRUE(test::has(check_embed_name(name).error().message, "embed takes provider/model"))
        << name;
  Asking asking;
  EXPECT_EQ(endpoint(asking, "anthropic").error().code, Code::kInvalidSetting);
  ModelChoice chat_url;
  chat_url.model = "openai/m";
  chat_url.base_url = asking.server.url("/proxy/v1/chat/completions");
  const auto made = embed_endpoint_for(chat_url, asking.question.environment);
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->url.ends_with("/proxy/v1/embeddings")) << made->url;
}

// feature 195
TEST(Embeddings, AreRecordedAndReplayed) {
  const test::TempFolder folder;
  ChatReply reply;
  reply.vectors = {{0.5F, -0.25F}, {1, 0}};
  ASSERT_TRUE(record(folder / "r", of({"a", "b"}), reply));
  auto replay = Replay::open(folder / "r");
  ASSERT_TRUE(replay);
  const auto again = replay->answer(of({"a", "b"}));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->vectors, reply.vectors);
  EXPECT_FALSE(replay->answer(of({"a", "c"})));
}

}  // namespace ask::llm::embeddings_test
