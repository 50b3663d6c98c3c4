// feature 225. An untrusted query tree as JSON. Oracles: an accepted tree renders to SQL that
// parses to the same tree, and its JSON round-trips to the same tree and the same text.
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/tree_json.h"
#include "test/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace ask;
  using fuzz::require;
  const auto query = sql::query_from_json(fuzz::view(data, size));
  if (!query) {
    require(query.error().code == Code::kInvalidPlanStructure, "another code",
            query.error().message);
    return 0;
  }
  const std::string json = sql::to_json(*query);
  const auto again = sql::query_from_json(json);
  require(bool(again), "its JSON is refused", json);
  require(*again == *query, "its JSON is another tree", json);
  require(sql::to_json(*again) == json, "its JSON is written differently the second time", json);
  const std::string text = sql::render(*query);
  // A text with a NUL byte is rendered as a CAST.
  if (json.find("\\u0000") != json.npos) return 0;
  const auto parsed = sql::parse(text);
  require(bool(parsed), "its SQL does not parse", text);
  require(*parsed == *query, "its SQL is another tree", text);
  return 0;
}
