#include "agent/reason/dialogue.h"

#include <algorithm>

namespace ask::reason {

const Dialogues::Held* Dialogues::find(std::string_view session) const {
  const auto found = std::find_if(held_.begin(), held_.end(),
                                  [&](const Held& held) { return held.name == session; });
  return found == held_.end() ? nullptr : &*found;
}

bool Dialogues::knows(std::string_view session) const {
  const Held* held = find(session);
  return held != nullptr && !held->turns.empty();
}

bool Dialogues::last_ran(std::string_view session, std::string_view access_scope,
                         std::string_view sql) const {
  const Held* held = find(session);
  if (held == nullptr || held->turns.empty() || !held->failure.question.empty()) return false;
  const AnsweredTurn& last = held->turns.back();
  return last.access_scope == access_scope && last.sql == sql;
}

Conversation Dialogues::of(std::string_view session, std::string_view access_scope) const {
  Conversation out;
  const Held* held = find(session);
  if (held == nullptr) return out;
  for (const AnsweredTurn& turn : held->turns)
    if (turn.access_scope == access_scope) out.turns.push_back(turn);
  if (held->failure.access_scope == access_scope) {
    out.unanswered = held->failure.question;
    out.unanswered_depends = held->failure.is_follow_up;
  }
  return out;
}

// The session as the last used one.
Dialogues::Held& Dialogues::renewed(std::string_view session) {
  const auto found = std::find_if(held_.begin(), held_.end(),
                                  [&](const Held& held) { return held.name == session; });
  if (found != held_.end()) {
    Held held = std::move(*found);
    held_.erase(found);
    held_.push_back(std::move(held));
  } else {
    held_.push_back({std::string(session), {}, {}});
    if (held_.size() > kMostSessions) held_.pop_front();
  }
  return held_.back();
}

void Dialogues::add(std::string_view session, AnsweredTurn turn) {
  if (turn.question.size() > kLongestTurn || turn.resolved.size() > kLongestTurn)
    turn.question.clear(), turn.resolved.clear(), turn.meaning.reset();
  if (turn.sql.size() > kLongestTurn) turn.sql.clear();
  Held& held = renewed(session);
  held.failure = {};
  held.turns.push_back(std::move(turn));
  if (held.turns.size() > kMostTurns) held.turns.pop_front();
}

void Dialogues::add_failure(std::string_view session, std::string_view question,
                            std::string_view access_scope, bool is_follow_up) {
  Held& held = renewed(session);
  const bool fits = question.size() <= kLongestTurn;
  held.failure = {std::string(fits ? question : "it"), std::string(access_scope), is_follow_up};
}

// The conversation with that turn, and its place there; null if there is none.
std::pair<Dialogues::Held*, size_t> Dialogues::turn_of(std::string_view trace_id) {
  for (Held& held : held_)
    for (size_t i = held.turns.size(); i-- > 0;)
      if (held.turns[i].trace_id == trace_id) return {&held, i};
  return {nullptr, 0};
}

void Dialogues::take_back(std::string_view trace_id) {
  const auto [held, at] = turn_of(trace_id);
  if (held == nullptr) return;
  const AnsweredTurn& turn = held->turns[at];
  if (at + 1 == held->turns.size() && held->failure.question.empty())
    held->failure = {turn.question, turn.access_scope, !turn.kind.empty()};
  held->turns.erase(held->turns.begin() + static_cast<ptrdiff_t>(at));
}

void Dialogues::correct(std::string_view trace_id, std::string_view sql) {
  const auto [held, at] = turn_of(trace_id);
  if (held == nullptr) return;
  AnsweredTurn& turn = held->turns[at];
  turn.taught = turn.resolved.empty() ? turn.question : turn.resolved;
  turn.sql = sql.size() > kLongestTurn ? "" : sql;
  turn.resolved.clear();
  turn.meaning.reset();
  turn.kept.clear();
  turn.columns.clear();
  turn.corrected = true;
}

void Dialogues::add_refusal(std::string_view session, std::string_view question) {
  if (!knows(session)) return;
  const std::string access_scope = find(session)->turns.back().access_scope;
  add_failure(session, question, access_scope, false);
}

}  // namespace ask::reason
