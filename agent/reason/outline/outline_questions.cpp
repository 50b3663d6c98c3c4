#include "agent/reason/outline/outline_questions.h"

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/engine.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/schema/askable.h"
#include "agent/reason/schema/schema_answer.h"
#include "agent/reason/schema/schema_request.h"
#include "agent/reason/wording.h"
#include "agent/sql/parse.h"
#include "agent/sql/visit.h"

namespace ask::reason {
namespace {

constexpr size_t kMostQuestionsRead = 120;  // questions for one outline
constexpr int64_t kFewValues = 12;

constexpr size_t kMostUnused = 6, kLongestUnused = 40;  // words, bytes of one
constexpr float kSurelyNamed = 0.8F;                    // score of a mention

// Words of a request that ask for a report, for figures or for the causes of a change.
constexpr std::string_view kOfRequests[] = {
    "report",     "reports",    "overview",  "summary",   "summarize", "summarise", "analysis",
    "analyse",    "analyze",    "analytics", "dashboard", "about",     "sales",     "business",
    "data",       "database",   "figures",   "figure",    "numbers",   "number",    "statistics",
    "stats",      "key",        "full",      "complete",  "detailed",  "short",     "brief",
    "quick",      "everything", "all",       "total",     "average",   "top",       "performance",
    "trend",      "trends",     "make",      "create",    "write",     "give",      "show",
    "generate",   "prepare",    "tell",      "me",        "please",    "why",       "what",
    "which",      "how",        "explain",   "explains",  "explained", "cause",     "causes",
    "caused",     "drove",      "drives",    "drive",     "behind",    "compare",   "compared",
    "comparison", "change",     "changes",   "changed",   "changing",  "fall",      "fell",
    "fallen",     "falling",    "drop",      "dropped",   "dropping",  "decline",   "declined",
    "declining",  "decrease",   "decreased", "rise",      "rose",      "risen",     "rising",
    "increase",   "increased",  "grow",      "grew",      "grown",     "growth",    "growing",
    "shrink",     "shrank",     "gain",      "difference"};

std::set<std::string> stems_of(const std::string& words) {
  std::set<std::string> out;
  for (const engine::Token& token : engine::tokenize(words))
    if (!token.punctuation) out.insert(token.stem);
  return out;
}

bool is_call(const sql::Expr& expr, std::string_view name) {
  const auto* call = std::get_if<sql::Call>(&expr.node);
  return call && !call->over && text::equal_nocase(call->name, name);
}

}  // namespace

OutlineQuestions::OutlineQuestions(const Ask& ask, engine::EngineCache& cache)
    : ask_(ask),
      reasoner_(make_builtin(&cache)),
      schema_(cache.get(ask.snapshot)),
      left_(kMostQuestionsRead) {}

std::optional<ReadQuestion> OutlineQuestions::read(const std::string& question, double least) {
  if (left_ == 0) return std::nullopt;
  --left_;
  if (schema_request(schema_questions(question), catalog())) return std::nullopt;
  const Ask own{question, ask_.snapshot};
  const auto plan = reasoner_->plan(own, {});
  if (!plan || plan->confidence < least) return std::nullopt;
  const Task task{"t1", question, "", {}};
  const Links none;
  auto draft = reasoner_->write(own, {task, none, std::nullopt, least});
  if (!draft || draft->confidence < least) return std::nullopt;
  ReadQuestion out{question, draft->confidence, {}};
  if (draft->comparison) {
    out.compares = true;
    out.comparison = draft->comparison;
    out.query = draft->comparison->side;
  } else {
    const sql::Statement& statement = draft->statement;
    if (!statement.query()) return std::nullopt;
    out.query = *statement.query();
  }
  const bool simple = out.query.cores.size() == 1 && out.query.set_ops.empty() &&
                      out.query.with.empty() && !out.core().from.empty();
  return simple ? std::optional(std::move(out)) : std::nullopt;
}

UnusedWords OutlineQuestions::unused(const std::vector<OutlineSection>& sections) const {
  std::string all;
  for (const OutlineSection& section : sections)
    all += section.title + " . " + section.question + " . ";
  const std::set<std::string> mentioned = stems_of(all);
  const auto says = [&](const std::string& words) {
    const auto stems = stems_of(words);
    return std::includes(mentioned.begin(), mentioned.end(), stems.begin(), stems.end());
  };
  const engine::Interpretation in(ask_.question, ask_.snapshot, schema_);
  const auto& tokens = in.lattice().tokens;
  std::vector<bool> used(tokens.size()), known(tokens.size());
  for (const engine::Mention& m : in.lattice().mentions) {
    const bool table = m.kind == engine::MentionKind::kTable && m.score >= kSurelyNamed;
    const bool column = m.kind == engine::MentionKind::kColumn && m.score >= kSurelyNamed;
    const bool is_used =
        (table && says(noun(m.table))) ||
        (column && (m.factor_table != engine::kNone ? says("revenue")
                                                    : says(words(ColumnAt{m.table, m.column}))));
    const bool is_known = table || column || m.kind == engine::MentionKind::kDate ||
                          m.kind == engine::MentionKind::kNumber ||
                          (m.kind == engine::MentionKind::kValue && m.found);
    for (uint32_t t = m.begin; t < m.end; ++t) {
      used[t] = used[t] || is_used;
      known[t] = known[t] || is_known;
    }
  }
  UnusedWords out;
  bool named = false, unknown = false;
  for (size_t t = 0; t < tokens.size(); ++t) {
    const std::string& word = tokens[t].folded;
    constexpr float kStopWord = 0.7F;
    const bool generic = !tokens[t].quoted &&
                         (engine::filler(word) >= kStopWord || text::is_one_of(word, kOfRequests));
    const bool is_used = used[t] || (!generic && mentioned.contains(tokens[t].stem));
    named = named || is_used;
    if (tokens[t].punctuation || is_used || generic) continue;
    unknown = unknown || !known[t];
    const std::string shown = outline_line(tokens[t].text, kLongestUnused);
    if (!contains(out.words, shown) && out.words.size() < kMostUnused) out.words.push_back(shown);
  }
  out.understood = named || !unknown;
  return out;
}

bool OutlineQuestions::usable(uint32_t t) const {
  const db::Table& one = table(t);
  return !one.ignored && may_be_offered(one.name) && one.row_count != 0;
}

bool OutlineQuestions::usable(ColumnAt at) const {
  const db::Column& one = column(at);
  return !one.is_private && !one.ignored && one.role != db::ColumnRole::kHidden &&
         may_be_offered(one.name);
}

bool OutlineQuestions::has_few_values(ColumnAt at) const {
  const engine::ColumnRoles& roles = index().column_roles(at.table, at.column);
  const db::ColumnStatistics& known = column(at).statistics;
  if (!usable(at) || roles.identifier || roles.reference || roles.temporal ||
      column(at).is_unique || column(at).primary_key > 0)
    return false;
  if (!known.few.empty()) return known.few.size() >= 2 && known.distinct < known.rows;
  const bool whole =
      column(at).kind == db::DataKind::kInteger || column(at).kind == db::DataKind::kBoolean;
  return whole && known.complete && known.distinct >= 2 && known.distinct <= kFewValues &&
         known.distinct < known.rows;
}

std::vector<uint32_t> OutlineQuestions::parents(uint32_t t) const {
  std::vector<uint32_t> out;
  for (const db::ForeignKey& key : table(t).foreign_keys) {
    const db::Table* parent = catalog().find(key);
    if (!parent) continue;
    const auto at = static_cast<uint32_t>(parent - catalog().tables.data());
    if (at != t && usable(at) && !contains(out, at)) out.push_back(at);
  }
  return out;
}

std::optional<ColumnAt> OutlineQuestions::date_of(uint32_t t) const {
  for (uint32_t c = 0; c < table(t).columns.size(); ++c)
    if (const ColumnAt at{t, c}; index().column_roles(t, c).temporal && usable(at) &&
                                 column(at).statistics.null_share() < 0.5)
      return at;
  return std::nullopt;
}

std::string OutlineQuestions::noun(uint32_t t) const { return singular(noun_words(table(t).name)); }
std::string OutlineQuestions::many(uint32_t t) const { return plural(noun_words(table(t).name)); }
std::vector<std::string> OutlineQuestions::plural_names(uint32_t t) const {
  std::string whole = text::lower(table(t).name);
  std::replace(whole.begin(), whole.end(), '_', ' ');
  std::vector<std::string> out = {many(t)};
  if (plural(whole) != out[0]) out.push_back(plural(whole));
  return out;
}
std::string OutlineQuestions::words(ColumnAt at) const { return noun_words(column(at).name); }

std::vector<uint32_t> OutlineQuestions::tables_of(const sql::Core& core) const {
  std::vector<uint32_t> out;
  for (const sql::Source& source : core.from) {
    const auto* ref = std::get_if<sql::TableRef>(&source.item);
    const db::Table* known = ref ? catalog().find(ref->schema, ref->name) : nullptr;
    if (!known) return {};
    out.push_back(static_cast<uint32_t>(known - catalog().tables.data()));
  }
  return out;
}

std::optional<ColumnAt> OutlineQuestions::found(const sql::Core& core,
                                                const sql::Expr& expr) const {
  const auto* ref = std::get_if<sql::ColumnRef>(&expr.node);
  const std::string name = ref ? table_of(core, *ref) : "";
  const db::Table* known = name.empty() ? nullptr : catalog().find("", name);
  const db::Column* own = known ? known->find(ref->column) : nullptr;
  if (!own) return std::nullopt;
  return ColumnAt{static_cast<uint32_t>(known - catalog().tables.data()),
                  static_cast<uint32_t>(own - known->columns.data())};
}

bool OutlineQuestions::grouped_by(const sql::Core& core, ColumnAt at) const {
  if (core.group_by.size() != 1) return false;
  const auto group = found(core, core.group_by[0]);
  if (!group) return false;
  if (*group == at) return true;
  const bool names = index().name_column(at.table) == at.column;
  if (!names || group->table != at.table || column(*group).primary_key == 0) return false;
  return std::any_of(core.items.begin(), core.items.end(),
                     [&](const sql::SelectItem& item) { return found(core, item.expr) == at; });
}

std::optional<ColumnAt> OutlineQuestions::period_of(const sql::Core& core) const {
  if (core.group_by.size() != 1) return std::nullopt;
  // One column of dates alone: itself, or what makes a period of its values.
  std::optional<ColumnAt> at;
  bool only = true;
  sql::Visitor visitor;
  visitor.expr = [&](const sql::Expr& expr) {
    if (std::holds_alternative<sql::ColumnRef>(expr.node)) {
      const auto own = found(core, expr);
      only = only && own && (!at || *at == *own);
      at = own;
    }
    sql::children(expr, visitor);
  };
  visitor.expr(core.group_by[0]);
  return only && at && index().column_roles(at->table, at->column).temporal ? at : std::nullopt;
}

bool OutlineQuestions::aggregates(const sql::Core& core, std::string_view function,
                                  std::optional<ColumnAt> of) const {
  return std::any_of(core.items.begin(), core.items.end(), [&](const sql::SelectItem& item) {
    if (!is_call(item.expr, function)) return false;
    const auto& arguments = std::get<sql::Call>(item.expr.node).arguments;
    return !of || (arguments.size() == 1 && found(core, arguments[0]) == of);
  });
}

}  // namespace ask::reason
