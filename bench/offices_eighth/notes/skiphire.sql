SELECT ask_note('customer', 'who hires', '{"synonyms": ["clients", "hirers", "accounts",
  "people", "punters"]}');
SELECT ask_note('customer.trade', 'trade or private customer', '{"values": {"1": [
  "account customers", "building firms", "businesses", "on account", "tradesmen"], "0": [
  "private customers", "householders", "domestic", "private", "homeowners",
  "cash customers"]}}');
SELECT ask_note('customer.on_stop', 'no more hires until they pay', '{"values": {"1": ["stopped",
  "blocked", "barred", "suspended", "blacklisted"], "0": ["in good standing"]}}');
SELECT ask_note('skip_size.nickname', 'name of the size', '{"synonyms": ["size", "kind of skip",
  "type"], "values": {"mini": ["smallest", "minis"], "midi": ["midis"], "maxi": ["maxis",
  "biggest"]}}');
SELECT ask_note('skip.yards', 'size of the skip', '{"synonyms": ["size", "cubic yards"],
  "values": {"2": ["2 yard", "2-yarders", "two yard"], "4": ["4 yard", "4-yarders", "four yard"],
  "6": ["6 yard", "6-yarders", "six yard"], "8": ["8 yard", "8-yarders", "eight yard"], "12": [
  "12 yard", "12-yarders", "twelve yard"]}}');
SELECT ask_note('hire.deliv_driver', 'who brought the skip', '{"synonyms": ["delivered by",
  "dropped off by", "taken out by", "delivered", "dropped off"]}');
SELECT ask_note('hire.coll_driver', 'who fetched the skip', '{"synonyms": ["collected by",
  "picked up by", "fetched by", "collected", "picked up"]}');
SELECT ask_note('driver.hgv_expires', 'when the licence runs out', '{"synonyms": ["licence",
  "HGV licence", "lorry licence", "driving licence"]}');
SELECT ask_note('hire', 'a skip at a customer', '{"synonyms": ["jobs", "rentals", "drops",
  "orders", "bookings", "lets", "hires"]}');
SELECT ask_note('driver.licence_expired', 'HGV licence has run out', '{"synonyms": [
  "expired licence", "licence has run out", "licence has expired", "out-of-date licence",
  "without a valid licence"], "condition": "hgv_expires < unixepoch(''now'')"}');
SELECT ask_note('hire.delivered', 'when the skip was brought', '{"synonyms": ["went out",
  "put down", "set down", "placed", "brought round"]}');
SELECT ask_note('hire.still_out', 'not collected yet', '{"synonyms": ["still out", "out on hire",
  "not back", "out now", "waiting for collection", "not collected", "out at the moment"],
  "condition": "collected IS NULL"}');
SELECT ask_note('hire.price', 'price of the hire', '{"synonyms": ["takings", "income", "revenue",
  "turnover", "charged", "earned", "brought in", "spent"], "unit": "GBP"}');
SELECT ask_note('hire.on_road', 'stands on the road with a permit', '{"synonyms": ["on the road",
  "with a permit", "on the street", "needed a permit", "roadside", "on the highway"],
  "condition": "permit_no IS NOT NULL"}');
SELECT ask_note('hire.tonnes', 'weight of the waste', '{"synonyms": ["weight", "load", "weighed",
  "rubbish taken", "tonnage", "heavy"], "unit": "tonnes"}');
