// What is shown of the rows: further columns, another measure, and questions about "them".
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr double kByMeasure = 0.85;

bool has_table(const QueryBlock& b, uint32_t table) {
  return b.entity == table || std::find(b.tables.begin(), b.tables.end(), table) != b.tables.end();
}

bool counts_one_of(const QueryBlock& b, const std::vector<uint32_t>& tables) {
  return std::any_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
    return v.fn != Aggregate::kPlain &&
           std::find(tables.begin(), tables.end(), v.column.home()) != tables.end();
  });
}

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

std::optional<Aggregate> aggregate_named(std::string_view word) {
  if (text::is_one_of(word, {"average", "avg", "mean"})) return Aggregate::kAverage;
  if (text::is_one_of(word, {"total", "sum", "altogether", "together", "overall"}))
    return Aggregate::kSum;
  if (text::is_one_of(word, {"maximum", "max", "highest", "biggest", "largest"}))
    return Aggregate::kMaximum;
  if (text::is_one_of(word, {"minimum", "min", "lowest", "smallest"})) return Aggregate::kMinimum;
  if (word == "median") return Aggregate::kMedian;
  return std::nullopt;
}

}  // namespace

// The short question about the rows of the question before only.
std::optional<LogicalForm> FollowUpReader::restricted(const LogicalForm& form,
                                                      bool beyond_first) const {
  const auto only = base_.restriction(base_.topic(), beyond_first);
  if (!only || !has_table(form.block, base_.topic())) return std::nullopt;
  LogicalForm out = form;
  std::vector<std::vector<Condition>> own = out.block.where;
  out.block.where = only->where;
  merge_where(out.block.where, own);
  for (const uint32_t t : only->tables) need_table(out.block, t);
  return out;
}

// "show their emails too", "add the venue name"
FollowUpReader::Found FollowUpReader::outputs() {
  size_t at = 0;
  bool asks = false;
  while (at < words_.size() &&
         (text::is_one_of(u_.word(words_[at]),
                          {"add", "include", "with", "show", "list", "give", "display", "me", "us",
                           "get", "also", "the", "all", "plus", "together"}) ||
          text::is_one_of(u_.word(words_[at]), {"their", "his", "her", "its", "theirs"}))) {
    asks |= text::is_one_of(u_.word(words_[at]),
                            {"add", "include", "with", "show", "list", "give", "display"});
    ++at;
  }
  const bool owned = !u_.pronouns.empty() && u_.pronouns[0].kind == Pointer::kOwner;
  const bool bare = u_.columns && u_.pronouns.empty();  // "email?"
  if (!u_.pronouns.empty() && u_.pronouns[0].begin == words_[0] &&
      u_.pronouns[0].kind == Pointer::kSet)
    return std::nullopt;  // "those with orders too": rows
  if ((at == 0 && !u_.added && !bare) || at >= words_.size() ||
      !(asks || owned || u_.added || bare))
    return std::nullopt;
  if (!owned && !u_.added && !bare && u_.word(words_[0]) != "add" &&
      u_.word(words_[0]) != "include" && !u_.opened)
    return std::nullopt;
  if (base_.grouped() && base_.block().having) return std::nullopt;
  // What is wanted, without "for each one", "of them".
  uint32_t to = u_.end;
  for (const Pronoun& p : u_.pronouns)
    if (p.begin > words_[at] && p.end == to) {
      to = p.begin;
      while (to > words_[at] && is_preposition(u_.word(to - 1))) --to;
    }
  const std::string wanted = u_.span(words_[at], to);
  if (wanted.empty()) return std::nullopt;
  const uint32_t topic = base_.topic();
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_) {
    texts.push_back(fmt::format("list the {} of the {}", wanted, noun));
    texts.push_back(fmt::format("show {} and {}", noun, wanted));
    texts.push_back(fmt::format("{} with their {}", noun, wanted));
  }
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return all_plain(b) && b.where.empty() && !b.limit && b.group.empty() && has_table(b, topic) &&
           shows_named(b, words_[at], to) && (!bare || (shows_column(b) && shows_near(b)));
  });
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
  if (add_outputs(select, found->block().select) == 0 && before > 0) return std::nullopt;
  block.select = std::move(select);
  need_tables(block, found->block());
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return made("outputs", std::move(block), in_base("and their " + wanted, true), found->confidence);
}

// "and the average?", "and in total?", "the average price"
FollowUpReader::Found FollowUpReader::measure() {
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
  QueryBlock block = base_.block();
  if (fn && bare) {
    const ValueExpr* old = base_.aggregate();
    if (old != nullptr && old->fn != Aggregate::kCount && !old->column.whole() &&
        *fn != Aggregate::kMedian) {
      const ValueExpr was = *old;
      ValueExpr now = was;
      now.fn = *fn;
      for (ValueExpr& v : block.select)
        if (v == was) v = now;
      for (Ordering& o : block.order)
        if (o.term == was) o.term = now;
      return made("aggregate", std::move(block), in_base(u_.body(), true), kByMeasure);
    }
    // The numbers that are listed: "what do they cost?", "and in total?"
    if (!base_.lists() || block.limit || *fn == Aggregate::kMedian) return std::nullopt;
    const ValueExpr* only = nullptr;
    for (const ValueExpr& v : block.select)
      if (base_.facts().measure(v.column)) only = &v;
    const ColumnExpr amount = only ? only->column : base_.facts().amount_of(base_.topic());
    const bool single = std::all_of(block.tables.begin(), block.tables.end(), [&](uint32_t t) {
      return t == block.entity || context_.schema->graph.to_one(block.entity, t);
    });
    if (!amount.valid() || !single || block.distinct) return std::nullopt;
    block.select = {{amount, *fn}};
    block.order.clear();
    block.ties = false;
    return made("aggregate", std::move(block), in_base(u_.body(), true), kByMeasure);
  }
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
           (has_table(b, base_.topic()) || has_table(b, base_.block().entity));
  });
  if (!found) return std::nullopt;
  const std::string question = in_base(measured, true);
  if (base_.grouped() && base_.aggregate() != nullptr && found->block().entity == block.entity) {
    const ValueExpr was = *base_.aggregate(), now = found->block().select[0];
    for (ValueExpr& v : block.select)
      if (v == was) v = now;
    for (Ordering& o : block.order)
      if (o.term == was) o.term = now;
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
      people |= text::is_one_of(index.word(w).lemma,
                                {"customer", "client", "member", "user", "owner", "patient",
                                 "person", "employee", "student", "guest", "donor", "holder",
                                 "subscriber", "tenant", "passenger", "attendee", "account"});
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
      !says_only(
          {"do",   "does",  "is",      "are",   "was",   "were",  "they", "he",   "she",  "it",
           "live", "lives", "located", "based", "those", "these", "them", "from", "come", "stay"},
          1))
    return std::nullopt;
  const uint32_t topic = base_.topic();
  const SchemaIndex& index = context_.schema->index;
  for (const std::string_view word : {"city", "town", "location", "place", "address", "country"}) {
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

// "orders of those customers": a noun phrase of other rows.
bool FollowUpReader::starts_with_rows() const {
  const size_t at = text::is_one_of(u_.word(words_[0]), {"the", "all"}) ? 1 : 0;
  return at < words_.size() &&
         std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[at] &&
                  m.table != base_.topic();
         });
}

// The table of "which of their albums ...?", or kNone.
uint32_t FollowUpReader::owned_table() const {
  if (words_.size() < 4 || u_.word(words_[1]) != "of" || u_.pronouns.empty() ||
      u_.pronouns[0].kind != Pointer::kOwner || u_.pronouns[0].begin != words_[2])
    return kNone;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[3] &&
        m.table != base_.topic())
      return m.table;
  return kNone;
}

// "which of their albums are from 2020?": the date is one of the albums, not of the artists.
bool FollowUpReader::dates_topic(const QueryBlock& block) const {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
      return c.column.home() == base_.topic() && base_.facts().temporal(c.column);
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

// "how many orders did they place?" counts orders.
bool FollowUpReader::counts_other(std::vector<uint32_t>& tables) const {
  if (words_.size() < 4 || u_.word(words_[0]) != "how" || u_.word(words_[1]) != "many" ||
      u_.pronouns.empty())
    return false;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.72F && m.begin == words_[2] &&
        m.table != base_.topic())
      tables.push_back(m.table);
  return !tables.empty();
}

// The same as a noun phrase: "number of orders in 2024 of customers".
std::vector<std::string> FollowUpReader::counted_texts() const {
  std::vector<std::string> out;
  const Pronoun& subject = u_.pronouns.front();
  if (subject.kind == Pointer::kOwner || subject.kind == Pointer::kEach) return out;
  size_t verb = 2;
  while (verb < words_.size() &&
         !text::is_one_of(u_.word(words_[verb]), {"do", "does", "did", "have", "has", "had"}))
    ++verb;
  if (verb >= words_.size() || verb + 1 >= words_.size() || words_[verb + 1] != subject.begin)
    return out;
  size_t rest = verb + 1;
  while (rest < words_.size() && words_[rest] < subject.end) ++rest;
  if (rest < words_.size() && !is_preposition(u_.word(words_[rest]))) ++rest;  // the verb
  for (const std::string& noun : nouns_)
    out.push_back(fmt::format("number of {} {} of {}", u_.span(words_[2], words_[verb]),
                              words_from(rest), noun));
  return out;
}

// "which of them are electric?", "who teaches them?", "how many tracks does each one have?"
FollowUpReader::Found FollowUpReader::about_them() {
  const std::string_view first = u_.word(words_[0]);
  std::vector<std::string> texts;
  if (is_preposition(first) && words_.size() > 1 &&
      text::is_one_of(u_.word(words_[1]), {"which", "what"})) {  // "on which stages?"
    for (const std::string& noun : nouns_) {
      texts.push_back(fmt::format("{} and their {}", noun, words_from(2)));
      texts.push_back(fmt::format("list the {} of the {}", words_from(2), noun));
    }
  } else if (u_.pronouns.empty() && words_.size() > 2 &&
             (first == "which" || (first == "how" && u_.word(words_[1]) == "many"))) {
    // "which are diesel?", "how many were refunded?": the noun is left out.
    const size_t skip = first == "which" ? 1 : 2;
    for (const std::string& noun : nouns_)
      texts.push_back(fmt::format("{} {} {}", u_.span(words_[0], words_[skip - 1] + 1), noun,
                                  words_from(skip)));
  } else if (u_.pronouns.empty()) {
    return std::nullopt;
  } else if (!is_question_word(first) && !is_request_word(first)) {
    if (!starts_with_rows()) return std::nullopt;
    for (std::string text : in_their_place()) {
      // "albums by artists" would count them for each artist.
      if (const size_t by = text.find(" by "); by != std::string::npos) text.replace(by, 4, " of ");
      texts.push_back("list the " + text);
    }
  } else {
    texts = in_their_place();
  }
  const bool asks = is_question_word(first) || is_request_word(first) || is_preposition(first);
  std::vector<uint32_t> counted;
  if (counts_other(counted))
    for (std::string& text : counted_texts()) texts.insert(texts.begin(), std::move(text));
  const uint32_t topic = base_.topic();
  const bool chosen = text::is_one_of(first, {"which", "wich"}) || (first == "who" && has("of"));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    const bool plain_rows = all_plain(b) && b.group.empty();
    if (is_preposition(first) && !shows_named(b, words_[0], u_.end)) return false;
    if (!asks && !(plain_rows && !b.limit)) return false;
    if (!counted.empty() && !counts_one_of(b, counted)) return false;
    if (b.having && only_shows(b)) return false;
    if (first == "who" && has("of") && !shows_topic(b)) return false;
    // "which album is it on?" shows albums.
    if (chosen && plain_rows && !shows_named(b, words_[0] + 1, words_[0] + 2)) return false;
    return has_table(b, topic) && b.best_of.empty() && b.outer == Aggregate::kPlain;
  });
  if (!found) return std::nullopt;
  const QueryBlock& own = found->block();
  const std::string question = fmt::format("{} (of: {})", found->text, base_.text());
  const bool plain = all_plain(own) && own.group.empty() && !own.limit && !own.having;
  const std::vector<ValueExpr> display = base_.display(topic);
  const auto shown = [&](const ValueExpr& v) {
    return std::find(display.begin(), display.end(), v) != display.end() ||
           v.column == base_.facts().name_of(topic) || v.column == base_.facts().key_of(topic);
  };
  const bool themselves =
      plain && std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
        return shown(v) ||
               (v.column.table == topic && (v.column.whole() || base_.facts().of(v.column).naming));
      });
  QueryBlock block = base_.block();
  // "what do they cost?" lists what each costs; a total is asked for in words.
  const bool totals = std::any_of(words_.begin(), words_.end(), [&](uint32_t i) {
    return aggregate_named(u_.word(i)).has_value();
  });
  const bool sum =
      own.select.size() == 1 && own.select[0].fn == Aggregate::kSum && own.group.empty() && !totals;
  if (sum && own.where.empty() && base_.lists() && !block.limit &&
      (own.select[0].column.table == topic ||
       context_.schema->graph.to_one(topic, own.select[0].column.table)) &&
      !own.select[0].column.adds_up()) {
    add_outputs(block.select, {{own.select[0].column}});
    need_table(block, own.select[0].column.table);
    return made("outputs", std::move(block), question, found->confidence);
  }
  // "who is it by?" is not answered by the row itself.
  if (plain && own.where.empty() && std::all_of(own.select.begin(), own.select.end(), shown))
    return std::nullopt;
  if (plain && themselves && !own.where.empty() && !block.limit && !base_.grouped()) {
    if (!base_.lists()) block.select = own.select;
    block.distinct |= own.distinct && !base_.lists();
    add_rows(block, *found);
    return made("narrow", std::move(block), question, found->confidence);
  }
  const auto to_one = [&](uint32_t t) {
    return t == topic || context_.schema->graph.to_one(topic, t);
  };
  // "who bought it?": several for the one row
  const bool several =
      block.limit == 1 && !std::all_of(own.tables.begin(), own.tables.end(), to_one);
  if (plain && !themselves && !shows_topic(own) && dates_topic(own)) return std::nullopt;
  if (const uint32_t owned = owned_table();
      plain && chosen && owned != kNone && has_table(own, owned)) {
    auto rows = restricted(found->form);
    if (!rows) return std::nullopt;
    rows->block.select = base_.display(owned);
    if (rows->block.select.empty()) return std::nullopt;
    return made("about", std::move(rows->block), question, found->confidence);
  }
  if (plain && !themselves && !several && (base_.lists() || base_.counts()) &&
      own.where.size() <= 1) {
    // Their own columns beside those that are asked for.
    const bool one = block.limit == 1;
    std::vector<ValueExpr> select = base_.lists() && !one ? block.select
                                    : one                 ? std::vector<ValueExpr>()
                                                          : display;
    add_outputs(select, own.select);
    block.select = std::move(select);
    merge_where(block.where, own.where);
    need_tables(block, own);
    for (const ValueExpr& v : block.select) need_table(block, v.column.home());
    if (block.limit && !one) return std::nullopt;
    return made("outputs", std::move(block), question, found->confidence);
  }
  if (base_.grouped() && !groups_are_rows() && !u_.pronouns.empty() &&
      u_.pronouns.front().kind == Pointer::kOne)
    return std::nullopt;
  if (plain && base_.grouped() && block.limit == 1) {
    for (const ValueExpr& v : own.select)
      if (v.column.home() != topic && !context_.schema->graph.to_one(topic, v.column.home()))
        return std::nullopt;
    if (!own.where.empty()) return std::nullopt;
    block.select = own.select;
    need_tables(block, own);
    return made("outputs", std::move(block), question, found->confidence);
  }
  // A number for each group of the question before.
  const bool number = own.select.size() == 1 && own.select[0].fn != Aggregate::kPlain &&
                      own.group.empty() && own.where.empty() && !own.limit;
  if (number && base_.grouped() && base_.aggregate() != nullptr && own.entity == block.entity) {
    const ValueExpr was = *base_.aggregate(), now = own.select[0];
    for (ValueExpr& v : block.select)
      if (v == was) v = now;
    return made("measure", std::move(block), question, found->confidence);
  }
  // "how long is it?" has one answer.
  if (plain && several && first == "how") return std::nullopt;
  auto form = restricted(found->form);
  if (!form) return std::nullopt;
  if (plain && several && !own.select.empty())
    form->block.distinct = !context_.schema->graph.to_one(own.select[0].column.home(), topic);
  return made("about", std::move(form->block), question, found->confidence);
}

}  // namespace ask::engine
