// Where a schema keeps who came: in a flag of a booking, or in a state of it.
#pragma once
#include <string>

#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// The words of the only such column, and of its rows in the plural. `flag`: those of a flag that
// holds of who came ("turned up"), or, if `absent`, of who did not. `state`: those of the column
// with the stored text `missed`, of who did not come. Empty if there is none or several.
struct Attendance {
  std::string rows, flag, state, missed;
  bool absent = false;
  bool plain = false;  // `missed` is "no show", as the linker reads it
};
Attendance attendance(const ColumnFacts& column_facts);

}  // namespace ask::engine
