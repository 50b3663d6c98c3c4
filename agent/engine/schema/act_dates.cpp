#include "agent/engine/schema/act_dates.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/act_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_particle(std::string_view word) { return text::is_one_of(word, kActParticles); }

// "ins" of "check-ins"
bool is_plural_particle(std::string_view word) {
  return has_plural_suffix(word) && is_particle(word.substr(0, word.size() - 1));
}

// The act of the noun, of one or two tokens: "checkin" of "check-ins".
std::string noun_of_act(std::span<const Token> tokens, uint32_t at, uint32_t length) {
  if (length == 1) return tokens[at].lemma;
  const std::string& particle = tokens[at + 1].folded;
  return tokens[at].folded + particle.substr(0, particle.size() - 1);
}

const ActWords* act_called(std::string_view noun) {
  for (const ActWords& act : kActs)
    if (text::lists(act.nouns, noun)) return &act;
  return nullptr;
}

// The words of the name of a date, with "checked" and "in" as one.
std::vector<std::string> event_words(const SchemaIndex& index, const SchemaItem& item) {
  std::vector<std::string> out;
  for (size_t i = 0; i < item.words.size(); ++i) {
    out.push_back(index.word(item.words[i]).text);
    if (i + 1 < item.words.size() && is_particle(index.word(item.words[i + 1]).text))
      out.push_back(out.back() + index.word(item.words[i + 1]).text);
  }
  return out;
}

bool is_other_date(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return contains(kPlannedDateWords, word) || text::is_one_of(word, kRepeatedDateWords);
  });
}

enum class Records : uint8_t { kNothing, kLikeAct, kAct };

Records records(const SchemaIndex& index, const SchemaItem& item, const AskedWord& noun,
                const ActWords* act) {
  const std::vector<std::string> words = event_words(index, item);
  if (is_other_date(words)) return Records::kNothing;
  for (const uint32_t w : item.words) {
    const SchemaWord& own = index.word(w);
    if (text::is_one_of(own.text, kGenericTimestampWords)) continue;
    if (names_act(noun, own) || (act != nullptr && own.stem == noun.stem)) return Records::kAct;
  }
  const bool like = act != nullptr && std::any_of(words.begin(), words.end(), [&](const auto& w) {
                      return text::lists(act->dates, w);
                    });
  return like ? Records::kLikeAct : Records::kNothing;
}

}  // namespace

uint32_t act_noun_length(std::span<const Token> tokens, uint32_t at) {
  const auto plural = [&](const Token& token) {
    return !token.quoted && has_plural_suffix(token.folded) && token.folded != token.lemma;
  };
  if (at >= tokens.size() || tokens[at].quoted) return 0;
  const uint32_t next = at + 1;
  if (next < tokens.size() && !tokens[next].quoted && is_plural_particle(tokens[next].folded))
    return 2;
  if (plural(tokens[at])) return 1;
  const bool one = at > 0 && text::is_one_of(tokens[at - 1].folded, kBeforeOneAct) &&
                   act_called(tokens[at].lemma) != nullptr;
  return one && tokens[at].folded == tokens[at].lemma ? 1 : 0;
}

ActDate date_of_act(const SchemaIndex& index, uint32_t table, std::span<const Token> tokens,
                    uint32_t at) {
  const uint32_t length = act_noun_length(tokens, at);
  ActDate best;
  if (length == 0 || index.is_view(table)) return best;
  const std::string noun = noun_of_act(tokens, at, length);
  const std::string stem = length == 2 ? noun : tokens[at].stem;
  const AskedWord asked{noun, noun, stem};
  const ActWords* act = act_called(noun);
  bool several = false;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    if (!index.column_roles(table, c).temporal) continue;
    const Records here = records(index, index.column(table, c), asked, act);
    if (here == Records::kNothing) continue;
    const bool same = here == Records::kAct;
    if (best.found() && same == best.same_verb) several = true;
    if (best.found() && same <= best.same_verb) continue;
    best = {c, same};
    several = false;
  }
  return several ? ActDate{} : best;
}

uint32_t date_said_by(const SchemaIndex& index, uint32_t table, const Token& verb,
                      std::string_view particle) {
  uint32_t found = kNone, exact = kNone;
  bool several = false;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const SchemaItem& item = index.column(table, c);
    if (!index.column_roles(table, c).temporal || is_other_date(event_words(index, item))) continue;
    bool same = false, exactly = false;
    for (const uint32_t w : item.words) {
      const SchemaWord& own = index.word(w);
      same |= own.text == verb.folded || own.lemma == verb.lemma || own.stem == verb.stem;
      exactly |= own.text == particle;
    }
    if (!same) continue;
    several |= found != kNone;
    found = c;
    if (exactly && is_particle(particle)) exact = c;
  }
  if (exact != kNone) return exact;
  if (several) return kNone;
  return found != kNone ? found : date_of_like_verb(index, table, verb);
}

uint32_t date_of_like_verb(const SchemaIndex& index, uint32_t table, const Token& verb) {
  uint32_t found = kNone;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    if (!index.column_roles(table, c).temporal) continue;
    const std::vector<std::string> words = event_words(index, index.column(table, c));
    if (is_other_date(words)) continue;
    const bool like = std::any_of(std::begin(kActs), std::end(kActs), [&](const ActWords& act) {
      return text::lists(act.dates, verb.folded) &&
             std::any_of(words.begin(), words.end(),
                         [&](const std::string& word) { return text::lists(act.dates, word); });
    });
    if (!like) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

}  // namespace ask::engine
