#include "agent/engine/dialogue/shown_names.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine::dialogue {
namespace {

constexpr uint32_t kMostPartWords = 3;  // of a part of a name
constexpr size_t kShortest = 3;         // bytes of one of its words
constexpr size_t kMostHits = 12;        // values that have the words
constexpr float kMeansOther = 0.6F;     // score of a mention by which the word means something else

// The columns that the rows of the previous question are shown or chosen by, or called by.
std::vector<ColumnExpr> name_columns(const Base& base) {
  std::vector<ColumnExpr> out;
  const auto add = [&](const ColumnExpr& c) {
    if (!c.whole() && base.facts().text(c)) out.push_back(c);
  };
  const QueryBlock& block = base.block();
  for (const ValueExpr& v : block.select)
    if (v.fn == Aggregate::kPlain) add(v.column);
  for (const ColumnExpr& g : block.group) add(g);
  for (const auto& clause : block.where)
    for (const Condition& c : clause)
      if (c.sub.empty()) add(c.column);
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  tables.push_back(base.topic());
  for (const uint32_t t : tables)
    if (t != kNone)
      for (const ValueExpr& v : base.naming(t)) add(v.column);
  return out;
}

// A word that means nothing but perhaps a part of a name.
bool is_unknown(const Utterance& u, uint32_t i) {
  const std::string_view word = u.word(i);
  if (word.size() < kShortest || u.is_mark(i) || filler(word) >= kMeansOther ||
      is_question_word(word) || is_request_word(word) || is_preposition(word) ||
      is_form_of_be(word) || is_place_word(word) || word.find_first_of("0123456789") != word.npos)
    return false;
  return std::none_of(u.lattice.mentions.begin(), u.lattice.mentions.end(), [&](const Mention& m) {
    if (m.begin > i || m.end <= i || m.kind == MentionKind::kFiller) return false;
    if (m.kind == MentionKind::kValue)
      return m.found && !m.partial && !m.inside && m.score >= kMeansOther;
    return m.kind == MentionKind::kCue || m.score >= kMeansOther;
  });
}

// The only value of the columns that has the words; nullopt if there is none, or several.
std::optional<std::string> only_value(const std::vector<ColumnExpr>& columns,
                                      const db::ValueIndex& values, std::string_view words) {
  const std::string normal = db::ValueIndex::normalised(words);
  if (!values.find(normal).empty()) return std::nullopt;
  std::optional<std::string> out;
  const auto hits = values.containing(normal, kMostHits);
  if (hits.size() >= kMostHits) return std::nullopt;
  for (const db::ValueHit& hit : hits) {
    const bool named = std::any_of(columns.begin(), columns.end(), [&](const ColumnExpr& c) {
      return c.table == hit.table && c.column == hit.column;
    });
    const std::string text(values.original(hit));
    if (!named) continue;
    if (out && *out != text) return std::nullopt;
    out = text;
  }
  return out;
}

}  // namespace

std::string with_whole_names(const Utterance& now, const Base& base,
                             const DialogueContext& context) {
  if (!base.understood() || now.begin >= now.end) return "";
  const std::vector<ColumnExpr> columns = name_columns(base);
  if (columns.empty()) return "";
  for (uint32_t i = now.begin; i < now.end; ++i) {
    uint32_t end = i;
    while (end < now.end && end - i < kMostPartWords && is_unknown(now, end)) ++end;
    for (; end > i; --end) {
      const std::string words = now.span(i, end);
      const auto value = only_value(columns, context.snapshot.values, words);
      if (!value || text::folded(*value) == text::folded(words)) continue;
      return now.text.substr(0, now.token(i).begin) + *value +
             now.text.substr(now.token(i).begin + words.size());
    }
  }
  return "";
}

}  // namespace ask::engine::dialogue
