SELECT ask_note('ther', 'physiotherapists', '{"synonyms": ["therapists", "physios", "staff",
  "clinicians", "practitioners", "team"]}');
SELECT ask_note('ther.left_dt', 'when a therapist left', '{"synonyms": ["left", "resigned",
  "quit", "no longer work", "departed", "moved on", "gone"]}');
SELECT ask_note('doc', 'referring doctors', '{"synonyms": ["doctors", "GPs", "referrers",
  "physicians", "consultants", "referred by", "sent by", "prescribed by"]}');
SELECT ask_note('pat', 'people who are treated', '{"synonyms": ["patients", "clients",
  "customers", "people"]}');
SELECT ask_note('pat.self_payer', 'pays without an insurer', '{"synonyms": ["self-payers",
  "self-paying", "private patients", "privately", "pays themselves", "uninsured", "no insurance",
  "out of pocket"], "condition": "ins IS NULL"}');
SELECT ask_note('pat.reg_dt', 'when the patient registered', '{"synonyms": ["registered",
  "joined", "signed up", "enrolled"]}');
SELECT ask_note('appt.tid', 'who gave the treatment', '{"synonyms": ["treated by", "treated",
  "seen by", "saw", "therapist", "done by"]}');
SELECT ask_note('rx', 'prescriptions by doctors', '{"synonyms": ["prescriptions", "referrals",
  "scripts", "orders"]}');
SELECT ask_note('rx.dx', 'what the patient suffers from', '{"synonyms": ["diagnosis",
  "condition", "complaint", "problem", "injury", "suffers from", "ailment", "diagnosed with"]}');
SELECT ask_note('appt.st', 'state of an appointment', '{"values": {"D": ["done", "attended",
  "kept", "took place", "turned up"], "N": ["no-show", "no-shows", "did not turn up",
  "did not show up", "missed", "failed to attend", "stood us up"], "C": ["cancelled",
  "called off", "cancellations", "cancel"], "B": ["booked", "upcoming", "coming up", "scheduled",
  "still to come", "future"]}}');
SELECT ask_note('appt', 'visits for treatment', '{"synonyms": ["appointments", "sessions",
  "visits", "bookings", "treatment sessions", "slots"]}');
SELECT ask_note('pay.amt', 'money received', '{"synonyms": ["takings", "income", "revenue",
  "earned", "took", "receipts", "paid", "turnover"], "unit": "GBP"}');
SELECT ask_note('pay.how', 'who or how it was paid', '{"synonyms": ["paid by", "method",
  "way of paying"], "values": {"card": ["by card", "card payments"], "cash": ["by cash",
  "in cash"], "insurer": ["insurers", "insurance companies", "by insurer",
  "insurance money"]}}');
SELECT ask_note('tx', 'treatments on offer', '{"synonyms": ["treatments", "therapies",
  "services", "procedures", "kinds of treatment", "what we offer"]}');
SELECT ask_note('appt.pid', 'the patient of an appointment', '{"synonyms": ["missed by",
  "attended by", "cancelled by", "booked by", "missed"]}');
