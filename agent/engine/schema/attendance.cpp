#include "agent/engine/schema/attendance.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

// What the column says of who came; nothing for most columns.
Attendance said_by(const ColumnFacts& column_facts, ColumnExpr c) {
  const SchemaIndex& index = column_facts.index();
  const std::string words = index.text(index.column(c.table, c.column));
  Attendance out;
  if (column_facts.flag(c)) {
    out.absent = text::is_one_of(words, kAbsenceFlags);
    if (out.absent || text::is_one_of(words, kAttendanceFlags)) out.flag = words;
    return out;
  }
  for (const auto& value : column_facts.column(c).statistics.few) {
    std::string stored = text::lower(value.first);
    std::replace_if(
        stored.begin(), stored.end(), [](char ch) { return ch == '_' || ch == '-'; }, ' ');
    if (!text::is_one_of(stored, kAbsenceStates)) continue;
    if (!out.missed.empty()) return {};
    out.missed = value.first;
    out.state = words;
    out.plain = stored == kPlainAbsence;
  }
  return out;
}

}  // namespace

Attendance attendance(const ColumnFacts& column_facts) {
  const SchemaIndex& index = column_facts.index();
  Attendance found;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t)) continue;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      Attendance one = said_by(column_facts, {t, c});
      if (one.flag.empty() && one.missed.empty()) continue;
      if (!found.rows.empty()) return {};
      found = std::move(one);
      found.rows = rows_in_plural(index, t);
    }
  }
  return found;
}

}  // namespace ask::engine
