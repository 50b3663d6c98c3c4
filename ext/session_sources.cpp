// ask_settings, ask_usage, ask_history, ask_graph, ask_help: the state of the connection, and what
// is built in.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/run/row_json.h"
#include "agent/score/error_class.h"
#include "agent/score/failure.h"
#include "agent/session_results.h"
#include "ext/functions.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

RowsResult listed(std::vector<std::vector<Value>> rows) {
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

std::string str(std::string_view text) { return std::string(text); }

Value optional_text(const std::string& text) { return text.empty() ? Value() : Value(text); }

const std::string kNotShown = "(set, and not shown)";

}  // namespace

RowsResult open_settings(Session& session, const Arguments&) {
  std::vector<std::vector<Value>> rows;
  for (const SettingSpec& s : setting_specs()) {
    const auto value = session.settings.text(s.id);
    // An invalid environment value is reported in its own row and does not hide the others.
    std::string meaning = str(s.meaning);
    if (!value) meaning += " (" + value.error().message + ")";
    const bool secret = s.id == Setting::kPolicy && policy_is_hidden(session.settings);
    rows.push_back({str(s.name),
                    value && !value->empty() ? Value(secret ? kNotShown : *value) : Value(),
                    str(name(session.settings.origin(s.id))), takes(s), meaning});
  }
  return listed(std::move(rows));
}

RowsResult open_policy(Session& session, const Arguments&) {
  const auto lines = session.policy();
  if (!lines) return lines.error();
  std::vector<std::vector<Value>> rows;
  for (const PolicyLine& line : *lines)
    rows.push_back({line.role.empty() ? Value() : Value(line.role), line.object,
                    str(name(line.kind)), int64_t{line.exists},
                    line.note.empty() ? Value() : Value(line.note)});
  return listed(std::move(rows));
}

RowsResult open_usage(Session& session, const Arguments&) {
  std::vector<std::vector<Value>> rows;
  const auto usage = session.usage();
  if (!usage) return usage.error();
  for (const Usage& u : *usage)
    rows.push_back({u.model, u.questions, u.calls, u.tokens_in, u.tokens_out, u.ms, u.cost});
  return listed(std::move(rows));
}

RowsResult open_history(Session& session, const Arguments&) {
  std::vector<std::vector<Value>> rows;
  const auto history = session.history();
  if (!history) return history.error();
  for (const Asked* a : *history)
    rows.push_back({a->id, a->question, a->status, a->sql.empty() ? Value() : Value(a->sql),
                    a->rows < 0 ? Value() : Value(a->rows), a->ms, a->answer, a->trace_id,
                    optional_text(a->session), optional_text(a->resolved),
                    a->rows < 0 ? Value() : Value(int64_t{a->truncated})});
  return listed(std::move(rows));
}

RowsResult open_versions(Session& session, const Arguments&) {
  const auto versions = session.schema_versions();
  if (!versions) return versions.error();
  std::vector<std::vector<Value>> rows;
  for (const db::SchemaVersion& v : *versions)
    rows.push_back({v.id, v.fingerprint, v.seen_at, static_cast<int64_t>(v.tables),
                    static_cast<int64_t>(v.columns), optional_text(v.change)});
  return listed(std::move(rows));
}

RowsResult open_results(Session& session, const Arguments&) {
  constexpr size_t kHead = 3;
  std::vector<std::vector<Value>> rows;
  const auto results = readable_results(session);
  if (!results) return results.error();
  for (const KeptResult& kept : *results) {
    const auto version = session.version_of(kept.fingerprint);
    if (!version) return version.error();
    const ResultSet& result = *kept.result;
    const nlohmann::ordered_json columns = result.columns;
    std::string head;
    for (size_t i = 0; i < std::min(kHead, result.rows.size()); ++i)
      head += (i == 0 ? "" : ",") + db::row_json(result.columns, result.rows[i]);
    rows.push_back({kept.id, optional_text(kept.description), optional_text(kept.sql),
                    json_text(columns), static_cast<int64_t>(result.rows.size()), "[" + head + "]",
                    static_cast<int64_t>(result.bytes), int64_t{result.truncated()},
                    content_hash(result), kept.at,
                    optional_text(version->empty() ? kept.fingerprint : *version),
                    optional_text(kept.task), optional_text(kept.trace_id)});
  }
  return listed(std::move(rows));
}

RowsResult open_graph(Session&, const Arguments&) {
  const Graph& graph = agent_graph();
  std::vector<std::vector<Value>> rows;
  for (const Node& node : graph.nodes)
    rows.push_back({str("node"), str(node.name), Value(), Value(), str(node.purpose)});
  for (const Edge& edge : graph.edges)
    rows.push_back({str("edge"), str(name(graph, edge.from)), str(name(edge.on)),
                    str(name(graph, edge.to)), Value()});
  rows.push_back({str("mermaid"), str("graph"), Value(), Value(), mermaid(graph)});
  return listed(std::move(rows));
}

RowsResult open_help(Session&, const Arguments&) {
  std::vector<std::vector<Value>> rows;
  for (const Function& f : functions())
    rows.push_back(
        {str(f.name), str("function"), str(f.signature), str(f.meaning), str(f.example)});
  for (const TableSpec& t : tables())
    rows.push_back({str(t.name), str("table"), str(t.signature), str(t.meaning), str(t.example)});
  for (const CodeFacts& code : all_codes())
    rows.push_back({str(code.name), str("code"),
                    str(name(code.severity)) + (code.retryable ? ", retryable" : ""),
                    str(code.meaning), Value()});
  for (const score::FailureFacts& failure : score::all_failures())
    rows.push_back({str(failure.name), str("failure"),
                    fmt::format("severity {}{}", failure.severity,
                                failure.recoverable ? ", another try helps" : ""),
                    str(failure.advice), Value()});
  for (const score::ErrorClassFacts& kind : score::all_error_classes())
    rows.push_back(
        {str(kind.name), str("error class"), str(kind.group), str(kind.meaning), Value()});
  return listed(std::move(rows));
}

}  // namespace ask::ext
