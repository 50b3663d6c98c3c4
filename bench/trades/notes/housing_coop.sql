SELECT ask_note('tenancies', 'who lives where', '{"synonyms": ["tenants", "residents",
  "occupants", "lettings", "leases", "tenant", "renters", "lodgers"]}');
SELECT ask_note('tenancies.current', 'not moved out', '{"synonyms": ["living here", "lives",
  "live", "current", "still living", "still here", "occupied", "lives in", "living in",
  "at the moment"], "condition": "moved_out IS NULL"}');
SELECT ask_note('flats.floor', 'storey', '{"synonyms": ["storey", "level", "floor"], "values": {
  "0": ["ground floor", "ground-floor", "downstairs"], "1": ["first floor", "first-floor"], "2":
  ["second floor", "second-floor"], "3": ["third floor", "top floor", "third-floor"]}}');
SELECT ask_note('tenancies.moved_out', 'end of the tenancy', '{"synonyms": ["moved out", "left",
  "gone", "moving out", "move out", "given up"]}');
SELECT ask_note('flats.house', 'building', '{"synonyms": ["building", "buildings", "block",
  "property", "houses"]}');
SELECT ask_note('members.on_board', 'has an office', '{"synonyms": ["on the board", "board",
  "officers", "committee", "committee members", "officer", "office holders",
  "serves on the board"], "condition": "board_role IS NOT NULL"}');
SELECT ask_note('repairs', 'jobs', '{"synonyms": ["jobs", "faults", "problems", "works",
  "callouts", "breakdowns", "defects", "issues", "job", "complaints", "maintenance"]}');
SELECT ask_note('repairs.contractor_id', 'who did it', '{"synonyms": ["fixed by", "done by",
  "carried out by", "repaired by", "handled by", "mended by", "called out", "did the work"]}');
SELECT ask_note('repairs.status', 'how it stands', '{"values": {"open": ["not started",
  "outstanding", "waiting", "pending", "still to do", "unresolved"], "in progress": ["under way",
  "being fixed", "being repaired", "ongoing", "started"], "done": ["fixed", "finished",
  "completed", "sorted", "resolved"], "cancelled": ["called off", "withdrawn"]}}');
SELECT ask_note('repairs.shared', 'not in one flat', '{"synonyms": ["shared areas",
  "common areas", "communal", "communal areas", "shared", "in shared areas", "common parts"],
  "condition": "flat_id IS NULL"}');
SELECT ask_note('repairs.cost', 'cost', '{"synonyms": ["spent", "cost", "costs", "repair bill",
  "expenditure", "spending", "bill", "expensive", "charged", "paid for"], "unit": "GBP"}');
SELECT ask_note('repairs.urgency', 'urgency', '{"synonyms": ["priority"], "values": {"urgent": [
  "emergency", "emergencies", "urgently"], "low": ["minor", "not urgent", "low priority"]}}');
SELECT ask_note('flats.monthly_rent', 'rent', '{"synonyms": ["rent", "rents", "rent per month",
  "pays in rent", "rental income", "rent income"], "unit": "GBP"}');
SELECT ask_note('contractors.trade', 'trade', '{"synonyms": ["trade", "profession",
  "line of work"], "values": {"plumbing": ["plumber", "plumbers"], "electrics": ["electrician",
  "electricians"], "carpentry": ["carpenter", "joiner"], "painting": ["painter", "decorator"],
  "roofing": ["roofer"], "glazing": ["glazier"], "heating": ["heating engineer"], "locks": [
  "locksmith"]}}');
SELECT ask_note('attendance.answer', 'came or not', '{"values": {"present": ["attended", "came",
  "turned up", "showed up", "were there", "was there", "went to"], "excused": ["apologies",
  "sent apologies", "apologised", "absent", "did not come", "missed"], "proxy": ["by proxy",
  "represented", "sent a proxy", "proxies"]}}');
