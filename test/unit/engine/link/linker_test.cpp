#include "agent/engine/link/linker.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "test/unit/engine/catalog_of_tests.h"

namespace ask::engine::linker_test {
namespace {

using catalog_of_tests::column;
using catalog_of_tests::table;

// Two tables with a few values, as stored in a snapshot.
db::Snapshot concerts() {
  using enum db::DataKind;
  db::Snapshot s;
  s.catalog.tables = {
      table("singer", {column("Singer_ID", kInteger, 1), column("Singer_Name", kText),
                       column("Country", kText), column("Age", kInteger), column("Sex", kText),
                       column("birthdate", kDate)}),
      table("stadium", {column("id", kInteger, 1), column("name", kText),
                        column("seatingcapacity", kInteger), column("weight_kg", kReal)})};
  s.measured = true;
  s.values.add(0, 1, "Joe Sharp");
  s.values.add(0, 2, "France");
  s.values.add(0, 2, "United States");
  s.values.add(0, 4, "F");
  s.values.add(1, 1, "Stark's Park");
  s.values.add(1, 1, "blue");
  return s;
}

// The mentions of a kind, as "words=meaning@score", in the lattice's order.
std::vector<std::string> mentions(std::string_view question, MentionKind kind,
                                  const db::Snapshot& s = concerts()) {
  const SchemaIndex index(s.catalog);
  const Lattice lattice = link(question, s, index);
  std::vector<std::string> out;
  for (const Mention& m : lattice.mentions) {
    if (m.kind != kind) continue;
    std::string words;
    for (uint32_t i = m.begin; i < m.end; ++i)
      words += (i > m.begin ? " " : "") + lattice.tokens[i].text;
    std::string what;
    if (m.kind == MentionKind::kTable) what = s.catalog.tables[m.table].name;
    if (m.kind == MentionKind::kColumn) {
      const db::Table& t = s.catalog.tables[m.table];
      what = t.name + "." + t.columns[m.column].name;
    }
    if (m.kind == MentionKind::kValue) what = m.found ? m.text : "?" + m.text;
    out.push_back(fmt::format("{}={}@{:.2f}", words, what, m.score));
  }
  return out;
}

bool has(const std::vector<std::string>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

using Strings = std::vector<std::string>;

// feature 34
TEST(Linker, FindsTablesByInflectionStemAndSynonym) {
  EXPECT_EQ(mentions("singer", MentionKind::kTable), Strings{"singer=singer@1.00"});
  EXPECT_EQ(mentions("singers", MentionKind::kTable), Strings{"singers=singer@0.97"});
  EXPECT_EQ(mentions("arenas", MentionKind::kTable), Strings{"arenas=stadium@0.75"});
  EXPECT_EQ(mentions("stadum", MentionKind::kTable), Strings{"stadum=stadium@0.82"});
  EXPECT_EQ(mentions("the of zebra", MentionKind::kTable), Strings{});
}

TEST(Linker, TableWordsAreOptionalInColumnNames) {
  const Strings found = mentions("singer name", MentionKind::kColumn);
  EXPECT_EQ(found[0], "singer name=singer.Singer_Name@1.00");
  EXPECT_TRUE(has(found, "name=stadium.name@1.00"));
  EXPECT_TRUE(has(found, "name=singer.Singer_Name@0.93"));
}

TEST(Linker, UnitsAreNearlyOptionalAndGluedNamesAreSplit) {
  EXPECT_TRUE(has(mentions("weight", MentionKind::kColumn), "weight=stadium.weight_kg@0.94"));
  EXPECT_TRUE(
      has(mentions("date of birth", MentionKind::kColumn), "date of birth=singer.birthdate@1.00"));
  EXPECT_TRUE(has(mentions("seating capacity", MentionKind::kColumn),
                  "seating capacity=stadium.seatingcapacity@1.00"));
}

// feature 36
TEST(Linker, FindsValuesByTheirWordsLongestFirst) {
  EXPECT_EQ(mentions("songs of Joe Sharp", MentionKind::kValue),
            Strings{"Joe Sharp=Joe Sharp@0.96"});
  EXPECT_EQ(mentions("shows in stark's park", MentionKind::kValue),
            Strings{"stark 's park=Stark's Park@0.96"});
}

TEST(Linker, DemonymsFindCountriesAndSexesTheirLetter) {
  EXPECT_EQ(mentions("how many French singers", MentionKind::kValue),
            Strings{"French=France@0.89"});
  EXPECT_EQ(mentions("who comes from the USA", MentionKind::kValue),
            Strings{"USA=United States@0.85"});
  EXPECT_EQ(mentions("count the female singers", MentionKind::kValue), Strings{"female=F@0.81"});
}

TEST(Linker, QuotedTextAndUnstoredNamesAreValuesToo) {
  EXPECT_EQ(mentions("songs called \"Nowhere Man\"", MentionKind::kValue),
            Strings{"Nowhere Man=?Nowhere Man@0.60"});
  EXPECT_EQ(mentions("is Boris van Damme a singer?", MentionKind::kValue),
            Strings{"Boris van Damme=?Boris van Damme@0.40"});
  EXPECT_EQ(mentions("Show the Age of all", MentionKind::kValue), Strings{});
}

TEST(Linker, FindsNamesStoredInTwoColumns) {
  db::Snapshot s;
  s.catalog.tables = {table(
      "member", {column("fname", db::DataKind::kText), column("lname", db::DataKind::kText)})};
  s.values.add(0, 0, "Linda");
  s.values.add(0, 1, "Smith");
  s.values.add(0, 0, "Ship");
  const SchemaIndex index(s.catalog);
  const Lattice value = link("clubs of \"Linda Smith\"", s, index);
  const Mention& both = value.mentions[value.first_at[2]];
  EXPECT_EQ(both.text + "/" + both.rest, "Linda/Smith");
  EXPECT_EQ(both.column, 0u);
  EXPECT_EQ(both.rest_column, 1u);
  const Lattice names = link("the full names", s, index);
  const Mention& full = names.mentions[names.first_at[1]];
  EXPECT_EQ(full.column, 0u);
  EXPECT_EQ(full.rest_column, 1u);
  EXPECT_EQ(mentions("what was shipped", MentionKind::kValue, s), Strings{});
}

// feature 36
TEST(Linker, FindsPartsOfValuesAndTypos) {
  db::Snapshot s = concerts();
  s.values.add(1, 1, "Billy Cobham Hall");
  EXPECT_TRUE(has(mentions("shows in the Cobham", MentionKind::kValue, s),
                  "Cobham=Billy Cobham Hall@0.55"));
  EXPECT_TRUE(has(mentions("shows in \"Billy Cobam Hall\"", MentionKind::kValue, s),
                  "Billy Cobam Hall=Billy Cobham Hall@0.60"));
}

// feature 190
TEST(Linker, AnyBytesGiveALattice) {
  const db::Snapshot s = concerts();
  const SchemaIndex index(s.catalog);
  for (const std::string& text :
       {std::string("\xFF\xFE'\"\0x", 6), std::string(5000, '"'), std::string(3000, '\''),
        std::string(100000, 'a'), std::string()}) {
    const Lattice lattice = link(text, s, index);
    ASSERT_EQ(lattice.first_at.size(), lattice.tokens.size() + 1);
    for (const Mention& m : lattice.mentions) {
      EXPECT_LT(m.begin, m.end);
      EXPECT_LE(m.end, lattice.tokens.size());
    }
  }
}

TEST(Linker, FirstAtPointsToTheMentionsOfEachToken) {
  const db::Snapshot s = concerts();
  const SchemaIndex index(s.catalog);
  const Lattice lattice = link("name and age of singers", s, index);
  for (uint32_t i = 0; i < lattice.tokens.size(); ++i)
    for (uint32_t m = lattice.first_at[i]; m < lattice.first_at[i + 1]; ++m)
      EXPECT_EQ(lattice.mentions[m].begin, i);
  EXPECT_EQ(lattice.first_at.back(), lattice.mentions.size());
}

}  // namespace
}  // namespace ask::engine::linker_test
