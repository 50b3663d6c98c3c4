#include "agent/reason/model/summary_step.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/reason/model/number_check.h"
#include "agent/reason/model/requests.h"

namespace ask::reason {
namespace {

bool is_json(std::string_view text) {
  return (text.front() == '{' && text.back() == '}') ||
         (text.front() == '[' && text.back() == ']') || text == "null";
}

}  // namespace

bool any_withheld(const std::vector<TaskResult>& results) {
  return std::any_of(results.begin(), results.end(), [](const TaskResult& task) {
    return task.is_private || (task.result && task.result->withheld);
  });
}

bool may_summarize(const ModelContext& ctx, const std::vector<TaskResult>& results) {
  const bool changed = std::any_of(results.begin(), results.end(), [](const TaskResult& task) {
    return task.result && task.result->changed >= 0;
  });
  return ctx.options.share == Share::kResults && ctx.options.summary != "code" && !changed &&
         !any_withheld(results) && ctx.chat.serves("summarize");
}

Result<std::optional<std::string>> summary_of(const ModelContext& ctx, const Ask& ask,
                                              const std::vector<TaskResult>& results) {
  const auto request = summarize_request(ctx.options, ask, results);
  if (!request) return request.error();
  const auto reply = ctx.exchanges.complete(*request);
  if (!reply) return reply.error();
  std::string answer(text::trimmed(*reply));
  std::erase_if(answer, [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
  });
  if (answer.empty()) return Error{Code::kModelError, "the model's summary is empty"};
  if (is_json(answer)) return Error{Code::kModelError, "the model's summary is JSON, no sentence"};
  constexpr size_t kLongestSummary = 50'000;  // bytes
  if (answer.size() > kLongestSummary) {
    ctx.exchanges.note(
        fmt::format("the model's summary was dropped: it has {} bytes", answer.size()));
    return std::optional<std::string>();
  }
  if (const auto wrong = unsupported_number(answer, ask.question, results)) {
    ctx.exchanges.note(
        fmt::format("the model's summary was dropped: \"{}\" does not follow from the rows",
                    text::shortened(*wrong, 40)));
    return std::optional<std::string>();
  }
  return std::optional(std::move(answer));
}

}  // namespace ask::reason
