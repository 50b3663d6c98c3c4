// Makes a follow-up whole: "and in 2023?" after "How many orders were there in 2024?". Reads the
// turns of the same conversation and the same access scope only; without any it does nothing.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/common/text.h"
#include "agent/engine/engine.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"
#include "agent/nodes/recall.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/sql/render.h"

namespace ask::nodes {
namespace {

constexpr size_t kMostTurnsForWriter = 3;  // turns in the request to the writer

void trace_turns(State& state, const reason::Conversation& known) {
  const size_t from = known.turns.size() - std::min(kMostTurnsForWriter, known.turns.size());
  for (size_t i = from; i < known.turns.size(); ++i)
    if (!known.turns[i].resolved.empty())
      state.conversation.push_back({known.turns[i].resolved, known.turns[i].sql});
  if (!known.turns.empty()) state.kept_before = known.turns.back().kept;
}

bool is_attached(const db::Catalog& catalog, const std::string& schema) {
  return std::any_of(catalog.tables.begin(), catalog.tables.end(),
                     [&](const db::Table& table) { return table.schema == schema; });
}

std::string in_quotes(const std::string& question) {
  return text::quoted(reason::shown_name(question));
}

// True if the text of the turn alone means what was answered; that of a follow-up may not.
Result<bool> reads_alone(State& state, const reason::AnsweredTurn& turn) {
  if (turn.meaning == nullptr) return true;
  const std::vector<std::string> now = state.named_schemas;
  if (const auto taken = state.ask_of(turn.schemas); !taken) return taken.error();
  engine::EngineCache own;
  engine::EngineCache& cache = state.services.engine ? *state.services.engine : own;
  const engine::Interpretation in(turn.resolved, *state.snapshot, cache.get(*state.snapshot));
  const auto query = in.candidates().empty() ? Result<sql::Query>(Error{Code::kCannotAnswer, ""})
                                             : in.query(in.candidates()[0]);
  const bool same = query && sql::render(*query) == turn.sql;
  if (const auto taken = state.ask_of(now); !taken) return taken.error();
  return same;
}

// "and in the archive?": the question before it, asked of another database.
Result<reason::Resolved> of_other_schema(State& state, const reason::Conversation& known) {
  const auto declined = [&](std::string_view before, std::string_view why) {
    return Error{Code::kCannotAnswer,
                 fmt::format("cannot answer: {} seems to follow {}, which {}; ask it in full",
                             in_quotes(state.question), in_quotes(std::string(before)), why)};
  };
  if (!known.unanswered.empty()) return declined(known.unanswered, "was not answered");
  const reason::AnsweredTurn& last = known.turns.back();
  const auto alone = reads_alone(state, last);
  if (!alone) return alone.error();
  if (last.resolved.empty() || !*alone)
    return declined(last.question, "I cannot ask of another database");
  return reason::Resolved{last.resolved, true, "database"};
}

// A follow-up is about the database that the question before it named, unless it names one itself;
// an independent question is not.
Result<reason::Resolved> resolved_in_schema(State& state, const reason::Conversation& known) {
  reason::Reasoner& reasoner = state.services.reasoner;
  if (state.names_schema_only) return of_other_schema(state, known);
  const std::vector<std::string> before =
      known.turns.empty() ? std::vector<std::string>() : known.turns.back().schemas;
  const db::Catalog& catalog = state.snapshot->catalog;
  if (before.empty() || !state.named_schemas.empty() || !catalog.scope.empty())
    return reasoner.resolve(state.ask(), known);
  if (!is_attached(catalog, before[0])) {
    auto out = reasoner.resolve(state.ask(), known);
    if (out && !out->follows) return out;
    return Error{Code::kCannotAnswer,
                 fmt::format("cannot answer: {} follows a question about the database {}, of which "
                             "there are no tables now; ask it in full",
                             in_quotes(state.question), reason::shown_name(before[0]))};
  }
  if (const auto taken = state.ask_of(before); !taken) return taken.error();
  auto inside = reasoner.resolve(state.ask(), known);
  if (inside && inside->follows) {
    state.note_schema();
    return inside;
  }
  if (const auto taken = state.ask_of({}); !taken) return taken.error();
  if (inside) return inside;
  auto whole = reasoner.resolve(state.ask(), known);
  return whole && !whole->follows ? std::move(whole) : std::move(inside);
}

// What the last turn read that is no longer there, "" if it all is.
std::string gone_since(const State& state, const reason::Conversation& known) {
  if (known.turns.empty() || known.turns.back().sql.empty()) return "";
  const reason::AnsweredTurn& turn = known.turns.back();
  const db::Catalog& catalog = state.snapshot->catalog.before_scope();
  const auto rules = check_rules(state.settings);
  if (!rules || (!turn.schemas.empty() && !is_attached(catalog, turn.schemas[0]))) return "";
  const auto made =
      checked(turn.sql, catalog, state.services.checker, state.services.kept_results, *rules);
  if (!made || made->check.runnable) return "";
  const Error why = made->check.error();
  const bool gone = why.code == Code::kTableNotFound || why.code == Code::kColumnNotFound;
  return gone ? why.message : "";
}

// The question made whole. A follow-up that needs a turn whose tables are gone is declined: what
// its words name now is not what was answered.
Result<reason::Resolved> resolved_now(State& state, const reason::Conversation& known) {
  auto out = resolved_in_schema(state, known);
  if ((out && !out->follows) || !known.unanswered.empty()) return out;
  const std::string gone = gone_since(state, known);
  if (gone.empty()) return out;
  return Error{
      Code::kCannotAnswer,
      fmt::format("cannot answer: {} seems to follow {}, and what that read is gone: {}; "
                  "ask it in full",
                  in_quotes(state.question), in_quotes(known.turns.back().question), gone)};
}

// A follow-up whose answer was corrected is asked again, of the turn before it.
bool asks_corrected_again(const State& state, const reason::Conversation& known) {
  return !known.turns.empty() && known.unanswered.empty() && known.turns.back().corrected &&
         !known.turns.back().kind.empty() &&
         text::equal_nocase(text::trimmed(known.turns.back().question),
                            text::trimmed(state.question));
}

}  // namespace

Outcome resolve(State& state, StepReport& report) {
  reason::Conversation known;
  if (state.services.dialogues)
    known = state.services.dialogues->of(state.session, state.snapshot->catalog.access_scope);
  if (asks_corrected_again(state, known)) known.turns.pop_back();
  const size_t turns = known.turns.size();
  if (turns > 0 || !known.unanswered.empty()) {
    auto resolved = resolved_now(state, known);
    if (!resolved && may_recall(state) && is_taught_as_typed(state))
      resolved = reason::Resolved{state.question};
    if (!resolved) {
      state.resolved.kind = "unread";
      set_detail(report, [&] {
        return Detail{{"follows", true},
                      {"kind", "unread"},
                      {"asked", state.question},
                      {"resolved", nullptr},
                      {"turn", turns}};
      });
      return state.fail(resolved.error());
    }
    state.resolved = std::move(*resolved);
    if (state.resolved.follows) trace_turns(state, known);
  }
  const reason::Resolved& out = state.resolved;
  const double confidence = std::round(out.confidence * 100) / 100;
  report.score = confidence;
  set_detail(report, [&] {
    Detail detail = {{"follows", out.follows},
                     {"kind", out.follows ? Detail(out.kind) : Detail()},
                     {"asked", state.question},
                     {"resolved", state.whole_question()},
                     {"by", out.by},
                     {"confidence", confidence},
                     {"turn", turns}};
    return detail;
  });
  if (may_recall(state)) return Outcome::kTaught;
  return Outcome::kOk;
}

}  // namespace ask::nodes
