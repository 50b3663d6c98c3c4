#include "app/server/serve.h"

#include <fmt/format.h>
#include <signal.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/server/routes.h"

namespace ask::app {
namespace {

// Requests worked on at once: those that ask, and many more that wait for their turn.
constexpr size_t kMostThreads = 256;

struct ServeOptions {
  std::vector<std::string> databases, demos, hosts;
  std::string host = "127.0.0.1", role_header;
  int port = 8000;
  size_t running = 4;
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
    auto db = Database::open(file, Access::kCreate);
    if (!db) return db.error();
    if (auto filled = db->value("SELECT ask_demo(?)", {name}); !filled) return filled.error();
    return file;
  }

 private:
  std::string path_;
  mutable int made_ = 0;
};

// A name for paths of URLs: letters, digits, - and _; not one that is taken.
std::string id_of(const std::vector<Preset>& taken, std::string_view name) {
  std::string stem;
  for (const char c : name.substr(0, 60))
    stem += std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' ? c : '_';
  if (stem.empty()) stem = "db";
  std::string id = stem;
  const auto is_taken = [&] {
    return std::any_of(taken.begin(), taken.end(), [&](const Preset& p) { return p.id == id; });
  };
  for (int n = 2; is_taken(); ++n) id = stem + "_" + std::to_string(n);
  return id;
}

Status describe_demo(Preset& preset, const std::string& name) {
  auto db = Database::open(":memory:", Access::kRead);
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
Status describe_file(Preset& preset, const Connection& settings) {
  auto db = opened(preset.file, Access::kRead, settings);
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

Result<std::vector<Preset>> presets_of(const ServeOptions& options, const DemoFolder& folder) {
  std::vector<Preset> out;
  for (const std::string& name : options.demos) {
    Preset preset;
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
    Preset preset;
    preset.title = std::filesystem::path(file).stem().string();
    preset.id = id_of(out, preset.title);
    preset.file = file;
    if (auto known = describe_file(preset, options.connection); !known) return known.error();
    out.push_back(std::move(preset));
  }
  return out;
}

std::string model_of(const std::vector<Preset>& presets, const Connection& settings) {
  auto db = opened(presets.front().file, Access::kRead, settings);
  if (!db) return "unavailable";
  const auto model = db->value("SELECT ask_info() ->> 'model'");
  return model && std::holds_alternative<std::string>(*model) ? std::get<std::string>(*model)
                                                              : "unavailable";
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
  rules.role_header = options.role_header;
  rules.assess = options.assess;
  return rules;
}

// Blocks the signals that end the server; all threads made from then on inherit that.
sigset_t block_end_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return signals;
}

Exit serve(const ServeOptions& options) {
  const DemoFolder folder;
  const auto presets = presets_of(options, folder);
  if (!presets || presets->empty()) {
    fmt::print(stderr, "sqlite-ask serve: {}\n",
               presets ? "needs a database or --demo NAME" : presets.error().message);
    return presets ? kUsage : kFailed;
  }
  const sigset_t signals = block_end_signals();
  Pool pool(*presets, options.connection, options.running, !options.role_header.empty());
  HangupWatch watch;
  Service service{pool, watch, rules_of(options), model_of(*presets, options.connection)};
  HttpServer server(kMostThreads);
  add_routes(server, service);
  const int port = server.bind(options.host, options.port);
  if (port < 0) {
    fmt::print(stderr, "sqlite-ask serve: cannot listen on {}:{}\n", options.host, options.port);
    return kFailed;
  }
  fmt::print("http://{}:{}/\n", url_host(options.host), port);
  std::fflush(stdout);
  std::thread ending([&] {
    int received = 0;
    sigwait(&signals, &received);
    pool.stop();
    server.stop();
  });
  const bool served = server.listen_after_bind();
  pthread_kill(ending.native_handle(), SIGTERM);  // where nobody sent one
  ending.join();
  return served ? kAnswered : kFailed;
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
  app.add_option("--running", options->running, "questions that run at once; others wait")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  app.add_option("--allow-host", options->hosts, "a further name that requests may be for")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--role-header", options->role_header, "takes the role from this header")
      ->type_name("NAME");
  app.add_flag("--assess", options->assess, "lets /assess send requests to the agents it names");
  declare_connection(app, options->connection);
  return [options] { return serve(*options); };
}

}  // namespace ask::app
