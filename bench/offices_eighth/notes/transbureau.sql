SELECT ask_note('translator', 'Freelancers',
  '{"synonyms":["freelancers","linguists","people"]}');
SELECT ask_note('translator.native_lc', 'Mother tongue',
  '{"references":"lang.lc","synonyms":["mother tongue","native language","native"]}');
SELECT ask_note('translator.rate_cents_word', 'Price of a word',
  '{"synonyms":["rate","word rate","price per word","charges","cheapest","costs"],"unit":
    "cents"}');
SELECT ask_note('translator.sworn', 'May certify',
  '{"values":{"1":["sworn","certified"],"0":["not sworn","unsworn"]}}');
SELECT ask_note('translator.active', 'Still works for us',
  '{"values":{"1":["active","still work for us","available"],"0":["inactive","retired",
    "no longer active","not active"]}}');
SELECT ask_note('skill.tid', 'Whose',
  '{"references":"translator.tid"}');
SELECT ask_note('job', 'A text to translate',
  '{"synonyms":["translations","projects","orders","texts","assignments"]}');
SELECT ask_note('job.client_id', 'For whom',
  '{"references":"client.client_id","synonyms":["ordered by","customer"]}');
SELECT ask_note('job.from_lc', 'Source language',
  '{"references":"lang.lc","synonyms":["source language","out of"]}');
SELECT ask_note('job.to_lc', 'Target language',
  '{"references":"lang.lc","synonyms":["target language","into"]}');
SELECT ask_note('job.translator_id', 'Who translates',
  '{"references":"translator.tid","synonyms":["translated by","done by","translated"]}');
SELECT ask_note('job.reviser_id', 'Who checks it',
  '{"references":"translator.tid","synonyms":["revised by","checked by","proofread by",
    "reviser"]}');
SELECT ask_note('job.st', 'How far it is',
  '{"references":"job_state.st","values":{"1":["quoted","quotes"],"2":["in translation"],"3":[
    "in revision","being revised"],"4":["delivered","finished","done"],"9":["cancelled"]}}');
SELECT ask_note('job.fee', 'What the client pays',
  '{"synonyms":["revenue","income","earned","turnover","price","charged","brought in"],"unit":
    "EUR"}');
SELECT ask_note('invoice.unpaid', 'Nothing came yet',
  '{"condition":"paid_date IS NULL","synonyms":["not paid","outstanding","owing","open",
    "still open","owe","not yet paid"]}');
