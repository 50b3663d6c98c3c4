#include "bench/fit_dump.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

namespace ask::bench {
namespace {

Features features(const nlohmann::json& pairs) {
  Features out;
  for (const auto& pair : pairs) out.emplace_back(pair[0], pair[1]);
  return out;
}

}  // namespace

bool DumpedQuestion::tells() const {
  const auto right = [](const DumpedReading& r) { return r.right; };
  return std::any_of(candidates.begin(), candidates.end(), right) &&
         !std::all_of(candidates.begin(), candidates.end(), right);
}

std::vector<DumpedQuestion> read_dump(const std::string& path) {
  std::vector<DumpedQuestion> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const auto j = nlohmann::json::parse(line);
    DumpedQuestion q{j["set"], j["db"], j["refused"], j["tokens"], j["tables"], j["words"], {}};
    for (const auto& c : j["candidates"])
      q.candidates.push_back({c["right"],
                              c["score"],
                              c["rank"],
                              c["rows"],
                              c["loosely"],
                              features(c["tally"]),
                              features(c["features"]),
                              {}});
    out.push_back(std::move(q));
  }
  return out;
}

double score(const Features& x, const std::vector<double>& weights) {
  double sum = 0;
  for (const auto& [i, value] : x) sum += weights[i] * value;
  return sum;
}

std::vector<double> fit_readings(const std::vector<const DumpedQuestion*>& questions,
                                 const std::vector<double>& start, const Descent& how) {
  std::vector<double> w = start, squares(start.size(), 1e-6);
  for (int epoch = 0; epoch < how.epochs; ++epoch) {
    std::vector<double> gradient(w.size(), 0);
    double n = 0;
    for (const DumpedQuestion* q : questions) {
      if (!q->tells()) continue;
      ++n;
      std::vector<double> s;
      for (const DumpedReading& r : q->candidates) s.push_back(score(r.x, w));
      const double top = *std::max_element(s.begin(), s.end());
      double all = 0, good = 0;
      for (size_t i = 0; i < s.size(); ++i) {
        s[i] = std::exp(s[i] - top);
        all += s[i];
        if (q->candidates[i].right) good += s[i];
      }
      for (size_t i = 0; i < s.size(); ++i) {
        const DumpedReading& r = q->candidates[i];
        const double d = s[i] / all - (r.right ? s[i] / std::max(1e-12, good) : 0);
        if (std::abs(d) < 1e-7) continue;
        for (const auto& [k, value] : r.x) gradient[k] += d * value;
      }
    }
    for (size_t k = 0; k < w.size(); ++k) {
      if (!how.frozen.empty() && how.frozen[k]) continue;
      const double g = gradient[k] / std::max(1.0, n) + how.pull * (w[k] - start[k]);
      squares[k] = 0.95 * squares[k] + 0.05 * g * g;
      const double step =
          std::min(300.0, 1 / std::sqrt(squares[k] + 1e-7)) * how.rate / (1 + epoch / 30.0);
      w[k] -= step * g;
      if (k < how.sparse_from || how.sparse <= 0) continue;
      const double most = step * how.sparse;
      w[k] = w[k] > most ? w[k] - most : w[k] < -most ? w[k] + most : 0;
    }
  }
  return w;
}

}  // namespace ask::bench
