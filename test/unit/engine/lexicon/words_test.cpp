// Word classes and tables of the lexicon that rules look up word by word.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/cue_phrases.h"
#include "agent/engine/lexicon/exclusion_phrases.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/grammatical_classes.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/milestone_words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/ongoing_states.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/schema_words.h"

namespace ask::engine {
namespace {

TEST(Abbreviations, AreExpandedAndForeignWordsTranslated) {
  EXPECT_EQ(expansion("qty"), "quantity");
  EXPECT_EQ(expansion("dob"), "birth date");
  EXPECT_EQ(expansion("quantity"), "");
  EXPECT_EQ(expansion(""), "");
  EXPECT_EQ(expansion("zzzz"), "");
  EXPECT_EQ(english("prenom"), "first name");
  EXPECT_EQ(english("name"), "");
}

TEST(ColumnWords, ClassifyTheWordsOfNames) {
  EXPECT_TRUE(is_whole_name_qualifier("full"));
  EXPECT_TRUE(is_whole_name_qualifier("display"));
  EXPECT_FALSE(is_whole_name_qualifier("first"));
  EXPECT_TRUE(is_partial_name_qualifier("first"));
  EXPECT_TRUE(is_key_noun("uuid"));
  EXPECT_FALSE(is_key_noun("keyboard"));
  EXPECT_TRUE(is_code_ending("code"));
  EXPECT_TRUE(is_flag_auxiliary("has"));
  EXPECT_TRUE(is_timestamp_noun("datetime"));
  EXPECT_FALSE(is_timestamp_noun("days"));
  EXPECT_TRUE(is_time_amount_noun("month"));
  EXPECT_TRUE(is_completion_word("received"));
  EXPECT_FALSE(is_completion_word("planned"));
  EXPECT_TRUE(is_ambiguous_unit("min"));
  EXPECT_TRUE(is_unit_charge("fare"));
  EXPECT_FALSE(is_unit_charge(""));
}

TEST(QuestionWords, ClassifyTheWordsOfQuestions) {
  EXPECT_TRUE(is_turnover_noun("revenue"));
  EXPECT_FALSE(is_turnover_noun("sales"));
  EXPECT_TRUE(is_turnover("sales"));
  EXPECT_TRUE(is_goods_noun("unit"));
  EXPECT_TRUE(is_sale_verb("buy"));
  EXPECT_FALSE(is_sale_verb("bought"));  // lemmas only
  EXPECT_TRUE(is_occasion_noun("times"));
  EXPECT_TRUE(is_whole_row_noun("details"));
  EXPECT_TRUE(is_percentage_word("percentage"));
  EXPECT_FALSE(is_percentage_word("person"));
  EXPECT_TRUE(is_person_question_word("whose"));
  EXPECT_FALSE(is_person_question_word("what"));
  EXPECT_TRUE(is_posture_verb("stand"));
  EXPECT_EQ(phrasal_event_noun("log", "in"), "login");
  EXPECT_EQ(phrasal_event_noun("sign", "up"), "signup");
  EXPECT_EQ(phrasal_event_noun("sign", "in"), "");
  EXPECT_EQ(phrasal_event_noun("", ""), "");
}

TEST(SchemaPhraseWords, LeaveTheRoleOfAKey) {
  EXPECT_TRUE(is_reference_noun("id"));
  EXPECT_FALSE(is_reference_noun("manager"));
  EXPECT_TRUE(is_last_day("ends"));
  EXPECT_FALSE(is_last_day("start"));
}

TEST(FollowUpOpenings, ClassifyTheFirstWords) {
  EXPECT_TRUE(is_topic_preposition("abt"));
  EXPECT_TRUE(is_changing_verb("make"));
  EXPECT_TRUE(is_meaning_verb("mean"));
  EXPECT_FALSE(is_meaning_verb("means"));
  EXPECT_TRUE(is_addition_verb("include"));
  EXPECT_TRUE(is_activity_superlative("busiest"));
  EXPECT_FALSE(is_activity_superlative("biggest"));
}

TEST(GrammaticalClasses, AreBits) {
  EXPECT_TRUE(grammatical_classes("and") & kAndWord);
  EXPECT_TRUE(grammatical_classes("is") & kBe);
  EXPECT_TRUE(grammatical_classes("which") & kQuestionWord);
  EXPECT_TRUE(grammatical_classes("the") & kArticle);
  EXPECT_EQ(grammatical_classes("customer"), 0);
  EXPECT_EQ(grammatical_classes(""), 0);
}

TEST(Scales, OfTimeIncludeDurations) {
  EXPECT_TRUE(scales::is_lasting("length"));
  EXPECT_TRUE(scales::is_lasting("duration"));
  EXPECT_FALSE(scales::is_lasting("price"));
  for (const std::string_view scale : {scales::kAge, scales::kDuration, scales::kPrice})
    EXPECT_FALSE(scale_words(scale).empty()) << scale;
  EXPECT_TRUE(scale_words("colour").empty());
}

// The rows of a table of names, all in lower case and none twice.
TEST(Months, AreInTheirOrder) {
  ASSERT_EQ(std::size(kMonthNames), 12U);
  ASSERT_EQ(std::size(kWrittenMonths), 12U);
  for (int i = 0; i < 12; ++i) {
    EXPECT_EQ(month(kMonthNames[i]), i + 1);
    EXPECT_EQ(kMonthNames[i].substr(1), kWrittenMonths[i].substr(1));
  }
}

TEST(OngoingStates, AreFoundByTheLongestPhrase) {
  // The first match counts, so no phrase may precede a longer one that it begins.
  for (size_t i = 0; i < std::size(kOngoingStates); ++i)
    for (size_t later = i + 1; later < std::size(kOngoingStates); ++later)
      EXPECT_FALSE(kOngoingStates[later].phrase.starts_with(kOngoingStates[i].phrase))
          << kOngoingStates[i].phrase;
}

TEST(ExclusionPhrases, AreFoundByTheLongestPhrase) {
  for (size_t i = 0; i < std::size(kExclusionsBefore); ++i)
    for (size_t later = i + 1; later < std::size(kExclusionsBefore); ++later)
      EXPECT_FALSE(kExclusionsBefore[later].phrase.starts_with(
          std::string(kExclusionsBefore[i].phrase) + " "))
          << kExclusionsBefore[i].phrase;
}

TEST(Milestones, HaveDistinctWords) {
  std::vector<std::string_view> all;
  for (const MilestoneWords& row : kMilestones)
    each_part(row.words, ' ', [&](std::string_view word) { all.push_back(word); });
  EXPECT_GT(all.size(), 100U);
  std::sort(all.begin(), all.end());
  const auto twice = std::adjacent_find(all.begin(), all.end());
  EXPECT_EQ(twice == all.end() ? "" : *twice, "settled");  // of a case and of a bill
}

TEST(LexiconTables, AreSplitIntoParts) {
  std::vector<std::string> parts;
  each_part("a  b c", ' ', [&](std::string_view part) { parts.emplace_back(part); });
  EXPECT_EQ(parts, (std::vector<std::string>{"a", "b", "c"}));
  each_part("", ' ', [](std::string_view part) { ADD_FAILURE() << part; });
  EXPECT_EQ(count_words("ab c "), 2U);
  EXPECT_EQ((cut_words<2>("ab c ")), (std::array<std::string_view, 2>{"ab", "c"}));
}

TEST(SchemaWords, AreSorted) {
  const auto words = schema_words();
  EXPECT_GT(words.size(), 1000U);
  EXPECT_TRUE(std::is_sorted(words.begin(), words.end()));
  EXPECT_TRUE(std::binary_search(words.begin(), words.end(), "customer"));
  EXPECT_FALSE(std::binary_search(words.begin(), words.end(), ""));
}

TEST(CuePhrases, HaveAPatternAndAScore) {
  for (const auto phrases :
       {quantity_phrases(), structure_phrases(), superlative_phrases(), comparative_phrases()}) {
    EXPECT_FALSE(phrases.empty());
    for (const Phrase& phrase : phrases) {
      EXPECT_FALSE(phrase.pattern.empty());
      EXPECT_GT(phrase.score, 0) << phrase.pattern;
      EXPECT_LE(phrase.score, 1) << phrase.pattern;
    }
  }
  const auto superlatives = superlative_phrases();
  EXPECT_TRUE(std::any_of(superlatives.begin(), superlatives.end(), [](const Phrase& phrase) {
    return phrase.pattern.find("oldest") != std::string_view::npos &&
           phrase.scale == scales::kAge && phrase.descending;
  }));
}

}  // namespace
}  // namespace ask::engine
