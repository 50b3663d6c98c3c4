// What is shown of the rows: further columns, another measure, and questions about "them".
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Words of the aggregates.
constexpr std::string_view kMeans[] = {"average", "avg", "mean"};
// Of a sum.
constexpr std::string_view kSums[] = {"total", "sum", "altogether", "together", "overall"};
// Of a maximum.
constexpr std::string_view kMaxima[] = {"maximum", "max", "highest", "biggest", "largest"};
// Of a minimum.
constexpr std::string_view kMinima[] = {"minimum", "min", "lowest", "smallest"};
// Last words of what is wanted that need not be in the name of a column.
constexpr std::string_view kHeadsOfColumns[] = {"number", "numbers", "name", "names", "address"};
// Words before what is wanted.
constexpr std::string_view kBeforeWanted[] = {"add",  "include", "with", "show", "list",
                                              "give", "display", "me",   "us",   "get",
                                              "also", "the",     "all",  "plus", "together"};
// Those of them that ask for it.
constexpr std::string_view kAddingVerbs[] = {"add",  "include", "with",   "show",
                                             "list", "give",    "display"};
// Tables of those to whom rows belong.
constexpr std::string_view kOwners[] = {"customer", "client", "member",     "user",    "owner",
                                        "patient",  "person", "employee",   "student", "guest",
                                        "donor",    "holder", "subscriber", "tenant",  "passenger",
                                        "attendee", "account"};
// Words of "where do they live".
constexpr std::string_view kLightOfPlaces[] = {
    "do",   "does",  "is",      "are",   "was",   "were",  "they", "he",   "she",  "it",
    "live", "lives", "located", "based", "those", "these", "them", "from", "come", "stay"};
// Columns that tell a place, the likeliest first.
constexpr std::string_view kPlaceColumns[] = {"city",  "town",    "location",
                                              "place", "address", "country"};

constexpr double kByMeasure = 0.85;

std::string_view word_of(Aggregate fn) {
  switch (fn) {
    case Aggregate::kAverage:
      return "average";
    case Aggregate::kMinimum:
      return "lowest";
    case Aggregate::kMaximum:
      return "highest";
    case Aggregate::kMedian:
      return "median";
    default:
      return "total";
  }
}

}  // namespace

std::optional<Aggregate> aggregate_named(std::string_view word) {
  if (text::is_one_of(word, kMeans)) return Aggregate::kAverage;
  if (text::is_one_of(word, kSums)) return Aggregate::kSum;
  if (text::is_one_of(word, kMaxima)) return Aggregate::kMaximum;
  if (text::is_one_of(word, kMinima)) return Aggregate::kMinimum;
  if (word == "median") return Aggregate::kMedian;
  if (word == "longest") return Aggregate::kMaximum;
  if (word == "shortest") return Aggregate::kMinimum;
  return std::nullopt;
}

// "how many hours did each of them do there?": of the same rows as before, not of all of theirs.
bool FollowUpReader::at_the_place() const {
  const QueryBlock& before = base_.block();
  return u_.pronouns.size() > 1 && u_.pronouns.back().kind == Pointer::kThere &&
         !before.where.empty() && !before.limit && !before.having && !base_.grouped();
}

// The short question about the rows of the question before only.
std::optional<LogicalForm> FollowUpReader::restricted(const LogicalForm& form,
                                                      bool beyond_first) const {
  if (at_the_place() && mentions(form.block, base_.topic())) {
    LogicalForm out = form;
    const QueryBlock& before = base_.block();
    out.block.where = before.where;
    merge_where(out.block.where, form.block.where);
    need_table(out.block, before.entity);
    for (const uint32_t t : before.tables) need_table(out.block, t);
    return out;
  }
  const auto only = base_.restriction(base_.topic(), beyond_first);
  if (!only || !mentions(form.block, base_.topic())) return std::nullopt;
  LogicalForm out = form;
  std::vector<std::vector<Condition>> own = out.block.where;
  out.block.where = only->where;
  merge_where(out.block.where, own);
  for (const uint32_t t : only->tables) need_table(out.block, t);
  return out;
}

// "email?"
bool FollowUpReader::names_columns() const {
  const bool totals = words_.size() == 1 && base_.counts() && aggregate_named(u_.word(words_[0]));
  return u_.columns && u_.pronouns.empty() && !u_.only && !totals;
}

// "with the holder's name", "including their email": every word names a column that is shown, or
// what the rows refer to. "With parking" and "with a phone" choose rows.
bool FollowUpReader::with_columns() const {
  if (!text::is_one_of(u_.word(words_[0]), {"with", "including", "plus"}) || words_.size() < 2 ||
      words_.size() > 7 || !base_.lists() || u_.only)
    return false;
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  for (const Mention& m : u_.lattice.mentions) {
    if (m.begin < words_[1] || m.end > u_.end) continue;
    if (m.kind == MentionKind::kNumber || m.kind == MentionKind::kDate) return false;
    if (m.kind == MentionKind::kValue && m.found && m.score >= 0.85F && !m.inside &&
        filler(u_.word(m.begin)) < 0.6F)
      return false;
    const ColumnExpr column{m.table, m.column};
    const bool shown = m.kind == MentionKind::kColumn && m.score >= 0.72F;
    if (shown && m.score >= 0.85F && base_.facts().flag(column)) return false;
    const bool referred =
        m.kind == MentionKind::kTable && m.score >= 0.85F &&
        (m.table == base_.topic() || context_.schema->graph.to_one(base_.topic(), m.table));
    if (shown || referred)
      for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  }
  bool any = false;
  for (size_t i = 1; i < words_.size(); ++i) {
    const std::string_view word = u_.word(words_[i]);
    if (text::is_one_of(word, {"a", "an", "no", "any", "more", "less", "at"})) return false;
    any |= told[words_[i]];
    if (!told[words_[i]] &&
        !text::is_one_of(word, {"the", "their", "its", "his", "her", "'s", "of", "and", "each",
                                "for", "one", "them", "all"}) &&
        !(any && text::is_one_of(word, kHeadsOfColumns)))
      return false;
  }
  return any;
}

// The tokens of what is wanted, without "show me" before and "for each one", "of them" after it.
std::optional<std::pair<uint32_t, uint32_t>> FollowUpReader::wanted() const {
  size_t at = 0;
  bool asks = false;
  while (at < words_.size() &&
         (text::is_one_of(u_.word(words_[at]), kBeforeWanted) ||
          text::is_one_of(u_.word(words_[at]), {"their", "his", "her", "its", "theirs"}))) {
    asks |= text::is_one_of(u_.word(words_[at]), kAddingVerbs);
    ++at;
  }
  const bool owned = !u_.pronouns.empty() && u_.pronouns[0].kind == Pointer::kOwner;
  const bool bare = names_columns() || with_columns();
  if (!u_.pronouns.empty() && u_.pronouns[0].begin == words_[0] &&
      u_.pronouns[0].kind == Pointer::kSet)
    return std::nullopt;  // "those with orders too": rows
  if ((at == 0 && !u_.added && !bare) || at >= words_.size() ||
      !(asks || owned || u_.added || bare))
    return std::nullopt;
  const bool several = u_.word(words_[0]) == "with" && (has("and") || with_columns());
  if (!owned && !u_.added && !bare && u_.word(words_[0]) != "add" &&
      u_.word(words_[0]) != "include" && !u_.opened && !several)
    return std::nullopt;
  uint32_t to = u_.end;
  for (const Pronoun& p : u_.pronouns)
    if (p.begin > words_[at] && p.end == to) {
      to = p.begin;
      while (to > words_[at] && is_preposition(u_.word(to - 1))) --to;
    }
  return std::pair(words_[at], to);
}

// How the engine reads the rows with the columns that the tokens name.
std::optional<Probe> FollowUpReader::shown_columns(uint32_t from, uint32_t to, bool bare) const {
  const std::string wanted = u_.span(from, to);
  const uint32_t topic = base_.topic();
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_) {
    texts.push_back(fmt::format("list the {} of the {}", wanted, noun));
    texts.push_back(fmt::format("show {} and {}", noun, wanted));
    texts.push_back(fmt::format("{} with their {}", noun, wanted));
  }
  return best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return all_plain(b) && b.where.empty() && !b.limit && b.group.empty() && mentions(b, topic) &&
           shows_named(b, from, to) && (!bare || (shows_column(b) && shows_near(b)));
  });
}

// "show their emails too", "add the venue name"
FollowUpReader::Found FollowUpReader::outputs() {
  const auto tokens = this->wanted();
  if (!tokens || (base_.grouped() && base_.block().having)) return std::nullopt;
  const bool bare = names_columns() || with_columns();
  const std::string wanted = u_.span(tokens->first, tokens->second);
  if (wanted.empty()) return std::nullopt;
  const uint32_t topic = base_.topic();
  const auto found = shown_columns(tokens->first, tokens->second, bare);
  if (!found) return std::nullopt;
  QueryBlock block = base_.block();
  std::vector<ValueExpr> select;
  if (base_.lists() || base_.grouped())
    select = block.select;
  else if (base_.counts())
    select = base_.display(topic);
  else
    return std::nullopt;
  const size_t before = select.size();
  if (base_.grouped() && (!groups_are_rows() || !shows_near(found->block()))) return std::nullopt;
  // "her classes" after the first of the trainers: all of hers.
  if (block.limit && !shows_near(found->block())) {
    auto form = restricted(found->form);
    if (!form || *block.limit != 1) return std::nullopt;
    return made("outputs", std::move(form->block), in_base("and their " + wanted, true),
                found->confidence);
  }
  if (add_outputs(select, found->block().select) == 0 && before > 0) {
    if (bare && base_.lists())
      return made("list", std::move(block), base_.text(), found->confidence);
    return std::nullopt;
  }
  block.select = std::move(select);
  need_tables(block, found->block());
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return made("outputs", std::move(block), in_base("and their " + wanted, true), found->confidence);
}

// The groups of the question before with another aggregate.
QueryBlock FollowUpReader::with_measure(const ValueExpr& now) const {
  QueryBlock block = base_.block();
  const ValueExpr was = *base_.aggregate();
  for (ValueExpr& v : block.select)
    if (v == was) v = now;
  for (Ordering& o : block.order)
    if (o.term == was) o.term = now;
  return block;
}

// "and the lowest?" after the row with the highest: the first of the other order.
FollowUpReader::Found FollowUpReader::other_end(Aggregate fn) const {
  QueryBlock block = base_.block();
  const bool end = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  if (!end || block.limit != 1 || block.offset || block.order.size() != 1 ||
      !block.best_of.empty() || block.order[0].descending == (fn == Aggregate::kMaximum))
    return std::nullopt;
  block.order[0].descending = fn == Aggregate::kMaximum;
  return made("superlative", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByMeasure);
}

// "and the average?": of what was measured, or of the numbers that are listed.
FollowUpReader::Found FollowUpReader::bare_aggregate(Aggregate fn) const {
  if (fn == Aggregate::kMedian) return std::nullopt;
  if (fn == Aggregate::kSum)
    if (Found out = whole()) return out;
  if (Found out = other_end(fn)) return out;
  QueryBlock block = base_.block();
  const ValueExpr* old = base_.aggregate();
  if (old != nullptr && old->fn != Aggregate::kCount && !old->column.whole()) {
    ValueExpr now = *old;
    now.fn = fn;
    return made("aggregate", with_measure(now), in_base(u_.body(), true), kByMeasure);
  }
  if (!(base_.lists() || base_.counts()) || block.limit) return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select)
    if (v.fn == Aggregate::kPlain && base_.facts().measure(v.column)) only = &v;
  const ColumnExpr amount = only ? only->column : base_.facts().amount_of(base_.topic());
  // Each row is one of the table that has the amount.
  const uint32_t home = amount.valid() ? amount.home() : block.entity;
  const auto one = [&](uint32_t t) { return t == home || context_.schema->graph.to_one(home, t); };
  const bool single =
      one(block.entity) && std::all_of(block.tables.begin(), block.tables.end(), one);
  if (!amount.valid() || !single || block.distinct) return std::nullopt;
  // "the biggest" of a list with numbers is one of its rows.
  const bool row = only != nullptr && (fn == Aggregate::kMaximum || fn == Aggregate::kMinimum) &&
                   !has("max") && !has("maximum") && !has("min") && !has("minimum");
  if (row) {
    block.order = {{{amount}, fn == Aggregate::kMaximum}};
    block.limit = 1;
    return made("superlative", std::move(block), in_base("(" + u_.body() + ")"), kByMeasure);
  }
  block.select = {{amount, fn}};
  block.order.clear();
  block.ties = false;
  return made("aggregate", std::move(block), in_base(u_.body(), true), kByMeasure);
}

// "and the average?", "and in total?", "the average price"
FollowUpReader::Found FollowUpReader::measure() {
  if (Found out = counted_rows()) return out;
  std::optional<Aggregate> fn;
  bool bare = true;
  for (const uint32_t i : words_) {
    const std::string_view word = u_.word(i);
    if (const auto named = aggregate_named(word); named && !fn) {
      fn = named;
      continue;
    }
    bare &= text::is_one_of(
        word, {"the", "in",   "is", "that", "what",  "'s",  "how", "much", "all", "of",   "a",
               "are", "they", "it", "them", "those", "was", "as",  "on",   "for", "whats"});
  }
  if (fn && bare) return bare_aggregate(*fn);
  if (fn && (has("one") || has("ones"))) return extreme_row(*fn);
  // "and the stock?" after an average price
  const bool same = !fn && u_.columns && u_.pronouns.empty() && base_.aggregate() != nullptr;
  if (same) fn = base_.aggregate()->fn;
  if (!fn || fn == Aggregate::kCount) return std::nullopt;
  std::vector<std::string> texts =
      u_.pronouns.empty() ? std::vector<std::string>() : in_their_place();
  const std::string measured = same ? fmt::format("{} {}", word_of(*fn), u_.body()) : u_.body();
  if (texts.empty()) {
    const std::vector<std::string> nouns =
        base_.grouped() ? base_.nouns(base_.block().entity) : nouns_;
    for (const std::string& noun : nouns) texts.push_back(fmt::format("{} of {}", measured, noun));
    texts.push_back(measured);
  }
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn != Aggregate::kPlain && b.group.empty() &&
           !b.limit && b.where.empty() && (!same || b.select[0].fn == *fn) &&
           (mentions(b, base_.topic()) || mentions(b, base_.block().entity));
  });
  if (!found) return std::nullopt;
  const std::string question = in_base(measured, true);
  if (base_.grouped() && base_.aggregate() != nullptr &&
      found->block().entity == base_.block().entity) {
    QueryBlock block = u_.added ? base_.block() : with_measure(found->block().select[0]);
    if (u_.added) add_outputs(block.select, found->block().select);
    need_tables(block, found->block());
    return made("measure", std::move(block), question, found->confidence);
  }
  if (base_.grouped()) return std::nullopt;
  auto form = restricted(found->form);
  if (!form) return std::nullopt;
  return made("measure", std::move(form->block), question, found->confidence);
}

// "whose were they?": the people that the rows belong to.
FollowUpReader::Found FollowUpReader::owners() {
  if (u_.word(words_[0]) != "whose" ||
      !says_only({"are", "is", "was", "were", "they", "it", "those", "these", "that", "them"}, 1))
    return std::nullopt;
  if (!base_.lists() && !base_.counts()) return std::nullopt;
  const uint32_t topic = base_.topic();
  const SchemaIndex& index = context_.schema->index;
  uint32_t owner = kNone;
  for (const uint32_t e : context_.schema->graph.of(topic)) {
    const Edge& edge = context_.schema->graph.edges()[e];
    if (edge.child != topic || edge.parent == topic) continue;
    bool people = index.row_names(edge.parent) != nullptr;
    for (const uint32_t w : index.table(edge.parent).words)
      people |= text::is_one_of(index.word(w).lemma, kOwners);
    if (!people) continue;
    if (owner != kNone && owner != edge.parent) return std::nullopt;
    owner = edge.parent;
  }
  if (owner == kNone) return std::nullopt;
  QueryBlock block = base_.block();
  if (block.limit && *block.limit != 1) return std::nullopt;
  block.select = base_.display(owner);
  if (block.select.empty()) return std::nullopt;
  need_table(block, owner);
  block.distinct = !block.limit;
  if (!block.limit) block.order.clear();
  return made("outputs", std::move(block), fmt::format("{} (and whose are they)", base_.text()),
              0.7);
}

// "where do they live?": the column of their rows that tells a place.
FollowUpReader::Found FollowUpReader::places() {
  if (u_.word(words_[0]) != "where" || u_.pronouns.empty() || !(base_.lists() || base_.counts()) ||
      !says_only(kLightOfPlaces, 1))
    return std::nullopt;
  const uint32_t topic = base_.topic();
  const SchemaIndex& index = context_.schema->index;
  for (const std::string_view word : kPlaceColumns) {
    for (uint32_t c = 0; c < index.columns(topic); ++c) {
      const ColumnExpr column{topic, c};
      if (!base_.facts().text(column) || !index.has_word(index.column(topic, c), word)) continue;
      QueryBlock block = base_.block();
      if (block.distinct || (block.limit && !base_.lists())) return std::nullopt;
      block.select = base_.display(topic);
      if (block.select.empty()) return std::nullopt;
      add_outputs(block.select, {{column}});
      return made("outputs", std::move(block), in_base("and their " + std::string(word), true),
                  0.6);
    }
  }
  return std::nullopt;
}

// The outputs have one of the columns that the follow-up names, or of the tables: "category?".
bool FollowUpReader::shows_column(const QueryBlock& block) const {
  return std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    if (m.begin < u_.begin || m.end > u_.end) return false;
    return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
      const bool named = m.kind == MentionKind::kTable && m.score >= 0.9F && base_.lists();
      return v.column.table == m.table &&
             (named || (m.kind == MentionKind::kColumn && v.column.column == m.column));
    });
  });
}

// Each group is a row of the topic.
bool FollowUpReader::groups_are_rows() const {
  const ColumnExpr group = base_.block().group[0];
  return base_.facts().unique(group) || base_.facts().name_of(base_.topic()) == group;
}

// Each row of the topic has one value of each output.
bool FollowUpReader::shows_near(const QueryBlock& block) const {
  const uint32_t topic = base_.topic();
  return std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    return home == topic || context_.schema->graph.to_one(topic, home);
  });
}

}  // namespace ask::engine
