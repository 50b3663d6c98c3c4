// Units, periods and characters of a text.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/engine/text/folded_at.h"
#include "agent/engine/text/glyph.h"
#include "agent/engine/text/periods.h"
#include "agent/engine/text/spelling.h"
#include "agent/engine/text/token.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

TEST(Units, AreNamedInQuestionsAndStoredInNames) {
  EXPECT_EQ(unit_named("hrs"), kHours);
  EXPECT_EQ(unit_named("customer"), kNoUnit);
  EXPECT_EQ(unit_named(""), kNoUnit);
  EXPECT_EQ(unit_stored("ms"), kMilliseconds);
  EXPECT_EQ(unit_stored("name"), kNoUnit);
  EXPECT_EQ(unit_info(kMinutes).name, "minutes");
  EXPECT_EQ(unit_info(kMinutes).dimension, UnitDimension::kTime);
  EXPECT_DOUBLE_EQ(units_in(kHours, kMinutes), 60);
  EXPECT_DOUBLE_EQ(units_in(unit_named("euros"), kCents), 100);
  EXPECT_DOUBLE_EQ(units_in(kHours, kCents), 0);  // of two dimensions
}

TEST(Periods, HaveNames) {
  EXPECT_EQ(period_named("month"), Period::kMonth);
  EXPECT_EQ(period_named("customer"), Period::kWhole);
  EXPECT_EQ(name(Period::kMonth), "month");
  EXPECT_EQ(name(Period::kWhole), "");
}

TEST(Glyphs, StayInsideTheText) {
  EXPECT_EQ(glyph_at("a", 0).shape, CharClass::kLetter);
  EXPECT_EQ(glyph_at("7", 0).shape, CharClass::kDigit);
  EXPECT_EQ(glyph_at(" ", 0).shape, CharClass::kBlank);
  EXPECT_EQ(glyph_at("", 0).shape, CharClass::kEnd);
  EXPECT_EQ(glyph_at("\xC3\xA9", 0).size, 2U);
  EXPECT_EQ(glyph_at("\xC3", 0).size, 1U);  // cut off
  EXPECT_TRUE(is_word(CharClass::kDigit));
  EXPECT_FALSE(is_word(CharClass::kDash));
}

TEST(Spellings, DifferByCaseAndBlanksOnly) {
  EXPECT_EQ(without_spelling("  Leeds  City "), "leeds city");
  EXPECT_EQ(without_spelling("   "), "");
}

TEST(Tokens, HaveFoldedTextsAndSources) {
  const auto tokens = tokenize("Café \"Rome\"");
  EXPECT_EQ(folded_at(tokens, 0), "cafe");
  EXPECT_EQ(folded_at(tokens, 1), "");  // quoted
  EXPECT_EQ(folded_at(tokens, 9), "");
  const SourceSpan both = hull({3, 5}, {1, 2});
  EXPECT_EQ(both.begin, 1U);
  EXPECT_EQ(both.end, 5U);
  EXPECT_TRUE(hull({}, {}).empty());
  EXPECT_EQ(hull({}, {1, 2}).end, 2U);
}

}  // namespace
}  // namespace ask::engine
