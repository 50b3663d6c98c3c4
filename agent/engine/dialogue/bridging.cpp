#include "agent/engine/dialogue/bridging.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

constexpr std::string_view kOnePronouns[] = {"it", "he", "she", "him", "her", "this"};
constexpr std::string_view kSetPronouns[] = {"they", "them", "these", "those"};
constexpr std::string_view kDoers[] = {"we", "you", "i", "they"};

// Reads the words of a follow-up from the left.
class Reader {
 public:
  explicit Reader(const Utterance& now) : now_(now), words_(now.words()) {}

  std::string_view word(size_t i) const {
    return i < words_.size() ? now_.word(words_[i]) : std::string_view();
  }
  bool is(size_t i, std::span<const std::string_view> any) const {
    return text::is_one_of(word(i), any);
  }
  size_t size() const { return words_.size(); }
  uint32_t token(size_t i) const { return words_[i]; }
  // What follows word i, with a blank before it.
  std::string rest(size_t i) const {
    return i + 1 < size() ? " " + now_.span(words_[i + 1], now_.end) : std::string();
  }

 private:
  const Utterance& now_;
  std::vector<uint32_t> words_;
};

// An action on the rows of the turn: its verb, and which rows are meant.
struct Action {
  size_t verb = 0, end = 0;  // words; what follows `end` is more of the question
  bool one = false;          // "it", not "them"
  bool last = false, first = false;
};

// "was it last groomed", "has it been groomed", "did we last groom it", from word `at` on.
std::optional<Action> action_at(const Reader& read, size_t at) {
  Action out;
  const auto take_place = [&] {
    if (read.is(at, kLastAdjectives))
      out.last = true;
    else if (read.word(at) == "first")
      out.first = true;
    else
      return;
    ++at;
  };
  const auto pronoun = [&](size_t i) {
    out.one = read.is(i, kOnePronouns);
    return out.one || read.is(i, kSetPronouns);
  };
  const bool has = read.is(at, kPerfectForms);
  const bool passive = has || read.is(at, kBeing);
  const bool doer = read.is(at + 1, kDoers) && pronoun(read.size() - 1);
  if (passive && !doer) {
    if (!pronoun(++at)) return std::nullopt;
    ++at;
    take_place();
    if (has && read.word(at++) != "been") return std::nullopt;
    take_place();
    out.verb = out.end = at++;
  } else {
    if (!has && !text::is_one_of(read.word(at), {"did", "do"})) return std::nullopt;
    if (!read.is(++at, kDoers)) return std::nullopt;
    ++at;
    take_place();
    out.verb = at++;
    if (!pronoun(at)) return std::nullopt;
    out.end = at++;
  }
  if (out.end >= read.size()) return std::nullopt;
  if (const size_t before = at; !out.last && !out.first) {
    take_place();
    if (at > before) out.end = before;
  }
  return out;
}

// Each row of `table` belongs to one of the topic, directly.
bool is_part(uint32_t table, const Base& base, const DialogueContext& context) {
  const SchemaGraph& graph = context.schema->graph;
  return table != base.topic() && graph.distance(table, base.topic()) == 1 &&
         graph.to_one(table, base.topic());
}

// The noun of the events that the verb at this token means, each of which belongs to one of the
// rows of the topic; "" if there are none.
std::string events_of(const Utterance& now, uint32_t verb, const Base& base,
                      const DialogueContext& context) {
  const SchemaIndex& index = context.schema->index;
  const Mention* best = nullptr;
  for (const Mention& m : now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == verb && m.end == verb + 1 &&
        is_part(m.table, base, context) && (best == nullptr || m.score > best->score))
      best = &m;
  return best == nullptr ? std::string() : lemma(index.text(index.table(best->table)));
}

// "how often was it groomed", "when did we last groom it"
std::string with_events(const Utterance& now, const Base& base, const DialogueContext& context) {
  const Reader read(now);
  const bool often = read.word(0) == kHowWord && read.word(1) == kOftenWord;
  const bool times =
      read.word(0) == kHowWord && read.word(1) == kManyWord && read.is(2, kTimesNouns);
  const bool when = read.word(0) == "when";
  if (!often && !times && !when) return "";
  const auto action = action_at(read, times ? 3 : often ? 2 : 1);
  if (!action || when != (action->last || action->first)) return "";
  const std::string event = events_of(now, read.token(action->verb), base, context);
  if (event.empty()) return "";
  const std::string rest = read.rest(action->end);
  if (when) {
    if (!action->one) return "";
    return fmt::format("when was its {} {}{}", action->first ? "first" : "last", event, rest);
  }
  const std::string events = with_plural_suffix(event);
  if (!rest.empty())  // "in 2025"
    return fmt::format("how many of {} {} were{}", action->one ? "its" : "their", events, rest);
  return fmt::format("how many {} {}", events, action->one ? "has it had" : "do they have");
}

// The noun of rows each of which belongs to a row of the topic, that the words from i on name; ""
// if it is not all that they say.
std::string parts_at(const Utterance& now, const Reader& read, size_t i, const Base& base,
                     const DialogueContext& context) {
  if (i >= read.size()) return "";
  for (const Mention& m : now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= kNamedScore && m.begin == read.token(i) &&
        m.end == read.token(read.size() - 1) + 1 && is_part(m.table, base, context))
      return now.span(m.begin, m.end);
  return "";
}

// "sum of the amounts", "average of those" of a column that is shown: "their total amounts".
std::string figure_of_shown(const Utterance& now, const Reader& read, size_t at, const Base& base) {
  const bool sum = text::is_one_of(read.word(at), {kAdditionNoun, kTotalFigure});
  const bool average = read.word(at) == kAverageFigure;
  if ((!sum && !average) || read.word(at + 1) != "of" || at + 4 > read.size() ||
      !text::is_one_of(read.word(at + 2), {"the", "these", "those", "all", "their", "its"}))
    return "";
  const bool owned = text::is_one_of(read.word(at + 2), {"their", "its"});
  for (const Mention& m : now.lattice.mentions) {
    const bool named = m.kind == MentionKind::kColumn && m.begin == read.token(at + 3) &&
                       m.end == read.token(read.size() - 1) + 1 && m.score >= kNamedScore;
    if (!named) continue;
    const auto& select = base.block().select;
    const bool shown = std::any_of(select.begin(), select.end(), [&](const ValueExpr& v) {
      return v.fn == Aggregate::kPlain && v.column.table == m.table && v.column.column == m.column;
    });
    if (shown || owned) {
      const std::string words = now.span(m.begin, m.end - 1);
      return fmt::format("their {} {}{}{}", sum ? kTotalFigure : kAverageFigure, words,
                         words.empty() ? "" : " ", now.token(m.end - 1).lemma);
    }
  }
  return "";
}

// "with the number of groomings" of each row, "last grooming?" of the only one, "sum of their
// weight"
std::string with_figures(const Utterance& now, const Base& base, const DialogueContext& context) {
  const Reader read(now);
  if (!base.lists()) return "";
  size_t at = text::is_one_of(read.word(0), {"with", "and", "plus"}) ? 1 : 0;
  if (read.word(at) == kAdditionNoun && read.word(at + 1) == "of" &&
      text::is_one_of(read.word(at + 2), {"their", "its", "these", "those"}))
    return fmt::format("total{}", read.rest(at));
  if (read.word(at) == "the") ++at;
  if (const auto figure = figure_of_shown(now, read, at, base); !figure.empty()) return figure;
  const bool one = base.block().limit == 1;
  if (read.is(at, kRowCountNouns) && read.word(at + 1) == "of" && (at > 0 || now.added)) {
    const std::string parts = parts_at(now, read, at + 2, base, context);
    if (parts.empty()) return "";
    return fmt::format("how many {} {}", parts, one ? "has it had" : "does each of them have");
  }
  if (one && read.is(at, kLastAdjectives))
    if (const std::string parts = parts_at(now, read, at + 1, base, context); !parts.empty())
      return fmt::format("when was its last {}", parts);
  return "";
}

// "phone numbers of the owners", but not "salary of the owners", which may be added up.
bool follows_text_column(const Utterance& now, const Mention& table, const Base& base) {
  if (table.begin < now.begin + 3 || now.word(table.begin - 2) != "of") return false;
  return std::any_of(now.lattice.mentions.begin(), now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kColumn && m.end + 2 <= table.begin &&
                              m.end + 3 >= table.begin && m.table == table.table &&
                              base.facts().text({m.table, m.column});
                     });
}

// "the owner's phone number" after dogs: of their owners, each of whom a row belongs to.
std::string with_owners(const Utterance& now, const Base& base, const DialogueContext& context) {
  constexpr size_t kLongest = 9;
  const QueryBlock& block = base.block();
  const uint32_t topic = base.topic();
  const auto words = now.words();
  const bool chosen = base.lists() && (!block.where.empty() || block.having || block.limit);
  if (!chosen || !now.pronouns.empty() || words.size() > kLongest ||
      names(now, now.begin, now.end, MentionKind::kValue, 0.85F))
    return "";
  for (const MentionKind kind : {MentionKind::kDate, MentionKind::kNumber})
    if (names(now, now.begin, now.end, kind, 0)) return "";
  const std::string_view owner = block.limit == 1 ? "its" : "their";
  for (const Mention& m : now.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < kNamedScore || m.table == topic ||
        m.begin < now.begin || m.end > now.end || base.has_table(m.table) ||
        !context.schema->graph.to_one(topic, m.table))
      continue;
    if (m.begin == now.begin && has_genitive_suffix(now.span(m.begin, m.end + 1)))
      return fmt::format("{} {}", owner, now.span(now.begin, now.end));  // "owner's phone"
    const Token& noun = now.token(m.end - 1);
    if (m.begin == now.begin || now.word(m.begin - 1) != "the") continue;
    // "list the clients" is a question of its own, "phone numbers of the clients" is not.
    if (noun.folded != noun.lemma && !now.added && !follows_text_column(now, m, base)) continue;
    const bool asked = m.end == now.end && now.word(now.begin) == "who" && words.size() < 5;
    if (asked && !now.added) continue;  // "who is the owner?"
    const Token& article = now.token(m.begin - 1);
    return fmt::format("{}{}{}", now.text.substr(0, article.begin), owner,
                       now.text.substr(article.end));
  }
  return "";
}

// "who turned up?" after a meeting: to it.
std::string with_rows_meant(const Utterance& now, const Base& base,
                            const DialogueContext& context) {
  const auto words = now.words();
  const QueryBlock& block = base.block();
  const bool chosen = (base.lists() || base.counts()) && (!block.where.empty() || block.limit);
  if (words.size() < 2 || words.size() > 3 || now.word(words[0]) != "who" || !chosen ||
      !now.pronouns.empty() || holds_people(context.schema->index, base.topic()) ||
      (block.limit && block.limit != 1))
    return "";
  const Token& verb = now.token(words[1]);
  const bool acts = text::is_one_of(verb.lemma, kCustomerVerbs) ||
                    text::is_one_of(verb.lemma, kServiceVerbs) || has_past_suffix(verb.folded);
  const std::string phrase =
      words.size() == 3 ? verb.folded + " " + std::string(now.word(words[2])) : std::string();
  if (words.size() == 2 ? !acts : !text::is_one_of(phrase, kCustomerPhrases)) return "";
  const std::string_view rows = block.limit == 1 ? "it" : "them";
  const bool to = text::is_one_of(verb.lemma, kComingVerbs) || !phrase.empty();
  return fmt::format("{} {}{}", now.span(now.begin, now.end), to ? "to " : "", rows);
}

}  // namespace

std::string bridged(const Utterance& now, const Base& base, const DialogueContext& context) {
  if (!base.understood() || base.topic() == kNone) return "";
  for (const auto read : {with_events, with_figures, with_owners, with_rows_meant})
    if (std::string out = read(now, base, context); !out.empty()) return out;
  return "";
}

}  // namespace ask::engine::dialogue
