SELECT ask_note('rm.typ', 'kind of room', '{"synonyms": ["kind of room", "room type", "type"],
  "values": {"sgl": ["single", "singles", "single room"], "dbl": ["double", "doubles",
  "double room"], "twn": ["twin", "twins", "twin room"], "fam": ["family", "family room",
  "family rooms"]}}');
SELECT ask_note('rm.dogs_ok', 'dogs', '{"synonyms": ["dogs", "pets"], "values": {"1": [
  "dog-friendly", "dogs allowed", "takes dogs", "pet-friendly", "allows dogs", "dogs welcome",
  "accepts dogs"], "0": ["no dogs", "dogs not allowed", "without dogs"]}}');
SELECT ask_note('gst', 'who stays', '{"synonyms": ["visitors", "customers", "people", "clients",
  "lodgers", "guest"]}');
SELECT ask_note('bkg.st', 'how it stands', '{"values": {"CONF": ["confirmed", "upcoming",
  "expected", "still to come", "due to arrive"], "OUT": ["checked out", "completed", "finished"],
  "CANC": ["cancelled", "cancellation", "cancellations", "called off"], "NOSH": ["no-show",
  "no-shows", "did not turn up", "didn''t show up", "never arrived"]}}');
SELECT ask_note('bkg.src', 'how it was booked', '{"synonyms": ["booked through", "channel",
  "source"], "values": {"web": ["online", "website", "internet", "on the web"], "tel": ["phone",
  "telephone", "by phone", "over the phone", "phoned"], "walk": ["walk-in", "walk-ins",
  "walked in", "off the street", "at the door"]}}');
SELECT ask_note('bkg.tot', 'room bill', '{"synonyms": ["takings", "revenue", "income",
  "room income", "bill", "turnover", "room takings", "money"], "unit": "GBP"}');
SELECT ask_note('stf.end_dt', 'last day of work', '{"synonyms": ["left", "quit", "leavers",
  "stopped working", "gone", "resigned", "last day"]}');
SELECT ask_note('bkg.arr', 'arrival', '{"synonyms": ["arrived", "arrive", "arrivals", "check in",
  "checked in", "checking in", "arriving", "check-in", "stayed", "stay"]}');
SELECT ask_note('bkg.unpaid', 'not paid yet', '{"synonyms": ["owe us", "owes us", "owe us money",
  "owe", "owes", "owing", "owed", "outstanding", "unpaid", "not paid", "still to pay",
  "unsettled"], "condition": "paid_on IS NULL"}');
SELECT ask_note('xtra.amt', 'charge', '{"synonyms": ["extras", "extra charges", "add-ons",
  "extra spending", "spent on extras", "extra income"], "unit": "GBP"}');
SELECT ask_note('xtra.what', 'kind', '{"synonyms": ["kind of extra", "extra", "ordered"],
  "values": {"bar tab": ["bar tabs", "drinks", "bar bill"], "dinner": ["evening meal", "meals",
  "evening meals"], "breakfast": ["breakfasts"], "cot": ["baby bed", "crib"], "dog bed": [
  "dog basket"], "packed lunch": ["picnic", "lunches", "packed lunches"], "late checkout": [
  "late check-out", "checked out late"]}}');
SELECT ask_note('stf', 'people who work here', '{"synonyms": ["employees", "workers",
  "staff members", "members of staff", "personnel", "employee"]}');
SELECT ask_note('qz.qm_id', 'host', '{"synonyms": ["quizmaster", "quiz master", "hosted by",
  "host", "hosted", "quizmasters", "asked the questions", "question master"]}');
SELECT ask_note('qres.win', 'first place', '{"synonyms": ["won", "wins", "winners", "winner",
  "winning", "victories", "came first", "first place", "victory"], "condition": "plc = 1"}');
SELECT ask_note('qres.pts', 'score', '{"synonyms": ["score", "scores", "points", "scored",
  "marks", "result"]}');
