#include "app/server/serve.h"

#include <fmt/format.h>
#include <signal.h>

#include <CLI/CLI.hpp>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/server/agent_routes.h"
#include "app/server/routes.h"

namespace ask::app {
namespace {

// Requests worked on at once: those that ask, and many more that wait for their turn.
constexpr size_t kMostThreads = 256;

struct ServeOptions {
  std::vector<std::string> databases, demos, hosts;
  std::string host = "127.0.0.1", role_header, tasks;
  int port = 8000;
  PoolLimits limits;
  double request_seconds = 10, lock_seconds = Database::kLockWait / 1000.0;
  bool assess = false;
  Connection connection;
};

// A folder for the files of the demos, with all in it gone at the end.
class DemoFolder {
 public:
  DemoFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "sqlite-ask-XXXXXX").string();
    if (mkdtemp(pattern.data())) path_ = pattern;
  }
  ~DemoFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }
  DemoFolder(const DemoFolder&) = delete;
  DemoFolder& operator=(const DemoFolder&) = delete;

  Result<std::string> make(const std::string& name) const {
    if (path_.empty()) return Error{Code::kExecutionError, "cannot make a temporary folder"};
    const std::string file = path_ + "/" + std::to_string(made_++) + ".db";
    auto db = Database::open(file, OpenMode::kCreate);
    if (!db) return db.error();
    if (auto filled = db->value("SELECT ask_demo(?)", {name}); !filled) return filled.error();
    return file;
  }

 private:
  std::string path_;
  mutable int made_ = 0;
};

// A name for paths of URLs: letters, digits, - and _; not one that is taken.
std::string id_of(const std::vector<ServedDatabase>& taken, std::string_view name) {
  std::string stem;
  for (const char c : name.substr(0, 60))
    stem += std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' ? c : '_';
  if (stem.empty()) stem = "db";
  std::string id = stem;
  const auto is_taken = [&] {
    return std::any_of(taken.begin(), taken.end(),
                       [&](const ServedDatabase& p) { return p.id == id; });
  };
  for (int n = 2; is_taken(); ++n) id = stem + "_" + std::to_string(n);
  return id;
}

Status describe_demo(ServedDatabase& preset, const std::string& name) {
  auto db = Database::open(":memory:", OpenMode::kRead);
  if (!db) return db.error();
  const auto rows =
      db->query("SELECT title, description, questions FROM ask_demos WHERE name = ?", {name});
  if (!rows) return rows.error();
  if (rows->rows.empty()) return Error{Code::kInvalidArgument, "there is no demo \"" + name + "\""};
  const auto& row = rows->rows[0];
  preset.title = std::get<std::string>(row[0]);
  preset.description = std::get<std::string>(row[1]);
  for (const auto& question : parsed_json(std::get<std::string>(row[2])))
    preset.questions.push_back(question.get<std::string>());
  return Done{};
}

// Questions to begin with: the tables, and how many rows the first ones have.
Status describe_file(ServedDatabase& preset, const Connection& settings) {
  auto db = opened(preset.file, OpenMode::kRead, settings);
  if (!db) return db.error();
  const auto rows = db->query(
      "SELECT table_name, sum(1) OVER () FROM ask_schema GROUP BY schema, table_name "
      "ORDER BY max(row_count) DESC LIMIT 2");
  preset.questions = {"what tables are there?"};
  if (!rows) return Done{};  // a policy hides everything from who has no role
  for (const auto& row : rows->rows)
    preset.questions.push_back("how many " + std::get<std::string>(row[0]) + " are there?");
  preset.description =
      fmt::format("{} {}", rows->rows.empty() ? 0 : std::get<int64_t>(rows->rows[0][1]), "tables");
  return Done{};
}

Result<std::vector<ServedDatabase>> presets_of(const ServeOptions& options,
                                               const DemoFolder& folder) {
  std::vector<ServedDatabase> out;
  for (const std::string& name : options.demos) {
    ServedDatabase preset;
    preset.id = id_of(out, name);
    if (auto known = describe_demo(preset, name); !known) return known.error();
    auto file = folder.make(name);
    if (!file) return file.error();
    preset.file = *file;
    out.push_back(std::move(preset));
  }
  for (const std::string& file : options.databases) {
    if (file == ":memory:")
      return Error{Code::kInvalidArgument, "serves files; --demo gives a database without one"};
    ServedDatabase preset;
    preset.title = std::filesystem::path(file).stem().string();
    preset.id = id_of(out, preset.title);
    preset.file = file;
    if (auto known = describe_file(preset, options.connection); !known) return known.error();
    out.push_back(std::move(preset));
  }
  return out;
}

// What does not change while the server runs.
void describe_service(Service& service, const Connection& settings) {
  service.model = "unavailable";
  auto db = opened(service.pool.presets().front().file, OpenMode::kRead, settings);
  if (!db) return;
  const auto model = db->value("SELECT ask_info() ->> 'model'");
  if (model && std::holds_alternative<std::string>(*model))
    service.model = std::get<std::string>(*model);
  service.mcp_versions = mcp_versions(*db);
}

Result<std::vector<AssessmentTask>> tasks_of_options(const ServeOptions& options) {
  if (options.tasks.empty()) return std::vector<AssessmentTask>();
  return read_task_file(options.tasks);
}

// An address as URLs and the Host header have it.
std::string url_host(const std::string& host) {
  return host.find(':') == host.npos ? host : "[" + host + "]";
}

AccessRules rules_of(const ServeOptions& options) {
  AccessRules rules;
  rules.hosts = {"127.0.0.1", "localhost", "[::1]"};
  rules.hosts.push_back(text::lower(url_host(options.host)));
  for (const std::string& host : options.hosts) rules.hosts.push_back(text::lower(host));
  rules.role_header = text::lower(options.role_header);
  rules.assess = options.assess;
  return rules;
}

// Blocks the signals that end the server; all threads made from then on inherit that.
sigset_t block_end_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  struct sigaction hangup {};
  sigaction(SIGHUP, nullptr, &hangup);
  if (hangup.sa_handler != SIG_IGN) sigaddset(&signals, SIGHUP);  // nohup wants it ignored
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return signals;
}

// Ends the server when one of the signals comes.
class EndOnSignal {
 public:
  EndOnSignal(const sigset_t& signals, Service& service, HttpServer& server)
      : thread_([this, signals, &service, &server] {
          int received = 0;
          sigwait(&signals, &received);
          service.pool.stop();
          service.schemas.stop();
          server.end();
          std::unique_lock lock(mutex_);
          while (!changed_.wait_for(lock, std::chrono::milliseconds(20), [&] { return ended_; })) {
            service.pool.stop();
            service.schemas.stop();
          }
        }) {}
  ~EndOnSignal() {
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    changed_.notify_all();
    pthread_kill(thread_.native_handle(), SIGTERM);  // where nobody sent one
    thread_.join();
  }
  EndOnSignal(const EndOnSignal&) = delete;
  EndOnSignal& operator=(const EndOnSignal&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ended_ = false;
  std::thread thread_;  // the last member: it uses the others
};

Exit serve(const ServeOptions& options) {
  const sigset_t signals = block_end_signals();  // before there is a folder to take away
  const DemoFolder folder;
  const auto presets = presets_of(options, folder);
  if (!presets || presets->empty()) {
    fmt::print(stderr, "sqlite-ask serve: {}\n",
               presets ? "needs a database or --demo NAME" : presets.error().message);
    return presets ? kUsage : kFailed;
  }
  const auto tasks = tasks_of_options(options);
  if (!tasks) {
    fmt::print(stderr, "sqlite-ask serve: {}\n", tasks.error().message);
    return kFailed;
  }
  const bool by_role = !options.role_header.empty();
  Pool pool(*presets, options.connection, options.limits, by_role);
  Pool schemas(*presets, options.connection, {.running = 1, .kept = 2}, by_role);
  SchemaTextCache cache;
  HangupWatch watch;
  Service service{pool, schemas, cache, watch, rules_of(options), "", {}, *tasks};
  describe_service(service, options.connection);
  HttpServer server(kMostThreads,
                    std::chrono::milliseconds(static_cast<int64_t>(options.request_seconds * 1000)),
                    known_fields(service.rules), {.most = kMostBody});
  add_routes(server, service);
  const int port = server.bind(options.host, options.port);
  if (port < 0) {
    fmt::print(stderr, "sqlite-ask serve: cannot listen on {}:{}\n", options.host, options.port);
    return kFailed;
  }
  fmt::print("http://{}:{}/\n", url_host(options.host), port);
  std::fflush(stdout);
  const EndOnSignal end(signals, service, server);
  return server.listen_after_bind() ? kAnswered : kFailed;
}

}  // namespace

std::function<Exit()> declare_serve(CLI::App& app) {
  const auto options = std::make_shared<ServeOptions>();
  app.add_option("DB", options->databases, "database files, opened read-only");
  app.add_option("--demo", options->demos, "a demo: shop, music or enterprise")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--host", options->host, "the address to listen on")->capture_default_str();
  app.add_option("--port", options->port, "0: the system chooses one")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_option("--running", options->limits.running, "questions that run at once; others wait")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  app.add_option("--conversations", options->limits.kept,
                 "the last ones, which may be gone on with")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--request-seconds", options->request_seconds, "for a whole request to arrive")
      ->check(CLI::Range(0.1, 600.0))
      ->capture_default_str();
  app.add_option("--lock-seconds", options->lock_seconds,
                 "that another process may hold a database")
      ->check(CLI::Range(0.0, 10.0))
      ->capture_default_str();
  app.add_option("--allow-host", options->hosts, "a further name that requests may be for")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--role-header", options->role_header, "takes the role from this header")
      ->type_name("NAME");
  auto* const assess = app.add_flag("--assess", options->assess,
                                    "lets /assess send requests to the agents it names");
  app.add_option("--tasks", options->tasks, "a file of tasks, JSON Lines, for /assess")
      ->type_name("FILE")
      ->needs(assess);
  declare_connection(app, options->connection);
  return [options] {
    options->connection.lock_wait = static_cast<int>(options->lock_seconds * 1000);
    return serve(*options);
  };
}

}  // namespace ask::app
