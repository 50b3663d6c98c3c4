#include "app/server/http_server.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>

#include "agent/common/guard.h"
#include "agent/common/json_text.h"

namespace ask::app {
namespace {

using SteadyClock = std::chrono::steady_clock;

// Bytes a second at which a client has to take its response, beyond the time that each has.
constexpr int64_t kSlowestTaken = 10'000;
constexpr auto kLastWriteTime = std::chrono::seconds(1);
constexpr auto kCrowdedReadTime = std::chrono::milliseconds(1000);
constexpr size_t kMostHead = 32'000;     // bytes
constexpr size_t kMostSent = 1'200'000;  // bytes of a request, with its head and what frames chunks
constexpr std::string_view kEndOfHead = "\r\n\r\n";

// The request that a thread is at.
thread_local int socket_of_thread = -1;
thread_local bool too_large_in_thread = false;
thread_local bool late_in_thread = false;

// Threads are made when work waits and none is free, and stay.
class OnDemand final : public httplib::TaskQueue {
 public:
  explicit OnDemand(size_t most) : most_(most) {}

  // Newer versions of the library ask whether the work was taken.
  using Taken = decltype(std::declval<httplib::TaskQueue&>().enqueue({}));
  Taken enqueue(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
    // Where no thread can be made, those that are there do the work.
    if (waiting_.size() > idle_ && threads_.size() < most_)
      guarded([&] { threads_.emplace_back([this] { serve(); }); }, [] {}, [](const char*) {});
    changed_.notify_one();
    return static_cast<Taken>(true);
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

std::string refusal(const Refusal& fault) {
  const std::string body =
      json_text({{"error", {{"code", fault.code}, {"message", fault.message}}}}) + "\n";
  return "HTTP/1.1 " + std::to_string(fault.status) + " " + std::string(fault.code) +
         (fault.status == 503 ? "\r\nRetry-After: 1" : "") +
         "\r\nContent-Type: application/json\r\nX-Content-Type-Options: nosniff\r\nCache-Control: "
         "no-store\r\nConnection: close\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + body;
}

// A connection with one deadline and one bound for all that is read: a client that sends a byte now
// and then holds no thread for long. The end of the server ends reading at once.
class Connected final : public httplib::Stream {
 public:
  // `write_time`: all the waiting for the client to take its response, while that is short.
  Connected(int socket, int ending, std::chrono::milliseconds read_time,
            std::chrono::milliseconds write_time)
      : socket_(socket),
        ending_(ending),
        read_until_(SteadyClock::now() + read_time),
        write_time_(write_time),
        wait_left_(write_time) {}

  // Reads the head and puts what the library gets of it in its place; `length` is that of the body.
  // Status 0 where there is
  // nobody to answer: the client went, or has sent nothing.
  std::optional<Refusal> take_head(const std::vector<std::string>& fields, size_t& length) {
    size_t end;
    for (size_t from = 0; (end = buffer_.find(kEndOfHead, from)) == buffer_.npos;) {
      if (buffer_.size() > kMostHead) return Refusal{431, "TOO_LARGE", "the head is too long"};
      from = buffer_.size() < kEndOfHead.size() ? 0 : buffer_.size() - kEndOfHead.size();
      if (receive() <= 0) {
        if (buffer_.empty() || SteadyClock::now() < read_until_) return Refusal{0, "", ""};
        return Refusal{408, "TIMEOUT", "the request did not arrive in time"};
      }
    }
    end += kEndOfHead.size();
    RequestHead head;
    if (auto fault = read_head(std::string_view(buffer_).substr(0, end), fields, head))
      return fault;
    buffer_.replace(0, end, head.kept);
    length = head.length;
    return std::nullopt;
  }

  bool is_readable() const override { return at_ < buffer_.size() || ready(POLLIN, read_until_); }
  // Whether it can be written is seen by writing.
  bool is_writable() const override { return true; }

  ssize_t read(char* to, size_t size) override {
    if (at_ == buffer_.size()) {
      buffer_.clear();
      at_ = 0;
      if (const ssize_t got = receive(); got <= 0) return got;
    }
    const size_t given = std::min(size, buffer_.size() - at_);
    std::copy_n(buffer_.data() + at_, given, to);
    at_ += given;
    return static_cast<ssize_t>(given);
  }

  // The first part, the head of the response, waits for the second: one packet instead of two.
  ssize_t write(const char* from, size_t size) override {
    const bool go_on = std::string_view(from, size).starts_with("HTTP/1.1 100 ");  // send the body
    if (!began_ && !go_on) {
      began_ = true;
      held_.assign(from, size);
      return static_cast<ssize_t>(size);
    }
    if (held_.empty()) return send_some(from, size);
    held_.append(from, size);
    return flush() ? static_cast<ssize_t>(size) : -1;
  }
  bool flush() {
    const std::string all = std::exchange(held_, {});
    for (size_t done = 0; done < all.size();) {
      const ssize_t sent = send_some(all.data() + done, all.size() - done);
      if (sent < 0) return false;
      done += static_cast<size_t>(sent);
    }
    return true;
  }

  void get_remote_ip_and_port(std::string&, int&) const override {}  // nobody asks for them
  void get_local_ip_and_port(std::string&, int&) const override {}
  socket_t socket() const override { return socket_; }

 private:
  ssize_t send_some(const char* from, size_t size) {
    auto until = SteadyClock::now() + wait_left_;
    bool last = false;
    while (true) {
      const ssize_t sent = send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent >= 0) {
        // Or a client that takes a byte now and then would hold its question's place for ever.
        const auto earned = std::chrono::microseconds(sent * 1'000'000 / kSlowestTaken);
        wait_left_ = std::min(
            std::max(until - SteadyClock::now(), SteadyClock::duration()) + earned, write_time_);
        return sent;
      }
      if (errno != EAGAIN && errno != EINTR) return sent;
      if (!ready(POLLOUT, until, !last)) {
        if (last || SteadyClock::now() >= until) return -1;
        last = true;  // the server ends
        until = std::min(until, SteadyClock::now() + kLastWriteTime);
      }
    }
  }

  // Adds what has come to the buffer: how much, 0 at the end, -1 after an error or the deadline.
  ssize_t receive() {
    if (received_ > kMostSent) too_large_in_thread = true;
    if (too_large_in_thread) return -1;
    if (!ready(POLLIN, read_until_)) {
      late_in_thread = true;
      return -1;
    }
    char part[8192];
    const ssize_t got = recv(socket_, part, sizeof part, 0);
    if (got <= 0) return got;
    received_ += static_cast<size_t>(got);
    buffer_.append(part, static_cast<size_t>(got));
    return got;
  }

  // False at the deadline, and at once when the server ends, unless that does not matter any more.
  bool ready(short what, SteadyClock::time_point until, bool unless_ending = true) const {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(until - SteadyClock::now()).count();
    pollfd both[] = {{socket_, what, 0}, {ending_, POLLIN, 0}};
    const int count =
        poll(both, unless_ending ? 2 : 1, static_cast<int>(std::max<int64_t>(0, left)));
    return count > 0 && both[0].revents != 0 && (!unless_ending || both[1].revents == 0);
  }

  int socket_, ending_;
  SteadyClock::time_point read_until_;
  const SteadyClock::duration write_time_;
  SteadyClock::duration wait_left_;  // at most that, for the client to take more
  std::string buffer_;
  size_t at_ = 0, received_ = 0;
  std::string held_;
  bool began_ = false;
};

}  // namespace

std::optional<BodyBudget::Share> BodyBudget::take(size_t bytes) {
  size_t left = left_;
  do {
    if (left < bytes) return std::nullopt;
  } while (!left_.compare_exchange_weak(left, left - bytes));
  return Share(*this, bytes);
}

HttpServer::HttpServer(size_t most_threads, std::chrono::milliseconds request_time,
                       std::vector<std::string> fields, BodyLimits bodies)
    : many_(most_threads / 2),
      request_time_(request_time),
      fields_(std::move(fields)),
      bodies_(bodies),
      budget_(bodies.all),
      ending_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  new_task_queue = [most_threads] { return new OnDemand(most_threads); };
  set_tcp_nodelay(true);  // events leave at once
  set_socket_options([this](socket_t socket) {
    const int yes = 1;
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    listening_ = socket;
  });
}

HttpServer::~HttpServer() { ::close(ending_); }

int HttpServer::bind(const std::string& host, int port) {
  const int bound = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
  // The library listens with a backlog of 5: of many clients at once the kernel would drop some.
  if (bound > 0) ::listen(listening_, SOMAXCONN);
  return bound;
}

void HttpServer::end() {
  const uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(ending_, &one, sizeof one);
  stop();
}

int HttpServer::current_socket() { return socket_of_thread; }
bool HttpServer::current_is_too_large() { return too_large_in_thread; }
bool HttpServer::current_is_late() { return late_in_thread; }

std::optional<BodyBudget::Share> HttpServer::room_for(size_t length) {
  if (length == kUnknownLength) length = bodies_.most;
  // One that is too long is not read at all.
  if (length < bodies_.counted_from || length > bodies_.most) return BodyBudget::Share();
  return budget_.take(length);
}

bool HttpServer::process_and_close_socket(socket_t socket) {
  socket_of_thread = socket;
  too_large_in_thread = late_in_thread = false;
  bool closed = false;
  bool served = false;
  const bool crowded = ++working_ > many_;
  guarded(
      [&] {
        Connected stream(socket, ending_,
                         crowded ? std::min(request_time_, kCrowdedReadTime) : request_time_,
                         request_time_);
        size_t length = 0;
        auto fault = stream.take_head(fields_, length);
        // Until the request is over: its body lives so long.
        const auto room = fault ? std::optional<BodyBudget::Share>() : room_for(length);
        if (!fault && !room)
          fault = {503, "SERVICE_UNAVAILABLE", "too many long requests at once; try again"};
        if (fault) {
          const std::string text = fault->status == 0 ? "" : refusal(*fault);
          stream.write(text.data(), text.size());
        } else {
          served = processed(*this, stream, closed);
        }
        stream.flush();
      },
      [] {}, [](const char*) {});
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
  --working_;
  return served;
}

}  // namespace ask::app
