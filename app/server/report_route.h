// POST /report makes a report and returns its address; GET /report/NAME returns the report.
#pragma once
#include "app/server/service.h"

namespace ask::app {

void make_report(Service& service, const httplib::Request& request, httplib::Response& response);
// As a document of its own that may run no script and reach nothing, not even this server.
void give_report(Service& service, const httplib::Request& request, httplib::Response& response);

}  // namespace ask::app
