#include "agent/engine/explain/provenance.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/engine/explain/provenance_joins.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/explain/provenance_parts.h"
#include "agent/engine/explain/provenance_spans.h"
#include "test/unit/engine/school.h"

namespace ask::engine::provenance_test {
namespace {

using Json = nlohmann::ordered_json;
using Strings = std::vector<std::string>;

// The provenance of the best candidate of a question, with its context.
class Explained {
 public:
  explicit Explained(const Interpretation& in, std::string_view question)
      : preference_([&in](uint32_t edge) { return in.preference(edge); }),
        builder_(in.column_facts(), in.graph(), preference_),
        context{in,
                in.arcs(),
                in.candidates().at(0),
                question,
                in.arcs_read(in.candidates().at(0)),
                builder_},
        spans(find_spans(context)),
        parts(query_parts(context)) {}

 private:
  const SchemaGraph::Preference preference_;
  Builder builder_;

 public:
  const ProvenanceContext context;
  const ProvenanceSpans spans;
  const std::vector<QueryPart> parts;
};

// These fields of each object, separated by blanks.
Strings fields(const Json& all, const Strings& names) {
  Strings out;
  for (const Json& one : all) {
    std::string line;
    for (const std::string& name : names)
      if (one.contains(name))
        line += (line.empty() ? "" : " ") +
                (one[name].is_string() ? one[name].get<std::string>() : one[name].dump());
    out.push_back(std::move(line));
  }
  return out;
}

class Provenance : public school::School {};

// feature 153
TEST_F(Provenance, EverySpanHasItsReading) {
  const std::string question = "how many pupils in Oslo are 9 years old?";
  const Interpretation in = read(question);
  const Explained x(in, question);
  const Json spans = spans_json(x.context, x.spans);
  EXPECT_EQ(fields(spans, {"text", "as", "asks", "number"}),
            (Strings{"how many phrase count", "pupils table", "in filler", "Oslo value",
                     "are filler", "9 number 9", "years column", "old column"}));
  EXPECT_EQ(spans[3]["begin"].get<int>(), 19);
  EXPECT_EQ(spans[3]["end"].get<int>(), 23);
  for (size_t i = 0; i < x.spans.all.size(); ++i) {
    const ArcId arc = x.spans.all[i].arc;
    if (arc == kNoArc) continue;
    EXPECT_EQ(x.spans.of_arc[static_cast<size_t>(arc)], static_cast<int>(i));
  }
}

// feature 153
TEST_F(Provenance, LinksNameWhatWordsMatchAndHow) {
  const std::string question = "how many pupils of the school North are there?";
  const Interpretation in = read(question);
  const Explained x(in, question);
  EXPECT_EQ(fields(links_json(x.context, x.spans), {"table", "column", "value", "how"}),
            (Strings{"main.pupils exact name", "main.schools another form of the name",
                     "main.schools name North stored value"}));
}

// feature 153
TEST_F(Provenance, PartsOfTheQueryAreMentionedOrImplied) {
  const std::string question = "names of pupils in Rome";
  const Interpretation in = read(question);
  const Explained x(in, question);
  EXPECT_EQ(fields(parts_json(x.context, x.spans, x.parts), {"part", "in", "sql", "implied"}),
            (Strings{"output query \"pupils\".\"name\" false",
                     "condition query \"schools\".\"city\" = 'Rome' false"}));
}

// feature 153
TEST_F(Provenance, JoinsHaveAKeyAndAReason) {
  const std::string question = "names of pupils in Rome";
  const Interpretation in = read(question);
  const Explained x(in, question);
  EXPECT_EQ(fields(joins_json(x.context, x.parts), {"table", "with", "key", "why"}),
            Strings{"main.schools main.pupils declared foreign key holds \"Rome\" in city"});
}

// feature 153
TEST_F(Provenance, TheProvenanceIsOneObject) {
  const std::string question = "names of pupils in Rome";
  const Interpretation in = read(question);
  const Json all = Json::parse(provenance(in, in.candidates().at(0), question));
  Strings keys;
  for (const auto& [key, value] : all.items()) keys.push_back(key);
  EXPECT_EQ(keys, (Strings{"spans", "links", "joins", "parts"}));
}

TEST_F(Provenance, LongNamesAreShortened) {
  const Interpretation in = read("names of pupils");
  const Explained x(in, "names of pupils");
  EXPECT_EQ(table_name(x.context, school::kPupils), "main.pupils");
  EXPECT_EQ(column_name(x.context, school::kAge), "age");
}

// feature 153
TEST(ProvenanceLinks, DescribesTheKindOfAMatch) {
  const ColumnExpr city = school::kCity;
  Mention mention;
  mention.kind = MentionKind::kColumn;
  mention.table = city.table;
  mention.column = city.column;
  mention.match = MatchKind::kTypo;
  EXPECT_EQ(how_named(mention, city), "typo");
  EXPECT_EQ(how_named(mention, school::kAge), "what names a row");
  mention.noted = true;
  EXPECT_EQ(how_named(mention, city), "a note");
  mention.noted = false;
  mention.rest_column = 1;
  EXPECT_EQ(how_named(mention, city), "a full name kept in two columns");
  mention.kind = MentionKind::kValue;
  EXPECT_EQ(how_stored(mention), "typo");
  mention.match = MatchKind::kPart;
  EXPECT_EQ(how_stored(mention), "inside a longer value");
  mention.rest = "Smith";
  EXPECT_EQ(how_stored(mention), "a full name kept in two columns");
  mention.found = false;
  EXPECT_EQ(how_stored(mention), "stored nowhere");
}

TEST(ProvenanceLinks, NamesTablesColumnsAndValues) {
  Arc arc;
  arc.kind = MentionKind::kValue;
  EXPECT_TRUE(is_schema_arc(arc));
  arc.kind = MentionKind::kNumber;
  EXPECT_FALSE(is_schema_arc(arc));
}

}  // namespace
}  // namespace ask::engine::provenance_test
