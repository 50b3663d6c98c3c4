SELECT ask_note('operator', 'Companies that send taxis',
  '{"synonyms":["firms","companies","taxi firms","operators","company"]}');
SELECT ask_note('driver', 'Who holds a badge',
  '{"synonyms":["badges","badge holders","cabbies","licence holders","drivers","taxi drivers"]}');
SELECT ask_note('driver.op_id', 'For whom they drive',
  '{"synonyms":["works for","work for","drives for","drive for","employer"]}');
SELECT ask_note('driver.badge_type', 'What they may drive',
  '{"synonyms":["licence type","kind of badge"],"values":{"PH":["private hire"],"HC":["hackney",
    "hackney carriage","black cab"],"Dual":["both"]}}');
SELECT ask_note('driver.expires', 'End of the badge',
  '{"synonyms":["runs out","run out","expiry","up for renewal","ends","renewal"]}');
SELECT ask_note('driver.dbs_checked', 'Last check of the record',
  '{"synonyms":["criminal record check","DBS check","DBS","record check"]}');
SELECT ask_note('driver.state', 'Whether it is in force',
  '{"values":{"C":["active","valid","in force"],"S":["suspended"],"R":["revoked","taken away"],
    "L":["lapsed","expired"]}}');
SELECT ask_note('vehicle', 'Licensed cars',
  '{"synonyms":["taxis","cars","cabs","plates","vehicles"]}');
SELECT ask_note('vehicle.wav', 'Takes wheelchairs',
  '{"values":{"1":["wheelchair accessible","wheelchair","accessible","takes wheelchairs",
    "take wheelchairs"],"0":["not accessible","not wheelchair accessible"]}}');
SELECT ask_note('vehicle.proprietor_badge', 'Who owns it',
  '{"synonyms":["owned by","owner","proprietor","belongs to"]}');
SELECT ask_note('inspection', 'A test of the car',
  '{"synonyms":["tests","checks","MOT","inspected","tested"]}');
SELECT ask_note('inspection.result', 'How it ended',
  '{"values":{"FAIL":["failed","fails","failures","failure"],"PASS":["passed","passes"]}}');
SELECT ask_note('complaint.open', 'Not closed',
  '{"condition":"closed IS NULL","synonyms":["still open","outstanding","unresolved","pending",
    "not closed","not dealt with"]}');
SELECT ask_note('complaint.officer', 'Who deals with it',
  '{"synonyms":["handled by","dealt with by","case officer","handles","looked at by"]}');
SELECT ask_note('complaint.category', 'What it is about',
  '{"synonyms":["reason","kind of complaint","type"],"values":{"refused assistance dog":[
    "guide dog","refused a dog"],"refused short fare":["short fare"]}}');
