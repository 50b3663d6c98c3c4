#include "app/server/pool.h"

#include <algorithm>
#include <functional>

namespace ask::app {
namespace {

constexpr size_t kMostForgotten = 4096;  // conversations that are remembered to be forgotten
constexpr int64_t kKeptMegabytes = 4;    // results of a conversation
constexpr auto kLongestIdle = std::chrono::minutes(10);

size_t hash_of(const PoolKey& key) {
  return std::hash<std::string>()(key.preset + '\0' + key.role + '\0' + key.session);
}

// Where a file lies is for nobody who asks: a preset's name is shown instead.
Error without_path(Error error, const ServedDatabase& preset) {
  const std::string path = "\"" + preset.file + "\"";
  const std::string id = "\"" + preset.id + "\"";
  for (size_t at = 0; (at = error.message.find(path, at)) != error.message.npos; at += id.size())
    error.message.replace(at, path.size(), id);
  return error;
}

}  // namespace

Pool::Pool(std::vector<ServedDatabase> presets, Connection settings, PoolLimits limits,
           bool by_role)
    : presets_(std::move(presets)),
      settings_(std::move(settings)),
      limits_(limits),
      by_role_(by_role) {}

const ServedDatabase* Pool::preset(const std::string& id) const {
  for (const ServedDatabase& preset : presets_)
    if (preset.id == id) return &preset;
  return nullptr;
}

Result<Database> Pool::open(const PoolKey& key) const {
  const ServedDatabase* const wanted = preset(key.preset);
  if (!wanted) return Error{Code::kInvalidArgument, "there is no database of that name"};
  auto db = opened(wanted->file, OpenMode::kRead, settings_);
  if (!db) return without_path(db.error(), *wanted);
  if (auto set = put_limits(*db, key); !set) return set.error();
  return db;
}

Result<Database> Pool::copy(const PoolKey& key) const {
  const ServedDatabase* const wanted = preset(key.preset);
  if (!wanted) return Error{Code::kInvalidArgument, "there is no database of that name"};
  auto db = Database::open_copy(wanted->file, settings_.lock_wait);
  if (!db) return without_path(db.error(), *wanted);
  if (auto set = apply_settings(*db, settings_); !set) return set.error();
  if (auto set = put_limits(*db, key); !set) return set.error();
  return db;
}

Status Pool::put_limits(Database& db, const PoolKey& key) const {
  if (by_role_)
    if (auto set = db.value("SELECT ask_config('role', ?)", {key.role}); !set) return set.error();
  // Strangers share a connection without a session, so they leave nothing in it for each other.
  const int64_t kept = key.session.empty() ? 0 : kKeptMegabytes;
  if (auto set = db.value("SELECT ask_config('kept_mb', ?)", {kept}); !set) return set.error();
  if (auto set = db.value("SELECT ask_config('lock', 'on')"); !set) return set.error();
  return Done{};
}

bool Pool::may_run(const PoolKey& key) const {
  if (running_.size() >= limits_.running) return false;
  return key.session.empty() || std::none_of(running_.begin(), running_.end(),
                                             [&](const Running& one) { return one.key == key; });
}

// A file that was replaced is another database: SQLite would go on reading the old one.
bool Pool::same_file(const PoolKey& key, Database* db) const {
  const auto opened_as = files_.find(db);
  const ServedDatabase* const wanted = preset(key.preset);
  return opened_as != files_.end() && wanted && opened_as->second == identity_of(wanted->file);
}

void Pool::forget(std::list<Idle>::iterator idle, std::list<Idle>& forgotten) {
  files_.erase(idle->db.get());
  if (!idle->key.session.empty()) forgotten_.push_front(hash_of(idle->key));
  if (forgotten_.size() > kMostForgotten) forgotten_.pop_back();
  forgotten.splice(forgotten.end(), idle_, idle);
}

std::shared_ptr<Database> Pool::taken_idle(const PoolKey& key, std::list<Idle>& forgotten) {
  const auto now = std::chrono::steady_clock::now();
  std::shared_ptr<Database> out;
  for (auto at = idle_.begin(); at != idle_.end();) {
    const auto next = std::next(at);
    const bool wanted = !out && at->key == key;
    if ((wanted && !same_file(key, at->db.get())) || now - at->since > kLongestIdle) {
      forget(at, forgotten);
    } else if (wanted) {
      out = std::move(at->db);
      idle_.erase(at);
    }
    at = next;
  }
  return out;
}

Result<std::unique_ptr<Pool::Lease>> Pool::lease(const PoolKey& key,
                                                 const std::atomic<bool>& gone) {
  std::list<Idle> forgotten;  // closed without the lock
  std::unique_lock lock(mutex_);
  if (waiting_ >= limits_.waiting && !may_run(key))
    return Error{Code::kServiceUnavailable, "too many questions wait for their turn"};
  ++waiting_;
  changed_.wait(lock, [&] { return stopped_ || gone || may_run(key); });
  --waiting_;
  if (stopped_) return Error{Code::kCancelled, "the server is stopping"};
  if (gone) return Error{Code::kCancelled, "the client has gone"};
  if (auto db = taken_idle(key, forgotten)) {
    running_.push_back({key, db});
    lock.unlock();
    return std::make_unique<Lease>(*this, std::move(db), key, ConversationState::kKnown);
  }
  running_.push_back({key, nullptr});
  lock.unlock();
  forgotten.clear();
  const ServedDatabase* const wanted = preset(key.preset);
  const FileIdentity file = wanted ? identity_of(wanted->file) : FileIdentity();
  auto fresh = open(key);
  if (!fresh) {
    give_back(nullptr, key, false);
    return fresh.error();
  }
  auto db = std::make_shared<Database>(std::move(*fresh));
  lock.lock();
  files_[db.get()] = file;
  for (Running& one : running_)
    if (!one.db && one.key == key) {
      one.db = db;
      break;
    }
  const bool known = !key.session.empty() && forgotten_.remove(hash_of(key)) > 0;
  lock.unlock();
  return std::make_unique<Lease>(*this, std::move(db), key,
                                 known ? ConversationState::kForgotten : ConversationState::kNone);
}

void Pool::give_back(std::shared_ptr<Database> db, PoolKey key, bool kept) {
  std::list<Idle> forgotten;  // closed without the lock
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(running_.begin(), running_.end(), [&](const Running& one) {
      return one.db == db && one.key == key;
    });
    if (found != running_.end()) running_.erase(found);
    if (db && !kept) files_.erase(db.get());
    if (db && kept)
      idle_.push_front({std::move(key), std::move(db), std::chrono::steady_clock::now()});
    if (idle_.size() > limits_.kept) forget(std::prev(idle_.end()), forgotten);
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
  return {running_.size(), waiting_, limits_.running};
}

}  // namespace ask::app
