// Which rows: counted, listed, the others, another value, fewer of them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr double kByRule = 0.85;  // confidence where nothing had to be read anew

bool is_plain(const QueryBlock& b) {
  return b.group.empty() && !b.having && !b.limit && b.outer == Aggregate::kPlain &&
         b.best_of.empty() && std::all_of(b.select.begin(), b.select.end(), [](const ValueExpr& v) {
           return v.fn == Aggregate::kPlain;
         });
}

bool mentions(const QueryBlock& b, uint32_t table) {
  return b.entity == table || std::find(b.tables.begin(), b.tables.end(), table) != b.tables.end();
}

}  // namespace

// "how many is that?", "count them"
FollowUpReader::Found FollowUpReader::count() {
  const bool asks =
      (u_.word(words_[0]) == "how" && words_.size() > 1 && u_.word(words_[1]) == "many") ||
      u_.word(words_[0]) == "count" || u_.word(words_[0]) == "number";
  if (!asks ||
      !says_only({"of",   "them",  "those", "these", "they",  "is",         "are", "were", "was",
                  "that", "there", "it",    "in",    "total", "altogether", "all", "the",  "ones",
                  "'s",   "many",  "does",  "make",  "have",  "we",         "do"},
                 1))
    return std::nullopt;
  QueryBlock block = base_.block();
  const std::string question = with_head("How many");
  if (base_.counts()) return made("count", block, base_.text(), kByRule);
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
  if (!says_only({"list", "show",  "name",    "give", "display", "tell", "me",   "us",
                  "them", "those", "these",   "all",  "of",      "the",  "full", "names",
                  "out",  "who",   "which",   "what", "are",     "were", "is",   "they",
                  "it",   "ones",  "exactly", "one",  "was",     "'s",   "wich"}))
    return std::nullopt;
  const bool asks = words_.size() > 1 || u_.word(words_[0]) == "list" ||
                    u_.word(words_[0]) == "who" || u_.word(words_[0]) == "which";
  if (!asks || base_.grouped()) return std::nullopt;
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

// "and the others?": all but those with the last condition.
FollowUpReader::Found FollowUpReader::rest() {
  const bool others = has("others") || has("rest") || (has("other") && has("ones"));
  const bool those =
      (others && says_only({"the", "others", "rest", "other", "ones", "all", "of", "them"})) ||
      denies_again();
  if (!those) return std::nullopt;
  QueryBlock block = base_.block();
  if (block.where.empty() || block.where.back().size() != 1 || block.limit) return std::nullopt;
  Condition& last = block.where.back()[0];
  last.negated = !last.negated;
  return made("rest", std::move(block), in_base("(the others)"), 0.7);
}

// "with 5 stars?", then "and 4?": another value of the only number. "And less than 100" compares in
// its own way.
FollowUpReader::Found FollowUpReader::by_number() {
  const auto now = number();
  if (!now || std::abs(*now) >= 1e15 || !(u_.opened || u_.about)) return std::nullopt;
  const auto& mentions = u_.lattice.mentions;
  const bool bare = std::all_of(words_.begin(), words_.end(), [&](uint32_t i) {
    return filler(u_.word(i)) >= 0.6F || is_preposition(u_.word(i)) ||
           std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
             return m.kind == MentionKind::kNumber && m.begin <= i && m.end > i;
           });
  });
  const bool compares = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kCue && m.cue != Cue::kTopN && m.cue != Cue::kAnd &&
           m.begin >= u_.begin && m.end <= u_.end;
  });
  if (!bare || compares) return std::nullopt;
  QueryBlock block = base_.block();
  Condition* only = nullptr;
  size_t numbers = 0;
  for (auto& clause : block.where)
    for (Condition& c : clause) {
      const bool numeric =
          std::holds_alternative<int64_t>(c.value) || std::holds_alternative<double>(c.value);
      if (!numeric || !c.sub.empty() || base_.facts().flag(c.column) ||
          base_.facts().temporal(c.column) || c.op == Op::kBetween || c.op == Op::kRange)
        continue;
      only = &c;
      ++numbers;
    }
  if (numbers != 1 || block.limit) return std::nullopt;
  const auto whole = static_cast<int64_t>(*now);
  only->value = static_cast<double>(whole) == *now ? Value(whole) : Value(*now);
  return made("replace", std::move(block), in_base(u_.body(), true), kByRule);
}

// "what about Germany?", "and 2023?": a value, date or number of the kind that is there already.
FollowUpReader::Found FollowUpReader::by_value() {
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  const Mention* date = nullptr;
  for (const Mention& m : u_.lattice.mentions) {
    const bool value = m.kind == MentionKind::kValue && m.found && m.score >= 0.65F;
    if (!value && m.kind != MentionKind::kDate) continue;
    if (m.begin < u_.begin || m.end > u_.end) continue;
    if (m.kind == MentionKind::kDate && (!date || m.end - m.begin > date->end - date->begin))
      date = &m;
    for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
  }
  if (date == nullptr)
    if (Found number = by_number()) return number;
  const auto little = [&](uint32_t i) {
    if (text::is_one_of(u_.word(i), {"before", "after", "since", "until", "till", "between",
                                     "under", "over", "above", "below", "not", "without", "except",
                                     "to", "excluding", "through", "within"}))
      return false;
    return told[i] || filler(u_.word(i)) >= 0.6F || is_preposition(u_.word(i)) ||
           text::is_one_of(u_.word(i), {"ones", "those", "'s", "the", "these", "them"});
  };
  if (!std::all_of(words_.begin(), words_.end(), little)) return std::nullopt;
  QueryBlock block = base_.block();
  const auto in_text = [&](const Condition& old, const Mention& m) {
    const auto place = base_.said(old);
    const std::string said = u_.span(m.begin, m.end);
    if (!place) return in_base(words_from(0), true);
    std::string head = base_.text().substr(0, place->first);
    if (text::folded(head).ends_with(" the ") && text::folded(said).starts_with("the "))
      head.resize(head.size() - 4);
    return head + said + base_.text().substr(place->second);
  };
  for (auto clause = block.where.rbegin(); clause != block.where.rend(); ++clause) {
    if (clause->size() != 1) continue;
    Condition& old = (*clause)[0];
    if (!old.sub.empty() || old.other.valid() || old.op != Op::kEqual) continue;
    for (const Mention& m : u_.lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.score < 0.65F || m.partial || m.inside ||
          m.null_test != NullTest::kNotTested || !m.rest.empty() || m.table != old.column.table ||
          m.column != old.column.column || m.begin < u_.begin || m.end > u_.end)
        continue;
      const std::string question = in_text(old, m);
      old.value = Value(m.text);
      old.negated = false;
      return made("replace", std::move(block), question, kByRule);
    }
  }
  if (date == nullptr || date->relative) return std::nullopt;
  // A month without a year is one of the year that is spoken of.
  std::string said = u_.span(date->begin, date->end);
  Condition* old = nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      if (clause.size() == 1 && base_.facts().temporal(c.column) && c.sub.empty()) old = &c;
  if (old != nullptr && date->period == Period::kMonthOfYear && date->to.empty() &&
      old->column.period == Period::kWhole) {
    std::string year;
    if (const auto* text = std::get_if<std::string>(&old->value)) year = text->substr(0, 4);
    if (const auto* number = std::get_if<int64_t>(&old->value))
      year = std::to_string(*number).substr(0, 4);
    if (year.size() == 4 &&
        std::all_of(year.begin(), year.end(), [](char c) { return c >= '0' && c <= '9'; }))
      said += " " + year;
  }
  std::vector<std::string> texts;
  const bool day = date->period == Period::kWeekday;
  for (const std::string& noun : nouns_)
    texts.push_back(fmt::format("{} {} {}", noun, day ? "on" : "in", said));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    return is_plain(form.block) && form.block.where.size() == 1 &&
           form.block.where[0].size() == 1 && base_.facts().temporal(form.block.where[0][0].column);
  });
  if (!found) return std::nullopt;
  Condition now = found->block().where[0][0];
  const Period period = now.column.period;
  // The date that is spoken of, if there is one.
  ColumnExpr spoken;
  if (old != nullptr) spoken = old->column;
  for (const ColumnExpr& g : block.group)
    if (base_.facts().temporal(g)) spoken = g;
  if (spoken.valid() && spoken.table == now.column.table) {
    spoken.period = period;
    now.column = spoken;
  } else {
    need_tables(block, found->block());
  }
  const std::string question =
      old ? [&] {
        const auto place = base_.said(*old);
        return place ? base_.text().substr(0, place->first) + said +
                           base_.text().substr(place->second)
                     : in_base(words_from(0), true);
      }()
          : in_base(is_preposition(u_.word(words_[0])) ? words_from(0) : "in " + said);
  if (old != nullptr && old->column.period == Period::kWhole && period == Period::kWhole) {
    *old = now;
  } else {
    merge_where(block.where, {{now}});
  }
  return made(old ? "replace" : "narrow", std::move(block), question, kByRule);
}

// "only those from Germany", "the ones rated G", "without the refunded ones"
FollowUpReader::Found FollowUpReader::narrow() {
  if (is_question_word(u_.word(words_[0])) && !u_.only) return std::nullopt;
  // The words that restrict, without the heads "the ones" and "those".
  uint32_t from = u_.begin, to = u_.end;
  bool denied = false;
  while (from < to && text::is_one_of(u_.word(from), {"without", "excluding", "except", "not"}) &&
         (u_.word(to - 1) == "ones" || u_.word(from) == "not")) {
    denied = true;
    ++from;
  }
  while (from < to &&
         (text::is_one_of(u_.word(from), {"the", "ones", "those", "these", "of", "them", "all",
                                          "for", "show", "me"}) ||
          u_.token(from).punctuation) &&
         !(u_.word(from) == "for" && from + 1 < to && is_preposition(u_.word(from + 1))))
    ++from;
  while (to > from && (u_.word(to - 1) == "ones" || u_.word(to - 1) == "'s")) --to;
  const std::string rest = u_.span(from, to);
  if (rest.empty()) return std::nullopt;
  const bool clause = text::is_one_of(u_.word(from), {"that", "who", "which", "whose", "where",
                                                      "with", "having", "without"}) ||
                      is_preposition(u_.word(from));
  std::vector<std::string> texts;
  for (const std::string& noun : nouns_) {
    if (denied) {
      texts.push_back(fmt::format("{} that are not {}", noun, rest));
      continue;
    }
    texts.push_back(fmt::format("{} {}", noun, rest));
    if (clause) continue;
    texts.push_back(fmt::format("{} {}", rest, noun));
    texts.push_back(fmt::format("{} that are {}", noun, rest));
    texts.push_back(fmt::format("{} with {}", noun, rest));
  }
  const uint32_t topic = base_.topic();
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    // "with orders" asks for rows of another table.
    const bool others = std::any_of(b.tables.begin(), b.tables.end(), [&](uint32_t t) {
      return t != topic && !context_.schema->graph.to_one(topic, t);
    });
    return is_plain(b) && mentions(b, topic) && (!b.where.empty() || (others && clause));
  });
  if (!found) return std::nullopt;
  QueryBlock block = base_.block();
  // "only the red ones" of the first five are fewer than five.
  if (block.limit && block.limit != 1 && !u_.opened && !u_.about && !u_.corrects) {
    const auto some = base_.restriction(topic);
    if (!some || !base_.lists()) return std::nullopt;
    QueryBlock of_them;
    of_them.entity = topic;
    of_them.select = base_.display(topic);
    of_them.where = some->where;
    for (const ValueExpr& v : of_them.select) need_table(of_them, v.column.home());
    block = std::move(of_them);
  }
  // "and closed?" after "how many are open": the other state, told by another column.
  if ((u_.opened || u_.about) && found->block().where.size() == 1) {
    const Condition& now = found->block().where[0][0];
    std::erase_if(block.where, [&](const std::vector<Condition>& old) {
      return old.size() == 1 && old[0].column.table == now.column.table &&
             !(old[0].column == now.column) && tells_state(old[0], base_.facts());
    });
  }
  // "only those under 30" after an average income means no income.
  if (const ValueExpr* measured = base_.aggregate(); measured && measured->fn != Aggregate::kCount)
    for (const auto& added : found->block().where)
      for (const Condition& c : added)
        if (c.column == measured->column) return std::nullopt;
  const size_t before = block.where.size();
  add_rows(block, *found);
  if (u_.shows && base_.counts()) {
    block.select = base_.display(topic);
    if (block.select.empty()) return std::nullopt;
  }
  const bool joined = clause && !denied && !u_.corrects;
  const std::string_view lead = denied ? "but not " : u_.corrects ? "but " : joined ? "" : "only ";
  return made(block.where.size() == before ? "replace" : "narrow", std::move(block),
              in_base(std::string(lead) + rest, !joined), found->confidence);
}

// Restricts the block to the rows of the short question.
void FollowUpReader::add_rows(QueryBlock& block, const Probe& found) const {
  const SchemaGraph& graph = context_.schema->graph;
  const QueryBlock& own = found.block();
  const uint32_t topic = base_.topic();
  const auto near = [&](uint32_t t) {
    return t == kNone || mentions(block, t) || t == topic || graph.to_one(topic, t);
  };
  bool inside = near(own.entity);
  for (const uint32_t t : own.tables) inside &= near(t);
  for (const auto& clause : own.where)
    for (const Condition& c : clause) inside &= near(c.column.home());
  if (!inside) {
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

// "and doctors?": another table, or anything else, in the place of a noun of the question before.
FollowUpReader::Found FollowUpReader::swap() {
  if (!u_.about && !u_.opened) return std::nullopt;
  if (base_.reading().text() != base_.text()) return std::nullopt;
  const std::string said = words_from(0);
  if (words_.size() > 4 || said.empty()) return std::nullopt;
  const Lattice& lattice = base_.reading().lattice();
  const QueryBlock& block = base_.block();
  for (const Mention& m : lattice.mentions) {
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.72F;
    const bool value = m.kind == MentionKind::kValue && m.found && m.score >= 0.7F;
    if (!table && !value) continue;
    bool same = false;  // the follow-up names something of that kind
    for (const Mention& n : u_.lattice.mentions)
      same |= n.kind == m.kind && n.begin == words_[0] && n.end == words_.back() + 1 &&
              n.score >= 0.7F && n.found;
    if (!same) continue;
    const std::string text = base_.text().substr(0, lattice.tokens[m.begin].begin) + said +
                             base_.text().substr(lattice.tokens[m.end - 1].end);
    const auto found = probe(text, [&](const LogicalForm& form) {
      const QueryBlock& b = form.block;
      if (b.select.size() != block.select.size() || b.group.size() != block.group.size() ||
          b.where.size() != block.where.size() || b.limit != block.limit || b.outer != block.outer)
        return false;
      for (size_t i = 0; i < b.select.size(); ++i)
        if (b.select[i].fn != block.select[i].fn) return false;
      return true;
    });
    if (found && found->confidence >= kLikelyFrom) {
      FollowUp out = made("replace", found->block(), text, found->confidence);
      out.confidence = found->confidence;
      return out;
    }
  }
  return std::nullopt;
}

}  // namespace ask::engine
