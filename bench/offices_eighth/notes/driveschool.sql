SELECT ask_note('INSTR', 'who teaches', '{"synonyms": ["instructors", "teachers", "tutors",
  "trainers", "staff", "coaches", "taught by"]}');
SELECT ask_note('INSTR.I_GRADE', 'grade of the instructor', '{"synonyms": ["level",
  "qualification", "rating"], "values": {"A": ["top grade", "grade A"], "B": ["grade B"],
  "trainee": ["in training", "PDI", "not yet qualified", "trainee instructor",
  "unqualified"]}}');
SELECT ask_note('CARS.MOT_DUE', 'when the MOT runs out', '{"synonyms": ["MOT expires",
  "MOT runs out", "needs an MOT", "MOT test", "due for MOT", "roadworthy until"]}');
SELECT ask_note('CARS.MILES', 'miles driven', '{"synonyms": ["mileage", "on the clock",
  "odometer", "miles done"]}');
SELECT ask_note('PUPIL', 'who learns', '{"synonyms": ["learners", "students", "customers",
  "clients", "people", "kids"]}');
SELECT ask_note('TEST.MINORS', 'minor faults in the test', '{"synonyms": ["faults",
  "minor faults", "mistakes", "driving faults", "minors"]}');
SELECT ask_note('PUPIL.THEORY_PASS', 'when the theory test was passed', '{"synonyms": [
  "passed theory", "passed their theory", "passed the theory", "theory test", "theory",
  "passed their theory test", "theory certificate"]}');
SELECT ask_note('PUPIL.START_DATE', 'when they began', '{"synonyms": ["joined", "signed up",
  "enrolled", "began", "started with us"]}');
SELECT ask_note('LESSON.STAT', 'what became of a lesson', '{"values": {"DONE": ["taught",
  "completed", "given", "went ahead", "took place"], "CANX": ["cancelled", "called off",
  "cried off", "cancellations", "pulled out", "cancel"], "NOSH": ["no-show", "no-shows",
  "did not turn up", "did not show up", "missed", "stood up", "failed to appear"]}}');
SELECT ask_note('LESSON.PRICE', 'price of a lesson', '{"synonyms": ["takings", "income",
  "revenue", "turnover", "fees", "earned", "earnings", "brought in"], "unit": "GBP"}');
SELECT ask_note('LESSON.owing', 'what is still to be paid', '{"synonyms": ["owe", "owed", "owes",
  "debt", "arrears", "still to pay", "what they owe", "amount outstanding"], "sql":
  "CASE WHEN PAID = 0 THEN PRICE ELSE 0 END", "unit": "GBP"}');
SELECT ask_note('TEST.RESULT', 'result of the driving test', '{"synonyms": ["outcome",
  "practical", "practical result"], "values": {"P": ["passed", "pass", "passes", "got through",
  "succeeded", "success"], "F": ["failed", "fail", "fails", "failure", "flunked",
  "did not pass"]}}');
SELECT ask_note('TEST.pass_rate', 'share of tests passed', '{"synonyms": ["pass rate",
  "success rate", "passing rate", "percentage passed"], "sql":
  "100.0 * sum(RESULT = ''P'') / count(*)"}');
SELECT ask_note('TEST.P_ID', 'who took the test', '{"synonyms": ["passed", "failed", "candidate",
  "test taker", "taken by", "sat by"]}');
SELECT ask_note('LESSON.in_debt', 'not paid for', '{"synonyms": ["owe money", "owes money",
  "owe us money", "owes us money", "in debt", "behind with payment", "still owes", "in arrears"],
  "condition": "PAID = 0"}');
