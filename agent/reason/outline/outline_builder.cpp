#include "agent/reason/outline/outline_builder.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/statistics/stored_days.h"
#include "agent/reason/explanation.h"
#include "agent/reason/outline/outline_analysis.h"
#include "agent/reason/outline/outline_questions.h"
#include "agent/reason/wording.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

constexpr size_t kMostTables = 3;    // that a summary is about
constexpr size_t kMostByColumn = 3;  // sections by a column with few values
constexpr size_t kMostParents = 3;
constexpr size_t kMostAverages = 2;
constexpr size_t kFewSections = 3;  // up to which further tables are added
constexpr size_t kForFurther = 3;   // sections of a table that is not the first

// How likely a report is about the rows of the table: events with a date, keys and amounts.
int report_worth(const OutlineQuestions& questions, uint32_t t) {
  int out = 0;
  if (questions.date_of(t)) out += 4;
  out += 2 * static_cast<int>(std::min<size_t>(2, questions.parents(t).size()));
  if (!questions.index().measures(t).empty()) out += 1;
  for (uint32_t c = 0; c < questions.table(t).columns.size(); ++c)
    if (questions.has_few_values({t, c})) ++out;
  return out;
}

// The tables of the report, the main one first. Those that the question names come before others;
// `wanted` is set to their number, or to that of all if none is named; `left_out` to those that are
// named beyond kMostTables.
std::vector<uint32_t> report_tables(const OutlineQuestions& questions, const Links& links,
                                    size_t& wanted, std::vector<uint32_t>& left_out) {
  std::vector<uint32_t> named, others;
  for (size_t i = 0; i < links.tables.size(); ++i) {
    const auto t = static_cast<uint32_t>(links.tables[i]);
    if (t >= questions.catalog().tables.size() || !questions.usable(t) ||
        questions.table(t).kind == db::TableKind::kVirtual)
      continue;
    const bool is_named =
        !links.keep_all && i < links.reasons.size() &&
        (links.reasons[i] == "is named" || links.reasons[i] == "the model chose it");
    (is_named ? named : others).push_back(t);
  }
  std::erase_if(others, [&](uint32_t t) {  // views show other tables; calendars hold no events
    const auto date = questions.date_of(t);
    return questions.index().is_view(t) || (date && questions.column(*date).is_unique);
  });
  std::stable_sort(others.begin(), others.end(), [&](uint32_t a, uint32_t b) {
    return report_worth(questions, a) > report_worth(questions, b);
  });
  left_out.assign(named.begin() + static_cast<std::ptrdiff_t>(std::min(named.size(), kMostTables)),
                  named.end());
  if (named.size() > kMostTables) named.resize(kMostTables);
  wanted = named.empty() ? kMostTables : named.size();
  // The others serve where those that are named give little.
  others.resize(std::min(others.size(), kMostTables));
  named.insert(named.end(), others.begin(), others.end());
  return named;
}

class Summary {
 public:
  Summary(OutlineQuestions& questions, Outline& out) : questions_(questions), out_(out) {}

  bool full() const { return full_; }

  // The question itself, if it is one that the engine is sure of.
  void add_asked(std::string_view question) {
    if (!is_question(question)) return;
    const auto read = questions_.read(std::string(question), kSureSection);
    if (!read) return;
    queries_.push_back(sql::render(read->query));
    out_.sections.push_back({outline_title(question), outline_line(question, 500)});
    out_.confidence = read->confidence;
    if (read->core().where)
      out_.caution =
          "Only the first section has the conditions of the question; the others are of all rows.";
  }

  void add_table(uint32_t t, bool main) {
    const size_t before = out_.sections.size();
    const auto room = [&] { return main || out_.sections.size() < before + kForFurther; };
    count(t);
    if (main) total(t);
    size_t by = 0;
    for (const ColumnAt& at : dimensions(t))
      if (by < (main ? kMostByColumn : 1) && room()) by += by_column(t, at) ? 1 : 0;
    if (room()) over_time(t);
    size_t tops = 0;
    for (const uint32_t parent : questions_.parents(t))
      if (main && tops < kMostParents) tops += first_of(t, parent) ? 1 : 0;
    size_t averages = 0;
    for (const uint32_t c : questions_.index().measures(t))
      if (averages < (main ? kMostAverages : 1) && room()) averages += average({t, c}) ? 1 : 0;
  }

 private:
  static bool is_question(std::string_view text) {
    const std::string words = text::lower(text::trimmed(text));
    return words.size() <= 500 && words.find_first_of("\r\n\t") == words.npos &&
           (words.ends_with('?') || text::is_one_of(words.substr(0, words.find(' ')),
                                                    {"how", "what", "which", "who", "where", "when",
                                                     "number", "top", "average", "total"}));
  }

  // Adds the first of the questions that the engine is sure of and that means what it should.
  template <class Means>
  bool add(std::string title, const std::vector<std::string>& wordings, Means means) {
    full_ |= out_.sections.size() == kMostSections;
    if (full_) return false;
    for (const std::string& question : wordings) {
      const auto read = questions_.read(question, kSureSection);
      if (!read || read->compares || !means(*read)) continue;
      const bool known = std::any_of(out_.sections.begin(), out_.sections.end(),
                                     [&](const auto& s) { return s.question == question; });
      if (known || contains(queries_, sql::render(read->query))) return false;
      queries_.push_back(sql::render(read->query));
      out_.sections.push_back({outline_line(title, 120), question});
      out_.confidence = out_.sections.size() == 1 ? read->confidence
                                                  : std::min(out_.confidence, read->confidence);
      return true;
    }
    return false;
  }

  std::string capital(std::string text) const { return outline_title(text); }

  void count(uint32_t t) {
    std::vector<std::string> wordings;
    for (const std::string& many : questions_.plural_names(t))
      for (const char* form : {"how many {} are there?", "number of {}"})
        wordings.push_back(fmt::format(fmt::runtime(form), many));
    add(capital(questions_.many(t)), wordings, [&](const ReadQuestion& read) {
      return read.core().group_by.empty() && !read.core().where &&
             questions_.tables_of(read.core()) == std::vector{t} &&
             questions_.aggregates(read.core(), "count", std::nullopt);
    });
  }

  // The revenue of the rows, if the schema has prices and quantities.
  void total(uint32_t t) {
    has_revenue_ = add("Revenue", {"what is the total revenue?"}, [&](const ReadQuestion& read) {
      return read.core().group_by.empty() && !read.core().where && is_near(read, t) &&
             questions_.aggregates(read.core(), "sum", std::nullopt);
    });
  }

  // True if all tables that are read are this one, refer to it, or are what it refers to.
  bool is_near(const ReadQuestion& read, uint32_t t) const {
    const auto refers = [&](uint32_t from, uint32_t to) {
      const auto parents = questions_.parents(from);
      return contains(parents, to);
    };
    const auto tables = questions_.tables_of(read.core());
    return !tables.empty() && std::all_of(tables.begin(), tables.end(), [&](uint32_t one) {
      return one == t || refers(one, t) || refers(t, one);
    });
  }

  std::vector<ColumnAt> dimensions(uint32_t t) const {
    std::vector<uint32_t> tables = {t};
    for (const uint32_t parent : questions_.parents(t)) tables.push_back(parent);
    std::vector<ColumnAt> out;
    for (const uint32_t at : tables)
      for (uint32_t c = 0; c < questions_.table(at).columns.size(); ++c)
        if (questions_.has_few_values({at, c})) out.push_back({at, c});
    // Amounts with few values come last: they are rather added than compared.
    std::stable_partition(out.begin(), out.end(), [&](const ColumnAt& at) {
      return !questions_.index().column_roles(at.table, at.column).measure;
    });
    return out;
  }

  bool by_column(uint32_t t, ColumnAt at) {
    const std::string many = questions_.many(t), column = questions_.words(at);
    const std::string whose = questions_.noun(at.table) + " " + column;
    const bool own = at.table == t;
    std::vector<std::string> wordings;
    for (const std::string& rows : questions_.plural_names(t)) {
      wordings.push_back(fmt::format("number of {} per {}", rows, own ? column : whose));
      wordings.push_back(fmt::format("number of {} per {}", rows, own ? whose : column));
      wordings.push_back(fmt::format("number of {} by {}", rows, own ? column : whose));
    }
    return add(capital(many + " by " + (own ? column : whose)), wordings,
               [&](const ReadQuestion& read) {
                 return questions_.grouped_by(read.core(), at) && !read.query.limit &&
                        !read.core().where && counts_rows_of(read, t);
               });
  }

  // count(*) over a join counts the rows of the child.
  bool counts_rows_of(const ReadQuestion& read, uint32_t t) const {
    const auto tables = questions_.tables_of(read.core());
    if (!questions_.aggregates(read.core(), "count", std::nullopt) || !contains(tables, t))
      return false;
    const auto parents = questions_.parents(t);
    return std::all_of(tables.begin(), tables.end(),
                       [&](uint32_t one) { return one == t || contains(parents, one); });
  }

  void over_time(uint32_t t) {
    const auto date = questions_.date_of(t);
    if (!date) return;
    const std::string many = questions_.many(t);
    const bool months = covers_months(*date);
    for (const std::string_view period : {months ? "month" : "year", months ? "year" : "month"}) {
      const std::string title = capital(fmt::format("{} per {}", many, period));
      const bool added = add(title,
                             {fmt::format("number of {} per {}", many, period),
                              fmt::format("how many {} were there per {}?", many, period)},
                             [&](const ReadQuestion& read) {
                               return questions_.period_of(read.core()) == date &&
                                      !read.core().where && counts_rows_of(read, t);
                             });
      if (added) return;
    }
  }

  // True if its values span 2 to about 60 months.
  bool covers_months(ColumnAt at) const {
    const auto days = db::stored_days(questions_.column(at));
    if (!days || days->first.month == 0 || days->last.month == 0) return false;
    const int span =
        12 * (days->last.year - days->first.year) + days->last.month - days->first.month;
    return span >= 1 && span <= 60;
  }

  // "top 5 customers by revenue": by the first measure that a sum is taken of, else by their
  // number.
  bool first_of(uint32_t t, uint32_t parent) {
    const uint32_t named_by = questions_.index().name_column(parent);
    if (named_by == engine::kNone) return false;
    const std::string many = questions_.many(parent);
    const auto is_top = [&](const ReadQuestion& read) {
      const auto* limit =
          read.query.limit ? std::get_if<sql::Literal>(&read.query.limit->node) : nullptr;
      return limit && limit->value == Value(int64_t{5}) && read.query.order_by.size() == 1 &&
             read.query.order_by[0].descending && read.core().items.size() == 2 &&
             questions_.grouped_by(read.core(), {parent, named_by});
    };
    if (has_revenue_ && add(capital(fmt::format("Top {} by revenue", many)),
                            {fmt::format("top 5 {} by revenue", many),
                             fmt::format("top 5 {} with their revenue", many)},
                            [&](const ReadQuestion& read) {
                              return is_top(read) &&
                                     questions_.aggregates(read.core(), "sum", std::nullopt);
                            }))
      return true;
    for (const uint32_t c : questions_.index().measures(t)) {
      const std::string measure = questions_.words({t, c});
      const bool added =
          questions_.usable(ColumnAt{t, c}) &&
          add(capital(fmt::format("Top {} by {}", many, measure)),
              {fmt::format("top 5 {} by total {}", many, measure),
               fmt::format("top 5 {} with their total {}", many, measure)},
              [&](const ReadQuestion& read) {
                return is_top(read) && questions_.aggregates(read.core(), "sum", ColumnAt{t, c});
              });
      if (added) return true;
      break;  // the first one only
    }
    const std::string of = questions_.many(t);
    return add(capital(fmt::format("Top {} by number of {}", many, of)),
               {fmt::format("top 5 {} with their number of {}", many, of),
                fmt::format("number of {} per {}, top 5", of, questions_.noun(parent))},
               [&](const ReadQuestion& read) { return is_top(read) && counts_rows_of(read, t); });
  }

  bool average(ColumnAt at) {
    if (!questions_.usable(at)) return false;
    const std::string measure = questions_.words(at);
    std::vector<std::string> wordings;
    for (const std::string& many : questions_.plural_names(at.table))
      wordings.push_back(fmt::format("what is the average {} of {}?", measure, many));
    return add(capital("Average " + measure), wordings, [&](const ReadQuestion& read) {
      return read.core().group_by.empty() && !read.core().where &&
             questions_.aggregates(read.core(), "avg", at);
    });
  }

  OutlineQuestions& questions_;
  Outline& out_;
  bool has_revenue_ = false;
  std::vector<std::string> queries_;  // of the sections
  bool full_ = false;                 // a section was left out, since there are kMostSections
};

Error nothing_to_report(const OutlineQuestions& questions, const std::vector<uint32_t>& tables) {
  std::string of = tables.empty() ? "these tables" : questions.many(tables[0]);
  return {Code::kCannotAnswer,
          fmt::format("cannot make a report: I find no question about {} that I am sure to answer; "
                      "name the table that it is to be about, or set a model",
                      of)};
}

// Notes the parts of the request that the sections do not use. Errors (kCannotAnswer): nothing of
// it is understood. `asked`: the causes of a change.
Status note_unused(const OutlineQuestions& questions, uint32_t example, bool analysis,
                   const std::optional<Explanation>& asked, Outline& out) {
  UnusedWords unused = questions.unused(out.sections);
  if (asked) {  // the other words are those of the change and its periods
    std::erase_if(unused.words, [&](const std::string& word) {
      return !contains(asked->rest, text::folded(word));
    });
    unused.understood = true;
  }
  if (unused.words.empty() || !out.caution.empty()) return Done{};
  std::vector<std::string> quoted;
  for (const std::string& word : unused.words) quoted.push_back(fmt::format("\"{}\"", word));
  const std::string words = text::joined(quoted, ", ");
  if (!unused.understood)
    return Error{Code::kCannotAnswer,
                 fmt::format("cannot make a report: I do not understand {}; name the table that it "
                             "is to be about, as in \"report about {}\"",
                             words, questions.many(example))};
  out.caution = fmt::format("Not used: {}; the figures are of {}.", words,
                            analysis ? out.sections[0].title : "all rows");
  return Done{};
}

std::string left_out_note(const OutlineQuestions& questions, const std::vector<uint32_t>& tables) {
  constexpr size_t kMostNamed = 3;
  std::vector<std::string> names;
  for (const uint32_t t : tables)
    if (names.size() < kMostNamed) names.push_back(questions.many(t));
  return fmt::format("Left out: {}{}; a summary is of {} tables at most.",
                     text::joined(names, ", "), tables.size() > kMostNamed ? ", ..." : "",
                     kMostTables);
}

}  // namespace

Result<OutlineDraft> built_outline(const Ask& ask, const OutlineRequest& request,
                                   engine::EngineCache* cache) {
  engine::EngineCache own;
  OutlineQuestions questions(ask, cache != nullptr ? *cache : own);
  size_t wanted = 0;
  std::vector<uint32_t> left_out;
  const std::vector<uint32_t> tables = report_tables(questions, request.links, wanted, left_out);
  const auto asked = explanation_asked(ask.question);
  if (request.analysis || asked) {
    auto made = analysis_outline(questions, ask, tables);
    if (!made) return made.error();
    if (auto noted = note_unused(questions, tables.empty() ? 0 : tables[0], true, asked, *made);
        !noted)
      return noted.error();
    return OutlineDraft{std::move(*made)};
  }
  Outline out;
  out.title = outline_title(ask.question);
  Summary summary(questions, out);
  summary.add_asked(ask.question);
  for (size_t i = 0; i < tables.size(); ++i)
    if (i < wanted || out.sections.size() < kFewSections) summary.add_table(tables[i], i == 0);
  if (out.sections.empty()) return nothing_to_report(questions, tables);
  if (auto noted = note_unused(questions, tables[0], false, asked, out); !noted)
    return noted.error();
  if (!left_out.empty()) out.notes.push_back(left_out_note(questions, left_out));
  if (summary.full())
    out.notes.push_back(fmt::format(
        "Further questions did not fit: a report has at most {} sections.", kMostSections));
  return OutlineDraft{std::move(out)};
}

}  // namespace ask::reason
