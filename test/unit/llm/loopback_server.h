// A small hostile HTTP server on 127.0.0.1, inside the test process: one thread for each
// connection, scripted replies, a journal of requests. It never sleeps; replies that must wait do
// so at the gate.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace ask::test {

struct Received {
  std::string method, path, body;
  std::map<std::string, std::string> headers;  // names in lower case
  int connection = 0;                          // counted from 1
  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? "" : found->second;
  }
};

class LoopbackServer;

// What a reply may do with its connection.
class Wire {
 public:
  bool send(std::string_view bytes);  // false: the client is gone
  void close();                       // after the bytes sent so far
  void reset();                       // with a TCP reset
  void hold();                        // until the gate opens, or the server stops
 private:
  friend class LoopbackServer;
  Wire(LoopbackServer& server, int socket) : server_(server), socket_(socket) {}
  LoopbackServer& server_;
  int socket_;
  bool closed_ = false;
};

using Answer = std::function<void(Wire&, const Received&)>;

// Replies that keep the connection open.
Answer json(std::string body, int status = 200, std::string more_headers = "");
Answer stream(std::string body, std::string type = "text/event-stream");  // chunked, a byte a chunk
Answer raw(std::string bytes);                                            // and then close

class LoopbackServer {
 public:
  LoopbackServer();
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  LoopbackServer& then(Answer answer);    // for the next request that has none yet
  LoopbackServer& always(Answer answer);  // once these are used up; otherwise HTTP 599
  std::string url(std::string_view path = "") const;
  int port() const { return port_; }
  std::vector<Received> journal() const;
  size_t count() const;
  void wait_for(size_t requests) const;  // blocks until that many have arrived
  void open_gate();

 private:
  friend class Wire;
  void accept_all();
  void serve(int socket, int number);
  Answer next_answer(const Received& request);

  int listener_ = -1, port_ = 0;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  bool stopping_ = false, gate_ = false;
  std::deque<Answer> answers_;
  Answer always_;
  std::vector<Received> journal_;
  std::vector<int> sockets_;
  std::vector<std::thread> threads_;
  std::thread acceptor_;
};

}  // namespace ask::test
