#include "agent/engine/schema/derived_measures.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace ask::engine {
namespace {

constexpr std::array<std::string_view, 74> kPeople = {
    "person",      "people",      "customer",   "client",     "buyer",      "shopper",
    "employee",    "staff",       "worker",     "manager",    "boss",       "supervisor",
    "user",        "member",      "subscriber", "guest",      "visitor",    "patient",
    "student",     "pupil",       "teacher",    "instructor", "professor",  "lecturer",
    "tutor",       "faculty",     "doctor",     "physician",  "nurse",      "surgeon",
    "author",      "writer",      "editor",     "journalist", "reporter",   "reviewer",
    "artist",      "singer",      "musician",   "composer",   "performer",  "dancer",
    "actor",       "actress",     "director",   "producer",   "player",     "athlete",
    "coach",       "rider",       "swimmer",    "gymnast",    "driver",     "pilot",
    "passenger",   "owner",       "tenant",     "resident",   "inhabitant", "candidate",
    "applicant",   "engineer",    "technician", "scientist",  "researcher", "volunteer",
    "donor",       "participant", "contestant", "attendee",   "judge",      "lawyer",
    "salesperson", "borrower"};

bool holds_total(const SchemaIndex& index, uint32_t t) {
  for (const uint32_t c : index.measures(t))
    for (const std::string_view word : {"total", "revenue", "subtotal", "amount"})
      if (index.has_word(index.column(t, c), word) && !index.has_word(index.column(t, c), "cost"))
        return true;
  return false;
}

}  // namespace

uint32_t only_measure(const SchemaIndex& index, uint32_t t,
                      std::initializer_list<std::string_view> words) {
  uint32_t found = kNone;
  for (const uint32_t c : index.measures(t)) {
    const bool has = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return index.has_word(index.column(t, c), word);
    });
    if (!has) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

bool is_sales_table(const SchemaIndex& index, uint32_t t) {
  for (const std::string_view word : {"order", "sale", "invoice", "purchase", "transaction", "cart",
                                      "receipt", "item", "detail", "line"})
    if (index.has_word(index.table(t), word)) return true;
  return false;
}

bool keeps_people(const SchemaIndex& index, uint32_t t) {
  const SchemaItem& item = index.table(t);
  if (item.words.empty()) return false;
  const std::string& head = index.word(item.words.back()).lemma;
  return std::find(kPeople.begin(), kPeople.end(), head) != kPeople.end();
}

std::vector<Product> products(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<Product> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const uint32_t quantity = only_measure(index, t, {"quantity", "sold", "qty"});
    if (quantity == kNone || holds_total(index, t)) continue;
    const uint32_t price = only_measure(index, t, {"price"});
    if (price != kNone) {
      out.push_back({t, quantity, t, price});
      continue;
    }
    if (!is_sales_table(index, t)) continue;
    for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
      const db::Table* parent = catalog.find(key.parent_schema, key.parent_table);
      if (parent == nullptr) continue;
      const auto p = static_cast<uint32_t>(parent - catalog.tables.data());
      const uint32_t far = only_measure(index, p, {"price"});
      if (far != kNone) out.push_back({t, quantity, p, far});
    }
  }
  return out;
}

SalesWords sales_words(const db::Catalog& catalog, const SchemaIndex& index) {
  SalesWords out;
  out.counted = counted_words(catalog, index);
  const auto add = [&](std::vector<std::string>& words, uint32_t t) {
    const SchemaItem& item = index.table(t);
    if (item.words.empty()) return;
    const std::string& head = index.word(item.words.back()).lemma;
    if (std::find(words.begin(), words.end(), head) == words.end()) words.push_back(head);
  };
  for (const Product& p : products(catalog, index))
    for (const db::ForeignKey& key : catalog.tables[p.quantity_table].foreign_keys) {
      const db::Table* parent = catalog.find(key.parent_schema, key.parent_table);
      if (parent == nullptr) continue;
      const auto t = static_cast<uint32_t>(parent - catalog.tables.data());
      if (is_sales_table(index, t)) {
        if (!holds_total(index, t)) add(out.orders, t);
      } else if (!keeps_people(index, t)) {
        add(out.things, t);
        if (only_measure(index, t, {"price"}) != kNone || t == p.price_table) add(out.popular, t);
      }
    }
  return out;
}

std::vector<std::string> counted_words(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<std::string> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    for (const uint32_t c : index.measures(t)) {
      const SchemaItem& item = index.column(t, c);
      if (item.words.size() != 2) continue;
      const std::string& done = index.word(item.words[1]).text;
      if (done == "sold" || done.ends_with("ed"))
        out.push_back(index.word(item.words[0]).lemma + " " + done);
    }
  return out;
}

}  // namespace ask::engine
