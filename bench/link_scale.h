// Linking on a large schema.
#pragma once

namespace ask::bench {

// Seconds of processor time; others may be using the machine.
double cpu_seconds();

// Prints what building the index of 1,000 tables and linking a few questions takes.
int link_scale();

}  // namespace ask::bench
