// What the database remembers: ask_note and ask_memory.
#include "agent/common/text.h"
#include "agent/db/notes/note_json.h"
#include "ext/bodies.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

Result<Value> note_of(Session& session, const std::string& object) {
  const auto notes = session.notes();
  if (!notes) return notes.error();
  for (const Session::Noted& noted : *notes)
    if (text::equal_nocase(noted.note.object, text::trimmed(object)))
      return Value(db::note_json(noted.note));
  return Value();
}

}  // namespace

Result<Value> ask_note(const Call& call) {
  const auto object = call.text(0);
  if (!object) return object.error();
  if (text::trimmed(*object).empty())
    return Error{Code::kInvalidArgument,
                 "the object is empty; it takes table, table.column or a new name"};
  if (call.count() == 1) return note_of(call.session(), *object);
  const auto text = call.text(1);
  if (!text) return text.error();
  const auto options = call.text(2);
  if (!options) return options.error();
  const bool forget = call.null(1) && (call.count() < 3 || call.null(2));
  const Status done =
      forget ? call.session().forget_note(*object) : call.session().note(*object, *text, *options);
  if (!done) return done.error();
  return Value((forget ? "forgotten: " : "noted: ") + std::string(text::trimmed(*object)));
}

Opened open_memory(Session& session, const Arguments&) {
  const auto notes = session.notes();
  if (!notes) return notes.error();
  const auto or_null = [](const std::string& text) { return text.empty() ? Value() : Value(text); };
  std::vector<std::vector<Value>> rows;
  for (const auto& [note, problem] : *notes)
    rows.push_back({std::string("note"), note.object, or_null(note.description),
                    db::options_json(note), note.source, note.noted_at, or_null(problem)});
  return Opened(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
