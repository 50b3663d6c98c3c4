SELECT ask_note('enrolments.unpaid', 'not paid yet', '{"synonyms": ["owe us", "owes us",
  "owe us money", "unpaid", "owes", "owe", "owing", "outstanding", "not paid", "hasnt paid",
  "have not paid", "still to pay"], "condition": "paid_on IS NULL"}');
SELECT ask_note('boats.in_service', 'usable or not', '{"values": {"1": ["in service", "usable",
  "seaworthy", "in use", "available"], "0": ["out of service", "laid up", "out of action",
  "not in use", "unusable", "mothballed"]}}');
SELECT ask_note('certificates.examiner_id', 'who examined', '{"synonyms": ["examined by",
  "examined", "examiner", "assessed by", "awarded by", "tested by", "issued by"]}');
SELECT ask_note('enrolments.result', 'outcome of the course', '{"synonyms": ["outcome"],
  "values": {"passed": ["pass", "succeeded", "got through", "successful"], "failed": ["fail",
  "did not pass", "unsuccessful"]}}');
SELECT ask_note('students.juniors', 'under age', '{"synonyms": ["juniors", "junior", "under 18",
  "minors", "under age", "under-18s", "kids", "children", "youngsters", "teenagers"],
  "condition": "birth_date > date(''now'', ''-18 years'')"}');
SELECT ask_note('students.swim_test_passed', 'swimming', '{"synonyms": ["swim test",
  "swimming test"], "values": {"1": ["swimmer", "swimmers", "can swim", "passed the swim test",
  "passed the swimming test", "able to swim"], "0": ["non-swimmer", "non-swimmers",
  "cannot swim", "can''t swim", "not passed the swim test", "without a swim test"]}}');
SELECT ask_note('courses.instructor_id', 'who teaches', '{"synonyms": ["taught by", "teaches",
  "led by", "run by", "taught", "teach", "teaching", "runs", "in charge of"]}');
SELECT ask_note('courses.status', 'how it stands', '{"values": {"open": ["upcoming", "bookable",
  "open for booking", "still to come", "planned", "coming up"], "finished": ["over", "completed",
  "ended", "past", "done"], "cancelled": ["called off", "did not run", "scrapped"]}}');
SELECT ask_note('courses.level', 'level', '{"synonyms": ["difficulty", "standard"], "values": {
  "beginner": ["beginners", "novice", "novices", "newcomers", "starter"], "intermediate": [
  "improvers", "improver"], "advanced": ["experts", "expert", "experienced"]}}');
SELECT ask_note('courses.max_students', 'capacity', '{"synonyms": ["places", "capacity",
  "spaces", "room for", "maximum", "spots", "limit", "class size"]}');
SELECT ask_note('enrolments.enrolled_on', 'signing up', '{"synonyms": ["signed up", "registered",
  "enrolled", "booked", "signed on", "booked a place"]}');
SELECT ask_note('certificates', 'qualifications', '{"synonyms": ["qualifications", "tickets",
  "licences", "licenses", "awards", "qualified", "certificate", "qualification"]}');
SELECT ask_note('rentals', 'boats out', '{"synonyms": ["hires", "hire", "hired out", "hired",
  "rented", "rental", "took out", "went out", "charters", "borrowed"]}');
SELECT ask_note('rentals.amount', 'money for the rental', '{"synonyms": ["takings", "income",
  "revenue", "earned", "rental income", "hire income", "money", "turnover", "brought in",
  "spent on rentals"], "unit": "GBP"}');
SELECT ask_note('repairs.cost', 'cost', '{"synonyms": ["spent", "repair costs", "repair bill",
  "maintenance cost", "expenditure", "upkeep", "spending", "maintenance"], "unit": "GBP"}');
