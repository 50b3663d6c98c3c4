#include "agent/db/schema/ddl_comments.h"

#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "agent/db/schema/comment_notes.h"
#include "agent/db/schema/schema_reader.h"
#include "test/unit/support.h"

namespace ask::db::ddl_comments_test {
namespace {

using test::Database;
using Texts = std::vector<std::string>;

Catalog read(const std::string& sql) {
  Database db(sql);
  auto catalog = read_catalog(db);
  EXPECT_TRUE(catalog) << catalog.error().message;
  return catalog ? *catalog : Catalog{};
}

// "column: comment" of the first table, those alone on their lines with a "+".
Texts comments(const std::string& sql) {
  const Catalog catalog = read(sql);
  Texts out;
  for (const DdlComment& c : ddl_comments(catalog.tables.at(0)))
    out.push_back(
        (c.column < 0 ? "*" : catalog.tables[0].columns[static_cast<size_t>(c.column)].name) +
        (c.heading ? "+: " : ": ") + c.text);
  return out;
}

// What the notes say: "object synonyms|unit|code=name ...|condition".
Texts notes(const std::string& sql) {
  Texts out;
  for (const Note& note : notes_of_comments(read(sql))) {
    std::string line = note.object + " " + text::joined(note.synonyms, ",") + "|" + note.unit + "|";
    for (const auto& [code, names] : note.values) line += code + "=" + names.at(0) + " ";
    out.push_back(line + "|" + note.condition);
  }
  return out;
}

TEST(DdlComments, BelongToTheColumnOnWhoseLineTheyEnd) {  // feature 28
  EXPECT_EQ(comments("CREATE TABLE t( -- lent things\n"
                     "  a INTEGER, -- first\n"
                     "  b TEXT /* second */, c TEXT, /* third */\n"
                     "  /* fourth */ d TEXT DEFAULT '--no', -- goes on\n"
                     "                                      -- below\n"
                     "  -- before e\n"
                     "  e DECIMAL(10, 2) -- the last, CHECKed\n"
                     "    CHECK (e > 0 /* inside */),\n"
                     "  \"odd, name\" TEXT, -- quoted\n"
                     "  -- of a constraint\n"
                     "  UNIQUE (a, b) -- this too\n"
                     ")"),
            (Texts{"*: lent things", "a: first", "b: second", "c: third", "d: fourth",
                   "d: goes on, below", "e+: before e", "e: the last, CHECKed", "e: inside",
                   "odd, name: quoted"}));
}

TEST(DdlComments, ACommaThatBeginsALineIsOfTheNextColumn) {
  EXPECT_EQ(
      comments("CREATE TABLE t(\n  a TEXT\n, b INT -- second\n-- before c\n, c TEXT\n-- old\n)"),
      (Texts{"b: second", "c+: before c", "c+: old"}));
}

TEST(DdlComments, ThatTellOfOtherThingsGiveNoNames) {
  EXPECT_EQ(notes("CREATE TABLE visits( -- patient, doctor\n"
                  " patient_id INT,\n doctor TEXT,\n"
                  " store_id INT, -- NULL means all stores\n"
                  " qty INT -- number\n)"),
            (Texts{R"("main"."visits" |||)", R"("main"."visits"."store_id" |||)",
                   R"("main"."visits"."qty" |||)"}));
}

TEST(DdlComments, OpenAndEmptyOnesDoNoHarm) {
  EXPECT_EQ(comments("CREATE TABLE t(a INT --\n, b INT /**/, c INT -- x\n)"), (Texts{"c: x"}));
  EXPECT_EQ(comments("CREATE TABLE t(a INT)"), Texts{});
  EXPECT_EQ(comments("CREATE TABLE t AS SELECT 1 AS a -- gone\n"), Texts{});
}

TEST(DdlComments, CodesAndWhatTheyMeanAreRead) {  // feature 28
  EXPECT_EQ(notes("CREATE TABLE t(\n"
                  " a TEXT, -- P pending, A accepted, X called off\n"
                  " b INT, -- 1 = professional trader, 0 = private seller\n"
                  " c TEXT, -- OUT (checked out), HOLD\n"
                  " d TEXT, -- status: N new; D done\n"
                  " e TEXT, -- held, called off, planned\n"
                  " f INT, -- 1=yes 0=no\n"
                  " g TEXT, -- sgl = single, dbl = double\n"
                  " h TEXT, -- UTC time\n"
                  " i TEXT -- 'R' - red (as the door) / 'B' - blue\n"
                  ")"),
            (Texts{R"("main"."t"."a" ||P=pending A=accepted X=called off |)",
                   R"("main"."t"."b" ||1=professional trader 0=private seller |)",
                   R"("main"."t"."c" ||OUT=checked out |)",
                   R"("main"."t"."d" status||N=new D=done |)", R"("main"."t"."e" |||)",
                   R"("main"."t"."f" |||)", R"("main"."t"."g" ||sgl=single dbl=double |)",
                   R"("main"."t"."h" |||)", R"("main"."t"."i" ||R=red B=blue |)"}));
}

TEST(DdlComments, OtherWordsUnitsAndWhatIsMissingAreRead) {  // feature 28
  EXPECT_EQ(notes("CREATE TABLE t( -- the departures: one run of a tour\n"
                  " a TEXT, -- insurer, NULL = self payer\n"
                  " b INT, -- hire price in pence\n"
                  " c INT, -- in minutes\n"
                  " d TEXT, -- NULL means not staffed\n"
                  " e REAL, -- per night\n"
                  " f TEXT -- a rather long remark about what this is for\n"
                  ")"),
            (Texts{R"("main"."t" departures|||)", R"("main"."t"."a" insurer|||)",
                   R"("main"."t"."self payer" |||"a" IS NULL)",
                   R"("main"."t"."b" hire price|pence||)", R"("main"."t"."c" |minutes||)",
                   R"("main"."t"."d" |||)", R"("main"."t"."not staffed" |||"d" IS NULL)",
                   R"("main"."t"."e" |||)", R"("main"."t"."f" |||)"}));
}

TEST(DdlComments, UnitsAreReadWhereverTheyStand) {  // feature 28
  const auto unit = [](const std::string& comment) {
    const std::vector<Note> found =
        notes_of_comments(read("CREATE TABLE t(a INTEGER -- " + comment + "\n)"));
    return found.empty() ? std::string("none") : found[0].unit;
  };
  for (const char* comment :
       {"in cents per month", "cents per km", "in cents, without VAT",
        "price of admission, in cents", "weekend rate (cents)", "in euro cents"})
    EXPECT_EQ(unit(comment), "cents") << comment;
  EXPECT_EQ(unit("[min]"), "min");
  EXPECT_EQ(unit("waiting time (minutes)"), "minutes");
  EXPECT_EQ(unit("minutes, rounded to 5"), "minutes");
  EXPECT_EQ(unit("weight when empty, in grams"), "grams");
  for (const char* comment : {"kg per m2", "the hours of opening", "days", "who works many hours"})
    EXPECT_EQ(unit(comment), std::string_view(comment) == "days" ? "days" : "") << comment;
}

TEST(DdlComments, LettersThatAbbreviateAreCodes) {  // feature 28
  EXPECT_EQ(notes("CREATE TABLE t(\n"
                  " a TEXT, -- s small, m medium, l large\n"
                  " b TEXT, -- 'c' cash, 't' transfer\n"
                  " c TEXT, -- as it is, or not at all\n"
                  " d INT, -- 1 (low) to 3 (high)\n"
                  " e TEXT, -- private\n"
                  " f TEXT -- A (excellent), B (good)\n"
                  ")"),
            (Texts{R"("main"."t"."a" ||s=small m=medium l=large |)",
                   R"("main"."t"."b" ||c=cash t=transfer |)", R"("main"."t"."c" |||)",
                   R"("main"."t"."d" ||1=low 3=high |)", R"("main"."t"."e" |||)",
                   R"("main"."t"."f" ||A=excellent B=good |)"}));
}

TEST(DdlComments, AreBounded) {
  std::string sql = "CREATE TABLE t(a TEXT /* ";
  for (int i = 0; i < 5'000; ++i)
    sql += "C" + std::to_string(i) + " name" + std::to_string(i) + ", ";
  const std::vector<Note> found = notes_of_comments(read(sql + " */)"));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_LE(found[0].values.size(), 40U);
  EXPECT_LE(found[0].description.size(), kLongestDescription);
}

}  // namespace
}  // namespace ask::db::ddl_comments_test
