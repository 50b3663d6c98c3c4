// feature 190. A hostile database file: views, columns and triggers that SQLite would expand
// without end on a mere look-up. Every call is answered or declined, and no message contains the
// expanded text.
#include <span>

#include "test/faults/tries.h"

namespace ask::faults {
namespace {

constexpr int kMany = 60;
constexpr int kNested = 12;  // the limit of SQLite's parser

// Repeats each piece `count` times; $ is the number and ~ the previous number.
std::string listed(int count, std::string_view piece, std::string_view separator = "") {
  std::string out;
  for (int i = 1; i <= count; ++i) {
    if (i > 1) out += separator;
    for (const char c : piece)
      out += c == '$' ? std::to_string(i) : c == '~' ? std::to_string(i - 1) : std::string(1, c);
  }
  return out;
}

// Views v0 to v60, each made of the one before (v~).
std::string chain(std::string_view body) {
  return "CREATE VIEW v0 AS SELECT id AS x FROM customers;" +
         listed(kMany, "CREATE VIEW v$ AS " + std::string(body) + ";");
}

std::string copies(std::string_view body, int count = 400) {
  return "CREATE VIEW v60 AS " + listed(count, body, " UNION ALL ") + ";";
}

struct Hostile {
  std::string_view name;
  std::string setup;
  bool slow = false;  // seconds under a sanitizer
};

std::vector<Hostile> files() {
  const std::string cases = listed(10'000, "WHEN id=$ THEN $ ");
  return {
      {"read twice", chain("SELECT a.x FROM v~ a, v~ b")},
      {"read by UNION ALL", chain("SELECT x FROM v~ UNION ALL SELECT x FROM v~")},
      {"read by IN", chain("SELECT x FROM v~ WHERE x IN v~")},
      {"read in a column", chain("SELECT x, (SELECT max(x) FROM v~) AS y FROM v~")},
      {"read by WITH", chain("WITH a AS (SELECT x FROM v~) SELECT a.x FROM a, a b")},
      {"hidden by a WITH query",
       chain("SELECT x FROM v~ WHERE x IN (SELECT x FROM v~) OR x IN (WITH v~ AS (SELECT 1 AS x) "
             "SELECT x FROM v~)")},
      {"hidden by comments and quotes",
       chain("SELECT x FROM/*v*/[v~] WHERE x IN--(\n(SELECT x FROM \"v~\") AND 'v~' <> '--'")},
      {"a column copied", chain("SELECT x + x AS x FROM v~")},
      {"a column copied, of a list", chain("SELECT y + y AS x FROM (SELECT x AS y FROM v~)")},
      {"with hints", chain("SELECT x FROM v~ NOT INDEXED WHERE x IN (SELECT x FROM v~)")},
      {"one in the other",
       "CREATE VIEW v60 AS SELECT * FROM customers; CREATE VIEW w AS SELECT * "
       "FROM v60; DROP VIEW v60; CREATE VIEW v60 AS SELECT a.* FROM w a, w b;"},
      {"WITH in WITH", "CREATE VIEW v60 AS " + listed(kNested, "WITH a$ AS (") + "SELECT 1 AS x" +
                           [] {
                             std::string out;
                             for (int i = kNested; i > 0; --i)
                               out += ") SELECT a.x FROM a" + std::to_string(i) + " a, a" +
                                      std::to_string(i) + " b";
                             return out;
                           }()},
      {"a CASE of 10,000", "CREATE VIEW v60 AS SELECT CASE " + cases + "END AS x FROM customers"},
      {"400 copies of a CASE", "CREATE VIEW c AS SELECT CASE " + listed(300, "WHEN id=$ THEN $ ") +
                                   "END AS x FROM customers;" + copies("SELECT x FROM c")},
      {"500 windows", "CREATE VIEW v60 AS SELECT " +
                          listed(500, "sum(id) OVER (ORDER BY id+$) AS x$", ",") +
                          " FROM customers"},
      {"1 MB of text",
       "CREATE VIEW v60 AS SELECT id AS x FROM customers WHERE id IN (" +
           listed(150'000, "$", ",") + ")",
       true},
      {"generated columns",
       "CREATE TABLE v60(id INTEGER, g0 INTEGER," + listed(kMany, "g$ AS (g~ + g~)", ",") + ")"},
      {"2,000 generated columns",
       "CREATE TABLE v60(id INTEGER, g0 INTEGER," + listed(1'900, "g$ AS (g~ + 1)", ",") + ")"},
      {"500 views of one",
       chain("SELECT x FROM v~") + "CREATE VIEW w0 AS SELECT * FROM v60 a, v60 b, v60 c, v60 d;" +
           listed(500,
                  "CREATE VIEW w$ AS SELECT * FROM w0 UNION ALL SELECT * "
                  "FROM w0;"),
       true},
  };
}

}  // namespace

std::vector<Input> hostile_files(bool quick) {
  constexpr std::string_view kCalls[][2] = {
      {"SELECT ask(?)", "How many customers are there?"},
      {"SELECT ask(?, '{\"role\":\"a\",\"policy\":\"{\\\"roles\\\":{\\\"a\\\":[\\\"*\\\"]}}\"}')",
       "How many customers are there?"},
      {"SELECT ask(?, '{\"mode\":\"write\"}')", "ALTER TABLE spare RENAME TO other"},
      {"SELECT ask_sql(?)", "How many v60 are there?"},
      {"SELECT count(*) FROM ask_check(?)", "SELECT * FROM v60 a, v60 b"},
      {"SELECT count(*) FROM ask_schema(?)", "customers"},
      {"SELECT ask(?, '{\"mode\":\"write\"}')", "DELETE FROM orders WHERE id = 99"},
  };
  std::vector<Input> out;
  constexpr size_t kQuickCalls = 3;
  for (const Hostile& file : files())
    for (const auto& call :
         std::span(kCalls).first(quick && file.slow ? kQuickCalls : std::size(kCalls)))
      out.push_back({"views: " + std::string(file.name), "CREATE TABLE spare(a);" + file.setup,
                     std::string(call[0]), std::string(call[1]), &call == &kCalls[0]});
  const std::string trigger =
      "CREATE TRIGGER t AFTER DELETE ON orders BEGIN SELECT count(*) FROM v60; END;";
  out.push_back({"a trigger that reads such views", chain("SELECT a.x FROM v~ a, v~ b") + trigger,
                 "SELECT ask(?, '{\"mode\":\"write\"}')", "DELETE FROM orders WHERE id = 99"});
  out.push_back({"a statement like them", "", "SELECT count(*) FROM ask_check(?)",
                 "WITH v0 AS (SELECT id AS x FROM customers), " +
                     listed(kMany, "v$ AS (SELECT x + x AS x FROM v~)", ",") +
                     " SELECT x FROM v60"});
  return out;
}

}  // namespace ask::faults
