// The request for an outline to a reasoner, and its reply.
#pragma once
#include <string>
#include <vector>

#include "agent/reason/outline.h"
#include "agent/reason/tool_use.h"

namespace ask::reason {

struct Links;

// The outline of a report, from the schema alone.
struct OutlineRequest {
  const Links& links;
  bool analysis = false;                // why something changed, instead of what there is
  std::vector<OfferedTool> tools = {};  // offered; none reads user tables
  std::vector<ToolTurn> turns = {};     // tool calls so far
  int64_t tool_calls_left = 0;          // calls beyond this number are not run
};
struct OutlineDraft {
  Outline outline;
  std::vector<ToolUse> tools = {};  // if not empty: run these, then call outline() again
  std::string text = {};            // text beside the calls
};

}  // namespace ask::reason
