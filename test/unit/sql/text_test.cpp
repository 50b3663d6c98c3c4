#include "agent/common/text.h"

#include <gtest/gtest.h>

#include "agent/common/sha256.h"

namespace ask::text_test {

TEST(Text, FoldsCaseAndAccents) {
  EXPECT_EQ(text::folded("Gonçalves ŁÓDŹ Straße Œuvre"), "goncalves lodz strasse oeuvre");
}

TEST(Text, InvalidUtf8IsDetectedAndRepaired) {
  EXPECT_TRUE(text::valid_utf8("naïve 日本"));
  EXPECT_FALSE(text::valid_utf8("\xC3("));
  EXPECT_FALSE(text::valid_utf8("\xED\xA0\x80"));  // a surrogate
  EXPECT_FALSE(text::valid_utf8("\xC0\xAF"));      // overlong
  EXPECT_EQ(text::repaired_utf8("a\xFF" "b"), "a\xEF\xBF\xBD" "b");
}

TEST(Text, NearestNamesComeFirst) {
  EXPECT_EQ(text::nearest("nme", {"age", "name", "nmea"}, 2),
            (std::vector<std::string>{"name", "nmea"}));
  EXPECT_TRUE(text::nearest("zzzz", {"age", "name"}, 2).empty());
}

TEST(Text, QuotedTextCannotBreakOut) {
  EXPECT_EQ(text::quoted("a\"; DROP TABLE x; --"), "\"a\"\"; DROP TABLE x; --\"");
  EXPECT_EQ(text::literal("it's"), "'it''s'");
  EXPECT_EQ(text::literal(std::string_view("a\0b", 3)), "CAST(x'610062' AS TEXT)");
}

TEST(Text, ShortenedKeepsWholeCharacters) {
  EXPECT_EQ(text::shortened("äöü", 5), "ä…");
  EXPECT_EQ(text::shortened("abc", 3), "abc");
}

// The examples of FIPS 180-2, appendix B.
TEST(Sha256, KnownDigests) {
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

}  // namespace ask::text_test
