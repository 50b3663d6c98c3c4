SELECT ask_note('SPECIES.COMMON', 'What it is called',
  '{"synonyms":["kind of animal"]}');
SELECT ask_note('SPECIES.PROTECTED', 'Protected by law',
  '{"values":{"1":["protected"],"0":["unprotected","not protected"]}}');
SELECT ask_note('PATIENT', 'Animals that were brought in',
  '{"synonyms":["animals","admissions","casualties","cases"]}');
SELECT ask_note('PATIENT.SP_ID', 'Its species',
  '{"references":"SPECIES.SP_ID"}');
SELECT ask_note('PATIENT.ADMITTED', 'When it came in',
  '{"synonyms":["came in","brought in","arrived","taken in","found"]}');
SELECT ask_note('PATIENT.CAUSE', 'Why it came',
  '{"synonyms":["reason","injury","what happened"],"values":{"cat attack":["caught by a cat",
    "attacked by cats"],"road traffic":["hit by a car","road accident"],"window strike":[
    "flew into a window"]}}');
SELECT ask_note('PATIENT.WT_G', 'Its weight',
  '{"synonyms":["weight","weighs","heavy","weighed"],"unit":"grams"}');
SELECT ask_note('PATIENT.AGE_CL', 'How old',
  '{"synonyms":["age"],"values":{"neonate":["baby","newborn"],"juvenile":["young"],"adult":[
    "grown up"]}}');
SELECT ask_note('PATIENT.FINDER', 'Who found it',
  '{"synonyms":["found by","brought in by","rescued by"]}');
SELECT ask_note('PATIENT.OUTC', 'What became of it',
  '{"synonyms":["outcome","result"],"values":{"R":["released","set free",
    "went back to the wild"],"D":["died","dead"],"E":["euthanised","put down","put to sleep"],
    "T":["transferred","moved on"]}}');
SELECT ask_note('PATIENT.in care', 'Still with us',
  '{"condition":"OUTC IS NULL","synonyms":["still here","still in care","with us","current"]}');
SELECT ask_note('CARER', 'Who looks after them',
  '{"synonyms":["volunteers","staff","helpers","people"]}');
SELECT ask_note('CARE_LOG', 'One treatment',
  '{"synonyms":["treatments","care","entries"]}');
SELECT ask_note('CARE_LOG.MINUTES', 'How long it took',
  '{"synonyms":["time","spent","duration"],"unit":"minutes"}');
SELECT ask_note('DONATION.AMOUNT', 'What was given',
  '{"synonyms":["given","donated","gave","raised","money"],"unit":"GBP"}');
