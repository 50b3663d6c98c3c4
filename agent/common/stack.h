// How much of its stack a thread has left. A host may ask from a thread with a small one (macOS
// gives 512 KB, musl 128 KB), and running out of it ends the process.
#pragma once
#include <cstddef>

namespace ask {

// Bytes below the caller's frame; a cautious guess where the system does not say, as on a stack
// that a host has made itself.
std::size_t stack_left();

}  // namespace ask
