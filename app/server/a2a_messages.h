// The Agent2Agent protocol (0.3, JSON-RPC): `message/send` with text or data parts, answered by a
// message, and the agent card.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/server/pool.h"

namespace ask::app {

// One request, read; either `error` is set, a JSON-RPC reply, or it may be answered.
struct A2aRequest {
  std::string error;
  std::string id;        // JSON
  std::string context;   // the conversation; made up where the sender names none
  std::string question;  // of the text parts
  std::string data;      // JSON of the data part, "" for none
};

A2aRequest read_a2a(const std::string& body);

// The reply. A text is answered in words, with SQL and rows; a data part with a question, and
// perhaps a schema, by SQL. A question without an answer is a message, too.
// `note` is put before the text and in the metadata, unless it is empty.
std::string answer_a2a_message(Database& db, const A2aRequest& request, std::string_view note);

// The reply to a request that cannot be answered now.
std::string failed_a2a(const A2aRequest& request, const Error& why);

nlohmann::ordered_json agent_card(const std::string& url,
                                  const std::vector<ServedDatabase>& presets);

}  // namespace ask::app
