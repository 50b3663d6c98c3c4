// The form of a follow-up before any rule reads it.
#include "agent/engine/dialogue/utterance.h"

#include <string>
#include <vector>

#include "agent/engine/dialogue/context_dependence.h"
#include "agent/engine/dialogue/follow_up_kind.h"
#include "agent/engine/dialogue/plain_request.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "test/unit/engine/dialogue/turns.h"

namespace ask::engine::dialogue {
namespace {

class Utterances : public Turns {
 protected:
  Utterance read(const std::string& question) const {
    return utterance(question, db_.snapshot(), db_.schema()->index);
  }
};

TEST_F(Utterances, LoseTheirOpeningAndClosingWords) {
  const Utterance and_rome = read("ok, and what about Rome please?");
  EXPECT_EQ(and_rome.body(), "Rome");
  EXPECT_TRUE(and_rome.opened);
  EXPECT_TRUE(and_rome.about);
  EXPECT_FALSE(and_rome.corrects);
  EXPECT_TRUE(read("no, the ones in Rome").corrects);
  EXPECT_TRUE(read("only those in Rome").only);
  EXPECT_TRUE(read("also Paris").added);
  EXPECT_TRUE(read("or Paris?").either);
  EXPECT_EQ(read("").body(), "");
  EXPECT_TRUE(read("").words().empty());
  EXPECT_TRUE(read("?!").words().empty());
}

TEST_F(Utterances, DependOnThePreviousQuestion) {
  for (const char* question : {"which of them are open?", "how many?", "sort by age", "and Rome?"})
    EXPECT_TRUE(depends(read(question))) << question;
  for (const char* question : {"how many customers are there?", "list all orders"})
    EXPECT_FALSE(depends(read(question))) << question;
  EXPECT_TRUE(is_complete(read("which customers live in Rome?")));
  EXPECT_FALSE(is_complete(read("in Rome?")));
  EXPECT_FALSE(is_complete(read("")));
  EXPECT_TRUE(only_columns(read("email?")));
  EXPECT_FALSE(only_columns(read("Rome?")));
  EXPECT_FALSE(only_columns(read("")));
  EXPECT_TRUE(is_graded_word(read("the oldest"), 1));
  EXPECT_FALSE(is_graded_word(read("oldest customers"), 1));
}

TEST_F(Utterances, HavePronounsThatReferToThePreviousQuestion) {
  const Utterance them = read("which of them are open?");
  ASSERT_EQ(them.pronouns.size(), 1U);
  EXPECT_EQ(them.pronouns[0].kind, PronounKind::kSet);
  EXPECT_EQ(them.pronouns[0].begin, 2U);
  const Utterance their = read("show their email");
  ASSERT_EQ(their.pronouns.size(), 1U);
  EXPECT_EQ(their.pronouns[0].kind, PronounKind::kOwner);
  EXPECT_TRUE(read("customers and their orders").pronouns.empty());  // its own antecedent
  EXPECT_TRUE(read("how long does it take?").pronouns.empty());      // an expletive
  EXPECT_TRUE(names(read("how many orders"), 2, 3, MentionKind::kTable));
  EXPECT_FALSE(names(read("how many orders"), 0, 1, MentionKind::kTable));
}

TEST_F(Utterances, HaveAForm) {
  EXPECT_TRUE(is_noun_phrase(read("open orders?")));
  EXPECT_FALSE(is_noun_phrase(read("show open orders")));
  EXPECT_TRUE(asks_most_of_some(read("who gave the most?")));
  EXPECT_FALSE(asks_most_of_some(read("who gave the most books?")));
  EXPECT_TRUE(is_definite(read("what is the email?")));
  EXPECT_FALSE(is_definite(read("which customers?")));
  EXPECT_TRUE(begins_with_participle(read("born before 1990")));
  EXPECT_FALSE(begins_with_participle(read("orders before 1990")));
  EXPECT_TRUE(is_elliptic(read("average total?")));
  EXPECT_FALSE(is_elliptic(read("list all orders of customers in Rome")));
}

TEST_F(Utterances, ShiftPeriods) {
  const auto before = shift_of(read("and the year before?"));
  ASSERT_TRUE(before);
  EXPECT_EQ(before->unit, Period::kYear);
  EXPECT_EQ(before->by, -1);
  const auto next = shift_of(read("the next month"));
  ASSERT_TRUE(next);
  EXPECT_EQ(next->unit, Period::kMonth);
  EXPECT_EQ(next->by, 1);
  EXPECT_FALSE(shift_of(read("the year")));
}

TEST(UtteranceWords, HaveClasses) {
  EXPECT_EQ(period_adverb("monthly"), "month");
  EXPECT_EQ(period_adverb("quickly"), "");
  EXPECT_TRUE(is_question_word("which"));
  EXPECT_FALSE(is_question_word("order"));
  EXPECT_TRUE(is_request_word("show"));
  EXPECT_TRUE(is_preposition("in"));
  EXPECT_TRUE(is_excluding("without"));
  EXPECT_FALSE(is_excluding("with"));
  EXPECT_TRUE(is_form_of_be("were"));
  EXPECT_TRUE(is_place_word("first"));
  EXPECT_TRUE(is_order_word("sort"));
  EXPECT_FALSE(is_order_word(""));
}

TEST(PlainRequest, UsesTheWordingOfTheRules) {
  EXPECT_EQ(plain_request("leave out those without a phone"), "only those with a phone");
  EXPECT_EQ(plain_request("put the oldest club on top"), "oldest first");
  EXPECT_EQ(plain_request("how many clubs are there?"), "how many clubs are there?");
  EXPECT_EQ(plain_request(""), "");
}

TEST(FollowUpKinds, HaveNames) {
  EXPECT_EQ(name(FollowUpKind::kAlone), "alone");
  EXPECT_EQ(name(FollowUpKind::kMeasure), "measure");
  EXPECT_EQ(name(FollowUpKind::kSuperlative), "superlative");
}

}  // namespace
}  // namespace ask::engine::dialogue
