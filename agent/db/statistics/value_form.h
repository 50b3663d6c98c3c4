// Finds the written form of a column's values (ValueForm) from its distinct sampled values: numbers
// stored as text, dates that are not ISO texts. A form is taken only if every value has it.
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/db/schema/catalog.h"

namespace ask::db {

class FormSample {
 public:
  // Each distinct value once. `kind` is kind_of_text(text) without blanks at the ends.
  void add_integer(int64_t value);
  void add_real(double value);
  void add_text(std::string_view text, DataKind kind);
  // Sets the form in column.statistics, and the kind if the values are dates. REQUIRES: the kind by
  // the data is known.
  void finish(Column& column) const;

 private:
  bool dates_in_parts(Column& column) const;
  bool compact_dates(Column& column) const;
  bool unix_times(Column& column) const;
  void add_timestamp(int64_t value);
  void numbers(Column& column) const;
  bool months(Column& column) const;
  void take(Column& column, ValueForm form, char separator) const;
  void add_parts(std::string_view text);
  int64_t texts() const {
    return numbers_ + iso_ + year_first_ + year_last_ + months_ + money_ + others_;
  }

  // Counts of distinct values. numbers_ to others_: texts with a digit.
  int64_t integers_ = 0, reals_ = 0, compact_integers_ = 0, compact_texts_ = 0;
  int64_t numbers_ = 0, iso_ = 0, year_first_ = 0, year_last_ = 0, money_ = 0, others_ = 0;
  int64_t months_ = 0, seasons_ = 0;  // 2018-03; of them, those that may be seasons: 2010-11
  int64_t unix_seconds_ = 0, unix_milliseconds_ = 0;
  int64_t midnights_ = 0;                   // of the Unix times
  int64_t digit_timestamps_ = 0;            // of the Unix times: read as 2018010523 as well
  int64_t empty_ = 0, words_ = 0;           // without a digit
  int64_t day_first_ = 0, day_second_ = 0;  // of year_last_: a number above 12 is the day
  char separator_ = 0;                      // of the dates in parts; '?' if they differ
  // The earliest and the latest day as YYYYMMDD, by how the parts are read.
  struct Days {
    int64_t first = INT64_MAX, last = 0;
    void add(int64_t year, int64_t month, int64_t day);
  };
  Days year_first_days_, month_first_days_, day_first_days_;
};

}  // namespace ask::db
