// Plans in parts, made by a model: sub-queries, their combination by code, and what happens to what
// cannot be combined.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "agent/reason/decomposition.h"
#include "agent/score/band.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::combine_test {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kSales =
    "CREATE TABLE sales(id INTEGER PRIMARY KEY, region TEXT, year INTEGER, amount INTEGER);"
    "INSERT INTO sales(region, year, amount) VALUES('North',2023,10),('North',2024,15),"
    "('South',2023,20),('South',2024,5),('East',2024,7),('West',2023,3);"
    "CREATE TABLE staff(id INTEGER PRIMARY KEY, region TEXT, name TEXT);"
    "INSERT INTO staff(region, name) VALUES('North','Ann'),('South','Bob'),('South','Cy');";
constexpr std::string_view kQuestion = "Compare the sales of 2024 and 2023.";
constexpr std::string_view kBy2024 =
    "SELECT region, sum(amount) AS revenue FROM sales WHERE year = 2024 GROUP BY region";
constexpr std::string_view kBy2023 =
    "SELECT region, sum(amount) AS revenue FROM sales WHERE year = 2023 GROUP BY region";

std::string sql(std::string_view statement) {
  return json_text({{"reasoning", "r"}, {"sql", statement}});
}
std::string part(std::string_view id, std::string_view intent, std::string_view more = "") {
  return R"({"id":")" + str(id) + R"(","intent":")" + str(intent) + R"(","label":")" + str(id) +
         "\"" + str(more) + "}";
}
std::string group(std::string_view op, const Lines& inputs, std::string_view keys = "[]") {
  std::string out = R"({"id":"g","op":")" + str(op) + R"(","keys":)" + str(keys) + R"(,"inputs":[)";
  for (size_t i = 0; i < inputs.size(); ++i)
    out += (i == 0 ? "" : ",") + (R"({"sub_query":")" + inputs[i] + R"("})");
  return out + "]}";
}
std::string plan(const Lines& parts, const std::string& groups, const std::string& post = "",
                 const std::string& unmapped = "") {
  std::string out = R"({"sub_queries":[)";
  for (size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : ",") + parts[i];
  return out + R"(],"groups":[)" + groups + R"(],"post":[)" + post + R"(],"unmapped":[)" +
         unmapped + R"(],"confidence":0.9})";
}
std::string post(std::string_view kind, std::string_view rest) {
  return R"({"group":"g","kind":")" + str(kind) + "\"," + str(rest) + "}";
}

constexpr std::string_view kByRegion = R"([{"left":"region","right":"region"}])";
const Lines kYears = {part("y24", "revenue by region in 2024"),
                      part("y23", "revenue by region in 2023")};

// The cells of the last result, a line for each row.
Lines rows_of(const ModelAsking& asking) {
  Lines out;
  const ResultSet* rows = asking.walk->state().last_result();
  if (!rows) return out;
  for (const auto& row : rows->rows) {
    std::string line;
    for (const Value& value : row) line += (line.empty() ? "" : "|") + display(value);
    out.push_back(line);
  }
  return out;
}
Lines columns_of(const ModelAsking& asking) {
  const ResultSet* rows = asking.walk->state().last_result();
  return rows ? rows->columns : Lines();
}

struct Combining : ModelAsking {
  Combining() : ModelAsking(kSales) { variables = {{"ASK_SUMMARY", "code"}}; }
  std::string run(const std::string& plan, const Lines& statements,
                  std::string_view options = "{}") {
    script.then(plan);
    for (const std::string& statement : statements) script.then(sql(statement));
    return ask(str(kQuestion), options);
  }
};

}  // namespace

// feature 48, 49
TEST(Combine, ComparesByKeysAndKeepsRowsOfOneSide) {
  Combining asking;
  asking.run(plan(kYears, group("compare", {"y24", "y23"}, kByRegion)),
             {str(kBy2024), str(kBy2023)});
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "write_sql", "write_sql"}));
  EXPECT_EQ(columns_of(asking), (Lines{"region", "revenue_left", "revenue_right", "revenue_change",
                                       "revenue_percent"}));
  // The same by hand.
  EXPECT_EQ(rows_of(asking),
            asking.db.rows("SELECT region, a, b, a - b, round(100.0 * (a - b) / abs(b), 1) FROM "
                           "(SELECT region, sum(amount) FILTER (WHERE year = 2024) AS a, "
                           "sum(amount) FILTER (WHERE year = 2023) AS b FROM sales GROUP BY region)"
                           " ORDER BY region"));
  EXPECT_EQ(rows_of(asking), (Lines{"East|7|NULL|NULL|NULL", "North|15|10|5|50.0",
                                    "South|5|20|-15|-75.0", "West|NULL|3|NULL|NULL"}));
  // A step of the trace, whose statement reads kept results and is kept itself.
  EXPECT_EQ(asking.row("combine").status, "ok");
  EXPECT_TRUE(has(asking.row("run_sql").report.sql, R"(FROM "df_1" AS "one" FULL JOIN "df_2")"));
  EXPECT_TRUE(has(asking.row("run_sql").report.detail, R"("result_id":"df_3")"));
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
TEST(Combine, UnitesPartsBelowTheirLabels) {
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
TEST(Combine, AStandalonePartIsToldAsItIs) {
  Combining asking;
  EXPECT_EQ(asking.run(plan({part("a", "how many sales")}, group("standalone", {"a"})),
                       {"SELECT count(*) FROM sales"}),
            "There are 6 sales.\n(read as: Counts the rows of sales.)");
  EXPECT_EQ(asking.row("combine").status, "ok");
  EXPECT_EQ(asking.walk->state().tasks.size(), 1u);
}

// Filter, sort and limit in one operation or in three: the first of what is left, never the
// filtered of the first. feature 50
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
  // The other way round: the first two rows of all, then those that pass.
  Combining turned;
  turned.run(plan(parts, group("standalone", {"a"}),
                  post("sort", R"("order_by":[{"by":"id"}])") + "," +
                      post("limit", R"("limit":3)") + "," + post("filter", filters)),
             statement);
  EXPECT_EQ(rows_of(turned), (Lines{"1|North|10", "2|North|15"}));
}

// feature 50
TEST(Combine, AggregatesProjectsAndSortsByWhatIsNoLongerShown) {
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
TEST(Combine, EveryFilter) {
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
TEST(Combine, AJoinWithoutKeysIsPlannedAgain) {
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
TEST(Combine, AKeyThatIsNotThereIsNamedWithTheNearest) {
  // Planned: the columns that the parts are to give are known.
  Combining early;
  const std::string gives = R"(,"expected":["region","revenue"])";
  early.script
      .then(plan({part("a", "a", gives), part("b", "b", gives)},
                 group("compare", {"a", "b"}, R"([{"left":"regon","right":"region"}])")))
      .then("no");
  early.ask(str(kQuestion));
  EXPECT_TRUE(has(early.script.prompt(1), R"(a key "regon" that no expected column)"));
  EXPECT_TRUE(has(early.script.prompt(1), "nearest: region"));
  // Run: the parts are told, and why they are not combined.
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
TEST(Combine, ASubQueryMustGiveTheColumnsThatWereExpected) {
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

// feature 51
TEST(Combine, ThePartsAreAskedForAtOnce) {
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
  // Neither the names that the model gives nor the order of the parts count.
  const Lines turned = {kYears[1], kYears[0]};
  const auto hash = [](const std::string& json) {
    return str(parsed_json(json)["content_hash"].get_ref<const std::string&>());
  };
  EXPECT_EQ(hash(first), hash(planned(plan(turned, groups))));
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
  // A schema that is not there is planned again.
  Combining wrong;
  wrong.script.then(plan({part("a", "a", R"(,"schema":"aux2")")}, group("standalone", {"a"})))
      .then("no");
  wrong.ask(str(kQuestion));
  EXPECT_TRUE(has(wrong.script.prompt(1), R"(names the schema "aux2"; there is main)"));
}

// feature 52
TEST(DataSource, AModelThatReadsOutsideTheScopeWritesAgain) {
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
TEST(DataSource, StatisticsAndValuesAreThoseOfTheScope) {
  Combining asking;
  asking.variables["ASK_MODEL"] = "builtin";
  asking.db.run("ATTACH ':memory:' AS arch; CREATE TABLE arch.sales(id INTEGER PRIMARY KEY, region "
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

// feature 49
TEST(Combine, WhatIsMadeOfPrivateColumnsIsWithheld) {
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
TEST(Combine, TasksAreTakenWherePartsWereAskedFor) {
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

// A table of the database must not be read in place of a result.
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
