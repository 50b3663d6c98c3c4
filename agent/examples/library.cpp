#include "agent/examples/library.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::examples {
namespace {

constexpr float kFunctionWord = 0.7F;  // "of", "how": see engine/link/linker.h

}  // namespace
Words words_of(const std::vector<engine::Token>& tokens, std::string_view text) {
  Words out;
  const auto negative = [&](const engine::Token& token) {
    const size_t at = token.begin;
    return at > 0 && text[at - 1] == '-' && (at == 1 || text[at - 2] == ' ') &&
           token.text[0] >= '0' && token.text[0] <= '9';
  };
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const engine::Token& token = tokens[i];
    if (!token.quoted && (token.punctuation || engine::filler(token.folded) >= 1)) continue;
    const std::string_view mark = token.quoted ? "'" : negative(token) ? "-" : "";
    out.keys.push_back(std::string(mark) + (token.quoted ? token.folded : token.lemma));
    out.at.push_back(i);
  }
  return out;
}

Entry entry_of(const db::Example& example) {
  Entry out;
  out.example = &example;
  const auto parsed = question_template(example.question);
  if (!parsed || parsed->slots.empty()) {
    out.keys = words_of(engine::tokenize(example.question), example.question).keys;
    return out;
  }
  out.slots = parsed->slots;
  for (size_t i = 0; i < parsed->parts.size(); ++i) {
    for (std::string& key : words_of(engine::tokenize(parsed->parts[i]), parsed->parts[i]).keys) {
      out.keys.push_back(key);
      out.elements.push_back({std::move(key)});
    }
    if (i < out.slots.size()) out.elements.push_back({"", static_cast<int>(i)});
  }
  return out;
}

Library::Library(std::shared_ptr<const std::vector<db::Example>> examples)
    : examples_(std::move(examples)) {
  for (const db::Example& example : *examples_) {
    entries_.push_back(entry_of(example));
    const std::vector<std::string>& keys = entries_.back().keys;
    for (const std::string& key : std::set<std::string>(keys.begin(), keys.end()))
      with_[key].push_back(static_cast<uint32_t>(entries_.size() - 1));
  }
  norms_.resize(entries_.size());
  for (const auto& [key, holders] : with_)
    if (engine::filler(key) < kFunctionWord)
      for (const uint32_t entry : holders) norms_[entry] += weight(key) * weight(key);
}

// Smoothed, so that a word of every example still counts a little.
double Library::weight(const std::string& key) const {
  const auto holders = with_.find(key);
  const double found = holders == with_.end() ? 0 : static_cast<double>(holders->second.size());
  return std::log((static_cast<double>(entries_.size()) + 1) / (found + 1)) + 0.1;
}

std::vector<Library::Near> Library::nearest(std::string_view question) const {
  const std::string text = text::repaired_utf8(question);
  std::vector<std::string> keys = words_of(engine::tokenize(text), text).keys;
  std::erase_if(keys, [](const std::string& key) { return engine::filler(key) >= kFunctionWord; });
  std::map<uint32_t, double> shared;
  double norm = 0;
  for (const std::string& key : std::set<std::string>(keys.begin(), keys.end())) {
    const double square = weight(key) * weight(key);
    norm += square;
    if (const auto holders = with_.find(key); holders != with_.end())
      for (const uint32_t entry : holders->second) shared[entry] += square;
  }
  std::vector<Near> out;
  for (const auto& [entry, product] : shared)
    out.push_back({&entries_[entry], product / std::sqrt(norm * norms_[entry])});
  std::stable_sort(out.begin(), out.end(),
                   [](const Near& a, const Near& b) { return a.similarity > b.similarity; });
  return out;
}

Result<std::shared_ptr<const Library>> LibraryCache::get(sqlite3* db, db::SchemaCache& schema) {
  const auto examples = schema.examples(db);
  if (!examples) return examples.error();
  if (!*examples)
    library_ = nullptr;
  else if (!library_ || !library_->of(*examples))
    library_ = std::make_shared<const Library>(*examples);
  return library_;
}

}  // namespace ask::examples
