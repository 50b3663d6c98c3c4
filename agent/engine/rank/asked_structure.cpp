#include "agent/engine/rank/asked_structure.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"

namespace ask::engine {
namespace {

constexpr float kProbable = 0.55F;  // score of a cue that is probably meant as such
constexpr float kCertain = 0.75F;   // score of a cue that is certainly meant as such
constexpr int kFarthest = 7;        // tokens between the parts of one structure

bool is_cue(const Arc& arc, std::initializer_list<Cue> cues, float score = kCertain) {
  return arc.kind == MentionKind::kCue && arc.score >= score && contains(cues, arc.cue);
}

// Each key that the question lists is a key of the groups: "orders per city and state", "by country
// and year".
bool lacks_key(const Arcs& arcs, const Candidate& candidate, const UncoveredWords& uncovered) {
  const auto leads = [&](size_t t) {  // `t` wraps before the first word
    return t < arcs.tokens() && text::is_one_of(arcs.token(t).folded, {"by", "per"});
  };
  const auto is_second = [&](size_t t) {
    return t > 1 && arcs.is(t - 1U, kAndWord) && (leads(t - 3U) || leads(t - 2U));
  };
  const auto is_key = [&](size_t t) {
    return is_second(t) || (t > 0 && leads(t - 1U) && arcs.is(t + 1U, kAndWord));
  };
  if (std::any_of(uncovered.unplaced.begin(), uncovered.unplaced.end(), is_key)) return true;
  const auto& groups = candidate.state->sketch.groups;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    if (!is_cue(arc, {Cue::kPeriod}) || !is_second(arc.begin)) return false;
    return std::none_of(groups.begin(), groups.end(), [&](ArcId id) {
      const Arc& group = arcs[id];
      // The year of the rows, and not one in which something else was opened.
      return group.begin == arc.begin &&
             (group.kind == MentionKind::kCue || group.score >= kCertain);
    });
  });
}

// "top 5 categories by revenue" of anything else than the categories.
bool lacks_ranked(const Arcs& arcs, const UncoveredWords& uncovered) {
  return std::any_of(uncovered.unplaced.begin(), uncovered.unplaced.end(), [&](size_t t) {
    return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& first) {
      return is_cue(first, {Cue::kTopN}) && first.end == t;
    });
  });
}

// "share of revenue by category" of anything else than the revenue.
bool lacks_shared(const Arcs& arcs, const UncoveredWords& uncovered) {
  return std::any_of(uncovered.unplaced.begin(), uncovered.unplaced.end(), [&](size_t t) {
    return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& share) {
      return is_cue(share, {Cue::kShare}) && share.end == t && arcs.is(t - 1U, kOfWord);
    });
  });
}

bool has_first_rows(const LogicalForm& form) {
  if (form.op != SetOperator::kAlone || !form.block.best_of.empty()) return true;
  return !form.block.group.empty() &&
         std::any_of(form.block.select.begin(), form.block.select.end(), [](const ValueExpr& term) {
           return term.fn == Aggregate::kMinimum || term.fn == Aggregate::kMaximum;
         });
}

// "the most expensive product in each category", but not "products in each category, most first".
bool asks_for_first_rows(const Arcs& arcs) {
  for (const Arc& first : arcs.all) {
    if (!is_cue(first, {Cue::kMost, Cue::kLeast}) && !is_cue(first, {Cue::kSuperlative}, kProbable))
      continue;
    for (const Arc& each : arcs.all) {
      if (!is_cue(each, {Cue::kEach}) || each.begin <= first.end ||
          each.begin - first.end > kFarthest)
        continue;
      bool apart = false;
      for (size_t t = first.end; t < each.begin; ++t)
        apart |= arcs.is(t, kComma | kStop | kAndWord | kBe) || arcs.token(t).folded == "first";
      if (!apart) return true;
    }
  }
  return false;
}

// "products with an average rating below 3"
bool asks_for_group_condition(const Arcs& arcs) {
  for (const Arc& average : arcs.all) {
    if (!is_cue(average, {Cue::kAverage, Cue::kSum}) || average.begin < 2) continue;
    size_t before = average.begin - 1U;
    if (arcs.is(before, kArticle)) --before;
    if (!text::is_one_of(arcs.token(before).folded, {"with", "having", "whose"})) continue;
    for (const Arc& compared : arcs.all)
      if (is_cue(compared, {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost}) &&
          compared.begin >= average.end && compared.begin - average.end <= kFarthest)
        return true;
  }
  return false;
}

bool has_group_condition(const LogicalForm& form) {
  const auto has = [](const QueryBlock& block) {
    return block.having.has_value() ||
           std::any_of(block.where.begin(), block.where.end(), [](const auto& any) {
             return std::any_of(any.begin(), any.end(),
                                [](const Condition& c) { return !c.sub.empty(); });
           });
  };
  return form.op != SetOperator::kAlone || has(form.block);
}

constexpr float kNamed = 0.6F;  // score of an arc that names a table or column
constexpr float kRows = 0.9F;   // score of an arc that names a table by its own word

// The longest name that begins at the token.
const Arc* longest_name_at(const Arcs& arcs, size_t token) {
  const Arc* found = nullptr;
  for (size_t i = token < arcs.tokens() ? arcs.first_at[token] : 0;
       token < arcs.tokens() && i < arcs.first_at[token + 1]; ++i) {
    const Arc& arc = arcs.all[i];
    if ((arc.kind == MentionKind::kTable || arc.kind == MentionKind::kColumn) &&
        arc.score >= kNamed && (found == nullptr || arc.end > found->end))
      found = &arc;
  }
  return found;
}

// True for "product" and "ticket type" of "revenue by product in 2024". Several are those who did
// something, as in "orders by customers", and after a name its value follows: "by author Smith".
bool is_single_key(const Arcs& arcs, const Arc& name) {
  const Token& last = arcs.token(name.end - 1U);
  if (last.folded != last.lemma) return false;
  if (name.end >= arcs.tokens()) return true;
  const Token& next = arcs.token(name.end);
  return next.punctuation ||
         text::is_one_of(next.folded, {"in", "for", "since", "during", "on", "between", "from"});
}

// "total money from each sponsor", ", by type of bike": not "price per night" of a column.
const Arc* each_of(const Arcs& arcs) {
  for (const Arc& each : arcs.all) {
    if (!is_cue(each, {Cue::kEach}) || each.begin == 0) continue;
    const bool inside = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& name) {
      return name.kind == MentionKind::kColumn && name.score >= kNamed && name.begin < each.end &&
             each.begin < name.end;
    });
    size_t noun = each.end;
    while (arcs.is(noun, kArticle)) ++noun;
    if (const Arc* name = inside ? nullptr : longest_name_at(arcs, noun)) return name;
  }
  for (size_t t = 2; t + 1 < arcs.tokens(); ++t)
    if (arcs.token(t).folded == "by" && arcs.is(t - 1, kComma))
      if (const Arc* name = longest_name_at(arcs, t + 1)) return name;
  return nullptr;
}

// "revenue by product in 2024", of which an amount is asked.
const Arc* single_key(const Arcs& arcs) {
  for (size_t t = 1; t + 1 < arcs.tokens(); ++t)
    if (arcs.token(t).folded == "by")
      if (const Arc* name = longest_name_at(arcs, t + 1);
          name != nullptr && is_single_key(arcs, *name))
        return name;
  return nullptr;
}

// Words that restrict the rows before them.
constexpr std::array<std::string_view, 13> kAfterRows = {
    "with",   "without", "whose", "where", "that",  "who",    "have",
    "having", "over",    "under", "above", "below", "between"};

// "which tickets" of "which tickets have no rating", "bookings" of "list all bookings with".
const Arc* opening_rows(const Arcs& arcs) {
  size_t at = 0;
  while (at < arcs.tokens() && (arcs.is(at, kRequest | kQuestionWord | kArticle) ||
                                text::is_one_of(arcs.token(at).folded, {"all", "me"})))
    ++at;
  const Arc* rows = nullptr;
  for (const Arc& arc : arcs.beginning_at(at)) {
    if (arc.kind != MentionKind::kTable || arc.score < kRows || arc.end >= arcs.tokens()) continue;
    const Token& last = arcs.token(arc.end - 1U);
    if (last.folded != last.lemma && text::is_one_of(arcs.token(arc.end).folded, kAfterRows) &&
        !text::is_one_of(arcs.word(arc.end + 1U), {"it", "them", "him", "her", "this", "those"}) &&
        (rows == nullptr || rows->end < arc.end))
      rows = &arc;
  }
  return rows;
}

// True if something is shown, and nothing by the words of the rows that are asked for.
bool lacks_rows(const Arc& rows, const Arcs& arcs, const ColumnFacts& facts,
                const Candidate& candidate) {
  const auto& outputs = candidate.state->sketch.outputs;
  return !outputs.empty() && std::none_of(outputs.begin(), outputs.end(), [&](const Output& o) {
    if (o.arc == kNoArc || arcs[o.arc].begin < rows.begin) return true;
    const Arc& shown = arcs[o.arc];
    constexpr float kPart = 0.1F;  // "lessons" as a part of lesson_type has less by more than this
    return shown.begin == rows.begin && shown.end >= rows.end &&
           (shown.kind == MentionKind::kTable || shown.score > rows.score - kPart ||
            is_code_ending(facts.last_word(best_column(arcs, shown))));  // their number
  });
}

// One value for all rows; one of the rows of the table themselves is the same for each of them.
bool lacks_groups(const Arc& each, const Arcs& arcs, const LogicalForm& form) {
  const QueryBlock& block = form.block;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || !block.group.empty() ||
      !block.best_of.empty() || block.outer != Aggregate::kPlain ||
      block.combine != Combine::kApart || block.select.size() != 1)
    return false;
  const ValueExpr& value = block.select[0];
  if (value.fn != Aggregate::kCount && value.fn != Aggregate::kSum &&
      value.fn != Aggregate::kAverage)
    return false;
  if (each.kind == MentionKind::kTable) return arcs.mention(each).table != value.column.home();
  const ColumnExpr key = best_column(arcs, each);  // the same for all rows where it is tested
  return std::none_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && any[0].column == key;
  });
}

// All tables and columns of each of whose rows or values something is asked: "of each plan in every
// town", "per plan and gender".
std::vector<const Arc*> all_keys(const Arcs& arcs) {
  constexpr size_t kMostKeys = 4;
  std::vector<const Arc*> out;
  for (const Arc& each : arcs.all) {
    if (out.size() >= kMostKeys) break;
    if (!is_cue(each, {Cue::kEach}) || each.begin == 0) continue;
    size_t noun = each.end;
    while (arcs.is(noun, kArticle)) ++noun;
    const auto at_noun = noun < arcs.tokens() ? arcs.beginning_at(noun) : arcs.beginning_at(0);
    const bool period = std::any_of(at_noun.begin(), at_noun.end(), [](const Arc& arc) {
      return is_cue(arc, {Cue::kPeriod});
    });  // "every day"
    const Arc* name = period ? nullptr : longest_name_at(arcs, noun);
    if (name == nullptr || contains(out, name)) continue;
    out.push_back(name);
    const size_t second = name->end + 1U;
    if (!arcs.is(name->end, kAndWord)) continue;
    const Arc* other = longest_name_at(arcs, second);
    if (other != nullptr && (other->end >= arcs.tokens() || arcs.is(other->end, kStop)))
      out.push_back(other);
  }
  return out;
}

// A key of several has no part in the groups.
bool lacks_one_of_keys(const std::vector<const Arc*>& keys, const Arcs& arcs,
                       const ColumnFacts& facts, const Candidate& candidate) {
  const QueryBlock& block = candidate.logical_form.block;
  if (keys.size() < 2 || block.group.empty() || block.group.size() >= keys.size() ||
      candidate.logical_form.op != SetOperator::kAlone || !block.best_of.empty() ||
      block.outer != Aggregate::kPlain)
    return false;
  const auto& groups = candidate.state->sketch.groups;
  return std::any_of(keys.begin(), keys.end(), [&](const Arc* key) {
    if (key->kind == MentionKind::kColumn && facts.measure(best_column(arcs, *key))) return false;
    return std::none_of(groups.begin(), groups.end(), [&](ArcId id) {
      return arcs[id].begin < key->end && key->begin < arcs[id].end;
    });
  });
}

bool is_count(const LogicalForm& form) {
  return form.block.select.size() == 1 && form.block.select[0].fn == Aggregate::kCount;
}

}  // namespace

AskedStructure asked_structure(const Arcs& arcs) {
  return {asks_for_first_rows(arcs), asks_for_group_condition(arcs), each_of(arcs),
          single_key(arcs), opening_rows(arcs), all_keys(arcs)};
}

bool lacks_asked_structure(const Arcs& arcs, const ColumnFacts& facts, const AskedStructure& asked,
                           const Candidate& candidate, const UncoveredWords& uncovered) {
  return lacks_key(arcs, candidate, uncovered) ||
         lacks_one_of_keys(asked.keys, arcs, facts, candidate) || lacks_shared(arcs, uncovered) ||
         lacks_ranked(arcs, uncovered) ||
         (asked.first_rows && !has_first_rows(candidate.logical_form)) ||
         (asked.group_condition && !has_group_condition(candidate.logical_form)) ||
         (asked.rows != nullptr && lacks_rows(*asked.rows, arcs, facts, candidate)) ||
         (asked.each != nullptr && lacks_groups(*asked.each, arcs, candidate.logical_form)) ||
         (asked.key_of_amount != nullptr && !is_count(candidate.logical_form) &&
          lacks_groups(*asked.key_of_amount, arcs, candidate.logical_form));
}

}  // namespace ask::engine
