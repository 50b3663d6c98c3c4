// Tools in the conversation of the step that writes SQL: when they are offered, how they and their
// results stand in a request, and what a reply asks for. Plain values; tools are run by the node
// use_tools, never here.
#pragma once
#include <optional>
#include <vector>

#include "agent/llm/types.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// With tools = auto a first try at an easy question gets none, so that it stays one call, and
// neither does one whose tables are all in the prompt while `share` keeps rows from being shown:
// tools could say nothing new.
bool offers_tools(const ModelOptions& options, const Ask& ask, const WriteRequest& request);

// What the prompt says of the tools on offer.
Result<std::string> tools_part(const ModelOptions& options, const WriteRequest& request);
// What the turns so far have given, for a prompt without tools; "" without turns.
Result<std::string> found_part(const WriteRequest& request);

// Adds the tools on offer and the turns so far. Without a call left the request says that no tool
// is to be called any more.
void add_tools(llm::ChatRequest& request, const WriteRequest& write);

// The tools that a reply asks for, each with an id of its own in the conversation; a call that a
// model wrote into its text counts too. Empty: none.
std::vector<ToolUse> wanted_tools(const llm::ChatReply& reply, const WriteRequest& request);

// The query that ran last by a tool; "" when none did. A model that then answers in prose has
// found it good.
std::string last_query(const WriteRequest& request);

}  // namespace ask::reason
