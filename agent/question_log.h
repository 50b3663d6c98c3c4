// The questions that a connection has asked, and what its models have cost: ask_history, ask_usage.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace ask {

struct Asked {  // a row of ask_history
  int64_t id = 0;
  std::string question, status, sql, answer, trace_id;
  std::string session, resolved;  // of a conversation; resolved: a follow-up, made whole
  int64_t rows = -1;              // -1: nothing ran
  bool truncated = false;         // max_rows or max_bytes cut the rows
  double ms = 0;
  std::string access_scope;  // Catalog::access_scope of the schema that the question saw
};

struct Usage {  // a row of ask_usage
  std::string model;
  int64_t questions = 0, calls = 0, tokens_in = 0, tokens_out = 0;
  double ms = 0, cost = 0;
  std::string access_scope = {};  // as of Asked
};

// Keeps the last 1000 questions. `access_scope`: that of the reader; "" sees everything.
class QuestionLog {
 public:
  // Numbers the row; it is readable from now on.
  void add(Asked row);
  std::vector<const Asked*> questions(std::string_view access_scope) const;

  void add_usage(const Usage& spent);
  // For each model, of the questions of this access scope.
  std::vector<Usage> usage(std::string_view access_scope) const;
  // Moves the usage of another connection here, as of this access scope.
  void take_usage(QuestionLog& other, const std::string& access_scope);

 private:
  int64_t added_ = 0;
  std::deque<Asked> questions_;
  std::vector<Usage> usage_;
};

}  // namespace ask
