#include "agent/examples/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "agent/common/text.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/slot_value.h"
#include "agent/examples/sql_literals.h"

namespace ask::examples {
namespace {

using engine::Mention;
using engine::MentionKind;

constexpr uint32_t kLongestValue = 8;   // words of a slot
constexpr size_t kMostSteps = 200'000;  // of matching, for one question
constexpr size_t kMostLinked = 10;      // taught questions whose values are looked up
constexpr float kSurelyValue = 0.75F;   // see linker.h
constexpr float kSurelyNumber = 0.9F, kSurelyDate = 0.8F;

// A value, number or date of a question.
struct Item {
  uint32_t begin = 0, end = 0;  // tokens
  MentionKind kind = MentionKind::kValue;
  std::vector<const Mention*> mentions;  // of these tokens and of this kind
  std::string words;                     // as they were typed
};

bool exchangeable(const Mention& m) {
  switch (m.kind) {
    case MentionKind::kValue:
      return m.found && !m.partial && !m.inside && m.score >= kSurelyValue &&
             m.expression == 0xFFFFFFFF && m.rest_column == 0xFFFFFFFF &&
             m.null_test == engine::NullTest::kNotTested;
    case MentionKind::kNumber:
      return !m.ordinal && !m.range && m.score >= kSurelyNumber && std::isfinite(m.number);
    case MentionKind::kDate:
      return !m.relative && m.score >= kSurelyDate && !m.from.empty();
    default:
      return false;
  }
}

// Dates before numbers before values, where they have as many words.
int preference(const Item& item) {
  return item.kind == MentionKind::kDate ? 2 : item.kind == MentionKind::kNumber ? 1 : 0;
}

struct Linked {
  engine::Lattice lattice;
  std::vector<Item> items;
  std::vector<std::string> masked;  // the words, with a mark of its kind for each item
};

std::vector<Item> items_of(const engine::Lattice& lattice, std::string_view question) {
  std::vector<Item> out;
  for (uint32_t at = 0; at < lattice.tokens.size();) {
    Item best;
    for (uint32_t i = lattice.first_at[at]; i < lattice.mentions.size(); ++i) {
      const Mention& m = lattice.mentions[i];
      if (m.begin != at) break;
      if (!exchangeable(m)) continue;
      Item item{m.begin, m.end, m.kind, {&m}, ""};
      const bool same = !best.mentions.empty() && item.end == best.end && item.kind == best.kind;
      if (same)
        best.mentions.push_back(&m);
      else if (item.end > best.end || (item.end == best.end && preference(item) > preference(best)))
        best = std::move(item);
    }
    if (best.mentions.empty()) {
      ++at;
      continue;
    }
    const uint32_t from = lattice.tokens[best.begin].begin, to = lattice.tokens[best.end - 1].end;
    best.words = question.substr(from, to - from);
    at = best.end;
    out.push_back(std::move(best));
  }
  return out;
}

Linked linked(std::string_view question, const db::Snapshot& snapshot,
              const engine::SchemaIndex& index) {
  Linked out;
  const std::string text = text::repaired_utf8(question);
  out.lattice = engine::link(text, snapshot, index);
  out.items = items_of(out.lattice, text);
  const Words words = words_of(out.lattice.tokens, text);
  size_t item = 0;
  for (size_t i = 0; i < words.keys.size(); ++i) {
    while (item < out.items.size() && out.items[item].end <= words.at[i]) ++item;
    const bool inside = item < out.items.size() && out.items[item].begin <= words.at[i];
    if (!inside) {
      out.masked.push_back(words.keys[i]);
      continue;
    }
    const std::string mark = fmt::format("@{}", preference(out.items[item]));
    const bool first = i == 0 || words.at[i - 1] < out.items[item].begin;
    if (first) out.masked.push_back(mark);
  }
  return out;
}

// --- slots
// -----------------------------------------------------------------------------------------

// Matches the elements of a template with the tokens of a question, by backtracking.
class SlotMatcher {
 public:
  SlotMatcher(const Entry& entry, std::string_view question,
              const std::vector<engine::Token>& tokens, const db::Snapshot& snapshot, size_t& steps)
      : entry_(entry), question_(question), tokens_(tokens), snapshot_(snapshot), steps_(steps) {
    key_.resize(tokens.size());
    const Words words = words_of(tokens, question);
    for (size_t i = 0; i < words.at.size(); ++i) key_[words.at[i]] = words.keys[i];
    values_.resize(entry.slots.size());
  }

  bool matches() { return from(0, 0); }
  std::vector<SlotValue> values() const { return values_; }

 private:
  bool from(size_t element, uint32_t token) {
    if (steps_ >= kMostSteps) return false;
    ++steps_;
    if (element == entry_.elements.size()) {
      while (token < tokens_.size() && key_[token].empty()) ++token;
      return token == tokens_.size();
    }
    const Element& wanted = entry_.elements[element];
    if (wanted.slot < 0) {
      while (token < tokens_.size() && key_[token].empty()) ++token;
      return token < tokens_.size() && key_[token] == wanted.key && from(element + 1, token + 1);
    }
    // A value may begin with a word without content: "The Hague".
    for (uint32_t begin = token; begin < tokens_.size(); ++begin) {
      if (!tokens_[begin].punctuation || tokens_[begin].quoted || tokens_[begin].text == "$")
        if (takes(element, begin)) return true;
      if (!key_[begin].empty()) break;
    }
    return false;
  }

  bool takes(size_t element, uint32_t begin) {
    const auto slot = static_cast<size_t>(entry_.elements[element].slot);
    const uint32_t most =
        std::min<uint32_t>(begin + kLongestValue, static_cast<uint32_t>(tokens_.size()));
    for (uint32_t end = most; end > begin; --end) {
      if (tokens_[end - 1].punctuation && !tokens_[end - 1].quoted) continue;
      if (!next_fits(element + 1, end)) continue;
      auto value = slot_value(entry_.slots[slot], question_, tokens_, begin, end, snapshot_);
      if (!value) continue;
      values_[slot] = std::move(*value);
      if (from(element + 1, end)) return true;
    }
    return false;
  }

  // A cheap test before a value is looked up.
  bool next_fits(size_t element, uint32_t token) {
    ++steps_;
    while (token < tokens_.size() && key_[token].empty()) ++token;
    if (element == entry_.elements.size()) return token == tokens_.size();
    const Element& wanted = entry_.elements[element];
    return wanted.slot >= 0 || (token < tokens_.size() && key_[token] == wanted.key);
  }

  const Entry& entry_;
  std::string_view question_;
  const std::vector<engine::Token>& tokens_;
  const db::Snapshot& snapshot_;
  size_t& steps_;
  std::vector<std::string> key_;  // by token; "": without content
  std::vector<SlotValue> values_;
};

Result<std::string> filled_with(const std::string& sql, const std::vector<SlotValue>& values) {
  return filled(sql, [&](std::string_view name) {
    for (const SlotValue& value : values)
      for (const auto& [slot, text] : value.sql)
        if (slot == name) return std::optional(text);
    return std::optional<std::string>();
  });
}

// --- other values
// ----------------------------------------------------------------------------------

void add_form(Exchange& out, std::string before, std::string after, bool prefix = false) {
  if (!before.empty() && !after.empty())
    out.forms.push_back({std::move(before), std::move(after), prefix});
}

// 4: a year, 7: a month, 10: anything else, of a half-open range.
size_t granularity(const Mention& date) {
  const auto ends = [&](std::string_view with) {
    return date.from.ends_with(with) && date.to.ends_with(with);
  };
  if (date.from.size() != 10 || date.to.size() != 10) return 10;
  if (ends("-01-01") && std::atoi(date.to.c_str()) == std::atoi(date.from.c_str()) + 1) return 4;
  if (!ends("-01") || day_before(date.to).substr(0, 7) != date.from.substr(0, 7)) return 10;
  return 7;
}

std::optional<Exchange> of_dates(const Mention& then, const Mention& now) {
  if (then.period != now.period || then.to.empty() != now.to.empty()) return std::nullopt;
  Exchange out;
  add_form(out, then.from, now.from, true);
  add_form(out, then.to, now.to, true);
  if (then.period != engine::Period::kWhole) return out;
  add_form(out, day_before(then.to), day_before(now.to), true);
  const size_t width = granularity(then);
  if (width < 10 && granularity(now) == width) {
    add_form(out, then.from.substr(0, width), now.from.substr(0, width));
    if (width == 7) add_form(out, then.from.substr(0, 4), now.from.substr(0, 4));
    if (width == 7) add_form(out, then.from.substr(5, 2), now.from.substr(5, 2));
  }
  out.trace = then.from.substr(0, 4);
  return out;
}

std::optional<Exchange> of_numbers(const Mention& then, const Mention& now) {
  Exchange out;
  out.number = true;
  add_form(out, fmt::format("{}", then.number), fmt::format("{}", now.number));
  return out;
}

// The stored texts of both, in the columns that have both.
std::optional<Exchange> of_values(const Item& then, const Item& now) {
  Exchange out;
  for (const Mention* before : then.mentions)
    for (const Mention* after : now.mentions)
      if (before->table == after->table && before->column == after->column)
        add_form(out, before->text, after->text);
  std::map<std::string, std::string> stored;  // one text must not become two
  for (const Exchange::Form& form : out.forms)
    if (const auto [at, added] = stored.emplace(form.before, form.after);
        !added && at->second != form.after)
      return std::nullopt;
  if (out.forms.empty()) return std::nullopt;
  out.trace = out.forms.front().before;
  return out;
}

std::string parameter_name(const Item& now, const Item& then, const db::Catalog& catalog) {
  if (now.kind == MentionKind::kNumber) return "number";
  if (now.kind == MentionKind::kDate) return "date";
  for (const Mention* after : now.mentions)
    for (const Mention* before : then.mentions)
      if (before->table == after->table && before->column == after->column) {
        const db::Table& table = catalog.tables[after->table];
        return table.name + "." + table.columns[after->column].name;
      }
  return "value";
}

// The taught SQL with the values of this question. Nothing: they are not as those of the example.
std::optional<Match> with_values(const Entry& entry, const Linked& then, const Linked& now,
                                 const db::Catalog& catalog) {
  if (then.masked != now.masked || then.items.size() != now.items.size()) return std::nullopt;
  Match out{entry.example, MatchKind::kValues, "", {}};
  std::vector<Exchange> exchanges;
  for (size_t i = 0; i < now.items.size(); ++i) {
    const Item &before = then.items[i], &after = now.items[i];
    if (text::folded(before.words) == text::folded(after.words)) continue;
    const auto made =
        after.kind == MentionKind::kDate     ? of_dates(*before.mentions[0], *after.mentions[0])
        : after.kind == MentionKind::kNumber ? of_numbers(*before.mentions[0], *after.mentions[0])
                                             : of_values(before, after);
    if (!made) return std::nullopt;
    exchanges.push_back(*made);
    out.parameters.push_back({parameter_name(after, before, catalog), after.words});
  }
  auto sql = exchanged(entry.example->sql, exchanges);
  if (!sql) return std::nullopt;
  out.sql = std::move(*sql);
  return out;
}

// Whether the words with values as wildcards could be those of a taught question.
bool resembles(const std::vector<std::string>& masked, size_t m,
               const std::vector<std::string>& keys, size_t k, size_t& steps) {
  for (; m < masked.size(); ++m, ++k) {
    if (++steps >= kMostSteps) return false;
    if (!masked[m].starts_with('@')) {
      if (k >= keys.size() || keys[k] != masked[m]) return false;
      continue;
    }
    const size_t most = std::min<size_t>(keys.size(), k + kLongestValue);
    for (size_t next = k + 1; next <= most; ++next)
      if (resembles(masked, m + 1, keys, next, steps)) return true;
    return false;
  }
  return k == keys.size();
}

class Finder {
 public:
  Finder(std::string_view question, const Library& library, const db::Snapshot& snapshot,
         engine::EngineCache& engine, const Problem& problem)
      : question_(text::repaired_utf8(question)),
        library_(library),
        snapshot_(snapshot),
        engine_(engine),
        problem_(problem),
        tokens_(engine::tokenize(question_)),
        keys_(words_of(tokens_, question_).keys) {}

  Matches find() {
    if (keys_.empty()) return {};
    if (!exact() && !by_slots()) by_values();
    return std::move(out_);
  }

 private:
  // Takes the match if its SQL may run.
  bool take(Match match) {
    const auto& wrong = out_.rejected;
    if (std::find(wrong.begin(), wrong.end(), match.sql) != wrong.end()) return false;
    std::string problem = problem_(match.sql);
    if (!problem.empty()) {
      out_.set_aside.push_back({match.example, std::move(problem)});
      return false;
    }
    out_.match = std::move(match);
    return true;
  }

  bool exact() {
    bool found = false;
    for (auto entry = library_.entries().rbegin(); entry != library_.entries().rend(); ++entry) {
      if (!entry->slots.empty() || entry->keys != keys_) continue;
      if (!entry->example->right)
        out_.rejected.push_back(entry->example->sql);
      else if (!found)
        found = take({entry->example, MatchKind::kExact, entry->example->sql, {}});
    }
    return found;
  }

  bool by_slots() {
    std::vector<Match> found;
    std::vector<size_t> words;  // how many words of the template are no slots
    for (const Entry& entry : library_.entries()) {
      if (entry.slots.empty() || !entry.example->right) continue;
      SlotMatcher matcher(entry, question_, tokens_, snapshot_, steps_);
      if (!matcher.matches()) continue;
      const auto sql = filled_with(entry.example->sql, matcher.values());
      if (!sql) continue;
      Match match{entry.example, MatchKind::kSlots, *sql, {}};
      const std::vector<SlotValue> values = matcher.values();
      for (size_t i = 0; i < values.size(); ++i)
        match.parameters.push_back({entry.slots[i].name, values[i].shown});
      const auto at = std::find_if(words.begin(), words.end(),
                                   [&](size_t other) { return other <= entry.keys.size(); });
      found.insert(found.begin() + (at - words.begin()), std::move(match));
      words.insert(at, entry.keys.size());
    }
    return std::any_of(found.begin(), found.end(),
                       [&](Match& match) { return take(std::move(match)); });
  }

  bool by_values() {
    std::shared_ptr<const engine::EngineSchema> schema;
    std::optional<Linked> now;
    size_t looked = 0;
    for (auto entry = library_.entries().rbegin(); entry != library_.entries().rend(); ++entry) {
      if (!entry->slots.empty() || !entry->example->right) continue;
      if (!now) {
        schema = engine_.get(snapshot_);
        now = linked(question_, snapshot_, schema->index);
        if (now->items.empty()) return false;
      }
      if (!resembles(now->masked, 0, entry->keys, 0, steps_)) continue;
      if (++looked > kMostLinked) return false;
      const Linked then = linked(entry->example->question, snapshot_, schema->index);
      auto match = with_values(*entry, then, *now, snapshot_.catalog);
      if (match && take(std::move(*match))) return true;
    }
    return false;
  }

  const std::string question_;
  const Library& library_;
  const db::Snapshot& snapshot_;
  engine::EngineCache& engine_;
  const Problem& problem_;
  const std::vector<engine::Token> tokens_;
  const std::vector<std::string> keys_;
  size_t steps_ = 0;
  Matches out_;
};

}  // namespace

std::string_view name(MatchKind kind) {
  constexpr std::string_view kNames[] = {"exact", "slots", "values"};
  return kNames[static_cast<size_t>(kind)];
}

Matches find(std::string_view question, const Library& library, const db::Snapshot& snapshot,
             engine::EngineCache& engine, const Problem& problem) {
  return Finder(question, library, snapshot, engine, problem).find();
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
