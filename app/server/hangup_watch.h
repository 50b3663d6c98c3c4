// Tells when a client has closed its connection, while another thread works for it.
#pragma once
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace ask::app {

class HangupWatch {
 public:
  HangupWatch();
  ~HangupWatch();
  HangupWatch(const HangupWatch&) = delete;
  HangupWatch& operator=(const HangupWatch&) = delete;

  // Watches for as long as it lives: `gone` is called at most once, in the thread of the watch, and
  // is not running when the destructor has returned.
  class Watched {
   public:
    Watched(HangupWatch& watch, int socket, std::function<void()> gone);
    ~Watched();
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

   private:
    HangupWatch& watch_;
    int id_;
  };

 private:
  struct Client {
    int socket;
    std::function<void()> gone;  // empty once it was called
  };
  void run();
  void wake() const;

  std::mutex mutex_;  // held while `gone` runs
  std::map<int, Client> clients_;
  int last_id_ = 0;
  bool over_ = false;
  int wake_;  // an eventfd
  std::thread thread_;
};

}  // namespace ask::app
