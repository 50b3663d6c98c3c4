SELECT ask_note('hut.rgn', 'region of the hut', '{"synonyms": ["part of the country", "valley",
  "side"], "values": {"Nord": ["north", "northern", "the north"], "Sued": ["south", "southern",
  "the south"], "Ost": ["east", "eastern", "the east"], "West": ["western", "the west"]}}');
SELECT ask_note('wdn', 'hut wardens', '{"synonyms": ["wardens", "keepers", "caretakers",
  "hut keepers", "hosts"]}');
SELECT ask_note('wdn.quit_dt', 'when a warden stopped', '{"synonyms": ["left", "resigned",
  "gave up", "stopped", "quit", "retired", "packed it in", "gone"]}');
SELECT ask_note('mbr.typ', 'kind of membership', '{"synonyms": ["membership type", "category"],
  "values": {"A": ["adults", "adult", "grown-ups"], "F": ["families", "family",
  "family members"], "Y": ["youth", "young", "juniors", "youngsters", "under-age"], "S": [
  "seniors", "senior", "pensioners", "older members"]}}');
SELECT ask_note('dlv.heli', 'flown by helicopter', '{"values": {"1": ["helicopter",
  "by helicopter", "flown", "flown up", "by air", "chopper"], "0": ["carried", "on foot",
  "by porter", "by mule", "overland", "carried up"]}}');
SELECT ask_note('duty.wid', 'who had duty at a hut', '{"synonyms": ["looked after by", "run by",
  "kept by", "staffed by"], "references": "wdn.wid"}');
SELECT ask_note('bkg.st', 'what became of a booking', '{"values": {"C": ["turned up",
  "showed up", "honoured", "actually came"], "X": ["cancelled", "called off", "cancellations",
  "cancel"], "N": ["no-show", "no-shows", "did not show up", "did not turn up", "did not come",
  "never came"], "P": ["pending", "still to come", "upcoming", "awaited"]}}');
SELECT ask_note('bkg.arr', 'when the guests arrived', '{"synonyms": ["arrived", "stayed", "came",
  "checked in", "visited", "slept", "stayed over", "overnighted"]}');
SELECT ask_note('bkg.pax', 'number of people in a booking', '{"synonyms": ["guests", "people",
  "persons", "heads", "party size", "visitors", "group size"]}');
SELECT ask_note('bkg.fee_ct', 'price of a stay', '{"synonyms": ["takings", "income", "revenue",
  "fee", "earned", "overnight fees", "brought in", "money"], "unit": "cents"}');
SELECT ask_note('dfc', 'damage and repairs', '{"synonyms": ["defects", "faults", "damage",
  "repairs", "problems", "breakages"]}');
SELECT ask_note('dfc.sev', 'how serious', '{"synonyms": ["severity", "seriousness", "bad"],
  "values": {"1": ["minor", "small", "slight", "trivial"], "2": ["medium", "moderate",
  "middling"], "3": ["serious", "severe", "major", "dangerous", "grave"]}}');
SELECT ask_note('dfc.cost_ct', 'cost of a repair', '{"synonyms": ["repair cost",
  "spent on repairs", "cost of repairs", "repair bill", "repair costs", "spent on mending"],
  "unit": "cents"}');
SELECT ask_note('duty', 'times when a warden looks after a hut', '{"synonyms": ["shifts",
  "stints", "on duty", "spells", "turns"]}');
SELECT ask_note('duty.d_from', 'when the duty began', '{"synonyms": ["looked after",
  "started duty", "took over", "ran the hut"]}');
