SELECT ask_note('Defect.Severity', 'how bad', '{"synonyms": ["how bad", "seriousness"], "values":
  {"Minor": ["small", "slight", "harmless", "cosmetic"], "Major": ["serious", "grave", "big",
  "bad"], "Critical": ["dangerous", "severe", "safety"]}}');
SELECT ask_note('Component.UnitPriceCents', 'price of one', '{"synonyms": ["price", "unit price",
  "cost", "costs", "piece price", "priced"], "unit": "cents"}');
SELECT ask_note('Inspector', 'people of the lab', '{"synonyms": ["testers", "tester", "staff",
  "lab staff", "employees", "colleagues", "people", "inspector"]}');
SELECT ask_note('Inspector.IsActive', 'still here', '{"values": {"1": ["active", "still working",
  "current", "still here"], "0": ["left", "no longer here", "former", "inactive", "gone",
  "no longer working"]}}');
SELECT ask_note('TestMethod.DurationMinutes', 'duration', '{"synonyms": ["takes", "duration",
  "how long", "length", "lasts", "time needed"], "unit": "minutes"}');
SELECT ask_note('IncomingBatch', 'what comes in', '{"synonyms": ["deliveries", "lots",
  "shipments", "consignments", "batch", "batches", "lot", "delivery", "goods in"]}');
SELECT ask_note('IncomingBatch.ReceivedOn', 'arrival', '{"synonyms": ["arrived", "came in",
  "delivered", "received", "arrival"]}');
SELECT ask_note('IncomingBatch.Disposition', 'decision', '{"synonyms": ["decision", "verdict",
  "outcome"], "values": {"ACC": ["accepted", "approved", "released", "let through", "cleared"],
  "REJ": ["rejected", "sent back", "turned down", "refused", "scrapped"], "DEV": [
  "accepted under deviation", "under deviation", "deviation", "accepted with deviation",
  "concession", "waiver", "special release"]}}');
SELECT ask_note('IncomingBatch.undecided', 'no decision yet', '{"synonyms": ["undecided",
  "pending", "awaiting decision", "open", "waiting", "not decided", "in quarantine", "on hold"],
  "condition": "Disposition IS NULL"}');
SELECT ask_note('TestRun', 'tests done', '{"synonyms": ["tests", "test", "checks", "checked",
  "inspections", "test runs", "tested", "tested by", "runs"]}');
SELECT ask_note('TestRun.Result', 'passed or not', '{"values": {"PASS": ["passed", "good", "ok",
  "successful", "pass"], "FAIL": ["failed", "failing", "unsuccessful", "fail", "failures"]}}');
SELECT ask_note('TestRun.failure_rate', 'share of failed units', '{"synonyms": ["failure rate",
  "reject rate", "defect rate", "rejection rate", "error rate", "fail rate",
  "share of failures"], "sql": "100.0 * sum(FailedUnits) / sum(SampleSize)"}');
SELECT ask_note('Defect.ClosedOn', 'end of the matter', '{"synonyms": ["closed", "resolved",
  "fixed", "settled", "sorted", "cleared up", "dealt with"]}');
SELECT ask_note('SupplierClaim.AmountCents', 'money asked for', '{"synonyms": ["claimed",
  "claim amount", "asked for", "demanded", "claim value", "claims worth"], "unit": "cents"}');
SELECT ask_note('SupplierClaim.CreditedCents', 'money given', '{"synonyms": ["credited",
  "credit", "got back", "refunded", "credits", "compensation", "paid back", "recovered",
  "credit note"], "unit": "cents"}');
