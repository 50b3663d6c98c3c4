SELECT ask_note('tower', 'church towers with bells', '{"synonyms": ["churches", "church",
  "belfries", "bell towers", "rings of bells"]}');
SELECT ask_note('tower.tenor_cwt', 'weight of the heaviest bell', '{"synonyms": ["tenor weight",
  "weight of the tenor", "weight", "weighs", "heavy", "tenor", "hundredweight"]}');
SELECT ask_note('tower.practice_night', 'weekday of practice', '{"synonyms": ["practice evening",
  "meeting night", "practice day"]}');
SELECT ask_note('ringer', 'people who ring', '{"synonyms": ["bell ringers", "members",
  "bellringers", "band members", "campanologists", "learners", "people"]}');
SELECT ask_note('ringer.home_tower_id', 'tower the ringer belongs to', '{"synonyms": [
  "home tower", "based at", "attached to", "home church"]}');
SELECT ask_note('ringer.joined_on', 'when they joined', '{"synonyms": ["became a member",
  "signed up", "started ringing", "took up ringing", "enrolled", "took up bells"]}');
SELECT ask_note('performance.wedding', 'rung for a wedding', '{"synonyms": ["for a wedding",
  "weddings", "wedding", "for weddings"], "condition": "footnote LIKE ''%wedding%''"}');
SELECT ask_note('method.stage', 'number of bells of a method', '{"values": {"Doubles": [
  "five-bell", "on five"], "Minor": ["six-bell", "on six"], "Triples": ["seven-bell",
  "on seven"], "Major": ["eight-bell", "on eight"], "Caters": ["nine-bell", "on nine"]}}');
SELECT ask_note('performance.kind', 'peal or quarter peal', '{"values": {"Quarter Peal": [
  "quarters", "quarter", "quarter-peal", "qps", "short ones"], "Peal": ["full peal",
  "full peals", "full-length", "long ones"]}}');
SELECT ask_note('performance.conductor_id', 'who called it', '{"synonyms": ["conducted by",
  "called by", "led by", "caller", "called", "in charge", "conducted", "led"]}');
SELECT ask_note('performance.minutes', 'how long it took', '{"synonyms": ["duration", "lasted",
  "length", "ringing time"], "unit": "minutes"}');
SELECT ask_note('performance.footnote', 'what it was rung for', '{"synonyms": ["occasion",
  "reason", "special occasion", "dedicated to", "remark", "note", "in honour of"]}');
SELECT ask_note('performance_ringer', 'who rang which bell in a performance', '{"synonyms": [
  "took part", "participated", "stood in", "appearances", "turns"]}');
SELECT ask_note('performance_ringer.bell', 'bell that was rung', '{"synonyms": ["position",
  "rope", "bell number"], "values": {"1": ["treble", "the treble", "lightest bell"]}}');
SELECT ask_note('performance', 'a peal or quarter peal that was rung', '{"synonyms": ["ringing",
  "rings", "rung"]}');
