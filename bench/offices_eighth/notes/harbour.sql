SELECT ask_note('person', 'owners and skippers', '{"synonyms": ["people", "customers",
  "owners and skippers", "sailors", "clients", "folk"]}');
SELECT ask_note('person.resident', 'lives locally', '{"values": {"1": ["locals", "local",
  "islanders", "live here", "townspeople"], "0": ["visitors", "visiting", "outsiders",
  "from away", "non-residents", "strangers"]}}');
SELECT ask_note('vessel', 'boats', '{"synonyms": ["boats", "ships", "craft",
  "yachts and boats"]}');
SELECT ask_note('vessel.owner_id', 'who owns the boat', '{"synonyms": ["owned by", "belongs to",
  "boat owner"]}');
SELECT ask_note('vessel.skipper_id', 'who sails the boat', '{"synonyms": ["captain",
  "captained by", "master", "in command", "helmsman"]}');
SELECT ask_note('vessel.type_code', 'kind of boat', '{"synonyms": ["class of boat",
  "sort of boat", "kind"], "values": {"Y": ["yachts", "sailing boats", "sailboats", "yacht"],
  "F": ["trawlers", "fishing vessels", "fishing boats", "fishing fleet"], "M": ["motorboats",
  "motor boats", "cruisers", "powerboats", "motor cruisers"], "W": ["work boats", "workboats"],
  "T": ["tugboats", "tugs"]}}');
SELECT ask_note('vessel.length_m', 'length of the boat', '{"synonyms": ["size",
  "length overall"], "unit": "metres"}');
SELECT ask_note('berth', 'moorings at the quays', '{"synonyms": ["moorings", "slips", "spaces",
  "spots", "places", "docks"]}');
SELECT ask_note('berth.day_rate_pence', 'price of the berth per day', '{"synonyms": [
  "daily rate", "price", "tariff", "cost", "nightly rate", "per night", "rate"], "unit":
  "pence"}');
SELECT ask_note('berth.shore_power', 'electricity at the berth', '{"values": {"1": ["electric",
  "electricity", "hook-up", "mains", "power", "plug in"], "0": ["no electric",
  "without electricity", "no hook-up", "no power"]}}');
SELECT ask_note('stay.arrived', 'when the boat came in', '{"synonyms": ["came in", "docked",
  "moored", "tied up", "sailed in", "visited", "put in", "called in"]}');
SELECT ask_note('stay.departed', 'when the boat left', '{"synonyms": ["left", "sailed", "went",
  "cast off", "put to sea", "moved on", "gone"]}');
SELECT ask_note('stay.still_here', 'has not left yet', '{"synonyms": ["still in", "still here",
  "in port", "in harbour", "still moored", "currently in", "in now", "not left"], "condition":
  "departed IS NULL"}');
SELECT ask_note('stay.charge_pence', 'bill for a stay', '{"synonyms": ["harbour dues", "dues",
  "bill", "mooring fee", "fees", "charged", "billed", "invoiced"], "unit": "pence"}');
SELECT ask_note('payment.amount_pence', 'money paid', '{"synonyms": ["takings", "income",
  "receipts", "revenue", "took", "collected", "money taken", "paid in"], "unit": "pence"}');
