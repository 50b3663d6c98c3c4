SELECT ask_note('Sponsor', 'businesses that advertise', '{"synonyms": ["advertisers", "clients",
  "customers", "businesses", "backers", "companies"]}');
SELECT ask_note('Presenter', 'who presents shows', '{"synonyms": ["presenters", "DJs", "hosts",
  "volunteers", "broadcasters", "jocks", "announcers"]}');
SELECT ask_note('Presenter.LeftOn', 'when a presenter left', '{"synonyms": ["left", "quit",
  "departed", "gone", "stepped down", "packed it in", "no longer with us"]}');
SELECT ask_note('Programme', 'radio shows', '{"synonyms": ["shows", "broadcasts", "programs",
  "programmes on air"]}');
SELECT ask_note('Programme.EndedOn', 'when the programme ended', '{"synonyms": ["axed", "ended",
  "dropped", "finished", "stopped", "taken off air", "off air", "cancelled shows"]}');
SELECT ask_note('Invoice.owed', 'amount not paid yet', '{"synonyms": ["owed", "owe",
  "amount owing", "debt", "outstanding amount", "amount outstanding", "what they owe",
  "how much is outstanding"], "sql": "CASE WHEN PaidOn IS NULL THEN AmountPence ELSE 0 END",
  "unit": "pence"}');
SELECT ask_note('Advert', 'recorded adverts', '{"synonyms": ["ads", "commercials",
  "spots recorded", "jingles", "advertisements"]}');
SELECT ask_note('Advert.VoicedBy', 'who speaks the advert', '{"synonyms": ["voiced", "voice",
  "voice-over", "read by", "spoken by", "recorded by", "voiced by", "narrated"]}');
SELECT ask_note('Invoice.RemindersSent', 'reminders sent', '{"synonyms": ["reminders", "chasers",
  "chased", "reminder letters", "nudges"]}');
SELECT ask_note('SpotBooking.BookingStatus', 'state of a booking', '{"values": {"Confirmed": [
  "running", "live", "going ahead", "current", "booked in"], "Completed": ["finished", "done",
  "fully aired", "over"], "Cancelled": ["pulled", "called off", "dropped", "withdrawn"]}}');
SELECT ask_note('SpotBooking.booking_value', 'value of the booked spots', '{"synonyms": ["value",
  "airtime sales", "spot income", "ad revenue", "advertising income", "advertising revenue",
  "worth", "booking value"], "sql": "SpotsBooked * PricePerSpotPence", "unit": "pence"}');
SELECT ask_note('SpotBooking.missed_spots', 'spots not aired yet', '{"synonyms": ["spots missed",
  "missed spots", "spots were missed", "shortfall", "unaired spots", "spots not aired",
  "spots still to air"], "sql": "SpotsBooked - SpotsAired"}');
SELECT ask_note('Sponsorship.MonthlyFeePence', 'monthly price of sponsoring a show', '{
  "synonyms": ["sponsorship fee", "a month", "monthly fee", "sponsorship income",
  "sponsorship money", "per month", "pays monthly"], "unit": "pence"}');
SELECT ask_note('Invoice.AmountPence', 'amount of the bill', '{"synonyms": ["billed", "invoiced",
  "takings", "bills", "income", "revenue", "charged", "turnover"], "unit": "pence"}');
SELECT ask_note('Invoice.unpaid', 'not paid yet', '{"synonyms": ["owing", "owes", "outstanding",
  "unsettled", "owe us money", "owes us money", "behind with payments", "in arrears"],
  "condition": "PaidOn IS NULL"}');
