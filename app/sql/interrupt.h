// Ctrl-C interrupts the statements of a connection, not the program.
#pragma once
#include "app/sql/database.h"

namespace ask::app {

// While it lives, SIGINT interrupts `db`. One at a time.
class InterruptOnSignal {
 public:
  explicit InterruptOnSignal(Database& db);
  ~InterruptOnSignal();
  InterruptOnSignal(const InterruptOnSignal&) = delete;
  InterruptOnSignal& operator=(const InterruptOnSignal&) = delete;

  bool signalled() const;
  // An interrupt that came between two statements is lost on SQLite: gives it again.
  void repeat();

 private:
  Database& db_;
};

// Without a connection SIGINT only sets a flag, as at the prompt. Says whether it came since the
// last call.
void catch_interrupts();
bool interrupted();

// Ends the process as by the signal, so that a shell's loop ends too.
[[noreturn]] void end_by_interrupt();

}  // namespace ask::app
