#include "agent/engine/link/implied_events.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/event_verbs.h"
#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_absences.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for "never V", "have not V" and "didn't V", where V is token i.
bool denied_before(std::span<const Token> tokens, uint32_t i) {
  for (uint32_t k = i; k-- > 0 && k + 4 > i;)
    if (text::is_one_of(tokens[k].folded, {"never", "not"}) ||
        is_negative_contraction(tokens[k].folded))
      return true;
  return false;
}

// "badges that nobody ever got", "farms we have not been out to even once": a verb that says no
// more than that something happened, with nothing after it that matters.
bool only_happened(std::span<const Token> tokens, uint32_t i) {
  if (!text::is_one_of(tokens[i].folded, kHappeningForms)) return false;
  for (uint32_t k = i + 1; k < tokens.size(); ++k)
    if (!tokens[k].punctuation && !text::is_one_of(tokens[k].folded, kAfterHappening)) return false;
  return true;
}

// What happened to the rows is told by a date of theirs that some lack, and not by what they are
// made of: "repairs nobody has come for" are not those without parts.
bool dates_own_events(const db::Catalog& catalog, const SchemaIndex& index, uint32_t table) {
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const db::ColumnStatistics& s = catalog.tables[table].columns[c].statistics;
    if (index.column_roles(table, c).temporal && s.missing() > 0 && s.missing() < s.rows)
      return true;
  }
  return false;
}

// The only dated table with a foreign key to `doer`, or where none is dated the only one that links
// it to other rows; kNone if there are none or several.
uint32_t only_event_table(const db::Catalog& catalog, const SchemaIndex& index, uint32_t doer) {
  uint32_t found = kNone, link = kNone;
  size_t dates = 0, links = 0;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    if (t == doer || index.is_view(t) || !catalog.refers(table, catalog.tables[doer])) continue;
    bool dated = false;
    for (uint32_t c = 0; c < index.columns(t); ++c) dated |= index.column_roles(t, c).temporal;
    if (dated) found = t, ++dates;
    if (!dated && table.foreign_keys.size() > 1) link = t, ++links;
  }
  if (dates > 0) return dates == 1 ? found : kNone;
  return links == 1 && !dates_own_events(catalog, index, doer) ? link : kNone;
}

// The only table with a foreign key to `doer`, and to `object` unless that is kNone, whose rows are
// called by the class of the verb at token i: "used" of sessions. Several with a particle that says
// more: "took out". kNone if there are none or several.
uint32_t events_of_verb(std::span<const Token> tokens, uint32_t i, const db::Catalog& catalog,
                        const SchemaIndex& index, uint32_t doer, uint32_t object) {
  const bool particle =
      i + 1 < tokens.size() && text::is_one_of(tokens[i + 1].folded, kEventParticles);
  const std::string base(tokens[i].lemma == kShortForm ? kShortVerb : tokens[i].lemma);
  std::vector<std::string> verbs{base};
  if (particle) verbs.insert(verbs.begin(), base + " " + tokens[i + 1].folded);
  for (const std::string& verb : verbs) {
    uint32_t found = kNone;
    size_t many = 0;
    for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
      const db::Table& table = catalog.tables[t];
      if (t == doer || t == object || index.is_view(t) || !names_events(index, t, verb) ||
          !catalog.refers(table, catalog.tables[doer]) ||
          (object != kNone && !catalog.refers(table, catalog.tables[object])))
        continue;
      found = t, ++many;
    }
    if (many > 0) return many == 1 ? found : kNone;
  }
  return kNone;
}

// The column that records the event of a verb in the row itself: a nullable key or date whose name
// abbreviates the verb ("ack_by" of "acknowledge") or names who took it on ("assigned_to" of "pick
// up"). kNone if there are none or several.
uint32_t event_column(const db::Catalog& catalog, const SchemaIndex& index, uint32_t table,
                      const Token& verb) {
  constexpr size_t kShortest = 3;
  uint32_t found = kNone;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const db::ColumnStatistics& s = catalog.tables[table].columns[c].statistics;
    const ColumnRoles& roles = index.column_roles(table, c);
    if (s.missing() == 0 || s.missing() >= s.rows || !(roles.reference || roles.temporal)) continue;
    const SchemaItem& item = index.column(table, c);
    if (std::none_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
          const SchemaWord& word = index.word(w);
          return (word.text.size() >= kShortest && verb.folded.starts_with(word.text)) ||
                 (roles.reference && text::is_one_of(verb.lemma, kTakingOnVerbs) &&
                  text::is_one_of(word.lemma, kAssignedWords));
        }))
      continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// Some key of the table to who did it may be missing, "approved_by": that may be what nobody did.
bool may_lack_people(const db::Catalog& catalog, const SchemaIndex& index, uint32_t table) {
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const db::Column& column = catalog.tables[table].columns[c];
    const SchemaItem& item = index.column(table, c);
    const bool taken_on = std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
      return index.word(w).text == "by" || text::is_one_of(index.word(w).lemma, kAssignedWords);
    });
    if (column.statistics.missing() == 0 || !index.column_roles(table, c).reference || !taken_on)
      continue;
    for (const db::ForeignKey& key : catalog.tables[table].foreign_keys)
      if (key.columns.size() == 1 && key.columns[0] == column.name)
        for (uint32_t t = 0; t < catalog.tables.size(); ++t)
          if (catalog.tables[t].name == key.parent_table && keeps_people(index, t)) return true;
  }
  return false;
}

// "customers who bought something and also had something repaired", "booked but never came"
bool tells_of_two(std::span<const Token> tokens) {
  for (uint32_t i = 1; i + 1 < tokens.size(); ++i)
    if (text::is_one_of(tokens[i].folded, {"but", "and"}) &&
        (tokens[i].folded == "but" || text::is_one_of(tokens[i + 1].folded, {"also", "never"})))
      return true;
  return false;
}

// A verb of an event, in the past.
bool is_event_verb(std::span<const Token> tokens, uint32_t i) {
  const Token& word = tokens[i];
  return only_happened(tokens, i) || is_relational_verb(word.lemma) ||
         has_past_suffix(word.folded) ||
         (is_past_of(word.folded, word.lemma) && !text::is_one_of(word.lemma, kNoEventVerbs));
}

// What is known of a denied verb, or of one of two that are told of.
struct Denied {
  uint32_t verb = 0;           // its token
  uint32_t doer = kNone;       // the rows that it is said of
  uint32_t object = kNone;     // the rows that come right after it, "a tool"
  bool others = false;         // what comes after it says more: "a metal tool", "the saw"
};

// The rows that the verb is said of: those before its "who", else the first ones of two clauses, or
// the last ones before it.
uint32_t doer_before(std::span<const Token> tokens, std::span<const Mention> mentions,
                     uint32_t verb) {
  const auto joined = [&](uint32_t from) {
    for (uint32_t t = from; t < verb; ++t)
      if (text::is_one_of(tokens[t].folded, {"but", "and"})) return true;
    return false;
  };
  for (const float known : {0.9F, 0.75F}) {
    const Mention* found = nullptr;
    for (const Mention& m : mentions) {
      if (m.kind != MentionKind::kTable || m.end > verb || m.score < known) continue;
      const bool subject = text::is_one_of(tokens[m.end].folded, {"who", "that", "which"});
      if (subject && !joined(m.end)) return m.table;
      if (found == nullptr || (found->begin < m.begin) != joined(std::min(found->end, m.end)))
        found = &m;
    }
    if (found != nullptr) return found->table;
  }
  return kNone;
}

// The rows before the verb, and those right after it.
void find_rows(std::span<const Token> tokens, std::span<const Mention> mentions, Denied& denied) {
  denied.doer = doer_before(tokens, mentions, denied.verb);
  for (const Mention& m : mentions) {
    if (m.begin <= denied.verb || m.begin - denied.verb > 3 || m.score < 0.7F) continue;
    denied.others |= m.kind == MentionKind::kValue;
    if (m.kind != MentionKind::kTable) continue;
    denied.object = m.table;
    for (uint32_t t = denied.verb + 1; t < m.begin; ++t)
      denied.others |= !text::is_one_of(tokens[t].folded, kDeniedArticles);
  }
}

// "doesn't drive", "cannot swim" at the end: what they can or usually do, and not what happened.
bool tells_ability(std::span<const Token> tokens, uint32_t verb) {
  if (verb + 1 < tokens.size() && !tokens[verb + 1].punctuation) return false;
  const std::string& before = tokens[verb - 1].folded;
  return text::is_one_of(before, {"don't", "doesn't", "can't", "cannot"}) ||
         (before == "not" && text::is_one_of(tokens[verb - 2].folded, {"do", "does", "can"}));
}

// The table of the events that never happened; kNone if it is not clear.
uint32_t denied_events(std::span<const Token> tokens, const db::Catalog& catalog,
                       const SchemaIndex& index, const Denied& denied) {
  if (denied.object == denied.doer) return kNone;
  const uint32_t of_class =
      events_of_verb(tokens, denied.verb, catalog, index, denied.doer, denied.object);
  if (of_class != kNone || denied.object != kNone || tells_ability(tokens, denied.verb))
    return of_class;
  if (only_happened(tokens, denied.verb) || is_relational_verb(tokens[denied.verb].lemma))
    return only_event_table(catalog, index, denied.doer);
  return kNone;
}

}  // namespace

void add_implied_events(std::span<const Token> tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kEventScore = 0.75F;
  const bool contrasts = tells_of_two(tokens);
  for (uint32_t i = 2; i < tokens.size(); ++i) {
    const bool is_denied = denied_before(tokens, i);
    if (tokens[i].quoted || !(is_denied || contrasts) || !is_event_verb(tokens, i)) continue;
    const bool linked = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      const bool stored = m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside;
      return m.begin <= i && i < m.end && (m.score >= 0.6F || stored);
    });
    if (linked) continue;
    Denied denied{i};
    find_rows(tokens, mentions, denied);
    if (denied.doer == kNone || denied.others) continue;
    Mention mention;
    mention.begin = i;
    mention.end = i + 1;
    const uint32_t own = is_denied && denied.object == kNone
                             ? event_column(catalog, index, denied.doer, tokens[i])
                             : kNone;
    if (own != kNone) {
      if (i + 1 < tokens.size() && text::is_one_of(tokens[i + 1].folded, {"up", "on"}))
        mention.end = i + 2;
      mention.kind = MentionKind::kValue;
      mention.score = kEventScore;
      mention.table = denied.doer;
      mention.column = own;
      mention.null_test = NullTest::kPresent;
      mentions.push_back(std::move(mention));
      continue;
    }
    const bool passive = tokens[i - 1].folded == "never" && tokens[i - 2].folded == "were";
    if (passive && may_lack_people(catalog, index, denied.doer)) continue;
    const uint32_t event =
        is_denied ? denied_events(tokens, catalog, index, denied)
                  : events_of_verb(tokens, i, catalog, index, denied.doer, denied.object);
    if (event == kNone) continue;
    mention.kind = MentionKind::kTable;
    mention.score = kEventScore;
    mention.table = event;
    mentions.push_back(std::move(mention));
  }
}

}  // namespace ask::engine
