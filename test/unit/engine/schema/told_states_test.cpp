#include "agent/engine/schema/told_states.h"

#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::told_states_test {
namespace {

std::string words_of(std::string_view phrase) {
  std::string out;
  for (const std::string& word : text::split(phrase, ' '))
    for (const std::string& one : told_words(word)) out += (out.empty() ? "" : " ") + one;
  return out;
}

// The columns that say it, with what they have for such rows: "status = held", "left_on known".
std::string stored(const std::string& columns, const std::string& rows, const std::string& phrase,
                   bool denied = false) {
  const measured::Measured db("CREATE TABLE visits(id INTEGER PRIMARY KEY, " + columns +
                              "); INSERT INTO visits VALUES" + rows + ";");
  std::string out;
  const ColumnFacts facts = db.facts();
  const auto told = told_states(words_of(phrase));
  for (const StoredState& one : stored_states(facts, told_columns(facts), told, denied, {})) {
    const std::string no = one.holds ? "" : "not ";
    out += (out.empty() ? "" : ", ") + std::string(db.facts().column(one.column).name);
    if (one.kind == StoredState::Kind::kText) out += " = " + no + one.value;
    if (one.kind == StoredState::Kind::kFlag) out += no.empty() ? " yes" : " no";
    if (one.kind == StoredState::Kind::kDate) out += no.empty() ? " known" : " missing";
    if (one.doubtful) out += "?";
  }
  return out;
}

// feature 214
TEST(ToldStates, WordsWithoutTheirForms) {
  EXPECT_EQ(words_of("hasn't"), "have not");
  EXPECT_EQ(words_of("no-shows"), "no show");
  EXPECT_EQ(words_of("the"), "");
  EXPECT_TRUE(told_states("sit on fence").empty());
}

TEST(ToldStates, AStatusAFlagOrADate) {
  const std::string status = "status TEXT", rows = "(1, 'held'), (2, 'cancelled'), (3, 'held')";
  EXPECT_EQ(stored(status, rows, "take place"), "status = held");
  EXPECT_EQ(stored(status, rows, "fall through"), "status = cancelled");
  EXPECT_EQ(stored(status, rows, "take place", true), "status = not held");
  EXPECT_EQ(stored("noshow INTEGER", "(1, 0), (2, 1), (3, 0)", "stood us up"), "noshow yes");
  EXPECT_EQ(stored("no_show TEXT", "(1, 'Y'), (2, 'N'), (3, 'N')", "stood us up"), "no_show yes");
  EXPECT_EQ(stored("left_on TEXT", "(1, NULL), (2, '2024-05-01')", "pack it in"),
            "left_on known");
  EXPECT_EQ(stored("left_on TEXT", "(1, NULL), (2, '2024-05-01')", "still with us"),
            "left_on missing");
}

TEST(ToldStates, NotByDatesToCome) {
  EXPECT_EQ(stored("left_on TEXT", "(1, NULL), (2, '2999-05-01')", "pack it in"), "");
  EXPECT_EQ(stored("next_delivered TEXT", "(1, NULL), (2, '2020-05-01')", "drop off"), "");
}

// The text of a flag's name is a state only where the column is one of states.
TEST(ToldStates, NotByOtherTextsNorByLists) {
  EXPECT_EQ(stored("kind TEXT", "(1, 'award'), (2, 'badge'), (3, 'award')", "hand out"), "");
  EXPECT_EQ(stored("status TEXT", "(1, 'held, paid'), (2, 'lost'), (3, 'lost')", "take place"),
            "");
}

TEST(ToldStates, DoubtfulIfTwoColumnsSayIt) {
  const std::string both = stored("lost INTEGER, stolen INTEGER",
                                  "(1, 0, 1), (2, 1, 0), (3, 0, 0)", "go missing");
  EXPECT_EQ(both.back(), '?') << both;
  EXPECT_EQ(stored("status TEXT, cancelled_on TEXT",
                   "(1, 'held', NULL), (2, 'cancelled', '2024-02-01'), (3, 'held', NULL)",
                   "fall through"),
            "status = cancelled");
}

}  // namespace
}  // namespace ask::engine::told_states_test
