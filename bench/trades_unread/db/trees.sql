CREATE TABLE tblWard (WardID INTEGER PRIMARY KEY, WardName TEXT NOT NULL, CouncillorName TEXT,
  ElectedOn TEXT);
CREATE TABLE tblStreet (StreetID INTEGER PRIMARY KEY, StreetName TEXT NOT NULL, WardID INTEGER
  REFERENCES tblWard(WardID), LengthM INTEGER, RoadClass TEXT);
CREATE TABLE tblSpecies (SpeciesID INTEGER PRIMARY KEY, CommonName TEXT, LatinName TEXT, IsNative
  INTEGER, IsDeciduous INTEGER);
CREATE TABLE tblOfficer (OfficerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, JobTitle
  TEXT, JoinedOn TEXT, LeftOn TEXT);
CREATE TABLE tblTree (TreeID INTEGER PRIMARY KEY, TagNo TEXT UNIQUE, StreetID INTEGER REFERENCES
  tblStreet(StreetID), SpeciesID INTEGER REFERENCES tblSpecies(SpeciesID), PlantedOn TEXT, HeightM
  REAL, GirthCm INTEGER, IsProtected INTEGER, RemovedOn TEXT, RemovalReason TEXT);
CREATE TABLE tblInspection (InspectionID INTEGER PRIMARY KEY, TreeID INTEGER REFERENCES
  tblTree(TreeID), OfficerID INTEGER REFERENCES tblOfficer(OfficerID), InspectedOn TEXT,
  ConditionCode TEXT, -- G good, F fair, P poor, D dead or dangerous
  ActionCode TEXT, ActionDoneOn TEXT);
CREATE TABLE tblContractor (ContractorID INTEGER PRIMARY KEY, ContractorName TEXT, Sector TEXT,
  Phone TEXT, IsAccredited INTEGER);
CREATE TABLE tblPermit (PermitID INTEGER PRIMARY KEY, PermitNo TEXT, StreetID INTEGER REFERENCES
  tblStreet(StreetID), ContractorID INTEGER REFERENCES tblContractor(ContractorID), WorkType TEXT,
  IsUrgent INTEGER, RoadClosed INTEGER, AppliedOn TEXT, StartsOn TEXT, EndsOn TEXT, FinishedOn
  TEXT, StatusCode TEXT, -- AP applied, GR granted, CL closed, RF refused, WD withdrawn
  FeePounds REAL, OverrunChargePounds REAL, SignedOffBy INTEGER REFERENCES tblOfficer(OfficerID));

INSERT INTO tblWard VALUES (1, 'Riverside', 'Angela Firth', '2023-05-04');
INSERT INTO tblWard VALUES (2, 'Old Town', 'Bashir Khan', '2022-05-05');
INSERT INTO tblWard VALUES (3, 'Northfield', 'Derek Lumley', '2024-05-02');
INSERT INTO tblWard VALUES (4, 'Castle Hill', 'Joanna Price', '2022-05-05');
INSERT INTO tblWard VALUES (5, 'Meadows', 'Tessa Marlow', '2023-05-04');
INSERT INTO tblWard VALUES (6, 'Docks', NULL, NULL);

INSERT INTO tblStreet VALUES (1, 'Quay Street', 1, 1395, 'B');
INSERT INTO tblStreet VALUES (2, 'Willow Walk', 1, 854, 'C');
INSERT INTO tblStreet VALUES (3, 'Ferry Lane', 1, 1205, 'A');
INSERT INTO tblStreet VALUES (4, 'Market Place', 2, 1073, 'B');
INSERT INTO tblStreet VALUES (5, 'Cornhill', 2, 226, 'B');
INSERT INTO tblStreet VALUES (6, 'Friargate', 2, 351, 'B');
INSERT INTO tblStreet VALUES (7, 'North Parade', 3, 1080, 'B');
INSERT INTO tblStreet VALUES (8, 'Albert Road', 3, 899, 'C');
INSERT INTO tblStreet VALUES (9, 'Windmill Road', 3, 328, 'C');
INSERT INTO tblStreet VALUES (10, 'Castle Street', 4, 630, 'A');
INSERT INTO tblStreet VALUES (11, 'Beacon Hill', 4, 563, 'C');
INSERT INTO tblStreet VALUES (12, 'Mowbray Avenue', 4, 692, 'B');
INSERT INTO tblStreet VALUES (13, 'Orchard Way', 5, 917, 'B');
INSERT INTO tblStreet VALUES (14, 'Long Meadow', 5, 267, 'B');
INSERT INTO tblStreet VALUES (15, 'Clover Close', 5, 1385, 'C');
INSERT INTO tblStreet VALUES (16, 'Dock Road', 6, 1031, 'B');
INSERT INTO tblStreet VALUES (17, 'Ropery Lane', 6, 390, 'A');

INSERT INTO tblSpecies VALUES (1, 'London plane', 'Platanus x hispanica', 0, 1);
INSERT INTO tblSpecies VALUES (2, 'Common lime', 'Tilia x europaea', 1, 1);
INSERT INTO tblSpecies VALUES (3, 'English oak', 'Quercus robur', 1, 1);
INSERT INTO tblSpecies VALUES (4, 'Silver birch', 'Betula pendula', 1, 1);
INSERT INTO tblSpecies VALUES (5, 'Horse chestnut', 'Aesculus hippocastanum', 0, 1);
INSERT INTO tblSpecies VALUES (6, 'Field maple', 'Acer campestre', 1, 1);
INSERT INTO tblSpecies VALUES (7, 'Rowan', 'Sorbus aucuparia', 1, 1);
INSERT INTO tblSpecies VALUES (8, 'Norway maple', 'Acer platanoides', 0, 1);
INSERT INTO tblSpecies VALUES (9, 'Scots pine', 'Pinus sylvestris', 1, 0);
INSERT INTO tblSpecies VALUES (10, 'Common ash', 'Fraxinus excelsior', 1, 1);
INSERT INTO tblSpecies VALUES (11, 'Holly', 'Ilex aquifolium', 1, 0);
INSERT INTO tblSpecies VALUES (12, 'Ginkgo', 'Ginkgo biloba', 0, 1);
INSERT INTO tblSpecies VALUES (13, 'Wild cherry', 'Prunus avium', 1, 1);

INSERT INTO tblOfficer VALUES (1, 'Helen', 'Marsden', 'Tree Officer', '2022-02-01', NULL);
INSERT INTO tblOfficer VALUES (2, 'Rashid', 'Anwar', 'Senior Tree Officer', '2022-01-04', NULL);
INSERT INTO tblOfficer VALUES (3, 'Clive', 'Booth', 'Street Works Inspector', '2022-04-11', NULL);
INSERT INTO tblOfficer VALUES (4, 'Megan', 'Rhys', 'Tree Officer', '2023-09-18', NULL);
INSERT INTO tblOfficer VALUES (5, 'Andrew', 'Sutcliffe', 'Street Works Inspector', '2022-06-06',
  '2025-03-31');
INSERT INTO tblOfficer VALUES (6, 'Priya', 'Nair', 'Street Works Inspector', '2025-04-14', NULL);
INSERT INTO tblOfficer VALUES (7, 'Jonas', 'Whitby', 'Trainee Arborist', '2025-10-01', NULL);

INSERT INTO tblTree VALUES (1, '20103', 1, 4, NULL, 23.30, 186, 1, NULL, NULL);
INSERT INTO tblTree VALUES (2, '20106', 12, 4, NULL, 18.20, 149, 0, NULL, NULL);
INSERT INTO tblTree VALUES (3, '20109', 12, 4, NULL, 22.10, 194, 0, NULL, NULL);
INSERT INTO tblTree VALUES (4, '20112', 7, 2, '2023-03-27', 3.80, 10, 0, NULL, NULL);
INSERT INTO tblTree VALUES (5, '20115', 12, 6, '2023-03-16', 4.10, 15, 0, NULL, NULL);
INSERT INTO tblTree VALUES (6, '20118', 17, 10, NULL, 7.00, 89, 1, NULL, NULL);
INSERT INTO tblTree VALUES (7, '20121', 13, 8, '2025-11-12', 3.10, 10, 0, NULL, NULL);
INSERT INTO tblTree VALUES (8, '20124', 16, 1, NULL, 17.20, 218, 1, NULL, NULL);
INSERT INTO tblTree VALUES (9, '20127', 9, 10, NULL, 12.40, 125, 0, NULL, NULL);
INSERT INTO tblTree VALUES (10, '20130', 4, 7, NULL, 6.70, 84, 1, '2025-08-16', 'storm damage');
INSERT INTO tblTree VALUES (11, '20133', 12, 13, NULL, 22.50, 203, 0, NULL, NULL);
INSERT INTO tblTree VALUES (12, '20136', 2, 2, NULL, 11.70, 94, 1, NULL, NULL);
INSERT INTO tblTree VALUES (13, '20139', 6, 6, NULL, 8.90, 64, 0, '2023-05-27', 'decay');
INSERT INTO tblTree VALUES (14, '20142', 2, 8, '2024-12-12', 4.50, 24, 0, NULL, NULL);
INSERT INTO tblTree VALUES (15, '20145', 12, 9, '2024-01-26', 3.50, 16, 0, NULL, NULL);
INSERT INTO tblTree VALUES (16, '20148', 6, 2, NULL, 20.20, 154, 0, NULL, NULL);
INSERT INTO tblTree VALUES (17, '20151', 6, 1, NULL, 11.30, 109, 0, NULL, NULL);
INSERT INTO tblTree VALUES (18, '20154', 7, 13, NULL, 14.80, 168, 0, NULL, NULL);
INSERT INTO tblTree VALUES (19, '20157', 11, 10, NULL, 8.60, 79, 0, NULL, NULL);
INSERT INTO tblTree VALUES (20, '20160', 7, 10, NULL, 9.20, 91, 0, '2024-01-12', 'ash dieback');
INSERT INTO tblTree VALUES (21, '20163', 2, 13, NULL, 20.10, 234, 0, '2024-01-23', 'decay');
INSERT INTO tblTree VALUES (22, '20166', 12, 1, NULL, 12.50, 140, 1, NULL, NULL);
INSERT INTO tblTree VALUES (23, '20169', 17, 5, NULL, 18.40, 161, 0, NULL, NULL);
INSERT INTO tblTree VALUES (24, '20172', 12, 3, NULL, 6.20, 63, 1, NULL, NULL);
INSERT INTO tblTree VALUES (25, '20175', 12, 5, NULL, 20.70, 225, 0, '2024-11-08', 'storm damage');
INSERT INTO tblTree VALUES (26, '20178', 13, 5, NULL, 19.30, 231, 0, NULL, NULL);
INSERT INTO tblTree VALUES (27, '20181', 7, 10, NULL, 23.20, 234, 0, NULL, NULL);
INSERT INTO tblTree VALUES (28, '20184', 7, 4, NULL, 22.90, 225, 0, NULL, NULL);
INSERT INTO tblTree VALUES (29, '20187', 12, 9, '2025-12-17', 4.00, 23, 0, NULL, NULL);
INSERT INTO tblTree VALUES (30, '20190', 11, 13, NULL, 17.50, 198, 1, NULL, NULL);
INSERT INTO tblTree VALUES (31, '20193', 7, 10, NULL, 9.30, 107, 1, NULL, NULL);
INSERT INTO tblTree VALUES (32, '20196', 12, 1, NULL, 23.60, 188, 0, NULL, NULL);
INSERT INTO tblTree VALUES (33, '20199', 4, 6, NULL, 14.70, 151, 0, NULL, NULL);
INSERT INTO tblTree VALUES (34, '20202', 13, 8, NULL, 7.30, 60, 0, NULL, NULL);
INSERT INTO tblTree VALUES (35, '20205', 13, 1, NULL, 23.10, 280, 0, NULL, NULL);
INSERT INTO tblTree VALUES (36, '20208', 12, 13, NULL, 6.60, 70, 1, NULL, NULL);
INSERT INTO tblTree VALUES (37, '20211', 2, 13, NULL, 16.50, 210, 0, NULL, NULL);
INSERT INTO tblTree VALUES (38, '20214', 15, 9, NULL, 17.60, 162, 1, NULL, NULL);
INSERT INTO tblTree VALUES (39, '20217', 12, 8, NULL, 23.20, 297, 0, NULL, NULL);
INSERT INTO tblTree VALUES (40, '20220', 13, 1, NULL, 11.90, 148, 0, NULL, NULL);
INSERT INTO tblTree VALUES (41, '20223', 12, 8, NULL, 23.60, 235, 0, NULL, NULL);
INSERT INTO tblTree VALUES (42, '20226', 12, 8, NULL, 21.40, 170, 0, NULL, NULL);
INSERT INTO tblTree VALUES (43, '20229', 11, 10, '2022-03-10', 3.50, 19, 0, NULL, NULL);
INSERT INTO tblTree VALUES (44, '20232', 6, 10, '2024-12-15', 2.70, 11, 0, NULL, NULL);
INSERT INTO tblTree VALUES (45, '20235', 6, 8, '2024-12-09', 2.70, 25, 0, NULL, NULL);
INSERT INTO tblTree VALUES (46, '20238', 2, 4, NULL, 21.20, 240, 1, NULL, NULL);
INSERT INTO tblTree VALUES (47, '20241', 17, 10, NULL, 21.50, 264, 0, NULL, NULL);
INSERT INTO tblTree VALUES (48, '20244', 1, 2, NULL, 15.60, 140, 1, '2023-11-11', 'storm damage');
INSERT INTO tblTree VALUES (49, '20247', 2, 1, NULL, 12.50, 143, 0, NULL, NULL);
INSERT INTO tblTree VALUES (50, '20250', 2, 1, '2023-01-22', 3.60, 10, 0, '2025-08-22',
  'died after planting');
INSERT INTO tblTree VALUES (51, '20253', 15, 9, NULL, 18.40, 234, 0, NULL, NULL);
INSERT INTO tblTree VALUES (52, '20256', 14, 10, NULL, 21.30, 174, 1, NULL, NULL);
INSERT INTO tblTree VALUES (53, '20259', 3, 6, NULL, 18.50, 177, 1, NULL, NULL);
INSERT INTO tblTree VALUES (54, '20262', 17, 6, '2023-12-16', 4.90, 27, 0, NULL, NULL);
INSERT INTO tblTree VALUES (55, '20265', 6, 9, NULL, 20.60, 152, 1, NULL, NULL);
INSERT INTO tblTree VALUES (56, '20268', 3, 2, NULL, 6.50, 73, 0, NULL, NULL);
INSERT INTO tblTree VALUES (57, '20271', 14, 10, '2025-01-08', 3.80, 13, 0, NULL, NULL);
INSERT INTO tblTree VALUES (58, '20274', 12, 2, NULL, 18.70, 180, 1, NULL, NULL);
INSERT INTO tblTree VALUES (59, '20277', 7, 9, NULL, 7.20, 59, 0, NULL, NULL);
INSERT INTO tblTree VALUES (60, '20280', 12, 8, NULL, 11.00, 114, 1, NULL, NULL);
INSERT INTO tblTree VALUES (61, '20283', 14, 2, '2022-03-22', 3.80, 25, 0, '2025-12-06',
  'died after planting');
INSERT INTO tblTree VALUES (62, '20286', 13, 7, NULL, 8.50, 74, 0, NULL, NULL);
INSERT INTO tblTree VALUES (63, '20289', 12, 13, '2024-12-20', 2.70, 12, 0, NULL, NULL);
INSERT INTO tblTree VALUES (64, '20292', 2, 4, '2025-03-17', 4.90, 17, 0, NULL, NULL);
INSERT INTO tblTree VALUES (65, '20295', 13, 10, NULL, 9.20, 103, 0, NULL, NULL);
INSERT INTO tblTree VALUES (66, '20298', 3, 1, '2022-12-20', 3.40, 22, 0, NULL, NULL);
INSERT INTO tblTree VALUES (67, '20301', 16, 10, NULL, 7.90, 80, 0, NULL, NULL);
INSERT INTO tblTree VALUES (68, '20304', 14, 1, NULL, 23.00, 220, 0, NULL, NULL);
INSERT INTO tblTree VALUES (69, '20307', 4, 2, NULL, 18.00, 214, 1, NULL, NULL);
INSERT INTO tblTree VALUES (70, '20310', 12, 8, NULL, 10.20, 91, 0, NULL, NULL);
INSERT INTO tblTree VALUES (71, '20313', 13, 8, NULL, 19.00, 173, 1, NULL, NULL);
INSERT INTO tblTree VALUES (72, '20316', 12, 9, NULL, 12.50, 90, 0, NULL, NULL);
INSERT INTO tblTree VALUES (73, '20319', 8, 3, NULL, 7.70, 55, 1, '2023-12-01', 'storm damage');
INSERT INTO tblTree VALUES (74, '20322', 2, 10, NULL, 14.70, 169, 1, NULL, NULL);
INSERT INTO tblTree VALUES (75, '20325', 17, 6, NULL, 17.20, 164, 0, NULL, NULL);

INSERT INTO tblInspection VALUES (1, 39, 2, '2022-03-14', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (2, 11, 1, '2022-04-25', 'P', 'PRUNE', '2022-05-21');
INSERT INTO tblInspection VALUES (3, 13, 1, '2022-05-02', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (4, 6, 1, '2022-05-09', 'D', 'FELL', NULL);
INSERT INTO tblInspection VALUES (5, 1, 1, '2022-05-09', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (6, 30, 1, '2022-05-30', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (7, 3, 1, '2022-06-06', 'F', 'PRUNE', '2022-09-21');
INSERT INTO tblInspection VALUES (8, 35, 1, '2022-06-07', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (9, 68, 1, '2022-06-20', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (10, 34, 1, '2022-07-26', 'D', 'FELL', NULL);
INSERT INTO tblInspection VALUES (11, 33, 2, '2022-08-22', 'P', 'PRUNE', '2022-10-19');
INSERT INTO tblInspection VALUES (12, 16, 2, '2022-09-07', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (13, 48, 2, '2022-09-08', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (14, 35, 1, '2022-09-21', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (15, 22, 2, '2022-10-24', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (16, 21, 2, '2022-10-31', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (17, 24, 2, '2022-12-07', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (18, 48, 2, '2023-01-19', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (19, 67, 1, '2023-01-30', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (20, 2, 1, '2023-01-30', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (21, 1, 1, '2023-04-03', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (22, 13, 2, '2023-04-04', 'D', 'FELL', '2023-05-27');
INSERT INTO tblInspection VALUES (23, 41, 2, '2023-04-13', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (24, 52, 2, '2023-04-17', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (25, 40, 2, '2023-04-17', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (26, 75, 2, '2023-04-28', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (27, 11, 1, '2023-05-15', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (28, 56, 1, '2023-06-13', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (29, 3, 1, '2023-06-19', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (30, 4, 1, '2023-06-23', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (31, 11, 2, '2023-06-29', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (32, 51, 2, '2023-07-10', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (33, 35, 1, '2023-09-18', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (34, 47, 1, '2023-10-06', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (35, 59, 1, '2023-11-20', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (36, 60, 1, '2023-12-04', 'D', 'FELL', NULL);
INSERT INTO tblInspection VALUES (37, 19, 1, '2023-12-18', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (38, 69, 1, '2024-02-26', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (39, 19, 1, '2024-03-01', 'P', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (40, 67, 4, '2024-03-11', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (41, 41, 1, '2024-04-04', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (42, 43, 2, '2024-04-29', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (43, 15, 2, '2024-05-31', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (44, 59, 2, '2024-07-01', 'F', 'PRUNE', '2024-09-11');
INSERT INTO tblInspection VALUES (45, 19, 1, '2024-07-08', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (46, 61, 1, '2024-08-05', 'F', 'PRUNE', '2024-12-28');
INSERT INTO tblInspection VALUES (47, 26, 2, '2024-08-05', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (48, 65, 1, '2024-08-06', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (49, 43, 4, '2024-09-11', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (50, 12, 2, '2024-10-21', 'P', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (51, 8, 2, '2024-11-18', 'P', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (52, 68, 1, '2025-02-26', 'P', 'PRUNE', '2025-04-16');
INSERT INTO tblInspection VALUES (53, 8, 2, '2025-03-04', 'D', 'FELL', NULL);
INSERT INTO tblInspection VALUES (54, 68, 1, '2025-03-24', 'F', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (55, 26, 1, '2025-03-31', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (56, 14, 1, '2025-05-07', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (57, 19, 1, '2025-05-21', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (58, 64, 2, '2025-05-28', 'P', 'MONITOR', NULL);
INSERT INTO tblInspection VALUES (59, 14, 2, '2025-06-27', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (60, 44, 1, '2025-06-30', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (61, 70, 1, '2025-07-03', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (62, 67, 1, '2025-07-04', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (63, 53, 1, '2025-08-13', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (64, 75, 2, '2025-09-01', 'P', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (65, 15, 2, '2025-09-01', 'F', 'NONE', NULL);
INSERT INTO tblInspection VALUES (66, 11, 1, '2025-09-16', 'D', 'FELL', NULL);
INSERT INTO tblInspection VALUES (67, 44, 2, '2025-09-30', 'P', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (68, 64, 4, '2025-10-01', 'F', 'PRUNE', '2026-01-15');
INSERT INTO tblInspection VALUES (69, 74, 1, '2025-10-02', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (70, 33, 1, '2025-11-04', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (71, 35, 1, '2025-11-18', 'F', 'PRUNE', '2026-01-03');
INSERT INTO tblInspection VALUES (72, 30, 4, '2025-12-17', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (73, 46, 1, '2025-12-18', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (74, 65, 1, '2025-12-18', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (75, 52, 4, '2025-12-23', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (76, 5, 2, '2026-01-12', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (77, 7, 1, '2026-01-15', 'F', 'PRUNE', NULL);
INSERT INTO tblInspection VALUES (78, 15, 4, '2026-01-16', 'G', 'NONE', NULL);
INSERT INTO tblInspection VALUES (79, 7, 1, '2026-01-19', 'G', 'NONE', NULL);

INSERT INTO tblContractor VALUES (1, 'Northern Gas Networks', 'Gas', '0800 040 7766', 1);
INSERT INTO tblContractor VALUES (2, 'Yorwater Utilities', 'Water', '0345 124 2424', 1);
INSERT INTO tblContractor VALUES (3, 'FibreReach Ltd', 'Telecoms', '0113 496 0331', 0);
INSERT INTO tblContractor VALUES (4, 'Hollins Civil Engineering', 'Highways', '01904 555 210', 1);
INSERT INTO tblContractor VALUES (5, 'Castle Power Grid', 'Electricity', '0800 011 3332', 1);
INSERT INTO tblContractor VALUES (6, 'Greenway Arboriculture', 'Trees', '01423 770 118', 1);
INSERT INTO tblContractor VALUES (7, 'Briggs & Sons Paving', 'Highways', '01482 330 905', 0);

INSERT INTO tblPermit VALUES (1, 'SW/2023/101', 2, 2, 'Sewer repair', 0, 0, '2023-01-11',
  '2023-02-27', '2023-03-07', '2023-03-07', 'CL', 85.00, 0.00, 5);
INSERT INTO tblPermit VALUES (2, 'SW/2023/102', 12, 5, 'EV charger connection', 0, 1, '2023-02-13',
  '2023-03-08', '2023-03-24', '2023-04-02', 'CL', 150.00, 2250.00, NULL);
INSERT INTO tblPermit VALUES (3, 'SW/2023/103', 7, 5, 'Cable fault', 1, 0, '2023-02-27',
  '2023-02-27', '2023-03-03', '2023-03-05', 'CL', 150.00, 500.00, NULL);
INSERT INTO tblPermit VALUES (4, 'SW/2023/104', 5, 2, 'Sewer repair', 0, 0, '2023-04-25',
  '2023-07-05', '2023-07-31', '2023-08-05', 'CL', 150.00, 1250.00, 5);
INSERT INTO tblPermit VALUES (5, 'SW/2023/105', 10, 5, 'Cable fault', 1, 0, '2023-05-03',
  '2023-05-03', '2023-05-05', NULL, 'WD', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (6, 'SW/2023/106', 14, 1, 'Mains replacement', 0, 0, '2023-05-05',
  '2023-06-19', '2023-06-22', '2023-06-22', 'CL', 150.00, 0.00, 5);
INSERT INTO tblPermit VALUES (7, 'SW/2023/107', 11, 5, 'EV charger connection', 0, 0, '2023-05-08',
  '2023-07-17', '2023-07-29', '2023-07-31', 'CL', 85.00, 200.00, 3);
INSERT INTO tblPermit VALUES (8, 'SW/2023/108', 7, 4, 'Crossing works', 0, 1, '2023-05-24',
  '2023-07-21', '2023-08-03', '2023-08-02', 'CL', 150.00, 0.00, 5);
INSERT INTO tblPermit VALUES (9, 'SW/2023/109', 2, 6, 'Tree surgery', 0, 0, '2023-05-25',
  '2023-07-24', '2023-07-28', '2023-08-06', 'CL', 0.00, 900.00, 3);
INSERT INTO tblPermit VALUES (10, 'SW/2023/110', 16, 5, 'EV charger connection', 0, 0,
  '2023-07-04', '2023-09-18', '2023-10-17', NULL, 'RF', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (11, 'SW/2023/111', 10, 6, 'Tree surgery', 0, 0, '2023-07-14',
  '2023-09-04', '2023-09-07', NULL, 'RF', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (12, 'SW/2023/112', 3, 3, 'Cabinet installation', 0, 0, '2023-08-22',
  '2023-09-25', '2023-10-11', '2023-10-20', 'CL', 240.00, 4500.00, 3);
INSERT INTO tblPermit VALUES (13, 'SW/2023/113', 14, 6, 'Tree surgery', 0, 0, '2023-09-01',
  '2023-10-02', '2023-10-05', '2023-10-07', 'CL', 0.00, 500.00, 3);
INSERT INTO tblPermit VALUES (14, 'SW/2023/114', 3, 1, 'Mains replacement', 0, 0, '2023-09-05',
  '2023-10-10', '2023-10-17', '2023-10-17', 'CL', 240.00, 0.00, 3);
INSERT INTO tblPermit VALUES (15, 'SW/2023/115', 1, 4, 'Kerb repair', 0, 0, '2023-09-06',
  '2023-10-30', '2023-11-13', NULL, 'WD', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (16, 'SW/2023/116', 13, 1, 'Mains replacement', 0, 0, '2023-10-09',
  '2023-11-07', '2023-11-25', '2023-11-23', 'CL', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (17, 'SW/2023/117', 12, 1, 'Gas leak', 1, 0, '2023-10-30',
  '2023-10-30', '2023-11-02', '2023-11-11', 'CL', 150.00, 2250.00, 5);
INSERT INTO tblPermit VALUES (18, 'SW/2023/118', 3, 2, 'Meter installation', 0, 0, '2023-11-03',
  '2023-12-04', '2023-12-10', '2023-12-10', 'CL', 240.00, 0.00, 5);
INSERT INTO tblPermit VALUES (19, 'SW/2023/119', 1, 6, 'Tree surgery', 0, 0, '2023-12-01',
  '2024-01-22', '2024-01-26', '2024-01-31', 'CL', 0.00, 1250.00, NULL);
INSERT INTO tblPermit VALUES (20, 'SW/2023/120', 1, 4, 'Kerb repair', 0, 1, '2023-12-18',
  '2024-02-27', '2024-03-11', '2024-03-13', 'CL', 150.00, 500.00, NULL);
INSERT INTO tblPermit VALUES (21, 'SW/2024/121', 10, 4, 'Resurfacing', 0, 0, '2024-01-29',
  '2024-03-29', '2024-04-28', '2024-04-27', 'CL', 240.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (22, 'SW/2024/122', 7, 4, 'Crossing works', 0, 0, '2024-02-27',
  '2024-04-01', '2024-04-22', '2024-04-20', 'CL', 150.00, 0.00, 3);
INSERT INTO tblPermit VALUES (23, 'SW/2024/123', 4, 6, 'Tree surgery', 0, 0, '2024-03-07',
  '2024-05-08', '2024-05-09', '2024-05-14', 'CL', 0.00, 1250.00, NULL);
INSERT INTO tblPermit VALUES (24, 'SW/2024/124', 3, 6, 'Tree surgery', 0, 0, '2024-04-29',
  '2024-07-10', '2024-07-14', '2024-07-23', 'CL', 0.00, 4500.00, NULL);
INSERT INTO tblPermit VALUES (25, 'SW/2024/125', 1, 3, 'Cabinet installation', 0, 0, '2024-06-10',
  '2024-07-18', '2024-07-26', '2024-07-26', 'CL', 150.00, 0.00, 5);
INSERT INTO tblPermit VALUES (26, 'SW/2024/126', 11, 4, 'Resurfacing', 0, 0, '2024-06-25',
  '2024-07-15', '2024-07-31', '2024-07-31', 'CL', 85.00, 0.00, 5);
INSERT INTO tblPermit VALUES (27, 'SW/2024/127', 8, 4, 'Kerb repair', 0, 0, '2024-07-22',
  '2024-10-02', '2024-10-05', '2024-10-04', 'CL', 85.00, 0.00, 5);
INSERT INTO tblPermit VALUES (28, 'SW/2024/128', 4, 3, 'Fibre ducting', 0, 0, '2024-08-13',
  '2024-10-21', '2024-11-17', NULL, 'WD', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (29, 'SW/2024/129', 16, 3, 'Fibre ducting', 0, 0, '2024-09-06',
  '2024-09-23', '2024-09-29', '2024-09-29', 'CL', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (30, 'SW/2024/130', 3, 4, 'Resurfacing', 0, 1, '2024-09-17',
  '2024-10-07', '2024-10-15', NULL, 'RF', 240.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (31, 'SW/2024/131', 13, 5, 'EV charger connection', 0, 0,
  '2024-09-18', '2024-11-25', '2024-12-03', '2024-12-08', 'CL', 150.00, 1250.00, 3);
INSERT INTO tblPermit VALUES (32, 'SW/2024/132', 2, 3, 'Cabinet installation', 0, 0, '2024-10-03',
  '2024-11-26', '2024-12-20', '2024-12-19', 'CL', 85.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (33, 'SW/2024/133', 7, 6, 'Tree surgery', 0, 0, '2024-11-06',
  '2025-01-15', '2025-01-16', '2025-01-21', 'CL', 0.00, 1250.00, 5);
INSERT INTO tblPermit VALUES (34, 'SW/2024/134', 15, 6, 'Tree surgery', 0, 0, '2024-11-06',
  '2025-01-06', '2025-01-07', '2025-01-07', 'CL', 0.00, 0.00, 5);
INSERT INTO tblPermit VALUES (35, 'SW/2024/135', 15, 4, 'Kerb repair', 0, 1, '2024-11-13',
  '2025-01-06', '2025-01-26', '2025-02-04', 'CL', 85.00, 900.00, 3);
INSERT INTO tblPermit VALUES (36, 'SW/2024/136', 12, 2, 'Sewer repair', 0, 1, '2024-11-25',
  '2025-01-27', '2025-02-05', '2025-02-14', 'CL', 150.00, 2250.00, 3);
INSERT INTO tblPermit VALUES (37, 'SW/2024/137', 6, 4, 'Resurfacing', 0, 0, '2024-12-17',
  '2025-02-10', '2025-02-26', NULL, 'RF', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (38, 'SW/2025/138', 15, 2, 'Burst main', 1, 1, '2025-01-06',
  '2025-01-06', '2025-01-08', '2025-01-08', 'CL', 85.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (39, 'SW/2025/139', 11, 3, 'Fibre ducting', 0, 1, '2025-01-20',
  '2025-04-04', '2025-04-09', '2025-04-09', 'CL', 85.00, 0.00, 3);
INSERT INTO tblPermit VALUES (40, 'SW/2025/140', 10, 4, 'Kerb repair', 0, 1, '2025-02-03',
  '2025-04-16', '2025-05-04', '2025-05-04', 'CL', 240.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (41, 'SW/2025/141', 4, 3, 'Fibre ducting', 0, 0, '2025-02-10',
  '2025-03-31', '2025-04-22', '2025-04-20', 'CL', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (42, 'SW/2025/142', 10, 4, 'Resurfacing', 0, 0, '2025-02-11',
  '2025-04-21', '2025-05-07', '2025-05-12', 'CL', 240.00, 2500.00, 3);
INSERT INTO tblPermit VALUES (43, 'SW/2025/143', 15, 6, 'Tree surgery', 0, 1, '2025-02-26',
  '2025-03-21', '2025-03-23', '2025-04-06', 'CL', 0.00, 1400.00, 3);
INSERT INTO tblPermit VALUES (44, 'SW/2025/144', 3, 4, 'Resurfacing', 0, 0, '2025-02-27',
  '2025-03-17', '2025-04-02', '2025-03-31', 'CL', 240.00, 0.00, 3);
INSERT INTO tblPermit VALUES (45, 'SW/2025/145', 4, 6, 'Tree surgery', 0, 0, '2025-04-17',
  '2025-06-18', '2025-06-21', '2025-06-19', 'CL', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (46, 'SW/2025/146', 1, 6, 'Tree surgery', 0, 0, '2025-04-30',
  '2025-05-21', '2025-05-25', '2025-06-08', 'CL', 0.00, 3500.00, 3);
INSERT INTO tblPermit VALUES (47, 'SW/2025/147', 6, 2, 'Sewer repair', 0, 0, '2025-05-19',
  '2025-07-07', '2025-08-04', '2025-08-18', 'CL', 150.00, 3500.00, 6);
INSERT INTO tblPermit VALUES (48, 'SW/2025/148', 13, 3, 'Fibre ducting', 0, 0, '2025-05-21',
  '2025-06-16', '2025-06-27', '2025-06-25', 'CL', 150.00, 0.00, 3);
INSERT INTO tblPermit VALUES (49, 'SW/2025/149', 10, 3, 'Fibre ducting', 0, 0, '2025-06-27',
  '2025-08-08', '2025-08-14', '2025-08-14', 'CL', 240.00, 0.00, 6);
INSERT INTO tblPermit VALUES (50, 'SW/2025/150', 3, 2, 'Sewer repair', 0, 0, '2025-07-11',
  '2025-08-11', '2025-09-02', '2025-09-07', 'CL', 240.00, 2500.00, 6);
INSERT INTO tblPermit VALUES (51, 'SW/2025/151', 13, 2, 'Burst main', 1, 0, '2025-07-21',
  '2025-07-21', '2025-07-23', '2025-07-23', 'CL', 150.00, 0.00, 3);
INSERT INTO tblPermit VALUES (52, 'SW/2025/152', 9, 1, 'Mains replacement', 0, 1, '2025-08-04',
  '2025-10-20', '2025-11-04', '2025-11-04', 'CL', 85.00, 0.00, 6);
INSERT INTO tblPermit VALUES (53, 'SW/2025/153', 4, 6, 'Tree surgery', 0, 0, '2025-08-11',
  '2025-09-22', '2025-09-23', NULL, 'WD', 0.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (54, 'SW/2025/154', 4, 2, 'Meter installation', 0, 0, '2025-08-11',
  '2025-09-15', '2025-09-21', '2025-09-19', 'CL', 150.00, 0.00, 6);
INSERT INTO tblPermit VALUES (55, 'SW/2025/155', 5, 5, 'EV charger connection', 0, 1, '2025-08-25',
  '2025-09-23', '2025-09-28', '2025-09-26', 'CL', 150.00, 0.00, 6);
INSERT INTO tblPermit VALUES (56, 'SW/2025/156', 9, 5, 'Cable fault', 1, 0, '2025-08-29',
  '2025-08-29', '2025-08-30', '2025-09-01', 'CL', 85.00, 200.00, NULL);
INSERT INTO tblPermit VALUES (57, 'SW/2025/157', 15, 6, 'Tree surgery', 0, 1, '2025-08-29',
  '2025-10-07', '2025-10-08', '2025-10-08', 'CL', 0.00, 0.00, 3);
INSERT INTO tblPermit VALUES (58, 'SW/2025/158', 1, 1, 'Mains replacement', 0, 0, '2025-09-15',
  '2025-10-06', '2025-11-01', '2025-11-10', 'CL', 150.00, 2250.00, 6);
INSERT INTO tblPermit VALUES (59, 'SW/2025/159', 3, 3, 'Fibre ducting', 0, 0, '2025-09-26',
  '2025-10-24', '2025-10-29', '2025-10-28', 'CL', 240.00, 0.00, 6);
INSERT INTO tblPermit VALUES (60, 'SW/2025/160', 2, 6, 'Tree surgery', 0, 0, '2025-10-02',
  '2025-11-17', '2025-11-21', '2025-11-23', 'CL', 0.00, 200.00, 6);
INSERT INTO tblPermit VALUES (61, 'SW/2025/161', 15, 1, 'Gas leak', 1, 1, '2025-12-05',
  '2025-12-05', '2025-12-09', '2025-12-09', 'CL', 85.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (62, 'SW/2025/162', 10, 4, 'Kerb repair', 0, 1, '2025-12-12',
  '2025-12-30', '2026-01-02', '2026-01-16', 'CL', 240.00, 7000.00, 3);
INSERT INTO tblPermit VALUES (63, 'SW/2025/163', 4, 2, 'Meter installation', 0, 0, '2025-12-15',
  '2026-02-09', '2026-02-13', NULL, 'GR', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (64, 'SW/2026/164', 12, 5, 'EV charger connection', 0, 0,
  '2026-01-05', '2026-02-23', '2026-02-27', NULL, 'GR', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (65, 'SW/2026/165', 1, 4, 'Resurfacing', 0, 1, '2026-01-12',
  '2026-03-16', '2026-03-27', NULL, 'AP', 150.00, 0.00, NULL);
INSERT INTO tblPermit VALUES (66, 'SW/2026/166', 9, 3, 'Fibre ducting', 0, 0, '2026-01-19',
  '2026-03-02', '2026-03-13', NULL, 'AP', 85.00, 0.00, NULL);
