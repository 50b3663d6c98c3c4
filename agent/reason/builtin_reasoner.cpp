// The Reasoner without a model: ranked candidates of the engine, and answers by templates.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/explain/abstention.h"
#include "agent/engine/explain/provenance.h"
#include "agent/engine/explain/slips.h"
#include "agent/engine/generate/stored_forms.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/sql_literals.h"
#include "agent/reason/answer.h"
#include "agent/reason/askable.h"
#include "agent/reason/readings.h"
#include "agent/reason/reasoner.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

using engine::EngineCache;
using engine::Interpretation;

constexpr size_t kMostReadings = 8;      // drafts per call; one per attempt
constexpr size_t kMostLooked = 24;       // candidates to find that many readings among
constexpr size_t kNumberedReadings = 3;  // in the message of a decline

constexpr float kSurelyMeant =
    0.9F;  // score of a table that is named or that stores a value verbatim
constexpr size_t kMostJoined = 6;

// The tables on the join paths between the tables with the highest scores.
std::vector<uint32_t> tables_between(const engine::SchemaGraph& graph,
                                     const std::vector<float>& score) {
  std::vector<uint32_t> found;
  for (uint32_t t = 0; t < score.size(); ++t)
    if (score[t] >= kSurelyMeant) found.push_back(t);
  std::stable_sort(found.begin(), found.end(),
                   [&](uint32_t a, uint32_t b) { return score[a] > score[b]; });
  if (found.size() > kMostJoined) found.resize(kMostJoined);
  std::vector<uint32_t> out;
  std::vector<engine::JoinStep> steps;
  if (found.size() > 1) graph.join(found, nullptr, steps);
  for (const engine::JoinStep& step : steps)
    if (score[step.table] < kSurelyMeant) out.push_back(step.table);
  return out;
}

Level level_of(double confidence) {
  return confidence >= engine::kSureFrom     ? Level::kSure
         : confidence >= engine::kLikelyFrom ? Level::kLikely
                                             : Level::kNo;
}

// The query of a single first row with what it is ordered by as a further column; "" for others.
std::string with_measure(const sql::Query& query, const engine::Interpretation& in,
                         const engine::Candidate& candidate) {
  if (query.cores.size() != 1 || !query.set_ops.empty() || query.order_by.size() != 1) return "";
  const auto* limit = query.limit ? std::get_if<sql::Literal>(&query.limit->node) : nullptr;
  if (!limit || limit->value != Value(int64_t{1}) || query.offset) return "";
  const sql::Expr& by = query.order_by[0].expr;
  sql::Query out = query;
  auto& items = out.cores[0].items;
  const auto& order = candidate.logical_form.block.order;
  const bool date = order.size() == 1 && std::holds_alternative<sql::ColumnRef>(by.node) &&
                    !order[0].term.column.whole();
  const sql::Expr shown =
      date ? engine::readable_date(in.column_facts().column(order[0].term.column), by) : by;
  for (const sql::SelectItem& item : items)
    if (item.expr == by || item.expr == shown || std::holds_alternative<sql::Star>(item.expr.node))
      return "";
  const bool measure =
      std::holds_alternative<sql::Call>(by.node) || std::holds_alternative<sql::ColumnRef>(by.node);
  if (!measure || out.cores[0].distinct || items.size() > 2) return "";
  items.push_back({shown, ""});
  return sql::render(out);
}

class Builtin final : public Reasoner {
 public:
  explicit Builtin(EngineCache* cache) : cache_(cache != nullptr ? cache : &own_) {}

  std::string_view name() const override { return "builtin"; }
  Result<GateVerdict> gate(std::string_view) override { return GateVerdict{}; }
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  Result<Links> link(const Ask& ask) override;
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  std::vector<Reading> readings(const Ask& ask, const Task& task, const MayRun& may_run) override;
  std::string provenance(const Ask& ask, const Task& task) override;
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;

 private:
  const Interpretation& interpret(std::string_view question, const db::Snapshot& snapshot);
  // The best candidate from index `from` on whose SQL has not been tried.
  Result<Draft> draft(const Interpretation& in, size_t from);
  struct Numbered {
    size_t candidate;  // its index
    Draft draft;
  };
  std::vector<Numbered> different(const Interpretation& in, const MayRun& may_run);
  Result<Draft> chosen(const Ask& ask, const WriteRequest& request);
  Error declined(const Ask& ask, const WriteRequest& request, const Interpretation& in,
                 const engine::Confidence* confidence);
  // The draft of a follow-up, as it was made whole.
  bool follows(std::string_view question) const {
    return resolved_.meaning != nullptr && resolved_.question == question;
  }
  Result<Draft> of_meaning(const Ask& ask);
  Result<Draft> another(const Interpretation& in, const WriteRequest& request);
  std::optional<Draft> supported(const Interpretation& in, const WriteRequest& request);

  EngineCache own_;
  EngineCache* cache_;
  std::unique_ptr<Interpretation> known_;
  std::string known_question_;
  uint64_t known_snapshot_ = 0;  // its id
  std::vector<std::string> tried_;
  Resolved resolved_;
  size_t told_ = 0;  // index of the candidate that was written last
};

const Interpretation& Builtin::interpret(std::string_view question, const db::Snapshot& snapshot) {
  if (known_ == nullptr || known_question_ != question || known_snapshot_ != snapshot.id.number()) {
    known_ = std::make_unique<Interpretation>(question, snapshot, cache_->get(snapshot));
    known_question_ = question;
    known_snapshot_ = snapshot.id.number();
    tried_.clear();
    told_ = 0;
  }
  return *known_;
}

Result<Resolved> Builtin::resolve(const Ask& ask, const Conversation& known) {
  std::vector<engine::Before> turns;
  const size_t from = known.turns.size() - std::min<size_t>(2, known.turns.size());
  for (const Turn& turn : std::span(known.turns).subspan(from)) {
    const db::Catalog& catalog = ask.snapshot.catalog;
    const bool same = turn.fingerprint == catalog.fingerprint + catalog.notes;
    turns.push_back(
        {turn.question, turn.resolved, turn.sql, same ? turn.meaning.get() : nullptr, turn.kind});
  }
  auto read =
      engine::follow_up(ask.question, {turns, known.unanswered, known.leaned},
                        {ask.snapshot, cache_->get(ask.snapshot), engine::default_weights()});
  if (!read) return read.error();
  resolved_ = {std::string(ask.question)};
  if (!*read) return resolved_;
  engine::FollowUp& found = **read;
  resolved_.question = std::move(found.question);
  if (found.kind == "alone") return resolved_;
  resolved_.follows = true;
  resolved_.kind = found.kind;
  resolved_.confidence = found.confidence;
  resolved_.meaning = std::make_shared<const engine::LogicalForm>(std::move(found.meaning));
  return resolved_;
}

Result<Draft> Builtin::of_meaning(const Ask& ask) {
  const Interpretation& in = interpret(resolved_.question, ask.snapshot);
  const auto query = in.query(*resolved_.meaning);
  if (!query) return query.error();
  Draft out;
  out.sql = sql::render(*query);
  out.reading = sql::explain(*query);
  out.reasoning = fmt::format("a follow-up ({})", resolved_.kind);
  out.confidence = resolved_.confidence;
  out.level = level_of(out.confidence);
  told_ = in.candidates().size();  // it is none of them
  return out;
}

Result<Links> Builtin::link(const Ask& ask) {
  const Interpretation& in = interpret(ask.question, ask.snapshot);
  const db::Catalog& catalog = ask.snapshot.catalog;
  std::vector<float> score(catalog.tables.size(), 0);
  std::vector<std::string> why(catalog.tables.size());
  for (const engine::Mention& m : in.lattice().mentions) {
    float gain = 0;
    std::string reason;
    if (m.kind == engine::MentionKind::kTable) {
      gain = 2 * m.score;
      reason = "is named";
    } else if (m.kind == engine::MentionKind::kColumn) {
      gain = 0.5F * m.score;
      reason = fmt::format("has column {}", catalog.tables[m.table].columns[m.column].name);
    } else if (m.kind == engine::MentionKind::kValue && m.found) {
      gain = m.score;
      reason =
          fmt::format("holds \"{}\" in {}", m.text, catalog.tables[m.table].columns[m.column].name);
    } else {
      continue;
    }
    if (gain > score[m.table]) why[m.table] = reason;
    score[m.table] = std::max(score[m.table], gain) + 0.01F;
  }
  if (!in.candidates().empty()) {
    const engine::QueryBlock& block = in.candidates()[0].logical_form.block;
    for (const uint32_t t : block.tables) score[t] += 4;
    score[block.entity] += 4;
  }
  for (const uint32_t t : tables_between(in.graph(), score)) {
    score[t] = kSurelyMeant;
    why[t] = "joins what is named";
  }
  // Tables next to a linked one by a foreign key.
  for (const engine::Edge& edge : in.graph().edges())
    for (const auto& [a, b] :
         {std::pair(edge.child, edge.parent), std::pair(edge.parent, edge.child)})
      if (score[a] >= 1 && score[b] == 0) {
        score[b] = 0.005F;
        why[b] = fmt::format("joins with {}", catalog.tables[a].name);
      }
  Links links;
  for (size_t t = 0; t < score.size(); ++t)
    if (score[t] > 0) links.tables.push_back(t);
  if (links.tables.empty() && !score.empty()) {
    links = all_tables(ask, "nothing was found, so all of them count");
    links.warning = "no word of the question names a table, a column or a stored value";
    return links;
  }
  std::stable_sort(links.tables.begin(), links.tables.end(),
                   [&](size_t a, size_t b) { return score[a] > score[b]; });
  for (const size_t t : links.tables)
    links.reasons.push_back(why[t].empty() ? "joins what is named" : why[t]);
  return links;
}

Result<QueryPlan> Builtin::plan(const Ask& ask, const Links&) {
  const Interpretation& in = interpret(ask.question, ask.snapshot);
  QueryPlan plan;
  plan.confidence = follows(ask.question)     ? resolved_.confidence
                    : in.candidates().empty() ? 0
                                              : in.confidence(0).value;
  plan.tasks = {{"t1", std::string(ask.question), "", {}}};
  return plan;
}

Result<Draft> Builtin::draft(const Interpretation& in, size_t from) {
  for (size_t i = from; i < std::min(in.candidates().size(), from + kMostReadings); ++i) {
    const auto query = in.query(in.candidates()[i]);
    if (!query) continue;
    Draft out;
    out.sql = sql::render(*query);
    if (std::find(tried_.begin(), tried_.end(), out.sql) != tried_.end()) continue;
    tried_.push_back(out.sql);
    told_ = i;
    const engine::Confidence confidence = in.confidence(i);
    out.reading = sql::explain(*query);
    if (const auto all = in.all_first(in.candidates()[i])) {
      out.all_first = sql::render(*all);
      if (out.all_first == out.sql) out.all_first.clear();
    }
    out.measured = with_measure(*query, in, in.candidates()[i]);
    out.reasoning =
        fmt::format("reading {} of {}{}{}", i + 1, in.candidates().size(),
                    confidence.abstention_reason.empty() ? "" : ": ", confidence.abstention_reason);
    // The confidence of a lower candidate is bounded by what the first one leaves.
    out.confidence =
        i == 0 ? confidence.value : std::min(confidence.value, 1 - in.confidence(0).value);
    out.level = level_of(out.confidence);
    if (const std::string slips = engine::told(engine::slips(in, in.candidates()[i]));
        !slips.empty()) {
      if (out.reading.ends_with('.')) out.reading.pop_back();
      out.reading += ", " + slips + ".";
      out.level = std::min(out.level, Level::kLikely);  // below kSure, so that the answer states it
    }
    out.unexplained = confidence.unexplained;
    return out;
  }
  return Error{Code::kSqlGenFailed, "there is no other reading of the question"};
}

// After a failed attempt: the next candidate, if it is confident enough. Only after retryable
// errors or an empty result: a safeguard or a timeout is not the candidate's fault, and another
// candidate would answer a different question.
Result<Draft> Builtin::another(const Interpretation& in, const WriteRequest& request) {
  const Error& error = request.feedback->error;
  const Error none{Code::kSqlGenFailed, "there is no other reading of the question"};
  if (!facts(error.code).retryable && error.code != Code::kNoRows) return none;
  tried_.push_back(request.feedback->sql);
  auto next = draft(in, 0);
  if (next && next->confidence < request.min_confidence) return none;
  return next;
}

// The words that combine others ("not", "by", "over"), in order, as far as they count.
std::vector<std::string> function_words(std::string_view question) {
  std::vector<std::string> out;
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question)))
    if (const float filler = engine::filler(token.folded); filler >= 0.7F && filler < 1)
      out.push_back(token.folded);
  return out;
}

bool says_word(std::string_view question, std::string_view word) {
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question)))
    if (token.folded == text::folded(word)) return true;
  return false;
}

// The candidate that is, but for its literals, the SQL of a taught question with the same function
// words. Words that it does not explain must be those of the taught question.
std::optional<Draft> Builtin::supported(const Interpretation& in, const WriteRequest& request) {
  constexpr double kAlike = 0.5;
  const auto words = function_words(request.task.description);
  for (const NearExample& example : request.examples) {
    if (example.similarity < kAlike) break;
    const auto taught = sql::parse(example.sql);
    if (!taught || function_words(example.question) != words) continue;
    const std::string shape = examples::without_literals(sql::render(*taught));
    for (size_t i = 0; i < std::min(in.candidates().size(), kMostLooked); ++i) {
      const auto query = in.query(in.candidates()[i]);
      if (!query || examples::without_literals(sql::render(*query)) != shape) continue;
      auto out = draft(in, i);
      if (!out || told_ != i) break;
      if (!std::all_of(out->unexplained.begin(), out->unexplained.end(),
                       [&](const std::string& word) { return says_word(example.question, word); }))
        break;
      out->confidence = std::max(out->confidence, example.similarity);
      out->level = Level::kLikely;  // the answer states the reading
      out->reasoning = "as the taught question: " + example.question;
      return std::move(*out);
    }
  }
  return std::nullopt;
}

Result<Draft> Builtin::write(const Ask& ask, const WriteRequest& request) {
  if (request.change)
    return Error{Code::kCannotAnswer,
                 "the built-in engine writes no changes; type the statement itself"};
  if (follows(request.task.description) && resolved_.confidence >= request.min_confidence) {
    if (request.feedback) return Error{Code::kSqlGenFailed, "the follow-up has no other reading"};
    return of_meaning(ask);
  }
  const Interpretation& in = interpret(request.task.description, ask.snapshot);
  if (request.feedback) return another(in, request);
  tried_.insert(tried_.end(), request.rejected.begin(), request.rejected.end());
  if (request.reading > 0) return chosen(ask, request);
  auto first = draft(in, 0);
  if (!first) return declined(ask, request, in, nullptr);
  if (first->confidence < request.min_confidence) {
    tried_.pop_back();
    if (auto taught = supported(in, request);
        taught && taught->confidence >= request.min_confidence)
      return std::move(*taught);
    const engine::Confidence confidence = in.confidence(0);
    return declined(ask, request, in, &confidence);
  }
  return first;
}

// The drafts of the readings, in the order of readings().
std::vector<Builtin::Numbered> Builtin::different(const Interpretation& in, const MayRun& may_run) {
  std::vector<Numbered> out;
  const std::vector<std::string> tried = std::exchange(tried_, {});
  const size_t told = told_;
  for (size_t at = 0; at < std::min(in.candidates().size(), kMostLooked); at = told_ + 1) {
    if (out.size() == kMostReadings) break;
    auto next = draft(in, at);  // skips candidates whose SQL is among tried_
    if (!next) break;
    // Two that sound alike are one to the person who is to choose.
    const bool known = std::any_of(out.begin(), out.end(), [&](const Numbered& other) {
      return other.draft.reading == next->reading;
    });
    // Nobody who chooses it could want the sum of texts.
    const bool nonsense =
        told_ < in.ranks().size() && in.ranks()[told_].signs[engine::Signal::kBadType] > 0;
    if (known || nonsense || (may_run && !may_run(next->sql))) continue;
    if (!out.empty()) next->confidence = std::min(next->confidence, out.back().draft.confidence);
    out.push_back({told_, std::move(*next)});
  }
  tried_ = tried;
  told_ = told;
  return out;
}

std::vector<Reading> Builtin::readings(const Ask& ask, const Task& task, const MayRun& may_run) {
  std::vector<Reading> out;
  if (follows(task.description)) {
    auto only = of_meaning(ask);
    if (only && (!may_run || may_run(only->sql)))
      out.push_back({std::move(only->sql), only->confidence, std::move(only->reading)});
    return out;
  }
  for (auto& [at, draft] : different(interpret(task.description, ask.snapshot), may_run))
    out.push_back({std::move(draft.sql), draft.confidence, std::move(draft.reading)});
  tell_apart(out);
  return out;
}

// The reading that the asker has chosen by its number.
Result<Draft> Builtin::chosen(const Ask& ask, const WriteRequest& request) {
  const Interpretation& in = interpret(request.task.description, ask.snapshot);
  std::vector<Numbered> all = different(in, request.may_run);
  if (all.empty()) return declined(ask, request, in, nullptr);
  if (request.reading > all.size())
    return Error{
        Code::kInvalidSetting,
        fmt::format("the setting reading is {}, and there {} of the question; ask_readings "
                    "lists {}",
                    request.reading,
                    all.size() == 1 ? "is one reading" : fmt::format("are {} readings", all.size()),
                    all.size() == 1 ? "it" : "them")};
  auto& [at, out] = all[request.reading - 1];
  told_ = at;
  out.level = Level::kSure;  // it was chosen, so the answer need not state it
  return std::move(out);
}

Error Builtin::declined(const Ask& ask, const WriteRequest& request, const Interpretation& in,
                        const engine::Confidence* confidence) {
  engine::Decline decline;
  const bool doubt = confidence != nullptr && engine::is_doubt(*confidence);
  if (doubt) {
    auto all = readings(ask, request.task, request.may_run);
    if (all.size() > kNumberedReadings) all.resize(kNumberedReadings);
    tell_apart(all);
    for (const Reading& reading : all) decline.readings.push_back(reading.differs);
  }
  if (decline.readings.empty()) {
    const auto questions = askable(ask.snapshot, cache_, engine::nearest_tables(in), 1);
    if (!questions.empty()) decline.question = questions.front();
  }
  return {Code::kCannotAnswer, engine::decline_text(in, confidence, decline)};
}

std::string Builtin::provenance(const Ask& ask, const Task& task) {
  const Interpretation& in = interpret(task.description, ask.snapshot);
  if (told_ >= in.candidates().size()) return {};
  return engine::provenance(in, in.candidates()[told_], task.description);
}

// Rule-based: an empty result lowers the confidence.
Result<Judgement> Builtin::judge(const Ask&, const JudgeRequest& request) {
  if (request.result == nullptr) return Judgement{0, 0, "the statement failed"};
  Judgement out{1, request.draft.confidence, "the rows are what was asked for, as it was read"};
  const auto& rows = request.result->rows;
  if (rows.empty()) {
    out = {0.8, request.draft.confidence * 0.8, "no rows match"};
  } else if (rows.size() == 1 && std::all_of(rows[0].begin(), rows[0].end(), [](const Value& v) {
               return std::holds_alternative<std::monostate>(v);
             })) {
    out = {0.6, request.draft.confidence * 0.5, "the only row holds no value"};
  }
  out.settled = true;
  return out;
}

Result<std::string> Builtin::summarize(const Ask&, const std::vector<TaskResult>& results) {
  return answer_text(results);
}

}  // namespace

std::vector<std::string> unknown_words(const Ask& ask, EngineCache& cache) {
  const Interpretation in(ask.question, ask.snapshot, cache.get(ask.snapshot));
  const engine::Confidence best = in.confidence(0);
  return engine::unknown_words(in, in.candidates().empty() ? nullptr : &best);
}

std::unique_ptr<Reasoner> make_builtin(engine::EngineCache* cache) {
  return std::make_unique<Builtin>(cache);
}

}  // namespace ask::reason
