#include "agent/reason/outline/change_shares.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/reason/comparison.h"
#include "agent/reason/explanation.h"
#include "agent/reason/money.h"

namespace ask::reason {
namespace {

constexpr size_t kWidestGroup = 60;
constexpr size_t kMostGroupsNamed = 3;  // groups of the sentence
constexpr double kWorthNaming = 0.05;

double value_or_zero(const Value& value) {
  const auto number = as_number(value);
  return number && std::isfinite(*number) ? *number
                                          : 0;  // a group that one side lacks adds nothing
}

// A whole number stays one.
Value change_of(const Value& a, const Value& b) {
  const double change = value_or_zero(a) - value_or_zero(b);
  const bool real = std::holds_alternative<double>(a) || std::holds_alternative<double>(b);
  return real ? Value(change) : numeric_value(change);
}

struct ChangePart {
  size_t row;  // of the result
  double change;
  double share;  // of the whole change; NaN if there is none
};

std::string share_text(double share) {
  const double value = std::round(1000 * share) / 10;
  return fmt::format("{:.{}f} %", value,
                     std::abs(value) < 10 && value != std::round(value) ? 1 : 0);
}

class ShareSentence {
 public:
  ShareSentence(const Comparison& comparison, const ChangeShares& shares, size_t keys)
      : comparison_(comparison), shares_(shares), keys_(keys) {}

  std::string sentence(const std::vector<ChangePart>& parts) const {
    if (parts.empty()) return "There is nothing to compare: no rows match on either side.";
    if (std::isnan(parts[0].share)) return balanced(parts) + beyond();
    return (parts[0].share > 0 ? explained(parts) : unexplained(parts)) + beyond();
  }
  // What the groups leave of the whole; `sum`: of their changes.
  std::string apart(double sum) const {
    return fmt::format(
        "the changes of the groups add up to {}, that of all rows is {}: some rows belong to no "
        "group, or to several",
        signed_text(sum), signed_text(shares_.change));
  }

 private:
  std::string name(size_t at) const {
    std::vector<std::string> out;
    for (size_t k = 0; k < keys_; ++k) {
      const Value& value = shares_.rows.rows.rows[at][k];
      out.push_back(std::holds_alternative<std::monostate>(value)
                        ? "(none)"
                        : shares_.rows.text(at, k, kWidestGroup));
    }
    return text::joined(out, " ");
  }
  std::string signed_text(double value) const {
    ValueFormat format = shares_.rows.formats[keys_ + 2];
    const std::string out = value_text(rounded_value(value), format, kWidestGroup);
    return value > 0 ? "+" + out : out;
  }

  std::string beyond() const {
    if (shares_.apart.empty()) return "";
    std::string out = " " + shares_.apart + ".";
    out[1] = 'T';
    return out;
  }

  // All of the change is of rows without a group.
  std::string unexplained(const std::vector<ChangePart>& parts) const {
    const size_t last = parts.size() - 1;
    std::string out = fmt::format("No group explains the {} from {} to {} ({})",
                                  shares_.change < 0 ? "fall" : "rise", comparison_.second,
                                  comparison_.first, signed_text(shares_.change));
    if (parts[last].share < 0)
      out += fmt::format("; {} ({}) works against it", name(last), signed_text(parts[last].change));
    return out + ".";
  }

  // The changes of the groups cancel out, or there are none.
  std::string balanced(const std::vector<ChangePart>& parts) const {
    const bool still = std::all_of(parts.begin(), parts.end(),
                                   [](const ChangePart& part) { return part.change == 0; });
    const std::string between = fmt::format("from {} to {}", comparison_.second, comparison_.first);
    if (still) return fmt::format("No group changed {}.", between);
    std::vector<std::string> named;
    for (size_t i = 0; i < parts.size() && named.size() < kMostGroupsNamed; ++i)
      if (parts[i].change != 0)
        named.push_back(fmt::format("{} ({})", name(i), signed_text(parts[i].change)));
    return fmt::format("The whole did not change {}: {} {}.", between,
                       shares_.apart.empty()
                           ? "the changes of the groups offset each other, the largest being"
                           : "the largest changes of groups are",
                       text::joined(named, ", "));
  }

  std::string explained(const std::vector<ChangePart>& parts) const {
    const std::string_view what = shares_.change < 0 ? "fall" : "rise";
    // A share above the whole is offset by others.
    const bool more_than_all = parts[0].share > 1 + 1e-9;
    const std::string part = share_text(parts[0].share), own = signed_text(parts[0].change);
    const std::string from_to =
        fmt::format("the {} from {} to {}", what, comparison_.second, comparison_.first);
    std::string out = more_than_all
                          ? fmt::format("{} changed by more than the whole: {} of {}, {} of {}",
                                        name(0), own, signed_text(shares_.change), part, from_to)
                          : fmt::format("{} explains {} of {} ({} of {})", name(0), part, from_to,
                                        own, signed_text(shares_.change));
    std::vector<std::string> more;
    for (size_t i = 1; i < parts.size() && more.size() + 1 < kMostGroupsNamed; ++i)
      if (parts[i].share >= kWorthNaming)
        more.push_back(fmt::format("{} {}", name(i), share_text(parts[i].share)));
    if (!more.empty()) out += ", " + text::joined(more, ", ");
    std::vector<std::string> against;
    for (size_t i = parts.size(); i-- > 1 && against.size() < kMostGroupsNamed;)
      if (parts[i].share < 0)
        against.push_back(fmt::format("{} ({})", name(i), signed_text(parts[i].change)));
    if (!against.empty())
      out += fmt::format("; {} {} against it", text::joined(against, ", "),
                         against.size() == 1 ? "works" : "work");
    return out + ".";
  }

  const Comparison& comparison_;
  const ChangeShares& shares_;
  size_t keys_;
};

}  // namespace

namespace {

// "By customer country: ", of "number of orders per customer country in 2024 compared with 2023".
std::string dimension_of(const std::string& question, const std::string& column) {
  for (const std::string_view word : {" per ", " by "}) {
    const size_t at = question.find(word);
    if (at == question.npos) continue;
    size_t end = question.npos;
    for (const std::string_view after : {" in ", " of ", " for ", " from "})
      end = std::min(end, question.find(after, at));
    if (end != question.npos)
      return fmt::format("By {}: ", question.substr(at + word.size(), end - at - word.size()));
  }
  return fmt::format("By {}: ", column);
}

}  // namespace

bool adds_up(const Comparison& comparison) {
  if (comparison.measures.empty() || comparison.side.cores.empty()) return false;
  const auto* call =
      std::get_if<sql::Call>(&comparison.side.cores[0].items[comparison.measures[0]].expr.node);
  return call && !call->distinct && !call->over &&
         text::is_one_of(text::lower(call->name), {"count", "sum", "total"});
}

std::string denied_premise(std::string_view question, const std::optional<WholeSides>& whole) {
  const auto asked = explanation_asked(question);
  if (!asked || asked->direction == 0 || !whole || !whole->first || !whole->second) return "";
  const double change = *whole->first - *whole->second;
  const bool as_asked = asked->direction < 0 ? change < 0 : change > 0;
  return as_asked ? "" : asked->direction < 0 ? "It did not fall. " : "It did not rise. ";
}

std::optional<std::string> explained(const std::vector<TaskResult>& results,
                                     std::string_view question) {
  if (results.size() < 2 || !results[0].result) return std::nullopt;
  const auto whole = whole_of(results);
  std::vector<std::string> out, of_one_group;  // which explains nothing
  for (const TaskResult& task : results) {
    const auto* comparison = task.draft ? task.draft->comparison.get() : nullptr;
    if (!comparison || comparison->keys.empty() != out.empty()) return std::nullopt;
    if (out.empty()) {
      out.push_back(denied_premise(question, whole) + answer_text({task}));
      continue;
    }
    const auto shares = change_shares(task, whole);
    if (!shares) return std::nullopt;
    (shares->rows.rows.rows.size() == 1 ? of_one_group : out)
        .push_back(dimension_of(task.task->description, shares->rows.names[0]) + shares->sentence);
  }
  if (out.size() == 1) out.insert(out.end(), of_one_group.begin(), of_one_group.end());
  return text::joined(out, "\n");
}

std::optional<WholeSides> whole_of(const std::vector<TaskResult>& tasks) {
  for (const TaskResult& task : tasks) {
    if (!task.draft || !task.draft->comparison || !task.result || task.trial) continue;
    const auto& comparison = task.draft->comparison;
    if (!comparison->keys.empty() || !adds_up(*comparison) || task.result->rows.size() != 1 ||
        task.result->columns.size() < 4)
      continue;
    const ShownRows shown = shown_rows(task);
    const auto side = [&](size_t at) {
      const Value& value = shown.rows.rows[0][at];
      return std::holds_alternative<std::monostate>(value) ? std::nullopt
                                                           : std::optional(value_or_zero(value));
    };
    return WholeSides{side(0), side(1), comparison};
  }
  return std::nullopt;
}

namespace {

bool is_whole(const WholeSides& whole, const Comparison& comparison) {
  const Comparison& all = *whole.comparison;
  if (all.side.cores.empty() || all.measures.size() != comparison.measures.size() ||
      all.first != comparison.first || all.second != comparison.second ||
      all.side.cores[0].where != comparison.side.cores[0].where)
    return false;
  const auto& one = all.side.cores[0].items[all.measures[0]];
  return one.expr == comparison.side.cores[0].items[comparison.measures[0]].expr;
}

// The side that has no values at all, or "".
std::string without_values(const ShownRows& shown, const Comparison& comparison,
                           const WholeSides* whole) {
  const size_t keys = comparison.keys.size();
  const auto none = [&](size_t side) {
    if (whole != nullptr) return !(side == 0 ? whole->first : whole->second).has_value();
    const auto& rows = shown.rows.rows;
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
      return std::holds_alternative<std::monostate>(row[keys + side]);
    });
  };
  return none(0) ? comparison.first : none(1) ? comparison.second : "";
}

}  // namespace

std::optional<ChangeShares> change_shares(const TaskResult& task,
                                          const std::optional<WholeSides>& given) {
  if (!task.draft || !task.draft->comparison || !task.result) return std::nullopt;
  const Comparison& comparison = *task.draft->comparison;
  const size_t keys = comparison.keys.size();
  if (keys == 0 || !adds_up(comparison) || task.result->truncated() || task.trial ||
      task.result->columns.size() != keys + 4 * comparison.measures.size())
    return std::nullopt;
  const ShownRows shown = shown_rows(task);
  const WholeSides* whole = given && is_whole(*given, comparison) ? &*given : nullptr;
  const std::string lacking = without_values(shown, comparison, whole);
  std::vector<ChangePart> parts;
  ChangeShares out;
  double moved = 0;
  for (size_t r = 0; r < shown.rows.rows.size(); ++r) {
    const auto& row = shown.rows.rows[r];
    parts.push_back({r, value_or_zero(row[keys]) - value_or_zero(row[keys + 1]), NAN});
    out.change += parts.back().change;
    moved += std::abs(parts.back().change);
  }
  const double sum = std::abs(out.change) <= 1e-9 * moved ? 0 : out.change;
  if (whole != nullptr && lacking.empty()) {
    out.change = *whole->first - *whole->second;
    moved += std::abs(*whole->first) + std::abs(*whole->second);
  }
  if (std::abs(out.change) <= 1e-9 * moved || !lacking.empty()) out.change = 0;
  const bool adds = !lacking.empty() || whole == nullptr || parts.empty() ||
                    std::abs(out.change - sum) <= 1e-9 * moved;
  for (ChangePart& part : parts)
    if (out.change != 0) part.share = part.change / out.change;
  std::stable_sort(parts.begin(), parts.end(), [&](const ChangePart& a, const ChangePart& b) {
    return out.change != 0 ? a.share > b.share : std::abs(a.change) > std::abs(b.change);
  });
  const auto first_columns = [&](auto& to, const auto& from) {
    to.assign(from.begin(), from.begin() + static_cast<ptrdiff_t>(keys + 3));
  };
  first_columns(out.rows.names, shown.names);
  first_columns(out.rows.formats, shown.formats);
  out.rows.names.push_back("share of the change");
  out.rows.formats.push_back(ValueFormat{ValueFormat::Kind::kPercent, 1});
  out.rows.rows.columns = out.rows.names;
  for (const ChangePart& part : parts) {
    std::vector<Value> row;
    first_columns(row, shown.rows.rows[part.row]);
    row[keys + 2] = change_of(row[keys], row[keys + 1]);
    row.push_back(std::isnan(part.share) ? Value() : Value(100 * part.share));
    out.rows.rows.rows.push_back(std::move(row));
  }
  const ShareSentence wording(comparison, out, keys);
  if (!adds) out.apart = wording.apart(sum);
  out.sentence = lacking.empty() ? wording.sentence(parts)
                                 : fmt::format(
                                       "There is nothing to compare: {} has no values, so "
                                       "no shares of a change are given.",
                                       lacking);
  return out;
}

}  // namespace ask::reason
