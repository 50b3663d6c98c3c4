#include "agent/engine/schema/key_roles.h"

#include <gtest/gtest.h>

#include "agent/engine/text/tokenizer.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::key_roles_test {
namespace {

using Strings = std::vector<std::string>;

constexpr const char* kFilms = R"(
  CREATE TABLE people(person_id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE airports(code TEXT PRIMARY KEY, city TEXT);
  CREATE TABLE films(id INTEGER PRIMARY KEY, title TEXT,
                     director_id INTEGER REFERENCES people(person_id),
                     person_id INTEGER REFERENCES people(person_id),
                     destination_code TEXT REFERENCES airports(code));
)";

Strings roles(const measured::Measured& db, std::string_view child, std::string_view parent) {
  Strings out;
  for (const uint32_t w : role_words(db.column(child), db.column(parent), db.index()))
    out.push_back(db.index().word(w).text);
  return out;
}

TEST(KeyRoles, AreTheWordsOfAKeyBeyondTheNamesOfItsParent) {
  const measured::Measured db(kFilms);
  EXPECT_EQ(roles(db, "films.director_id", "people.person_id"), Strings{"director"});
  EXPECT_EQ(roles(db, "films.destination_code", "airports.code"), Strings{"destination"});
  EXPECT_EQ(roles(db, "films.person_id", "people.person_id"), Strings{});
}

TEST(KeyRoles, OfEachEdgeOfTheGraph) {
  const measured::Measured db(kFilms);
  const auto all = key_roles(db.graph(), db.index());
  ASSERT_EQ(all.size(), db.graph().edges().size());
  for (size_t i = 0; i < all.size(); ++i) {
    const JoinEdge& edge = db.graph().edges()[i];
    EXPECT_EQ(all[i], role_words({edge.child, edge.child_columns[0]},
                                 {edge.parent, edge.parent_columns[0]}, db.index()));
  }
}

TEST(KeyRoles, AVerbAndItsAgentNounAreOneRole) {
  const auto same = [](std::string_view asked, std::string_view word) {
    const Token token = tokenize(asked).at(0);
    const Token other = tokenize(word).at(0);
    return same_role(token, {other.folded, other.lemma, other.stem});
  };
  EXPECT_TRUE(same("directors", "director"));
  EXPECT_TRUE(same("directed", "director"));
  EXPECT_TRUE(same("winner", "win"));
  EXPECT_TRUE(same("taught", "instructor"));
  EXPECT_FALSE(same("directed", "winner"));
  EXPECT_FALSE(same("city", "director"));
}

}  // namespace
}  // namespace ask::engine::key_roles_test
