CREATE TABLE Client (ClientId INTEGER PRIMARY KEY, CompanyName TEXT, ContactFirst TEXT,
  ContactLast TEXT, Email TEXT, City TEXT, OnHold INTEGER);
CREATE TABLE Press (PressId INTEGER PRIMARY KEY, PressName TEXT, Technology TEXT,
  MaxSheetsPerHour INTEGER, PurchasedYear INTEGER);
CREATE TABLE PaperStock (StockId INTEGER PRIMARY KEY, PaperName TEXT, Gsm INTEGER, Format TEXT,
  SheetsOnHand INTEGER, CostPerSheetCents INTEGER);
CREATE TABLE PrintJob (JobId INTEGER PRIMARY KEY, ClientId INTEGER, Title TEXT, PressId INTEGER,
  StockId INTEGER, Copies INTEGER, OrderedOn TEXT, DeliveredOn TEXT, Status TEXT,
  PriceCents INTEGER);
CREATE TABLE Invoice (InvoiceNo TEXT PRIMARY KEY, JobId INTEGER, IssuedOn TEXT,
  AmountCents INTEGER, PaidOn TEXT);
CREATE TABLE Reprint (ReprintId INTEGER PRIMARY KEY, JobId INTEGER, Cause TEXT, Copies INTEGER,
  ReportedOn TEXT);

INSERT INTO Client VALUES (1, 'Harbour Roasters', 'Lena', 'Fisk', 'lena@harbourroasters.example',
  'Bristol', 0);
INSERT INTO Client VALUES (2, 'Avon Law LLP', 'Piers', 'Hatton', 'phatton@avonlaw.example',
  'Bath', 0);
INSERT INTO Client VALUES (3, 'Studio Gull', 'Mina', 'Tran', 'mina@gull.example', 'Bristol', 0);
INSERT INTO Client VALUES (4, 'St Mark Parish', NULL, NULL, 'office@stmark.example', 'Bath', 0);
INSERT INTO Client VALUES (5, 'Kettle & Crane', 'Joe', 'Crane', NULL, 'Cardiff', 1);
INSERT INTO Client VALUES (6, 'Westbury Theatre', 'Adele', 'Moss', 'tickets@westbury.example',
  'Bristol', 0);
INSERT INTO Client VALUES (7, 'Pocket Games', 'Ravi', 'Nair', 'ravi@pocket.example', 'Cardiff',
  0);
INSERT INTO Client VALUES (8, 'Green Cllr Group', 'Sue', 'Wyatt', 'sue@greens.example',
  'Gloucester', 0);
INSERT INTO Client VALUES (9, 'Tilly Prints', 'Tilly', 'Shaw', 'hello@tilly.example', 'Bristol',
  0);
INSERT INTO Client VALUES (10, 'Mercer Estates', 'Dan', 'Mercer', NULL, 'Bath', 1);
INSERT INTO Client VALUES (11, 'Ledger & Co', 'Amy', 'Ledger', 'amy@ledger.example', 'Cardiff',
  0);
INSERT INTO Client VALUES (12, 'Old Mill Brewery', 'Ged', 'Porter', 'ged@oldmill.example',
  'Gloucester', 0);
INSERT INTO Press VALUES (1, 'Heidelberg GTO', 'offset', 8000, 1998);
INSERT INTO Press VALUES (2, 'Xerox Versant', 'digital', 4800, 2019);
INSERT INTO Press VALUES (3, 'Risograph MZ', 'riso', 7800, 2014);
INSERT INTO Press VALUES (4, 'Adana 8x5', 'letterpress', 900, 1961);
INSERT INTO Press VALUES (5, 'HP Indigo', 'digital', 4600, 2022);
INSERT INTO PaperStock VALUES (1, 'Munken Pure', 120, 'SRA3', 4200, 9);
INSERT INTO PaperStock VALUES (2, 'Munken Pure', 170, 'SRA3', 650, 13);
INSERT INTO PaperStock VALUES (3, 'Silk Coated', 150, 'B2', 8000, 11);
INSERT INTO PaperStock VALUES (4, 'Gloss Coated', 130, 'SRA3', 2100, 7);
INSERT INTO PaperStock VALUES (5, 'Recycled Offset', 90, 'A3', 12500, 4);
INSERT INTO PaperStock VALUES (6, 'Colorplan Ebony', 270, 'B2', 180, 62);
INSERT INTO PaperStock VALUES (7, 'Cotton Lettra', 300, 'A3', 240, 85);
INSERT INTO PaperStock VALUES (8, 'Kraft Board', 350, 'B2', 0, 38);
INSERT INTO PaperStock VALUES (9, 'Newsprint', 52, 'A3', 9000, 2);
INSERT INTO PaperStock VALUES (10, 'Silk Coated', 250, 'SRA3', 1400, 18);
INSERT INTO PrintJob VALUES (4001, 2, 'Brochure', 1, 4, 250, '2022-09-06', '2022-09-21',
  'delivered', 11269);
INSERT INTO PrintJob VALUES (4002, 9, 'Programme', 2, 10, 1000, '2022-09-23', '2022-09-29',
  'delivered', 27108);
INSERT INTO PrintJob VALUES (4003, 9, 'Menu', 2, 1, 2000, '2022-09-27', '2022-10-07',
  'delivered', 79829);
INSERT INTO PrintJob VALUES (4004, 9, 'Programme', 2, 4, 100, '2022-10-11', '2022-10-26',
  'delivered', 3674);
INSERT INTO PrintJob VALUES (4005, 1, 'Programme', 1, 4, 500, '2022-10-22', '2022-10-25',
  'delivered', 12119);
INSERT INTO PrintJob VALUES (4006, 3, 'Zine', 2, 3, 250, '2022-11-02', '2022-11-06', 'delivered',
  11277);
INSERT INTO PrintJob VALUES (4007, 5, 'Wedding invites', 2, 3, 250, '2022-11-17', '2022-12-02',
  'delivered', 11161);
INSERT INTO PrintJob VALUES (4008, 9, 'Brochure', 5, 2, 500, '2022-11-22', '2022-12-07',
  'delivered', 10941);
INSERT INTO PrintJob VALUES (4009, 6, 'Flyer', 4, 7, 100, '2022-12-06', '2022-12-14',
  'delivered', 5850);
INSERT INTO PrintJob VALUES (4010, 5, 'Wedding invites', 1, 4, 500, '2022-12-21', '2022-12-31',
  'delivered', 10480);
INSERT INTO PrintJob VALUES (4011, 9, 'Annual report', 1, 5, 100, '2022-12-28', '2023-01-03',
  'delivered', 5983);
INSERT INTO PrintJob VALUES (4012, 6, 'Brochure', 3, 4, 2000, '2023-01-09', '2023-01-17',
  'delivered', 50812);
INSERT INTO PrintJob VALUES (4013, 2, 'Zine', 2, 4, 2000, '2023-01-19', '2023-01-23',
  'delivered', 61351);
INSERT INTO PrintJob VALUES (4014, 6, 'Flyer', 2, 6, 500, '2023-01-31', '2023-02-03',
  'delivered', 7158);
INSERT INTO PrintJob VALUES (4015, 5, 'Flyer', 1, 6, 500, '2023-02-14', '2023-03-01',
  'delivered', 10274);
INSERT INTO PrintJob VALUES (4016, 9, 'Leaflet', 5, 4, 5000, '2023-02-21', '2023-02-24',
  'delivered', 170579);
INSERT INTO PrintJob VALUES (4017, 4, 'Wedding invites', 2, 4, 500, '2023-03-09', '2023-03-12',
  'delivered', 19151);
INSERT INTO PrintJob VALUES (4018, 11, 'Poster', 2, 5, 1000, '2023-03-17', NULL, 'cancelled',
  13865);
INSERT INTO PrintJob VALUES (4019, 1, 'Leaflet', 1, 2, 250, '2023-03-28', '2023-04-12',
  'delivered', 10598);
INSERT INTO PrintJob VALUES (4020, 3, 'Postcards', 5, 2, 100, '2023-04-07', '2023-04-22',
  'delivered', 4707);
INSERT INTO PrintJob VALUES (4021, 5, 'Zine', 1, 5, 100, '2023-04-20', '2023-04-23', 'delivered',
  4728);
INSERT INTO PrintJob VALUES (4022, 6, 'Leaflet', 1, 4, 250, '2023-04-28', '2023-05-13',
  'delivered', 8930);
INSERT INTO PrintJob VALUES (4023, 4, 'Flyer', 1, 10, 2000, '2023-05-13', '2023-05-16',
  'delivered', 49909);
INSERT INTO PrintJob VALUES (4024, 8, 'Flyer', 4, 7, 100, '2023-05-25', '2023-05-29',
  'delivered', 3623);
INSERT INTO PrintJob VALUES (4025, 1, 'Zine', 1, 2, 500, '2023-06-03', '2023-06-11', 'delivered',
  22344);
INSERT INTO PrintJob VALUES (4026, 1, 'Flyer', 2, 10, 100, '2023-06-13', '2023-06-16',
  'delivered', 5704);
INSERT INTO PrintJob VALUES (4027, 3, 'Business cards', 1, 6, 1000, '2023-06-27', '2023-07-12',
  'delivered', 20894);
INSERT INTO PrintJob VALUES (4028, 9, 'Annual report', 1, 3, 5000, '2023-06-29', '2023-07-07',
  'delivered', 199326);
INSERT INTO PrintJob VALUES (4029, 4, 'Leaflet', 3, 6, 500, '2023-07-12', '2023-07-27',
  'delivered', 16144);
INSERT INTO PrintJob VALUES (4030, 3, 'Postcards', 2, 6, 5000, '2023-07-30', '2023-08-09',
  'delivered', 94114);
INSERT INTO PrintJob VALUES (4031, 1, 'Poster', 2, 4, 2000, '2023-08-02', '2023-08-12',
  'delivered', 27581);
INSERT INTO PrintJob VALUES (4032, 9, 'Brochure', 2, 3, 500, '2023-08-19', '2023-08-22',
  'delivered', 16764);
INSERT INTO PrintJob VALUES (4033, 5, 'Labels', 1, 1, 2000, '2023-08-26', '2023-08-29',
  'delivered', 61140);
INSERT INTO PrintJob VALUES (4034, 4, 'Wedding invites', 1, 4, 500, '2023-09-03', '2023-09-07',
  'delivered', 10729);
INSERT INTO PrintJob VALUES (4035, 6, 'Labels', 1, 1, 1000, '2023-09-19', '2023-09-27',
  'delivered', 22561);
INSERT INTO PrintJob VALUES (4036, 9, 'Labels', 2, 4, 100, '2023-09-29', '2023-10-09',
  'delivered', 3676);
INSERT INTO PrintJob VALUES (4037, 1, 'Brochure', 5, 5, 500, '2023-10-08', '2023-10-12',
  'delivered', 11562);
INSERT INTO PrintJob VALUES (4038, 2, 'Annual report', 1, 10, 1000, '2023-10-24', '2023-11-08',
  'delivered', 21054);
INSERT INTO PrintJob VALUES (4039, 3, 'Wedding invites', 4, 7, 100, '2023-11-01', '2023-11-07',
  'delivered', 5045);
INSERT INTO PrintJob VALUES (4040, 3, 'Brochure', 2, 2, 500, '2023-11-08', '2023-11-23',
  'delivered', 20251);
INSERT INTO PrintJob VALUES (4041, 11, 'Poster', 2, 4, 500, '2023-11-28', NULL, 'cancelled',
  18197);
INSERT INTO PrintJob VALUES (4042, 4, 'Zine', 3, 5, 500, '2023-12-04', '2023-12-10', 'delivered',
  10636);
INSERT INTO PrintJob VALUES (4043, 6, 'Labels', 5, 4, 5000, '2023-12-12', '2023-12-18',
  'delivered', 111121);
INSERT INTO PrintJob VALUES (4044, 5, 'Labels', 2, 6, 1000, '2023-12-27', '2024-01-04',
  'delivered', 22519);
INSERT INTO PrintJob VALUES (4045, 3, 'Programme', 3, 5, 2000, '2024-01-11', '2024-01-21',
  'delivered', 25188);
INSERT INTO PrintJob VALUES (4046, 7, 'Menu', 2, 6, 5000, '2024-01-20', '2024-01-30',
  'delivered', 150328);
INSERT INTO PrintJob VALUES (4047, 8, 'Flyer', 2, 4, 100, '2024-01-27', '2024-02-06',
  'delivered', 6373);
INSERT INTO PrintJob VALUES (4048, 9, 'Zine', 3, 3, 1000, '2024-02-09', '2024-02-19',
  'delivered', 29419);
INSERT INTO PrintJob VALUES (4049, 7, 'Poster', 2, 5, 5000, '2024-02-18', '2024-02-24',
  'delivered', 95419);
INSERT INTO PrintJob VALUES (4050, 4, 'Postcards', 2, 4, 1000, '2024-03-02', '2024-03-12',
  'delivered', 41061);
INSERT INTO PrintJob VALUES (4051, 8, 'Poster', 1, 4, 1000, '2024-03-14', '2024-03-20',
  'delivered', 36098);
INSERT INTO PrintJob VALUES (4052, 9, 'Programme', 2, 4, 500, '2024-03-23', '2024-04-07',
  'delivered', 9910);
INSERT INTO PrintJob VALUES (4053, 1, 'Poster', 2, 5, 100, '2024-04-07', '2024-04-15',
  'delivered', 5285);
INSERT INTO PrintJob VALUES (4054, 4, 'Leaflet', 4, 7, 100, '2024-04-18', '2024-05-03',
  'delivered', 4013);
INSERT INTO PrintJob VALUES (4055, 2, 'Business cards', 1, 3, 500, '2024-04-23', '2024-04-27',
  'delivered', 16360);
INSERT INTO PrintJob VALUES (4056, 9, 'Menu', 5, 10, 100, '2024-05-04', '2024-05-07',
  'delivered', 4996);
INSERT INTO PrintJob VALUES (4057, 7, 'Labels', 5, 1, 5000, '2024-05-16', '2024-05-20',
  'delivered', 74914);
INSERT INTO PrintJob VALUES (4058, 1, 'Flyer', 2, 2, 100, '2024-05-31', '2024-06-08',
  'delivered', 4123);
INSERT INTO PrintJob VALUES (4059, 8, 'Postcards', 1, 4, 250, '2024-06-06', '2024-06-09',
  'delivered', 12233);
INSERT INTO PrintJob VALUES (4060, 1, 'Zine', 5, 4, 2000, '2024-06-18', '2024-06-24',
  'delivered', 23165);
INSERT INTO PrintJob VALUES (4061, 6, 'Business cards', 2, 5, 500, '2024-06-28', '2024-07-01',
  'delivered', 17269);
INSERT INTO PrintJob VALUES (4062, 5, 'Menu', 5, 10, 5000, '2024-07-11', '2024-07-15',
  'delivered', 68317);
INSERT INTO PrintJob VALUES (4063, 6, 'Business cards', 5, 4, 100, '2024-07-19', '2024-08-03',
  'delivered', 4111);
INSERT INTO PrintJob VALUES (4064, 1, 'Wedding invites', 3, 10, 100, '2024-08-04', '2024-08-07',
  'delivered', 4513);
INSERT INTO PrintJob VALUES (4065, 5, 'Flyer', 2, 2, 500, '2024-08-16', '2024-08-20',
  'delivered', 19149);
INSERT INTO PrintJob VALUES (4066, 3, 'Brochure', 1, 10, 2000, '2024-08-24', NULL, 'cancelled',
  29159);
INSERT INTO PrintJob VALUES (4067, 2, 'Business cards', 2, 4, 1000, '2024-09-05', NULL,
  'in production', 31204);
INSERT INTO PrintJob VALUES (4068, 7, 'Poster', 2, 4, 5000, '2024-09-17', NULL, 'proof sent',
  98342);
INSERT INTO PrintJob VALUES (4069, 1, 'Labels', NULL, 7, 100, '2024-09-30', NULL, 'quoted', 4837);
INSERT INTO PrintJob VALUES (4070, 6, 'Zine', 2, 1, 500, '2024-10-05', NULL, 'in production',
  20926);
INSERT INTO PrintJob VALUES (4071, 1, 'Wedding invites', 1, 5, 250, '2024-10-18', '2024-10-28',
  'delivered', 4797);
INSERT INTO PrintJob VALUES (4072, 9, 'Zine', 5, 4, 5000, '2024-10-30', NULL, 'cancelled',
  108868);
INSERT INTO PrintJob VALUES (4073, 4, 'Menu', 1, 2, 2000, '2024-11-12', NULL, 'in production',
  70747);
INSERT INTO PrintJob VALUES (4074, 9, 'Postcards', 1, 5, 1000, '2024-11-23', NULL, 'proof sent',
  28534);
INSERT INTO PrintJob VALUES (4075, 4, 'Annual report', NULL, 2, 5000, '2024-12-05', NULL,
  'quoted', 155012);
INSERT INTO Invoice VALUES ('F2022-001', 4001, '2022-09-21', 11269, '2022-10-11');
INSERT INTO Invoice VALUES ('F2022-002', 4002, '2022-10-02', 27108, '2022-12-02');
INSERT INTO Invoice VALUES ('F2022-003', 4003, '2022-10-10', 79829, '2022-11-09');
INSERT INTO Invoice VALUES ('F2022-004', 4004, '2022-10-26', 3674, '2022-11-07');
INSERT INTO Invoice VALUES ('F2022-005', 4005, '2022-10-26', 12119, '2022-11-15');
INSERT INTO Invoice VALUES ('F2022-006', 4006, '2022-11-06', 11277, NULL);
INSERT INTO Invoice VALUES ('F2022-007', 4007, '2022-12-05', 11161, '2023-01-18');
INSERT INTO Invoice VALUES ('F2022-008', 4008, '2022-12-08', 10941, '2022-12-28');
INSERT INTO Invoice VALUES ('F2022-009', 4009, '2022-12-15', 5850, '2023-01-04');
INSERT INTO Invoice VALUES ('F2023-010', 4010, '2023-01-03', 10480, '2023-01-15');
INSERT INTO Invoice VALUES ('F2023-011', 4011, '2023-01-06', 5983, '2023-03-08');
INSERT INTO Invoice VALUES ('F2023-012', 4012, '2023-01-20', 50812, '2023-02-19');
INSERT INTO Invoice VALUES ('F2023-013', 4013, '2023-01-23', 61351, '2023-03-25');
INSERT INTO Invoice VALUES ('F2023-014', 4014, '2023-02-06', 7158, NULL);
INSERT INTO Invoice VALUES ('F2023-015', 4015, '2023-03-02', 10274, '2023-03-14');
INSERT INTO Invoice VALUES ('F2023-016', 4016, '2023-02-24', 170579, '2023-03-26');
INSERT INTO Invoice VALUES ('F2023-017', 4017, '2023-03-13', 19151, '2023-03-18');
INSERT INTO Invoice VALUES ('F2023-018', 4019, '2023-04-15', 10598, '2023-05-05');
INSERT INTO Invoice VALUES ('F2023-019', 4020, '2023-04-22', 4707, '2023-06-05');
INSERT INTO Invoice VALUES ('F2023-020', 4021, '2023-04-26', 4728, '2023-05-08');
INSERT INTO Invoice VALUES ('F2023-021', 4022, '2023-05-14', 8930, NULL);
INSERT INTO Invoice VALUES ('F2023-022', 4023, '2023-05-19', 49909, '2023-07-02');
INSERT INTO Invoice VALUES ('F2023-023', 4024, '2023-05-30', 3623, '2023-07-30');
INSERT INTO Invoice VALUES ('F2023-024', 4025, '2023-06-11', 22344, '2023-07-11');
INSERT INTO Invoice VALUES ('F2023-025', 4026, '2023-06-19', 5704, '2023-08-02');
INSERT INTO Invoice VALUES ('F2023-026', 4027, '2023-07-15', 20894, '2023-08-14');
INSERT INTO Invoice VALUES ('F2023-027', 4028, '2023-07-08', 199326, '2023-07-13');
INSERT INTO Invoice VALUES ('F2023-028', 4029, '2023-07-27', 16144, '2023-09-26');
INSERT INTO Invoice VALUES ('F2023-029', 4030, '2023-08-10', 94114, NULL);
INSERT INTO Invoice VALUES ('F2023-030', 4031, '2023-08-13', 27581, '2023-08-18');
INSERT INTO Invoice VALUES ('F2023-031', 4032, '2023-08-22', 16764, '2023-10-05');
INSERT INTO Invoice VALUES ('F2023-032', 4033, '2023-09-01', 61140, '2023-10-01');
INSERT INTO Invoice VALUES ('F2023-033', 4034, '2023-09-10', 10729, '2023-10-24');
INSERT INTO Invoice VALUES ('F2023-034', 4035, '2023-09-27', 22561, '2023-10-02');
INSERT INTO Invoice VALUES ('F2023-035', 4036, '2023-10-12', 3676, '2023-12-12');
INSERT INTO Invoice VALUES ('F2023-036', 4037, '2023-10-12', 11562, '2023-10-17');
INSERT INTO Invoice VALUES ('F2023-037', 4038, '2023-11-09', 21054, NULL);
INSERT INTO Invoice VALUES ('F2023-038', 4039, '2023-11-10', 5045, '2023-12-10');
INSERT INTO Invoice VALUES ('F2023-039', 4040, '2023-11-23', 20251, '2024-01-23');
INSERT INTO Invoice VALUES ('F2023-040', 4042, '2023-12-10', 10636, '2024-01-23');
INSERT INTO Invoice VALUES ('F2023-041', 4043, '2023-12-21', 111121, '2024-01-10');
INSERT INTO Invoice VALUES ('F2024-042', 4044, '2024-01-05', 22519, '2024-02-04');
INSERT INTO Invoice VALUES ('F2024-043', 4045, '2024-01-22', 25188, '2024-01-27');
INSERT INTO Invoice VALUES ('F2024-044', 4046, '2024-02-02', 150328, NULL);
INSERT INTO Invoice VALUES ('F2024-045', 4047, '2024-02-06', 6373, '2024-02-26');
INSERT INTO Invoice VALUES ('F2024-046', 4048, '2024-02-20', 29419, '2024-04-21');
INSERT INTO Invoice VALUES ('F2024-047', 4049, '2024-02-24', 95419, '2024-03-15');
INSERT INTO Invoice VALUES ('F2024-048', 4050, '2024-03-12', 41061, '2024-03-24');
INSERT INTO Invoice VALUES ('F2024-049', 4051, '2024-03-23', 36098, '2024-04-22');
INSERT INTO Invoice VALUES ('F2024-050', 4052, '2024-04-08', 9910, '2024-04-20');
INSERT INTO Invoice VALUES ('F2024-051', 4053, '2024-04-16', 5285, '2024-05-16');
INSERT INTO Invoice VALUES ('F2024-052', 4054, '2024-05-04', 4013, NULL);
INSERT INTO Invoice VALUES ('F2024-053', 4055, '2024-04-28', 16360, '2024-06-28');
INSERT INTO Invoice VALUES ('F2024-054', 4056, '2024-05-08', 4996, '2024-06-21');
INSERT INTO Invoice VALUES ('F2024-055', 4057, '2024-05-21', 74914, '2024-06-20');
INSERT INTO Invoice VALUES ('F2024-056', 4058, '2024-06-09', 4123, '2024-06-29');
INSERT INTO Invoice VALUES ('F2024-057', 4059, '2024-06-12', 12233, '2024-06-17');
INSERT INTO Invoice VALUES ('F2024-058', 4060, '2024-06-27', 23165, '2024-08-10');
INSERT INTO Invoice VALUES ('F2024-059', 4062, '2024-07-16', 68317, NULL);
INSERT INTO Invoice VALUES ('F2024-060', 4063, '2024-08-03', 4111, '2024-08-23');
INSERT INTO Invoice VALUES ('F2024-061', 4064, '2024-08-07', 4513, NULL);
INSERT INTO Invoice VALUES ('F2024-062', 4065, '2024-08-23', 19149, NULL);
INSERT INTO Invoice VALUES ('F2024-063', 4071, '2024-10-28', 4797, NULL);
INSERT INTO Reprint VALUES (1, 4005, 'smudging', 250, '2022-10-27');
INSERT INTO Reprint VALUES (2, 4011, 'colour shift', 50, '2023-01-05');
INSERT INTO Reprint VALUES (3, 4017, 'client error', 100, '2023-03-14');
INSERT INTO Reprint VALUES (4, 4023, 'colour shift', 250, '2023-05-18');
INSERT INTO Reprint VALUES (5, 4029, 'colour shift', 250, '2023-07-29');
INSERT INTO Reprint VALUES (6, 4035, 'smudging', 100, '2023-09-29');
INSERT INTO Reprint VALUES (7, 4047, 'wrong trim', 250, '2024-02-08');
INSERT INTO Reprint VALUES (8, 4053, 'client error', 250, '2024-04-17');
INSERT INTO Reprint VALUES (9, 4059, 'smudging', 250, '2024-06-11');
INSERT INTO Reprint VALUES (10, 4065, 'client error', 250, '2024-08-22');
INSERT INTO Reprint VALUES (11, 4071, 'client error', 250, '2024-10-30');
