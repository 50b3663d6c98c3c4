SELECT ask_note('cust', 'Customers',
  '{"synonyms":["customer","clients","households","people"]}');
SELECT ask_note('cust.vill', 'Village',
  '{"synonyms":["live in","villages","place"]}');
SELECT ask_note('cust.src', 'How they heard of us',
  '{"synonyms":["source","heard about us","found us","came from"],"values":{"word of mouth":[
    "recommendation","recommended"]}}');
SELECT ask_note('swp', 'The sweeps',
  '{"synonyms":["sweeps","sweep","staff","employees"]}');
SELECT ask_note('swp.started', 'First day here',
  '{"synonyms":["been here","joined","worked here"]}');
SELECT ask_note('flue', 'Kinds of chimney',
  '{"synonyms":["appliances","kinds of flue","chimney type"]}');
SELECT ask_note('flue.std_fee', 'What it costs by the list',
  '{"synonyms":["list price","standard fee","standard price","normal price"],"unit":"GBP"}');
SELECT ask_note('job', 'One visit',
  '{"synonyms":["jobs","visits","sweepings","chimneys swept","appointments"]}');
SELECT ask_note('job.cid', 'Whose chimney',
  '{"references":"cust.cid"}');
SELECT ask_note('job.sw', 'Who swept',
  '{"references":"swp.sw","synonyms":["done by","swept by"]}');
SELECT ask_note('job.ft', 'Which kind',
  '{"references":"flue.ft"}');
SELECT ask_note('job.fee', 'What was charged',
  '{"synonyms":["income","earned","takings","charged","brought in","revenue","spent"],"unit":
    "GBP"}');
SELECT ask_note('job.paid', 'Paid yet',
  '{"values":{"Y":["paid","settled"],"N":["unpaid","not paid","owing","owe","outstanding"]}}');
SELECT ask_note('job.how', 'How it was paid',
  '{"synonyms":["payment method","paid by","paid with"],"values":{"bank":["bank transfer",
    "transfer"]}}');
SELECT ask_note('job.nest', 'A nest was found',
  '{"values":{"1":["nest","with a nest","had a nest","nests"]}}');
