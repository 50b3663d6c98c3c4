// Follow-ups about what was answered: its first row, the number of that, the row behind an extreme,
// what comes next, and the rows that a result refers to.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Words of "the biggest one of them".
constexpr std::string_view kLightOfExtreme[] = {
    "the",     "one",     "ones",   "of",       "them",    "those",    "these", "highest",
    "biggest", "largest", "lowest", "smallest", "longest", "shortest", "which", "is"};
// Words of "what came after that".
constexpr std::string_view kLightOfNext[] = {"after", "before", "that",  "this", "it",    "her",
                                             "him",   "them",   "those", "who",  "which", "what",
                                             "came",  "comes",  "come",  "is",   "was",   "one"};
// What stands before a pronoun that is left out.
constexpr std::string_view kLeadsOfRow[] = {" there in", " in",   " of",  " on",
                                            " at",       " from", " for", " with"};

constexpr double kByResult = 0.85;  // confidence where nothing had to be read anew

}  // namespace

// "how many is that?" after the row with the most: the number by which it is the first.
FollowUpReader::Found FollowUpReader::number_of_first() const {
  const bool asks = u_.word(words_[0]) == "how" && words_.size() > 1 &&
                    text::is_one_of(u_.word(words_[1]), {"many", "much", "often"});
  if (!asks || base_.block().limit != 1 || base_.block().order.size() != 1 ||
      !says_only({"is", "was", "that", "it", "does", "did", "has", "have", "had", "he", "she",
                  "they", "do", "exactly", "are", "there"},
                 2))
    return std::nullopt;
  QueryBlock block = base_.block();
  const ValueExpr by = block.order[0].term;
  const bool counts = by.fn == Aggregate::kCount;
  const bool amount = by.fn != Aggregate::kPlain || base_.facts().measure(by.column);
  if (!amount || (counts && u_.word(words_[1]) == "much")) return std::nullopt;
  block.select = {by};
  block.distinct = false;
  return made("outputs", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByResult);
}

// "the biggest one" of rows with an amount.
FollowUpReader::Found FollowUpReader::extreme_row(Aggregate fn) const {
  const bool end = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  QueryBlock block = base_.block();
  if (!end || !base_.lists() || block.limit || !says_only(kLightOfExtreme)) return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select)
    if (base_.facts().measure(v.column)) only = &v;
  const ColumnExpr amount = only ? only->column : base_.facts().amount_of(base_.topic());
  if (!amount.valid() || amount.home() != base_.topic()) return std::nullopt;
  block.order = {{{amount}, fn == Aggregate::kMaximum}};
  block.limit = 1;
  block.ties = false;
  return made("superlative", std::move(block), in_base("(" + u_.body() + ")"), kByResult);
}

// "which plan is that?" after the highest fee: the row that has it.
FollowUpReader::Found FollowUpReader::row_of_extreme() {
  const ValueExpr* measured = base_.aggregate();
  if (measured == nullptr || base_.grouped() || base_.block().select.size() != 1 ||
      (measured->fn != Aggregate::kMaximum && measured->fn != Aggregate::kMinimum) ||
      !measured->column.valid() || measured->column.whole())
    return std::nullopt;
  const std::string_view first = u_.word(words_[0]);
  if (words_.size() < 2 || !text::is_one_of(first, {"which", "what", "who", "whose"}))
    return std::nullopt;
  const uint32_t home = measured->column.home();
  uint32_t table = home;
  size_t at = 1;
  if (first == "which" || first == "what") {
    const Mention* noun = nullptr;
    for (const Mention& m : u_.lattice.mentions)
      if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[1] &&
          (noun == nullptr || m.end > noun->end))
        noun = &m;
    if (noun != nullptr) {
      table = noun->table;
      while (at < words_.size() && words_[at] < noun->end) ++at;
    } else if (u_.word(words_[1]) == "one") {
      at = 2;
    } else if (first == "what") {
      return std::nullopt;
    }
  }
  if (!says_only({"is", "was", "that", "it", "this", "has", "had", "got", "one", "are", "for",
                  "costs", "cost", "from", "of", "by"},
                 at) ||
      (table != home && !context_.schema->graph.to_one(home, table)))
    return std::nullopt;
  if ((first == "who" || first == "whose") && context_.schema->index.row_names(home) == nullptr) {
    table = people_of(home, false);
    if (table == kNone) return std::nullopt;
  }
  QueryBlock block = base_.block();
  block.order = {{{measured->column}, measured->fn == Aggregate::kMaximum}};
  block.limit = 1;
  block.select = base_.display(table);
  if (block.select.empty()) return std::nullopt;
  need_table(block, table);
  return made("outputs", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByResult);
}

// "which ward ..." after numbers of months: a noun that is none of the groups.
bool FollowUpReader::asks_other_noun() const {
  if (!base_.grouped() || words_.size() < 3 || u_.names_no_rows() ||
      !text::is_one_of(u_.word(words_[0]), {"which", "what", "wich"}))
    return false;
  const Period period = period_named(u_.word(words_[1]));
  bool named = false;
  for (const Mention& m : u_.lattice.mentions) {
    const bool table = m.kind == MentionKind::kTable && m.score >= 0.9F;
    const bool column = m.kind == MentionKind::kColumn && m.score >= 0.85F;
    if ((!table && !column) || m.begin != words_[1]) continue;
    named = true;
    for (const ColumnExpr& g : base_.block().group)
      if (g.home() == m.table ||
          (m.kind == MentionKind::kColumn && g.table == m.table && g.column == m.column))
        return false;
  }
  for (const ColumnExpr& g : base_.block().group) {
    if (period != Period::kWhole && g.period == period) return false;
    if (!g.whole() && g.period == Period::kWhole &&
        base_.facts().has_word(g, u_.token(words_[1]).lemma))
      return false;
  }
  return named || period != Period::kWhole;
}

// "which ward had the most?", "for which class most often?", "who cancelled most?" after a number
// of rows, or numbers of other groups.
FollowUpReader::Found FollowUpReader::top_of_others() {
  if (base_.aggregate() == nullptr || base_.block().limit) return std::nullopt;
  size_t last = words_.size() - 1;
  if (u_.word(words_[last]) == "often" && last > 0) --last;
  const std::string_view end = u_.word(words_[last]);
  size_t stop = last;  // of the words before "the most"
  if (stop > 0 && u_.word(words_[stop - 1]) == "the") --stop;
  if (stop == 0 || !(upper(end) || lower(end))) return std::nullopt;
  const std::string by = u_.word(words_[0]) == "who" ? people_before(stop) : noun_before(stop, end);
  Found out = by.empty() ? Found() : grouped_by("per " + by);
  if (!out) return std::nullopt;
  QueryBlock& block = out->meaning.block;
  const auto measured = std::find_if(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  if (measured == block.select.end()) return std::nullopt;
  block.order = {{*measured, upper(end)}};
  block.limit = 1;
  block.offset.reset();
  block.ties = false;
  if (!base_.grouped()) block.select.erase(measured);
  out->kind = "superlative";
  out->question = fmt::format("{} ({})", base_.text(), u_.body());
  return out;
}

// The noun of "which ward had" and "for which class" that the words up to `stop` are; else "".
std::string FollowUpReader::noun_before(size_t stop, std::string_view end) const {
  const size_t which = is_preposition(u_.word(words_[0])) ? 1 : 0;
  if (which >= stop || !text::is_one_of(u_.word(words_[which]), {"which", "what"}) ||
      (base_.grouped() && !asks_other_noun()))
    return "";
  const std::string_view verb = u_.word(words_[stop - 1]);
  const bool has = text::is_one_of(verb, {"had", "has", "have", "got", "gets"});
  const bool is = text::is_one_of(verb, {"is", "was", "were"});
  const size_t to = stop - (has || is ? 1 : 0);
  if (to <= which + 1 || to > which + 3) return "";
  // "which plan is the highest" is told by a column of the plans.
  const bool period = period_named(u_.word(words_[which + 1])) != Period::kWhole;
  if (!has && !period && which == 0 && end != "busiest" && end != "quietest") return "";
  return u_.span(words_[which + 1], words_[to - 1] + 1);
}

// The people that the counted rows belong to, of "who cancelled" that the words up to `stop` are:
// the verb says nothing new. Else "".
std::string FollowUpReader::people_before(size_t stop) const {
  if (stop != 2 || base_.grouped()) return "";
  const Token& verb = u_.token(words_[1]);
  const auto& said = base_.reading().lattice().tokens;
  const bool known =
      text::is_one_of(verb.lemma, {"have", "make", "do", "get"}) ||
      std::any_of(said.begin(), said.end(), [&](const Token& t) { return t.stem == verb.stem; });
  const uint32_t owner = known ? people_of(base_.block().entity, false) : kNone;
  if (owner == kNone) return "";
  const std::vector<std::string> nouns = base_.nouns(owner);
  return nouns.empty() ? "" : nouns.back();
}

// "in all studios?", "regardless of the town", "forget the year": without the condition on that.
FollowUpReader::Found FollowUpReader::any_value() const {
  size_t at = 0;
  const bool drops = text::is_one_of(u_.word(words_[0]), {"forget", "regardless", "whatever"});
  if (drops) ++at;
  while (at < words_.size() &&
         text::is_one_of(u_.word(words_[at]), {"in", "for", "of", "from", "on", "at", "about"}))
    ++at;
  const bool any =
      at < words_.size() && text::is_one_of(u_.word(words_[at]), {"all", "any", "every"});
  if (!drops && !any) return std::nullopt;
  while (at < words_.size() &&
         text::is_one_of(u_.word(words_[at]), {"all", "any", "every", "the", "of"}))
    ++at;
  if (at + 1 != words_.size() || !u_.pronouns.empty()) return std::nullopt;
  const std::string& noun = u_.token(words_[at]).lemma;
  const Period period = period_named(noun);
  QueryBlock block = base_.block();
  const auto about = [&](const std::vector<Condition>& clause) {
    return !clause.empty() && std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
      if (!c.sub.empty() || c.column.whole()) return false;
      if (base_.facts().temporal(c.column)) return period != Period::kWhole || noun == "date";
      const bool table = names_rows(c.column) && c.column.home() != base_.topic() &&
                         std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(),
                                     [&](const Mention& m) {
                                       return m.kind == MentionKind::kTable &&
                                              m.begin == words_[at] && m.score >= 0.9F &&
                                              m.table == c.column.home();
                                     });
      return table || base_.facts().has_word(c.column, noun) || is_said(c.column, 0.7F);
    });
  };
  if (std::count_if(block.where.begin(), block.where.end(), about) != 1) return std::nullopt;
  std::erase_if(block.where, about);
  return made("replace", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByResult);
}

// "who is the author?", "what's the address?" of the rows that were answered.
FollowUpReader::Found FollowUpReader::the_noun() {
  if (!u_.definite || !base_.lists()) return std::nullopt;
  size_t at = 1;
  while (at < words_.size() && u_.word(words_[at]) != "the") ++at;
  if (at + 1 >= words_.size()) return std::nullopt;
  const auto found = shown_columns(words_[at + 1], u_.end, true);
  const std::vector<uint32_t> known = base_.block().tables;
  if (!found) return std::nullopt;
  QueryBlock block = base_.block();
  if (block.limit && block.limit != 1) return std::nullopt;
  std::vector<ValueExpr> own;  // without the columns of the rows themselves
  for (const ValueExpr& v : found->block().select)
    if (!shows_row(v)) own.push_back(v);
  if (own.empty()) return std::nullopt;
  if (block.limit) block.select.clear();
  if (add_outputs(block.select, own) == 0) return std::nullopt;
  need_tables(block, found->block());
  return made("outputs", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              found->confidence);
}

// "top 5 clients" after a number of shipments, or numbers of other groups: those with the most.
FollowUpReader::Found FollowUpReader::top_nouns() {
  const auto count = number();
  const std::string_view first = u_.word(words_[0]);
  const size_t noun = words_.size() == 4 && first == "the" ? 3 : 2;
  const std::string_view end = u_.word(words_[noun - 2]);
  if (!count || *count < 1 || *count > 1e6 || words_.size() != noun + 1 ||
      !text::is_one_of(end, {"top", "bottom"}) || base_.aggregate() == nullptr ||
      base_.block().limit || base_.block().having)
    return std::nullopt;
  const bool known =
      base_.grouped() &&
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.begin == words_[noun] && m.kind == MentionKind::kTable &&
               m.table == base_.block().group[0].home() && groups_are_rows();
      });
  Found out;
  if (known) {
    out = made("limit", base_.block(), "", kByResult);
  } else {
    out = grouped_by("per " + std::string(u_.token(words_[noun]).lemma));
  }
  if (!out) return std::nullopt;
  QueryBlock& block = out->meaning.block;
  const auto measured = std::find_if(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& v) { return v.fn != Aggregate::kPlain; });
  if (measured == block.select.end()) return std::nullopt;
  block.order = {{*measured, end == "top"}};
  block.limit = static_cast<int64_t>(*count);
  block.offset.reset();
  block.ties = false;
  out->kind = "limit";
  out->question = fmt::format("{} ({})", base_.text(), u_.body());
  return out;
}

// "and after that?", "and before her?": the next period or the next of the rows in order.
FollowUpReader::Found FollowUpReader::next_to() {
  const bool after = has("after"), before = has("before");
  if (after == before || !says_only(kLightOfNext)) return std::nullopt;
  QueryBlock block = base_.block();
  if (const Condition* old = dated(block)) {
    const std::string said = period_next_to(*old, after ? 1 : -1);
    return said.empty() ? std::nullopt : by_date(said, nullptr);
  }
  if (block.order.empty() || block.limit != 1) return std::nullopt;
  const int64_t offset = block.offset.value_or(0) + (after ? 1 : -1);
  if (offset < 0) return std::nullopt;
  block.offset = offset > 0 ? std::optional<int64_t>(offset) : std::nullopt;
  block.ties = false;
  return made("rank", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()), kByResult);
}

// "from Hamburg to Paris" after "flights from Berlin to Rome", or one end of the two: the ends of a
// movement that the rows refer to by a key for each.
FollowUpReader::Found FollowUpReader::moved() {
  const SchemaGraph& graph = context_.schema->graph;
  QueryBlock block = base_.block();
  const auto ends_of = [&](const Lattice& lattice, uint32_t from, uint32_t to, uint32_t table) {
    std::pair<std::string, std::string> out;
    for (const Mention& m : lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != table || m.begin <= from ||
          m.end > to || m.partial || m.inside)
        continue;
      uint32_t at = m.begin - 1;
      while (at > from && lattice.tokens[at].folded == "the") --at;
      if (lattice.tokens[at].folded == "from") out.first = m.text;
      if (lattice.tokens[at].folded == "to") out.second = m.text;
    }
    return out;
  };
  uint32_t table = kNone;
  for (const auto& clause : block.where)
    if (of_one_column(clause) && graph.between(block.entity, clause[0].column.table).size() > 1)
      table = clause[0].column.table;
  if (table == kNone || table == block.entity || adds_rows() || !u_.pronouns.empty())
    return std::nullopt;
  const auto now = ends_of(u_.lattice, u_.begin > 0 ? u_.begin - 1 : 0, u_.end, table);
  if (now.first.empty() && now.second.empty()) return std::nullopt;
  const Lattice& before = base_.reading().lattice();
  const auto old = ends_of(before, 0, static_cast<uint32_t>(before.tokens.size()), table);
  const std::string& start = now.first.empty() ? old.first : now.first;
  const std::string& end = now.second.empty() ? old.second : now.second;
  if (start.empty() || end.empty()) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : base_.nouns(block.entity))
    texts.push_back(fmt::format("{} from {} to {}", noun, start, end));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const auto& where = form.block.where;
    return is_plain(form.block) && where.size() == 2 &&
           std::all_of(where.begin(), where.end(), [&](const auto& clause) {
             return clause[0].column.table == table && clause[0].column.via != kNone;
           });
  });
  if (!found) return std::nullopt;
  std::erase_if(block.where, [&](const auto& clause) {
    return of_one_column(clause) && clause[0].column.table == table;
  });
  block.where.insert(block.where.begin(), found->block().where.begin(), found->block().where.end());
  need_tables(block, found->block());
  return made("replace", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              found->confidence);
}

// Another end of a movement is named, and it cannot be told which key leads to it.
bool FollowUpReader::moves_unread() const {
  const SchemaGraph& graph = context_.schema->graph;
  const QueryBlock& block = base_.block();
  const Lattice& before = base_.reading().lattice();
  for (const auto& clause : block.where) {
    if (!of_one_column(clause) || clause[0].column.via != kNone ||
        graph.between(block.entity, clause[0].column.table).size() < 2)
      continue;
    for (const Mention& m : u_.lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != clause[0].column.table ||
          m.begin <= u_.begin || m.end > u_.end)
        continue;
      const std::string_view led = u_.word(m.begin - 1);
      if (led != "from" && led != "to") continue;
      const bool same =
          std::any_of(before.mentions.begin(), before.mentions.end(), [&](const Mention& old) {
            return old.kind == MentionKind::kValue && old.begin > 0 && old.table == m.table &&
                   before.tokens[old.begin - 1].folded == led;
          });
      if (!same) return true;
    }
  }
  return false;
}

// "how many stations are in that district?": rows of a table that the result refers to.
FollowUpReader::Found FollowUpReader::beside_result() const {
  const auto points = std::find_if(u_.pronouns.begin(), u_.pronouns.end(),
                                   [](const Pronoun& p) { return p.named; });
  const uint32_t topic = base_.topic();
  if (u_.pronouns.size() != 1 || points == u_.pronouns.end() || base_.grouped() || !base_.lists() ||
      points->begin <= u_.begin)
    return std::nullopt;
  uint32_t table = kNone;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == points->begin + 1 && m.end == points->end &&
        m.score >= 0.9F && context_.schema->graph.to_one(topic, m.table))
      table = m.table;
  const ColumnExpr key = table == kNone ? ColumnExpr() : base_.facts().key_of(table);
  const bool one = points->kind == Pointer::kOne;
  if (!key.valid() || (one && base_.block().limit != 1)) return std::nullopt;
  const std::string text = fmt::format("{} {} {}", u_.span(u_.begin, points->begin),
                                       u_.span(points->begin + 1, points->end),
                                       points->end < u_.end ? u_.span(points->end, u_.end) : "");
  std::string without = u_.span(u_.begin, points->begin);
  for (const std::string_view lead : kLeadsOfRow)
    if (without.ends_with(lead)) {
      without.resize(without.size() - lead.size());
      break;
    }
  const auto found = best_probe({without}, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return !b.limit && !b.having && b.group.empty() && b.outer == Aggregate::kPlain &&
           context_.schema->graph.to_one(b.entity, table);
  });
  if (!found || points->end != u_.end) return std::nullopt;
  QueryBlock of_result = base_.block();
  need_table(of_result, table);
  const auto members = as_membership(of_result, table, base_.facts());
  if (members.empty()) return std::nullopt;
  QueryBlock block = found->block();
  merge_where(block.where, members);
  need_table(block, table);
  return made("about", std::move(block), fmt::format("{} (of: {})", text, base_.text()),
              found->confidence);
}

}  // namespace ask::engine
