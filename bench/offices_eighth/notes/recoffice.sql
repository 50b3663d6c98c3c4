SELECT ask_note('reader', 'People with a ticket',
  '{"synonyms":["visitors","people","users","researchers","members"]}');
SELECT ask_note('reader.purpose', 'Why they come',
  '{"synonyms":["reason","research","interest"],"values":{"family history":["genealogy",
    "family historians","ancestors"],"academic":["scholars","academics"]}}');
SELECT ask_note('reader.expires', 'End of the ticket',
  '{"synonyms":["runs out","expired","expiry"]}');
SELECT ask_note('collection', 'What somebody deposited',
  '{"synonyms":["deposits","archives","fonds"]}');
SELECT ask_note('collection.depositor', 'Who gave it',
  '{"synonyms":["deposited by","given by","gave","donor"]}');
SELECT ask_note('collection.on_loan', 'Not our own',
  '{"values":{"1":["on loan","lent to us"],"0":["owned","not on loan"]}}');
SELECT ask_note('document', 'One piece',
  '{"synonyms":["documents","records","pieces","items","papers"]}');
SELECT ask_note('document.closed', 'May not be seen yet',
  '{"condition":"closed_until > CAST(strftime(''%Y'',''now'') AS INTEGER)","synonyms":[
    "restricted","still closed","not open"]}');
SELECT ask_note('document.condition', 'State',
  '{"values":{"unfit":["too fragile","fragile"]}}');
SELECT ask_note('staff', 'Who works here',
  '{"synonyms":["employees","colleagues"]}');
SELECT ask_note('request', 'A reader asked for a document',
  '{"synonyms":["requisitions","orders","productions","asked for","issues"]}');
SELECT ask_note('request.status', 'How it went',
  '{"values":{"RET":["returned","back"],"OUT":["out","still out","not back"],"REF":["refused",
    "turned down"],"NF":["not found","missing"]}}');
SELECT ask_note('request.fetched_by', 'Who brought it',
  '{"synonyms":["fetched by","brought by","fetched","retrieved"]}');
SELECT ask_note('copy_order', 'Copies that were ordered',
  '{"synonyms":["copies","photocopies","scans","copying"]}');
SELECT ask_note('copy_order.waiting', 'Not sent',
  '{"condition":"sent_on IS NULL","synonyms":["not sent","unsent","outstanding","waiting"]}');
