#include "agent/engine/link/noted_linker.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/noted_events.h"
#include "agent/engine/link/noted_meaning.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kDerived = 0.88F;  // by a word of the same root
constexpr float kNamedSo = 0.95F;  // the meaning of a name of the schema itself stays possible
constexpr float kBeside = 0.75F;   // a date next to the event that its verb names
constexpr float kOnce = 0.85F;     // a state after "never" or "ever"

// "never been rented out": refers to an event rather than to the present state.
bool follows_ever(std::span<const Token> tokens, size_t at) {
  while (at > 0 && (tokens[at - 1].folded == "been" ||
                    text::is_one_of(tokens[at - 1].folded, kRealityAdverbs)))
    --at;
  return at > 0 && (tokens[at - 1].folded == "never" || tokens[at - 1].folded == "ever");
}

bool denies(std::span<const Token> words) {
  return std::any_of(words.begin(), words.end(), [](const Token& word) {
    return is_negative_contraction(word.folded) ||
           text::is_one_of(word.folded, {"no", "not", "never", "without"});
  });
}

// "but didn't answer" makes no exception: the phrase itself denies.
bool denies(std::span<const Token> tokens, const Mention& phrase) {
  return denies(tokens.subspan(phrase.begin, phrase.end - phrase.begin));
}

Mention mention_of(const PhraseMatch& match, const db::NotedName& noted, uint32_t begin) {
  const NotedPhrase& phrase = *match.phrase;
  Mention out;
  out.begin = begin;
  out.end = static_cast<uint32_t>(match.end);
  out.match = match.derived ? MatchKind::kDerived : MatchKind::kExact;
  out.score = match.derived ? kDerived : kNotedScore;
  out.noted = true;
  out.of_comment = noted.of_comment;
  out.table = phrase.table;
  out.column = phrase.column == kNone ? 0 : phrase.column;
  switch (noted.kind) {
    case db::NotedKind::kTable:
      out.kind = MentionKind::kTable;
      break;
    case db::NotedKind::kColumn:
      out.kind = MentionKind::kColumn;
      if (phrase.adds_up) out.factor_table = phrase.table;
      break;
    case db::NotedKind::kValue:
      out.kind = MentionKind::kValue;
      out.text = noted.value;
      break;
    case db::NotedKind::kMeasure:
      out.kind = MentionKind::kColumn;
      out.expression = phrase.noted;
      if (noted.amount) out.factor_table = phrase.table;
      break;
    case db::NotedKind::kCondition:
      out.kind = MentionKind::kValue;
      out.expression = phrase.noted;
      out.text = noted.phrase;
      break;
  }
  return out;
}

// "fishing boats", where a type of vessels is "Fishing boat" and a note calls vessels boats: those
// of the type.
std::vector<Mention> kinds_of_rows(const std::vector<Mention>& mentions, const Mention& rows) {
  std::vector<Mention> out;
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kValue || !m.found || m.end != rows.end || m.begin >= rows.begin ||
        m.table == rows.table || m.score < kNamedSo)
      continue;
    out.push_back(m);
    out.back().end = rows.begin;
  }
  return out;
}

// "which sweep brought in the most money", where a note uses both phrases for one column: the verb
// adds nothing.
bool repeats_noted_column(std::span<const Token> tokens, const Mention& verb,
                          const std::vector<Mention>& found) {
  constexpr uint32_t kMostBetween = 3;
  return verb.kind == MentionKind::kColumn && is_past_form(tokens[verb.begin]) &&
         std::any_of(found.begin(), found.end(), [&](const Mention& m) {
           return m.kind == verb.kind && m.table == verb.table && m.column == verb.column &&
                  m.expression == verb.expression && m.begin >= verb.end &&
                  m.begin <= verb.end + kMostBetween;
         });
}

void add_fillers(const Mention& verb, std::vector<Mention>& mentions) {
  constexpr float kVerb = 0.6F;
  for (uint32_t t = verb.begin; t < verb.end; ++t) mentions.push_back(filler_mention(t, kVerb));
}

// "what did trade customers spend", "what have we spent": what the rows add up to.
bool is_asked_amount(std::span<const Token> tokens, const Mention& noted,
                     const SchemaIndex& index) {
  const Token& verb = tokens[noted.begin];
  const bool ends = noted.end == noted.begin + 1 ||  // "spent", "spent on"
                    (noted.end == noted.begin + 2 && filler(tokens[noted.end - 1].folded) > 0);
  if (noted.kind != MentionKind::kColumn || noted.expression != kNone || noted.begin < 3 || !ends ||
      !index.column_roles(noted.table, noted.column).measure)
    return false;
  const bool base = verb.folded == verb.lemma;
  for (uint32_t t = 1; t + 1 < noted.begin; ++t)
    if (base ? text::is_one_of(tokens[t].folded, {"did", "do", "does"})
             : text::is_one_of(tokens[t].folded, {"have", "has", "had"}))
      return text::is_one_of(tokens[t - 1].folded, {"what", "much"});
  return false;
}

// "has not paid their sub", where notes call one value "not paid" and the other "paid their sub":
// the words after the negation are not the other value.
void drop_denied_values(std::span<const Token> tokens, std::vector<Mention>& found) {
  std::vector<Mention> denied;
  for (const Mention& m : found)
    if (m.kind == MentionKind::kValue && denies(tokens, m)) denied.push_back(m);
  if (denied.empty()) return;
  std::erase_if(found, [&](const Mention& m) {
    return m.kind == MentionKind::kValue &&
           std::any_of(denied.begin(), denied.end(), [&](const Mention& longer) {
             return longer.table == m.table && longer.column == m.column &&
                    longer.begin < m.begin && m.begin < longer.end &&
                    denies(tokens.subspan(longer.begin, m.begin - longer.begin));
           });
  });
}

// The mentions that notes make: of tables first, which tell what a condition is about.
std::vector<Mention> found_phrases(std::span<const Token> tokens, bool any_table,
                                   const db::Catalog& catalog, const SchemaIndex& index,
                                   const std::vector<Mention>& mentions) {
  std::vector<Mention> found;
  for (const bool tables : {true, false})
    for (uint32_t i = 0; i < tokens.size(); ++i)
      for (const PhraseMatch& match : index.noted().matches(tokens, i)) {
        if ((match.phrase->kind == db::NotedKind::kTable) != tables ||
            !may_be_meant(match, tokens, i, any_table, catalog, mentions, found))
          continue;
        Mention mention = mention_of(match, catalog.noted[match.phrase->noted], i);
        if (is_asked_amount(tokens, mention, index)) mention.factor_table = mention.table;
        if (means_otherwise(match, mention, tokens, index, mentions)) continue;
        if (match.phrase->kind == db::NotedKind::kValue && follows_ever(tokens, i))
          mention.score = std::min(mention.score, kOnce);
        found.push_back(std::move(mention));
      }
  drop_denied_values(tokens, found);
  return found;
}

bool names_rows_at(const std::vector<Mention>& mentions, uint32_t table, size_t end) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.end == end && m.score >= 0.7F;
  });
}

// "part-time vets", where a note gives a name to a value of part_time: no column is named by all of
// the words.
void drop_values_with_rows(const std::vector<Mention>& found, std::vector<Mention>& mentions) {
  std::erase_if(mentions, [&](const Mention& m) {
    return m.kind == MentionKind::kColumn &&
           std::any_of(found.begin(), found.end(), [&](const Mention& value) {
             return value.kind == MentionKind::kValue && value.table == m.table &&
                    value.column == m.column && m.begin <= value.begin && value.end < m.end &&
                    (names_rows_at(found, m.table, m.end) ||
                     std::any_of(mentions.begin(), mentions.end(), [&](const Mention& rows) {
                       return rows.kind == MentionKind::kTable && rows.table == m.table &&
                              rows.begin == value.end && rows.end == m.end;
                     }));
           });
  });
}

// "cash payments", where a note calls a code of payments cash: those are meant, and no amount.
void drop_amounts_of_codes(const std::vector<Mention>& found, std::vector<Mention>& mentions) {
  std::vector<Mention> coded;  // up to the noun of their rows
  for (const Mention& value : found)
    for (const Mention& rows : mentions)
      if (value.kind == MentionKind::kValue && rows.kind == MentionKind::kTable &&
          rows.table == value.table && rows.begin == value.end && rows.score >= kNamedSo) {
        coded.push_back(value);
        coded.back().end = rows.end;
      }
  std::erase_if(mentions, [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.score < kNamedSo &&
           std::any_of(coded.begin(), coded.end(), [&](const Mention& value) {
             return m.table == value.table && m.begin == value.begin && m.end <= value.end;
           });
  });
}

// The table that the key refers to, or kNone.
uint32_t parent_of(const Mention& key, const db::Catalog& catalog, const SchemaIndex& index) {
  if (key.kind != MentionKind::kColumn || key.expression != kNone ||
      !index.column_roles(key.table, key.column).reference)
    return kNone;
  const db::Table& table = catalog.tables[key.table];
  for (const db::ForeignKey& foreign : table.foreign_keys)
    if (foreign.columns.size() == 1 && foreign.columns[0] == table.columns[key.column].name)
      if (const db::Table* parent = catalog.find(foreign))
        return static_cast<uint32_t>(parent - catalog.tables.data());
  return kNone;
}

// The token after the rows that do what the verb tells: "who has" of "who has conducted it".
size_t end_of_subject(std::span<const Token> tokens, const Mention& verb) {
  size_t end = verb.begin;
  while (end > 0 && text::is_one_of(tokens[end - 1].folded, {"has", "have", "had", "also"})) --end;
  return end;
}

// "who conducts the most peals", "which colleague retrieved it": what the rows that the key refers
// to do, which says how they join and is no output.
bool is_verb_of_agent(std::span<const Token> tokens, const Mention& verb, uint32_t parent,
                      const std::vector<Mention>& found, const std::vector<Mention>& mentions) {
  if (parent == kNone || verb.begin == 0 || verb.end >= tokens.size() ||
      tokens[verb.end].punctuation || text::is_one_of(tokens[verb.end].folded, {"by", "and", "or"}))
    return false;
  const size_t end = end_of_subject(tokens, verb);
  return (end == 1 && tokens[0].folded == "who") || names_rows_at(mentions, parent, end) ||
         names_rows_at(found, parent, end);
}

// "who", for the rows that the key refers to.
Mention agent_mention(size_t at, uint32_t table) {
  constexpr float kWho = 0.81F;
  Mention who;
  who.kind = MentionKind::kTable;
  who.match = MatchKind::kPerson;
  who.score = kWho;
  who.begin = static_cast<uint32_t>(at);
  who.end = who.begin + 1;
  who.table = table;
  return who;
}

// "examined" of "who examined the most patients", where a note calls a key "examined by".
void add_verbs_of_agents(std::span<const Token> tokens, const db::Catalog& catalog,
                         const SchemaIndex& index, const std::vector<Mention>& mentions,
                         std::vector<Mention>& found) {
  for (uint32_t t = 1; t < tokens.size(); ++t)
    for (const ColumnExpr& key : index.noted().keys_of_agents(tokens[t])) {
      Mention verb;
      verb.kind = MentionKind::kColumn;
      verb.begin = t;
      verb.end = t + 1;
      verb.table = key.table;
      verb.column = key.column;
      if (is_verb_of_agent(tokens, verb, parent_of(verb, catalog, index), found, mentions)) {
        found.push_back(verb);
        break;
      }
    }
}

void take_verbs_of_agents(std::span<const Token> tokens, const db::Catalog& catalog,
                          const SchemaIndex& index, std::vector<Mention>& found,
                          std::vector<Mention>& mentions) {
  for (size_t i = 0; i < found.size();) {
    const Mention verb = found[i];
    const uint32_t parent = parent_of(verb, catalog, index);
    if (!is_verb_of_agent(tokens, verb, parent, found, mentions)) {
      ++i;
      continue;
    }
    const size_t end = end_of_subject(tokens, verb);
    std::erase_if(mentions, [&](const Mention& m) {  // "who" means no other people
      return m.kind == MentionKind::kTable && m.end == end && m.table != parent;
    });
    if (tokens[end - 1].folded == "who" && !names_rows_at(mentions, parent, end))
      mentions.push_back(agent_mention(end - 1, parent));
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
    add_fillers(verb, mentions);
  }
}

// "driver", where a note calls the rows of a table so, and another one the only key to them: the
// rows are meant.
void drop_keys_to_rows(const db::Catalog& catalog, const SchemaIndex& index,
                       std::vector<Mention>& found) {
  const std::vector<Mention> tables = [&] {
    std::vector<Mention> out;
    for (const Mention& m : found)
      if (m.kind == MentionKind::kTable) out.push_back(m);
    return out;
  }();
  std::erase_if(found, [&](const Mention& key) {
    const uint32_t parent = parent_of(key, catalog, index);
    if (parent == kNone) return false;
    const auto& keys = catalog.tables[key.table].foreign_keys;
    const auto refers = [&](const db::ForeignKey& k) {
      return catalog.find(k) == &catalog.tables[parent];
    };
    return std::count_if(keys.begin(), keys.end(), refers) == 1 &&
           std::any_of(tables.begin(), tables.end(), [&](const Mention& rows) {
             return rows.table == parent && rows.begin == key.begin && rows.end == key.end;
           });
  });
}

// "litres" of "litres packaged", where a note calls litres_out packaged: it names the same column.
void take_words_beside(const std::vector<Mention>& found, std::vector<Mention>& mentions) {
  std::vector<uint32_t> beside;
  for (const Mention& noted : found) {
    if (noted.kind != MentionKind::kColumn || noted.expression != kNone) continue;
    for (const Mention& m : mentions)
      if (m.kind == MentionKind::kColumn && m.table == noted.table && m.column == noted.column &&
          m.end == m.begin + 1 && m.end == noted.begin)
        beside.push_back(m.begin);
  }
  for (const uint32_t token : beside) mentions.push_back(filler_mention(token, 0.6F));
}

// "don't have a car", where a note says "has a car": what is left of a denial that the phrase
// overlaps.
void keep_denials(std::span<const Token> tokens, const std::vector<Mention>& found,
                  std::vector<Mention>& mentions) {
  for (Mention& m : mentions) {
    if (m.kind != MentionKind::kCue) continue;
    for (const Mention& noted : found) {
      if (m.begin >= noted.begin || m.end <= noted.begin || noted.score < kNamedSo ||
          !denies(tokens.subspan(m.begin, noted.begin - m.begin)) || denies(tokens, noted))
        continue;
      m.end = noted.begin;
      m.cue = Cue::kNot;
    }
  }
}

// "cancelled" of a comment, where another table has a code for it too: either may be meant.
bool is_stored_elsewhere(const Mention& m, const Mention& noted) {
  return m.kind == MentionKind::kValue && m.found && noted.kind == m.kind &&
         m.table != noted.table && m.begin == noted.begin && m.end == noted.end;
}

// Where another table has a code for the word too, what is near decides.
void level_comment(Mention& noted, const std::vector<Mention>& mentions) {
  if (!noted.of_comment) return;
  float other = 0;
  for (const Mention& m : mentions)
    if (is_stored_elsewhere(m, noted)) other = std::max(other, m.score);
  if (other > 0) noted.score = std::min(noted.score, other);
}

// A noted word that the name has as well: the match of the name stays, and counts as much.
void take_own_match(Mention& noted, std::vector<Mention>& mentions) {
  if (noted.kind != MentionKind::kTable && noted.kind != MentionKind::kColumn) return;
  const auto own = std::find_if(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == noted.kind && m.table == noted.table && m.column == noted.column &&
           m.begin == noted.begin && m.end == noted.end && m.expression == noted.expression &&
           m.factor == noted.factor && m.less == noted.less;  // "sales" may be quantity by price
  });
  if (own == mentions.end()) return;
  own->score = std::max(own->score, noted.score);
  own->noted = true;
  own->factor_table = noted.factor_table;
  noted = *own;
  mentions.erase(own);
}

}  // namespace

void add_noted(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions) {
  const bool any_table = std::any_of(mentions.begin(), mentions.end(), [](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= 0.9F;
  });
  std::vector<Mention> found = found_phrases(tokens, any_table, catalog, index, mentions);
  for (Mention& mention : found) take_own_match(mention, mentions);
  drop_values_with_rows(found, mentions);
  drop_amounts_of_codes(found, mentions);
  add_verbs_of_agents(tokens, catalog, index, mentions, found);
  take_verbs_of_agents(tokens, catalog, index, found, mentions);
  drop_keys_to_rows(catalog, index, found);
  take_words_beside(found, mentions);
  keep_denials(tokens, found, mentions);
  // A noted phrase of several words is meant as a whole: "not shipped", "average order value".
  std::erase_if(mentions, [&](const Mention& m) {
    return std::any_of(found.begin(), found.end(), [&](const Mention& noted) {
      if (noted.score < kNamedSo) return false;
      if (m.kind == MentionKind::kCue && m.end == noted.begin && tokens[m.begin].folded == "but" &&
          denies(tokens, noted))
        return true;
      const bool inside = noted.begin <= m.begin && m.end <= noted.end;
      if (noted.of_comment && is_stored_elsewhere(m, noted)) return false;
      const bool weaker =
          m.kind == MentionKind::kCue ||
          (m.score < kNamedSo && (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn));
      if (noted.end - noted.begin > 1)
        return inside || (weaker && m.begin < noted.end && noted.begin < m.end);
      return inside && (m.kind == MentionKind::kFiller ||
                        (m.score < kNamedSo && m.kind != MentionKind::kCue));
    });
  });
  for (Mention& mention : found) {
    if (repeats_noted_column(tokens, mention, found)) {
      add_fillers(mention, mentions);
      continue;
    }
    const bool counts =
        counts_dated_rows(tokens, mention, mentions) || counts_dated_rows(tokens, mention, found);
    if (is_noted_event(tokens, mention, counts, catalog, index, mentions)) {
      mentions.push_back(noted_event_of(mention));
      if (counts || follows_rows(tokens, mention, mentions)) continue;
      mention.score = kBeside;
    }
    level_comment(mention, mentions);
    if (mention.kind == MentionKind::kTable)
      for (Mention& kind : kinds_of_rows(mentions, mention)) mentions.push_back(std::move(kind));
    mentions.push_back(mention);
  }
}

void mark_noted_nouns(std::string_view question, std::span<const SourceSpan> nouns,
                      Lattice& lattice) {
  const auto is_noun = [&](const Token& token) {
    return std::any_of(nouns.begin(), nouns.end(), [&](const SourceSpan& noun) {
      return noun.begin == token.source.begin && noun.end == token.source.end;
    });
  };
  for (Mention& m : lattice.mentions)
    if (m.kind == MentionKind::kTable && is_noun(lattice.tokens[m.begin])) m.noted = true;
  for (Token& token : lattice.tokens)
    if (is_noun(token))
      token.text = question.substr(token.source.begin, token.source.end - token.source.begin);
}

}  // namespace ask::engine
