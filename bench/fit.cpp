// Fits the weights of the engine on a dump of readings (measure --dump): a log-linear model over
// the readings of each question, pulled towards the weights in force.
//   fit DUMP PULL EPOCHS               ->  lines "name weight" of weights.cpp
//   fit DUMP PULL EPOCHS confidence    ->  lines "name weight" of confidence_weights.cpp
#include <cmath>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <vector>

#include "agent/reason/builtin/confidence.h"
#include "agent/reason/builtin/weights.h"

namespace {

using ask::builtin::kRules;

struct Item {
  bool right;
  std::vector<std::pair<size_t, double>> features;
};
using Question = std::vector<Item>;

std::vector<Question> read(const char* path) {
  std::vector<Question> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const auto j = nlohmann::json::parse(line);
    Question q;
    bool any = false, all = true;
    for (const auto& c : j["candidates"]) {
      Item item{c["right"], {}};
      for (size_t i = 0; i < kRules; ++i)
        if (const double x = c["f"][i]; x != 0) item.features.emplace_back(i, x);
      any |= item.right;
      all &= item.right;
      q.push_back(std::move(item));
    }
    if (any && !all) out.push_back(std::move(q));
  }
  return out;
}

// Logistic regression on the signals of the best reading of each question.
int fit_confidence(const char* path, double pull, int epochs) {
  using ask::builtin::kSignals;
  std::vector<std::pair<std::vector<double>, bool>> rows;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const auto j = nlohmann::json::parse(line);
    if (j["signals"].size() != kSignals) continue;
    rows.emplace_back(j["signals"].get<std::vector<double>>(), j["right"].get<bool>());
  }
  std::vector<double> w(kSignals, 0), squares(kSignals, 1e-6);
  for (int epoch = 0; epoch < epochs; ++epoch) {
    std::vector<double> gradient(kSignals, 0);
    double loss = 0;
    for (const auto& [x, right] : rows) {
      double z = 0;
      for (size_t i = 0; i < kSignals; ++i) z += w[i] * x[i];
      const double p = 1 / (1 + std::exp(-z));
      loss -= std::log(std::max(1e-9, right ? p : 1 - p));
      for (size_t i = 0; i < kSignals; ++i) gradient[i] += (p - (right ? 1 : 0)) * x[i];
    }
    if (epoch % 100 == 0)
      std::fprintf(stderr, "epoch %d loss %.4f\n", epoch, loss / static_cast<double>(rows.size()));
    for (size_t i = 0; i < kSignals; ++i) {
      const double g = gradient[i] / static_cast<double>(rows.size()) + pull * w[i];
      squares[i] = 0.95 * squares[i] + 0.05 * g * g;
      w[i] -= 0.03 * g / std::sqrt(squares[i] + 1e-8) / (1 + epoch / 100.0);
    }
  }
  for (size_t i = 0; i < kSignals; ++i)
    std::printf("%s %.3f\n", std::string(name(static_cast<ask::builtin::Signal>(i))).c_str(), w[i]);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) return 1;
  if (argc > 4) return fit_confidence(argv[1], std::stod(argv[2]), std::stoi(argv[3]));
  const auto questions = read(argv[1]);
  const double pull = std::stod(argv[2]);
  const int epochs = std::stoi(argv[3]);
  std::vector<double> start(kRules), w, squares(kRules, 1e-6);
  for (size_t i = 0; i < kRules; ++i) start[i] = ask::builtin::default_weights().values[i];
  w = start;
  for (int epoch = 0; epoch <= epochs; ++epoch) {
    double loss = 0;
    size_t right = 0;
    std::vector<double> gradient(kRules, 0);
    for (const Question& q : questions) {
      std::vector<double> s;
      double top = -1e9;
      size_t best = 0;
      for (const Item& item : q) {
        double x = 0;
        for (const auto& [i, f] : item.features) x += w[i] * f;
        if (x > top) top = x, best = s.size();
        s.push_back(x);
      }
      right += q[best].right;
      double all = 0, good = 0;
      for (size_t c = 0; c < q.size(); ++c) {
        s[c] = std::exp(s[c] - top);
        all += s[c];
        if (q[c].right) good += s[c];
      }
      loss -= std::log(std::max(1e-12, good / all));
      for (size_t c = 0; c < q.size(); ++c) {
        const double d = s[c] / all - (q[c].right ? s[c] / std::max(1e-12, good) : 0);
        for (const auto& [i, f] : q[c].features) gradient[i] += d * f;
      }
    }
    if (epoch % 50 == 0 || epoch == epochs)
      std::fprintf(stderr, "epoch %d loss %.4f right %zu of %zu\n", epoch,
                   loss / static_cast<double>(questions.size()), right, questions.size());
    for (size_t i = 0; i < kRules; ++i) {
      const double g =
          gradient[i] / static_cast<double>(questions.size()) + pull * (w[i] - start[i]);
      squares[i] = 0.95 * squares[i] + 0.05 * g * g;
      w[i] -= 0.02 * g / std::sqrt(squares[i] + 1e-8) / (1 + epoch / 100.0);
    }
  }
  for (size_t i = 0; i < kRules; ++i)
    std::printf("%s %.3f\n",
                std::string(ask::builtin::name(static_cast<ask::builtin::Rule>(i))).c_str(), w[i]);
}
