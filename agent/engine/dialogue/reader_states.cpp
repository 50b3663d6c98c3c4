// Another state in the place of the one that is spoken of, the whole of the groups, and the people
// that the rows belong to: "and how many no-shows?", "how many altogether?", "who has them?".
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

// Verbs of those who work on the rows, lemmas.
constexpr std::string_view kDeedsOfStaff[] = {"work",   "handle", "deal",    "fix",   "repair",
                                              "treat",  "look",   "process", "serve", "inspect",
                                              "assign", "drive",  "teach"};
// Verbs of those to whom the rows belong, lemmas.
constexpr std::string_view kDeedsOfClients[] = {"own",    "hold",  "report", "raise", "request",
                                                "book",   "order", "buy",    "rent",  "borrow",
                                                "submit", "get",   "use"};

constexpr double kByState = 0.85;  // confidence where nothing had to be read anew

constexpr std::string_view kStaff[] = {
    "agent",     "employee", "staff",      "mechanic", "technician", "trainer",
    "coach",     "vet",      "teacher",    "doctor",   "dentist",    "driver",
    "adjuster",  "handler",  "nurse",      "worker",   "instructor", "therapist",
    "engineer",  "guide",    "consultant", "tutor",    "manager",    "operator",
    "assistant", "officer",  "crew",       "stylist",  "surgeon"};
constexpr std::string_view kClients[] = {
    "customer", "client", "member", "user",       "owner",    "patient",  "person",    "student",
    "guest",    "donor",  "holder", "subscriber", "tenant",   "attendee", "passenger", "account",
    "buyer",    "pupil",  "renter", "requester",  "reporter", "borrower", "visitor",   "employee"};

}  // namespace

// The words but `light` ones, and those that fill.
std::vector<uint32_t> FollowUpReader::content(std::initializer_list<std::string_view> light) const {
  std::vector<uint32_t> out;
  for (const uint32_t i : words_)
    if (!text::is_one_of(u_.word(i), light) && filler(u_.word(i)) < 0.6F) out.push_back(i);
  return out;
}

// "and how many no-shows?" after a number of rows in another state; "and passed?" where 'pass' is
// stored: of the column that tells the state that was asked for.
FollowUpReader::Found FollowUpReader::by_state() {
  const bool many =
      u_.word(words_[0]) == "how" && words_.size() > 2 && u_.word(words_[1]) == "many";
  if (!(u_.opened || u_.about) || (many && !base_.counts()) || base_.block().limit)
    return std::nullopt;
  const std::vector<uint32_t> said =
      content({"how", "many", "are", "were", "is", "was", "have", "been", "the", "ones", "those"});
  const bool date =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kDate && m.begin >= u_.begin && m.end <= u_.end;
      });
  if (said.empty() || said.size() > 3 || !u_.pronouns.empty() || adds_rows() || date || number())
    return std::nullopt;
  QueryBlock block = base_.block();
  for (size_t at = block.where.size(); at-- > 0;) {
    std::vector<Condition>& clause = block.where[at];
    if (!of_one_column(clause) || clause[0].negated || !base_.facts().text(clause[0].column))
      continue;
    const auto value = stored_state(clause[0].column, said, many);
    if (!value || (clause.size() == 1 && clause[0].value == Value(*value))) continue;
    Condition now = clause[0];
    now.value = Value(*value);
    const std::string question = with_value(clause[0], u_.span(said.front(), said.back() + 1));
    clause = {std::move(now)};
    return made("replace", std::move(block), question, kByState);
  }
  return restated(said);
}

// "and closed?" after "how many tickets are open?": the question before with these words for the
// state, which another column may tell.
FollowUpReader::Found FollowUpReader::restated(const std::vector<uint32_t>& said) const {
  const Interpretation& before = base_.reading();
  const QueryBlock& block = base_.block();
  if (before.text() != base_.text()) return std::nullopt;
  const std::string words = u_.span(said.front(), said.back() + 1);
  for (const auto& clause : block.where) {
    if (clause.size() != 1 || !clause[0].sub.empty()) continue;
    const ColumnExpr& old = clause[0].column;
    if (!tells_state(clause[0], base_.facts()) && !of_one_column(clause)) continue;
    for (const Mention& m : before.lattice().mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != old.table ||
          m.column != old.column)
        continue;
      const auto& tokens = before.lattice().tokens;
      const std::string text = base_.text().substr(0, tokens[m.begin].begin) + words +
                               base_.text().substr(tokens[m.end - 1].end);
      const auto found = probe(text, [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        if (b.select != block.select || b.group != block.group || b.limit != block.limit ||
            b.where.size() != block.where.size())
          return false;
        const bool state = std::any_of(b.where.begin(), b.where.end(), [&](const auto& now) {
          if (now.size() != 1 || now[0].column.home() != old.home()) return false;
          return now[0].column == old || clause[0].op == Op::kIsNull ||
                 (tells_state(clause[0], base_.facts()) && tells_state(now[0], base_.facts()));
        });
        if (!state) return false;
        const auto kept = std::count_if(b.where.begin(), b.where.end(), [&](const auto& now) {
          return contains(block.where, now);
        });
        return static_cast<size_t>(kept) + 1 == b.where.size() && !contains(b.where, clause);
      });
      if (found && found->confidence >= kLikelyFrom)
        return made("replace", found->block(), text, found->confidence);
    }
  }
  return std::nullopt;
}

// "all agents" after a number of one of them: a number of each.
FollowUpReader::Found FollowUpReader::every() const {
  const size_t at = u_.word(words_[0]) == "for" || u_.word(words_[0]) == "of" ? 1 : 0;
  const ValueExpr* measured = base_.aggregate();
  QueryBlock block = base_.block();
  if (words_.size() < at + 2 || !text::is_one_of(u_.word(words_[at]), {"all", "every", "each"}) ||
      base_.grouped() || measured == nullptr || block.limit || block.select.size() != 1)
    return std::nullopt;
  for (const Mention& m : u_.lattice.mentions) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin != words_[at + 1] ||
        m.end != words_.back() + 1)
      continue;
    const auto names = std::find_if(block.where.begin(), block.where.end(), [&](const auto& any) {
      return of_one_column(any) && any[0].column.home() == m.table && names_rows(any[0].column);
    });
    const ColumnExpr key = base_.facts().key_of(m.table);
    if (names == block.where.end() || !key.valid()) continue;
    block.where.erase(names);
    std::erase_if(block.where, [&](const auto& any) {  // the other part of the name
      return of_one_column(any) && any[0].column.home() == m.table && names_rows(any[0].column);
    });
    std::vector<ValueExpr> select = base_.display(m.table);
    if (select.empty()) return std::nullopt;
    select.push_back(*measured);
    block.select = std::move(select);
    block.group = {key};
    need_table(block, m.table);
    return made("group", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
                kByState);
  }
  return std::nullopt;
}

// The stored value of the column that all these words name, as they are or as another form of one
// word: 'pass' for "passed". `linked`: also one that the linker found.
std::optional<std::string> FollowUpReader::stored_state(ColumnExpr column,
                                                        const std::vector<uint32_t>& said,
                                                        bool linked) const {
  if (linked)
    if (const auto named = values_of(column); named.size() == 1) {
      const Mention& m = *named[0];
      if (std::all_of(said.begin(), said.end(),
                      [&](uint32_t i) { return i >= m.begin && i < m.end; }))
        return m.text;
    }
  if (said.size() != 1) return std::nullopt;
  const Token& token = u_.token(said[0]);
  const db::ValueIndex& values = context_.snapshot.values;
  for (const std::string& form : {token.folded, token.lemma, token.stem})
    for (const db::ValueHit& hit : values.find(db::ValueIndex::normalised(form)))
      if (hit.table == column.table && hit.column == column.column)
        return std::string(values.original(hit));
  return std::nullopt;
}

// "and on the 11th?" after a day of some month.
FollowUpReader::Found FollowUpReader::by_day_of_month() {
  int day = 0;
  for (const uint32_t i : words_) {
    const auto ordinal =
        std::find_if(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kNumber && m.ordinal && m.begin == i && m.end == i + 1;
        });
    const bool digits = u_.word(i).front() >= '0' && u_.word(i).front() <= '9';
    if (ordinal != u_.lattice.mentions.end() && digits && day == 0 && ordinal->number <= 31)
      day = static_cast<int>(ordinal->number);
    else if (!text::is_one_of(u_.word(i), {"on", "the", "of"}))
      return std::nullopt;
  }
  QueryBlock block = base_.block();
  const Condition* old = dated(block);
  if (day < 1 || old == nullptr) return std::nullopt;
  const std::string said = same_month(*old, day);
  return said.empty() ? std::nullopt : by_date(said, nullptr);
}

// "how many is that altogether?", "and in total?" after numbers of groups: of all of them.
FollowUpReader::Found FollowUpReader::whole() const {
  const ValueExpr* measured = base_.aggregate();
  QueryBlock block = base_.block();
  if (!base_.grouped() || measured == nullptr || block.having || block.limit ||
      !block.best_of.empty() ||
      (measured->fn != Aggregate::kCount && measured->fn != Aggregate::kSum))
    return std::nullopt;
  if (!has("total") && !has("altogether") && !has("overall") && !has("together"))
    return std::nullopt;
  block.select = {*measured};
  block.group.clear();
  block.order.clear();
  block.distinct = false;
  return made("aggregate", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByState);
}

// "and the number of lessons?" after their average price: the rows that were measured.
FollowUpReader::Found FollowUpReader::counted_rows() const {
  const ValueExpr* measured = base_.aggregate();
  if (measured == nullptr || measured->fn == Aggregate::kCount || base_.block().limit)
    return std::nullopt;
  const bool number = has("number") && has("of");
  const bool many =
      u_.word(words_[0]) == "how" && words_.size() > 2 && u_.word(words_[1]) == "many";
  const uint32_t entity = base_.block().entity;
  const auto said = content({"the", "number", "of", "how", "many", "are", "there", "were", "is"});
  if ((!number && !many) || said.size() != 1 || measured->column.home() != entity)
    return std::nullopt;
  const bool named =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == entity && m.score >= 0.9F &&
               m.begin == said[0] && m.end == said[0] + 1;
      });
  if (!named) return std::nullopt;
  if (!base_.grouped()) return count_of_sum();
  QueryBlock block = with_measure({{entity, kNone}, Aggregate::kCount});
  return made("measure", std::move(block), in_base(u_.body(), true), kByState);
}

// "only the ones under 12 euros" after rows with their sale price: of the price that is shown.
void FollowUpReader::prefer_shown(Probe& found) const {
  if (!base_.lists() || found.block().where.size() != 1 || found.block().where[0].size() != 1)
    return;
  Condition& c = found.form.block.where[0][0];
  const auto compares = [](Op op) {
    return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual;
  };
  if (!compares(c.op) || !base_.facts().measure(c.column) || is_said(c.column) || !number()) return;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : base_.block().select) {
    if (!base_.facts().measure(v.column)) continue;
    if (only != nullptr || v.column == c.column) return;
    only = &v;
  }
  if (only == nullptr || only->column.table != c.column.table || only->column.product() ||
      base_.facts().unit_of(only->column) != base_.facts().unit_of(c.column))
    return;
  const SchemaIndex& index = context_.schema->index;
  const auto& words = index.column(only->column.table, only->column.column).words;
  const bool alike = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    return index.has_word(index.column(c.column.table, c.column.column), index.word(w).lemma);
  });
  if (alike) c.column = only->column;
}

// The only table of such people that the rows refer to, by one key; else kNone.
uint32_t FollowUpReader::people_of(uint32_t rows, bool staff) const {
  const SchemaIndex& index = context_.schema->index;
  uint32_t out = kNone;
  for (const uint32_t e : context_.schema->graph.of(rows)) {
    const Edge& edge = context_.schema->graph.edges()[e];
    if (edge.child != rows || edge.parent == rows) continue;
    const auto& words = index.table(edge.parent).words;
    const bool such = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const std::string& lemma = index.word(w).lemma;
      return staff ? contains(kStaff, lemma) : contains(kClients, lemma);
    });
    if (!such) continue;
    if (out != kNone) return kNone;
    out = edge.parent;
  }
  return out;
}

// "who were they?" after rows that are no people: those that the rows belong to.
FollowUpReader::Found FollowUpReader::who_of_rows() const {
  const uint32_t topic = base_.topic();
  const SchemaIndex& index = context_.schema->index;
  if (u_.word(words_[0]) != "who" || index.row_names(topic) != nullptr || base_.block().limit ||
      !(base_.lists() || base_.counts()))
    return std::nullopt;
  const ColumnExpr name = base_.facts().name_of(topic);
  if (name.valid() && !name.whole() && base_.facts().of(name).naming) return std::nullopt;
  const uint32_t owner = people_of(topic, false);
  if (owner == kNone) return std::nullopt;
  QueryBlock block = base_.block();
  block.select = base_.display(owner);
  need_table(block, owner);
  block.distinct = true;
  block.order.clear();
  return made("outputs", std::move(block), fmt::format("{} (who)", base_.text()), 0.7);
}

// "who directed them?" where a column of the rows is called "director".
FollowUpReader::Found FollowUpReader::made_by() {
  if (words_.size() != 3 || u_.word(words_[0]) != "who" || u_.pronouns.size() != 1 ||
      u_.pronouns[0].begin != words_[2] || !base_.lists())
    return std::nullopt;
  std::string verb = u_.token(words_[1]).lemma;
  while (verb.size() > 4 && (verb.back() == 'e' || verb.back() == 'y')) verb.pop_back();
  if (verb.size() < 4) return std::nullopt;
  const uint32_t topic = base_.topic();
  const SchemaIndex& index = context_.schema->index;
  ColumnExpr column;
  for (uint32_t c = 0; c < index.columns(topic); ++c) {
    const auto& words = index.column(topic, c).words;
    const bool maker = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const std::string& lemma = index.word(w).lemma;
      return lemma.starts_with(verb) && lemma.size() <= verb.size() + 3 &&
             (lemma.ends_with("or") || lemma.ends_with("er"));
    });
    if (!maker || !base_.facts().text({topic, c}) || base_.facts().referred({topic, c}).valid())
      continue;
    if (column.valid()) return std::nullopt;
    column = {topic, c};
  }
  QueryBlock block = base_.block();
  if (!column.valid() || (block.limit && block.limit != 1)) return std::nullopt;
  if (block.limit) block.select.clear();
  if (add_outputs(block.select, {{column}}) == 0) return std::nullopt;
  return made("outputs", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()), 0.7);
}

// "who is handling each of them?", "who has them?", "who booked those?": the people that the rows
// refer to, as the verb tells them.
FollowUpReader::Found FollowUpReader::people() {
  if (u_.word(words_[0]) != "who" || u_.pronouns.empty() || !(base_.lists() || base_.counts()) ||
      base_.grouped() || (base_.block().limit && base_.block().limit != 1))
    return std::nullopt;
  const auto said =
      content({"who",  "is",   "are",   "was",   "were", "'s",   "on",  "each",     "of",
               "them", "they", "those", "these", "it",   "that", "for", "with",     "to",
               "by",   "the",  "has",   "have",  "one",  "at",   "all", "currently"});
  if (said.size() > 1) return std::nullopt;
  bool staff = false, clients = said.empty() && (has("has") || has("have"));
  if (!said.empty()) {
    const std::string& verb = u_.token(said[0]).lemma;
    staff = text::is_one_of(verb, kDeedsOfStaff);
    clients = text::is_one_of(verb, kDeedsOfClients);
  }
  if (staff == clients) return std::nullopt;
  const uint32_t topic = base_.topic(), owner = people_of(topic, staff);
  if (owner == kNone) return std::nullopt;
  QueryBlock block = base_.block();
  block.select = block.limit ? std::vector<ValueExpr>() : base_.display(topic);
  const std::vector<ValueExpr> names = base_.display(owner);
  if (names.empty() || add_outputs(block.select, names) == 0) return std::nullopt;
  need_table(block, owner);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return made("outputs", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()), 0.7);
}

// "which patients are they for?": the rows that they refer to.
FollowUpReader::Found FollowUpReader::referred_rows() {
  const size_t asked = is_preposition(u_.word(words_[0])) ? 1 : 0;  // "in which rooms are they?"
  if (words_.size() < asked + 4 || u_.pronouns.empty() ||
      !text::is_one_of(u_.word(words_[asked]), {"which", "what"}))
    return std::nullopt;
  const Mention* noun = nullptr;
  for (const Mention& m : u_.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == words_[asked + 1] &&
        (noun == nullptr || m.end > noun->end))
      noun = &m;
  if (noun == nullptr) return std::nullopt;
  size_t at = asked + 1;
  while (at < words_.size() && words_[at] < noun->end) ++at;
  if (at >= words_.size() || !text::is_one_of(u_.word(words_[at]), {"are", "were", "do", "is"}) ||
      !says_only({"are", "were", "is", "do", "they", "those", "these", "it", "for", "from", "of",
                  "by", "about", "in", "on", "at", "belong", "to"},
                 at))
    return std::nullopt;
  QueryBlock block = base_.block();
  const ValueExpr* measured = base_.aggregate();
  const bool adds = measured != nullptr && measured->column.home() == block.entity &&
                    (base_.grouped() ? !block.having : block.select.size() == 1);
  const bool first = base_.lists() && block.limit == 1;
  if ((block.limit && !first) || !(base_.lists() || base_.counts() || adds)) return std::nullopt;
  const uint32_t rows = adds ? block.entity : base_.topic();
  if (noun->table != rows && !context_.schema->graph.to_one(rows, noun->table)) return std::nullopt;
  block.select = base_.display(noun->table);
  if (block.select.empty() || (noun->table == rows && base_.lists())) return std::nullopt;
  need_table(block, noun->table);
  block.distinct = noun->table != rows && !first;
  if (!first) block.order.clear();
  block.group.clear();
  return made("outputs", std::move(block), fmt::format("{} of: {}", u_.body(), base_.text()), 0.7);
}

// "with 5 stars?", then "and 4?": another value of the only number.
FollowUpReader::Found FollowUpReader::by_number() {
  const auto now = number();
  if (!now || std::abs(*now) >= 1e15 || !(u_.opened || u_.about || adds_rows()))
    return std::nullopt;
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
  const std::vector<Condition*> only = numeric_conditions(block);
  if (only.size() != 1 || block.limit || only[0]->op == Op::kBetween || only[0]->op == Op::kRange)
    return std::nullopt;
  const auto whole = static_cast<int64_t>(*now);
  Condition other = *only[0];
  other.value = static_cast<double>(whole) == *now ? Value(whole) : Value(*now);
  if (!adds_rows()) {
    *only[0] = std::move(other);
    return made("replace", std::move(block), in_base(u_.body(), true), kByState);
  }
  for (auto& clause : block.where)
    if (clause.size() == 1 && &clause[0] == only[0] && other.op == Op::kEqual && !other.negated) {
      clause.push_back(other);
      return made("add", std::move(block), in_base("or " + u_.body()), kByState);
    }
  return std::nullopt;
}

}  // namespace ask::engine
