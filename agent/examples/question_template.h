// A taught question with typed slots: "orders from {customers.city} in {period}". Its SQL has the
// same slots in place of literals: ... WHERE city = {customers.city} AND placed >= {period.from}
// AND placed < {period.to}.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

namespace ask::examples {

enum class SlotKind : uint8_t {
  kColumn,  // {customers.city}: a value of that column
  kNumber,  // {number}
  kDate,    // {date}: one day
  kPeriod,  // {period}: "2024", "last month"; in SQL {period.from} and {period.to}, without the end
  kText     // {text}: any words
};

struct Slot {
  std::string
      name;  // by which SQL refers to it: "customers.city", "number"; {least: number} names it
  SlotKind kind = SlotKind::kText;
  std::string object;  // kColumn: the column
};

struct QuestionTemplate {
  std::vector<std::string> parts;  // the words around the slots: one more than there are slots
  std::vector<Slot> slots;
};

inline constexpr size_t kMostSlots = 8;

// Errors: kInvalidArgument that names the slot and what it takes.
Result<QuestionTemplate> question_template(std::string_view question);

// SQL for a slot by its name, or nothing if there is no such slot.
using SlotSql = std::function<std::optional<std::string>(std::string_view name)>;
// The SQL with each slot replaced; braces in strings, quoted names and comments are left alone.
// Errors: kInvalidArgument that names an unknown slot, or a brace that is not closed.
Result<std::string> filled(std::string_view sql, const SlotSql& slot);

// Index of the table and of the column that an object names.
std::optional<std::pair<size_t, size_t>> column_of(const db::Catalog& catalog,
                                                   std::string_view object);

}  // namespace ask::examples
