#include "app/commands/importing.h"

#include <fmt/format.h>

#include <filesystem>

#include "app/import/importer.h"
#include "app/sql/interrupt.h"
#include "app/terminal/progress.h"

namespace ask::app {
namespace {

Result<std::vector<Imported>> import_all(const Screen& screen, Database& db,
                                         const std::vector<std::string>& files) {
  InterruptOnSignal ctrl_c(db);
  Progress progress(screen.progress);
  std::vector<Imported> out;
  if (auto begun = db.run("BEGIN IMMEDIATE"); !begun) return begun.error();
  for (const std::string& file : files) {
    const auto on_progress = [&](double share, const char* doing) {
      progress.step(fmt::format("{} {}: {:.0f} %", doing, file, 100 * share), "");
      return !ctrl_c.signalled();
    };
    auto done = import_csv(db, file, on_progress);
    if (!done) {
      static_cast<void>(db.run("ROLLBACK"));  // fails where the failure has ended the transaction
      return done.error();
    }
    out.push_back(std::move(*done));
  }
  if (auto kept = db.run("COMMIT"); !kept) return kept.error();
  return out;
}

}  // namespace

Result<Database> opened_after_import(const Screen& screen, const std::string& database,
                                     const std::vector<std::string>& files,
                                     const Connection& options) {
  const bool memory = database == ":memory:";
  std::error_code why;
  const bool existed = memory || std::filesystem::exists(database, why);
  const auto fail = [&](const Error& error) {
    if (!existed) std::filesystem::remove(database, why);
    return error;
  };
  auto db = opened(database, OpenMode::kCreate, options);
  if (!db) return fail(db.error());
  auto done = import_all(screen, *db, files);
  if (!done) {
    *db = Database();
    return fail(done.error());
  }
  for (const Imported& imported : *done) {
    screen.complain(fmt::format("{}: {} {}, {} {} ({})", imported.table, imported.rows,
                                imported.rows == 1 ? "row" : "rows", imported.columns.size(),
                                imported.columns.size() == 1 ? "column" : "columns",
                                imported.summary()));
    for (const std::string& note : imported.notes) screen.complain("  " + note);
  }
  if (memory) return db;
  *db = Database();
  return opened(database, OpenMode::kRead, options);
}

}  // namespace ask::app
