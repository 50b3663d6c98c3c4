// Resolves the objects of a policy against a database.
#include "agent/policy/visibility_meaning.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

bool has_schema(const db::Catalog& catalog, const std::string& name) {
  if (text::equal_nocase(name, "main") || text::equal_nocase(name, "temp")) return true;
  return std::any_of(catalog.tables.begin(), catalog.tables.end(),
                     [&](const db::Table& t) { return text::equal_nocase(t.schema, name); });
}

// The table that a bare name grants access to: that of main, if there is one, so that a temporary
// table or an attached file cannot take its place.
const db::Table* opened(const db::Catalog& catalog, const std::string& name) {
  if (const db::Table* table = catalog.find("main", name)) return table;
  return catalog.find("", name);
}

class Resolver {
 public:
  Resolver(const PolicyEntry& entry, const db::Catalog& catalog)
      : entry_(entry),
        catalog_(catalog),
        opens_(entry.grant == Grant::kAllow || entry.grant == Grant::kWrite) {}

  Meaning resolve() {
    const auto& p = entry_.parts;
    if (p.size() == 1 && p[0].any) add({"", "", ""}, true);
    if (p.size() == 1 && !p[0].any) add_table(p[0].text, "");
    if (p.size() == 2) add_two();
    if (p.size() == 3) {
      const db::Table* table = catalog_.find(p[0].text, p[1].text);
      add({p[0].text, p[1].text, p[2].any ? "" : p[2].text},
          table != nullptr && (p[2].any || table->find(p[2].text) != nullptr));
    }
    out_.ambiguous = opens_ && readings_ > 1;
    if (out_.ambiguous) out_.targets.clear();
    return std::move(out_);
  }

 private:
  void add(Target target, bool exists) {
    if (exists) {
      ++readings_;
      out_.exists = true;
    }
    if (exists || !opens_) out_.targets.push_back(std::move(target));
  }

  void add_table(const std::string& name, const std::string& column) {
    if (opens_) {
      const db::Table* table = opened(catalog_, name);
      const bool there = table != nullptr && (column.empty() || table->find(column) != nullptr);
      return add({table ? table->schema : "", name, column}, there);
    }
    // A denial applies in every schema.
    const bool there =
        std::any_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const db::Table& t) {
          return text::equal_nocase(t.name, name) && (column.empty() || t.find(column) != nullptr);
        });
    add({"", name, column}, there);
  }

  void add_two() {
    const NamePart &first = entry_.parts[0], &second = entry_.parts[1];
    if (first.any) {  // *.column
      const bool there =
          std::any_of(catalog_.tables.begin(), catalog_.tables.end(),
                      [&](const db::Table& t) { return t.find(second.text) != nullptr; });
      return add({"", "", second.text}, there);
    }
    const bool schema = second.any ? has_schema(catalog_, first.text)
                                   : catalog_.find(first.text, second.text) != nullptr;
    add({first.text, second.any ? "" : second.text, ""}, schema);
    add_table(first.text, second.any ? "" : second.text);
  }

  const PolicyEntry& entry_;
  const db::Catalog& catalog_;
  const bool opens_;
  int readings_ = 0;
  Meaning out_;
};

}  // namespace

Meaning meaning(const PolicyEntry& entry, const db::Catalog& catalog) {
  return Resolver(entry, catalog).resolve();
}

}  // namespace ask::sql
