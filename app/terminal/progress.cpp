#include "app/terminal/progress.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>

#include "agent/common/display_width.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

constexpr auto kTick = std::chrono::milliseconds(100);
constexpr std::string_view kErased = "\r\x1b[K";  // to the line's begin, and nothing on it

void write_to_stderr(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

Progress::Progress(bool shown) : shown_(shown) {
  if (!shown_) return;
  // Signals go to the thread that asks.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  ticker_ = std::thread([this] { tick(); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Progress::~Progress() {
  if (!shown_) return;
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_one();
  ticker_.join();
  clear();
}

void Progress::step(const std::string& what, const std::string& cost) {
  if (!shown_) return;
  const std::lock_guard lock(mutex_);
  what_ = what;
  cost_ = cost;
  paint();
}

void Progress::clear() {
  if (!shown_) return;
  const std::lock_guard lock(mutex_);
  if (!what_.empty()) write_to_stderr(std::string(kErased));
  what_.clear();
}

void Progress::tick() {
  std::unique_lock lock(mutex_);
  while (!changed_.wait_for(lock, kTick, [this] { return over_; })) paint();
}

void Progress::paint() {
  if (what_.empty()) return;
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin_;
  const std::string line = printable_line(
      fmt::format("{} … {:.1f} s{}{}", what_, elapsed.count(), cost_.empty() ? "" : ", ", cost_));
  const size_t width = Screen().current_width();
  write_to_stderr(std::string(kErased) + text::cut_to_width(line, width - 1));
}

}  // namespace ask::app
