#include "agent/engine/link/value_spans.h"

#include <gtest/gtest.h>

#include "agent/engine/link/value_linker.h"
#include "agent/engine/link/value_parts.h"
#include "agent/engine/link/value_typos.h"
#include "test/unit/engine/link/value_mentions.h"

namespace ask::engine::value_spans_test {
namespace {

using value_mentions::added;
using value_mentions::Asked;
using value_mentions::Measured;
using value_mentions::Strings;

constexpr const char* kShop = R"(
  CREATE TABLE members(id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, country TEXT);
  INSERT INTO members VALUES(1, 'Linda', 'Smith', 'Portugal'), (2, 'Joe', 'Sharp', 'New Zealand'),
                            (3, 'Mo', 'Smith', 'Portugal');
  CREATE TABLE goods(id INTEGER PRIMARY KEY, name TEXT, state TEXT);
  INSERT INTO goods VALUES(1, 'MacBook Pro 14', 'on hold'), (2, 'MacBook Air', 'sold'),
                          (3, 'Zephyr wire', 'sold'), (4, 'Billy Cobham Live', 'sold');
)";

class ValueSpans : public testing::Test {
 protected:
  // The mentions a part adds for the tokens from `first` to `last`.
  template <class Add>
  Strings span(std::string_view question, std::string_view first, std::string_view last,
               std::string_view text, Add add) const {
    const Asked asked(db_, question);
    std::vector<Mention> values;
    add(asked.context, asked.at(first), asked.at(last) + 1, text, values);
    return asked.texts(values);
  }

  const Measured db_{kShop};
};

// feature 36
TEST_F(ValueSpans, SpansMatchAsWordedLongestFirst) {
  EXPECT_EQ(added(db_, "members from New Zealand", add_spans),
            Strings{"New Zealand=members.country:New Zealand"});
  EXPECT_EQ(added(db_, "goods that are on hold", add_spans),
            Strings{"on hold=goods.state:on hold"});
  EXPECT_EQ(added(db_, "members of the club", add_spans), Strings{});
}

// feature 36
TEST_F(ValueSpans, QuotedTextIsAValueEvenIfUnstored) {
  const auto quoted = [&](std::string_view question) {
    const Asked asked(db_, question);
    std::vector<Mention> values;
    add_quoted(asked.context, asked.size() - 1, values);
    return asked.texts(values);
  };
  EXPECT_EQ(quoted("goods called \"zephyr wire\""), Strings{"zephyr wire=goods.name:Zephyr wire"});
  EXPECT_EQ(quoted("goods called \"tin\""), Strings{"tin=?tin"});
}

// feature 36
TEST_F(ValueSpans, NamesInTwoColumns) {
  EXPECT_EQ(span("who is linda smith", "linda", "smith", "linda smith", add_full_name),
            Strings{"linda smith=members.first_name:Linda+Smith"});
  EXPECT_EQ(span("who is joe smith", "joe", "smith", "joe portugal", add_full_name), Strings{});
}

// feature 36
TEST_F(ValueSpans, PartsOfLongerValues) {
  EXPECT_EQ(span("what of Cobham", "Cobham", "Cobham", "cobham", add_partial),
            Strings{"Cobham=goods.name:Billy Cobham Live"});
  EXPECT_EQ(span("what of goods", "goods", "goods", "goods", add_partial), Strings{});
  EXPECT_EQ(added(db_, "how many macbooks", add_inner_word),
            Strings{"macbooks=goods.name:macbook"});
  EXPECT_EQ(added(db_, "how much zephyr", add_inner_word),
            Strings{"zephyr=goods.name:Zephyr wire"});
  EXPECT_EQ(added(db_, "how much cobham", add_inner_word),
            Strings{"cobham=goods.name:Billy Cobham Live"});
}

// feature 36
TEST_F(ValueSpans, Typos) {
  EXPECT_EQ(added(db_, "members from portugl", add_typo),
            Strings{"portugl=members.country:Portugal"});
  EXPECT_EQ(added(db_, "members from poland", add_typo), Strings{});
  EXPECT_EQ(span("hear billy cobam live", "billy", "live", "billy cobam live", add_misspelt),
            (Strings{"billy cobam live=goods.name:Billy Cobham Live",
                     "billy cobam live=goods.name:Billy Cobham Live"}));
}

// A word that already has a meaning is neither a typo nor a part of a longer text.
TEST_F(ValueSpans, ExplainedWordsAreNotSearchedAgain) {
  const Asked asked(db_, "members from portugl");
  const uint32_t t = asked.at("portugl");
  std::vector<Mention> values;
  add_value(t, t + 1, db_.column("goods.name"), "else", 0.7F, values);
  add_typo(asked.context, t, values);
  add_inner_word(asked.context, t, values);
  EXPECT_EQ(values.size(), 1u);
}

// feature 36
TEST_F(ValueSpans, AllPartsRunInOrderAfterTheSchemaMentions) {
  const std::string question = "members called Boris from portugl";
  const auto tokens = tokenize(question);
  std::vector<Mention> mentions;
  add_schema_mentions(tokens, db_.index(), mentions);
  const size_t schema = mentions.size();
  add_value_mentions(question, tokens, db_.snapshot(), db_.index(), mentions);
  ASSERT_EQ(mentions.size(), schema + 2);
  EXPECT_EQ(mentions[schema].text, "Portugal");
  EXPECT_EQ(mentions[schema + 1].text, "Boris");
  EXPECT_FALSE(mentions[schema + 1].found);
}

}  // namespace
}  // namespace ask::engine::value_spans_test
