SELECT ask_note('stf', 'people employed here', '{"synonyms": ["staff members",
  "members of staff", "member of staff", "team members", "workers", "employees", "colleagues",
  "play workers"]}');
SELECT ask_note('stf.left_dt', 'last day of employment', '{"synonyms": ["left", "leaving date",
  "quit", "resigned", "stopped working", "gone"]}');
SELECT ask_note('grp.lead_id', 'who runs the group', '{"synonyms": ["leader", "group leader",
  "lead", "led by", "in charge of", "runs", "run by", "looks after", "looked after by",
  "key worker", "heads"], "references": "stf.s_id"}');
SELECT ask_note('grp.max_kids', 'capacity of the group', '{"synonyms": ["places", "capacity",
  "spaces", "spots", "room for", "maximum size", "limit", "can take"]}');
SELECT ask_note('kid.end_dt', 'last day with us', '{"synonyms": ["left", "leavers",
  "leaving date", "last day", "stopped coming", "moved on", "left us"]}');
SELECT ask_note('kid.allergic', 'has an allergy', '{"synonyms": ["allergies", "has an allergy",
  "have allergies", "with allergies", "with an allergy", "food allergy"], "condition":
  "allerg IS NOT NULL"}');
SELECT ask_note('par', 'those who pay', '{"synonyms": ["guardians", "carers", "family",
  "families", "households", "mums and dads", "relatives", "payers"]}');
SELECT ask_note('kid_par.may_pick', 'right to collect', '{"synonyms": ["allowed to collect",
  "authorised", "permission to collect"], "values": {"1": ["allowed to collect",
  "allowed to pick up", "authorised", "may collect", "can collect", "permitted to collect"], "0":
  ["not allowed to collect", "not allowed to pick up", "not authorised", "may not collect",
  "banned", "barred from collecting"]}}');
SELECT ask_note('pu', 'end of the day', '{"synonyms": ["pickups", "collections", "collected",
  "picked up", "handovers", "went home", "fetched", "collection"]}');
SELECT ask_note('pu.late', 'after closing time', '{"synonyms": ["late", "picked up late",
  "collected late", "late pickups", "after closing time", "not on time"], "condition":
  "late_min > 0"}');
SELECT ask_note('absn', 'days not here', '{"synonyms": ["away", "missed days", "days off",
  "did not come", "off", "not in", "not here"]}');
SELECT ask_note('absn.told_us', 'whether we were told', '{"values": {"0": ["no-show",
  "without telling us", "unannounced", "unexplained", "did not tell us", "nobody told us",
  "without notice", "no notice"], "1": ["announced", "let us know", "notified", "called in",
  "with notice"]}}');
SELECT ask_note('absn.rsn', 'reason for the absence', '{"synonyms": ["why", "reason", "cause",
  "because of", "due to"], "values": {"ill": ["illness", "sick", "sickness", "off sick",
  "poorly", "unwell"], "holiday": ["on holiday", "vacation"], "dentist": ["dental appointment"],
  "school trip": ["outing"]}}');
SELECT ask_note('inv.amt', 'amount of the month', '{"synonyms": ["fees", "fee", "takings",
  "income", "revenue", "charges", "earned", "charged", "billed", "turnover"], "unit": "GBP"}');
SELECT ask_note('inv.unpaid', 'not paid yet', '{"synonyms": ["owe us", "owes us", "owe us money",
  "owe", "owes", "owing", "owed", "outstanding", "in arrears", "still to pay", "unsettled",
  "not settled", "unpaid", "not paid"], "condition": "paid_dt IS NULL"}');
