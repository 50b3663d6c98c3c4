SELECT ask_note('pub', 'Where a team plays at home',
  '{"synonyms":["venues","inns","pubs","home venue"]}');
SELECT ask_note('team.pub_id', 'Its home',
  '{"references":"pub.pub_id","synonyms":["home pub","based at","plays at"]}');
SELECT ask_note('team.captain_id', 'Who leads it',
  '{"references":"player.player_id","synonyms":["captain","captained by","skipper","led by"]}');
SELECT ask_note('player', 'People who throw',
  '{"synonyms":["members","throwers","people","darts players"]}');
SELECT ask_note('player.team_id', 'For whom',
  '{"references":"team.team_id","synonyms":["plays for","play for"]}');
SELECT ask_note('player.left_on', 'When the player stopped',
  '{"synonyms":["left","quit","gave up","stopped playing","packed in"]}');
SELECT ask_note('fixture', 'A match of two teams',
  '{"synonyms":["matches","games","ties"]}');
SELECT ask_note('fixture.home_id', 'The home side',
  '{"references":"team.team_id","synonyms":["home team","home side","at home","hosts"]}');
SELECT ask_note('fixture.away_id', 'The visitors',
  '{"references":"team.team_id","synonyms":["away team","away side","away","visitors"]}');
SELECT ask_note('fixture.status', 'What became of it',
  '{"values":{"P":["played","finished"],"PP":["postponed","put off","called off"],"C":[
    "cancelled","scrapped","not played"]}}');
SELECT ask_note('high_score.player_id', 'Who threw it',
  '{"references":"player.player_id","synonyms":["thrown by","scored by","hit by"]}');
SELECT ask_note('high_score.kind', 'What was thrown',
  '{"values":{"180":["180s","maximum","maximums","ton eighty"],"CHK":["checkouts","checkout",
    "finish","high finish","finishes"],"140+":["140s","ton forties","ton forty"]}}');
SELECT ask_note('fine.team_id', 'Who has to pay',
  '{"references":"team.team_id","synonyms":["fined","owed by"]}');
SELECT ask_note('fine.unpaid', 'Not paid yet',
  '{"condition":"paid_on IS NULL","synonyms":["outstanding","owing","still owe","owe",
    "not paid","still to pay"]}');
SELECT ask_note('fine.pence', 'How much',
  '{"synonyms":["amount","money","cost","fined","total fines"],"unit":"pence"}');
