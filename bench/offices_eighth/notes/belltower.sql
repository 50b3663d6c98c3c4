SELECT ask_note('tower', 'A church with bells',
  '{"synonyms":["churches","belfries","places"]}');
SELECT ask_note('tower.bells', 'How many bells hang there',
  '{"synonyms":["number of bells","ring of"]}');
SELECT ask_note('tower.tenor_cwt', 'Weight of the heaviest bell',
  '{"synonyms":["tenor weight","weight of the tenor","heaviest bell","tenor"],"unit":
    "hundredweight"}');
SELECT ask_note('tower.practice_night', 'The evening they practise',
  '{"synonyms":["practice","practise on","practises","practice evening"]}');
SELECT ask_note('ringer', 'Members of the guild',
  '{"synonyms":["members","bell ringers","people","band"]}');
SELECT ask_note('ringer.home_tower_id', 'Where they ring on practice night',
  '{"synonyms":["home tower","belongs to","attached to"]}');
SELECT ask_note('ringer.joined_on', 'When they joined',
  '{"synonyms":["joined","member since","newest"]}');
SELECT ask_note('method', 'What is rung',
  '{"synonyms":["tune","composition"]}');
SELECT ask_note('performance', 'A peal or a quarter peal',
  '{"synonyms":["ringing","rings","attempt","events"]}');
SELECT ask_note('performance.rung_on', 'The day',
  '{"synonyms":["rung","took place","happened"]}');
SELECT ask_note('performance.kind', 'Peal or quarter',
  '{"values":{"Quarter Peal":["quarter","quarters"],"Peal":["full peal","full peals"]}}');
SELECT ask_note('performance.minutes', 'How long it took',
  '{"synonyms":["duration","length","took","how long","time"],"unit":"minutes"}');
SELECT ask_note('performance.conductor_id', 'Who conducted',
  '{"synonyms":["conducted by","called by","led by","conductor","conducted"]}');
SELECT ask_note('performance.footnote', 'Why it was rung',
  '{"synonyms":["occasion","remark","comment","in memory"]}');
SELECT ask_note('performance_ringer', 'Who rang which bell',
  '{"synonyms":["took part","rang","rang in"]}');
