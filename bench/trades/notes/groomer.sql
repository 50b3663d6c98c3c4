SELECT ask_note('dogs', 'the animals', '{"synonyms": ["pets", "animals", "pooches", "dog",
  "hounds"]}');
SELECT ask_note('dogs.bites', 'biting', '{"synonyms": ["biter", "biting"], "values": {"1": [
  "biter", "biters", "aggressive", "bites", "snappy", "dangerous", "bitey", "snaps"], "0": [
  "does not bite", "gentle", "safe"]}}');
SELECT ask_note('dogs.nervous', 'temperament', '{"synonyms": ["temperament"], "values": {"1": [
  "nervous", "anxious", "scared", "shy", "jumpy", "frightened", "timid"], "0": ["calm",
  "relaxed", "not nervous"]}}');
SELECT ask_note('dogs.sex', 'sex', '{"synonyms": ["gender"], "values": {"f": ["bitch", "bitches",
  "female", "females", "girl", "girls", "she"], "m": ["male", "males", "boy", "boys", "he"]}}');
SELECT ask_note('dogs.died_on', 'death', '{"synonyms": ["passed away", "died", "deceased",
  "dead", "lost", "put to sleep"]}');
SELECT ask_note('owners.heard_from', 'how they found us', '{"synonyms": ["found us",
  "heard about us", "heard of us", "came through", "referred by", "found out about us",
  "how they found us", "recommended by", "source"], "values": {"neighbour": ["word of mouth",
  "friend"], "saw the van": ["van"]}}');
SELECT ask_note('services.still_offered', 'on the list or not', '{"values": {"1": [
  "still offered", "on offer", "available", "current"], "0": ["no longer offered",
  "discontinued", "dropped", "not offered any more", "withdrawn", "stopped"]}}');
SELECT ask_note('services.minutes', 'duration', '{"synonyms": ["takes", "duration", "how long",
  "length", "lasts"], "unit": "minutes"}');
SELECT ask_note('appointments.status', 'how it stands', '{"values": {"done": ["completed",
  "attended", "turned up", "finished", "groomed", "carried out"], "no show": ["did not turn up",
  "didn''t show", "missed", "stood us up", "failed to appear", "no-show", "didn''t turn up"],
  "cancelled": ["called off", "cancellation", "cancellations"], "booked": ["upcoming", "planned",
  "still to come", "scheduled", "coming up"]}}');
SELECT ask_note('appointments.groomer', 'who did it', '{"synonyms": ["groomed by", "done by",
  "washed by", "handled by", "clipped by", "looked after by", "groomers", "staff"]}');
SELECT ask_note('payments.amount', 'money received', '{"synonyms": ["takings", "income",
  "revenue", "turnover", "earned", "money in", "earnings", "paid", "spent", "took"], "unit":
  "GBP"}');
SELECT ask_note('payments.tip', 'tip', '{"synonyms": ["tips", "gratuity", "gratuities", "tipped",
  "tipping", "tipper", "tippers"], "unit": "GBP"}');
SELECT ask_note('vaccinations.expired', 'not valid any more', '{"synonyms": ["expired",
  "overdue", "run out", "lapsed", "out of date", "due for renewal", "no longer valid",
  "ran out"], "condition": "valid_until < date(''now'')"}');
SELECT ask_note('vaccinations', 'jabs', '{"synonyms": ["jabs", "shots", "injections", "vaccine",
  "boosters", "vaccinated", "inoculations", "jabbed"]}');
SELECT ask_note('expenses.amount', 'money spent', '{"synonyms": ["spending", "outgoings",
  "spend", "expenditure", "spent on", "bills", "pay for", "paid for", "running costs"], "unit":
  "GBP"}');
