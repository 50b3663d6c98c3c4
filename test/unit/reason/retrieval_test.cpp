// Retrieval of the tables of a large schema for a text.
#include "agent/reason/retrieval/retrieval.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/schema/schema_reader.h"
#include "agent/reason/model/table_choice.h"
#include "agent/reason/retrieval/link_retrieval.h"
#include "agent/reason/retrieval/vector_cache.h"
#include "agent/score/features.h"
#include "agent/sql/parse.h"
#include "demos.h"
#include "task_library.h"
#include "test/unit/reason/model_support.h"
#include "test/unit/support.h"

namespace ask::test::retrieval_test {
namespace {

using Strings = std::vector<std::string>;

db::Catalog catalog_of(std::string_view script) {
  Database db(script);
  auto catalog = db::read_catalog(db);
  EXPECT_TRUE(catalog);
  return std::move(*catalog);
}

Strings found(const db::Catalog& catalog, std::string_view text, size_t most) {
  Strings out;
  const auto list = reason::Retrieval(catalog).tables(text, most).tables;
  for (const auto& one : list) out.push_back(catalog.tables[one.table].name);
  return out;
}

template <class Texts>
std::string text_named(const Texts& texts, std::string_view name) {
  for (const auto& one : texts)
    if (one.name == name) return std::string(one.text);
  return "";
}

}  // namespace

// feature 34
TEST(Retrieval, NamesColumnsNotesSynonymsAndGluedNames) {
  db::Catalog catalog = catalog_of(
      "CREATE TABLE hr_employees(id, last_name, salary);"
      "CREATE TABLE fin_invoices(id, due_date, amount);"
      "CREATE TABLE zqx7(id, val);"
      "CREATE TABLE warehousestocks(id, amount);"
      "CREATE TABLE unrelated(id)");
  EXPECT_EQ(found(catalog, "Which employee earns the highest salary?", 1), Strings{"hr_employees"});
  EXPECT_EQ(found(catalog, "invoices by due date", 1), Strings{"fin_invoices"});
  EXPECT_EQ(found(catalog, "How many workers are there?", 1), Strings{"hr_employees"});
  EXPECT_EQ(found(catalog, "stock in the warehouse", 1), Strings{"warehousestocks"});
  EXPECT_EQ(found(catalog, "readings of the sensors", 1), Strings{});
  catalog.tables[2].description = "one reading of a sensor";
  EXPECT_EQ(found(catalog, "readings of the sensors", 1), Strings{"zqx7"});
  EXPECT_EQ(found(catalog, "the of and", 8), Strings{});
  EXPECT_EQ(found(catalog, "", 8), Strings{});
  EXPECT_EQ(found(db::Catalog(), "employees", 8), Strings{});
}

// feature 34
TEST(Retrieval, EquivalentMatchesDoNotDisplaceAThirdTable) {
  const db::Catalog catalog = catalog_of(
      "CREATE TABLE orders(id, customer, total, placed);"
      "CREATE TABLE orders_archive(id, customer, total, placed);"
      "CREATE TABLE refunds(id, reason, customer)");
  const Strings two = found(catalog, "orders of each customer and their refunds", 2);
  EXPECT_EQ(two.size(), 2u);
  EXPECT_TRUE(std::find(two.begin(), two.end(), "refunds") != two.end());
  EXPECT_EQ(two, found(catalog, "orders of each customer and their refunds", 2));
}

// feature 34
TEST(Retrieval, VectorsFindTablesThatNoWordNamesAndBothListsAreMerged) {
  const db::Catalog catalog = catalog_of(
      "CREATE TABLE invoices(id, due); CREATE TABLE zq(id); CREATE TABLE zq_old(id);"
      "CREATE TABLE staff(id)");
  reason::TableVectors vectors;
  vectors.to_question = {0.2F, 0.9F, 0.8F, -0.5F};
  vectors.own = {{1, 0, 0}, {0, 1, 0}, {0, 1, 0}, {0, 0, 1}};
  const auto names = [&](size_t most) {
    Strings out;
    for (const auto& one :
         reason::Retrieval(catalog).tables("invoices by due", most, &vectors).tables)
      out.push_back(catalog.tables[one.table].name);
    return out;
  };
  // Found by words and by vectors; the nearest vector; then its twin; nothing that is far away.
  EXPECT_EQ(names(3), (Strings{"invoices", "zq", "zq_old"}));
  EXPECT_EQ(names(9), (Strings{"invoices", "zq", "zq_old"}));
  EXPECT_EQ(found(catalog, "invoices by due", 9), Strings{"invoices"});
}

// feature 34
TEST(Retrieval, IfNoTableIsNamedTheNearestColumnsDecide) {
  std::string script = "CREATE TABLE station_log(id INTEGER PRIMARY KEY, humidity REAL";
  for (int i = 0; i < 300; ++i) script += ", filler_" + std::to_string(i) + " REAL";
  // By the words of whole tables the narrow table would come first.
  script += "); CREATE TABLE zq(pressure REAL); CREATE TABLE zz(other REAL)";
  const db::Catalog catalog = catalog_of(script);
  const reason::Retrieved led = reason::Retrieval(catalog).tables("humidity and pressure", 3);
  ASSERT_FALSE(led.tables.empty());
  EXPECT_EQ(catalog.tables[led.tables[0].table].name, "station_log");
  ASSERT_EQ(led.columns.size(), 2u);
  EXPECT_EQ(led.columns[0].column, 1u);
  // A named table is above the threshold: columns are not searched.
  EXPECT_TRUE(reason::Retrieval(catalog).tables("humidity of the station log", 3).columns.empty());
  EXPECT_TRUE(reason::Retrieval(catalog).tables("nothing of it", 3).tables.empty());
}

// feature 34
TEST(Retrieval, TheRelevantColumnsOfATableAreSelected) {
  db::Catalog catalog = catalog_of(
      "CREATE TABLE wide(id INTEGER PRIMARY KEY, customer_name TEXT, shoe_size REAL, x1, x2, x3);"
      "CREATE TABLE other(id INTEGER PRIMARY KEY, shoe_size REAL, hidden_shoe TEXT)");
  catalog.tables[0].columns[3].description = "the length of a shoe";
  catalog.tables[1].columns[2].ignored = true;
  const reason::Retrieval index(catalog);
  const auto columns = [&](std::vector<size_t> tables, size_t most) {
    Strings out;
    for (const auto& one : index.columns("Which customer has the largest shoes?", tables, most))
      out.push_back(catalog.tables[one.table].name + "." +
                    catalog.tables[one.table].columns[one.column].name);
    return out;
  };
  EXPECT_EQ(columns({0}, 9), (Strings{"wide.customer_name", "wide.shoe_size", "wide.x1"}));
  EXPECT_EQ(columns({0, 1}, 2).size(), 2u);
  EXPECT_EQ(columns({1}, 9), Strings{"other.shoe_size"});
  EXPECT_EQ(columns({}, 9), Strings{});
}

// feature 34
TEST(Retrieval, RetrievedTablesComeAfterNamedOnesAndBeforeNeighbours) {
  db::Snapshot snapshot;
  snapshot.catalog = catalog_of(
      "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(id INTEGER PRIMARY KEY);"
      "CREATE TABLE invoices(id INTEGER PRIMARY KEY); CREATE TABLE c(id INTEGER PRIMARY KEY)");
  snapshot.catalog.tables[2].description = "what was billed";
  const reason::Retrieval index(snapshot.catalog);
  const reason::Ask ask{"invoices by month", snapshot};
  reason::Links likely;
  likely.tables = {0, 1, 2};
  likely.reasons = {"is named", "joins with a", "joins with a"};
  likely.linked = 1;
  const reason::Links links = reason::with_retrieved(ask, likely, index, 8);
  EXPECT_EQ(links.tables, (std::vector<size_t>{0, 2, 1}));
  EXPECT_EQ(links.reasons,
            (Strings{"is named", "is described as \"what was billed\"", "joins with a"}));
  EXPECT_EQ(links.linked, 2u);
  ASSERT_EQ(links.retrieved.size(), 1u);
  EXPECT_EQ(links.retrieved[0].chunk, "table:main.invoices");
  // No match: every table, with a note.
  const reason::Links all = reason::with_retrieved({"qwerty", snapshot}, {}, index, 8);
  EXPECT_EQ(all.tables.size(), 4u);
  EXPECT_TRUE(all.keep_all);
  EXPECT_EQ(all.warning, "no word of the question is near a table or a column");
}

// feature 34
TEST(Retrieval, AnIndexIsReusedForTheSameNamesAndNotes) {
  reason::RetrievalCache cache;
  db::Snapshot first, second;
  first.catalog = catalog_of("CREATE TABLE invoices(id)");
  second.catalog = catalog_of("CREATE TABLE refunds(id)");
  const auto one = cache.of(first);
  EXPECT_EQ(one, cache.of(first));
  EXPECT_EQ(cache.of(second)->tables("refunds", 1).tables.size(), 1u);
  EXPECT_EQ(cache.of(second)->tables("invoices", 1).tables.size(), 0u);
  // Another snapshot of the same schema has the same words; after a note they differ.
  db::Snapshot later = first;
  later.catalog.tables[0].row_count = 7;
  EXPECT_EQ(one, cache.of(later));
  db::Snapshot noted = first;
  noted.catalog.tables[0].description = "bills";
  EXPECT_EQ(cache.of(noted)->tables("bills", 1).tables.size(), 1u);
  EXPECT_NE(one, cache.of(noted));
}

// feature 34
TEST(Retrieval, CosineOfCompleteVectors) {
  for (const size_t size : {size_t{1}, size_t{7}, size_t{8}, size_t{9}, size_t{256}, size_t{263}}) {
    reason::Vector a(size), b(size, 0.5F);
    for (size_t i = 0; i < size; ++i) a[i] = static_cast<float>(i % 4);
    float sum = 0;
    for (const float number : a) sum += number / 2;
    EXPECT_EQ(reason::cosine(a, b), sum) << size;
    b.push_back(1);
    EXPECT_EQ(reason::cosine(a, b), 0);
  }
  EXPECT_EQ(reason::cosine({}, {}), 0);
}

// feature 34
TEST(Retrieval, ABridgeIsAddedOnlyBetweenTablesWithoutAKey) {
  const db::Catalog catalog = catalog_of(
      "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(id INTEGER PRIMARY KEY);"
      "CREATE TABLE c(id INTEGER PRIMARY KEY, a_id REFERENCES a(id));"
      "CREATE TABLE a_b(a_id REFERENCES a(id), b_id REFERENCES b(id));"
      "CREATE TABLE a_c(a_id REFERENCES a(id), c_id REFERENCES c(id));"
      "CREATE TABLE a_a(one REFERENCES a(id), two REFERENCES a(id));");
  const auto bridged = [&](std::vector<size_t> chosen) {
    reason::Links links;
    links.tables = std::move(chosen);
    reason::add_bridges(catalog, links);
    Strings out;
    for (const size_t table : links.tables) out.push_back(catalog.tables[table].name);
    return out;
  };
  EXPECT_EQ(bridged({0, 1}), (Strings{"a", "b", "a_b"}));
  EXPECT_EQ(bridged({0, 2}), (Strings{"a", "c"}));
  EXPECT_EQ(bridged({0}), Strings{"a"});
}

// Regression: two selected tables stayed unconnected if more than one table lies between them.
// feature 34
TEST(Retrieval, ThePathBetweenSelectedTablesIsAddedWithinLimits) {
  std::string script =
      "CREATE TABLE users(id INTEGER PRIMARY KEY);"
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, user_id REFERENCES users(id));"
      "CREATE TABLE suppliers(id INTEGER PRIMARY KEY, user_id REFERENCES users(id));"
      "CREATE TABLE items(id INTEGER PRIMARY KEY, supplier_id REFERENCES suppliers(id));"
      "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id REFERENCES customers(id));"
      "CREATE TABLE lines(order_id REFERENCES orders(id), item_id REFERENCES items(id));";
  for (int i = 0; i < 20; ++i)
    script += fmt::format(
        "CREATE TABLE log{0}(user_id REFERENCES users(id));"
        "CREATE TABLE island{0}(id INTEGER PRIMARY KEY);"
        "CREATE TABLE both{0}(o REFERENCES orders(id), s REFERENCES suppliers(id));",
        i);
  const db::Catalog catalog = catalog_of(script);
  const auto linked = [&](const Strings& names) {
    reason::Links links;
    for (const std::string& name : names)
      links.tables.push_back(static_cast<size_t>(catalog.find("", name) - catalog.tables.data()));
    reason::add_bridges(catalog, links);
    EXPECT_EQ(links.reasons.size(), links.tables.size());
    const size_t own = names.size();
    EXPECT_EQ(links.bridges, links.tables.size() - own);
    reason::Links kept = links;
    kept.keep_best(own);
    EXPECT_EQ(kept.tables, links.tables);
    kept.keep_best(1);
    EXPECT_EQ(kept.tables.size(), 1 + links.bridges);
    Strings out;
    for (const size_t table : links.tables) out.push_back(catalog.tables[table].name);
    return out;
  };
  EXPECT_EQ(linked({"customers", "lines"}), (Strings{"customers", "lines", "orders"}));
  EXPECT_EQ(linked({"orders", "items"}), (Strings{"orders", "items", "lines"}));
  EXPECT_EQ(linked({"customers", "items"}), (Strings{"customers", "items", "lines", "orders"}));
  EXPECT_EQ(linked({"customers", "island3"}), (Strings{"customers", "island3"}));
  EXPECT_EQ(linked({"orders", "suppliers"}).size(), 2u + 6u);
  EXPECT_EQ(linked({"customers"}), Strings{"customers"});
}

// feature 34
TEST(Retrieval, AModelSeesTheTablesThatConnectThoseItSelectedOfHundreds) {
  std::string script =
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
      "CREATE TABLE suppliers(id INTEGER PRIMARY KEY, name TEXT);"
      "CREATE TABLE articles(id INTEGER PRIMARY KEY, supplier_id INTEGER REFERENCES suppliers(id));"
      "CREATE TABLE deliveries(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES "
      "customers(id),"
      " article_id INTEGER REFERENCES articles(id));";
  for (int i = 0; i < 240; ++i)
    script +=
        fmt::format("CREATE TABLE filler{}(id INTEGER PRIMARY KEY, alpha TEXT, beta TEXT);", i);
  ModelAsking asking(script);
  asking.script.then(R"({"tables":["customers","suppliers"]})")
      .then(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})");
  asking.ask("For each month, which customers got something of which suppliers?",
             R"({"tools":"off","schema_budget_tokens":600,"link_k":2})");
  ASSERT_EQ(asking.script.steps(), (Strings{"link", "write_sql"}));
  for (const size_t step : {0U, 1U}) {
    const std::string prompt = asking.script.prompt(step);
    EXPECT_TRUE(has(prompt,
                    "deliveries(id INTEGER PK, customer_id INTEGER -> customers.id null, "
                    "article_id INTEGER -> articles.id null)"))
        << prompt;
    EXPECT_TRUE(has(prompt, "articles(id INTEGER PK, supplier_id INTEGER -> suppliers.id null)"))
        << prompt;
  }
  EXPECT_FALSE(has(asking.script.prompt(1), "filler"));
}

// feature 34
TEST(Retrieval, TheTablesOfTheEnterpriseTasksAreAmongTheFirstEight) {
  const db::Catalog catalog = catalog_of(text_named(demos::all(), "enterprise"));
  ASSERT_GT(catalog.tables.size(), 15u);
  size_t wanted = 0, there = 0;
  std::string missed;
  for (const std::string& line : text::split(text_named(task_library::all(), "enterprise"), '\n')) {
    if (line.empty()) continue;
    const auto task = parsed_json(line);
    const auto question = task["question"].get<std::string>();
    const auto gold = sql::parse(task["gold_sql"].get<std::string>());
    if (!gold) continue;
    constexpr size_t kFirst = 8;
    const auto tables = score::features(*gold).tables;
    if (tables.size() > kFirst) continue;
    const Strings near = found(catalog, question, kFirst);
    for (const std::string& table : tables) {
      if (!catalog.find("", table)) continue;
      ++wanted;
      const bool is_near = std::any_of(near.begin(), near.end(), [&](const std::string& name) {
        return text::equal_nocase(name, table);
      });
      there += is_near;
      if (!is_near) missed += fmt::format("{}: {}\n", table, question);
    }
  }
  EXPECT_GT(wanted, 36u);
  EXPECT_GE(static_cast<double>(there), 0.97 * static_cast<double>(wanted)) << missed;
}

}  // namespace ask::test::retrieval_test
