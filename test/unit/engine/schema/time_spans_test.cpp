#include "agent/engine/schema/time_spans.h"

#include <gtest/gtest.h>

#include "test/unit/engine/measured.h"

namespace ask::engine::time_spans_test {
namespace {

using Strings = std::vector<std::string>;

struct Found {
  Strings durations, plans;  // "start to end"
};

// The spans of a table with an id, these columns and these rows.
Found found(const std::string& columns, const Strings& rows) {
  std::string script = "CREATE TABLE t(id INTEGER PRIMARY KEY, " + columns + ");";
  for (size_t i = 0; i < rows.size(); ++i)
    script += "INSERT INTO t VALUES(" + std::to_string(i) + ", " + rows[i] + ");";
  const measured::Measured db(script);
  const FoundSpans spans = time_spans(db.catalog(), db.index());
  const auto named = [&](const std::vector<TimeSpan>& all) {
    Strings out;
    for (const TimeSpan& span : all)
      out.push_back(db.name({span.table, span.start}).substr(2) + " to " +
                    db.name({span.table, span.end}).substr(2));
    return out;
  };
  return {named(spans.durations), named(spans.plans)};
}

TEST(TimeSpans, AStartAndAnEnd) {
  const Strings rows = {"'2024-01-01', '2024-01-05'", "'2024-02-01', '2024-02-03'"};
  EXPECT_EQ(found("started_on TEXT, ended_on TEXT", rows).durations,
            Strings{"started_on to ended_on"});
  EXPECT_EQ(found("check_in TEXT, check_out TEXT", rows).durations,
            Strings{"check_in to check_out"});
  EXPECT_EQ(found("departedat TEXT, arrivedat TEXT", rows).durations,
            Strings{"departedat to arrivedat"});
  EXPECT_EQ(found("one_date TEXT, other_date TEXT", rows).durations, Strings{});
}

TEST(TimeSpans, AnEndBeforeTheStartGivesNoSpan) {
  EXPECT_EQ(found("started_on TEXT, ended_on TEXT", {"'2024-03-01', '2024-01-05'"}).durations,
            Strings{});
}

TEST(TimeSpans, PlannedAndActualDates) {
  const Found spans = found("ordered_on TEXT, promised_date TEXT, delivered_date TEXT",
                            {"'2024-01-01', '2024-01-05', '2024-01-06'"});
  EXPECT_EQ(spans.plans, Strings{"promised_date to delivered_date"});
  EXPECT_EQ(spans.durations, Strings{"ordered_on to delivered_date"});
}

TEST(TimeSpans, AnUnknownParticipleMayBeTheEnd) {
  EXPECT_EQ(found("ordered_on TEXT, redeemed_on TEXT", {"'2024-01-01', '2024-01-05'"}).durations,
            Strings{"ordered_on to redeemed_on"});
}

TEST(TimeSpans, TheOnlyTwoDatesIfTheirValuesAreInOrder) {
  EXPECT_EQ(
      found("one_date TEXT, other_date TEXT", {"'2024-01-01', '2024-03-05'", "'2024-02-01', NULL"})
          .durations,
      Strings{"one_date to other_date"});
}

TEST(TimeSpans, WordsOfTheSameMilestone) {
  EXPECT_TRUE(same_milestone("admission", "admitted"));
  EXPECT_TRUE(same_milestone("finished", "closed"));
  EXPECT_FALSE(same_milestone("started", "closed"));
  EXPECT_FALSE(same_milestone("zebra", "giraffe"));
}

}  // namespace
}  // namespace ask::engine::time_spans_test
