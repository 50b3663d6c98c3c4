SELECT ask_note('tblClient', 'People who come for advice',
  '{"synonyms":["people","customers","clients","persons"]}');
SELECT ask_note('tblClient.Interpreter Needed', 'Whether they need an interpreter',
  '{"values":{"Y":["needs an interpreter","need an interpreter","with interpreter"],"N":[
    "no interpreter","without interpreter"]}}');
SELECT ask_note('tblClient.Date of Birth', 'Birthday',
  '{"synonyms":["born","birthday","age"]}');
SELECT ask_note('tblAdviser', 'Who gives advice',
  '{"synonyms":["advisors","lawyers","staff","adviser"]}');
SELECT ask_note('tblAdviser.Volunteer', 'Unpaid',
  '{"values":{"Y":["volunteers","unpaid","volunteer"],"N":["paid","employed"]}}');
SELECT ask_note('tblCase', 'A matter of a client',
  '{"synonyms":["matters","files","case","cases"]}');
SELECT ask_note('tblCase.Client ID', 'Whose case',
  '{"references":"tblClient.Client ID"}');
SELECT ask_note('tblCase.Topic Code', 'What it is about',
  '{"references":"lkpTopic.Code","synonyms":["area of law","subject","topic","about"]}');
SELECT ask_note('tblCase.Adviser ID', 'Who handles it',
  '{"references":"tblAdviser.Adviser ID","synonyms":["handled by","looked after by",
    "assigned to","run by"]}');
SELECT ask_note('tblCase.Status', 'How far it is',
  '{"references":"lkpStatus.Status","values":{"4":["won","successful"],"5":["lost",
    "unsuccessful"],"6":["advice only"],"1":["new"],"3":["waiting"]}}');
SELECT ask_note('tblCase.open', 'Not closed',
  '{"condition":"Closed IS NULL","synonyms":["still open","ongoing","running","live",
    "unresolved"]}');
SELECT ask_note('tblCase.Money Gained', 'What the client got',
  '{"synonyms":["won for clients","compensation","recovered","money","gained","settlement"],
    "unit":"GBP"}');
SELECT ask_note('tblAppointment', 'A meeting with the client',
  '{"synonyms":["meetings","appointments","visits","sessions"]}');
SELECT ask_note('tblAppointment.Case No', 'Which case',
  '{"references":"tblCase.Case No"}');
SELECT ask_note('tblAppointment.DNA', 'Did not attend',
  '{"values":{"1":["did not attend","missed","no-show","did not turn up","no show"],"0":[
    "attended","turned up","came"]}}');
