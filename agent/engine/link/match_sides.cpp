#include "agent/engine/link/match_sides.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"

namespace ask::engine {
namespace {

constexpr float kNamesRows = 0.75F;  // a synonym of the table, "games" for matches
constexpr float kOwnColumn = 0.9F;   // a column that is called so
constexpr float kNoColumn = 0.4F;    // as a verb between two tables

// The table has a key of that word and one of the other side.
bool has_sides(const SchemaIndex& index, uint32_t table, std::string_view word) {
  const auto key_of = [&](std::string_view side) {
    for (uint32_t c = 0; c < index.columns(table); ++c)
      if (index.column_roles(table, c).reference && index.has_word(index.column(table, c), side))
        return true;
    return false;
  };
  return std::any_of(std::begin(kOppositeSides), std::end(kOppositeSides), [&](const auto& sides) {
    return (word == sides[0] || word == sides[1]) && key_of(sides[0]) && key_of(sides[1]);
  });
}

// "at home", "played away", but not "home goals": nothing that it could describe follows.
bool is_adverb(std::span<const Token> tokens, size_t t) {
  const std::string& word = tokens[t].folded;
  const bool introduced = word == kHostSide ? t > 0 && tokens[t - 1].folded == "at"
                                            : t > 0 && tokens[t - 1].folded != "the";
  return introduced && text::is_one_of(word, kMatchSides) &&
         (t + 1 == tokens.size() || tokens[t + 1].punctuation ||
          text::is_one_of(tokens[t + 1].folded, {"in", "on", "since", "before", "after", "against",
                                                 "during", "last", "this", "from", "to", "and"}));
}

// The noun that the side describes: "home matches", "home and away teams".
size_t noun_of(std::span<const Token> tokens, size_t t) {
  const bool both =
      t + 3 < tokens.size() && tokens[t + 1].folded == "and" &&
      std::any_of(std::begin(kOppositeSides), std::end(kOppositeSides), [&](const auto& sides) {
        return (tokens[t].lemma == sides[0] && tokens[t + 2].lemma == sides[1]) ||
               (tokens[t].lemma == sides[1] && tokens[t + 2].lemma == sides[0]);
      });
  return both ? t + 3 : t + 1;
}

// "home matches", "the home team of each match", "at home": some table that the question names has
// keys of both sides.
bool chooses_key(std::span<const Token> tokens, const SchemaIndex& index,
                 const std::vector<Mention>& mentions, uint32_t t) {
  const auto names_table = [](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= kNamesRows;
  };
  const auto own_name = [&](const Mention& m) {
    return m.begin == t && (names_table(m) ||
                            (m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside));
  };
  if (std::any_of(mentions.begin(), mentions.end(), own_name)) return false;
  if (!is_adverb(tokens, t) &&
      std::none_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
        return names_table(m) && m.begin == noun_of(tokens, t);
      }))
    return false;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    const bool named =  // "average attendance per home team" of the matches
        names_table(m) || (m.kind == MentionKind::kColumn && m.score >= kOwnColumn);
    return named && has_sides(index, m.table, tokens[t].lemma);
  });
}

// "per home team" of home_id: the key and the noun of the rows that it refers to are one.
void add_key_of_side(std::vector<Mention>& mentions, uint32_t t) {
  const auto rows = std::find_if(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.begin == t + 1 && m.score >= kOwnColumn;
  });
  const auto key = std::find_if(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.begin == t && m.end == t + 1;
  });
  const bool known = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.begin == t && m.end > t + 1;
  });
  if (rows == mentions.end() || key == mentions.end() || known) return;
  Mention both = *key;
  both.end = rows->end;
  both.score = kOwnColumn;
  mentions.push_back(std::move(both));
}

}  // namespace

void choose_sides(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions) {
  for (uint32_t t = 0; t < tokens.size(); ++t) {
    if (tokens[t].quoted ||
        std::none_of(std::begin(kOppositeSides), std::end(kOppositeSides),
                     [&](const auto& sides) {
                       return tokens[t].lemma == sides[0] || tokens[t].lemma == sides[1];
                     }) ||
        !chooses_key(tokens, index, mentions, t))
      continue;
    // The key itself is what "the home team" shows, and "home matches" are those of its rows.
    const bool of_rows =
        is_adverb(tokens, t) || std::any_of(mentions.begin(), mentions.end(), [&](const auto& m) {
          return m.kind == MentionKind::kTable && m.score >= kNamesRows &&
                 m.begin == noun_of(tokens, t) && has_sides(index, m.table, tokens[t].lemma);
        });
    std::erase_if(mentions, [&](const Mention& m) {
      return m.kind == MentionKind::kColumn && m.begin <= t && t < m.end &&
             (of_rows || !index.column_roles(m.table, m.column).reference);
    });
    if (!of_rows) add_key_of_side(mentions, t);
    Mention side;
    side.begin = t;
    side.end = t + 1;
    side.kind = MentionKind::kFiller;
    side.score = kNoColumn;
    mentions.push_back(std::move(side));
  }
}

}  // namespace ask::engine
