SELECT ask_note('tblPrint', 'what lies on the shelves', '{"synonyms": ["copies", "copy",
  "film copies", "film prints"]}');
SELECT ask_note('tblPrint.IsColour', 'colour or not', '{"values": {"0": ["black and white",
  "black-and-white", "b&w", "monochrome"], "1": ["in colour", "coloured", "colour"]}}');
SELECT ask_note('tblPrint.ConditionGrade', 'state of the copy', '{"synonyms": ["condition",
  "state", "shape", "quality"], "values": {"A": ["excellent", "best", "mint", "very good",
  "top condition", "perfect"], "B": ["good"], "C": ["fair", "worn"], "D": ["not for projection",
  "unprojectable", "cannot be shown", "cannot be projected", "not projectable", "poor", "worst",
  "bad", "unplayable"]}}');
SELECT ask_note('tblPrint.AcquiredFrom', 'where it came from', '{"synonyms": ["came from",
  "source", "donor", "donated by", "given by", "bought from", "provenance", "origin", "supplier",
  "got from"]}');
SELECT ask_note('tblFilm.IsSilent', 'silent or not', '{"values": {"0": ["sound", "talkie",
  "talkies", "with sound", "sound film"], "1": ["silent", "silents", "without sound"]}}');
SELECT ask_note('tblFilm.RuntimeMin', 'length', '{"synonyms": ["running time", "length",
  "duration", "runtime"], "unit": "minutes"}');
SELECT ask_note('tblLoan.still_out', 'not back yet', '{"synonyms": ["still out", "on loan",
  "not back", "out", "lent out", "not returned", "out on loan", "not yet back",
  "borrowed at the moment", "away"], "condition": "DateReturned IS NULL"}');
SELECT ask_note('tblLoan.returned_late', 'back after the due date', '{"synonyms": [
  "returned late", "came back late", "brought back late", "sent back late", "back late",
  "late returns", "late"], "condition": "DateReturned > DateDue"}');
SELECT ask_note('tblLoan.damaged', 'came back with damage', '{"synonyms": ["damaged",
  "came back damaged", "returned damaged", "with damage", "damage reported", "harmed", "damage"],
  "condition": "DamageNote IS NOT NULL"}');
SELECT ask_note('tblLoan.unpaid', 'fee not paid yet', '{"synonyms": ["owe us", "owes us",
  "owe us money", "unpaid", "owing", "owed", "owe", "outstanding", "owes", "not paid",
  "in arrears", "still to pay", "hasnt paid", "fee due"], "condition":
  "LoanFeeCents > 0 AND FeePaidOn IS NULL"}');
SELECT ask_note('tblLoan.LoanFeeCents', 'fee', '{"synonyms": ["fees", "fee", "takings", "income",
  "revenue", "earned", "charged", "money", "loan fees", "rental fee"], "unit": "cents"}');
SELECT ask_note('tblLoan.FestivalID', 'who borrowed it', '{"synonyms": ["borrower", "borrowers",
  "borrowed", "borrowed by", "lent to", "borrows", "borrow"]}');
SELECT ask_note('tblFestival.CountryCode', 'country', '{"synonyms": ["based in"], "values": {
  "DE": ["Germany", "German"], "FI": ["Finland", "Finnish"], "FR": ["France", "French"], "GB": [
  "UK", "Britain", "Great Britain", "United Kingdom", "British", "England"], "IE": ["Ireland",
  "Irish"], "IT": ["Italy", "Italian"], "US": ["USA", "America", "United States",
  "American"]}}');
SELECT ask_note('tblProjector.IsWorking', 'works or not', '{"values": {"0": ["broken",
  "out of order", "not working", "defective", "does not work", "kaput"], "1": ["working",
  "works", "in working order", "functioning", "usable"]}}');
SELECT ask_note('tblPrint.ShelfMark', 'place on the shelf', '{"synonyms": ["shelf", "kept",
  "stored", "location", "lies", "shelved"]}');
