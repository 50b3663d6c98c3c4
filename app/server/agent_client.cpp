#include "app/server/agent_client.h"

#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <memory>
#include <utility>

#include "agent/common/text.h"

namespace ask::app {
namespace {

constexpr size_t kLongestUrl = 2000;
constexpr size_t kLongestHead = 32'000;  // bytes
constexpr int kBetweenLooks = 50;        // milliseconds
constexpr std::string_view kEndLine = "\r\n";

Error no_reply(std::string why) {
  return {Code::kInvalidArgument, "it did not reply: " + std::move(why)};
}
Error no_http() { return no_reply("what it sends is no HTTP"); }

class Socket {
 public:
  explicit Socket(int fd) : fd_(fd) {}
  ~Socket() {
    if (fd_ >= 0) ::close(fd_);
  }
  Socket(Socket&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Socket& operator=(Socket&&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

// Waits until the socket can be read or written.
Status ready(const Socket& socket, short what, const AgentLimits& limits) {
  while (true) {
    if (limits.stopped()) return no_reply("the assessment was stopped");
    if (std::chrono::steady_clock::now() >= limits.until) return no_reply("it took too long");
    pollfd one{socket.fd(), what, 0};
    if (poll(&one, 1, kBetweenLooks) > 0) return Done{};
  }
}

Result<Socket> connected(const AgentAddress& agent, const AgentLimits& limits) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(agent.host.c_str(), std::to_string(agent.port).c_str(), &hints, &found) != 0)
    return no_reply("its host is not known");
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> all(found, freeaddrinfo);
  for (const addrinfo* at = found; at; at = at->ai_next) {
    Socket out(socket(at->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (out.fd() < 0) continue;
    if (connect(out.fd(), at->ai_addr, at->ai_addrlen) != 0) {
      if (errno != EINPROGRESS) continue;
      if (auto waited = ready(out, POLLOUT, limits); !waited) return waited.error();
    }
    int fault = 0;
    socklen_t size = sizeof fault;
    getsockopt(out.fd(), SOL_SOCKET, SO_ERROR, &fault, &size);
    if (fault == 0) return Result<Socket>(std::move(out));
  }
  return no_reply("it cannot be reached");
}

Status send_all(const Socket& socket, std::string_view text, const AgentLimits& limits) {
  while (!text.empty()) {
    if (auto waited = ready(socket, POLLOUT, limits); !waited) return waited;
    const ssize_t sent = send(socket.fd(), text.data(), text.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return no_reply("it closed the connection");
    text.remove_prefix(sent > 0 ? static_cast<size_t>(sent) : 0);
  }
  return Done{};
}

std::optional<size_t> number_in(std::string_view digits, int base) {
  size_t out = 0;
  const char* const end = digits.data() + digits.size();
  const auto [at, error] = std::from_chars(digits.data(), end, out, base);
  if (error != std::errc() || at != end || out > 1'000'000'000) return std::nullopt;
  return out;
}

// The body that comes in chunks; nothing while the last of them is missing.
Result<std::optional<std::string>> unchunked(std::string_view rest) {
  std::string out;
  while (true) {
    const size_t end = rest.find(kEndLine);
    if (end == rest.npos) return std::optional<std::string>();
    const auto size = number_in(text::trimmed(rest.substr(0, std::min(end, rest.find(';')))), 16);
    if (!size) return no_http();
    if (*size == 0) return std::optional(std::move(out));
    rest.remove_prefix(end + kEndLine.size());
    if (rest.size() < *size + kEndLine.size()) return std::optional<std::string>();
    out.append(rest.substr(0, *size));
    rest.remove_prefix(*size + kEndLine.size());
  }
}

struct ReplyHead {
  int status = 0;
  bool chunked = false;
  std::optional<size_t> length;
};

std::optional<ReplyHead> head_of(std::string_view text) {
  // "HTTP/1.1 200 OK"
  if (text.size() < 12 || !text.starts_with("HTTP/1.") || text[8] != ' ') return std::nullopt;
  const auto status = number_in(text.substr(9, 3), 10);
  if (!status || *status < 100) return std::nullopt;
  ReplyHead out;
  out.status = static_cast<int>(*status);
  for (const std::string& line : text::split(text, '\n')) {
    const size_t colon = line.find(':');
    if (colon == line.npos) continue;
    const std::string name = text::lower(line.substr(0, colon));
    if (name == "transfer-encoding") out.chunked = true;
    if (name != "content-length") continue;
    out.length = number_in(text::trimmed(std::string_view(line).substr(colon + 1)), 10);
    if (!out.length) return std::nullopt;
  }
  return out;
}

}  // namespace

std::optional<AgentAddress> address_of(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme) || url.size() > kLongestUrl) return std::nullopt;
  for (const char c : url)
    if (static_cast<unsigned char>(c) <= ' ' || c == '@' || c == '#') return std::nullopt;
  url.remove_prefix(kScheme.size());
  const size_t slash = std::min(url.find('/'), url.size());
  AgentAddress out;
  out.path = slash < url.size() ? std::string(url.substr(slash)) : "/";
  std::string_view authority = url.substr(0, slash);
  const bool bracketed = authority.starts_with('[');
  const size_t colon = authority.find(':', bracketed ? authority.find(']') : 0);
  if (colon != authority.npos) {
    const auto port = number_in(authority.substr(colon + 1), 10);
    if (!port || *port < 1 || *port > 65535) return std::nullopt;
    out.port = static_cast<int>(*port);
    authority = authority.substr(0, colon);
  }
  if (bracketed) {
    if (!authority.ends_with(']')) return std::nullopt;
    authority = authority.substr(1, authority.size() - 2);
  }
  out.host = std::string(authority);
  if (out.host.empty()) return std::nullopt;
  return out;
}

Result<std::optional<AgentReply>> parse_agent_reply(std::string_view received, bool ended) {
  while (true) {
    constexpr std::string_view kEndHead = "\r\n\r\n";
    const size_t end = received.substr(0, kLongestHead).find(kEndHead);
    if (end == received.npos) {
      if (ended || received.size() >= kLongestHead) return no_http();
      return std::optional<AgentReply>();
    }
    const auto head = head_of(received.substr(0, end));
    if (!head) return no_http();
    received.remove_prefix(end + kEndHead.size());
    if (head->status < 200) continue;  // "100 Continue", before the response
    AgentReply out{head->status, ""};
    if (head->chunked) {
      // Read once, not whenever a little of it comes.
      if (!ended && !received.ends_with(kEndHead)) return std::optional<AgentReply>();
      auto body = unchunked(received);
      if (!body) return body.error();
      if (!*body && ended) return no_http();
      if (!*body) return std::optional<AgentReply>();
      out.body = std::move(**body);
    } else {
      const size_t length = head->length.value_or(received.size());
      if (received.size() < length && ended) return no_http();
      if (received.size() < length || (!head->length && !ended)) return std::optional<AgentReply>();
      out.body = std::string(received.substr(0, length));
    }
    return std::optional(std::move(out));
  }
}

Result<AgentReply> post_to_agent(const AgentAddress& agent, std::string_view json,
                                 const AgentLimits& limits) {
  const auto socket = connected(agent, limits);
  if (!socket) return socket.error();
  const bool v6 = agent.host.find(':') != agent.host.npos;
  const std::string host = v6 ? "[" + agent.host + "]" : agent.host;
  std::string request = "POST " + agent.path + " HTTP/1.1\r\nHost: " + host + ":" +
                        std::to_string(agent.port) +
                        "\r\nContent-Type: application/json\r\nConnection: close\r\n"
                        "Content-Length: " +
                        std::to_string(json.size()) + "\r\n\r\n";
  request.append(json);
  if (auto sent = send_all(*socket, request, limits); !sent) return sent.error();
  std::string received;
  for (bool ended = false; !ended;) {
    if (auto waited = ready(*socket, POLLIN, limits); !waited) return waited.error();
    char part[65536];
    const ssize_t got = recv(socket->fd(), part, sizeof part, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (got < 0) return no_reply("it closed the connection");
    ended = got == 0;
    received.append(part, static_cast<size_t>(got));
    if (received.size() > limits.most + kLongestHead) return no_reply("it sends too much");
    auto reply = parse_agent_reply(received, ended);
    if (!reply) return reply.error();
    if (*reply && (*reply)->body.size() > limits.most) return no_reply("it sends too much");
    if (*reply) return std::move(**reply);
  }
  return no_http();
}

}  // namespace ask::app
