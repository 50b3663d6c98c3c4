#include "agent/examples/library.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/words.h"

namespace ask::examples {
namespace {

constexpr float kFunctionWord = 0.7F;  // "of", "how": see engine/link/linker.h

std::set<std::string> terms_of(std::string_view question) {
  std::set<std::string> out;
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question)))
    if (!token.punctuation && engine::filler(token.folded) < kFunctionWord) out.insert(token.lemma);
  return out;
}

}  // namespace

bool Entry::same_words(const Entry& other) const {
  if (slots.empty() != other.slots.empty()) return false;
  if (slots.empty()) return keys == other.keys;
  const auto same = [&](const TemplateElement& a, const TemplateElement& b) {
    if (a.slot < 0 || b.slot < 0) return a.slot < 0 && b.slot < 0 && a.key == b.key;
    const Slot &mine = slots[static_cast<size_t>(a.slot)],
               &theirs = other.slots[static_cast<size_t>(b.slot)];
    return mine.kind == theirs.kind && text::equal_nocase(mine.object, theirs.object);
  };
  return std::equal(elements.begin(), elements.end(), other.elements.begin(), other.elements.end(),
                    same);
}

Entry entry_of(const db::Example& example) {
  Entry out;
  out.example = &example;
  const auto parsed = question_template(example.question);
  if (!parsed) {
    out.problem = parsed.error().message;
    return out;
  }
  out.slots = parsed->slots;
  std::vector<std::vector<Word>> parts;
  for (size_t i = 0; i < parsed->parts.size(); ++i)
    parts.push_back(words_of(parsed->parts[i], i == 0, i + 1 == parsed->parts.size()));
  // "what is the revenue in {period}" is "revenue in {period}"; "what is {text}" stays.
  std::vector<Word> first = without_lead_in(parts[0]);
  const bool more = std::any_of(parts.begin() + 1, parts.end(),
                                [](const auto& words) { return !keys_of(words).empty(); });
  if (more || !keys_of(first).empty()) parts[0] = std::move(first);
  for (size_t i = 0; i < parts.size(); ++i) {
    for (std::string& key : keys_of(parts[i])) {
      out.keys.push_back(key);
      if (!out.slots.empty()) out.elements.push_back({std::move(key)});
    }
    if (i < out.slots.size()) out.elements.push_back({"", static_cast<int>(i)});
  }
  if (out.keys.empty()) out.problem = "the question has no words";
  return out;
}

Library::Library(std::shared_ptr<const std::vector<db::Example>> examples)
    : examples_(std::move(examples)) {
  for (const db::Example& example : *examples_) {
    entries_.push_back(entry_of(example));
    for (const std::string& term : terms_of(text::joined(entries_.back().keys, " ")))
      with_[term].push_back(static_cast<uint32_t>(entries_.size() - 1));
  }
  norms_.resize(entries_.size());
  for (const auto& [term, holders] : with_)
    for (const uint32_t entry : holders) norms_[entry] += weight(term) * weight(term);
}

// Smoothed, so that a word of every example still counts a little.
double Library::weight(const std::string& term) const {
  const auto holders = with_.find(term);
  const double found = holders == with_.end() ? 0 : static_cast<double>(holders->second.size());
  return std::log((static_cast<double>(entries_.size()) + 1) / (found + 1)) + 0.1;
}

std::vector<Library::Near> Library::nearest(std::string_view question) const {
  std::map<uint32_t, double> shared;
  double norm = 0;
  for (const std::string& term : terms_of(question)) {
    const double square = weight(term) * weight(term);
    norm += square;
    if (const auto holders = with_.find(term); holders != with_.end())
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
