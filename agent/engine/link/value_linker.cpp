#include "agent/engine/link/value_linker.h"

#include "agent/engine/link/link_context.h"
#include "agent/engine/link/named_owners.h"
#include "agent/engine/link/titled_names.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_codes.h"
#include "agent/engine/link/value_events.h"
#include "agent/engine/link/value_forms.h"
#include "agent/engine/link/value_opposites.h"
#include "agent/engine/link/value_parts.h"
#include "agent/engine/link/value_placings.h"
#include "agent/engine/link/value_prices.h"
#include "agent/engine/link/value_spans.h"
#include "agent/engine/link/value_states.h"
#include "agent/engine/link/value_typos.h"

namespace ask::engine {

void add_value_mentions(std::string_view question, const std::vector<Token>& tokens,
                        const db::Snapshot& snapshot, const SchemaIndex& index,
                        std::vector<Mention>& mentions) {
  const LinkContext context = link_context(question, tokens, snapshot, index, mentions);
  const auto n = static_cast<uint32_t>(tokens.size());
  std::vector<Mention> values;
  for (uint32_t i = 0; i < n; ++i)
    tokens[i].quoted ? add_quoted(context, i, values) : add_spans(context, i, values);
  for (uint32_t i = 0; i < n; ++i) add_states(context, i, values);
  for (uint32_t i = 0; i < n; ++i) {
    add_opposite_flags(context, i, values);
    add_zero_prices(context, i, values);
    add_placings(context, i, values);
  }
  // Weaker links, each only for words that the ones before it leave without a meaning.
  for (const auto add : {add_state_codes, add_event_states, add_kind_codes, add_kind_of_rows,
                         add_titled_name, add_inner_phrase, add_typo, add_inner_word, add_initials,
                         add_other_form})
    for (uint32_t i = 0; i < n; ++i) add(context, i, values);
  const size_t schema = mentions.size();
  mentions.insert(mentions.end(), std::make_move_iterator(values.begin()),
                  std::make_move_iterator(values.end()));
  add_unknown_names(question, tokens, schema, mentions);
  take_names_of_owners(tokens, snapshot.catalog, index, mentions);
  take_columns_of_named(tokens, snapshot.catalog, index, mentions);
}

}  // namespace ask::engine
