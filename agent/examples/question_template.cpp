#include "agent/examples/question_template.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/object_name.h"

namespace ask::examples {
namespace {

constexpr std::string_view kTakes =
    "a slot takes table.column, number, date, period or text, as in {customers.city} or "
    "{least: number}";

std::string shown_slot(std::string_view inside) {
  return "{" + text::shortened(text::repaired_utf8(inside), 60) + "}";
}

Error bad_slot(std::string_view inside, std::string_view why) {
  return {Code::kInvalidArgument, "the slot " + shown_slot(inside) + " " + std::string(why)};
}

// The first colon outside double quotes.
size_t colon_in(std::string_view inside) {
  bool quoted = false;
  for (size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '"') quoted = !quoted;
    if (inside[i] == ':' && !quoted) return i;
  }
  return inside.npos;
}

Result<Slot> slot_of(std::string_view inside) {
  const size_t colon = colon_in(inside);
  const std::string type(text::trimmed(colon == inside.npos ? inside : inside.substr(colon + 1)));
  Slot out;
  out.name = text::lower(text::trimmed(inside.substr(0, std::min(colon, inside.size()))));
  if (type.empty() || out.name.empty()) return bad_slot(inside, "is empty; " + std::string(kTakes));
  const std::string kind = text::lower(type);
  if (kind == "number") {
    out.kind = SlotKind::kNumber;
  } else if (kind == "date") {
    out.kind = SlotKind::kDate;
  } else if (kind == "period") {
    out.kind = SlotKind::kPeriod;
  } else if (kind == "text") {
    out.kind = SlotKind::kText;
  } else if (const auto parts = sql::object_parts(type); parts && parts->size() >= 2) {
    out.kind = SlotKind::kColumn;
    out.object = type;
  } else {
    return bad_slot(inside, "has no type; " + std::string(kTakes));
  }
  return out;
}

// The end of a string, quoted name or comment that begins at `at`; `at` if none does.
size_t after_quoted(std::string_view sql, size_t at) {
  const auto past = [&](std::string_view end, size_t from) {
    const size_t found = sql.find(end, from);
    return found == sql.npos ? sql.size() : found + end.size();
  };
  const char c = sql[at];
  if (c == '[') return past("]", at + 1);
  if (sql.substr(at, 2) == "--") return past("\n", at + 2);
  if (sql.substr(at, 2) == "/*") return past("*/", at + 2);
  if (c != '\'' && c != '"' && c != '`') return at;
  return past(std::string_view(&c, 1), at + 1);  // a doubled quote begins the next one
}

}  // namespace

Result<QuestionTemplate> question_template(std::string_view question) {
  QuestionTemplate out;
  out.parts.emplace_back();
  for (size_t i = 0; i < question.size(); ++i) {
    if (question[i] == '}')
      return Error{Code::kInvalidArgument, "the question closes a slot that it does not open"};
    if (question[i] != '{') {
      out.parts.back() += question[i];
      continue;
    }
    const size_t end = question.find('}', i);
    if (end == question.npos)
      return Error{Code::kInvalidArgument,
                   "the question does not close the slot " + shown_slot(question.substr(i + 1))};
    const std::string_view inside = question.substr(i + 1, end - i - 1);
    auto slot = slot_of(inside);
    if (!slot) return slot.error();
    const bool known = std::any_of(out.slots.begin(), out.slots.end(),
                                   [&](const Slot& other) { return other.name == slot->name; });
    if (known) return bad_slot(inside, "is there twice; name one, as in {other: number}");
    if (!out.slots.empty() && text::trimmed(out.parts.back()).empty())
      return bad_slot(inside, "follows another one without a word between them");
    if (out.slots.size() == kMostSlots) return bad_slot(inside, "is one too many; 8 are the limit");
    out.slots.push_back(std::move(*slot));
    out.parts.emplace_back();
    i = end;
  }
  const auto blank = [](const std::string& part) { return text::trimmed(part).empty(); };
  if (!out.slots.empty() && std::all_of(out.parts.begin(), out.parts.end(), blank))
    return Error{Code::kInvalidArgument, "the question needs words beside its slots"};
  return out;
}

Result<std::string> filled(std::string_view sql, const SlotSql& slot) {
  std::string out;
  for (size_t i = 0; i < sql.size();) {
    if (const size_t end = after_quoted(sql, i); end > i) {
      out += sql.substr(i, end - i);
      i = end;
      continue;
    }
    if (sql[i] != '{') {
      out += sql[i++];
      continue;
    }
    const size_t end = sql.find('}', i);
    const std::string_view inside = sql.substr(i + 1, end == sql.npos ? end : end - i - 1);
    if (end == sql.npos)
      return Error{Code::kInvalidArgument, "the SQL does not close the slot " + shown_slot(inside)};
    const auto made = slot(text::lower(text::trimmed(inside)));
    if (!made)
      return Error{Code::kInvalidArgument,
                   "the SQL has the slot " + shown_slot(inside) + ", and the question has not"};
    out += *made;
    i = end + 1;
  }
  return out;
}

std::optional<std::pair<size_t, size_t>> column_of(const db::Catalog& catalog,
                                                   std::string_view object) {
  const auto parts = sql::object_parts(text::trimmed(object));
  if (!parts || parts->size() < 2 || parts->size() > 3) return std::nullopt;
  const std::string_view schema = parts->size() == 3 ? std::string_view((*parts)[0].text) : "";
  const db::Table* table = catalog.find(schema, (*parts)[parts->size() - 2].text);
  const db::Column* column = table == nullptr ? nullptr : table->find(parts->back().text);
  if (column == nullptr) return std::nullopt;
  return std::pair(static_cast<size_t>(table - catalog.tables.data()),
                   static_cast<size_t>(column - table->columns.data()));
}

}  // namespace ask::examples
