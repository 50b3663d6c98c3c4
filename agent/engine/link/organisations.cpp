#include "agent/engine/link/organisations.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kFarthest = 3;  // keys between an event and an organisation

template <class Words>
bool is_called_by(const SchemaIndex& index, uint32_t table, const Words& nouns) {
  const auto& words = index.table(table).words;
  return !words.empty() && text::is_one_of(index.word(words.back()).lemma, nouns);
}

// The tables of which each row of the table has at most one, at most kFarthest keys away.
std::vector<uint32_t> led_to(const KeyTargets& keys, uint32_t table) {
  std::vector<uint32_t> out, level{table};
  for (size_t step = 0; step < kFarthest; ++step) {
    std::vector<uint32_t> next;
    for (const uint32_t t : level)
      for (const uint32_t p : keys.of(t))
        if (p != table && !contains(out, p)) out.push_back(p), next.push_back(p);
    level = std::move(next);
  }
  return out;
}

// The only table of organisations among those for which the test holds; kNone if there is none or
// several.
template <class Words, class Test>
uint32_t only_called(const SchemaIndex& index, const Words& nouns, Test test) {
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t) || !is_called_by(index, t, nouns) || !test(t)) continue;
    if (found != kNone) return kNone;
    found = t;
  }
  return found;
}

// "delivered to us", "supplies us", "sold us": what others do for the organisation that asks.
bool supplies_us(std::span<const Token> tokens, size_t verb) {
  if (verb >= tokens.size() || tokens[verb].quoted ||
      std::none_of(std::begin(kSupplyingVerbs), std::end(kSupplyingVerbs), [&](auto base) {
        return tokens[verb].lemma == base || is_regular_form_of(tokens[verb].folded, base);
      }))
    return false;
  for (size_t t = verb + 1; t < tokens.size() && t <= verb + 4; ++t)
    if (text::is_one_of(tokens[t].folded, {"us", "our"})) return true;
  return false;
}

// The first table after the verb that the question names.
uint32_t named_event(std::span<const Mention> mentions, size_t verb) {
  constexpr float kNamed = 0.75F;
  const Mention* found = nullptr;
  for (const Mention& m : mentions)
    if (m.kind == MentionKind::kTable && m.begin >= verb && m.score >= kNamed &&
        (found == nullptr || m.begin < found->begin ||
         (m.begin == found->begin && m.score > found->score)))
      found = &m;
  return found == nullptr ? kNone : found->table;
}

// The tables that have to do with the rows of the event by a key, or by a table that links them;
// one flag for each table.
std::vector<bool> concerned(const KeyTargets& keys, size_t tables, uint32_t event,
                            std::span<const uint32_t> led_to_by_event) {
  std::vector<bool> out(tables);
  for (uint32_t t = 0; t < tables; ++t) {
    const std::vector<uint32_t>& to = keys.of(t);
    if (t != event && !contains(to, event)) continue;
    out[t] = true;
    for (const uint32_t p : to) out[p] = true;
  }
  for (const uint32_t t : led_to_by_event) out[t] = true;
  return out;
}

// The same of the events that refer to the rows: loans of a costume.
std::vector<uint32_t> led_to_by_events(const KeyTargets& keys, const SchemaIndex& index,
                                       uint32_t rows) {
  std::vector<uint32_t> out;
  for (uint32_t t = 0; t < index.tables(); ++t)
    if (t != rows && !index.is_view(t) && contains(keys.of(t), rows))
      for (const uint32_t p : led_to(keys, t)) add_once(out, p);
  return out;
}

}  // namespace

bool keeps_organisations(const SchemaIndex& index, uint32_t table) {
  return is_called_by(index, table, kOrganisationTables);
}

uint32_t organisation_meant(std::span<const Token> tokens, size_t verb,
                            std::span<const Mention> mentions, uint32_t rows,
                            const KeyTargets& keys, const SchemaIndex& index,
                            std::span<const uint32_t> people) {
  if (supplies_us(tokens, verb))
    if (const uint32_t t = only_called(index, kSupplyingTables, [](uint32_t) { return true; });
        t != kNone)
      return t;
  uint32_t event = named_event(mentions, verb);
  if (event == kNone) event = rows;
  if (event == kNone || contains(people, event)) return kNone;
  std::vector<uint32_t> to = led_to(keys, event);
  if (std::none_of(to.begin(), to.end(), [&](uint32_t t) { return keeps_organisations(index, t); }))
    to = led_to_by_events(keys, index, event);
  const std::vector<bool> concerns = concerned(keys, index.tables(), event, to);
  if (std::any_of(people.begin(), people.end(), [&](uint32_t p) { return concerns[p]; }))
    return kNone;
  return only_called(index, kOrganisationTables, [&](uint32_t t) { return contains(to, t); });
}

}  // namespace ask::engine
