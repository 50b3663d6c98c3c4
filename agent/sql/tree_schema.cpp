#include "agent/sql/tree_schema.h"

namespace ask::sql {

// As the reader has it. A reader of the schema alone accepts a few trees that the reader refuses,
// such as an operator with too many arguments.
std::string_view tree_schema() {
  // clang-format off
  return R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$ref":"#/$defs/query","$defs":{)"
R"("name":{"type":"string","minLength":1},"flag":{"type":"boolean"},)"
R"("names":{"type":"array","items":{"type":"string"},"minItems":1},)"
R"("exprs":{"type":"array","items":{"$ref":"#/$defs/expr"}},)"
R"("some":{"type":"array","items":{"$ref":"#/$defs/expr"},"minItems":1},)"
R"("star":{"type":"object","properties":{"star":{"const":true},"of":{"$ref":"#/$defs/name"}},"required":["star"],"additionalProperties":false},)"
R"("core":{"type":"object","properties":{"select":{"$ref":"#/$defs/items"},"distinct":{"$ref":"#/$defs/flag"},"from":{"$ref":"#/$defs/sources"},"where":{"$ref":"#/$defs/expr"},"group_by":{"$ref":"#/$defs/some"},"having":{"$ref":"#/$defs/expr"},"values":{"$ref":"#/$defs/rows"},"windows":{"$ref":"#/$defs/windows"}},"additionalProperties":false},)"
R"("query":{"type":"object","properties":{"with":{"type":"array","minItems":1,"items":{"type":"object","properties":{"name":{"$ref":"#/$defs/name"},"columns":{"$ref":"#/$defs/names"},"query":{"$ref":"#/$defs/query"},"materialized":{"$ref":"#/$defs/flag"}},"required":["name","query"],"additionalProperties":false}},"recursive":{"$ref":"#/$defs/flag"},)"
R"("select":{"$ref":"#/$defs/items"},"distinct":{"$ref":"#/$defs/flag"},"from":{"$ref":"#/$defs/sources"},"where":{"$ref":"#/$defs/expr"},"group_by":{"$ref":"#/$defs/some"},"having":{"$ref":"#/$defs/expr"},"values":{"$ref":"#/$defs/rows"},"windows":{"$ref":"#/$defs/windows"},)"
R"("compound":{"type":"array","minItems":1,"items":{"type":"object","properties":{"op":{"enum":["union","union_all","intersect","except"]},"query":{"$ref":"#/$defs/core"}},"required":["op","query"],"additionalProperties":false}},)"
R"("order_by":{"$ref":"#/$defs/order"},"limit":{"$ref":"#/$defs/expr"},"offset":{"$ref":"#/$defs/expr"}},"additionalProperties":false},)"
R"("items":{"type":"array","minItems":1,"items":{"anyOf":[{"$ref":"#/$defs/star"},{"type":"object","properties":{"expr":{"$ref":"#/$defs/expr"},"as":{"$ref":"#/$defs/name"}},"required":["expr"],"additionalProperties":false},{"$ref":"#/$defs/expr"}]}},)"
R"("rows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/some"}},)"
R"("windows":{"type":"array","minItems":1,"items":{"type":"object","properties":{"name":{"$ref":"#/$defs/name"},"window":{"$ref":"#/$defs/window"}},"required":["name","window"],"additionalProperties":false}},)"
R"("sources":{"type":"array","minItems":1,"items":{"type":"object","properties":{"table":{"$ref":"#/$defs/name"},"function":{"$ref":"#/$defs/name"},"args":{"$ref":"#/$defs/exprs"},"schema":{"$ref":"#/$defs/name"},"query":{"$ref":"#/$defs/query"},"sources":{"$ref":"#/$defs/sources"},"as":{"$ref":"#/$defs/name"},)"
R"("join":{"enum":["inner","left","right","full","cross","comma"]},"on":{"$ref":"#/$defs/expr"},"using":{"$ref":"#/$defs/names"},"natural":{"$ref":"#/$defs/flag"}},"additionalProperties":false}},)"
R"("order":{"type":"array","minItems":1,"items":{"type":"object","properties":{"by":{"$ref":"#/$defs/expr"},"desc":{"$ref":"#/$defs/flag"},"nulls":{"enum":["first","last"]}},"required":["by"],"additionalProperties":false}},)"
R"("window":{"type":"object","properties":{"base":{"$ref":"#/$defs/name"},"partition_by":{"$ref":"#/$defs/some"},"order_by":{"$ref":"#/$defs/order"},"frame":{"type":"object","properties":{"unit":{"enum":["rows","range","groups"]},"from":{"$ref":"#/$defs/bound"},"to":{"$ref":"#/$defs/bound"},"exclude":{"enum":["current_row","group","ties"]}},"required":["unit","from","to"],"additionalProperties":false}},"additionalProperties":false},)"
R"("bound":{"anyOf":[{"enum":["unbounded_preceding","current_row","unbounded_following"]},{"type":"object","properties":{"preceding":{"$ref":"#/$defs/expr"}},"required":["preceding"],"additionalProperties":false},{"type":"object","properties":{"following":{"$ref":"#/$defs/expr"}},"required":["following"],"additionalProperties":false}]},)"
R"("expr":{"anyOf":[{"type":["null","boolean","number","string"]},)"
R"({"type":"object","properties":{"column":{"type":"string"},"of":{"$ref":"#/$defs/name"},"schema":{"$ref":"#/$defs/name"}},"required":["column"],"additionalProperties":false},)"
R"({"type":"object","properties":{"op":{"enum":["=","<>","<","<=",">",">=","and","or","not","is","is not","like","not like","glob","not glob","regexp","not regexp","match","not match","+","-","*","/","%","||","&","|","<<",">>","~","->","->>"]},"args":{"$ref":"#/$defs/some"},"escape":{"$ref":"#/$defs/expr"}},"required":["op","args"],"additionalProperties":false},)"
R"({"type":"object","properties":{"call":{"type":"string"},"args":{"anyOf":[{"type":"array","minItems":1,"maxItems":1,"items":{"$ref":"#/$defs/star"}},{"$ref":"#/$defs/exprs"}]},"distinct":{"$ref":"#/$defs/flag"},"filter":{"$ref":"#/$defs/expr"},"over":{"anyOf":[{"$ref":"#/$defs/name"},{"$ref":"#/$defs/window"}]}},"required":["call","args"],"additionalProperties":false},)"
R"({"type":"object","properties":{"case":{"type":"array","minItems":1,"items":{"type":"object","properties":{"when":{"$ref":"#/$defs/expr"},"then":{"$ref":"#/$defs/expr"}},"required":["when","then"],"additionalProperties":false}},"of":{"$ref":"#/$defs/expr"},"else":{"$ref":"#/$defs/expr"}},"required":["case"],"additionalProperties":false},)"
R"({"type":"object","properties":{"cast":{"$ref":"#/$defs/expr"},"to":{"type":"string"}},"required":["cast","to"],"additionalProperties":false},)"
R"({"type":"object","properties":{"collate":{"$ref":"#/$defs/expr"},"with":{"type":"string"}},"required":["collate","with"],"additionalProperties":false},)"
R"({"type":"object","properties":{"between":{"$ref":"#/$defs/expr"},"low":{"$ref":"#/$defs/expr"},"high":{"$ref":"#/$defs/expr"},"not":{"$ref":"#/$defs/flag"}},"required":["between","low","high"],"additionalProperties":false},)"
R"({"type":"object","properties":{"is_null":{"$ref":"#/$defs/expr"},"not":{"$ref":"#/$defs/flag"}},"required":["is_null"],"additionalProperties":false},)"
R"({"type":"object","properties":{"is_true":{"$ref":"#/$defs/expr"},"truth":{"$ref":"#/$defs/flag"},"not":{"$ref":"#/$defs/flag"}},"required":["is_true","truth"],"additionalProperties":false},)"
R"({"type":"object","properties":{"in":{"$ref":"#/$defs/expr"},"list":{"$ref":"#/$defs/exprs"},"not":{"$ref":"#/$defs/flag"}},"required":["in","list"],"additionalProperties":false},)"
R"({"type":"object","properties":{"in":{"$ref":"#/$defs/expr"},"query":{"$ref":"#/$defs/query"},"not":{"$ref":"#/$defs/flag"}},"required":["in","query"],"additionalProperties":false},)"
R"({"type":"object","properties":{"exists":{"$ref":"#/$defs/query"},"not":{"$ref":"#/$defs/flag"}},"required":["exists"],"additionalProperties":false},)"
R"({"type":"object","properties":{"query":{"$ref":"#/$defs/query"}},"required":["query"],"additionalProperties":false},)"
R"({"type":"object","properties":{"row":{"type":"array","items":{"$ref":"#/$defs/expr"},"minItems":2}},"required":["row"],"additionalProperties":false},)"
R"({"type":"object","properties":{"blob":{"type":"string","pattern":"^([0-9a-fA-F]{2})*$"}},"required":["blob"],"additionalProperties":false},)"
R"({"type":"object","properties":{"real":{"enum":["1e999","-1e999"]}},"required":["real"],"additionalProperties":false}]}}})";
  // clang-format on
}

}  // namespace ask::sql
