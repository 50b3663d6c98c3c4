// Which rows: counted, listed, the others, another value, fewer of them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Words of "how many are there in total".
constexpr std::string_view kLightOfCount[] = {
    "of",    "them", "those", "these", "they",       "is",   "are",    "were",     "was", "that",
    "there", "it",   "in",    "total", "altogether", "all",  "the",    "ones",     "'s",  "many",
    "does",  "make", "have",  "we",    "do",         "left", "remain", "remaining"};
// Words of "list them all".
constexpr std::string_view kLightOfList[] = {
    "list", "show", "name", "give", "display", "tell", "me",  "us",    "them", "those", "these",
    "all",  "of",   "the",  "full", "names",   "out",  "who", "which", "what", "are",   "were",
    "is",   "they", "it",   "ones", "exactly", "one",  "was", "'s",    "wich", "their"};
// Words of "which ones don't".
constexpr std::string_view kLightOfDenial[] = {
    "who",    "how",     "many",  "which",   "those",  "that",  "the",    "ones",   "do",
    "does",   "did",     "is",    "are",     "was",    "were",  "has",    "have",   "had",
    "not",    "n't",     "don't", "doesn't", "didn't", "isn't", "aren't", "wasn't", "weren't",
    "hasn't", "haven't", "dont",  "doesnt",  "didnt",  "arent", "isnt"};
// Words of "all the others".
constexpr std::string_view kLightOfRest[] = {"the",  "others", "rest", "other",
                                             "ones", "all",    "of",   "them"};
// Verbs that arrange the rows and restrict none.
constexpr std::string_view kArrangingVerbs[] = {"sort",    "sorted", "order",   "ordered",
                                                "rank",    "ranked", "arrange", "arranged",
                                                "grouped", "split"};
// Negations, whole or as they are split.
constexpr std::string_view kDenials[] = {"not", "no", "never", "t", "'t", "don"};

constexpr double kByRule = 0.85;  // confidence where nothing had to be read anew

}  // namespace

// "how many is that?", "count them"
FollowUpReader::Found FollowUpReader::count() {
  if (Found out = number_of_first()) return out;
  const bool asks =
      (u_.word(words_[0]) == "how" && words_.size() > 1 && u_.word(words_[1]) == "many") ||
      u_.word(words_[0]) == "count" || u_.word(words_[0]) == "number";
  if (!asks || !says_only(kLightOfCount, 1)) return std::nullopt;
  QueryBlock block = base_.block();
  const std::string question = with_head("How many");
  if (base_.counts()) return made("count", block, base_.text(), kByRule);
  if (Found out = whole()) return out;
  if (Found out = count_of_sum()) return out;
  if (!base_.lists() || block.limit) return std::nullopt;
  const uint32_t topic = base_.topic();
  const SchemaGraph& graph = context_.schema->graph;
  bool single = topic == block.entity && !block.distinct;
  for (const uint32_t t : block.tables) single &= t == topic || graph.to_one(topic, t);
  const ColumnExpr key = base_.facts().key_of(topic);
  const bool rows = base_.display(topic).empty() || block.select.size() > 1 ||
                    block.select[0].column == base_.facts().name_of(topic);
  ValueExpr number{{topic, kNone}, Aggregate::kCount};
  if (!single) {
    number = block.distinct && !rows ? ValueExpr{block.select[0].column, Aggregate::kCount, true}
                                     : ValueExpr{key, Aggregate::kCount, true};
    if (!number.column.valid()) return std::nullopt;
  } else if (block.select.size() == 1 && block.distinct) {
    number = {block.select[0].column, Aggregate::kCount, true};
  }
  block.select = {number};
  block.distinct = false;
  block.ties = false;
  block.order.clear();
  return made("count", std::move(block), question, kByRule);
}

// "list them", "which ones?"
FollowUpReader::Found FollowUpReader::list() {
  if (!says_only(kLightOfList)) return std::nullopt;
  const bool asks = words_.size() > 1 || u_.word(words_[0]) == "list" ||
                    u_.word(words_[0]) == "who" || u_.word(words_[0]) == "which";
  if (!asks) return std::nullopt;
  if (base_.grouped()) {
    const auto whole = without_groups();
    const bool pointed = !u_.pronouns.empty() && has("them");
    if (!whole || !pointed) return std::nullopt;
    const Base all({base_.text(), base_.text(), "", &*whole}, context_);
    return all.understood() ? FollowUpReader(u_, all, context_).list() : std::nullopt;
  }
  if (Found out = who_of_rows()) return out;
  QueryBlock block = base_.block();
  if (base_.lists()) return made("list", std::move(block), base_.text(), kByRule);
  if (!base_.counts()) return std::nullopt;
  block.select = base_.display(base_.topic());
  if (block.select.empty()) return std::nullopt;
  const SchemaGraph& graph = context_.schema->graph;
  for (const uint32_t t : block.tables)
    block.distinct |= t != base_.topic() && !graph.to_one(base_.topic(), t);
  return made("list", std::move(block), with_head("Which"), kByRule);
}

// "and those that were?", "no, the ones that did order": says again, without "not", what the last
// condition denies.
bool FollowUpReader::denies_again() const {
  constexpr std::string_view kAgain[] = {"those", "the", "ones", "that", "who",  "which", "were",
                                         "are",   "was", "is",   "did",  "do",   "does",  "have",
                                         "has",   "had", "they", "of",   "them", "can",   "only"};
  if (words_.empty()) return false;
  const bool ends = text::is_one_of(u_.word(words_.back()), {"were", "are", "was", "is", "did",
                                                             "do", "does", "have", "has", "had"});
  if (!ends && !has("did") && !has("do") && !has("have") && !has("were")) return false;
  bool verb = false;
  for (const uint32_t i : words_) {
    if (text::is_one_of(u_.word(i), kAgain)) {
      verb |= u_.word(i) == "that" || u_.word(i) == "who" || u_.word(i) == "which";
      continue;
    }
    const auto& said = base_.reading().lattice().tokens;
    if (std::none_of(said.begin(), said.end(),
                     [&](const Token& token) { return token.stem == u_.token(i).stem; }))
      return false;
  }
  return verb;
}

// "and who doesn't?", "and which aren't?": the others.
bool FollowUpReader::denies_rest() const {
  if (!u_.opened || words_.size() < 2) return false;
  const bool denied = std::any_of(words_.begin(), words_.end(), [&](uint32_t i) {
    return u_.word(i) == "not" || u_.word(i).ends_with("n't") || u_.word(i).ends_with("nt");
  });
  return denied && says_only(kLightOfDenial);
}

// "and the others?": all but those with the last condition.
FollowUpReader::Found FollowUpReader::rest() {
  const bool others = has("others") || has("rest") || (has("other") && has("ones"));
  const bool those = (others && says_only(kLightOfRest)) || denies_again();
  const bool denied = denies_rest();
  if (!those && !denied) return std::nullopt;
  QueryBlock block = base_.block();
  if (denied &&
      (block.where.empty() || block.where.back().empty() || block.where.back()[0].negated))
    return std::nullopt;
  if (block.where.empty() || block.where.back().size() != 1 || block.limit) return std::nullopt;
  Condition& last = block.where.back()[0];
  last.negated = !last.negated;
  return made("rest", std::move(block), in_base("(the others)"), 0.7);
}

// A table of the question before, by its noun at the end of the follow-up.
bool FollowUpReader::names_own_rows(uint32_t token) const {
  if (std::any_of(nouns_.begin(), nouns_.end(),
                  [&](const std::string& noun) { return text::folded(noun) == u_.word(token); }))
    return true;
  return std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == token &&
           m.end == token + 1 &&
           (m.table == base_.topic() || m.table == base_.block().entity || m.table == counted());
  });
}

// The words that restrict, without the heads "the ones" and "those".
FollowUpReader::Restricting FollowUpReader::restricting(bool denied) const {
  Restricting out;
  uint32_t from = u_.begin, to = u_.end;
  const uint32_t excluding = excluding_words(u_, from);
  if (denied && excluding == 0) return out;
  if (denied || excluding > 1) {  // "leave out the void ones"
    from += excluding;
    out.denied = true;
  }
  while (from < to && text::is_one_of(u_.word(from), {"without", "excluding", "except", "not"}) &&
         (u_.word(to - 1) == "ones" || u_.word(from) == "not")) {
    out.denied = true;
    ++from;
  }
  while (from < to &&
         (text::is_one_of(u_.word(from), {"the", "ones", "those", "these", "of", "them", "all",
                                          "for", "show", "me"}) ||
          u_.token(from).punctuation) &&
         !(u_.word(from) == "for" && from + 1 < to && is_preposition(u_.word(from + 1))))
    ++from;
  while (to > from && (u_.word(to - 1) == "ones" || u_.word(to - 1) == "'s")) --to;
  if (to > from + 1 && names_own_rows(to - 1) && !is_preposition(u_.word(to - 2)) &&
      !text::is_one_of(u_.word(to - 2), {"the", "no", "any", "more", "than", "of"}) &&
      (u_.only || u_.phrase || u_.opened || u_.about || u_.corrects || out.denied ||
       is_excluding(u_.word(words_[0]))))
    --to;  // "only card payments"
  out.text = u_.span(from, to);
  out.clause = text::is_one_of(u_.word(from), {"that", "who", "which", "whose", "where", "with",
                                               "having", "without"}) ||
               is_preposition(u_.word(from));
  return out;
}

std::vector<std::string> FollowUpReader::restricted_texts(
    const Restricting& words, const std::vector<std::string>& nouns) const {
  std::vector<std::string> texts;
  for (const std::string& noun : nouns) {
    if (words.denied) {
      texts.push_back(fmt::format("{} that are not {}", noun, words.text));
      continue;
    }
    if ((u_.only || u_.phrase) && !words.clause &&
        text::folded(words.text).ends_with(" " + text::folded(noun))) {
      texts.insert(texts.begin(), words.text);  // "only card payments"
      continue;
    }
    texts.push_back(fmt::format("{} {}", noun, words.text));
    if (words.clause) continue;
    texts.push_back(fmt::format("{} {}", words.text, noun));
    texts.push_back(fmt::format("{} that are {}", noun, words.text));
    texts.push_back(fmt::format("{} with {}", noun, words.text));
  }
  return texts;
}

// A date of rows that the question before does not have, nor refers to: nobody spoke of it.
bool FollowUpReader::dates_others(const QueryBlock& own) const {
  const uint32_t topic = base_.topic();
  return std::any_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      const uint32_t home = c.column.home();
      return base_.facts().temporal(c.column) && c.sub.empty() && home != topic &&
             !mentions(base_.block(), home) && !context_.schema->graph.to_one(topic, home) &&
             !context_.schema->graph.to_one(home, topic) && !is_said(c.column);
    });
  });
}

// "since 2020" is no year, also where the column is called so.
bool FollowUpReader::keeps_open_end(const QueryBlock& block) const {
  const std::string_view first = u_.word(words_[0]);
  if (!text::is_one_of(first, {"since", "after", "before", "until"})) return true;
  return std::none_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return base_.facts().temporal(c.column) &&
             (c.op == Op::kRange || c.op == Op::kLike || c.op == Op::kEqual) && !c.from_today;
    });
  });
}

// How the engine reads the rows of the topic that the words restrict.
std::optional<Probe> FollowUpReader::restricted_rows(const Restricting& words) const {
  const std::vector<std::string> texts = restricted_texts(words, nouns_);
  const uint32_t topic = base_.topic();
  return best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    if (!b.order.empty() || !mentions(b, topic)) return false;
    // "with orders" asks for rows of another table.
    const bool others = std::any_of(b.tables.begin(), b.tables.end(), [&](uint32_t t) {
      return t != topic && !context_.schema->graph.to_one(topic, t);
    });
    const bool selected = b.having && all_plain(b) && !b.limit && b.outer == Aggregate::kPlain &&
                          b.best_of.empty();  // "with more than 3 orders"
    const bool only_it =
        std::all_of(b.tables.begin(), b.tables.end(), [&](uint32_t t) { return t == topic; });
    const bool itself =
        b.having && only_it && b.entity == topic && b.having->term.fn == Aggregate::kCount;
    if (itself) return false;  // each row is one of itself
    if (selected) return contains(b.group, base_.facts().key_of(topic));
    return is_plain(b) && holds_values(b) && keeps_open_end(b) && !dates_others(b) &&
           !only_shows(b) && (!b.where.empty() || (others && words.clause));
  });
}

// True for a column that is one of the counted rows rather than of the topic that they are grouped
// by: a date of the topic, "with diesel vans" of runs.
bool FollowUpReader::tells_of(ColumnExpr c, uint32_t counted) const {
  const uint32_t topic = base_.topic(), home = c.home();
  const auto& graph = context_.schema->graph;
  if (home == topic) return base_.facts().temporal(c) && !is_said(c, 0.6F);
  return !graph.to_one(topic, home) && graph.to_one(counted, home);
}

// "also 2023" where no date is spoken of; "only those under 30" after an average income. "Just this
// year" after the jobs of each mechanic: of the jobs, and not of when the mechanic came.
bool FollowUpReader::restricts_otherwise(const QueryBlock& own) const {
  const ValueExpr* measured = base_.aggregate();
  const uint32_t counted = measured && base_.grouped() ? measured->column.home() : kNone;
  if (counted != kNone && counted != base_.topic()) {
    if (mentions(own, counted)) return true;
    for (const auto& clause : own.where)
      for (const Condition& c : clause) {
        if (tells_of(c.column, counted)) return true;
        for (const QueryBlock& sub : c.sub)
          if (!sub.having && mentions(sub, counted)) return true;
      }
  }
  return std::any_of(own.where.begin(), own.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return (u_.added && !u_.only && base_.facts().temporal(c.column)) ||
             (measured && measured->fn != Aggregate::kCount && c.column == measured->column);
    });
  });
}

// The question before, ready for another restriction. Nullopt: its rows cannot be told.
std::optional<QueryBlock> FollowUpReader::to_restrict(const QueryBlock& own) const {
  QueryBlock block = base_.block();
  // "only the red ones" of the first five are fewer than five.
  if (block.limit && block.limit != 1 && !u_.opened && !u_.about && !u_.corrects &&
      !ranks_groups()) {
    const auto some = base_.restriction(base_.topic());
    if (!some || !base_.lists()) return std::nullopt;
    QueryBlock of_them;
    of_them.entity = base_.topic();
    of_them.select = base_.display(base_.topic());
    of_them.where = some->where;
    for (const ValueExpr& v : of_them.select) need_table(of_them, v.column.home());
    block = std::move(of_them);
  }
  // "and closed?" after "how many are open": the other state, told by another column. "And take the
  // bus" tells more of them.
  const auto light = [&](uint32_t i) {
    return filler(u_.word(i)) >= 0.6F || is_preposition(u_.word(i)) ||
           text::is_one_of(u_.word(i), {"ones", "those", "these", "the"});
  };
  const bool bare = std::count_if(words_.begin(), words_.end(), std::not_fn(light)) <= 1 &&
                    !is_form_of_be(u_.word(words_[0]));
  if ((u_.opened || u_.about) && bare && own.where.size() == 1) {
    const Condition& now = own.where[0][0];
    std::erase_if(block.where, [&](const std::vector<Condition>& old) {
      return old.size() == 1 && old[0].column.table == now.column.table &&
             !(old[0].column == now.column) && tells_state(old[0], base_.facts()) &&
             tells_state(now, base_.facts());
    });
  }
  return block;
}

// "only those from Germany", "the ones rated G", "without the refunded ones"
// "and the active ones?" after those that are finished: in the place of that state, though another
// column tells it.
bool FollowUpReader::contrasts_state(const QueryBlock& own) const {
  const auto& where = base_.block().where;
  if (!u_.opened || u_.only || u_.added || words_.size() < 3 || u_.word(words_.back()) != "ones" ||
      where.empty() || own.where.size() != 1)
    return false;
  const auto state = [&](const std::vector<Condition>& clause) {
    if (clause.size() != 1 || !clause[0].sub.empty() || clause[0].negated) return false;
    const ColumnExpr column = clause[0].column;
    const bool few = clause[0].op == Op::kEqual &&
                     (base_.facts().flag(column) || text::is_one_of(base_.facts().last_word(column),
                                                                    {"status", "state", "stage"}));
    return few || clause[0].op == Op::kIsNull;
  };
  const std::vector<Condition>&last = where.back(), &now = own.where[0];
  const bool null = last.size() == 1 && last[0].op == Op::kIsNull;  // "finished" has an end date
  return (state(last) || null) && (state(now) || now[0].op == Op::kIsNull) &&
         last[0].column.home() == now[0].column.home() && !(last[0].column == now[0].column);
}

FollowUpReader::Found FollowUpReader::narrow() {
  if ((is_question_word(u_.word(words_[0])) && !u_.only) || shift_of(u_)) return std::nullopt;
  if (!excluded().empty() && u_.word(words_.back()) != "ones") return std::nullopt;
  if (text::is_one_of(u_.word(words_[0]), kArrangingVerbs)) return std::nullopt;
  if (auto denied = restricting(true); !denied.text.empty())
    if (Found out = narrow_counted(denied)) return out;
  const Restricting words = restricting();
  if (words.text.empty()) return std::nullopt;
  // "more than 5" of one of several measures
  if (base_.grouped() && base_.aggregate() == nullptr && number() && words_.size() <= 3)
    return std::nullopt;
  // "without the ones who don't want mail" denies what is denied.
  if (is_excluding(u_.word(words_[0])) &&
      std::any_of(words_.begin() + 1, words_.end(), [&](uint32_t i) {
        return text::is_one_of(u_.word(i), kDenials) || u_.word(i).ends_with("n't");
      }))
    return std::nullopt;
  if (Found out = narrow_referring(words)) return out;
  auto found = restricted_rows(words);
  if (!found || !is_near(found->block(), base_.topic()) || restricts_otherwise(found->block()))
    if (Found out = narrow_counted(words)) return out;
  if (!found || restricts_anew(found->block())) return std::nullopt;
  if (u_.either || (u_.added && !u_.only && !u_.pronouns.empty()))
    return beside(*found, words.text);
  if (Found out = other_month(found->block())) return out;
  if (u_.added && !u_.only)
    if (Found out = beside_value(*found, words.text)) return out;
  if (restricts_otherwise(found->block())) return std::nullopt;
  prefer_shown(*found);
  auto block = to_restrict(found->block());
  if (!block) return std::nullopt;
  // "only doctors" after patients: other rows, by a bare value.
  if (u_.only && !words.clause && u_.pronouns.empty() && !found->block().having &&
      !is_inside(found->block(), *block))
    return std::nullopt;
  if (contrasts_state(found->block())) block->where.pop_back();
  const size_t before = block->where.size();
  add_rows(*block, *found);
  if (u_.shows && base_.counts()) {
    block->select = base_.display(base_.topic());
    if (block->select.empty()) return std::nullopt;
  }
  const bool joined = words.clause && !words.denied && !u_.corrects;
  const std::string_view lead = words.denied  ? "but not "
                                : u_.corrects ? "but "
                                : joined      ? ""
                                              : "only ";
  return made(block->where.size() == before ? "replace" : "narrow", std::move(*block),
              in_base(std::string(lead) + words.text, !joined), found->confidence);
}

// Restricts the block to the rows of the short question.
void FollowUpReader::add_rows(QueryBlock& block, const Probe& found) const {
  const QueryBlock& own = found.block();
  const uint32_t topic = base_.topic();
  if (!is_inside(own, block)) {
    const auto members = as_membership(own, topic, base_.facts());
    if (!members.empty()) {
      merge_where(block.where, members);
      need_table(block, topic);
      return;
    }
  }
  merge_where(block.where, own.where, u_.about || u_.corrects);
  for (const auto& clause : own.where)
    for (const Condition& c : clause) need_table(block, c.column.home());
  need_tables(block, own);
}

}  // namespace ask::engine
