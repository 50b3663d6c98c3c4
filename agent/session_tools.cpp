#include "agent/session_tools.h"

#include <utility>

#include "agent/common/text.h"
#include "agent/tools/tools.h"

namespace ask {
namespace {

// The first line comment of a statement, by which its author says what it is.
std::string first_comment(std::string_view sql) {
  constexpr size_t kLongestComment = 200;  // bytes
  const std::string_view start = text::trimmed(sql);
  if (!start.starts_with("--")) return "";
  const size_t end = start.find('\n');
  return text::shortened(
      text::repaired_utf8(text::trimmed(start.substr(2, end == start.npos ? end : end - 2))),
      kLongestComment);
}

Result<std::string> answer_of_tool(Session& session, std::string_view name,
                                   std::string_view arguments, reason::Share share, bool model) {
  if (auto good = session.idle(); !good) return good.error();
  const auto known = session.snapshot(uses_statistics(name));
  if (!known) return known.error();
  const Busy busy = session.mark_busy();
  KeptResults& results = session.kept_results();
  auto answer = run_tool({session.db(), session.checker(), session.settings, **known,
                          &session.engine(), &results, share, true, model},
                         name, arguments);
  if (!answer) return answer.error();
  if (model && answer->result && answer->result->withheld)
    return Error{Code::kSecurityViolation,
                 "the rows are made of private columns, which are not sent to a model"};
  if (answer->sql.empty() || !answer->result || answer->result->withheld) return as_json(*answer);
  // What somebody asked for by hand is kept, as the rows of a question are.
  KeptResult kept = kept_of((*known)->catalog, first_comment(answer->sql), answer->sql,
                            answer->expanded_sql, *answer->result);
  const auto kept_mb = session.settings.integer(Setting::kKeptMb);
  if (!kept_mb) return kept_mb.error();
  results.set_most_bytes(static_cast<size_t>(*kept_mb) * 1'000'000);
  const std::string id = results.keep(std::move(kept), std::move(answer->lineage));
  if (*kept_mb == 0) results.forget(id);
  constexpr size_t kMostRows = 20;  // ask_result gives them all
  if (answer->result->rows.size() > kMostRows) answer->result->rows.resize(kMostRows);
  return as_json(*answer, id);
}

}  // namespace

Result<std::string> call_tool(Session& session, std::string_view name, std::string_view arguments) {
  return answer_of_tool(session, name, arguments, reason::Share::kResults, false);
}

Result<std::string> call_tool_for_model(Session& session, std::string_view name,
                                        std::string_view arguments, reason::Share share) {
  return answer_of_tool(session, name, arguments, share, true);
}

}  // namespace ask
