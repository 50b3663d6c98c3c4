// Coverage features for single words that the parser may skip and that matter where they stand:
// predicates behind "are", words of "every" and "all", text that is looked for in a name.
// REQUIRES for each lost_...(token): the check of its name concerns the token (word_checks.h).
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_extractor.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

bool CoverageFeatureExtractor::says(size_t token, std::span<const std::string_view> words) const {
  return token < arcs_.tokens() && !arcs_.token(token).quoted &&
         text::is_one_of(arcs_.token(token).folded, words);
}

// True for a word that stands for a part of the query, and is not only linked to it.
bool CoverageFeatureExtractor::stands_for_part(size_t token) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (token < u.begin || token >= u.end || u.begin >= 128 || !state_.explained.test(u.begin))
      return false;
    if (u.kind == MentionKind::kCue && (u.cue == Cue::kSuperlative || u.cue == Cue::kTopN))
      return extreme_ || ordered();
    if (u.kind == MentionKind::kCue) return u.cue != Cue::kList && u.cue != Cue::kIn;
    if (u.kind == MentionKind::kNumber) return realised(arcs_.mention(u));
    if (u.kind != MentionKind::kTable && u.kind != MentionKind::kColumn)
      return u.kind != MentionKind::kFiller;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = arcs_.mention(u, i);
      for (const ColumnExpr& c : used_)
        if (c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column))
          return true;
    }
    return false;
  });
}

// True for a deed whose noun names a table of the query: "injured" of a table injury.
bool CoverageFeatureExtractor::resembles_table(const Token& word) const {
  constexpr size_t kStem = 5;
  if (word.folded.size() < kStem) return false;
  return std::any_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
    const SchemaItem& item = c.whole() ? index_.table(c.table) : index_.column(c.table, c.column);
    return std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
      return index_.word(w).text.starts_with(word.folded.substr(0, kStem));
    });
  });
}

// True for what is said of the rows at the end of a clause: "which orders are expensive", "who is
// still here", "how many chores are to do".
bool CoverageFeatureExtractor::lost_complement(size_t token) const {
  const Token& word = arcs_.token(token);
  size_t at = token;
  const bool to = at > 0 && says(at - 1, {"to"});  // "are to go"
  at -= to;
  while (at > 0 && says(at - 1, kPredicateAdverbs)) --at;
  const bool be = at > 1 && says(at - 1, {"is", "are", "was", "were"});
  const bool ongoing = at < token && has_progressive_suffix(word.folded) && negated_;  // no end yet
  return be && !ongoing && !stands_for_part(token) && !resembles_table(word);
}

// True for "on time", "in person", "in print" that nothing stands for, and for what somebody has
// "left".
bool CoverageFeatureExtractor::lost_adverbial(size_t token) const {
  const Token& word = arcs_.token(token);
  if (text::is_one_of(word.folded, kPeriodNouns) && says(token - 1, {"one", "two", "three"}) &&
      says(token - 2, {"in", "within"}) && reading_.logical_form.block.group.empty())
    return true;
  if (stands_for_part(token)) return false;
  if (text::is_one_of(word.folded, kPredicateNouns) && says(token - 1, kBeforePredicateNoun))
    return true;
  if (text::is_one_of(word.folded, kFrequencyAdverbs))
    return !having_count() && !says(token - 1, kBeforePlainOnce);
  return word.folded == kRemainderParticiple && says(0, {"how"}) && says(1, {"many", "much"});
}

// True if a group must have some number of rows.
bool CoverageFeatureExtractor::having_count() const {
  const auto& having = reading_.logical_form.block.having;
  return having && having->term.fn == Aggregate::kCount;
}

// True for "time" of "for the first time" where no first row or date is shown.
bool CoverageFeatureExtractor::lost_occasion(size_t) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.limit && !block.order.empty() && block.order[0].term.fn == Aggregate::kPlain &&
      !block.order[0].term.column.whole() && column_facts_.temporal(block.order[0].term.column))
    return false;
  return std::none_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
    return t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
  });
}

// True for "them" of "for each of them" where one figure is shown for all.
bool CoverageFeatureExtractor::lost_each_of(size_t) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (!block.group.empty() || !block.best_of.empty()) return false;
  return block.limit == 1 ||
         std::all_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

// True for "left" of "how many places are left" where it is read as when somebody leaves.
bool CoverageFeatureExtractor::lost_rest(size_t token) const {
  if (!says(0, {"how"}) || !says(1, {"many", "much"}) ||
      !says(token - 1, {"is", "are", "was", "were"}))
    return false;
  return std::any_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
    return !c.whole() && index_.column_roles(c.table, c.column).temporal &&
           index_.has_word(index_.column(c.table, c.column), kDepartureVerbForm);
  });
}

// True for an adjective before the rows that are counted, read as the column that it orders:
// "how many expensive products are there".
bool CoverageFeatureExtractor::lost_adjective(size_t token) const {
  const auto any = [&](size_t at, MentionKind kind, float score, bool read) {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.begin == at && u.kind == kind && u.score >= score &&
             (!read || (at < 128 && state_.explained.test(at)));
    });
  };
  return any(token + 1, MentionKind::kTable, kSameWord, false) &&
         !any(token, MentionKind::kValue, 0, true) && !any(token, MentionKind::kCue, 0, true) &&
         reading_.logical_form.block.where.empty();
}

// True for "every" and "all" where something must hold of each period or row: "customers who
// ordered every year", "members who paid all their fees", "films everyone liked".
bool CoverageFeatureExtractor::lost_universal(size_t token) const {
  const Token& word = arcs_.token(token);
  const QueryBlock& block = reading_.logical_form.block;
  if (text::is_one_of(word.folded, kEverybody))
    return !says(token - 1, kBeforeEverybody) && !arcs_.token(token - 1).punctuation;
  if (word.folded == "every" && says(token + 1, kPeriodNouns) && arcs_.ends_at(token + 2)) {
    const bool counts = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kCue && u.begin < token &&
             (u.cue == Cue::kCount || u.cue == Cue::kSum || u.cue == Cue::kAverage ||
              u.cue == Cue::kHowMuch);
    });
    bool clause = false;
    for (size_t t = 1; t < token; ++t) clause |= says(t, {"who", "that", "which", "with", "have"});
    const bool which = says(0, {"which", "who"}) && token > 2;
    return !counts && (clause || which);
  }
  if (word.folded != "all" || block.having) return false;
  const bool owned =
      says(token + 1, kOwnersOfAll) || (says(token + 1, {"of"}) && says(token + 2, kOwnersOfAll));
  const Token& led = arcs_.token(token - 1);
  const bool deed = led.lemma == "have" || has_past_suffix(led.folded) ||
                    is_relational_past(led.folded) ||
                    (led.lemma != led.folded && is_relational_verb(led.lemma));
  const bool rows = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    const size_t noun = token + (says(token + 1, {"the"}) ? 2 : 1);
    return u.begin == noun && u.kind == MentionKind::kTable && u.score >= kSameWord;
  });
  return !says(token - 1, {"with", "and", ",", "of", "for"}) && deed && (owned || rows);
}

// True for the cue of a text that is looked for in a name, where the query looks for none: "whose
// name starts with The", "with & in the name".
bool CoverageFeatureExtractor::lost_pattern(size_t token) const {
  if (likes_) return false;
  const bool led = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kCue || u.begin != token || u.score < kSameWord) return false;
    if (u.cue != Cue::kStartsWith && u.cue != Cue::kEndsWith && u.cue != Cue::kContains)
      return false;
    return says(token - 1, kNamePieces);
  });
  if (led) return true;
  if (arcs_.token(token).folded != "in" || !says(token + 1, {"the", "their", "its"}) ||
      !says(token + 2, kNamePieces) || !arcs_.ends_at(token + 3) || token < 2)
    return false;
  const size_t text = token - 1;
  return says(text - 1, {"with", "a", "an"}) && !stands_for_part(text);
}

// True for "than" before a name that is taken for a condition: "customers with more orders than
// Ann Lee".
bool CoverageFeatureExtractor::lost_standard(size_t token) const {
  if (compared_) return false;
  const bool more = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kCue && (u.cue == Cue::kMore || u.cue == Cue::kLess) &&
           u.begin < token && token - u.begin <= 5U;
  });
  if (!more) return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kValue && u.begin == token + 1 && u.begin < 128 &&
           state_.explained.test(u.begin) && arcs_.mention(u).found;
  });
}

// True for "and" between two superlatives of which one row is told: "the most expensive and
// cheapest product".
bool CoverageFeatureExtractor::lost_other_end(size_t token) const {
  const LogicalForm& form = reading_.logical_form;
  if (!form.beside.empty() || !form.right.empty() || form.block.select.size() > 1) return false;
  const auto extreme = [&](bool before) {
    const size_t next = token + 1 + (says(token + 1, {"the"}) ? 1 : 0);
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kCue && u.cue == Cue::kSuperlative && u.score >= kSameWord &&
             (before ? u.end == token : u.begin == next);
    });
  };
  return extreme(true) && extreme(false);
}

// True for the deed of the rows of a share that the query takes of all: "the percentage of chores
// done per person".
bool CoverageFeatureExtractor::lost_shared_deed(size_t token) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.combine != Combine::kPercent || block.group.empty() || !block.where.empty())
    return false;
  const bool condition = std::any_of(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& t) { return !t.only.empty(); });
  return !condition && !stands_for_part(token) &&
         std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
           return u.end == token && u.kind == MentionKind::kTable && u.score >= kSameWord;
         });
}

// True for "after he was dismissed" of visits, where two dates of the person are compared.
bool CoverageFeatureExtractor::lost_moment(size_t) const {
  const QueryBlock& block = reading_.logical_form.block;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.other.valid() && c.column.table == c.other.table && c.column.table != block.entity;
    });
  });
}

// True for an amount of percent where nothing in the query is a share.
bool CoverageFeatureExtractor::lost_percent(size_t token) const {
  if (combined_) return false;
  const std::string& number = arcs_.token(token - 1).text;
  if (number.empty() || number[0] < '0' || number[0] > '9') return false;
  // Of the columns only money surely is no share.
  return std::any_of(used_.begin(), used_.end(), [&](const ColumnExpr& c) {
    return !c.whole() && (unit_info(column_facts_.unit_of(c)).dimension == Dimension::kMoney ||
                          text::is_one_of(column_facts_.last_word(c), kPriceColumns));
  });
}

// True for the second "per" of "items per order per country" where one number is told, and for an
// extreme of the numbers of a group that are all listed: "max number of orders per customer".
bool CoverageFeatureExtractor::lost_level(size_t token) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (arcs_.token(token).folded == "per" && block.outer != Aggregate::kPlain) {
    for (size_t t = 0; t < token; ++t)
      if (arcs_.token(t).folded == "per") return true;
    return false;
  }
  return says(token, kExtremeNumbers) && says(token + 1, {kCardinalityNoun}) &&
         says(token + 2, {"of"}) && !block.group.empty() && block.outer == Aggregate::kPlain &&
         !extreme_ && !ordered();
}

// True for "last" or "first" before rows that the query tells all of: "last visit of Ann".
bool CoverageFeatureExtractor::lost_end(size_t token) const {
  if (extreme_ || ordered()) return false;
  const auto& form = reading_.logical_form;
  if (!form.beside.empty() || !form.right.empty() || compared_) return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.begin == token + 1 && u.kind == MentionKind::kTable && u.score >= kSameWord;
  });
}

// True for "total" before a column that is listed, "how many" of values that are, and the change
// of an amount that is told by itself.
bool CoverageFeatureExtractor::lost_amount(size_t token) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.size() != 1 || reading_.logical_form.yes_no) return false;
  const ValueExpr& shown = block.select[0];
  const bool opens = token == 0 || (token < 4 && says(token - 1, {"the"}));
  const bool plain = shown.fn == Aggregate::kPlain && !shown.column.whole() &&
                     block.outer == Aggregate::kPlain && block.combine == Combine::kApart &&
                     block.group.empty() && block.order.empty();
  if (opens && plain && says(token, kTotalWords)) return block.distinct || !naming_key(block);
  if (plain && block.distinct && says(token, {"many"}) && token > 0 && says(token - 1, {"how"}))
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].column == shown.column && any[0].op != Op::kEqual;
    });
  if (!says(token, kChangeNouns) || token == 0 || block.combine != Combine::kApart ||
      (token < 128 && state_.explained.test(token)) || naming(token) == Naming::kUsed)
    return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kColumn && u.end == token && u.begin < 128 &&
           state_.explained.test(u.begin);
  });
}

// True for "costs the most" of what several rows share, by the dearest row: "which payee costs the
// most".
bool CoverageFeatureExtractor::lost_cost(size_t) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.empty()) return false;
  const ValueExpr& shown = block.select[0];
  if (shown.fn != Aggregate::kPlain || shown.column.whole() || column_facts_.unique(shown.column))
    return false;
  const bool single = column_facts_.name_of(shown.column.table) == shown.column;
  return !single && (block.order.empty() || block.order[0].term.fn != Aggregate::kSum);
}

// True for a condition by a key or a name, of which there is one row.
bool CoverageFeatureExtractor::naming_key(const QueryBlock& block) const {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated &&
           column_facts_.unique(any[0].column);
  });
}

// True for "no" and "without" where single rows have none of them and what is told is shared by
// rows: "countries without orders" are no countries of customers without orders.
bool CoverageFeatureExtractor::lost_denial(size_t) const {
  const QueryBlock& block = reading_.logical_form.block;
  if (block.select.size() != 1 || !block.group.empty()) return false;
  const ValueExpr& shown = block.select[0];
  if (shown.fn != Aggregate::kPlain || shown.column.whole() || column_facts_.unique(shown.column) ||
      column_facts_.identifier(shown.column) || !column_facts_.text(shown.column) ||
      index_.column_roles(shown.column.table, shown.column.column).naming ||
      column_facts_.name_of(shown.column.table) == shown.column || speaks_of(shown.column.table))
    return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].negated && any[0].op == Op::kIn && any[0].sub.size() == 1 &&
           column_facts_.unique(any[0].column);
  });
}

// True for a number with a unit or sign that the query does not mind: "the 10% best customers",
// "under 20 years" of a number of rows.
bool CoverageFeatureExtractor::lost_unit(size_t token) const {
  const QueryBlock& block = reading_.logical_form.block;
  const auto number = [&](size_t t) -> const Mention* {
    for (const Arc& u : arcs_.all)
      if (u.kind == MentionKind::kNumber && u.begin == t) return &arcs_.mention(u);
    return nullptr;
  };
  const Mention* said = number(token - 1);
  if (said == nullptr) return false;
  if (says(token, kPercentSigns))
    return block.limit && static_cast<double>(*block.limit) == said->number;
  const auto counted = [&](const QueryBlock& of) {
    if (!of.having || of.having->term.fn != Aggregate::kCount) return false;
    const auto* value = std::get_if<int64_t>(&of.having->value);
    return value != nullptr && static_cast<double>(*value) == said->number;
  };
  return counted(block);
}

// True for "above" before a number that the query takes for a year: "orders above 1000".
bool CoverageFeatureExtractor::lost_bound(size_t token) const {
  const std::string& number = arcs_.token(token + 1).text;
  if (number.size() != 4 || number.find_first_not_of("0123456789") != number.npos) return false;
  return std::any_of(literals_.begin(), literals_.end(), [&](const Value& v) {
    const auto* text = std::get_if<std::string>(&v);
    return text != nullptr && text->find(number) != text->npos;
  });
}

// True for a sum or mean of the numbers that count rows off: "visits in June" of visit_no.
bool CoverageFeatureExtractor::adds_numbers_of_rows() const {
  for (const ValueExpr& t : reading_.logical_form.block.select)
    if ((t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage) && !t.column.whole() &&
        t.column.expression == kNone && column_facts_.last_word(t.column) == "no")
      return true;
  return false;
}

// True for the word of one of two opposite columns, of which the question says none: "average
// goals" of home_score alone.
bool CoverageFeatureExtractor::takes_one_side() const {
  for (const ValueExpr& t : reading_.logical_form.block.select) {
    if (t.column.whole() || t.column.expression != kNone || t.fn == Aggregate::kPlain) continue;
    const SchemaItem& item = index_.column(t.column.table, t.column.column);
    for (const auto& sides : kOppositeSides)
      for (const bool second : {false, true}) {
        const std::string_view own = sides[second], other = sides[!second];
        if (!index_.has_word(item, own) || item.words.size() < 2) continue;
        bool said = false, both = false;
        for (size_t i = 0; i < arcs_.tokens(); ++i)
          said |= arcs_.token(i).lemma == own || arcs_.token(i).folded == own;
        for (uint32_t c = 0; c < index_.columns(t.column.table); ++c) {
          const SchemaItem& sibling = index_.column(t.column.table, c);
          both |= index_.has_word(sibling, other) && sibling.words.size() == item.words.size() &&
                  sibling.words.back() == item.words.back();
        }
        if (both && !said) return true;
      }
  }
  return false;
}

bool CoverageFeatureExtractor::lost_word(size_t token) const {
  using Self = CoverageFeatureExtractor;
  struct Row {
    WordCheck check;
    bool (Self::*lost)(size_t) const;
  };
  static constexpr Row kRows[] = {{WordCheck::kComplement, &Self::lost_complement},
                                  {WordCheck::kAdverbial, &Self::lost_adverbial},
                                  {WordCheck::kOccasion, &Self::lost_occasion},
                                  {WordCheck::kEachOf, &Self::lost_each_of},
                                  {WordCheck::kRest, &Self::lost_rest},
                                  {WordCheck::kAdjective, &Self::lost_adjective},
                                  {WordCheck::kUniversal, &Self::lost_universal},
                                  {WordCheck::kPattern, &Self::lost_pattern},
                                  {WordCheck::kStandard, &Self::lost_standard},
                                  {WordCheck::kPercent, &Self::lost_percent},
                                  {WordCheck::kLevel, &Self::lost_level},
                                  {WordCheck::kEnd, &Self::lost_end},
                                  {WordCheck::kOtherEnd, &Self::lost_other_end},
                                  {WordCheck::kSharedDeed, &Self::lost_shared_deed},
                                  {WordCheck::kMoment, &Self::lost_moment},
                                  {WordCheck::kAmount, &Self::lost_amount},
                                  {WordCheck::kCost, &Self::lost_cost},
                                  {WordCheck::kDenial, &Self::lost_denial},
                                  {WordCheck::kUnit, &Self::lost_unit},
                                  {WordCheck::kBound, &Self::lost_bound},
                                  {WordCheck::kEnding, &Self::lost_ending}};
  return checks_.concern_word(token) &&
         std::any_of(std::begin(kRows), std::end(kRows), [&](const Row& row) {
           return checks_.concern(token, row.check) && (this->*row.lost)(token);
         });
}

}  // namespace ask::engine
