SELECT ask_note('members', 'Beekeepers of the association',
  '{"synonyms":["beekeepers","people","keepers"]}');
SELECT ask_note('members.sub_paid', 'The subscription',
  '{"values":{"Y":["paid","paid their subs","paid up","has paid"],"N":["unpaid","not paid",
    "owes","owe","still owe","have not paid"]}}');
SELECT ask_note('members.mentor_no', 'Who teaches them',
  '{"synonyms":["mentored by","mentor","taught by"]}');
SELECT ask_note('apiaries', 'Where hives stand',
  '{"synonyms":["sites","places","bee yards","locations"]}');
SELECT ask_note('apiaries.keeper_no', 'Who looks after it',
  '{"synonyms":["looked after by","kept by","keeper","run by","in charge"]}');
SELECT ask_note('hives', 'Where bees live',
  '{"synonyms":["colonies","colony","bees","hive"]}');
SELECT ask_note('hives.status', 'How it is',
  '{"values":{"A":["alive","living","live"],"Q":["without a queen","no queen"],"D":["dead",
    "died","lost"]}}');
SELECT ask_note('inspections', 'Somebody looked into a hive',
  '{"synonyms":["checks","visits","look","inspected","checked"]}');
SELECT ask_note('inspections.inspector_no', 'Who looked',
  '{"synonyms":["inspected by","done by","checked by","inspector"]}');
SELECT ask_note('inspections.varroa_count', 'Mites that were counted',
  '{"synonyms":["mites","varroa","mite count","varroa mites"]}');
SELECT ask_note('inspections.temper', '1 is calm, 5 is bad',
  '{"synonyms":["temperament","bad-tempered","mood","aggressive","grumpy"]}');
SELECT ask_note('inspections.queen_seen', 'Whether the queen was seen',
  '{"values":{"1":["queen seen","queen was seen","saw the queen"],"0":["queen not seen",
    "no queen seen","did not see the queen"]}}');
SELECT ask_note('harvests.kg', 'How much honey',
  '{"synonyms":["honey","yield","crop","honey taken","produced","gave","harvested"],"unit":"kg"}');
SELECT ask_note('swarms.collected_by', 'Who fetched it',
  '{"synonyms":["caught by","collected","taken by","picked up by"]}');
SELECT ask_note('swarms.not collected', 'Nobody came',
  '{"condition":"collected_by IS NULL","synonyms":["uncollected","nobody collected","left",
    "got away","not caught"]}');
