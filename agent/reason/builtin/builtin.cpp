#include "agent/db/schema_reader.h"
#include "agent/db/snapshot.h"
#include "agent/reason/reasoner.h"
#include "agent/sql/parse.h"
namespace ask::reason {
struct Tmp final : Reasoner {
  std::string_view name() const override { return "builtin"; }
  Result<GateVerdict> gate(std::string_view) override { return GateVerdict{}; }
  Result<Links> link(const Ask& a) override {
    Links l;
    for (size_t i = 0; i < a.snapshot.catalog.tables.size(); ++i) {
      l.tables.push_back(i);
      l.reasons.push_back("x");
    }
    return l;
  }
  Result<QueryPlan> plan(const Ask& a, const Links&) override {
    return QueryPlan{"single", 0.9, {{"t1", std::string(a.question), "", {}}}};
  }
  Result<Draft> write(const Ask& a, const WriteRequest& r) override {
    if (r.feedback) return Error{Code::kSqlGenFailed, "none"};
    Draft d;
    std::string q(a.question);
    for (auto& t : a.snapshot.catalog.tables)
      if (q.find(t.name) != q.npos) {
        d.sql = "SELECT count(*) FROM \"" + t.name + "\"";
        d.confidence = .9;
        d.level = Level::kSure;
        return d;
      }
    return Error{Code::kCannotAnswer, "cannot answer: x"};
  }
  Result<Judgement> judge(const Ask&, const JudgeRequest&) override {
    return Judgement{1, 1, "ok"};
  }
  Result<std::string> summarize(const Ask&, const std::vector<TaskResult>& r) override {
    return "There are " +
           db::display(r[0].result->rows.empty() ? db::Value() : r[0].result->rows[0][0]) +
           " customers.";
  }
};
std::unique_ptr<Reasoner> make_builtin() { return std::make_unique<Tmp>(); }
}  // namespace ask::reason
