SELECT ask_note('veh', 'the fleet', '{"synonyms": ["coaches", "buses", "vehicles", "bus",
  "coach", "fleet", "minibuses"]}');
SELECT ask_note('veh.wc', 'toilet on board', '{"synonyms": ["toilet", "loo", "toilets",
  "lavatory", "wc on board"], "values": {"1": ["with a toilet", "has a toilet", "with a loo"],
  "0": ["without a toilet", "no toilet", "no loo"]}}');
SELECT ask_note('pay.how', 'way of paying', '{"synonyms": ["payment method", "way of paying",
  "method of payment"], "values": {"TRF": ["bank transfer", "transfer", "transferred"], "CARD": [
  "by card", "credit card"], "CASH": ["in cash"]}}');
SELECT ask_note('tour.cat', 'kind of tour', '{"synonyms": ["type", "kind", "type of holiday"],
  "values": {"DAY": ["day trip", "day trips", "day tour", "day out", "day excursions"], "BRK": [
  "short break", "short breaks", "breaks", "mini break"], "CITY": ["city break", "city breaks",
  "city trip", "city tours"], "LONG": ["long tour", "long tours", "long holiday",
  "long holidays"]}}');
SELECT ask_note('drv.act', 'still driving', '{"values": {"1": ["active", "still driving",
  "still works here", "on the books"], "0": ["left", "inactive", "retired", "no longer driving",
  "former", "no longer works here"]}}');
SELECT ask_note('dep.dep_dt', 'day of departure', '{"synonyms": ["departed", "departs", "leaves",
  "left on", "ran", "set off", "leave", "runs", "travelled", "travel"]}');
SELECT ask_note('dep.st', 'how it stands', '{"values": {"P": ["planned", "upcoming", "scheduled",
  "still to come", "to come", "future"], "D": ["done", "completed", "finished"], "X": [
  "cancelled", "called off", "scrapped", "did not run"]}}');
SELECT ask_note('dep.drv_id', 'main driver', '{"synonyms": ["driven by", "drives", "drove",
  "who drove", "at the wheel", "drive", "driving"], "references": "drv.drv_id"}');
SELECT ask_note('dep.drv2_id', 'second driver', '{"synonyms": ["second driver", "relief driver",
  "co-driver", "backup driver", "other driver", "two drivers"], "references": "drv.drv_id"}');
SELECT ask_note('tour', 'what we offer', '{"synonyms": ["trips", "holidays", "excursions"]}');
SELECT ask_note('bkg.st', 'how it stands', '{"values": {"OK": ["confirmed", "valid", "live",
  "active", "going ahead"], "CXL": ["cancelled", "called off", "cancellation", "cancellations",
  "dropped out"]}}');
SELECT ask_note('bkg.src', 'how it was booked', '{"synonyms": ["booked through", "channel",
  "how booked"], "values": {"WEB": ["online", "website", "internet", "on the web",
  "over the internet"], "TEL": ["phone", "telephone", "by phone", "over the phone", "phoned"],
  "SHOP": ["in person", "in the shop", "over the counter", "walk-in", "at the office"]}}');
SELECT ask_note('bkg.tot_ct', 'price of the booking', '{"synonyms": ["value", "booking value",
  "worth", "sales", "turnover", "revenue", "spent", "total price", "bookings total"], "unit":
  "cents"}');
SELECT ask_note('pay.amt_ct', 'money received', '{"synonyms": ["takings", "received", "money in",
  "income", "paid in", "taken", "money", "amount paid"], "unit": "cents"}');
SELECT ask_note('fbk', 'what customers say', '{"synonyms": ["reviews", "review", "testimonials",
  "comments", "reviewed"]}');
