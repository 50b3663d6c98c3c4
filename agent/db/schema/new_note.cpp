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

// True if it has a letter, or a sign of a currency, of degrees or of thousandths: a dash or a
// number alone is no unit.
bool names_something(std::string_view text) {
  constexpr std::string_view kOtherSigns[] = {"\xC2\xA2", "\xC2\xA3", "\xC2\xA5", "\xC2\xB0",
                                              "\xC2\xB5", "\xC2\xAA", "\xC2\xBA", "\xE2\x80\xB0"};
  for (const std::string_view sign : kOtherSigns)
    if (text.find(sign) != text.npos) return true;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z') return true;
    // Of the signs of Latin-1 and the punctuation and symbols of U+2000 to U+2BFF, only the signs
    // of currencies (U+20A0 to U+20CF) and what looks like a letter (U+2100 to U+214F).
    if (byte < 0xC3) continue;  // what goes on with a sign, or U+0080 to U+00BF
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (byte == 0xC3 && (next == 0x97 || next == 0xB7)) continue;  // times, divided by
    if (byte != 0xE2 || next >= 0xB0) return true;                 // from U+2C00 on: letters
    if (next == 0x82 || next == 0x83 || next == 0x84 || next == 0x85) return true;
  }
  return false;
}

// "kg", "m/s", "% of total", "square metres", "°C", "$".
bool is_unit(std::string_view text) {
  constexpr std::string_view kBetween = " /.^*-()'", kSigns = "%$";
  const bool fits = std::all_of(text.begin(), text.end(), [&](char c) {
    return text::is_word_byte(c) || kBetween.find(c) != kBetween.npos ||
           kSigns.find(c) != kSigns.npos;
  });
  const bool sign = text.find_first_of(kSigns) != text.npos;
  return fits && (sign || names_something(text));
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
