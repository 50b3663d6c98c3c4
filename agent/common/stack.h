// Remaining stack of the current thread. A host may call from a thread with a small stack (512 KB
// on macOS, 128 KB with musl), where an overflow ends the process.
#pragma once
#include <cstddef>

namespace ask {

// Bytes below the caller's frame; a conservative guess (96 KB) if the system does not give it, such
// as on a stack that the host allocated itself.
std::size_t stack_left();

}  // namespace ask
