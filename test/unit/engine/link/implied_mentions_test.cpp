// Mentions of items that no word of the question names: people, events, measures, sales, states,
// literal texts.
#include "agent/engine/link/adjacent_units.h"
#include "agent/engine/link/harmless_mentions.h"
#include "agent/engine/link/implied_events.h"
#include "agent/engine/link/implied_measures.h"
#include "agent/engine/link/implied_people.h"
#include "agent/engine/link/implied_sales.h"
#include "agent/engine/link/match_sides.h"
#include "agent/engine/link/own_rows.h"
#include "agent/engine/link/people_roles.h"
#include "agent/engine/link/schema_linker.h"
#include "agent/engine/link/states_before_rows.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/text/tokenizer.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::implied_mentions_test {
namespace {

using Strings = std::vector<std::string>;

constexpr const char* kClinic = R"(
  CREATE TABLE patients(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, born_on TEXT);
  INSERT INTO patients VALUES(1, 'Ann', '1980-01-02'), (2, 'Bo', '1990-03-04');
  CREATE TABLE doctors(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  INSERT INTO doctors VALUES(1, 'Dee'), (2, 'Eve');
  CREATE TABLE visits(id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients(id),
                      doctor_id INTEGER NOT NULL REFERENCES doctors(id), seen_on TEXT NOT NULL,
                      minutes INTEGER, urgent INTEGER NOT NULL CHECK(urgent IN (0, 1)));
  INSERT INTO visits VALUES(1, 1, 1, '2024-01-02', 15, 0), (2, 2, 1, '2024-02-02', 30, 1);
)";

constexpr const char* kShop = R"(
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, price REAL NOT NULL,
                        stock INTEGER NOT NULL, width_mm INTEGER);
  INSERT INTO products VALUES(1, 'lamp', 20.5, 3, 150), (2, 'desk', 300, 1, 1200);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, ordered_on TEXT NOT NULL);
  INSERT INTO orders VALUES(1, '2024-01-02'), (2, '2024-02-03');
  CREATE TABLE order_items(id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders(id),
                           product_id INTEGER NOT NULL REFERENCES products(id),
                           quantity INTEGER NOT NULL);
  INSERT INTO order_items VALUES(1, 1, 1, 2), (2, 1, 2, 1), (3, 2, 1, 1);
)";

// A question with its schema mentions, and those that a part of the linker adds or drops.
class Linked {
 public:
  Linked(const measured::Measured& db, std::string_view question)
      : db_(db), question_(question), tokens(tokenize(question_)) {
    add_schema_mentions(tokens, db.index(), mentions);
    schema_ = mentions.size();
  }
  // "words=table.column" of the mentions from the schema's on, or of all.
  Strings texts(bool all = false) const {
    Strings out;
    for (size_t i = all ? 0 : schema_; i < mentions.size(); ++i) out.push_back(text(mentions[i]));
    return out;
  }
  std::string text(const Mention& m) const {
    std::string out;
    for (uint32_t t = m.begin; t < m.end; ++t) out += (out.empty() ? "" : " ") + tokens[t].text;
    out += "=";
    if (m.kind == MentionKind::kValue && !m.found) return out + "?" + m.text;
    if (m.table == kNone) return out + m.text;
    return out + db_.name({m.table, m.kind == MentionKind::kTable ? kNone : m.column});
  }
  size_t schema() const { return schema_; }

 private:
  const measured::Measured& db_;
  const std::string question_;
  size_t schema_ = 0;

 public:
  std::vector<Token> tokens;
  std::vector<Mention> mentions;
};

const measured::Measured& clinic() {
  static const measured::Measured db(kClinic);
  return db;
}
const measured::Measured& shop() {
  static const measured::Measured db(kShop);
  return db;
}
bool has(const Strings& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(ImpliedPeople, WhoMentionsTheTablesOfPeople) {
  Linked who(clinic(), "who came in January");
  add_people(who.tokens, clinic().catalog(), clinic().index(), who.mentions);
  EXPECT_TRUE(has(who.texts(), "who=patients"));
  Linked is(clinic(), "who was seen in January");  // not the subject of an action
  add_people(is.tokens, clinic().catalog(), clinic().index(), is.mentions);
  EXPECT_TRUE(is.texts().empty());
  Linked products(shop(), "who bought a lamp");
  add_people(products.tokens, shop().catalog(), shop().index(), products.mentions);
  EXPECT_TRUE(products.texts().empty());  // no table of people
}

TEST(ImpliedPeople, TheVerbChoosesBetweenStaffAndTheirClients) {
  const auto weights = [](std::string_view question) {
    const std::vector<Token> tokens = tokenize(question);
    const std::vector<uint32_t> people = {clinic().table("patients"), clinic().table("doctors")};
    return people_weights(tokens, 0, clinic().index(), people);
  };
  const auto treats = weights("who treated the most patients");
  EXPECT_LT(treats[0], treats[1]);
  const auto comes = weights("who came in January");
  ASSERT_EQ(comes.size(), 2u);
  EXPECT_GT(comes[0], 0);
}

TEST(ImpliedPeople, AgesAreComputedFromBirthDates) {
  Linked q(clinic(), "the average age of patients");
  add_ages(q.tokens, clinic().catalog(), clinic().index(), q.mentions);
  EXPECT_EQ(q.texts(), (Strings{"age=patients.born_on"}));
}

TEST(ImpliedEvents, ANegatedVerbImpliesTheOnlyDatedTableOfThePerson) {
  Linked q(clinic(), "patients who never bought anything");
  add_implied_events(q.tokens, clinic().catalog(), clinic().index(), q.mentions);
  EXPECT_TRUE(has(q.texts(), "bought=visits"));
  Linked affirmed(clinic(), "patients who bought something");
  add_implied_events(affirmed.tokens, clinic().catalog(), clinic().index(), affirmed.mentions);
  EXPECT_TRUE(affirmed.texts().empty());
}

TEST(ImpliedMeasures, UnitsNameTheMeasuresOfTheirDimension) {
  Linked q(clinic(), "how many hours did visits take");
  add_measures(q.tokens, kNoUnit, clinic().snapshot(), clinic().index(), q.mentions);
  EXPECT_TRUE(has(q.texts(), "hours=visits.minutes")) << testing::PrintToString(q.texts());
  Linked none(clinic(), "how many visits are there");
  add_measures(none.tokens, kNoUnit, clinic().snapshot(), clinic().index(), none.mentions);
  EXPECT_TRUE(none.texts().empty());
}

TEST(ImpliedSales, RevenueIsPriceTimesQuantity) {
  Linked q(shop(), "revenue by product");
  add_revenue(q.tokens, shop().catalog(), shop().index(), q.mentions);
  ASSERT_FALSE(q.texts().empty());
  const Mention& revenue = q.mentions[q.schema()];
  EXPECT_EQ(q.text(revenue), "revenue=order_items.quantity");
  EXPECT_EQ(shop().name({revenue.factor_table, revenue.factor}), "products.price");
  Linked plain(shop(), "prices by product");
  add_revenue(plain.tokens, shop().catalog(), shop().index(), plain.mentions);
  EXPECT_TRUE(plain.texts().empty());
}

TEST(ImpliedSales, StockValuesMultiplyPriceAndStock) {
  Linked q(shop(), "the total stock value");
  add_stock_values(q.tokens, shop().index(), q.mentions);
  ASSERT_FALSE(q.texts().empty());
  EXPECT_EQ(q.text(q.mentions[q.schema()]), "stock value=products.stock");
  EXPECT_EQ(shop().name({q.mentions[q.schema()].factor_table, q.mentions[q.schema()].factor}),
            "products.price");
}

TEST(StatesBeforeRows, AFlagBeforeItsRowsIsACondition) {
  Linked q(clinic(), "urgent visits");
  take_states_before_rows(q.tokens, clinic().catalog(), clinic().index(), q.mentions);
  const bool taken = std::any_of(q.mentions.begin(), q.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kValue && m.begin == 0 &&
           clinic().name({m.table, m.column}) == "visits.urgent";
  });
  EXPECT_TRUE(taken);
  Linked shown(clinic(), "visits and urgent");
  take_states_before_rows(shown.tokens, clinic().catalog(), clinic().index(), shown.mentions);
  EXPECT_TRUE(std::none_of(shown.mentions.begin(), shown.mentions.end(),
                           [](const Mention& m) { return m.kind == MentionKind::kValue; }));
}

TEST(UnstoredValues, CodesAndDigits) {
  const std::vector<Token> tokens = tokenize("B747 lamp 12");
  EXPECT_TRUE(is_code(tokens[0]) && has_digit(tokens[0]));
  EXPECT_FALSE(is_code(tokens[1]) || has_digit(tokens[1]));
  EXPECT_FALSE(is_code(tokens[2]));
  EXPECT_TRUE(has_digit(tokens[2]));
}

TEST(UnstoredValues, UnexplainedCapitalizedWordsAreNames) {
  const std::string question = "orders from Mary Smith";
  Linked q(shop(), question);
  add_unknown_names(question, q.tokens, q.schema(), q.mentions);
  EXPECT_TRUE(has(q.texts(), "Mary Smith=?Mary Smith")) << testing::PrintToString(q.texts());
  const std::string lower = "orders from last year";
  Linked none(shop(), lower);
  add_unknown_names(lower, none.tokens, none.schema(), none.mentions);
  EXPECT_TRUE(none.texts().empty());
}

TEST(UnstoredValues, LettersAndNamedWordsAreTexts) {
  Linked q(shop(), "products with the letter x");
  add_named_texts(q.tokens, q.mentions);
  ASSERT_FALSE(q.texts().empty());
  EXPECT_EQ(q.texts()[0], "x=?x");
  std::vector<Token> tokens = tokenize("products whose name starts with The");
  quote_searched_texts(tokens);
  EXPECT_TRUE(tokens.back().quoted);
  tokens = tokenize("products with the name");
  quote_searched_texts(tokens);
  EXPECT_FALSE(tokens.back().quoted);
}

TEST(AdjacentUnits, SizesAreUnitsIfTheSchemaMeasuresThem) {
  EXPECT_TRUE(measures_size("metre") || measures_size("meter"));
  EXPECT_FALSE(measures_size("minute"));
  const std::vector<Token> tokens = tokenize("over 3 cm");
  EXPECT_EQ(unit_beside(tokens, 1, 2, shop().index()).end, 3u);
  EXPECT_TRUE(unit_beside(tokens, 1, 2, clinic().index()).unit.empty());  // no column is a length
  const std::vector<Token> time = tokenize("over 3 minutes");
  EXPECT_FALSE(unit_beside(time, 1, 2, clinic().index()).unit.empty());
}

TEST(HarmlessMentions, EmphasisIsHarmlessButSchemaWordsAreNot) {
  const auto words = [](std::string_view question) {
    Linked q(shop(), question);
    Strings out;
    for (const uint32_t t : harmless_words(q.tokens, shop().index(), q.mentions))
      out.push_back(q.tokens[t].folded);
    return out;
  };
  EXPECT_TRUE(words("how many products").empty());
  EXPECT_FALSE(has(words("the stock of products in our catalogue"), "stock"));
  EXPECT_TRUE(has(words("how many products in our catalogue"), "catalogue"));
  Linked q(shop(), "how many products in our catalogue");
  add_harmless(q.tokens, shop().index(), q.mentions);
  ASSERT_FALSE(q.texts().empty());
  EXPECT_EQ(q.mentions.back().kind, MentionKind::kFiller);
}

TEST(OwnRows, AColumnIsDroppedIfItsRowsAreNamed) {
  Linked q(shop(), "products priced above 50");
  EXPECT_TRUE(has(q.texts(true), "products priced=products.price"));
  drop_columns_of_rows(q.tokens, shop().index(), q.mentions);
  EXPECT_FALSE(has(q.texts(true), "products priced=products.price"));
  EXPECT_TRUE(has(q.texts(true), "products=products"));
}

TEST(MatchSides, SidesChooseBetweenTheKeysOfARow) {
  const measured::Measured db(R"(
    CREATE TABLE teams(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE matches(id INTEGER PRIMARY KEY, home_id INTEGER NOT NULL REFERENCES teams(id),
                         away_id INTEGER NOT NULL REFERENCES teams(id), home_goals INTEGER,
                         away_goals INTEGER);
    INSERT INTO teams VALUES(1, 'Rovers'), (2, 'United');
    INSERT INTO matches VALUES(1, 1, 2, 3, 0), (2, 2, 1, 1, 1);
  )");
  const auto goals = [&](std::string_view question) {
    Linked q(db, question);
    choose_sides(q.tokens, db.index(), q.mentions);
    return has(q.texts(true), "home=matches.home_goals");
  };
  EXPECT_FALSE(goals("home matches of Rovers"));
}

}  // namespace
}  // namespace ask::engine::implied_mentions_test
