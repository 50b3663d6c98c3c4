#include "agent/engine/rank/coverage_lost_rows.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/other_column_words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/people_roles.h"
#include "agent/engine/rank/coverage_other_columns.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_owners.h"

namespace ask::engine {
namespace {

// "average price per ticket" read as the average total of sales of several tickets.
bool takes_total_for_price(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.select.empty() || block.select.back().fn != Aggregate::kAverage) return false;
  const ColumnExpr total = block.select.back().column;
  if (total.whole() || total.expression != kNone || total.product() ||
      context.facts.has_word(total, kSalesPrice))
    return false;
  const SchemaIndex& index = context.index;
  const auto measures = index.measures(total.table);
  const bool several = std::any_of(measures.begin(), measures.end(), [&](uint32_t c) {
    return c != total.column && index.has_any_word(index.column(total.table, c), kQuantityColumns);
  });
  if (!several) return false;
  const auto& names = index.table(total.table).words;
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t) {
    const Token& noun = context.arcs.token(t + 1);
    if (says(context, t, {"per"}) && is_unit_charge(context.arcs.token(t - 1).lemma) &&
        noun.folded == noun.lemma && !names.empty() && index.word(names.back()).lemma != noun.lemma)
      return true;
  }
  return false;
}

// "who's still got one of our costumes" read as a list of costumes.
bool lists_things_for_holders(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (!says(context, 0, {"who"}) || !block.where.empty() || !block.group.empty() ||
      !block.order.empty() || block.select.empty() || context.form().yes_no)
    return false;
  const uint32_t table = block.select[0].column.home();
  if (table == kNone || keeps_people(context.index, table) ||
      context.index.row_names(table) != nullptr ||
      join_terminals(block.entity, block.tables).size() > 1)
    return false;
  constexpr size_t kLongest = 4;  // tokens before the verb
  for (size_t t = 1; t < std::min(kLongest, context.arcs.tokens()); ++t)
    if (says(context, t, kHavingForms) || says(context, t, kGettingForms)) return true;
  return false;
}

// "hives where the queen was not seen at the latest inspection" read as the one hive that was
// inspected last: each has a latest one.
bool takes_latest_of_all(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.limit != 1 || block.order.empty() || !block.best_of.empty() || block.where.empty() ||
      !context.operations.negated)
    return false;
  const ColumnExpr by = block.order[0].term.column;
  if (by.table == block.entity || context.graph.to_one(block.entity, by.home())) return false;
  for (size_t t = 1; t + 2 < context.arcs.tokens(); ++t)
    if (says(context, t, {"the", "their", "its"}) && says(context, t - 1, {"at", "on", "in"}) &&
        says(context, t + 1, kLatestWords))
      return true;
  return false;
}

// "total per permit type" read as per permit, which is a part of that noun.
bool groups_by_part_of_noun(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.group.empty()) return false;
  const auto inside = [&](const Arc& whole, uint32_t table) {
    const auto parts = context.arcs.beginning_at(whole.begin);
    return std::any_of(parts.begin(), parts.end(), [&](const Arc& part) {
      return part.kind == MentionKind::kTable && part.end < whole.end &&
             context.arcs.mention(part).table == table;
    });
  };
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || u.end - u.begin < 2 || u.score < kSameWord ||
        u.begin == 0 || !says(context, u.begin - 1U, {"per", "each", "by"}))
      return false;
    const uint32_t table = context.arcs.mention(u).table;
    return std::all_of(block.group.begin(), block.group.end(), [&](const GroupKey& key) {
      return key.home() != table && inside(u, key.home()) &&
             context.facts.referred(key).table != table;
    });
  });
}

// "the dog with the most different walkers" read as the walkers: rows that are only counted.
bool shows_what_is_counted(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (!block.limit || block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain)
    return false;
  for (size_t t = 1; t + 1 < context.arcs.tokens() && t < 128; ++t)
    if (text::is_one_of(context.arcs.token(t).folded, kDistinctAdjectives) &&
        text::is_one_of(context.arcs.token(t - 1).folded, kRankWords) &&
        table_from(context, t + 1, 1) == block.select[0].column.home())
      return true;
  return false;
}

// "who received a prize" where prizes refer to pupils: those whom the rows are for.
bool refers_to_shown(const CoverageContext& context) {
  const auto& select = context.block().select;
  if (select.empty() || select[0].column.table >= context.index.tables()) return false;
  const uint32_t people = select[0].column.table;
  const auto& words = context.index.table(people).words;
  if (words.empty() || keeps_staff(context.index, people)) return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& used) {
    for (uint32_t c = 0; used.table != people && c < context.index.columns(used.table); ++c)
      if (context.index.column_roles(used.table, c).reference &&
          context.index.has_word(context.index.column(used.table, c),
                                 context.index.word(words.back()).lemma))
        return true;
    return false;
  });
}

// "who recommended the tea" read of those who bought it: nothing in the query is called so.
bool loses_own_deed(const CoverageContext& context) {
  for (size_t t = 1; t + 1 < context.arcs.tokens() && t < 3; ++t) {
    const Token& verb = context.arcs.token(t);
    if (context.arcs.token(0).folded != "who" || context.explained(t) ||
        !is_form_of_any(verb, kDeedsOfTheirOwn) ||
        (t > 1 && !text::is_one_of(context.arcs.token(t - 1).folded, kBeforePeopleVerb)))
      continue;
    const bool linked =
        std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
          return u.begin <= t && t < u.end &&
                 (u.kind == MentionKind::kValue || u.kind == MentionKind::kColumn ||
                  u.kind == MentionKind::kTable);
        });
    const bool role = std::any_of(context.used.begin(), context.used.end(), [&](const auto& c) {
      const SchemaItem& item =
          c.whole() ? context.index.table(c.table) : context.index.column(c.table, c.column);
      return std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
        const SchemaWord& word = context.index.word(w);
        return does_role(verb.lemma, word.lemma) || word.text.starts_with(verb.lemma);
      });
    });
    if (text::is_one_of(verb.lemma, kReceivingVerbs) && refers_to_shown(context)) continue;
    if (!linked && !role) return true;
  }
  return false;
}

// "average price per order for each make" without the makes: one of several groups that are asked
// for is left out.
bool loses_group(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  const auto& shown = context.block().select;
  if (context.state.sketch.groups.size() > 1 && context.block().group.empty() &&
      context.block().best_of.empty() &&
      std::any_of(shown.begin(), shown.end(),
                  [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; }))
    return true;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& each) {
    if (each.kind != MentionKind::kCue || each.cue != Cue::kEach || each.score < 0.75F ||
        each.begin == 0 || context.explained(each.begin) || each.end >= arcs.tokens() ||
        context.explained(each.end) || (each.end == each.begin + 1 && !arcs.says(each, {"per"})))
      return false;
    const auto named = arcs.beginning_at(each.end);
    return std::any_of(named.begin(), named.end(), [](const Arc& u) {
      return (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn) &&
             u.score >= kSameWord;
    });
  });
}

// "when did Silver Age start" answered by the dates of the loans of an exhibition, which has its
// own.
bool takes_date_of_others(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const size_t last = end_of_words(context);
  if (!says(context, 0, {"when"}) || last < 3 || block.limit || block.select.size() != 1 ||
      block.select[0].fn != Aggregate::kPlain || !context.facts.temporal(block.select[0].column))
    return false;
  const std::string& verb = context.arcs.token(last - 1).lemma;
  if (!text::is_one_of(verb, kBeginVerbs) && !text::is_one_of(verb, kFinishVerbs) &&
      !text::is_one_of(verb, kOpeningAndClosing))
    return false;
  const uint32_t dated = block.select[0].column.table;
  if (mentions_table(context, dated)) return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    const ColumnExpr& named = any[0].column;
    if (any.size() != 1 || named.whole() || named.table == dated ||
        !context.graph.to_one(dated, named.table) || !context.facts.of(named).naming)
      return false;
    for (uint32_t c = 0; c < context.index.columns(named.table); ++c)
      if (context.facts.stores_day({named.table, c}) &&
          !context.index.has_any_word(context.index.column(named.table, c), kLifeDateWords))
        return true;
    return false;
  });
}

// "the average fee of each kind of visit" read of all visits, or of each of them.
bool loses_kinds(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const auto is_kind = [&](const GroupKey& key) { return !context.facts.single_key(key); };
  const auto plain = [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; };
  if (std::any_of(block.group.begin(), block.group.end(), is_kind) || !block.best_of.empty() ||
      std::all_of(block.select.begin(), block.select.end(), plain))
    return false;
  for (size_t t = 1; t < context.arcs.tokens(); ++t)
    if (text::is_one_of(context.arcs.token(t).folded, kKindRequests) && !context.explained(t) &&
        text::is_one_of(context.arcs.token(t - 1).folded, kBeforeKind) &&
        naming(context, t) != Naming::kUsed && !names_used_part(context, t))
      return true;
  return false;
}

// "boats that cost more than Heron but seat fewer people": the second comparison compares nothing.
bool loses_second_comparison(const CoverageContext& context) {
  constexpr size_t kNear = 3;  // tokens from "but" to the comparison
  const Arcs& arcs = context.arcs;
  for (size_t t = 3; t + 1 < arcs.tokens(); ++t) {
    if (!says(context, t, {"more", "fewer", "less"}) || context.explained(t)) continue;
    for (size_t but = t - 1; but + kNear >= t && but > 1; --but)
      if (says(context, but, {"but"})) return true;
  }
  return false;
}

}  // namespace

bool takes_other_rows(const CoverageContext& context) {
  return shows_what_is_counted(context) || takes_total_for_price(context) ||
         lists_things_for_holders(context) || takes_latest_of_all(context) ||
         groups_by_part_of_noun(context) || loses_own_deed(context) || loses_group(context) ||
         loses_kinds(context) || takes_date_of_others(context) ||
         loses_second_comparison(context) || takes_other_columns(context);
}

}  // namespace ask::engine
