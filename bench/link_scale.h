// Speed of linking on a large schema.
#pragma once

namespace ask::bench {

// CPU seconds of this process, which do not depend on the load of the machine.
double cpu_seconds();

// Prints the time to index 1,000 tables and to link a few questions.
int link_scale();

}  // namespace ask::bench
