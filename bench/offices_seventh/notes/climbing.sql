SELECT ask_note('Member', 'People who joined',
  '{"synonyms":["climbers","customers","people","users"]}');
SELECT ask_note('Member.signupDate', 'When they joined',
  '{"synonyms":["joined","signed up","registered","new"]}');
SELECT ask_note('Member.homeTown', 'Where they live',
  '{"synonyms":["live in","come from","lives","town"]}');
SELECT ask_note('PassType', 'Kinds of passes',
  '{"synonyms":["membership type","ticket type","kind of pass"]}');
SELECT ask_note('Pass', 'A pass that was sold',
  '{"synonyms":["membership","ticket","subscription"]}');
SELECT ask_note('Pass.pricePaid', 'What was paid for it',
  '{"synonyms":["revenue","income","takings","sales","spent","paid","earned"]}');
SELECT ask_note('Pass.valid', 'Not over yet',
  '{"condition":"endDate >= date(''now'')","synonyms":["active","current","running",
    "not expired"]}');
SELECT ask_note('Pass.endDate', 'Last day',
  '{"synonyms":["expires","expired","runs out","ends"]}');
SELECT ask_note('CheckIn', 'A visit',
  '{"synonyms":["visits","entries","came in","sessions","attendance"]}');
SELECT ask_note('CheckIn.memberId', 'Who came',
  '{"references":"Member.id"}');
SELECT ask_note('Route', 'A climb on a wall',
  '{"synonyms":["climb","problem","boulder","line"]}');
SELECT ask_note('Route.setterId', 'Who set it',
  '{"references":"Setter.id","synonyms":["set by"]}');
SELECT ask_note('Route.still up', 'Not stripped',
  '{"condition":"strippedOn IS NULL","synonyms":["up","on the wall","current","open"]}');
SELECT ask_note('Ascent', 'Somebody tried a route',
  '{"synonyms":["sends","tries","climbed","tops"]}');
SELECT ask_note('Ascent.style', 'How it went',
  '{"values":{"flash":["flashed","first try"],"redpoint":["sent","topped","succeeded"],
    "attempt":["failed","did not finish","tried","unsuccessful"]}}');
