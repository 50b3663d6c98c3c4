#include "agent/engine/link/implied_events.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
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

}  // namespace

void add_implied_events(std::span<const Token> tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kEventScore = 0.75F;
  for (uint32_t i = 2; i < tokens.size(); ++i) {
    const bool happened = only_happened(tokens, i);
    const bool verb =
        happened || is_relational_verb(tokens[i].lemma) || has_past_suffix(tokens[i].folded);
    if (tokens[i].quoted || !verb || !denied_before(tokens, i)) continue;
    const bool linked = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      const bool stored = m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside;
      return m.begin <= i && i < m.end && (m.score >= 0.6F || stored);
    });
    const bool has_object = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.begin > i && m.begin - i <= 3 && m.score >= 0.7F;
    });  // "did not file any claims"
    if (linked || has_object) continue;
    uint32_t doer = kNone;
    for (const float known : {0.9F, 0.75F})
      for (const Mention& m : mentions)
        if (m.kind == MentionKind::kTable && m.end <= i && m.score >= known &&
            (known > 0.8F || doer == kNone))
          doer = m.table;
    if (doer == kNone) continue;
    Mention mention;
    mention.begin = i;
    mention.end = i + 1;
    if (const uint32_t own = event_column(catalog, index, doer, tokens[i]); own != kNone) {
      if (i + 1 < tokens.size() && text::is_one_of(tokens[i + 1].folded, {"up", "on"}))
        mention.end = i + 2;
      mention.kind = MentionKind::kValue;
      mention.score = kEventScore;
      mention.table = doer;
      mention.column = own;
      mention.null_test = NullTest::kPresent;
      mentions.push_back(std::move(mention));
      continue;
    }
    const bool passive =
        i >= 2 && tokens[i - 1].folded == "never" && tokens[i - 2].folded == "were";
    if ((!happened && !is_relational_verb(tokens[i].lemma)) ||
        (passive && may_lack_people(catalog, index, doer)))
      continue;
    const uint32_t event = only_event_table(catalog, index, doer);
    if (event == kNone) continue;
    mention.kind = MentionKind::kTable;
    mention.score = kEventScore;
    mention.table = event;
    mentions.push_back(std::move(mention));
  }
}

}  // namespace ask::engine
