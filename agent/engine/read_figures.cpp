// Reads a question for several figures of each of some groups, or of all rows: each part as a
// question of its own.
#include <algorithm>
#include <optional>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/adjust/asked_parts_shown.h"
#include "agent/engine/adjust/figures_of_groups.h"
#include "agent/engine/adjust/joined_outputs.h"
#include "agent/engine/adjust/numbers_beside.h"
#include "agent/engine/engine.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/rewrite/figure_part_reader.h"
#include "agent/engine/rewrite/group_figures.h"

namespace ask::engine {
namespace {

constexpr double kPartUnderstood = 0.5;

// The tokens of another question in the places of the same words of the asked one.
void place_in(std::string_view question, std::vector<Token>& tokens) {
  const std::string asked = text::lower(question);
  for (Token& token : tokens) {
    const size_t at = asked.find(text::lower(token.text));
    token.source = {};
    if (at != asked.npos && !token.text.empty())
      token.source = {static_cast<uint32_t>(at), static_cast<uint32_t>(at + token.text.size())};
  }
}

bool is_alone(const LogicalForm& form) {
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no;
}

// True if a stored value has one of the words, so that they may be a condition.
bool names_value(const std::string& words, const db::Snapshot& snapshot, const SchemaIndex& index) {
  if (words.empty()) return false;
  const Lattice lattice = link(words, snapshot, index);
  return std::any_of(lattice.mentions.begin(), lattice.mentions.end(), [](const Mention& m) {
    return m.kind == MentionKind::kValue || m.kind == MentionKind::kDate ||
           m.kind == MentionKind::kNumber || m.kind == MentionKind::kCue;
  });
}

// "each cleaner", in words of the schema.
std::string each_row_of(const SchemaIndex& index, uint32_t table) {
  std::string out = "each";
  for (const uint32_t word : index.table(table).words) out += " " + index.word(word).text;
  return out;
}

// True for two figures of one column: "average plot size (sq metres)".
bool measures_again(const QueryBlock& block) {
  const auto& select = block.select;
  const auto figure = [](const ValueExpr& t) {
    return t.fn != Aggregate::kPlain && !t.column.whole();
  };
  for (size_t i = 0; i < select.size(); ++i)
    for (size_t k = i + 1; k < select.size(); ++k)
      if (figure(select[i]) && figure(select[k]) && select[i].column == select[k].column &&
          select[i].fn != select[k].fn && select[i].fn != Aggregate::kCount)
        return true;
  return false;
}

// True if only `before` keeps the row with the last or first date of all, where the reading in
// parts shows that date of each group: "the date of the last hire".
bool shows_ends_instead(const ColumnFacts& facts, const QueryBlock& now, const QueryBlock& before) {
  if (before.limit != 1 || now.limit || before.order.size() != 1 || now.group.empty() ||
      !facts.temporal(before.order[0].term.column))
    return false;
  const Aggregate end =
      before.order[0].descending ? Aggregate::kMaximum : Aggregate::kMinimum;
  return std::any_of(now.select.begin(), now.select.end(), [&](const ValueExpr& t) {
    return t.fn == end && facts.temporal(t.column);
  });
}

// True if the reading in parts finds the rows of the one before and shows its figures.
// `ends`: but for the row that only that one keeps.
bool keeps_figures(const LogicalForm& parts, const LogicalForm& before, bool ends) {
  const QueryBlock &now = parts.block, &one = before.block;
  const bool same_order = one.limit == now.limit && one.order.size() <= now.order.size();
  if (!is_alone(before) || one.having || one.offset || one.outer != Aggregate::kPlain ||
      one.combine != Combine::kApart || !(same_order || ends))
    return false;
  const auto shown = [&](const ValueExpr& t) {
    return std::any_of(now.select.begin(), now.select.end(), [&](const ValueExpr& other) {
      return other.fn == t.fn && (t.fn == Aggregate::kCount || other.column == t.column);
    });
  };
  const auto kept = [&](const std::vector<Condition>& any) {
    return contains(now.where, any) ||
           std::any_of(now.select.begin(), now.select.end(), [&](const ValueExpr& t) {
             return any.size() == 1 && contains(t.only, any[0]);
           });
  };
  return std::all_of(one.where.begin(), one.where.end(), kept) &&
         std::all_of(one.select.begin(), one.select.end(), [&](const ValueExpr& t) {
           return t.fn == Aggregate::kPlain || shown(t);
         });
}

}  // namespace

// The query that the question is understood as.
std::optional<QueryBlock> Interpretation::block_of(const std::string& question,
                                                   const db::Snapshot& snapshot,
                                                   double& sure) const {
  const Interpretation other(question, snapshot, schema_, weights_, Rows::kUntried);
  if (other.candidates().empty() || other.schema_ != schema_) return std::nullopt;
  const double value = other.confidence(0).value;
  const LogicalForm form = other.meaning(other.candidates()[0]);
  if (value < kPartUnderstood || !is_alone(form)) return std::nullopt;
  sure = std::min(sure, value);
  return without_origins(form.block);
}

// Adds one part to the figures. False if it is not understood.
bool Interpretation::add_figure_part(const FigurePart& part, const db::Snapshot& snapshot,
                                     FiguresOfGroups& figures, double& sure) const {
  if (!part.column.readings.empty()) {
    const auto readings = link_further_outputs(part.column.readings, snapshot, *column_facts_);
    if (figures.add_column(readings)) return true;
  }
  using Kind = FigurePart::Kind;
  const bool rows = part.kind != Kind::kFigure && part.kind != Kind::kColumn;
  if (rows && part.questions.empty()) return figures.add_end(part.kind, nullptr);
  for (const FigureQuestion& question : part.questions) {
    if (names_value(question.left_out, snapshot, column_facts_->index())) continue;
    double own = sure;
    const auto block = block_of(question.text, snapshot, own);
    if (!block) continue;
    const bool added = rows ? figures.add_end(part.kind, &*block)
                            : figures.add_figure(*block, part.among) || figures.add_column(*block);
    if (!added) continue;
    sure = own;
    return true;
  }
  return false;
}

// Reads the first part that asks for a figure, which says what the groups are.
bool Interpretation::read_first_figure(const std::vector<FigurePart>& parts,
                                       const db::Snapshot& snapshot, FiguresOfGroups& figures) {
  for (const FigurePart& part : parts)
    for (const FigureQuestion& question : part.questions) {
      if (part.kind == FigurePart::Kind::kColumn) continue;
      stages_ = Stages();
      read_whole(question.text, snapshot);
      if (stages_.candidates.empty() || stages_.best.value < kPartUnderstood || asks_series())
        continue;
      const LogicalForm& form = stages_.candidates[0].logical_form;
      if (is_alone(form) && figures.take_groups(without_origins(form.block))) return true;
    }
  return false;
}

// Reads the head of the question for the rows, or the figure of all of some, that the parts are of.
bool Interpretation::read_figure_head(const AskedFigures& way, const db::Snapshot& snapshot,
                                      FiguresOfGroups& figures, FigureSubject& subject) {
  read_whole(way.head, snapshot);
  if (stages_.candidates.empty() || stages_.best.value < kPartUnderstood || asks_series())
    return false;
  const LogicalForm form = meaning(stages_.candidates[0]);
  if (!is_alone(form) || form.block.ties || !figures.take_rows(without_origins(form.block)))
    return false;
  const std::string counted = counted_rows({WordSequence::of_question(way.head)});
  subject.rows = counted.empty() ? counted_rows(way.parts) : counted;
  subject.one = figures.groups() == kNone
                    ? named_by_condition(*column_facts_, form.block)
                    : each_row_of(column_facts_->index(), figures.groups());
  return true;
}

// Reads all that the question asks for in this way. False if a part is not understood.
bool Interpretation::read_figures_as(const AskedFigures& way, const db::Snapshot& snapshot) {
  FiguresOfGroups figures(*column_facts_, schema_->graph, way.each);
  std::vector<FigurePart> parts;
  if (way.groups.empty()) {
    const auto asks = [&](const FigureSubject& subject) {
      parts.clear();
      return read_figure_parts(way.parts, subject, parts) &&
             std::any_of(parts.begin(), parts.end(), [](const auto& part) { return part.certain; });
    };
    FigureSubject subject{"each", counted_rows(way.parts)};
    if (!asks(subject) || !read_figure_head(way, snapshot, figures, subject) || !asks(subject))
      return false;
  } else {
    if (!way.head.empty()) parts.emplace_back().questions.push_back({way.head, ""});
    const std::string counted = counted_rows({WordSequence::of_question(way.head)});
    const FigureSubject subject{"each " + way.groups,
                                counted.empty() ? counted_rows(way.parts) : counted};
    if (!read_figure_parts(way.parts, subject, parts) ||
        !read_first_figure(parts, snapshot, figures))
      return false;
  }
  double sure = stages_.best.value;
  const auto add = [&](const FigurePart& part) {
    return add_figure_part(part, snapshot, figures, sure);
  };
  LogicalForm form;
  if (!std::all_of(parts.begin(), parts.end(), add) || !figures.finish(form.block)) return false;
  const bool certain = std::all_of(parts.begin(), parts.end(), [](const FigurePart& part) {
    return part.certain || part.kind == FigurePart::Kind::kColumn;
  });
  if (!certain && measures_again(form.block)) return false;
  stages_.candidates[0].logical_form = std::move(form);
  stages_.best.value = sure;
  return true;
}

// Keeps the reading in parts if it is understood, and shows more than the one before.
bool Interpretation::read_figures(std::string_view question, const db::Snapshot& snapshot) {
  const bool known = stages_.best.value >= kLikelyFrom && !stages_.candidates.empty();
  const SchemaIndex& index = column_facts_->index();
  for (const AskedFigures& way : asked_figures(question)) {
    Stages before = std::exchange(stages_, Stages());
    const auto things = [&](const Stages& stages) {
      return shown_things(index, stages.candidates[0].logical_form.block);
    };
    const auto completes = [&] {
      const LogicalForm &parts = stages_.candidates[0].logical_form,
                        &whole = before.candidates[0].logical_form;
      const bool ends = !way.groups.empty() &&
                        shows_ends_instead(*column_facts_, parts.block, whole.block);
      return (things(stages_) > things(before) || ends) && keeps_figures(parts, whole, ends);
    };
    if (read_figures_as(way, snapshot) && (!known || completes())) {
      place_in(question, stages_.lattice.tokens);
      stages_.candidates.erase(stages_.candidates.begin() + 1, stages_.candidates.end());
      stages_.ranks.resize(std::min<size_t>(stages_.ranks.size(), 1));
      stages_.evidence.resize(std::min<size_t>(stages_.evidence.size(), 1));
      return true;
    }
    stages_ = std::move(before);
  }
  return false;
}

}  // namespace ask::engine
