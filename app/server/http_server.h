// httplib's server with what a local service needs beside it: a deadline for every request, threads
// made on demand, and the socket of the request that a thread is at.
#pragma once
#include <httplib.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace ask::app {

class HttpServer : public httplib::Server {
 public:
  // At most `most_threads` requests are worked on at once, waiting ones included; further
  // connections wait to be read.
  explicit HttpServer(size_t most_threads);

  // Binds to `port`, or to one that the system chooses if it is 0; the port, or -1.
  int bind(const std::string& host, int port);

  // The socket of the request that this thread serves; -1 in other threads.
  static int current_socket();

 private:
  bool process_and_close_socket(socket_t socket) override;

  int listening_ = -1;
};

}  // namespace ask::app
