SELECT ask_note('costume', 'What we lend',
  '{"synonyms":["outfits","costumes","items","clothes","pieces","garments","dresses"]}');
SELECT ask_note('costume.what', 'What it is',
  '{"synonyms":["description","kind","called"]}');
SELECT ask_note('costume.period', 'From which time',
  '{"synonyms":["era","age","century","style"]}');
SELECT ask_note('costume.rail', 'Where it hangs',
  '{"synonyms":["hangs","kept","stored","hanging","location","place"]}');
SELECT ask_note('costume.value', 'What it is worth',
  '{"synonyms":["worth","valuable","replacement cost"],"unit":"GBP"}');
SELECT ask_note('costume.hire_fee', 'What it costs to borrow',
  '{"synonyms":["fee","hire price","cost to hire","price","hire charge"],"unit":"GBP"}');
SELECT ask_note('costume.needs_repair', 'Broken',
  '{"values":{"Y":["needs mending","need mending","broken","damaged","needs repair",
    "need repair","to be mended"],"N":["in good repair","fine","does not need repair"]}}');
SELECT ask_note('society', 'Who borrows',
  '{"synonyms":["groups","societies","borrowers","customers","companies","clubs",
    "theatre groups"]}');
SELECT ask_note('society.is_member', 'Belongs to us',
  '{"values":{"Y":["members","member"],"N":["non-members","not members","non-member",
    "outsiders"]}}');
SELECT ask_note('production', 'A show',
  '{"synonyms":["shows","plays","productions","performances"]}');
SELECT ask_note('production.soc_id', 'Who stages it',
  '{"references":"society.soc_id","synonyms":["put on by","staged by","performed by"]}');
SELECT ask_note('loan', 'A costume went out',
  '{"synonyms":["hires","hired","lent","borrowed","bookings","lendings"]}');
SELECT ask_note('loan.ref', 'Which costume',
  '{"references":"costume.ref"}');
SELECT ask_note('loan.prod_id', 'For which show',
  '{"references":"production.prod_id","synonyms":["for the show"]}');
SELECT ask_note('loan.out', 'Not back',
  '{"condition":"back_date IS NULL","synonyms":["still out","not returned","on loan","not back",
    "out on hire","not come back","out at the moment"]}');
