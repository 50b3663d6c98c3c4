#include "agent/examples/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/text/numbers.h"
#include "agent/examples/example_problems.h"
#include "agent/examples/slot_matcher.h"
#include "agent/examples/sql_literals.h"
#include "agent/examples/words.h"

namespace ask::examples {
namespace {

using engine::Mention;
using engine::MentionKind;

constexpr size_t kLongestValue = 8;                         // words of a slot or a value
constexpr size_t kMostSteps = 200'000, kMostOfOne = 2'000;  // of matching: a question, a pair
constexpr size_t kMostLinked = 10;  // taught questions whose values are looked up
constexpr size_t kMostRejected = 20;
constexpr float kSurelyValue = 0.75F;  // see engine/link/linker.h
constexpr float kSurelyNumber = 0.9F, kSurelyDate = 0.8F;
constexpr char kMark = '\x02';  // of an item in a masked question

// --- other values ---

// A value, number or date of a question.
struct Item {
  uint32_t begin = 0, end = 0;  // tokens
  LiteralKind kind = LiteralKind::kText;
  std::vector<Mention> mentions;  // of these words and of this kind
  std::string words;              // as they were typed
};

std::optional<LiteralKind> kind_of(const Mention& m) {
  switch (m.kind) {
    case MentionKind::kValue:
      if (!m.found || m.partial || m.inside || m.score < kSurelyValue || m.noted ||
          m.expression != 0xFFFFFFFF || m.rest_column != 0xFFFFFFFF ||
          m.null_test != engine::NullTest::kNotTested)
        return std::nullopt;
      return LiteralKind::kText;
    case MentionKind::kNumber:
      if (m.ordinal || m.range || m.score < kSurelyNumber || !std::isfinite(m.number))
        return std::nullopt;
      return LiteralKind::kNumber;
    case MentionKind::kDate:
      if (m.relative || m.score < kSurelyDate || m.from.empty() || m.to.empty() ||
          m.period != engine::Period::kWhole)
        return std::nullopt;
      return LiteralKind::kDate;
    default:
      return std::nullopt;
  }
}

// The tokens of the number itself, without its unit: "minutes" of "3 minutes" is a word.
std::pair<uint32_t, uint32_t> span_of(const Mention& m, const std::vector<engine::Token>& tokens) {
  if (m.kind != MentionKind::kNumber) return {m.begin, m.end};
  for (uint32_t at = m.begin; at < m.end; ++at)
    if (const auto number = engine::number_at(tokens, at); number && number->end <= m.end)
      return {at, number->end};
  return {m.begin, m.end};
}

// A value counts as it is stored but for letter case; a number and a date if they are unambiguous.
bool as_stored(const Mention& m, uint32_t begin, uint32_t end,
               const std::vector<engine::Token>& tokens, std::string_view question) {
  const bool quoted = end == begin + 1 && tokens[begin].quoted;
  const std::string_view words =
      quoted ? std::string_view(tokens[begin].text)
             : question.substr(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin);
  if (m.kind == MentionKind::kValue) return text::lower(m.text) == text::lower(words);
  return m.kind == MentionKind::kDate ? clear_date(words) : clear_number(words);
}

// "malmo" is 'Malmö' if no other value of the column is written so.
bool without_accents(const Mention& m, const engine::Lattice& lattice, std::string_view question) {
  const std::string words =
      text::folded(question.substr(lattice.tokens[m.begin].begin,
                                   lattice.tokens[m.end - 1].end - lattice.tokens[m.begin].begin));
  if (text::folded(m.text) != words) return false;
  return std::none_of(lattice.mentions.begin(), lattice.mentions.end(), [&](const Mention& other) {
    return other.kind == MentionKind::kValue && other.begin == m.begin && other.end == m.end &&
           other.table == m.table && other.column == m.column && other.text != m.text &&
           text::folded(other.text) == words;
  });
}

// Dates before numbers before values, where they have as many words.
int preference(LiteralKind kind) {
  return kind == LiteralKind::kDate ? 2 : kind == LiteralKind::kNumber ? 1 : 0;
}

struct Linked {
  std::vector<Item> items;
  std::vector<std::string> masked;  // its words, with a mark in place of each item
};

// By the token that they begin at: the mentions that can be exchanged, each as an item.
std::vector<std::vector<Item>> candidates_of(const engine::Lattice& lattice,
                                             std::string_view question) {
  std::vector<std::vector<Item>> out(lattice.tokens.size());
  for (const Mention& m : lattice.mentions) {
    const auto kind = kind_of(m);
    if (!kind) continue;
    const auto [begin, end] = span_of(m, lattice.tokens);
    if (as_stored(m, begin, end, lattice.tokens, question) ||
        (m.kind == MentionKind::kValue && without_accents(m, lattice, question)))
      out[begin].push_back({begin, end, *kind, {m}, ""});
  }
  return out;
}

// The longest of them, with all mentions of its words and kind; without mentions if there is none.
Item longest(std::vector<Item> candidates) {
  Item best;
  for (Item& one : candidates) {
    const bool none = best.mentions.empty();
    if (!none && one.end == best.end && one.kind == best.kind)
      best.mentions.push_back(std::move(one.mentions.front()));
    else if (none || one.end > best.end ||
             (one.end == best.end && preference(one.kind) > preference(best.kind)))
      best = std::move(one);
  }
  return best;
}

Linked linked(const std::string& question, const db::Snapshot& snapshot,
              const engine::SchemaIndex& index) {
  const engine::Lattice lattice = engine::link(question, snapshot, index);
  const std::vector<engine::Token>& tokens = lattice.tokens;
  std::vector<std::vector<Item>> candidates = candidates_of(lattice, question);
  Linked out;
  std::string masked;
  size_t copied = 0;  // bytes
  for (uint32_t at = 0; at < tokens.size();) {
    Item item = longest(std::move(candidates[at]));
    if (item.mentions.empty()) {
      ++at;
      continue;
    }
    const uint32_t from = tokens[item.begin].begin, to = tokens[item.end - 1].end;
    item.words = question.substr(from, to - from);
    masked += question.substr(copied, from - copied);
    masked += {kMark, static_cast<char>('0' + preference(item.kind))};
    copied = to;
    at = item.end;
    out.items.push_back(std::move(item));
  }
  std::vector<Word> words = words_of(masked + question.substr(copied));
  std::vector<Word> rest = without_lead_in(words);
  out.masked = keys_of(keys_of(rest).empty() ? words : rest);
  return out;
}

void add_form(LiteralReplacement& out, std::string before, std::string after, bool prefix = false) {
  if (!before.empty() && !after.empty())
    out.forms.push_back({std::move(before), std::move(after), prefix});
}

// 4: a year, 7: a month, 10: a day; 0: another range.
size_t granularity(const Mention& date) {
  if (date.from.size() != 10 || date.to.size() != 10) return 0;
  const std::string last = day_before(date.to);
  if (last == date.from) return 10;
  if (date.from.ends_with("-01-01") && last == date.from.substr(0, 4) + "-12-31") return 4;
  if (date.from.ends_with("-01") && date.to.ends_with("-01") &&
      last.substr(0, 7) == date.from.substr(0, 7))
    return 7;
  return 0;
}

// A month in place of a year: its two ends take the place of the ends of the year.
bool add_ends(LiteralReplacement& out, const Mention& then, const Mention& now) {
  if (granularity(now) == 0) return false;
  add_form(out, then.from, now.from, true);
  add_form(out, then.to, now.to, true);
  add_form(out, day_before(then.to), day_before(now.to), true);
  out.other_width = true;
  return true;
}

bool add_dates(LiteralReplacement& out, const Mention& then, const Mention& now) {
  const size_t width = granularity(then);
  if (width == 0 && out.changed) return false;
  const int days = days_between(then.from, then.to);
  if (days != days_between(now.from, now.to)) out.days = days;
  if (width != granularity(now)) return width != 10 && add_ends(out, then, now);
  add_form(out, then.from, now.from, true);
  add_form(out, then.to, now.to, true);
  if (width == 10 || width == 0) return true;
  add_form(out, day_before(then.to), day_before(now.to), true);
  add_form(out, then.from.substr(0, width), now.from.substr(0, width));
  return true;
}

// The stored texts of both, in the columns that have both. False if one text would become two.
bool add_values(LiteralReplacement& out, const Item& then, const Item& now,
                const db::Catalog& catalog) {
  std::map<std::string, std::string> stored;
  for (const Mention& before : then.mentions)
    for (const Mention& after : now.mentions) {
      if (before.table != after.table || before.column != after.column) continue;
      const auto [at, added] = stored.emplace(before.text, after.text);
      if (at->second != after.text) return false;
      if (added) add_form(out, before.text, after.text);
      out.columns.push_back(text::lower(catalog.tables[before.table].columns[before.column].name));
    }
  return !out.forms.empty();
}

std::string parameter_name(const Item& now, const Item& then, const db::Catalog& catalog) {
  if (now.kind == LiteralKind::kNumber) return "number";
  if (now.kind == LiteralKind::kDate) return "date";
  for (const Mention& after : now.mentions)
    for (const Mention& before : then.mentions)
      if (before.table == after.table && before.column == after.column)
        return catalog.tables[after.table].columns[after.column].name;
  return "value";
}

// As it was typed; a value that is stored with accents as it is stored.
std::string shown(const Item& item) {
  const std::string& stored = item.mentions[0].text;
  const bool other = item.kind == LiteralKind::kText && item.words != stored &&
                     text::lower(item.words) != text::lower(stored) &&
                     text::folded(item.words) == text::folded(stored);
  return other ? stored : item.words;
}

// The taught SQL with the values of this question. Nothing: they are not as those of the example.
// `length`: since its SQL may have the length of its period.
std::optional<Match> with_values(const Entry& entry, const Linked& then, const Linked& now,
                                 const db::Catalog& catalog, bool& length) {
  if (then.masked != now.masked || then.items.size() != now.items.size()) return std::nullopt;
  Match out{entry.example, ExampleMatch::kValues, "", {}};
  std::vector<LiteralReplacement> replacements;
  for (size_t i = 0; i < now.items.size(); ++i) {
    const Item &before = then.items[i], &after = now.items[i];
    LiteralReplacement made;
    made.kind = after.kind;
    made.changed = text::lower(before.words) != text::lower(after.words);
    bool good = true;
    if (after.kind == LiteralKind::kDate)
      good = add_dates(made, before.mentions[0], after.mentions[0]);
    else if (after.kind == LiteralKind::kNumber)
      add_form(made, fmt::format("{}", before.mentions[0].number),
               fmt::format("{}", after.mentions[0].number));
    else
      good = add_values(made, before, after, catalog);
    if (!good && made.changed) return std::nullopt;
    replacements.push_back(std::move(made));
    if (replacements.back().changed)
      out.parameters.push_back({parameter_name(after, before, catalog), shown(after)});
  }
  auto sql = with_replaced_literals(entry.example->sql, replacements);
  length = !sql && only_length_prevents(entry.example->sql, std::move(replacements));
  if (!sql) return std::nullopt;
  out.sql = std::move(*sql);
  return out;
}

// Whether the words with values as wildcards could be those of a taught question.
bool resembles(const std::vector<std::string>& masked, size_t m,
               const std::vector<std::string>& keys, size_t k, size_t& steps) {
  for (; m < masked.size(); ++m, ++k) {
    if (++steps >= kMostOfOne) return false;
    if (masked[m].find(kMark) == std::string::npos) {
      if (k >= keys.size() || keys[k] != masked[m]) return false;
      continue;
    }
    const size_t most = std::min(keys.size(), k + kLongestValue);
    for (size_t next = k + 1; next <= most; ++next)
      if (resembles(masked, m + 1, keys, next, steps)) return true;
    return false;
  }
  return k == keys.size();
}

// --- slots ---

Result<std::string> filled_with(const std::string& sql, const std::vector<SlotValue>& values) {
  return filled(sql, [&](std::string_view name) {
    for (const SlotValue& value : values)
      for (const auto& [slot, text] : value.sql)
        if (slot == name) return std::optional(text);
    return std::optional<std::string>();
  });
}

// The surest template first: the most words, then the narrowest slots.
std::pair<size_t, size_t> specificity(const Entry& entry) {
  size_t narrow = 0;
  for (const Slot& slot : entry.slots)
    narrow += slot.kind == SlotKind::kColumn ? 2 : slot.kind == SlotKind::kText ? 0 : 1;
  return {entry.keys.size(), narrow};
}

class Finder {
 public:
  Finder(std::string_view question, const Library& library, const db::Snapshot& snapshot,
         engine::EngineCache& engine, const ConnectionQueries& queries)
      : question_(text::repaired_utf8(question)),
        library_(library),
        snapshot_(snapshot),
        engine_(engine),
        queries_(queries) {
    forms_.push_back(words_of(question_));
    std::vector<Word> rest = without_lead_in(forms_[0]);
    if (rest.size() < forms_[0].size() && !keys_of(rest).empty()) forms_.push_back(std::move(rest));
  }

  Matches find() {
    if (keys_of(forms_[0]).empty() || question_.find(kMark) != question_.npos) return {};
    if (!exact() && !by_slots()) by_values();
    return std::move(out_);
  }

 private:
  // Takes the match if its SQL may run.
  bool take(Match match) {
    const auto& wrong = out_.rejected;
    if (contains(wrong, match.sql)) return false;
    std::string problem = queries_.problem(*match.example, match.sql);
    if (!problem.empty()) {
      const bool known = std::any_of(out_.unusable.begin(), out_.unusable.end(),
                                     [&](const auto& one) { return one.example == match.example; });
      if (!known) out_.unusable.push_back({match.example, std::move(problem)});
      return false;
    }
    out_.match = std::move(match);
    return true;
  }

  void reject(const db::Example& example) {
    if (out_.rejected.size() + out_.lost_verdicts.size() >= kMostRejected) return;
    std::string problem = queries_.problem(example, example.sql);
    if (problem.empty())
      out_.rejected.push_back(example.sql);
    else
      out_.lost_verdicts.push_back({&example, std::move(problem)});
  }

  // What was wrong first, then what is right.
  bool exact() {
    std::vector<const db::Example*> right;
    std::vector<std::vector<std::string>> keys;
    for (const std::vector<Word>& words : forms_) keys.push_back(keys_of(words));
    for (auto entry = library_.entries().rbegin(); entry != library_.entries().rend(); ++entry) {
      if (!entry->problem.empty() || !entry->slots.empty() || !contains(keys, entry->keys))
        continue;
      const db::Example& example = *entry->example;
      if (example.right)
        right.push_back(&example);
      else
        reject(example);
    }
    return std::any_of(right.begin(), right.end(), [&](const db::Example* example) {
      return take({example, ExampleMatch::kExact, example->sql, {}});
    });
  }

  std::optional<Match> with_slots(const Entry& entry, const std::vector<SlotValue>& values) {
    const auto sql = filled_with(entry.example->sql, values);
    if (!sql) return std::nullopt;
    if (!limits_fit(*sql)) {
      out_.unusable.push_back({entry.example, std::string(kNotWhole)});
      return std::nullopt;
    }
    if (uses_patterns(*sql) &&
        std::any_of(values.begin(), values.end(),
                    [](const SlotValue& value) { return is_pattern(value.shown); }))
      return std::nullopt;
    Match out{entry.example, ExampleMatch::kSlots, *sql, {}};
    for (size_t i = 0; i < entry.slots.size(); ++i)
      out.parameters.push_back({entry.slots[i].name, values[i].shown});
    return out;
  }

  bool by_slots() {
    struct SlotMatch {
      const Entry* entry;
      Match match;
    };
    std::vector<SlotMatch> found;
    size_t steps = 0;
    for (const Entry& entry : library_.entries()) {
      if (entry.slots.empty() || !entry.problem.empty() || !entry.example->right) continue;
      for (const std::vector<Word>& words : forms_) {
        SlotMatcher matcher(entry, question_, words, snapshot_, queries_.stored);
        const bool matches = matcher.matches();
        steps += matcher.steps();
        auto match = matches ? with_slots(entry, matcher.values()) : std::nullopt;
        if (!match) continue;
        found.push_back({&entry, std::move(*match)});
        break;
      }
      if (steps >= kMostSteps) break;
    }
    std::stable_sort(found.begin(), found.end(), [](const SlotMatch& a, const SlotMatch& b) {
      return specificity(*a.entry) > specificity(*b.entry);
    });
    return std::any_of(found.begin(), found.end(),
                       [&](SlotMatch& one) { return take(std::move(one.match)); });
  }

  bool by_values() {
    std::shared_ptr<const engine::EngineSchema> schema;
    std::optional<Linked> now;
    size_t looked = 0;
    for (auto entry = library_.entries().rbegin(); entry != library_.entries().rend(); ++entry) {
      if (!entry->slots.empty() || !entry->problem.empty() || !entry->example->right) continue;
      if (!now) {
        schema = engine_.get(snapshot_);
        now = linked(question_, snapshot_, schema->index);
        if (now->items.empty()) return false;
      }
      size_t steps = 0;
      if (!resembles(now->masked, 0, entry->keys, 0, steps)) continue;
      if (++looked > kMostLinked) return false;
      const Linked then = linked(entry->example->question, snapshot_, schema->index);
      bool length = false;
      auto match = with_values(*entry, then, *now, snapshot_.catalog, length);
      if (length) out_.unusable.push_back({entry->example, std::string(kMayBeLength)});
      if (match && take(std::move(*match))) return true;
    }
    return false;
  }

  const std::string question_;
  const Library& library_;
  const db::Snapshot& snapshot_;
  engine::EngineCache& engine_;
  const ConnectionQueries& queries_;
  std::vector<std::vector<Word>> forms_;  // its words, and those without a lead-in
  Matches out_;
};

}  // namespace

std::string_view name(ExampleMatch kind) {
  constexpr std::string_view kNames[] = {"exact", "slots", "values"};
  return kNames[static_cast<size_t>(kind)];
}

Matches find(std::string_view question, const Library& library, const db::Snapshot& snapshot,
             engine::EngineCache& engine, const ConnectionQueries& queries) {
  return Finder(question, library, snapshot, engine, queries).find();
}

std::optional<Sample> sample(const db::Example& example, const db::Snapshot& snapshot) {
  const auto parsed = question_template(example.question);
  if (!parsed || parsed->slots.empty()) return Sample{example.question, example.sql};
  Sample out;
  std::vector<SlotValue> values;
  for (size_t i = 0; i < parsed->parts.size(); ++i) {
    out.question += parsed->parts[i];
    if (i == parsed->slots.size()) break;
    auto value = sample_value(parsed->slots[i], snapshot);
    if (!value) return std::nullopt;
    out.question += value->shown;
    values.push_back(std::move(*value));
  }
  auto sql = filled_with(example.sql, values);
  if (!sql) return std::nullopt;
  out.sql = std::move(*sql);
  return out;
}

}  // namespace ask::examples
