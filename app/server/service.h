// State shared by the routes: the databases, who may use them, and how a request gets a connection.
#pragma once
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/server/access.h"
#include "app/server/assess.h"
#include "app/server/hangup_watch.h"
#include "app/server/pool.h"
#include "app/server/question_events.h"
#include "app/server/report_shelf.h"
#include "app/server/schema_cache.h"

namespace ask::app {

inline constexpr size_t kMostBody = 1'000'000;  // bytes
inline constexpr size_t kLongestSession = 200;  // bytes, as the setting session has it
// The answer to a turn of a conversation that the server no longer has.
inline constexpr std::string_view kForgotten =
    "the conversation is no longer known: this question stands alone";

struct Service {
  Pool& pool;     // of the questions
  Pool& schemas;  // of those who read a schema: they take no question's place
  SchemaTextCache& schema_cache;
  HangupWatch& watch;
  AccessRules rules;
  std::string model;                      // in force, for /health
  std::vector<std::string> mcp_versions;  // of the Model Context Protocol
  std::vector<AssessmentTask> tasks;      // of --tasks
  ReportShelf reports = {};
};

void reply(httplib::Response& response, int status, const nlohmann::ordered_json& body);
void refuse(httplib::Response& response, const Refusal& why);
// With the status of its code, see status.h.
void refuse(httplib::Response& response, const Error& error);

// What a request is for that names its database by ?preset=, without a session. Refuses it and
// gives nothing where there is no such database or role.
std::optional<PoolKey> pool_key_of(const Service& service, const httplib::Request& request,
                                   httplib::Response& response);

// A connection that a request holds while it is worked on. When the client closes its own, gone()
// is set and what runs is interrupted. REQUIRES: the service lives longer.
class HeldConnection {
 public:
  enum class Reads { kDatabase, kNothing };
  // Waits for a connection of `pool`, and for the file to be readable. Errors: those of
  // Pool::lease; kDatabaseLocked where another process holds the file for too long, unless
  // the request reads nothing of it.
  static Result<std::shared_ptr<HeldConnection>> take(Service& service, Pool& pool,
                                                      const PoolKey& key,
                                                      Reads reads = Reads::kDatabase);
  HeldConnection(Service& service, Pool& pool);
  ~HeldConnection();
  HeldConnection(const HeldConnection&) = delete;
  HeldConnection& operator=(const HeldConnection&) = delete;

  Database& db() { return lease_->db(); }
  Pool::Lease& lease() { return *lease_; }
  const std::atomic<bool>& gone() const { return gone_; }

 private:
  std::atomic<bool> gone_ = false;
  std::atomic<sqlite3*> running_ = nullptr;
  std::unique_ptr<Pool::Lease> lease_;
  HangupWatch::Watched watched_;  // the last member: it uses the others
};

// A stream of events, ended by an event `error` where `produce` throws: the library lets exceptions
// of a provider end the process. The status is sent before the first of them: what can be refused
// is refused before. `held` is given back before the stream ends.
using Produce = std::function<void(HeldConnection& held, const WriteEvent& send)>;
void stream_events(httplib::Response& response, std::shared_ptr<HeldConnection> held,
                   Produce produce);

}  // namespace ask::app
