#include "agent/engine/rewrite/word_sequence.h"

#include <gtest/gtest.h>

#include <string>

#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

// "word[original text]" of each token of the rewritten question.
std::string word_origins(std::string_view question, const WordSequence& words) {
  const std::string text = words.text();
  std::vector<Token> tokens = tokenize(text);
  words.place(question, tokens);
  std::string out;
  for (const Token& token : tokens)
    out += (out.empty() ? "" : " ") + token.text + "[" +
           std::string(question.substr(token.source.begin, token.source.end - token.source.begin)) +
           "]";
  return out;
}

TEST(WordSequence, KeepsTextAndPlainForms) {
  const auto words = WordSequence::of_question("Which  city, please?");
  ASSERT_EQ(words.size(), 4U);
  EXPECT_EQ(words[1], "");  // between two blanks
  EXPECT_EQ(words[2], "city,");
  EXPECT_EQ(words.plain(2), "city");
  EXPECT_EQ(words.plain(3), "please");
  EXPECT_EQ(words.plain(4), "");
  EXPECT_EQ(words.text(), "Which  city, please?");
  EXPECT_EQ(words.version(), 0U);
  EXPECT_EQ(WordSequence::of_question("").text(), "");
  EXPECT_EQ(WordSequence::of_phrase("").size(), 1U);
}

TEST(WordSequence, UnchangedTokensKeepTheirOwnBytes) {
  const std::string question = "Orders of \"Black Tea\", by Ann's shop?";
  auto words = WordSequence::of_question(question);
  words.set(5, "Ann's");
  EXPECT_EQ(word_origins(question, words),
            "Orders[Orders] of[of] Black Tea[\"Black Tea\"] ,[,] by[by] Ann[Ann] 's['s] "
            "shop[shop] ?[?]");
}

TEST(WordSequence, ReplacedWordsTakeThePlaceOfOldOnes) {
  const std::string question = "who reports to Ann?";
  auto words = WordSequence::of_question(question);
  words.replace(0, 3, {"whose", "manager", "is"});
  words.replace(0, 0, {"which", "people"});
  EXPECT_EQ(words.text(), "which people whose manager is Ann?");
  EXPECT_EQ(word_origins(question, words),
            "which[who reports to] people[who reports to] whose[who reports to] "
            "manager[who reports to] is[who reports to] Ann[Ann] ?[?]");
}

TEST(WordSequence, PlacesNewWordsBetweenKeptOnes) {
  const std::string question = "how long does a ride take, by city";
  auto words = WordSequence::of_question(question);
  words.replace(0, 6, {"what", "is", "a", words.plain_word(4), "duration,"});
  EXPECT_EQ(word_origins(question, words),
            "what[how long does] is[how long does] a[a] ride[ride] duration[take] ,[take] "
            "by[by] city[city]");
}

TEST(WordSequence, PlacesMovedAndRepeatedWords) {
  const std::string question = "who is Mimi's mentor";
  auto words = WordSequence::of_question(question);
  WordSequence by{"who", "is", "the", "mentor", "of"};
  by.append(words.part(2, 3));
  by.cut_last(5, 2);
  words.replace(0, words.size(), by);
  EXPECT_EQ(word_origins(question, words),
            "who[who] is[is] the[is] mentor[mentor] of[mentor] Mimi[Mimi]");
}

TEST(WordSequence, WordsWithoutPlacesTakeThoseOfTheirNeighbours) {
  const std::string question = "order 15 of Ann";
  auto words = WordSequence::of_question(question);
  words.replace(1, 1, {"with", "id", words.word(1)});
  words.replace(0, 0, {"the"});
  EXPECT_EQ(word_origins(question, words),
            "the[order] order[order] with[order] id[order] 15[15] of[of] Ann[Ann]");
}

TEST(WordSequence, ErasesAndRotates) {
  const std::string question = "excluding refunds, how many orders";
  auto words = WordSequence::of_question(question);
  words.cut_last(1);
  words.rotate(2);
  EXPECT_EQ(words.text(), "how many orders excluding refunds");
  EXPECT_EQ(word_origins(question, words),
            "how[how] many[many] orders[orders] excluding[excluding] refunds[refunds]");
  words.erase(0, 2);
  words.add(0, "!");
  words.end_with("?");
  EXPECT_EQ(words.text(), "orders! excluding refunds?");
  EXPECT_EQ(words.plain(0), "orders");
  words.resize(1);
  EXPECT_EQ(words.text(), "orders!");
}

}  // namespace
}  // namespace ask::engine
