// Tools in the conversation of write_sql: when to offer them, how calls and results appear in a
// request, and which calls a reply makes. The node use_tools runs them.
#pragma once
#include <optional>
#include <vector>

#include "agent/llm/types.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// With tools = auto no tools are offered on the first attempt at an easy question, to keep it a
// single call, nor if the prompt already shows all tables and `share` forbids rows, since the tools
// could add nothing.
bool offers_tools(const ModelOptions& options, const Ask& ask, const WriteRequest& request);

// The section of the prompt that describes the tools on offer.
Result<std::string> tools_part(const ModelOptions& options, const WriteRequest& request);
// The results of the tool calls so far, for a prompt without tools; "" without any.
Result<std::string> found_part(const WriteRequest& request);

// Adds the tools on offer and the calls so far. If no calls are left, forbids further ones.
void add_tools(llm::ChatRequest& request, const WriteRequest& write);

// The tool calls of a reply, each with a unique id in the conversation, including calls that the
// model wrote into its text.
std::vector<ToolUse> wanted_tools(const llm::ChatReply& reply, const WriteRequest& request);

// The last query that a tool ran; "" if none. If the model then answers in prose, it accepts that
// query.
std::string last_query(const WriteRequest& request);

}  // namespace ask::reason
