// feature 65. A reply of a model. Oracles: parsing is reproducible; extracted SQL is extracted
// again from a fence; scores of a judgement are from 0 to 1; a parsed plan round-trips.
#include "agent/common/text.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/sql_reply.h"
#include "test/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using ask::fuzz::require;
  const std::string_view text = ask::fuzz::view(data, size);
  const auto reply = ask::sql::parse_sql_reply(text);
  const auto again = ask::sql::parse_sql_reply(text);
  require(bool(reply) == bool(again), "read differently twice");
  if (reply) {
    require(reply->sql == again->sql, "read differently twice", reply->sql);
    require(!reply->sql.empty(), "empty SQL");
    if (reply->sql.find("```") == reply->sql.npos && ask::text::valid_utf8(reply->sql)) {
      const auto fenced = ask::sql::parse_sql_reply("```sql\n" + reply->sql + "\n```");
      require(fenced && fenced->sql == reply->sql, "in a fence it is read as",
              fenced ? fenced->sql : fenced.error().message);
    }
  } else {
    require(ask::text::valid_utf8(reply.error().message) && reply.error().message.size() < 1000,
            "the error is no sentence", reply.error().message);
  }
  std::string refused;
  if (const auto judgement = ask::reason::read_judgement(text, refused)) {
    require(judgement->relevance >= 0 && judgement->relevance <= 1, "relevance beyond 0 to 1");
    require(judgement->confidence >= 0 && judgement->confidence <= 1, "confidence beyond 0 to 1");
  }
  (void)ask::reason::read_gate(text);
  (void)ask::reason::read_draft(text);
  if (const auto plan = ask::reason::read_plan(text)) {
    const std::string json = ask::reason::to_json(*plan);
    const auto back = ask::reason::plan_from_json(json);
    require(back && ask::reason::to_json(*back) == json, "the plan is not read back", json);
  }
  return 0;
}
