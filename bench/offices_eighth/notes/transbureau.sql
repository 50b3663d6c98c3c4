SELECT ask_note('translator', 'who translates', '{"synonyms": ["linguists", "freelancers",
  "translators", "suppliers", "people"]}');
SELECT ask_note('translator.native_lc', 'mother tongue', '{"synonyms": ["mother tongue",
  "native speaker", "native language", "native", "first language", "speaks"], "references":
  "lang.lc"}');
SELECT ask_note('translator.rate_cents_word', 'price per word', '{"synonyms": ["rate",
  "rate per word", "word rate", "charges", "price per word", "cost per word"], "unit":
  "cents"}');
SELECT ask_note('translator.sworn', 'sworn translator', '{"values": {"1": ["sworn", "certified",
  "court-approved", "official", "can certify"], "0": ["not sworn", "uncertified"]}}');
SELECT ask_note('translator.active', 'still works for us', '{"values": {"1": ["available",
  "working", "on the books", "current"], "0": ["inactive", "retired", "stopped", "left",
  "no longer working", "gave up", "on the shelf"]}}');
SELECT ask_note('client', 'who orders', '{"synonyms": ["customers", "companies", "firms",
  "accounts", "clients"]}');
SELECT ask_note('job', 'translations', '{"synonyms": ["translations", "orders", "assignments",
  "projects", "texts", "work", "documents"]}');
SELECT ask_note('job.st', 'state of a job', '{"references": "job_state.st", "values": {"1": [
  "quoted", "quote only", "offer"], "2": ["in translation", "being translated", "in progress"],
  "3": ["in revision", "being revised", "being checked", "being proofread"], "4": ["delivered",
  "finished", "done", "completed", "sent out"], "9": ["cancelled", "called off", "dropped",
  "scrapped", "cancellations"]}}');
SELECT ask_note('job.reviser_id', 'who checks the translation', '{"synonyms": ["revised by",
  "checked by", "proofread by", "proofreader", "reviser", "checker", "second pair of eyes",
  "revised"], "references": "translator.tid"}');
SELECT ask_note('job.translator_id', 'who translates it', '{"synonyms": ["translated by",
  "done by", "given to", "assigned to", "taken on by"], "references": "translator.tid"}');
SELECT ask_note('job.late', 'delivered after it was due', '{"synonyms": ["late",
  "missed the deadline", "delivered late", "behind schedule", "after the deadline", "overran",
  "not on time"], "condition": "delivered > due"}');
SELECT ask_note('job.unfinished', 'not delivered yet', '{"synonyms": ["open", "still to do",
  "unfinished", "outstanding", "ongoing", "not delivered yet", "on the go", "pending"],
  "condition": "delivered IS NULL AND st <> 9"}');
SELECT ask_note('job.fee', 'what the client pays for the job', '{"synonyms": ["price", "earned",
  "worth", "brought in", "value", "sales", "turnover", "job income"], "unit": "EUR"}');
SELECT ask_note('invoice.amount', 'amount billed', '{"synonyms": ["takings", "billed",
  "invoiced", "bills", "revenue", "income", "charged"], "unit": "EUR"}');
SELECT ask_note('invoice.unpaid', 'not paid yet', '{"synonyms": ["unpaid", "owing", "still owes",
  "unsettled", "owe us money", "in arrears", "has not paid", "not paid"], "condition":
  "paid_date IS NULL"}');
