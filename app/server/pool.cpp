#include "app/server/pool.h"

#include <sys/stat.h>

#include <algorithm>

namespace ask::app {
namespace {

constexpr size_t kMostIdle = 32;       // connections, each with what it remembers
constexpr int64_t kKeptMegabytes = 4;  // results of a conversation
constexpr auto kLongestIdle = std::chrono::minutes(10);

FileIdentity identity_of(const std::string& file) {
  struct stat found {};
  if (stat(file.c_str(), &found) != 0) return {};
  return {found.st_dev, found.st_ino};
}

}  // namespace

Pool::Pool(std::vector<Preset> presets, Connection settings, size_t most, bool by_role)
    : presets_(std::move(presets)),
      settings_(std::move(settings)),
      most_(most),
      by_role_(by_role) {}

const Preset* Pool::preset(const std::string& id) const {
  for (const Preset& preset : presets_)
    if (preset.id == id) return &preset;
  return nullptr;
}

Result<Database> Pool::open(const Use& use) const {
  const Preset* const wanted = preset(use.preset);
  if (!wanted) return Error{Code::kInvalidArgument, "there is no database of that name"};
  auto db = opened(wanted->file, Access::kRead, settings_);
  if (!db) return db;
  if (by_role_)
    if (auto set = db->value("SELECT ask_config('role', ?)", {use.role}); !set) return set.error();
  // Strangers share a connection without a session, so they leave nothing in it for each other.
  const int64_t kept = use.session.empty() ? 0 : kKeptMegabytes;
  if (auto set = db->value("SELECT ask_config('kept_mb', ?)", {kept}); !set) return set.error();
  if (auto set = db->value("SELECT ask_config('lock', 'on')"); !set) return set.error();
  return db;
}

bool Pool::may_run(const Use& use) const {
  if (running_.size() >= most_) return false;
  return use.session.empty() || std::none_of(running_.begin(), running_.end(),
                                             [&](const Running& one) { return one.use == use; });
}

// A file that was replaced is another database: SQLite would go on reading the old one.
bool Pool::same_file(const Use& use, Database* db) const {
  const auto opened_as = files_.find(db);
  const Preset* const wanted = preset(use.preset);
  return opened_as != files_.end() && wanted && opened_as->second == identity_of(wanted->file);
}

std::shared_ptr<Database> Pool::taken_idle(const Use& use, std::list<Idle>& forgotten) {
  const auto now = std::chrono::steady_clock::now();
  std::shared_ptr<Database> out;
  for (auto at = idle_.begin(); at != idle_.end();) {
    const auto next = std::next(at);
    const bool wanted = !out && at->use == use;
    if ((wanted && !same_file(use, at->db.get())) || now - at->since > kLongestIdle) {
      files_.erase(at->db.get());
      forgotten.splice(forgotten.end(), idle_, at);
    } else if (wanted) {
      out = std::move(at->db);
      idle_.erase(at);
    }
    at = next;
  }
  return out;
}

Result<std::unique_ptr<Pool::Lease>> Pool::lease(const Use& use, const std::atomic<bool>& gone) {
  std::list<Idle> forgotten;  // closed without the lock
  std::unique_lock lock(mutex_);
  ++waiting_;
  changed_.wait(lock, [&] { return stopped_ || gone || may_run(use); });
  --waiting_;
  if (stopped_) return Error{Code::kCancelled, "the server is stopping"};
  if (gone) return Error{Code::kCancelled, "the client has gone"};
  if (auto db = taken_idle(use, forgotten)) {
    running_.push_back({use, db});
    lock.unlock();
    return std::make_unique<Lease>(*this, std::move(db), use);
  }
  running_.push_back({use, nullptr});
  lock.unlock();
  forgotten.clear();
  const Preset* const wanted = preset(use.preset);
  const FileIdentity file = wanted ? identity_of(wanted->file) : FileIdentity();
  auto fresh = open(use);
  if (!fresh) {
    give_back(nullptr, use);
    return fresh.error();
  }
  auto db = std::make_shared<Database>(std::move(*fresh));
  lock.lock();
  files_[db.get()] = file;
  for (Running& one : running_)
    if (!one.db && one.use == use) {
      one.db = db;
      break;
    }
  lock.unlock();
  return std::make_unique<Lease>(*this, std::move(db), use);
}

void Pool::give_back(std::shared_ptr<Database> db, Use use) {
  std::list<Idle> forgotten;  // closed without the lock
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(running_.begin(), running_.end(), [&](const Running& one) {
      return one.db == db && one.use == use;
    });
    if (found != running_.end()) running_.erase(found);
    if (db) idle_.push_front({std::move(use), std::move(db), std::chrono::steady_clock::now()});
    if (idle_.size() > kMostIdle) {
      files_.erase(idle_.back().db.get());
      forgotten.splice(forgotten.end(), idle_, std::prev(idle_.end()));
    }
  }
  changed_.notify_all();
}

void Pool::wake() {
  // The lock makes sure that a waiter is either before its check or in its wait.
  { const std::lock_guard lock(mutex_); }
  changed_.notify_all();
}

void Pool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (const Running& one : running_)
      if (one.db) one.db->interrupt();
  }
  changed_.notify_all();
}

Pool::Load Pool::load() {
  const std::lock_guard lock(mutex_);
  return {running_.size(), waiting_, most_};
}

}  // namespace ask::app
