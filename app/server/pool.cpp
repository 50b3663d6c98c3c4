#include "app/server/pool.h"

#include <algorithm>

namespace ask::app {
namespace {

constexpr size_t kMostIdle = 32;  // connections, each with what it remembers

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
  if (auto set = db->value("SELECT ask_config('lock', 'on')"); !set) return set.error();
  return db;
}

bool Pool::may_run(const Use& use) const {
  if (running_.size() >= most_) return false;
  return use.session.empty() || std::none_of(running_.begin(), running_.end(),
                                             [&](const Running& one) { return one.use == use; });
}

std::shared_ptr<Database> Pool::taken_idle(const Use& use) {
  const auto found =
      std::find_if(idle_.begin(), idle_.end(), [&](const Idle& one) { return one.use == use; });
  if (found == idle_.end()) return nullptr;
  auto db = std::move(found->db);
  idle_.erase(found);
  return db;
}

Result<std::unique_ptr<Pool::Lease>> Pool::lease(const Use& use, const std::atomic<bool>& gone) {
  std::unique_lock lock(mutex_);
  ++waiting_;
  changed_.wait(lock, [&] { return stopped_ || gone || may_run(use); });
  --waiting_;
  if (stopped_) return Error{Code::kCancelled, "the server is stopping"};
  if (gone) return Error{Code::kCancelled, "the client has gone"};
  if (auto db = taken_idle(use)) {
    running_.push_back({use, db});
    return std::make_unique<Lease>(*this, std::move(db), use);
  }
  running_.push_back({use, nullptr});
  lock.unlock();
  auto fresh = open(use);
  if (!fresh) {
    give_back(nullptr, use);
    return fresh.error();
  }
  auto db = std::make_shared<Database>(std::move(*fresh));
  lock.lock();
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
    if (db) idle_.push_front({std::move(use), std::move(db)});
    if (idle_.size() > kMostIdle) forgotten.splice(forgotten.end(), idle_, std::prev(idle_.end()));
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
