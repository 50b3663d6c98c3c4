// The host that has everything go wrong: faults memory|cold|stop|disk|worst|sizes [--long|--quick]
// [--only CALL]
//
// Every call of the extension is made again and again, and the first time its first event fails (an
// allocation, a read, a lock), then its second, and so on until the call gets through without a
// strike. Each time: the host lives, the call gives its usual answer or an error that says what
// happened, nothing leaks, and the same call then works. Without --long the events are tried ever
// more sparsely: all of the first ones, then some of each stretch.
#include <cstdio>
#include <cstring>

#include "test/faults/tries.h"

int main(int argc, char** argv) {
  const auto is = [&](const char* word) {
    for (int i = 1; i < argc; ++i)
      if (std::strcmp(argv[i], word) == 0) return true;
    return false;
  };
  // A key of whoever runs the tests must not send them to a model.
  for (const char* variable : {"ASK_MODEL", "OPENAI_API_KEY", "ANTHROPIC_API_KEY"})
    unsetenv(variable);
  // Values are sampled within a time: on a busy machine an answer would depend on it.
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
