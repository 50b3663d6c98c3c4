SELECT ask_note('INSTR', 'Who teaches',
  '{"synonyms":["instructors","teachers","instructor","staff"]}');
SELECT ask_note('INSTR.CAR_REG', 'The car they use',
  '{"references":"CARS.CAR_REG","synonyms":["drives"]}');
SELECT ask_note('CARS.GEARBOX', 'Manual or automatic',
  '{"synonyms":["transmission"],"values":{"M":["manual"],"A":["automatic"]}}');
SELECT ask_note('CARS.MOT_DUE', 'Next test of the car',
  '{"synonyms":["MOT","test due","due for MOT"]}');
SELECT ask_note('PUPIL', 'Who learns to drive',
  '{"synonyms":["pupils","learners","students","learner drivers","people"]}');
SELECT ask_note('PUPIL.GEARBOX', 'What they learn on',
  '{"synonyms":["learning in"],"values":{"M":["manual"],"A":["automatic"]}}');
SELECT ask_note('PUPIL.THEORY_PASS', 'When they passed the theory test',
  '{"synonyms":["passed theory","passed their theory","passed the theory test","theory test",
    "theory"]}');
SELECT ask_note('PUPIL.REFERRED_BY', 'Who told them about us',
  '{"references":"PUPIL.P_ID","synonyms":["recommended by","sent by","referred by"]}');
SELECT ask_note('LESSON.P_ID', 'Who had it',
  '{"references":"PUPIL.P_ID"}');
SELECT ask_note('LESSON.I_ID', 'Who gave it',
  '{"references":"INSTR.I_ID","synonyms":["taught by","given by","instructed by"]}');
SELECT ask_note('LESSON.STAT', 'What became of it',
  '{"values":{"DONE":["given","taught","took place","completed"],"CANX":["cancelled",
    "called off","cancellations"],"NOSH":["no-show","no-shows","did not turn up","missed",
    "did not show up"]}}');
SELECT ask_note('LESSON.PRICE', 'What it cost',
  '{"synonyms":["income","takings","earned","revenue","spent","brought in","fee","money"],
    "unit":"GBP"}');
SELECT ask_note('LESSON.PAID', 'Money came',
  '{"values":{"1":["paid","paid for"],"0":["unpaid","not paid","owing","owe","owes",
    "outstanding","still to pay"]}}');
SELECT ask_note('TEST.P_ID', 'Who was tested',
  '{"references":"PUPIL.P_ID","synonyms":["taken by","sat by"]}');
SELECT ask_note('TEST.RESULT', 'How it ended',
  '{"values":{"P":["passed","passes","pass"],"F":["failed","fails","fail"]}}');
