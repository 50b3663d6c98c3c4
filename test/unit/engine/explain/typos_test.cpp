#include "agent/engine/explain/typos.h"

#include <gtest/gtest.h>

#include "test/unit/engine/school.h"

namespace ask::engine::typos_test {
namespace {

class Typos : public school::School {
 protected:
  std::string corrected(const std::string& question) const {
    const Interpretation in = read(question);
    if (in.candidates().empty()) return "no candidate";
    return describe(typos(in, in.candidates()[0], question));
  }
};

TEST_F(Typos, InNamesAndValues) {
  EXPECT_EQ(corrected("how many pupisl are there?"), "taking \"pupisl\" as \"pupils\"");
  EXPECT_EQ(corrected("how many pupils of the school Noorth are there?"),
            "taking \"Noorth\" as \"North\"");
  EXPECT_EQ(corrected("how many pupils are there?"), "");
}

TEST_F(Typos, OmittedWordsAreReported) {
  EXPECT_EQ(corrected("how many pupils are in our database?"), "leaving out \"database\"");
}

TEST(DescribedTypos, InOneLine) {
  EXPECT_EQ(describe({{"Portugl", "Portugal"}, {"catalogue", ""}, {"nort", "north"}}),
            "taking \"Portugl\" as \"Portugal\", \"nort\" as \"north\", leaving out \"catalogue\"");
  EXPECT_EQ(describe({{"\xFF", "a"}}), "taking \"\xEF\xBF\xBD\" as \"a\"");
  EXPECT_EQ(describe({}), "");
}

}  // namespace
}  // namespace ask::engine::typos_test
