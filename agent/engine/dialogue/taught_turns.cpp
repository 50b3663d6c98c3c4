#include "agent/engine/dialogue/taught_turns.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/dialogue/follow_up_errors.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/read_alone.h"
#include "agent/engine/generate/read_query.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kLongestBefore = 1000;  // bytes of what SQL says

// SQL without its quotes and blanks, and, of one table, without the name of the table before
// columns.
std::string plain_sql(std::string_view sql) {
  std::string out;
  auto query = sql::parse(sql);
  if (!query) return out;
  for (const char c : sql::render(*query))
    if (c != '"' && c != ' ') out += c;
  const bool one = query->cores.size() == 1 && query->cores[0].from.size() == 1;
  const auto* table = one ? std::get_if<sql::TableRef>(&query->cores[0].from[0].item) : nullptr;
  if (table == nullptr || table->name.empty()) return out;
  const std::string prefix = table->name + ".";
  for (size_t at = out.find(prefix); at != out.npos; at = out.find(prefix, at))
    out.erase(at, prefix.size());
  return out;
}

// The words of the date with the year of the old one: "April 2024" for "April" in place of "March
// 2024". Empty if the old one has no month and year.
std::string month_of_year(const Utterance& now, const Mention& value, const Utterance& before,
                          const Mention& old) {
  const std::string& year = before.token(old.end - 1).text;
  const bool digits = year.size() == 4 && std::all_of(year.begin(), year.end(),
                                                      [](char c) { return c >= '0' && c <= '9'; });
  if (value.period != Period::kMonthOfYear || old.period != Period::kWhole || !digits ||
      old.end - old.begin != 2)
    return "";
  return now.span(value.begin, value.end) + " " + year;
}

// The SQL that the engine makes of a taught question, if it says the same as what was taught; else
// "".
std::string own_sql(const EarlierTurn& taught, const DialogueContext& context) {
  const Interpretation in(taught.asked, context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  if (in.candidates().empty()) return "";
  const auto query = in.query(in.candidates()[0]);
  if (!query) return "";
  const std::string own = sql::render(*query);
  const std::string same = plain_sql(own);
  return !same.empty() && text::equal_nocase(same, plain_sql(taught.sql)) ? own : "";
}

// The block, and those nested in its conditions.
void collect_blocks(const QueryBlock& block, std::vector<const QueryBlock*>& out) {
  out.push_back(&block);
  for (const auto& clause : block.where)
    for (const Condition& c : clause)
      for (const QueryBlock& sub : c.sub) collect_blocks(sub, out);
}

// A turn whose SQL was taught or typed, as the engine would have read a question in words.
struct SqlTurn {
  std::string question;  // the taught one, or what typed SQL says
  std::string sql;
  std::optional<LogicalForm> meaning;  // nullopt: that of the candidate with this SQL
  EarlierTurn turn(const EarlierTurn& before) const {
    return {before.asked, question, sql, meaning ? &*meaning : nullptr, before.kind};
  }
};

std::optional<SqlTurn> read_sql_turn(const EarlierTurn& before, const DialogueContext& context) {
  if (!before.question.empty() || before.asked.empty() || before.sql.empty()) return std::nullopt;
  const auto query = sql::parse(before.sql);
  if (!query) return std::nullopt;
  SqlTurn out{std::string(before.asked), std::string(before.sql), std::nullopt};
  const bool typed = static_cast<bool>(sql::parse(before.asked));
  if (typed) out.question = sql::explain(*query);
  if (out.question.size() > kLongestBefore) return std::nullopt;
  const Interpretation in(out.question, context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  out.meaning = read_query(*query, in.column_facts(), in.graph(),
                           [&](uint32_t edge) { return in.preference(edge); });
  if (out.meaning) return out;
  if (!typed) out.sql = own_sql(before, context);
  return typed || out.sql.empty() ? std::nullopt : std::optional(std::move(out));
}

bool keeps_joins(const SqlTurn& before, const FollowUp& now, const DialogueContext& context) {
  if (!before.meaning || now.kind == FollowUpKind::kAlone) return true;
  const QueryBlock& taught = before.meaning->block;
  const auto steps = [&](const QueryBlock& block, const Interpretation& in) {
    std::vector<JoinStep> out;
    in.graph().join(
        join_terminals(block.entity, block.tables),
        [&](uint32_t edge) { return in.preference(edge); }, out);
    return out;
  };
  const Interpretation first(before.question, context.snapshot, context.schema, context.weights,
                             Rows::kUntried);
  const std::vector<JoinStep> own = steps(taught, first);
  if (own.empty()) return true;
  const Interpretation in(now.question, context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  std::vector<const QueryBlock*> blocks;
  collect_blocks(now.meaning.block, blocks);
  return std::all_of(blocks.begin(), blocks.end(), [&](const QueryBlock* block) {
    const bool whole = mentions(*block, taught.entity) &&
                       std::all_of(taught.tables.begin(), taught.tables.end(),
                                   [&](uint32_t t) { return mentions(*block, t); });
    if (!whole) return true;
    const std::vector<JoinStep> joined = steps(*block, in);
    return std::all_of(own.begin(), own.end(), [&](const JoinStep& step) {
      return std::any_of(joined.begin(), joined.end(),
                         [&](const JoinStep& other) { return other.edge == step.edge; });
    });
  });
}

// "and in York?" after a taught question about Leeds: the question with the other value of the same
// column, or the other date. Nullopt if it has further content.
std::optional<FollowUp> with_other_value(const Utterance& now, std::string_view asked,
                                         const DialogueContext& context) {
  if (!(now.opened || now.about) || !now.pronouns.empty()) return std::nullopt;
  const Utterance before = utterance(asked, context.snapshot, context.schema->index);
  const auto words = now.words();
  const auto is_value = [](const Mention& m) {
    return (m.kind == MentionKind::kValue && m.found && m.score >= 0.7F && !m.partial &&
            !m.inside) ||
           m.kind == MentionKind::kDate;
  };
  for (const Mention& value : now.lattice.mentions) {
    if (!is_value(value) || value.begin < now.begin || value.end > now.end) continue;
    const bool only = std::all_of(words.begin(), words.end(), [&](uint32_t i) {
      return (i >= value.begin && i < value.end) || is_preposition(now.word(i)) ||
             now.word(i) == "the";
    });
    if (!only) continue;
    const Mention* old = nullptr;
    for (const Mention& m : before.lattice.mentions) {
      const bool same =
          m.kind == value.kind && is_value(m) &&
          (m.kind == MentionKind::kDate
               ? m.period == value.period || !month_of_year(now, value, before, m).empty()
               : m.table == value.table && m.column == value.column);
      if (same && (old == nullptr || m.end - m.begin > old->end - old->begin)) old = &m;
    }
    if (old == nullptr) continue;
    FollowUp out;
    out.kind = FollowUpKind::kAlone;
    const std::string month = month_of_year(now, value, before, *old);
    out.question = before.text.substr(0, before.token(old->begin).begin) +
                   (month.empty() ? now.span(value.begin, value.end) : month) +
                   before.text.substr(before.token(old->end - 1).end);
    out.confidence = 1;
    return out;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Result<std::optional<FollowUp>>> after_sql_turn(std::string_view question,
                                                              const Earlier& earlier,
                                                              const DialogueContext& context,
                                                              ReadFollowUp* read) {
  if (earlier.turns.empty()) return std::nullopt;
  const EarlierTurn& before = earlier.turns.back();
  if (!before.question.empty() || before.asked.empty()) return std::nullopt;
  const Utterance now = utterance(question, context.snapshot, context.schema->index);
  if (earlier.unanswered.empty() && now.depends && !reads_alone(now, context))
    if (auto other = with_other_value(now, before.asked, context))
      return std::optional(std::move(other));
  const auto sql = read_sql_turn(before, context);
  if (!sql) return std::nullopt;
  std::vector<EarlierTurn> turns(earlier.turns.begin(), earlier.turns.end());
  turns.back() = sql->turn(before);
  auto out = read(question, {turns, earlier.unanswered, earlier.unanswered_depends}, context);
  if (out && *out && !keeps_joins(*sql, **out, context)) return unread(question, shown(before));
  return out;
}

}  // namespace ask::engine::dialogue
