#include "agent/reason/model/outline_step.h"

#include <fmt/format.h>

#include "agent/reason/model/requests.h"
#include "agent/reason/model/tool_loop.h"

namespace ask::reason {
namespace {

constexpr std::string_view kStep = "outline";
constexpr int kMostOutlines = 4;  // replies: the first, and three that know what was wrong

// The request in the form that the loop of tool calls takes; refers to `task` and `request`.
WriteRequest with_tools(const Task& task, const OutlineRequest& request) {
  WriteRequest out{task, request.links, std::nullopt};
  out.tools = request.tools;
  out.turns = request.turns;
  out.tool_calls_left = request.tool_calls_left;
  return out;
}

}  // namespace

Result<OutlineDraft> drafted_outline(const ModelContext& ctx, const Ask& whole,
                                     const OutlineRequest& request) {
  const Ask ask = ctx.schema.of(whole);
  if (!ctx.chat.serves(kStep)) return ctx.schema.guide().outline(ask, request);
  const Task task{"outline", std::string(ask.question), "", {}};
  const WriteRequest loop = with_tools(task, request);
  bool tools = ctx.options.tools != ToolUseMode::kOff && !request.tools.empty() &&
               (request.tool_calls_left > 0 || !request.turns.empty()) &&
               ctx.chat.takes_tools(kStep);
  auto asked = outline_request(ctx.options, ask, request, tools);
  if (!asked) return asked.error();
  if (tools) add_tools(*asked, loop);
  auto reply = ctx.exchanges.exchange(*asked);
  // Servers without tool support report it in many ways.
  if (tools && !reply && reply.error().code == Code::kModelError) {
    tools = false;
    asked = outline_request(ctx.options, ask, request, false);
    if (!asked) return asked.error();
    reply = ctx.exchanges.exchange(*asked);
  }
  if (!reply) return reply.error();
  if (tools && request.tool_calls_left > 0)
    if (auto wanted = wanted_tools(*reply, loop); !wanted.empty())
      return OutlineDraft{{}, std::move(wanted), std::move(reply->text)};
  std::string text = std::move(reply->text);
  for (int replies = 1;; ++replies) {
    auto read = read_outline(text);
    if (read && read->title.empty()) read->title = outline_title(ask.question);
    if (read) return OutlineDraft{std::move(*read)};
    if (replies == kMostOutlines)
      return Error{Code::kModelError,
                   fmt::format("no outline in {} replies: {}", replies, read.error().message)};
    asked->tools_closed = true;
    asked = again(std::move(*asked), std::move(text),
                  fmt::format("That cannot be used: {}. Answer with the outline only.",
                              read.error().message));
    auto next = ctx.exchanges.complete(*asked);
    if (!next) return next.error();
    text = std::move(*next);
  }
}

}  // namespace ask::reason
