#include "agent/reason/listed_noun.h"

#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/role_words.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

// True for "customer", "holder" and "company"; "common" and "racing" before "name" say what kind of
// name it is.
bool has_name_of_its_own(const std::string& noun) {
  return text::is_one_of(noun, db::kPeopleNouns) ||
         text::is_one_of(noun, {"candidate", "spouse"}) ||
         text::is_one_of(noun, engine::kOrganisationTables) ||
         (engine::has_agent_suffix(noun) && !text::is_one_of(noun, {"former", "other", "proper"}));
}

// "customer" of a column "customer name" in bookings: whose names these are, if not those of the
// table's rows; "" if they are.
std::string others_named(const std::string& words, std::string_view table) {
  constexpr std::string_view kEnd = " name";
  if (!words.ends_with(kEnd)) return "";
  std::string owner = words.substr(0, words.size() - kEnd.size());
  const std::string last = owner.substr(owner.rfind(' ') + 1);  // the whole without a blank
  return has_name_of_its_own(last) && !contains(text::split(plural(table), ' '), plural(last))
             ? owner
             : "";
}

}  // namespace

std::string keyed_thing(const std::string& column) {
  for (const std::string_view end : {" id", " no", " key", " code", " number"})
    if (column.ends_with(end) && column.size() > end.size())
      return column.substr(0, column.size() - end.size());
  return "";
}

std::string listed_noun(const sql::Core& core) {
  const auto* column =
      core.items.size() == 1 ? std::get_if<sql::ColumnRef>(&core.items[0].expr.node) : nullptr;
  if (!column) return "rows";
  const std::string words = noun_words(column->column), table = table_of(core, *column);
  const bool names = words.ends_with("name") || words.ends_with("title");
  if (const std::string others = names ? others_named(words, noun_words(table)) : "";
      !others.empty())
    return plural(others);
  if (names) return table.empty() ? "rows" : plural(noun_words(table));
  for (const auto& [end, noun] : {std::pair(" on", "dates"), std::pair(" at", "times")})
    if (words.ends_with(end)) return noun;
  const std::string thing = keyed_thing(words);
  const bool participle = words.ends_with("ed") ||
                          text::is_one_of(words, {"sold", "paid", "sent", "held", "won", "lost"});
  return words == "id" || !thing.empty() || participle ? "rows" : plural(words);
}

}  // namespace ask::reason
