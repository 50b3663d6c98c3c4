#include <fmt/format.h>

#include <cmath>
#include <fstream>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/reranker_weights.h"
#include "bench/fit_second.h"

namespace ask::bench {
namespace {

using namespace engine;

constexpr double kTooSmall = 0.02;  // for a line of its own

std::string opening(std::string_view header,
                    std::string_view includes = "#include <iterator>\n\n") {
  return fmt::format(
      "// Written by bench/fit.\n#include \"agent/engine/rank/{}\"\n\n{}"
      "namespace ask::engine {{\nnamespace {{\n\n// clang-format off\n",
      header, includes);
}

// Rows beside each other as long as they fit into a line.
class Rows {
 public:
  explicit Rows(std::string& out) : out_(out) {}
  ~Rows() { out_ += line_ + "\n"; }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  void add(const std::string& row) {
    if (line_.size() + row.size() + 2 > 100) {
      out_ += line_ + "\n";
      line_.clear();
    }
    line_ += (line_.empty() ? "    " : " ") + row + ",";
  }

 private:
  std::string& out_;
  std::string line_;
};

std::string rank_weights(const SecondFit& fit) {
  std::string out = opening("reranker_weights.h");
  const auto table = [&](std::string_view head, size_t rank_at, size_t confidence_at, size_t n,
                         auto name_at) {
    out += head;
    {
      Rows rows(out);
      for (size_t i = 0; i < n; ++i)
        rows.add(fmt::format("{{\"{}\", {:.2f}F, {:.2f}F}}", name_at(i), fit.rank[rank_at + i],
                             fit.confidence[confidence_at + i]));
    }
    out += "};\n";
  };
  table(
      "// In the order of enum Signal: name, rank, confidence.\n"
      "constexpr SecondWeight kSignalRows[] = {\n",
      1, kPosteriorFeatures, kSignals, [](size_t i) { return name(static_cast<Signal>(i)); });
  table(
      "// In the order of enum Look: name, rank, confidence.\n"
      "constexpr SecondWeight kLookRows[] = {\n",
      1 + kSignals, kPosteriorFeatures + kSignals, kLooks,
      [](size_t i) { return name(static_cast<Look>(i)); });
  return out + fmt::format(
                   "// clang-format on\n"
                   "static_assert(std::size(kSignalRows) == kSignals && std::size(kLookRows) == "
                   "kLooks);\n\n}}  // namespace\n\n"
                   "const SecondWeight& weight(Signal signal) {{ return "
                   "kSignalRows[static_cast<size_t>(signal)]; }}\n"
                   "const SecondWeight& weight(Look look) {{ return "
                   "kLookRows[static_cast<size_t>(look)]; }}\n"
                   "float beam_weight() {{ return {:.2f}F; }}\n\n}}  // namespace ask::engine\n",
                   fit.rank[0]);
}

std::string rank_words(const SecondFit& fit) {
  std::string out = opening("reranker_weights.h", "#include <algorithm>\n\n") +
                    "constexpr WordLook kWordLooks[] = {\n";
  {
    Rows rows(out);
    for (size_t w = 0; w < fit.words.size(); ++w)
      for (size_t i = 0; i < kQueryLooks; ++i) {
        const double x = fit.rank[1 + kSignals + kLooks + w * kQueryLooks + i];
        if (std::abs(x) >= kTooSmall)
          rows.add(fmt::format("{{\"{}\", Look::k{}, {:.2f}F}}", fit.words[w],
                               name(static_cast<Look>(i)), x));
      }
  }
  return out +
         "};\n// clang-format on\n"
         "static_assert(std::ranges::is_sorted(kWordLooks, {}, &WordLook::words));\n\n"
         "}  // namespace\n\n"
         "std::span<const WordLook> word_looks() { return kWordLooks; }\n\n"
         "}  // namespace ask::engine\n";
}

std::string confidence_weights(const SecondFit& fit) {
  std::string out = opening("calibration.h") + "constexpr StandingWeight kStandingRows[] = {\n";
  {
    Rows rows(out);
    for (size_t i = 0; i < kPosteriorFeatures; ++i)
      rows.add(fmt::format("{{\"{}\", {:.2f}F}}", weight(static_cast<PosteriorFeature>(i)).name,
                           fit.confidence[i]));
  }
  out += "};\nconstexpr CalibrationKnot kSteps[] = {\n";
  {
    Rows rows(out);
    for (const auto& [from, right] : fit.steps)
      rows.add(fmt::format("{{{:.3f}, {:.3f}}}", from, right));
  }
  return out +
         "};\n// clang-format on\nstatic_assert(std::size(kStandingRows) == "
         "kPosteriorFeatures);\n\n"
         "}  // namespace\n\nconst StandingWeight& weight(PosteriorFeature standing) {\n"
         "  return kStandingRows[static_cast<size_t>(standing)];\n}\n"
         "std::span<const CalibrationKnot> calibration_knots() { return kSteps; }\n\n"
         "}  // namespace ask::engine\n";
}

bool write(const std::string& path, const std::string& text) {
  std::ofstream out(path);
  out << text;
  return static_cast<bool>(out);
}

}  // namespace

bool write_tables(const SecondFit& fit, const std::string& folder) {
  return write(folder + "/reranker_weights.cpp", rank_weights(fit)) &&
         write(folder + "/reranker_word_weights.cpp", rank_words(fit)) &&
         write(folder + "/calibration.cpp", confidence_weights(fit));
}

}  // namespace ask::bench
