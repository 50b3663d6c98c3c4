SELECT ask_note('tblNurse.Grade', 'qualification', '{"synonyms": ["qualification", "band",
  "rank"], "values": {"RN": ["registered nurse", "registered nurses", "qualified nurse",
  "registered", "RNs"], "EN": ["enrolled nurse", "enrolled nurses", "enrolled", "ENs"], "HCA": [
  "care assistant", "care assistants", "healthcare assistant", "healthcare assistants", "carer",
  "carers", "HCAs"]}}');
SELECT ask_note('tblTimesheet', 'hours sheets', '{"synonyms": ["timesheets", "timesheet",
  "time sheets", "hours sheets", "slips"]}');
SELECT ask_note('tblInvoice.unpaid', 'not paid yet', '{"synonyms": ["owe us", "owes us",
  "owe us money", "unpaid", "owes", "owe", "owing", "owed", "outstanding", "in arrears",
  "not paid", "still to pay", "unsettled"], "condition": "PaidOn IS NULL"}');
SELECT ask_note('tblNurse.HasCar', 'own transport', '{"synonyms": ["own transport", "driver"],
  "values": {"1": ["driver", "drivers", "drives", "has a car", "own car", "can drive",
  "with transport"], "0": ["non-driver", "no car", "does not drive", "without a car",
  "cannot drive"]}}');
SELECT ask_note('tblShift.CancelReason', 'why cancelled', '{"synonyms": ["because of", "because",
  "reason for cancellation"], "values": {"Nurse ill": ["nurse was ill", "illness", "sickness",
  "nurse sick", "sick"], "Home found own cover": ["own cover"], "Resident numbers down": [
  "fewer residents"]}}');
SELECT ask_note('tblCareHome.IsActive', 'still with us', '{"values": {"1": ["current client",
  "active client", "still a client", "still with us", "on our books"], "0": ["former client",
  "lost client", "no longer a client", "inactive", "ex-client", "dropped"]}}');
SELECT ask_note('tblShift.ShiftStatus', 'how it stands', '{"values": {"Done": ["completed",
  "finished", "carried out"], "Booked": ["upcoming", "planned", "filled", "covered",
  "still to come"], "Cancelled": ["called off", "fell through", "scrapped"], "Open": ["unfilled",
  "uncovered", "vacant", "still to fill", "needs a nurse", "to be covered", "not covered"]}}');
SELECT ask_note('tblShift.ShiftKind', 'time of day', '{"synonyms": ["kind of shift",
  "type of shift", "time of day"], "values": {"Early": ["morning", "mornings", "early morning",
  "day"], "Late": ["evening", "evenings", "afternoon"], "Night": ["overnight", "nights",
  "night-time"]}}');
SELECT ask_note('tblShift.NurseID', 'who works it', '{"synonyms": ["worked by", "covered by",
  "filled by", "assigned to", "covers", "works"]}');
SELECT ask_note('tblTimesheet.HoursWorked', 'hours', '{"synonyms": ["hours", "hours worked",
  "time worked", "total hours"], "unit": "hours"}');
SELECT ask_note('tblTimesheet.unapproved', 'not approved yet', '{"synonyms": ["unapproved",
  "not signed off", "awaiting approval", "not approved", "pending", "waiting for approval",
  "not yet approved"], "condition": "ApprovedOn IS NULL"}');
SELECT ask_note('tblTimesheet.unbilled', 'not on an invoice', '{"synonyms": ["not invoiced",
  "uninvoiced", "unbilled", "not billed", "not yet invoiced", "still to invoice",
  "to be invoiced"], "condition": "InvoiceID IS NULL"}');
SELECT ask_note('tblInvoice.TotalAmount', 'amount', '{"synonyms": ["takings", "revenue",
  "turnover", "income", "billed", "invoiced", "money", "amount due"], "unit": "GBP"}');
SELECT ask_note('tblTraining.IsMandatory', 'required or not', '{"values": {"1": ["compulsory",
  "mandatory", "required", "must-have", "obligatory"], "0": ["optional", "voluntary",
  "not required", "non-mandatory"]}}');
SELECT ask_note('tblNurseTraining', 'trainings taken', '{"synonyms": ["certificates", "courses",
  "qualifications", "training records", "courses taken", "trained in", "took", "attended",
  "trained", "courses done"]}');
