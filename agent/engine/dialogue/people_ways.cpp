#include "agent/engine/dialogue/people_ways.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/row_absences.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kMostWays = 24;
constexpr float kFlagScore = 0.6F;

bool is_called(const SchemaIndex& index, uint32_t table, std::span<const std::string_view> nouns) {
  const auto& words = index.table(table).words;
  return !words.empty() && text::is_one_of(index.word(words.back()).lemma, nouns);
}

// Tuners, hosts: called by what they do, with what is known of people.
bool are_doers(const SchemaIndex& index, uint32_t table) {
  constexpr uint32_t kMostLookedAt = 40;
  const auto& words = index.table(table).words;
  if (words.empty()) return false;
  const std::string& noun = index.word(words.back()).lemma;
  if (!has_agent_suffix(noun) && !text::is_one_of(noun, kServiceVerbs)) return false;
  for (uint32_t c = 0; c < std::min(index.columns(table), kMostLookedAt); ++c)
    if (index.has_any_word(index.column(table, c), kKnownOfPeople)) return true;
  return false;
}

bool acts(const SchemaIndex& index, uint32_t table) {
  return holds_people(index, table) || is_called(index, table, kOrganisationTables) ||
         are_doers(index, table);
}

bool are_served(const SchemaIndex& index, uint32_t table) {
  return is_called(index, table, kServedPeople) || is_called(index, table, kClientNouns) ||
         is_called(index, table, kOwningOrganisations);
}

Way way_over(uint32_t link, uint32_t steps) {
  Way way;
  way.link = link;
  way.steps = steps;
  return way;
}

// Adds the keys of `from` to people.
void add_keys(const Turn& turn, uint32_t from, const Way& so_far, std::vector<Way>& out) {
  const SchemaGraph& graph = turn.context.schema->graph;
  for (const uint32_t e : graph.of(from)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != from || edge.child_columns.size() != 1 || out.size() >= kMostWays ||
        !acts(turn.context.schema->index, edge.parent))
      continue;
    Way way = so_far;
    way.people = edge.parent;
    way.key = {from, edge.child_columns[0]};
    out.push_back(way);
  }
}

// The ways from rows that refer to those of the table, and by what these refer to.
void add_referring(const Turn& turn, uint32_t rows, uint32_t link, std::vector<Way>& out) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const SchemaIndex& index = turn.context.schema->index;
  const size_t before = out.size();
  Way over = way_over(link, 2);
  over.by_events = true;
  add_keys(turn, link, over, out);
  over.steps = 3;
  std::erase_if(out, [&](const Way& way) { return way.link == link && way.people == rows; });
  if (out.size() > before) return;
  for (const uint32_t e : graph.of(link)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child == link && edge.parent != rows && !acts(index, edge.parent))
      add_keys(turn, edge.parent, over, out);
  }
}

// The ways over what the rows refer to, by keys only: from payments by awards to applicants.
void add_chain(const Turn& turn, uint32_t next, std::vector<Way>& out) {
  constexpr uint32_t kMostSteps = 4;
  const SchemaGraph& graph = turn.context.schema->graph;
  std::vector<uint32_t> level{next}, seen{next};
  for (uint32_t steps = 2; steps <= kMostSteps && !level.empty(); ++steps) {
    std::vector<uint32_t> further;
    for (const uint32_t t : level) {
      const size_t before = out.size();
      add_keys(turn, t, way_over(t, steps), out);
      if (out.size() > before || out.size() >= kMostWays) continue;
      for (const uint32_t e : graph.of(t)) {
        const uint32_t parent = graph.edges()[e].parent;
        if (graph.edges()[e].child != t || contains(seen, parent)) continue;
        seen.push_back(parent);
        further.push_back(parent);
      }
    }
    level = std::move(further);
  }
}

bool plays_role(const Turn& turn, const Way& way, const std::string& verb) {
  const SchemaIndex& index = turn.context.schema->index;
  const auto does = [&](uint32_t w) {
    const std::string& lemma = index.word(w).lemma;
    return lemma.size() > 3 &&
           (lemma == verb || is_agent_noun_of(lemma, verb) || does_role(verb, lemma));
  };
  const auto& people = index.table(way.people).words;
  if (!people.empty() && does(people.back())) return true;
  const auto& key = index.column(way.key.table, way.key.column).words;
  return !way.of_people && std::any_of(key.begin(), key.end(), does);
}

// The events by which the rows come to people: by the verb, or as they have them for a time.
bool are_events_of(const Turn& turn, const Way& way, uint32_t rows, const WhoAsked& asked) {
  if (way.link == kNone) return false;
  if (flag_named(turn, way, asked).valid()) return true;
  const SchemaIndex& index = turn.context.schema->index;
  const bool keeps = asked.verb == nullptr
                         ? asked.has
                         : text::is_one_of(asked.verb->lemma, kStayingVerbs) ||
                               text::is_one_of(asked.verb->lemma, kVerbsOfHolders);
  if (keeps) {
    const Holding holding = holding_of(turn.base.facts(), turn.context.schema->graph, rows);
    if (holding.known() && holding.span.table == way.link) return true;
  }
  if (asked.verb == nullptr) return false;
  const auto& words = index.table(way.link).words;
  const std::string& verb = asked.verb->lemma;
  return std::any_of(words.begin(), words.end(),
                     [&](uint32_t w) { return index.word(w).stem == asked.verb->stem; }) ||
         names_events(index, way.link, asked.particle.empty() ? verb : verb + " " + asked.particle);
}

// The people are called by the key as those who work on the rows, or as those whom they are for. A
// key with any other role leads to nobody else: the donors of tools do not use them.
Fit fit_of_class(const Turn& turn, const Way& way, VerbClass verbs) {
  const SchemaIndex& index = turn.context.schema->index;
  const auto& key = index.column(way.key.table, way.key.column).words;
  const auto called = [&](auto nouns) {
    return std::any_of(key.begin(), key.end(),
                       [&](uint32_t w) { return text::is_one_of(index.word(w).lemma, nouns); });
  };
  bool staff = keeps_staff(index, way.people) || is_called(index, way.people, kStaffNouns);
  bool served = are_served(index, way.people) && !keeps_staff(index, way.people);
  if (!way.of_people && turn.base.facts().names_role(way.key)) {
    staff = called(std::span(kStaffNouns)) || called(std::span(kStaffRoles));
    served = called(std::span(kClientNouns)) || called(std::span(kServedPeople));
    if (!staff && !served) return Fit::kNot;
  }
  if (verbs.staff == verbs.served)
    return !way.by_events && !way.of_people && way.steps == 1 ? Fit::kUnknown : Fit::kDoubtful;
  if (verbs.staff) return staff ? Fit::kClass : served ? Fit::kNot : Fit::kUnknown;
  return served ? Fit::kClass : staff ? Fit::kNot : Fit::kUnknown;
}

}  // namespace

VerbClass class_of(const WhoAsked& asked) {
  if (asked.verb == nullptr) {
    const bool by = text::is_one_of(asked.relation, {"by", "with"});
    const bool by_one = asked.does || by;
    return {by_one, !by_one && (asked.has || text::is_one_of(asked.relation, {"for", "to"}))};
  }
  VerbClass out;
  const std::string& lemma = asked.verb->lemma;
  const std::string phrase = asked.verb->folded + " " + asked.particle;
  out.staff = (text::is_one_of(lemma, kServiceVerbs) && lemma != kPayKeys[1]) ||
              text::is_one_of(lemma, kStaffVerbs) || text::is_one_of(phrase, kServicePhrases);
  out.served = text::is_one_of(lemma, kCustomerVerbs) || text::is_one_of(lemma, kClientVerbs) ||
               text::is_one_of(lemma, kStayingVerbs) || lemma == kPayKeys[1] ||
               text::is_one_of(phrase, kCustomerPhrases);
  return out;
}

std::vector<Way> ways_to_people(const Turn& turn, uint32_t rows) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const SchemaIndex& index = turn.context.schema->index;
  std::vector<Way> out;
  add_keys(turn, rows, {}, out);
  for (const uint32_t e : graph.of(rows)) {
    const JoinEdge& edge = graph.edges()[e];
    const uint32_t other = edge.child == rows ? edge.parent : edge.child;
    if (other == rows || index.is_view(other) || graph.between(rows, other).size() != 1) continue;
    if (edge.child == rows) {
      if (!acts(index, other)) add_chain(turn, other, out);
    } else if (holds_people(index, other) && !edge.link) {
      if (edge.child_columns.size() != 1) continue;
      Way way;
      way.people = other;
      way.key = {other, edge.child_columns[0]};
      way.of_people = true;
      out.push_back(way);
    } else {
      add_referring(turn, rows, other, out);
    }
    if (out.size() >= kMostWays) return {};  // any of them may be meant
  }
  return out;
}

ColumnExpr flag_named(const Turn& turn, const Way& way, const WhoAsked& asked) {
  if (way.link == kNone || asked.modal == kNone) return {};
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool named = (m.begin <= asked.modal && m.end > asked.modal) ||
                       (m.begin <= asked.token && m.end > asked.token);
    if (m.kind == MentionKind::kColumn && m.table == way.link && named && m.score >= kFlagScore &&
        turn.base.facts().flag({m.table, m.column}))
      return {m.table, m.column};
  }
  return {};
}

Fit fit_of(const Turn& turn, const Way& way, uint32_t rows, const WhoAsked& asked) {
  if (asked.people != kNone && way.people != asked.people) return Fit::kNot;
  if (asked.role.valid()) return way.key == asked.role ? Fit::kRole : Fit::kNot;
  const bool itself = way.people == rows;
  const bool role = asked.verb != nullptr && plays_role(turn, way, asked.verb->lemma);
  if (role && !way.by_events) return Fit::kRole;
  if (itself) return Fit::kNot;
  if (are_events_of(turn, way, rows, asked)) return Fit::kEvent;
  if (asked.people != kNone || role) return Fit::kClass;
  if (asked.verb == nullptr && !asked.does) {
    // "who is on it?": those who refer to it
    const bool among = text::is_one_of(asked.relation, {"on", "in", "at"}) && !asked.has;
    if (among) return way.of_people || way.by_events ? Fit::kClass : Fit::kNot;
    if (!asked.has && !text::is_one_of(asked.relation, {"for", "to", "by", "with"}))
      return Fit::kNot;
  }
  return fit_of_class(turn, way, class_of(asked));
}

void choose_by_class(const Turn& turn, VerbClass verbs, std::vector<Way>& ways) {
  if (verbs.staff == verbs.served) return;
  const auto fits = [&](const Way& way) {
    return way.fit == Fit::kEvent && fit_of_class(turn, way, verbs) != Fit::kNot;
  };
  if (std::none_of(ways.begin(), ways.end(), fits)) return;
  for (Way& way : ways)
    if (way.fit == Fit::kEvent && !fits(way)) way.fit = Fit::kNot;
}

}  // namespace ask::engine::dialogue
