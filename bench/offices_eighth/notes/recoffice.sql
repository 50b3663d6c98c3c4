SELECT ask_note('reader', 'people who use the searchroom', '{"synonyms": ["researchers",
  "visitors", "users", "people", "ticket holders", "customers", "patrons"]}');
SELECT ask_note('reader.issued', 'when the ticket was issued', '{"synonyms": ["joined",
  "registered", "signed up", "got a ticket", "enrolled", "became a reader"]}');
SELECT ask_note('reader.expires', 'when the ticket runs out', '{"synonyms": ["runs out",
  "lapses", "lapsed", "out of date", "up for renewal", "expired", "valid until", "renewal"]}');
SELECT ask_note('reader.purpose', 'why they come', '{"synonyms": ["reason", "interest",
  "research topic", "researching", "looking into", "subject", "what for"], "values": {
  "family history": ["genealogy", "genealogists", "family tree", "ancestors"], "academic": [
  "university", "scholars", "academics", "students"], "legal": ["solicitors", "lawyers"],
  "house history": ["old houses", "house historians"], "local history": ["local historians"]}}');
SELECT ask_note('collection', 'groups of records', '{"synonyms": ["collections", "deposits",
  "archives", "fonds", "holdings", "record groups"]}');
SELECT ask_note('collection.depositor', 'who gave the records', '{"synonyms": ["deposited by",
  "given by", "donor", "donated by", "owner", "lent by", "gave", "came from"]}');
SELECT ask_note('collection.on_loan', 'on loan to the office', '{"values": {"1": ["loaned",
  "on deposit", "lent to us", "borrowed"], "0": ["owned", "gifted", "given outright",
  "ours"]}}');
SELECT ask_note('document', 'the records themselves', '{"synonyms": ["records", "items",
  "papers", "books", "volumes", "manuscripts", "pieces"]}');
SELECT ask_note('document.condition', 'physical state', '{"synonyms": ["state", "shape",
  "physical state", "preservation"], "values": {"poor": ["fragile", "bad", "damaged", "tatty"],
  "unfit": ["unfit for production", "too fragile", "cannot be produced", "falling apart"],
  "good": ["fine", "sound"], "fair": ["so-so", "reasonable"]}}');
SELECT ask_note('document.closed', 'still closed to the public', '{"synonyms": ["restricted",
  "closed to the public", "sealed", "embargoed", "not open", "confidential", "off limits"],
  "condition": "closed_until > CAST(strftime(''%Y'', ''now'') AS INTEGER)"}');
SELECT ask_note('request.status', 'what became of a request', '{"synonyms": ["outcome"],
  "values": {"RET": ["returned", "put back", "back in the strongroom", "brought back",
  "back on the shelf"], "OUT": ["still out", "out", "not returned", "not back",
  "in the searchroom", "being read", "with a reader"], "NF": ["not found", "missing",
  "could not be found", "lost", "mislaid"], "REF": ["refused", "turned down", "denied",
  "rejected", "declined"]}}');
SELECT ask_note('request.fetched_by', 'who brought it', '{"synonyms": ["fetched by", "fetched",
  "produced by", "brought up", "got out", "retrieved by", "collected by"]}');
SELECT ask_note('request.asked_at', 'when it was asked for', '{"synonyms": ["requested",
  "asked for", "ordered up", "called up", "consulted", "looked at", "came in", "visited"]}');
SELECT ask_note('copy_order.price', 'price of copies', '{"synonyms": ["takings", "income",
  "copying income", "cost", "charge", "revenue", "copy fees", "earned"], "unit": "GBP"}');
SELECT ask_note('copy_order.sent_on', 'when the copies were sent', '{"synonyms": ["sent",
  "posted", "sent off", "dispatched", "delivered", "completed", "fulfilled", "went out"]}');
