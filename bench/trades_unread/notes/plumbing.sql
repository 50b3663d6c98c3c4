SELECT ask_note('engineers', 'who does the work', '{"synonyms": ["plumbers", "fitters",
  "workmen", "lads", "staff", "tradesmen", "technicians", "gas engineers"]}');
SELECT ask_note('engineers.gas_registered', 'gas safe registered', '{"values": {"1": ["gas safe",
  "Gas Safe registered", "gas qualified", "allowed to do gas", "can do gas", "certified"], "0": [
  "not gas safe", "no gas ticket", "not gas qualified"]}}');
SELECT ask_note('customers.kind', 'kind of customer', '{"values": {"home": ["homeowners",
  "householders", "private", "domestic", "households", "residential"], "business": ["businesses",
  "commercial", "firms", "companies", "business customers", "trade customers"], "landlord": [
  "landlords", "letting", "lets", "rented"]}}');
SELECT ask_note('parts.low', 'needs reordering', '{"synonyms": ["running low", "low on stock",
  "short", "low stock", "to reorder", "needs reordering", "nearly out", "running out"],
  "condition": "in_stock <= reorder_level"}');
SELECT ask_note('visits.engineer_id', 'who did the work', '{"synonyms": ["done by",
  "carried out by", "attended by", "went out", "carried out", "sent to"]}');
SELECT ask_note('parts.margin', 'profit on a part', '{"synonyms": ["markup", "profit", "mark-up",
  "profit margin", "make on"], "sql": "sale_price - cost_price", "unit": "GBP"}');
SELECT ask_note('quotes', 'offers sent to customers', '{"synonyms": ["estimates", "offers",
  "quotations", "bids"]}');
SELECT ask_note('quotes.status', 'answer to a quote', '{"values": {"accepted": ["won",
  "went ahead", "said yes", "agreed", "taken up", "approved"], "declined": ["lost",
  "turned down", "rejected", "refused", "said no"], "waiting": ["pending", "open", "no answer",
  "outstanding", "undecided", "not heard back"], "expired": ["lapsed", "ran out",
  "out of date"]}}');
SELECT ask_note('jobs', 'work done for customers', '{"synonyms": ["callouts", "repairs", "work",
  "installations", "tasks", "jobs done"]}');
SELECT ask_note('jobs.emergency', 'urgent call-out', '{"values": {"1": ["emergencies", "urgent",
  "out of hours"], "0": ["routine", "planned", "not urgent", "ordinary", "non-urgent"]}}');
SELECT ask_note('jobs.status', 'state of a job', '{"values": {"done": ["finished", "completed",
  "complete"], "cancelled": ["called off", "cancellations", "dropped"], "booked": ["upcoming",
  "to do", "scheduled", "in the diary", "still to do"]}}');
SELECT ask_note('jobs.invoice_amount', 'what was billed', '{"synonyms": ["takings", "income",
  "revenue", "turnover", "billed", "earned", "brought in", "sales"], "unit": "GBP"}');
SELECT ask_note('jobs.unpaid', 'invoiced and not paid', '{"synonyms": ["unpaid", "owing",
  "outstanding", "still owes", "owe us money", "not paid", "in arrears", "still to pay"],
  "condition": "invoiced_on IS NOT NULL AND paid_on IS NULL"}');
SELECT ask_note('jobs.owed', 'amount that is still to be paid', '{"synonyms": ["owe", "owes",
  "owed", "debt", "amount owing", "money owed", "what they owe", "outstanding amount",
  "how much is outstanding"], "sql":
  "CASE WHEN invoiced_on IS NOT NULL AND paid_on IS NULL THEN invoice_amount ELSE 0 END", "unit":
  "GBP"}');
SELECT ask_note('visits.hours', 'hours worked on site', '{"synonyms": ["time on site",
  "hours worked", "labour", "time spent", "man-hours"], "unit": "hours"}');
