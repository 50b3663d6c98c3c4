// A shop, and turns of a conversation about it as passed to the follow-up rules.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/turn.h"
#include "agent/sql/render.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::dialogue {

inline constexpr const char* kTurnsScript = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER, email TEXT);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', 36, 'a@x'), (2, 'Ben', 'Rome', 28, 'b@x'),
                              (3, 'Cy', 'Paris', 51, 'c@x');
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers(id),
                      ordered_on DATE, total REAL, status TEXT);
  INSERT INTO orders VALUES(1, 1, '2023-05-01', 10.5, 'open'), (2, 1, '2024-01-09', 20, 'closed'),
                           (3, 2, '2024-02-01', 5, 'open');
)";

class Turns : public testing::Test {
 protected:
  Turns() : db_(kTurnsScript), context_{db_.snapshot(), db_.schema(), default_weights()} {}

  // The follow-up after the question.
  const Turn& turn(const std::string& question, const std::string& follow_up) {
    question_ = question;
    const Interpretation in(question_, db_.snapshot(), db_.schema());
    EXPECT_FALSE(in.candidates().empty()) << question;
    form_ = in.meaning(in.candidates()[0]);
    base_ = std::make_unique<Base>(EarlierTurn{question_, question_, "", &form_}, context_);
    EXPECT_TRUE(base_->understood()) << question;
    now_ = utterance(follow_up, db_.snapshot(), db_.schema()->index);
    turn_.emplace(turn_of(now_, *base_, context_));
    return *turn_;
  }
  // The SQL of a form, without the quotes of names.
  std::string sql(const LogicalForm& form) const {
    const auto query = base_->interpretation().query(form);
    if (!query) return query.error().message;
    std::string out = sql::render(*query);
    std::erase(out, '"');
    return out;
  }
  // The resolved follow-up of a rule; "" if it does not apply.
  template <class Rule>
  std::string after(const std::string& question, const std::string& follow_up, Rule rule) {
    const auto found = rule(turn(question, follow_up));
    return found ? sql(found->meaning) : "";
  }

  measured::Measured db_;
  DialogueContext context_;
  std::string question_;
  LogicalForm form_;
  std::unique_ptr<Base> base_;
  Utterance now_;
  std::optional<Turn> turn_;
};

}  // namespace ask::engine::dialogue
