// The routes of the server, and who may use them.
#pragma once
#include <string>
#include <vector>

#include "app/server/hangup_watch.h"
#include "app/server/http_server.h"
#include "app/server/pool.h"

namespace ask::app {

struct AccessRules {
  std::vector<std::string> hosts;  // names in the Host header, lower case, without a port
  std::string role_header;         // "" for none
  bool assess = false;             // POST /assess may send requests to the agents that it names
};

struct Service {
  Pool& pool;
  HangupWatch& watch;
  AccessRules rules;
  std::string model;  // in force, for /health
};

// REQUIRES: `service` outlives the server.
void add_routes(HttpServer& server, Service& service);

}  // namespace ask::app
