CREATE TABLE Owners (OwnerID INTEGER PRIMARY KEY, FullName TEXT NOT NULL, Phone TEXT, Email TEXT,
  HomeTown TEXT, MemberSince TEXT);
CREATE TABLE Pontoons (PontoonID INTEGER PRIMARY KEY, Letter TEXT, HasElectricity INTEGER,
  DepthMetres REAL);
CREATE TABLE Berths (BerthID INTEGER PRIMARY KEY, PontoonID INTEGER, BerthNo TEXT,
  MaxLength REAL, YearlyFee REAL, FOREIGN KEY (PontoonID) REFERENCES Pontoons(PontoonID));
CREATE TABLE Boats (BoatID INTEGER PRIMARY KEY, BoatName TEXT, BoatType TEXT, LengthMetres REAL,
  YearBuilt INTEGER, OwnerID INTEGER, BerthID INTEGER,
  FOREIGN KEY (OwnerID) REFERENCES Owners(OwnerID),
  FOREIGN KEY (BerthID) REFERENCES Berths(BerthID));
CREATE TABLE VisitorStays (StayID INTEGER PRIMARY KEY, VesselName TEXT, HomePort TEXT,
  BerthID INTEGER, ArrivalDate TEXT, DepartureDate TEXT, FeePaid REAL,
  FOREIGN KEY (BerthID) REFERENCES Berths(BerthID));
CREATE TABLE LiftOuts (LiftID INTEGER PRIMARY KEY, BoatID INTEGER, LiftDate TEXT,
  RelaunchDate TEXT, Reason TEXT, Charge REAL, FOREIGN KEY (BoatID) REFERENCES Boats(BoatID));

INSERT INTO Owners VALUES (1, 'Anders Holm', '07700 900017', 'anders@holm.example', 'Falmouth',
  '2005-01-01');
INSERT INTO Owners VALUES (2, 'Beth Carraway', '07700 900328', 'beth@carraway.example', 'Truro',
  '2010-06-02');
INSERT INTO Owners VALUES (3, 'Colin Teague', '07700 900639', 'colin@teague.example', 'Penryn',
  '2015-11-03');
INSERT INTO Owners VALUES (4, 'Dawn Penrose', '07700 900950', 'dawn@penrose.example', 'Plymouth',
  '2020-04-04');
INSERT INTO Owners VALUES (5, 'Ewan Strachan', '07700 901261', NULL, 'Falmouth', '2007-09-05');
INSERT INTO Owners VALUES (6, 'Freya Lund', '07700 901572', 'freya@lund.example', 'Exeter',
  '2012-02-06');
INSERT INTO Owners VALUES (7, 'Gordon Pascoe', '07700 901883', 'gordon@pascoe.example', 'Truro',
  '2017-07-07');
INSERT INTO Owners VALUES (8, 'Hannah Vos', '07700 902194', 'hannah@vos.example', 'Falmouth',
  '2022-12-08');
INSERT INTO Owners VALUES (9, 'Ian Tregenza', '07700 902505', 'ian@tregenza.example', 'Truro',
  '2009-05-09');
INSERT INTO Owners VALUES (10, 'Judith Marsh', NULL, 'judith@marsh.example', 'Penryn',
  '2014-10-10');
INSERT INTO Owners VALUES (11, 'Karl Brandt', '07700 903127', 'karl@brandt.example', 'Plymouth',
  '2019-03-11');
INSERT INTO Owners VALUES (12, 'Lowenna Rowe', '07700 903438', 'lowenna@rowe.example',
  'Falmouth', '2006-08-12');
INSERT INTO Owners VALUES (13, 'Martin Pascoe', '07700 903749', NULL, 'Exeter', '2011-01-13');
INSERT INTO Owners VALUES (14, 'Nora Quill', '07700 904060', 'nora@quill.example', 'Truro',
  '2016-06-14');
INSERT INTO Owners VALUES (15, 'Oscar Bligh', '07700 904371', 'oscar@bligh.example', 'Falmouth',
  '2021-11-15');
INSERT INTO Owners VALUES (16, 'Petra Kovac', '07700 904682', 'petra@kovac.example', 'Truro',
  '2008-04-16');
INSERT INTO Owners VALUES (17, 'Rita Sandys', '07700 904993', 'rita@sandys.example', 'Penryn',
  '2013-09-17');
INSERT INTO Owners VALUES (18, 'Tom Ellery', '07700 905304', 'tom@ellery.example', 'Plymouth',
  '2018-02-18');
INSERT INTO Pontoons VALUES (1, 'A', 1, 2.5);
INSERT INTO Pontoons VALUES (2, 'B', 1, 3.1);
INSERT INTO Pontoons VALUES (3, 'C', 0, 1.8);
INSERT INTO Pontoons VALUES (4, 'D', 0, 4.2);
INSERT INTO Berths VALUES (1, 1, 'A1', 8.0, 1440.0);
INSERT INTO Berths VALUES (2, 1, 'A2', 9.0, 1605.0);
INSERT INTO Berths VALUES (3, 1, 'A3', 10.0, 1770.0);
INSERT INTO Berths VALUES (4, 1, 'A4', 10.0, 1770.0);
INSERT INTO Berths VALUES (5, 1, 'A5', 12.0, 2100.0);
INSERT INTO Berths VALUES (6, 1, 'A6', 14.0, 2430.0);
INSERT INTO Berths VALUES (7, 1, 'A7', 8.0, 1440.0);
INSERT INTO Berths VALUES (8, 2, 'B1', 8.0, 1440.0);
INSERT INTO Berths VALUES (9, 2, 'B2', 9.0, 1605.0);
INSERT INTO Berths VALUES (10, 2, 'B3', 10.0, 1770.0);
INSERT INTO Berths VALUES (11, 2, 'B4', 10.0, 1770.0);
INSERT INTO Berths VALUES (12, 2, 'B5', 12.0, 2100.0);
INSERT INTO Berths VALUES (13, 2, 'B6', 14.0, 2430.0);
INSERT INTO Berths VALUES (14, 2, 'B7', 8.0, 1440.0);
INSERT INTO Berths VALUES (15, 3, 'C1', 8.0, 1320.0);
INSERT INTO Berths VALUES (16, 3, 'C2', 9.0, 1485.0);
INSERT INTO Berths VALUES (17, 3, 'C3', 10.0, 1650.0);
INSERT INTO Berths VALUES (18, 3, 'C4', 10.0, 1650.0);
INSERT INTO Berths VALUES (19, 3, 'C5', 12.0, 1980.0);
INSERT INTO Berths VALUES (20, 3, 'C6', 14.0, 2310.0);
INSERT INTO Berths VALUES (21, 3, 'C7', 8.0, 1320.0);
INSERT INTO Berths VALUES (22, 4, 'D1', 10.0, 1650.0);
INSERT INTO Berths VALUES (23, 4, 'D2', 11.0, 1815.0);
INSERT INTO Berths VALUES (24, 4, 'D3', 12.0, 1980.0);
INSERT INTO Berths VALUES (25, 4, 'D4', 12.0, 1980.0);
INSERT INTO Berths VALUES (26, 4, 'D5', 14.0, 2310.0);
INSERT INTO Berths VALUES (27, 4, 'D6', 16.0, 2640.0);
INSERT INTO Berths VALUES (28, 4, 'D7', 10.0, 1650.0);
INSERT INTO Boats VALUES (1, 'Sea Spray', 'Sailing yacht', 7.9, 1985, 1, 1);
INSERT INTO Boats VALUES (2, 'Kestrel', 'Fishing boat', 7.5, 2021, 2, 2);
INSERT INTO Boats VALUES (3, 'Morwenna', 'Motor cruiser', 10.0, 1985, 3, 3);
INSERT INTO Boats VALUES (4, 'Lazy Days', 'Dinghy', 10.5, 2003, 4, 5);
INSERT INTO Boats VALUES (5, 'Halcyon', 'Fishing boat', 12.5, 1979, 5, 6);
INSERT INTO Boats VALUES (6, 'Blue Fin', 'Motor cruiser', 5.7, 1968, 6, 8);
INSERT INTO Boats VALUES (7, 'Puffin', 'Dinghy', 7.6, NULL, 7, 9);
INSERT INTO Boats VALUES (8, 'Second Wind', 'Sailing yacht', 8.8, 2016, 8, 10);
INSERT INTO Boats VALUES (9, 'Tamarisk', 'Motor cruiser', 9.1, 2007, 9, 11);
INSERT INTO Boats VALUES (10, 'Grey Seal', 'Dinghy', 10.5, 1968, 11, 12);
INSERT INTO Boats VALUES (11, 'Nimrod', 'Sailing yacht', 6.7, 1968, 12, 15);
INSERT INTO Boats VALUES (12, 'Windhover', 'Sailing yacht', 8.2, 1998, 13, 16);
INSERT INTO Boats VALUES (13, 'Saltash Lass', 'Dinghy', 8.3, 1985, 14, 17);
INSERT INTO Boats VALUES (14, 'Curlew', 'Sailing yacht', 9.5, 2021, 15, 18);
INSERT INTO Boats VALUES (15, 'Andromeda', 'Sailing yacht', 8.6, 2021, 16, 22);
INSERT INTO Boats VALUES (16, 'Petrel', 'Fishing boat', 7.2, 2003, 1, 23);
INSERT INTO Boats VALUES (17, 'Moonraker', 'Sailing yacht', 10.1, 1998, 3, 24);
INSERT INTO Boats VALUES (18, 'Gannet', 'Sailing yacht', 5.6, 2007, 7, NULL);
INSERT INTO Boats VALUES (19, 'Aquila', 'Fishing boat', 5.9, 2016, 2, NULL);
INSERT INTO Boats VALUES (20, 'Samphire', 'Motor cruiser', 8.0, 1998, 17, 26);
INSERT INTO Boats VALUES (21, 'Driftwood', 'Sailing yacht', 13.0, 1985, 7, 27);
INSERT INTO VisitorStays VALUES (1, 'Marguerite', 'Brest', 21, '2022-07-18', '2022-07-19', 28.5);
INSERT INTO VisitorStays VALUES (2, 'Vagabond', 'Dartmouth', 13, '2023-08-14', '2023-08-16',
  57.0);
INSERT INTO VisitorStays VALUES (3, 'Vagabond', 'Dartmouth', 19, '2023-07-19', '2023-07-20',
  28.5);
INSERT INTO VisitorStays VALUES (4, 'Calypso', 'Guernsey', 21, '2024-09-22', '2024-09-25', 85.5);
INSERT INTO VisitorStays VALUES (5, 'Breizh', 'Roscoff', 21, '2022-07-12', '2022-07-13', 28.5);
INSERT INTO VisitorStays VALUES (6, 'Marguerite', 'Brest', 14, '2022-09-07', '2022-09-10', 85.5);
INSERT INTO VisitorStays VALUES (7, 'Marguerite', 'Brest', 13, '2022-05-15', '2022-05-16', 28.5);
INSERT INTO VisitorStays VALUES (8, 'Calypso', 'Guernsey', 20, '2024-07-06', '2024-07-08', NULL);
INSERT INTO VisitorStays VALUES (9, 'Tern', 'Fowey', 28, '2023-07-02', '2023-07-03', 28.5);
INSERT INTO VisitorStays VALUES (10, 'Noordster', 'Den Helder', 4, '2023-08-23', '2023-08-24',
  28.5);
INSERT INTO VisitorStays VALUES (11, 'Sula', 'Cork', 25, '2024-05-27', '2024-05-28', 28.5);
INSERT INTO VisitorStays VALUES (12, 'Calypso', 'Guernsey', 13, '2022-07-23', '2022-07-26', 85.5);
INSERT INTO VisitorStays VALUES (13, 'Calypso', 'Guernsey', 25, '2023-08-24', '2023-08-31',
  199.5);
INSERT INTO VisitorStays VALUES (14, 'Wanderer', 'Dartmouth', 7, '2022-08-23', '2022-08-25',
  57.0);
INSERT INTO VisitorStays VALUES (15, 'Calypso', 'Guernsey', 28, '2023-05-01', '2023-05-02', 28.5);
INSERT INTO VisitorStays VALUES (16, 'Etoile', 'Roscoff', 21, '2022-07-04', '2022-07-05', 28.5);
INSERT INTO VisitorStays VALUES (17, 'Solveig', NULL, 14, '2023-06-02', '2023-06-03', 28.5);
INSERT INTO VisitorStays VALUES (18, 'Etoile', 'Roscoff', 25, '2022-06-18', '2022-06-20', 57.0);
INSERT INTO VisitorStays VALUES (19, 'Breizh', 'Roscoff', 7, '2023-05-09', '2023-05-16', 199.5);
INSERT INTO VisitorStays VALUES (20, 'Calypso', 'Guernsey', 20, '2024-08-07', '2024-08-09', 57.0);
INSERT INTO VisitorStays VALUES (21, 'Breizh', 'Roscoff', 4, '2023-05-08', '2023-05-10', NULL);
INSERT INTO VisitorStays VALUES (22, 'Sula', 'Cork', 21, '2023-09-16', '2023-09-20', 114.0);
INSERT INTO VisitorStays VALUES (23, 'Calypso', 'Guernsey', 14, '2024-07-09', '2024-07-10', 28.5);
INSERT INTO VisitorStays VALUES (24, 'Breizh', 'Roscoff', 13, '2023-05-22', '2023-05-25', 85.5);
INSERT INTO VisitorStays VALUES (25, 'Noordster', 'Den Helder', 13, '2023-05-01', '2023-05-03',
  57.0);
INSERT INTO VisitorStays VALUES (26, 'Calypso', 'Guernsey', 4, '2023-05-28', '2023-05-30', 57.0);
INSERT INTO VisitorStays VALUES (27, 'Vagabond', 'Dartmouth', 25, '2022-06-21', '2022-06-28',
  199.5);
INSERT INTO VisitorStays VALUES (28, 'Tern', 'Fowey', 13, '2023-07-18', '2023-07-20', 57.0);
INSERT INTO VisitorStays VALUES (29, 'Etoile', 'Roscoff', 4, '2023-07-28', '2023-08-04', 199.5);
INSERT INTO VisitorStays VALUES (30, 'Solveig', NULL, 13, '2024-08-21', '2024-08-22', 28.5);
INSERT INTO VisitorStays VALUES (31, 'Calypso', 'Guernsey', 28, '2023-07-28', '2023-08-04',
  199.5);
INSERT INTO VisitorStays VALUES (32, 'Vagabond', 'Dartmouth', 13, '2023-07-09', '2023-07-12',
  85.5);
INSERT INTO VisitorStays VALUES (33, 'Etoile', 'Roscoff', 13, '2024-08-16', '2024-08-23', 199.5);
INSERT INTO VisitorStays VALUES (34, 'Sula', 'Cork', 7, '2023-07-13', '2023-07-15', NULL);
INSERT INTO VisitorStays VALUES (35, 'Marguerite', 'Brest', 4, '2023-08-06', '2023-08-07', 28.5);
INSERT INTO VisitorStays VALUES (36, 'Marguerite', 'Brest', 28, '2023-06-02', '2023-06-05', 85.5);
INSERT INTO VisitorStays VALUES (37, 'Noordster', 'Den Helder', 4, '2023-08-12', '2023-08-19',
  199.5);
INSERT INTO VisitorStays VALUES (38, 'Sula', 'Cork', 7, '2023-09-25', '2023-09-26', 28.5);
INSERT INTO VisitorStays VALUES (39, 'Sula', 'Cork', 7, '2022-09-21', '2022-09-28', 199.5);
INSERT INTO VisitorStays VALUES (40, 'Breizh', 'Roscoff', 19, '2022-06-09', '2022-06-12', 85.5);
INSERT INTO VisitorStays VALUES (41, 'Etoile', 'Roscoff', 28, '2024-08-20', '2024-08-23', 85.5);
INSERT INTO VisitorStays VALUES (42, 'Etoile', 'Roscoff', 4, '2023-08-26', '2023-08-30', 114.0);
INSERT INTO VisitorStays VALUES (43, 'Sula', 'Cork', 14, '2023-08-10', '2023-08-11', 28.5);
INSERT INTO VisitorStays VALUES (44, 'Sula', 'Cork', 4, '2022-05-11', '2022-05-13', 57.0);
INSERT INTO VisitorStays VALUES (45, 'Etoile', 'Roscoff', 20, '2022-05-15', '2022-05-22', 199.5);
INSERT INTO VisitorStays VALUES (46, 'Noordster', 'Den Helder', 21, '2023-07-10', '2023-07-12',
  57.0);
INSERT INTO VisitorStays VALUES (47, 'Etoile', 'Roscoff', 14, '2023-09-13', '2023-09-15', NULL);
INSERT INTO VisitorStays VALUES (48, 'Sula', 'Cork', 25, '2023-08-12', '2023-08-13', 28.5);
INSERT INTO VisitorStays VALUES (49, 'Vagabond', 'Dartmouth', 14, '2023-05-05', '2023-05-12',
  199.5);
INSERT INTO VisitorStays VALUES (50, 'Vagabond', 'Dartmouth', 14, '2023-07-02', '2023-07-04',
  57.0);
INSERT INTO VisitorStays VALUES (51, 'Noordster', 'Den Helder', 13, '2022-08-16', '2022-08-18',
  57.0);
INSERT INTO VisitorStays VALUES (52, 'Sula', 'Cork', 14, '2024-05-22', '2024-05-24', 57.0);
INSERT INTO VisitorStays VALUES (53, 'Marguerite', 'Brest', 21, '2023-08-19', '2023-08-21', 57.0);
INSERT INTO VisitorStays VALUES (54, 'Tern', 'Fowey', 25, '2022-07-22', '2022-07-24', 57.0);
INSERT INTO VisitorStays VALUES (55, 'Etoile', 'Roscoff', 7, '2023-07-23', '2023-07-24', 28.5);
INSERT INTO LiftOuts VALUES (1, 15, '2021-11-27', '2021-12-27', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (2, 9, '2023-03-26', '2023-06-24', 'antifouling', 180.0);
INSERT INTO LiftOuts VALUES (3, 10, '2021-01-26', '2021-03-27', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (4, 6, '2022-03-15', '2022-04-14', 'engine', 310.0);
INSERT INTO LiftOuts VALUES (5, 7, '2023-03-09', '2023-04-08', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (6, 10, '2023-01-09', '2023-03-10', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (7, 12, '2023-01-08', NULL, 'engine', 260.5);
INSERT INTO LiftOuts VALUES (8, 8, '2021-01-24', '2021-02-14', 'engine', 260.5);
INSERT INTO LiftOuts VALUES (9, 17, '2021-11-02', '2021-11-23', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (10, 8, '2023-01-23', '2023-03-09', 'antifouling', 180.0);
INSERT INTO LiftOuts VALUES (11, 9, '2022-01-21', '2022-01-30', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (12, 16, '2022-12-06', '2022-12-20', 'winter storage', 220.0);
INSERT INTO LiftOuts VALUES (13, 12, '2023-10-09', '2023-10-18', 'engine', 220.0);
INSERT INTO LiftOuts VALUES (14, 17, '2021-10-23', '2022-01-21', 'hull repair', 310.0);
INSERT INTO LiftOuts VALUES (15, 11, '2023-03-11', '2023-03-25', 'antifouling', 180.0);
INSERT INTO LiftOuts VALUES (16, 3, '2023-10-12', '2023-10-21', 'winter storage', 310.0);
INSERT INTO LiftOuts VALUES (17, 4, '2023-12-14', '2023-12-28', 'engine', 260.5);
INSERT INTO LiftOuts VALUES (18, 9, '2021-01-11', '2021-01-25', 'hull repair', 310.0);
INSERT INTO LiftOuts VALUES (19, 12, '2023-10-01', '2023-11-30', 'antifouling', 220.0);
INSERT INTO LiftOuts VALUES (20, 13, '2022-10-15', NULL, 'engine', 180.0);
INSERT INTO LiftOuts VALUES (21, 16, '2022-01-01', '2022-02-15', 'antifouling', 260.5);
INSERT INTO LiftOuts VALUES (22, 6, '2021-01-18', '2021-02-08', 'antifouling', 180.0);
INSERT INTO LiftOuts VALUES (23, 13, '2022-11-11', '2022-12-11', 'antifouling', 310.0);
INSERT INTO LiftOuts VALUES (24, 1, '2021-11-03', '2021-11-12', 'antifouling', 260.5);
INSERT INTO LiftOuts VALUES (25, 9, '2022-03-21', '2022-04-11', 'winter storage', 260.5);
INSERT INTO LiftOuts VALUES (26, 10, '2023-12-12', '2023-12-21', 'winter storage', 310.0);
