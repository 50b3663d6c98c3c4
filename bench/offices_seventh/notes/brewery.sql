SELECT ask_note('beers', 'The beers that we brew',
  '{"synonyms":["brews","ales","products","drinks"]}');
SELECT ask_note('beers.abv', 'Alcohol by volume',
  '{"synonyms":["strength","alcohol","alcohol content","alcohol by volume"],"unit":"%"}');
SELECT ask_note('beers.discontinued', 'When we stopped making it',
  '{"synonyms":["stopped","dropped","retired","taken off"]}');
SELECT ask_note('beers.current', 'Still made',
  '{"condition":"discontinued IS NULL","synonyms":["still made","still brewed",
    "still on the list","still available","current beers"]}');
SELECT ask_note('batches', 'One brew of a beer in a tank',
  '{"synonyms":["brew","gyle"]}');
SELECT ask_note('batches.litres_out', 'How much beer was packaged',
  '{"synonyms":["yield","output","volume","produced","made","packaged"],"unit":"litres"}');
SELECT ask_note('batches.dumped', 'Whether it was poured away',
  '{"values":{"1":["dumped","thrown away","poured away","wasted","lost","failed"],"0":[
    "not dumped"]}}');
SELECT ask_note('batches.in tank', 'Not packaged yet',
  '{"condition":"packaged_on IS NULL AND dumped = 0","synonyms":["fermenting","still in tank",
    "not packaged","unpackaged","in progress"]}');
SELECT ask_note('tanks.kind', 'Fermenter or bright tank',
  '{"values":{"fermenter":["FV","fermenting vessel"],"bright":["bright tank",
    "conditioning tank"]}}');
SELECT ask_note('customers', 'Who buys from us',
  '{"synonyms":["buyers","accounts","clients","outlets"]}');
SELECT ask_note('orders.state', 'How far it is',
  '{"values":{"open":["undelivered","outstanding","not delivered","pending"],"delivered":[
    "fulfilled","sent out"],"cancelled":["called off"]}}');
SELECT ask_note('order_lines.revenue', 'What was charged',
  '{"sql":"qty * unit_cents","synonyms":["sales","turnover","takings","income","spent","worth",
    "order value","paid"],"unit":"cents"}');
SELECT ask_note('order_lines.qty', 'Packs ordered',
  '{"synonyms":["sold","packs","units","quantity","bought"]}');
SELECT ask_note('order_lines.pack', 'The container',
  '{"synonyms":["container","format","size"],"values":{"keg 30L":["kegs","keg"],"cask 9gal":[
    "casks","cask"],"case 12x440":["cases","cans"]}}');
SELECT ask_note('ingredients_used.ingredient', 'Malt or hops',
  '{"synonyms":["raw material","hop","malt"]}');
