SELECT ask_note('mbr', 'people of the club', '{"synonyms": ["athletes", "athlete", "runners",
  "runner", "club members", "people", "competitors", "joggers", "sportspeople"]}');
SELECT ask_note('mbr.left_dt', 'end of membership', '{"synonyms": ["left", "quit", "resigned",
  "gave up", "stopped", "leavers", "left the club"]}');
SELECT ask_note('grp.coach', 'who coaches', '{"synonyms": ["coach", "coached by", "trainer",
  "trained by", "coaches", "in charge of", "led by"], "references": "mbr.mid"}');
SELECT ask_note('res.perf', 'time or distance', '{"synonyms": ["time", "mark", "times",
  "performance"]}');
SELECT ask_note('meet.dt', 'day of the meet', '{"synonyms": ["held", "took place",
  "day of the meet", "taking place", "was on"]}');
SELECT ask_note('evt.typ', 'kind', '{"synonyms": ["kind", "type"], "values": {"xc": [
  "cross-country", "cross country"], "field": ["field events", "jumps and throws"], "road": [
  "road race", "road races", "road running"], "track": ["track races"]}}');
SELECT ask_note('meet.fee', 'cost of entering', '{"synonyms": ["entry fee", "entrance fee",
  "entry cost", "race fee"], "unit": "EUR"}');
SELECT ask_note('res', 'what was achieved', '{"synonyms": ["results", "competed", "took part",
  "outings", "ran", "raced", "raced in", "appearances"]}');
SELECT ask_note('res.st', 'finished or not', '{"values": {"DNF": ["did not finish",
  "dropped out", "retired", "unfinished", "pulled out"], "DNS": ["did not start", "no-show",
  "no-shows", "did not turn up", "did not show up", "didn''t start"], "OK": ["finished",
  "completed"]}}');
SELECT ask_note('res.win', 'first place', '{"synonyms": ["won", "wins", "winners", "winner",
  "victories", "first place", "gold", "came first", "victory"], "condition": "plc = 1"}');
SELECT ask_note('res.podium', 'place one to three', '{"synonyms": ["podium", "podiums",
  "top three", "medal", "medals", "podium places", "on the podium", "top 3"], "condition":
  "plc <= 3"}');
SELECT ask_note('rec.mid', 'who holds it', '{"synonyms": ["held by", "holder", "record holder",
  "record holders", "holds", "set by", "record", "hold"], "references": "mbr.mid"}');
SELECT ask_note('subs.cat', 'kind of membership', '{"synonyms": ["membership type",
  "type of membership", "category"], "values": {"SEN": ["senior", "seniors", "adult", "adults"],
  "JUN": ["junior", "youth", "youngsters", "youths"], "MAS": ["master", "masters", "veteran",
  "veterans", "vets"], "SOC": ["social", "social members", "non-running"]}}');
SELECT ask_note('subs.amt', 'membership fee', '{"synonyms": ["membership fee", "membership fees",
  "subscription", "subscriptions", "takings", "income", "revenue", "dues"], "unit": "EUR"}');
SELECT ask_note('subs.unpaid', 'not paid yet', '{"synonyms": ["owe us", "owes us",
  "owe us money", "unpaid", "owes", "owing", "outstanding", "in arrears", "not paid", "behind",
  "still to pay", "not paid up", "overdue"], "condition": "paid_dt IS NULL"}');
