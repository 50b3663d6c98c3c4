// The row sources of the tables; tables.cpp lists them with their columns.
#pragma once
#include "ext/tables.h"

namespace ask::ext {

using RowsResult = Result<std::unique_ptr<Rows>>;

RowsResult open_trace(Session&, const Arguments&);
RowsResult open_rows(Session&, const Arguments&);
RowsResult open_readings(Session&, const Arguments&);
RowsResult open_results(Session&, const Arguments&);
RowsResult open_result(Session&, const Arguments&);
RowsResult open_schema(Session&, const Arguments&);
RowsResult open_score(Session&, const Arguments&);
RowsResult open_check(Session&, const Arguments&);
RowsResult open_eval(Session&, const Arguments&);
RowsResult open_tasks(Session&, const Arguments&);
RowsResult open_demos(Session&, const Arguments&);
RowsResult open_settings(Session&, const Arguments&);
RowsResult open_policy(Session&, const Arguments&);
RowsResult open_usage(Session&, const Arguments&);
RowsResult open_versions(Session& session, const Arguments& arguments);
RowsResult open_history(Session&, const Arguments&);
RowsResult open_memory(Session&, const Arguments&);
RowsResult open_graph(Session&, const Arguments&);
RowsResult open_help(Session&, const Arguments&);

}  // namespace ask::ext
