#include "agent/engine/lexicon/lexicon.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/informal_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/phrase_synonyms.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/lexicon/value_variants.h"
#include "agent/engine/lexicon/word_classes_trade.h"

namespace ask::engine {
namespace {

template <class Words>
bool has(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

TEST(Lexicon, RelatesWords) {
  EXPECT_TRUE(has(derived_words("rent"), "rental"));
  EXPECT_TRUE(has(derived_words("rental"), "rent"));
  EXPECT_TRUE(derived_words("qwerty").empty());
  EXPECT_TRUE(has(compound_words("birthday"), "date"));
  EXPECT_TRUE(compound_words("date").empty());
  EXPECT_EQ(irregular_base("children"), "child");
  EXPECT_EQ(irregular_base("child"), "");
  EXPECT_EQ(month("january"), 1);
  EXPECT_EQ(month("dec"), 12);
  EXPECT_EQ(month("monday"), 0);
}

TEST(Lexicon, ClassifiesFillerWords) {
  EXPECT_FLOAT_EQ(filler("the"), 1);
  EXPECT_FLOAT_EQ(filler("customer"), 0);
  EXPECT_TRUE(is_emphasis("altogether"));
  EXPECT_FALSE(is_emphasis("customer"));
  EXPECT_TRUE(is_container("catalogue"));
  EXPECT_TRUE(is_counter("pairs"));
  EXPECT_FALSE(is_counter("shoes"));
}

TEST(Lexicon, KnowsOtherFormsOfValues) {
  EXPECT_TRUE(has(place_codes("australia"), "au"));
  EXPECT_TRUE(has(short_forms("avenue"), "ave"));
  EXPECT_TRUE(has(leading_forms("saint"), "st"));
  EXPECT_TRUE(has(other_names("french"), "france"));
  EXPECT_TRUE(only_in_columns("french").empty());
  EXPECT_TRUE(has(only_in_columns("female"), "gender"));
}

TEST(StateWords, OfAClassHaveOneOpposite) {
  const auto active = state_classes("no longer active");
  ASSERT_EQ(active.size(), 1U);
  EXPECT_EQ(active[0], kInactive);
  EXPECT_EQ(opposite_state(kInactive), kActive);
  EXPECT_EQ(opposite_state(kActive), kInactive);
  EXPECT_TRUE(has(state_phrases(kActive), "in service"));
  EXPECT_TRUE(state_classes("blue").empty());
  // The opposite of a class is its own one or that of a wider class.
  for (StateClass state = 0; state < state_count(); ++state) {
    const StateClass other = opposite_state(state);
    EXPECT_TRUE(other == kNoState || other < state_count()) << int{state};
  }
}

TEST(StateWords, MayBeDerivedFromADate) {
  const auto open = event_states("still open");
  ASSERT_FALSE(open.empty());
  EXPECT_TRUE(
      std::none_of(open.begin(), open.end(), [](const EventState& e) { return e.happened; }));
  const auto returned = event_states("brought back");
  ASSERT_EQ(returned.size(), 1U);
  EXPECT_TRUE(returned[0].happened);
  EXPECT_TRUE(has(returned[0].column_words, "return"));
  EXPECT_TRUE(event_states("blue").empty());
}

TEST(TruthWords, FormPairs) {
  EXPECT_EQ(truth_of(" Yes "), Truth::kYes);
  EXPECT_EQ(truth_of("0"), Truth::kNo);
  EXPECT_EQ(truth_of("oui"), Truth::kUnknown);
  EXPECT_EQ(as_truth("Oui", "Non").first, "Non");
  EXPECT_EQ(as_truth("Oui", "Yes").first, "");
}

TEST(PhraseTables, AreFoundByTheirFirstWord) {
  const auto whats = informal_words("whats");
  ASSERT_FALSE(whats.empty());
  EXPECT_EQ(whats.front().phrase, "whats always");  // the longest first
  EXPECT_EQ(whats.back().phrase, "whats");
  EXPECT_EQ(whats.back().replacement, "what is");
  EXPECT_TRUE(informal_words("what is").empty());
  const auto family = phrase_synonyms("family");
  EXPECT_TRUE(std::any_of(family.begin(), family.end(), [](const PhraseSynonym& row) {
    return row.phrase == "family name" && row.replacement.starts_with("last name");
  }));
}

TEST(VerbForms, DistinguishPresentFromPast) {
  EXPECT_TRUE(kPaymentVerb.has("paid"));
  EXPECT_FALSE(kPaymentVerb.is_present("paid"));
  EXPECT_TRUE(kPaymentVerb.is_present("pays"));
  EXPECT_FALSE(kPaymentVerb.has("payment"));
}

}  // namespace
}  // namespace ask::engine
