SELECT ask_note('veh', 'Vehicles of the fleet',
  '{"synonyms":["buses","bus","vehicle","coach","fleet"]}');
SELECT ask_note('veh.fuel', 'What it runs on',
  '{"synonyms":["powered by","runs on","propulsion"],"values":{"D":["diesel"],"H":["hybrid"],
    "E":["electric","battery"]}}');
SELECT ask_note('veh.in_svc', 'When it went into service',
  '{"synonyms":["entered service","bought","new","joined the fleet","age"]}');
SELECT ask_note('veh.out_svc', 'When it was withdrawn',
  '{"synonyms":["withdrawn","retired","taken out of service","scrapped","out of service"]}');
SELECT ask_note('veh.in service', 'Still in the fleet',
  '{"condition":"out_svc IS NULL","synonyms":["active","still running","still in service",
    "in use","on the road"]}');
SELECT ask_note('veh.km', 'On the clock',
  '{"synonyms":["mileage","distance","odometer","driven"],"unit":"km"}');
SELECT ask_note('drv', 'Drivers',
  '{"synonyms":["driver","staff","employees","people"]}');
SELECT ask_note('drv.left_on', 'When the driver left',
  '{"synonyms":["left","leaving date","quit","resigned"]}');
SELECT ask_note('drv.employed', 'Still works here',
  '{"condition":"left_on IS NULL","synonyms":["current","still here","still employed",
    "on the books"]}');
SELECT ask_note('duty', 'One shift of a driver with a bus on a route',
  '{"synonyms":["shift","run","trip","journey","worked"]}');
SELECT ask_note('duty.emp_no', 'Who drove',
  '{"references":"drv.emp_no","synonyms":["driver","driven by"]}');
SELECT ask_note('duty.fleet_no', 'The bus',
  '{"references":"veh.fleet_no"}');
SELECT ask_note('duty.rte_no', 'The route',
  '{"references":"rte.rte_no","synonyms":["line","service"]}');
SELECT ask_note('duty.pax', 'Passengers carried',
  '{"synonyms":["passengers","riders","ridership","people carried"]}');
SELECT ask_note('defect', 'Faults reported on a vehicle',
  '{"synonyms":["faults","problem","breakdown","repair"]}');
