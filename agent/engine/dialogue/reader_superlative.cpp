// The first of the rows or groups: "who is the oldest?", "which gave the most?".
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// Verbs of the number that is shown, lemmas.
constexpr std::string_view kFigureVerbs[] = {"give", "pay", "cost", "earn", "have", "get", "bring"};
// Words of "the one with the fewest".
constexpr std::string_view kLightOfEnd[] = {"the",   "one",     "with",   "most", "fewest",
                                            "least", "highest", "lowest", "that", "has"};
// Words that ask for an aggregate.
constexpr std::string_view kBoundNames[] = {"the", "max", "maximum", "min", "minimum"};

constexpr double kByExtreme = 0.85;  // confidence where nothing had to be read anew

}  // namespace

// "which gave the most?" after rows with one number each: the first of them.
FollowUpReader::Found FollowUpReader::first_of_shown() const {
  const std::string_view last = u_.word(words_.back());
  if (!base_.lists() || base_.block().limit || words_.size() < 3 || !(upper(last) || lower(last)))
    return std::nullopt;
  const bool light = std::all_of(words_.begin() + 1, words_.end() - 1, [&](uint32_t i) {
    return u_.word(i) == "the" || text::is_one_of(u_.token(i).lemma, kFigureVerbs);
  });
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : base_.block().select) {
    if (!base_.facts().measure(v.column)) continue;
    if (only != nullptr) return std::nullopt;
    only = &v;
  }
  if (!light || only == nullptr || base_.block().select.size() < 2) return std::nullopt;
  QueryBlock block = base_.block();
  block.order = {{*only, upper(last)}};
  block.limit = 1;
  block.ties = false;
  return made("superlative", std::move(block), fmt::format("{} ({})", base_.text(), u_.body()),
              kByExtreme);
}

// "who joined first?"
bool FollowUpReader::names_first_place() const {
  return u_.elliptic && u_.word(words_[0]) == "who" &&
         (u_.word(words_.back()) == "first" || u_.word(words_.back()) == "last");
}

bool FollowUpReader::is_graded() const {
  bool graded = names_first_place();
  for (const Mention& m : u_.lattice.mentions) {
    const bool cue = m.kind == MentionKind::kCue &&
                     (m.cue == Cue::kSuperlative || m.cue == Cue::kMost || m.cue == Cue::kLeast ||
                      m.cue == Cue::kTopN || m.cue == Cue::kMaximum || m.cue == Cue::kMinimum);
    graded |= cue && m.begin >= u_.begin && m.end <= u_.end;
  }
  for (const uint32_t i : words_) graded |= upper(u_.word(i)) || lower(u_.word(i));
  return graded;
}

// The short questions that ask for the first of the rows.
std::vector<std::string> FollowUpReader::superlative_texts() const {
  std::vector<std::string> texts;
  const std::string_view first = u_.word(words_[0]);
  const bool one = u_.word(words_.back()) == "one" && first == "the";
  if (!u_.pronouns.empty() && !one) texts = in_their_place();
  for (const std::string& noun : nouns_) {
    // "what's the longest one?"
    if (u_.word(words_.back()) == "one" && words_.size() > 2 && u_.pronouns.empty() &&
        text::is_one_of(first, {"what", "whats", "who", "whos"}))
      texts.push_back(fmt::format("the {} {}", u_.word(words_[words_.size() - 2]), noun));
    const bool asks = text::is_one_of(first, {"who", "which", "what", "whos", "wich"});
    if (asks && u_.pronouns.empty()) {
      const size_t skip = words_.size() > 1 && u_.word(words_[1]) == "'s" ? 2 : 1;
      texts.push_back(fmt::format("which {}{} {}", noun, skip == 2 || first == "whos" ? " is" : "",
                                  words_from(skip)));
      if (names_first_place())
        texts.push_back(fmt::format("which {} {} {}", noun, u_.span(words_[1], words_.back()),
                                    u_.word(words_.back()) == "first" ? "earliest" : "latest"));
    } else if (!asks) {
      // "top 3 by price"
      if (text::is_one_of(first, {"top", "bottom"}) && words_.size() > 2 && has("by"))
        texts.push_back(
            fmt::format("{} {} {}", u_.span(words_[0], words_[2]), noun, words_from(2)));
      const size_t last = words_.size() - (u_.word(words_.back()) == "one" ? 1U : 0U);
      if (last < (first == "the" ? 2U : 1U)) continue;
      const std::string body = u_.span(words_[first == "the" ? 1 : 0], words_[last - 1] + 1);
      texts.push_back(fmt::format("the {} {}", body, noun));
    }
  }
  return texts;
}

// How the engine reads the first of the rows.
std::optional<Probe> FollowUpReader::graded_rows() const {
  const std::string_view first = u_.word(words_[0]);
  const uint32_t topic = base_.topic();
  const bool named =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.72F && m.begin == words_[0] + 1;
      });
  const bool chosen = text::is_one_of(first, {"who", "which", "whos", "wich"}) && !named;
  return best_probe(superlative_texts(), [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    const bool there = mentions(b, topic);
    // "who earns the most of them?" shows one of them.
    const bool shown = !chosen || shows_topic(b);
    // "the longest of their tracks" is not told by a column of the artists.
    const bool others = !b.select.empty() && b.select[0].column.home() != topic;
    if (others && !b.order.empty() && b.order[0].term.column.home() == topic) return false;
    return there && shown && !b.order.empty() && b.limit && b.best_of.empty() &&
           b.outer == Aggregate::kPlain;
  });
}

// "and the least?" after the row with the most, "and the best?" after an average score.
FollowUpReader::Found FollowUpReader::bare_end() const {
  const std::string_view word = u_.word(words_.back());
  const bool bare = words_.size() == 1 || (words_.size() == 2 && u_.word(words_[0]) == "the");
  if (!(upper(word) || lower(word))) return std::nullopt;
  const Aggregate fn = upper(word) ? Aggregate::kMaximum : Aggregate::kMinimum;
  const bool with = has("with") && says_only(kLightOfEnd);
  if (with && ranks_groups()) return other_end(fn);
  if (!bare || base_.grouped()) return std::nullopt;
  if (Found out = other_end(fn)) return out;
  const ValueExpr* measured = base_.aggregate();
  const bool numbers = measured != nullptr && measured->fn != Aggregate::kCount;
  return numbers && text::is_one_of(word, {"best", "worst"}) ? bare_aggregate(fn) : std::nullopt;
}

// "which one has the fewest?", "the three cheapest", "who is the oldest?"
FollowUpReader::Found FollowUpReader::superlative() {
  if (!is_graded()) return std::nullopt;
  if (Found out = bare_end()) return out;
  // "and the max?" after averages is another measure.
  const bool aggregate = says_only(kBoundNames) || (u_.about && words_.size() == 1);
  if (aggregate && base_.grouped() && base_.aggregate() != nullptr &&
      base_.aggregate()->fn != Aggregate::kCount)
    return std::nullopt;
  const auto count = number();
  bool descending = true;
  if (takes_group_order(descending)) {
    const int64_t limit = count && *count >= 1 && *count <= 1e6 ? static_cast<int64_t>(*count) : 1;
    return made("superlative", ordered_groups(descending, limit),
                fmt::format("{} ({})", base_.text(), u_.body()), kByExtreme);
  }
  const auto found = graded_rows();
  if (!found) return std::nullopt;
  // "the 3 most expensive" after the cost by category: of the categories.
  if (base_.grouped() && base_.aggregate() != nullptr && !groups_are_rows()) {
    const Ordering& by = found->block().order[0];
    if (!(by.term.column == base_.aggregate()->column) || base_.block().limit) return std::nullopt;
    return made("superlative", ordered_groups(by.descending, found->block().limit),
                fmt::format("{} ({})", base_.text(), u_.body()), kByExtreme);
  }
  auto form = restricted(found->form, true);
  if (!form) return std::nullopt;
  return made("superlative", std::move(form->block),
              fmt::format("{} (of: {})", found->text, base_.text()), found->confidence);
}

}  // namespace ask::engine
