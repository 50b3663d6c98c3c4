#include "agent/engine/explain/provenance_places.h"

#include <algorithm>
#include <cstdint>

namespace ask::engine {
namespace {

constexpr size_t kMostAligned = 400;  // words; the engine parses fewer

std::vector<Place> words_of(std::string_view text) {
  std::vector<Place> out;
  for (size_t at = 0; at < text.size() && out.size() < kMostAligned;) {
    const size_t begin = text.find_first_not_of(' ', at);
    if (begin == text.npos) break;
    at = std::min(text.find(' ', begin), text.size());
    out.push_back({begin, at});
  }
  return out;
}

// The index in `a` of each word of `b`, or -1, by their longest common subsequence.
std::vector<int> matches(const std::vector<std::string_view>& a,
                         const std::vector<std::string_view>& b) {
  const size_t wide = b.size() + 1;
  std::vector<uint16_t> longest((a.size() + 1) * wide, 0);
  for (size_t i = a.size(); i-- > 0;)
    for (size_t j = b.size(); j-- > 0;)
      longest[i * wide + j] =
          a[i] == b[j] ? static_cast<uint16_t>(longest[(i + 1) * wide + j + 1] + 1)
                       : std::max(longest[(i + 1) * wide + j], longest[i * wide + j + 1]);
  std::vector<int> out(b.size(), -1);
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j])
      out[j++] = static_cast<int>(i++);
    else if (longest[(i + 1) * wide + j] >= longest[i * wide + j + 1])
      ++i;
    else
      ++j;
  }
  return out;
}

std::vector<std::string_view> texts(std::string_view whole, const std::vector<Place>& words) {
  std::vector<std::string_view> out;
  for (const Place& w : words) out.push_back(whole.substr(w.begin, w.end - w.begin));
  return out;
}

Place without_stop(std::string_view text, Place place) {
  constexpr std::string_view kStops = ".,;:!?";
  while (place.end > place.begin + 1 && kStops.find(text[place.end - 1]) != kStops.npos)
    --place.end;
  return place;
}

}  // namespace

Places::Places(std::string_view asked, std::string_view read) : same_(asked == read) {
  if (same_) return;
  const std::vector<Place> said = words_of(asked);
  read_ = words_of(read);
  const std::vector<int> match = matches(texts(asked, said), texts(read, read_));
  for (size_t i = 0, next = 0; i < read_.size(); ++i) {  // next: first original word not passed yet
    moved_.push_back(match[i] >= 0);
    if (match[i] >= 0) {
      asked_.push_back(said[static_cast<size_t>(match[i])]);
      next = static_cast<size_t>(match[i]) + 1;
      continue;
    }
    size_t end = said.size();
    for (size_t j = i; j < match.size(); ++j)
      if (match[j] >= 0) {
        end = static_cast<size_t>(match[j]);
        break;
      }
    if (next < end)
      asked_.push_back(without_stop(asked, {said[next].begin, said[end - 1].end}));
    else
      asked_.push_back(next > 0 ? said[next - 1] : Place{});
  }
}

Place Places::asked(Place read) const {
  if (same_ || read.end <= read.begin) return read;
  const auto at = [&](size_t byte) {
    size_t i = 0;
    while (i + 1 < read_.size() && read_[i].end <= byte) ++i;
    return i;
  };
  if (read_.empty()) return {};
  const size_t first = at(read.begin), last = at(read.end - 1);
  Place out{asked_[first].begin, asked_[last].end};
  if (moved_[first]) out.begin += read.begin - std::min(read.begin, read_[first].begin);
  if (moved_[last]) out.end -= read_[last].end - std::min(read_[last].end, read.end);
  out.end = std::max(out.begin, out.end);
  return out;
}

}  // namespace ask::engine
