#include "agent/engine/dialogue/follow_up_errors.h"

#include <fmt/format.h>

#include "agent/common/text.h"

namespace ask::engine {

Error after_sql(std::string_view now) {
  return {Code::kCannotAnswer,
          fmt::format(
              "cannot answer: \"{}\" seems to follow SQL that was typed or taught, and I cannot "
              "read that SQL as a question; ask it in full",
              text::shortened(now, 32))};
}

Error unread(std::string_view now, std::string_view before) {
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: I take \"{}\" to follow \"{}\" and do not understand it "
                      "there; ask it in full",
                      text::shortened(now, 32), text::shortened(before, 40))};
}

std::string_view shown(const EarlierTurn& before) {
  if (!before.question.empty()) return before.question;
  return before.asked.empty() ? std::string_view("...") : before.asked;
}

Error orphaned(std::string_view now, std::string_view before) {
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: \"{}\" seems to follow \"{}\", which was not answered; ask "
                      "it in full",
                      text::shortened(now, 32), text::shortened(before, 40))};
}

}  // namespace ask::engine
