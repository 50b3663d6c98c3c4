// One judgement at work: confidence.cpp and confidence_losses.cpp.
#pragma once
#include <string>
#include <vector>

#include "agent/reason/builtin/confidence.h"

namespace ask::builtin {

class Judge {
 public:
  Judge(const Interpretation& in, size_t at)
      : in_(in), reading_(in.readings()[at]), state_(*reading_.state), at_(at) {}

  Confidence run();

 private:
  float& set(Signal s) { return out_.signals[static_cast<size_t>(s)]; }
  void set(Signal s, bool yes) { set(s) = yes ? 1.0F : 0.0F; }
  float tally(Rule rule) const { return reading_.tally[static_cast<size_t>(rule)]; }
  bool noted(Note note) const { return state_.sketch.noted(note); }

  void words();
  void links();
  void losses();
  void phrases();
  void shape();
  void collect(const Block& block);
  bool named(const Unit& phrase) const;
  size_t listed() const;
  bool asks_days_between() const;
  bool realised(const Mention& value) const;
  void refuse();

  const Interpretation& in_;
  const Reading& reading_;
  const State& state_;
  const size_t at_;
  Confidence out_;
  std::vector<db::Value> literals_;
  bool average_ = false, sum_ = false, count_ = false, extreme_ = false, negated_ = false,
       compared_ = false, either_ = false, grouped_ = false;
  bool combined_ = false, lost_part_ = false;
  int blocks_ = 0, conditions_ = 0;
};

}  // namespace ask::builtin
