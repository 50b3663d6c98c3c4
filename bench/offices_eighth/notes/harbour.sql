SELECT ask_note('person', 'Owners and skippers',
  '{"synonyms":["people","owners","contacts","customers"]}');
SELECT ask_note('person.resident', 'Lives here',
  '{"values":{"1":["residents","resident","local","locals"],"0":["visitors","non-residents",
    "not resident"]}}');
SELECT ask_note('vessel', 'Boats',
  '{"synonyms":["boats","ships","craft"]}');
SELECT ask_note('vessel.owner_id', 'Whose boat',
  '{"synonyms":["owned by","belongs to","owns"]}');
SELECT ask_note('vessel.skipper_id', 'Who sails it',
  '{"synonyms":["skippered by","captain","sailed by","master"]}');
SELECT ask_note('vessel.length_m', 'From bow to stern',
  '{"synonyms":["long","size","big"],"unit":"metres"}');
SELECT ask_note('berth', 'A place to lie',
  '{"synonyms":["moorings","places","slots"]}');
SELECT ask_note('berth.day_rate_pence', 'Cost of a day',
  '{"synonyms":["price","daily rate","rate","cost per day"],"unit":"pence"}');
SELECT ask_note('berth.shore_power', 'Has electricity',
  '{"values":{"1":["with shore power","with electricity","with power"],"0":[
    "without shore power","without electricity","no power"]}}');
SELECT ask_note('stay', 'A boat at a berth',
  '{"synonyms":["visits","calls","bookings","moored"]}');
SELECT ask_note('stay.departed', 'When it left',
  '{"synonyms":["left","sailed","gone"]}');
SELECT ask_note('stay.in harbour', 'Still here',
  '{"condition":"departed IS NULL","synonyms":["still here","in port","moored now",
    "in the harbour","here now"]}');
SELECT ask_note('stay.charge_pence', 'What it cost',
  '{"synonyms":["bill","charged","fee","invoice"],"unit":"pence"}');
SELECT ask_note('stay.nights', 'How many nights',
  '{"sql":"julianday(departed) - julianday(arrived)","synonyms":["length of stay","days",
    "how long"],"unit":"days"}');
SELECT ask_note('payment.amount_pence', 'What was paid',
  '{"synonyms":["income","takings","paid","revenue","money","received"],"unit":"pence"}');
