// Questions about "them": which of them, what belongs to them, how many they have.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"

namespace ask::engine {
namespace {

bool counts_one_of(const QueryBlock& b, const std::vector<uint32_t>& tables) {
  return std::any_of(b.select.begin(), b.select.end(), [&](const ValueExpr& v) {
    return v.fn != Aggregate::kPlain && contains(tables, v.column.home());
  });
}

// Rows with their columns: no groups, aggregates or limits.
bool only_rows(const QueryBlock& b) {
  return all_plain(b) && b.group.empty() && !b.limit && !b.having;
}

}  // namespace

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

// "how many orders did they place?" counts orders.
bool FollowUpReader::counts_other(std::vector<uint32_t>& tables) const {
  if (words_.size() < 4 || u_.word(words_[0]) != "how" || u_.word(words_[1]) != "many" ||
      u_.pronouns.empty())
    return false;
  float best = 0.72F;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == words_[2]) best = std::max(best, m.score);
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= best - 0.05F && m.begin == words_[2] &&
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

// "from which team?" of transfers that refer to two teams.
bool FollowUpReader::names_one_of_roles() const {
  const QueryBlock& block = base_.block();
  const SchemaGraph& graph = context_.schema->graph;
  if (words_.size() < 3 || (u_.word(words_[0]) != "from" && u_.word(words_[0]) != "to"))
    return false;
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  return std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= 0.72F && m.begin == words_[2] &&
           std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
             return t != m.table && graph.between(t, m.table).size() > 1;
           });
  });
}

// The short questions that ask the same with nouns for the pronouns.
std::vector<std::string> FollowUpReader::about_texts() const {
  const std::string_view first = u_.word(words_[0]);
  std::vector<std::string> texts;
  if (is_preposition(first) && words_.size() > 1 &&
      text::is_one_of(u_.word(words_[1]), {"which", "what"})) {  // "on which stages?"
    if (names_one_of_roles()) return texts;
    for (const std::string& noun : nouns_) {
      texts.push_back(fmt::format("{} and their {}", noun, words_from(2)));
      texts.push_back(fmt::format("list the {} of the {}", words_from(2), noun));
    }
  } else if (u_.pronouns.empty()) {
    if (words_.size() < 3 || (first != "which" && (first != "how" || u_.word(words_[1]) != "many")))
      return texts;
    // "which are diesel?", "how many were refunded?": the noun is left out.
    const size_t skip = first == "which" ? 1 : 2;
    for (const std::string& noun : nouns_)
      texts.push_back(fmt::format("{} {} {}", u_.span(words_[0], words_[skip - 1] + 1), noun,
                                  words_from(skip)));
  } else if (is_question_word(first) || is_request_word(first)) {
    texts = in_their_place();
  } else if (starts_with_rows()) {
    for (std::string text : in_their_place()) {
      // "albums by artists" would count them for each artist.
      if (const size_t by = text.find(" by "); by != std::string::npos) text.replace(by, 4, " of ");
      texts.push_back("list the " + text);
    }
  }
  if (std::vector<uint32_t> counted; counts_other(counted))
    for (std::string& text : counted_texts()) texts.insert(texts.begin(), std::move(text));
  return texts;
}

// "which of them", "who of them": some of the rows.
bool FollowUpReader::chooses() const {
  const std::string_view first = u_.word(words_[0]);
  return text::is_one_of(first, {"which", "wich"}) || (first == "who" && has("of"));
}

// The block reads the question as one about rows of the topic.
bool FollowUpReader::fits_about(const QueryBlock& b) const {
  const std::string_view first = u_.word(words_[0]);
  const bool asks = is_question_word(first) || is_request_word(first) || is_preposition(first);
  // "what do they cost per day?" asks for a rate, and not for the days.
  const bool rate = has("per") && (has("cost") || has("costs") || has("charge") || has("pay"));
  if (rate && std::any_of(b.group.begin(), b.group.end(),
                          [](const ColumnExpr& g) { return g.period != Period::kWhole; }))
    return false;
  // "how often did they come?" counts no rows of theirs.
  if (first == "how" && words_.size() > 1 && u_.word(words_[1]) == "often" &&
      counts_one_of(b, {base_.topic()}))
    return false;
  const bool much = first == "how" && words_.size() > 1 && u_.word(words_[1]) == "much";
  if (much && has("per") && !b.group.empty()) return false;
  if (much && std::any_of(b.select.begin(), b.select.end(),
                          [](const ValueExpr& v) { return v.fn == Aggregate::kCount; }))
    return false;
  const bool rows = all_plain(b) && b.group.empty();
  if (is_preposition(first) && !shows_named(b, words_[0], u_.end)) return false;
  if (!asks && (!rows || b.limit)) return false;
  if (std::vector<uint32_t> counted; counts_other(counted) && !counts_one_of(b, counted))
    return false;
  // "how many courses do they have?" counts courses.
  if (first == "how" && words_.size() > 3 && u_.word(words_[1]) == "many" && b.group.empty() &&
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(),
                  [&](const Mention& m) {
                    return m.kind == MentionKind::kTable && m.score >= 0.9F &&
                           m.begin == words_[2] && m.table == base_.topic();
                  }) &&
      !counts_one_of(b, {base_.topic()}))
    return false;
  if (b.having && only_shows(b)) return false;
  if (first == "who" && has("of") && !shows_topic(b)) return false;
  // "how many were refunded?" after tickets by type may be of the types or of the tickets.
  if (u_.pronouns.empty() && first == "how" && base_.grouped() && counted() != kNone &&
      !is_near(b, base_.topic()))
    return false;
  // "how many were reopened?" chooses some of the rows.
  const bool some = first == "how" && words_.size() > 4 && u_.word(words_[2]) == "of";
  if ((u_.pronouns.empty() || some) && (first == "how" || first == "which") && b.where.empty() &&
      !b.having && b.tables.size() < 2)
    return false;
  // "which album is it on?" shows albums.
  if (chooses() && rows && !shows_named(b, words_[0] + 1, words_[0] + 2)) return false;
  return mentions(b, base_.topic()) && b.best_of.empty() && b.outer == Aggregate::kPlain;
}

// The column tells which row it is.
bool FollowUpReader::shows_row(const ValueExpr& v) const {
  const uint32_t topic = base_.topic();
  const std::vector<ValueExpr> display = base_.display(topic);
  return contains(display, v) || v.column == base_.facts().name_of(topic) ||
         v.column == base_.facts().key_of(topic);
}

// The rows of the topic themselves, and nothing that belongs to them.
bool FollowUpReader::shows_themselves(const QueryBlock& own) const {
  return only_rows(own) &&
         std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
           return shows_row(v) || (v.column.table == base_.topic() &&
                                   (v.column.whole() || base_.facts().of(v.column).naming));
         });
}

// "who bought it?": the first row has several of them.
bool FollowUpReader::several_for_one(const QueryBlock& own) const {
  return base_.block().limit == 1 &&
         !std::all_of(own.tables.begin(), own.tables.end(), [&](uint32_t t) {
           return t == base_.topic() || context_.schema->graph.to_one(base_.topic(), t);
         });
}

// "when do they play?" is not answered by a date of something else, such as the year of birth.
bool FollowUpReader::tells_other_time(const QueryBlock& own) const {
  if (u_.word(words_[0]) != "when") return false;
  constexpr std::string_view kLight[] = {"when", "do",   "does", "did",   "is",    "are",  "was",
                                         "were", "will", "the",  "they",  "it",    "he",   "she",
                                         "be",   "each", "that", "those", "these", "them", "'s"};
  bool verb = false, named = false;
  for (const uint32_t i : words_) {
    if (text::is_one_of(u_.word(i), kLight)) continue;
    verb = true;
    for (const Mention& m : u_.lattice.mentions)
      for (const ValueExpr& v : own.select)
        named |= m.kind == MentionKind::kColumn && m.begin <= i && m.end > i &&
                 m.table == v.column.table && m.column == v.column.column;
  }
  return verb && !named &&
         std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
           return base_.facts().temporal(v.column) && !v.column.whole() &&
                  base_.facts().numeric(v.column);
         });
}

// The column, or the row that it is of, is called so by its table: a name or key.
bool FollowUpReader::names_rows(const ColumnExpr& column) const {
  const uint32_t home = column.home();
  const auto* person = context_.schema->index.row_names(home);
  return base_.facts().of(column).naming || base_.facts().of(column).identifier ||
         base_.facts().name_of(home) == column ||
         (person != nullptr && (column.column == person->first || column.column == person->last));
}

// The follow-up names the column.
bool FollowUpReader::is_said(const ColumnExpr& column, float score) const {
  return std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kColumn && m.table == column.table && m.column == column.column &&
           m.score >= score && m.begin >= u_.begin && m.end <= u_.end;
  });
}

// The reading does not tell what was asked.
bool FollowUpReader::misses(const QueryBlock& own) const {
  const bool grouped = base_.grouped();
  if (measures_others(own)) return true;
  if (grouped && !groups_are_rows() && !u_.pronouns.empty() &&
      u_.pronouns.front().kind == Pointer::kOne)
    return true;
  if (!only_rows(own)) return false;
  if (tells_other_time(own)) return true;
  // "who is working on them?" is answered by a name.
  const bool who = u_.word(words_[0]) == "who" || u_.word(words_[0]) == "whos";
  if (who && std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
        return !v.column.whole() && !names_rows(v.column) && !is_said(v.column);
      }))
    return true;
  // "who is it by?" is not answered by the row itself.
  if (own.where.empty() && std::all_of(own.select.begin(), own.select.end(),
                                       [&](const ValueExpr& v) { return shows_row(v); }))
    return true;
  if (!shows_themselves(own) && !shows_topic(own) && dates_topic(own)) return true;
  // "how long is it?" has one answer.
  if (several_for_one(own) && u_.word(words_[0]) == "how") return true;
  return grouped && base_.block().limit == 1 && (!own.where.empty() || !shows_near(own));
}

FollowUpReader::Found FollowUpReader::about_them() {
  const std::vector<std::string> texts = about_texts();
  if (texts.empty()) return std::nullopt;
  const auto found =
      best_probe(texts, [&](const LogicalForm& form) { return fits_about(form.block); });
  if (!found || misses(found->block())) return amount_of_rows();
  if (base_.block().limit == 1 && u_.word(words_[0]) == "how" &&
      found->block().select.size() == 1 && found->block().select[0].fn == Aggregate::kCount &&
      found->block().select[0].column.home() == base_.topic())
    return ranks_groups() ? some_of_first() : quantity_of_first(*found);
  using Step = Found (FollowUpReader::*)(const Probe&) const;
  constexpr Step kInOrder[] = {&FollowUpReader::amount_of_each, &FollowUpReader::chosen_rows,
                               &FollowUpReader::owned_rows,     &FollowUpReader::their_columns,
                               &FollowUpReader::of_first_group, &FollowUpReader::of_each_group};
  for (const Step step : kInOrder) {
    Found out = (this->*step)(*found);
    if (!out) continue;
    out->question = fmt::format("{} (of: {})", found->text, base_.text());
    return out;
  }
  if (Found out = average_of_each(*found)) return out;
  const QueryBlock& own = found->block();
  auto form = restricted(found->form);
  const bool rows = only_rows(own);
  const bool listed = rows && !shows_themselves(own) && base_.lists() && own.where.size() <= 1;
  if (!form || (listed && base_.block().limit && base_.block().limit != 1)) return std::nullopt;
  if (rows && several_for_one(own) && !own.select.empty())
    form->block.distinct =
        !context_.schema->graph.to_one(own.select[0].column.home(), base_.topic());
  return made("about", std::move(form->block),
              fmt::format("{} (of: {})", found->text, base_.text()), found->confidence);
}

// "which of them are electric?"
FollowUpReader::Found FollowUpReader::chosen_rows(const Probe& found) const {
  const QueryBlock& own = found.block();
  QueryBlock block = base_.block();
  if (!shows_themselves(own) || own.where.empty() || block.limit || base_.grouped())
    return std::nullopt;
  if (!base_.lists()) block.select = own.select;
  block.distinct |= own.distinct && !base_.lists();
  add_rows(block, found);
  return made("narrow", std::move(block), "", found.confidence);
}

// "which of their albums cost more than 15?" shows the albums.
FollowUpReader::Found FollowUpReader::owned_rows(const Probe& found) const {
  const uint32_t owned = owned_table();
  if (owned == kNone || !chooses() || !only_rows(found.block()) || !mentions(found.block(), owned))
    return std::nullopt;
  auto form = restricted(found.form);
  if (!form) return std::nullopt;
  form->block.select = base_.display(owned);
  if (form->block.select.empty()) return std::nullopt;
  return made("about", std::move(form->block), "", found.confidence);
}

// "who teaches them?": their own columns beside those that are asked for.
FollowUpReader::Found FollowUpReader::their_columns(const Probe& found) const {
  const QueryBlock& own = found.block();
  QueryBlock block = base_.block();
  const bool one = block.limit == 1;
  if (!only_rows(own) || shows_themselves(own) || several_for_one(own) ||
      !(base_.lists() || base_.counts()) || own.where.size() > 1 || (block.limit && !one))
    return std::nullopt;
  std::vector<ValueExpr> select;
  if (!one) select = base_.lists() ? block.select : base_.display(base_.topic());
  add_outputs(select, own.select);
  block.select = std::move(select);
  merge_where(block.where, own.where);
  need_tables(block, own);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return made("outputs", std::move(block), "", found.confidence);
}

// "what plan is she on?" of the first of the groups.
FollowUpReader::Found FollowUpReader::of_first_group(const Probe& found) const {
  QueryBlock block = base_.block();
  if (!only_rows(found.block()) || !base_.grouped() || block.limit != 1) return std::nullopt;
  block.select = found.block().select;
  need_tables(block, found.block());
  return made("outputs", std::move(block), "", found.confidence);
}

// A number for each group of the question before.
FollowUpReader::Found FollowUpReader::of_each_group(const Probe& found) const {
  const QueryBlock& own = found.block();
  QueryBlock block = base_.block();
  const bool number = own.select.size() == 1 && own.select[0].fn != Aggregate::kPlain &&
                      own.group.empty() && own.where.empty() && !own.limit;
  if (!number || !base_.grouped() || base_.aggregate() == nullptr || own.entity != block.entity)
    return std::nullopt;
  // Rows that are joined would count in what chooses the groups.
  const bool joins = std::any_of(own.tables.begin(), own.tables.end(),
                                 [&](uint32_t t) { return !mentions(block, t); });
  if (joins && (block.having || !block.order.empty())) return std::nullopt;
  const ValueExpr was = *base_.aggregate();
  for (ValueExpr& v : block.select)
    if (v == was) v = own.select[0];
  need_tables(block, own);
  return made("measure", std::move(block), "", found.confidence);
}

}  // namespace ask::engine
