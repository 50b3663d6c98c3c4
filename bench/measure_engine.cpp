#include "bench/measure_engine.h"

#include <fmt/format.h>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/engine.h"
#include "agent/engine/explain/abstention.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/rank/feature_weights.h"
#include "agent/sql/render.h"

namespace ask::bench {

struct EngineUnderTest::Inside {
  std::shared_ptr<const db::Snapshot> snapshot;
  engine::EngineCache cache;
};

namespace {

// Why ranks[at] is behind the first: the features that differ, with what they add to its score; the
// weights that words of the question add are not told.
std::string against_first(const std::vector<engine::RankedCandidate>& ranks, size_t at) {
  if (at == 0 || at >= ranks.size()) return "";
  std::string out = "    against the first:";
  for (size_t i = 0; i < engine::kRankedFeatures; ++i) {
    const float more = ranks[at].features[i] - ranks[0].features[i];
    const engine::FeatureWeight& weight = engine::weight(static_cast<engine::Feature>(i));
    if (more != 0 && weight.rank != 0)
      out += fmt::format(" {} {:+.2f}", weight.name, more * weight.rank);
  }
  return out + "\n";
}

}  // namespace

EngineUnderTest::EngineUnderTest(sqlite3* db) : inside_(std::make_unique<Inside>()) {
  db::SchemaCache schemas;
  auto snapshot =
      schemas.get(db, db::Measuring::kHere, {200000, 64 << 20, 5000}, 300, Clock::now());
  if (snapshot)
    inside_->snapshot = *snapshot;
  else
    fmt::print(stderr, "{}\n", snapshot.error().message);
}
EngineUnderTest::~EngineUnderTest() = default;

Prediction EngineUnderTest::answer(const std::string& question, bool candidates) {
  Prediction out;
  if (!inside_->snapshot) return out;
  const engine::Interpretation candidate(question, *inside_->snapshot,
                                         inside_->cache.get(*inside_->snapshot));
  for (size_t i = 0; i < candidate.ranks().size(); ++i) {
    const engine::Candidate& r = candidate.candidates()[i];
    const engine::RankedCandidate& rank = candidate.ranks()[i];
    auto query = candidate.query(r);
    if (!query) continue;
    Candidate c{sql::render(*query),
                rank.beam_score,
                rank.score,
                rank.result_key.rows,
                rank.result_key.loosely,
                {},
                {}};
    if (out.sql.empty()) {
      const engine::Confidence confidence = candidate.confidence(i);
      out.sql = c.sql;
      out.confidence = confidence.value;
      out.refused = !confidence.abstention_reason.empty();
      out.reason = confidence.abstention_reason;
      for (const std::string& word : confidence.unexplained) out.reason += " [" + word + "]";
      out.unknown = engine::unknown_words(candidate, &confidence);
    }
    if (!candidates) break;
    for (size_t k = 0; k < engine::kRules; ++k) c.rule_counts.push_back(r.rule_counts[k]);
    for (size_t k = 0; k < engine::kRankedFeatures; ++k) c.features.push_back(rank.features[k]);
    out.candidates.push_back(std::move(c));
  }
  if (candidate.candidates().empty()) out.unknown = engine::unknown_words(candidate, nullptr);
  if (candidates) out.words = engine::words_and_pairs(candidate.arcs());
  out.tokens = candidate.arcs().tokens();
  out.tables = candidate.column_facts().catalog().tables.size();
  return out;
}

std::string EngineUnderTest::explain(const std::string& question) {
  std::string out;
  if (!inside_->snapshot) return out;
  const db::Catalog& catalog = inside_->snapshot->catalog;
  const engine::Interpretation candidate(question, *inside_->snapshot,
                                         inside_->cache.get(*inside_->snapshot));
  for (size_t i = 0; i < candidate.arcs().tokens(); ++i)
    out += candidate.arcs().token(i).text + " ";
  out += "\n";
  for (const engine::Arc& u : candidate.arcs().all) {
    const engine::Mention& m = candidate.arcs().mention(u);
    out += fmt::format("[{},{}) {:20} kind {} key {} {:.2f} x{}", u.begin, u.end,
                       candidate.arcs().text(u), static_cast<int>(u.kind), static_cast<int>(u.cue),
                       u.score, u.count);
    if (u.kind == engine::MentionKind::kTable) out += " " + catalog.tables[m.table].name;
    if (u.kind == engine::MentionKind::kColumn ||
        (u.kind == engine::MentionKind::kValue && m.found))
      out +=
          " " + catalog.tables[m.table].name + "." + catalog.tables[m.table].columns[m.column].name;
    out += "\n";
  }
  size_t shown = 0;
  for (const engine::Candidate& r : candidate.candidates()) {
    auto query = candidate.query(r);
    out += fmt::format("{:.2f} (beam {:.2f}) {}\n", candidate.ranks()[shown].score, r.state->score,
                       query ? sql::render(*query) : query.error().message);
    const engine::Sketch& k = r.state->sketch;
    const auto text = [&](engine::ArcId id) {
      return id < 0 ? std::string("-") : candidate.arcs().text(candidate.arcs()[id]);
    };
    out += "    outputs:";
    for (const auto& o : k.outputs)
      out += fmt::format(" [{} shape {} fn {}{}]", text(o.arc), static_cast<int>(o.kind),
                         static_cast<int>(o.fn), o.late ? " late" : "");
    out += " tables:";
    for (const auto t : k.tables) out += fmt::format(" [{}]", text(t));
    out += " filters:";
    for (const auto& f : k.filters)
      out += fmt::format(" [{} op {} {} neg {} or {}]", text(f.column), static_cast<int>(f.op),
                         text(f.value), f.negated, f.is_or);
    out += " groups:";
    for (const auto g : k.groups) out += fmt::format(" [{}]", text(g));
    out += " open:";
    for (const auto g : k.open_columns) out += fmt::format(" [{}]", text(g));
    out += "\n";
    out += against_first(candidate.ranks(), shown);
    if (++shown == 8) break;
  }
  return out;
}

}  // namespace ask::bench
