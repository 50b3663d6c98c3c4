#include "agent/engine/schema/told_states.h"

#include <algorithm>
#include <unordered_map>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/row_state_guards.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/told_rows.h"
#include "agent/engine/lexicon/told_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/planned_events.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "went ahead" -> "go ahead"; `words_of` is told_words() or remembers what it returns.
template <typename WordsOf>
std::string joined_words(std::string_view phrase, WordsOf&& words_of) {
  std::string out;
  for (const std::string& word : text::split(phrase, ' '))
    for (const std::string& part : words_of(word)) out += (out.empty() ? "" : " ") + part;
  return out;
}

// told_words() of the few words that the phrases of the lexicon are made of.
class KnownWords {
 public:
  const std::vector<std::string>& operator()(const std::string& word) {
    const auto [at, is_new] = known_.try_emplace(word);
    if (is_new) at->second = told_words(word);
    return at->second;
  }

 private:
  std::unordered_map<std::string, std::vector<std::string>> known_;
};

std::vector<std::string> keys(std::string_view list, KnownWords& known) {
  std::vector<std::string> out;
  each_part(list, '|', [&](std::string_view phrase) {
    if (std::string key = joined_words(phrase, known); !key.empty()) out.push_back(std::move(key));
  });
  return out;
}

struct ToldLists {
  std::vector<std::string> names, yes, no;
  bool outcome = false;
};

struct ToldIndex {
  std::vector<ToldLists> rows;
  std::unordered_map<std::string, std::vector<ToldState>> by_phrase;
};

ToldLists read_row(std::string_view row, KnownWords& known) {
  ToldLists out;
  std::vector<std::string>* const lists[] = {&out.names, &out.yes, &out.no};
  size_t at = 0;
  each_part(row, '=', [&](std::string_view part) {
    if (part.starts_with(' ')) part.remove_prefix(1);
    if (part.ends_with(' ')) part.remove_suffix(1);
    if (at < std::size(lists)) *lists[at++] = keys(part, known);
  });
  return out;
}

ToldIndex read_told() {
  ToldIndex out;
  KnownWords known;
  for (const auto rows :
       {told_outcomes(), told_events_of_people(), told_events_of_things(), told_events_of_work(),
        told_flags_of_money(), told_flags_of_people(), told_flags_of_places(),
        told_flags_of_food(), told_flags_of_things(), told_flags_of_work()})
    for (const std::string_view row : rows) {
      out.rows.push_back(read_row(row, known));
      out.rows.back().outcome = rows.data() == told_outcomes().data();
    }
  for (const ToldLists& row : out.rows) {
    for (const std::string& phrase : row.yes)
      out.by_phrase[phrase].push_back({row.names, row.yes, true, row.outcome});
    for (const std::string& phrase : row.no)
      out.by_phrase[phrase].push_back({row.names, row.no, false, row.outcome});
  }
  return out;
}

// How a column fits: by its whole name or by a part of it, whose other words are said.
enum class NameFit : uint8_t { kNone, kPart, kWhole };

class ToldFinder {
 public:
  ToldFinder(const ColumnFacts& column_facts, const ToldColumns& columns, bool denied,
             std::span<const std::string> said)
      : facts_(column_facts),
        index_(column_facts.index()),
        columns_(columns),
        denied_(denied),
        said_(said) {}

  std::vector<StoredState> find(std::span<const ToldState> told) {
    std::vector<StoredState> found;
    for (uint32_t t = 0; t < index_.tables(); ++t) {
      if (index_.is_view(t)) continue;
      offers_.clear();
      for (const ToldState& one : told) {
        auto texts = columns_[t].begin();
        for (uint32_t c = 0; c < index_.columns(t); ++c) {
          by_name({t, c}, one);
          if (texts != columns_[t].end() && texts->column == c) by_text(t, *texts++, one);
        }
      }
      const auto best = std::max_element(
          offers_.begin(), offers_.end(),
          [](const Offer& a, const Offer& b) { return a.score < b.score; });
      if (best == offers_.end()) continue;
      found.push_back(best->state);
      found.back().doubtful =
          std::any_of(offers_.begin(), offers_.end(),
                      [&](const Offer& other) { return contradicts(other, *best); });
    }
    return found;
  }

 private:
  // A column that says it, by one of the names of what is told.
  struct Offer {
    StoredState state;
    int score = 0;
    std::span<const std::string> names;
    std::string_view name;
    bool outcome = false;
  };

  // The two are no names of one thing, or one is as good as the other.
  static bool contradicts(const Offer& other, const Offer& best) {
    const StoredState &a = other.state, &b = best.state;
    const auto words = [](std::string_view name) { return std::ranges::count(name, ' '); };
    if (a.column == b.column && a.value == b.value)
      return a.holds != b.holds && words(other.name) >= words(best.name);
    // A status says more than the date of an event, and best what became of the rows.
    if (b.kind == StoredState::Kind::kText && a.kind == StoredState::Kind::kDate) return false;
    if (b.kind == a.kind && b.kind == StoredState::Kind::kText && best.outcome && !other.outcome)
      return false;
    return other.score == best.score ||
           (!contains(best.names, other.name) && !contains(other.names, best.name));
  }

  void offer(const StoredState& state, int score, std::span<const std::string> names,
             std::string_view name, bool outcome) {
    offers_.push_back({state, score, names, name, outcome});
  }

  bool adds_nothing(uint32_t table, const SchemaWord& word) const {
    if (text::is_one_of(word.text, kPlainNameWords) || text::is_one_of(word.text, kFlagWords) ||
        text::is_one_of(word.text, kPlainToldNames) || contains(said_, word.lemma) ||
        (word.text[0] >= '0' && word.text[0] <= '9'))
      return true;
    const auto& rows = index_.table(table).words;
    return std::any_of(rows.begin(), rows.end(),
                       [&](uint32_t r) { return index_.word(r).lemma == word.lemma; });
  }

  // "no_show" is split as a number.
  bool is(uint32_t word, std::string_view part) const {
    const SchemaWord& one = index_.word(word);
    return one.text == part || one.lemma == part ||
           (part == kNoOfNames && one.text == kNumberOfNames);
  }

  NameFit fit(ColumnExpr column, std::string_view name) const {
    const SchemaItem& item = index_.column(column.table, column.column);
    size_t named = 0;
    const auto parts = text::split(name, ' ');
    for (const std::string& part : parts)
      named += part == "of" || std::any_of(item.words.begin(), item.words.end(),
                                           [&](uint32_t w) { return is(w, part); });
    if (named < parts.size()) return NameFit::kNone;
    bool part = false;
    for (const uint32_t w : item.words) {
      const SchemaWord& word = index_.word(w);
      const auto names = [&](const std::string& one) { return is(w, one); };
      if (std::any_of(parts.begin(), parts.end(), names)) continue;
      if (!adds_nothing(column.table, word)) return NameFit::kNone;
      part |= contains(said_, word.lemma);
    }
    return part ? NameFit::kPart : NameFit::kWhole;
  }

  void by_name(ColumnExpr column, const ToldState& told) {
    const db::ColumnStatistics& s = facts_.column(column).statistics;
    const bool flag = facts_.flag(column);
    const bool date = !flag && facts_.temporal(column) && s.missing() > 0 && s.missing() < s.rows;
    if (!flag && !date) return;
    if (date && denied_ && !told.holds) return;  // "never needed mending"
    if (date) {
      const SchemaItem& item = index_.column(column.table, column.column);
      if (index_.has_any_word(item, kAwaitedDates) || is_after_today(s)) return;
    }
    const bool holds = told.holds != denied_;
    for (const std::string& name : told.names) {
      const NameFit found = fit(column, name);
      if (found == NameFit::kNone) continue;
      const int words = 1 + static_cast<int>(std::count(name.begin(), name.end(), ' '));
      offer({column, flag ? StoredState::Kind::kFlag : StoredState::Kind::kDate, holds, {}},
            (flag ? 60 : holds ? 40 : 50) + 2 * words + (found == NameFit::kPart ? 1 : 0),
            told.names, name, told.outcome);
    }
  }

  void by_text(uint32_t table, const ToldTexts& texts, const ToldState& told) {
    if (!told.outcome && !texts.status) return;
    const ColumnExpr column{table, texts.column};
    const auto look = [&](std::span<const std::string> names, bool holds, int score) {
      for (size_t n = 0; n < names.size(); ++n) {
        const std::string value = texts.called(names[n]);
        if (value.empty()) continue;
        const int order = static_cast<int>(std::min<size_t>(n, 9));
        return offer({column, StoredState::Kind::kText, holds, value}, score - order, names,
                     names[n], told.outcome);
      }
    };
    if (!denied_) {
      if (told.holds) look(told.names, true, 59);
      look(told.phrases, true, 49);
    } else if (told.holds) {
      look(told.names, false, 29);
    } else {
      look(told.names, true, 59);
    }
  }

  const ColumnFacts& facts_;
  const SchemaIndex& index_;
  const ToldColumns& columns_;
  bool denied_;
  std::span<const std::string> said_;
  std::vector<Offer> offers_;  // of the columns of a table
};

}  // namespace

std::vector<std::string> told_words(std::string_view word) {
  std::string plain = text::lower(word);
  std::vector<std::string> out;
  std::string_view rest;
  for (const std::string_view end : {"n't", "'ve", "'re"})
    if (plain.size() > end.size() && plain.ends_with(end)) {
      rest = end;
      plain.resize(plain.size() - end.size());
      break;
    }
  if (rest == "n't" && plain == kCutCan) plain = "can";
  if (plain == "cannot") plain = "can", rest = "n't";
  for (const std::string& part : text::split(plain, '-')) {
    if (part.empty() || text::is_one_of(part, kDroppedDeterminers)) continue;
    if (text::is_one_of(part, kToldBeing))
      out.emplace_back("be");
    else if (text::is_one_of(part, kToldHaving))
      out.emplace_back("have");
    else if (text::is_one_of(part, kDoForms))
      out.emplace_back("do");
    else
      out.push_back(lemma(part));
  }
  if (rest == "n't") out.emplace_back("not");
  if (rest == "'ve") out.emplace_back("have");
  if (rest == "'re") out.emplace_back("be");
  return out;
}

std::string told_key(std::string_view phrase) { return joined_words(phrase, told_words); }

std::span<const ToldState> told_states(const std::string& phrase) {
  static const ToldIndex kRead = read_told();
  const auto found = kRead.by_phrase.find(phrase);
  if (found == kRead.by_phrase.end()) return {};
  return found->second;
}

std::vector<StoredState> stored_states(const ColumnFacts& column_facts, const ToldColumns& columns,
                                       std::span<const ToldState> told, bool denied,
                                       std::span<const std::string> said) {
  return ToldFinder(column_facts, columns, denied, said).find(told);
}

}  // namespace ask::engine
