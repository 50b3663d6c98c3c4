CREATE TABLE Stadium (
  StadiumID INTEGER PRIMARY KEY,
  Name TEXT NOT NULL,
  City TEXT NOT NULL,
  Capacity INTEGER,
  OpenedYear INTEGER,
  HasRoof TEXT
);
INSERT INTO Stadium VALUES
(1, 'Harbour Park', 'Northport', 41250, 1932, 'N'),
  (2, 'Kestrel Lane', 'Aldermoor', 18600, 1904, 'N'),
(3, 'The Glassworks', 'Stenford', 27300, 1998, 'Y'),
  (4, 'Riverside Arena', 'Belcastle', 52400, 2011, 'Y'),
(5, 'Mill Road', 'Wexbury', 12100, 1889, 'N'), (6, 'Estadi Sant Roc', 'Portolà', 22750, 1956, 'N'),
(7, 'Queen''s Meadow', 'Belcastle', 15400, 1921, 'N'),
  (8, 'Foundry Bowl', 'Ironbridge Cross', 33900, 1974, 'Y'),
(9, 'Saltmarsh Ground', 'Tidewell', 9800, 1948, 'N'),
  (10, 'Olympic Oval', 'Stenford', 48000, 1968, 'N');

CREATE TABLE Club (
  ClubID INTEGER PRIMARY KEY,
  Name TEXT NOT NULL,
  Nickname TEXT,
  City TEXT,
  FoundedYear INTEGER,
  StadiumID INTEGER REFERENCES Stadium(StadiumID)
);
INSERT INTO Club VALUES
(1, 'Northport Rovers', 'The Gulls', 'Northport', 1891, 1),
  (2, 'Aldermoor Town', 'The Kestrels', 'Aldermoor', 1902, 2),
(3, 'Stenford City', 'The Glassmen', 'Stenford', 1911, 3),
  (4, 'Belcastle United', 'The Bells', 'Belcastle', 1886, 4),
(5, 'Wexbury Athletic', NULL, 'Wexbury', 1884, 5),
  (6, 'Portolà CF', 'Els Pescadors', 'Portolà', 1927, 6),
(7, 'Royal Belcastle', 'The Crowns', 'Belcastle', 1919, 7),
  (8, 'Foundry Wanderers', 'The Hammersmiths', 'Ironbridge Cross', 1899, 8),
(9, 'Tidewell Albion', NULL, 'Tidewell', 1947, 9),
  (10, 'Stenford Olympic', 'The Owls', 'Stenford', 1968, 3);

CREATE TABLE Coach (
  CoachID INTEGER PRIMARY KEY,
  FullName TEXT NOT NULL,
  Nationality TEXT,
  ClubID INTEGER REFERENCES Club(ClubID),
  HiredOn TEXT,
  AnnualSalary INTEGER,
  AssistantOf INTEGER REFERENCES Coach(CoachID)
);
INSERT INTO Coach VALUES
(1, 'Graham Tolliver', 'England', 1, '2019-07-01', 820000, NULL),
  (2, 'Siobhán Keane', 'Ireland', 2, '2022-06-15', 310000, NULL),
(3, 'Matteo Brandi', 'Italy', 3, '2021-11-08', 560000, NULL),
  (4, 'Jürgen Althaus', 'Germany', 4, '2018-06-01', 1450000, NULL),
(5, 'Derek Pyle', 'England', 5, '2023-02-20', 180000, NULL),
  (6, 'Jordi Ferrer', 'Spain', 6, '2020-07-12', 470000, NULL),
(7, 'Ana Lucía Prado', 'Brazil', 7, '2023-07-01', 395000, NULL),
  (8, 'Callum Stewart', 'Scotland', 8, '2017-05-30', 610000, NULL),
(9, 'Owen Priddy', 'Wales', 9, '2024-01-03', 150000, NULL),
  (10, 'Luc Marchand', 'France', 10, '2022-10-17', 290000, NULL),
(11, 'Peter Hale', 'England', 1, '2020-01-10', 210000, 1),
  (12, 'Stefan Krug', 'Germany', 4, '2018-06-01', 380000, 4),
(13, 'Tom Ashworth', 'England', 4, '2022-08-22', 240000, 4),
  (14, 'Nuno Sá', 'Portugal', 6, '2021-03-05', 160000, 6),
(15, 'Ewan Baird', 'Scotland', 8, '2019-09-14', 190000, 8),
  (16, 'Rhys Morgan', 'Wales', NULL, NULL, NULL, NULL);

CREATE TABLE Player (
  PlayerID INTEGER PRIMARY KEY,
  FirstName TEXT,
  LastName TEXT,
  Position TEXT,
  Nationality TEXT,
  BirthDate TEXT,
  HeightCm INTEGER,
  ShirtNo INTEGER,
  ClubID INTEGER REFERENCES Club(ClubID),
  MarketValue INTEGER
);
INSERT INTO Player VALUES
(1, 'Liam', 'Carver', 'GK', 'England', '1995-03-12', 191, 1, 1, 3200000),
  (2, 'Théo', 'Lambert', 'DF', 'France', '1998-07-30', 185, 4, 1, 7400000),
(3, 'Marcus', 'Odell', 'MF', 'England', '2001-01-19', 178, 8, 1, 12500000),
  (4, 'Kofi', 'Mensah', 'FW', 'Ghana', '1999-11-02', 183, 9, 1, 18900000),
(5, 'Aaron', 'Pike', 'GK', 'England', '1990-05-25', 188, 1, 2, 900000),
  (6, 'Declan', 'Roche', 'DF', 'Ireland', '1996-09-14', 187, 5, 2, 2600000),
(7, 'Ben', 'Shawcross', 'MF', 'England', '2003-12-08', 175, 10, 2, 4100000),
(8, 'Viktor', 'Hansen', 'FW', 'Denmark', '1997-02-21', 190, 11, 2, 5300000),
  (9, 'Paolo', 'Rinaldi', 'GK', 'Italy', '1993-08-17', 194, 12, 3, 2100000),
(10, 'Sam', 'Whitlock', 'DF', 'England', '2000-04-04', 182, 3, 3, 6100000),
  (11, 'Emre', 'Yıldız', 'MF', 'Turkey', '1999-06-16', 176, 7, 3, 9800000),
(12, 'Lucas', 'Moreira', 'FW', 'Brazil', '2002-10-11', 174, 9, 3, 15200000),
  (13, 'Jonas', 'Weber', 'GK', 'Germany', '1992-01-28', 196, 1, 4, 8700000),
(14, 'Diego', 'Salas', 'DF', 'Spain', '1997-12-05', 184, 2, 4, 16400000),
  (15, 'Henry', 'Abbott', 'MF', 'England', '2000-08-23', 180, 6, 4, 24000000),
(16, 'Samuel', 'Eze', 'FW', 'Nigeria', '1998-03-03', 186, 10, 4, 31500000),
(17, 'Kévin', 'Diallo', 'FW', 'France', '2004-05-15', 181, 17, 4, 11800000),
  (18, 'Gary', 'Mould', 'GK', 'England', '1988-10-30', 186, 1, 5, 250000),
(19, 'Scott', 'Fenwick', 'DF', 'Scotland', '1994-07-07', 189, 6, 5, 700000),
(20, 'Jack', 'Lorimer', 'FW', 'England', '2005-02-14', 177, 19, 5, 1500000),
  (21, 'Iker', 'Zabala', 'GK', 'Spain', '1996-06-09', 187, 13, 6, 3900000),
(22, 'Pau', 'Riera', 'DF', 'Spain', '2001-09-27', 179, 3, 6, 5600000),
  (23, 'Joan', 'Vidal', 'MF', 'Spain', '1995-04-18', 172, 8, 6, 6900000),
(24, 'Mamadou', 'Sarr', 'FW', 'Senegal', '2000-12-24', 188, 9, 6, 10300000),
  (25, 'Olly', 'Brandt', 'GK', 'England', '1999-02-02', 192, 1, 7, 1200000),
(26, 'Rafael', 'Pinto', 'DF', 'Brazil', '1993-11-13', 183, 4, 7, 1900000),
  (27, 'Cormac', 'Byrne', 'MF', 'Ireland', '2002-03-29', 178, 14, 7, 2300000),
(28, 'Craig', 'Murdoch', 'GK', 'Scotland', '1991-09-09', 190, 1, 8, 2800000),
(29, 'Alasdair', 'Reid', 'DF', 'Scotland', '1998-05-06', 185, 5, 8, 4800000),
(30, 'Tomáš', 'Novák', 'MF', 'Czechia', '1996-01-31', 182, 10, 8, 8200000),
(31, 'Jamal', 'Foster', 'FW', 'England', '2001-07-21', 184, 7, 8, 13700000),
  (32, 'Dylan', 'Probert', 'GK', 'Wales', '2003-08-12', 189, 30, 9, 400000),
(33, 'Gethin', 'Rees', 'DF', 'Wales', '1989-12-19', 181, 2, 9, 150000),
  (34, 'Harvey', 'Stokes', 'FW', 'England', '1997-10-01', 180, 9, 9, 1100000),
(35, 'Antoine', 'Girard', 'MF', 'France', '1994-02-26', 177, 6, 10, 1800000),
(36, 'Luka', 'Petrović', 'FW', 'Serbia', '1999-04-10', 193, 11, 10, 5900000),
(37, 'Ryan', 'Dunne', 'DF', 'Ireland', '1987-06-03', 186, NULL, NULL, 100000),
(38, 'Mateus', 'Couto', 'MF', 'Brazil', '1992-09-22', NULL, NULL, NULL, 600000);

CREATE TABLE Referee (
  RefereeID INTEGER PRIMARY KEY,
  FullName TEXT,
  Country TEXT,
  Grade TEXT,
  DebutYear INTEGER
);
INSERT INTO Referee VALUES
(1, 'Martin Ackroyd', 'England', 'A', 2009), (2, 'Helen Dury', 'England', 'A', 2014),
  (3, 'Fergus McLeod', 'Scotland', 'B', 2016),
(4, 'Björn Lindqvist', 'Sweden', 'A', 2011), (5, 'Carys Bowen', 'Wales', 'B', 2020),
  (6, 'Paul Wainwright', 'England', 'C', 2022),
(7, 'Isabel Couto', 'Portugal', 'B', 2018), (8, 'Nigel Farrow', 'England', 'C', 2023);

CREATE TABLE Fixture (
  FixtureID INTEGER PRIMARY KEY,
  Round INTEGER,
  PlayedOn TEXT,
  HomeClubID INTEGER REFERENCES Club(ClubID),
  AwayClubID INTEGER REFERENCES Club(ClubID),
  HomeGoals INTEGER,
  AwayGoals INTEGER,
  RefereeID INTEGER REFERENCES Referee(RefereeID),
  Attendance INTEGER
);
INSERT INTO Fixture VALUES
(1, 1, '2024-08-17', 1, 2, 2, 1, 1, 37278), (2, 1, '2024-08-17', 3, 4, 0, 2, 3, 21250),
  (3, 1, '2024-08-17', 5, 6, 0, 1, 1, 11166),
(4, 1, '2024-08-17', 7, 8, 0, 1, 1, 8544), (5, 2, '2024-08-24', 9, 10, 1, 0, 4, 9692),
  (6, 2, '2024-08-24', 2, 4, 1, 1, 1, 10837),
(7, 2, '2024-08-24', 6, 1, 1, 2, 1, 13604), (8, 2, '2024-08-24', 8, 3, 1, 1, 1, 19340),
  (9, 3, '2024-09-14', 10, 5, 1, 1, 1, 23789),
(10, 3, '2024-09-14', 4, 7, 3, 1, 1, 30909), (11, 3, '2024-09-14', 1, 9, 1, 1, 6, 27330),
  (12, 3, '2024-09-14', 3, 6, 2, 1, 4, 17536),
(13, 4, '2024-09-28', 2, 8, 0, 0, 4, 12759), (14, 4, '2024-09-28', 5, 4, 2, 1, 4, 11757),
  (15, 4, '2024-09-28', 7, 10, 0, 1, 5, 12196),
(16, 4, '2024-09-28', 6, 9, 1, 1, 4, 17887), (17, 5, '2024-10-05', 4, 1, 2, 3, 1, 33852),
  (18, 5, '2024-10-05', 8, 10, 1, 1, 3, 23186),
(19, 5, '2024-10-05', 9, 2, 1, 1, 1, 5674), (20, 5, '2024-10-05', 3, 5, 0, 1, 1, 17346),
  (21, 6, '2024-10-19', 10, 4, 2, 3, 1, 19528),
(22, 6, '2024-10-19', 1, 8, 1, 2, 1, 24430), (23, 6, '2024-10-19', 6, 7, 3, 0, 1, 20923),
  (24, 6, '2024-10-19', 2, 3, NULL, NULL, NULL, NULL),
(25, 7, '2024-11-02', 7, 4, NULL, NULL, NULL, NULL),
  (26, 7, '2024-11-02', 5, 1, NULL, NULL, NULL, NULL);

CREATE TABLE Goal (
  GoalID INTEGER PRIMARY KEY,
  FixtureID INTEGER REFERENCES Fixture(FixtureID),
  PlayerID INTEGER REFERENCES Player(PlayerID),
  Minute INTEGER,
  Kind TEXT
);
INSERT INTO Goal VALUES
(1, 1, 4, 80, 'header'), (2, 1, 2, 40, 'open play'), (3, 1, 8, 90, 'penalty'),
  (4, 2, 17, 65, 'open play'), (5, 2, 15, 85, 'open play'),
(6, 3, 22, 28, 'header'), (7, 4, 31, 64, 'open play'), (8, 5, 33, 25, 'open play'),
  (9, 6, 7, 83, 'open play'), (10, 6, 16, 49, 'penalty'),
(11, 7, 24, 34, 'open play'), (12, 7, 4, 34, 'open play'), (13, 7, 4, 64, 'open play'),
  (14, 8, 30, 69, 'penalty'), (15, 8, 11, 48, 'open play'),
(16, 9, 35, 11, 'open play'), (17, 9, 20, 7, 'header'), (18, 10, 15, 34, 'header'),
  (19, 10, 17, 51, 'header'), (20, 10, 17, 60, 'open play'),
(21, 10, 27, 12, 'penalty'), (22, 11, 2, 40, 'open play'), (23, 11, 34, 68, 'open play'),
  (24, 12, 11, 46, 'header'), (25, 12, 12, 93, 'open play'),
(26, 12, 24, 23, 'open play'), (27, 14, 20, 27, 'header'), (28, 14, 20, 93, 'open play'),
  (29, 14, 16, 93, 'open play'), (30, 15, 36, 66, 'header'),
(31, 16, 24, 43, 'open play'), (32, 16, 34, 4, 'open play'), (33, 17, 17, 56, 'header'),
  (34, 17, 15, 44, 'free kick'), (35, 17, 4, 62, 'open play'),
(36, 17, 4, 68, 'header'), (37, 17, 4, 65, 'penalty'), (38, 18, 30, 71, 'penalty'),
  (39, 18, 36, 27, 'open play'), (40, 19, 34, 54, 'header'),
(41, 19, 8, 53, 'open play'), (42, 20, 20, 89, 'open play'), (43, 21, 36, 69, 'penalty'),
  (44, 21, 36, 82, 'penalty'), (45, 21, 15, 29, 'header'),
(46, 21, 16, 19, 'open play'), (47, 21, 17, 46, 'header'), (48, 22, 4, 47, 'header'),
  (49, 22, 31, 16, 'free kick'), (50, 22, 31, 45, 'penalty'),
(51, 23, 24, 88, 'open play'), (52, 23, 22, 89, 'penalty'), (53, 23, 24, 43, 'open play');

CREATE TABLE Booking (
  FixtureID INTEGER REFERENCES Fixture(FixtureID),
  PlayerID INTEGER REFERENCES Player(PlayerID),
  Minute INTEGER,
  Colour TEXT,
  PRIMARY KEY (FixtureID, PlayerID)
);
INSERT INTO Booking VALUES
(1, 4, 88, 'yellow'), (1, 2, 84, 'yellow'), (2, 15, 34, 'yellow'), (3, 24, 55, 'yellow'),
  (3, 22, 91, 'yellow'), (4, 26, 70, 'yellow'),
(4, 31, 87, 'yellow'), (6, 8, 78, 'yellow'), (6, 14, 85, 'yellow'), (7, 21, 21, 'yellow'),
  (8, 30, 89, 'yellow'), (8, 29, 80, 'yellow'),
(9, 36, 50, 'yellow'), (9, 18, 58, 'red'), (10, 27, 16, 'yellow'), (11, 4, 68, 'red'),
  (11, 33, 90, 'yellow'), (12, 11, 32, 'yellow'),
(12, 12, 85, 'yellow'), (12, 24, 46, 'yellow'), (13, 31, 63, 'yellow'), (14, 19, 49, 'yellow'),
  (14, 16, 33, 'yellow'), (15, 26, 46, 'yellow'),
(15, 35, 87, 'red'), (17, 4, 72, 'yellow'), (19, 33, 21, 'yellow'), (19, 5, 29, 'yellow'),
  (20, 10, 84, 'yellow'), (20, 20, 79, 'yellow'),
(21, 36, 29, 'yellow'), (21, 13, 22, 'red'), (22, 1, 66, 'yellow'), (23, 23, 60, 'yellow');
