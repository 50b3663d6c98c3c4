// The connections of the server: one for each running question, opened read-only and locked, and
// kept for later ones. A conversation keeps its connection, since that remembers its turns.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/commands/connection.h"
#include "app/server/file_state.h"

namespace ask::app {

// A database that the server offers.
struct ServedDatabase {
  std::string id, title, description, file;
  std::vector<std::string> questions;
};

// What a connection is for. Connections with another one are never shared.
struct PoolKey {
  std::string preset, role, session;
  bool operator==(const PoolKey&) const = default;
};

struct PoolLimits {
  size_t running = 4;    // questions at once
  size_t waiting = 128;  // further questions that wait for their turn
  size_t kept = 32;      // connections that stay open after their question
};

class Pool {
 public:
  // With `by_role`, a connection has the role of its key.
  Pool(std::vector<ServedDatabase> presets, Connection settings, PoolLimits limits, bool by_role);

  const std::vector<ServedDatabase>& presets() const { return presets_; }
  const ServedDatabase* preset(const std::string& id) const;

  // What a connection knows of the conversation that it is for.
  enum class ConversationState {
    kNone,       // nothing: it has just been opened
    kForgotten,  // nothing any more: the connection that knew it was closed
    kKnown,      // all of it
  };

  // A connection for one question; back in the pool when it is destroyed. REQUIRES: the pool lives
  // longer.
  class Lease {
   public:
    Lease(Pool& pool, std::shared_ptr<Database> db, PoolKey key, ConversationState state)
        : pool_(&pool), db_(std::move(db)), key_(std::move(key)), conversation_state_(state) {}
    ~Lease() { pool_->give_back(std::move(db_), std::move(key_), kept_); }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    Database& db() { return *db_; }
    ConversationState conversation_state() const { return conversation_state_; }
    // The connection is closed when it is given back.
    void drop() { kept_ = false; }

   private:
    Pool* pool_;
    std::shared_ptr<Database> db_;
    PoolKey key_;
    ConversationState conversation_state_;
    bool kept_ = true;
  };
  // Waits while as many questions run as may, or one of the same conversation. Errors: kCancelled
  // when `gone` is set (wake() ends the wait) or the pool is stopped; kServiceUnavailable where too
  // many wait; those of opening.
  Result<std::unique_ptr<Lease>> lease(const PoolKey& key, const std::atomic<bool>& gone);
  void wake();
  // A private copy in memory with the settings and the role of `key`. It counts for no limit.
  Result<Database> copy(const PoolKey& key) const;

  // Interrupts what runs; nothing is leased from then on. An interrupt that comes just before a
  // statement begins is lost, so this is called until all has ended.
  void stop();
  bool stopped() const { return stopped_; }
  struct Load {
    size_t running, waiting, most;
  };
  Load load();

 private:
  struct Idle {
    PoolKey key;
    std::shared_ptr<Database> db;
    std::chrono::steady_clock::time_point since;
  };
  struct Running {
    PoolKey key;
    std::shared_ptr<Database> db;  // null while it is opened
  };
  Result<Database> open(const PoolKey& key) const;
  Status put_limits(Database& db, const PoolKey& key) const;
  void give_back(std::shared_ptr<Database> db, PoolKey key, bool kept);
  bool may_run(const PoolKey& key) const;
  std::shared_ptr<Database> taken_idle(const PoolKey& key, std::list<Idle>& forgotten);
  // Moves a connection to those that are closed.
  void forget(std::list<Idle>::iterator idle, std::list<Idle>& forgotten);
  bool same_file(const PoolKey& key, Database* db) const;

  const std::vector<ServedDatabase> presets_;
  const Connection settings_;
  const PoolLimits limits_;
  const bool by_role_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<Idle> idle_;                           // the last used first
  std::map<const Database*, FileIdentity> files_;  // of the connections that are open
  std::list<Running> running_;
  std::list<size_t> forgotten_;  // hashes of conversations, the last one first
  size_t waiting_ = 0;
  std::atomic<bool> stopped_ = false;
};

}  // namespace ask::app
