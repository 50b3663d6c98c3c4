// The routes of the server.
#pragma once
#include "app/server/service.h"

namespace ask::app {

// REQUIRES: `service` outlives the server.
void add_routes(HttpServer& server, Service& service);

}  // namespace ask::app
