#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/explain/relative_time.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

struct CallWording {
  std::string_view name;
  size_t arguments;
  std::string_view text;  // with placeholders $1, $2, $3 for the arguments
};
constexpr CallWording kFunctions[] = {
    {"abs", 1, "the absolute value of $1"},
    {"coalesce", 2, "$1 ($2 where it has no value)"},
    {"current_date", 0, "today"},
    {"current_time", 0, "the present time of day"},
    {"current_timestamp", 0, "now"},
    {"date", 1, "the date of $1"},
    {"datetime", 1, "the date and time of $1"},
    {"ifnull", 2, "$1 ($2 where it has no value)"},
    {"instr", 2, "the position of $2 in $1"},
    {"julianday", 1, "the day number of $1"},
    {"length", 1, "the length of $1"},
    {"lower", 1, "$1 in lower case"},
    {"nullif", 2, "$1 unless it is $2"},
    {"random", 0, "a random number"},
    {"replace", 3, "$1 with $2 replaced by $3"},
    {"round", 1, "$1 rounded"},
    {"round", 2, "$1 rounded to $2 decimals"},
    {"substr", 2, "$1 from character $2 on"},
    {"substr", 3, "$3 characters of $1 from character $2 on"},
    {"trim", 1, "$1 without spaces around it"},
    {"typeof", 1, "the type of $1"},
    {"upper", 1, "$1 in upper case"},
    {"year", 1, "the year of $1"},
    // with OVER
    {"cume_dist", 0, "the share of rows up to this one"},
    {"dense_rank", 0, "the rank without gaps"},
    {"first_value", 1, "the first $1"},
    {"lag", 1, "the previous $1"},
    {"lag", 2, "$1 of $2 rows before"},
    {"last_value", 1, "the last $1"},
    {"lead", 1, "the next $1"},
    {"lead", 2, "$1 of $2 rows after"},
    {"nth_value", 2, "$1 of row $2"},
    {"ntile", 1, "the number of its part out of $1"},
    {"percent_rank", 0, "the rank as a share"},
    {"rank", 0, "the rank"},
    {"row_number", 0, "the row number"},
};
constexpr std::pair<std::string_view, std::string_view> kDateParts[] = {
    {"%Y", "the year of "},
    {"%m", "the month of "},
    {"%d", "the day of the month of "},
    {"%H", "the hour of "},
    {"%M", "the minute of "},
    {"%w", "the day of the week of "},
    {"%Y-%m", "the year and month of "},
    {"%Y-%m-%d", "the date of "}};
constexpr std::pair<std::string_view, std::string_view> kAdjectives[] = {{"avg", "average"},
                                                                         {"max", "highest"},
                                                                         {"min", "lowest"},
                                                                         {"sum", "total"},
                                                                         {"total", "total"}};

std::string filled(std::string_view wording, const std::vector<std::string>& arguments) {
  std::string out;
  for (size_t i = 0; i < wording.size(); ++i) {
    if (wording[i] == '$')
      out += arguments[static_cast<size_t>(wording[++i] - '1')];
    else
      out += wording[i];
  }
  return out;
}

std::string_view adjective(std::string_view lower_name) {
  for (const auto& [name, word] : kAdjectives)
    if (name == lower_name) return word;
  return {};
}

// True for a frame from the start of the partition to the current row.
bool running(const Window& w, const Window* base) {
  const bool to_here =
      w.from.kind == BoundKind::kUnboundedPreceding && w.to.kind == BoundKind::kCurrentRow;
  const bool ordered = !w.order_by.empty() || (base && !base->order_by.empty());
  return ordered && (w.unit == FrameUnit::kNone || to_here);
}

}  // namespace

// count, sum and similar aggregates, also with OVER. "" for anything else.
std::string SentenceWriter::aggregate(const Call& c) {
  const std::string name = text::lower(c.name);
  const bool so_far = c.over && running(**c.over, named_window((*c.over)->base));
  const std::string running_word = so_far ? "running " : "";
  const std::string different = c.distinct ? "different values of " : "values of ";
  if (name == "count" && c.arguments.size() <= 1) {
    const bool rows = c.arguments.empty() || std::holds_alternative<Star>(c.arguments[0].node);
    return "the " + running_word + "number of " +
           (rows ? "rows" : different + value(c.arguments[0]));
  }
  if (name == "group_concat" && !c.arguments.empty())
    return "the list of " + (c.distinct ? different : "") + value(c.arguments[0]);
  const std::string_view word = adjective(name);
  if (word.empty() || c.arguments.empty()) return "";
  if (c.arguments.size() > 1)
    return "the " + std::string(word) + " of " + arguments(c.arguments, " and ");
  const bool extreme = name == "min" || name == "max";
  const bool plain = std::holds_alternative<ColumnRef>(c.arguments[0].node) && !c.distinct;
  std::string out = "the " + (extreme ? "" : running_word) + std::string(word);
  out += plain ? " " : c.distinct && !extreme ? " of the different values of " : " of ";
  return out + value(c.arguments[0]) + (extreme && so_far ? " so far" : "");
}

std::string SentenceWriter::call(const Call& c) {
  const std::string name = text::lower(c.name);
  std::string out = aggregate(c);
  const std::string* first = c.arguments.empty() ? nullptr : text_literal(c.arguments[0]);
  const bool from_seconds = c.arguments.size() > 1 && text_literal(c.arguments.back()) &&
                            *text_literal(c.arguments.back()) == "unixepoch";
  if (out.empty() && from_seconds && c.arguments.size() == 2 &&
      (name == "datetime" || name == "date"))
    out = (name == "date" ? "the day of " : "") + value(c.arguments[0]);
  if (out.empty() && name == "unixepoch" && c.arguments.size() == 1) out = value(c.arguments[0]);
  if (out.empty() && first && name == "strftime" &&
      c.arguments.size() == (from_seconds ? size_t{3} : size_t{2}))
    for (const auto& [format, words] : kDateParts)
      if (*first == format) out = std::string(words) + value(c.arguments[1]);
  if (out.empty()) out = relative_day(c);
  if (out.empty() && first && c.arguments.size() == 1 && *first == "now" && name == "datetime")
    out = "now";
  if (out.empty() && !c.distinct)
    for (const CallWording& w : kFunctions) {
      if (w.name != name || w.arguments != c.arguments.size()) continue;
      std::vector<std::string> parts;
      for (const Expr& e : c.arguments) parts.push_back(value(e, kBitLevel));
      out = filled(w.text, parts);
    }
  if (out.empty())
    out = readable(c.name) + "(" + (c.distinct ? "different " : "") + arguments(c.arguments) + ")";
  if (c.filter) out += " where " + condition(**c.filter);
  return c.over ? out + over(**c.over) : out;
}

const Window* SentenceWriter::named_window(std::string_view name) const {
  if (name.empty() || scopes_.empty()) return nullptr;
  for (const NamedWindow& named : scopes_.back().core->windows)
    if (text::equal_nocase(named.name, name)) return &named.window;
  return nullptr;
}

std::string SentenceWriter::over(const Window& w) {
  std::string out;
  if (const Window* base = named_window(w.base)) {
    if (in_window_ || !brief(*base)) return " over " + readable(w.base);
    in_window_ = true;
    out = over(*base);
    in_window_ = false;
  }
  if (!w.partition_by.empty()) out += " within each " + arguments(w.partition_by, " and ");
  std::vector<std::string> keys;
  for (size_t i = 0; i < std::min(w.order_by.size(), kMaxListed); ++i)
    keys.push_back((w.order_by[i].descending ? "descending " : "") + value(w.order_by[i].expr));
  if (!keys.empty()) out += " by " + enumerated(keys, " and ", w.order_by.size() - keys.size());
  if (w.unit == FrameUnit::kNone) return out;
  const auto bound = [&](const FrameBound& b) -> std::string {
    const std::string n = b.offset ? value(**b.offset) : "";
    switch (b.kind) {
      case BoundKind::kUnboundedPreceding:
        return "the first";
      case BoundKind::kPreceding:
        return n + " before";
      case BoundKind::kCurrentRow:
        return "this one";
      case BoundKind::kFollowing:
        return n + " after";
      case BoundKind::kUnboundedFollowing:
        return "the last";
    }
    return "";
  };
  const char* unit = w.unit == FrameUnit::kRows    ? "rows"
                     : w.unit == FrameUnit::kRange ? "values"
                                                   : "groups";
  out += fmt::format(", over the {} from {} to {}", unit, bound(w.from), bound(w.to));
  if (w.exclude == FrameExclude::kCurrentRow) out += " without this one";
  if (w.exclude == FrameExclude::kGroup) out += " without its equals";
  if (w.exclude == FrameExclude::kTies) out += " without its other equals";
  return out;
}

}  // namespace ask::sql
