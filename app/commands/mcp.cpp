// sqlite-ask mcp: the Model Context Protocol on stdin and stdout, a message a line.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "agent/common/json_text.h"
#include "app/commands/commands.h"
#include "app/commands/connection.h"

namespace ask::app {
namespace {

constexpr size_t kLongestLine = 4'100'000;  // bytes; ask_mcp refuses longer messages
constexpr size_t kMostQueued = 1000;        // messages; reading waits while there are more

struct McpOptions {
  std::string database;
  Connection connection;
};

struct Message {
  std::string text;
  std::string id;  // JSON of its id, "" for none
};

// Messages are answered one after the other in a thread of their own, so that a notification can
// cancel the one in work.
class McpStdio {
 public:
  explicit McpStdio(Database& db) : db_(db) {}

  void run() {
    std::thread worker([this] { answer_all(); });
    std::string line;
    while (read_line(line)) take(std::move(line));
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    worker.join();
  }

 private:
  // False at the end of the input. A line that is too long comes as its beginning, which is no
  // JSON.
  bool read_line(std::string& line) {
    line.clear();
    while (true) {
      const auto end = std::find(buffer_.begin() + static_cast<std::ptrdiff_t>(at_),
                                 buffer_.begin() + static_cast<std::ptrdiff_t>(size_), '\n');
      const auto stop = static_cast<size_t>(end - buffer_.begin());
      if (line.size() <= kLongestLine) line.append(buffer_.data() + at_, stop - at_);
      at_ = stop;
      if (at_ < size_) {
        ++at_;
        return true;
      }
      const ssize_t got = read(STDIN_FILENO, buffer_.data(), buffer_.size());
      at_ = 0;
      size_ = got > 0 ? static_cast<size_t>(got) : 0;
      if (size_ == 0) return !line.empty();
    }
  }

  void take(std::string line) {
    if (line.find_first_not_of(" \t\r") == line.npos) return;
    const auto message = line.size() > kLongestLine ? nlohmann::json() : parsed_sorted_json(line);
    if (message.is_object() &&
        message.value("method", nlohmann::json()) == "notifications/cancelled") {
      const auto params = message.value("params", nlohmann::json::object());
      if (params.is_object() && params.contains("requestId"))
        cancel(sorted_json_text(params["requestId"]));
      return;
    }
    const std::string id = message.is_object() && message.contains("id")
                               ? sorted_json_text(message["id"])
                               : std::string();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return queue_.size() < kMostQueued; });
    queue_.push_back({std::move(line), id});
    changed_.notify_all();
  }

  // A request that is cancelled has no reply.
  void cancel(const std::string& id) {
    const std::lock_guard lock(mutex_);
    std::erase_if(queue_, [&](const Message& message) { return message.id == id; });
    if (running_ != id || id.empty()) return;
    cancelled_ = true;
    db_.interrupt();
  }

  void answer_all() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [&] { return over_ || !queue_.empty(); });
      if (queue_.empty()) return;
      const Message message = std::move(queue_.front());
      queue_.pop_front();
      running_ = message.id;
      cancelled_ = false;
      lock.unlock();
      changed_.notify_all();
      const auto reply = db_.value("SELECT ask_mcp(?)", {message.text});
      lock.lock();
      running_.clear();
      if (!cancelled_) write_reply(message, reply);
    }
  }

  static void write_reply(const Message& message, const Result<Value>& reply) {
    std::string text;
    if (!reply) {
      nlohmann::ordered_json out = {
          {"jsonrpc", "2.0"},
          {"id", message.id.empty() ? nullptr : parsed_json(message.id)},
          {"error", {{"code", -32603}, {"message", reply.error().message}}}};
      text = json_text(out);
    } else if (const auto* message_text = std::get_if<std::string>(&*reply)) {
      text = *message_text;
    } else {
      return;  // a notification
    }
    text += '\n';
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
  }

  Database& db_;
  std::vector<char> buffer_ = std::vector<char>(65536);
  size_t at_ = 0, size_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Message> queue_;
  std::string running_;  // id of the request in work
  bool cancelled_ = false, over_ = false;
};

Exit serve_mcp(const McpOptions& options) {
  auto db = opened(options.database, OpenMode::kRead, options.connection);
  if (db)
    if (auto locked = db->value("SELECT ask_config('lock', 'on')"); !locked) db = locked.error();
  if (!db) {
    fmt::print(stderr, "sqlite-ask mcp: {}\n", db.error().message);
    return kFailed;
  }
  McpStdio(*db).run();
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_mcp(CLI::App& app) {
  const auto options = std::make_shared<McpOptions>();
  app.add_option("DB", options->database, "a database file, opened read-only")->required();
  declare_connection(app, options->connection);
  return [options] { return serve_mcp(*options); };
}

}  // namespace ask::app
