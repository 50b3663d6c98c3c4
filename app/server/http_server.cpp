#include "app/server/http_server.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>

#include "agent/common/guard.h"

namespace ask::app {
namespace {

using SteadyClock = std::chrono::steady_clock;

// For a whole request to arrive, and for the client to take what it is sent.
constexpr auto kReadTime = std::chrono::seconds(10);
constexpr auto kWriteTime = std::chrono::seconds(10);

thread_local int socket_of_thread = -1;

// Threads are made when work waits and none is free, and stay.
class OnDemand final : public httplib::TaskQueue {
 public:
  explicit OnDemand(size_t most) : most_(most) {}

  void enqueue(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
    // Where no thread can be made, those that are there do the work.
    if (waiting_.size() > idle_ && threads_.size() < most_)
      guarded([&] { threads_.emplace_back([this] { serve(); }); }, [] {}, [](const char*) {});
    changed_.notify_one();
  }

  void shutdown() override {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  void serve() {
    std::unique_lock lock(mutex_);
    while (true) {
      ++idle_;
      changed_.wait(lock, [&] { return over_ || !waiting_.empty(); });
      --idle_;
      if (waiting_.empty()) return;
      const auto work = std::move(waiting_.front());
      waiting_.pop_front();
      lock.unlock();
      work();
      lock.lock();
    }
  }

  const size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::vector<std::thread> threads_;
  size_t idle_ = 0;
  bool over_ = false;
};

void put_address(const sockaddr_storage& address, socklen_t size, std::string& ip, int& port) {
  char host[NI_MAXHOST] = "";
  char service[NI_MAXSERV] = "0";
  getnameinfo(reinterpret_cast<const sockaddr*>(&address), size, host, sizeof host, service,
              sizeof service, NI_NUMERICHOST | NI_NUMERICSERV);
  ip = host;
  port = static_cast<int>(std::strtol(service, nullptr, 10));
}

// A connection with one deadline for all that is read: a client that sends a byte now and then
// holds no thread for long.
class Connected final : public httplib::Stream {
 public:
  explicit Connected(int socket) : socket_(socket), read_until_(SteadyClock::now() + kReadTime) {}

  bool is_readable() const override { return at_ < size_ || ready(POLLIN, read_until_); }
  // Whether it can be written is seen by writing.
  bool is_writable() const override { return true; }

  ssize_t read(char* to, size_t size) override {
    if (at_ == size_) {
      if (!ready(POLLIN, read_until_)) return -1;
      const ssize_t got = recv(socket_, buffer_, sizeof buffer_, 0);
      if (got <= 0) return got;
      at_ = 0;
      size_ = static_cast<size_t>(got);
    }
    const size_t given = std::min(size, size_ - at_);
    std::copy_n(buffer_ + at_, given, to);
    at_ += given;
    return static_cast<ssize_t>(given);
  }

  ssize_t write(const char* from, size_t size) override {
    const auto until = SteadyClock::now() + kWriteTime;
    do {
      const ssize_t sent = send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent >= 0 || (errno != EAGAIN && errno != EINTR)) return sent;
    } while (ready(POLLOUT, until));
    return -1;
  }

  void get_remote_ip_and_port(std::string& ip, int& port) const override {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0)
      put_address(address, size, ip, port);
  }
  void get_local_ip_and_port(std::string& ip, int& port) const override {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0)
      put_address(address, size, ip, port);
  }
  socket_t socket() const override { return socket_; }

 private:
  bool ready(short what, SteadyClock::time_point until) const {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - SteadyClock::now()).count();
    pollfd one{socket_, what, 0};
    return poll(&one, 1, static_cast<int>(std::max<int64_t>(0, left))) > 0;
  }

  int socket_;
  SteadyClock::time_point read_until_;
  char buffer_[4096];
  size_t at_ = 0, size_ = 0;
};

}  // namespace

HttpServer::HttpServer(size_t most_threads) {
  new_task_queue = [most_threads] { return new OnDemand(most_threads); };
  set_tcp_nodelay(true);  // events leave at once
  set_socket_options([this](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    listening_ = socket;
  });
}

int HttpServer::bind(const std::string& host, int port) {
  const int bound = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
  // The library listens with a backlog of 5: of many clients at once the kernel would drop some.
  if (bound > 0) ::listen(listening_, SOMAXCONN);
  return bound;
}

int HttpServer::current_socket() { return socket_of_thread; }

bool HttpServer::process_and_close_socket(socket_t socket) {
  socket_of_thread = socket;
  bool closed = false;
  bool served = false;
  {
    Connected stream(socket);
    guarded([&] { served = process_request(stream, true, closed, nullptr); }, [] {},
            [](const char*) {});
  }
  socket_of_thread = -1;
  ::shutdown(socket, SHUT_WR);
  // What the client still sends is read, or its kernel would answer with a reset that takes the
  // response away. Bounded: a refused body is at most this long.
  constexpr int kMostDrained = 512;  // reads
  char rest[16384];
  const auto until = SteadyClock::now() + std::chrono::milliseconds(500);
  for (int i = 0; i < kMostDrained && SteadyClock::now() < until; ++i) {
    pollfd one{socket, POLLIN, 0};
    if (poll(&one, 1, 100) <= 0 || recv(socket, rest, sizeof rest, 0) <= 0) break;
  }
  ::close(socket);
  return served;
}

}  // namespace ask::app
