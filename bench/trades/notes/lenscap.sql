SELECT ask_note('stock', 'what we deal in', '{"synonyms": ["gear", "equipment", "articles",
  "goods", "pieces", "kit"]}');
SELECT ask_note('stock.bought_for_cents', 'purchase price', '{"synonyms": ["bought for",
  "purchase price", "paid for it", "buying price", "cost price", "paid", "what we paid",
  "purchase cost"], "unit": "cents"}');
SELECT ask_note('stock.asking_price_cents', 'price tag', '{"synonyms": ["asking price",
  "price tag", "asking", "price", "marked at", "offered for", "priced", "expensive"], "unit":
  "cents"}');
SELECT ask_note('stock.margin', 'asking price less purchase price', '{"synonyms": ["margin",
  "markup", "expected profit", "mark-up", "profit margin", "potential profit"], "sql":
  "(asking_price_cents - bought_for_cents) / 100.0", "unit": "GBP"}');
SELECT ask_note('stock.bought_from', 'who sold it to us', '{"synonyms": ["seller", "bought from",
  "supplied by", "came from", "previous owner", "sellers"]}');
SELECT ask_note('sales.price_cents', 'price paid', '{"synonyms": ["takings", "revenue",
  "turnover", "sold for", "income", "earned", "spent", "sales value", "money taken"], "unit":
  "cents"}');
SELECT ask_note('sales.customer_id', 'buyer', '{"synonyms": ["buyer", "buyers", "bought by",
  "sold to", "bought", "purchased", "purchaser"]}');
SELECT ask_note('sales.walk_in', 'without a known buyer', '{"synonyms": ["walk-in", "walk-ins",
  "anonymous", "passing trade", "unnamed", "walk-in sales", "cash customers"], "condition":
  "customer_id IS NULL"}');
SELECT ask_note('repairs', 'jobs', '{"synonyms": ["jobs", "job", "tickets", "workshop jobs",
  "repair jobs", "mending", "repaired"]}');
SELECT ask_note('repairs.technician_id', 'who did it', '{"synonyms": ["repaired by", "fixed by",
  "worked on", "assigned", "assigned to", "done by", "mended by", "repairer", "fixed"]}');
SELECT ask_note('repairs.ready', 'finished and not collected', '{"synonyms": [
  "ready for collection", "waiting to be collected", "ready", "uncollected", "not picked up",
  "waiting for collection", "to be collected", "awaiting collection", "ready to collect"],
  "condition": "finished_on IS NOT NULL AND collected_on IS NULL"}');
SELECT ask_note('repairs.on_bench', 'still being done', '{"synonyms": ["on the bench",
  "in progress", "in the workshop", "still being worked on", "under way", "in for repair"],
  "condition": "finished_on IS NULL AND collected_on IS NULL"}');
SELECT ask_note('repairs.charged_cents', 'bill of the repair', '{"synonyms": ["repair income",
  "bill", "charged", "repair bill", "repair revenue", "workshop income", "repair takings",
  "earned on repairs", "invoiced"], "unit": "cents"}');
SELECT ask_note('repairs.quote_cents', 'estimate', '{"synonyms": ["quoted", "estimate",
  "estimates", "estimated cost"], "unit": "cents"}');
SELECT ask_note('parts.to_reorder', 'few left', '{"synonyms": ["to reorder", "running low",
  "low", "need ordering", "below reorder level", "need reordering", "to order", "low on stock",
  "running out"], "condition": "in_stock <= reorder_level"}');
