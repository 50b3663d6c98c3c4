// Rows that are valid for a time, and questions about the present.
#include "agent/engine/adjust/validity.h"

#include "test/unit/engine/adjust/library.h"

namespace ask::engine::validity_test {
namespace {

using namespace library;

class Validity : public Library {
 protected:
  bool current(std::string_view question) { return says_current(arcs(question), facts_); }
  std::string kept(std::string_view question, QueryBlock block) {
    const Arcs& of = arcs(question);
    keep_current(of, facts_, db_.graph(), kToday, says_current(of, facts_), block);
    return sql(block);
  }
};

TEST_F(Validity, WordsForThePresentAskForCurrentRows) {
  EXPECT_TRUE(current("current members"));
  EXPECT_TRUE(current("which members are currently here"));
  EXPECT_FALSE(current("current lockers"));  // already linked to the state of an open end
  EXPECT_FALSE(current("lockers"));
  EXPECT_FALSE(current("members without a current locker"));  // the negation decides
}

TEST_F(Validity, CurrentRowsHaveNoEnd) {
  const std::string joined = " FROM members JOIN lockers ON lockers.member_id = members.id";
  const QueryBlock names = select("members", {{column("members.name")}});
  const QueryBlock both = select("members", {{column("members.name")}}, {table("lockers")});
  EXPECT_EQ(kept("current members", both),
            "SELECT members.name" + joined + " WHERE lockers.end_date IS NULL");
  EXPECT_EQ(kept("current members", names),  // of the only child table that ends, each once
            "SELECT DISTINCT members.name" + joined + " WHERE lockers.end_date IS NULL");
  EXPECT_EQ(kept("members", both), "SELECT members.name" + joined);
  EXPECT_EQ(kept("current books", select("books", {{column("books.title")}})),
            "SELECT books.title FROM books");  // nothing of them ends
}

TEST_F(Validity, AnOpenEndMayAlsoBeLater) {
  QueryBlock block = select("lockers", {{column("lockers.id")}});
  block.where = {{compared(column("lockers.end_date"), Op::kIsNull, {})}};
  const Arcs& of = arcs("open lockers");
  QueryBlock past = block;
  keep_current(of, facts_, db_.graph(), "2024-06-01", false, past);
  EXPECT_EQ(past, block);  // all ends are before today
  keep_current(of, facts_, db_.graph(), "2023-06-01", false, block);
  EXPECT_EQ(sql(block),
            "SELECT lockers.id FROM lockers WHERE lockers.end_date IS NULL OR lockers.end_date "
            ">= date('now')");
}

TEST_F(Validity, ThePresentIsLostIfRowsEndAndNoConditionTestsIt) {
  const Arcs& of = arcs("current lockers");
  QueryBlock block = select("lockers", {{column("lockers.id")}});
  EXPECT_TRUE(loses_present(of, facts_, db_.graph(), block));
  block.where = {{compared(column("lockers.end_date"), Op::kIsNull, {})}};
  EXPECT_FALSE(loses_present(of, facts_, db_.graph(), block));
  EXPECT_FALSE(loses_present(of, facts_, db_.graph(), select("books", {{column("books.title")}})));
}

}  // namespace
}  // namespace ask::engine::validity_test
