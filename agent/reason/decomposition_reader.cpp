#include "agent/reason/decomposition_reader.h"

#include <fmt/format.h>

#include <array>
#include <functional>
#include <limits>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/one_line.h"
#include "agent/common/strict_json.h"
#include "agent/common/text.h"
#include "agent/reason/decomposition.h"
#include "agent/reason/query_plan.h"

namespace ask::reason {
namespace {

using Json = nlohmann::ordered_json;

constexpr JsonBounds kPartsBounds{200'000, 20, 20'000};
constexpr size_t kLongestPartText = 2000;  // bytes
constexpr size_t kMostPartItems = 100;     // of any list; settled() has closer bounds for some

template <class Enum, size_t N>
using PartWords = std::array<std::pair<std::string_view, Enum>, N>;

constexpr PartWords<CombineOp, 4> kOps = {{{"standalone", CombineOp::kStandalone},
                                           {"compare", CombineOp::kCompare},
                                           {"join", CombineOp::kJoin},
                                           {"union", CombineOp::kUnion}}};
constexpr PartWords<JoinSide, 3> kRoles = {
    {{"left", JoinSide::kLeft}, {"right", JoinSide::kRight}, {"", JoinSide::kNone}}};
constexpr PartWords<PostKind, 5> kKinds = {{{"filter", PostKind::kFilter},
                                            {"aggregate", PostKind::kAggregate},
                                            {"project", PostKind::kProject},
                                            {"sort", PostKind::kSort},
                                            {"limit", PostKind::kLimit}}};
constexpr PartWords<FilterOp, 9> kFilters = {{{"=", FilterOp::kEqual},
                                              {"!=", FilterOp::kNotEqual},
                                              {">", FilterOp::kMore},
                                              {">=", FilterOp::kAtLeast},
                                              {"<", FilterOp::kLess},
                                              {"<=", FilterOp::kAtMost},
                                              {"between", FilterOp::kBetween},
                                              {"in", FilterOp::kIn},
                                              {"contains", FilterOp::kContains}}};

// One method for each part. The first error is kept and ends the reading; what the methods return
// after it is discarded.
class PartsReader {
 public:
  Decomposition decomposition(const Json& node) {
    Decomposition out;
    if (!object(node, {"sub_queries", "groups"}, {"post", "unmapped", "confidence"})) return out;
    each(node, "sub_queries", [&](const Json& j) { out.sub_queries.push_back(sub_query(j)); });
    each(node, "groups", [&](const Json& j) { out.groups.push_back(group(j)); });
    each(node, "post", [&](const Json& j) { out.post.push_back(post(j)); });
    each(node, "unmapped", [&](const Json& j) { out.unmapped.push_back(unmapped(j)); });
    if (const Json* given = find(node, "confidence")) {
      const PointerStep place(*this, "confidence");
      out.confidence = given->is_number() ? given->get<double>() : -1;
      if (!(out.confidence >= 0 && out.confidence <= 1)) fail("must be a number from 0 to 1");
    }
    return out;
  }
  const std::optional<Error>& error() const { return error_; }

 private:
  // One step of the JSON pointer, for as long as it lives.
  class PointerStep {
   public:
    PointerStep(PartsReader& reader, std::string_view step)
        : at_(reader.at_), size_(reader.at_.size()) {
      at_ += "/";
      at_ += step;
    }
    ~PointerStep() { at_.resize(size_); }
    PointerStep(const PointerStep&) = delete;
    PointerStep& operator=(const PointerStep&) = delete;

   private:
    std::string& at_;
    size_t size_;
  };
  using Keys = std::initializer_list<std::string_view>;

  void fail(std::string_view why) {
    if (!error_)
      error_ = Error{Code::kInvalidPlanStructure,
                     fmt::format("the plan: {} {}", at_.empty() ? "it" : at_, why)};
  }

  // Fails unless `json` is an object with all of `needed`, and no key beside those and `others`.
  bool object(const Json& node, Keys needed, Keys others) {
    if (!node.is_object()) return fail("must be an object"), false;
    for (const std::string_view key : needed)
      if (!node.contains(key)) fail(fmt::format("lacks \"{}\"", key));
    for (const auto& [key, value] : node.items())
      if (!contains(needed, key) && !contains(others, key))
        fail(fmt::format("has an unknown key {}", text::quoted(text::shortened(key, 40))));
    return !error_;
  }

  const Json* find(const Json& node, std::string_view key) const {
    const auto found = error_ ? node.end() : node.find(key);
    return found == node.end() ? nullptr : &*found;
  }

  void each(const Json& node, std::string_view key, const std::function<void(const Json&)>& read) {
    const Json* list = find(node, key);
    if (!list) return;
    const PointerStep place(*this, key);
    if (!list->is_array()) return fail("must be a list");
    if (list->size() > kMostPartItems)
      return fail(fmt::format("has {} items, and {} is the limit", list->size(), kMostPartItems));
    for (size_t i = 0; i < list->size() && !error_; ++i) {
      const PointerStep item(*this, std::to_string(i));
      read((*list)[i]);
    }
  }

  // A text that may be a name: no NUL, which SQLite has in none.
  std::string words(const Json& node) {
    const auto* given = node.get_ptr<const std::string*>();
    if (!given) return fail("must be text"), "";
    if (given->size() > kLongestPartText)
      return fail(
                 fmt::format("has {} bytes, and {} is the limit", given->size(), kLongestPartText)),
             "";
    if (given->find('\0') != std::string::npos) return fail("holds a NUL byte"), "";
    return *given;
  }
  std::string text_at(const Json& node, std::string_view key, bool needed = false) {
    const Json* given = find(node, key);
    if (!given) return "";
    const PointerStep place(*this, key);
    std::string out = words(*given);
    if (needed && text::trimmed(out).empty()) fail("is empty");
    return out;
  }
  std::vector<std::string> names(const Json& node, std::string_view key) {
    std::vector<std::string> out;
    each(node, key, [&](const Json& j) {
      out.push_back(words(j));
      if (out.back().empty()) fail("is empty");
    });
    return out;
  }

  template <class Enum, size_t N>
  Enum word(const Json& node, std::string_view key, const PartWords<Enum, N>& choices) {
    const std::string given = text::lower(text_at(node, key));
    const PointerStep place(*this, key);
    std::vector<std::string> all;
    for (const auto& [word, value] : choices) {
      if (word == given) return value;
      if (!word.empty()) all.emplace_back(word);
    }
    fail("must be one of " + text::joined(all, ", "));
    return choices[0].second;
  }

  Value value(const Json& node) {
    if (node.is_null()) return {};
    if (node.is_boolean()) return Value(int64_t{node.get<bool>()});
    if (node.is_number_unsigned() &&
        node.get<uint64_t>() > static_cast<uint64_t>(std::numeric_limits<int64_t>::max()))
      return Value(node.get<double>());
    if (node.is_number_integer()) return Value(node.get<int64_t>());
    if (node.is_number()) return Value(node.get<double>());
    if (node.is_string()) return Value(words(node));
    fail("must be text, a number, true, false or null");
    return {};
  }

  Metric metric(const Json& node) {
    Metric out;
    if (!object(node, {"name", "aggregation"}, {"description"})) return out;
    out.name = text_at(node, "name", true);
    out.aggregation = text::lower(text_at(node, "aggregation"));
    out.description = text_at(node, "description");
    const PointerStep place(*this, "aggregation");
    for (const std::string_view known : {"", "count", "sum", "avg", "min", "max"})
      if (out.aggregation == known) return out;
    fail("must be one of count, sum, avg, min, max, or empty");
    return out;
  }

  FilterSpec filter(const Json& node) {
    FilterSpec out;
    if (!object(node, {"attribute", "op", "values"}, {})) return out;
    out.attribute = text_at(node, "attribute", true);
    out.op = word(node, "op", kFilters);
    each(node, "values", [&](const Json& j) { out.values.push_back(value(j)); });
    const PointerStep place(*this, "values");
    const size_t n = out.values.size();
    if (out.op == FilterOp::kBetween && n != 2) fail("must hold two values for between");
    if (out.op == FilterOp::kIn && n == 0) fail("must hold a value");
    if (out.op != FilterOp::kBetween && out.op != FilterOp::kIn && n != 1)
      fail("must hold one value");
    return out;
  }

  SubQuery sub_query(const Json& node) {
    SubQuery out;
    if (!object(node, {"id", "intent"},
                {"schema", "label", "metrics", "filters", "group_by", "expected"}))
      return out;
    out.id = text_at(node, "id", true);
    out.intent = text_at(node, "intent", true);
    out.schema = std::string(text::trimmed(text_at(node, "schema")));
    out.label = text_at(node, "label");
    each(node, "metrics", [&](const Json& j) { out.metrics.push_back(metric(j)); });
    each(node, "filters", [&](const Json& j) { out.filters.push_back(filter(j)); });
    out.group_by = names(node, "group_by");
    out.expected = names(node, "expected");
    return out;
  }

  CombineGroup group(const Json& node) {
    CombineGroup out;
    if (!object(node, {"id", "op", "inputs"}, {"keys"})) return out;
    out.id = text_at(node, "id", true);
    out.op = word(node, "op", kOps);
    each(node, "inputs", [&](const Json& j) {
      CombineInput input;
      if (object(j, {"sub_query"}, {"role"})) {
        input.sub_query = text_at(j, "sub_query", true);
        input.role = word(j, "role", kRoles);
      }
      out.inputs.push_back(std::move(input));
    });
    each(node, "keys", [&](const Json& j) {
      if (object(j, {"left", "right"}, {}))
        out.keys.push_back({text_at(j, "left", true), text_at(j, "right", true)});
    });
    return out;
  }

  PostOp post(const Json& node) {
    PostOp out;
    if (!object(node, {"group", "kind"},
                {"id", "filters", "metrics", "group_by", "columns", "order_by", "limit"}))
      return out;
    out.id = text_at(node, "id");
    out.group = text_at(node, "group", true);
    out.kind = word(node, "kind", kKinds);
    each(node, "filters", [&](const Json& j) { out.filters.push_back(filter(j)); });
    each(node, "metrics", [&](const Json& j) { out.metrics.push_back(metric(j)); });
    out.group_by = names(node, "group_by");
    out.columns = names(node, "columns");
    each(node, "order_by", [&](const Json& j) { out.order_by.push_back(order(j)); });
    if (const Json* limit = find(node, "limit"); limit && !limit->is_null()) {
      const PointerStep place(*this, "limit");
      const bool whole = limit->is_number_integer();
      if (whole && limit->get<int64_t>() >= 0 && limit->get<int64_t>() <= 1'000'000'000)
        out.limit = limit->get<int64_t>();
      else
        fail("must be a whole number from 0 to 1000000000");
    }
    return out;
  }

  OrderSpec order(const Json& node) {
    OrderSpec out;
    if (!object(node, {"by"}, {"desc"})) return out;
    out.by = text_at(node, "by", true);
    if (const Json* desc = find(node, "desc")) {
      const PointerStep place(*this, "desc");
      if (!desc->is_boolean()) return fail("must be true or false"), out;
      out.descending = desc->get<bool>();
    }
    return out;
  }

  // Words of a model that an answer quotes: without line breaks, which pass for its own.
  static std::string one_line(std::string_view words) {
    constexpr size_t kLongest = 200;
    return text::shortened(text::trimmed(text::one_line(words)), kLongest);
  }

  Unmapped unmapped(const Json& node) {
    Unmapped out;
    if (!object(node, {"intent"}, {"detail", "reason"})) return out;
    out.intent = one_line(text_at(node, "intent", true));
    out.detail = one_line(text_at(node, "detail"));
    return out;
  }

  std::string at_;
  std::optional<Error> error_;
};

constexpr std::string_view kPartsSchema =
    R"({"type":"object","properties":{)"
    R"("sub_queries":{"type":"array","items":{"type":"object","properties":{)"
    R"("id":{"type":"string"},"schema":{"type":"string"},"intent":{"type":"string"},)"
    R"("label":{"type":"string"},"metrics":{"type":"array","items":{"$ref":"#/$defs/metric"}},)"
    R"("filters":{"type":"array","items":{"$ref":"#/$defs/filter"}},)"
    R"("group_by":{"$ref":"#/$defs/names"},"expected":{"$ref":"#/$defs/names"}},)"
    R"("required":["id","schema","intent","label","metrics","filters","group_by","expected"],)"
    R"("additionalProperties":false}},)"
    R"("groups":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},)"
    R"("op":{"type":"string","enum":["standalone","compare","join","union"]},)"
    R"("inputs":{"type":"array","items":{"type":"object","properties":{)"
    R"("sub_query":{"type":"string"},"role":{"type":"string","enum":["left","right",""]}},)"
    R"("required":["sub_query","role"],"additionalProperties":false}},)"
    R"("keys":{"type":"array","items":{"type":"object","properties":{)"
    R"("left":{"type":"string"},"right":{"type":"string"}},"required":["left","right"],)"
    R"("additionalProperties":false}}},"required":["id","op","inputs","keys"],)"
    R"("additionalProperties":false}},)"
    R"("post":{"type":"array","items":{"type":"object","properties":{"group":{"type":"string"},)"
    R"("kind":{"type":"string","enum":["filter","aggregate","project","sort","limit"]},)"
    R"("filters":{"type":"array","items":{"$ref":"#/$defs/filter"}},)"
    R"("metrics":{"type":"array","items":{"$ref":"#/$defs/metric"}},)"
    R"("group_by":{"$ref":"#/$defs/names"},"columns":{"$ref":"#/$defs/names"},)"
    R"("order_by":{"type":"array","items":{"type":"object","properties":{)"
    R"("by":{"type":"string"},"desc":{"type":"boolean"}},"required":["by","desc"],)"
    R"("additionalProperties":false}},"limit":{"type":["integer","null"]}},)"
    R"("required":["group","kind","filters","metrics","group_by","columns","order_by","limit"],)"
    R"("additionalProperties":false}},)"
    R"("unmapped":{"type":"array","items":{"type":"object","properties":{)"
    R"("intent":{"type":"string"},"detail":{"type":"string"}},"required":["intent","detail"],)"
    R"("additionalProperties":false}},"confidence":{"type":"number"}},)"
    R"("required":["sub_queries","groups","post","unmapped","confidence"],)"
    R"("additionalProperties":false,"$defs":{)"
    R"("names":{"type":"array","items":{"type":"string"}},)"
    R"("metric":{"type":"object","properties":{"name":{"type":"string"},)"
    R"("aggregation":{"type":"string","enum":["","count","sum","avg","min","max"]},)"
    R"("description":{"type":"string"}},"required":["name","aggregation","description"],)"
    R"("additionalProperties":false},)"
    R"("filter":{"type":"object","properties":{"attribute":{"type":"string"},)"
    R"("op":{"type":"string","enum":["=","!=",">",">=","<","<=","between","in","contains"]},)"
    R"("values":{"type":"array","items":{"type":["string","number","boolean","null"]}}},)"
    R"("required":["attribute","op","values"],"additionalProperties":false}}})";

}  // namespace

Result<Decomposition> decomposition_from_json(std::string_view text) {
  const auto parsed = strict_json(text, kPartsBounds);
  if (!parsed) return invalid_plan(parsed.error().message);
  PartsReader reader;
  Decomposition out = reader.decomposition(*parsed);
  if (reader.error()) return *reader.error();
  return settled(std::move(out));
}

std::string_view decomposition_schema() { return kPartsSchema; }

}  // namespace ask::reason
