// The parts of the value linker, each run alone on a question.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/link_context.h"
#include "agent/engine/link/schema_linker.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/text/tokenizer.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::value_mentions {

using measured::Measured;
using Strings = std::vector<std::string>;

// A question with its mentions of tables and columns, the input of the parts.
class Asked {
 public:
  Asked(const Measured& db, std::string_view question)
      : db_(db),
        question_(question),
        tokens_(tokenize(question_)),
        schema_(mentions(tokens_, db)),
        context(link_context(question_, tokens_, db.snapshot(), db.index(), schema_)) {}

  uint32_t size() const { return static_cast<uint32_t>(tokens_.size()); }
  // The index of the first token of this text; fails the test if there is none.
  uint32_t at(std::string_view word) const {
    for (uint32_t t = 0; t < size(); ++t)
      if (tokens_[t].text == word) return t;
    ADD_FAILURE() << "no token " << word;
    return 0;
  }
  db::ValueHit hit(std::string_view text) const {
    const auto hits = db_.snapshot().values.find(text);
    EXPECT_EQ(hits.size(), 1u) << text;
    return hits.empty() ? db::ValueHit{} : hits[0];
  }
  // "words=table.column:value" of each mention.
  Strings texts(const std::vector<Mention>& values) const {
    Strings out;
    for (const Mention& m : values) out.push_back(words(m) + "=" + value(m));
    return out;
  }
  Strings texts(const std::vector<ValueMatch>& matches) const {
    Strings out;
    for (const ValueMatch& match : matches)
      out.push_back(db_.name({match.hit.table, match.hit.column}) + ":" +
                    std::string(db_.snapshot().values.original(match.hit)));
    return out;
  }

 private:
  static std::vector<Mention> mentions(const std::vector<Token>& tokens, const Measured& db) {
    std::vector<Mention> out;
    add_schema_mentions(tokens, db.index(), out);
    return out;
  }
  std::string words(const Mention& m) const {
    std::string out;
    for (uint32_t t = m.begin; t < m.end; ++t) out += (out.empty() ? "" : " ") + tokens_[t].text;
    return out;
  }
  std::string value(const Mention& m) const {
    if (!m.found) return "?" + m.text;
    std::string out = db_.name({m.table, m.column}) + ":" + m.text;
    if (!m.rest.empty()) out += "+" + m.rest;
    if (m.null_test == NullTest::kMissing) out += "NULL";
    if (m.null_test == NullTest::kPresent) out += "NOT NULL";
    return out;
  }

  const Measured& db_;
  const std::string question_;
  const std::vector<Token> tokens_;
  const std::vector<Mention> schema_;

 public:
  const LinkContext context;
};

// The mentions a part adds at each token of the question, in order.
template <class Add>
Strings added(const Measured& db, std::string_view question, Add add) {
  const Asked asked(db, question);
  std::vector<Mention> values;
  for (uint32_t t = 0; t < asked.size(); ++t) add(asked.context, t, values);
  return asked.texts(values);
}

}  // namespace ask::engine::value_mentions
