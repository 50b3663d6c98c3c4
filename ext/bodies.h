// The bodies of the scalar functions; functions.cpp lists them with their signatures.
#pragma once
#include "ext/call.h"

namespace ask::ext {

Result<Value> ask_body(const Call& call);
Result<Value> ask_sql(const Call& call);
Result<Value> ask_plan(const Call& call);
Result<Value> ask_prompt(const Call& call);
Result<Value> ask_view(const Call& call);
Result<Value> ask_config(const Call& call);
Result<Value> ask_info(const Call& call);
Result<Value> ask_error(const Call& call);
Result<Value> ask_explain(const Call& call);
Result<Value> ask_tree(const Call& call);
Result<Value> ask_render(const Call& call);
Result<Value> ask_demo(const Call& call);
Result<Value> ask_note(const Call& call);
Result<Value> ask_note_suggest(const Call& call);
Result<Value> ask_enrich(const Call& call);
Result<Value> ask_index(const Call& call);
Result<Value> ask_chart(const Call& call);
Result<Value> ask_outline(const Call& call);
Result<Value> ask_report(const Call& call);
Result<Value> ask_teach(const Call& call);
Result<Value> ask_feedback(const Call& call);
Result<Value> ask_ossie(const Call& call);
Result<Value> ask_tool(const Call& call);
Result<Value> ask_a2a(const Call& call);
Result<Value> ask_mcp(const Call& call);

}  // namespace ask::ext
