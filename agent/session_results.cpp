#include "agent/session_results.h"

#include <utility>

#include "agent/check/from_settings.h"

namespace ask {
namespace {

// Calls `read` with a Reader for the current role.
template <class Read>
auto for_reader(Session& session, const Read& read)
    -> decltype(read(std::declval<const Reader&>())) {
  if (auto good = session.idle(); !good) return good.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  const auto rules = check_rules(session.settings);
  if (!rules) return rules.error();
  return read({(*known)->catalog, session.checker(), *rules});
}

}  // namespace

Result<std::vector<KeptResult>> readable_results(Session& session) {
  return for_reader(session,
                    [&](const Reader& reader) { return session.kept_results().readable(reader); });
}

Result<std::optional<KeptResult>> readable_result(Session& session, std::string_view id) {
  return for_reader(
      session, [&](const Reader& reader) { return session.kept_results().readable(id, reader); });
}

}  // namespace ask
