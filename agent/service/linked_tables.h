// The tables that a question is about, as ask_schema lists them.
#pragma once
#include <string>
#include <vector>

#include "agent/session.h"

namespace ask {

struct LinkedTable {
  size_t table;     // index into the catalog
  std::string why;  // it is one of them; "" if no question chose it
};

// Most relevant first; without a question all tables. Errors: those of Session::link.
Result<std::vector<LinkedTable>> linked_tables(Session& session, const db::Snapshot& known,
                                               const std::string& question);

}  // namespace ask
