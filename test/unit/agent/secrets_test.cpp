#include "agent/common/secrets.h"

#include <gtest/gtest.h>

namespace ask::secrets_test {
namespace {

const std::vector<std::string> kKeys = {"sk-Top+Secret/42"};
std::string shown(std::string_view text) { return without_secrets(text, kKeys, "*"); }

}  // namespace

// feature 245
TEST(Secrets, APartOfEightBytesIsRemoved) {
  EXPECT_EQ(shown("key sk-Top+Secret/42."), "key *.");
  EXPECT_EQ(shown("key SK-TOP+S, Secret/42, ecret/42"), "key *, *, *");
  EXPECT_EQ(shown("sk-Top+ and Secret/ are short"), "sk-Top+ and Secret/ are short");
  EXPECT_EQ(shown("sk-Top+Secret/42sk-Top+Secret/42"), "*");
  EXPECT_EQ(shown(""), "");
}

// feature 245
TEST(Secrets, EncodedFormsAreRemoved) {
  EXPECT_EQ(shown("sk-Top%2BSecret%2f42!"), "*!");
  EXPECT_EQ(shown("\\u0073k-Top\\u002bSecret\\/42\\n"), "*\\n");
  EXPECT_EQ(shown("<736b2d546f702b5365637265742F3432>"), "<*>");
  EXPECT_EQ(shown("c2stVG9wK1NlY3JldC80Mg=="), "*g==");
  EXPECT_EQ(shown("100 % of \\ and %zz are no escapes"), "100 % of \\ and %zz are no escapes");
}

// feature 245
TEST(Secrets, ShortKeysMatchWholeWordsOnly) {
  EXPECT_EQ(without_secrets("a secret of genres", {"secret", "k", ""}, "*"), "a secret of genres");
  EXPECT_EQ(without_secrets("customers and customers-key", {"customers-key"}, "*", Extent::kWhole),
            "customers and *");
}

}  // namespace ask::secrets_test
