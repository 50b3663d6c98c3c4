// A question about a measured shop, and the parser rules on states written by the test.
#pragma once
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "agent/engine/link/linker.h"
#include "agent/engine/parse/rules/question_layout.h"
#include "agent/engine/parse/rules/rule_context.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::parsed_question {

inline constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, city TEXT, age INTEGER,
                         premium INTEGER NOT NULL CHECK(premium IN (0, 1)), email TEXT,
                         advisor_id INTEGER REFERENCES customers(id));
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', 30, 1, 'a@x.org', NULL),
                              (2, 'Ben', 'Rome', 41, 0, NULL, 1), (3, 'Cy', 'Rome', 52, 1, NULL, 1);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers(id),
                      placed_on TEXT NOT NULL, shipped_on TEXT, total REAL NOT NULL,
                      status TEXT NOT NULL);
  INSERT INTO orders VALUES(1, 1, '2023-05-01', '2023-05-03', 20.5, 'paid'),
                           (2, 1, '2023-06-10', NULL, 300, 'open'),
                           (3, 2, '2024-02-03', '2024-02-05', 80, 'paid'),
                           (4, 3, '2024-03-03', NULL, 7, 'paid');
)";

// The schema is measured once for all tests.
inline const measured::Measured& shop() {
  static const measured::Measured db(kShop);
  return db;
}

class ParsedQuestion {
 public:
  explicit ParsedQuestion(std::string_view text)
      : lattice_(link(text, shop().snapshot(), shop().index())) {}

  const Arcs& arcs() const { return arcs_; }
  const ColumnFacts& facts() const { return facts_; }
  size_t token(std::string_view word) const {
    for (size_t t = 0; t < lattice_.tokens.size(); ++t)
      if (lattice_.tokens[t].folded == word) return t;
    ADD_FAILURE() << "no token " << word;
    return 0;
  }
  // The state before the word, with nothing read yet.
  ParserState before(std::string_view word) const {
    ParserState state;
    state.position = static_cast<uint16_t>(token(word));
    return state;
  }
  ArcId arc(MentionKind kind, std::string_view words) const {
    for (size_t i = 0; i < arcs_.all.size(); ++i)
      if (arcs_.all[i].kind == kind && arcs_.text(arcs_.all[i]) == words)
        return static_cast<ArcId>(i);
    ADD_FAILURE() << "no arc " << words;
    return kNoArc;
  }
  ArcId table(std::string_view words) const { return arc(MentionKind::kTable, words); }
  ArcId column(std::string_view words) const { return arc(MentionKind::kColumn, words); }
  ArcId cue(std::string_view words) const { return arc(MentionKind::kCue, words); }

 private:
  Lattice lattice_;
  Arcs arcs_ = make_arcs(lattice_);
  ColumnFacts facts_ = shop().facts();
  ParsePaths paths_;

 public:
  QuestionLayout layout = question_layout(arcs_, facts_);
  std::vector<ParserState> out;
  RuleContext context{arcs_, facts_, default_weights(), layout, paths_, out};
};

inline float applied(const ParserState& state, RuleFeature rule) {
  return state.rule_counts[static_cast<size_t>(rule)];
}

}  // namespace ask::engine::parsed_question
