// Multi-part plans made by a model: sub-queries, their combination by code, and parts that cannot
// be combined.
#include <gtest/gtest.h>

#include "agent/reason/decomposition.h"
#include "agent/score/band.h"
#include "test/unit/agent/combine_support.h"

namespace ask::test::combine_test {

// feature 48, 49
TEST(Combine, ComparesByKeysAndKeepsRowsOfOneSide) {
  Combining asking;
  asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)),
             {str(kBy2024), str(kBy2023)});
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "write_sql", "write_sql"}));
  EXPECT_EQ(columns_of(asking), (Lines{"region", "revenue_left", "revenue_right", "revenue_change",
                                       "revenue_percent"}));
  // The same computed in SQL.
  EXPECT_EQ(rows_of(asking),
            asking.db.rows("SELECT region, a, b, a - b, round(100.0 * (a - b) / abs(b), 1) FROM "
                           "(SELECT region, sum(amount) FILTER (WHERE year = 2024) AS a, "
                           "sum(amount) FILTER (WHERE year = 2023) AS b FROM sales GROUP BY region)"
                           " ORDER BY region"));
  EXPECT_EQ(rows_of(asking), (Lines{"East|7|NULL|NULL|NULL", "North|15|10|5|50.0",
                                    "South|5|20|-15|-75.0", "West|NULL|3|NULL|NULL"}));
  // A step of the trace; its statement reads kept results, and its own result is kept.
  EXPECT_EQ(asking.row("combine").status, "ok");
  EXPECT_TRUE(has(asking.row("run_sql").report.sql, R"(FROM "df_1" AS "one" FULL JOIN "df_2")"));
  EXPECT_TRUE(has(asking.row("run_sql").report.detail, R"("result_id":"df_3")"));
}

// A key that repeats on one side would be compared once for each of its rows. feature 49
TEST(Combine, AKeyThatRepeatsIsNotCompared) {
  const std::string compared = plan(kYears, group("compare", {"y24", "y23"}, kByRegion));
  const std::string several = "SELECT region, amount AS revenue FROM sales";
  Combining left;
  const std::string answer = left.run(compared, {several, str(kBy2023)});
  EXPECT_TRUE(has(answer,
                  R"(the results could not be combined: "y24" has several rows with the same )"
                  R"("region", and a comparison needs one row for each; ask for a number, a total )"
                  R"(or an average per "region")"))
      << answer;
  EXPECT_EQ(left.walk->state().confidence().value_or(1), score::kUnanswered);
  Combining right;
  EXPECT_TRUE(has(right.run(compared, {str(kBy2024), several}), R"("y23" has several rows)"));
  // 1 and 1.0 are the same key, and so are two NULL keys.
  for (const char* values : {"(1, 5), (1.0, 6)", "(NULL, 5), (NULL, 6)", "(x'00', 5), (x'00', 6)"})
    EXPECT_TRUE(has(Combining().run(compared, {"SELECT column1 AS region, column2 AS revenue FROM "
                                               "(VALUES " +
                                                   str(values) + "), staff WHERE id = 1",
                                               str(kBy2023)}),
                    "several rows"))
        << values;
  for (const char* values : {"(1, 5), ('1', 6)", "(1.5, 5), (1, 6)", "('a', 5), ('A', 6)"})
    EXPECT_FALSE(has(Combining().run(compared, {"SELECT column1 AS region, column2 AS revenue FROM "
                                                "(VALUES " +
                                                    str(values) + "), staff WHERE id = 1",
                                                str(kBy2023)}),
                     "several rows"))
        << values;
}

// Both columns of a composite key count. feature 49
TEST(Combine, RowsAreDistinguishedByAllKeys) {
  Combining asking;
  asking.run(plan(kYears, group("compare", {"y24", "y23"},
                                R"([{"left":"region","right":"region"},)"
                                R"({"left":"year","right":"year"}])")),
             {"SELECT region, year, amount AS revenue FROM sales WHERE region = 'North'",
              "SELECT region, year, 1 AS revenue FROM sales WHERE region = 'North'"});
  EXPECT_EQ(rows_of(asking), (Lines{"North|2023|10|1|9|900.0", "North|2024|15|1|14|1400.0"}));
}

// Rows with a NULL key are not joined, even if both sides have them. feature 49
TEST(Combine, JoinsNoRowsWithoutAKey) {
  Combining asking;
  asking.run(plan({part("r", "revenue by region"), part("s", "staff by region")},
                  group("join", {"r", "s"}, R"([{"left":"region","right":"area"}])")),
             {"SELECT nullif(region, 'South') AS region, amount FROM sales WHERE year = 2024",
              "SELECT nullif(region, 'South') AS area, name FROM staff"});
  EXPECT_EQ(rows_of(asking), Lines{"North|15|Ann"});
}

// feature 49
TEST(Combine, ComparesOneRowWithOneRow) {
  Combining asking;
  asking.run(
      plan({part("a", "sales in 2024"), part("b", "sales in 2023")}, group("compare", {"a", "b"})),
      {"SELECT sum(amount) AS total FROM sales WHERE year = 2024",
       "SELECT sum(amount) AS total_before FROM sales WHERE year = 2023"});
  EXPECT_EQ(columns_of(asking),
            (Lines{"total_left", "total_right", "total_change", "total_percent"}));
  EXPECT_EQ(rows_of(asking), Lines{"27|33|-6|-18.2"});
}

// feature 49
TEST(Combine, UnionLabelsItsParts) {
  Combining asking;
  asking.run(plan({part("it's \\\"2024\\\"", "a"), part("2023", "b")},
                  group("union", {"it's \\\"2024\\\"", "2023"})),
             {"SELECT region, amount FROM sales WHERE year = 2024 AND amount > 6 ORDER BY 1",
              "SELECT region AS other, amount FROM sales WHERE year = 2023 AND region = 'West'"});
  EXPECT_EQ(columns_of(asking), (Lines{"source", "region", "amount"}));
  EXPECT_EQ(rows_of(asking),
            (Lines{"it's \"2024\"|East|7", "it's \"2024\"|North|15", "2023|West|3"}));
}

// feature 49
TEST(Combine, JoinsByKeys) {
  Combining asking;
  asking.run(plan({part("r", "revenue by region"), part("s", "staff by region")},
                  group("join", {"r", "s"}, R"([{"left":"REGION","right":"area"}])")),
             {str(kBy2024),
              "SELECT region AS area, count(*) AS people, 'x' AS revenue FROM staff "
              "GROUP BY region"});
  EXPECT_EQ(columns_of(asking), (Lines{"region", "revenue", "people", "revenue 2"}));
  EXPECT_EQ(rows_of(asking), (Lines{"North|15|1|x", "South|5|2|x"}));
}

// feature 49
TEST(Combine, AStandalonePartIsShownUnchanged) {
  Combining asking;
  EXPECT_EQ(asking.run(plan({part("a", "how many sales")}, group("standalone", {"a"})),
                       {"SELECT count(*) FROM sales"}),
            "There are 6 sales.\n(read as: Counts the rows of sales.)");
  EXPECT_EQ(asking.row("combine").status, "ok");
  EXPECT_EQ(asking.walk->state().tasks.size(), 1u);
}

// Filter, sort and limit in one operation or in three: the filter always comes before the limit.
// feature 50
TEST(Combine, OperationsApplyInOrder) {
  const std::string filters = R"("filters":[{"attribute":"amount","op":">","values":[4]},)"
                              R"({"attribute":"region","op":"!=","values":["south"]}])";
  const std::string order = R"("order_by":[{"by":"amount","desc":true}])";
  const Lines statement = {"SELECT id, region, amount FROM sales"};
  const Lines parts = {part("a", "all sales")};
  const Lines wanted = {"2|North|15", "1|North|10"};
  Combining one;
  one.run(plan(parts, group("standalone", {"a"}),
               post("filter", filters + "," + order + R"(,"limit":2)")),
          statement);
  EXPECT_EQ(rows_of(one), wanted);
  Combining three;
  three.run(plan(parts, group("standalone", {"a"}),
                 post("filter", filters) + "," + post("sort", order) + "," +
                     post("limit", R"("limit":2)")),
            statement);
  EXPECT_EQ(rows_of(three), wanted);
  EXPECT_EQ(one.row("run_sql").report.sql, three.row("run_sql").report.sql);
  // In the reverse order: the first two rows of all, then those that pass the filter.
  Combining turned;
  turned.run(plan(parts, group("standalone", {"a"}),
                  post("sort", R"("order_by":[{"by":"id"}])") + "," +
                      post("limit", R"("limit":3)") + "," + post("filter", filters)),
             statement);
  EXPECT_EQ(rows_of(turned), (Lines{"1|North|10", "2|North|15"}));
}

// feature 50
TEST(Combine, SortsByAColumnThatIsProjectedAway) {
  Combining asking;
  asking.run(
      plan({part("a", "all sales")}, group("standalone", {"a"}),
           post("aggregate", R"("group_by":["region"],"metrics":[)"
                             R"({"name":"amount","aggregation":"sum","description":""},)"
                             R"({"name":"amount","aggregation":"avg","description":""},)"
                             R"({"name":"how many","aggregation":"count","description":""}])") +
               "," + post("sort", R"("order_by":[{"by":"avg_amount","desc":true}])") + "," +
               post("project", R"("columns":["how many","region"])")),
      {"SELECT region, amount FROM sales"});
  EXPECT_EQ(columns_of(asking), (Lines{"how many", "region"}));
  EXPECT_EQ(rows_of(asking), (Lines{"2|North", "2|South", "1|East", "1|West"}));
}

// feature 50
TEST(Combine, EveryFilterOperator) {
  const auto passing = [](const std::string& filter) {
    Combining asking;
    asking.run(plan({part("a", "all sales")}, group("standalone", {"a"}),
                    post("filter", R"("filters":[)" + filter + "]")),
               {"SELECT id, region, nullif(amount, 3) AS amount FROM sales ORDER BY id"});
    std::string out;
    for (const std::string& row : rows_of(asking)) out += row.substr(0, 1);
    return out;
  };
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"=","values":["15"]})"), "2");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"=","values":[null]})"), "6");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"!=","values":[null]})"), "12345");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":">=","values":[15]})"), "23");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"<","values":[7.0]})"), "4");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"<=","values":[7]})"), "45");
  EXPECT_EQ(passing(R"({"attribute":"amount","op":"between","values":[7,10]})"), "15");
  EXPECT_EQ(passing(R"({"attribute":"region","op":"in","values":["EAST","west"]})"), "56");
  EXPECT_EQ(passing(R"({"attribute":"region","op":"contains","values":["T"]})"), "123456");
  EXPECT_EQ(passing(R"({"attribute":"region","op":"contains","values":["outh"]})"), "34");
  EXPECT_EQ(passing(R"({"attribute":"region","op":"contains","values":["%"]})"), "");
}

// feature 49
TEST(Combine, AJoinWithoutKeysIsReplanned) {
  Combining asking;
  asking.script.then(plan(kYears, group("join", {"y24", "y23"})))
      .then(plan(kYears, group("join", {"y24", "y23"}, kByRegion)))
      .then(sql(kBy2024))
      .then(sql(kBy2023));
  asking.ask(str(kQuestion));
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "plan", "write_sql", "write_sql"}));
  EXPECT_TRUE(has(asking.script.prompt(1), "a join needs keys")) << asking.script.prompt(1);
  EXPECT_EQ(rows_of(asking), (Lines{"North|15|10", "South|5|20"}));
}

// feature 49
TEST(Combine, AnUnknownKeyIsReportedWithTheNearestColumn) {
  // At planning: the expected columns of the parts are known.
  Combining early;
  const std::string gives = R"(,"expected":["region","revenue"])";
  early.script
      .then(plan({part("a", "a", gives), part("b", "b", gives)},
                 group("compare", {"a", "b"}, R"([{"left":"regon","right":"region"}])")))
      .then("no");
  early.ask(str(kQuestion));
  EXPECT_TRUE(has(early.script.prompt(1), R"(a key "regon" that no expected column)"));
  EXPECT_TRUE(has(early.script.prompt(1), "nearest: region"));
  // At run time: the parts are shown, with the reason why they are not combined.
  Combining late;
  const std::string answer = late.run(
      plan(kYears, group("compare", {"y24", "y23"}, R"([{"left":"regon","right":"region"}])")),
      {str(kBy2024), str(kBy2023)});
  EXPECT_TRUE(has(answer, R"(the results could not be combined: "y24" has no column "regon"; )"
                          R"(nearest: region)"))
      << answer;
  EXPECT_TRUE(has(answer, "East") && has(answer, "West")) << answer;
  EXPECT_EQ(late.walk->state().confidence().value_or(1), score::kUnanswered);
}

// feature 48
TEST(Combine, ASubQueryMustReturnTheExpectedColumns) {
  Combining asking;
  const std::string gives = R"(,"expected":["region","revenue"])";
  asking.script
      .then(plan({part("a", "a", gives), part("b", "b", gives)},
                 group("compare", {"a", "b"}, kByRegion)))
      .then(sql("SELECT region AS r, sum(amount) FROM sales WHERE year = 2024 GROUP BY region"))
      .then(sql("SELECT region FROM sales"))
      .then(sql(kBy2023));
  asking.ask(str(kQuestion));
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "write_sql", "write_sql", "write_sql"}));
  EXPECT_EQ(columns_of(asking)[0], "region");
  EXPECT_EQ(rows_of(asking)[1], "North|15|10|5|50.0");
  EXPECT_TRUE(has(asking.script.prompt(1), "gives: region, revenue"));
}

// feature 17
TEST(Combine, AnUnmappedPartIsNamed) {
  Combining asking;
  const std::string unmapped = R"({"intent":"the weather","detail":"there is no table of it"})";
  EXPECT_EQ(
      asking.run(plan({part("a", "how many sales")}, group("standalone", {"a"}), "", unmapped),
                 {"SELECT count(*) FROM sales"}),
      "There are 6 sales.\n(read as: Counts the rows of sales.)\n(no_datasource: the weather: "
      "there is no table of it)");
  Combining none;
  EXPECT_EQ(none.run(plan({}, "", "", unmapped), {}),
            "NO_DATASOURCE the database holds nothing about it: there is no table of it");
}

// feature 49
TEST(Combine, AMissingPartLeavesTheOthers) {
  Combining asking;
  const std::string answer =
      asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)), {str(kBy2024), ""});
  EXPECT_TRUE(has(answer, "East")) << answer;
  EXPECT_TRUE(has(answer, "no_datasource: revenue by region in 2023")) << answer;
  EXPECT_TRUE(has(answer, "could not be combined: there is no result for \"y23\"")) << answer;
}

// feature 49
TEST(Combine, AUnionNeedsAllParts) {
  const std::string parts = plan({part("a", "one"), part("b", "two"), part("c", "three")},
                                 group("union", {"a", "b", "c"}));
  const Lines statements = {"SELECT count(*) AS n FROM sales", "", "SELECT count(*) FROM staff"};
  Combining combined;
  const std::string answer = combined.run(parts, statements);
  EXPECT_EQ(rows_of(combined), (Lines{"a|6", "c|3"}));
  EXPECT_TRUE(has(answer, "no_datasource: two")) << answer;
  Combining rows;
  rows.script.then(parts);
  for (const std::string& statement : statements) rows.script.then(sql(statement));
  EXPECT_EQ(rows.ask(str(kQuestion), "{}", Goal::kRows),
            "NO_ROWS gave up after 1 attempt: there is no result for \"b\"");
}

// Names and labels are data, whatever they contain.
// feature 49, 50
TEST(Combine, HostileNamesAreQuoted) {
  Combining asking;
  asking.run(
      plan({part("a", "one"), part("b", "two")},
           group("compare", {"a", "b"}, R"([{"left":"k\"; DROP TABLE sales; --","right":"b]`'"}])"),
           post("filter", R"("filters":[{"attribute":"x' OR 1=1 --_left","op":">","values":[0]},)"
                          R"({"attribute":"k\"; DROP TABLE sales; --","op":"!=",)"
                          R"("values":["'); DELETE FROM sales; --"]}])")),
      {R"(SELECT region AS "k""; DROP TABLE sales; --", sum(amount) AS "x' OR 1=1 --" FROM sales )"
       R"(WHERE year = 2024 GROUP BY 1)",
       R"(SELECT region AS "b]`'", sum(amount) AS "x' OR 1=1 --" FROM sales WHERE year = 2023 )"
       R"(GROUP BY 1)"});
  EXPECT_EQ(rows_of(asking),
            (Lines{"East|7|NULL|NULL|NULL", "North|15|10|5|50.0", "South|5|20|-15|-75.0"}));
  EXPECT_EQ(columns_of(asking)[0], "k\"; DROP TABLE sales; --");
  EXPECT_EQ(asking.db.rows("SELECT count(*) FROM sales"), Lines{"6"});
}

// feature 49
TEST(Combine, IncompatiblePartsAreReported) {
  const auto combined = [](const std::string& plan, const Lines& statements) {
    Combining asking;
    std::string answer = asking.run(plan, statements);
    const size_t at = answer.find("the results could not be combined: ");
    return at == std::string::npos ? answer
                                   : answer.substr(at + 35, answer.find(')', at) - at - 35);
  };
  EXPECT_EQ(combined(plan({part("a", "one"), part("b", "two")}, group("union", {"a", "b"})),
                     {"SELECT region, year FROM sales", "SELECT region FROM staff"}),
            R"("a" has 2 columns and "b" has 1; a union needs as many)");
  EXPECT_EQ(combined(plan({part("a", "one"), part("b", "two")}, group("compare", {"a", "b"})),
                     {"SELECT region FROM sales", "SELECT region FROM staff"}),
            "a comparison of several rows needs keys");
  EXPECT_EQ(combined(plan({part("a", "one"), part("b", "two")}, group("compare", {"a", "b"})),
                     {"SELECT max(region) AS x, 1 AS y FROM sales",
                      "SELECT max(region) AS z FROM staff"}),
            R"("a" and "b" have no column in common: x, y; z)");
  EXPECT_EQ(combined(plan({part("a", "one")}, group("standalone", {"a"}),
                          post("sort", R"("order_by":[{"by":"amont"}])")),
                     {"SELECT region, amount FROM sales"}),
            R"(the combined result has no column "amont"; nearest: amount)");
  EXPECT_EQ(combined(plan({part("a", "one")}, group("standalone", {"a"}),
                          post("project", R"("columns":["region"])") + "," +
                              post("filter",
                                   R"("filters":[{"attribute":"amount","op":">","values":[1]}])")),
                     {"SELECT region, amount FROM sales"}),
            R"(the combined result has no column "amount"; it has region)");
}

// A part truncated at max_rows is computed again for the combination.
// feature 49
TEST(Combine, ATruncatedPartIsCombinedInFull) {
  Combining asking;
  asking.run(plan({part("a", "all sales")}, group("standalone", {"a"}),
                  post("aggregate", R"("metrics":[{"name":"n","aggregation":"count"}])")),
             {"SELECT region FROM sales"}, R"({"max_rows":2})");
  EXPECT_EQ(rows_of(asking), Lines{"6"});
}

// Rows that were not read may repeat a key. feature 49
TEST(Combine, ATruncatedPartIsNotComparedByKeys) {
  Combining asking;
  EXPECT_TRUE(has(asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)),
                             {str(kBy2024), str(kBy2023)}, R"({"max_rows":2})"),
                  "could not be combined: \"y24\" was cut"));
}

// feature 51
TEST(Combine, PartsAreRequestedTogether) {
  Combining asking;
  asking.script.then(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)))
      .then(sql(kBy2024))
      .then(sql(kBy2023));
  asking.start(str(kQuestion));
  while (asking.row("write_sql").node.empty()) asking.step();
  EXPECT_EQ(asking.script.requests.size(), 3u);  // both, before the first is checked
}

// feature 51
TEST(Combine, TheSameReplyGivesTheSamePlan) {
  const auto planned = [](const std::string& reply) {
    Combining asking;
    asking.script.then(reply);
    asking.ask(str(kQuestion), "{}", Goal::kPlan);
    const auto& parts = asking.walk->state().plan.parts;
    return parts ? reason::to_json(*parts) : std::string();
  };
  const std::string groups = group("compare", {"y24", "y23"}, kByRegion);
  const std::string first = planned(plan(kYears, groups));
  EXPECT_TRUE(has(first, R"("dag_id":"dag_)")) << first;
  EXPECT_EQ(first, planned(plan(kYears, groups)));
  // Neither the model's names nor the order of the parts count.
  const Lines turned = {kYears[1], kYears[0]};
  const auto hash = [](const std::string& json) {
    return str(parsed_json(json)["content_hash"].get_ref<const std::string&>());
  };
  EXPECT_EQ(hash(first), hash(planned(plan(turned, groups))));
}

// feature 49
TEST(Combine, ResultsOfPrivateColumnsAreWithheld) {
  Combining asking;
  asking.variables["ASK_SUMMARY"] = "model";
  asking.variables["ASK_JUDGE"] = "always";
  asking.variables["ASK_POLICY"] =
      R"({"roles":{"boss":{"allow":["*"]}},"private":["sales.amount"]})";
  asking.variables["ASK_ROLE"] = "boss";
  const std::string answer = asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)),
                                        {str(kBy2024), str(kBy2023)});
  EXPECT_TRUE(has(answer, "South") && has(answer, "-75")) << answer;
  EXPECT_TRUE(asking.walk->state().last_result()->withheld);
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "write_sql", "write_sql"}));
  for (size_t i = 0; i < asking.script.requests.size(); ++i)
    EXPECT_FALSE(has(asking.script.prompt(i), "-75")) << asking.script.prompt(i);
  EXPECT_FALSE(has(asking.row("combine").report.sql, "15"));
}

// feature 42
TEST(Combine, APlanOfTasksIsAcceptedInPlaceOfParts) {
  Combining asking;
  asking.script
      .then(R"({"plan_type":"single","confidence":0.9,"tasks":[{"id":"t1","description":)"
            R"("the sales","sql":"","depends_on":[]}]})")
      .then(sql("SELECT count(*) FROM sales"));
  EXPECT_EQ(asking.ask(str(kQuestion)), "There are 6 sales.\n(read as: Counts the rows of sales.)");
  EXPECT_TRUE(has(asking.script.prompt(0), "sub_queries"));
}

// feature 48
TEST(Combine, TheSettingDecidesTheFormOfAPlan) {
  Combining tasks;
  tasks.ask(str(kQuestion), R"({"plan_form":"tasks"})", Goal::kPlan);
  EXPECT_TRUE(has(tasks.script.prompt(0), "multi-sequential"));
  Combining dag;
  dag.ask("How many sales are there?", R"({"plan_form":"dag"})", Goal::kPlan);
  EXPECT_TRUE(has(dag.script.prompt(0), "sub_queries"));
  Combining simple;
  simple.script.then(sql("SELECT count(*) FROM sales"));
  simple.ask("How many sales are there?");
  EXPECT_EQ(simple.script.steps(), Lines{"write_sql"});
}

// A table of the database must not be read instead of a result.
// feature 49
TEST(Combine, ATableWithTheNameOfAResultIsNotRead) {
  Combining asking;
  asking.db.run(
      "CREATE TABLE df_2(region TEXT, revenue INTEGER); INSERT INTO df_2 VALUES('X', 1);");
  const std::string answer = asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)),
                                        {str(kBy2024), str(kBy2023)});
  EXPECT_TRUE(has(answer, "a table of the database is called df_2")) << answer;
  EXPECT_FALSE(has(answer, "X")) << answer;
}

}  // namespace ask::test::combine_test
