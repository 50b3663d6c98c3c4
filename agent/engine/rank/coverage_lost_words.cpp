#include "agent/engine/rank/coverage_lost_words.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/bound_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/share_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/rank/coverage_lost_endings.h"
#include "agent/engine/rank/coverage_units.h"
#include "agent/engine/text/event_verbs.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// True for a verb whose noun names a table of the query: "injured" of a table injury.
bool resembles_table(const CoverageContext& context, const Token& word) {
  constexpr size_t kStem = 5;
  if (word.folded.size() < kStem) return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    const SchemaItem& item =
        c.whole() ? context.index.table(c.table) : context.index.column(c.table, c.column);
    return std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
      return context.index.word(w).text.starts_with(word.folded.substr(0, kStem));
    });
  });
}

// True for a predicate about the rows at the end of a clause: "which orders are expensive", "who is
// still here", "how many chores are to do".
bool lost_complement(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  size_t at = token;
  const bool to = at > 0 && says(context, at - 1, {"to"});  // "are to go"
  at -= to;
  while (at > 0 && says(context, at - 1, kPredicateAdverbs)) --at;
  const bool be = at > 1 && says(context, at - 1, {"is", "are", "was", "were"});
  const bool ongoing = at < token && has_progressive_suffix(word.folded) &&
                       context.operations.negated;  // no end yet
  return be && !ongoing && !is_expressed(context, token) && !resembles_table(context, word);
}

// True if a group must have some number of rows.
bool having_count(const CoverageContext& context) {
  const auto& having = context.block().having;
  return having && having->term.fn == Aggregate::kCount;
}

// True for "on time", "in person", "in print" that the query does not express, and for the object
// that somebody has "left".
bool lost_adverbial(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (text::is_one_of(word.folded, kPeriodNouns) &&
      says(context, token - 1, {"one", "two", "three"}) &&
      says(context, token - 2, {"in", "within"}) && context.block().group.empty())
    return true;
  if (is_expressed(context, token)) return false;
  if (text::is_one_of(word.folded, kPredicateNouns) &&
      says(context, token - 1, kBeforePredicateNoun))
    return true;
  if (text::is_one_of(word.folded, kFrequencyAdverbs))
    return !having_count(context) && !says(context, token - 1, kBeforePlainOnce);
  return word.folded == kRemainderParticiple && says(context, 0, {"how"}) &&
         says(context, 1, {"many", "much"});
}

// True for "time" of "for the first time" where no first date is shown: "customers who ordered for
// the first time" are not the one who ordered first.
bool lost_occasion(const CoverageContext& context, size_t) {
  const QueryBlock& block = context.block();
  return std::none_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
    if (t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum) return true;
    return block.limit && !block.order.empty() && block.order[0].term == t && !t.column.whole() &&
           t.fn == Aggregate::kPlain && context.facts.temporal(t.column);
  });
}

// True for "them" of "for each of them" where one figure is shown for all.
bool lost_each_of(const CoverageContext& context, size_t) {
  const QueryBlock& block = context.block();
  if (!block.group.empty() || !block.best_of.empty()) return false;
  return block.limit == 1 ||
         std::all_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

// True for "left" of "how many places are left" where it is read as when somebody leaves.
bool lost_rest(const CoverageContext& context, size_t token) {
  if (!says(context, 0, {"how"}) || !says(context, 1, {"many", "much"}) ||
      !says(context, token - 1, {"is", "are", "was", "were"}))
    return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    return !c.whole() && context.index.column_roles(c.table, c.column).temporal &&
           context.index.has_word(context.index.column(c.table, c.column), kDepartureVerbForm);
  });
}

// True for an adjective before the rows that are counted, read as the column that it orders:
// "how many expensive products are there".
bool lost_adjective(const CoverageContext& context, size_t token) {
  const auto any = [&](size_t at, MentionKind kind, float score, bool read) {
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
      return u.begin == at && u.kind == kind && u.score >= score &&
             (!read || (context.explained(at)));
    });
  };
  return any(token + 1, MentionKind::kTable, kSameWord, false) &&
         !any(token, MentionKind::kValue, 0, true) && !any(token, MentionKind::kCue, 0, true) &&
         context.block().where.empty();
}

// True for "every" and "all" where something must hold of each period or row: "customers who
// ordered every year", "members who paid all their fees", "films everyone liked".
bool lost_universal(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  const QueryBlock& block = context.block();
  if (text::is_one_of(word.folded, kEverybody))
    return !says(context, token - 1, kBeforeEverybody) &&
           !context.arcs.token(token - 1).punctuation;
  if (word.folded == "every" && says(context, token + 1, kPeriodNouns) &&
      context.arcs.ends_at(token + 2)) {
    const bool counts =
        std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
          return u.kind == MentionKind::kCue && u.begin < token &&
                 (u.cue == Cue::kCount || u.cue == Cue::kSum || u.cue == Cue::kAverage ||
                  u.cue == Cue::kHowMuch);
        });
    bool clause = false;
    for (size_t t = 1; t < token; ++t)
      clause |= says(context, t, {"who", "that", "which", "with", "have"});
    const bool which = says(context, 0, {"which", "who"}) && token > 2;
    return !counts && (clause || which);
  }
  if (word.folded != "all" || block.having) return false;
  const bool owned = says(context, token + 1, kOwnersOfAll) ||
                     (says(context, token + 1, {"of"}) && says(context, token + 2, kOwnersOfAll));
  const Token& previous = context.arcs.token(token - 1);
  const bool event = previous.lemma == "have" || has_past_suffix(previous.folded) ||
                     is_relational_past(previous.folded) ||
                     (previous.lemma != previous.folded && is_relational_verb(previous.lemma));
  const bool rows =
      std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
        const size_t noun = token + (says(context, token + 1, {"the"}) ? 2 : 1);
        return u.begin == noun && u.kind == MentionKind::kTable && u.score >= kSameWord;
      });
  return !says(context, token - 1, {"with", "and", ",", "of", "for"}) && event && (owned || rows);
}

// True for the cue of a text that is looked for in a name, where the query looks for none: "whose
// name starts with The", "with & in the name".
bool lost_pattern(const CoverageContext& context, size_t token) {
  if (context.operations.likes) return false;
  const bool cued =
      std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
        if (u.kind != MentionKind::kCue || u.begin != token || u.score < kSameWord) return false;
        if (u.cue != Cue::kStartsWith && u.cue != Cue::kEndsWith && u.cue != Cue::kContains)
          return false;
        return says(context, token - 1, kNamePieces);
      });
  if (cued) return true;
  if (context.arcs.token(token).folded != "in" ||
      !says(context, token + 1, {"the", "their", "its"}) ||
      !says(context, token + 2, kNamePieces) || !context.arcs.ends_at(token + 3) || token < 2)
    return false;
  const size_t text = token - 1;
  return says(context, text - 1, {"with", "a", "an"}) && !is_expressed(context, text);
}

// True for "than" before a name that is taken for a condition: "customers with more orders than
// Ann Lee".
bool lost_standard(const CoverageContext& context, size_t token) {
  if (context.operations.compared) return false;
  const bool more =
      std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
        return u.kind == MentionKind::kCue && (u.cue == Cue::kMore || u.cue == Cue::kLess) &&
               u.begin < token && token - u.begin <= 5U;
      });
  if (!more) return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kValue && u.begin == token + 1 && context.explained(u.begin) &&
           context.arcs.mention(u).found;
  });
}

// True for "and" between two superlatives of which one row is returned: "the most expensive and
// cheapest product".
bool lost_other_end(const CoverageContext& context, size_t token) {
  const LogicalForm& form = context.form();
  if (!form.beside.empty() || !form.right.empty() || form.block.select.size() > 1) return false;
  const auto extreme = [&](bool before) {
    const size_t next = token + 1 + (says(context, token + 1, {"the"}) ? 1 : 0);
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kCue && u.cue == Cue::kSuperlative && u.score >= kSameWord &&
             (before ? u.end == token : u.begin == next);
    });
  };
  return extreme(true) && extreme(false);
}

// True for the verb that restricts the rows of a share, where the query takes the share of all
// rows: "the percentage of chores done per person".
bool lost_event_of_share(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (block.combine != Combine::kPercent || block.group.empty() || !block.where.empty())
    return false;
  const bool condition = std::any_of(block.select.begin(), block.select.end(),
                                     [](const ValueExpr& t) { return !t.only.empty(); });
  return !condition && !is_expressed(context, token) &&
         std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
           return u.end == token && u.kind == MentionKind::kTable && u.score >= kSameWord;
         });
}

// True for "after he was dismissed" of visits, where two dates of the person are compared.
bool lost_event_time(const CoverageContext& context, size_t) {
  const QueryBlock& block = context.block();
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.other.valid() && c.column.table == c.other.table && c.column.table != block.entity;
    });
  });
}

// "price", and not "tax_rate".
bool is_money(const CoverageContext& context, ColumnExpr c) {
  if (text::is_one_of(context.facts.last_word(c), kRateNames) &&
      context.index.has_any_word(context.index.column(c.table, c.column), kChargesInPercent))
    return false;
  return unit_info(context.facts.unit_of(c)).dimension == UnitDimension::kMoney ||
         text::is_one_of(context.facts.last_word(c), kPriceColumns);
}

// A tax or discount beside a price or total, which may be an amount of that as well.
bool may_be_money(const CoverageContext& context, ColumnExpr c) {
  if (!text::is_one_of(context.facts.last_word(c), kChargesInPercent) ||
      !context.facts.column(c).unit.empty())
    return false;
  for (uint32_t other = 0; other < context.index.columns(c.table); ++other) {
    const ColumnExpr beside{c.table, other};
    if (other != c.column && context.facts.measure(beside) &&
        (is_money(context, beside) ||
         text::is_one_of(context.facts.last_word(beside), kComparedMoney)))
      return true;
  }
  return false;
}

// True for an amount of percent where nothing in the query is a share.
bool lost_percent(const CoverageContext& context, size_t token) {
  if (context.operations.combined) return false;
  const std::string& number = context.arcs.token(token - 1).text;
  if (number.empty() || number[0] < '0' || number[0] > '9') return false;
  // Of the columns, only money is certainly not a share.
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    return !c.whole() && (is_money(context, c) || may_be_money(context, c));
  });
}

// True for the second "per" of "items per order per country" where one number is returned, and for
// an extreme of the numbers of a group that are all listed: "max number of orders per customer".
bool lost_level(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (context.arcs.token(token).folded == "per" && block.outer != Aggregate::kPlain) {
    for (size_t t = 0; t < token; ++t)
      if (context.arcs.token(t).folded == "per") return true;
    return false;
  }
  return says(context, token, kExtremeNumbers) && says(context, token + 1, {kCardinalityNoun}) &&
         says(context, token + 2, {"of"}) && !block.group.empty() &&
         block.outer == Aggregate::kPlain && !context.operations.extreme && !ordered(context);
}

// "who joined first" read by the form that pupils are in: no date.
bool ordered_by_other_than_joining(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (token == 0 || token + 1 < context.arcs.tokens() || block.order.size() != 1 ||
      !text::is_one_of(context.arcs.token(token - 1).lemma, kJoiningVerbs))
    return false;
  const ValueExpr& by = block.order[0].term;
  if (by.fn != Aggregate::kPlain || by.column.whole() || by.column.duration()) return false;
  const SchemaItem& item = context.index.column(by.column.table, by.column.column);
  return !context.index.column_roles(by.column.table, by.column.column).temporal &&
         std::none_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
           return text::is_one_of(context.index.word(w).lemma, kJoiningVerbs);
         });
}

// True for "last" or "first" before rows all of which the query returns, or after what was done to
// them: "last visit of Ann", "who joined first".
bool lost_end(const CoverageContext& context, size_t token) {
  if (ordered_by_other_than_joining(context, token)) return true;
  if (context.operations.extreme || ordered(context)) return false;
  const auto& form = context.form();
  if (!form.beside.empty() || !form.right.empty() || context.operations.compared) return false;
  const size_t next = token + 1;
  if (token > 1 && (next == context.arcs.tokens() || context.arcs.token(next).punctuation) &&
      may_name_date(context.arcs.token(token - 1).folded))
    return true;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    return u.begin == next && u.kind == MentionKind::kTable && u.score >= kSameWord;
  });
}

// True for a condition by a key or a name, of which there is one row.
bool naming_key(const CoverageContext& context, const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated &&
           context.facts.unique(any[0].column);
  });
}

// True for "total" before a column that is listed, "how many" of values that are listed, and the
// change of an amount that is shown unchanged.
bool lost_amount(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (block.select.size() != 1 || context.form().yes_no) return false;
  const ValueExpr& shown = block.select[0];
  const bool opens = token == 0 || (token < 4 && says(context, token - 1, {"the"}));
  const bool plain = shown.fn == Aggregate::kPlain && !shown.column.whole() &&
                     block.outer == Aggregate::kPlain && block.combine == Combine::kApart &&
                     block.group.empty() && block.order.empty();
  if (opens && plain && says(context, token, kTotalWords))
    return block.distinct || !naming_key(context, block);
  if (plain && block.distinct && says(context, token, {"many"}) && token > 0 &&
      says(context, token - 1, {"how"}))
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].column == shown.column && any[0].op != Op::kEqual;
    });
  if (!says(context, token, kChangeNouns) || token == 0 || block.combine != Combine::kApart ||
      (context.explained(token)) || naming(context, token) == Naming::kUsed)
    return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kColumn && u.end == token && context.explained(u.begin);
  });
}

// True for "costs the most" of what several rows share, by the dearest row: "which payee costs the
// most". And for "earns us the most" by a number of rows.
bool lost_cost(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (context.arcs.token(token).lemma != kDearVerb)
    return !block.order.empty() && block.order[0].term.fn == Aggregate::kCount;
  if (block.select.empty()) return false;
  const ValueExpr& shown = block.select[0];
  if (shown.fn != Aggregate::kPlain || shown.column.whole() || context.facts.unique(shown.column))
    return false;
  const bool single = context.facts.name_of(shown.column.table) == shown.column;
  return !single && (block.order.empty() || block.order[0].term.fn != Aggregate::kSum);
}

// True for "no" and "without" where single rows have none of the things and the output is shared by
// rows: "countries without orders" are not countries of customers without orders.
bool lost_denial(const CoverageContext& context, size_t) {
  const QueryBlock& block = context.block();
  if (block.select.size() != 1 || !block.group.empty()) return false;
  const ValueExpr& shown = block.select[0];
  if (shown.fn != Aggregate::kPlain || shown.column.whole() || context.facts.unique(shown.column) ||
      context.facts.identifier(shown.column) || !context.facts.text(shown.column) ||
      context.index.column_roles(shown.column.table, shown.column.column).naming ||
      context.facts.name_of(shown.column.table) == shown.column ||
      mentions_table(context, shown.column.table))
    return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].negated && any[0].op == Op::kIn && any[0].sub.size() == 1 &&
           context.facts.unique(any[0].column);
  });
}

// True for a number with a unit or sign that the query does not mind: "the 10% best customers",
// "under 20 years" of a number of rows.
bool lost_unit(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  const auto number = [&](size_t t) -> const Mention* {
    for (const Arc& u : context.arcs.all)
      if (u.kind == MentionKind::kNumber && u.begin == t) return &context.arcs.mention(u);
    return nullptr;
  };
  const Mention* mentioned = number(token - 1);
  if (mentioned == nullptr) return false;
  if (says(context, token, kPercentSigns))
    return block.limit && static_cast<double>(*block.limit) == mentioned->number;
  const auto counted = [&](const QueryBlock& of) {
    if (!of.having || of.having->term.fn != Aggregate::kCount) return false;
    const auto* value = std::get_if<int64_t>(&of.having->value);
    return value != nullptr && static_cast<double>(*value) == mentioned->number;
  };
  return counted(block);
}

// True for "above" before a number that the query takes for a year: "orders above 1000".
bool lost_bound(const CoverageContext& context, size_t token) {
  const std::string& number = context.arcs.token(token + 1).text;
  if (number.size() != 4 || number.find_first_not_of("0123456789") != number.npos) return false;
  return std::any_of(context.literals.begin(), context.literals.end(), [&](const Value& v) {
    const auto* text = std::get_if<std::string>(&v);
    return text != nullptr && text->find(number) != text->npos;
  });
}

// True for a year or date that the query compares with what cannot be one: "in 2024" with a
// category of which no row has it, "since 2024" with a sum.
bool lost_misfit(const CoverageContext& context, size_t token) {
  const std::string& word = context.arcs.token(token).folded;
  const auto says_word = [&](const Value& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && text->starts_with(word.substr(0, 4));
  };
  const QueryBlock& block = context.block();
  if (block.having && block.having->term.fn != Aggregate::kPlain &&
      says_word(block.having->value) && !context.facts.temporal(block.having->term.column))
    return true;
  const auto unheld = [&](const Condition& c) {
    if (c.op != Op::kEqual || c.negated || !c.sub.empty() || c.column.whole() ||
        c.column.expression != kNone || c.value != Value(word) || !context.facts.text(c.column))
      return false;
    const db::ColumnStatistics& stored = context.facts.column(c.column).statistics;
    return stored.complete && !stored.few.empty() &&
           std::none_of(stored.few.begin(), stored.few.end(),
                        [&](const auto& value) { return value.first == word; });
  };
  return std::any_of(block.where.begin(), block.where.end(),
                     [&](const auto& any) { return std::any_of(any.begin(), any.end(), unheld); });
}

}  // namespace

bool lost_word(const CoverageContext& context, size_t token) {
  struct WordRule {
    WordCheck check;
    bool (*lost)(const CoverageContext&, size_t);
  };
  static constexpr WordRule kWordRules[] = {{WordCheck::kComplement, lost_complement},
                                            {WordCheck::kAdverbial, lost_adverbial},
                                            {WordCheck::kOccasion, lost_occasion},
                                            {WordCheck::kEachOf, lost_each_of},
                                            {WordCheck::kRest, lost_rest},
                                            {WordCheck::kAdjective, lost_adjective},
                                            {WordCheck::kUniversal, lost_universal},
                                            {WordCheck::kPattern, lost_pattern},
                                            {WordCheck::kStandard, lost_standard},
                                            {WordCheck::kPercent, lost_percent},
                                            {WordCheck::kLevel, lost_level},
                                            {WordCheck::kEnd, lost_end},
                                            {WordCheck::kOtherEnd, lost_other_end},
                                            {WordCheck::kEventOfShare, lost_event_of_share},
                                            {WordCheck::kEventTime, lost_event_time},
                                            {WordCheck::kAmount, lost_amount},
                                            {WordCheck::kCost, lost_cost},
                                            {WordCheck::kDenial, lost_denial},
                                            {WordCheck::kUnit, lost_unit},
                                            {WordCheck::kBound, lost_bound},
                                            {WordCheck::kCurrency, lost_currency},
                                            {WordCheck::kMisfit, lost_misfit},
                                            {WordCheck::kEnding, lost_ending}};
  // WordChecks::concern_word() relies on the order.
  static_assert(std::size(kWordRules) == static_cast<size_t>(WordCheck::kEnding) + 1);
  static_assert([] {
    for (size_t i = 0; i < std::size(kWordRules); ++i)
      if (kWordRules[i].check != static_cast<WordCheck>(i)) return false;
    return true;
  }());
  return context.checks.concern_word(token) &&
         std::any_of(std::begin(kWordRules), std::end(kWordRules), [&](const WordRule& row) {
           return context.checks.concern(token, row.check) && row.lost(context, token);
         });
}

}  // namespace ask::engine
