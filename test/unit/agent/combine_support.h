// Plans in parts as a model replies them, and a question that is asked with them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/json_text.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::combine_test {

using Lines = std::vector<std::string>;

inline constexpr std::string_view kSales =
    "CREATE TABLE sales(id INTEGER PRIMARY KEY, region TEXT, year INTEGER, amount INTEGER);"
    "INSERT INTO sales(region, year, amount) VALUES('North',2023,10),('North',2024,15),"
    "('South',2023,20),('South',2024,5),('East',2024,7),('West',2023,3);"
    "CREATE TABLE staff(id INTEGER PRIMARY KEY, region TEXT, name TEXT);"
    "INSERT INTO staff(region, name) VALUES('North','Ann'),('South','Bob'),('South','Cy');";
inline constexpr std::string_view kQuestion = "Compare the sales of 2024 and 2023.";
inline constexpr std::string_view kBy2024 =
    "SELECT region, sum(amount) AS revenue FROM sales WHERE year = 2024 GROUP BY region";
inline constexpr std::string_view kBy2023 =
    "SELECT region, sum(amount) AS revenue FROM sales WHERE year = 2023 GROUP BY region";

inline std::string sql(std::string_view statement) {
  return json_text({{"reasoning", "r"}, {"sql", statement}});
}
inline std::string part(std::string_view id, std::string_view intent, std::string_view more = "") {
  return R"({"id":")" + str(id) + R"(","intent":")" + str(intent) + R"(","label":")" + str(id) +
         "\"" + str(more) + "}";
}
inline std::string group(std::string_view op, const Lines& inputs, std::string_view keys = "[]") {
  std::string out = R"({"id":"g","op":")" + str(op) + R"(","keys":)" + str(keys) + R"(,"inputs":[)";
  for (size_t i = 0; i < inputs.size(); ++i)
    out += (i == 0 ? "" : ",") + (R"({"sub_query":")" + inputs[i] + R"("})");
  return out + "]}";
}
inline std::string plan(const Lines& parts, const std::string& groups, const std::string& post = "",
                        const std::string& unmapped = "") {
  std::string out = R"({"sub_queries":[)";
  for (size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : ",") + parts[i];
  return out + R"(],"groups":[)" + groups + R"(],"post":[)" + post + R"(],"unmapped":[)" +
         unmapped + R"(],"confidence":0.9})";
}
inline std::string post(std::string_view kind, std::string_view rest) {
  return R"({"group":"g","kind":")" + str(kind) + "\"," + str(rest) + "}";
}

inline constexpr std::string_view kByRegion = R"([{"left":"region","right":"region"}])";
inline const Lines kYears = {part("y24", "revenue by region in 2024"),
                             part("y23", "revenue by region in 2023")};

// The cells of the last result, a line for each row.
inline Lines rows_of(const ModelAsking& asking) {
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
inline Lines columns_of(const ModelAsking& asking) {
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

}  // namespace ask::test::combine_test
