// What a question costs outside of the model: the extension as a host loads it, against a bare
// libcurl loop that sends the same bodies to the same server. The server is a process of its own
// that answers at once, so that its work is not counted.
//   build/bench/bench/model_bench [QUESTIONS]
#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/tcp.h>
#include <sqlite3.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Step {
  std::string_view name, content;  // content: JSON text, escaped for a JSON string
};
constexpr Step kSteps[] = {
    {"plan",
     R"({\"plan_type\":\"single\",\"confidence\":0.9,\"tasks\":[{\"id\":\"t1\",\"description\":)"
     R"(\"count the customers\",\"sql\":\"\",\"depends_on\":[]}]})"},
    {"link", R"({\"tables\":[\"customers\"]})"},
    {"write_sql", R"({\"sql\":\"SELECT count(*) FROM customers\",\"reasoning\":\"a count\"})"},
    {"judge", R"({\"score\":0.9,\"confidence\":0.9,\"reasoning\":\"it fits\"})"},
    {"summarize", "It is a number."}};

struct Request {
  std::string step, body;
};

[[noreturn]] void die(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

std::string header(const std::string& head, const std::string& name) {
  const size_t at = head.find("\r\n" + name + ": ");
  if (at == head.npos) return {};
  const size_t from = at + name.size() + 4;
  return head.substr(from, head.find("\r\n", from) - from);
}

// Answers one connection after the other, for ever; what it was asked goes to `log`.
[[noreturn]] void serve(int listener, int log) {
  for (;;) {
    const int socket = ::accept(listener, nullptr, nullptr);
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    std::string held;
    char buffer[65536];
    for (ssize_t n; (n = ::recv(socket, buffer, sizeof buffer, 0)) > 0;) {
      held.append(buffer, static_cast<size_t>(n));
      const size_t end = held.find("\r\n\r\n");
      if (end == held.npos) continue;
      const size_t length = std::stoul("0" + header(held, "Content-Length"));
      if (held.size() < end + 4 + length) continue;
      const std::string step = header(held, "X-Ask-Step");
      const std::string line = step + " " + held.substr(end + 4, length) + "\n";
      if (::write(log, line.data(), line.size()) < 0) std::exit(1);
      held.erase(0, end + 4 + length);
      std::string_view content;
      for (const Step& known : kSteps)
        if (known.name == step) content = known.content;
      const std::string body = "{\"choices\":[{\"message\":{\"content\":\"" + std::string(content) +
                               "\"},\"finish_reason\":\"stop\"}],"
                               "\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":9}}";
      const std::string reply =
          "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " +
          std::to_string(body.size()) + "\r\n\r\n" + body;
      if (::send(socket, reply.data(), reply.size(), MSG_NOSIGNAL) < 0) break;
    }
    ::close(socket);
  }
}

struct Server {
  Server() {
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* where = reinterpret_cast<sockaddr*>(&address);
    log = std::tmpfile();
    if (::bind(listener, where, size) != 0 || ::listen(listener, 8) != 0 ||
        ::getsockname(listener, where, &size) != 0 || !log)
      die("no server");
    port = ntohs(address.sin_port);
    child = ::fork();
    if (child == 0) serve(listener, ::fileno(log));
    ::close(listener);
  }
  ~Server() {
    ::kill(child, SIGTERM);
    ::waitpid(child, nullptr, 0);
    std::fclose(log);
  }
  // What the last of `questions` equal questions asked of it.
  std::vector<Request> last(size_t questions) const {
    std::vector<Request> out;
    std::rewind(log);
    char* line = nullptr;
    size_t size = 0;
    for (ssize_t n; (n = ::getline(&line, &size, log)) > 0;) {
      const std::string_view text(line, static_cast<size_t>(n - 1));
      const size_t blank = text.find(' ');
      out.push_back({std::string(text.substr(0, blank)), std::string(text.substr(blank + 1))});
    }
    std::free(line);
    if (out.empty() || out.size() % questions != 0) die("questions differ in their requests");
    out.erase(out.begin(), out.end() - static_cast<ptrdiff_t>(out.size() / questions));
    return out;
  }
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port) + "/v1"; }

  std::FILE* log = nullptr;
  int port = 0;
  pid_t child = 0;
};

struct Cost {
  double wall = 0, cpu = 0;  // microseconds
};

double cpu_now() {
  timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

constexpr int kWarmUp = 20;

template <class Body>
Cost median(int times, Body body) {
  std::vector<double> wall, cpu;
  for (int i = 0; i < times + kWarmUp; ++i) {
    const double cpu_before = cpu_now();
    const auto before = std::chrono::steady_clock::now();
    body();
    const std::chrono::duration<double, std::micro> took =
        std::chrono::steady_clock::now() - before;
    if (i < kWarmUp) continue;
    wall.push_back(took.count());
    cpu.push_back(cpu_now() - cpu_before);
  }
  const auto middle = [](std::vector<double>& all) {
    std::nth_element(all.begin(), all.begin() + static_cast<ptrdiff_t>(all.size() / 2), all.end());
    return all[all.size() / 2];
  };
  return {middle(wall), middle(cpu)};
}

using Database = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

void run(sqlite3* db, const std::string& sql) {
  char* why = nullptr;
  if (sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &why) != SQLITE_OK) die(why ? why : "SQL");
}

Database connect(const std::string& url) {
  sqlite3* raw = nullptr;
  sqlite3_open(":memory:", &raw);
  Database db(raw, sqlite3_close);
  sqlite3_db_config(raw, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, nullptr);
  char* why = nullptr;
  if (sqlite3_load_extension(raw, ASK_SO, nullptr, &why) != SQLITE_OK) die(why ? why : ASK_SO);
  run(raw, "SELECT ask_config('model','openai/test'), ask_config('base_url','" + url +
               "'), ask_demo('shop')");
  return db;
}

size_t keep(char* data, size_t, size_t n, void* out) {
  static_cast<std::string*>(out)->append(data, n);
  return n;
}

// One handle, its connection reused: what any program would do.
Cost bare(int times, const std::string& url, const std::vector<Request>& requests) {
  CURL* easy = curl_easy_init();
  std::vector<curl_slist*> headers;
  for (const Request& request : requests) {
    curl_slist* list = curl_slist_append(nullptr, "Content-Type: application/json");
    list = curl_slist_append(list, "Expect:");
    headers.push_back(curl_slist_append(list, ("X-Ask-Step: " + request.step).c_str()));
  }
  const std::string to = url + "/chat/completions";
  std::string reply;
  curl_easy_setopt(easy, CURLOPT_URL, to.c_str());
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, keep);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, &reply);
  const Cost out = median(times, [&] {
    for (size_t i = 0; i < requests.size(); ++i) {
      reply.clear();
      curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers[i]);
      curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(requests[i].body.size()));
      curl_easy_setopt(easy, CURLOPT_POSTFIELDS, requests[i].body.data());
      if (curl_easy_perform(easy) != CURLE_OK || reply.empty()) die("curl");
    }
  });
  for (curl_slist* list : headers) curl_slist_free_all(list);
  curl_easy_cleanup(easy);
  return out;
}

void measure(int times, const char* name, const std::string& question) {
  const Server server;
  Cost engine, asked;
  {
    const Database db = connect(server.url());
    engine = median(times, [&] {
      run(db.get(), "SELECT ask('How many customers are there?', '{\"model\":\"builtin\"}')");
    });
    asked = median(times, [&] { run(db.get(), "SELECT ask('" + question + "')"); });
  }
  const auto requests = server.last(static_cast<size_t>(times + kWarmUp));
  const Cost raw = bare(times, server.url(), requests);
  const auto row = [&](const char* what, const Cost& cost) {
    std::printf("%-40s %6.0f us, of them CPU %6.0f us\n", what, cost.wall, cost.cpu);
  };
  std::printf("%s, %zu requests; medians of %d questions\n", name, requests.size(), times);
  row("  ask with the server", asked);
  row("  the same requests by libcurl", raw);
  row("  ask above libcurl", {asked.wall - raw.wall, asked.cpu - raw.cpu});
  row("  for scale: the built-in engine, easy", engine);
}

}  // namespace

int main(int argc, char** argv) {
  const int times = argc > 1 ? std::atoi(argv[1]) : 1000;
  for (const char* name : {"OPENAI_BASE_URL", "ASK_BASE_URL", "ASK_MODEL"}) ::unsetenv(name);
  measure(times, "an easy question", "How many customers are there?");
  measure(times, "one that is planned, judged", "How many customers are there? Count each.");
}
