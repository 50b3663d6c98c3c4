#include "agent/engine/explain/provenance.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/explain/provenance_writer.h"

namespace ask::engine {
namespace {

constexpr size_t kMostText = 80;  // bytes of a name, a value or words of the question
constexpr float kEmpty = 0.4F;    // filler score from which a word needs no link

std::string_view name(MentionKind kind) {
  constexpr std::string_view kNames[] = {"table", "column", "value", "number",
                                         "date",  "phrase", "filler"};
  return kNames[static_cast<size_t>(kind)];
}

std::string cut(std::string_view text) { return text::shortened(text, kMostText); }

// To two digits, since further ones would be artefacts of float.
double rounded(float score) { return std::round(static_cast<double>(score) * 100) / 100; }

nlohmann::ordered_json json_number(double x) {
  if (const auto whole = as_integer(x)) return *whole;
  return x;
}

}  // namespace

ProvenanceWriter::ProvenanceWriter(const Interpretation& in, const Candidate& candidate,
                                   std::string_view question)
    : in_(in),
      reading_(candidate),
      question_(question),
      read_(in.arcs_read(candidate)),
      preference_([&in](uint32_t edge) { return in.preference(edge); }),
      builder_(in.column_facts(), in.graph(), preference_),
      span_of_(in.arcs().all.size(), -1) {}

void ProvenanceWriter::find_spans() {
  const Arcs& arcs = in_.arcs();
  size_t next = 0;  // in read_
  for (uint32_t t = 0; t < arcs.tokens();) {
    if (next < read_.size() && in_.arcs()[read_[next]].begin <= t) {
      const ArcId id = read_[next++];
      span_of_[static_cast<size_t>(id)] = static_cast<int>(spans_.size());
      spans_.push_back({in_.arcs()[id].begin, in_.arcs()[id].end, id});
      t = in_.arcs()[id].end;
      continue;
    }
    if (!arcs.token(t).punctuation) spans_.push_back({t, t + 1});
    ++t;
  }
}

std::string ProvenanceWriter::table_name(uint32_t t) const {
  const db::Table& table = in_.column_facts().table(t);
  return cut(table.schema + "." + table.name);
}

std::string ProvenanceWriter::column_name(ColumnExpr c) const {
  return cut(in_.column_facts().column(c).name);
}

ProvenanceWriter::Json ProvenanceWriter::span(const Span& span) const {
  const Arcs& arcs = in_.arcs();
  AskedSpan asked = arcs.token(span.begin).asked;
  for (uint32_t t = span.begin + 1; t < span.end; ++t) asked = hull(asked, arcs.token(t).asked);
  const std::string_view said = question_.substr(asked.begin, asked.end - asked.begin);
  const uint32_t begin = arcs.token(span.begin).begin, end = arcs.token(span.end - 1).end;
  const std::string_view text = std::string_view(in_.text()).substr(begin, end - begin);
  Json out = Json::object();
  out["text"] = cut(said);
  out["begin"] = asked.begin;
  out["end"] = asked.end;
  if (said != text) out["read"] = cut(text);
  if (span.arc == kNoArc) {
    out["as"] = arcs.filler[span.begin] >= kEmpty ? "filler" : "unused";
    return out;
  }
  const Arc& u = in_.arcs()[span.arc];
  const Mention& m = arcs.mention(u);
  out["as"] = name(u.kind);
  if (u.kind == MentionKind::kCue) out["asks"] = label(u.cue);
  if (u.kind == MentionKind::kCue && !m.scale.word.empty()) out["of"] = m.scale.word;
  if (u.kind == MentionKind::kNumber || (u.kind == MentionKind::kCue && m.number != 0))
    out["number"] = json_number(m.number);
  if (u.kind == MentionKind::kNumber && !m.unit.empty()) out["unit"] = m.unit;
  if (u.kind == MentionKind::kDate) {
    out["from"] = m.from;
    out["to"] = m.to;
  }
  return out;
}

ProvenanceWriter::Json ProvenanceWriter::spans() const {
  Json out = Json::array();
  for (const Span& s : spans_) out.push_back(span(s));
  return out;
}

ProvenanceWriter::Json ProvenanceWriter::links() const {
  Json out = Json::array();
  for (size_t i = 0; i < spans_.size(); ++i) {
    if (spans_[i].arc == kNoArc || !is_named(in_.arcs()[spans_[i].arc])) continue;
    const Arc& u = in_.arcs()[spans_[i].arc];
    const Link link = link_of(in_, reading_, spans_[i].arc);
    const bool stored = u.kind == MentionKind::kValue;
    Json entry = Json::object();
    entry["span"] = i;
    if (!stored || link.mention->found) {
      entry["table"] = table_name(link.item.table);
      if (!link.item.whole()) entry["column"] = column_name(link.item);
    }
    if (stored) entry["value"] = cut(link.mention->text);
    entry["how"] = stored ? how_stored(*link.mention) : how_named(*link.mention, link.item);
    entry["strength"] = rounded(link.mention->score);
    entry["others"] = u.count - 1;
    out.push_back(std::move(entry));
  }
  return out;
}

ProvenanceWriter::Json ProvenanceWriter::run() {
  find_spans();
  const LogicalForm& logical_form = reading_.logical_form;
  find_parts(logical_form.block, "query");
  for (const QueryBlock& right : logical_form.right) find_conditions(right, "other side");
  for (const QueryBlock& other : logical_form.beside) find_parts(other, "query");
  Json joins = Json::array();
  add_joins(logical_form.block, "query", joins);
  for (const QueryBlock& right : logical_form.right) add_joins(right, "other side", joins);
  Json out = Json::object();  // key by key: an initializer list would copy the arrays
  out["spans"] = spans();
  out["links"] = links();
  out["joins"] = std::move(joins);
  out["parts"] = parts();
  const size_t read = in_.arcs().tokens();
  if (read > 0 && in_.lattice().tokens.size() > read)
    out["read_to"] = in_.arcs().token(static_cast<uint32_t>(read) - 1).asked.end;
  return out;
}

std::string provenance(const Interpretation& in, const Candidate& candidate,
                       std::string_view question) {
  return json_text(ProvenanceWriter(in, candidate, question).run());
}

}  // namespace ask::engine
