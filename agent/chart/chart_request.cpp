#include "agent/chart/chart_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/chart/chart_parts.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::chart {
namespace {

constexpr size_t kMostNamingWords = 8;
constexpr size_t kMostTimeBars = 2 * kMostBars;

struct Word {
  std::string lower;
  size_t begin = 0, end = 0;  // in the question
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> out;
  for (size_t at = 0; at < text.size();) {
    const size_t begin = text.find_first_not_of(" \t\r\n", at);
    if (begin == text.npos) break;
    const size_t end = std::min(text.find_first_of(" \t\r\n", begin), text.size());
    out.push_back({text::lower(text.substr(begin, end - begin)), begin, end});
    at = end;
  }
  return out;
}

// Reads "[a] [bar] chart" from the word `at` on, which becomes the one after it.
std::optional<ChartRequest> named_chart(const std::vector<Word>& words, size_t& at) {
  const auto word = [&](size_t i) { return i < words.size() ? words[i].lower : std::string(); };
  size_t i = at;
  if (text::is_one_of(word(i), {"a", "an", "the"})) ++i;
  ChartRequest out;
  const std::string first = word(i);
  if (first == "histogram") {
    out.kind = ChartKind::kHistogram;
  } else if (text::is_one_of(first, {"chart", "plot", "graph", "diagram"})) {
    out.kind = std::nullopt;
  } else if (text::is_one_of(word(i + 1), {"chart", "plot", "graph", "diagram"})) {
    out.pie = text::is_one_of(first, {"pie", "donut", "doughnut"});
    if (out.pie || text::is_one_of(first, {"bar", "column"})) out.kind = ChartKind::kBars;
    if (first == "line") out.kind = ChartKind::kLine;
    if (first == "scatter") out.kind = ChartKind::kPoints;
    if (!out.kind) return std::nullopt;
    ++i;
  } else {
    return std::nullopt;
  }
  at = i + 1;
  return out;
}

std::string_view words_for(ChartKind kind) {
  return kind == ChartKind::kHistogram ? "a histogram"
         : kind == ChartKind::kLine    ? "a line"
                                       : name(kind);
}

// The places of a line as bars. False if they are too many.
bool draw_as_bars(Chart& chart) {
  if (chart.labels.size() * chart.series.size() > kMostTimeBars) return false;
  Chart bars = chart;
  bars.kind = ChartKind::kBars;
  bars.x.clear();
  bars.times = bars.periods = false;
  if (!set_scales(bars)) return false;
  chart = std::move(bars);
  return true;
}

}  // namespace

ChartRequest chart_request(std::string_view question) {
  const std::vector<Word> words = words_of(question);
  const auto is = [&](size_t i, const std::vector<std::string_view>& among) {
    return i < words.size() && contains(among, words[i].lower);
  };
  const size_t polite = is(0, {"please"}) ? 1 : 0;
  size_t verb = polite + (is(polite, {"show", "draw", "give", "make", "create", "plot"}) ? 1 : 0);
  if (verb > polite && is(verb, {"me", "us"})) ++verb;
  for (size_t at : {polite, verb})
    if (auto request = named_chart(words, at);
        request && at + 1 < words.size() && is(at, {"of", "for", "with", "showing"})) {
      request->question = question.substr(words[at + 1].begin);
      return std::move(*request);
    }
  for (size_t as = words.size(), back = 0; as-- > 1 && back < kMostNamingWords; ++back) {
    if (words[as].lower != "as") continue;
    std::vector<Word> last(words.begin() + static_cast<std::ptrdiff_t>(as) + 1, words.end());
    if (last.size() < 2) break;  // "AS chart" may be of SQL
    std::string& end = last.back().lower;
    end.erase(end.find_last_not_of(".?!") + 1);
    size_t next = 0;
    if (auto request = named_chart(last, next); request && next == last.size()) {
      request->question = question.substr(0, words[as - 1].end);
      return std::move(*request);
    }
    break;
  }
  return {std::nullopt, false, std::string(question)};
}

void apply_request(Chart& chart, const ChartRequest& request) {
  if (!request.kind) return;
  const bool line = chart.kind == ChartKind::kLine;
  // Of groups by time, a histogram has a bar for each as well.
  if (line && (request.kind == ChartKind::kBars || request.kind == ChartKind::kHistogram) &&
      !draw_as_bars(chart))
    chart.remarks.push_back(fmt::format("a line, since {} bars are too many",
                                        chart.labels.size() * chart.series.size()));
  if (chart.kind == ChartKind::kBars && request.pie)
    chart.remarks.emplace_back("bars in place of a pie");
  if (request.kind == chart.kind || (line && request.kind == ChartKind::kBars)) return;
  chart.remarks.push_back(fmt::format("{}, since the rows do not fit {}", words_for(chart.kind),
                                      words_for(*request.kind)));
}

}  // namespace ask::chart
