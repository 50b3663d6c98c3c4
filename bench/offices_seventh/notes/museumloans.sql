SELECT ask_note('institution', 'Who borrows',
  '{"synonyms":["borrowers","museums","partners","lender"]}');
SELECT ask_note('object', 'A thing of the collection',
  '{"synonyms":["items","pieces","artefacts","works","things"]}');
SELECT ask_note('object.maker', 'Who made it',
  '{"synonyms":["artist","made by","painter","creator"]}');
SELECT ask_note('object.insured_value', 'What it is insured for',
  '{"synonyms":["worth","value","insured for","insurance"],"unit":"GBP"}');
SELECT ask_note('object.acquired_on', 'When we got it',
  '{"synonyms":["bought","got","acquired","joined the collection"]}');
SELECT ask_note('object.location', 'Where it is kept',
  '{"synonyms":["kept in","stored","room"]}');
SELECT ask_note('object.on display', 'In a gallery',
  '{"condition":"location LIKE ''Gallery%''","synonyms":["on show","in the galleries",
    "displayed"]}');
SELECT ask_note('exhibition', 'A show',
  '{"synonyms":["shows","display"]}');
SELECT ask_note('exhibition.visitors', 'How many came',
  '{"synonyms":["attendance","people came","footfall"]}');
SELECT ask_note('exhibition.opens', 'First day',
  '{"synonyms":["started","begins","opened"]}');
SELECT ask_note('loan_out', 'An object lent to an institution',
  '{"synonyms":["loans","lent","borrowed","lending"]}');
SELECT ask_note('loan_out.out now', 'Not back yet',
  '{"condition":"returned IS NULL","synonyms":["on loan","still out","not returned","not back",
    "away"]}');
SELECT ask_note('loan_out.overdue', 'Too late',
  '{"condition":"returned IS NULL AND due_back < date(''now'')","synonyms":["late","past due"]}');
SELECT ask_note('loan_out.fee', 'What they paid',
  '{"synonyms":["loan income","charged","paid","earned"],"unit":"GBP"}');
SELECT ask_note('condition_check', 'Somebody looked at its state',
  '{"synonyms":["inspection","checks","examined","checked"]}');
