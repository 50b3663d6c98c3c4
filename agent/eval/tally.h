// Aggregates the records of a run into summary rows.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "agent/eval/record.h"

namespace ask::eval {

class Tally {
 public:
  void add(const Record& record);
  // For each model, in order of appearance: a row of kind "model", then "difficulty" rows from easy
  // to hard, "tag" and "class" rows by name; with several models, "rank" rows last, best first.
  // Numbers are means over all samples of tasks with gold rows; failures and abstentions count 0.
  // ms, tokens and cost are sums. `share` of a class is its percentage of the samples that are not
  // right.
  std::vector<Cells> summary() const;

 private:
  struct Group {
    int64_t n = 0, valid = 0, no_gold = 0, routed = 0, routes = 0;
    std::array<int64_t, 4> verdicts = {};
    double score = 0, ms = 0, cost = 0;
    std::array<double, score::kDimensions> dimensions = {};
    int64_t tokens = 0;

    void add(const Record& record);
    double mean(double sum) const { return n == 0 ? 0 : sum / static_cast<double>(n); }
    double accuracy() const { return mean(static_cast<double>(verdicts[0])); }
  };
  struct Model {
    std::string name;
    Group all;
    std::map<std::string, Group> difficulties, tags, classes;
    std::map<std::string, std::pair<int64_t, int64_t>> tasks;  // by task: samples, and right ones
    std::vector<double> times;                                 // ms of each sample

    double pass_at(int64_t k) const;
    int64_t samples() const;  // minimum over the tasks
    std::string detail() const;
  };
  static Cells row(const char* kind, const Model& model, const std::string& of, const Group& group);
  void add_classes(const Model& model, std::vector<Cells>& out) const;
  void add_ranks(std::vector<Cells>& out) const;

  std::vector<Model> models_;
};

}  // namespace ask::eval
