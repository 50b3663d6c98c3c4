// Groups, order and limits: "by country?", "sort them by price", "who is second?", "just the top
// 3".
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Words of a rank that name no column.
constexpr std::string_view kLightOfRank[] = {
    "got",      "get", "gets", "one",  "common",  "popular", "amount", "number", "'s",
    "frequent", "all", "many", "does", "overall", "of",      "come",   "comes",  "often"};
// The same, lemmas.
constexpr std::string_view kLightVerbsOfRank[] = {"give",   "make", "take",  "earn",  "have",
                                                  "bring",  "do",   "be",    "spend", "pay",
                                                  "earner", "buy",  "seller"};
// Words before what the rows are to be grouped by.
constexpr std::string_view kBeforeGrouping[] = {"break",   "it",      "that", "down",  "split",
                                                "grouped", "group",   "them", "those", "show",
                                                "broken",  "divided", "me",   "how",   "many"};
// Words of an order by a count.
constexpr std::string_view kCountNounsOfOrder[] = {"number", "count", "amount", "many"};
// Words behind a verb that sorts.
constexpr std::string_view kBehindSort[] = {"by",        "them",           "those", "these",
                                            "it",        "that",           "in",    "descending",
                                            "ascending", "alphabetically", "the"};
// Verbs that sort.
constexpr std::string_view kSortVerbs[] = {"sort", "sorted", "order",   "ordered",
                                           "rank", "ranked", "arrange", "arranged"};
// Words of a question that turns the order round.
constexpr std::string_view kDirectionOnly[] = {
    "in",     "descending", "ascending", "reverse", "order", "sort",  "them",
    "sorted", "the",        "other",     "way",     "it",    "those", "ordered"};
// Words beside a place in the order: "who came second".
constexpr std::string_view kLightOfPlace[] = {
    "who",   "what", "which", "is", "was",  "'s",    "comes", "came", "the",  "one",    "in",
    "place", "whos", "are",   "of", "them", "those", "at",    "come", "wich", "number", "and"};
// Words beside a number of rows: "only the first 5".
constexpr std::string_view kLightOfLimit[] = {
    "the",  "of",    "them", "those", "show", "me", "ones", "results", "rows", "to",
    "list", "limit", "it",   "give",  "them", "a",  "only", "just",    "these"};

constexpr double kByOrder = 0.85;  // confidence where nothing had to be read anew

constexpr std::string_view kUpper[] = {"most",   "highest", "biggest",  "largest", "best",
                                       "top",    "maximum", "greatest", "max",     "longest",
                                       "bigger", "busiest", "strongest"};
constexpr std::string_view kLower[] = {"fewest", "least",    "lowest",  "smallest",
                                       "worst",  "bottom",   "minimum", "min",
                                       "rarest", "shortest", "weakest", "quietest"};

int place_of(std::string_view word) {
  constexpr std::string_view kPlaceNames[] = {"first", "second",  "third",  "fourth", "fifth",
                                              "sixth", "seventh", "eighth", "ninth",  "tenth"};
  constexpr std::string_view kPlaceNumbers[] = {"1st", "2nd", "3rd", "4th", "5th",
                                                "6th", "7th", "8th", "9th", "10th"};
  for (size_t i = 0; i < std::size(kPlaceNames); ++i)
    if (word == kPlaceNames[i] || word == kPlaceNumbers[i]) return static_cast<int>(i) + 1;
  return 0;
}

}  // namespace

bool upper(std::string_view word) { return text::is_one_of(word, kUpper); }
bool lower(std::string_view word) { return text::is_one_of(word, kLower); }

// "which one has the fewest?": nothing but the direction is said that the question before does not
// have.
bool FollowUpReader::takes_group_order(bool& descending) const {
  if (!base_.grouped() || base_.aggregate() == nullptr || base_.block().outer != Aggregate::kPlain)
    return false;
  if (asks_other_noun()) return false;
  int found = 0;
  std::vector<std::string> said;
  for (const Token& token : base_.reading().lattice().tokens) said.push_back(token.lemma);
  for (const uint32_t i : words_) {
    const Token& token = u_.token(i);
    const std::string_view word = token.folded;
    const bool pointed = std::any_of(u_.pronouns.begin(), u_.pronouns.end(),
                                     [&](const Pronoun& p) { return i >= p.begin && i < p.end; });
    if (upper(word) || lower(word)) {
      // "the longest" is not the one with the most of them.
      if (base_.aggregate()->fn == Aggregate::kCount &&
          text::is_one_of(word, {"longest", "shortest"}))
        return false;
      descending = upper(word);
      ++found;
      continue;
    }
    const bool costs = token.lemma == "cost" && base_.aggregate()->fn != Aggregate::kCount;
    const bool light = costs || filler(word) >= 0.7F || is_question_word(word) ||
                       is_request_word(word) || is_preposition(word) ||
                       text::is_one_of(word, kLightOfRank) ||
                       text::is_one_of(token.lemma, kLightVerbsOfRank) || place_of(word) > 0;
    const bool number =
        std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
        });
    const bool repeated = contains(said, token.lemma);
    // "who talked longest?" of hours on the phone
    const bool verb =
        words_.size() > 1 && i == words_[1] && u_.word(words_[0]) == "who" &&
        word.ends_with("ed") &&
        std::none_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.begin <= i && m.end > i && m.score >= 0.72F &&
                 (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn ||
                  (m.kind == MentionKind::kValue && m.found));
        });
    if (!pointed && !light && !number && !repeated && !verb) return false;
  }
  return found == 1;
}

// What the rows are to be grouped by: "by country", "per month", "for each of them"; "" if nothing.
std::string FollowUpReader::grouping() const {
  size_t at = 0;
  while (at < words_.size() && text::is_one_of(u_.word(words_[at]), kBeforeGrouping)) ++at;
  if (at >= words_.size() || (at + 1 == words_.size() && words_.size() > 1)) return "";
  const std::string_view first = u_.word(words_[at]);
  const std::string_view second = at + 1 < words_.size() ? u_.word(words_[at + 1]) : "";
  const bool each = (first == "for" || first == "in" || first == "on" || first == "from" ||
                     first == "at" || first == "with" || first == "of") &&
                    (second == "each" || second == "every");
  const std::string_view every = words_.size() == 1 ? period_adverb(first) : std::string_view();
  if (first != "by" && first != "per" && !each && every.empty()) return "";
  // "and monthly?" after those that are billed yearly
  const auto& where = base_.block().where;
  if (!every.empty() && std::any_of(where.begin(), where.end(), [&](const auto& clause) {
        return of_one_column(clause) && !values_of(clause[0].column).empty();
      }))
    return "";
  return every.empty() ? words_from(at) : fmt::format("per {}", every);
}

// How the engine reads the rows of the question before with these groups.
std::optional<Probe> FollowUpReader::grouped_rows(const std::string& body) const {
  std::vector<std::string> texts;
  std::vector<std::string> nouns = nouns_;
  if (base_.grouped()) nouns = base_.nouns(base_.block().entity);
  for (const std::string& noun : nouns) {
    texts.push_back(fmt::format("number of {} {}", noun, body));
    texts.push_back(fmt::format("how many {} are there {}", noun, body));
  }
  // The question before may itself be read with the group: "total sales" + "by year".
  if (!base_.grouped()) texts.push_back(in_base(body));
  return best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    const bool rows = b.where.empty() || b.where == base_.block().where;
    const bool shown = std::all_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
      return v.fn != Aggregate::kPlain ||
             std::any_of(b.group.begin(), b.group.end(),
                         [&](const ColumnExpr& g) { return g.home() == v.column.home(); });
    });
    return !b.group.empty() && rows && shown && !b.having && !b.limit &&
           b.outer == Aggregate::kPlain && b.best_of.empty();
  });
}

// The groups are of rows that what is counted or added up is not one of: it would be counted for
// each of them.
bool FollowUpReader::multiplies(const QueryBlock& own) const {
  const SchemaGraph& graph = context_.schema->graph;
  const ValueExpr* measured = base_.aggregate();
  const bool sums = measured != nullptr && measured->fn != Aggregate::kCount;
  uint32_t rows = measured != nullptr && measured->column.valid() ? measured->column.home()
                                                                  : base_.block().entity;
  if (rows == kNone) rows = base_.block().entity;
  return std::any_of(own.group.begin(), own.group.end(), [&](const ColumnExpr& g) {
    const uint32_t home = g.home();
    if (home == kNone || home == rows || graph.to_one(rows, home)) return false;
    if (sums) return !mentions(base_.block(), home);
    const auto& tables = base_.facts().catalog().tables;
    for (uint32_t t = 0; t < tables.size(); ++t)
      if ((t == home || graph.to_one(t, home)) && graph.to_one(t, rows)) return false;
    return true;
  });
}

// "per month" after the admissions in 2025 is of the date that these were chosen by. False: it
// would be a date of birth, which nobody named.
bool FollowUpReader::dates_as_spoken(QueryBlock& own) const {
  QueryBlock before = base_.block();
  const Condition* old = dated(before);
  ColumnExpr spoken = old != nullptr ? old->column : ColumnExpr();
  for (const ColumnExpr& g : before.group)
    if (g.period != Period::kWhole && base_.facts().temporal(g)) spoken = g;
  for (ColumnExpr& g : own.group) {
    if (g.period == Period::kWhole || !base_.facts().temporal(g) || is_said(g)) continue;
    const ColumnExpr was = g;
    const bool same_kind =
        spoken.valid() && base_.facts().numeric(spoken) == base_.facts().numeric(g);
    if (!spoken.valid() && base_.facts().birth_date(g)) return false;
    if (!same_kind || (spoken.table == g.table && spoken.column == g.column)) continue;
    g = spoken;
    g.period = was.period;
    for (ValueExpr& v : own.select)
      if (v.column == was) v.column = g;
    for (Ordering& o : own.order)
      if (o.term.column == was) o.term.column = g;
  }
  return true;
}

FollowUpReader::Found FollowUpReader::group() {
  const std::string body = grouping();
  return body.empty() ? std::nullopt : grouped_by(body);
}

FollowUpReader::Found FollowUpReader::grouped_by(const std::string& body) const {
  if (base_.aggregate() == nullptr && !base_.lists()) return std::nullopt;
  auto found = grouped_rows(body);
  if (!found) return std::nullopt;
  QueryBlock block = base_.block();
  if (base_.lists() && block.limit) return std::nullopt;
  if (multiplies(found->form.block)) return std::nullopt;
  if (!dates_as_spoken(found->form.block)) return std::nullopt;
  std::vector<ValueExpr> select;
  for (const ValueExpr& v : found->block().select)
    if (v.fn == Aggregate::kPlain) select.push_back(v);
  if (base_.aggregate() != nullptr)
    select.push_back(*base_.aggregate());
  else
    select.push_back({{base_.topic(), kNone}, Aggregate::kCount});
  if (select.size() < 2) return std::nullopt;
  block.select = std::move(select);
  block.distinct = false;
  const bool by_aggregate =
      block.limit && !block.order.empty() && block.order[0].term.fn != Aggregate::kPlain;
  if (!by_aggregate) block.order.clear();
  block.group = found->block().group;
  for (const ColumnExpr& g : block.group) need_table(block, g.home());
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  for (const uint32_t t : found->block().tables)
    if (context_.schema->graph.to_one(block.entity, t)) need_table(block, t);
  if (block.order.empty())
    for (const Ordering& o : found->block().order)
      if (o.term.fn == Aggregate::kPlain) block.order.push_back(o);
  return made("group", std::move(block), in_base(body), found->confidence);
}

// By the aggregate of the groups: "most first", "by number", "sorted by price" after an average
// price. False if another table or column is named.
bool FollowUpReader::orders_by_measure(bool& descending) const {
  const ValueExpr& measure = *base_.aggregate();
  const bool counts = measure.fn == Aggregate::kCount;
  bool said = false, named = false;
  for (const uint32_t i : words_) {
    const std::string_view word = u_.word(i);
    bool other = false, own = false;
    for (const Mention& m : u_.lattice.mentions) {
      if (m.begin > i || m.end <= i || m.begin < u_.begin || m.end > u_.end) continue;
      const bool column = m.kind == MentionKind::kColumn;
      if (!column && m.kind != MentionKind::kTable) continue;
      own |= column && m.table == measure.column.table && m.column == measure.column.column;
      own |= !column && counts && m.table == measure.column.table;
      other |= m.score >= 0.9F;
    }
    if (upper(word) || lower(word)) {
      said = true;
      descending = upper(word);
    } else if (other && !own) {
      return false;
    }
    named |= own;
    said |= counts && text::is_one_of(word, kCountNounsOfOrder);
    said |= measure.fn == Aggregate::kSum && text::is_one_of(word, {"amount", "total", "sum"});
    said |= measure.fn == Aggregate::kAverage && text::is_one_of(word, {"average", "mean"});
  }
  if (named && !said) descending = has("descending");
  if (has("ascending")) descending = false;
  return said || named;
}

// "longest first": an order, and no first row.
bool FollowUpReader::asks_order() const {
  return words_.size() >= 2 && words_.size() <= 4 && u_.word(words_.back()) == "first" &&
         !is_question_word(u_.word(words_[0])) && is_graded();
}

// "biggest first" of rows with one number: by that.
FollowUpReader::Found FollowUpReader::order_by_shown() const {
  const std::string_view word = u_.word(words_[0]);
  QueryBlock block = base_.block();
  if (!asks_order() || words_.size() != 2 || !(upper(word) || lower(word)) || !base_.lists())
    return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select) {
    if (!base_.facts().measure(v.column)) continue;
    if (only != nullptr) return std::nullopt;
    only = &v;
  }
  if (only == nullptr) return std::nullopt;
  block.order = {{*only, upper(word)}};
  return made("order", std::move(block), in_base(u_.body(), true), kByOrder);
}

// "sort them by price", "newest first", "in descending order"
FollowUpReader::Found FollowUpReader::order() {
  const std::string_view first = u_.word(words_[0]), last = u_.word(words_.back());
  const bool follows =  // not "order dates of theirs"
      words_.size() == 1 || text::is_one_of(u_.word(words_[1]), kBehindSort);
  const bool sorts = follows && text::is_one_of(first, kSortVerbs);
  const bool first_of = last == "first" && words_.size() > 1 && !is_question_word(first);
  const bool way = has("descending") || has("ascending") || has("alphabetically") ||
                   has("reverse") || (has("order") && first == "in");
  if (!sorts && !first_of && !way) return std::nullopt;
  QueryBlock block = base_.block();
  if (block.limit || base_.block().outer != Aggregate::kPlain) return std::nullopt;
  if (!base_.grouped() && !base_.lists() && !base_.counts()) return std::nullopt;  // one number
  std::string how;
  for (size_t i = sorts ? 1 : 0; i < words_.size() && how.empty(); ++i) {
    const bool pronoun = std::any_of(u_.pronouns.begin(), u_.pronouns.end(), [&](const Pronoun& p) {
      return p.begin <= words_[i] && p.end > words_[i];
    });
    if (!pronoun) how = words_from(i);
  }
  const std::string tail = sorts ? (how.empty() ? "sorted" : "sorted " + how) : how;
  if (base_.grouped() && base_.aggregate() != nullptr) {
    bool descending = true;
    if (orders_by_measure(descending))
      return made("order", ordered_groups(descending, std::nullopt), in_base(tail, true), kByOrder);
  }
  if (!block.order.empty() && (how.empty() || says_only(kDirectionOnly))) {
    for (Ordering& o : block.order)
      o.descending = has("descending") || (!has("ascending") && !o.descending);
    return made("order", std::move(block), in_base(tail, true), kByOrder);
  }
  if (Found out = order_by_shown()) return out;
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_) {
    texts.push_back(fmt::format("list the {} {}", noun, tail));
    texts.push_back(fmt::format("{}, {}", noun, tail));
    if (first_of) texts.push_back(fmt::format("list the {} sorted by {}", noun, how));
  }
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return !b.order.empty() && !b.limit && b.group.empty() && b.where.empty();
  });
  if (!found) return std::nullopt;
  block.order = found->block().order;
  if (base_.grouped())
    for (const Ordering& o : block.order)
      if (!one_for_each_group(o.term) || has("number") || has("count")) return std::nullopt;
  for (const Ordering& o : block.order) need_table(block, o.term.column.home());
  if (base_.counts()) {
    block.select = base_.display(base_.topic());
    if (block.select.empty()) return std::nullopt;
  }
  return made("order", std::move(block), in_base(tail, true), found->confidence);
}

// "who is second?", "and the next one?"
FollowUpReader::Found FollowUpReader::rank() {
  int place = 0;
  bool next = false;
  const auto told = number();
  const bool numbered =  // "who's number one?"
      told && *told >= 1 && *told <= 10 && has("number") && !has("next");
  if (numbered) place = static_cast<int>(*told);
  const bool more = told && !numbered && *told == std::floor(*told) && *told >= 1 && *told <= 1e6;

  const auto counted = [&](uint32_t i) {
    return std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
                       });
  };
  for (const uint32_t i : words_) {
    const std::string_view word = u_.word(i);
    if (place_of(word) > 0 && place == 0)
      place = place_of(word);
    else if (word == "next")
      next = true;
    else if ((more || numbered) && counted(i))  // "the next 5"
      continue;
    else if (place > 0 && (upper(word) || lower(word)))
      continue;
    else if (!text::is_one_of(word, kLightOfPlace))
      return std::nullopt;
  }
  if ((place == 0 && !next) || (more && !next)) return std::nullopt;
  const bool asks = is_question_word(u_.word(words_[0])) || u_.word(words_[0]) == "the" ||
                    words_.size() == 1 || (next && more);
  if (!asks) return std::nullopt;
  QueryBlock block = base_.block();
  if (block.order.empty()) {
    if (!base_.grouped() || base_.aggregate() == nullptr || next) return std::nullopt;
    block = ordered_groups(true, 1);
  } else if (base_.grouped() && !block.limit && block.order[0].term.fn == Aggregate::kPlain) {
    if (base_.aggregate() == nullptr || next) return std::nullopt;
    block = ordered_groups(true, 1);
  }
  const int64_t offset = next ? block.offset.value_or(0) + block.limit.value_or(1) : place - 1;
  block.limit = !next ? 1 : more ? static_cast<int64_t>(*told) : block.limit.value_or(1);
  block.offset = offset > 0 ? std::optional<int64_t>(offset) : std::nullopt;
  block.ties = false;
  const std::string question = fmt::format("{} ({})", base_.text(), u_.body());
  return made("rank", std::move(block), question, kByOrder);
}

// "just the top 3", "make that 5", "the bottom 3"
FollowUpReader::Found FollowUpReader::limit() {
  const auto count = number();
  if (!count || *count < 1 || *count > 1e6 ||
      *count != static_cast<double>(static_cast<int64_t>(*count)))
    return std::nullopt;
  bool descending = true, directed = false, first = false;
  for (const uint32_t i : words_) {
    const std::string_view word = u_.word(i);
    const bool counted =
        std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
        });
    const bool noun =
        std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kTable && m.begin <= i && m.end > i &&
                 m.table == base_.topic();
        });
    if (upper(word) || lower(word))
      descending = upper(word), directed = true;
    else if (word == "first")
      first = true;
    else if (!counted && !noun && !text::is_one_of(word, kLightOfLimit))
      return std::nullopt;
  }
  // "only 2024" is a year.
  const bool year =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kDate && m.begin >= u_.begin && m.end <= u_.end;
      });
  if (year && !directed && !first) return std::nullopt;
  QueryBlock block = base_.block();
  const auto n = static_cast<int64_t>(*count);
  const std::string question = in_base("(" + u_.body() + ")");
  if (base_.grouped() && base_.aggregate() != nullptr && !first &&
      (directed || block.order.empty() || block.order[0].term.fn == Aggregate::kPlain)) {
    if (!directed && !block.limit && block.order.empty()) return std::nullopt;
    const bool sorted = !block.order.empty() && block.order[0].term.fn != Aggregate::kPlain;
    const bool way = sorted ? (descending == block.order[0].descending || descending) : descending;
    QueryBlock out = ordered_groups(
        sorted ? (descending ? block.order[0].descending : !block.order[0].descending) : way, n);
    return made("limit", std::move(out), question, kByOrder);
  }
  if (block.order.empty() && !block.limit && !first) return std::nullopt;
  if (!base_.lists() && !base_.grouped()) return std::nullopt;
  if (lower(u_.word(words_[0])) || (directed && !descending))
    for (Ordering& o : block.order) o.descending = !o.descending;
  block.limit = n;
  block.offset.reset();
  block.ties = false;
  return made("limit", std::move(block), question, kByOrder);
}

}  // namespace ask::engine
