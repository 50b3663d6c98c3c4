// The bodies of the scalar functions; functions.cpp lists them with their signatures.
#pragma once
#include "ext/call.h"

namespace ask::ext {

Result<Value> ask_body(const FunctionCall& call);
Result<Value> ask_sql(const FunctionCall& call);
Result<Value> ask_plan(const FunctionCall& call);
Result<Value> ask_prompt(const FunctionCall& call);
Result<Value> ask_view(const FunctionCall& call);
Result<Value> ask_config(const FunctionCall& call);
Result<Value> ask_info(const FunctionCall& call);
Result<Value> ask_error(const FunctionCall& call);
Result<Value> ask_explain(const FunctionCall& call);
Result<Value> ask_tree(const FunctionCall& call);
Result<Value> ask_render(const FunctionCall& call);
Result<Value> ask_demo(const FunctionCall& call);
Result<Value> ask_note(const FunctionCall& call);
Result<Value> ask_note_suggest(const FunctionCall& call);
Result<Value> ask_enrich(const FunctionCall& call);
Result<Value> ask_index(const FunctionCall& call);
Result<Value> ask_chart(const FunctionCall& call);
Result<Value> ask_outline(const FunctionCall& call);
Result<Value> ask_report(const FunctionCall& call);
Result<Value> ask_teach(const FunctionCall& call);
Result<Value> ask_feedback(const FunctionCall& call);
Result<Value> ask_ossie(const FunctionCall& call);
Result<Value> ask_tool(const FunctionCall& call);
Result<Value> ask_a2a(const FunctionCall& call);
Result<Value> ask_mcp(const FunctionCall& call);

}  // namespace ask::ext
