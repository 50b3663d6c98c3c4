#include "agent/engine/rewrite/rewrite_late_rows.h"

#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/act_dates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

uint32_t table_called(const SchemaIndex& index, const std::string& noun) {
  constexpr float kShortFor = 0.75F;
  if (const uint32_t named = only_table_named(index, noun); named != kNone) return named;
  uint32_t found = kNone;
  const std::string base = lemma(noun);
  for (const SchemaIndex::Similar& like : index.similar(noun, base, base))
    for (uint32_t t = 0; like.score >= kShortFor && t < index.tables(); ++t) {
      if (index.is_view(t) || index.table(t).words.size() != 1 ||
          index.table(t).words[0] != like.word || t == found)
        continue;
      if (found != kNone) return kNone;
      found = t;
    }
  return found;
}

namespace {

// The end of "the due date", "its deadline" from word `at` on; `at` if something else stands there.
size_t after_due_day(const WordSequence& words, size_t at) {
  const size_t noun = is_any(words, at, kBeforeOwnObject) ? at + 1 : at;
  if (is_any(words, noun, kDeadlines)) return noun + 1;
  const bool due = is_any(words, noun, {"due"}) && is_any(words, noun + 1, kDayTables);
  const bool date = is_any(words, noun, {"date"}) && is_any(words, noun + 1, {"due"});
  return due || date ? noun + 2 : at;
}

// "after the day they were due" -> "after the due date"
void rewrite_day_of_due(WordSequence& words) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kAfterDeadline) || !is_any(words, i + 1, {"the"}) ||
        !is_any(words, i + 2, kDayTables) || !end_mark(words[i + 2]).empty())
      continue;
    size_t at = i + 3;
    while (is_any(words, at, {"that", "when", "which", "on"})) ++at;
    if (!is_any(words, at, {"they", "it"})) continue;
    ++at;
    while (is_any(words, at, kBeforeDue)) ++at;
    if (!is_any(words, at, {"due"})) continue;
    return replace(words, i + 1, at - i, {"the", "due", "date" + end_mark(words[at])});
  }
}

// The verb before word `late` of what was late; the size if there is none.
size_t verb_of_late(const WordSequence& words, size_t late) {
  constexpr size_t kMostBetween = 3;
  size_t at = late;
  while (at > 1 && late - at < kMostBetween && is_any(words, at - 1, kBeforeLateness)) --at;
  return at > 0 ? at - 1 : words.size();
}

// The only table of whose rows the verb says that they were done, and which has the day until which
// that was to be; kNone if there is none or several.
uint32_t rows_done(const RewriteContext& context, const std::string& verb) {
  const std::string base = lemma(verb);
  const AskedWord asked{verb, base, base};
  uint32_t found = kNone;
  for (const TimeSpan& plan : context.schema.index.plans()) {
    if (!names_date(context.schema.index, plan.table, plan.end, asked)) continue;
    if (found != kNone && found != plan.table) return kNone;
    found = plan.table;
  }
  return found;
}

// "paid us after the due date" -> "paid us late"
bool rewrite_after_due_day(WordSequence& words, const RewriteContext& context) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kAfterDeadline) || !end_mark(words[i]).empty()) continue;
    const size_t end = after_due_day(words, i + 1);
    if (end == i + 1) continue;
    const size_t verb = verb_of_late(words, i);
    if (verb == words.size() ||
        (!is_any(words, verb, kBeforeLate) && rows_done(context, plain(words, verb)) == kNone))
      continue;
    replace(words, i, end - i, {"late" + end_mark(words[end - 1])});
    return true;
  }
  return false;
}

// "more than once", "3 times" from `at` on: the number with what leads it; empty if there is none.
WordSequence times_at(const WordSequence& words, size_t& at) {
  WordSequence out;
  size_t i = at;
  while (is_any(words, i, {"more", "less", "fewer", "than", "at", "least", "most", "over"}))
    out.push_back(words.plain_word(i++));
  const bool once = is_any(words, i, {"once"}), twice = is_any(words, i, {"twice"});
  if (!once && !twice && !is_any(words, i + 1, {"times"})) return {};
  if (once && out.empty()) return {};
  out.push_back(once ? QuestionWord("1") : twice ? QuestionWord("2") : words.plain_word(i));
  at = once || twice ? i + 1 : i + 2;
  return out;
}

// "and how many times", "how often", up to the end.
bool asks_how_often(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"and"})) ++at;
  if (!is_any(words, at, {"how"})) return false;
  if (is_any(words, at + 1, {"often"})) return at + 2 == words.size();
  return is_any(words, at + 1, {"many"}) &&
         (at + 2 == words.size() || (is_any(words, at + 2, {"times"}) && at + 3 == words.size()));
}

// "and how many days late were they", "and by how many days", up to the end.
bool asks_how_late(const WordSequence& words, size_t at) {
  if (is_any(words, at, {"and"})) ++at;
  if (is_any(words, at, {"by"})) ++at;
  if (!is_any(words, at, {"how"})) return false;
  if (is_any(words, at + 1, {"late"})) {
    at += 2;
  } else {
    if (!is_any(words, at + 1, {"many"}) || !is_time_unit(plain(words, at + 2))) return false;
    at += is_any(words, at + 3, {"late"}) ? 4 : 3;
  }
  while (is_any(words, at, {"were", "was", "are", "is", "they", "it", "each", "that"})) ++at;
  return at == words.size();
}

// Those who did something late, the rows that were late, and the words of it.
struct LateOwner {
  size_t owner = 0, verb = 0, late = 0;
  uint32_t rows = kNone;
};

LateOwner owner_of_late(const WordSequence& words, const RewriteContext& context) {
  for (size_t late = 2; late < words.size(); ++late) {
    if (!is_any(words, late, {"late"})) continue;
    const size_t verb = verb_of_late(words, late);
    if (verb == words.size() || verb == 0) return {};
    size_t owner = verb - 1;
    while (owner > 0 && is_any(words, owner, {"who", "that", "which", "have", "has", "had"}))
      --owner;
    const uint32_t rows = rows_done(context, plain(words, verb));
    const uint32_t of = table_called(context.schema.index, plain(words, owner));
    if (rows == kNone || of == kNone || of == rows || !context.schema.graph.to_one(rows, of))
      return {};
    return {owner, verb, late, rows};
  }
  return {};
}

// "homes paid us late" -> "homes that have invoices paid late"
void rewrite_owners_of_late(WordSequence& words, const RewriteContext& context) {
  const SchemaIndex& index = context.schema.index;
  const auto [owner, verb, late, rows] = owner_of_late(words, context);
  if (rows == kNone) return;
  size_t at = late + 1;
  if (at < words.size() && asks_how_late(words, at)) {
    WordSequence by{"list", "the", words.plain_word(owner), "and", "the", "days", "late", "of"};
    append(by, words_of(rows_in_plural(index, rows)));
    append(by, {words.plain_word(verb), "late"});
    return replace(words, 0, words.size(), by);
  }
  const WordSequence times = times_at(words, at);
  const bool often = at < words.size() && asks_how_often(words, at);
  if (at < words.size() && !often) return;
  WordSequence by{"that", "have"};
  append(by, times);
  append(by, words_of(times.empty() ? rows_in_plural(index, rows) : index.text(index.table(rows))));
  append(by, {words.plain_word(verb), "late"});
  if (often) append(by, {"and", "how", "many"});
  by.end_with(end_mark(words.back()));
  replace(words, owner + 1, words.size() - owner - 1, by);
}

// "late deliveries" -> "parcels delivered late"
void rewrite_late_acts(WordSequence& words, const RewriteContext& context) {
  const SchemaIndex& index = context.schema.index;
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"late"}) || !end_mark(words[i]).empty()) continue;
    const std::string noun = plain(words, i + 1);
    if (table_called(index, noun) != kNone) continue;
    const std::vector<Token> tokens = tokenize(noun);
    const TimeSpan* done = nullptr;
    for (const TimeSpan& plan : index.plans()) {
      if (date_of_act(index, plan.table, tokens, 0).column != plan.end) continue;
      if (done != nullptr && done->table != plan.table) return;
      done = &plan;
    }
    if (done == nullptr) continue;
    for (const uint32_t w : index.column(done->table, done->end).words) {
      const SchemaWord& verb = index.word(w);
      if (!has_past_suffix(verb.text)) continue;
      WordSequence by = words_of(rows_in_plural(index, done->table));
      append(by, {verb.text, "late" + end_mark(words[i + 1])});
      return replace(words, i, 2, std::move(by));
    }
  }
}

// The end of what says how late rows are, at the end of the question; `at` if it does not.
size_t after_delay(const WordSequence& words, size_t at) {
  const size_t from = at;
  bool late = is_any(words, at, {"by"});
  if (late) ++at;
  if (is_any(words, at, {"the", "also"})) ++at;
  const bool how = is_any(words, at, {"how"});
  if (how && is_any(words, at + 1, kLatenessWords)) {
    at += 1;
  } else if ((how && is_any(words, at + 1, {"many"})) ||
             (is_any(words, at, kRowCountNouns) && is_any(words, at + 1, {"of"}))) {
    if (!is_time_unit(plain(words, at + 2))) return from;
    at += 3;
  } else if (is_time_unit(plain(words, at))) {
    ++at;
  } else {
    return from;
  }
  for (; at < words.size(); ++at) {
    const bool says = is_any(words, at, kLatenessWords);
    if (!says && !is_any(words, at, kAroundLateness)) return from;
    late |= says;
  }
  return late ? at : from;
}

}  // namespace

bool take_delay(WordSequence& words) {
  bool late = false;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    late |= is_any(words, i - 1, kLatenessWords) || is_any(words, i - 1, kAfterDeadline);
    const bool joined = is_any(words, i, {"and", "with", "plus", "&"});
    const std::string mark = end_mark(words[i - 1]);
    if (!late || (!joined && mark.empty() && words[i - 1] != "-")) continue;
    const size_t at = joined ? i + 1 : i;
    if (after_delay(words, at) != words.size()) continue;
    const std::string last = end_mark(words.back());
    words.resize(i);
    if (words.back() == "-") words.resize(i - 1);
    words.cut_last(words.size() - 1, end_mark(words.back()).size());
    words.end_with(last);
    return true;
  }
  return false;
}

void rewrite_late_rows(WordSequence& words, const RewriteContext& context,
                       const SchemaPhrases& phrases) {
  if (!phrases.is_value("late")) rewrite_late_acts(words, context);
  if (words.size() < 4) return;
  rewrite_day_of_due(words);
  const bool due = rewrite_after_due_day(words, context);
  if (due || !phrases.is_value("late")) rewrite_owners_of_late(words, context);
}

}  // namespace ask::engine
