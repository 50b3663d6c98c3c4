#include "agent/engine/link/schema_linker.h"

#include <algorithm>
#include <tuple>

#include "agent/common/words.h"
#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/link/schema_matches.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kTail = 0.35F;  // drop mentions that score this much below the best of their span
constexpr float kVerbTail = 0.08F, kOwnVerb = 0.8F;
constexpr size_t kMostColumnsOfSpan = 24;
constexpr size_t kMostTablesOfSpan = 8;

struct CommonWord {
  uint32_t token;
  SchemaIndex::Similar similar;
};

// The hit of a token that matches one word of a name, as the name writes it.
WordHit hit_of(uint32_t token, const SchemaIndex::Similar& similar,
               const SchemaIndex::Posting& posting, const SchemaIndex& index) {
  const MatchKind spelt = index.items()[posting.item].spelt[posting.position];
  return {posting.item, token, posting.position, similar.score,
          similar.match < MatchKind::kPart ? std::max(similar.match, spelt) : similar.match};
}

// Adds hits of words that occur in hundreds of names ("name", "date"): those in tables that the
// question mentions, plus the first 64 others.
void add_common_hits(const std::vector<CommonWord>& words, const SchemaIndex& index,
                     std::vector<WordHit>& hits) {
  constexpr size_t kFew = 64;
  std::vector<bool> named(index.tables());
  const auto note = [&](uint32_t item, float score) {
    const SchemaItem& it = index.items()[item];
    if (it.column == kNone && score >= 0.75F) named[it.table] = true;
  };
  for (const WordHit& hit : hits) note(hit.item, hit.score);
  for (const CommonWord& word : words)
    for (const auto& posting : index.postings(word.similar.word))
      note(posting.item, word.similar.score);
  for (const CommonWord& word : words) {
    size_t others = 0;
    for (const auto& posting : index.postings(word.similar.word))
      if (named[index.items()[posting.item].table] || ++others <= kFew)
        hits.push_back(hit_of(word.token, word.similar, posting, index));
  }
}

std::vector<WordHit> find_hits(std::span<const Token> tokens, const SchemaIndex& index) {
  constexpr size_t kCommon = 200;
  std::vector<WordHit> hits;
  std::vector<CommonWord> common;
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (!can_name(token)) continue;
    for (const auto& similar : index.similar(token.folded, token.lemma, token.stem)) {
      const auto postings = index.postings(similar.word);
      if (postings.size() > kCommon) {
        common.push_back({i, similar});
        continue;
      }
      for (const auto& posting : postings) hits.push_back(hit_of(i, similar, posting, index));
    }
  }
  if (!common.empty()) add_common_hits(common, index, hits);
  std::sort(hits.begin(), hits.end(), [](const WordHit& a, const WordHit& b) {
    if (a.item != b.item) return a.item < b.item;
    if (a.token != b.token) return a.token < b.token;
    return a.score != b.score ? a.score > b.score : a.position < b.position;
  });
  return hits;
}

void add_item(uint32_t begin, uint32_t end, const SchemaItem& item, float score, MatchKind match,
              std::vector<SchemaMention>& out) {
  out.push_back({begin, end, item.table, item.column, score, match});
}

// One question word for a name of several words ("hometown" for home_town), or the reverse.
void add_joined(std::span<const Token> tokens, const SchemaIndex& index,
                std::vector<SchemaMention>& out) {
  const auto add = [&](uint32_t begin, uint32_t end, std::string_view letters, float score,
                       MatchKind whole) {
    for (const uint32_t i : index.joined(letters)) {
      const SchemaItem& item = index.items()[i];
      const uint32_t words = end - begin;
      const bool same = item.parts == words || (item.unbroken && words == 1);
      add_item(begin, end, item, score, same ? whole : MatchKind::kGlued, out);
    }
  };
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (!can_name(tokens[i])) continue;
    add(i, i + 1, tokens[i].folded, 0.98F, MatchKind::kExact);
    if (tokens[i].lemma != tokens[i].folded)
      add(i, i + 1, tokens[i].lemma, 0.95F, MatchKind::kForm);
    std::string letters = tokens[i].folded;
    for (uint32_t j = i + 1; j < tokens.size() && j < i + 4 && can_name(tokens[j]); ++j) {
      const std::string base = letters + tokens[j].lemma;
      letters += tokens[j].folded;
      add(i, j + 1, letters, 0.98F, MatchKind::kExact);
      if (base != letters) add(i, j + 1, base, 0.95F, MatchKind::kForm);
    }
  }
}

// A compound word for a name made of its parts: "birthday" for birth_date.
void add_compounds(std::span<const Token> tokens, const SchemaIndex& index,
                   std::vector<SchemaMention>& out) {
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const auto parts = compound_words(tokens[i].lemma);
    if (parts.empty() || tokens[i].quoted) continue;
    for (const auto& first : index.similar(parts[0], parts[0], parts[0])) {
      if (first.score < 0.9F) break;
      for (const auto& posting : index.postings(first.word)) {
        const SchemaItem& item = index.items()[posting.item];
        if (!index.has_word(item, parts[1])) continue;
        const auto share = 2.0F / static_cast<float>(std::max<size_t>(2, item.words.size()));
        add_item(i, i + 1, item, 0.95F * (0.45F + 0.55F * share), MatchKind::kCompound, out);
      }
    }
  }
}

// "e-mail addresses" is one mention of an email column, not of the address as well.
void add_mail_addresses(std::span<const Token> tokens, const SchemaIndex& index,
                        std::vector<SchemaMention>& out) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    const bool mail =
        tokens[i].lemma == kElectronicMail ||
        (i > 0 && tokens[i].folded == kMailBase && tokens[i - 1].folded == kMailPrefix);
    if (!mail || tokens[i].quoted || tokens[i + 1].lemma != kContactNoun) continue;
    const uint32_t begin = tokens[i].folded == kMailBase ? i - 1 : i;
    for (const auto& similar : index.similar(kElectronicMail, kElectronicMail, kElectronicMail)) {
      if (similar.score < 0.97F) break;
      for (const auto& posting : index.postings(similar.word)) {
        const SchemaItem& item = index.items()[posting.item];
        if (item.column != kNone)
          add_item(begin, i + 2, item, 0.97F, hit_of(i, similar, posting, index).match, out);
      }
    }
  }
}

// "mot date" of mot_due: a word of a column of dates says what date is meant.
void add_named_dates(std::span<const Token> tokens, const SchemaIndex& index,
                     std::vector<SchemaMention>& out) {
  constexpr float kOneOfWords = 0.55F, kWholeDate = 0.8F, kNamedDate = 0.9F;
  const size_t known = out.size();
  for (size_t i = 0; i < known; ++i) {
    const SchemaMention m = out[i];
    if (m.column == kNone || m.end >= tokens.size() || m.score < kOneOfWords ||
        m.score >= kWholeDate || m.match > MatchKind::kAbbreviation || tokens[m.end].quoted ||
        tokens[m.end].lemma != kCalendarDay || !index.column_roles(m.table, m.column).temporal)
      continue;
    out.push_back(m);
    ++out.back().end;
    out.back().score = kNamedDate;
  }
}

bool same_span(const SchemaMention& a, const SchemaMention& b) {
  return a.begin == b.begin && a.end == b.end && (a.column == kNone) == (b.column == kNone);
}

// Sorts by span, then tables before columns, then by score. A column ranks higher if the question
// also mentions its table.
void sort_for_pruning(std::vector<SchemaMention>& mentions, size_t tables) {
  std::vector<float> named(tables, 0);
  for (const SchemaMention& m : mentions)
    if (m.column == kNone) named[m.table] = std::max(named[m.table], m.score);
  const auto rank = [&](const SchemaMention& m) {
    return m.column == kNone ? m.score : m.score + 0.2F * named[m.table];
  };
  std::sort(mentions.begin(), mentions.end(), [&](const SchemaMention& a, const SchemaMention& b) {
    if (a.begin != b.begin) return a.begin < b.begin;
    if (a.end != b.end) return a.end < b.end;
    if ((a.column == kNone) != (b.column == kNone)) return a.column == kNone;
    if (rank(a) != rank(b)) return rank(a) > rank(b);
    return std::tie(a.table, a.column, a.rest) < std::tie(b.table, b.column, b.rest);
  });
}

// Drops synonym links of a verb if a column matches the verb itself: "rated" is not linked to a
// price if there is a rating column.
void drop_synonyms_of_verbs(std::vector<SchemaMention>& mentions, std::span<const Token> tokens) {
  std::vector<float> best(tokens.size(), 0);
  for (const SchemaMention& m : mentions)
    if (m.column != kNone && m.end == m.begin + 1 && has_past_suffix(tokens[m.begin].folded))
      best[m.begin] = std::max(best[m.begin], m.score);
  // "not counted" does not mean a quantity.
  std::erase_if(mentions, [&](const SchemaMention& m) {
    return m.end == m.begin + 1 && m.score < kOwnVerb &&
           tokens[m.begin].folded == kCountingParticiple;
  });
  std::erase_if(mentions, [&](const SchemaMention& m) {
    float own = 0;
    for (uint32_t t = m.begin; t < m.end; ++t) own = std::max(own, best[t]);
    return m.column != kNone && own > kOwnVerb && m.score < own - kVerbTail;
  });
}

// "total budget" asks for a sum where no total is stored: a synonym of "total" names no column.
void drop_unstored_totals(std::vector<SchemaMention>& mentions, const SchemaIndex& index,
                          std::span<const Token> tokens) {
  std::erase_if(mentions, [&](const SchemaMention& m) {
    if (m.column == kNone) return false;
    const SchemaItem& column = index.column(m.table, m.column);
    for (uint32_t t = m.begin; t < m.end; ++t)
      if (!tokens[t].quoted && text::is_one_of(tokens[t].lemma, kSumLemmas) &&
          (t == 0 || tokens[t - 1].folded != "in"))
        return std::none_of(std::begin(kStoredTotalWords), std::end(kStoredTotalWords),
                            [&](std::string_view word) { return index.has_word(column, word); });
    return false;
  });
}

// "orders" of a table of orders names its rows, and not when they were ordered; "trainings" those
// of trainings, and not who trained somebody.
void drop_dates_of_rows(std::vector<SchemaMention>& mentions, const SchemaIndex& index,
                        std::span<const Token> tokens) {
  constexpr float kSurelyRows = 0.95F;
  std::vector<SchemaMention> rows;
  for (const SchemaMention& m : mentions)
    if (m.column == kNone && m.end == m.begin + 1 && m.score >= kSurelyRows) rows.push_back(m);
  std::erase_if(mentions, [&](const SchemaMention& m) {
    if (m.column == kNone) return false;
    const ColumnRoles& roles = index.column_roles(m.table, m.column);
    const bool role =
        roles.reference && !index.has_word(index.column(m.table, m.column), tokens[m.begin].lemma);
    if (!roles.temporal && !role) return false;
    const bool verb = has_past_suffix(tokens[m.begin].folded);
    const bool part = index.column(m.table, m.column).words.size() > 1;
    if (role && !verb && part)
      return std::any_of(rows.begin(), rows.end(), [&](const SchemaMention& row) {
        return row.begin == m.begin && row.end == m.end && row.match == MatchKind::kExact;
      });
    return !verb && part && std::any_of(rows.begin(), rows.end(), [&](const SchemaMention& row) {
      return row.table == m.table && row.begin == m.begin && row.end == m.end;
    });
  });
}

// "expensive parts" of a table with cost and price: what is paid for them, and not what was.
void drop_purchase_prices(std::vector<SchemaMention>& mentions, const SchemaIndex& index,
                          std::span<const Token> tokens) {
  const auto has = [&](const SchemaMention& m, std::string_view word) {
    return m.column != kNone && index.has_word(index.column(m.table, m.column), word);
  };
  std::erase_if(mentions, [&](const SchemaMention& m) {
    const bool dear =
        std::any_of(std::begin(kMeasureAdjectives), std::end(kMeasureAdjectives),
                    [&](const MeasureWord& adjective) {
                      return adjective.word == tokens[m.begin].lemma &&
                             adjective.nouns.find(kSalesPrice) != adjective.nouns.npos;
                    });
    if (!dear || !has(m, kPurchasePrice) || has(m, kSalesPrice)) return false;
    for (uint32_t c = 0; c < index.columns(m.table); ++c)
      if (index.column_roles(m.table, c).measure &&
          index.has_word(index.column(m.table, c), kSalesPrice))
        return true;
    return false;
  });
}

// "who gave twice" does not mean a given name.
void drop_given_names(std::vector<SchemaMention>& mentions, const SchemaIndex& index,
                      std::span<const Token> tokens) {
  std::erase_if(mentions, [&](const SchemaMention& m) {
    if (m.column == kNone) return false;
    const SchemaItem& column = index.column(m.table, m.column);
    if (!index.has_word(column, kForenameQualifier) || !index.has_word(column, kLabelNoun))
      return false;
    for (uint32_t t = m.begin; t < m.end; ++t)
      if (tokens[t].lemma == kGivingVerb && tokens[t].folded != kForenameQualifier) return true;
    const bool helped = m.begin > 0 && text::is_one_of(tokens[m.begin - 1].folded,
                                                       {"has", "have", "had", "never", "not"});
    return m.end == m.begin + 1 && tokens[m.begin].folded == kForenameQualifier && helped;
  });
}

// "homes" is no other word for in_house, which says where something is done.
void drop_synonyms_of_places(std::vector<SchemaMention>& mentions, const SchemaIndex& index) {
  std::erase_if(mentions, [&](const SchemaMention& m) {
    if (m.column == kNone || m.match != MatchKind::kSynonym) return false;
    const SchemaItem& item = index.column(m.table, m.column);
    return item.words.size() > 1 &&
           text::is_one_of(index.word(item.words[0]).text, {"in", "on", "at"});
  });
}

// Keeps one mention for each item and span, and only the best few of each span.
std::vector<SchemaMention> pruned(std::vector<SchemaMention> mentions, const SchemaIndex& index,
                                  std::span<const Token> tokens) {
  for (SchemaMention& m : mentions)
    if (index.is_view(m.table)) m.score -= 0.02F;  // prefer a table to an equally good view
  drop_synonyms_of_verbs(mentions, tokens);
  drop_dates_of_rows(mentions, index, tokens);
  drop_unstored_totals(mentions, index, tokens);
  drop_given_names(mentions, index, tokens);
  drop_purchase_prices(mentions, index, tokens);
  drop_synonyms_of_places(mentions, index);
  sort_for_pruning(mentions, index.tables());
  std::vector<SchemaMention> kept;
  kept.reserve(mentions.size());
  size_t first = 0;  // start of the current span in `kept`
  float best = 0;
  for (const SchemaMention& m : mentions) {
    if (kept.empty() || !same_span(kept.back(), m)) first = kept.size(), best = 0;
    best = std::max(best, m.score);
    const size_t most = m.column == kNone ? kMostTablesOfSpan : kMostColumnsOfSpan;
    if (kept.size() - first >= most || m.score < best - kTail) continue;
    const auto twice = std::find_if(
        kept.begin() + static_cast<std::ptrdiff_t>(first), kept.end(), [&](const auto& k) {
          return k.table == m.table && k.column == m.column && k.rest == m.rest;
        });
    if (twice == kept.end())
      kept.push_back(m);
    else if (twice->score == m.score && m.match < twice->match)
      twice->match = m.match, twice->word = m.word, twice->weakest = m.weakest;
  }
  return kept;
}

Mention to_mention(const SchemaMention& m) {
  Mention mention;
  mention.begin = m.begin;
  mention.end = m.end;
  mention.kind = m.column == kNone ? MentionKind::kTable : MentionKind::kColumn;
  mention.score = m.score;
  mention.table = m.table;
  mention.column = m.column == kNone ? 0 : m.column;
  mention.rest_column = m.rest;
  mention.match = m.match;
  mention.word = m.word;
  mention.weakest = m.weakest;
  return mention;
}

// Links "full name" or "name" to both columns of a table that only stores first and last names.
void add_full_names(std::span<const Token> tokens, const SchemaIndex& index,
                    std::vector<SchemaMention>& out) {
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].lemma != kLabelNoun || tokens[i].quoted) continue;
    const std::string_view before = i > 0 ? std::string_view(tokens[i - 1].folded) : "";
    const bool full = is_fullness_adjective(before);
    if (is_partial_name_qualifier(before) || before == kSurnameQualifier) continue;
    for (const auto& pair : index.person_names())
      out.push_back({i - (full ? 1 : 0), i + 1, pair.table, pair.first, full ? 1.0F : 0.85F,
                     MatchKind::kSynonym, kNone, 0, pair.last});
  }
}

}  // namespace

void add_schema_mentions(std::span<const Token> tokens, const SchemaIndex& index,
                         std::vector<Mention>& out) {
  const std::vector<WordHit> hits = find_hits(tokens, index);
  std::vector<SchemaMention> found;
  ItemMatcher matcher(tokens, index, found);
  std::span<const WordHit> owner;
  for (size_t from = 0; from < hits.size();) {
    size_t to = from;
    while (to < hits.size() && hits[to].item == hits[from].item) ++to;
    const std::span<const WordHit> group(hits.data() + from, to - from);
    const SchemaItem& item = index.items()[hits[from].item];
    if (item.column == kNone) owner = group;
    const bool same_table = !owner.empty() && index.items()[owner[0].item].table == item.table;
    matcher.match(item, group,
                  item.column != kNone && same_table ? owner : std::span<const WordHit>{});
    from = to;
  }
  add_joined(tokens, index, found);
  add_compounds(tokens, index, found);
  add_mail_addresses(tokens, index, found);
  add_full_names(tokens, index, found);
  add_named_dates(tokens, index, found);
  for (const SchemaMention& m : pruned(std::move(found), index, tokens))
    out.push_back(to_mention(m));
}

}  // namespace ask::engine
