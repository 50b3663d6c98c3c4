// sqlite-ask doctor [DB]: what is in force here, and what would make answers better.
#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>

#include "agent/common/json_text.h"
#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

constexpr int kConnectMs = 3000;

struct DoctorOptions {
  std::string database;
  Connection connection;
};

// Variables that are listed by name where they are set; never their values.
constexpr const char* kKeys[] = {"OPENAI_API_KEY", "ANTHROPIC_API_KEY"};
constexpr const char* kVariables[] = {"ASK_MODEL", "ASK_BASE_URL", "OPENAI_BASE_URL",
                                      "OLLAMA_HOST"};

std::string names_set(std::span<const char* const> names) {
  std::string out;
  for (const char* name : names)
    if (const char* value = std::getenv(name); value && *value)
      out += (out.empty() ? "" : ", ") + std::string(name);
  return out.empty() ? "none" : out;
}

struct HostPort {
  std::string name, port;
};

// "api.example.com:443", "[::1]:80"
HostPort host_of(const std::string& authority) {
  const size_t colon = authority.rfind(':');
  HostPort out = {authority.substr(0, colon),
                  authority.substr(std::min(colon, authority.size() - 1) + 1)};
  if (out.name.starts_with('[') && out.name.ends_with(']'))
    out.name = out.name.substr(1, out.name.size() - 2);
  return out;
}

// "" where it answers, else why not.
std::string why_unreachable(const HostPort& host) {
  addrinfo hints = {};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (const int code = getaddrinfo(host.name.c_str(), host.port.c_str(), &hints, &found); code != 0)
    return gai_strerror(code);
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> list(found, freeaddrinfo);
  std::string why = "it has no address";
  for (const addrinfo* at = found; at; at = at->ai_next) {
    const int file = socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (file < 0) continue;
    int error = connect(file, at->ai_addr, at->ai_addrlen) == 0 ? 0 : errno;
    if (error == EINPROGRESS) {
      pollfd waiting = {file, POLLOUT, 0};
      socklen_t size = sizeof error;
      if (poll(&waiting, 1, kConnectMs) == 0)
        error = ETIMEDOUT;
      else
        getsockopt(file, SOL_SOCKET, SO_ERROR, &error, &size);
    }
    close(file);
    if (error == 0) return "";
    why = std::strerror(error);
  }
  return why;
}

std::string text_of(Database& db, std::string_view sql) {
  const auto value = db.value(sql);
  if (!value) return "(" + value.error().message + ")";
  return value->index() == 0 ? "" : display(*value);
}

bool print_model(const Screen& screen, Database& db) {
  const auto info = parsed_json(text_of(db, "SELECT ask_info()"));
  const auto field = [&](const char* name) {
    return info.is_object() && info.contains(name) && info[name].is_string()
               ? info[name].get<std::string>()
               : std::string("?");
  };
  screen.say(fmt::format("sqlite-ask  {}", field("version")));
  screen.say(fmt::format("SQLite      {}", field("sqlite_version")));
  const std::string model = field("model");
  screen.say(
      fmt::format("model       {}{}", model, model == "builtin" ? " (no network is used)" : ""));
  screen.say(fmt::format("keys seen   {}", names_set(kKeys)));
  screen.say(fmt::format("variables   {}", names_set(kVariables)));
  if (info.is_object() && info.contains("problem"))
    screen.say(fmt::format("problem     {}", field("problem")));
  if (!info.is_object() || !info.contains("host")) return model != "unavailable";
  const HostPort host = host_of(field("host"));
  const std::string why = why_unreachable(host);
  screen.say(fmt::format("its host    {}:{} {}", host.name, host.port,
                         why.empty() ? "answers" : "cannot be reached: " + why));
  return why.empty();
}

// One line for each kind of thing that the database lacks, with the first few that lack it.
void print_problem(const Screen& screen, Database& db, const char* what, std::string_view sql) {
  constexpr size_t kShown = 6;
  const auto rows = db.query(sql);
  if (!rows || rows->rows.empty()) return;
  std::string line = fmt::format("{}:", what);
  for (size_t i = 0; i < std::min(kShown, rows->rows.size()); ++i)
    line += (i > 0 ? ", " : " ") + display(rows->rows[i][0]);
  if (rows->rows.size() > kShown) line += fmt::format(" and {} more", rows->rows.size() - kShown);
  screen.say("  " + line);
}

void print_database(const Screen& screen, Database& db, const std::string& name) {
  screen.say(
      fmt::format("\n{}: {} tables, {} columns, {} notes, {} taught questions", name,
                  text_of(db, "SELECT count(DISTINCT schema || '.' || table_name) FROM ask_schema"),
                  text_of(db, "SELECT count(*) FROM ask_schema"),
                  text_of(db, "SELECT count(*) FROM ask_memory WHERE kind = 'note'"),
                  text_of(db, "SELECT count(*) FROM ask_memory WHERE kind = 'example'")));
  print_problem(screen, db, "tables without a primary key",
                "SELECT table_name FROM ask_schema GROUP BY schema, table_name "
                "HAVING max(primary_key) = 0");
  print_problem(screen, db, "columns that look like keys and refer to nothing",
                "SELECT table_name || '.' || column_name FROM ask_schema WHERE foreign_key IS NULL "
                "AND primary_key = 0 AND column_name LIKE '%\\_id' ESCAPE '\\'");
  print_problem(screen, db, "empty tables",
                "SELECT DISTINCT table_name FROM ask_schema WHERE row_count = 0");
  print_problem(screen, db, "columns whose names say little; a note would help",
                "SELECT table_name || '.' || column_name FROM ask_schema WHERE description IS NULL "
                "AND (length(column_name) < 3 AND lower(column_name) <> 'id' "
                "OR column_name GLOB '[a-zA-Z][0-9]*' OR column_name GLOB 'column_[0-9]*')");
  print_problem(
      screen, db, "notes that do not fit",
      "SELECT object || ' (' || problem || ')' FROM ask_memory WHERE problem IS NOT NULL");
}

Exit run_doctor(const DoctorOptions& options) {
  const Screen screen = Screen::of_process();
  auto db = opened(options.database.empty() ? ":memory:" : options.database, OpenMode::kRead,
                   options.connection);
  if (!db) {
    screen.complain("sqlite-ask: " + db.error().message);
    return db.error().code == Code::kInvalidSetting ? kUsage : kFailed;
  }
  const bool reachable = print_model(screen, *db);
  if (!options.database.empty()) print_database(screen, *db, options.database);
  return reachable ? kAnswered : kFailed;
}

}  // namespace

std::function<Exit()> declare_doctor(CLI::App& app) {
  const auto options = std::make_shared<DoctorOptions>();
  app.add_option("DB", options->database, "a database, to say what it lacks");
  declare_connection(app, options->connection);
  return [options] { return run_doctor(*options); };
}

}  // namespace ask::app
