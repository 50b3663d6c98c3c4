// Retrieval of tables by a model's embeddings: the texts sent, the vectors kept, and failures.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::vectors_test {
namespace {

using Rows = std::vector<std::string>;

// "till" is near "zq" only by the vectors of the server.
nlohmann::json vector_of(const std::string& text) {
  const bool near = has(text, "till") || has(text, "zq");
  return {near ? 1 : 0, near ? 0 : 1, has(text, "members") ? 1 : 0};
}

nlohmann::json vectors_for(const std::string& body) {
  nlohmann::json data = nlohmann::json::array();
  const auto request = nlohmann::json::parse(body);
  for (const auto& text : request["input"])
    data.push_back({{"index", data.size()}, {"embedding", vector_of(text.get<std::string>())}});
  return {{"data", data}, {"usage", {{"prompt_tokens", 3}}}};
}

nlohmann::json model_reply(std::string_view text) {
  return {{"choices", {{{"message", {{"content", text}}}, {"finish_reason", "stop"}}}}};
}

struct Asked {
  LoopbackServer server;
  Database db;
  std::string refuses;  // the answer to requests for vectors; "" for vectors

  Asked() {
    std::string script =
        "CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT, pin TEXT, town TEXT);"
        "INSERT INTO members VALUES(1,'UNSHARED','PRIVATE','SHARED'),"
        "(2,'UNSHARED2','PRIVATE','SHARED');"
        "CREATE TABLE zq(id INTEGER PRIMARY KEY, v REAL);";
    for (int i = 0; i < 40; ++i)
      script += "CREATE TABLE t" + std::to_string(i) + "(id INTEGER PRIMARY KEY, filler TEXT);";
    db.run(script);
    server.always([this](Wire& wire, const Received& request) {
      if (has(request.path, "embeddings") && !refuses.empty()) return json(refuses)(wire, request);
      if (has(request.path, "embeddings"))
        return json(vectors_for(request.body).dump())(wire, request);
      const bool links = request.header("x-ask-step") == "link";
      json(model_reply(links ? R"({"tables":["zq"]})"
                             : R"({"sql":"SELECT sum(v) FROM zq","reasoning":"n"})")
               .dump())(wire, request);
    });
    db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
            "'), ask_config('embed','openai/vectors'), ask_config('embed_dims', 3), "
            "ask_config('tools','off'), ask_config('schema_budget_tokens', 100), "
            "ask_note('members.pin', 'a number', '{\"private\": true}')");
  }
  // Table and reason of the first tables offered to the model.
  Rows linked(const std::string& options = "{}") {
    db.rows("SELECT count(*) FROM ask_trace('how much is in each till, by month?', '" + options +
            "')");
    for (const Received& request : server.journal())
      if (request.header("x-ask-step") == "link") last_link = request.body;
    return db.rows("SELECT 1");
  }
  std::string sent_for_vectors() {
    std::string out;
    for (const Received& request : server.journal())
      if (has(request.path, "embeddings")) out += request.body + "\n";
    return out;
  }
  size_t requests(std::string_view step) {
    size_t out = 0;
    for (const Received& request : server.journal()) out += request.header("x-ask-step") == step;
    return out;
  }
  std::string last_link;
};

}  // namespace

// feature 34
TEST(Vectors, ATableThatNoWordNamesIsFoundAndEachTextIsSentOnce) {
  Asked asked;
  asked.linked();
  EXPECT_TRUE(has(asked.last_link, "zq(id INTEGER PK")) << asked.last_link;
  EXPECT_EQ(asked.requests("embed"), 1u);
  asked.linked();
  EXPECT_EQ(asked.requests("embed"), 1u) << "question and chunks are known by now";
  EXPECT_EQ(asked.db
                .rows("SELECT reply FROM ask_trace('how much is in each till, by week?', "
                      "'{\"embed\":\"\"}') WHERE node = 'link_schema'")
                .size(),
            1u);
  EXPECT_EQ(asked.requests("embed"), 1u) << "off";
}

// feature 34
TEST(Vectors, NoCallIsMadeForASmallSchemaOrWithoutAModel) {
  Asked asked;
  asked.linked(R"({"schema_budget_tokens": 6000})");
  asked.linked(R"({"model": "builtin"})");
  EXPECT_EQ(asked.requests("embed"), 0u);
}

// feature 34
// feature 92
TEST(Vectors, NothingPrivateIsSentAndNoValueBelowShareValues) {
  for (const char* share : {"schema", "values", "results"}) {
    Asked asked;
    asked.linked(std::string(R"({"share":")") + share + R"("})");
    const std::string sent = asked.sent_for_vectors();
    EXPECT_TRUE(has(sent, "pin of members")) << share;
    EXPECT_FALSE(has(sent, "PRIVATE")) << share;
    EXPECT_FALSE(has(sent, "UNSHARED")) << share;
    EXPECT_EQ(has(sent, "SHARED"), share != std::string("schema")) << share;
  }
}

// Regression: tables ranked higher if their rows contained words of the question, and unused keys
// were left out of the request.
// feature 34
// feature 220
TEST(Vectors, AtSchemaAllRequestsAreIndependentOfTheRows) {
  const auto sent = [](std::string_view rows, std::string_view call) {
    Asked asked;
    asked.db.run(
        "CREATE TABLE things(thing_id INTEGER PRIMARY KEY);"
        "CREATE TABLE parts(id INTEGER PRIMARY KEY, thing_id INTEGER);"
        "CREATE TABLE clients(client_no INTEGER); CREATE TABLE visits(client_no INTEGER);" +
        str(rows));
    asked.db.rows("SELECT ask_config('share','schema')");
    asked.db.rows(call);
    Rows out;
    for (const Received& request : asked.server.journal())
      out.push_back(request.path + "\n" + request.header("x-ask-step") + "\n" + request.body);
    std::sort(out.begin(), out.end());  // some are sent in parallel
    return out;
  };
  for (const char* call : {"SELECT ask('how much is in each till, by month?')",
                           "SELECT ask('which month has the most turquoise in SHARED?')",
                           "SELECT ask_index()", "SELECT ask_enrich()"}) {
    const Rows one = sent(
        "INSERT INTO things VALUES(1),(2); INSERT INTO parts VALUES(1,1),(2,2);"
        "INSERT INTO clients VALUES(1),(2),(3); INSERT INTO visits VALUES(1),(1),(2);",
        call);
    const Rows other = sent(
        "UPDATE members SET town = name; UPDATE t7 SET filler = 'x';"
        "INSERT INTO t7 VALUES(1,'turquoise'),(2,'till'); INSERT INTO t9 VALUES(1,'month');"
        "INSERT INTO things VALUES(900); INSERT INTO parts VALUES(1,1),(2,2);"
        "INSERT INTO clients VALUES(1),(1); INSERT INTO visits VALUES(7),(8);",
        call);
    EXPECT_EQ(one, other) << call;
    EXPECT_FALSE(one.empty()) << call;
  }
}

// feature 34
// feature 81
TEST(Vectors, UnderAPolicyNothingHiddenIsSentOrFound) {
  Asked asked;
  Variable role("ASK_ROLE", "all");
  Variable policy("ASK_POLICY",
                  R"({"roles":{"all":{"allow":["*"],"deny":["zq","members.town"]}}})");
  asked.linked();
  EXPECT_EQ(asked.requests("embed"), 1u);
  EXPECT_FALSE(has(asked.sent_for_vectors(), "zq"));
  EXPECT_FALSE(has(asked.sent_for_vectors(), "town"));
  EXPECT_FALSE(has(asked.last_link, "zq("));
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index()").at(0), "may not keep vectors"));
}

// feature 34
TEST(Vectors, AFailureFallsBackToWordsWithAWarning) {
  for (const char* refuses :
       {R"({"error":{"message":"no such model","code":404}})", R"({"data":[{"embedding":[1e99]}]})",
        R"({"data":[{"embedding":["1"]}]})", R"({"data":[]})", "[[[["}) {
    Asked asked;
    asked.refuses = refuses;
    const Rows rows = asked.db.rows(
        "SELECT detail FROM ask_trace('how much is in each till of the members, by month?') "
        "WHERE node = 'link_schema'");
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_TRUE(has(rows[0], "tables were found by their words alone: ")) << rows[0];
    EXPECT_EQ(asked.requests("link"), 1u) << "the question goes on";
  }
}

// feature 34
TEST(Vectors, AnIndexKeepsThemAndOnlyNewTextsAreSent) {
  Asked asked;
  EXPECT_EQ(asked.db.rows("SELECT ask_index()"), Rows{"128 chunks, 128 embedded, 0 gone"});
  EXPECT_EQ(asked.db.rows("SELECT ask_index()"), Rows{"128 chunks, 0 embedded, 0 gone"});
  EXPECT_EQ(asked.requests("embed"), 1u);
  EXPECT_EQ(asked.db.rows("SELECT count(*), count(DISTINCT model), max(length(vector)), "
                          "sum(text LIKE '%PRIVATE%') FROM ask_index"),
            Rows{"128|1|12|0"});
  asked.db.run("ALTER TABLE t7 ADD COLUMN note TEXT; DROP TABLE t8");
  EXPECT_EQ(asked.db.rows("SELECT ask_index()"), Rows{"126 chunks, 1 embedded, 3 gone"});
  // Another connection reads them from the file; only the question is sent.
  asked.db.rows("SELECT ask_index('{\"embed_dims\": 3}')");
  const size_t before = asked.requests("embed");
  asked.db.rows("SELECT ask_config('embed','openai/other')");
  EXPECT_EQ(asked.db.rows("SELECT ask_index()"), Rows{"126 chunks, 126 embedded, 0 gone"});
  EXPECT_EQ(asked.requests("embed"), before + 1) << "another model, other vectors";
  // The index is not a table for questions.
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM ask_schema WHERE table_name = 'ask_index'"),
            Rows{"0"});
}

// feature 34
TEST(Vectors, AChangeOfOneColumnSendsOneText) {
  Asked asked;
  asked.db.rows("SELECT ask_index()");
  const auto changed = [&](const std::string& sql) {
    asked.db.run(sql);
    return asked.db.rows("SELECT ask_index()").at(0);
  };
  EXPECT_EQ(changed("ALTER TABLE members ADD COLUMN shoe REAL"), "129 chunks, 1 embedded, 0 gone");
  EXPECT_EQ(changed("ALTER TABLE members RENAME COLUMN shoe TO boot"),
            "129 chunks, 1 embedded, 1 gone");
  EXPECT_EQ(changed("ALTER TABLE members DROP COLUMN boot"), "128 chunks, 0 embedded, 1 gone");
  // The text of a table changes with its note.
  asked.db.rows("SELECT ask_note('zq', 'what is in the till')");
  EXPECT_EQ(changed("SELECT 1"), "128 chunks, 1 embedded, 0 gone");
}

// feature 34
TEST(Vectors, SamplingSendsNothingAgain) {
  Asked asked;
  const auto index = [&](const std::string& options = "{}") {
    return asked.db.rows("SELECT ask_index('" + options + "')").at(0);
  };
  EXPECT_EQ(index(), "128 chunks, 128 embedded, 0 gone");
  EXPECT_TRUE(has(asked.sent_for_vectors(), "such as SHARED"));
  // Without time for sampling there are no statistics.
  asked.db.rows("SELECT ask_config('value_index_rows', 0)");
  EXPECT_EQ(index(), "128 chunks, 0 embedded, 0 gone");
  asked.db.rows("SELECT ask_config('value_index_rows', NULL)");
  // Different rows: other values, another kind of column.
  asked.db.run(
      "INSERT INTO members VALUES(3,'a','y','OTHER'),(4,'b','y','OTHER'),"
      "(5,'c','y','OTHER'); INSERT INTO t1 VALUES(1,'2020-01-01'),(2,'2020-01-02')");
  EXPECT_EQ(index(), "128 chunks, 0 embedded, 0 gone") << "town has values, as before";
  // A column that gets its first values has a longer text.
  asked.db.run("INSERT INTO t2 VALUES(1,'red'),(2,'red')");
  EXPECT_EQ(index(), "128 chunks, 1 embedded, 0 gone");
  // Texts that became private, or may no longer be shared, are removed from the index.
  asked.db.rows("SELECT ask_note('members.town', 'home', '{\"private\": true}')");
  EXPECT_EQ(index(), "128 chunks, 1 embedded, 0 gone");
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM ask_index WHERE text LIKE '%SHARED%'"), Rows{"0"});
  EXPECT_EQ(index(R"({"share":"schema"})"), "128 chunks, 1 embedded, 0 gone");
}

// feature 34
TEST(Vectors, AHostileIndexIsNotTrusted) {
  Asked asked;
  asked.db.rows("SELECT ask_index()");
  asked.db.run(
      "UPDATE ask_index SET vector = CASE rowid % 6 WHEN 0 THEN 'text' WHEN 1 THEN 7 WHEN 2 THEN "
      "x'0000C07F0000C07F0000C07F' WHEN 3 THEN x'01' WHEN 4 THEN zeroblob(9000000) "
      "ELSE x'0000803F' END");
  const char* kLinked =
      "SELECT detail FROM ask_trace('how much is in each till, by month?') WHERE node = "
      "'link_schema'";
  const Rows rows = asked.db.rows(kLinked);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_TRUE(has(rows[0], "have 1 numbers and that of the question 3")) << rows[0];
  EXPECT_TRUE(has(rows[0], "DELETE FROM ask_index")) << rows[0];
  asked.db.run("DROP TABLE ask_index; CREATE TABLE ask_index(key, vector)");
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index()").at(0), "of another form; rename it"));
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM ask_schema WHERE table_name = 'ask_index'"),
            Rows{"2"});
}

// feature 34
TEST(Vectors, AnIndexIsRefusedBeforeAnythingIsSent) {
  Asked asked;
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index('{\"max_calls\": 0}')").at(0),
                  "it takes 1 calls and max_calls is 0"));
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index('{\"role\": \"x\"}')").at(0),
                  "role cannot be set for this call alone"));
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index('{\"embed\": \"\"}')").at(0),
                  "no model for vectors is set"));
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_index('{\"embed\": \"anthropic/m\"}')").at(0),
                  "anthropic has no embeddings; take openai or ollama"));
  EXPECT_TRUE(has(asked.db.rows("SELECT ask_config('embed', 'anthropic/m')").at(0),
                  "anthropic has no embeddings; take openai or ollama"));
  asked.db.run("PRAGMA query_only = 1");
  EXPECT_TRUE(asked.db.rows("SELECT ask_index()").at(0).starts_with("error: "));
  EXPECT_EQ(asked.server.count(), 0u);
}

}  // namespace ask::test::vectors_test
