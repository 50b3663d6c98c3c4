// The lattice of a question, one mention a line:
//   link_show FILE.sqlite 'QUESTION'...
#include <fmt/core.h>

#include "agent/engine/link/linker.h"
#include "bench/link_snapshot.h"

namespace {

using namespace ask;
using engine::Mention;
using engine::MentionKind;

std::string logical_form(const Mention& m, const db::Catalog& catalog) {
  const auto column = [&](uint32_t c) {
    return catalog.tables[m.table].name + "." + catalog.tables[m.table].columns[c].name;
  };
  const bool pair = m.rest_column != engine::kNone;
  switch (m.kind) {
    case MentionKind::kTable:
      return "table " + catalog.tables[m.table].name;
    case MentionKind::kColumn:
      return "column " + column(m.column) + (pair ? " + " + column(m.rest_column) : "");
    case MentionKind::kValue:
      if (!m.found) return "text '" + m.text + "'";
      return (m.partial ? "part of '" : "value '") + m.text + "' of " + column(m.column) +
             (pair ? " + '" + m.rest + "' of " + column(m.rest_column) : "");
    case MentionKind::kNumber:
      return fmt::format("number {}{}", m.number, m.ordinal ? "th" : "");
    case MentionKind::kDate:
      return "date " + m.from + " to " + m.to;
    case MentionKind::kCue:
      return fmt::format("keyword {} {}{}", static_cast<int>(m.cue), m.scale.word,
                         m.number != 0 ? fmt::format(" {}", m.number) : "");
    case MentionKind::kFiller:
      return "filler";
  }
  return "";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const auto snapshot = bench::read_snapshot(argv[1]);
  const engine::SchemaIndex index(snapshot->catalog);
  for (int i = 2; i < argc; ++i) {
    const auto lattice = engine::link(argv[i], *snapshot, index);
    fmt::print("{}\n", argv[i]);
    for (const Mention& m : lattice.mentions) {
      std::string words;
      for (uint32_t t = m.begin; t < m.end; ++t)
        words += (t > m.begin ? " " : "") + lattice.tokens[t].text;
      fmt::print("  {:2}-{:<2} {:.2f}  {:24} {}\n", m.begin, m.end, m.score, words,
                 logical_form(m, snapshot->catalog));
    }
  }
  return 0;
}
