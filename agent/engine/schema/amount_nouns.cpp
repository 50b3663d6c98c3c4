#include "agent/engine/schema/amount_nouns.h"

#include <algorithm>
#include <vector>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/stuff_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

struct Amount {
  ColumnExpr column;
  bool converted = false;  // into the unit that is asked for
};

class AmountFinder {
 public:
  AmountFinder(const ColumnFacts& facts, const SchemaGraph& graph, std::string_view noun)
      : facts_(facts),
        graph_(graph),
        index_(facts.index()),
        noun_(noun),
        base_(lemma(noun)),
        asked_(unit_named(noun)),
        dimension_(unit_info(asked_).dimension),
        unit_(asked_ != kNoUnit && dimension_ != UnitDimension::kMoney &&
              (dimension_ != UnitDimension::kTime || asked_ < kDays)) {}

  std::string run(uint32_t rows) {
    for (uint32_t t = 0; t < index_.tables(); ++t)
      if (!index_.is_view(t)) look_in(t);
    // "hours" of hours_worked, and not of a number of minutes
    const auto called_so = [this](const Amount& amount) {
      return index_.has_word(index_.column(amount.column.table, amount.column.column), base_);
    };
    if (std::any_of(found_.begin(), found_.end(), called_so))
      std::erase_if(found_, [&](const Amount& amount) { return !called_so(amount); });
    if (found_.size() > 1 && rows != kNone) keep_nearest(rows);
    return found_.size() == 1 ? text(found_[0]) : std::string();
  }

 private:
  // An amount of each row that can be added up.
  bool adds_up(ColumnExpr c) const {
    return facts_.measure(c) && !facts_.flag(c) &&
           !index_.column(c.table, c.column).words.empty() && !facts_.intensive(c) &&
           !index_.has_any_word(index_.column(c.table, c.column), kNoAmountColumns) &&
           !index_.has_any_word(index_.column(c.table, c.column), kReadingColumns);
  }

  // "honey" of rows with a honey_kind, "milk" of a table milk_yield
  bool is_stuff_of(uint32_t t) const {
    const auto names = [&](const SchemaItem& item, std::span<const std::string_view> last) {
      return item.words.size() == 2 && index_.word(item.words[0]).lemma == base_ &&
             text::is_one_of(index_.word(item.words[1]).lemma, last);
    };
    if (names(index_.table(t), kYieldNouns)) return true;
    for (uint32_t c = 0; c < index_.columns(t); ++c)
      if (facts_.text({t, c}) && names(index_.column(t, c), kStuffKinds)) return true;
    return false;
  }

  bool is_stuff_amount(ColumnExpr c) const {
    if (index_.has_any_word(index_.column(c.table, c.column), kQuantityColumns)) return true;
    const UnitDimension dimension = unit_info(facts_.of(c).unit).dimension;
    return dimension == UnitDimension::kWeight || dimension == UnitDimension::kVolume;
  }

  bool names_area() const {
    return text::is_one_of(noun_, kAreaNouns) ||
           std::any_of(std::begin(kAreaUnits), std::end(kAreaUnits),
                       [&](const AreaUnit& unit) { return has_part(unit.asked, ' ', noun_); });
  }

  bool is_area(ColumnExpr c) const {
    const std::string_view last = facts_.last_word(c);
    for (const AreaUnit& unit : kAreaUnits) {
      if (has_part(unit.asked, ' ', noun_)) return has_part(unit.stored, ' ', last);
      if (text::is_one_of(noun_, kAreaNouns) && has_part(unit.stored, ' ', last)) return true;
    }
    return text::is_one_of(noun_, kAreaNouns) && facts_.has_word(c, kSquare);
  }

  void look_in(uint32_t t) {
    const bool stuff = !unit_ && is_stuff_of(t);
    if (!unit_ && !stuff && !area_) return;
    for (const uint32_t c : index_.measures(t)) {
      if (!adds_up({t, c})) continue;
      const UnitId own = facts_.of({t, c}).unit;
      const bool days = dimension_ == UnitDimension::kTime && own >= kDays;
      if (unit_ && !days && units_in(asked_, own) > 0)
        found_.push_back({{t, c}, own != asked_});
      else if (unit_ && !days && own == kNoUnit && index_.has_word(index_.column(t, c), base_))
        found_.push_back({{t, c}});
      else if ((stuff && is_stuff_amount({t, c})) || is_area({t, c}))
        found_.push_back({{t, c}});
    }
  }

  void keep_nearest(uint32_t rows) {
    std::erase_if(found_, [&](const Amount& amount) {
      const uint32_t t = amount.column.table;
      if (t == rows) return false;
      const auto& keys = graph_.of(t);
      return std::none_of(keys.begin(), keys.end(), [&](uint32_t e) {
        return graph_.edges()[e].child == t && graph_.edges()[e].parent == rows;
      });
    });
  }

  // "hours" of a column that has this name
  bool is_own_name(const SchemaItem& item) const {
    return item.words.size() == 1 && index_.word(item.words[0]).lemma == base_;
  }

  std::string text(const Amount& amount) const {
    const SchemaItem& item = index_.column(amount.column.table, amount.column.column);
    const std::string& last = index_.word(item.words.back()).text;
    const auto& items = index_.items();
    const auto named = std::count_if(items.begin(), items.end(), [&](const SchemaItem& other) {
      return other.column != kNone && index_.has_word(other, last);
    });
    const SchemaItem& table = index_.table(item.table);
    std::string out = index_.text(item);
    const bool own = named == 1 && is_own_name(item);
    if (table.words.size() == 1 && !own &&
        !index_.has_word(item, index_.word(table.words[0]).lemma))
      out = index_.word(table.words[0]).lemma + " " + out;
    else if (named > 1)
      out = index_.text(table) + " " + out;
    if (amount.converted) out += " in " + std::string(noun_);
    return out;
  }

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const SchemaIndex& index_;
  const std::string_view noun_;
  const std::string base_;
  const UnitId asked_;
  const UnitDimension dimension_;
  const bool unit_;  // the noun is a unit of which amounts are added up
  const bool area_ = names_area();
  std::vector<Amount> found_;
};

}  // namespace

std::string amount_of_noun(const ColumnFacts& column_facts, const SchemaGraph& graph,
                           std::string_view noun, uint32_t rows) {
  return AmountFinder(column_facts, graph, noun).run(rows);
}

}  // namespace ask::engine
