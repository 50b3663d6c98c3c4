#include "agent/reason/model/exchanges.h"

#include <fmt/format.h>

#include "agent/llm/record.h"

namespace ask::reason {
namespace {

std::string with_calls(std::string text, const std::vector<llm::ToolCall>& calls) {
  for (const llm::ToolCall& call : calls)
    text += fmt::format("{}{}({})", text.empty() ? "" : "\n", call.name, call.arguments);
  return text;
}

std::string conversation(const llm::ChatRequest& request) {
  std::string out;
  for (const llm::Message& message : request.messages)
    out += (out.empty() ? "" : "\n---\n") + with_calls(message.text, message.tool_calls);
  return out;
}

}  // namespace

void ModelExchanges::note(std::string why, bool caveat) {
  ModelExchange made;
  made.by = stand_in_.name();
  made.note = std::move(why);
  made.caveat = caveat;
  recorded_.push_back(std::move(made));
}

void ModelExchanges::prefetch(std::span<const llm::ChatRequest> requests) {
  auto replies = chat_.complete_all(requests);
  for (size_t i = 0; i < requests.size(); ++i)
    ahead_.insert_or_assign(llm::canonical(requests[i]), std::move(replies[i]));
}

void ModelExchanges::stream(bool on) {
  streams_ = on;
  received_.clear();
  waiting_.reset();
  at_once_.reset();
}

// A reply that the chat could not begin is given as one piece.
std::optional<StreamedWords> ModelExchanges::next_words() {
  if (!at_once_) {
    if (auto piece = chat_.next()) return StreamedWords{std::move(piece->text), piece->attempt};
    ahead_.insert_or_assign(*waiting_, chat_.end());
  } else if (ahead_.insert_or_assign(*waiting_, *at_once_).second && *at_once_ &&
             !(*at_once_)->text.empty()) {
    return StreamedWords{(*at_once_)->text};
  }
  at_once_.reset();
  waiting_.reset();
  return std::nullopt;
}

Result<llm::ChatReply> ModelExchanges::exchange(const llm::ChatRequest& request) {
  const Spending before = chat_.spending();
  std::string key = llm::canonical(request);
  const auto known = ahead_.extract(key);
  if (!known && streams_) {
    if (!chat_.begin(request)) at_once_ = chat_.complete(request);
    for (auto& [asked, replied] : received_) ahead_.insert_or_assign(asked, std::move(replied));
    received_.clear();
    recorded_.clear();
    waiting_ = std::move(key);
    return Error{Code::kCancelled, "the model is still writing"};
  }
  auto reply = known ? std::move(known.mapped()) : chat_.complete(request);
  if (streams_) received_.emplace_back(std::move(key), reply);
  const Spending after = chat_.spending();
  ModelExchange made;
  made.by = reply && !reply->model.empty() ? reply->model : model_;
  made.prompt = conversation(request);
  made.reply = reply ? with_calls(reply->text, reply->tool_calls) : "";
  made.tokens_in = known && reply ? reply->usage.in : after.tokens_in - before.tokens_in;
  made.tokens_out = known && reply ? reply->usage.out : after.tokens_out - before.tokens_out;
  recorded_.push_back(std::move(made));
  return reply;
}

Result<std::string> ModelExchanges::complete(const llm::ChatRequest& request) {
  auto reply = exchange(request);
  if (!reply) return reply.error();
  return std::move(reply->text);
}

}  // namespace ask::reason
