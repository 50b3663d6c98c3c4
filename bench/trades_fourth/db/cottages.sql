CREATE TABLE tblOwner (OwnerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Town TEXT, Email
  TEXT, CommissionPct REAL);
CREATE TABLE tblCottage (CottageID INTEGER PRIMARY KEY, CottageName TEXT NOT NULL, Village TEXT,
  OwnerID INTEGER REFERENCES tblOwner(OwnerID), Bedrooms INTEGER, Sleeps INTEGER, DogsAllowed
  INTEGER, HotTub INTEGER, WeeklyRatePence INTEGER, ListedOn TEXT, DelistedOn TEXT);
CREATE TABLE tblGuest (GuestID INTEGER PRIMARY KEY, FullName TEXT, HomeTown TEXT, Email TEXT, Mobile
  TEXT);
CREATE TABLE tblBooking (BookingID INTEGER PRIMARY KEY, CottageID INTEGER NOT NULL REFERENCES
  tblCottage(CottageID), GuestID INTEGER NOT NULL REFERENCES tblGuest(GuestID), BookedOn TEXT,
  ArriveOn TEXT, DepartOn TEXT, PartySize INTEGER, Dogs INTEGER, TotalPence INTEGER, DepositPaidOn
  TEXT, BalancePaidOn TEXT, CancelledOn TEXT, Source TEXT);
CREATE TABLE tblCleaner (CleanerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, Village TEXT,
  HourlyRatePence INTEGER, StartedOn TEXT, HasCar INTEGER);
CREATE TABLE tblCleaning (CleaningID INTEGER PRIMARY KEY, CottageID INTEGER REFERENCES
  tblCottage(CottageID), CleanerID INTEGER REFERENCES tblCleaner(CleanerID), CleanedOn TEXT, Kind
  TEXT, Minutes INTEGER);
CREATE TABLE tblRepair (RepairID INTEGER PRIMARY KEY, CottageID INTEGER REFERENCES
  tblCottage(CottageID), ReportedOn TEXT, Problem TEXT, FixedOn TEXT, CostPence INTEGER);
CREATE TABLE tblReview (ReviewID INTEGER PRIMARY KEY, BookingID INTEGER REFERENCES
  tblBooking(BookingID), ReviewedOn TEXT, Stars INTEGER, Remark TEXT);

INSERT INTO tblOwner VALUES (1, 'Margaret', 'Penrose', 'Truro', 'm.penrose@tinmail.co.uk', 18.0);
INSERT INTO tblOwner VALUES (2, 'Julian', 'Ashby-Cole', 'London', 'julian@ashbycole.com', 20.0);
INSERT INTO tblOwner VALUES (3, 'Demelza', 'Trewin', 'St Ives', 'demtrewin@kernow.net', 15.0);
INSERT INTO tblOwner VALUES (4, 'Robert', 'Hockin', 'Bristol', 'rhockin@westpost.uk', 18.0);
INSERT INTO tblOwner VALUES (5, 'Anneke', 'de Vries', 'Utrecht', 'anneke.devries@polder.nl', 20.0);
INSERT INTO tblOwner VALUES (6, 'Stephen', 'Carbis', 'Penzance', NULL, 15.0);
INSERT INTO tblOwner VALUES (7, 'Lucy', 'Marwood', 'London', 'lucy.marwood@quill.org', 18.0);
INSERT INTO tblOwner VALUES (8, 'Graham', 'Tonkin', 'Exeter', 'gtonkin@westpost.uk', 20.0);

INSERT INTO tblCottage VALUES (1, 'Gull''s Nest', 'Mousehole', 1, 2, 4, 1, 0, 72500, '2022-03-01',
  NULL);
INSERT INTO tblCottage VALUES (2, 'Pilchard Loft', 'Mousehole', 2, 1, 2, 0, 0, 54000, '2022-04-10',
  NULL);
INSERT INTO tblCottage VALUES (3, 'The Old Smithy', 'Zennor', 3, 3, 6, 1, 1, 118000, '2022-03-15',
  NULL);
INSERT INTO tblCottage VALUES (4, 'Carn View', 'Zennor', 3, 2, 5, 1, 0, 81000, '2022-05-20', NULL);
INSERT INTO tblCottage VALUES (5, 'Tamarisk Cottage', 'Porthleven', 4, 3, 6, 0, 1, 124500,
  '2022-06-01', NULL);
INSERT INTO tblCottage VALUES (6, 'Captain''s House', 'Porthleven', 2, 4, 8, 0, 1, 159000,
  '2022-09-12', NULL);
INSERT INTO tblCottage VALUES (7, 'Wheal Rose', 'St Just', 5, 2, 4, 1, 0, 65000, '2023-02-06',
  NULL);
INSERT INTO tblCottage VALUES (8, 'Chapel End', 'St Just', 6, 1, 2, 1, 0, 48500, '2023-03-18',
  '2024-10-31');
INSERT INTO tblCottage VALUES (9, 'Driftwood', 'Marazion', 7, 3, 5, 1, 1, 112000, '2023-04-02',
  NULL);
INSERT INTO tblCottage VALUES (10, 'Mill Barn', 'Lamorna', 1, 4, 9, 1, 1, 168000, '2023-11-20',
  NULL);
INSERT INTO tblCottage VALUES (11, 'Bramble Bothy', 'Lamorna', 7, 1, 2, 1, 0, 51500, '2024-01-15',
  NULL);
INSERT INTO tblCottage VALUES (12, 'Spindrift', 'Marazion', 5, 2, 4, 0, 0, 76000, '2024-05-07',
  NULL);
INSERT INTO tblCottage VALUES (13, 'Quay Cottage', 'Porthleven', 4, 2, 4, 0, 0, 79500, '2025-03-10',
  NULL);

INSERT INTO tblGuest VALUES (1, 'Patricia Holloway', 'Leeds', 'patricia.holloway@inkmail.net',
  '07700 900361');
INSERT INTO tblGuest VALUES (2, 'Imran Siddiqui', 'Birmingham', 'imran.siddiqui@inkmail.net',
  '07700 900467');
INSERT INTO tblGuest VALUES (3, 'Chloe Barnard', 'Bristol', 'chloe.barnard@inkmail.net',
  '07700 900961');
INSERT INTO tblGuest VALUES (4, 'Neil Fothergill', 'Sheffield', 'neil.fothergill@inkmail.net',
  '07700 900767');
INSERT INTO tblGuest VALUES (5, 'Sophie Lambert', 'London', 'sophie.lambert@inkmail.net',
  '07700 900129');
INSERT INTO tblGuest VALUES (6, 'Dieter Krause', 'Cologne', 'dieter.krause@mailhaven.com', NULL);
INSERT INTO tblGuest VALUES (7, 'Rosie Adeyemi', 'London', 'rosie.adeyemi@postbox.uk',
  '07700 900764');
INSERT INTO tblGuest VALUES (8, 'Martin Tranter', 'Cardiff', 'martin.tranter@postbox.uk',
  '07700 900260');
INSERT INTO tblGuest VALUES (9, 'Helen Quigley', 'Manchester', 'helen.quigley@postbox.uk', NULL);
INSERT INTO tblGuest VALUES (10, 'Oliver Stanton', 'Oxford', 'oliver.stanton@mailhaven.com',
  '07700 900580');
INSERT INTO tblGuest VALUES (11, 'Bronwen Price', 'Cardiff', 'bronwen.price@postbox.uk',
  '07700 900489');
INSERT INTO tblGuest VALUES (12, 'Keith Mottram', 'Derby', NULL, '07700 900656');
INSERT INTO tblGuest VALUES (13, 'Amara Okafor', 'Reading', 'amara.okafor@postbox.uk',
  '07700 900687');
INSERT INTO tblGuest VALUES (14, 'Janine Duval', 'Lille', 'janine.duval@postbox.uk', NULL);
INSERT INTO tblGuest VALUES (15, 'Peter Sandford', 'Bristol', 'peter.sandford@postbox.uk',
  '07700 900848');
INSERT INTO tblGuest VALUES (16, 'Fiona Macrae', 'Edinburgh', 'fiona.macrae@postbox.uk',
  '07700 900517');
INSERT INTO tblGuest VALUES (17, 'Lewis Garland', 'Bath', 'lewis.garland@mailhaven.com',
  '07700 900286');
INSERT INTO tblGuest VALUES (18, 'Tamsin Roe', 'Exeter', 'tamsin.roe@mailhaven.com',
  '07700 900263');
INSERT INTO tblGuest VALUES (19, 'Vikram Joshi', 'Leicester', 'vikram.joshi@postbox.uk', NULL);
INSERT INTO tblGuest VALUES (20, 'Eleanor Whitby', 'Bristol', 'eleanor.whitby@postbox.uk',
  '07700 900732');
INSERT INTO tblGuest VALUES (21, 'Stuart Penhale', 'Plymouth', NULL, '07700 900732');
INSERT INTO tblGuest VALUES (22, 'Gemma Rudd', 'London', 'gemma.rudd@mailhaven.com',
  '07700 900229');
INSERT INTO tblGuest VALUES (23, 'Harriet Coombes', 'Bath', 'harriet.coombes@postbox.uk',
  '07700 900101');
INSERT INTO tblGuest VALUES (24, 'Declan Byrne', 'Dublin', 'declan.byrne@postbox.uk',
  '07700 900314');

INSERT INTO tblBooking VALUES (301, 8, 16, '2024-01-20', '2024-06-01', '2024-06-08', 2, 1, 48500,
  '2024-01-25', '2024-05-07', NULL, 'website');
INSERT INTO tblBooking VALUES (302, 3, 1, '2024-01-29', '2024-04-20', '2024-04-23', 5, 1, 65200,
  '2024-02-01', '2024-03-11', NULL, 'website');
INSERT INTO tblBooking VALUES (303, 8, 6, '2024-02-05', '2024-05-25', '2024-05-28', 2, 0, 31500,
  '2024-02-11', '2024-04-26', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (304, 6, 12, '2024-02-09', '2024-04-06', '2024-04-13', 7, 0, 135200,
  '2024-02-12', '2024-03-12', NULL, 'website');
INSERT INTO tblBooking VALUES (305, 12, 3, '2024-02-18', '2024-06-29', '2024-07-06', 2, 0, 76000,
  '2024-02-18', '2024-05-30', NULL, 'phone');
INSERT INTO tblBooking VALUES (306, 4, 5, '2024-02-26', '2024-07-27', '2024-08-03', 4, 1, 101200,
  '2024-03-01', '2024-06-28', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (307, 7, 2, '2024-03-03', '2024-06-08', '2024-06-15', 2, 0, 65000,
  '2024-03-09', '2024-05-08', NULL, 'phone');
INSERT INTO tblBooking VALUES (308, 12, 13, '2024-03-03', '2024-09-07', '2024-09-10', 4, 0, 49400,
  '2024-03-06', '2024-08-06', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (309, 2, 1, '2024-03-11', '2024-08-24', '2024-08-28', 1, 0, 45600,
  '2024-03-13', '2024-07-26', NULL, 'website');
INSERT INTO tblBooking VALUES (310, 4, 7, '2024-03-17', '2024-05-11', '2024-05-14', 5, 1, 52600,
  '2024-03-20', '2024-04-13', NULL, 'website');
INSERT INTO tblBooking VALUES (311, 3, 15, '2024-03-18', '2024-06-08', '2024-06-15', 6, 1, 118000,
  '2024-03-24', '2024-05-14', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (312, 6, 14, '2024-03-24', '2024-06-08', '2024-06-11', 8, 0, 103400,
  '2024-03-26', '2024-05-03', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (313, 3, 7, '2024-03-26', '2024-05-04', '2024-05-11', 4, 0, 118000,
  '2024-04-01', '2024-04-01', NULL, 'phone');
INSERT INTO tblBooking VALUES (314, 10, 18, '2024-04-01', '2024-05-11', '2024-05-18', 7, 2, 168000,
  '2024-04-07', '2024-04-11', NULL, 'phone');
INSERT INTO tblBooking VALUES (315, 5, 22, '2024-04-03', '2024-07-13', '2024-07-20', 6, 0, 155600,
  '2024-04-09', '2024-06-20', NULL, 'phone');
INSERT INTO tblBooking VALUES (316, 5, 7, '2024-04-06', '2024-08-31', '2024-09-07', 5, 0, 161800,
  '2024-04-11', '2024-07-19', NULL, 'website');
INSERT INTO tblBooking VALUES (317, 2, 5, '2024-04-07', '2024-04-27', '2024-05-01', 1, 0, 29800,
  '2024-04-08', '2024-04-08', NULL, 'website');
INSERT INTO tblBooking VALUES (318, 12, 13, '2024-04-09', '2024-08-03', '2024-08-10', 3, 0, 98800,
  '2024-04-12', '2024-07-10', NULL, 'website');
INSERT INTO tblBooking VALUES (319, 9, 22, '2024-04-23', '2024-08-10', '2024-08-14', 3, 1, 94600,
  '2024-04-28', '2024-07-12', NULL, 'website');
INSERT INTO tblBooking VALUES (320, 3, 5, '2024-05-13', '2024-09-21', '2024-09-28', 3, 2, 118000,
  '2024-05-17', '2024-08-23', NULL, 'phone');
INSERT INTO tblBooking VALUES (321, 12, 3, '2024-05-14', '2024-06-15', '2024-06-19', 4, 0, 49400,
  '2024-05-16', '2024-05-16', NULL, 'repeat');
INSERT INTO tblBooking VALUES (322, 12, 20, '2024-05-19', '2024-08-17', '2024-08-24', 2, 0, 98800,
  '2024-05-22', '2024-07-28', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (323, 1, 1, '2024-05-22', '2024-11-09', '2024-11-16', 1, 2, 61600,
  '2024-05-27', '2024-10-18', NULL, 'phone');
INSERT INTO tblBooking VALUES (324, 9, 12, '2024-06-02', '2024-08-03', '2024-08-10', 4, 0, 145600,
  '2024-06-05', '2024-07-11', NULL, 'repeat');
INSERT INTO tblBooking VALUES (325, 1, 2, '2024-06-03', '2024-06-22', '2024-06-29', 4, 0, 72500,
  '2024-06-04', '2024-06-04', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (326, 5, 1, '2024-06-04', '2024-08-17', '2024-08-24', 4, 0, 161800,
  '2024-06-10', NULL, '2024-07-12', 'website');
INSERT INTO tblBooking VALUES (327, 9, 8, '2024-06-15', '2024-07-06', '2024-07-09', 5, 0, 91000,
  '2024-06-19', '2024-06-19', NULL, 'repeat');
INSERT INTO tblBooking VALUES (328, 11, 13, '2024-06-16', '2024-08-03', '2024-08-06', 2, 2, 43500,
  '2024-06-19', '2024-07-07', NULL, 'phone');
INSERT INTO tblBooking VALUES (329, 3, 7, '2024-06-16', '2024-08-31', '2024-09-07', 3, 0, 153400,
  '2024-06-16', '2024-07-29', NULL, 'phone');
INSERT INTO tblBooking VALUES (330, 10, 23, '2024-06-20', '2024-10-19', '2024-10-23', 9, 0, 92800,
  '2024-06-20', '2024-09-26', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (331, 7, 3, '2024-07-29', '2024-12-28', '2024-12-31', 1, 0, 46500,
  '2024-07-31', '2024-11-14', NULL, 'repeat');
INSERT INTO tblBooking VALUES (332, 9, 9, '2024-08-03', '2024-08-24', '2024-08-31', 3, 1, 145600,
  '2024-08-05', '2024-08-05', NULL, 'phone');
INSERT INTO tblBooking VALUES (333, 10, 2, '2024-08-15', '2024-12-07', '2024-12-14', 9, 0, 184800,
  '2024-08-17', '2024-10-27', NULL, 'phone');
INSERT INTO tblBooking VALUES (334, 11, 8, '2024-08-18', '2024-10-05', '2024-10-12', 2, 1, 43800,
  '2024-08-22', '2024-09-11', NULL, 'phone');
INSERT INTO tblBooking VALUES (335, 12, 2, '2024-08-22', '2024-12-07', '2024-12-11', 3, 0, 54300,
  '2024-08-23', '2024-10-30', NULL, 'phone');
INSERT INTO tblBooking VALUES (336, 3, 15, '2024-09-03', '2024-10-19', '2024-10-26', 6, 0, 100300,
  '2024-09-04', '2024-09-10', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (337, 4, 15, '2024-09-12', '2024-12-28', '2025-01-04', 3, 0, 89100,
  '2024-09-17', '2024-12-08', NULL, 'website');
INSERT INTO tblBooking VALUES (338, 12, 4, '2024-09-13', '2024-10-12', '2024-10-19', 1, 0, 64600,
  '2024-09-19', '2024-09-20', NULL, 'website');
INSERT INTO tblBooking VALUES (339, 6, 17, '2024-10-03', '2025-03-29', '2025-04-05', 8, 0, 135200,
  '2024-10-09', '2025-02-26', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (340, 2, 1, '2024-10-06', '2025-04-05', '2025-04-12', 2, 0, 45900,
  '2024-10-08', '2025-02-25', NULL, 'website');
INSERT INTO tblBooking VALUES (341, 3, 19, '2024-12-07', '2024-12-28', '2025-01-01', 6, 0, 84400,
  '2024-12-10', '2024-12-10', NULL, 'website');
INSERT INTO tblBooking VALUES (342, 2, 22, '2024-12-26', '2025-03-22', '2025-03-29', 2, 0, 45900,
  '2025-01-01', '2025-02-18', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (343, 5, 15, '2024-12-30', '2025-01-18', '2025-01-21', 3, 0, 68800,
  '2025-01-05', '2025-01-05', NULL, 'phone');
INSERT INTO tblBooking VALUES (344, 4, 16, '2025-01-13', '2025-05-24', '2025-05-28', 3, 0, 52600,
  '2025-01-13', '2025-04-14', NULL, 'Sykes');
INSERT INTO tblBooking VALUES (345, 4, 22, '2025-01-19', '2025-03-01', '2025-03-08', 5, 0, 68800,
  '2025-01-20', '2025-01-20', NULL, 'website');
INSERT INTO tblBooking VALUES (346, 12, 5, '2025-01-23', '2025-05-03', '2025-05-10', 1, 0, 76000,
  '2025-01-28', '2025-04-13', NULL, 'phone');
INSERT INTO tblBooking VALUES (347, 7, 7, '2025-01-28', '2025-04-05', '2025-04-08', 1, 0, 35900,
  '2025-01-28', '2025-03-11', NULL, 'website');
INSERT INTO tblBooking VALUES (348, 4, 9, '2025-02-18', '2025-07-26', '2025-08-02', 3, 0, 101200,
  '2025-02-24', NULL, NULL, 'repeat');
INSERT INTO tblBooking VALUES (349, 3, 2, '2025-02-23', '2025-07-26', '2025-08-02', 6, 0, 147500,
  '2025-03-01', NULL, NULL, 'website');
INSERT INTO tblBooking VALUES (350, 1, 15, '2025-02-26', '2025-06-07', '2025-06-10', 2, 2, 47100,
  '2025-02-26', NULL, '2025-04-01', 'website');
INSERT INTO tblBooking VALUES (351, 6, 2, '2025-02-27', '2025-04-05', '2025-04-12', 6, 0, 135200,
  '2025-02-27', '2025-03-05', NULL, 'repeat');
INSERT INTO tblBooking VALUES (352, 4, 3, '2025-03-14', '2025-05-03', '2025-05-10', 4, 0, 81000,
  '2025-03-20', '2025-04-04', NULL, 'website');
INSERT INTO tblBooking VALUES (353, 3, 5, '2025-03-22', '2025-05-03', '2025-05-10', 4, 0, 118000,
  '2025-03-22', '2025-04-07', NULL, 'phone');
INSERT INTO tblBooking VALUES (354, 7, 7, '2025-04-15', '2025-05-17', '2025-05-21', 3, 1, 42200,
  '2025-04-16', '2025-04-16', NULL, 'website');
INSERT INTO tblBooking VALUES (355, 4, 3, '2025-04-18', '2025-08-30', '2025-09-06', 3, 1, 105300,
  '2025-04-20', NULL, NULL, 'website');
INSERT INTO tblBooking VALUES (356, 9, 22, '2025-04-21', '2025-09-06', '2025-09-09', 3, 0, 72800,
  '2025-04-24', NULL, NULL, 'Sykes');
INSERT INTO tblBooking VALUES (357, 3, 2, '2025-05-15', '2025-09-06', '2025-09-13', 6, 0, 118000,
  '2025-05-17', NULL, NULL, 'website');
INSERT INTO tblBooking VALUES (358, 10, 18, '2025-05-16', '2025-07-12', '2025-07-19', 9, 1, 210000,
  '2025-05-21', NULL, NULL, 'repeat');
INSERT INTO tblBooking VALUES (359, 2, 13, '2025-05-16', '2025-07-12', '2025-07-19', 1, 0, 67500,
  '2025-05-20', NULL, NULL, 'website');
INSERT INTO tblBooking VALUES (360, 2, 1, '2025-05-18', '2025-05-31', '2025-06-07', 2, 0, 54000,
  '2025-05-19', '2025-05-19', '2025-05-27', 'repeat');
INSERT INTO tblBooking VALUES (361, 2, 8, '2025-05-27', '2025-08-02', '2025-08-09', 1, 0, 70200,
  '2025-06-02', NULL, NULL, 'Sykes');
INSERT INTO tblBooking VALUES (362, 5, 18, '2025-05-28', '2025-07-26', '2025-07-29', 4, 0, 101200,
  '2025-06-01', NULL, NULL, 'website');

INSERT INTO tblCleaner VALUES (1, 'Sandra', 'Curnow', 'Newlyn', 1450, '2022-03-01', 1);
INSERT INTO tblCleaner VALUES (2, 'Jowan', 'Rosewarne', 'Penzance', 1350, '2022-06-14', 1);
INSERT INTO tblCleaner VALUES (3, 'Elzbieta', 'Mazur', 'Penzance', 1400, '2023-01-09', 0);
INSERT INTO tblCleaner VALUES (4, 'Kerra', 'Nance', 'St Just', 1300, '2023-04-24', 1);
INSERT INTO tblCleaner VALUES (5, 'Beryl', 'Uren', 'Porthleven', 1450, '2022-08-02', 1);
INSERT INTO tblCleaner VALUES (6, 'Tegen', 'Bolitho', 'Marazion', 1250, '2024-04-08', 0);
INSERT INTO tblCleaner VALUES (7, 'Paul', 'Skewes', 'Helston', 1350, '2024-07-22', 1);
INSERT INTO tblCleaner VALUES (8, 'Maisie', 'Trembath', 'Newlyn', 1250, '2025-05-19', 0);

INSERT INTO tblCleaning VALUES (1, 6, 5, '2024-04-13', 'changeover', 225);
INSERT INTO tblCleaning VALUES (2, 3, 4, '2024-04-23', 'changeover', 180);
INSERT INTO tblCleaning VALUES (3, 2, 3, '2024-05-01', 'changeover', 90);
INSERT INTO tblCleaning VALUES (4, 3, 2, '2024-05-11', 'changeover', 180);
INSERT INTO tblCleaning VALUES (5, 4, 4, '2024-05-14', 'changeover', 150);
INSERT INTO tblCleaning VALUES (6, 10, 2, '2024-05-18', 'changeover', 270);
INSERT INTO tblCleaning VALUES (7, 8, 4, '2024-05-28', 'changeover', 135);
INSERT INTO tblCleaning VALUES (8, 8, 4, '2024-06-08', 'changeover', 105);
INSERT INTO tblCleaning VALUES (9, 6, 5, '2024-06-11', 'changeover', 240);
INSERT INTO tblCleaning VALUES (10, 7, 4, '2024-06-15', 'changeover', 150);
INSERT INTO tblCleaning VALUES (11, 3, 4, '2024-06-15', 'changeover', 195);
INSERT INTO tblCleaning VALUES (12, 12, 6, '2024-06-19', 'changeover', 150);
INSERT INTO tblCleaning VALUES (13, 1, 1, '2024-06-29', 'changeover', 135);
INSERT INTO tblCleaning VALUES (14, 12, 6, '2024-07-06', 'changeover', 135);
INSERT INTO tblCleaning VALUES (15, 9, 6, '2024-07-09', 'changeover', 210);
INSERT INTO tblCleaning VALUES (16, 5, 5, '2024-07-20', 'changeover', 195);
INSERT INTO tblCleaning VALUES (17, 4, 2, '2024-08-03', 'changeover', 150);
INSERT INTO tblCleaning VALUES (18, 11, 3, '2024-08-06', 'changeover', 105);
INSERT INTO tblCleaning VALUES (19, 12, 7, '2024-08-10', 'changeover', 150);
INSERT INTO tblCleaning VALUES (20, 9, 1, '2024-08-10', 'changeover', 210);
INSERT INTO tblCleaning VALUES (21, 10, 3, '2024-08-13', 'linen only', 45);
INSERT INTO tblCleaning VALUES (22, 9, 1, '2024-08-14', 'changeover', 195);
INSERT INTO tblCleaning VALUES (23, 6, 5, '2024-08-21', 'linen only', 45);
INSERT INTO tblCleaning VALUES (24, 12, 7, '2024-08-24', 'changeover', 135);
INSERT INTO tblCleaning VALUES (25, 2, 3, '2024-08-28', 'changeover', 105);
INSERT INTO tblCleaning VALUES (26, 9, 1, '2024-08-31', 'changeover', 210);
INSERT INTO tblCleaning VALUES (27, 5, 7, '2024-09-07', 'changeover', 210);
INSERT INTO tblCleaning VALUES (28, 3, 2, '2024-09-07', 'changeover', 180);
INSERT INTO tblCleaning VALUES (29, 12, 6, '2024-09-10', 'changeover', 150);
INSERT INTO tblCleaning VALUES (30, 3, 4, '2024-09-28', 'changeover', 225);
INSERT INTO tblCleaning VALUES (31, 11, 1, '2024-10-12', 'changeover', 105);
INSERT INTO tblCleaning VALUES (32, 12, 6, '2024-10-19', 'changeover', 135);
INSERT INTO tblCleaning VALUES (33, 10, 3, '2024-10-23', 'changeover', 240);
INSERT INTO tblCleaning VALUES (34, 3, 4, '2024-10-26', 'changeover', 195);
INSERT INTO tblCleaning VALUES (35, 6, 5, '2024-11-12', 'deep clean', 390);
INSERT INTO tblCleaning VALUES (36, 1, 1, '2024-11-16', 'changeover', 180);
INSERT INTO tblCleaning VALUES (37, 12, 7, '2024-12-11', 'changeover', 180);
INSERT INTO tblCleaning VALUES (38, 10, 1, '2024-12-14', 'changeover', 240);
INSERT INTO tblCleaning VALUES (39, 7, 4, '2024-12-31', 'changeover', 150);
INSERT INTO tblCleaning VALUES (40, 3, 2, '2025-01-01', 'changeover', 195);
INSERT INTO tblCleaning VALUES (41, 4, 4, '2025-01-04', 'changeover', 150);
INSERT INTO tblCleaning VALUES (42, 3, 2, '2025-01-14', 'deep clean', 330);
INSERT INTO tblCleaning VALUES (43, 5, 5, '2025-01-21', 'changeover', 180);
INSERT INTO tblCleaning VALUES (44, 5, 5, '2025-01-21', 'deep clean', 330);
INSERT INTO tblCleaning VALUES (45, 6, 7, '2025-01-23', 'deep clean', 390);
INSERT INTO tblCleaning VALUES (46, 10, 1, '2025-02-04', 'deep clean', 390);
INSERT INTO tblCleaning VALUES (47, 9, 1, '2025-02-11', 'deep clean', 330);
INSERT INTO tblCleaning VALUES (48, 1, 1, '2025-02-18', 'deep clean', 270);
INSERT INTO tblCleaning VALUES (49, 4, 2, '2025-03-08', 'changeover', 150);
INSERT INTO tblCleaning VALUES (50, 2, 3, '2025-03-29', 'changeover', 120);
INSERT INTO tblCleaning VALUES (51, 6, 7, '2025-04-05', 'changeover', 255);
INSERT INTO tblCleaning VALUES (52, 7, 4, '2025-04-08', 'changeover', 165);
INSERT INTO tblCleaning VALUES (53, 2, 3, '2025-04-12', 'changeover', 105);
INSERT INTO tblCleaning VALUES (54, 6, 5, '2025-04-12', 'changeover', 240);
INSERT INTO tblCleaning VALUES (55, 12, 6, '2025-05-10', 'changeover', 150);
INSERT INTO tblCleaning VALUES (56, 4, 4, '2025-05-10', 'changeover', 135);
INSERT INTO tblCleaning VALUES (57, 3, 2, '2025-05-10', 'changeover', 225);
INSERT INTO tblCleaning VALUES (58, 7, 4, '2025-05-21', 'changeover', 165);
INSERT INTO tblCleaning VALUES (59, 4, 2, '2025-05-28', 'changeover', 165);
INSERT INTO tblCleaning VALUES (60, 3, 4, '2025-05-28', 'linen only', 45);

INSERT INTO tblRepair VALUES (1, 3, '2024-04-09', 'Hot tub pump tripping', '2024-04-16', 28500);
INSERT INTO tblRepair VALUES (2, 1, '2024-05-02', 'Dripping kitchen tap', '2024-05-04', 6500);
INSERT INTO tblRepair VALUES (3, 6, '2024-06-18', 'Dishwasher not draining', '2024-06-25', 14200);
INSERT INTO tblRepair VALUES (4, 8, '2024-07-01', 'Damp patch in bedroom', '2024-09-12', 86000);
INSERT INTO tblRepair VALUES (5, 5, '2024-07-15', 'Broken shower door', '2024-07-19', 19800);
INSERT INTO tblRepair VALUES (6, 10, '2024-08-06', 'Wi-Fi router dead', '2024-08-07', 7999);
INSERT INTO tblRepair VALUES (7, 3, '2024-08-20', 'Gate latch broken', '2024-08-29', 4000);
INSERT INTO tblRepair VALUES (8, 7, '2024-10-03', 'Chimney needs sweeping', '2024-10-21', 8500);
INSERT INTO tblRepair VALUES (9, 9, '2024-11-11', 'Storm damage to roof slates', '2024-12-19',
  142000);
INSERT INTO tblRepair VALUES (10, 2, '2025-01-08', 'Boiler losing pressure', '2025-01-10', 17500);
INSERT INTO tblRepair VALUES (11, 4, '2025-02-02', 'Oven door hinge', '2025-02-20', 9200);
INSERT INTO tblRepair VALUES (12, 10, '2025-03-17', 'Hot tub cover torn', '2025-04-03', 33500);
INSERT INTO tblRepair VALUES (13, 12, '2025-04-14', 'Sash window stuck', NULL, NULL);
INSERT INTO tblRepair VALUES (14, 5, '2025-05-06', 'Washing machine leaking', '2025-05-09', 11000);
INSERT INTO tblRepair VALUES (15, 9, '2025-05-19', 'Fence panel down', NULL, NULL);
INSERT INTO tblRepair VALUES (16, 6, '2025-05-27', 'Hot tub heater fault', NULL, NULL);
INSERT INTO tblRepair VALUES (17, 7, '2025-06-02', 'Smoke alarm chirping', '2025-06-02', 0);

INSERT INTO tblReview VALUES (1, 304, '2024-04-23', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (2, 302, '2024-05-02', 4, NULL);
INSERT INTO tblReview VALUES (3, 317, '2024-05-02', 4, NULL);
INSERT INTO tblReview VALUES (4, 313, '2024-05-16', 4, 'Very comfortable beds');
INSERT INTO tblReview VALUES (5, 314, '2024-05-30', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (6, 303, '2024-06-09', 4, NULL);
INSERT INTO tblReview VALUES (7, 311, '2024-06-27', 5, 'Best view we have ever had');
INSERT INTO tblReview VALUES (8, 321, '2024-07-01', 4, 'Very comfortable beds');
INSERT INTO tblReview VALUES (9, 325, '2024-07-01', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (10, 305, '2024-07-12', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (11, 315, '2024-07-22', 5, 'Best view we have ever had');
INSERT INTO tblReview VALUES (12, 306, '2024-08-08', 4, 'Very comfortable beds');
INSERT INTO tblReview VALUES (13, 328, '2024-08-17', 5, 'Spotless and so cosy');
INSERT INTO tblReview VALUES (14, 318, '2024-08-19', 4, 'Great week, shower a bit weak');
INSERT INTO tblReview VALUES (15, 319, '2024-08-21', 4, 'Very comfortable beds');
INSERT INTO tblReview VALUES (16, 309, '2024-09-10', 4, NULL);
INSERT INTO tblReview VALUES (17, 329, '2024-09-18', 4, NULL);
INSERT INTO tblReview VALUES (18, 336, '2024-10-29', 4, NULL);
INSERT INTO tblReview VALUES (19, 338, '2024-10-31', 4, 'Very comfortable beds');
INSERT INTO tblReview VALUES (20, 330, '2024-11-01', 4, 'Great week, shower a bit weak');
INSERT INTO tblReview VALUES (21, 333, '2024-12-17', 2, 'Hot tub out of order all week');
INSERT INTO tblReview VALUES (22, 341, '2025-01-05', 4, NULL);
INSERT INTO tblReview VALUES (23, 345, '2025-03-18', 4, NULL);
INSERT INTO tblReview VALUES (24, 342, '2025-04-09', 5, 'Best view we have ever had');
INSERT INTO tblReview VALUES (25, 339, '2025-04-13', 5, 'Best view we have ever had');
INSERT INTO tblReview VALUES (26, 351, '2025-04-16', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (27, 340, '2025-04-18', 2, 'Not very clean on arrival');
INSERT INTO tblReview VALUES (28, 347, '2025-04-18', 2, 'Not very clean on arrival');
INSERT INTO tblReview VALUES (29, 346, '2025-05-23', 3, 'Kitchen could be better equipped');
INSERT INTO tblReview VALUES (30, 354, '2025-06-03', 1, 'Heating did not work');
