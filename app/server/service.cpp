#include "app/server/service.h"

#include "agent/common/guard.h"
#include "agent/common/json_text.h"
#include "app/server/status.h"

namespace ask::app {

void reply(httplib::Response& response, int status, const nlohmann::ordered_json& body) {
  response.status = status;
  response.set_content(json_text(body) + "\n", kJsonType);
}

void refuse(httplib::Response& response, const Refusal& why) {
  reply(response, why.status, {{"error", {{"code", why.code}, {"message", why.message}}}});
}

void refuse(httplib::Response& response, const Error& error) {
  const auto [status, later] = status_of(error.code);
  if (later) response.set_header("Retry-After", "1");
  refuse(response, Refusal{status, name(error.code), error.message});
}

std::optional<PoolKey> pool_key_of(const Service& service, const httplib::Request& request,
                                   httplib::Response& response) {
  const auto role = role_of(service.rules, request);
  std::string preset = request.get_param_value("preset");
  if (preset.empty()) preset = service.pool.presets().front().id;
  if (!role)
    refuse(response,
           Refusal{400, "INVALID_ARGUMENT", "the role is too long, given twice or no UTF-8"});
  else if (!service.pool.preset(preset))
    refuse(response, Refusal{404, "NOT_FOUND", "there is no such preset; /presets lists them"});
  else
    return PoolKey{preset, *role, ""};
  return std::nullopt;
}

HeldConnection::HeldConnection(Service& service, Pool& pool)
    : watched_(service.watch, HttpServer::current_socket(), [this, &pool] {
        gone_ = true;
        if (sqlite3* const db = running_) Database::interrupt(db);
        pool.wake();
      }) {}

HeldConnection::~HeldConnection() { running_ = nullptr; }

Result<std::shared_ptr<HeldConnection>> HeldConnection::take(Service& service, Pool& pool,
                                                             const PoolKey& key, Reads reads) {
  auto held = std::make_shared<HeldConnection>(service, pool);
  auto lease = pool.lease(key, held->gone_);
  if (!lease) return lease.error();
  held->lease_ = std::move(*lease);
  held->running_ = held->db().handle();
  if (reads == Reads::kDatabase)
    if (auto read = held->db().value("PRAGMA main.schema_version"); !read) return read.error();
  if (held->gone_) return Error{Code::kCancelled, "the client has gone"};
  return held;
}

void stream_events(httplib::Response& response, std::shared_ptr<HeldConnection> held,
                   Produce produce) {
  response.set_header("X-Accel-Buffering", "no");
  response.set_chunked_content_provider(
      "text/event-stream", [held = std::move(held), produce = std::move(produce)](
                               size_t, httplib::DataSink& sink) mutable {
        const WriteEvent send = [&](const std::string& event) {
          return sink.write(event.data(), event.size());
        };
        const auto broken = [&] {
          send(error_event(name(Code::kInternal), "a fault of the server"));
        };
        guarded([&] { produce(*held, send); }, broken, [&](const char*) { broken(); });
        held.reset();
        sink.done();
        return true;
      });
}

}  // namespace ask::app
