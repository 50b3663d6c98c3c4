// httplib's server with what a local service needs beside it: heads checked before the library
// reads them, a deadline and a bound for every request, threads made on demand, and the socket of
// the request that a thread is at.
#pragma once
#include <httplib.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/request_head.h"

namespace ask::app {

// How many bytes the bodies of all requests that are worked on may have together.
class BodyBudget {
 public:
  explicit BodyBudget(size_t most) : left_(most) {}

  // A part of the budget, given back when it is destroyed.
  class Share {
   public:
    Share() = default;
    Share(Share&& other) noexcept
        : budget_(std::exchange(other.budget_, nullptr)), bytes_(other.bytes_) {}
    Share& operator=(Share&&) = delete;
    ~Share() {
      if (budget_) budget_->left_ += bytes_;
    }

   private:
    friend class BodyBudget;
    Share(BodyBudget& budget, size_t bytes) : budget_(&budget), bytes_(bytes) {}
    BodyBudget* budget_ = nullptr;
    size_t bytes_ = 0;
  };
  // Nothing where less is left.
  std::optional<Share> take(size_t bytes);

 private:
  std::atomic<size_t> left_;
};

struct BodyLimits {
  size_t most = 1'000'000;      // bytes of one body; the handlers refuse a longer one
  size_t all = 16'000'000;      // of all that are worked on
  size_t counted_from = 8'000;  // shorter ones are always taken
};

class HttpServer : public httplib::Server {
 public:
  // At most `most_threads` requests are worked on at once, waiting ones included; further
  // connections wait to be read. A request has to arrive within `request_time`, and within a second
  // while half of the threads are taken, so that those who only connect keep nobody out; its client
  // is waited for as long to take the response, and longer while it takes more. Of its head the
  // handlers see the fields of these names, in lower case. A request whose body finds no room among
  // the others is answered with a retry, before it is read.
  HttpServer(size_t most_threads, std::chrono::milliseconds request_time,
             std::vector<std::string> fields, BodyLimits bodies);
  ~HttpServer() override;

  // Binds to `port`, or to one that the system chooses if it is 0; the port, or -1.
  int bind(const std::string& host, int port);

  // Ends listening and what is being read at once, and what is being written soon.
  void end();

  // The socket of the request that this thread serves; -1 in other threads.
  static int current_socket();
  // Whether more was sent for it than any request may have.
  static bool current_is_too_large();
  // Whether a part of it did not arrive in time.
  static bool current_is_late();

 private:
  bool process_and_close_socket(socket_t socket) override;
  // Room for a body of that length, or nothing.
  std::optional<BodyBudget::Share> room_for(size_t length);
  // The library's own work on a request, whose parameters its versions differ in.
  template <typename Self>
  static bool processed(Self& self, httplib::Stream& stream, bool& closed) {
    if constexpr (requires { self.process_request(stream, true, closed, nullptr); }) {
      return self.process_request(stream, true, closed, nullptr);
    } else {
      std::string from, to;
      int from_port = 0, to_port = 0;
      stream.get_remote_ip_and_port(from, from_port);
      stream.get_local_ip_and_port(to, to_port);
      return self.process_request(stream, from, from_port, to, to_port, true, closed, nullptr);
    }
  }

  const size_t many_;  // requests
  const std::chrono::milliseconds request_time_;
  const std::vector<std::string> fields_;
  const BodyLimits bodies_;
  BodyBudget budget_;
  std::atomic<size_t> working_ = 0;
  int listening_ = -1;
  int ending_;  // an eventfd, readable once the server ends
};

}  // namespace ask::app
