#include "agent/engine/explain/provenance_spans.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/engine/explain/cue_labels.h"
#include "agent/engine/explain/provenance_links.h"

namespace ask::engine {
namespace {

using Json = nlohmann::ordered_json;

constexpr float kEmpty = 0.4F;  // filler score from which a word needs no link

std::string_view name(MentionKind kind) {
  constexpr std::string_view kNames[] = {"table", "column", "value", "number",
                                         "date",  "phrase", "filler"};
  return kNames[static_cast<size_t>(kind)];
}

std::string cut(std::string_view text) { return text::shortened(text, kMostLabel); }

// To two digits, since further ones would be artefacts of float.
double rounded(float score) { return std::round(static_cast<double>(score) * 100) / 100; }

Json json_number(double x) {
  if (const auto whole = as_integer(x)) return *whole;
  return x;
}

Json span_json(const ProvenanceContext& context, const ProvenanceSpan& span) {
  const Arcs& arcs = context.arcs;
  SourceSpan source = arcs.token(span.begin).source;
  for (uint32_t t = span.begin + 1; t < span.end; ++t) source = hull(source, arcs.token(t).source);
  const std::string_view asked_text =
      context.question.substr(source.begin, source.end - source.begin);
  const uint32_t begin = arcs.token(span.begin).begin, end = arcs.token(span.end - 1).end;
  const std::string_view text = std::string_view(context.in.text()).substr(begin, end - begin);
  Json out = Json::object();
  out["text"] = cut(asked_text);
  out["begin"] = source.begin;
  out["end"] = source.end;
  if (asked_text != text) out["read"] = cut(text);
  if (span.arc == kNoArc) {
    out["as"] = arcs.filler[span.begin] >= kEmpty ? "filler" : "unused";
    return out;
  }
  const Arc& arc = arcs[span.arc];
  const Mention& m = arcs.mention(arc);
  out["as"] = name(arc.kind);
  if (arc.kind == MentionKind::kCue) out["asks"] = label(arc.cue);
  if (arc.kind == MentionKind::kCue && !m.scale.word.empty()) out["of"] = m.scale.word;
  if (arc.kind == MentionKind::kNumber || (arc.kind == MentionKind::kCue && m.number != 0))
    out["number"] = json_number(m.number);
  if (arc.kind == MentionKind::kNumber && !m.unit.empty()) out["unit"] = m.unit;
  if (arc.kind == MentionKind::kDate) {
    out["from"] = m.from;
    out["to"] = m.to;
  }
  return out;
}

}  // namespace

ProvenanceSpans find_spans(const ProvenanceContext& context) {
  const Arcs& arcs = context.arcs;
  ProvenanceSpans spans{{}, std::vector<int>(arcs.all.size(), -1)};
  size_t next = 0;  // in context.read
  for (uint32_t t = 0; t < arcs.tokens();) {
    if (next < context.read.size() && arcs[context.read[next]].begin <= t) {
      const ArcId id = context.read[next++];
      spans.of_arc[static_cast<size_t>(id)] = static_cast<int>(spans.all.size());
      spans.all.push_back({arcs[id].begin, arcs[id].end, id});
      t = arcs[id].end;
      continue;
    }
    if (!arcs.token(t).punctuation) spans.all.push_back({t, t + 1});
    ++t;
  }
  return spans;
}

Json spans_json(const ProvenanceContext& context, const ProvenanceSpans& spans) {
  Json out = Json::array();
  for (const ProvenanceSpan& s : spans.all) out.push_back(span_json(context, s));
  return out;
}

Json links_json(const ProvenanceContext& context, const ProvenanceSpans& spans) {
  Json out = Json::array();
  for (size_t i = 0; i < spans.all.size(); ++i) {
    if (spans.all[i].arc == kNoArc || !is_schema_arc(context.arcs[spans.all[i].arc])) continue;
    const Arc& arc = context.arcs[spans.all[i].arc];
    const ProvenanceLink link = link_of(context.in, context.candidate, spans.all[i].arc);
    const bool stored = arc.kind == MentionKind::kValue;
    Json entry = Json::object();
    entry["span"] = i;
    if (!stored || link.mention->found) {
      entry["table"] = table_name(context, link.item.table);
      if (!link.item.whole()) entry["column"] = column_name(context, link.item);
    }
    if (stored) entry["value"] = cut(link.mention->text);
    entry["how"] = stored ? how_stored(*link.mention) : how_named(*link.mention, link.item);
    entry["strength"] = rounded(link.mention->score);
    entry["others"] = arc.count - 1;
    out.push_back(std::move(entry));
  }
  return out;
}

}  // namespace ask::engine
