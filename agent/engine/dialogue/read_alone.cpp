#include "agent/engine/dialogue/read_alone.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/lexicon/word_classes_people.h"

namespace ask::engine {
namespace {

// True if the rows of the table are people by its name.
bool calls_people(uint32_t table, const DialogueContext& context) {
  const SchemaIndex& index = context.schema->index;
  const auto& words = index.table(table).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    const std::string& lemma = index.word(w).lemma;
    return contains(kPersonTables, lemma);
  });
}

// A table is named.
bool names_rows_itself(const Utterance& now) {
  return std::any_of(
      now.lattice.mentions.begin(), now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin >= now.begin &&
               m.end <= now.end && !is_question_word(now.word(m.begin));
      });
}

// How the question is read alone; nullopt if it cannot be.
std::optional<LogicalForm> form_alone(const Utterance& now, const DialogueContext& context) {
  const Interpretation in(now.body(), context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  if (in.candidates().empty() || !in.confidence(0).abstention_reason.empty()) return std::nullopt;
  return in.meaning(in.candidates()[0]);
}

// The tables that it joins, and those of what it shows.
std::vector<uint32_t> tables_of(const QueryBlock& block) {
  std::vector<uint32_t> out = block.tables;
  out.push_back(block.entity);
  for (const ValueExpr& v : block.select) out.push_back(v.column.home());
  return out;
}

// How it is read alone, if that is all rows that there are, which it does not say. Nullopt: it is
// a question of its own.
std::optional<LogicalForm> read_of_all(const Utterance& now, const DialogueContext& context) {
  constexpr size_t kLongest = 14;
  const auto words = now.words();
  if (now.changes_subject || words.empty() || words.size() > kLongest) return std::nullopt;
  const auto whole = [&](uint32_t i) {  // "how many do we have?", not "how many have been sold?"
    return text::is_one_of(now.word(i), kWholeWords) &&
           !(now.word(i) == "have" && now.word(i + 1) == "been");
  };
  if (std::any_of(words.begin(), words.end(), whole)) return std::nullopt;
  auto form = form_alone(now, context);
  if (!form) return std::nullopt;
  const QueryBlock& own = form->block;
  const bool grouped = !own.group.empty() && !all_plain(own);
  if (!own.where.empty() || own.limit || own.having || grouped || !own.best_of.empty() ||
      !form->right.empty() || !form->beside.empty())
    return std::nullopt;
  return form;
}

// "who was excused?" after who was absent from some rehearsals: of those rehearsals, or of all?
bool swaps_state(const Utterance& now, const Base& base, const DialogueContext& context) {
  constexpr size_t kLongest = 5;
  const auto words = now.words();
  const auto& before = base.block().where;
  if (now.changes_subject || words.empty() || words.size() > kLongest || before.size() < 2 ||
      !is_question_word(now.word(words[0])) || names_rows_itself(now))
    return false;
  const auto form = form_alone(now, context);
  if (!form || form->block.where.size() != 1 || !of_one_column(form->block.where[0])) return false;
  const ColumnExpr& state = form->block.where[0][0].column;
  return std::any_of(before.begin(), before.end(), [&](const auto& clause) {
    return of_one_column(clause) && clause[0].column == state;
  });
}

}  // namespace

bool names_other_rows(const Utterance& now, const Base* base, const DialogueContext& context) {
  if (!now.only || now.about || now.corrects || !now.pronouns.empty()) return false;
  const auto words = now.words();
  const Mention* head = nullptr;
  for (const uint32_t i : words) {
    if (is_preposition(now.word(i)) || is_question_word(now.word(i)) || now.word(i) == "that" ||
        head != nullptr)
      break;
    for (const Mention& m : now.lattice.mentions)
      if (m.begin == i && m.kind == MentionKind::kTable && m.score >= 0.9F && m.end <= now.end &&
          (head == nullptr || m.end > head->end))
        head = &m;
  }
  if (head == nullptr) return false;
  // "only electric bikes" after the rides of each rider: of the rides.
  if (base != nullptr && base->understood() && base->grouped() &&
      context.schema->graph.to_one(base->block().entity, head->table))
    return false;
  const Token& noun = now.token(head->end - 1);
  if (noun.folded == noun.lemma) return false;
  return std::none_of(now.lattice.mentions.begin(), now.lattice.mentions.end(),
                      [&](const Mention& m) {
                        if (m.begin > head->begin || m.end < head->end) return false;
                        if (m.kind == MentionKind::kValue) return m.found && m.score >= 0.85F;
                        return m.kind == MentionKind::kTable && m.score >= head->score &&
                               base != nullptr && base->has_table(m.table);
                      });
}

bool reads_alone(const Utterance& now, const DialogueContext& context) {
  if (!now.pronouns.empty() || now.about || now.corrects || now.begin >= now.end) return false;
  if (!names_rows_itself(now) || is_preposition(now.word(now.begin))) return false;
  const auto words = now.words();
  if (words.size() > 2 && now.word(words[0]) == "how" && now.word(words[1]) == "many" &&
      is_form_of_be(now.word(words[2])))
    return false;  // "how many have a car?": of whom?
  const Interpretation in(now.body(), context.snapshot, context.schema, context.weights,
                          Rows::kUntried);
  if (in.candidates().empty()) return false;
  const Confidence confidence = in.confidence(0);
  // "and the number of lessons?" asks it of something.
  const bool asks = std::any_of(words.begin(), words.end(), [&](uint32_t i) {
    return is_question_word(now.word(i)) || is_request_word(now.word(i));
  });
  const QueryBlock block = in.meaning(in.candidates()[0]).block;
  if (!asks && (!all_plain(block) || (now.opened && block.where.empty()))) return false;
  return !now.added && confidence.abstention_reason.empty() && confidence.unexplained.empty() &&
         confidence.value >= kSureFrom;
}

std::vector<uint32_t> tables_alone(const Utterance& now, const DialogueContext& context) {
  const auto form = form_alone(now, context);
  return form ? tables_of(form->block) : std::vector<uint32_t>();
}

bool shares_rows(const Utterance& now, const Base& base, std::vector<uint32_t> alone,
                 const DialogueContext& context) {
  for (const Mention& m : now.lattice.mentions)
    if (m.kind == MentionKind::kColumn && m.score >= 0.9F && m.begin >= now.begin &&
        m.end <= now.end && m.table == base.topic())
      alone.push_back(m.table);
  return std::any_of(alone.begin(), alone.end(), [&](uint32_t t) {
    return t != kNone && (t == base.topic() || base.has_table(t) ||
                          (base.topic() != kNone && context.schema->graph.to_one(base.topic(), t)));
  });
}

bool leans_on_rows(const Utterance& now, const Base& base, std::span<const uint32_t> alone,
                   const DialogueContext& context) {
  if (dialogue::names(now, now.begin, now.end, MentionKind::kTable, 0.85F)) return false;
  const QueryBlock& block = base.block();
  const uint32_t topic = base.topic();
  const auto words = now.words();
  const bool who = !words.empty() && now.word(words[0]) == "who";
  if (topic == kNone) return false;
  if (who) return context.schema->index.row_names(topic) != nullptr || calls_people(topic, context);
  if (block.where.empty() || block.limit || words.empty() || !is_question_word(now.word(words[0])))
    return false;
  return std::any_of(alone.begin(), alone.end(), [&](uint32_t t) {
    return t != kNone && t != topic && context.schema->graph.distance(t, topic) == 1;
  });
}

bool asks_of_all(const Utterance& now, const DialogueContext& context) {
  return read_of_all(now, context).has_value();
}

bool opens_with_question_word(std::string_view question) {
  const std::string folded = text::folded(question);
  return is_question_word(std::string_view(folded).substr(0, folded.find(' ')));
}

bool forgets_rows(const Utterance& now, const Base& base, const DialogueContext& context) {
  const QueryBlock& block = base.block();
  if (block.where.empty() && !block.limit && !block.having) return false;
  const auto form = read_of_all(now, context);
  if (!form) return swaps_state(now, base, context);
  // "which ingredients go into them?": of no rows but those chosen.
  const auto words = now.words();
  if (words.size() > 1 && text::is_one_of(now.word(words.back()), kPluralPronouns)) return true;
  const std::vector<uint32_t> tables = tables_of(form->block);
  return std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
    return t != kNone &&
           (base.has_table(t) || t == base.topic() ||
            (base.topic() != kNone && context.schema->graph.distance(t, base.topic()) == 1));
  });
}

std::string with_owner(const Utterance& now, const Base& base, const DialogueContext& context) {
  constexpr size_t kLongest = 7;
  const auto words = now.words();
  const QueryBlock& block = base.block();
  const uint32_t topic = base.topic();
  const bool chosen = base.lists() && (!block.where.empty() || block.having || block.limit);
  if (!chosen || topic == kNone || words.size() < 3 || words.size() > kLongest ||
      !now.pronouns.empty() || !is_question_word(now.word(words[0])))
    return "";
  for (const MentionKind kind : {MentionKind::kDate, MentionKind::kNumber})
    if (dialogue::names(now, now.begin, now.end, kind, 0)) return "";
  if (dialogue::names(now, now.begin, now.end, MentionKind::kValue, 0.85F)) return "";
  size_t last = words.size() - 1;
  while (last > 1 && text::is_one_of(now.word(words[last]), kCallingParticiples)) --last;
  const Token& noun = now.token(words[last]);
  if (now.word(words[last - 1]) != "the" || noun.folded == noun.lemma) return "";
  const bool owned =
      std::any_of(now.lattice.mentions.begin(), now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.score >= dialogue::kNamedScore &&
               m.begin == words[last] && m.table != topic && !base.has_table(m.table) &&
               (context.schema->graph.distance(m.table, topic) == 1 ||
                context.schema->graph.linked(m.table, topic));
      });
  const Token& article = now.token(words[last - 1]);
  if (!owned) return "";
  return now.text.substr(0, article.begin) + "their" + now.text.substr(article.end);
}

std::string pointing_at_topic(const Utterance& now, const Base& base) {
  if (!now.pronouns.empty()) return "";
  const auto words = now.words();
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (now.word(words[i]) != "the") continue;
    const Mention* noun = nullptr;
    for (const Mention& m : now.lattice.mentions)
      if (m.kind == MentionKind::kTable && m.score >= dialogue::kNamedScore &&
          m.begin == words[i + 1] && (noun == nullptr || m.score > noun->score))
        noun = &m;
    if (noun == nullptr || noun->table != base.topic()) continue;
    const Token& article = now.token(words[i]);
    const Token& head = now.token(noun->end - 1);
    return now.text.substr(0, article.begin) + (head.folded == head.lemma ? "that" : "those") +
           now.text.substr(article.end);
  }
  return "";
}

}  // namespace ask::engine
