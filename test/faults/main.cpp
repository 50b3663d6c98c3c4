// Fault injection in a host program: faults memory|cold|stop|disk|worst|sizes [--long|--quick]
// [--only CALL]
//
// Every call of the extension is repeated: in the first run its first event fails (an allocation, a
// read, a lock), in the second run its second, and so on until the call finishes without a fault.
// Each time: the host survives, the call gives its usual answer or an error that explains it,
// nothing leaks, and the same call then works. Without --long, later events are sampled ever more
// sparsely.
#include <cstdio>
#include <cstring>

#include "test/faults/tries.h"

int main(int argc, char** argv) {
  const auto is = [&](const char* word) {
    for (int i = 1; i < argc; ++i)
      if (std::strcmp(argv[i], word) == 0) return true;
    return false;
  };
  // A key in the environment must not send the tests to a model.
  for (const char* variable : {"ASK_MODEL", "OPENAI_API_KEY", "ANTHROPIC_API_KEY"})
    unsetenv(variable);
  // Sampling of values has a time limit: on a busy machine an answer would depend on it.
  setenv("ASK_VALUE_INDEX_MS", "600000", 1);
  using namespace ask::faults;
  configure_sqlite();
  register_vfs();
  for (int i = 1; i + 1 < argc; ++i)
    if (std::strcmp(argv[i], "--only") == 0) only(argv[i + 1]);
  const int sparse = is("--long") ? 0 : is("--quick") ? 8 : 24;
  if (is("memory")) try_memory(sparse);
  if (is("cold")) try_cold(sparse);
  if (is("stop")) try_stopping(sparse);
  if (is("disk")) try_disk(sparse);
  if (is("worst")) try_worst(is("--quick"));
  if (is("sizes")) print_sizes();
  std::printf("%d problems\n", problems());
  return problems() > 0;
}
