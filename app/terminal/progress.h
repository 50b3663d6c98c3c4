// The progress line on stderr: the current step of a question, and the time so far.
#pragma once
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace ask::app {

// Shows nothing where stderr is not a terminal. Takes the line away when it ends.
class Progress {
 public:
  explicit Progress(bool shown);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // What is being done now, with what it has cost so far ("" for nothing).
  void step(const std::string& what, const std::string& cost);
  // Takes the line away, so that something can be printed; the next step shows it again.
  void clear();

 private:
  void tick();
  void paint();  // REQUIRES: mutex_ is held

  const bool shown_;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string what_, cost_;
  bool over_ = false;
  std::thread ticker_;  // repaints the time of a step that takes long
};

}  // namespace ask::app
