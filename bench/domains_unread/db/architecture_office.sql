CREATE TABLE Architect (
  ArchitectID INTEGER PRIMARY KEY,
  FullName TEXT,
  Nationality TEXT,
  BirthYear INTEGER,
  Gender TEXT,
  IsPartner INTEGER
);
CREATE TABLE Client (
  ClientID INTEGER PRIMARY KEY,
  ClientName TEXT,
  Sector TEXT,
  HomeCity TEXT
);
CREATE TABLE Building (
  BuildingID INTEGER PRIMARY KEY,
  BuildingName TEXT,
  City TEXT,
  Country TEXT,
  HeightM REAL,
  Floors INTEGER,
  CompletedYear INTEGER,
  Style TEXT,
  CostMillion REAL,
  ClientID INTEGER,
  ContractorID INTEGER,
  FOREIGN KEY (ClientID) REFERENCES Client(ClientID),
  FOREIGN KEY (ContractorID) REFERENCES Contractor(ContractorID)
);
CREATE TABLE Contractor (
  ContractorID INTEGER PRIMARY KEY,
  FirmName TEXT,
  FoundedYear INTEGER,
  Employees INTEGER,
  City TEXT
);
CREATE TABLE DesignTeam (
  BuildingID INTEGER,
  ArchitectID INTEGER,
  TeamRole TEXT,
  HoursWorked INTEGER,
  PRIMARY KEY (BuildingID, ArchitectID),
  FOREIGN KEY (BuildingID) REFERENCES Building(BuildingID),
  FOREIGN KEY (ArchitectID) REFERENCES Architect(ArchitectID)
);
CREATE TABLE Award (
  AwardID INTEGER PRIMARY KEY,
  PrizeName TEXT,
  AwardYear INTEGER,
  BuildingID INTEGER,
  FOREIGN KEY (BuildingID) REFERENCES Building(BuildingID)
);

INSERT INTO Architect VALUES
  (1, 'Helena Brandt', 'German', 1961, 'F', 1),
  (2, 'Marco Bellini', 'Italian', 1968, 'M', 1),
  (3, 'Aiko Tanabe', 'Japanese', 1975, 'F', 1),
  (4, 'Søren Dahl', 'Danish', 1980, 'M', 0),
  (5, 'Priya Raman', 'Indian', 1984, 'F', 0),
  (6, 'Lucas Meyer', 'German', 1987, 'M', 0),
  (7, 'Chiara Fontana', 'Italian', 1990, 'F', 0),
  (8, 'Jonas Keller', 'German', 1979, 'M', 0),
  (9, 'Mette Holm', 'Danish', 1992, 'F', 0),
  (10, 'Rafael Ortega', 'Spanish', 1973, 'M', 1),
  (11, 'Naoki Arai', 'Japanese', 1993, 'M', 0),
  (12, 'Elif Demir', 'Turkish', 1995, 'F', 0);

INSERT INTO Client VALUES
  (1, 'Hansa Insurance', 'finance', 'Hamburg'),
  (2, 'City of Aarhus', 'public', 'Aarhus'),
  (3, 'Museo Nuovo Foundation', 'culture', 'Milan'),
  (4, 'Orbit Software', 'technology', 'Munich'),
  (5, 'Banco del Sur', 'finance', 'Seville'),
  (6, 'Kita Railways', 'transport', 'Osaka'),
  (7, 'Lumen University', 'education', 'Lisbon'),
  (8, 'Greenfield Homes', 'housing', 'Hamburg'),
  (9, 'Port of Antwerp', 'transport', 'Antwerp'),
  (10, 'Vela Hotels', 'hospitality', 'Milan');

INSERT INTO Contractor VALUES
  (1, 'Nordbau AG', 1924, 5200, 'Bremen'),
  (2, 'Costruzioni Riva', 1958, 1850, 'Milan'),
  (3, 'Ibérica Obras', 1971, 2400, 'Madrid'),
  (4, 'Jutland Byg', 1989, 640, 'Aarhus'),
  (5, 'Shinwa Kensetsu', 1937, 8900, 'Osaka'),
  (6, 'Schelde Bouw', 1966, 1120, 'Antwerp'),
  (7, 'Elbe Hochbau', 2003, 410, 'Hamburg'),
  (8, 'Tejo Construtora', 1995, 780, 'Lisbon');

INSERT INTO Building VALUES
  (1, 'Hansa Tower', 'Hamburg', 'Germany', 148.5, 36, 2009, 'modernist', 212.0, 1, 1),
  (2, 'Dokk Library', 'Aarhus', 'Denmark', 31.0, 5, 2015, 'contemporary', 96.5, 2, 4),
  (3, 'Museo Nuovo', 'Milan', 'Italy', 27.4, 4, 2012, 'brutalist', 88.0, 3, 2),
  (4, 'Orbit Campus', 'Munich', 'Germany', 42.0, 9, 2018, 'contemporary', 175.3, 4, 1),
  (5, 'Torre del Sur', 'Seville', 'Spain', 121.0, 29, 2014, 'modernist', 160.2, 5, 3),
  (6, 'Kita Central Station', 'Osaka', 'Japan', 64.8, 12, 2011, 'high-tech', 340.0, 6, 5),
  (7, 'Lumen Science Hall', 'Lisbon', 'Portugal', 24.0, 5, 2019, 'contemporary', 41.7, 7, 3),
  (8, 'Alster Courtyards', 'Hamburg', 'Germany', 22.5, 6, 2016, 'modernist', 58.9, 8, 1),
  (9, 'Scheldt Terminal', 'Antwerp', 'Belgium', 38.2, 4, 2020, 'high-tech', 129.4, 9, 6),
  (10, 'Hotel Vela', 'Milan', 'Italy', 77.0, 21, 2017, 'contemporary', 102.8, 10, 2),
  (11, 'Elbe Lofts', 'Hamburg', 'Germany', 33.6, 10, 2021, 'brutalist', 47.5, 8, 7),
  (12, 'Orbit Data Centre', 'Leipzig', 'Germany', 18.0, 3, 2022, 'high-tech', 93.1, 4, 7);
INSERT INTO Building VALUES
  (13, 'Lumen Library', 'Lisbon', 'Portugal', 19.5, 4, 2023, 'contemporary', 28.6, 7, 3),
  (14, 'Vela Beach Resort', 'Rimini', 'Italy', 35.0, 8, NULL, 'modernist', NULL, 10, 2),
  (15, 'Harbour Baths', 'Aarhus', 'Denmark', 9.8, 2, 2013, 'contemporary', 17.9, 2, 4),
  (16, 'Hansa Archive', 'Bremen', 'Germany', 16.2, 4, 2010, 'brutalist', 22.4, 1, 1);

INSERT INTO DesignTeam VALUES
  (1, 1, 'lead', 5200),
  (1, 8, 'engineer liaison', 2100),
  (2, 4, 'lead', 3900),
  (2, 1, 'advisor', 420),
  (3, 2, 'lead', 4100),
  (3, 7, 'drafter', 1300),
  (4, 1, 'lead', 3300),
  (4, 6, 'drafter', 2750),
  (4, 5, 'interior', 1900),
  (5, 10, 'lead', 4700),
  (5, 2, 'advisor', 510),
  (6, 3, 'lead', 6100);
INSERT INTO DesignTeam VALUES
  (6, 11, 'drafter', 1150),
  (7, 10, 'lead', 1800),
  (7, 5, 'interior', 950),
  (8, 8, 'lead', 2300),
  (8, 6, 'drafter', 1450),
  (9, 3, 'lead', 2950),
  (9, 4, 'drafter', 1600),
  (10, 2, 'lead', 3450),
  (10, 7, 'interior', 2200),
  (11, 6, 'lead', 2050),
  (12, 8, 'lead', 1750),
  (12, 1, 'advisor', 300);
INSERT INTO DesignTeam VALUES
  (13, 5, 'lead', 1400),
  (14, 2, 'lead', 880),
  (15, 4, 'lead', 760),
  (16, 1, 'lead', 1250),
  (13, 10, 'advisor', 260),
  (10, 9, 'drafter', 1220);

INSERT INTO Award VALUES
  (1, 'Golden Compass', 2010, 1),
  (2, 'Nordic Light Prize', 2016, 2),
  (3, 'Golden Compass', 2016, 2),
  (4, 'Concrete Medal', 2013, 3),
  (5, 'Transit Design Award', 2012, 6),
  (6, 'Golden Compass', 2012, 6),
  (7, 'World Station Prize', 2013, 6),
  (8, 'Iberian Tower Award', 2015, 5),
  (9, 'Green Roof Award', 2020, 7),
  (10, 'Urban Living Prize', 2017, 8),
  (11, 'Transit Design Award', 2021, 9),
  (12, 'Green Roof Award', 2018, 4);
INSERT INTO Award VALUES
  (13, 'Golden Compass', 2019, 4),
  (14, 'Nordic Light Prize', 2014, 15),
  (15, 'Concrete Medal', 2022, 11),
  (16, 'Green Roof Award', 2024, 13);
