// Detects that a client has closed its connection, while another thread works for it.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace ask::app {

class HangupWatch {
 public:
  HangupWatch();
  ~HangupWatch();
  HangupWatch(const HangupWatch&) = delete;
  HangupWatch& operator=(const HangupWatch&) = delete;

  // Watches for as long as it lives: once the client has gone, `gone` is called again and again, in
  // the thread of the watch, since an interrupt that comes just before a statement begins is lost.
  // It is not running when the destructor has returned.
  class Watched {
   public:
    Watched(HangupWatch& watch, int socket, std::function<void()> gone);
    ~Watched();
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

   private:
    HangupWatch& watch_;
    int socket_;
    uint64_t id_;
  };

 private:
  void run();

  std::mutex mutex_;  // held while a callback runs
  std::map<uint64_t, std::function<void()>> watched_;
  std::set<uint64_t> gone_;  // of these
  uint64_t last_id_ = 0;
  int epoll_, end_;  // end_: an eventfd
  std::thread thread_;
};

}  // namespace ask::app
