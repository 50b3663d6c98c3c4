#include "agent/engine/rewrite/take_meetings.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/two_sides.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestMet = 5;    // words
constexpr size_t kShortestPart = 4;  // bytes of a word that is a part of one name only

// A name of those who meet, as words [from, to).
struct Met {
  size_t from = 0, to = 0;
  AllOf who;
};

enum class Part : uint8_t {
  kNone,
  kName,
  kWon,
  kLost,
  kDrawn,
  kPlayed,
  kFirst,
  kSecond,
  kRows,
  kAgainst,
  kHelper
};

class MeetingReader {
 public:
  MeetingReader(WordSequence& words, const RewriteContext& context, const Meetings& meetings)
      : words_(words), context_(context), meetings_(meetings) {
    find_names();
    for (size_t i = 0; i < words_.size(); ++i) parts_.push_back(part_of(i));
  }

  bool take(QueryShape& shape) {
    if (take_both(shape)) return true;
    if (names_.empty() ? take_ended(shape) : take_rows(shape)) return true;
    return take_met(shape) || take_side(shape);
  }

 private:
  const SchemaIndex& index() const { return context_.column_facts.index(); }

  void find_names();
  AllOf named(const std::string& text, bool capitalised) const;
  Part part_of(size_t i) const;
  bool names_met(size_t i) const {
    return index().has_word(index().table(meetings_.met), lemma(plain(words_, i)));
  }
  // Words before `end` name a table of neither the rows nor those who meet.
  bool names_others(size_t end) const {
    for (size_t i = 0; i < end; ++i)
      for (uint32_t t = 0; t < index().tables(); ++t)
        if (t != meetings_.table && t != meetings_.met &&
            index().has_word(index().table(t), lemma(plain(words_, i))))
          return true;
    return false;
  }
  bool names_rows(size_t i) const {
    return is_any(words_, i, kMeetingNouns) ||
           index().has_word(index().table(meetings_.table), lemma(plain(words_, i)));
  }
  bool has(size_t from, size_t to, Part part) const {
    return std::find(parts_.begin() + static_cast<std::ptrdiff_t>(from),
                     parts_.begin() + static_cast<std::ptrdiff_t>(to),
                     part) != parts_.begin() + static_cast<std::ptrdiff_t>(to);
  }
  // Words [from, to) say nothing of who met and how it ended.
  bool silent(size_t from, size_t to) const {
    return std::all_of(parts_.begin() + static_cast<std::ptrdiff_t>(from),
                       parts_.begin() + static_cast<std::ptrdiff_t>(to),
                       [](Part part) { return part == Part::kNone || part == Part::kHelper; });
  }
  bool read_end(size_t from, size_t to);
  bool joins_names() const;
  bool take_rows(QueryShape& shape);
  bool take_side(QueryShape& shape);
  bool take_ended(QueryShape& shape);
  bool take_met(QueryShape& shape);
  bool take_met_at(size_t verb, QueryShape& shape);
  bool take_both(QueryShape& shape);
  std::string rows_noun(size_t from, size_t to) const;

  WordSequence& words_;
  const RewriteContext& context_;
  const Meetings& meetings_;
  std::vector<Met> names_;
  std::vector<Part> parts_;
  Outcome outcome_ = Outcome::kAny;
  SideOf side_ = SideOf::kEither;
};

Condition is_text(ColumnExpr column, std::string_view text) {
  Condition out;
  out.column = column;
  out.value = std::string(text);
  return out;
}

// Those who are called by the text: in one column, in two, or by a part of one name only.
AllOf MeetingReader::named(const std::string& text, bool capitalised) const {
  const ColumnFacts& facts = context_.column_facts;
  const db::ValueIndex& values = context_.snapshot.values;
  const std::string normal = db::ValueIndex::normalised(text);
  if (normal.size() < 2) return {};
  const ColumnExpr name = facts.name_of(meetings_.met);
  const auto is_name = [&](const db::ValueHit& hit) {
    return hit.table == meetings_.met && ColumnExpr{hit.table, hit.column} == name;
  };
  const auto* two = index().row_names(meetings_.met);
  if (two == nullptr) {
    for (const db::ValueHit& hit : values.find(normal))
      if (is_name(hit)) return {{is_text(name, values.original(hit))}};
    if (!capitalised || normal.size() < kShortestPart) return {};
    const auto longer = values.containing(normal, 2);
    if (longer.size() == 1 && is_name(longer[0]))
      return {{is_text(name, values.original(longer[0]))}};
    return {};
  }
  for (size_t gap = normal.find(' '); gap != normal.npos; gap = normal.find(' ', gap + 1))
    for (const db::ValueHit& first : values.find(normal.substr(0, gap)))
      for (const db::ValueHit& last : values.find(normal.substr(gap + 1)))
        if (first.table == meetings_.met && last.table == meetings_.met &&
            first.column == two->first && last.column == two->last)
          return {{is_text({meetings_.met, two->first}, values.original(first))},
                  {is_text({meetings_.met, two->last}, values.original(last))}};
  return {};
}

void MeetingReader::find_names() {
  for (size_t from = 0; from < words_.size();) {
    size_t to = std::min(words_.size(), from + kLongestMet);
    AllOf who;
    for (; to > from; --to) {
      std::string text;
      bool whole = true;
      for (size_t i = from; i < to; ++i) {
        whole &= i + 1 == to || end_mark(words_[i]).empty();
        text += (text.empty() ? "" : " ") + with_straight_apostrophes(plain(words_, i));
      }
      if (has_genitive_suffix(text)) text.resize(text.rfind('\''));
      const char initial = words_[from].empty() ? 'a' : words_[from][0];
      if (whole) who = named(text, initial >= 'A' && initial <= 'Z' && from > 0);
      if (!who.empty()) break;
    }
    if (to == from) {
      ++from;
      continue;
    }
    names_.push_back({from, to, std::move(who)});
    from = to;
  }
}

Part MeetingReader::part_of(size_t i) const {
  for (const Met& name : names_)
    if (name.from <= i && i < name.to) return Part::kName;
  const std::string& word = plain(words_, i);
  if (word == meetings_.first_word) return Part::kFirst;
  if (word == meetings_.second_word) return Part::kSecond;
  if (is_any(words_, i, kWonForms)) return Part::kWon;
  if (is_any(words_, i, kLostForms)) return Part::kLost;
  if (is_any(words_, i, kDrawnForms)) return Part::kDrawn;
  if (is_any(words_, i, kPlayedForms)) return Part::kPlayed;
  if (is_any(words_, i, kAgainstWords)) return Part::kAgainst;
  if (names_rows(i)) return Part::kRows;
  const bool adds_nothing = is_any(words_, i, kMeetingHelpers) ||
                            is_any(words_, i, kMeetingPrepositions) ||
                            is_any(words_, i, kPieceNouns);
  return adds_nothing ? Part::kHelper : Part::kNone;
}

// The side and the outcome that words [from, to) say; false if there are two of either.
bool MeetingReader::read_end(size_t from, size_t to) {
  const bool first = has(from, to, Part::kFirst), second = has(from, to, Part::kSecond);
  const int ends =
      has(from, to, Part::kWon) + has(from, to, Part::kLost) + has(from, to, Part::kDrawn);
  if ((first && second) || ends > 1 || (ends > 0 && !meetings_.has_outcome())) return false;
  side_ = first ? SideOf::kFirst : second ? SideOf::kSecond : SideOf::kEither;
  outcome_ = has(from, to, Part::kWon)    ? Outcome::kWon
             : has(from, to, Part::kLost) ? Outcome::kLost
             : ends > 0                   ? Outcome::kDrawn
                                          : Outcome::kAny;
  return outcome_ != Outcome::kDrawn || meetings_.first_score.valid() || !meetings_.draw.empty();
}

// "Owls against Foxes", "between Owls and Foxes", "did Owls beat Foxes"
bool MeetingReader::joins_names() const {
  const Met &one = names_[0], &other = names_[1];
  if (one.to + 1 == other.from && is_any(words_, one.to, {"and"}))
    return one.from > 0 && is_any(words_, one.from - 1, {"between"});
  return has(one.to, other.from, Part::kAgainst) || has(one.to, other.from, Part::kWon) ||
         has(one.to, other.from, Part::kLost) || has(one.to, other.from, Part::kPlayed);
}

// The noun of the rows in words [from, to), as typed if the schema knows it.
std::string MeetingReader::rows_noun(size_t from, size_t to) const {
  const SchemaItem& table = index().table(meetings_.table);
  for (size_t i = from; i < to; ++i)
    if (index().has_word(table, lemma(plain(words_, i)))) return plain(words_, i);
  return index().text(table);
}

// "how many matches did the Owls lose", "list the home games of the Owls"
bool MeetingReader::take_rows(QueryShape& shape) {
  if (names_.size() > 2 || (names_.size() == 2 && !joins_names())) return false;
  size_t from = names_[0].from, to = names_.back().to;
  const auto known = [&](size_t i) { return parts_[i] != Part::kNone; };
  while (from > 0 && known(from - 1) && end_mark(words_[from - 1]).empty()) --from;
  while (to < words_.size() && known(to) && end_mark(words_[to - 1]).empty()) ++to;
  while (to > names_.back().to && parts_[to - 1] == Part::kHelper) --to;
  for (size_t i = from; i < to; ++i)
    if (!known(i)) return false;
  for (size_t i = 0; i < from; ++i)
    if (!is_any(words_, i, kAskingForMeetings) || !end_mark(words_[i]).empty()) return false;
  if (!silent(to, words_.size()) || !read_end(from, to)) return false;
  bool counts = false, times = false;
  for (size_t i = 0; i < from; ++i) {
    counts |= is_any(words_, i, kCountingWords);
    times |= is_any(words_, i, kHowOftenWords);
  }
  bool noun_of_end = false;
  for (size_t i = from; i < to; ++i) noun_of_end |= is_any(words_, i, kNounsOfOutcome);
  const bool rows = has(from, to, Part::kRows);
  if (!rows && !(counts && (times || noun_of_end))) return false;
  const bool passive = names_.size() == 1 && outcome_ != Outcome::kAny && names_[0].from > 0 &&
                       is_any(words_, names_[0].from - 1, {"to", "against"});
  if (passive) return false;  // lost to whom is named, not who lost
  bool beaten = false;
  for (size_t i = from; i < to; ++i) {
    const bool beat = is_any(words_, i, kBeatForms);
    if (beat && names_.size() < 2) return false;
    beaten |= beat && is_any(words_, i + 1, {"by"});
  }
  if (beaten) outcome_ = Outcome::kLost;
  const bool about_one = names_.size() == 1 && side_ == SideOf::kEither &&
                         outcome_ == Outcome::kAny && !has(from, to, Part::kPlayed) &&
                         !is_any(words_, names_[0].from - 1, kBeforeMet);
  if (about_one) return false;
  // One key says it all: as "home matches of the Owls" is read anyhow.
  if (names_.size() == 1 && side_ != SideOf::kEither && outcome_ == Outcome::kAny) return false;
  RowCondition state;
  state.table = meetings_.table;
  state.all = met_by(context_.column_facts, meetings_, names_[0].who, side_, outcome_,
                     names_.size() > 1 ? names_[1].who : AllOf{});
  shape.states.push_back(std::move(state));
  WordSequence by = counts ? WordSequence{"how", "many"} : WordSequence{"list", "the"};
  append(by, words_of(rows_noun(from, to)));
  if (counts && to == words_.size()) append(by, {"are", "there"});
  by.end_with(end_mark(words_[to - 1]));
  replace(words_, 0, to, std::move(by));
  return true;
}

// "a home match of the Owls", of other rows that have matches
bool MeetingReader::take_side(QueryShape& shape) {
  if (names_.size() != 1 || has(0, words_.size(), Part::kWon) ||
      has(0, words_.size(), Part::kLost) || has(0, words_.size(), Part::kDrawn))
    return false;
  size_t of = names_[0].from;
  while (of > 0 && is_any(words_, of - 1, {"the"})) --of;
  if (of < 3 || !is_any(words_, of - 1, kBeforeMet) || parts_[of - 2] != Part::kRows) return false;
  const Part side = parts_[of - 3];
  if ((side != Part::kFirst && side != Part::kSecond) || !names_others(of - 3)) return false;
  RowCondition state;
  state.table = meetings_.table;
  state.all = met_by(context_.column_facts, meetings_, names_[0].who,
                     side == Part::kFirst ? SideOf::kFirst : SideOf::kSecond, Outcome::kAny, {});
  shape.states.push_back(std::move(state));
  WordSequence by = words_of(rows_noun(of - 2, of - 1));
  by.end_with(end_mark(words_[names_[0].to - 1]));
  replace(words_, of - 3, names_[0].to - (of - 3), std::move(by));
  return true;
}

// "how many matches ended in a draw", "games won by the away side"
bool MeetingReader::take_ended(QueryShape& shape) {
  size_t from = 0;
  while (from < words_.size() && parts_[from] != Part::kRows &&
         is_any(words_, from, kAskingForMeetings))
    ++from;
  const bool noun = is_any(words_, words_.size() - 1, kNounsOfOutcome);
  for (size_t i = from; i < words_.size(); ++i)
    if (parts_[i] == Part::kNone && !is_any(words_, i, kEndingWords)) return false;
  if (!read_end(from, words_.size()) || outcome_ == Outcome::kAny) return false;
  if (!has(from, words_.size(), Part::kRows) && !noun) return false;
  if (outcome_ != Outcome::kDrawn && side_ == SideOf::kEither) return false;
  for (size_t i = 0; i < words_.size(); ++i) {
    const bool of_side = i > 0 && (parts_[i - 1] == Part::kFirst || parts_[i - 1] == Part::kSecond);
    if (is_negation(words_, i) || is_any(words_, i, kBeatForms) || (names_met(i) && !of_side))
      return false;
  }
  RowCondition state;
  state.table = meetings_.table;
  state.all = ended_so(meetings_, side_, outcome_);
  shape.states.push_back(std::move(state));
  bool counts = false;
  for (size_t i = 0; i < from; ++i) counts |= is_any(words_, i, kCountingWords);
  WordSequence by = counts ? WordSequence{"how", "many"} : WordSequence{"list", "the"};
  append(by, words_of(rows_noun(from, words_.size())));
  if (counts) append(by, {"are", "there"});
  by.end_with(end_mark(words_.back()));
  replace(words_, 0, words_.size(), std::move(by));
  return true;
}

// "teams that have never lost a home match", "which players beat Ann"
bool MeetingReader::take_met_at(size_t verb, QueryShape& shape) {
  size_t from = verb, to = verb + 1;
  bool denied = false;
  for (; from > 0 && end_mark(words_[from - 1]).empty(); --from) {
    const bool denies = is_negation(words_, from - 1);
    if (!denies && !is_any(words_, from - 1, {"have", "has", "had", "that", "who", "ever", "did"}))
      break;
    denied |= denies;
  }
  const bool who = from == 0 && is_any(words_, 0, {"who"});
  if (!who && (from == 0 || !names_met(from - 1) || parts_[from - 1] == Part::kName)) return false;
  while (to < words_.size() && end_mark(words_[to - 1]).empty() &&
         (parts_[to] != Part::kNone || is_any(words_, to, kAnyRows)))
    ++to;
  const size_t said = to;
  if (is_any(words_, to, {"all", "this"}) && is_any(words_, to + 1, {"season"})) to += 2;
  if (is_any(words_, to, {"so"}) && is_any(words_, to + 1, {"far"})) to += 2;
  if (is_any(words_, to, {"yet"})) ++to;
  if (to != words_.size() || names_.size() > 1 || !read_end(verb, said)) return false;
  if (!names_.empty() && names_[0].from < verb) return false;
  const bool beat = is_any(words_, verb, kBeatForms);
  const bool passive = is_any(words_, verb + 1, {"by"});
  if ((beat && names_.empty()) || passive) return false;
  if (!has(verb, said, Part::kRows) && names_.empty() && side_ == SideOf::kEither && !denied)
    return false;
  if (outcome_ == Outcome::kAny && side_ == SideOf::kEither && names_.empty()) return false;
  RowCondition state;
  state.table = meetings_.met;
  state.all = who_met(context_.column_facts, meetings_, side_, outcome_,
                      names_.empty() ? AllOf{} : names_[0].who, denied);
  shape.states.push_back(std::move(state));
  const std::string mark = end_mark(words_.back());
  words_.resize(std::max<size_t>(from, 1));
  if (who) replace(words_, 0, 1, words_of("which " + index().text(index().table(meetings_.met))));
  if (words_.size() == 1) replace(words_, 0, 0, {"which"});
  if (words_.size() == 2) append(words_, {"are", "there"});
  words_.end_with(mark);
  return true;
}

bool MeetingReader::take_met(QueryShape& shape) {
  for (size_t i = 0; i < words_.size(); ++i) {
    const bool verb = parts_[i] == Part::kWon || parts_[i] == Part::kLost ||
                      parts_[i] == Part::kDrawn || parts_[i] == Part::kPlayed;
    if (verb) return take_met_at(i, shape);
  }
  return false;
}

// "matches in May, with both players": the names of both sides.
bool MeetingReader::take_both(QueryShape& shape) {
  for (size_t i = 1; i + 1 < words_.size(); ++i) {
    if (!is_any(words_, i, {"both"})) continue;
    size_t to = i + 1;
    if (names_met(to)) ++to;
    const bool named =
        to < words_.size() && end_mark(words_[to - 1]).empty() && is_any(words_, to, kNamesNoun);
    if (named) ++to;
    if (to == i + 1) continue;
    size_t from = i;
    while (from > 1 && is_any(words_, from - 1, kBeforeBoth)) --from;
    if (from == i || to != words_.size() || !has(0, from, Part::kRows)) return false;
    const std::string mark = end_mark(words_.back());
    words_.resize(from);
    words_.cut_last(from - 1, end_mark(words_[from - 1]).size());
    words_.end_with(mark);
    shape.sides = {meetings_.first, meetings_.second};
    return true;
  }
  return false;
}

}  // namespace

void take_meetings(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  if (words.size() < 3) return;
  const Meetings meetings = meetings_of(context.column_facts, context.schema.graph);
  if (meetings.known()) MeetingReader(words, context, meetings).take(shape);
}

}  // namespace ask::engine
