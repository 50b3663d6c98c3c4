// The fault test suites. `sparse`: how many events to fail in each range from n to 2n; 0: all.
#pragma once
#include "test/faults/injector.h"
#include "test/faults/world.h"

namespace ask::faults {

// Fails every allocation of SQLite and of C++ in every call, once and permanently.
void try_memory(int sparse);
// Fails allocations in the first question of a process, before one-time initialisation; each in a
// process of its own.
void try_cold(int sparse);
// Interrupts the call, or lets it time out, at every event.
void try_stopping(int sparse);
// A database file that is unreadable, locked, or without room for temporary files.
void try_disk(int sparse);

// A hostile input: its schema, and a call with an argument.
struct Input {
  std::string name, setup, call, argument;
  bool answered = false;  // false: an error message is acceptable
};
// quick: of the slowest files only some of the calls.
std::vector<Input> hostile_files(bool quick);
// Runs hostile inputs; prints the memory that a connection holds.
void try_worst(bool quick);
void print_sizes();

// Restricts the suites to the operation with this name.
void only(std::string_view name);
// The operations under test.
const std::vector<Operation>& operations();

// The event to fail after the n-th.
int64_t after(int64_t n, int sparse);

// Counts the outcomes of a series and prints them on one line.
struct Tally {
  int64_t strikes = 0, errors = 0, unharmed = 0, events = 0;
  void print(const std::string& what) const;
};

}  // namespace ask::faults
