#include "agent/engine/dialogue/reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"

namespace ask::engine {
namespace {

// Kinds of follow-ups that would take other rows for those of the question before.
constexpr std::string_view kKindsOfOthers[] = {"narrow",      "replace", "rest", "add",
                                               "superlative", "order",   "limit"};
// Kinds of follow-ups that change the query, or say nothing.
constexpr std::string_view kKindsThatChange[] = {"group", "outputs", "measure", "aggregate",
                                                 "narrow"};
// How a question begins, before its noun.
constexpr std::string_view kHeads[] = {
    "how many ",     "which ",      "what ",        "list the ",       "list all ",
    "list ",         "show the ",   "number of ",   "are there any ",  "are there ",
    "is there any ", "is there a ", "is there an ", "do we have any ", "do we have "};
// Forms of "be" behind "theirs".
constexpr std::string_view kCopulasBehind[] = {" are", " is", " were", " was"};
// Prepositions before "that".
constexpr std::string_view kPrepositionsBefore[] = {" of", " in", " for", " at", " during", " by"};
// Nouns of "that year".
constexpr std::string_view kPeriodsPointedAt[] = {"year", "month",  "week",
                                                  "day",  "period", "quarter"};
// Kinds of follow-ups that keep the yes or no of the question before.
constexpr std::string_view kKindsWithAnswer[] = {"replace", "narrow", "rest", "add"};

constexpr size_t kMostProbed = 5;       // candidates of a short question that may fit
constexpr double kLeastProbed = 0.17;   // their confidence
constexpr double kFitting = 0.45;       // what it is worth that a candidate fits the turn before
constexpr size_t kLongestWhole = 1200;  // bytes of a question made whole

}  // namespace

FollowUpReader::FollowUpReader(const Utterance& now, const Base& base,
                               const DialogueContext& context)
    : u_(now), base_(base), context_(context), words_(now.words()) {
  if (base.topic() != kNone) nouns_ = base.nouns(base.topic());
}

std::optional<FollowUp> FollowUpReader::read() {
  using Rule = Found (FollowUpReader::*)();
  constexpr Rule kInOrder[] = {&FollowUpReader::count,         &FollowUpReader::list,
                               &FollowUpReader::rest,          &FollowUpReader::row_of_extreme,
                               &FollowUpReader::top_of_others, &FollowUpReader::top_nouns,
                               &FollowUpReader::the_noun,      &FollowUpReader::next_to,
                               &FollowUpReader::by_shift,      &FollowUpReader::by_day_of_month,
                               &FollowUpReader::by_state,      &FollowUpReader::referred_rows,
                               &FollowUpReader::group,         &FollowUpReader::order,
                               &FollowUpReader::rank,          &FollowUpReader::limit,
                               &FollowUpReader::owners,        &FollowUpReader::superlative,
                               &FollowUpReader::outputs,       &FollowUpReader::places,
                               &FollowUpReader::about_them,    &FollowUpReader::made_by,
                               &FollowUpReader::rows_of_first, &FollowUpReader::people,
                               &FollowUpReader::measure,       &FollowUpReader::by_comparison,
                               &FollowUpReader::by_value,      &FollowUpReader::exclude,
                               &FollowUpReader::narrow,        &FollowUpReader::swap};
  if (words_.empty() || nouns_.empty() || compares_with_them()) return std::nullopt;
  if (!points_at_topic()) return beside_result();
  if (Found out = some_of_groups()) return out;
  if (Found out = any_value(); out && base_.reading().query(out->meaning)) return out;
  if (asks_order()) {
    Found out = order();
    return out && base_.reading().query(out->meaning) ? out : Found();
  }
  if (Found out = moved()) return out;
  if (moves_unread()) return std::nullopt;
  const bool others = !u_.pronouns.empty() && starts_with_rows();
  if (Found out = every(); out && base_.reading().query(out->meaning)) return out;
  for (const Rule rule : kInOrder) {
    Found out = (this->*rule)();
    if (!out || out->question.size() > kLongestWhole || says_nothing(*out)) continue;
    // "customers who ordered them" are no products.
    if (others && text::is_one_of(out->kind, kKindsOfOthers)) return std::nullopt;
    if (base_.reading().query(out->meaning)) return out;
  }
  return std::nullopt;
}

// "products more expensive than those": a comparison with rows, which no rule reads.
bool FollowUpReader::compares_with_them() const {
  const bool more = has("more") || has("fewer") || has("higher") || has("lower");
  // "are there more men or women?"
  if (more && has("or") && !number()) return true;
  return std::any_of(u_.pronouns.begin(), u_.pronouns.end(), [&](const Pronoun& p) {
    return p.begin > u_.begin && text::is_one_of(u_.word(p.begin - 1), {"than", "like", "as"});
  });
}

// Rows, groups or columns that are those of the question before, though others were asked for.
bool FollowUpReader::says_nothing(const FollowUp& found) const {
  return text::is_one_of(found.kind, kKindsThatChange) && found.meaning.block == base_.block();
}

// Of a short question that is about the rows of the question before, if it is read with them.
std::optional<FollowUp> FollowUpReader::read_elliptic() {
  const bool aggregate = words_.size() == 1 && aggregate_named(u_.word(words_[0])).has_value();
  // "revenue" is a total, also after an average.
  const bool total =
      words_.size() == 1 && text::is_one_of(u_.word(words_[0]), {"revenue", "turnover", "sales"});
  if (u_.columns && !total && !(aggregate && base_.counts()))
    if (auto out = read_what_fits()) return out;
  if (words_.size() == 2 && u_.word(words_[0]) == "which")
    if (auto out = which_rows()) return out;
  const bool amount = u_.word(words_[0]) == "how" && words_.size() > 1 &&
                      std::none_of(words_.begin(), words_.end(),
                                   [&](uint32_t i) { return is_form_of_be(u_.word(i)); });
  if (!total && !amount)
    if (auto out = read()) return out;
  Found out = measured_alone();
  if (out && (says_nothing(*out) || !base_.reading().query(out->meaning))) return std::nullopt;
  return out;
}

std::optional<FollowUp> FollowUpReader::read_what_fits() {
  if (words_.empty() || nouns_.empty()) return std::nullopt;
  if (u_.phrase) {
    const bool number = base_.aggregate() != nullptr && !base_.block().limit;
    Found out = number ? narrow() : Found();
    return out && base_.reading().query(out->meaning) ? out : Found();
  }
  if (u_.definite) {
    Found out = the_noun();
    return out && base_.reading().query(out->meaning) ? out : Found();
  }
  if (!u_.columns) return read_of_groups();
  Found out = outputs();
  if (out && (says_nothing(*out) || !base_.reading().query(out->meaning))) return std::nullopt;
  return out;
}

std::optional<FollowUp> FollowUpReader::read_of_groups() {
  if (Found out = every(); out && base_.reading().query(out->meaning)) return out;
  if (Found out = first_of_shown(); out && base_.reading().query(out->meaning)) return out;
  if (Found out = top_nouns(); out && base_.reading().query(out->meaning)) return out;
  if (Found out = top_of_others(); out && base_.reading().query(out->meaning)) return out;
  bool descending = true;
  if (!takes_group_order(descending)) return std::nullopt;
  const ColumnExpr group = base_.block().group[0];
  const bool person = u_.word(words_[0]) == "who" || u_.word(words_[0]) == "whos";
  if (person && (base_.facts().temporal(group) || base_.facts().numeric(group)) &&
      !base_.facts().identifier(group))
    return std::nullopt;
  Found out = superlative();
  if (out && !base_.reading().query(out->meaning)) return std::nullopt;
  return out;
}

std::optional<Probe> FollowUpReader::probe(const std::string& text, const Fits& fits) const {
  const Interpretation in(text, context_.snapshot, context_.schema, context_.weights);
  for (size_t i = 0; i < std::min(in.ranks().size(), kMostProbed); ++i) {
    const Confidence confidence = in.confidence(i);
    if (!confidence.abstention_reason.empty() || confidence.value < kLeastProbed) continue;
    if (leaves_out(confidence.unexplained)) continue;
    LogicalForm form = in.meaning(in.candidates()[i]);
    ungroup(form.block);
    const bool single = form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
                        form.block.entity != kNone && form.block.combine == Combine::kApart;
    if (!single || !fits(form)) continue;
    const double value = i == 0 ? confidence.value : std::min(confidence.value, 0.5);
    return Probe{std::move(form), value, text};
  }
  return std::nullopt;
}

// True if one of the words that a short question left unread is of the follow-up.
bool FollowUpReader::leaves_out(const std::vector<std::string>& unread) const {
  return std::any_of(words_.begin(), words_.end(), [&](uint32_t i) {
    return std::any_of(unread.begin(), unread.end(),
                       [&](const std::string& word) { return text::folded(word) == u_.word(i); });
  });
}

// "orders of those customers" leans on a turn about customers only.
bool FollowUpReader::points_at_topic() const {
  return std::all_of(u_.pronouns.begin(), u_.pronouns.end(), [&](const Pronoun& p) {
    return !p.named || std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(),
                                   [&](const Mention& m) {
                                     return m.kind == MentionKind::kTable &&
                                            m.begin == p.begin + 1 && m.end == p.end &&
                                            m.table == base_.topic();
                                   });
  });
}

std::optional<Probe> FollowUpReader::best_probe(const std::vector<std::string>& texts,
                                                const Fits& fits) const {
  std::optional<Probe> best;
  for (const std::string& text : texts) {
    auto found = probe(text, fits);
    if (found && (!best || found->confidence > best->confidence + 0.05)) best = std::move(found);
    if (best && best->confidence >= kSureFrom) break;
  }
  return best;
}

bool FollowUpReader::says_only(std::span<const std::string_view> words, size_t from) const {
  for (size_t i = from; i < words_.size(); ++i)
    if (!text::is_one_of(u_.word(words_[i]), words)) return false;
  return true;
}

bool FollowUpReader::shows_topic(const QueryBlock& block) const {
  const std::vector<ValueExpr> display = base_.display(base_.topic());
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    if (v.fn != Aggregate::kPlain || v.column.table != base_.topic()) return false;
    return v.column.whole() || base_.facts().of(v.column).naming ||
           base_.facts().of(v.column).identifier || contains(display, v);
  });
}

bool FollowUpReader::shows_named(const QueryBlock& block, uint32_t from, uint32_t to) const {
  return std::all_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin < from || m.end > to)
      return true;
    return std::any_of(
        u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& other) {
          const bool same =
              other.begin == m.begin && other.end == m.end && other.score >= m.score - 0.1F;
          return same &&
                 std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
                   return v.column.home() == other.table &&
                          (other.kind == MentionKind::kTable ||
                           (other.kind == MentionKind::kColumn && other.column == v.column.column));
                 });
        });
  });
}

bool FollowUpReader::has(std::string_view word) const {
  return std::any_of(words_.begin(), words_.end(), [&](uint32_t i) { return u_.word(i) == word; });
}

std::string FollowUpReader::words_from(size_t i) const {
  return i < words_.size() ? u_.span(words_[i], u_.end) : "";
}

std::optional<double> FollowUpReader::number() const {
  std::optional<double> out;
  for (const Mention& m : u_.lattice.mentions) {
    const bool counts =
        m.kind == MentionKind::kNumber || (m.kind == MentionKind::kCue && m.cue == Cue::kTopN);
    if (!counts || m.begin < u_.begin || m.end > u_.end || m.ordinal) continue;
    if (out && *out != m.number) return std::nullopt;
    out = m.number;
  }
  return out;
}

// The question before, with what the follow-up adds.
std::string FollowUpReader::in_base(std::string_view tail, bool apart) const {
  return fmt::format("{}{}{}", base_.text(), apart ? ", " : " ", tail);
}

std::string FollowUpReader::with_head(std::string_view head) const {
  const std::string folded = text::folded(base_.text());
  for (const std::string_view old : kHeads) {
    if (!folded.starts_with(old) || folded.size() != base_.text().size()) continue;
    const std::string rest = base_.text().substr(old.size());
    // The noun must follow: "What is the name of ..." has another form.
    for (const std::string& noun : nouns_)
      if (text::folded(rest).starts_with(text::folded(noun)))
        return fmt::format("{} {}", head, rest);
  }
  return fmt::format("{} {} (of: {})", head, nouns_.front(), base_.text());
}

// The body with nouns for its pronouns, as far as it is written.
struct FollowUpReader::InPlace {
  const std::string& noun;
  std::string text = {};
  std::string owner = {};  // " of <noun>", to be said after what is owned

  void say(std::string_view word, bool attached = false) {
    if (word.empty()) return;
    if (!text.empty() && !attached) text += ' ';
    text += word;
  }
  void say_owner() {
    say(owner);
    owner.clear();
  }
  // Takes the word off the end. False if it does not end so.
  bool drop(std::string_view word) {
    if (!text.ends_with(word)) return false;
    text.resize(text.size() - word.size());
    while (text.ends_with(' ')) text.pop_back();
    return true;
  }
  // "them", "it", "those"
  void say_rows(const Pronoun& points) {
    const bool of = drop(" of") || drop(" among") || drop("of");
    const bool who = of && (drop("who") || drop("Who"));
    const bool chosen = text.ends_with("which") || text.ends_with("Which") ||
                        text.ends_with("many") || text.ends_with("the") || text.empty();
    const bool most = of && !who && !chosen;  // "the most of them"
    if (most && (text.starts_with("who ") || text.starts_with("Who "))) {
      text = fmt::format("which {}{}", noun, text.substr(3));
      return;
    }
    if (who) say("which");
    const bool one = points.kind == Pointer::kOne && !chosen;
    say((one ? "the " : "") + noun);
  }
};

// Writes the noun for a pronoun. Returns how many words after it are left out.
uint32_t FollowUpReader::write_noun(InPlace& out, const Pronoun& points) const {
  switch (points.kind) {
    case Pointer::kOwner:
      out.say("the");
      out.owner = "of " + out.noun;
      break;
    case Pointer::kTheirs:
      for (const std::string_view be : kCopulasBehind)
        if (out.drop(be)) break;
      out.say("belong to the " + out.noun);
      break;
    case Pointer::kThere:
      if (u_.pronouns.size() == 1) out.say("in the " + out.noun);
      break;
    case Pointer::kEach:
      out.say("each " + out.noun);
      break;
    case Pointer::kThat: {
      for (const std::string_view word : kPrepositionsBefore)
        if (out.drop(word)) break;
      const std::string_view next = u_.word(points.begin + 1);
      if (text::is_one_of(next, kPeriodsPointedAt)) return 1;
      break;
    }
    default:
      out.say_rows(points);
  }
  return 0;
}

std::string FollowUpReader::in_place_of_pronouns(const std::string& noun) const {
  InPlace out{noun};
  uint32_t last_end = 0;
  for (uint32_t i = u_.begin; i < u_.end; ++i) {
    const Token& token = u_.token(i);
    const auto points = std::find_if(u_.pronouns.begin(), u_.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin == i; });
    if (!out.owner.empty() &&
        (is_preposition(token.folded) || points != u_.pronouns.end() ||
         text::is_one_of(token.folded, {"is", "are", "was", "were", "and", "have", "has"})))
      out.say_owner();
    if (points == u_.pronouns.end()) {
      out.say(u_.span(i, i + 1), token.begin == last_end && last_end > 0 && !token.punctuation);
      last_end = token.end;
      continue;
    }
    i += write_noun(out, *points);
    i = std::max(i, points->end - 1);
    last_end = 0;
  }
  if (!out.owner.empty()) out.say_owner();
  return out.text;
}

// The body with a noun for each pronoun, once for each noun.
std::vector<std::string> FollowUpReader::in_their_place() const {
  std::vector<std::string> out;
  for (const std::string& noun : nouns_) {
    std::string text = in_place_of_pronouns(noun);
    if (!text.empty() && !contains(out, text)) out.push_back(std::move(text));
  }
  return out;
}

FollowUp FollowUpReader::made(std::string_view kind, QueryBlock block, std::string question,
                              double confidence) const {
  FollowUp out;
  out.kind = kind;
  out.meaning.block = std::move(block);
  // "Are there customers from Germany?", "and from France?"
  out.meaning.yes_no = base_.asks_whether() && (u_.opened || u_.about) && !u_.shows &&
                       text::is_one_of(kind, kKindsWithAnswer);
  out.question = std::move(question);
  out.confidence = std::min(0.95, kFitting + (1 - kFitting) * confidence);
  return out;
}

}  // namespace ask::engine
