// POST /query: a question, answered by events.
#pragma once
#include "app/server/service.h"

namespace ask::app {

void stream_query(Service& service, const httplib::Request& request, httplib::Response& response);

}  // namespace ask::app
