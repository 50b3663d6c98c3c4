// Further outputs at the end of a question: their links and the columns that are added.
#include "agent/engine/adjust/further_outputs.h"

#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/tokenizer.h"
#include "test/unit/engine/adjust/library.h"

namespace ask::engine::further_outputs_test {
namespace {

using namespace library;

class FurtherOutputs : public Library {
 protected:
  std::vector<FurtherOutput> linked(OutputRequest::Kind kind, const std::string& word) const {
    OutputRequest request;
    request.kind = kind;
    request.word = word;
    return link_further_outputs({request}, db_.snapshot(), facts_);
  }
  // The query with the output, or "" if it has no such column.
  std::string with(OutputRequest::Kind kind, const std::string& word, QueryBlock block,
                   bool only = false) {
    LogicalForm form = form_of(std::move(block));
    return add_further_outputs(linked(kind, word), only, false, arcs("which"), facts_, db_.graph(),
                               form)
               ? sql(form)
               : "";
  }
  QueryBlock titles() const { return select("books", {{column("books.title")}}); }
};

TEST_F(FurtherOutputs, ANounIsLinkedToColumnsAndWholeTables) {
  const auto price = linked(OutputRequest::Kind::kNoun, "price");
  ASSERT_EQ(price.size(), 1u);
  ASSERT_FALSE(price[0].choices.empty());
  EXPECT_EQ(price[0].choices[0].column, column("books.price"));
  EXPECT_FALSE(names_nothing(price));
  EXPECT_TRUE(names_nothing(linked(OutputRequest::Kind::kNoun, "zebra")));
  EXPECT_FALSE(names_nothing(linked(OutputRequest::Kind::kNoun, "name")));  // the name of the rows
  const auto who = linked(OutputRequest::Kind::kWho, "");
  ASSERT_EQ(who[0].choices.size(), 1u);
  EXPECT_EQ(who[0].choices[0].column, rows("members"));
}

TEST_F(FurtherOutputs, ANounAddsItsColumnOrReplacesTheOthers) {
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "price", titles()),
            "SELECT books.title, books.price FROM books");
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "price", titles(), true),
            "SELECT books.price FROM books");
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "title", titles()), "SELECT books.title FROM books");
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "guests", titles()), "");  // of another table
}

TEST_F(FurtherOutputs, AParentRowIsJoinedForItsColumn) {
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "city", select("loans", {{column("loans.lent_on")}})),
            "SELECT loans.lent_on, members.city FROM loans JOIN members ON loans.member_id = "
            "members.id");
}

TEST_F(FurtherOutputs, WhenShowsTheDateOfTheVerb) {
  const QueryBlock loans = select("loans", {{column("loans.id")}});
  EXPECT_EQ(with(OutputRequest::Kind::kWhen, "return", loans),
            "SELECT loans.id, loans.returned_on FROM loans");
  EXPECT_EQ(with(OutputRequest::Kind::kWhen, "return", titles()), "");
}

TEST_F(FurtherOutputs, AQueryWithOneNumberTakesNoFurtherColumn) {
  EXPECT_EQ(with(OutputRequest::Kind::kNoun, "price", select("books", {count("books")})), "");
  LogicalForm form = form_of(select("books", {count("books")}));
  EXPECT_TRUE(add_further_outputs({}, false, false, arcs("how many"), facts_, db_.graph(), form));
}

TEST_F(FurtherOutputs, ColumnsOfAnEventAreFoundByItsVerb) {
  EXPECT_EQ(verb_date(facts_, "return", table("loans")), column("loans.returned_on"));
  EXPECT_FALSE(verb_date(facts_, "sell", table("loans")).valid());
  EXPECT_EQ(implied_verb_date(facts_, "", table("readings")), column("readings.held_on"));
  EXPECT_FALSE(implied_verb_date(facts_, "sell", table("loans")).valid());  // three dates
  EXPECT_TRUE(holds_people(db_.index(), table("members")));
  EXPECT_FALSE(holds_people(db_.index(), table("books")));
  EXPECT_EQ(place_of(facts_, db_.graph(), table("loans")), column("members.city"));
  EXPECT_FALSE(place_of(facts_, db_.graph(), table("books")).valid());
}

}  // namespace
}  // namespace ask::engine::further_outputs_test
