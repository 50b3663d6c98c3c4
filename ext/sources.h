// The row sources of the tables; tables.cpp lists them with their columns.
#pragma once
#include "ext/tables.h"

namespace ask::ext {

using Opened = Result<std::unique_ptr<Rows>>;

Opened open_trace(Session&, const Arguments&);
Opened open_rows(Session&, const Arguments&);
Opened open_readings(Session&, const Arguments&);
Opened open_results(Session&, const Arguments&);
Opened open_result(Session&, const Arguments&);
Opened open_schema(Session&, const Arguments&);
Opened open_score(Session&, const Arguments&);
Opened open_check(Session&, const Arguments&);
Opened open_eval(Session&, const Arguments&);
Opened open_tasks(Session&, const Arguments&);
Opened open_demos(Session&, const Arguments&);
Opened open_settings(Session&, const Arguments&);
Opened open_policy(Session&, const Arguments&);
Opened open_usage(Session&, const Arguments&);
Opened open_versions(Session& session, const Arguments& arguments);
Opened open_history(Session&, const Arguments&);
Opened open_memory(Session&, const Arguments&);
Opened open_graph(Session&, const Arguments&);
Opened open_help(Session&, const Arguments&);

}  // namespace ask::ext
