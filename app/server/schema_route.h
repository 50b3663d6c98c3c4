// GET /schema/ID: tables, columns, keys and row counts of a database.
#pragma once
#include "app/server/service.h"

namespace ask::app {

void give_schema(Service& service, const httplib::Request& request, httplib::Response& response);

}  // namespace ask::app
