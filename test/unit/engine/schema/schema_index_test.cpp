// The inverted index of schema words, and facts inferred from names and statistics.
#include "agent/engine/schema/schema_index.h"

#include <cmath>

#include "agent/engine/schema/column_units.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/person_names.h"
#include "agent/engine/schema/row_attributes.h"
#include "agent/engine/schema/stock_levels.h"
#include "agent/engine/schema/verb_objects.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::schema_index_test {
namespace {

constexpr const char* kStore = R"(
  CREATE TABLE members(id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL);
  INSERT INTO members VALUES(1, 'Ann', 'Lee'), (2, 'Bo', 'Ray');
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, price REAL NOT NULL,
                        stock_qty INTEGER NOT NULL, reorder_qty INTEGER NOT NULL,
                        released_on TEXT);
  INSERT INTO products VALUES(1, 'lamp', 20.5, 3, 5, '2020-01-01'), (2, 'desk', 300, 9, 2, NULL);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members(id),
                      ordered_on TEXT NOT NULL);
  INSERT INTO orders VALUES(1, 1, '2024-01-02'), (2, 2, '2024-02-03');
  CREATE TABLE order_lines(id INTEGER PRIMARY KEY,
                           order_id INTEGER NOT NULL REFERENCES orders(id),
                           product_id INTEGER NOT NULL REFERENCES products(id), tempdeg REAL);
  INSERT INTO order_lines VALUES(1, 1, 1, 3.5), (2, 1, 2, 4.5), (3, 2, 2, 1.5);
)";

class IndexOfStore : public testing::Test {
 protected:
  IndexOfStore() : db_(kStore), index_(db_.index()) {}
  std::vector<std::string> similar(const std::string& word) const {
    std::vector<std::string> out;
    for (const auto& s : index_.similar(word, lemma(word), Stemmer().stem(word)))
      out.push_back(index_.word(s.word).text);
    return out;
  }
  bool finds(const std::string& word, std::string_view schema_word) const {
    const auto all = similar(word);
    return std::find(all.begin(), all.end(), schema_word) != all.end();
  }
  measured::Measured db_;
  const SchemaIndex& index_;
};

TEST_F(IndexOfStore, NamesAreSplitIntoWords) {
  const ColumnExpr qty = db_.column("products.stock_qty");
  EXPECT_EQ(index_.text(index_.column(qty.table, qty.column)), "stock quantity");
  EXPECT_TRUE(index_.has_word(index_.column(qty.table, qty.column), "stock"));
  EXPECT_FALSE(index_.has_word(index_.column(qty.table, qty.column), "price"));
  EXPECT_EQ(index_.tables(), 4u);
  EXPECT_EQ(index_.columns(qty.table), 6u);
  EXPECT_TRUE(index_.names("stock"));
  EXPECT_FALSE(index_.names("zebra"));
}

TEST_F(IndexOfStore, WordsAreFoundByLemmaSynonymAndTypo) {
  EXPECT_TRUE(finds("product", "products"));
  EXPECT_TRUE(finds("prodcuts", "products"));  // a typo
  EXPECT_TRUE(finds("cost", "price"));         // a synonym
  EXPECT_FALSE(finds("zebra", "products"));
  const auto best = index_.similar("products", "product", Stemmer().stem("products"));
  ASSERT_FALSE(best.empty());
  EXPECT_EQ(best[0].match, MatchKind::kExact);
  for (size_t i = 1; i < best.size(); ++i) EXPECT_GE(best[i - 1].score, best[i].score);
  EXPECT_TRUE(index_.close_to("prodcuts"));
  EXPECT_FALSE(index_.close_to("zebra"));
}

TEST_F(IndexOfStore, PostingsContainTheItemsOfAWord) {
  for (const auto& s : index_.similar("price", "price", Stemmer().stem("price"))) {
    if (s.match != MatchKind::kExact) continue;
    ASSERT_EQ(index_.postings(s.word).size(), 1u);
    const SchemaItem& item = index_.items()[index_.postings(s.word)[0].item];
    EXPECT_EQ(db_.name({item.table, item.column}), "products.price");
    return;
  }
  ADD_FAILURE() << "price is not found";
}

TEST_F(IndexOfStore, NamesWithoutSeparatorsAreFoundByTheirLetters) {
  EXPECT_EQ(index_.joined("stockqty").size(), 1u);
  EXPECT_TRUE(index_.joined("stockprice").empty());
}

TEST_F(IndexOfStore, RolesOfColumns) {
  const auto roles = [&](std::string_view name) {
    const ColumnExpr c = db_.column(name);
    return index_.column_roles(c.table, c.column);
  };
  EXPECT_TRUE(roles("products.id").identifier);
  EXPECT_TRUE(roles("products.price").measure);
  EXPECT_TRUE(roles("orders.ordered_on").temporal);
  EXPECT_TRUE(roles("products.name").naming);
  EXPECT_TRUE(roles("orders.member_id").reference);
  EXPECT_FALSE(roles("orders.member_id").measure);
  EXPECT_EQ(index_.name_column(db_.table("products")), db_.column("products.name").column);
  EXPECT_EQ(index_.name_column(db_.table("order_lines")), kNone);
  EXPECT_EQ(index_.measures(db_.table("products")).size(), 3u);
}

TEST_F(IndexOfStore, PairsOfNameColumnsMarkPeople) {
  const auto names = person_names(db_.catalog(), index_);
  ASSERT_EQ(names.size(), 1u);
  EXPECT_EQ(names[0].table, db_.table("members"));
  EXPECT_TRUE(names[0].names_rows);
  ASSERT_NE(index_.row_names(db_.table("members")), nullptr);
  EXPECT_EQ(index_.row_names(db_.table("products")), nullptr);
}

TEST_F(IndexOfStore, StockIsTheQuantityWithAReorderLevel) {
  const auto columns = stock_columns(index_);
  ASSERT_EQ(columns.size(), 1u);
  EXPECT_EQ(columns[0].stock, db_.column("products.stock_qty").column);
  EXPECT_EQ(columns[0].bound, db_.column("products.reorder_qty").column);
  EXPECT_EQ(columns[0].price, db_.column("products.price").column);
  EXPECT_EQ(stock_level(index_).rows, "products");
  EXPECT_TRUE(stock_level(index_).priced);
}

TEST_F(IndexOfStore, ObjectsOfAVerbAreTheProductsOfItsLines) {
  EXPECT_EQ(objects_of_verb(db_.facts(), db_.graph(), "order"), "products");
  EXPECT_EQ(objects_of_verb(db_.facts(), db_.graph(), "sing"), "");
}

TEST_F(IndexOfStore, ANamedRowHasAttributes) {
  const NamedRow row = named_row(db_.facts(), db_.snapshot().values, "lamp");
  EXPECT_EQ(row.table, db_.table("products"));
  EXPECT_EQ(row.name, "lamp");
  EXPECT_TRUE(row.unique);
  EXPECT_EQ(named_row(db_.facts(), db_.snapshot().values, "zebra").table, kNone);
  const auto words = [&](RowAttribute attribute, std::string_view detail = "") {
    return attribute_words(db_.facts(), db_.table("products"), attribute, detail);
  };
  EXPECT_EQ(words(RowAttribute::kPrice), "price");
  EXPECT_EQ(words(RowAttribute::kDate, "release"), "released date");
  EXPECT_EQ(words(RowAttribute::kCapacity), "");
}

TEST_F(IndexOfStore, WithoutNotesThereAreNoPhrases) {
  EXPECT_FALSE(index_.has_notes());
  EXPECT_TRUE(index_.noted().empty());
  EXPECT_TRUE(index_.noted().matches(tokenize("lamp"), 0).empty());
  EXPECT_FALSE(index_.noted().calls_people(0));
}

TEST(ColumnUnits, NumbersOfValues) {
  EXPECT_EQ(number_value(Value(int64_t{3})), 3);
  EXPECT_EQ(number_value(Value(2.5)), 2.5);
  EXPECT_TRUE(std::isnan(number_value(Value(std::string("three")))));
  EXPECT_TRUE(std::isnan(number_value(Value())));
}

}  // namespace
}  // namespace ask::engine::schema_index_test
