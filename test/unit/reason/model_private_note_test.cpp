// A column that a note makes private, without a policy.
#include <gtest/gtest.h>

#include "agent/db/notes/notes_table.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_private_note_test {

// feature 28
TEST(ModelPrivateNote, RowsOfThatColumnAreNotSentToTheModel) {
  ModelAsking asking(
      "CREATE TABLE diary(day TEXT, entry TEXT); INSERT INTO diary VALUES('2024-01-01', 'SECRET');"
      "CREATE VIEW pages AS SELECT entry AS page FROM diary");
  db::Note note;
  note.object = "diary.entry";
  note.is_private = true;
  ASSERT_TRUE(db::put_note(asking.db, note));
  for (const char* sql :
       {"SELECT entry FROM diary", "SELECT page FROM pages", "SELECT max(entry) FROM diary",
        "SELECT count(*) FROM diary WHERE entry > 'S'"}) {
    asking.script.requests.clear();
    asking.script.replies.clear();
    asking.script.then(std::string(R"({"sql":")") + sql + R"(","reasoning":"n"})");
    asking.ask("List all entries",
               R"({"max_retries":1,"share":"results","judge_answer":"on","judge":"always"})");
    ASSERT_FALSE(asking.script.requests.empty());
    for (size_t i = 0; i < asking.script.requests.size(); ++i)
      EXPECT_FALSE(has(asking.script.prompt(i), "SECRET")) << sql;
    ASSERT_TRUE(asking.walk->state().last_result()) << sql;
    EXPECT_TRUE(asking.walk->state().last_result()->withheld) << sql;
  }
}

// feature 28
TEST(ModelPrivateNote, AValueNotedForThatColumnIsNotSentToTheModel) {
  ModelAsking asking(
      "CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, code TEXT);"
      "CREATE TABLE goods(id INTEGER PRIMARY KEY, name TEXT);"
      "INSERT INTO people VALUES(1,'Ann','SECRET1'),(2,'Bob','SECRET2');"
      "INSERT INTO goods VALUES(1,'pen')");
  db::Note note;
  note.object = "people.code";
  note.is_private = true;
  note.values = {{"SECRET1", {"goldclub"}}};
  ASSERT_TRUE(db::put_note(asking.db, note));
  for (const char* share : {"schema", "values", "results"}) {
    asking.script.requests.clear();
    asking.script.replies.clear();
    asking.script.call({{"a", "search_schema", R"({"query":"goldclub people"})"}});
    asking.script.then(R"({"sql":"SELECT name FROM goods","reasoning":"n"})");
    asking.ask(
        "How many people are goldclub?",
        std::string(R"({"max_retries":1,"tools":"on","judge":"always","share":")") + share + "\"}");
    ASSERT_GT(asking.script.requests.size(), 1U) << share;
    for (size_t i = 0; i < asking.script.requests.size(); ++i)
      EXPECT_FALSE(has(asking.script.prompt(i), "SECRET")) << share << asking.script.prompt(i);
  }
}

}  // namespace ask::test::model_private_note_test
