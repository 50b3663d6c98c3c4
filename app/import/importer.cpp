#include "app/import/importer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <set>

#include "agent/common/text.h"
#include "app/import/csv_reader.h"

namespace ask::app {
namespace {

constexpr size_t kMostColumns = 2000;  // that SQLite takes
constexpr size_t kLongestName = 200;
constexpr size_t kNamedLines = 5;
constexpr size_t kRowsBetweenParts = 4096;

// Numbers of lines for a note: "3, 7 and 12 more".
class LineNumbers {
 public:
  void add(size_t line) {
    ++count_;
    if (named_.size() < kNamedLines) named_.push_back(std::to_string(line));
  }
  bool any() const { return count_ > 0; }
  bool one() const { return count_ == 1; }
  std::string words() const {
    std::string out = (one() ? "line " : "lines ") + text::joined(named_, ", ");
    if (count_ > named_.size()) out += fmt::format(" and {} more", count_ - named_.size());
    return out;
  }

 private:
  std::vector<std::string> named_;
  size_t count_ = 0;
};

// A name that SQLite takes and people can type: no control characters, not empty, not too long.
std::string clean_name(std::string_view given) {
  std::string out = text::repaired_utf8(text::trimmed(given));
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  return text::shortened(text::trimmed(out), kLongestName);
}

std::string table_name(const std::string& file) {
  std::string name = clean_name(std::filesystem::path(file).stem().string());
  if (name.empty()) name = "data";
  return text::lower(name).starts_with("sqlite_") ? "t_" + name : name;
}

std::vector<ImportedColumn> columns_of(const CsvReader& reader, std::vector<std::string>& notes) {
  std::vector<ImportedColumn> out;
  std::set<std::string> taken;
  for (const std::string_view field : reader.fields()) {
    const size_t number = out.size() + 1;
    std::string wanted = clean_name(field);
    if (wanted.empty()) {
      wanted = fmt::format("column_{}", number);
      notes.push_back(fmt::format("column {} has no name; it is {}", number, wanted));
    }
    std::string name = wanted;
    for (int n = 2; !taken.insert(text::lower(name)).second; ++n)
      name = fmt::format("{}_{}", wanted, n);
    if (name != wanted)
      notes.push_back(fmt::format("column {} is another \"{}\"; it is {}", number, wanted, name));
    out.push_back({name, ColumnType(reader.delimiter() != ',')});
  }
  return out;
}

// Whether the values of a column are integers that are all different.
class UniqueIntegers {
 public:
  void add(std::string_view value) {
    if (!different_) return;
    const std::string_view text = text::trimmed(value);
    int64_t n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    different_ = error == std::errc() && end == text.data() + text.size();
    ascending_ &= count_ == 0 || n > last_;
    last_ = n;
    if (++count_ <= kMostSeen)
      seen_.push_back(n);
    else
      different_ &= ascending_;
  }
  // After the last value.
  bool all() {
    if (!different_ || count_ == 0 || ascending_) return different_ && count_ > 0;
    std::sort(seen_.begin(), seen_.end());
    return std::adjacent_find(seen_.begin(), seen_.end()) == seen_.end();
  }

 private:
  static constexpr size_t kMostSeen = 4'000'000;  // 32 MB; of more only that they ascend
  std::vector<int64_t> seen_;
  size_t count_ = 0;
  int64_t last_ = 0;
  bool different_ = true, ascending_ = true;
};

// The column that is the key of the table by its name; the number of columns for none.
size_t key_column(const Imported& table) {
  const std::string name = text::lower(table.table);
  std::vector<std::string> keys = {"id", name + "_id", name + "id"};
  if (name.ends_with("ies"))
    keys.push_back(name.substr(0, name.size() - 3) + "y_id");
  else if (name.ends_with('s'))
    for (const char* end : {"_id", "id"}) keys.push_back(name.substr(0, name.size() - 1) + end);
  for (const std::string& key : keys)
    for (size_t c = 0; c < table.columns.size(); ++c)
      if (text::lower(table.columns[c].name) == key) return c;
  return table.columns.size();
}

// The first reading: types of the columns, and rows of another length.
Status find_types(CsvReader& reader, Imported& out, const ImportProgress& progress) {
  LineNumbers longer, shorter;
  const size_t key = key_column(out);
  UniqueIntegers keys;
  size_t rows = 0;
  const size_t width = out.columns.size();
  while (true) {
    auto more = reader.next();
    if (!more) return more.error();
    if (!*more) break;
    if (++rows % kRowsBetweenParts == 0 && !progress(reader.share() / 2, "reading"))
      return Error{Code::kCancelled, "the import was stopped"};
    const auto fields = reader.fields();
    const size_t shared = std::min(width, fields.size());
    for (size_t c = 0; c < shared; ++c) out.columns[c].type.add(fields[c]);
    if (key < width) keys.add(key < fields.size() ? fields[key] : std::string_view());
    if (fields.size() < width) shorter.add(reader.line());
    const auto extra = fields.subspan(shared);
    if (std::any_of(extra.begin(), extra.end(), [](auto field) { return !field.empty(); }))
      longer.add(reader.line());
  }
  if (key < width && out.columns[key].type.kind() == ColumnType::Kind::kInteger)
    out.columns[key].key = keys.all();
  if (longer.any())
    return Error{Code::kInvalidArgument,
                 fmt::format("{} {} more values than the header, which has {}", longer.words(),
                             longer.one() ? "has" : "have", width)};
  if (shorter.any())
    out.notes.push_back(fmt::format("{} {} fewer values than the header; the rest is NULL",
                                    shorter.words(), shorter.one() ? "has" : "have"));
  for (const ImportedColumn& column : out.columns) {
    if (column.type.ambiguous_date())
      out.notes.push_back(fmt::format(
          "the dates of {} could begin with the day or with the month; they are kept as text",
          column.name));
    if (!column.type.unit().empty())
      out.notes.push_back(fmt::format("the amounts of {} are stored as numbers, without \"{}\"",
                                      column.name, column.type.unit()));
  }
  return Done{};
}

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return c < 0; });
}

// Binds a value for as long as `field` lives; true if it had to be repaired.
bool bind_field(PreparedStatement& insert, int at, std::string_view field, const ColumnType& type) {
  if (field.empty()) {
    insert.bind(at, {});
    return false;
  }
  if (type.kind() != ColumnType::Kind::kText) {
    if (text::trimmed(field).empty()) {
      insert.bind(at, {});
      return false;
    }
    if (const Value value = type.converted(field); value.index() != 0) {
      insert.bind(at, value);
      return false;
    }
  }
  if (is_ascii(field) || text::valid_utf8(field)) {
    insert.bind_borrowed(at, field);
    return false;
  }
  insert.bind(at, text::repaired_utf8(field));
  return true;
}

Status insert_rows(Database& db, CsvReader& reader, Imported& out, const ImportProgress& progress) {
  std::vector<std::string> definitions, marks;
  for (const ImportedColumn& column : out.columns) {
    definitions.push_back(text::quoted(column.name) + " " + std::string(column.type.declared()) +
                          (column.key ? " PRIMARY KEY" : ""));
    marks.emplace_back("?");
  }
  const std::string table = text::quoted(out.table);
  if (auto made =
          db.run(fmt::format("CREATE TABLE {}({})", table, text::joined(definitions, ", ")));
      !made)
    return made.error();
  auto insert =
      db.prepare(fmt::format("INSERT INTO {} VALUES({})", table, text::joined(marks, ",")));
  if (!insert) return insert.error();
  size_t repaired = 0;
  while (true) {
    auto more = reader.next();
    if (!more) return more.error();
    if (!*more) break;
    const auto fields = reader.fields();
    for (size_t c = 0; c < out.columns.size(); ++c)
      repaired +=
          bind_field(*insert, static_cast<int>(c),
                     c < fields.size() ? fields[c] : std::string_view(), out.columns[c].type);
    if (auto done = insert->step(); !done) return done.error();
    insert->reset();
    if (++out.rows % static_cast<int64_t>(kRowsBetweenParts) == 0 &&
        !progress(0.5 + reader.share() / 2, "importing"))
      return Error{Code::kCancelled, "the import was stopped"};
  }
  if (repaired > 0)
    out.notes.push_back(fmt::format("{} {} not UTF-8; what is not is stored as U+FFFD", repaired,
                                    repaired == 1 ? "value is" : "values are"));
  return Done{};
}

}  // namespace

std::string Imported::summary() const {
  struct Count {
    ColumnType::Kind kind;
    const char* one;
    const char* several;
    int n = 0;
  };
  using Kind = ColumnType::Kind;
  Count counts[] = {{Kind::kInteger, "integer", "integers"},
                    {Kind::kReal, "real", "reals"},
                    {Kind::kDate, "date", "dates"},
                    {Kind::kDateTime, "date with time", "dates with times"},
                    {Kind::kText, "text", "texts"},
                    {Kind::kEmpty, "empty", "empty"}};
  std::vector<std::string> parts;
  for (Count& count : counts) {
    for (const ImportedColumn& column : columns) count.n += column.type.kind() == count.kind;
    if (count.n > 0)
      parts.push_back(fmt::format("{} {}", count.n, count.n == 1 ? count.one : count.several));
  }
  std::string out = text::joined(parts, ", ");
  for (const ImportedColumn& column : columns)
    if (column.key) out += "; key " + column.name;
  return out;
}

Result<Imported> import_csv(Database& db, const std::string& file, const ImportProgress& progress) {
  auto reader = CsvReader::open(file);
  if (!reader) return reader.error();
  Imported out;
  out.table = table_name(file);
  const auto of_file = [&](const Error& error) {
    const bool names_it = error.message.starts_with('"');
    return Error{error.code,
                 names_it ? error.message : fmt::format("\"{}\": {}", file, error.message)};
  };
  auto header = reader->next();
  if (!header) return header.error();
  if (!*header)
    return of_file({Code::kInvalidArgument, "it is empty; the first line has the names"});
  if (reader->fields().size() > kMostColumns)
    return of_file({Code::kInvalidArgument, fmt::format("it has {} columns, {} are the limit",
                                                        reader->fields().size(), kMostColumns)});
  out.columns = columns_of(*reader, out.notes);
  if (auto found = find_types(*reader, out, progress); !found) return of_file(found.error());
  if (auto again = reader->rewind(); !again) return again.error();
  if (auto first = reader->next(); !first) return first.error();
  if (auto filled = insert_rows(db, *reader, out, progress); !filled)
    return of_file(filled.error());
  return out;
}

}  // namespace ask::app
