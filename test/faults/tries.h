// What is tried. `sparse`: how many events of each stretch from n to 2n are made to fail; 0: all.
#pragma once
#include "test/faults/injector.h"
#include "test/faults/world.h"

namespace ask::faults {

// Every call, with every allocation failing: of SQLite and of C++, once and from then on.
void try_memory(int sparse);
// The first question of a process, when what is built once is not built yet: a process a strike.
void try_cold(int sparse);
// Interrupts the call, or lets its time run out, at any event.
void try_stopping(int sparse);
// A database file that cannot be read, is locked, or has no room for temporary files.
void try_disk(int sparse);

// One of the worst inputs: tables, and what is called with which argument.
struct Input {
  std::string name, setup, call, argument;
  bool answered = false;  // false: an error with a sentence will do as well
};
std::vector<Input> hostile_files();
// The worst inputs, and what a connection holds in memory.
void try_worst();
void print_sizes();

// Leaves only the call of this name.
void only(std::string_view name);
// The calls.
const std::vector<Operation>& operations();

// Which event comes after the n-th.
int64_t after(int64_t n, int sparse);

// Counts what happened in one series, and prints it as one line.
struct Tally {
  int64_t strikes = 0, errors = 0, unharmed = 0, events = 0;
  void print(const std::string& what) const;
};

}  // namespace ask::faults
