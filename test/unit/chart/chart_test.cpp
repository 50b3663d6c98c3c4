// The chart type that fits the rows, and the rows a chart omits.
#include "agent/chart/chart.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "agent/chart/render.h"
#include "agent/chart/times.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::chart {
namespace {

using Row = std::vector<Value>;

ResultSet rows_of(std::vector<std::string> columns, std::vector<Row> rows) {
  ResultSet out;
  out.columns = std::move(columns);
  out.rows = std::move(rows);
  return out;
}

Value text(const char* value) { return std::string(value); }
Value whole(int64_t value) { return value; }

Chart good(const ResultSet& rows) {
  auto out = chart_of(rows, "title");
  EXPECT_TRUE(out) << out.error().message;
  return out ? *out : Chart();
}

std::string why_not(const ResultSet& rows) {
  const auto out = chart_of(rows, "title");
  return out ? "a chart: " + std::string(name(out->kind)) : out.error().message;
}

}  // namespace

// feature 233
TEST(Chart, TheChartTypeFollowsTheColumns) {
  const Row rome = {text("Rome"), whole(3)}, oslo = {text("Oslo"), whole(5)};
  EXPECT_EQ(good(rows_of({"city", "n"}, {rome, oslo})).kind, ChartKind::kBars);
  EXPECT_EQ(good(rows_of({"n", "city"}, {{whole(3), text("Rome")}, {whole(5), text("Oslo")}})).kind,
            ChartKind::kBars);
  EXPECT_EQ(
      good(rows_of({"month", "n"}, {{text("2024-01"), whole(3)}, {text("2024-02"), whole(5)}}))
          .kind,
      ChartKind::kLine);
  EXPECT_EQ(good(rows_of({"year", "n"}, {{whole(2023), whole(3)}, {whole(2024), whole(5)}})).kind,
            ChartKind::kLine);
  EXPECT_EQ(good(rows_of({"size", "n"}, {{whole(2023), whole(3)}, {whole(2024), whole(5)}})).kind,
            ChartKind::kPoints);
  EXPECT_EQ(good(rows_of({"n"}, {{whole(1)}, {whole(3)}, {whole(3)}})).kind, ChartKind::kHistogram);
  // A key is not a measure.
  const Chart named = good(rows_of({"id", "name", "total"}, {{whole(1), text("Ann"), whole(10)},
                                                             {whole(2), text("Bob"), whole(20)}}));
  EXPECT_EQ(named.kind, ChartKind::kBars);
  ASSERT_EQ(named.series.size(), 1u);
  EXPECT_EQ(named.series[0].name, "total");
}

// feature 233
TEST(Chart, TheReasonIsGivenIfNoChartFits) {
  EXPECT_EQ(why_not(rows_of({"n"}, {})), "no chart: there are no rows");
  EXPECT_EQ(why_not(rows_of({"n"}, {{whole(3)}})), "no chart: there is one row only");
  EXPECT_EQ(why_not(rows_of({"a", "b"}, {{text("x"), text("y")}, {text("z"), text("w")}})),
            "no chart: no column is a number, only a, b");
  EXPECT_EQ(why_not(rows_of({"id", "name"}, {{whole(1), text("x")}, {whole(2), text("y")}})),
            "no chart: the only numbers are keys (id)");
  EXPECT_EQ(why_not(rows_of({"n"}, {{whole(3)}, {whole(3)}})),
            "no chart: all values of n are the same or too far apart");
  EXPECT_EQ(why_not(rows_of({"n", "m"}, {{1e308, -1e308}, {-1e308, 1e308}})),
            "no chart: the numbers are too far apart, or too close, to be drawn");
  EXPECT_EQ(why_not(rows_of({"x"}, {{Blob{"a"}}, {Blob{"b"}}})),
            "no chart: no column is a number, only x");
}

// feature 233
TEST(Chart, OmittedRowsAreNoted) {
  std::vector<Row> many;
  for (int i = 0; i < 50; ++i) many.push_back({"c" + std::to_string(i), int64_t{i}});
  many.push_back({text("none"), Value()});
  ResultSet rows = rows_of({"city", "n"}, many);
  rows.row_cut = true;
  const Chart chart = good(rows);
  EXPECT_EQ(chart.remarks,
            (std::vector<std::string>{"the 30 largest of 50", "1 row without a value left out",
                                      "the first 51 rows only"}));
  EXPECT_EQ(chart.labels.front(), "c20");
  const Chart sizes = good(rows_of({"city", "n", "revenue"}, {{text("a"), whole(1), whole(5000)},
                                                              {text("b"), whole(2), whole(9000)}}));
  EXPECT_EQ(sizes.series.size(), 1u);
  EXPECT_EQ(sizes.remarks, std::vector<std::string>{"revenue not drawn"});
}

// feature 233
TEST(Chart, LabelsMakeLinesAndGroups) {
  const Chart lines =
      good(rows_of({"month", "city", "n"}, {{text("2024-02"), text("Rome"), whole(2)},
                                            {text("2024-01"), text("Rome"), whole(1)},
                                            {text("2024-02"), text("Oslo"), whole(4)}}));
  EXPECT_EQ(lines.kind, ChartKind::kLine);
  ASSERT_EQ(lines.series.size(), 2u);
  EXPECT_EQ(lines.labels, (std::vector<std::string>{"2024-01", "2024-02"}));
  EXPECT_EQ(lines.series[0].values, (std::vector<double>{1, 2}));
  EXPECT_TRUE(std::isnan(lines.series[1].values[0]));
  const Chart groups =
      good(rows_of({"city", "status", "n"}, {{text("Rome"), text("open"), whole(1)},
                                             {text("Rome"), text("paid"), whole(2)},
                                             {text("Oslo"), text("paid"), whole(3)}}));
  EXPECT_EQ(groups.kind, ChartKind::kBars);
  EXPECT_EQ(groups.labels, (std::vector<std::string>{"Rome", "Oslo"}));
  ASSERT_EQ(groups.series.size(), 2u);
  EXPECT_EQ(groups.series[1].name, "paid");
  // Two parts of a name form one label.
  const Chart people =
      good(rows_of({"first", "last", "n"},
                   {{text("Ann"), text("Lee"), whole(1)}, {text("Bob"), text("Lee"), whole(2)}}));
  EXPECT_EQ(people.labels, (std::vector<std::string>{"Ann Lee", "Bob Lee"}));
}

// feature 233
TEST(Chart, ATimeWithSeveralRowsIsDrawnAsPoints) {
  const Chart chart = good(rows_of({"day", "total"}, {{text("2024-01-02"), whole(2)},
                                                      {text("2024-01-01"), whole(1)},
                                                      {text("2024-01-02"), whole(4)}}));
  EXPECT_EQ(chart.kind, ChartKind::kPoints);
  EXPECT_TRUE(chart.times);
  EXPECT_EQ(chart.series[0].values, (std::vector<double>{1, 2, 4}));
}

// feature 233
TEST(Chart, TimestampsAreWrittenInIsoForm) {
  EXPECT_EQ(days_of("1970"), 0);
  EXPECT_EQ(days_of("1970-02"), 31);
  EXPECT_EQ(days_of("1970-Q2"), 90);
  EXPECT_EQ(days_of("2024-02-29"), 19782);
  EXPECT_EQ(days_of("1970-01-02 12:00"), 1.5);
  EXPECT_EQ(days_of("1970-01-02T06:00:00Z"), 1.25);
  for (const char* bad : {"", "197", "2023-02-29", "2024-13", "2024-00-01", "2024-Q5", "20240101",
                          "2024-01-0x", "2024/01/01", "May 2024", "2024-01-01x", "12:30"})
    EXPECT_FALSE(days_of(bad)) << bad;
}

// feature 233
TEST(Chart, ScalesAreRoundAndContainTheirValues) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> exponent(-9, 14), part(-1, 1);
  for (int i = 0; i < 20'000; ++i) {
    const double size = std::pow(10, exponent(random));
    const double a = part(random) * size, b = part(random) * size;
    const auto scale = round_scale(std::min(a, b), std::max(a, b), 5, i % 2 == 0);
    if (!scale) continue;
    EXPECT_LE(scale->low, std::min(a, b) + scale->step * 1e-6);
    EXPECT_GE(scale->high, std::max(a, b) - scale->step * 1e-6);
    const size_t ticks = scale->ticks().size();
    EXPECT_GE(ticks, 2u) << a << " " << b;
    EXPECT_LE(ticks, 13u) << a << " " << b;
    EXPECT_TRUE(i % 2 != 0 || (scale->low <= 0 && scale->high >= 0));
  }
  EXPECT_EQ(number_text(1234567, 1), "1,234,567");
  EXPECT_EQ(number_text(2500000, 500000), "2.5M");
  EXPECT_EQ(number_text(0.25, 0.05), "0.25");
  EXPECT_EQ(number_text(-1234.5), "-1,234.5");
  EXPECT_EQ(number_text(0.0), "0");
}

// feature 200 233
TEST(Chart, AnyRowsGiveWellFormedTextOrAReason) {
  std::mt19937 random(11);
  const std::vector<std::string> texts = {"Rome",
                                          "",
                                          "2024-01-01",
                                          "2024",
                                          "<b>&\"'",
                                          "]]>",
                                          "\x1b[31m",
                                          "\xff\xfe",
                                          "\xEF\xBF\xBF",
                                          "a\nb",
                                          "\xE6\x9D\xB1\xE4\xBA\xAC",
                                          std::string(500, 'x'),
                                          "2024-Q2",
                                          std::string("n\0l", 3)};
  const auto any = [&]() -> Value {
    switch (random() % 8) {
      case 0:
        return {};
      case 1:
        return static_cast<int64_t>(random() % 3000);
      case 2:
        return static_cast<int64_t>(random()) - (int64_t{1} << 31);
      case 3:
        return std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 200) - 100);
      case 4:
        return std::numeric_limits<double>::infinity();
      default:
        return texts[random() % texts.size()];
    }
  };
  for (int i = 0; i < 3000; ++i) {
    ResultSet rows;
    const size_t columns = random() % 5, count = random() % 60;
    for (size_t c = 0; c < columns; ++c)
      rows.columns.push_back(c % 2 == 0 ? texts[random() % texts.size()] : "n" + std::to_string(c));
    // Mostly one type in each column, so that many of them can be drawn.
    std::vector<Value> first;
    for (size_t c = 0; c < columns; ++c) first.push_back(any());
    for (size_t r = 0; r < count; ++r) {
      Row row;
      for (size_t c = 0; c < columns; ++c) {
        Value cell = any();
        row.push_back(cell.index() == first[c].index() || random() % 40 == 0 ? cell : first[c]);
      }
      rows.rows.push_back(std::move(row));
    }
    const auto chart = chart_of(rows, texts[random() % texts.size()]);
    if (!chart) {
      EXPECT_TRUE(chart.error().message.starts_with("no chart: ")) << chart.error().message;
      continue;
    }
    const std::string svg = svg_of(*chart), html = html_of(*chart, rows);
    for (const std::string& out : {text_of(*chart), svg, html}) {
      EXPECT_TRUE(text::valid_utf8(out));
      EXPECT_EQ(out.find('\x1b'), out.npos);
      EXPECT_EQ(out.find('\0'), out.npos);
      EXPECT_EQ(out.find("nan"), out.npos);
    }
    EXPECT_EQ(svg.find("<b>"), svg.npos);
    EXPECT_EQ(html.find("<b>"), html.npos);
    EXPECT_FALSE(parsed_json(vega_of(*chart)).is_discarded());
  }
}

}  // namespace ask::chart
