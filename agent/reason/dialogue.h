// The memory of conversations: what was asked under one name of a session, in memory only.
#pragma once
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ask::engine {
struct LogicalForm;
}

namespace ask::reason {

// A question that was answered by a SELECT.
struct AnsweredTurn {
  std::string question;  // as it was asked
  std::string resolved;  // as it can be read alone; "" if it cannot serve as a base
  std::string sql;
  std::string access_scope;               // Catalog::access_scope of the schema that it saw
  std::string fingerprint;                // of that schema and its notes, as `meaning` needs them
  std::vector<std::string> columns = {};  // of its result
  std::string kept = {};                  // the name of its kept result, or ""
  std::string trace_id = {};
  std::string kind = {};                  // of the follow-up that it was, or ""
  std::vector<std::string> schemas = {};  // the attached database that it named, if it did
  // What a follow-up was taken to mean; null: its text alone says it.
  std::shared_ptr<const engine::LogicalForm> meaning = nullptr;
  std::string taught = {};  // of a question that was answered as taught: as it can be read alone
  bool corrected = false;   // its SQL is not what was answered, but what should have been
};

// The end of a conversation, as far as one access scope may see it.
struct Conversation {
  std::vector<AnsweredTurn> turns;  // oldest first
  std::string unanswered = {};      // the last question, if it failed
  bool unanswered_depends = false;  // ... and it was a follow-up
};

// The conversations of a connection. Bounded; the oldest are forgotten first.
class Dialogues {
 public:
  static constexpr size_t kMostSessions = 100, kMostTurns = 20;
  static constexpr size_t kLongestTurn = 4000;  // bytes of each text

  bool knows(std::string_view session) const;  // it has turns, in whatever access scope
  // Whether this SQL gave its last answer, and no question failed since.
  bool last_ran(std::string_view session, std::string_view access_scope,
                std::string_view sql) const;
  Conversation of(std::string_view session, std::string_view access_scope) const;
  // Texts that are too long are left out; without `resolved` the turn is not the base of a
  // follow-up.
  void add(std::string_view session, AnsweredTurn turn);
  void add_failure(std::string_view session, std::string_view question,
                   std::string_view access_scope, bool is_follow_up);
  // The answer was wrong: what follows is about the turn before it, or asks the same again.
  void take_back(std::string_view trace_id);
  // The answer was wrong, and this SQL is right: what follows is about that.
  void correct(std::string_view trace_id, std::string_view sql);
  // Of a question that saw no schema; nothing where the conversation has no turns.
  void add_refusal(std::string_view session, std::string_view question);

 private:
  struct LastFailure {
    std::string question, access_scope;
    bool is_follow_up = false;
  };
  struct Held {
    std::string name;
    std::deque<AnsweredTurn> turns;
    LastFailure failure;
  };
  const Held* find(std::string_view session) const;
  std::pair<Held*, size_t> turn_of(std::string_view trace_id);
  Held& renewed(std::string_view session);
  std::deque<Held> held_;  // the last used at the end
};

}  // namespace ask::reason
