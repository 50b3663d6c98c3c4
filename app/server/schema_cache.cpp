#include "app/server/schema_cache.h"

namespace ask::app {
namespace {

constexpr size_t kMostKept = 16;
constexpr size_t kLongestKept = 4'000'000;           // bytes
constexpr auto kKeptFor = std::chrono::seconds(30);  // in case a write left no trace

}  // namespace

SchemaTextCache::Text SchemaTextCache::find(const std::string& preset, const std::string& role,
                                            const FileState& state) {
  const std::lock_guard lock(mutex_);
  const auto oldest = std::chrono::steady_clock::now() - kKeptFor;
  for (const Entry& entry : entries_)
    if (entry.preset == preset && entry.role == role)
      return entry.state == state && entry.since >= oldest ? entry.text : nullptr;
  return nullptr;
}

void SchemaTextCache::keep(const std::string& preset, const std::string& role,
                           const FileState& state, Text text) {
  const std::lock_guard lock(mutex_);
  entries_.remove_if(
      [&](const Entry& entry) { return entry.preset == preset && entry.role == role; });
  if (text->size() > kLongestKept) return;
  entries_.push_front({preset, role, state, std::move(text), std::chrono::steady_clock::now()});
  if (entries_.size() > kMostKept) entries_.pop_back();
}

}  // namespace ask::app
