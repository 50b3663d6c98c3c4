#include "agent/session_enrich.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <span>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/random.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/notes_table.h"
#include "agent/model_step.h"
#include "agent/reason/model/client_chat.h"
#include "agent/reason/model/enrichment.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/schema/askable.h"

namespace ask {

namespace {

constexpr std::string_view kStep = "enrich";
constexpr size_t kMostKeptQuestions = 100;
constexpr size_t kAtOnce = 4;  // requests; each counts with its longest reply until it is there

// Takes "tables" out of the options: their names, none for all tables.
Result<std::vector<std::string>> take_tables(std::string& options) {
  std::vector<std::string> out;
  const auto list = taken_out(options, "tables");
  if (list.is_discarded()) return out;
  const Error wrong{Code::kInvalidArgument, "\"tables\" takes a list of names, as in [\"orders\"]"};
  if (!list.is_array() || list.empty()) return wrong;
  for (const auto& name : list) {
    if (!name.is_string()) return wrong;
    out.push_back(name.get<std::string>());
  }
  return out;
}

Result<std::vector<size_t>> tables_of(const db::Catalog& catalog,
                                      const std::vector<std::string>& names) {
  std::vector<size_t> out;
  for (size_t t = 0; t < catalog.tables.size() && names.empty(); ++t)
    if (!catalog.tables[t].ignored) out.push_back(t);
  for (const std::string& name : names) {
    const size_t dot = name.find('.');
    const db::Table* found = catalog.find("", name);
    if (found == nullptr && dot != name.npos)
      found = catalog.find(name.substr(0, dot), name.substr(dot + 1));
    if (found == nullptr)
      return Error{Code::kInvalidArgument,
                   fmt::format("there is no table \"{}\"",
                               text::shortened(text::repaired_utf8(name), db::kLongestPhrase))};
    out.push_back(static_cast<size_t>(found - catalog.tables.data()));
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  if (out.empty()) return Error{Code::kNoTables, "there are no tables to describe"};
  return out;
}

// The notes that fit the schema as it is, with what else is noted; the others count as unknown.
void drop_unfit(const db::Catalog& catalog, reason::Enrichment& found) {
  db::Catalog trial = catalog;
  found.unknown += std::erase_if(found.notes, [&](const db::Note& note) {
    trial.noted.clear();
    return !db::apply(note, trial);
  });
}

// Keeps the questions that the built-in engine is sure of once it knows the notes.
size_t keep_answered(const db::Snapshot& known, std::vector<db::Note>& notes) {
  db::Snapshot trial = reason::without_names_of(known, notes);
  for (db::Note& note : notes)
    if (!db::apply(note, trial.catalog)) note.questions.clear();
  engine::EngineCache cache;
  size_t kept = 0;
  for (db::Note& note : notes) {
    std::erase_if(note.questions, [&](const std::string& question) {
      return kept >= kMostKeptQuestions || !reason::surely_answered(trial, cache, question) ||
             (++kept, false);
    });
  }
  return kept;
}

std::string count_of(size_t n, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", n, n == 1 ? one : many);
}

// Reads a reply; one in another form is asked for once more.
template <class Read>
Status with_second_try(reason::Chat& chat, const llm::ChatRequest& request,
                       const Result<llm::ChatReply>& reply, const Read& read) {
  if (!reply) return reply.error();
  const Status first = read(reply->text);
  if (first) return first;
  const auto second = chat.complete(reason::again(request, reply->text, first.error().message));
  return second ? read(second->text) : Status(second.error());
}

Status few_enough(const Settings& settings, size_t requests) {
  const auto most = settings.integer(Setting::kMaxCalls);
  if (!most) return most.error();
  if (requests <= static_cast<size_t>(*most)) return Done{};
  return Error{Code::kBudget,
               fmt::format("it takes {} calls and max_calls is {}; \"tables\" names some at a time",
                           requests, *most)};
}

Result<reason::Enrichment> described_by_model(Session& session, ModelStep& step,
                                              const db::Snapshot& known,
                                              const std::vector<size_t>& tables) {
  const Busy busy = session.mark_busy();
  const auto groups = reason::enrichment_groups(known.catalog, tables);
  std::vector<llm::ChatRequest> requests;
  for (const std::vector<size_t>& group : groups) {
    auto request = reason::enrich_request(step.options, known.catalog, group);
    if (!request) return request.error();
    requests.push_back(std::move(*request));
  }
  reason::Enrichment out;
  for (size_t from = 0; from < requests.size(); from += kAtOnce) {
    const size_t size = std::min(kAtOnce, requests.size() - from);
    const auto replies = step.chat->complete_all(std::span(requests).subspan(from, size));
    for (size_t i = 0; i < size; ++i) {
      const auto read = [&](const std::string& reply) {
        return reason::read_enrichment(reply, known, groups[from + i], step.options.share, out);
      };
      const Status done = with_second_try(*step.chat, requests[from + i], replies[i], read);
      if (!done) return done.error();
    }
  }
  return out;
}

Result<std::string> keep_enrichment(Session& session, const db::Snapshot& known,
                                    reason::Enrichment found, size_t tables, bool dry_run) {
  const auto noted = notes_of(session);
  if (!noted) return noted.error();
  const auto by_user = [&](const db::Note& note) {
    return std::any_of(noted->begin(), noted->end(), [&](const CheckedNote& one) {
      return (one.note.source == "user" || one.note.is_private || one.note.ignored) &&
             text::equal_nocase(db::object_name(known.catalog, one.note.object), note.object);
    });
  };
  std::erase_if(found.notes, by_user);
  reason::drop_misleading(known, found);
  drop_unfit(known.catalog, found);
  const size_t questions = keep_answered(known, found.notes);
  const auto at = seconds_now(session);
  if (!at) return at.error();
  auto savepoint = db::Savepoint::open_to_write(session.db());
  if (!savepoint) return savepoint.error();
  size_t described = 0, synonyms = 0, values = 0;
  for (db::Note& note : found.notes) {
    note.fingerprint = known.catalog.fingerprint;
    note.noted_at = *at;
    if (auto put = db::put_note(session.db(), note); !put) return put.error();
    described += note.description.empty() ? 0 : 1;
    synonyms += note.synonyms.size();
    for (const auto& [stored, names] : note.values) values += names.size();
  }
  if (!dry_run)
    if (auto kept = savepoint->keep(); !kept) return kept.error();
  std::string out = dry_run ? "dry run, nothing noted: " : "";
  out += fmt::format("{}: {}, {}, {}, {}", count_of(tables, "table", "tables"),
                     count_of(described, "description", "descriptions"),
                     count_of(synonyms, "synonym", "synonyms"),
                     count_of(values, "name of a value", "names of values"),
                     count_of(questions, "question", "questions"));
  if (found.unknown > 0)
    out += fmt::format("; {} dropped", count_of(found.unknown, "unknown name", "unknown names"));
  if (found.misleading > 0)
    out += fmt::format("; {} dropped",
                       count_of(found.misleading, "misleading word", "misleading words"));
  if (found.excess > 0)
    out += fmt::format("; {} beyond the limits dropped", count_of(found.excess, "word", "words"));
  return out;
}

Result<std::vector<db::Note>> explained_by_model(Session& session, ModelStep& step,
                                                 const db::Snapshot& known,
                                                 const std::vector<reason::UnknownWord>& words) {
  const Busy busy = session.mark_busy();
  const auto request = reason::suggest_request(step.options, known.catalog, words);
  if (!request) return request.error();
  std::vector<db::Note> out;
  const auto read = [&](const std::string& reply) -> Status {
    auto notes = reason::read_suggestions(reply, known, words, step.options.share);
    if (!notes) return notes.error();
    out = std::move(*notes);
    return Done{};
  };
  const Status done = with_second_try(*step.chat, *request, step.chat->complete(*request), read);
  if (!done) return done.error();
  return out;
}

// Adds to each what is noted about its object already and what the others say of it, since a note
// replaces the one before. Those that would be too large are emptied.
Status merge_suggestions(Session& session, std::vector<db::Note>& notes,
                         const db::Catalog& catalog) {
  std::map<std::string, db::Note> whole;  // by object
  for (const db::Note& note : notes) {
    if (note.object.empty()) continue;
    const auto noted = note_about(session, note.object);
    if (!noted) return noted.error();
    db::Note begun;
    begun.object = note.object;
    db::Note& to = whole.try_emplace(note.object, *noted ? (*noted)->note : begun).first->second;
    to.synonyms.insert(to.synonyms.end(), note.synonyms.begin(), note.synonyms.end());
    for (const auto& [stored, names] : note.values) {
      const auto same = [&, &value = stored](const auto& one) { return one.first == value; };
      auto at = std::find_if(to.values.begin(), to.values.end(), same);
      if (at == to.values.end())
        at = to.values.insert(to.values.end(), {stored, std::vector<std::string>()});
      at->second.insert(at->second.end(), names.begin(), names.end());
    }
  }
  for (db::Note& note : notes) {
    if (note.object.empty()) continue;
    db::Catalog trial = catalog;
    trial.noted.clear();
    note = db::apply(whole[note.object], trial) ? whole[note.object] : db::Note();
  }
  return Done{};
}

}  // namespace

Result<std::string> enrich_notes(Session& session, std::string_view json) {
  if (auto good = session.may_write("ask_notes", "write notes"); !good) return good.error();
  std::string options(json);
  const auto names = take_tables(options);
  if (!names) return names.error();
  auto in_force = model_step_settings(session.settings, options);
  if (!in_force) return in_force.error();
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  if ((*known)->catalog.restricted)
    return Error{
        Code::kSecurityViolation,
        "it takes a role that sees everything, since a word may stand for what a role does "
        "not see"};
  const auto tables = tables_of((*known)->catalog, *names);
  if (!tables) return tables.error();
  const size_t calls = reason::enrichment_groups((*known)->catalog, *tables).size();
  if (auto good = few_enough(*in_force, calls); !good) return good.error();
  if (auto good = db::may_put_notes(session.db()); !good) return good.error();
  auto step = session.begin_model_step(*in_force, kStep);
  if (!step) return step.error();
  auto found = described_by_model(session, *step, **known, *tables);
  const Status done = found ? Status(Done{}) : Status(found.error());
  if (const Status ended = session.end_model_step(*step, "ask_enrich", done); !ended)
    return ended.error();
  const auto now = session.snapshot(false);
  if (!now) return now.error();
  if ((*now)->catalog.fingerprint != (*known)->catalog.fingerprint)
    return Error{Code::kSchemaChanged,
                 "the schema has changed while the model was asked; nothing was noted"};
  const auto dry = in_force->text(Setting::kDryRun);
  if (!dry) return dry.error();
  return keep_enrichment(session, **known, std::move(*found), tables->size(), *dry == "on");
}

Result<std::vector<SuggestedNote>> suggested_notes(Session& session) {
  const auto words = unknown_word_counts(session);
  if (!words) return words.error();
  std::vector<SuggestedNote> out;
  std::vector<reason::UnknownWord> asked;
  for (const UnknownWordCount& word : *words) {
    out.push_back({word, {}});
    if (asked.size() < reason::kMostSuggested) asked.push_back({word.word, word.example});
  }
  Settings in_force = session.settings;
  if (auto good = in_force.freeze(); !good) return good.error();
  const auto endpoint = reason::endpoint_of(in_force, kStep);
  if (!endpoint) return endpoint.error();
  if (asked.empty() || !reason::is_model(*endpoint)) return out;
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  auto step = session.begin_model_step(in_force, kStep);
  if (!step) return step.error();
  auto notes = explained_by_model(session, *step, **known, asked);
  const Status done = notes ? Status(Done{}) : Status(notes.error());
  const Status ended = session.end_model_step(*step, "ask_note_suggest", done);
  if (!ended) {  // the words are of use without the model
    for (SuggestedNote& one : out) one.problem = ended.error().message;
    return out;
  }
  if (auto merged = merge_suggestions(session, *notes, (*known)->catalog); !merged)
    return merged.error();
  for (size_t i = 0; i < notes->size(); ++i) out[i].note = std::move((*notes)[i]);
  return out;
}

}  // namespace ask
