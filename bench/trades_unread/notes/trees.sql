SELECT ask_note('tblWard.CouncillorName', 'who represents the ward', '{"synonyms": ["councillor",
  "represents", "elected member", "member", "represented by", "local councillor"]}');
SELECT ask_note('tblSpecies.IsDeciduous', 'loses its leaves', '{"values": {"1": ["deciduous",
  "loses leaves", "sheds its leaves", "leaf-shedding"], "0": ["evergreen", "evergreens",
  "keeps its leaves"]}}');
SELECT ask_note('tblTree.SpeciesID', 'species of the tree', '{"synonyms": ["kind of tree",
  "sort of tree", "type of tree"], "values": {"1": ["plane trees", "planes"], "2": ["lime",
  "limes"], "3": ["oak", "oaks"], "4": ["birch", "birches"], "5": ["chestnuts", "conker trees"],
  "7": ["rowans", "mountain ash"], "9": ["pine", "pines"], "10": ["ash", "ash trees"], "11": [
  "hollies"], "13": ["cherry", "cherry trees", "cherries"], "6": ["field maples"], "8": [
  "Norway maples"]}}');
SELECT ask_note('tblPermit.SignedOffBy', 'officer who checked the finished work', '{"synonyms": [
  "signed off by", "signed off", "sign-off", "checked by"]}');
SELECT ask_note('tblPermit.RoadClosed', 'road is closed for the work', '{"values": {"1": [
  "road closure", "road closures", "closed the road", "shut the road", "with a closed road"],
  "0": ["road stays open", "without closure"]}}');
SELECT ask_note('tblTree.IsProtected', 'has a preservation order', '{"values": {"1": [
  "protected", "TPO", "preservation order", "listed", "under protection"], "0": ["unprotected",
  "no TPO", "not protected"]}}');
SELECT ask_note('tblTree.RemovedOn', 'when the tree was removed', '{"synonyms": ["felled",
  "cut down", "lost", "taken down", "chopped down", "came down", "gone", "taken out"]}');
SELECT ask_note('tblTree.standing', 'still there', '{"synonyms": ["still standing", "standing",
  "alive", "still there", "left standing", "existing", "remaining"], "condition":
  "RemovedOn IS NULL"}');
SELECT ask_note('tblInspection', 'checks of trees', '{"synonyms": ["checks", "surveys",
  "look-overs", "inspections", "assessments", "health checks", "examined", "checked"]}');
SELECT ask_note('tblInspection.ConditionCode', 'health of the tree', '{"synonyms": ["health",
  "state", "shape"], "values": {"G": ["good", "healthy", "sound", "fine"], "F": ["fair",
  "average", "so-so"], "P": ["poor", "unhealthy", "ailing", "sick", "bad"], "D": ["dead",
  "dangerous", "dying", "unsafe"]}}');
SELECT ask_note('tblInspection.ActionCode', 'what is to be done', '{"synonyms": [
  "recommendation", "action needed", "recommended work"], "values": {"PRUNE": ["pruning",
  "pruned", "trimming", "cutting back", "trimmed"], "FELL": ["felling", "to be felled",
  "come down", "cut down"], "MONITOR": ["monitoring", "keep an eye on", "watching"], "NONE": [
  "nothing to do", "no action", "no work needed"]}}');
SELECT ask_note('tblInspection.work_outstanding', 'work recommended and not done', '{"synonyms":
  ["outstanding work", "still to do", "not yet done", "work outstanding", "work to do",
  "overdue work", "needs doing"], "condition":
  "ActionCode IN (''PRUNE'', ''FELL'') AND ActionDoneOn IS NULL"}');
SELECT ask_note('tblPermit.overran', 'finished after the end of the permit', '{"synonyms": [
  "overran", "overrun", "ran over", "ran late", "late finishing", "took too long",
  "finished late"], "condition": "FinishedOn > EndsOn"}');
SELECT ask_note('tblPermit', 'permission to dig up the road', '{"synonyms": ["permits",
  "roadworks", "street works", "digs", "works", "licences", "applications"]}');
SELECT ask_note('tblPermit.StatusCode', 'state of a permit', '{"values": {"AP": ["applied",
  "pending", "awaiting decision", "waiting", "undecided"], "GR": ["granted", "approved",
  "allowed", "given"], "CL": ["closed", "finished", "completed", "done"], "RF": ["refused",
  "turned down", "rejected", "denied"], "WD": ["withdrawn", "pulled", "dropped"]}}');
