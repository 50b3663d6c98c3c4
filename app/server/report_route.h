// POST /report makes a report and says where it is; GET /report/NAME gives it.
#pragma once
#include "app/server/service.h"

namespace ask::app {

void make_report(Service& service, const httplib::Request& request, httplib::Response& response);
// As a document of its own that may run no script and reach nothing, not even this server.
void give_report(Service& service, const httplib::Request& request, httplib::Response& response);

}  // namespace ask::app
