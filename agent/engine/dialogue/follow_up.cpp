#include "agent/engine/dialogue/follow_up.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"

namespace ask::engine {
namespace {

constexpr size_t kMostProbed = 5;       // candidates of a short question that may fit
constexpr double kLeastProbed = 0.2;    // their confidence
constexpr double kFitting = 0.4;        // what it is worth that a candidate fits the turn before
constexpr size_t kLongestWhole = 1200;  // bytes of a question made whole
constexpr size_t kLongestNow = 400;     // bytes of a follow-up

Error unread(std::string_view now, std::string_view before) {
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: I take \"{}\" to follow \"{}\" and do not understand it "
                      "there; ask it in full",
                      text::shortened(now, 32), text::shortened(before, 40))};
}

std::string_view shown(const Before& before) {
  if (!before.question.empty()) return before.question;
  return before.asked.empty() ? std::string_view("...") : before.asked;
}

Error orphaned(std::string_view now, std::string_view before) {
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: \"{}\" seems to follow \"{}\", which was not answered; ask "
                      "it in full",
                      text::shortened(now, 32), text::shortened(before, 40))};
}

// The asker says the same again in other words: the two share a word that means something.
bool says_again(const Utterance& now, std::string_view before, const DialogueContext& context) {
  const Utterance other = utterance(before, context.snapshot, context.schema->index);
  if (!now.pronouns.empty() && other.pronouns.empty()) return false;
  for (const uint32_t i : now.words()) {
    const std::string_view word = now.word(i);
    if (word.size() < 3 || is_preposition(word) || is_question_word(word)) continue;
    for (const uint32_t j : other.words())
      if (other.token(j).lemma == now.token(i).lemma) return true;
  }
  return false;
}

// The unanswered question asked something about the rows and left them as they were, and so does
// this one: "where do they live?", then "who is the oldest?".
bool leaves_rows(const Utterance& now, std::string_view before, const DialogueContext& context) {
  const Utterance other = utterance(before, context.snapshot, context.schema->index);
  const auto asks = [](const Utterance& u) {
    const auto words = u.words();
    return !words.empty() && is_question_word(u.word(words[0]));
  };
  const auto words = other.words();
  const bool chooses = !words.empty() && (other.word(words[0]) == "which" ||
                                          (words.size() > 1 && other.word(words[1]) == "many"));
  return asks(other) && !other.pronouns.empty() && !other.opened && !chooses && asks(now) &&
         !now.opened && !now.about;
}

}  // namespace

FollowUpReader::FollowUpReader(const Utterance& now, const Base& base,
                               const DialogueContext& context)
    : u_(now), base_(base), context_(context), words_(now.words()) {
  if (base.topic() != kNone) nouns_ = base.nouns(base.topic());
}

std::optional<FollowUp> FollowUpReader::read() {
  using Rule = Found (FollowUpReader::*)();
  constexpr Rule kInOrder[] = {
      &FollowUpReader::count,   &FollowUpReader::list,     &FollowUpReader::rest,
      &FollowUpReader::group,   &FollowUpReader::order,    &FollowUpReader::rank,
      &FollowUpReader::limit,   &FollowUpReader::owners,   &FollowUpReader::superlative,
      &FollowUpReader::outputs, &FollowUpReader::places,   &FollowUpReader::about_them,
      &FollowUpReader::measure, &FollowUpReader::by_value, &FollowUpReader::narrow,
      &FollowUpReader::swap};
  if (words_.empty() || nouns_.empty()) return std::nullopt;
  for (const Rule rule : kInOrder) {
    Found out = (this->*rule)();
    if (!out || out->question.size() > kLongestWhole) continue;
    if (base_.reading().query(out->meaning)) return out;
  }
  return std::nullopt;
}

std::optional<FollowUp> FollowUpReader::read_of_groups() {
  bool descending = true;
  if (words_.empty() || nouns_.empty() || !takes_group_order(descending)) return std::nullopt;
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

bool FollowUpReader::says_only(std::initializer_list<std::string_view> words, size_t from) const {
  for (size_t i = from; i < words_.size(); ++i)
    if (!text::is_one_of(u_.word(words_[i]), words)) return false;
  return true;
}

bool FollowUpReader::shows_topic(const QueryBlock& block) const {
  const std::vector<ValueExpr> display = base_.display(base_.topic());
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    if (v.fn != Aggregate::kPlain || v.column.table != base_.topic()) return false;
    return v.column.whole() || base_.facts().of(v.column).naming ||
           base_.facts().of(v.column).identifier ||
           std::find(display.begin(), display.end(), v) != display.end();
  });
}

bool FollowUpReader::shows_named(const QueryBlock& block, uint32_t from, uint32_t to) const {
  return std::all_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F || m.begin < from || m.end > to)
      return true;
    return std::any_of(
        u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& other) {
          const bool same = other.begin == m.begin && other.end == m.end;
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
  for (const std::string_view old : {"how many ", "which ", "what ", "list the ", "list all ",
                                     "list ", "show the ", "number of "}) {
    if (!folded.starts_with(old) || folded.size() != base_.text().size()) continue;
    const std::string rest = base_.text().substr(old.size());
    // The noun must follow: "What is the name of ..." has another form.
    for (const std::string& noun : nouns_)
      if (text::folded(rest).starts_with(text::folded(noun)))
        return fmt::format("{} {}", head, rest);
  }
  return fmt::format("{} {} (of: {})", head, nouns_.front(), base_.text());
}

// The body with a noun for each pronoun, once for each noun.
std::vector<std::string> FollowUpReader::in_their_place() const {
  std::vector<std::string> out;
  for (const std::string& noun : nouns_) {
    std::string text;
    std::string owner;  // " of <noun>", to be said after what is owned
    uint32_t last_end = 0;
    const auto say = [&](std::string_view word, bool attached) {
      if (word.empty()) return;
      if (!text.empty() && !attached) text += ' ';
      text += word;
    };
    for (uint32_t i = u_.begin; i < u_.end; ++i) {
      const Token& token = u_.token(i);
      const auto points = std::find_if(u_.pronouns.begin(), u_.pronouns.end(),
                                       [&](const Pronoun& p) { return p.begin == i; });
      if (!owner.empty() &&
          (is_preposition(token.folded) || points != u_.pronouns.end() ||
           text::is_one_of(token.folded, {"is", "are", "was", "were", "and", "have", "has"}))) {
        say(owner, false);
        owner.clear();
      }
      if (points == u_.pronouns.end()) {
        say(u_.span(i, i + 1), token.begin == last_end && last_end > 0 && !token.punctuation);
        last_end = token.end;
        continue;
      }
      const auto drop = [&](std::string_view word) {
        if (!text.ends_with(word)) return false;
        text.resize(text.size() - word.size());
        while (text.ends_with(' ')) text.pop_back();
        return true;
      };
      switch (points->kind) {
        case Pointer::kOwner:
          say("the", false);
          owner = "of " + noun;
          break;
        case Pointer::kEach:
          say("each " + noun, false);
          break;
        case Pointer::kThat: {
          for (const std::string_view word : {" of", " in", " for", " at", " during", " by"})
            if (drop(word)) break;
          const std::string_view next = u_.word(i + 1);
          if (text::is_one_of(next, {"year", "month", "week", "day", "period", "quarter"})) ++i;
          break;
        }
        default: {
          const bool of = drop(" of") || drop(" among") || drop("of");
          const bool who = of && (drop("who") || drop("Who"));
          const bool chosen = text.ends_with("which") || text.ends_with("Which") ||
                              text.ends_with("many") || text.ends_with("the") || text.empty();
          const bool most = of && !who && !chosen;  // "the most of them"
          if (most && (text.starts_with("who ") || text.starts_with("Who "))) {
            text = fmt::format("which {}{}", noun, text.substr(3));
            break;
          }
          if (who) say("which", false);
          const bool one = points->kind == Pointer::kOne && !chosen;
          say((one ? "the " : "") + noun, false);
        }
      }
      i = std::max(i, points->end - 1);
      last_end = 0;
    }
    if (!owner.empty()) say(owner, false);
    if (!text.empty() && std::find(out.begin(), out.end(), text) == out.end())
      out.push_back(std::move(text));
  }
  return out;
}

FollowUp FollowUpReader::made(std::string_view kind, QueryBlock block, std::string question,
                              double confidence) const {
  FollowUp out;
  out.kind = kind;
  out.meaning.block = std::move(block);
  out.question = std::move(question);
  out.confidence = std::min(0.95, kFitting + (1 - kFitting) * confidence);
  return out;
}

Result<std::optional<FollowUp>> follow_up(std::string_view question, const Earlier& earlier,
                                          const DialogueContext& context) {
  std::optional<FollowUp> none;
  if (context.snapshot.catalog.tables.empty()) return none;
  const Utterance now = utterance(question, context.snapshot, context.schema->index);
  if (!now.leans && !now.may_lean) {
    // "ok, and how many venues are there?" without the words that only lead over to it.
    if (now.begin == 0 || now.begin >= now.end || earlier.turns.empty() ||
        now.token(0).folded == "please")
      return none;
    FollowUp alone;
    alone.kind = "alone";
    alone.question = now.text.substr(now.token(now.begin).begin);
    alone.confidence = 1;
    return std::optional(std::move(alone));
  }
  if (now.may_lean) {
    if (earlier.turns.empty() || !earlier.unanswered.empty()) return none;
    const Base base(earlier.turns.back(), context);
    if (base.understood() && !earlier.turns.back().question.empty())
      return FollowUpReader(now, base, context).read_of_groups();
    return none;
  }
  if (!earlier.unanswered.empty() &&
      (earlier.turns.empty() || !earlier.unanswered_leaned ||
       !(now.corrects || leaves_rows(now, earlier.unanswered, context) ||
         says_again(now, earlier.unanswered, context))))
    return orphaned(question, earlier.unanswered);
  if (earlier.turns.empty()) return none;
  const Before* before = &earlier.turns.back();
  if (question.size() > kLongestNow || before->question.empty())
    return unread(question, shown(*before));
  // "no, the ones that did": takes the place of the last restriction.
  const bool instead = now.corrects && earlier.turns.size() > 1 && earlier.unanswered.empty() &&
                       text::is_one_of(before->kind, {"replace", "narrow", "rest"});
  const Before* const tried[] = {instead ? &earlier.turns[earlier.turns.size() - 2] : before,
                                 before};
  for (const Before* turn : tried) {
    if (turn->question.empty()) continue;
    const Base base(*turn, context);
    if (base.understood())
      if (auto out = FollowUpReader(now, base, context).read()) return out;
    if (!instead) break;
  }
  return unread(question, shown(*before));
}

}  // namespace ask::engine
