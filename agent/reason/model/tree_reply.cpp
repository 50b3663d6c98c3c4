#include "agent/reason/model/tree_reply.h"

#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/strict_json.h"
#include "agent/common/text.h"
#include "agent/reason/model/replies.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/tree_json.h"
#include "agent/sql/tree_schema.h"

namespace ask::reason {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr size_t kMostShownTree = 20'000;  // bytes of a wrong tree that a prompt repeats

bool is_query(const OrderedJson& value) {
  return value.is_object() && (value.contains("select") || value.contains("values"));
}

// The text of a member, "" if there is none.
std::string text_member(const OrderedJson& value, const char* key) {
  const auto found = value.find(key);
  return found != value.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Result<Draft> draft_of(const sql::Query& query, const std::string& reasoning) {
  OrderedJson reply = OrderedJson::object();
  reply["sql"] = sql::render(query);
  reply["reasoning"] = reasoning;
  return read_draft(json_text(reply), false);
}

}  // namespace

std::string tree_reply_form() {
  OrderedJson form = parsed_json(
      R"({"type":"object","properties":{"tree":{"anyOf":[{"$ref":"#/$defs/query"},)"
      R"({"type":"null"}]},"reasoning":{"type":"string"}},"required":["tree","reasoning"],)"
      R"("additionalProperties":false})");
  form["$defs"] = parsed_json(sql::tree_schema())["$defs"];
  return json_text(form);
}

Result<Draft> read_tree_draft(std::string_view reply, bool& wrote_sql) {
  wrote_sql = false;
  const std::string object = object_in(reply);
  auto read = strict_json(object);
  const bool about_tree = read && (read->contains("tree") || is_query(*read));
  if (!about_tree) {
    // A tree with a fault of JSON, such as a key that is there twice.
    if (!object.empty() && !read && object.find("\"select\"") != object.npos)
      return Error{Code::kInvalidPlanStructure, "the tree " + read.error().message};
    auto draft = read_draft(reply, false);
    wrote_sql = bool(draft);
    if (!draft && draft.error().code == Code::kModelError)
      return Error{Code::kModelError, "the reply holds no query tree"};
    return draft;
  }
  if (is_query(*read)) {
    const auto query = sql::query_from_json(object);
    return query ? draft_of(*query, "") : query.error();
  }
  const OrderedJson& tree = (*read)["tree"];
  const std::string reasoning = text_member(*read, "reasoning");
  const bool none = tree.is_null() || (tree.is_object() && tree.empty());
  if (none && !reasoning.empty()) {
    OrderedJson nothing = OrderedJson::object();
    nothing["sql"] = nullptr;
    nothing["reasoning"] = reasoning;
    return read_draft(json_text(nothing), false);
  }
  const auto query =
      sql::query_from_json(tree.is_string() ? tree.get<std::string>() : json_text(tree));
  return query ? draft_of(*query, reasoning) : query.error();
}

Draft malformed_draft(std::string_view reply, const Error& why) {
  Draft out;
  out.statement = text::shortened(object_in(reply), kMostShownTree);
  out.malformed = why;
  return out;
}

std::string tree_complaint(const Result<Draft>& draft) {
  if (draft || draft.error().code == Code::kNoDatasource) return "";
  if (draft.error().code != Code::kInvalidPlanStructure)
    return "That holds no query tree. Answer with the JSON object only: "
           R"({"tree": {"select": [...], "from": [...]}, "reasoning": "..."})";
  return fmt::format(
      "That tree cannot be used: {}. Write the whole tree again, and answer with the JSON object "
      "only.",
      text::shortened(draft.error().message, 500));
}

std::string tree_of_attempt(const std::string& sql) {
  const auto query = text::valid_utf8(sql) ? sql::parse(sql) : Error{};
  return query ? sql::to_json(*query) : sql;
}

}  // namespace ask::reason
