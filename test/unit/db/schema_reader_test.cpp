#include "agent/db/schema/schema_reader.h"

#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "test/unit/support.h"

namespace ask::db::schema_reader_test {
namespace {

using test::Database;
using Texts = std::vector<std::string>;

Catalog read(sqlite3* db) {
  auto catalog = read_catalog(db);
  EXPECT_TRUE(catalog) << catalog.error().message;
  return catalog ? *catalog : Catalog{};
}

Texts tables(const Catalog& catalog) {
  Texts out;
  for (const Table& t : catalog.tables)
    out.push_back(t.schema + "." + t.name + " " + std::string(name(t.kind)));
  return out;
}

Texts columns(const Table& table) {
  Texts out;
  for (const Column& c : table.columns) {
    std::string line = c.name + " " + c.declared_type;
    if (c.primary_key > 0) line += " pk" + std::to_string(c.primary_key);
    if (c.not_null) line += " notnull";
    if (c.is_unique) line += " unique";
    if (c.role == ColumnRole::kHidden) line += " hidden";
    if (c.role == ColumnRole::kGeneratedVirtual) line += " virtual";
    if (c.role == ColumnRole::kGeneratedStored) line += " stored";
    out.push_back(line);
  }
  return out;
}

Texts keys(const Table& table) {
  Texts out;
  for (const ForeignKey& key : table.foreign_keys)
    out.push_back(text::joined(key.columns, ",") + " -> " + key.parent_schema + "." +
                  key.parent_table + "(" + text::joined(key.parent_columns, ",") + ")" +
                  (key.implied ? " implied" : ""));
  return out;
}

TEST(DbSchema, EveryKindOfTableIsListedOnce) {  // feature 19, 21, 22
  Database db(R"(
    CREATE TABLE plain(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, x);
    INSERT INTO plain(name) VALUES ('a');
    CREATE TABLE without(a TEXT, b INT, PRIMARY KEY (b, a)) WITHOUT ROWID;
    CREATE TABLE strict_one(a INT, b ANY) STRICT;
    CREATE TABLE generated(a INT, b INT AS (a + 1), c INT GENERATED ALWAYS AS (a * 2) STORED);
    CREATE VIRTUAL TABLE notes USING fts5(title, body);
    CREATE VIEW named AS SELECT name, id FROM plain;
    CREATE VIEW broken AS SELECT * FROM gone;
    CREATE TEMP TABLE passing(a);
    CREATE TEMP VIEW glance AS SELECT 1 AS one;
    ATTACH ':memory:' AS "other one";
    CREATE TABLE "other one".far(a);
    ANALYZE;)");
  const Catalog catalog = read(db);
  EXPECT_EQ(tables(catalog),
            (Texts{"main.plain table", "main.without table", "main.strict_one table",
                   "main.generated table", "main.notes virtual", "main.named view",
                   "temp.passing table", "temp.glance view", "other one.far table"}));
  EXPECT_EQ(columns(*catalog.find("", "plain")),
            (Texts{"id INTEGER pk1 unique", "name TEXT notnull", "x "}));
  EXPECT_EQ(columns(*catalog.find("", "without")),
            (Texts{"a TEXT pk2 notnull", "b INT pk1 notnull"}));
  EXPECT_TRUE(catalog.find("", "without")->without_rowid);
  EXPECT_FALSE(catalog.find("", "plain")->without_rowid);
  EXPECT_TRUE(catalog.find("", "strict_one")->strict);
  EXPECT_EQ(columns(*catalog.find("", "generated")),
            (Texts{"a INT", "b INT virtual", "c INT stored"}));
  EXPECT_EQ(columns(*catalog.find("", "notes")),
            (Texts{"title ", "body ", "notes  hidden", "rank  hidden"}));
  EXPECT_EQ(columns(*catalog.find("", "named")), (Texts{"name TEXT", "id INTEGER"}));
  EXPECT_EQ(catalog.find("", "named")->sql, "CREATE VIEW named AS SELECT name, id FROM plain");
  EXPECT_EQ(catalog.find("", "plain")->row_count, -1);
  db.run("DROP TABLE notes");  // FTS5 keeps statements of its own open
}

TEST(DbSchema, KeysAreInDeclaredOrder) {  // feature 23
  Database db(R"(
    CREATE TABLE grid(x INT, y INT, z INT, PRIMARY KEY (y, x));
    CREATE TABLE employee(nr INTEGER PRIMARY KEY, boss INT REFERENCES EMPLOYEE(NR));
    CREATE TABLE visit(a INT, b INT, who INT REFERENCES employee, left_over INT REFERENCES gone(a),
                       FOREIGN KEY (a, b) REFERENCES grid,
                       FOREIGN KEY (b, a) REFERENCES grid(x, y),
                       FOREIGN KEY (who) REFERENCES grid);)");
  const Catalog catalog = read(db);
  EXPECT_EQ(keys(*catalog.find("", "visit")),
            (Texts{"who -> main.employee(nr)", "a,b -> main.grid(y,x)", "b,a -> main.grid(x,y)",
                   "who -> main.grid(y)"}));
  EXPECT_EQ(keys(*catalog.find("", "employee")), Texts{"boss -> main.employee(nr)"});
}

TEST(DbSchema, UniqueIndexesMarkSingleColumns) {
  Database db(R"(
    CREATE TABLE t(a PRIMARY KEY, b UNIQUE, c, d, e, f, UNIQUE (c, d));
    CREATE UNIQUE INDEX i1 ON t(e);
    CREATE UNIQUE INDEX i2 ON t(f) WHERE f > 0;
    CREATE UNIQUE INDEX i3 ON t(lower(c));
    CREATE INDEX i4 ON t(d);)");
  EXPECT_EQ(columns(*read(db).find("", "t")),
            (Texts{"a  pk1 unique", "b  unique", "c ", "d ", "e  unique", "f "}));
}

TEST(DbSchema, OddNamesAreKept) {  // feature 22
  Database db(R"(
    CREATE TABLE "; DROP TABLE x; --"("select" INT, "a ""b""" TEXT UNIQUE, "" TEXT, [sp ace] REAL);
    CREATE TABLE ""(a INTEGER PRIMARY KEY);
    CREATE TABLE "order"('it''s' INT REFERENCES ""(a), "Größe" INT REFERENCES "");
    CREATE TABLE pragma_table_xinfo(a);
    CREATE TABLE pragma_table_list(a);)");
  const Catalog catalog = read(db);
  EXPECT_EQ(tables(catalog),
            (Texts{"main.; DROP TABLE x; -- table", "main. table", "main.order table",
                   "main.pragma_table_xinfo table", "main.pragma_table_list table"}));
  EXPECT_EQ(columns(catalog.tables[0]),
            (Texts{"select INT", "a \"b\" TEXT unique", " TEXT", "sp ace REAL"}));
  EXPECT_EQ(keys(catalog.tables[2]), (Texts{"it's -> main.(a)", "Größe -> main.(a)"}));
}

TEST(DbSchema, ImpliedKeysFollowTheNames) {
  Database db(R"(
    CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE city(city_code TEXT PRIMARY KEY, name TEXT);
    CREATE TABLE person(person_id INTEGER PRIMARY KEY);
    CREATE TABLE student(person_id INTEGER PRIMARY KEY, city_code TEXT, name TEXT);
    CREATE TABLE category(cat_nr INTEGER PRIMARY KEY);
    CREATE TABLE orders(order_id INTEGER PRIMARY KEY, CustomerID INT, city_code INT, id INT,
                        name TEXT, category_fk INT, parent_order_id INT);
    CREATE TABLE lines(order_id INT, line INT, customer_id INT REFERENCES person,
                       PRIMARY KEY (order_id, line));
    CREATE VIEW totals AS SELECT order_id, count(*) AS n FROM lines GROUP BY order_id;)");
  const Catalog catalog = read(db);
  EXPECT_EQ(keys(*catalog.find("", "orders")),
            (Texts{"CustomerID -> main.customers(id) implied",
                   "category_fk -> main.category(cat_nr) implied"}));
  EXPECT_EQ(keys(*catalog.find("", "student")),
            (Texts{"person_id -> main.person(person_id) implied",
                   "city_code -> main.city(city_code) implied"}));
  EXPECT_EQ(keys(*catalog.find("", "lines")), (Texts{"customer_id -> main.person(person_id)",
                                                     "order_id -> main.orders(order_id) implied"}));
  EXPECT_EQ(keys(*catalog.find("", "totals")), Texts{"order_id -> main.orders(order_id) implied"});
  EXPECT_TRUE(keys(*catalog.find("", "person")).empty());
  EXPECT_TRUE(keys(*catalog.find("", "customers")).empty());
}

TEST(DbSchema, ImpliedKeysMayNameARole) {  // feature 30
  Database db(R"(
    CREATE TABLE branches(branchid INTEGER PRIMARY KEY, opened_by INT);
    CREATE TABLE members(memberid INTEGER PRIMARY KEY, homebranch INTEGER, num_branches INTEGER,
                         total_branch INTEGER, branch TEXT, manager_id INTEGER);
    CREATE TABLE crew(crew_id INTEGER PRIMARY KEY, crew_hired TEXT, crew_boss INTEGER);
    CREATE TABLE topics(topic_id INTEGER PRIMARY KEY, parent_id INTEGER, amount_topic INTEGER);)");
  const Catalog catalog = read(db);
  EXPECT_EQ(keys(*catalog.find("", "branches")), Texts{"opened_by -> main.crew(crew_id) implied"});
  EXPECT_EQ(keys(*catalog.find("", "members")),
            (Texts{"homebranch -> main.branches(branchid) implied",
                   "manager_id -> main.crew(crew_id) implied"}));
  EXPECT_EQ(keys(*catalog.find("", "crew")), Texts{"crew_boss -> main.crew(crew_id) implied"});
  EXPECT_EQ(keys(*catalog.find("", "topics")), Texts{"parent_id -> main.topics(topic_id) implied"});
}

// feature 30
TEST(DbSchema, AQuantityOrAPartOfAWordIsNoImpliedKey) {
  Database db(R"(
    CREATE TABLE reviews(id INTEGER PRIMARY KEY);
    CREATE TABLE orders(id INTEGER PRIMARY KEY);
    CREATE TABLE branches(id INTEGER PRIMARY KEY);
    CREATE TABLE facts(free_preview INTEGER, UnitsOnOrder INTEGER, items_per_order INTEGER,
                       days_since_order INTEGER, "last order" INTEGER, homeBranch INTEGER,
                       fast_reviews INTEGER);)");
  EXPECT_EQ(keys(*read(db).find("", "facts")), (Texts{"last order -> main.orders(id) implied",
                                                      "homeBranch -> main.branches(id) implied"}));
}

// feature 30
TEST(DbSchema, ACompositeKeyIsReferencedAsAWhole) {
  Database db(R"(
    CREATE TABLE orders(order_no INTEGER PRIMARY KEY);
    CREATE TABLE lines(order_no INT, line_no INT, PRIMARY KEY (order_no, line_no));
    CREATE TABLE discounts(Order_No INT, Line_No INT, pct REAL);
    CREATE TABLE parts(order_no INT, line_no INT, part_no INT,
                       PRIMARY KEY (order_no, line_no, part_no));
    CREATE TABLE texts(order_no INT, line_no TEXT);
    CREATE TABLE lonely(line_no INT);
    CREATE TABLE users(user_id INTEGER PRIMARY KEY);
    CREATE TABLE posts(post_id INTEGER PRIMARY KEY);
    CREATE TABLE likes(user_id INT, post_id INT, PRIMARY KEY (user_id, post_id));
    CREATE TABLE comments(id INTEGER PRIMARY KEY, user_id INT, post_id INT);
    CREATE TABLE prices(order_no INT, day TEXT, PRIMARY KEY (order_no, day));
    CREATE TABLE moods(order_no INT, day TEXT);
    CREATE TABLE seats(room INT, seat_no INT, PRIMARY KEY (room, seat_no));
    CREATE TABLE chairs(room INT, seat_no INT, PRIMARY KEY (room, seat_no));
    CREATE TABLE tickets(room INT, seat_no INT);)");
  const Catalog catalog = read(db);
  const auto of = [&](std::string_view table) { return keys(*catalog.find("", table)); };
  const std::string order = "order_no -> main.orders(order_no) implied";
  EXPECT_EQ(of("discounts"), (Texts{"Order_No -> main.orders(order_no) implied",
                                    "Order_No,Line_No -> main.lines(order_no,line_no) implied"}));
  EXPECT_EQ(of("parts"),
            (Texts{order, "order_no,line_no -> main.lines(order_no,line_no) implied"}));
  EXPECT_EQ(of("lines"), Texts{order});
  EXPECT_EQ(of("texts"), Texts{order}) << "not comparable";
  EXPECT_EQ(of("lonely"), Texts{}) << "a part alone is no key";
  EXPECT_EQ(of("comments"), (Texts{"user_id -> main.users(user_id) implied",
                                   "post_id -> main.posts(post_id) implied"}));
  EXPECT_EQ(of("moods"), Texts{order}) << "a day numbers nothing";
  EXPECT_EQ(of("tickets"), Texts{}) << "two have that key";
  EXPECT_EQ(of("chairs"), Texts{});
}

TEST(DbSchema, ImpliedKeysDoNotContradictDeclaredOnesNorAreAmbiguous) {
  Database db(R"(
    CREATE TABLE head(head_id INTEGER PRIMARY KEY, body_id INT);
    CREATE TABLE body(body_id INTEGER PRIMARY KEY REFERENCES head(body_id), head_id INT);
    CREATE TABLE one(shared INTEGER PRIMARY KEY);
    CREATE TABLE two(shared INTEGER PRIMARY KEY);
    CREATE TABLE three(shared INT);
    CREATE TABLE dim_item(item_nr INTEGER PRIMARY KEY);
    CREATE TABLE staging_item(item_nr INTEGER PRIMARY KEY);
    CREATE TABLE sale(item_nr INT REFERENCES dim_item);
    CREATE TABLE offer(item_nr INT);)");
  const Catalog catalog = read(db);
  EXPECT_EQ(keys(*catalog.find("", "offer")), Texts{"item_nr -> main.dim_item(item_nr) implied"});
  EXPECT_TRUE(keys(*catalog.find("", "head")).empty());
  EXPECT_EQ(keys(*catalog.find("", "body")),
            (Texts{"body_id -> main.head(body_id)", "head_id -> main.head(head_id) implied"}));
  EXPECT_TRUE(keys(*catalog.find("", "three")).empty());
}

TEST(DbSchema, FingerprintDependsOnlyOnTheDefinitions) {  // feature 30
  const auto print = [](const char* script) { return read(Database(script)).fingerprint; };
  const char* a =
      "CREATE TABLE a(x INT); CREATE TABLE b(y TEXT REFERENCES a(x));"
      "CREATE VIEW v AS SELECT x FROM a;";
  const std::string one = print(a);
  EXPECT_EQ(one.size(), 64u);
  EXPECT_EQ(print("CREATE VIEW v AS SELECT x FROM a; CREATE TABLE b(y TEXT REFERENCES a(x));"
                  "CREATE TABLE a(x INT); INSERT INTO a VALUES (1); ANALYZE"),
            one);
  for (const char* change : {"ALTER TABLE a ADD COLUMN z", "DROP VIEW v", "CREATE TABLE c(x)",
                             "CREATE UNIQUE INDEX i ON a(x)", "ALTER TABLE b RENAME TO bb",
                             "DROP VIEW v; CREATE VIEW v AS SELECT x+0 AS x FROM a"}) {
    Database db(a);
    db.run(change);
    EXPECT_NE(read(db).fingerprint, one) << change;
  }
}

TEST(DbSchema, ObjectsTheHostDeniesAreAbsent) {
  Database db(R"(CREATE TABLE open(a, b); CREATE TABLE secret(a);
                 CREATE TABLE half(seen, hidden); CREATE TABLE unlisted(a);)");
  sqlite3_set_authorizer(
      db,
      [](void*, int action, const char* what, const char* detail, const char*, const char*) {
        const std::string_view table = what ? what : "", column = detail ? detail : "";
        if (action == SQLITE_READ && (table == "secret" || column == "hidden")) return SQLITE_DENY;
        if (action == SQLITE_PRAGMA && column == "unlisted") return SQLITE_DENY;
        return SQLITE_OK;
      },
      nullptr);
  const Catalog catalog = read(db);
  EXPECT_EQ(tables(catalog), (Texts{"main.open table", "main.half table"}));
  EXPECT_EQ(columns(*catalog.find("", "half")), Texts{"seen "});
}

TEST(DbSchema, WithoutTheSchemaTablePragmasAreUsed) {
  Database db("CREATE TABLE b(a UNIQUE); CREATE TABLE a(a REFERENCES b(a))");
  sqlite3_set_authorizer(
      db,
      [](void*, int action, const char* what, const char*, const char*, const char*) {
        const bool denied = action == SQLITE_READ && std::string_view(what) == "sqlite_master";
        return denied ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  const Catalog catalog = read(db);
  EXPECT_EQ(tables(catalog), (Texts{"main.a table", "main.b table"}));
  EXPECT_EQ(columns(catalog.tables[1]), Texts{"a  unique"});
  EXPECT_EQ(keys(catalog.tables[0]), Texts{"a -> main.b(a)"});
}

TEST(DbSchema, CorruptSchemaTextIsReportedWithoutItsContent) {
  const test::TempFolder folder;
  const std::string file = folder / "a.db";
  {
    Database db(
        "CREATE TABLE t(a); PRAGMA writable_schema=1;"
        "UPDATE sqlite_schema SET sql='CREATE TABLE t(a,,)'; PRAGMA writable_schema=0",
        file);
  }
  Database db("", file);
  const auto catalog = read_catalog(db);
  ASSERT_FALSE(catalog);
  EXPECT_EQ(catalog.error().code, Code::kDatabaseCorrupt);
  // Neither the name of the object nor its text: a policy may hide them.
  EXPECT_EQ(
      catalog.error().message,
      "malformed database schema: SQLite cannot read a definition in it; a statement that you "
      "run yourself tells which");
}

TEST(DbSchema, AnEmptyDatabaseHasNoTables) {
  const Catalog catalog = read(Database());
  EXPECT_TRUE(catalog.tables.empty());
  EXPECT_EQ(catalog.fingerprint.size(), 64u);
}

}  // namespace
}  // namespace ask::db::schema_reader_test
