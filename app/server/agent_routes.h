// The routes for other agents: MCP, A2A, requests for SQL, and the judging of agents.
#pragma once
#include "app/server/service.h"

namespace ask::app {

void answer_mcp_message(Service& service, const httplib::Request& request,
                        httplib::Response& response);
void answer_generate(Service& service, const httplib::Request& request,
                     httplib::Response& response);
void answer_agent(Service& service, const httplib::Request& request, httplib::Response& response);
void give_agent_card(Service& service, const httplib::Request& request,
                     httplib::Response& response);
void stream_assessment(Service& service, const httplib::Request& request,
                       httplib::Response& response);

// The versions of the Model Context Protocol that `db` supports.
std::vector<std::string> mcp_versions(Database& db);

}  // namespace ask::app
