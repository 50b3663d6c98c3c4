// The hash of the notes, by which it is known that they have changed.
#include <fmt/format.h>

#include "agent/common/sha256.h"
#include "agent/db/schema/note.h"

namespace ask::db {
namespace {

std::string written(const Note& note) {
  std::string out;
  const auto put = [&](std::string_view text) {
    out += fmt::format("{}:", text.size());
    out += text;
  };
  for (const std::string_view text :
       {std::string_view(note.object), std::string_view(note.description),
        std::string_view(note.unit), std::string_view(note.measure),
        std::string_view(note.condition), std::string_view(note.references)})
    put(text);
  for (const std::string& synonym : note.synonyms) put(synonym);
  for (const std::string& question : note.questions) put(question);
  for (const auto& [stored, names] : note.values) {
    put(stored);
    for (const std::string& name : names) put(name);
  }
  put(note.unreadable);
  for (const std::string_view text :
       {std::string_view(note.place.schema), std::string_view(note.place.table),
        std::string_view(note.place.column)})
    put(text);
  for (const std::string& column : note.place.columns) put(column);
  for (const std::string& type : note.place.types) put(type);
  if (note.place.others)
    for (const auto& [table, root] : *note.place.others) {
      put(table);
      put(std::to_string(root));
    }
  return out +
         fmt::format("{:d}{:d}{}{}\n", note.is_private, note.ignored, note.source, note.place.root);
}

}  // namespace

std::string hash(const std::vector<Note>& notes) {
  std::string all;
  for (const Note& note : notes) all += written(note);
  return notes.empty() ? std::string() : sha256_hex(all);
}

}  // namespace ask::db
