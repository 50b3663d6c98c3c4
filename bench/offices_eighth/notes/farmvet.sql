SELECT ask_note('tblFarm', 'Our clients',
  '{"synonyms":["farmers","clients","customers","holdings"]}');
SELECT ask_note('tblFarm.MilesFromSurgery', 'How far away',
  '{"synonyms":["distance","far","miles away","away"],"unit":"miles"}');
SELECT ask_note('tblVet', 'Who goes out',
  '{"synonyms":["vets","doctors","staff"]}');
SELECT ask_note('tblVet.Qualified', 'Year of the exam',
  '{"synonyms":["qualified","graduated","experience"]}');
SELECT ask_note('tblVet.PartTime', 'Works part time',
  '{"values":{"1":["part time","part-time"],"0":["full time","full-time"]}}');
SELECT ask_note('tblAnimal', 'Animals on the farms',
  '{"synonyms":["animals","livestock","stock","beasts"]}');
SELECT ask_note('tblAnimal.FarmID', 'Its farm',
  '{"references":"tblFarm.FarmID"}');
SELECT ask_note('tblAnimal.Species', 'What it is',
  '{"values":{"Cattle":["cows","cow","bulls"],"Sheep":["ewes","rams","lambs"],"Pig":["pigs",
    "sows"],"Goat":["goats"]}}');
SELECT ask_note('tblAnimal.alive', 'Not dead',
  '{"condition":"Died IS NULL","synonyms":["living","live","still alive"]}');
SELECT ask_note('tblVisit', 'A call-out to a farm',
  '{"synonyms":["visits","callouts","call-outs","call outs","calls"]}');
SELECT ask_note('tblVisit.FarmID', 'Where',
  '{"references":"tblFarm.FarmID"}');
SELECT ask_note('tblVisit.VetID', 'Who went',
  '{"references":"tblVet.VetID","synonyms":["attended by","visited by","done by"]}');
SELECT ask_note('tblVisit.OutOfHours', 'At night or at the weekend',
  '{"values":{"1":["out of hours","emergency","night"],"0":["normal hours","in hours"]}}');
SELECT ask_note('tblTreatment.VisitID', 'On which visit',
  '{"references":"tblVisit.VisitID"}');
SELECT ask_note('tblMedicine.low', 'To be ordered',
  '{"condition":"StockMl < ReorderAtMl","synonyms":["running low","low on stock",
    "need reordering","below reorder level","to reorder"]}');
