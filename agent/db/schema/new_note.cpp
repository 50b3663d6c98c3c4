#include "agent/db/schema/new_note.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/word_bytes.h"
#include "agent/db/schema/note_target.h"

namespace ask::db {
namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

// One line that has a letter or digit: other phrases never match a word of a question.
Status check_phrase(std::string_view phrase) {
  if (std::any_of(phrase.begin(), phrase.end(), is_control))
    return unfit(shown(phrase) + " is not a word or phrase of one line");
  if (std::none_of(phrase.begin(), phrase.end(),
                   [](char c) { return c != '_' && text::is_word_byte(c); }))
    return unfit(shown(phrase) + " has no word");
  return Done{};
}

// "kg", "m/s", "% of total", "square metres", "°C", "$".
bool is_unit(std::string_view text) {
  constexpr std::string_view kSigns = " /%.^*-()'$";
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return text::is_word_byte(c) || kSigns.find(c) != kSigns.npos;
  });
}

Status check_phrases(const Note& note, const std::string& name) {
  if (!name.empty())
    if (auto good = check_phrase(name); !good) return good;
  for (const std::string& synonym : note.synonyms)
    if (auto good = check_phrase(synonym); !good) return good;
  for (const auto& [stored, names] : note.values) {
    if (names.empty()) return unfit("the value " + shown(stored) + " has no name");
    for (const std::string& other : names)
      if (auto good = check_phrase(other); !good) return good;
  }
  return Done{};
}

// True for a column of the primary key, or one that refers to another table.
bool is_key(const Table& table, const Column& column) {
  return column.primary_key > 0 ||
         std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(), [&](const auto& key) {
           return (!key.implied || key.noted) && contains(key.columns, column.name);
         });
}

Status check_unit(const Note& note, const Table& table, const NoteTarget& target) {
  if (note.unit.empty()) return Done{};
  if (!is_unit(note.unit))
    return unfit(shown(note.unit) + " is not a unit; it takes one as in \"kg\", \"m/s\", \"EUR\"");
  if (target.column < 0 && note.measure.empty())
    return unfit("\"unit\" is for columns and measures, and " + shown(note.object) + " is none");
  if (target.column < 0) return Done{};
  const Column& column = table.columns[static_cast<size_t>(target.column)];
  if (is_key(table, column)) return unfit(shown(note.object) + " is a key, which has no unit");
  return Done{};
}

}  // namespace

Status check_new_note(const Note& note, const Catalog& catalog) {
  const auto target = note_target(catalog, note.object);
  if (!target) return target.error();
  const Table& table = catalog.tables[target->table];
  if (auto good = check_phrases(note, target->name); !good) return good;
  if (auto good = check_unit(note, table, *target); !good) return good;
  if ((note.is_private || note.ignored) && !target->name.empty())
    return unfit("\"private\" and \"ignore\" are for tables and columns, and " +
                 shown(note.object) + " is none");
  if (note.references.empty()) return Done{};
  const auto parent = note_target(catalog, note.references);
  if (parent && parent->table == target->table && parent->column == target->column)
    return unfit(shown(note.object) + " cannot refer to itself");
  return Done{};
}

Status check_unit_of_data(const Note& note, const Catalog& catalog) {
  const auto target = note_target(catalog, note.object);
  if (note.unit.empty() || !target || target->column < 0) return Done{};
  const Column& column = catalog.tables[target->table].columns[static_cast<size_t>(target->column)];
  if (column.statistics.rows == 0) return Done{};
  const ValueForm form = column.statistics.form;
  const bool numbers = form == ValueForm::kNumberText || form == ValueForm::kUnclearText;
  if (column.kind == DataKind::kDate || column.kind == DataKind::kDateTime)
    return unfit(shown(note.object) + " has dates, which have no unit");
  if (column.kind == DataKind::kText && !numbers)
    return unfit(shown(note.object) + " has texts; a unit is for numbers");
  return Done{};
}

}  // namespace ask::db
