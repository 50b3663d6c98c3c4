// The attached database that a question or a part of it is about, with a model.
#include <gtest/gtest.h>

#include "test/unit/agent/combine_support.h"

namespace ask::test::combine_test {

// feature 52
TEST(DataSource, SqlOutsideTheSelectedSchemaIsRewritten) {
  Combining asking;
  asking.db.run(
      "ATTACH ':memory:' AS arch; CREATE TABLE arch.sales(id INTEGER PRIMARY KEY, region "
      "TEXT, amount INTEGER); INSERT INTO arch.sales VALUES(1,'North',99);");
  asking.script.then(sql("SELECT sum(amount) FROM main.sales"))
      .then(sql("SELECT sum(amount) FROM sales"))
      .then(sql("SELECT sum(amount) FROM arch.sales"));
  asking.ask("What is the total amount?", R"({"schema":"arch"})");
  EXPECT_EQ(rows_of(asking), Lines{"99"});
  EXPECT_EQ(asking.script.steps(), (Lines{"write_sql", "write_sql", "write_sql"}));
  EXPECT_TRUE(has(asking.script.prompt(1), "this question is about arch; write arch.sales"));
  for (size_t i = 0; i < 3; ++i) EXPECT_FALSE(has(asking.script.prompt(i), "staff"));
  for (const TraceRow& row : asking.rows)
    if (row.node == "check_sql" && row.status == "retry") {
      EXPECT_TRUE(has(row.report.detail, R"("code":"TABLE_NOT_FOUND")"));
    }
}

// feature 52
TEST(DataSource, StatisticsAndValuesComeFromTheSelectedSchema) {
  Combining asking;
  asking.variables["ASK_MODEL"] = "builtin";
  asking.db.run(
      "ATTACH ':memory:' AS arch; CREATE TABLE arch.sales(id INTEGER PRIMARY KEY, region "
      "TEXT); INSERT INTO arch.sales VALUES(1,'Atlantis');");
  const auto values = [&](std::string_view options) {
    asking.script.then(sql("SELECT 1"));
    asking.start("How many?", options);
    while (!asking.walk->state().snapshot) asking.step();
    const db::Snapshot& snapshot = *asking.walk->state().snapshot;
    return std::pair(snapshot.catalog.tables.size(), snapshot.values.values());
  };
  const auto all = values("{}"), arch = values(R"({"schema":"arch"})"),
             main = values(R"({"schema":"main"})");
  EXPECT_EQ(arch, (std::pair<size_t, size_t>(1, 1)));
  EXPECT_EQ(main.first, 2u);
  EXPECT_EQ(all.first, 3u);
  EXPECT_EQ(all.second, arch.second + main.second);
  EXPECT_EQ(values(R"({"schema":"ARCH"})"), arch);
}

// feature 52
TEST(Combine, ASubQueryIsAboutItsSchema) {
  Combining asking;
  asking.db.run(
      "ATTACH ':memory:' AS arch; CREATE TABLE arch.sales(id INTEGER PRIMARY KEY, region "
      "TEXT, amount INTEGER); INSERT INTO arch.sales VALUES(1,'North',99);");
  const std::string now = R"(,"schema":"main")", then = R"(,"schema":"ARCH")";
  asking.script
      .then(plan({part("now", "revenue now", now), part("then", "revenue then", then)},
                 group("compare", {"now", "then"})))
      .then(sql("SELECT sum(amount) AS revenue FROM sales"))
      .then(sql("SELECT sum(amount) AS revenue FROM sales"))  // SQLite would read main
      .then(sql("SELECT sum(amount) AS revenue FROM arch.sales"));
  asking.ask(str(kQuestion));
  EXPECT_EQ(rows_of(asking), Lines{"60|99|-39|-39.4"});
  const std::string& again = asking.script.prompt(3);
  EXPECT_TRUE(has(again, R"("sales" would be main.sales, and this question is about arch; write )"
                         R"(arch.sales)"))
      << again;
  EXPECT_FALSE(has(asking.script.prompt(2), "staff")) << "the part is about arch alone";
  // A plan with an unknown schema is made again.
  Combining wrong;
  wrong.script.then(plan({part("a", "a", R"(,"schema":"aux2")")}, group("standalone", {"a"})))
      .then("no");
  wrong.ask(str(kQuestion));
  EXPECT_TRUE(has(wrong.script.prompt(1), R"(names the schema "aux2"; there is main)"));
}

}  // namespace ask::test::combine_test
