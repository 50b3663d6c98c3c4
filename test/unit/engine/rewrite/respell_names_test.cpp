// Misspelt words of stored names.
#include "agent/engine/rewrite/respell_names.h"

#include <gtest/gtest.h>

#include <string>

#include "test/unit/engine/measured.h"

namespace ask::engine::respell_names_test {
namespace {

constexpr const char* kVets = R"(
  CREATE TABLE vets(id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO vets VALUES(1, 'Piotr Zielinski'), (2, 'Anna Holm');
)";

std::string respelt(const std::string& question) {
  const measured::Measured db(kVets);
  WordSequence words = WordSequence::of_question(question);
  respell_names(words, db.snapshot().values, db.index());
  return words.text();
}

// feature 214
TEST(RespellNames, BesideAnotherWordOfTheName) {
  EXPECT_EQ(respelt("when did piotr zielinsky leave"), "when did piotr zielinski leave");
  EXPECT_EQ(respelt("when did anna zielinsky leave"), "when did anna zielinsky leave");
}

// The time for a hostile text is bounded.
TEST(RespellNames, OnlyTheFirstWordsOfALongText) {
  std::string filling;
  for (int i = 0; i < 200; ++i) filling += "so ";
  const std::string question = filling + "when did piotr zielinsky leave";
  EXPECT_EQ(respelt(question), question);
}

}  // namespace
}  // namespace ask::engine::respell_names_test
