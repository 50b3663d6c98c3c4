#include "agent/engine/schema/column_facts.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/currencies.h"

namespace ask::engine {

using db::DataKind;

namespace {

// True for "Y", "yes", " y", "N" and "no" of one column.
bool in_mixed_spellings(const db::ColumnStatistics& s) {
  bool yes = false, no = false;
  for (const auto& [text, count] : s.few) {
    const Truth truth = truth_of(text);
    yes |= truth == Truth::kYes, no |= truth == Truth::kNo;
    if (truth == Truth::kUnknown && text.find_first_not_of(' ') != text.npos) return false;
  }
  return yes && no;
}

// "yes", "no" and "part": true, false and something in between.
bool is_partly_true(const db::ColumnStatistics& statistics) {
  constexpr int64_t kMost = 4;
  if (statistics.distinct > kMost || std::ssize(statistics.few) != statistics.distinct)
    return false;
  bool no = false, yes = false;
  for (const auto& [stored, count] : statistics.few) {
    const Truth truth = truth_of(stored);
    no |= truth == Truth::kNo;
    yes |= truth == Truth::kYes;
    if (truth == Truth::kUnknown && !text::is_one_of(text::lower(stored), kPartSpellings))
      return false;
  }
  return no && yes;
}

}  // namespace

bool ColumnFacts::numeric(ColumnExpr c) const {
  if (c.whole()) return false;
  if (c.period == Period::kAge || c.duration()) return true;
  const db::Column& column = this->column(c);
  if (column.kind == DataKind::kInteger || column.kind == DataKind::kReal ||
      column.kind == DataKind::kYear)
    return true;
  return column.kind == DataKind::kUnknown &&
         (column.affinity == db::Affinity::kInteger || column.affinity == db::Affinity::kReal ||
          column.affinity == db::Affinity::kNumeric);
}

bool ColumnFacts::quantity(ColumnExpr c) const {
  return !c.whole() && (c.period == Period::kAge || c.duration() || of(c).measure ||
                        (of(c).temporal && numeric(c)));
}

bool ColumnFacts::text(ColumnExpr c) const {
  return !c.whole() && !numeric(c) && !c.duration() && !of(c).temporal &&
         column(c).kind != DataKind::kBlob;
}

UnitId ColumnFacts::unit_of_duration(ColumnExpr c) const {
  if (c.adjust == ColumnExpr::Adjust::kUntilToday) return kDays;
  const auto is_day = [&](ColumnExpr date) { return column(date).kind == DataKind::kDate; };
  return is_day({c.table, c.column}) && is_day({c.less_table, c.less}) ? kDays : kHours;
}

UnitId ColumnFacts::unit_of(ColumnExpr c) const {
  if (c.whole() || c.shown != kNoUnit) return c.shown;
  if (c.expression != kNone) {
    const db::NotedName& measure = catalog().noted[c.expression];
    if (!measure.in_unit_of_column) return unit_noted(measure.unit);
  }
  if (c.percentage()) return kNoUnit;
  return c.duration() ? unit_of_duration(c) : of(c).unit;
}

bool ColumnFacts::born(ColumnExpr c) const {
  return c.period == Period::kWhole &&
         std::any_of(std::begin(kBirthColumns), std::end(kBirthColumns),
                     [&](std::string_view word) { return has_word(c, word); });
}

bool ColumnFacts::birth_date(ColumnExpr c) const { return temporal(c) && !numeric(c) && born(c); }

bool ColumnFacts::year_number(ColumnExpr c) const {
  return !c.whole() && c.period == Period::kWhole && numeric(c) &&
         (has_word(c, kCalendarYear) || column(c).kind == DataKind::kYear);
}

bool ColumnFacts::birth_year(ColumnExpr c) const { return year_number(c) && born(c); }

bool ColumnFacts::made_year(ColumnExpr c) const {
  return year_number(c) && index_.has_any_word(index_.column(c.table, c.column), kMadeColumns);
}

bool ColumnFacts::flag(ColumnExpr c) const {
  if (c.whole() || c.period != Period::kWhole) return false;
  const db::ColumnStatistics& s = column(c).statistics;
  if (s.rows == 0) return false;
  if (s.distinct > 2) return in_mixed_spellings(s) || is_partly_true(s);
  const auto* low = std::get_if<int64_t>(&s.min);
  const auto* high = std::get_if<int64_t>(&s.max);
  if (low != nullptr && high != nullptr) {
    const bool asks = is_flag_auxiliary(first_word(c));
    return (*low == 0 && *high == 1) || (asks && *low == *high && (*low == 0 || *low == 1));
  }
  const auto* no = std::get_if<std::string>(&s.min);
  const auto* yes = std::get_if<std::string>(&s.max);
  if (no == nullptr || yes == nullptr) return false;
  return !as_truth(*no, *yes).second.empty() && !contains(kCompassColumns, last_word(c));
}

Value ColumnFacts::flag_value(ColumnExpr c, bool yes) const {
  static const Value kZero = int64_t{0}, kOne = int64_t{1};
  const db::ColumnStatistics& s = column(c).statistics;
  if (std::holds_alternative<int64_t>(s.min)) return yes ? kOne : kZero;
  if (s.distinct > 2)
    for (const auto& values : {s.frequent, s.few})  // the most frequent spelling
      for (const auto& [text, count] : values)
        if (truth_of(text) == (yes ? Truth::kYes : Truth::kNo)) return text;
  const auto* least = std::get_if<std::string>(&s.min);
  const auto* greatest = std::get_if<std::string>(&s.max);
  const bool swapped = least != nullptr && greatest != nullptr &&
                       as_truth(*least, *greatest).second.data() == least->data();
  return yes != swapped ? s.max : s.min;
}

std::string_view ColumnFacts::first_word(ColumnExpr c) const {
  if (c.whole()) return {};
  const SchemaItem& item = index_.column(c.table, c.column);
  return item.words.empty() ? std::string_view{}
                            : std::string_view(index_.word(item.words.front()).text);
}

bool ColumnFacts::intensive(ColumnExpr c) const {
  return std::any_of(std::begin(kIntensiveColumns), std::end(kIntensiveColumns),
                     [&](std::string_view word) { return has_word(c, word); });
}

bool ColumnFacts::has_word(ColumnExpr c, std::string_view word) const {
  return !c.whole() && index_.has_word(index_.column(c.table, c.column), word);
}

std::string_view ColumnFacts::last_word(ColumnExpr c) const {
  if (c.whole()) return {};
  const SchemaItem& item = index_.column(c.table, c.column);
  return item.words.empty() ? std::string_view{}
                            : std::string_view(index_.word(item.words.back()).lemma);
}

ColumnExpr ColumnFacts::key_of(uint32_t t) const {
  const db::Table& table = this->table(t);
  ColumnExpr key;
  int keys = 0;
  for (uint32_t c = 0; c < table.columns.size(); ++c)
    if (table.columns[c].primary_key > 0 || table.columns[c].is_measured_key) {
      ++keys;
      key = {t, c};
    }
  if (keys == 1) return key;
  if (keys > 1) return {};
  for (uint32_t c = 0; c < table.columns.size(); ++c)
    if (index_.column_roles(t, c).identifier && unique({t, c})) return {t, c};
  return {};
}

namespace {

bool is_key_of_parent(const db::ForeignKey& key, const db::Column& column) {
  return !key.parent_columns.empty() && text::equal_nocase(key.parent_columns[0], column.name);
}

}  // namespace

// A table with a unique foreign key to a supertype (gymnast to person) inherits its name column.
// Not so where a text of its own identifies the rows: each job has one invoice, with a number.
ColumnExpr ColumnFacts::inherited_name(uint32_t t) const {
  for (const db::ForeignKey& key : table(t).foreign_keys) {
    if (key.columns.size() != 1 || key.by_role) continue;
    const db::Table* parent = catalog().find(key);
    const db::Column* column = table(t).find(key.columns[0]);
    if (parent == nullptr || column == nullptr || parent == &table(t)) continue;
    const auto c = static_cast<uint32_t>(column - table(t).columns.data());
    const auto p = static_cast<uint32_t>(parent - catalog().tables.data());
    const uint32_t name = index_.name_column(p);
    if (!unique({t, c}) || name == kNone || !index_.column_roles(p, name).naming) continue;
    const ColumnExpr own = key_of(t);
    const bool numbered = own.valid() && own != ColumnExpr{t, c} && text(own);
    if (!numbered && !is_key_of_parent(key, parent->columns[name])) return {p, name};
  }
  return {};
}

bool ColumnFacts::calls_one_row(ColumnExpr name, uint32_t rest) const {
  if (rest != kNone) return true;
  const db::ColumnStatistics& s = column(name).statistics;
  return name_of(name.table) == name && s.complete && s.rows > 0 && s.distinct == s.rows;
}

ColumnExpr ColumnFacts::name_of(uint32_t t) const {
  names_.resize(catalog().tables.size());
  if (!names_[t].valid()) names_[t] = find_name(t);
  return names_[t];
}

ColumnExpr ColumnFacts::find_name(uint32_t t) const {
  const uint32_t name = index_.name_column(t);
  if (name != kNone && index_.column_roles(t, name).naming) return {t, name};
  if (const ColumnExpr inherited = inherited_name(t); inherited.valid()) return inherited;
  const ColumnExpr key = key_of(t);
  if (const ColumnExpr day = day_of(t); day.valid() && !numbers_rows(key)) return day;
  if (name != kNone && key.valid() &&
      (shared({t, name}) ||
       (numbers_rows(key) && index_.has_any_word(index_.column(t, name), kSerialNouns)))) {
    const ColumnExpr number = number_of(t, key);
    return number.valid() ? number : key;
  }
  if (name != kNone) return {t, name};
  if (const ColumnExpr number = number_of(t, key); number.valid()) return number;
  if (key.valid()) return key;
  return {t, table(t).columns.empty() ? kNone : 0};
}

// The only date of rows that are days: of a market day, which people know by it.
ColumnExpr ColumnFacts::day_of(uint32_t t) const {
  const SchemaItem& item = index_.table(t);
  if (item.words.empty() || !contains(kDayTables, index_.word(item.words.back()).lemma)) return {};
  ColumnExpr found;
  for (uint32_t c = 0; c < index_.columns(t); ++c) {
    if (!temporal({t, c}) || column({t, c}).kind != DataKind::kDate) continue;
    if (found.valid()) return {};
    found = {t, c};
  }
  return found;
}

// The only number by which people call the rows beside their key: room_number beside room_id.
ColumnExpr ColumnFacts::number_of(uint32_t t, ColumnExpr key) const {
  if (!key.valid() || numbers_rows(key)) return {};
  const SchemaItem& rows = index_.table(t);
  ColumnExpr found;
  for (uint32_t c = 0; c < index_.columns(t); ++c) {
    const ColumnExpr number{t, c};
    if (number == key || of(number).reference || !numbers_rows(number) || !unique(number)) continue;
    const auto& words = index_.column(t, c).words;
    const bool own = !words.empty() && std::all_of(words.begin(), words.end() - 1, [&](uint32_t w) {
      return index_.has_word(rows, index_.word(w).lemma);
    });
    if (!own) continue;
    if (found.valid()) return {};
    found = number;
  }
  return found;
}

bool ColumnFacts::numbers_rows(ColumnExpr key) const {
  if (!key.valid() || key.whole()) return false;
  const std::string& name = column(key).name;
  return contains(kRowNumberNouns, last_word(key)) || is_glued_number(text::lower(name));
}

// True for a text that is shared by rows, such as a type or a flag: it does not name a row.
bool ColumnFacts::shared(ColumnExpr c) const {
  const db::ColumnStatistics& s = column(c).statistics;
  if (index_.column(c.table, c.column).words == index_.table(c.table).words)
    return s.rows >= 8 && s.distinct * 4 < s.rows;
  return s.rows >= 4 && s.distinct * 10 < s.rows * 8;
}

ColumnExpr ColumnFacts::referred(ColumnExpr c) const {
  if (c.whole() || c.via != kNone || !of(c).reference) return {};
  for (const db::ForeignKey& key : table(c.table).foreign_keys) {
    if (key.columns.size() != 1 || !text::equal_nocase(key.columns[0], column(c).name)) continue;
    const db::Table* parent = catalog().find(key);
    const db::Column* found = parent != nullptr && !key.parent_columns.empty()
                                  ? parent->find(key.parent_columns[0])
                                  : nullptr;
    if (found != nullptr)
      return {static_cast<uint32_t>(parent - catalog().tables.data()),
              static_cast<uint32_t>(found - parent->columns.data())};
  }
  return {};
}

namespace {

// "captain" of a trip: of the data only, and called by nothing but the role.
bool is_called_by_role(const db::Table& table, const db::Column& column) {
  return std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(), [&](const auto& key) {
    return key.by_role && key.columns.size() == 1 && key.columns[0] == column.name;
  });
}

}  // namespace

bool ColumnFacts::names_role(ColumnExpr c) const {
  const ColumnExpr parent = referred(c);
  if (!parent.valid() || column(c).primary_key > 0 || column(c).is_measured_key ||
      (!contains(kKeyEndings, last_word(c)) && !is_called_by_role(table(c.table), column(c))))
    return false;
  const auto words = role_words(c, parent, index_);
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    return !index_.has_word(index_.table(c.table), index_.word(w).lemma);
  });
}

bool ColumnFacts::own_reference(ColumnExpr c) const {
  if (c.whole() || !of(c).reference) return false;
  const db::Table& t = table(c.table);
  return std::any_of(t.foreign_keys.begin(), t.foreign_keys.end(), [&](const db::ForeignKey& key) {
    return key.columns.size() == 1 && text::equal_nocase(key.columns[0], column(c).name) &&
           text::equal_nocase(key.parent_table, t.name);
  });
}

ColumnExpr ColumnFacts::parent_role(std::string_view& called) const {
  for (uint32_t t = 0; t < catalog().tables.size(); ++t)
    for (uint32_t c = 0; c < table(t).columns.size(); ++c)
      if (own_reference({t, c}))
        for (const std::string_view word : kParentRoles)
          if (has_word({t, c}, word)) return called = word, ColumnExpr{t, c};
  return {};
}

bool ColumnFacts::has_null_column_named(std::string_view word) const {
  for (uint32_t t = 0; t < catalog().tables.size(); ++t)
    for (uint32_t c = 0; c < table(t).columns.size(); ++c)
      if (table(t).columns[c].statistics.missing() > 0 &&
          text::lower(table(t).columns[c].name).find(word) != std::string::npos)  // "deathyr"
        return true;
  return false;
}

ColumnExpr ColumnFacts::amount_of(uint32_t t) const {
  ColumnExpr found;
  for (const uint32_t c : index_.measures(t)) {
    const ColumnExpr column{t, c};
    if (flag(column) || of(column).identifier || of(column).reference) continue;
    if (found.valid()) return {};
    found = column;
  }
  if (!found.valid() || std::none_of(kAmountColumns.begin(), kAmountColumns.end(),
                                     [&](std::string_view word) { return has_word(found, word); }))
    return {};
  return found;
}

bool ColumnFacts::single_key(ColumnExpr c) const {
  return !c.whole() && (key_of(c.table) == c || column(c).is_unique);
}

bool ColumnFacts::unique(ColumnExpr c) const {
  if (c.whole() || c.period != Period::kWhole || c.product() || c.via != kNone || c.duration())
    return false;
  if (column(c).is_unique) return true;
  const db::ColumnStatistics& statistics = column(c).statistics;
  return statistics.rows > 1 && statistics.distinct >= statistics.rows;
}

}  // namespace ask::engine
