#include "loopback_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "agent/common/text.h"

namespace ask::test {
namespace {

// Reads requests from one connection; extra bytes belong to the next request.
class Reader {
 public:
  explicit Reader(int socket) : socket_(socket) {}

  std::optional<Received> next() {
    size_t end = 0;
    while ((end = held_.find("\r\n\r\n")) == held_.npos)
      if (!more()) return std::nullopt;
    Received out = head(held_.substr(0, end));
    held_.erase(0, end + 4);
    const auto length =
        static_cast<size_t>(std::strtoul(out.header("content-length").c_str(), nullptr, 10));
    while (held_.size() < length)
      if (!more()) return std::nullopt;
    out.body = held_.substr(0, length);
    held_.erase(0, length);
    return out;
  }

 private:
  static Received head(const std::string& text) {
    Received out;
    const auto lines = text::split(text, '\n');
    const auto first = text::split(lines[0], ' ');
    out.method = first[0];
    out.path = first.size() > 1 ? first[1] : "";
    for (size_t i = 1; i < lines.size(); ++i) {
      const size_t colon = lines[i].find(':');
      if (colon == std::string::npos) continue;
      out.headers[text::lower(lines[i].substr(0, colon))] =
          std::string(text::trimmed(lines[i].substr(colon + 1)));
    }
    return out;
  }
  bool more() {
    char buffer[4096];
    const ssize_t n = ::recv(socket_, buffer, sizeof buffer, 0);
    if (n > 0) held_.append(buffer, static_cast<size_t>(n));
    return n > 0;
  }
  int socket_;
  std::string held_;
};

}  // namespace

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty() && !closed_) {
    const ssize_t n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (n <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return !closed_;
}

void Wire::close() {
  ::shutdown(socket_, SHUT_RDWR);
  closed_ = true;
}

void Wire::reset() {
  const linger hard{1, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
  const int other = ::socket(AF_INET, SOCK_STREAM, 0);
  ::dup2(other, socket_);  // closes the connection and keeps its descriptor
  ::close(other);
  closed_ = true;
}

void Wire::hold() {
  std::unique_lock lock(server_.mutex_);
  server_.changed_.wait(lock, [&] { return server_.gate_ || server_.stopping_; });
}

Answer json(std::string body, int status, std::string more_headers) {
  return [=](Wire& wire, const Received&) {
    wire.send("HTTP/1.1 " + std::to_string(status) +
              " X\r\nContent-Type: application/json\r\nContent-Length: " +
              std::to_string(body.size()) + "\r\n" + more_headers + "\r\n" + body);
  };
}

Answer stream(std::string body, std::string type) {
  return [=](Wire& wire, const Received&) {
    std::string out =
        "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const char c : body) out += std::string("1\r\n") + c + "\r\n";
    wire.send(out + "0\r\n\r\n");
  };
}

Answer raw(std::string bytes) {
  return [=](Wire& wire, const Received&) {
    wire.send(bytes);
    wire.close();
  };
}

LoopbackServer::LoopbackServer() {
  listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
      ::listen(listener_, 64) != 0 ||
      ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    std::abort();
  port_ = ntohs(address.sin_port);
  acceptor_ = std::thread([this] { accept_all(); });
}

LoopbackServer::~LoopbackServer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    ::shutdown(listener_, SHUT_RDWR);
    for (const int socket : sockets_) ::shutdown(socket, SHUT_RDWR);
  }
  changed_.notify_all();
  acceptor_.join();
  for (std::thread& thread : threads_) thread.join();
  for (const int socket : sockets_) ::close(socket);
  ::close(listener_);
}

LoopbackServer& LoopbackServer::then(Answer answer) {
  const std::lock_guard lock(mutex_);
  answers_.push_back(std::move(answer));
  return *this;
}

LoopbackServer& LoopbackServer::always(Answer answer) {
  const std::lock_guard lock(mutex_);
  always_ = std::move(answer);
  return *this;
}

std::string LoopbackServer::url(std::string_view path) const {
  return "http://127.0.0.1:" + std::to_string(port_) + std::string(path);
}

std::vector<Received> LoopbackServer::journal() const {
  const std::lock_guard lock(mutex_);
  return journal_;
}

size_t LoopbackServer::count() const {
  const std::lock_guard lock(mutex_);
  return journal_.size();
}

void LoopbackServer::wait_for(size_t requests) const {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return journal_.size() >= requests; });
}

void LoopbackServer::open_gate() {
  {
    const std::lock_guard lock(mutex_);
    gate_ = true;
  }
  changed_.notify_all();
}

void LoopbackServer::accept_all() {
  for (int number = 1;; ++number) {
    const int socket = ::accept(listener_, nullptr, nullptr);
    const std::lock_guard lock(mutex_);
    if (socket < 0 || stopping_) {
      if (socket >= 0) ::close(socket);
      return;
    }
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockets_.push_back(socket);
    threads_.emplace_back([this, socket, number] { serve(socket, number); });
  }
}

void LoopbackServer::serve(int socket, int number) {
  Reader reader(socket);
  Wire wire(*this, socket);
  while (auto request = reader.next()) {
    request->connection = number;
    next_answer (*request)(wire, *request);
    if (wire.closed_) break;
  }
  // The descriptor stays in use until the server stops, so that no later connection gets it.
  ::shutdown(socket, SHUT_RDWR);
}

Answer LoopbackServer::next_answer(const Received& request) {
  Answer out;
  {
    const std::lock_guard lock(mutex_);
    journal_.push_back(request);
    if (!answers_.empty()) {
      out = std::move(answers_.front());
      answers_.pop_front();
    } else {
      out = always_;
    }
  }
  changed_.notify_all();
  return out ? out : json("{\"error\":\"the script is at its end\"}", 599);
}

}  // namespace ask::test
