// Asks questions whose answers are known, and says how it went, row by row.
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

// The rows of a gold query, or why there are none.
struct Gold {
  std::optional<ResultSet> rows;
  bool ordered = false;
  std::string why;
};

// One run of ask_eval. A task is asked when its row is fetched, by each model in turn, and as often
// as there are samples; nothing is asked ahead. The gold query and what is written run under the
// same checker and limits, and nothing is changed. A task about a demo is asked on that demo, in a
// private database; all others on the caller's.
class Evaluation {
 public:
  // Nothing is asked yet. REQUIRES: `session` outlives it.
  // Errors: wrong options or settings, tasks that are not there or wrong, no task passes the
  // filters.
  static Result<std::unique_ptr<Evaluation>> open(Session& session, std::string_view tasks,
                                                  std::string_view options);

  // The next row, task rows first, then the summary; empty at the end.
  // Errors: interrupted; a setting or a model that cannot be used at all.
  Result<std::optional<Cells>> next();

 private:
  // A demo in a private database, and a session that asks there.
  struct World {
    World(db::PrivateDatabase filled, const Session& like)
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
  Result<Session*> session_for(const Task& task);  // null: there is no such demo
  Result<Gold> gold_for(const Task& task);
  Result<Record> ask(const Task& task, const Contender& contender, int64_t sample);
  bool step();  // goes to the next task, model and sample; false behind the last

  Session& host_;
  Options options_;
  std::vector<Task> tasks_;
  std::map<std::string, std::unique_ptr<World>> worlds_;
  std::set<Key> done_;  // in an earlier run
  size_t task_ = 0, contender_ = 0;
  int64_t sample_ = 0;  // of the row given last, 0 before the first
  int64_t given_ = 0;
  std::optional<Gold> gold_;  // of the task at hand
  Tally tally_;
  bool summed_up_ = false;
  std::deque<Cells> summary_;
};

}  // namespace ask::eval
