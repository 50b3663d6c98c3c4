#include "agent/question_log.h"

#include <algorithm>
#include <utility>

namespace ask {
namespace {

constexpr size_t kMostHistory = 1000;
constexpr size_t kMostUsageRows = 1000;  // roles and models of one connection

// Adds what a model cost to the row of the model and the access scope.
void add_to(std::vector<Usage>& rows, const Usage& spent) {
  const auto used = std::find_if(rows.begin(), rows.end(), [&](const Usage& row) {
    return row.model == spent.model && row.access_scope == spent.access_scope;
  });
  if (used == rows.end()) return rows.push_back(spent);
  used->questions += spent.questions;
  used->calls += spent.calls;
  used->tokens_in += spent.tokens_in;
  used->tokens_out += spent.tokens_out;
  used->ms += spent.ms;
  used->cost += spent.cost;
}

}  // namespace

void QuestionLog::add(Asked row) {
  row.id = ++added_;
  questions_.push_back(std::move(row));
  if (questions_.size() > kMostHistory) questions_.pop_front();
}

std::vector<const Asked*> QuestionLog::questions(std::string_view access_scope) const {
  std::vector<const Asked*> out;
  for (const Asked& asked : questions_)
    if (access_scope.empty() || asked.access_scope == access_scope) out.push_back(&asked);
  return out;
}

void QuestionLog::add_usage(const Usage& spent) {
  if (usage_.size() >= kMostUsageRows) usage_.erase(usage_.begin());
  add_to(usage_, spent);
}

std::vector<Usage> QuestionLog::usage(std::string_view access_scope) const {
  std::vector<Usage> out;
  for (Usage spent : usage_) {
    if (!access_scope.empty() && spent.access_scope != access_scope) continue;
    spent.access_scope.clear();
    add_to(out, spent);
  }
  return out;
}

void QuestionLog::take_usage(QuestionLog& other, const std::string& access_scope) {
  for (Usage spent : std::exchange(other.usage_, {})) {
    spent.access_scope = access_scope;
    add_usage(spent);
  }
}

}  // namespace ask
