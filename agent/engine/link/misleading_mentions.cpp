#include "agent/engine/link/misleading_mentions.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include "agent/common/words.h"
#include "agent/engine/lexicon/event_nouns.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/particle_words.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/subject_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/link/misleading_values.h"
#include "agent/engine/text/event_verbs.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kOwnMeaning = 0.9F;
constexpr float kOtherWord = 0.75F;   // of a synonym: the phone numbers of tel
constexpr float kPartOfName = 0.6F;   // of "tests" for test_run
constexpr float kRankOfEvent = 0.7F;  // of "first" and "last" after a verb
constexpr double kFirstYear = 1800, kLastYear = 2100;

class MisleadingMentions {
 public:
  MisleadingMentions(const std::vector<Token>& tokens, const SchemaIndex& index,
                     std::vector<Mention>& mentions)
      : tokens_(tokens), index_(index), mentions_(mentions) {}

  void run() {
    add_columns_of_particles();
    const auto misleading = [this](const Mention& m) { return misleads(m); };
    if (std::any_of(mentions_.begin(), mentions_.end(), misleading)) {
      std::vector<Mention> kept;  // each is compared with all others
      std::remove_copy_if(mentions_.begin(), mentions_.end(), std::back_inserter(kept), misleading);
      mentions_ = std::move(kept);
    }
    for (uint32_t t = 1; t < tokens_.size(); ++t)
      if (is_part_of_contact(t)) mentions_.push_back(filler_mention(t, 1));
    for (Mention& m : mentions_) {
      if (m.kind == MentionKind::kCue && m.end == m.begin + 1 && is_rank_of_event(m.begin))
        m.score = std::max(m.score, kRankOfEvent);
      if (is_extreme_of_measure(m)) {
        m.cue = m.scale.descending ? Cue::kMaximum : Cue::kMinimum;
        m.scale = {"", false};
      }
    }
  }

 private:
  bool is(uint32_t t, std::span<const std::string_view> words) const {
    return t < tokens_.size() && !tokens_[t].quoted && text::is_one_of(tokens_[t].folded, words);
  }

  // The particle after the verb at token `t` in the name of the column: "out" of MoveOut; "" if
  // there is none.
  std::string_view particle_of(const SchemaItem& column, uint32_t t) const {
    for (size_t w = 0; w + 1 < column.words.size(); ++w)
      if (index_.word(column.words[w]).lemma == tokens_[t].lemma &&
          text::is_one_of(index_.word(column.words[w + 1]).text, kDirectionParticles))
        return index_.word(column.words[w + 1]).text;
    return {};
  }

  // A particle, and not "in" of "made in 2020", "checked in October".
  bool is_particle(uint32_t t) const {
    return is(t, kDirectionParticles) && !(is(t, {{"in"}}) && !is(t + 1, kDirectionParticles) &&
                                           (is_date(t, 0) || is_date(t + 1, 0)));
  }

  // "moved out" is the date MoveOut, and not MoveIn.
  void add_columns_of_particles() {
    for (uint32_t t = 0; t + 1 < tokens_.size(); ++t) {
      if (!is_particle(t + 1)) continue;
      for (const SchemaItem& item : index_.items()) {
        if (item.column == kNone || particle_of(item, t) != tokens_[t + 1].folded) continue;
        mentions_.push_back(
            column_mention(t, t + 2, MatchKind::kExact, kOwnMeaning, item.table, item.column));
      }
    }
  }

  bool is_of_other_particle(const Mention& m) const {
    if (m.column == kNone || m.end != m.begin + 1 || !is_particle(m.end)) return false;
    const std::string_view own = particle_of(index_.column(m.table, m.column), m.begin);
    return !own.empty() && own != tokens_[m.end].folded;
  }

  bool misleads(const Mention& m) const {
    if (m.kind == MentionKind::kColumn && is_of_other_particle(m)) return true;
    switch (m.kind) {
      case MentionKind::kNumber:
        return is_year_of_bound(m) || (m.end == m.begin + 1 && is_rank_of_event(m.begin));
      case MentionKind::kValue:
        return is_time_of_day(m) || is_role_of_group(m) ||
               is_misleading_value(m, tokens_, index_, mentions_);
      case MentionKind::kCue:
        return (m.cue == Cue::kCount && is_part_of_contact(m.begin)) ||
               (m.cue == Cue::kList && is_noun_of_group(m)) ||
               (m.cue == Cue::kEach && is_part_of_rate(m)) ||
               (m.cue == Cue::kOrderBy && ends_in_numbered_rows(m)) || is_verb_of_lasting(m) ||
               is_part_of_bound(m) || is_part_of_state(m);
      case MentionKind::kTable:
        return is_stored_state_of_rows(m) || is_sale_of_bought(m);
      case MentionKind::kFiller:
        return is_noun_of_group(m);
      case MentionKind::kColumn:
        return is_preposition_of_date(m) || is_part_of_contact(m.begin) || is_state_of_rows(m) ||
               is_participle_of_rows(m) || is_compared_of_rows(m) ||
               is_ranked_event_of_rows(m) || is_other_unit(m) ||
               is_verb_of_name(m) || is_key_of_other_rows(m) || is_noun_of_named(m) ||
               is_measure_of_period(m) || is_times_of_count(m) || is_people_asked_for(m) ||
               is_degree(m) || (m.score < kOwnMeaning && is_rank_of_event(m.end - 1));
      default:
        return false;
    }
  }

  // "sailings by ship and captain", "each captain" of captain_id: what the rows are grouped by, and
  // not the rank that is called so, too.
  bool is_role_of_group(const Mention& m) const {
    if (m.begin == 0 || m.end != m.begin + 1 || tokens_[m.begin].quoted) return false;
    bool groups = is(m.begin - 1, {{"each", "every", "per", "by"}});
    if (!groups && m.begin > 2 && is(m.begin - 1, {{"and"}}))
      groups = is(m.begin - 3, {{"each", "every", "per", "by"}});
    if (!groups) return false;
    bool role = false;
    for (const Mention& other : mentions_) {
      if (other.kind == MentionKind::kValue && other.begin == m.end)
        return false;  // "captain Vale"
      role = role || (other.kind == MentionKind::kColumn && other.begin == m.begin &&
                      other.end == m.end &&
                      index_.column_roles(other.table, other.column).reference);
    }
    return role;
  }

  // "heavy parcels": a word that restricts the rows to an unknown degree, and does not ask for
  // their weights. "how full": no name of something.
  bool is_degree(const Mention& m) const {
    if (m.column == kNone) return false;
    const SchemaItem& item = index_.column(m.table, m.column);
    const bool how = m.begin > 0 && is(m.begin - 1, {{"how"}});
    if (how && m.end == m.begin + 1 && is(m.begin, kNamePartAdjectives) &&
        !index_.column_roles(m.table, m.column).measure)
      return true;
    for (uint32_t t = m.begin; t < m.end; ++t)
      if (index_.has_word(item, tokens_[t].folded) || index_.has_word(item, tokens_[t].lemma))
        return false;
    return is(m.begin, kGradableAdjectives) && !(m.begin > 0 && is(m.begin - 1, kBeforeDegree));
  }

  // "at least two done requests": a bound, and not the two last
  bool is_part_of_bound(const Mention& m) const {
    return m.begin > 0 && is(m.begin, {{"least", "most"}}) && is(m.begin - 1, {{"at"}}) &&
           std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& number) {
             return number.kind == MentionKind::kNumber && number.begin == m.begin + 1;
           });
  }

  // "no-shows for video" where 'no-show' is stored: no negation. Of "bills not paid" it is one, if
  // the state of others is called so and "paid" alone means one of the bills.
  bool is_part_of_state(const Mention& m) const {
    const bool no = is(m.begin, {{"no"}});
    if (m.end != m.begin + 1 || (!no && !is(m.begin, {{"not"}}))) return false;
    return any([&](const Mention& value) {
      return value.kind == MentionKind::kValue && value.found && !value.partial &&
             !value.inside && value.begin == m.begin && value.end > m.end &&
             value.null_test == NullTest::kNotTested && (no || !is_state_itself(m.end, value.end));
    });
  }

  bool is_state_itself(uint32_t begin, uint32_t end) const {
    return any([&](const Mention& m) {
      return m.kind == MentionKind::kValue && m.begin == begin && m.end == end;
    });
  }

  // "tours that last more than 2 hours": a verb, and no rank
  bool is_verb_of_lasting(const Mention& m) const {
    return m.end == m.begin + 1 && m.begin > 0 && tokens_[m.begin].folded == kLastingVerb &&
           is(m.begin - 1, kBeforeLasting) && is(m.end, kAfterLasting);
  }

  bool any(auto test) const { return std::any_of(mentions_.begin(), mentions_.end(), test); }

  // "per" of "the average price per kg", where a column is called so.
  bool is_part_of_rate(const Mention& m) const {
    return any([&](const Mention& rate) {
      return rate.kind == MentionKind::kColumn && rate.begin < m.begin && m.end < rate.end &&
             rate.score >= kOwnMeaning && rate.column < index_.columns(rate.table) &&
             index_.has_word(index_.column(rate.table, rate.column), tokens_[m.begin].folded);
    });
  }

  bool is_date(uint32_t begin, uint32_t end) const {
    return any([&](const Mention& m) {
      return m.kind == MentionKind::kDate && m.begin == begin && (end == 0 || m.end == end);
    });
  }

  // "after 18:00" is compared with all times, also if it is a stored value.
  bool is_time_of_day(const Mention& m) const {
    return any([&](const Mention& time) {
      return time.kind == MentionKind::kDate && time.period == Period::kHour &&
             time.from.size() > 2 && time.begin <= m.begin && m.end <= time.end;
    });
  }

  // "bought before 2016"
  bool is_year_of_bound(const Mention& m) const {
    return m.end == m.begin + 1 && m.unit.empty() && m.number >= kFirstYear &&
           m.number <= kLastYear && m.begin > 0 && is(m.begin - 1, kTimeBounds) &&
           is_date(m.begin, m.end);
  }

  // "plumbers hired since 2019", "customers since 2020"
  bool is_preposition_of_date(const Mention& m) const {
    if (m.end == 0 || !is(m.end - 1, kTimeBounds) || !is_date(m.end, 0)) return false;
    if (follows_own_rows(m)) return true;
    return m.end == m.begin + 1 && m.begin > 1 &&
           (has_past_suffix(tokens_[m.begin - 1].folded) || follows_other_rows(m) ||
            is(m.begin - 1, kPresenceAdverbs));
  }

  // The words before the preposition are the rows that have the column.
  bool follows_own_rows(const Mention& m) const {
    return any([&](const Mention& r) {
      return r.kind == MentionKind::kTable && r.end + 1 == m.end && r.table == m.table;
    });
  }

  // "since" of "no quiz since May", where teams have a date "since"
  bool follows_other_rows(const Mention& column) const {
    bool other = false, own = false;
    for (const Mention& rows : mentions_) {
      if (rows.kind != MentionKind::kTable || rows.end != column.begin || rows.score < 0.7F)
        continue;
      (rows.table == column.table ? own : other) = true;
    }
    return other && !own;
  }

  bool is_number_column(const Mention& m) const {
    return m.column < index_.columns(m.table) &&
           index_.has_any_word(index_.column(m.table, m.column), kNumberNouns);
  }

  // "numbers" of "names and phone numbers of customers"
  bool is_part_of_contact(uint32_t t) const {
    return t > 0 && is(t, kNumberNouns) && is(t - 1, kContactNouns) && any([&](const Mention& m) {
             return m.kind == MentionKind::kColumn && m.end == t &&
                    (m.score >= kOwnMeaning || (m.score >= kOtherWord && !is_number_column(m)));
           });
  }

  // "kilograms" of "more than 2 kilograms" where the weight is in grams: the unit of the number,
  // and not another word for the column
  bool is_other_unit(const Mention& m) const {
    if (m.end != m.begin + 1 || m.begin == 0 || m.column >= index_.columns(m.table)) return false;
    const UnitId asked = unit_named(tokens_[m.begin].folded);
    const UnitId own = index_.column_roles(m.table, m.column).unit;
    return asked != kNoUnit && own != kNoUnit && units_in(asked, own) != 1 &&
           any([&](const Mention& number) {
             return number.kind == MentionKind::kNumber && number.end == m.begin;
           });
  }

  // "month" of "sales per month" where warranties are stored in months
  bool is_measure_of_period(const Mention& m) const {
    if (m.end != m.begin + 1 || m.begin == 0 || m.score >= kOwnMeaning ||
        m.column >= index_.columns(m.table) || !is(m.begin, kCalendarPeriods))
      return false;
    const auto& words = index_.column(m.table, m.column).words;
    return index_.column_roles(m.table, m.column).measure && words.size() > 1 &&
           has_plural_suffix(index_.word(words.back()).text) &&
           index_.word(words.back()).lemma == tokens_[m.begin].lemma &&
           is(m.begin - 1, {{"per", "each", "every", "by"}});
  }

  // "people from Leeds who hired a boat", where a hire is for a number of people
  bool is_people_asked_for(const Mention& m) const {
    return m.end == m.begin + 1 && is(m.begin, kPeopleNouns) && is(m.end, kAfterAskedPeople) &&
           m.column < index_.columns(m.table) && index_.column_roles(m.table, m.column).measure &&
           (m.begin == 0 || is(m.begin - 1, kBeforeAskedPeople));
  }

  // "how many times", "at least 5 times", which are no times of day
  bool is_times_of_count(const Mention& m) const {
    return m.end == m.begin + 1 && m.begin > 0 && m.score < kOwnMeaning &&
           tokens_[m.begin].folded == kCountedTimes &&
           (is(m.begin - 1, {{"many"}}) || any([&](const Mention& number) {
              return number.kind == MentionKind::kNumber && number.end == m.begin;
            }));
  }

  // "cash payments" where a payment has the method 'cash'
  bool is_state_of_rows(const Mention& m) const {
    if (m.end != m.begin + 2 || m.score >= kOwnMeaning) return false;
    return any([&](const Mention& value) {
      return value.kind == MentionKind::kValue && value.found && !value.partial && !value.inside &&
             value.begin == m.begin && value.end == m.begin + 1 && value.table == m.table &&
             begins_rows(m.begin + 1, m.table, kPartOfName);
    });
  }

  // "returned loans of Ann", "the cancelled bookings": the rows that were, and not the date of it
  bool is_participle_of_rows(const Mention& m) const {
    if (m.column >= index_.columns(m.table) || m.end > m.begin + 2 ||
        !has_participle_suffix(tokens_[m.begin].folded) ||
        (m.begin > 0 && !is(m.begin - 1, kBeforeSubject)))
      return false;
    return any([&](const Mention& state) {
      const bool told = state.null_test == NullTest::kPresent ||
                        (state.found && !state.partial && !state.inside &&
                         state.null_test == NullTest::kNotTested);
      return state.kind == MentionKind::kValue && told && state.begin == m.begin &&
             state.end == m.begin + 1 && state.table == m.table &&
             begins_rows(state.end, m.table);
    });
  }

  // "tools worth more than 150", "tools that cost more than 500"
  bool is_compared_of_rows(const Mention& m) const {
    if (m.end != m.begin + 2 || m.end >= tokens_.size() || !begins_rows(m.begin, m.table))
      return false;
    if (m.score < kOwnMeaning) return is(m.begin + 1, kWorthAdjectives);
    return any([&](const Mention& verb) {
      return verb.kind == MentionKind::kCue && verb.begin == m.begin + 1 && verb.end > m.end &&
             (verb.cue == Cue::kMore || verb.cue == Cue::kLess || verb.cue == Cue::kAtLeast ||
              verb.cue == Cue::kAtMost);
    });
  }

  // "doctors named Ann" does not ask for the name of anything else, nor for the first name alone.
  bool is_verb_of_name(const Mention& m) const {
    if (m.end != m.begin + 1 || m.begin == 0 || !is(m.begin, kTitleParticiples)) return false;
    return any([&](const Mention& rows) {
      return rows.kind == MentionKind::kTable && rows.end == m.begin && rows.score >= kOwnMeaning &&
             (rows.table != m.table || index_.row_names(rows.table) != nullptr);
    });
  }

  // "members named Frank", "doctor Ann": the rows, and not their membership or their id.
  bool is_noun_of_named(const Mention& m) const {
    if (m.end != m.begin + 1 || m.score >= kOwnMeaning || m.end >= tokens_.size()) return false;
    const bool called = is(m.end, kTitleParticiples);
    return any([&](const Mention& rows) {
      if (rows.kind != MentionKind::kTable || rows.begin != m.begin || rows.end != m.end ||
          rows.score < kOwnMeaning)
        return false;
      const auto* names = index_.row_names(rows.table);
      return names != nullptr &&
             (called || any([&](const Mention& name) {
                return name.kind == MentionKind::kValue && name.found && !name.partial &&
                       name.begin == m.end && name.table == rows.table &&
                       (name.column == names->first || name.column == names->last);
              }));
    });
  }

  bool is_key(const Mention& m) const {
    return m.kind == MentionKind::kColumn && m.column < index_.columns(m.table) &&
           index_.column_roles(m.table, m.column).identifier;
  }

  // The noun of the rows before "with id 12" at `with`; null if it is something else.
  const Mention* numbered_rows(uint32_t with) const {
    if (!is(with, {{"with"}})) return nullptr;
    const Mention* rows = nullptr;
    for (const Mention& m : mentions_)
      if (m.kind == MentionKind::kTable && m.end == with && m.score >= kOwnMeaning &&
          (rows == nullptr || m.score > rows->score))
        rows = &m;
    const bool numbered =
        rows != nullptr && any([&](const Mention& key) {
          return is_key(key) && key.begin == with + 1 && key.table == rows->table &&
                 any([&](const Mention& number) {
                   return number.kind == MentionKind::kNumber && number.begin == key.end;
                 });
        });
    return numbered ? rows : nullptr;
  }

  // "products in order with id 12": the number is that of the order.
  bool is_key_of_other_rows(const Mention& m) const {
    if (m.begin == 0 || !is_key(m)) return false;
    const Mention* rows = numbered_rows(m.begin - 1);
    return rows != nullptr && rows->table != m.table;
  }

  // "in order with id 12" asks for no order of the rows.
  bool ends_in_numbered_rows(const Mention& m) const { return numbered_rows(m.end) != nullptr; }

  // "which payments were paid" where a payment has the state 'paid', which is no noun of them.
  bool is_stored_state_of_rows(const Mention& m) const {
    if (m.end != m.begin + 1 || m.score >= kOwnMeaning || m.begin < 2) return false;
    const Token& state = tokens_[m.begin];
    if (!is(m.begin - 1, kBeforePredicate) || state.folded == state.lemma ||
        has_plural_suffix(state.folded) || !begins_rows(m.begin - 2, m.table))
      return false;
    const bool last = m.end == tokens_.size() || tokens_[m.end].punctuation;
    return last || any([&](const Mention& value) {
             return value.kind == MentionKind::kValue && value.found && !value.partial &&
                    !value.inside && value.begin == m.begin && value.end == m.end &&
                    value.table == m.table;
           });
  }

  // "when did we last buy a lens from Ann Lee": what we buy is no sale, where it is stored what was
  // bought from whom.
  bool is_sale_of_bought(const Mention& m) const {
    constexpr uint32_t kFarthest = 3;
    if (m.end != m.begin + 1 || m.begin == 0 || m.score >= kOwnMeaning ||
        !text::is_one_of(tokens_[m.begin].lemma, kBuyingVerbs) ||
        !index_.has_any_word(index_.table(m.table), kSoldTables))
      return false;
    bool ours = false;
    for (uint32_t t = m.begin; t-- > 0 && m.begin - t <= kFarthest;) ours |= is(t, {{"we"}});
    return ours && any([&](const Mention& key) {
             return key.kind == MentionKind::kColumn && key.begin == m.begin &&
                    key.table != m.table && key.column < index_.columns(key.table) &&
                    index_.column_roles(key.table, key.column).reference &&
                    index_.has_word(index_.column(key.table, key.column), "from");
           });
  }

  // "show" of "tickets sold for each show", which is no request
  bool is_noun_of_group(const Mention& m) const {
    return m.end == m.begin + 1 && m.begin > 1 && is(m.begin, kRequestNouns) &&
           is(m.begin - 1, {{"each", "every", "per"}});
  }

  // "volunteer started" of "which volunteer started first": who did it, and not the date
  bool is_ranked_event_of_rows(const Mention& m) const {
    return m.end == m.begin + 2 && m.begin > 0 && is(m.begin - 1, {{"which"}}) &&
           begins_rows(m.begin, m.table) && may_name_date(tokens_[m.begin + 1].folded) &&
           any([&](const Mention& rank) {
             return rank.kind == MentionKind::kCue && rank.begin == m.end &&
                    rank.cue == Cue::kSuperlative;
           });
  }

  // "first" of "who joined first?", which is neither a number nor first_name
  bool is_rank_of_event(uint32_t t) const {
    return t > 1 && is(t, kEndWords) && (t + 1 == tokens_.size() || tokens_[t + 1].punctuation) &&
           may_name_date(tokens_[t - 1].folded) && !is(t - 1, kFinishingVerbs);
  }

  // "best mark of each pupil": the highest one, and not the row that is rated best.
  bool is_extreme_of_measure(const Mention& m) const {
    if (m.kind != MentionKind::kCue || m.cue != Cue::kSuperlative ||
        m.scale.word != scales::kRating || m.end == 0 || !is(m.end - 1, kQualitySuperlatives))
      return false;
    uint32_t measure = 0, rows = 0;
    for (const Mention& noun : mentions_) {
      if (noun.begin != m.end || noun.score < kOwnMeaning) continue;
      if (noun.kind == MentionKind::kTable) rows = std::max(rows, noun.end);
      if (noun.kind == MentionKind::kColumn && noun.column < index_.columns(noun.table) &&
          index_.column_roles(noun.table, noun.column).measure &&
          index_.has_any_word(index_.column(noun.table, noun.column), scales::kScoreColumns))
        measure = std::max(measure, noun.end);
    }
    return measure > rows;
  }

  bool begins_rows(uint32_t t, uint32_t table, float least = kOwnMeaning) const {
    return any([&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.begin == t && m.end == t + 1 && m.table == table &&
             m.score >= least;
    });
  }

  const std::vector<Token>& tokens_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
};

}  // namespace

void drop_misleading_mentions(const std::vector<Token>& tokens, const SchemaIndex& index,
                              std::vector<Mention>& mentions) {
  MisleadingMentions(tokens, index, mentions).run();
}

}  // namespace ask::engine
