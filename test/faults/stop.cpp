// The call is stopped at any point: by sqlite3_interrupt, or by its time limit.
#include <algorithm>

#include "test/faults/tries.h"

namespace ask::faults {
namespace {

constexpr int64_t kAnHour = 3600;

struct Way {
  std::string_view name;
  void (*instead)(void*);
  std::string_view words, code;  // in an error; in a row
};

constexpr Way kWays[] = {
    {"interrupt", [](void* db) { sqlite3_interrupt(static_cast<sqlite3*>(db)); }, "interrupt",
     "CANCELLED"},
    {"time runs out", [](void*) { clock_ahead_s += kAnHour; }, "timeout", "TIMEOUT"},
};

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

void judge(const Operation& op, const Way& way, const SqlResult& result, const SqlResult& usual,
           const std::string& where, Tally& tally) {
  // Without time for sampling, statistics are missing, not wrong.
  const bool less = &way == &kWays[1] && result.good() && op.measures;
  if (less || (result.good() && result.rows == usual.rows)) {
    ++tally.unharmed;
    return;
  }
  ++tally.errors;
  const bool by_row = result.good() && op.rows_may_report && !result.rows.empty() &&
                      contains(result.rows.back(), way.code);
  if (by_row || (!result.good() && contains(result.error, way.words))) return;
  problem(where, result.good()
                     ? "another answer: " + (result.rows.empty() ? "" : result.rows.back())
                     : "the error does not say what happened: " + result.error);
}

bool once(const Operation& op, const Way& way, int64_t n, const SqlResult& usual, Tally& tally) {
  const std::string where =
      std::string(op.name) + " " + std::string(way.name) + " at " + std::to_string(n);
  const World world;
  world.must(schema());
  set({.site = Site::kNew, .at = n, .instead = way.instead, .with = world});
  const SqlResult result = world.run(op.sql);
  tally.events = std::max(tally.events, events());
  const bool struck = clear();
  if (!struck) return false;
  ++tally.strikes;
  judge(op, way, result, usual, where, tally);
  check_usable(world, where);
  const SqlResult again = world.run(op.sql);
  const bool there_already = op.name == "ask_view" && result.good();
  if (!there_already && !op.measures && again.rows != usual.rows)
    problem(where, "does not work afterwards: " + again.error);
  return true;
}

}  // namespace

void try_stopping(int sparse) {
  for (const Way& way : kWays)
    for (const Operation& op : operations()) {
      if (op.sql.empty()) continue;
      SqlResult usual;
      {
        const World world;
        world.must(schema());
        usual = world.run(op.sql);
      }
      Tally tally;
      for (int64_t n = 1; once(op, way, n, usual, tally);) n = after(n, sparse);
      tally.print(std::string(op.name) + ", " + std::string(way.name));
    }
}

}  // namespace ask::faults
