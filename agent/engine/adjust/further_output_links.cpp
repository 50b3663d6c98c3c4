#include "agent/engine/adjust/further_output_links.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

constexpr float kDoers = 2;          // of the table that the verb names: "supplies" of suppliers
constexpr float kLowestNear = 0.6F;  // of a phrase for a column of the rows themselves

// "client name", "winner's club": a column of the table that the first words name, "name" for what
// its rows are called.
void link_owned(const Lattice& lattice, FurtherOutput& output) {
  const auto n = static_cast<uint16_t>(lattice.tokens.size());
  for (const Mention& table : lattice.mentions) {
    if (table.kind != MentionKind::kTable || table.begin != 0 || table.end >= n ||
        table.score < kLowestOutputLink)
      continue;
    if (table.end + 1 == n && lattice.tokens[table.end].lemma == kLabelNoun)
      output.choices.push_back({{table.table, kNone}, table.score});
    for (const Mention& m : lattice.mentions)
      if (m.kind == MentionKind::kColumn && m.begin == table.end && m.end == n &&
          m.table == table.table && m.expression == kNone && m.score >= kLowestNear)
        output.choices.push_back({column_of(m), m.score});
  }
}

// "visit kind": a column with the kind of the rows that the first word names, or a table of their
// kinds that has the word in its name.
void link_kind(const Lattice& lattice, const ColumnFacts& column_facts, FurtherOutput& output) {
  constexpr float kKind = 0.9F;
  const size_t last = lattice.tokens.size() - 1;
  const std::string& kind = lattice.tokens[last].lemma;
  if (last == 0 || !text::is_one_of(kind, kKindOfRowColumns)) return;
  const SchemaIndex& index = column_facts.index();
  for (const Mention& table : lattice.mentions) {
    if (table.kind != MentionKind::kTable || table.begin != 0 || table.end != last ||
        table.score < kLowestNear)
      continue;
    output.of_kind = true;
    output.choices.push_back({{table.table, kNone}, table.score});
    for (uint32_t c = 0; c < index.columns(table.table); ++c)
      if (const ColumnExpr column{table.table, c};
          text::is_one_of(column_facts.last_word(column), kKindOfRowColumns) &&
          !column_facts.flag(column) && !column_facts.measure(column))
        output.choices.push_back({column, kKind});
  }
}

// "their directors": keys whose name is the role of the row that they refer to.
void link_role(const Token& noun, const ColumnFacts& column_facts, FurtherOutput& output) {
  constexpr float kRole = 0.85F;
  const SchemaIndex& index = column_facts.index();
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const ColumnExpr key{t, c}, row = column_facts.referred(key);
      if (!row.valid()) continue;
      const auto roles = role_words(key, row, index);
      if (std::any_of(roles.begin(), roles.end(),
                      [&](uint32_t w) { return index.word(w).lemma == noun.lemma; }))
        output.choices.push_back({key, kRole});
    }
}

// "rate" of rate_per_word: a column of which it is the first word, for rows of their own.
void link_first_word(const Token& noun, const ColumnFacts& column_facts, FurtherOutput& output) {
  constexpr float kPart = 0.62F;
  const SchemaIndex& index = column_facts.index();
  for (uint32_t t = 0; t < index.tables(); ++t) {
    ColumnExpr found;
    bool several = false;
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const auto& words = index.column(t, c).words;
      if (words.size() < 2 || index.word(words[0]).lemma != noun.lemma ||
          !column_facts.measure({t, c}))
        continue;
      several |= found.valid();
      found = {t, c};
    }
    if (found.valid() && !several) output.choices.push_back({found, kPart});
  }
}

// "what state was it in": a column of the condition of the rows.
void link_condition(const ColumnFacts& column_facts, FurtherOutput& output) {
  constexpr float kCondition = 0.8F;
  const SchemaIndex& index = column_facts.index();
  for (const SchemaItem& item : index.items())
    if (item.column != kNone && item.words.size() == 1 &&
        text::is_one_of(index.word(item.words[0]).lemma, kConditionColumns) &&
        column_facts.text({item.table, item.column}))
      output.choices.push_back({{item.table, item.column}, kCondition});
}

// "due date" of due_on: a date that is called by the first word.
void link_named_date(const Lattice& lattice, const ColumnFacts& column_facts,
                     FurtherOutput& output) {
  constexpr float kNamedDate = 0.85F;
  if (lattice.tokens.size() != 2 || !text::is_one_of(lattice.tokens[1].lemma, kDayNouns)) return;
  const SchemaIndex& index = column_facts.index();
  for (const SchemaItem& item : index.items()) {
    if (item.column == kNone || item.words.empty() || item.words.size() > 2) continue;
    const ColumnExpr date{item.table, item.column};
    if (index.word(item.words[0]).lemma == lattice.tokens[0].lemma && column_facts.temporal(date) &&
        !column_facts.numeric(date))
      output.choices.push_back({date, kNamedDate});
  }
}

// "who supplies it" of suppliers: rows that are named by what they do.
bool names_doers(const Token& verb, const SchemaIndex& index, uint32_t table) {
  if (verb.lemma.empty() || index.table(table).words.empty()) return false;
  const SchemaWord& rows = index.word(index.table(table).words.back());
  return is_agent_noun_of(rows.lemma, verb.lemma) || is_agent_noun_of(rows.lemma, verb.stem);
}

// Columns and tables that the phrase names.
void link_noun(const std::string& phrase, const db::Snapshot& snapshot,
               const ColumnFacts& column_facts, FurtherOutput& output) {
  const Lattice lattice = link(phrase, snapshot, column_facts.index());
  for (const size_t end : {lattice.tokens.size(), lattice.tokens.size() - 1}) {
    if (end == 0 || !output.choices.empty()) break;
    const bool whole = end == lattice.tokens.size();  // else "phone numbers" of a phone
    if (!whole && !text::is_one_of(lattice.tokens[end].lemma, kColumnHeads)) break;
    const bool day = end == 1 && text::is_one_of(lattice.tokens[0].lemma, kDayNouns);
    for (const Mention& m : lattice.mentions) {
      if (m.begin != 0 || m.end != end || m.score < kLowestNear) continue;
      if (day && m.kind == MentionKind::kColumn && column_facts.birth_date(column_of(m)))
        continue;  // the date of an event
      if (m.kind == MentionKind::kTable && m.score >= kLowestOutputLink)
        output.choices.push_back({{m.table, kNone}, m.score});
      else if (m.kind == MentionKind::kColumn && m.expression == kNone)
        output.choices.push_back(
            {column_of(m), column_facts.of(column_of(m)).reference ? m.score / 2 : m.score});
    }
    const bool weak = std::none_of(output.choices.begin(), output.choices.end(), [](const auto& c) {
      return c.score >= kLowestOutputLink;
    });
    if (whole && weak) link_owned(lattice, output);
    if (whole && weak) link_named_date(lattice, column_facts, output);
    if (whole && output.choices.empty()) link_kind(lattice, column_facts, output);
    if (whole && weak && lattice.tokens.size() == 1 &&
        text::is_one_of(lattice.tokens[0].lemma, kConditionKeys))
      link_condition(column_facts, output);
    if (whole && output.choices.empty() && lattice.tokens.size() == 1)
      link_role(lattice.tokens[0], column_facts, output);
    if (whole && output.choices.empty() && lattice.tokens.size() == 1)
      link_first_word(lattice.tokens[0], column_facts, output);
  }
}

}  // namespace

std::vector<FurtherOutput> link_further_outputs(const std::vector<OutputRequest>& requests,
                                                const db::Snapshot& snapshot,
                                                const ColumnFacts& column_facts) {
  std::vector<FurtherOutput> out;
  const SchemaIndex& index = column_facts.index();
  for (const OutputRequest& request : requests) {
    FurtherOutput output;
    output.kind = request.kind;
    output.beside = request.beside;
    output.listed = requests.size() > 1;
    output.figure = request.figure;
    const std::vector<Token> tokens = tokenize(request.word);
    if (tokens.size() == 1) output.word = tokens[0];
    using Kind = OutputRequest::Kind;
    const bool noun = request.kind == Kind::kNoun || request.kind == Kind::kSum ||
                      (request.kind == Kind::kMany && !request.word.empty());
    if (noun)
      link_noun(request.word, snapshot, column_facts, output);
    for (uint32_t t = 0; request.kind == OutputRequest::Kind::kWho && t < index.tables(); ++t) {
      const bool doers = names_doers(output.word, index, t);
      if (doers || holds_people(index, t))
        output.choices.push_back({{t, kNone}, doers ? kDoers : 1});
    }
    out.push_back(std::move(output));
  }
  return out;
}

bool names_nothing(const std::vector<FurtherOutput>& outputs) {
  return std::any_of(outputs.begin(), outputs.end(), [](const FurtherOutput& o) {
    return o.kind == OutputRequest::Kind::kNoun && !o.beside && o.choices.empty() &&
           o.word.lemma != kLabelNoun && o.word.lemma != kDoneThing &&
           o.word.lemma != kBothNumbers &&
           !text::is_one_of(o.word.lemma, kDayNouns);
  });
}

}  // namespace ask::engine
