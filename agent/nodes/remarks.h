// Notes on a question besides its answer: "the rows are cut", "the plan is uncertain".
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/contains.h"

namespace ask {

enum class Audience : uint8_t {
  kTrace,  // a warning in ask_trace and in the JSON of an answer
  kUser    // a note below the answer, which summarize makes a warning too
};

class Remarks {
 public:
  // The only way to add one. A remark may be made twice.
  void add(Audience audience, std::string text) { list(audience).push_back(std::move(text)); }
  // In the order in which they were made.
  const std::vector<std::string>& of(Audience audience) const {
    return audience == Audience::kTrace ? warnings_ : user_notes_;
  }
  bool has(Audience audience, std::string_view text) const {
    const std::vector<std::string>& all = of(audience);
    return contains(all, text);
  }

 private:
  std::vector<std::string>& list(Audience audience) {
    return audience == Audience::kTrace ? warnings_ : user_notes_;
  }

  std::vector<std::string> warnings_, user_notes_;
};

}  // namespace ask
