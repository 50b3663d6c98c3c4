#include "agent/engine/link/unnamed_events.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/event_nouns.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/grammatical_classes.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/particle_words.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/key_targets.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

using Mentions = std::vector<Mention>;

constexpr float kLinked = 0.6F;   // score of a word that has a meaning in the schema
constexpr float kSubject = 0.8F;  // of a word that names what it happened to
constexpr float kOfVerb = 0.8F, kOfAnyVerb = 0.75F;  // scores of the events

// The question as far as it was linked.
struct Asked {
  std::span<const Token> tokens;
  const SchemaIndex& index;
  const Mentions& mentions;
};

// The end of the phrase, or of the question.
bool ends_at(std::span<const Token> tokens, size_t i) {
  return i >= tokens.size() || tokens[i].punctuation;
}

// The word names those who do it: "buy" of buyers.
bool is_doer(const SchemaIndex& index, const Mention& m, uint32_t at) {
  return m.kind == MentionKind::kTable && m.begin == at && m.end == at + 1 &&
         m.match != MatchKind::kExact && m.match != MatchKind::kForm &&
         holds_people(index, m.table);
}

// A value or a table; a column may be one of the events, as the weight that was measured.
bool is_linked(const Asked& asked, uint32_t at) {
  return std::any_of(asked.mentions.begin(), asked.mentions.end(), [&](const Mention& m) {
    if (at < m.begin || at >= m.end || m.kind == MentionKind::kColumn ||
        is_doer(asked.index, m, at))
      return false;
    return m.kind == MentionKind::kValue ? m.found && !m.partial && !m.inside : m.score >= kLinked;
  });
}

// The verb, in any of its forms, is one of the list.
bool is_form_of(std::string_view list, const Token& verb) {
  static const Stemmer kStemmer;
  bool found = false;
  text::each_word(list, [&](std::string_view one) {
    found |= one == verb.lemma || kStemmer.stem(one) == verb.stem;
  });
  return found;
}

bool is_form_of(std::span<const std::string_view> list, const Token& verb) {
  return std::any_of(list.begin(), list.end(),
                     [&](std::string_view one) { return is_form_of(one, verb); });
}

bool is_event_verb(const Token& verb) {
  return std::any_of(std::begin(kEventNouns), std::end(kEventNouns),
                     [&](const EventNouns& of) { return is_form_of(of.verbs, verb); });
}

// The word names a column: of the table, or of any.
bool names_column(const Mentions& mentions, uint32_t at, uint32_t table = kNone) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.begin <= at && at < m.end && m.score >= kLinked &&
           (table == kNone || m.table == table);
  });
}

// A word that may be a verb of which the schema knows nothing. `of_column`: or of a column.
bool may_be_verb(const Asked& asked, uint32_t at, bool of_column = false) {
  if (at >= asked.tokens.size()) return false;
  const Token& token = asked.tokens[at];
  constexpr uint16_t kNoVerb = kBe | kArticle | kPossessive | kOwnPronoun | kQuestionWord |
                               kAndWord | kOrWord | kOfWord;
  const uint16_t classes = grammatical_classes(token.folded);
  const bool preposition = (classes & kRelation) != 0 && !is_event_verb(token);
  return !token.quoted && !token.punctuation && token.folded.size() > 1 && token.folded[0] >= 'a' &&
         token.folded[0] <= 'z' && (classes & kNoVerb) == 0 && !preposition &&
         !text::is_one_of(token.lemma, kPeriodNouns) && !is_linked(asked, at) &&
         (of_column || !names_column(asked.mentions, at));
}

bool is_presence(const Asked& asked, uint32_t at) {
  return at < asked.tokens.size() &&
         text::is_one_of(asked.tokens[at].folded, kPresenceAdverbs) && !is_linked(asked, at);
}

// "often", "in May" after "the most": nothing that is counted instead.
bool ends_count(std::span<const Token> tokens, size_t i) {
  return ends_at(tokens, i) || text::is_one_of(tokens[i].folded, kAfterEventCount);
}

// "the most often", "more than twice", "at least 3 times" from token i on: how often something
// happened.
bool counts_events(std::span<const Token> tokens, size_t i) {
  const auto is_any = [&](size_t at, std::span<const std::string_view> words) {
    return at < tokens.size() && text::is_one_of(tokens[at].folded, words);
  };
  const auto is = [&](size_t at, std::string_view word) { return is_any(at, {{word}}); };
  if (is(i, "the")) ++i;
  if (is(i, "most")) {
    if (is_any(i + 1, kHowOften) || is_any(i + 1, kTimesNouns)) ++i;
    return ends_count(tokens, i + 1);
  }
  const bool least = is(i, "at") && (is(i + 1, "least") || is(i + 1, "most"));
  const bool exact = is_any(i, kExactWords);
  if (!least && !exact && is(i, "once")) return false;  // "once the job is done"
  if (least || is(i + 1, "than")) i += 2;
  if (exact) ++i;
  if (is(i, "once") || is(i, "twice")) return ends_count(tokens, i + 1);
  return is_any(i + 1, kTimesNouns) && ends_count(tokens, i + 2);
}

// The verb of "when was Rex last seen", "when did Ann last come in".
uint32_t verb_of_last(const Asked& asked) {
  const std::span<const Token> tokens = asked.tokens;
  for (uint32_t i = 3; i < tokens.size(); ++i) {
    if (!text::is_one_of(tokens[i].folded, kLastOrFirst) ||
        (grammatical_classes(tokens[i - 1].folded) & (kArticle | kPossessive | kOwnPronoun)) != 0)
      continue;
    if (is_presence(asked, i + 1)) return i + 1;
    if (may_be_verb(asked, i + 1, true)) return i + 1;
    const bool did = tokens[1].lemma == "do";
    return did && ends_at(tokens, i + 1) && may_be_verb(asked, i - 1) ? i - 1 : kNone;
  }
  return kNone;
}

// Where the stored values end that begin at the token, or before it.
uint32_t after_values(const Asked& asked, uint32_t at) {
  for (const Mention& m : asked.mentions)
    if (m.kind == MentionKind::kValue && m.begin <= at && m.score >= kLinked && m.found)
      at = std::max(at, m.end);
  return at;
}

// The verb of "what has Ann Lee ordered", "what did we do on the van": right after who did it.
uint32_t verb_of_object(const Asked& asked) {
  const std::span<const Token> tokens = asked.tokens;
  if ((grammatical_classes(tokens[1].folded) & kDo) == 0 &&
      !text::is_one_of(tokens[1].folded, kPerfectForms))
    return kNone;
  uint32_t at = 2;
  if (text::is_one_of(tokens[2].folded, {"we", "i", "you", "they"})) {
    at = 3;
  } else {
    at = after_values(asked, at);
    if (at == 2) return kNone;
  }
  return may_be_verb(asked, at) ? at : kNone;
}

// The verb of "vans that were mended more than twice", "which boat goes out most often", "the most
// mended van".
uint32_t verb_of_count(const Asked& asked) {
  const std::span<const Token> tokens = asked.tokens;
  for (uint32_t i = 2; i < tokens.size(); ++i) {
    if (!counts_events(tokens, i)) continue;
    uint32_t verb = i - 1;
    const bool after_be = (grammatical_classes(tokens[verb - 1].folded) & kBe) != 0 ||
                          tokens[verb - 1].folded == "been";
    if (after_be && is_presence(asked, verb)) return verb;
    if (text::is_one_of(tokens[verb].folded, kDirectionParticles) && verb > 1) --verb;
    const bool has = text::is_one_of(tokens[verb].folded, kPerfectForms);
    return !has && !is_relational_verb(tokens[verb].lemma) && may_be_verb(asked, verb) ? verb
                                                                                      : kNone;
  }
  for (uint32_t i = 1; i + 1 < tokens.size(); ++i)
    if (tokens[i - 1].folded == "most" && has_participle_suffix(tokens[i].folded) &&
        may_be_verb(asked, i))
      return i;
  return kNone;
}

// The verb of "how often has Rex been seen", "how often did we see Rex".
uint32_t verb_of_times(const Asked& asked) {
  const std::span<const Token> tokens = asked.tokens;
  if (text::is_one_of(tokens[2].folded, {"did", "does", "do"}) &&
      !text::is_one_of(tokens[3].folded, {"we", "i", "you", "they"})) {
    const uint32_t at = after_values(asked, 3);  // "how often did Ann Lee come"
    return at > 3 && may_be_verb(asked, at) ? at : kNone;
  }
  for (uint32_t i = 3; i < tokens.size(); ++i) {
    if (tokens[i - 1].folded == "been" && is_presence(asked, i)) return i;
    const bool after = tokens[i - 1].folded == "been" ||
                       text::is_one_of(tokens[i - 1].folded, {"we", "i", "you", "they"});
    if (after && may_be_verb(asked, i, true)) return i;
  }
  return kNone;
}

uint32_t verb_asked(const Asked& asked) {
  const std::span<const Token> tokens = asked.tokens;
  const std::string& first = tokens[0].folded;
  if (first == "when") return verb_of_last(asked);
  if (first == "what" && tokens[1].folded != "is") {
    const uint32_t verb = verb_of_object(asked);
    if (verb != kNone) return verb;
  }
  if (first == kHowWord && tokens[1].folded == kOftenWord) return verb_of_times(asked);
  return verb_of_count(asked);
}

// For each word that names rows or a value of theirs, the tables that it may be of.
std::vector<std::vector<uint32_t>> subjects_of(size_t tokens, const Mentions& mentions,
                                               uint32_t verb) {
  std::vector<float> best(tokens, 0);
  const auto names = [&](const Mention& m) {
    const bool of_rows = (m.kind == MentionKind::kTable && m.score >= kSubject) ||
                         (m.kind == MentionKind::kValue && m.found && m.score >= kLinked);
    return of_rows && !m.inside && (verb < m.begin || verb >= m.end);
  };
  for (const Mention& m : mentions)
    if (names(m)) best[m.begin] = std::max(best[m.begin], m.score);
  std::vector<std::vector<uint32_t>> out(tokens);
  for (const Mention& m : mentions)
    if (names(m) && m.score > best[m.begin] - 0.05F) add_once(out[m.begin], m.table);
  std::erase_if(out, [](const auto& tables) { return tables.empty(); });
  return out;
}

// Who or what the rows of a table belong to, by its keys and those of the tables that they lead to.
std::vector<uint32_t> owners_of(const KeyTargets& keys, uint32_t table) {
  constexpr size_t kMost = 24;
  std::vector<uint32_t> out = {table};
  for (size_t i = 0; i < out.size() && out.size() < kMost; ++i)
    for (const uint32_t parent : keys.of(out[i])) add_once(out, parent);
  return out;
}

// A column of the table dates what happened, and not what its rows are.
bool dates_events(const SchemaIndex& index, uint32_t table) {
  for (uint32_t c = 0; c < index.columns(table); ++c)
    if (const SchemaItem& item = index.column(table, c);
        index.column_roles(table, c).temporal && !index.has_any_word(item, kLifeDateWords) &&
        !index.has_any_word(item, kMadeDateWords) && !index.has_word(item, kCalendarYear))
      return true;
  return false;
}

struct EventTable {
  uint32_t table = kNone;
  std::vector<uint32_t> owners;
};

// The tables of events of which each row belongs to a row of every subject.
std::vector<EventTable> events_of(const db::Catalog& catalog, const SchemaIndex& index,
                              const std::vector<std::vector<uint32_t>>& subjects) {
  constexpr size_t kMost = 8;
  std::vector<EventTable> out;
  const KeyTargets keys(catalog);
  for (uint32_t t = 0; t < index.tables() && out.size() <= kMost; ++t) {
    if (index.is_view(t) || keys.of(t).empty() || holds_people(index, t) || !dates_events(index, t))
      continue;
    EventTable events{t, owners_of(keys, t)};
    bool others = false;
    const bool fits = std::all_of(subjects.begin(), subjects.end(), [&](const auto& tables) {
      return std::any_of(tables.begin(), tables.end(), [&](uint32_t subject) {
        others |= subject != t;
        return contains(events.owners, subject);
      });
    });
    if (fits && others) out.push_back(std::move(events));
  }
  return out.size() > kMost ? std::vector<EventTable>() : out;
}

// The verb is that of a key to who did it: "skippered" of skipper_id.
bool names_role(const SchemaIndex& index, uint32_t table, const Token& verb) {
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const auto& words = index.column(table, c).words;
    if (index.column_roles(table, c).reference &&
        std::any_of(words.begin(), words.end(),
                    [&](uint32_t w) { return index.word(w).stem == verb.stem; }))
      return true;
  }
  return false;
}

enum class Fit : uint8_t { kNone, kAny, kGeneral, kOwn };

// How well the noun of the table fits the verb.
Fit fit_of(const SchemaIndex& index, uint32_t table, const Token& verb) {
  const auto& words = index.table(table).words;
  if (words.empty()) return Fit::kNone;
  const std::string& noun = index.word(words.back()).lemma;
  for (const EventNouns& of : kEventNouns)
    if (text::lists(of.nouns, noun) && is_form_of(of.verbs, verb)) return Fit::kOwn;
  if (names_role(index, table, verb)) return Fit::kOwn;
  const bool light = is_form_of(kLightEventVerbs, verb) ||
                     text::is_one_of(verb.folded, kPresenceAdverbs);
  if (!light) return Fit::kNone;
  const bool came = text::is_one_of(verb.folded, kPresenceAdverbs) || verb.lemma == kComeVerb;
  if (came && text::is_one_of(noun, kPaperNouns)) return Fit::kNone;
  return text::is_one_of(noun, kGeneralEvents) || (came && text::is_one_of(noun, kPresenceEvents))
             ? Fit::kGeneral
             : Fit::kAny;
}

// The only events that fit best, without those that belong to other ones: no payments of stays.
EventTable best_events(const Asked& asked, uint32_t verb, const std::vector<EventTable>& all,
                       Fit& fit) {
  EventTable best;
  fit = Fit::kNone;
  bool several = false;
  size_t whole_ones = 0;
  for (const EventTable& events : all) {
    const bool part = std::any_of(all.begin(), all.end(), [&](const EventTable& whole) {
      return whole.table != events.table && contains(events.owners, whole.table);
    });
    whole_ones += part ? 0 : 1;
    const bool own = names_column(asked.mentions, verb, events.table);
    const Fit here = own ? Fit::kOwn : fit_of(asked.index, events.table, asked.tokens[verb]);
    if (here == Fit::kNone || here < fit || (part && here != Fit::kOwn)) continue;
    several = here == fit;
    fit = here;
    best = events;
  }
  if (fit == Fit::kAny && whole_ones > 1) several = true;
  return several ? EventTable() : best;
}

bool is_named(const Mentions& mentions, const std::vector<EventTable>& all) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= kSubject &&
           std::any_of(all.begin(), all.end(),
                       [&](const EventTable& events) { return events.table == m.table; });
  });
}

}  // namespace

void add_unnamed_events(std::span<const Token> tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions) {
  if (tokens.size() < 4) return;
  const Asked asked{tokens, index, mentions};
  const uint32_t verb = verb_asked(asked);
  if (verb == kNone || is_form_of(kOtherDeeds, tokens[verb])) return;
  const auto subjects = subjects_of(tokens.size(), mentions, verb);
  if (subjects.empty()) return;
  const std::vector<EventTable> all = events_of(catalog, index, subjects);
  Fit fit = Fit::kNone;
  const EventTable events = best_events(asked, verb, all, fit);
  const bool other = names_column(mentions, verb) && !names_column(mentions, verb, events.table);
  if (events.table == kNone || is_named(mentions, all) || other ||
      (fit != Fit::kOwn && tokens[0].folded != "when" &&
       !text::is_one_of(tokens[verb].folded, kPresenceAdverbs)))
    return;
  Mention mention;
  mention.begin = verb;
  mention.end = verb + 1;
  mention.kind = MentionKind::kTable;
  mention.score = fit == Fit::kOwn ? kOfVerb : kOfAnyVerb;
  mention.table = events.table;
  std::erase_if(mentions, [&](const Mention& m) { return is_doer(index, m, verb); });
  mentions.push_back(std::move(mention));
  if (verb + 1 < tokens.size() && text::is_one_of(tokens[verb + 1].folded, kDirectionParticles))
    mentions.push_back(filler_mention(verb + 1, 0.8F));  // "goes out"
}

}  // namespace ask::engine
