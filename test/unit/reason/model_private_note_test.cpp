// A column that a note makes private, without any policy.
#include <gtest/gtest.h>

#include "agent/db/notes/notes_table.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_private_note_test {

// feature 28
TEST(ModelPrivateNote, RowsMadeOfThatColumnAreNotSentToTheModel) {
  ModelAsking asking(
      "CREATE TABLE diary(day TEXT, entry TEXT); INSERT INTO diary VALUES('2024-01-01', 'SECRET');"
      "CREATE VIEW pages AS SELECT entry AS page FROM diary");
  db::Note note;
  note.object = "diary.entry";
  note.is_private = true;
  ASSERT_TRUE(db::put_note(asking.db, note));
  for (const char* sql : {"SELECT entry FROM diary", "SELECT page FROM pages",
                          "SELECT count(*) FROM diary WHERE entry > 'S'"}) {
    asking.script.requests.clear();
    asking.script.replies.clear();
    asking.script.then(std::string(R"({"sql":")") + sql + R"(","reasoning":"n"})");
    asking.ask("List all entries", R"({"max_retries":1,"share":"results"})");
    ASSERT_FALSE(asking.script.requests.empty());
    for (size_t i = 0; i < asking.script.requests.size(); ++i)
      EXPECT_FALSE(has(asking.script.prompt(i), "SECRET")) << sql;
    ASSERT_TRUE(asking.walk->state().last_result()) << sql;
    EXPECT_TRUE(asking.walk->state().last_result()->withheld) << sql;
  }
}

}  // namespace ask::test::model_private_note_test
