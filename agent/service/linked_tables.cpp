#include "agent/service/linked_tables.h"

namespace ask {

Result<std::vector<LinkedTable>> linked_tables(Session& session, const db::Snapshot& known,
                                               const std::string& question) {
  std::vector<LinkedTable> out;
  if (question.empty()) {
    for (size_t i = 0; i < known.catalog.tables.size(); ++i) out.push_back({i, ""});
    return out;
  }
  const auto links = session.link(question, known);
  if (!links) return links.error();
  for (size_t i = 0; i < links->tables.size(); ++i)
    out.push_back({links->tables[i], i < links->reasons.size() ? links->reasons[i] : ""});
  return out;
}

}  // namespace ask
