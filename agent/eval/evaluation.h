// ask_eval: runs questions with known answers and reports the outcome of each, then summaries.
//
//   SELECT task, verdict, sql FROM ask_eval('shop', '{"difficulty": "easy"}') WHERE kind = 'task';
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "agent/db/connection/private_database.h"
#include "agent/eval/options.h"
#include "agent/eval/record.h"
#include "agent/eval/tally.h"
#include "agent/eval/task.h"
#include "agent/session.h"

namespace ask::eval {

// The result of a gold query, or why there is none.
struct Gold {
  std::optional<ResultSet> rows;
  bool ordered = false;
  std::string why;
};

// One run of ask_eval. Lazy: a task is asked when its row is fetched, once for each model and
// sample. The gold query and the generated SQL run under the same checker and limits, read-only. A
// task about a demo runs on that demo in a private database, all others on the caller's database.
class Evaluation {
 public:
  // Reads tasks and options without asking anything. REQUIRES: `session` outlives the result.
  // Errors: invalid options or settings; missing or invalid tasks; no task passes the filters.
  static Result<std::unique_ptr<Evaluation>> open(Session& session, std::string_view tasks,
                                                  std::string_view options);

  // The next row: task rows first, then the summary; nullopt at the end.
  // Errors: interrupted; out of memory; a setting or model that fails for every task.
  Result<std::optional<Cells>> next();

 private:
  // A private database with a demo, and a session on it.
  struct DemoSession {
    DemoSession(db::PrivateDatabase filled, const Session& like)
        : database(std::move(filled)),
          session(database.handle(), like.settings.environment(), like.db()) {
      session.settings = like.settings;
    }
    db::PrivateDatabase database;
    Session session;
  };
  using Key = std::tuple<std::string, std::string, int64_t, std::string>;

  explicit Evaluation(Session& session) : host_(session) {}
  Status name_contenders();
  Status remember(const std::vector<Record>& earlier);
  Result<Session*> session_for(const EvalTask& task);  // null if there is no such demo
  Result<Gold> gold_for(const EvalTask& task);
  Result<Record> ask(const EvalTask& task, const Contender& contender, int64_t sample);
  bool step();  // advances to the next task, model and sample; false after the last

  Session& host_;
  Options options_;
  std::vector<EvalTask> tasks_;
  std::map<std::string, std::unique_ptr<DemoSession>> demo_sessions_;
  std::set<Key> done_;  // samples of an earlier run
  size_t task_ = 0, contender_ = 0;
  int64_t sample_ = 0;  // of the last row returned, 0 before the first
  int64_t given_ = 0;
  std::optional<Gold> gold_;  // of the current task
  int64_t timeout_ms_ = 0;  // of a gold query: what the most patient contender allows; 0: no limit
  Tally tally_;
  bool summed_up_ = false;
  std::deque<Cells> summary_;
};

}  // namespace ask::eval
