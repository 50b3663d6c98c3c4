#include "agent/eval/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/json_text.h"

namespace ask::eval {
namespace {

Value& at(Cells& cells, EvalColumn column) { return cells[static_cast<size_t>(column)]; }

// Sort rank of a difficulty: easy, medium, hard, then all others.
int rank(const std::string& difficulty) {
  constexpr std::string_view kOrder[] = {"easy", "medium", "hard"};
  for (size_t i = 0; i < std::size(kOrder); ++i)
    if (difficulty == kOrder[i]) return static_cast<int>(i);
  return static_cast<int>(std::size(kOrder));
}

double percentile(std::vector<double> sorted, double share) {
  if (sorted.empty()) return 0;
  const auto place = static_cast<size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::max<size_t>(place, 1) - 1];
}

double rounded(double value, double scale = 1e6) { return std::round(value * scale) / scale; }

}  // namespace

void Tally::Group::add(const Record& record) {
  if (record.verdict == Verdict::kNoGold) {
    ++no_gold;
    return;
  }
  ++n;
  ++verdicts[static_cast<size_t>(record.verdict)];
  valid += record.valid ? 1 : 0;
  routes += record.routed ? 1 : 0;
  routed += record.routed.value_or(false) ? 1 : 0;
  score += record.score;
  for (size_t d = 0; d < score::kDimensions; ++d) dimensions[d] += record.dimensions[d];
  ms += record.ms;
  tokens += record.tokens;
  cost += record.cost;
}

void Tally::add(const Record& record) {
  auto model = std::find_if(models_.begin(), models_.end(),
                            [&](const Model& m) { return m.name == record.model; });
  if (model == models_.end()) {
    model = models_.insert(model, Model());
    model->name = record.model;
  }
  model->all.add(record);
  if (!record.difficulty.empty()) model->difficulties[record.difficulty].add(record);
  for (const std::string& tag : std::set<std::string>(record.tags.begin(), record.tags.end()))
    model->tags[tag].add(record);
  if (record.verdict == Verdict::kNoGold) return;
  auto& [samples, right] = model->tasks[record.task];
  ++samples;
  right += record.verdict == Verdict::kRight ? 1 : 0;
  model->times.push_back(record.ms);
  if (record.verdict != Verdict::kRight) model->classes[record.error_class].add(record);
}

// Unbiased pass@k: for each task, the share of all sets of k samples with at least one right;
// averaged over tasks.
double Tally::Model::pass_at(int64_t k) const {
  double sum = 0;
  for (const auto& [task, counts] : tasks) {
    const auto [n, right] = counts;
    double none = 1;  // probability that no sample in a set of k is right
    for (int64_t i = 0; i < k; ++i)
      none *= std::max(0.0, static_cast<double>(n - right - i) / static_cast<double>(n - i));
    sum += 1 - none;
  }
  return tasks.empty() ? 0 : sum / static_cast<double>(tasks.size());
}

int64_t Tally::Model::samples() const {
  int64_t least = 0;
  for (const auto& [task, counts] : tasks)
    least = least == 0 ? counts.first : std::min(least, counts.first);
  return least;
}

std::string Tally::Model::detail() const {
  std::vector<double> sorted = times;
  std::sort(sorted.begin(), sorted.end());
  auto out = nlohmann::ordered_json::object();
  for (const Verdict v : {Verdict::kRight, Verdict::kWrong, Verdict::kDeclined, Verdict::kFailed})
    out[std::string(eval::name(v))] = all.verdicts[static_cast<size_t>(v)];
  out["no_gold"] = all.no_gold;
  out["tasks"] = tasks.size();
  const int64_t answered = all.verdicts[0] + all.verdicts[1];
  out["coverage"] = rounded(all.mean(static_cast<double>(answered)));
  out["accuracy_when_answered"] = nullptr;
  if (answered > 0)
    out["accuracy_when_answered"] =
        rounded(static_cast<double>(all.verdicts[0]) / static_cast<double>(answered));
  out["routing_accuracy"] = nullptr;
  if (all.routes > 0)
    out["routing_accuracy"] =
        rounded(static_cast<double>(all.routed) / static_cast<double>(all.routes));
  for (int64_t k = 1; k <= samples(); ++k) out["pass_at"][std::to_string(k)] = rounded(pass_at(k));
  out["ms_mean"] = rounded(all.mean(all.ms), 1e3);
  out["ms_p50"] = rounded(percentile(sorted, 0.5), 1e3);
  out["ms_p95"] = rounded(percentile(sorted, 0.95), 1e3);
  return json_text(out);
}

Cells Tally::row(const char* kind, const Model& model, const std::string& of, const Group& group) {
  Cells out;
  at(out, EvalColumn::kKind) = std::string(kind);
  at(out, EvalColumn::kModel) = model.name;
  at(out, EvalColumn::kTask) = of;
  at(out, EvalColumn::kN) = group.n;
  if (group.n == 0) return out;
  at(out, EvalColumn::kAccuracy) = group.accuracy();
  at(out, EvalColumn::kValid) = group.mean(static_cast<double>(group.valid));
  at(out, EvalColumn::kScore) = group.mean(group.score);
  for (size_t d = 0; d < score::kDimensions; ++d)
    out[static_cast<size_t>(EvalColumn::kCorrectness) + d] = group.mean(group.dimensions[d]);
  at(out, EvalColumn::kMs) = group.ms;
  at(out, EvalColumn::kTokens) = group.tokens;
  at(out, EvalColumn::kCost) = group.cost;
  return out;
}

void Tally::add_classes(const Model& model, std::vector<Cells>& out) const {
  const int64_t failures = model.all.n - model.all.verdicts[0];
  for (const auto& [of, group] : model.classes) {
    Cells cells = row("class", model, of, group);
    at(cells, EvalColumn::kErrorClass) = of;
    at(cells, EvalColumn::kShare) =
        100.0 * static_cast<double>(group.n) / static_cast<double>(failures);
    out.push_back(std::move(cells));
  }
}

// Ranks models by accuracy, then fewer wrong answers, then lower cost, then less time. Models with
// equal accuracy and equal wrong answers share a rank.
void Tally::add_ranks(std::vector<Cells>& out) const {
  std::vector<const Model*> order;
  for (const Model& model : models_) order.push_back(&model);
  const auto errors = [](const Model* m) {
    return m->all.mean(static_cast<double>(m->all.verdicts[1]));
  };
  std::stable_sort(order.begin(), order.end(), [&](const Model* a, const Model* b) {
    const auto key = [&](const Model* m) {
      return std::tuple(-m->all.accuracy(), errors(m), m->all.mean(m->all.cost),
                        m->all.mean(m->all.ms));
    };
    return key(a) < key(b);
  });
  int64_t place = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    const bool tied = i > 0 && order[i]->all.accuracy() == order[i - 1]->all.accuracy() &&
                      errors(order[i]) == errors(order[i - 1]);
    if (!tied) place = static_cast<int64_t>(i) + 1;
    out.push_back(row("rank", *order[i], std::to_string(place), order[i]->all));
  }
}

std::vector<Cells> Tally::summary() const {
  std::vector<Cells> out;
  for (const Model& model : models_) {
    Cells all = row("model", model, "all", model.all);
    at(all, EvalColumn::kSample) = model.samples();
    at(all, EvalColumn::kDetail) = model.detail();
    out.push_back(std::move(all));
    std::vector<std::string> difficulties;
    for (const auto& [of, group] : model.difficulties) difficulties.push_back(of);
    std::stable_sort(difficulties.begin(), difficulties.end(),
                     [](auto& a, auto& b) { return rank(a) < rank(b); });
    for (const std::string& of : difficulties) {
      out.push_back(row("difficulty", model, of, model.difficulties.at(of)));
      at(out.back(), EvalColumn::kDifficulty) = of;
    }
    for (const auto& [of, group] : model.tags) {
      out.push_back(row("tag", model, of, group));
      at(out.back(), EvalColumn::kTags) = of;
    }
    add_classes(model, out);
  }
  if (models_.size() > 1) add_ranks(out);
  return out;
}

}  // namespace ask::eval
