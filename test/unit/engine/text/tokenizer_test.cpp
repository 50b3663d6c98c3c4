#include "agent/engine/text/tokenizer.h"

#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine::tokenizer_test {
namespace {

// The tokens separated by blanks: [quoted], ^capitalised, (punctuation).
std::string shown(std::string_view question) {
  std::vector<std::string> out;
  for (const Token& token : tokenize(question)) {
    const std::string& text = token.text;
    out.push_back(token.quoted        ? "[" + text + "]"
                  : token.punctuation ? "(" + text + ")"
                  : token.capitalised ? "^" + text
                                      : text);
  }
  return text::joined(out, " ");
}

TEST(Tokenizer, QuotesApostrophesAndPossessives) {
  EXPECT_EQ(shown("Who sang 'Hey Jude' or \"Let it be\"?"),
            "Who sang [Hey Jude] or [Let it be] (?)");
  EXPECT_EQ(shown("the singer's songs, the singers' songs"),
            "the singer 's songs (,) the singers (') songs");
  EXPECT_EQ(shown("songs by 'Sinead O'Connor' don't count"),
            "songs by [Sinead O'Connor] don't count");
  EXPECT_EQ(shown("called “Blue” and ‘Red’ and ''Green'' and ``Grey''"),
            "called [Blue] and [Red] and [Green] and [Grey]");
  EXPECT_EQ(shown("it costs 5' or \" alone"), "it costs 5 (') or (\") alone");
}

TEST(Tokenizer, WordsNumbersAndDates) {
  EXPECT_EQ(shown("follow-up e-mail of first_name/last"), "follow up e mail of first name last");
  EXPECT_EQ(shown("over 1,000 or -3.5 or $20 or 10%"), "over 1,000 or -3.5 or ($) 20 or 10 (%)");
  EXPECT_EQ(shown("on 2010-03-01, 3/5/2010 at 10:30"), "on 2010-03-01 (,) 3/5/2010 at 10:30");
  EXPECT_EQ(shown("the U.S. economy, AT&T, C++ e.g. 5k"),
            "the ^U.S. economy (,) ^AT&T (,) ^C++ e.g. 5k");
}

TEST(Tokenizer, CapitalizedNames) {
  EXPECT_EQ(shown("List songs. Show Paris and Mr. Jones please."),
            "List songs (.) Show ^Paris and ^Mr (.) ^Jones please (.)");
  EXPECT_EQ(shown("SHOW ALL THE SONGS"), "SHOW ALL THE SONGS");  // no information
}

TEST(Tokenizer, OffsetsReferToTheQuestion) {
  const std::string question = "Größe von 'Köln'  and  more";
  for (const Token& token : tokenize(question)) {
    const std::string there = question.substr(token.begin, token.end - token.begin);
    EXPECT_EQ(token.quoted ? "'" + token.text + "'" : token.text, there);
  }
  EXPECT_EQ(tokenize(question)[0].folded, "grosse");
}

// feature 190
TEST(Tokenizer, TheNumberOfTokensIsLimited) {
  std::string question;
  for (int i = 0; i < 1000; ++i) question += "a ";
  EXPECT_EQ(tokenize(question).size(), kMaxTokens);
}

TEST(Morphology, RulesAndIrregularForms) {
  EXPECT_EQ(lemma("cities"), "city");
  EXPECT_EQ(lemma("goalies"), "goalie");
  EXPECT_EQ(lemma("boxes"), "box");
  EXPECT_EQ(lemma("status"), "status");
  EXPECT_EQ(lemma("children"), "child");
  EXPECT_EQ(lemma("released"), "release");
  EXPECT_EQ(lemma("directed"), "direct");
  EXPECT_EQ(lemma("living"), "live");
  EXPECT_EQ(lemma("building"), "building");  // a separate noun
  EXPECT_EQ(lemma("xyzzying"), "xyzzying");
  EXPECT_EQ(Stemmer().stem("nationalities"), "nation");
}

TEST(Names, PartsWordsAndAbbreviations) {
  const auto words = [](std::string_view name) { return text::joined(name_words(name), " "); };
  EXPECT_EQ(words("CustName_2"), "customer name 2");
  EXPECT_EQ(words("songreleaseyear"), "song release year");
  EXPECT_EQ(words("HTTPServerIDs"), "http server ids");
  EXPECT_EQ(words("date_of_birth"), "date birth");
  EXPECT_EQ(words("l_name"), "last name");
  EXPECT_EQ(words("dob"), "birth date");
  EXPECT_EQ(words("plname"), "name");  // of a player
  EXPECT_EQ(words("memtype"), "type");
  EXPECT_EQ(words("nmoves"), "number move");
  EXPECT_EQ(words("openedyr"), "opened year");
  EXPECT_EQ(words("surname"), "surname");
  EXPECT_EQ(words("pmt_dt"), "payment date");
  EXPECT_EQ(words("Order Details"), "order details");
  EXPECT_EQ(words("mußestück"), "mussestuck");
  EXPECT_EQ(words("\"; DROP TABLE x; --"), "drop table x");
  EXPECT_EQ(words("!!"), "");
  const KnownWord known = [](std::string_view word) { return word == "frobnitz"; };
  EXPECT_EQ(text::joined(name_words("frobnitzname", known), " "), "frobnitz name");
}

double number(std::string_view text) {
  const auto tokens = tokenize(text);
  const auto found = number_at(tokens, 0);
  return found && found->end == tokens.size() ? found->value : -1;
}

TEST(Numbers, ReadsWrittenForms) {
  EXPECT_EQ(number("1,000"), 1000);
  EXPECT_EQ(number("-3.5"), -3.5);
  EXPECT_EQ(number("5k"), 5000);
  EXPECT_EQ(number("1.5 million"), 1.5e6);
  EXPECT_EQ(number("twenty-five"), 25);
  EXPECT_EQ(number("two hundred and five"), 205);
  EXPECT_EQ(number("a dozen"), 12);
  EXPECT_EQ(number("half a million"), 5e5);
  EXPECT_EQ(number("twenty first"), 21);
  EXPECT_EQ(number("two three"), -1);  // two numbers
  EXPECT_EQ(number("747a"), -1);
  EXPECT_TRUE(number_at(tokenize("3rd"), 0)->ordinal);
  EXPECT_LT(number_at(tokenize("one"), 0)->score, 1);
}

std::string date(std::string_view text) {
  const auto tokens = tokenize(text);
  const auto found = date_at(tokens, 0);
  if (!found || found->end != tokens.size()) return "";
  return found->from + " " + found->to;
}

TEST(Dates, AreHalfOpenRanges) {
  EXPECT_EQ(date("2010"), "2010-01-01 2011-01-01");
  EXPECT_EQ(date("2010-12-31"), "2010-12-31 2011-01-01");
  EXPECT_EQ(date("3/5/2010"), "2010-03-05 2010-03-06");
  EXPECT_EQ(date("15/2/2010"), "2010-02-15 2010-02-16");
  EXPECT_EQ(date("March 5th, 2010"), "2010-03-05 2010-03-06");
  EXPECT_EQ(date("28 February 2012"), "2012-02-28 2012-02-29");
  EXPECT_EQ(date("Dec 2010"), "2010-12-01 2011-01-01");
  EXPECT_EQ(date("1990s"), "1990-01-01 2000-01-01");
  EXPECT_EQ(date("2010-02-30"), "");
  EXPECT_EQ(date("March"), "");
}

// The cue mentions of the first token, longest first.
std::vector<std::pair<Cue, uint32_t>> cues(std::string_view text) {
  std::vector<Mention> found;
  add_cues(tokenize(text), 0, found);
  std::vector<std::pair<Cue, uint32_t>> out;
  for (const Mention& m : found) out.emplace_back(m.cue, m.end);
  return out;
}

bool says(std::string_view text, Cue cue, uint32_t end) {
  const auto all = cues(text);
  return std::find(all.begin(), all.end(), std::pair(cue, end)) != all.end();
}

TEST(Phrases, TheLongestMatchOfEachKeyword) {
  using enum Cue;
  EXPECT_TRUE(says("how many singers", kCount, 2));
  EXPECT_TRUE(says("the total number of songs", kCount, 4));
  EXPECT_TRUE(says("no less than 5", kAtLeast, 3));
  EXPECT_TRUE(says("more than or equal to 5", kAtLeast, 5));
  EXPECT_TRUE(says("or more", kAtLeast, 2));
  EXPECT_TRUE(says("does not have any", kNot, 4));
  EXPECT_TRUE(says("sorted by their age", kOrderBy, 3));
  EXPECT_TRUE(says("in descending order of age", kDescending, 4));
  EXPECT_TRUE(says("from high to low", kDescending, 4));
  EXPECT_TRUE(says("in alphabetical order", kAscending, 3));
  EXPECT_TRUE(says("for each of the", kEach, 4));
  EXPECT_TRUE(says("the most common", kMost, 3));
  EXPECT_TRUE(says("that start with the letter", kStartsWith, 5));
  EXPECT_TRUE(says("other than", kNot, 2));
  EXPECT_TRUE(says("above the average", kAboveAverage, 3));
  EXPECT_FALSE(says("count", kSum, 1));
  EXPECT_TRUE(cues("\"how many\" x").empty());  // quoted text is not a cue
}

TEST(Phrases, NumbersAndDimensions) {
  std::vector<Mention> found;
  add_cues(tokenize("top 5"), 0, found);
  const auto top = std::find_if(found.begin(), found.end(),
                                [](const Mention& m) { return m.cue == Cue::kTopN; });
  ASSERT_NE(top, found.end());
  EXPECT_EQ(top->number, 5);
  found.clear();
  add_cues(tokenize("youngest"), 0, found);
  const auto youngest = std::find_if(found.begin(), found.end(),
                                     [](const Mention& m) { return m.cue == Cue::kSuperlative; });
  ASSERT_NE(youngest, found.end());
  EXPECT_EQ(youngest->scale.word, "age");
  EXPECT_FALSE(youngest->scale.descending);
}

TEST(Phrases, SomeMatchOnlyAfterAnother) {
  const auto tokens = tokenize("older than that of all singers");
  std::vector<Mention> found;
  add_cues(tokens, 4, found);
  EXPECT_TRUE(std::any_of(found.begin(), found.end(),
                          [](const Mention& m) { return m.cue == Cue::kThanAll; }));
  found.clear();
  add_cues(tokenize("all singers"), 0, found);
  EXPECT_FALSE(std::any_of(found.begin(), found.end(),
                           [](const Mention& m) { return m.cue == Cue::kThanAll; }));
}

}  // namespace
}  // namespace ask::engine::tokenizer_test
