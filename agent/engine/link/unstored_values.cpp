#include "agent/engine/link/unstored_values.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/schema_matches.h"

namespace ask::engine {
namespace {

bool is_name(const Token& token) {
  if (token.quoted || token.punctuation || token.folded == "i") return false;
  return token.capitalised || (is_code(token) && token.text.size() > 2);
}

class NameFinder {
 public:
  NameFinder(const std::vector<Token>& tokens, size_t schema, std::vector<Mention>& mentions)
      : tokens_(tokens), schema_(static_cast<std::ptrdiff_t>(schema)), mentions_(mentions) {}

  // The end of the run of names that begins at `begin`; it may contain "of" and the like.
  uint32_t run_end(uint32_t begin) const {
    uint32_t end = begin + 1;
    for (uint32_t at = end; at < tokens_.size() && at - begin < kMaxSpan && at < end + 3; ++at) {
      const bool inside = contains(kNameParticles, tokens_[at].folded);
      if (is_name(tokens_[at]))
        end = at + 1;
      else if (!inside)
        break;
    }
    return end;
  }

  bool unexplained(uint32_t begin, uint32_t end) const {
    bool stored = true, schema = true;
    for (uint32_t i = begin; i < end; ++i) {
      if (!is_name(tokens_[i])) continue;
      stored = stored && is_stored(i);
      schema = schema && in_schema(i);
    }
    return !stored && !schema;
  }

 private:
  static bool holds(const Mention& m, uint32_t at) { return m.begin <= at && at < m.end; }
  // The capitalised word names a table or column: "Show the Name".
  bool in_schema(uint32_t at) const {
    return std::any_of(mentions_.begin(), mentions_.begin() + schema_,
                       [&](const Mention& m) { return holds(m, at) && m.score >= 0.9F; });
  }
  bool is_stored(uint32_t at) const {
    return std::any_of(mentions_.begin() + schema_, mentions_.end(),
                       [&](const Mention& m) { return holds(m, at) && m.found; });
  }

  const std::vector<Token>& tokens_;
  const std::ptrdiff_t schema_;
  const std::vector<Mention>& mentions_;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

bool has_digit(const Token& token) {
  return std::any_of(token.text.begin(), token.text.end(), is_digit);
}

bool is_code(const Token& token) {
  return has_digit(token) && std::any_of(token.text.begin(), token.text.end(), is_letter);
}

Mention unknown_value(uint32_t begin, uint32_t end, std::string text, float score) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = MentionKind::kValue;
  mention.score = score;
  mention.text = std::move(text);
  mention.found = false;
  return mention;
}

void add_unknown_names(std::string_view question, const std::vector<Token>& tokens, size_t schema,
                       std::vector<Mention>& mentions) {
  const NameFinder finder(tokens, schema, mentions);
  for (uint32_t begin = 0; begin < tokens.size();) {
    if (!is_name(tokens[begin])) {
      ++begin;
      continue;
    }
    const uint32_t end = finder.run_end(begin);
    if (finder.unexplained(begin, end)) {
      const uint32_t from = tokens[begin].begin;
      std::string text(question.substr(from, tokens[end - 1].end - from));
      mentions.push_back(unknown_value(begin, end, std::move(text), 0.4F));
    }
    begin = end;
  }
}

void add_named_texts(const std::vector<Token>& tokens, std::vector<Mention>& mentions) {
  for (uint32_t i = 0; i + 1 < tokens.size(); ++i) {
    const bool noun = contains(kTextNouns, tokens[i].folded);
    const bool introduced =
        i > 0 && (tokens[i - 1].folded == "the" || tokens[i - 1].folded == "a" ||
                  tokens[i - 1].folded == "with" || tokens[i - 1].folded == kCharacterNoun);
    const Token& text = tokens[i + 1];
    const bool bound = text.folded.size() > 1 && filler(text.folded) > 0.6F;
    if (!noun || !introduced || text.quoted || text.punctuation || bound) continue;
    mentions.push_back(unknown_value(i + 1, i + 2, text.text, 0.7F));
  }
}

void quote_searched_texts(std::vector<Token>& tokens) {
  const auto is = [&](size_t i, std::initializer_list<std::string_view> words) {
    return i < tokens.size() && !tokens[i].quoted && text::is_one_of(tokens[i].folded, words);
  };
  const auto name = [&](size_t i) {
    return i < tokens.size() && text::is_one_of(tokens[i].folded, kNamePieces);
  };
  const auto ends = [&](size_t i) { return i >= tokens.size() || is(i, {"?", ".", "!"}); };
  for (size_t i = 0; i < tokens.size(); ++i) {
    Token& text = tokens[i];
    if (i < 2 || text.quoted || is(i, {"?", "."}) || has_digit(text)) continue;
    const bool with = is(i - 1, {"with"}) && i >= 3 && name(i - 3) &&
                      text::is_one_of(tokens[i - 2].lemma, kPlaceVerbs);
    const bool holds = tokens[i - 1].lemma == kContainmentVerb && name(i - 2);
    const bool within = is(i - 1, {"with", "a", "an"}) && is(i + 1, {"in"}) &&
                        is(i + 2, {"the", "their", "its"}) && name(i + 3) && ends(i + 4);
    const bool grammar = text.punctuation || text.folded.size() == 1 || filler(text.folded) > 0.6F;
    if (((with || holds) && ends(i + 1) && (grammar || text.capitalised)) || (within && grammar)) {
      text.quoted = true;
      text.punctuation = false;
    }
  }
}

}  // namespace ask::engine
