PRAGMA foreign_keys=OFF;
CREATE TABLE tblSection (SectionID INTEGER PRIMARY KEY, SectionName TEXT NOT NULL, Family TEXT);
CREATE TABLE tblPlayer (PlayerID INTEGER PRIMARY KEY, FirstName TEXT NOT NULL,
  LastName TEXT NOT NULL, SectionID INTEGER REFERENCES tblSection(SectionID), JoinedDate TEXT,
  LeftDate TEXT, IsPrincipal INTEGER DEFAULT 0, MemberClass TEXT, HomeTown TEXT,
  EmailAddress TEXT);
CREATE TABLE tblConcert (ConcertID INTEGER PRIMARY KEY, ConcertDate TEXT, ConcertTitle TEXT,
  VenueName TEXT, VenueTown TEXT, Conductor TEXT, TicketsSold INTEGER, TicketPrice REAL);
CREATE TABLE tblProgramme (ProgrammeID INTEGER PRIMARY KEY,
  ConcertID INTEGER NOT NULL REFERENCES tblConcert(ConcertID), RunningOrder INTEGER,
  Composer TEXT, WorkTitle TEXT, DurationMinutes INTEGER, Soloist TEXT);
CREATE TABLE tblConcertPlayer (ConcertID INTEGER NOT NULL REFERENCES tblConcert(ConcertID),
  PlayerID INTEGER NOT NULL REFERENCES tblPlayer(PlayerID), RehearsalsAttended INTEGER,
  PRIMARY KEY (ConcertID, PlayerID));
CREATE TABLE tblInstrument (InstrumentID INTEGER PRIMARY KEY, InstrumentType TEXT, Maker TEXT,
  SerialNo TEXT, InsuredValue REAL, YearBought INTEGER, ConditionNote TEXT);
CREATE TABLE tblLoan (LoanID INTEGER PRIMARY KEY,
  InstrumentID INTEGER NOT NULL REFERENCES tblInstrument(InstrumentID),
  PlayerID INTEGER NOT NULL REFERENCES tblPlayer(PlayerID), LentDate TEXT, DueDate TEXT,
  ReturnedDate TEXT, DepositPaid REAL);
CREATE TABLE tblSubscription (SubscriptionID INTEGER PRIMARY KEY,
  PlayerID INTEGER NOT NULL REFERENCES tblPlayer(PlayerID), SeasonYear INTEGER, AmountDue REAL,
  AmountPaid REAL, PaidDate TEXT, PaymentMethod TEXT, GiftAid INTEGER DEFAULT 0);

INSERT INTO tblSection VALUES (1, 'First Violins', 'strings');
INSERT INTO tblSection VALUES (2, 'Second Violins', 'strings');
INSERT INTO tblSection VALUES (3, 'Violas', 'strings');
INSERT INTO tblSection VALUES (4, 'Cellos', 'strings');
INSERT INTO tblSection VALUES (5, 'Double Basses', 'strings');
INSERT INTO tblSection VALUES (6, 'Flutes', 'woodwind');
INSERT INTO tblSection VALUES (7, 'Oboes', 'woodwind');
INSERT INTO tblSection VALUES (8, 'Clarinets', 'woodwind');
INSERT INTO tblSection VALUES (9, 'Bassoons', 'woodwind');
INSERT INTO tblSection VALUES (10, 'Horns', 'brass');
INSERT INTO tblSection VALUES (11, 'Trumpets', 'brass');
INSERT INTO tblSection VALUES (12, 'Trombones and Tuba', 'brass');
INSERT INTO tblSection VALUES (13, 'Percussion', 'percussion');
INSERT INTO tblSection VALUES (14, 'Harp', 'strings');

INSERT INTO tblPlayer VALUES (1, 'Judith', 'Mallory', 1, '2022-05-25', NULL, 1, 'full',
  'Uckfield', 'judith97@post.example');
INSERT INTO tblPlayer VALUES (2, 'Edmund', 'Crane', 1, '2024-01-24', NULL, 0, 'reduced', 'Lewes',
  'edmund49@post.example');
INSERT INTO tblPlayer VALUES (3, 'Sofia', 'Bianchi', 1, '2023-02-08', NULL, 0, 'reduced', 'Lewes',
  NULL);
INSERT INTO tblPlayer VALUES (4, 'Arthur', 'Penhale', 1, '2023-02-22', NULL, 0, 'reduced', 'Hove',
  NULL);
INSERT INTO tblPlayer VALUES (5, 'Mei', 'Tan', 1, '2023-11-01', NULL, 0, 'student', 'Lewes',
  'mei8@post.example');
INSERT INTO tblPlayer VALUES (6, 'Ruth', 'Ellison', 2, '2022-04-13', NULL, 1, 'full', 'Uckfield',
  'ruth48@post.example');
INSERT INTO tblPlayer VALUES (7, 'Dominic', 'Hale', 2, '2023-08-09', NULL, 0, 'full', 'Uckfield',
  'dominic83@post.example');
INSERT INTO tblPlayer VALUES (8, 'Anna', 'Sørensen', 2, '2023-10-04', NULL, 0, 'reduced', 'Lewes',
  'anna81@post.example');
INSERT INTO tblPlayer VALUES (9, 'Gillian', 'Thorpe', 2, '2022-02-09', '2024-05-18', 0, 'full',
  'Lewes', 'gillian85@post.example');
INSERT INTO tblPlayer VALUES (10, 'Felix', 'Brandt', 3, '2022-03-30', NULL, 1, 'full', 'Seaford',
  'felix5@post.example');
INSERT INTO tblPlayer VALUES (11, 'Nora', 'Keating', 3, '2022-10-26', NULL, 0, 'full', 'Uckfield',
  'nora4@post.example');
INSERT INTO tblPlayer VALUES (12, 'Barnaby', 'Cole', 3, '2023-10-25', NULL, 0, 'full', 'Brighton',
  'barnaby41@post.example');
INSERT INTO tblPlayer VALUES (13, 'Marion', 'Ashdown', 4, '2022-03-02', NULL, 1, 'reduced',
  'Seaford', NULL);
INSERT INTO tblPlayer VALUES (14, 'Tobias', 'Reed', 4, '2023-07-19', NULL, 0, 'full', 'Hove',
  'tobias28@post.example');
INSERT INTO tblPlayer VALUES (15, 'Yuki', 'Mori', 4, '2023-03-15', NULL, 0, 'full', 'Brighton',
  'yuki83@post.example');
INSERT INTO tblPlayer VALUES (16, 'Leonard', 'Gould', 5, '2022-04-20', NULL, 1, 'full', 'Lewes',
  'leonard2@post.example');
INSERT INTO tblPlayer VALUES (17, 'Freya', 'Hobbs', 5, '2022-09-07', NULL, 0, 'student',
  'Seaford', 'freya58@post.example');
INSERT INTO tblPlayer VALUES (18, 'Pippa', 'Lang', 6, '2022-02-09', NULL, 1, 'full', 'Hove',
  'pippa21@post.example');
INSERT INTO tblPlayer VALUES (19, 'Simon', 'Aldous', 6, '2022-03-09', NULL, 0, 'reduced',
  'Brighton', 'simon86@post.example');
INSERT INTO tblPlayer VALUES (20, 'Cecily', 'Warne', 7, '2022-05-04', NULL, 1, 'full', 'Lewes',
  'cecily25@post.example');
INSERT INTO tblPlayer VALUES (21, 'Ian', 'Macrae', 7, '2023-05-10', NULL, 0, 'full', 'Brighton',
  'ian90@post.example');
INSERT INTO tblPlayer VALUES (22, 'Hattie', 'Boyle', 8, '2022-04-13', NULL, 1, 'reduced',
  'Uckfield', 'hattie89@post.example');
INSERT INTO tblPlayer VALUES (23, 'Roland', 'Speight', 8, '2022-01-19', NULL, 0, 'full', 'Hove',
  'roland8@post.example');
INSERT INTO tblPlayer VALUES (24, 'Grace', 'Adeyinka', 9, '2022-02-16', NULL, 1, 'full', 'Lewes',
  'grace26@post.example');
INSERT INTO tblPlayer VALUES (25, 'Conrad', 'Mallory', 9, '2022-03-30', NULL, 0, 'full', 'Lewes',
  'conrad32@post.example');
INSERT INTO tblPlayer VALUES (26, 'Bruno', 'Kessel', 10, '2022-04-20', NULL, 1, 'reduced',
  'Seaford', 'bruno98@post.example');
INSERT INTO tblPlayer VALUES (27, 'Susan', 'Dyer', 10, '2023-05-17', NULL, 0, 'full', 'Uckfield',
  'susan71@post.example');
INSERT INTO tblPlayer VALUES (28, 'Matthew', 'Orme', 10, '2023-09-06', NULL, 0, 'full', 'Seaford',
  NULL);
INSERT INTO tblPlayer VALUES (29, 'Lydia', 'Frost', 11, '2022-06-01', NULL, 1, 'full', 'Hove',
  'lydia5@post.example');
INSERT INTO tblPlayer VALUES (30, 'Derek', 'Hanley', 11, '2022-08-31', NULL, 0, 'reduced',
  'Lewes', 'derek98@post.example');
INSERT INTO tblPlayer VALUES (31, 'Joan', 'Pickering', 12, '2022-05-25', NULL, 1, 'full',
  'Brighton', NULL);
INSERT INTO tblPlayer VALUES (32, 'Euan', 'Ross', 12, '2024-02-21', NULL, 0, 'student', 'Hove',
  NULL);
INSERT INTO tblPlayer VALUES (33, 'Vikram', 'Shah', 12, '2022-02-09', '2024-04-14', 0, 'full',
  'Lewes', NULL);
INSERT INTO tblPlayer VALUES (34, 'Molly', 'Trent', 13, '2022-05-25', NULL, 1, 'reduced',
  'Brighton', 'molly75@post.example');
INSERT INTO tblPlayer VALUES (35, 'Oscar', 'Neave', 13, '2023-10-11', NULL, 0, 'student', 'Lewes',
  'oscar42@post.example');
INSERT INTO tblPlayer VALUES (36, 'Hannah', 'Crane', 4, '2022-02-09', NULL, 0, 'full', 'Brighton',
  NULL);
INSERT INTO tblPlayer VALUES (37, 'Percy', 'Lowe', 8, '2022-02-09', '2024-03-30', 0, 'full',
  'Uckfield', 'percy64@post.example');
INSERT INTO tblPlayer VALUES (38, 'Isla', 'Dunmore', 2, '2025-05-14', NULL, 0, 'student',
  'Brighton', 'isla49@post.example');

INSERT INTO tblConcert VALUES (1, '2023-03-25', 'Spring Concert', 'St Michael''s Church', 'Lewes',
  'Patrick Holroyd', 214, 12.0);
INSERT INTO tblConcert VALUES (2, '2023-07-01', 'Summer Serenade', 'Southover Grange Gardens',
  'Lewes', 'Patrick Holroyd', 163, 10.0);
INSERT INTO tblConcert VALUES (3, '2023-11-18', 'Autumn Concert', 'All Saints Hall', 'Hove',
  'Patrick Holroyd', 241, 12.0);
INSERT INTO tblConcert VALUES (4, '2023-12-16', 'Family Christmas', 'Town Hall', 'Lewes',
  'Beatrix Yardley', 318, 8.0);
INSERT INTO tblConcert VALUES (5, '2024-03-16', 'Spring Concert', 'St Michael''s Church', 'Lewes',
  'Patrick Holroyd', 198, 13.0);
INSERT INTO tblConcert VALUES (6, '2024-06-29', 'Music for a Summer Evening', 'Civic Centre',
  'Uckfield', 'Beatrix Yardley', 142, 12.0);
INSERT INTO tblConcert VALUES (7, '2024-11-23', 'Autumn Concert', 'All Saints Hall', 'Hove',
  'Beatrix Yardley', 267, 14.0);
INSERT INTO tblConcert VALUES (8, '2024-12-14', 'Family Christmas', 'Town Hall', 'Lewes',
  'Beatrix Yardley', 335, 8.0);
INSERT INTO tblConcert VALUES (9, '2025-03-22', 'Spring Concert', 'St Michael''s Church', 'Lewes',
  'Beatrix Yardley', 229, 14.0);
INSERT INTO tblConcert VALUES (10, '2025-06-28', 'Sea Pictures', 'St Leonard''s Church',
  'Seaford', 'Patrick Holroyd', 187, 14.0);
INSERT INTO tblConcert VALUES (11, '2025-11-22', 'Autumn Concert', 'All Saints Hall', 'Hove',
  'Beatrix Yardley', NULL, 15.0);
INSERT INTO tblConcert VALUES (12, '2025-12-13', 'Family Christmas', 'Town Hall', 'Lewes',
  'Beatrix Yardley', NULL, 9.0);

INSERT INTO tblProgramme VALUES (1, 1, 1, 'Beethoven', 'Egmont Overture', 9, NULL);
INSERT INTO tblProgramme VALUES (2, 1, 2, 'Bruch', 'Violin Concerto No. 1', 25, 'Elena Marsh');
INSERT INTO tblProgramme VALUES (3, 1, 3, 'Brahms', 'Symphony No. 2', 43, NULL);
INSERT INTO tblProgramme VALUES (4, 2, 1, 'Dvořák', 'Serenade for Strings', 28, NULL);
INSERT INTO tblProgramme VALUES (5, 2, 2, 'Mozart', 'Symphony No. 29', 26, NULL);
INSERT INTO tblProgramme VALUES (6, 3, 1, 'Sibelius', 'Finlandia', 8, NULL);
INSERT INTO tblProgramme VALUES (7, 3, 2, 'Grieg', 'Piano Concerto', 31, 'Marcus Ode');
INSERT INTO tblProgramme VALUES (8, 3, 3, 'Tchaikovsky', 'Symphony No. 5', 47, NULL);
INSERT INTO tblProgramme VALUES (9, 4, 1, 'Anderson', 'Sleigh Ride', 3, NULL);
INSERT INTO tblProgramme VALUES (10, 4, 2, 'Tchaikovsky', 'Nutcracker Suite', 24, NULL);
INSERT INTO tblProgramme VALUES (11, 4, 3, 'Blake', 'The Snowman', 27, 'Lily Marsden');
INSERT INTO tblProgramme VALUES (12, 5, 1, 'Mendelssohn', 'The Hebrides', 10, NULL);
INSERT INTO tblProgramme VALUES (13, 5, 2, 'Elgar', 'Cello Concerto', 29, 'Tobias Reed');
INSERT INTO tblProgramme VALUES (14, 5, 3, 'Beethoven', 'Symphony No. 7', 39, NULL);
INSERT INTO tblProgramme VALUES (15, 6, 1, 'Holst', 'St Paul''s Suite', 13, NULL);
INSERT INTO tblProgramme VALUES (16, 6, 2, 'Mozart', 'Clarinet Concerto', 28, 'Hattie Boyle');
INSERT INTO tblProgramme VALUES (17, 6, 3, 'Haydn', 'Symphony No. 104', 29, NULL);
INSERT INTO tblProgramme VALUES (18, 7, 1, 'Glinka', 'Ruslan and Ludmila Overture', 5, NULL);
INSERT INTO tblProgramme VALUES (19, 7, 2, 'Rachmaninov', 'Piano Concerto No. 2', 34, 'Marcus Ode');
INSERT INTO tblProgramme VALUES (20, 7, 3, 'Dvořák', 'Symphony No. 8', 37, NULL);
INSERT INTO tblProgramme VALUES (21, 8, 1, 'Anderson', 'Sleigh Ride', 3, NULL);
INSERT INTO tblProgramme VALUES (22, 8, 2, 'Rimsky-Korsakov', 'Christmas Eve Suite', 22, NULL);
INSERT INTO tblProgramme VALUES (23, 8, 3, 'Prokofiev', 'Peter and the Wolf', 26, NULL);
INSERT INTO tblProgramme VALUES (24, 9, 1, 'Brahms', 'Academic Festival Overture', 10, NULL);
INSERT INTO tblProgramme VALUES (25, 9, 2, 'Mozart', 'Bassoon Concerto', 19, 'Grace Adeyinka');
INSERT INTO tblProgramme VALUES (26, 9, 3, 'Schumann', 'Symphony No. 3', 33, NULL);
INSERT INTO tblProgramme VALUES (27, 10, 1, 'Elgar', 'Sea Pictures', 24, 'Rowena Clyde');
INSERT INTO tblProgramme VALUES (28, 10, 2, 'Britten', 'Four Sea Interludes', 17, NULL);
INSERT INTO tblProgramme VALUES (29, 10, 3, 'Debussy', 'La mer', 24, NULL);
INSERT INTO tblProgramme VALUES (30, 11, 1, 'Beethoven', 'Coriolan Overture', 8, NULL);
INSERT INTO tblProgramme VALUES (31, 11, 2, 'Sibelius', 'Violin Concerto', 32, 'Elena Marsh');
INSERT INTO tblProgramme VALUES (32, 11, 3, 'Brahms', 'Symphony No. 4', 41, NULL);
INSERT INTO tblProgramme VALUES (33, 12, 1, 'Tchaikovsky', 'Nutcracker Suite', 24, NULL);
INSERT INTO tblProgramme VALUES (34, 12, 2, 'Blake', 'The Snowman', 27, NULL);

INSERT INTO tblConcertPlayer VALUES (7, 2, 4);
INSERT INTO tblConcertPlayer VALUES (7, 5, 2);
INSERT INTO tblConcertPlayer VALUES (7, 6, 3);
INSERT INTO tblConcertPlayer VALUES (7, 8, 5);
INSERT INTO tblConcertPlayer VALUES (7, 12, 2);
INSERT INTO tblConcertPlayer VALUES (7, 13, 7);
INSERT INTO tblConcertPlayer VALUES (7, 16, 5);
INSERT INTO tblConcertPlayer VALUES (7, 17, 4);
INSERT INTO tblConcertPlayer VALUES (7, 18, 4);
INSERT INTO tblConcertPlayer VALUES (7, 19, 4);
INSERT INTO tblConcertPlayer VALUES (7, 20, 6);
INSERT INTO tblConcertPlayer VALUES (7, 24, 7);
INSERT INTO tblConcertPlayer VALUES (7, 25, 6);
INSERT INTO tblConcertPlayer VALUES (7, 27, 8);
INSERT INTO tblConcertPlayer VALUES (7, 28, 6);
INSERT INTO tblConcertPlayer VALUES (7, 29, 2);
INSERT INTO tblConcertPlayer VALUES (7, 31, 5);
INSERT INTO tblConcertPlayer VALUES (7, 32, 5);
INSERT INTO tblConcertPlayer VALUES (7, 36, 2);
INSERT INTO tblConcertPlayer VALUES (9, 1, 3);
INSERT INTO tblConcertPlayer VALUES (9, 2, 3);
INSERT INTO tblConcertPlayer VALUES (9, 5, 8);
INSERT INTO tblConcertPlayer VALUES (9, 6, 2);
INSERT INTO tblConcertPlayer VALUES (9, 7, 3);
INSERT INTO tblConcertPlayer VALUES (9, 8, 2);
INSERT INTO tblConcertPlayer VALUES (9, 10, 2);
INSERT INTO tblConcertPlayer VALUES (9, 12, 7);
INSERT INTO tblConcertPlayer VALUES (9, 13, 6);
INSERT INTO tblConcertPlayer VALUES (9, 14, 6);
INSERT INTO tblConcertPlayer VALUES (9, 16, 5);
INSERT INTO tblConcertPlayer VALUES (9, 17, 7);
INSERT INTO tblConcertPlayer VALUES (9, 18, 5);
INSERT INTO tblConcertPlayer VALUES (9, 23, 5);
INSERT INTO tblConcertPlayer VALUES (9, 26, 2);
INSERT INTO tblConcertPlayer VALUES (9, 27, 5);
INSERT INTO tblConcertPlayer VALUES (9, 28, 4);
INSERT INTO tblConcertPlayer VALUES (9, 29, 3);
INSERT INTO tblConcertPlayer VALUES (9, 31, 8);
INSERT INTO tblConcertPlayer VALUES (9, 32, 4);
INSERT INTO tblConcertPlayer VALUES (9, 34, 4);
INSERT INTO tblConcertPlayer VALUES (9, 35, 3);
INSERT INTO tblConcertPlayer VALUES (10, 4, 2);
INSERT INTO tblConcertPlayer VALUES (10, 5, 6);
INSERT INTO tblConcertPlayer VALUES (10, 7, 7);
INSERT INTO tblConcertPlayer VALUES (10, 8, 4);
INSERT INTO tblConcertPlayer VALUES (10, 10, 4);
INSERT INTO tblConcertPlayer VALUES (10, 11, 3);
INSERT INTO tblConcertPlayer VALUES (10, 12, 8);
INSERT INTO tblConcertPlayer VALUES (10, 13, 8);
INSERT INTO tblConcertPlayer VALUES (10, 14, 5);
INSERT INTO tblConcertPlayer VALUES (10, 16, 7);
INSERT INTO tblConcertPlayer VALUES (10, 17, 6);
INSERT INTO tblConcertPlayer VALUES (10, 18, 2);
INSERT INTO tblConcertPlayer VALUES (10, 19, 7);
INSERT INTO tblConcertPlayer VALUES (10, 20, 3);
INSERT INTO tblConcertPlayer VALUES (10, 21, 8);
INSERT INTO tblConcertPlayer VALUES (10, 23, 6);
INSERT INTO tblConcertPlayer VALUES (10, 24, 5);
INSERT INTO tblConcertPlayer VALUES (10, 25, 5);
INSERT INTO tblConcertPlayer VALUES (10, 28, 4);
INSERT INTO tblConcertPlayer VALUES (10, 29, 8);
INSERT INTO tblConcertPlayer VALUES (10, 31, 8);
INSERT INTO tblConcertPlayer VALUES (10, 32, 5);
INSERT INTO tblConcertPlayer VALUES (10, 34, 3);
INSERT INTO tblConcertPlayer VALUES (10, 35, 5);
INSERT INTO tblConcertPlayer VALUES (10, 36, 2);

INSERT INTO tblInstrument VALUES (1, 'Violin', 'Stentor', 'VS-1187', 450.0, 2012, 'good');
INSERT INTO tblInstrument VALUES (2, 'Violin', 'Yamaha', 'YV-30291', 620.0, 2018, 'good');
INSERT INTO tblInstrument VALUES (3, 'Violin', 'Hidersine', 'HD-5512', 280.0, 2015, 'needs repair');
INSERT INTO tblInstrument VALUES (4, 'Viola', 'Eastman', 'EA-2204', 890.0, 2017, 'good');
INSERT INTO tblInstrument VALUES (5, 'Viola', 'Stentor', 'SV-0417', 510.0, 2014, 'good');
INSERT INTO tblInstrument VALUES (6, 'Cello', 'Gewa', 'GC-7781', 1350.0, 2016, 'good');
INSERT INTO tblInstrument VALUES (7, 'Cello', 'Stentor', 'SC-3320', 980.0, 2011, 'poor');
INSERT INTO tblInstrument VALUES (8, 'Double bass', 'Thomann', 'TB-1190', 1900.0, 2019,
  'excellent');
INSERT INTO tblInstrument VALUES (9, 'Double bass', 'Boosey', 'BB-0033', 2600.0, 2009, 'good');
INSERT INTO tblInstrument VALUES (10, 'Piccolo', 'Yamaha', 'YP-6621', 740.0, 2020, 'fair');
INSERT INTO tblInstrument VALUES (11, 'Cor anglais', 'Howarth', 'HC-0918', 5200.0, 2013, 'good');
INSERT INTO tblInstrument VALUES (12, 'Bass clarinet', 'Buffet', 'BU-1193', 3900.0, 2015,
  'excellent');
INSERT INTO tblInstrument VALUES (13, 'Contrabassoon', 'Mönnig', 'MC-0071', 11500.0, 2008,
  'excellent');
INSERT INTO tblInstrument VALUES (14, 'Horn', 'Paxman', 'PX-2019', 3400.0, 2010, 'good');
INSERT INTO tblInstrument VALUES (15, 'Tuba', 'Besson', 'BE-9902', 2750.0, 2012, 'needs repair');
INSERT INTO tblInstrument VALUES (16, 'Timpani (pair)', 'Premier', 'PR-4410', 3100.0, 2007, 'good');
INSERT INTO tblInstrument VALUES (17, 'Xylophone', 'Adams', 'AX-1207', 1650.0, 2021, 'excellent');
INSERT INTO tblInstrument VALUES (18, 'Bass drum', 'Premier', 'PR-0875', 820.0, 2007, 'poor');

INSERT INTO tblLoan VALUES (1, 7, 13, '2022-09-28', '2023-03-29', '2023-03-29', 50.0);
INSERT INTO tblLoan VALUES (2, 16, 34, '2022-09-28', '2023-09-28', '2023-09-14', 50.0);
INSERT INTO tblLoan VALUES (3, 4, 10, '2022-10-12', '2023-04-12', '2023-03-13', 25.0);
INSERT INTO tblLoan VALUES (4, 15, 33, '2022-10-19', '2023-04-19', '2023-05-30', 40.0);
INSERT INTO tblLoan VALUES (5, 14, 26, '2022-11-02', '2023-11-02', '2023-10-30', 40.0);
INSERT INTO tblLoan VALUES (6, 8, 17, '2022-11-16', '2023-11-16', '2023-11-25', 25.0);
INSERT INTO tblLoan VALUES (7, 13, 25, '2022-11-16', '2023-11-16', '2023-11-13', 25.0);
INSERT INTO tblLoan VALUES (8, 1, 1, '2022-12-14', '2023-06-14', '2023-07-10', 0.0);
INSERT INTO tblLoan VALUES (9, 6, 36, '2022-12-14', '2023-12-14', '2023-12-23', 40.0);
INSERT INTO tblLoan VALUES (10, 5, 11, '2022-12-28', '2023-12-28', '2024-01-06', 0.0);
INSERT INTO tblLoan VALUES (11, 10, 19, '2023-01-04', '2023-07-05', '2023-07-05', 25.0);
INSERT INTO tblLoan VALUES (12, 11, 20, '2023-01-11', '2024-01-11', '2023-12-12', 25.0);
INSERT INTO tblLoan VALUES (13, 12, 22, '2023-01-11', '2023-07-12', '2023-06-28', 50.0);
INSERT INTO tblLoan VALUES (14, 3, 1, '2023-02-08', '2023-08-09', '2023-07-10', 40.0);
INSERT INTO tblLoan VALUES (15, 17, 34, '2023-02-22', '2023-08-23', '2023-09-01', 0.0);
INSERT INTO tblLoan VALUES (16, 2, 6, '2023-03-01', '2024-02-29', '2024-02-15', 25.0);
INSERT INTO tblLoan VALUES (17, 7, 15, '2023-05-15', '2024-05-14', '2024-04-30', 50.0);
INSERT INTO tblLoan VALUES (18, 4, 10, '2023-06-19', '2023-12-18', '2023-12-18', 40.0);
INSERT INTO tblLoan VALUES (19, 10, 18, '2023-07-20', '2024-07-19', '2024-08-29', 40.0);
INSERT INTO tblLoan VALUES (20, 15, 31, '2023-07-30', '2024-07-29', '2024-09-08', 0.0);
INSERT INTO tblLoan VALUES (21, 3, 4, '2023-08-14', '2024-08-13', '2024-08-22', 50.0);
INSERT INTO tblLoan VALUES (22, 12, 37, '2023-08-24', '2024-08-23', '2024-03-30', 50.0);
INSERT INTO tblLoan VALUES (23, 17, 34, '2023-09-08', '2024-09-07', '2024-08-08', 50.0);
INSERT INTO tblLoan VALUES (24, 1, 3, '2023-09-21', '2024-09-20', '2024-09-20', 0.0);
INSERT INTO tblLoan VALUES (25, 13, 25, '2023-12-11', '2024-06-10', '2024-06-07', 25.0);
INSERT INTO tblLoan VALUES (26, 16, 34, '2023-12-11', '2024-06-10', '2024-07-21', 25.0);
INSERT INTO tblLoan VALUES (27, 14, 28, '2023-12-13', '2024-06-12', '2024-06-12', 50.0);
INSERT INTO tblLoan VALUES (28, 8, 17, '2023-12-23', '2024-12-22', '2024-11-22', 50.0);
INSERT INTO tblLoan VALUES (29, 2, 4, '2024-03-23', '2024-09-21', '2024-10-17', 25.0);
INSERT INTO tblLoan VALUES (30, 11, 20, '2024-03-28', '2025-03-28', '2025-03-14', 0.0);
INSERT INTO tblLoan VALUES (31, 6, 36, '2024-04-03', '2025-04-03', '2025-03-31', 40.0);
INSERT INTO tblLoan VALUES (32, 7, 13, '2024-05-22', '2025-05-22', '2025-07-02', 25.0);
INSERT INTO tblLoan VALUES (33, 15, 32, '2024-09-25', '2025-03-26', '2025-04-21', 40.0);
INSERT INTO tblLoan VALUES (34, 17, 35, '2024-10-27', '2025-10-27', NULL, 40.0);
INSERT INTO tblLoan VALUES (35, 16, 35, '2024-11-05', '2025-11-05', NULL, 0.0);
INSERT INTO tblLoan VALUES (36, 10, 18, '2024-12-11', '2025-12-11', NULL, 40.0);
INSERT INTO tblLoan VALUES (37, 8, 17, '2025-03-21', '2025-09-19', NULL, 0.0);

INSERT INTO tblSubscription VALUES (1, 1, 2024, 190.0, 190.0, '2024-03-22', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (2, 2, 2024, 130.0, 130.0, '2024-03-16', 'cash', 0);
INSERT INTO tblSubscription VALUES (3, 3, 2024, 130.0, 130.0, '2024-01-11', 'cash', 1);
INSERT INTO tblSubscription VALUES (4, 4, 2024, 130.0, 130.0, '2024-02-23', 'standing order', 0);
INSERT INTO tblSubscription VALUES (5, 5, 2024, 60.0, 30.0, '2024-03-11', 'cheque', 0);
INSERT INTO tblSubscription VALUES (6, 6, 2024, 190.0, 190.0, '2024-03-13', 'cash', 0);
INSERT INTO tblSubscription VALUES (7, 7, 2024, 190.0, 190.0, '2024-02-18', 'cheque', 0);
INSERT INTO tblSubscription VALUES (8, 8, 2024, 130.0, 130.0, '2024-03-25', 'standing order', 0);
INSERT INTO tblSubscription VALUES (9, 9, 2024, 190.0, 95.0, '2024-02-25', 'cheque', 0);
INSERT INTO tblSubscription VALUES (10, 10, 2024, 190.0, 190.0, '2024-04-17', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (11, 11, 2024, 190.0, 190.0, '2024-03-22', 'standing order', 1);
INSERT INTO tblSubscription VALUES (12, 12, 2024, 190.0, 190.0, '2024-03-20', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (13, 13, 2024, 130.0, 130.0, '2024-01-21', 'standing order', 1);
INSERT INTO tblSubscription VALUES (14, 14, 2024, 190.0, 95.0, '2024-03-06', 'cheque', 0);
INSERT INTO tblSubscription VALUES (15, 15, 2024, 190.0, 190.0, '2024-02-19', 'standing order', 0);
INSERT INTO tblSubscription VALUES (16, 16, 2024, 190.0, 190.0, '2024-04-04', 'cheque', 0);
INSERT INTO tblSubscription VALUES (17, 17, 2024, 60.0, 60.0, '2024-03-02', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (18, 18, 2024, 190.0, 190.0, '2024-01-21', 'standing order', 1);
INSERT INTO tblSubscription VALUES (19, 19, 2024, 130.0, 130.0, '2024-02-06', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (20, 20, 2024, 190.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (21, 21, 2024, 190.0, 190.0, '2024-02-27', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (22, 22, 2024, 130.0, 130.0, '2024-04-14', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (23, 23, 2024, 190.0, 190.0, '2024-03-02', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (24, 24, 2024, 190.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (25, 25, 2024, 190.0, 190.0, '2024-02-01', 'cash', 1);
INSERT INTO tblSubscription VALUES (26, 26, 2024, 130.0, 130.0, '2024-02-20', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (27, 27, 2024, 190.0, 190.0, '2024-03-07', 'cheque', 0);
INSERT INTO tblSubscription VALUES (28, 28, 2024, 190.0, 190.0, '2024-02-07', 'cheque', 1);
INSERT INTO tblSubscription VALUES (29, 29, 2024, 190.0, 190.0, '2024-01-30', 'cash', 1);
INSERT INTO tblSubscription VALUES (30, 30, 2024, 130.0, 130.0, '2024-01-18', 'cheque', 1);
INSERT INTO tblSubscription VALUES (31, 31, 2024, 190.0, 190.0, '2024-02-13', 'cash', 0);
INSERT INTO tblSubscription VALUES (32, 32, 2024, 60.0, 30.0, '2024-02-28', 'standing order', 0);
INSERT INTO tblSubscription VALUES (33, 33, 2024, 190.0, 95.0, '2024-02-26', 'cheque', 0);
INSERT INTO tblSubscription VALUES (34, 34, 2024, 130.0, 130.0, '2024-01-11', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (35, 35, 2024, 60.0, 60.0, '2024-04-17', 'cash', 0);
INSERT INTO tblSubscription VALUES (36, 36, 2024, 190.0, 95.0, '2024-02-17', 'standing order', 0);
INSERT INTO tblSubscription VALUES (37, 37, 2024, 190.0, 190.0, '2024-01-21', 'cash', 0);
INSERT INTO tblSubscription VALUES (38, 1, 2025, 200.0, 200.0, '2025-04-05', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (39, 2, 2025, 140.0, 140.0, '2025-01-06', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (40, 3, 2025, 140.0, 140.0, '2025-03-22', 'cash', 1);
INSERT INTO tblSubscription VALUES (41, 4, 2025, 140.0, 140.0, '2025-04-08', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (42, 5, 2025, 65.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (43, 6, 2025, 200.0, 100.0, '2025-03-15', 'cheque', 1);
INSERT INTO tblSubscription VALUES (44, 7, 2025, 200.0, 200.0, '2025-02-18', 'standing order', 0);
INSERT INTO tblSubscription VALUES (45, 8, 2025, 140.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (46, 10, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (47, 11, 2025, 200.0, 200.0, '2025-04-05', 'cash', 1);
INSERT INTO tblSubscription VALUES (48, 12, 2025, 200.0, 200.0, '2025-02-13', 'standing order', 1);
INSERT INTO tblSubscription VALUES (49, 13, 2025, 140.0, 140.0, '2025-04-17', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (50, 14, 2025, 200.0, 200.0, '2025-02-15', 'cheque', 0);
INSERT INTO tblSubscription VALUES (51, 15, 2025, 200.0, 200.0, '2025-04-17', 'standing order', 0);
INSERT INTO tblSubscription VALUES (52, 16, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (53, 17, 2025, 65.0, 65.0, '2025-04-11', 'cheque', 0);
INSERT INTO tblSubscription VALUES (54, 18, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (55, 19, 2025, 140.0, 140.0, '2025-02-01', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (56, 20, 2025, 200.0, 200.0, '2025-02-18', 'standing order', 0);
INSERT INTO tblSubscription VALUES (57, 21, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (58, 22, 2025, 140.0, 140.0, '2025-01-07', 'cash', 1);
INSERT INTO tblSubscription VALUES (59, 23, 2025, 200.0, 200.0, '2025-01-12', 'bank transfer', 0);
INSERT INTO tblSubscription VALUES (60, 24, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (61, 25, 2025, 200.0, 200.0, '2025-03-27', 'standing order', 1);
INSERT INTO tblSubscription VALUES (62, 26, 2025, 140.0, 140.0, '2025-02-20', 'cash', 0);
INSERT INTO tblSubscription VALUES (63, 27, 2025, 200.0, 200.0, '2025-01-14', 'standing order', 1);
INSERT INTO tblSubscription VALUES (64, 28, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (65, 29, 2025, 200.0, 200.0, '2025-01-31', 'cash', 1);
INSERT INTO tblSubscription VALUES (66, 30, 2025, 140.0, 140.0, '2025-03-12', 'bank transfer', 1);
INSERT INTO tblSubscription VALUES (67, 31, 2025, 200.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (68, 32, 2025, 65.0, 65.0, '2025-01-13', 'cash', 0);
INSERT INTO tblSubscription VALUES (69, 34, 2025, 140.0, 0.0, NULL, NULL, 0);
INSERT INTO tblSubscription VALUES (70, 35, 2025, 65.0, 32.5, '2025-02-17', 'standing order', 0);
INSERT INTO tblSubscription VALUES (71, 36, 2025, 200.0, 100.0, '2025-03-30', 'cheque', 0);
INSERT INTO tblSubscription VALUES (72, 38, 2025, 65.0, 32.5, '2025-06-02', 'cheque', 0);

