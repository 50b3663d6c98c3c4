// Infers the type of a column of text value by value: integers, reals, dates in one of the common
// forms, or text.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/common/value.h"

namespace ask::app {

// The forms that are distinguished, as bits.
enum CellForm : uint32_t {
  kIntegerForm = 1,  // -12; no leading zeros, no sign "+", at most 64 bits
  kRealForm = 2,     // 1.5, -.5, 1.5e-3, and integers of at most 15 digits
  kIsoForm = 4,      // 2024-01-31, with or without a time
  kDotForm = 8,      // 31.01.2024
  kYearFirst = 16,   // 2024/01/31
  kDayFirst = 32,    // 31/01/2024, 31-01-2024
  kMonthFirst = 64,  // 01/31/2024
  kMonthName = 128,  // 31 Jan 2024, January 31, 2024, 31-Jan-2024
  kCommaForm = 256,  // 1,5, and integers: only where commas do not separate the values
  kAmountForm =
      512,  // $1,299.00, 5 EUR, 12.5%, and plain numbers; 1.299,00 where kCommaForm may be
};
constexpr uint32_t kDateForms =
    kIsoForm | kDotForm | kYearFirst | kDayFirst | kMonthFirst | kMonthName;

class ColumnType {
 public:
  explicit ColumnType(bool decimal_commas = false) : decimal_commas_(decimal_commas) {}

  // Looks at a value of the column; an empty one counts for no type.
  void add(std::string_view value);

  enum class Kind { kEmpty, kInteger, kReal, kDate, kDateTime, kText };
  Kind kind() const;
  // Dates whose day and month are ambiguous; they are text.
  bool ambiguous_date() const;
  // The unit beside numbers that are stored without it: "$", "EUR", "%". "" if there
  // is none, also for thousands that are only separated.
  std::string_view unit() const { return is_amount() ? unit_ : std::string_view(); }
  // Numbers that SQL would not read as the file writes them.
  bool is_amount() const;

  // INTEGER, REAL, DATE, DATETIME or TEXT.
  std::string_view declared() const;

  // A value as it is to be stored: a number, an ISO date, or monostate where it is to be stored as
  // the text that it is. Blanks around it do not count.
  Value converted(std::string_view value) const;

 private:
  uint32_t number_forms(std::string_view text) const;
  uint32_t amount_form(std::string_view text);

  bool decimal_commas_;
  uint32_t forms_ = ~0u;  // that all values so far have
  bool any_ = false;
  std::string unit_;   // of the amounts so far
  bool time_ = false;  // a date with a time was among them
};

}  // namespace ask::app
