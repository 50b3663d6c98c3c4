// ask_demos: the demo databases that ask_demo makes, and what to ask them.
#include "agent/common/json_text.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

struct DemoCard {
  std::string_view name, title, description;
  std::string_view questions[3];  // answered rightly by the built-in engine
};

constexpr DemoCard kDemoCards[] = {
    {"shop",
     "Shop",
     "A small online shop: customers, products, orders with their items, and reviews.",
     {"How many products are there in each category?", "Which products are out of stock?",
      "What are the names and prices of the 3 most expensive products?"}},
    {"music",
     "Music",
     "Artists with albums, tracks and playlists, and the concerts they play at venues.",
     {"How many artists of each kind are there?", "Which artists come from Canada?",
      "What is the total number of tickets sold?"}},
    {"enterprise",
     "Enterprise",
     "A company as a star schema of 19 tables: sales, stock, support, staff and finance.",
     {"How many support tickets are there for each priority?",
      "How many customers are in the Corporate segment?",
      "Which products cost more than 200 at list price? Show name and list price."}},
};

}  // namespace

RowsResult open_demos(Session&, const Arguments&) {
  std::vector<std::vector<Value>> rows;
  for (const DemoCard& demo : kDemoCards) {
    auto questions = nlohmann::ordered_json::array();
    for (const std::string_view question : demo.questions) questions.push_back(question);
    rows.push_back({std::string(demo.name), std::string(demo.title), std::string(demo.description),
                    json_text(questions)});
  }
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
