#include "agent/engine/dialogue/anaphora.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

// Forms of "be" after "theirs".
constexpr std::string_view kCopulasAfter[] = {" are", " is", " were", " was"};
// Words before "of them" with which some of the rows are chosen.
constexpr std::string_view kChoosingWords[] = {"which", "Which", "many", "the"};
// Prepositions before "that".
constexpr std::string_view kPrepositionsBefore[] = {" of", " in", " for", " at", " during", " by"};

// The body with nouns for its pronouns, as far as it is written.
struct Substitution {
  const std::string& noun;
  std::string text = {};
  std::string owner = {};  // " of <noun>", appended to the noun of what is owned

  void append(std::string_view word, bool attached = false) {
    if (word.empty()) return;
    if (!text.empty() && !attached) text += ' ';
    text += word;
  }
  void append_owner() {
    append(owner);
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
  void append_rows(const Pronoun& points) {
    const bool of = drop(" of") || drop(" among") || drop("of");
    const bool who = of && (drop("who") || drop("Who"));
    const bool chosen =
        text.empty() || std::any_of(std::begin(kChoosingWords), std::end(kChoosingWords),
                                    [&](std::string_view word) { return text.ends_with(word); });
    const bool most = of && !who && !chosen;  // "the most of them"
    if (most && (text.starts_with("who ") || text.starts_with("Who "))) {
      text = fmt::format("which {}{}", noun, text.substr(3));
      return;
    }
    if (who) append("which");
    const bool one = points.kind == PronounKind::kOne && !chosen;
    append((one ? "the " : "") + noun);
  }
};

// Writes the noun for a pronoun. Returns how many words after it are left out.
uint32_t write_noun(const Turn& turn, Substitution& out, const Pronoun& points) {
  switch (points.kind) {
    case PronounKind::kOwner:
      out.append("the");
      out.owner = "of " + out.noun;
      break;
    case PronounKind::kTheirs:
      for (const std::string_view be : kCopulasAfter)
        if (out.drop(be)) break;
      out.append(fmt::format("belong to the {}", out.noun));
      break;
    case PronounKind::kThere:
      if (turn.now.pronouns.size() == 1)
        out.append((is_preposition(turn.now.word(points.begin - 1)) ? "the " : "in the ") +
                   out.noun);
      break;
    case PronounKind::kEach:
      out.append("each " + out.noun);
      break;
    case PronounKind::kThat: {
      for (const std::string_view word : kPrepositionsBefore)
        if (out.drop(word)) break;
      const std::string_view next = turn.now.word(points.begin + 1);
      if (text::is_one_of(next, kPointedPeriods)) return 1;
      break;
    }
    default:
      out.append_rows(points);
  }
  return 0;
}

std::string with_antecedent(const Turn& turn, const std::string& noun) {
  Substitution out{noun};
  uint32_t last_end = 0;
  for (uint32_t i = turn.now.begin; i < turn.now.end; ++i) {
    const Token& token = turn.now.token(i);
    const auto points = std::find_if(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin == i; });
    if (!out.owner.empty() &&
        (is_preposition(token.folded) || points != turn.now.pronouns.end() ||
         text::is_one_of(token.folded, {"is", "are", "was", "were", "and", "have", "has"})))
      out.append_owner();
    if (points == turn.now.pronouns.end()) {
      out.append(turn.now.span(i, i + 1),
                 token.begin == last_end && last_end > 0 && !token.punctuation);
      last_end = token.end;
      continue;
    }
    i += write_noun(turn, out, *points);
    i = std::max(i, points->end - 1);
    last_end = 0;
  }
  if (!out.owner.empty()) out.append_owner();
  return out.text;
}

}  // namespace

std::vector<std::string> with_antecedents(const Turn& turn) {
  std::vector<std::string> out;
  for (const std::string& noun : turn.nouns) {
    std::string text = with_antecedent(turn, noun);
    if (!text.empty() && !contains(out, text)) out.push_back(std::move(text));
  }
  return out;
}

}  // namespace ask::engine::dialogue
