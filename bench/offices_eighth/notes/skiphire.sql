SELECT ask_note('customer.trade', 'A business',
  '{"values":{"1":["trade","business","builders"],"0":["domestic","private","households"]}}');
SELECT ask_note('customer.on_stop', 'May not hire',
  '{"values":{"1":["on stop","stopped","blocked"],"0":["not on stop","in good standing"]}}');
SELECT ask_note('skip_size', 'Sizes that we have',
  '{"synonyms":["sizes","kinds of skip","types"]}');
SELECT ask_note('skip_size.nickname', 'What it is called',
  '{"synonyms":["called","size name"]}');
SELECT ask_note('skip.yards', 'Its size',
  '{"references":"skip_size.yards","synonyms":["size","capacity"]}');
SELECT ask_note('skip.scrapped', 'When it was thrown away',
  '{"synonyms":["written off","got rid of","scrapped"]}');
SELECT ask_note('skip.in use', 'Not scrapped',
  '{"condition":"scrapped IS NULL","synonyms":["still in use","not scrapped","in the fleet",
    "usable","own"]}');
SELECT ask_note('hire', 'A skip at a customer',
  '{"synonyms":["hires","rentals","jobs","orders","hired"]}');
SELECT ask_note('hire.customer', 'Who hired it',
  '{"references":"customer.id","synonyms":["hirer","hired by"]}');
SELECT ask_note('hire.skip_no', 'Which skip',
  '{"references":"skip.skip_no"}');
SELECT ask_note('hire.deliv_driver', 'Who brought it',
  '{"references":"driver.id","synonyms":["delivered by","brought by","dropped off by"]}');
SELECT ask_note('hire.coll_driver', 'Who took it away',
  '{"references":"driver.id","synonyms":["collected by","picked up by"]}');
SELECT ask_note('hire.out', 'Not collected',
  '{"condition":"collected IS NULL","synonyms":["still out","not collected","out now",
    "on hire"]}');
SELECT ask_note('hire.price', 'What was charged',
  '{"synonyms":["income","revenue","charged","takings","paid","spent"],"unit":"GBP"}');
SELECT ask_note('hire.overweight', 'Too heavy',
  '{"condition":"tonnes > 8","synonyms":["too heavy","overloaded"]}');
