// ask_enrich and ask_note_suggest with a model that is right, wrong or unavailable.
#include "agent/reason/model/enrichment.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::enrichment_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, st TEXT, phone TEXT);"
    "INSERT INTO customers VALUES(1,'Ann','P','555'),(2,'Bob','A','556'),(3,'Cleo','P','557'),"
    "(4,'Dan','A','558'),(5,'Eve','P','559');"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    "  total REAL);"
    "INSERT INTO orders VALUES(1,1,10),(2,1,30),(3,2,50);";

nlohmann::json of_column(std::string name, nlohmann::json synonyms,
                         nlohmann::json values = nlohmann::json::array()) {
  return {{"name", std::move(name)},
          {"description", ""},
          {"synonyms", std::move(synonyms)},
          {"values", std::move(values)}};
}

nlohmann::json of_table(std::string name, nlohmann::json synonyms, nlohmann::json columns,
                        nlohmann::json questions = nlohmann::json::array()) {
  return {{"name", std::move(name)},
          {"description", "What is known of one"},
          {"synonyms", std::move(synonyms)},
          {"questions", std::move(questions)},
          {"columns", std::move(columns)}};
}

Answer model_reply(const nlohmann::json& content) {
  const nlohmann::json reply = {
      {"model", "served"},
      {"choices", {{{"message", {{"content", content.dump()}}}, {"finish_reason", "stop"}}}},
      {"usage", {{"prompt_tokens", 70}, {"completion_tokens", 9}}}};
  return json(reply.dump());
}

nlohmann::json tables(std::vector<nlohmann::json> all) { return {{"tables", std::move(all)}}; }

struct Asked {
  LoopbackServer server;
  Database db;
  explicit Asked(std::string_view schema = kShop) : db(schema) {
    db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
            "')");
  }
  Rows enrich(const std::string& options = "") {
    return db.rows(options.empty() ? "SELECT ask_enrich()"
                                   : "SELECT ask_enrich('" + options + "')");
  }
  Rows notes() { return db.rows("SELECT object, options FROM ask_memory ORDER BY 1"); }
  std::string sent(size_t i) { return server.journal().at(i).body; }
};

}  // namespace

// feature 29
TEST(Enrichment, ValidNotesAreStoredAndUsedWithoutAModel) {
  Asked asked;
  asked.server.always(
      model_reply(tables({of_table("customers", {"clients"},
                                   {of_column("st", {"tier"},
                                              {{{"stored", "P"}, {"names", {"premium"}}},
                                               {{"stored", "Z"}, {"names", {"zombie"}}}}),
                                    of_column("ghost", {"spirit"})},
                                   {"How many clients are there?", "What is the meaning of life?"}),
                          of_table("invented", {"fabricated"}, nlohmann::json::array())})));
  EXPECT_EQ(asked.enrich(), Rows{"2 tables: 1 description, 2 synonyms, 1 name of a value, 1 "
                                 "question; 3 unknown names dropped"});
  EXPECT_EQ(
      asked.notes(),
      (Rows{R"(customers|{"synonyms":["clients"],"questions":["How many clients are there?"]})",
            R"(customers.st|{"synonyms":["tier"],"values":{"P":["premium"]}})"}));
  EXPECT_EQ(asked.db.rows("SELECT DISTINCT source FROM ask_memory"), Rows{"model"});
  const size_t calls = asked.server.count();
  asked.db.rows("SELECT ask_config('model','builtin')");
  EXPECT_EQ(asked.db.rows("SELECT ask('How many premium clients are there?')"),
            Rows{"There are 3 such customers."});
  EXPECT_EQ(asked.server.count(), calls);
}

// feature 29
TEST(Enrichment, AnAmbiguousSynonymIsDropped) {
  Asked asked;
  asked.server.always(model_reply(tables(
      // A table, a column, a stored value, a word of the question grammar, a vague one, and two
      // suggested for both tables.
      {of_table("customers", {"orders", "order", "total", "Ann", "how many", "records", "party"},
                {of_column("st", {"clients"}), of_column("phone", {"clients"})}),
       of_table("orders", {"party", "1234", "a very long phrase of many words", "dockets"},
                nlohmann::json::array())})));
  EXPECT_EQ(asked.enrich(), Rows{"2 tables: 2 descriptions, 1 synonym, 0 names of values, 0 "
                                 "questions; 11 misleading words dropped"});
  EXPECT_EQ(asked.notes(), (Rows{"customers|{}", R"(orders|{"synonyms":["dockets"]})"}));
}

// feature 29
TEST(Enrichment, SynonymsThatWouldChangeOtherReadingsAreDropped) {
  const char* const bad[] = {"from",      "not from", "more than",  "never played", "in 2024",
                             "last year", "shows",    "number",     "sold",         "average total",
                             "founded",   "us",       "the client", "top",          "clients\u202e",
                             "guest;",    "Anns",     "order total"};
  Asked asked;
  nlohmann::json words = nlohmann::json::array();
  for (const char* word : bad) words.push_back(word);
  asked.server.always(
      model_reply(tables({of_table("orders", words, nlohmann::json::array()),
                          of_table("customers", {"worker", "Workers", "worker"},
                                   {of_column("st", nlohmann::json::array(),
                                              {{{"stored", "P"}, {"names", words}}})})})));
  const size_t both = std::size(bad) * 2;
  EXPECT_EQ(asked.enrich(), Rows{"2 tables: 2 descriptions, 1 synonym, 0 names of values, 0 "
                                 "questions; " +
                                 std::to_string(both) + " misleading words dropped"});
}

// feature 29
TEST(Enrichment, NoCallIsMadeIfNotesCannotBeStored) {
  Asked asked;
  asked.server.always(
      model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array())})));
  asked.db.rows("PRAGMA query_only = 1");
  EXPECT_TRUE(has(asked.enrich().at(0), "readonly")) << asked.enrich().at(0);
  asked.db.rows("PRAGMA query_only = 0");
  asked.db.rows("CREATE TABLE ask_notes(a)");
  EXPECT_TRUE(has(asked.enrich().at(0), "of another form"));
  asked.db.rows("DROP TABLE ask_notes");
  asked.db.rows(
      "SELECT ask_config('policy', '{\"roles\": {\"b\": {\"allow\": [\"customers\"], "
      "\"write\": [\"ask_notes\"]}}}'), ask_config('role', 'b')");
  EXPECT_TRUE(has(asked.enrich().at(0), "a role that sees everything"));
  EXPECT_EQ(asked.server.count(), 0u);
  asked.db.rows("SELECT ask_config('policy', NULL), ask_config('role', NULL)");
  EXPECT_TRUE(has(asked.enrich("{\"dry_run\": \"on\"}").at(0), "dry run, nothing noted: 2 tables"));
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM sqlite_schema WHERE name = 'ask_notes'"),
            Rows{"0"});
}

// feature 29
TEST(Enrichment, NothingIsNotedIfTheSchemaChangesMeanwhile) {
  TempFolder folder;
  LoopbackServer server;
  Database db(kShop, folder / "shop.db");
  Database other("", folder / "shop.db");
  db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
          "')");
  server.always([&](Wire& wire, const Received& request) {
    other.rows("CREATE TABLE IF NOT EXISTS clients(id INTEGER PRIMARY KEY)");
    model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array())}))(wire,
                                                                                       request);
  });
  EXPECT_EQ(db.rows("SELECT ask_enrich()"),
            Rows{"error: ask_enrich: the schema has changed while the model was asked; nothing was "
                 "noted"});
}

// feature 28
TEST(Enrichment, DataDerivedFromAPrivateColumnIsNotSent) {
  Asked asked(
      "CREATE TABLE g(id INTEGER PRIMARY KEY, ssn TEXT, tail TEXT AS (substr(ssn, -4)) STORED);"
      "INSERT INTO g(ssn) VALUES('1-SECR'),('2-SECR'),('3-SECR'),('4-SECX'),('5-SECX');"
      "CREATE VIRTUAL TABLE f USING fts5(ssn, content='g', content_rowid='id');"
      "INSERT INTO f(f) VALUES('rebuild');");
  asked.server.always(model_reply(tables({of_table("g", {"people"}, nlohmann::json::array())})));
  asked.enrich();
  EXPECT_TRUE(has(asked.sent(0), "SECR"));  // sent while the column is not private
  asked.db.rows("SELECT ask_note('g.ssn', '', '{\"private\": true}')");
  asked.enrich();
  EXPECT_FALSE(has(asked.sent(1), "SECR"));
  asked.db.rows("DROP TABLE f");  // closes its statements
}

// feature 29
TEST(Enrichment, ANoteOfAUserIsKept) {
  Asked asked;
  asked.db.rows("SELECT ask_note('customers', 'who buys', '{\"synonyms\": [\"buyers\"]}')");
  asked.server.always(
      model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array()),
                          of_table("orders", {"buyers"}, nlohmann::json::array())})));
  asked.enrich();
  EXPECT_EQ(asked.db.rows("SELECT object, text, source FROM ask_memory ORDER BY 1"),
            (Rows{"customers|who buys|user", "orders|What is known of one|model"}));
  EXPECT_EQ(asked.notes().at(1), "orders|{}");  // "buyers" means customers
}

// feature 29
TEST(Enrichment, AFailedCallChangesNothing) {
  Asked asked;
  std::string schema = std::string(kShop);
  for (int i = 0; i < 30; ++i) schema += "CREATE TABLE t" + std::to_string(i) + "(a, b, c);";
  Asked many(schema);
  many.server.then(
      model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array())})));
  many.server.always(model_reply({{"no", "tables"}}));
  EXPECT_EQ(many.enrich(), Rows{"error: ask_enrich: the reply has no list \"tables\""});
  EXPECT_EQ(many.server.count(), 3u);  // two groups, and a retry of one
  EXPECT_EQ(many.db.rows("SELECT count(*) FROM sqlite_schema WHERE name = 'ask_notes'"), Rows{"0"});
  asked.server.always(test::json("{}", 400));
  const Rows refused = asked.enrich();
  ASSERT_EQ(refused.size(), 1u);
  EXPECT_TRUE(refused[0].starts_with("error: ask_enrich: ")) << refused[0];
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM sqlite_schema WHERE name = 'ask_notes'"),
            Rows{"0"});
}

// feature 29
TEST(Enrichment, AMalformedReplyIsRetried) {
  Asked asked;
  asked.server.then(model_reply("I would rather not."));
  asked.server.then(
      model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array())})));
  EXPECT_EQ(asked.enrich("{\"tables\": [\"customers\"]}"),
            Rows{"1 table: 1 description, 1 synonym, 0 names of values, 0 questions"});
  EXPECT_TRUE(has(asked.sent(1), "I would rather not."));
}

// feature 29
TEST(Enrichment, StoredValuesAreSentOnlyIfShareAllows) {
  for (const char* share : {"schema", "values"}) {
    Asked asked;
    asked.db.rows("SELECT ask_note('customers.phone', 'digits', '{\"private\": true}')");
    asked.server.always(
        model_reply(tables({of_table("customers", {"clients"},
                                     {of_column("st", nlohmann::json::array(),
                                                {{{"stored", "P"}, {"names", {"premium"}}}})})})));
    asked.enrich(std::string("{\"share\": \"") + share + "\"}");
    const bool values = str(share) == "values";
    EXPECT_EQ(has(asked.sent(0), "'P', 'A'"), values);
    EXPECT_FALSE(has(asked.sent(0), "Ann")) << "no two rows share it";
    EXPECT_EQ(has(asked.sent(0), "5 rows"), values);
    EXPECT_FALSE(has(asked.sent(0), "555")) << "private";
    EXPECT_TRUE(has(asked.sent(0), "phone"));
    EXPECT_EQ(asked.db.rows("SELECT count(*) FROM ask_memory WHERE options LIKE '%premium%'"),
              Rows{values ? "1" : "0"});
  }
}

// feature 29
TEST(Enrichment, ItsCallsAreCountedAndLogged) {
  TempFolder folder;
  const Variable log("ASK_AUDIT_LOG", folder / "audit.jsonl");
  Asked asked;
  asked.server.always(
      model_reply(tables({of_table("customers", {"clients"}, nlohmann::json::array())})));
  asked.enrich();
  EXPECT_EQ(asked.db.rows("SELECT model, calls, tokens_in FROM ask_usage"),
            Rows{"openai/test|1|70"});
  EXPECT_EQ(asked.db.rows("SELECT ask('Who?')").size(), 1u);
  Rows capped = asked.enrich("{\"max_calls\": 0}");
  EXPECT_TRUE(has(capped.at(0), "max_calls")) << capped.at(0);
}

// feature 28
TEST(Enrichment, SuggestionsAreNotesThatExplainTheWord) {
  Asked asked;
  asked.db.rows("SELECT ask_config('model','builtin')");
  asked.db.rows(
      "SELECT ask_note('customers.st', 'standing', '{\"values\": {\"A\": [\"active\"]}}')");
  asked.db.rows("SELECT ask('How many frobnicated customers are there?')");
  asked.db.rows("SELECT ask('How many wombats are there?')");
  asked.db.rows("SELECT ask('How many quibbles are there?')");
  EXPECT_EQ(asked.server.count(), 0u);
  EXPECT_FALSE(has(asked.db.rows("SELECT ask_note_suggest()").at(0), "object"));
  asked.db.rows("SELECT ask_config('model','openai/test')");
  const auto word = [](const char* text, const char* table, const char* column, const char* value) {
    return nlohmann::json{{"word", text}, {"table", table}, {"column", column}, {"value", value}};
  };
  asked.server.always(model_reply(
      {{"words",
        {word("frobnicated", "customers", "st", "P"), word("wombats", "customers", "st", "A"),
         word("quibbles", "quibble_table", "", ""), word("unasked", "customers", "", "")}}}));
  const std::string whole =
      R"(customers.st|standing|{"values":{"A":["active","wombats"],"P":["frobnicated"]}})";
  EXPECT_EQ(asked.db.rows("SELECT value ->> 'word', value ->> 'object', value ->> 'description', "
                          "value ->> 'options' FROM json_each(ask_note_suggest()) ORDER BY 1"),
            (Rows{"frobnicated|" + whole, "quibbles|NULL|NULL|NULL", "wombats|" + whole}));
  EXPECT_TRUE(has(asked.sent(0), "How many wombats are there?"));
  EXPECT_EQ(asked.db.rows("SELECT count(*) FROM ask_memory"), Rows{"1"});  // nothing was noted
  asked.server.always(test::json("{}", 400));  // the words are suggested without the model
  EXPECT_EQ(asked.db.rows("SELECT count(*), count(value ->> 'problem') FROM "
                          "json_each(ask_note_suggest())"),
            Rows{"3|3"});
}

// feature 29
// feature 220
TEST(Enrichment, UniqueValuesAreDescribedByTheirFormOnly) {
  db::Catalog catalog;
  db::Table& table = catalog.tables.emplace_back();
  table.schema = "main";
  table.name = "people";
  db::Column& phone = table.columns.emplace_back();
  phone.name = "phone";
  phone.affinity = db::Affinity::kInteger;
  phone.kind = db::DataKind::kInteger;
  phone.statistics.rows = phone.statistics.distinct = 40;
  phone.statistics.min = int64_t{5550001};
  phone.statistics.max = int64_t{15550099};
  const auto evidence = [&] { return reason::evidence_text(catalog, {0}, reason::Share::kValues); };
  EXPECT_EQ(evidence(), "people.phone: 9999999 to 99999999");
  phone.statistics.distinct = 39;
  EXPECT_EQ(evidence(), "people.phone: 5550001 to 15550099");
}

}  // namespace ask::test::enrichment_test
