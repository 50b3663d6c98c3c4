SELECT ask_note('stallholders', 'people who sell at the car boot sale', '{"synonyms": ["sellers",
  "vendors", "stall keepers", "booters", "regulars"]}');
SELECT ask_note('stallholders.trader', 'professional or private seller', '{"values": {"1": [
  "pros", "professionals", "trade sellers", "traders", "commercial sellers", "business sellers",
  "dealers"], "0": ["private sellers", "amateurs", "hobby sellers", "non-traders",
  "ordinary people"]}}');
SELECT ask_note('stallholders.banned_on', 'day they were banned', '{"synonyms": ["barred",
  "kicked out", "blacklisted", "excluded", "thrown out", "sent packing"]}');
SELECT ask_note('stallholders.insured', 'has valid insurance', '{"synonyms": ["covered",
  "in-date insurance", "valid insurance", "insurance up to date"], "condition":
  "insurance_expires >= date(''now'')"}');
SELECT ask_note('pitches', 'places to set up', '{"synonyms": ["stalls", "plots", "spaces",
  "spots", "slots"]}');
SELECT ask_note('pitches.has_power', 'mains electricity on the pitch', '{"values": {"1": [
  "electric", "electricity", "hook-up", "mains", "powered", "a socket"], "0": ["no electric",
  "without electricity", "unpowered"]}}');
SELECT ask_note('pitches.day_fee', 'price of the pitch for a day', '{"synonyms": ["rent",
  "pitch rent", "pitch fee", "charge", "price", "cost", "dear", "rate"], "unit": "GBP"}');
SELECT ask_note('market_days.status', 'whether the sale took place', '{"values": {"called off": [
  "cancelled", "rained off", "scrapped", "abandoned"], "held": ["went ahead", "took place",
  "happened"], "planned": ["upcoming", "coming up", "still to come", "scheduled"]}}');
SELECT ask_note('payments.method', 'how it was paid', '{"synonyms": ["paid by", "way of paying"],
  "values": {"cash": ["by cash", "in cash", "cash payments"], "bank transfer": ["BACS",
  "transfer", "online", "into the bank"], "card": ["by card", "card payments", "card machine",
  "contactless"]}}');
SELECT ask_note('market_days', 'days of the sale', '{"synonyms": ["boot sales", "car boots",
  "sales", "events", "Sundays", "markets"]}');
SELECT ask_note('market_days.visitors', 'number of visitors', '{"synonyms": ["footfall",
  "attendance", "turnout", "crowd", "buyers", "shoppers", "punters", "people"]}');
SELECT ask_note('bookings.turned_up', 'whether the stallholder came on the day', '{"values": {
  "1": ["attended", "showed up", "showed", "present", "appeared"], "0": ["no-shows",
  "did not show up", "absent", "missed", "stayed away", "failed to appear", "let us down"]}}');
SELECT ask_note('payments.amount', 'money paid for a pitch', '{"synonyms": ["takings", "income",
  "revenue", "receipts", "pitch money", "earned", "collected", "money"], "unit": "GBP"}');
SELECT ask_note('stewards', 'helpers on the day', '{"synonyms": ["marshals", "volunteers",
  "helpers", "staff", "team", "crew"]}');
SELECT ask_note('complaints.resolved_on', 'day a complaint was settled', '{"synonyms": ["sorted",
  "settled", "closed", "sorted out", "put right"]}');
