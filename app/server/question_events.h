// A question as Server-Sent Events, each when it happened:
//
//   event: plan
//   data: {"event":"plan","data":{"plan_type":"single","tasks":[...],"confidence":0.9}}
//
// Events: session, node, plan, query_result, answer, and done or error as the last one.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/sql/database.h"

namespace ask::app {

struct AskedQuestion {
  std::string question;
  std::string options;  // JSON, as the second argument of ask()
  std::string warning;  // sent before all else and beside the answer; "" for none
};

// `write` gives false when nobody listens any more; then the question is given up.
using WriteEvent = std::function<bool(const std::string& text)>;

// The events of a question that is asked on `db`, which lives longer.
class QuestionEvents {
 public:
  QuestionEvents(Database& db, AskedQuestion asked);
  ~QuestionEvents();
  QuestionEvents(const QuestionEvents&) = delete;
  QuestionEvents& operator=(const QuestionEvents&) = delete;

  // Takes the first step. Errors: the question cannot begin, above all by its options; then there
  // are not events.
  Status begin();
  // Writes all events. REQUIRES: begin() went well.
  void write_all(const WriteEvent& write);

 private:
  class Writer;
  std::unique_ptr<Writer> writer_;
};

// A single event `error`.
std::string error_event(std::string_view code, std::string_view message);
std::string error_event(const Error& error);

}  // namespace ask::app
