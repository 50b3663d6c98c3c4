#include "app/sql/interrupt.h"

#include <atomic>
#include <csignal>
#include <cstdlib>

namespace ask::app {
namespace {

std::atomic<sqlite3*> running = nullptr;
volatile std::sig_atomic_t signal_came = 0;

void on_interrupt(int) {
  signal_came = 1;
  if (sqlite3* db = running.load()) Database::interrupt(db);
}

}  // namespace

void catch_interrupts() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);  // without SA_RESTART: reading a line ends
}

bool interrupted() {
  const bool came = signal_came != 0;
  signal_came = 0;
  return came;
}

InterruptOnSignal::InterruptOnSignal(Database& db) : db_(db) {
  signal_came = 0;
  running = db.handle();
  catch_interrupts();
}

InterruptOnSignal::~InterruptOnSignal() { running = nullptr; }

bool InterruptOnSignal::signalled() const { return signal_came != 0; }

void InterruptOnSignal::repeat() {
  if (signalled()) db_.interrupt();
}

void end_by_interrupt() {
  std::signal(SIGINT, SIG_DFL);
  std::raise(SIGINT);
  std::_Exit(130);
}

}  // namespace ask::app
