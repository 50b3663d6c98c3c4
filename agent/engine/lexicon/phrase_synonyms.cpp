// Phrases with their other names in schemas, sorted by the first word.
#include "agent/engine/lexicon/phrase_synonyms.h"

#include <algorithm>
#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
constexpr PhraseSynonym kPhraseSynonyms[] = {
    {"account holder", "customer|client"},
    {"account manager", "salesperson|representative|employee|staff"},
    {"amount in stock", "stock|inventory"}, {"annual pay", "annual salary|salary"},
    {"asking price", "price"}, {"biological sex", "sex|gender"},
    {"business unit", "department|division"}, {"cell phone number", "phone number|phone|telephone"},
    {"cell number", "phone number|phone|telephone"}, {"christian name", "first name"},
    {"contact number", "phone number|phone|telephone"},
    {"country of origin", "nationality|country"}, {"criminal offence", "crime"},
    {"criminal offense", "crime"}, {"date of the order", "order date"},
    {"date of birth", "birth date"}, {"date of delivery", "delivery date|shipped date|ship date"},
    {"date of hire", "hire date|start date"}, {"date of joining", "hire date|start date"},
    {"date of order", "order date"},
    {"date of publication", "publication date|publication year|year"},
    {"date of release", "release date|release year|year"},
    {"date of shipment", "delivery date|shipped date|ship date"},
    {"deadline date", "due date|required date"}, {"delivery company", "shipper|carrier|courier"},
    {"delivery firm", "shipper|carrier|courier"}, {"delivery service", "shipper|carrier|courier"},
    {"electronic mail", "e-mail|email"}, {"family name", "last name"}, {"given name", "first name"},
    {"haulage company", "shipper|carrier|courier"}, {"head office", "headquarters|headquarter"},
    {"hiring date", "hire date|start date"}, {"home country", "nationality|country"},
    {"joining date", "hire date|start date"}, {"leaving date", "end date|leave date"},
    {"line of work", "occupation|job|profession"}, {"list price", "price"},
    {"mail address", "e-mail|email"}, {"main office", "headquarters|headquarter"},
    {"mobile number", "phone number|phone|telephone"}, {"monthly pay", "annual salary|salary"},
    {"number of attendees", "attendance"}, {"number of inhabitants", "population"},
    {"number of residents", "population"}, {"number of seats", "capacity|seating"},
    {"number of spectators", "attendance"}, {"number of visitors", "attendance"},
    {"phone no", "phone number|phone|telephone"},
    {"play time", "runtime|duration|length|minutes|milliseconds"},
    {"playing time", "runtime|duration|length|minutes|milliseconds"},
    {"post code", "postal code|zip code|zip"}, {"price per unit", "unit price|price"},
    {"price each", "unit price|price"}, {"retail price", "price"},
    {"run time", "runtime|duration|length|minutes|milliseconds"},
    {"running time", "runtime|duration|length|minutes|milliseconds"},
    {"sales agent", "salesperson|representative|employee|staff"},
    {"sales person", "salesperson|representative|employee|staff"},
    {"sales rep", "salesperson|representative|employee|staff"},
    {"sales representative", "salesperson|representative|employee|staff"},
    {"screen time", "runtime|duration|length|minutes|milliseconds"}, {"selling price", "price"},
    {"shipping company", "shipper|carrier|courier"},
    {"shipping date", "delivery date|shipped date|ship date"},
    {"shipping firm", "shipper|carrier|courier"}, {"stock on hand", "stock|inventory"},
    {"stock level", "stock|inventory"},
    {"support agent", "support representative|support employee|representative|employee"},
    {"support employee", "support representative|support employee|representative|employee"},
    {"support rep", "support representative|support employee|representative|employee"},
    {"tel no", "phone number|phone|telephone"}, {"telephone no", "phone number|phone|telephone"},
    {"transport company", "shipper|carrier|courier"}, {"type of job", "occupation|job|profession"},
    {"unit cost", "unit price|price"}, {"units in stock", "stock|inventory"},
    {"year of publication", "publication date|publication year|year"},
    {"year of release", "release date|release year|year"}, {"yearly earnings", "annual income"},
    {"yearly income", "annual income"}, {"yearly pay", "annual salary|salary"},
    {"yearly salary", "annual salary|salary"},
};
// clang-format on

constexpr std::string_view first_word(const PhraseSynonym& row) {
  return row.said.substr(0, row.said.find(' '));
}

static_assert(std::is_sorted(std::begin(kPhraseSynonyms), std::end(kPhraseSynonyms),
                             [](const PhraseSynonym& a, const PhraseSynonym& b) {
                               return first_word(a) < first_word(b);
                             }));

}  // namespace

std::span<const PhraseSynonym> phrase_synonyms(std::string_view word) {
  const auto* const from = std::lower_bound(
      std::begin(kPhraseSynonyms), std::end(kPhraseSynonyms), word,
      [](const PhraseSynonym& row, std::string_view w) { return first_word(row) < w; });
  const auto* to = from;
  while (to != std::end(kPhraseSynonyms) && first_word(*to) == word) ++to;
  return {from, to};
}

}  // namespace ask::engine
