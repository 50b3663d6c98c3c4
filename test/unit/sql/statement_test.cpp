#include "agent/sql/statement.h"

#include <gtest/gtest.h>

#include "agent/reason/reasoner.h"
#include "agent/sql/parse.h"

namespace ask::sql::statement_test {

TEST(Statement, HasTheTokensAndTheTreeOfItsText) {
  const std::string sql = "SELECT name FROM singer WHERE age > 20";
  const Statement statement(sql);
  EXPECT_EQ(statement.text(), sql);
  ASSERT_TRUE(statement.tokens());
  EXPECT_EQ(statement.tokens()->size(), 9u);
  ASSERT_TRUE(statement.query());
  EXPECT_EQ(*statement.query(), *parse(sql));
}

TEST(Statement, IsParsedOnceForAllItsCopies) {
  const Statement one("SELECT 1");
  const Statement other = one;
  EXPECT_EQ(&one.tokens(), &other.tokens());
  EXPECT_EQ(&one.query(), &other.query());
  EXPECT_EQ(&one.query(), &one.query());
}

TEST(Statement, ParsedDataOutlivesTheStatement) {
  Statement kept;
  {
    const Statement first(std::string("SELECT 'a long text that is not kept in place'"));
    ASSERT_TRUE(first.tokens());
    kept = first;
  }
  EXPECT_EQ((*kept.tokens())[1].text, "'a long text that is not kept in place'");
}

TEST(Statement, InvalidTextHasTheErrorsOfTheParser) {
  for (const char* sql : {"", "how many?", "SELECT 'a", "SELECT FROM t"}) {
    const Statement statement(sql);
    ASSERT_FALSE(statement.query()) << sql;
    EXPECT_EQ(statement.query().error().message, parse(sql).error().message) << sql;
  }
  EXPECT_EQ(Statement().text(), "");
  EXPECT_FALSE(Statement().query());
  EXPECT_TRUE(Statement().tokens());
}

TEST(Statement, CopiesOfADraftShareItsTree) {
  reason::Draft draft;
  draft.statement = "SELECT a FROM t";
  const Result<Query>* first = &draft.statement.query();
  EXPECT_EQ(first, &draft.statement.query());
  const reason::Draft copy = draft;
  EXPECT_EQ(first, &copy.statement.query());
  draft.statement = "SELECT b FROM t";
  EXPECT_EQ(draft.statement.text(), "SELECT b FROM t");
  EXPECT_EQ(*draft.statement.query(), *parse("SELECT b FROM t"));
  EXPECT_EQ(copy.statement.text(), "SELECT a FROM t");
}

}  // namespace ask::sql::statement_test
