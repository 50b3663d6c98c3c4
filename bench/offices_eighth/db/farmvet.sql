CREATE TABLE tblFarm (FarmID INTEGER PRIMARY KEY, FarmName TEXT, FarmerFirst TEXT,
  FarmerLast TEXT, Parish TEXT, MilesFromSurgery REAL);
INSERT INTO "tblFarm" VALUES (1, 'Low Garth', 'Pauline', 'Eyre', 'Embleton', 3.5);
INSERT INTO "tblFarm" VALUES (2, 'High Birk Farm', 'Wendy', 'Mbeki', 'Buttermere', 18.4);
INSERT INTO "tblFarm" VALUES (3, 'Moss Side', 'Judith', 'Bassett', 'Lorton', 18.1);
INSERT INTO "tblFarm" VALUES (4, 'Castle Howe', 'Olive', 'Tuck', 'Buttermere', 11.2);
INSERT INTO "tblFarm" VALUES (5, 'Greenrigg', 'Tomasz', 'Bevan', 'Embleton', 6.4);
INSERT INTO "tblFarm" VALUES (6, 'Bank End', 'Rosie', 'Muir', 'Loweswater', 9.7);
INSERT INTO "tblFarm" VALUES (7, 'Swinside', 'Leonard', 'Pickles', 'Loweswater', 11.5);
INSERT INTO "tblFarm" VALUES (8, 'Thornthwaite Hall', 'Alan', 'Morgan', 'Lorton', 18.7);
INSERT INTO "tblFarm" VALUES (9, 'Yew Tree Farm', 'Grace', 'Vaughan', 'Embleton', 3.2);
INSERT INTO "tblFarm" VALUES (10, 'Beckstones', 'Stuart', 'Nowak', 'Lorton', 8.6);
INSERT INTO "tblFarm" VALUES (11, 'Scale Hill', 'Yvonne', 'Garside', 'Loweswater', 5.5);
INSERT INTO "tblFarm" VALUES (12, 'Kirk House', 'Bronwen', 'Winterbottom', 'Embleton', 15.1);
INSERT INTO "tblFarm" VALUES (13, 'Raven Crag', 'Rosie', 'Goodall', 'Loweswater', 5.9);
INSERT INTO "tblFarm" VALUES (14, 'Intake Farm', 'Norman', 'Jessop', 'Embleton', 13.3);
CREATE TABLE tblVet (VetID INTEGER PRIMARY KEY, VetName TEXT, Qualified INTEGER,
  PartTime INTEGER);
INSERT INTO "tblVet" VALUES (1, 'Ruth Hetherington', 1996, 0);
INSERT INTO "tblVet" VALUES (2, 'Alasdair Boyd', 2008, 0);
INSERT INTO "tblVet" VALUES (3, 'Siobhan Keane', 2015, 1);
INSERT INTO "tblVet" VALUES (4, 'Marek Zielinski', 2019, 0);
INSERT INTO "tblVet" VALUES (5, 'Emily Postlethwaite', 2025, 0);
CREATE TABLE tblAnimal (AnimalID INTEGER PRIMARY KEY, FarmID INTEGER, EarTag TEXT, Species TEXT,
  Breed TEXT, Sex TEXT, Born TEXT, Died TEXT);
INSERT INTO "tblAnimal" VALUES (1, 2, 'UK195058', 'Cattle', 'Holstein', 'M', '2016-11-06', NULL);
INSERT INTO "tblAnimal" VALUES (2, 10, 'UK551732', 'Sheep', 'Herdwick', 'M', '2025-04-10', NULL);
INSERT INTO "tblAnimal" VALUES (3, 11, 'UK811982', 'Sheep', 'Texel', 'M', '2021-04-24', NULL);
INSERT INTO "tblAnimal" VALUES (4, 4, 'UK650835', 'Goat', 'Saanen', 'M', '2020-06-12', NULL);
INSERT INTO "tblAnimal" VALUES (5, 2, 'UK568161', 'Goat', 'Saanen', 'F', '2020-03-02', NULL);
INSERT INTO "tblAnimal" VALUES (6, 6, 'UK928935', 'Cattle', 'Holstein', 'F', '2022-09-23', NULL);
INSERT INTO "tblAnimal" VALUES (7, 1, 'UK297163', 'Cattle', 'Limousin', 'F', '2021-08-01',
  '2026-02-04');
INSERT INTO "tblAnimal" VALUES (8, 1, 'UK361789', 'Sheep', 'Herdwick', 'F', '2017-09-03', NULL);
INSERT INTO "tblAnimal" VALUES (9, 7, 'UK863583', 'Cattle', 'Belted Galloway', 'F', '2021-07-28',
  '2026-04-30');
INSERT INTO "tblAnimal" VALUES (10, 12, 'UK115103', 'Cattle', 'Belted Galloway', 'F',
  '2021-08-31', NULL);
INSERT INTO "tblAnimal" VALUES (11, 10, 'UK513611', 'Goat', 'Saanen', 'F', '2025-03-09', NULL);
INSERT INTO "tblAnimal" VALUES (12, 12, 'UK993732', 'Pig', 'Oxford Sandy', 'F', '2021-07-05',
  NULL);
INSERT INTO "tblAnimal" VALUES (13, 12, 'UK468148', 'Sheep', 'Swaledale', 'M', '2022-07-14',
  NULL);
INSERT INTO "tblAnimal" VALUES (14, 9, 'UK474128', 'Sheep', 'Swaledale', 'F', '2020-12-06',
  NULL);
INSERT INTO "tblAnimal" VALUES (15, 3, 'UK751421', 'Cattle', 'Limousin', 'M', '2023-08-30',
  NULL);
INSERT INTO "tblAnimal" VALUES (16, 7, 'UK720682', 'Cattle', 'Belted Galloway', 'F',
  '2024-06-28', NULL);
INSERT INTO "tblAnimal" VALUES (17, 10, 'UK389965', 'Pig', 'Oxford Sandy', 'M', '2022-09-07',
  NULL);
INSERT INTO "tblAnimal" VALUES (18, 5, 'UK120635', 'Cattle', 'Holstein', 'M', '2022-04-13',
  NULL);
INSERT INTO "tblAnimal" VALUES (19, 12, 'UK262819', 'Sheep', 'Herdwick', 'F', '2017-10-24',
  NULL);
INSERT INTO "tblAnimal" VALUES (20, 4, 'UK260731', 'Cattle', 'Holstein', 'F', '2019-07-20',
  NULL);
INSERT INTO "tblAnimal" VALUES (21, 1, 'UK980169', 'Sheep', 'Texel', 'M', '2025-03-26', NULL);
INSERT INTO "tblAnimal" VALUES (22, 13, 'UK660222', 'Sheep', 'Herdwick', 'F', '2019-08-02',
  NULL);
INSERT INTO "tblAnimal" VALUES (23, 7, 'UK964767', 'Sheep', 'Herdwick', 'F', '2022-05-12', NULL);
INSERT INTO "tblAnimal" VALUES (24, 9, 'UK379344', 'Goat', 'Saanen', 'F', '2020-10-14', NULL);
INSERT INTO "tblAnimal" VALUES (25, 13, 'UK438411', 'Sheep', 'Swaledale', 'F', '2023-03-21',
  NULL);
INSERT INTO "tblAnimal" VALUES (26, 7, 'UK962513', 'Cattle', 'Holstein', 'F', '2023-05-04',
  '2026-05-26');
INSERT INTO "tblAnimal" VALUES (27, 13, 'UK487638', 'Sheep', 'Texel', 'F', '2024-03-07', NULL);
INSERT INTO "tblAnimal" VALUES (28, 6, 'UK857856', 'Pig', 'Oxford Sandy', 'F', '2022-06-26',
  NULL);
INSERT INTO "tblAnimal" VALUES (29, 1, 'UK910005', 'Pig', 'Oxford Sandy', 'M', '2023-04-21',
  NULL);
INSERT INTO "tblAnimal" VALUES (30, 2, 'UK217111', 'Sheep', 'Herdwick', 'F', '2023-04-13', NULL);
INSERT INTO "tblAnimal" VALUES (31, 7, 'UK505139', 'Cattle', 'Holstein', 'M', '2024-11-23',
  NULL);
INSERT INTO "tblAnimal" VALUES (32, 9, 'UK570214', 'Sheep', 'Swaledale', 'F', '2018-02-14',
  NULL);
INSERT INTO "tblAnimal" VALUES (33, 11, 'UK114797', 'Cattle', 'Limousin', 'F', '2018-06-16',
  NULL);
INSERT INTO "tblAnimal" VALUES (34, 8, 'UK194317', 'Cattle', 'Limousin', 'F', '2018-11-19',
  NULL);
INSERT INTO "tblAnimal" VALUES (35, 1, 'UK666854', 'Cattle', 'Belted Galloway', 'F',
  '2022-04-24', NULL);
INSERT INTO "tblAnimal" VALUES (36, 13, 'UK205703', 'Sheep', 'Swaledale', 'F', '2017-02-07',
  NULL);
INSERT INTO "tblAnimal" VALUES (37, 9, 'UK160372', 'Sheep', 'Swaledale', 'F', '2019-07-31',
  NULL);
INSERT INTO "tblAnimal" VALUES (38, 5, 'UK455502', 'Cattle', 'Belted Galloway', 'F',
  '2023-02-16', NULL);
INSERT INTO "tblAnimal" VALUES (39, 9, 'UK128969', 'Sheep', 'Texel', 'F', '2022-10-24', NULL);
INSERT INTO "tblAnimal" VALUES (40, 12, 'UK782686', 'Sheep', 'Swaledale', 'M', '2019-05-05',
  NULL);
INSERT INTO "tblAnimal" VALUES (41, 11, 'UK920791', 'Pig', 'Oxford Sandy', 'F', '2019-09-13',
  NULL);
INSERT INTO "tblAnimal" VALUES (42, 11, 'UK535883', 'Cattle', 'Holstein', 'M', '2018-01-01',
  NULL);
INSERT INTO "tblAnimal" VALUES (43, 7, 'UK516970', 'Cattle', 'Holstein', 'F', '2016-11-27',
  NULL);
INSERT INTO "tblAnimal" VALUES (44, 8, 'UK198666', 'Sheep', 'Swaledale', 'M', '2020-09-19',
  '2026-03-07');
INSERT INTO "tblAnimal" VALUES (45, 12, 'UK587185', 'Cattle', 'Belted Galloway', 'F',
  '2016-04-02', NULL);
INSERT INTO "tblAnimal" VALUES (46, 1, 'UK290455', 'Cattle', 'Belted Galloway', 'F',
  '2020-02-18', NULL);
INSERT INTO "tblAnimal" VALUES (47, 9, 'UK839580', 'Sheep', 'Texel', 'F', '2024-01-02', NULL);
INSERT INTO "tblAnimal" VALUES (48, 5, 'UK808632', 'Sheep', 'Swaledale', 'F', '2016-12-11',
  NULL);
INSERT INTO "tblAnimal" VALUES (49, 9, 'UK582722', 'Sheep', 'Swaledale', 'F', '2019-07-14',
  '2026-02-28');
INSERT INTO "tblAnimal" VALUES (50, 3, 'UK683681', 'Pig', 'Oxford Sandy', 'F', '2023-02-21',
  NULL);
INSERT INTO "tblAnimal" VALUES (51, 4, 'UK610510', 'Cattle', 'Limousin', 'F', '2021-07-25',
  '2025-10-13');
INSERT INTO "tblAnimal" VALUES (52, 3, 'UK670645', 'Cattle', 'Belted Galloway', 'F',
  '2021-05-07', NULL);
INSERT INTO "tblAnimal" VALUES (53, 4, 'UK328829', 'Sheep', 'Herdwick', 'F', '2017-01-25',
  '2025-10-19');
INSERT INTO "tblAnimal" VALUES (54, 2, 'UK996835', 'Sheep', 'Texel', 'F', '2023-12-18', NULL);
INSERT INTO "tblAnimal" VALUES (55, 2, 'UK782766', 'Cattle', 'Holstein', 'F', '2017-08-01',
  NULL);
INSERT INTO "tblAnimal" VALUES (56, 7, 'UK230342', 'Cattle', 'Belted Galloway', 'F',
  '2024-01-22', NULL);
INSERT INTO "tblAnimal" VALUES (57, 2, 'UK819630', 'Goat', 'Saanen', 'F', '2018-07-28', NULL);
INSERT INTO "tblAnimal" VALUES (58, 3, 'UK753194', 'Sheep', 'Herdwick', 'F', '2016-06-26', NULL);
INSERT INTO "tblAnimal" VALUES (59, 1, 'UK501251', 'Cattle', 'Limousin', 'F', '2016-04-01',
  NULL);
INSERT INTO "tblAnimal" VALUES (60, 9, 'UK225426', 'Pig', 'Oxford Sandy', 'F', '2018-07-14',
  NULL);
INSERT INTO "tblAnimal" VALUES (61, 12, 'UK255623', 'Sheep', 'Swaledale', 'F', '2023-11-08',
  NULL);
INSERT INTO "tblAnimal" VALUES (62, 5, 'UK498963', 'Cattle', 'Holstein', 'M', '2016-06-26',
  NULL);
INSERT INTO "tblAnimal" VALUES (63, 4, 'UK688260', 'Cattle', 'Belted Galloway', 'F',
  '2017-08-14', NULL);
INSERT INTO "tblAnimal" VALUES (64, 6, 'UK978528', 'Cattle', 'Holstein', 'M', '2021-07-18',
  '2025-08-19');
INSERT INTO "tblAnimal" VALUES (65, 2, 'UK439506', 'Cattle', 'Holstein', 'F', '2018-12-16',
  NULL);
INSERT INTO "tblAnimal" VALUES (66, 11, 'UK781906', 'Cattle', 'Holstein', 'F', '2016-03-03',
  NULL);
INSERT INTO "tblAnimal" VALUES (67, 7, 'UK227816', 'Pig', 'Oxford Sandy', 'F', '2017-01-01',
  NULL);
INSERT INTO "tblAnimal" VALUES (68, 5, 'UK420183', 'Sheep', 'Swaledale', 'F', '2018-01-17',
  NULL);
INSERT INTO "tblAnimal" VALUES (69, 9, 'UK797122', 'Sheep', 'Swaledale', 'M', '2020-04-22',
  NULL);
INSERT INTO "tblAnimal" VALUES (70, 2, 'UK220097', 'Sheep', 'Texel', 'M', '2019-10-16', NULL);
INSERT INTO "tblAnimal" VALUES (71, 3, 'UK767126', 'Pig', 'Oxford Sandy', 'F', '2017-12-01',
  NULL);
INSERT INTO "tblAnimal" VALUES (72, 6, 'UK966833', 'Cattle', 'Belted Galloway', 'M',
  '2021-07-11', NULL);
INSERT INTO "tblAnimal" VALUES (73, 10, 'UK859417', 'Cattle', 'Belted Galloway', 'F',
  '2024-09-03', NULL);
INSERT INTO "tblAnimal" VALUES (74, 11, 'UK394314', 'Cattle', 'Holstein', 'F', '2018-01-11',
  '2025-11-27');
INSERT INTO "tblAnimal" VALUES (75, 1, 'UK889406', 'Sheep', 'Herdwick', 'F', '2023-03-05', NULL);
INSERT INTO "tblAnimal" VALUES (76, 1, 'UK701147', 'Cattle', 'Belted Galloway', 'F',
  '2023-12-07', NULL);
INSERT INTO "tblAnimal" VALUES (77, 10, 'UK125053', 'Sheep', 'Texel', 'F', '2019-04-06', NULL);
INSERT INTO "tblAnimal" VALUES (78, 11, 'UK755053', 'Sheep', 'Swaledale', 'F', '2021-04-26',
  NULL);
INSERT INTO "tblAnimal" VALUES (79, 11, 'UK816729', 'Cattle', 'Belted Galloway', 'F',
  '2016-07-05', NULL);
INSERT INTO "tblAnimal" VALUES (80, 12, 'UK332499', 'Cattle', 'Holstein', 'F', '2016-08-08',
  NULL);
INSERT INTO "tblAnimal" VALUES (81, 8, 'UK345601', 'Cattle', 'Holstein', 'F', '2018-03-31',
  NULL);
INSERT INTO "tblAnimal" VALUES (82, 9, 'UK402834', 'Cattle', 'Limousin', 'M', '2023-11-09',
  NULL);
INSERT INTO "tblAnimal" VALUES (83, 4, 'UK865614', 'Pig', 'Oxford Sandy', 'F', '2023-03-22',
  NULL);
INSERT INTO "tblAnimal" VALUES (84, 8, 'UK902748', 'Cattle', 'Limousin', 'M', '2017-07-16',
  NULL);
INSERT INTO "tblAnimal" VALUES (85, 10, 'UK865660', 'Sheep', 'Swaledale', 'F', '2022-04-10',
  NULL);
INSERT INTO "tblAnimal" VALUES (86, 2, 'UK881077', 'Goat', 'Saanen', 'F', '2022-03-16', NULL);
INSERT INTO "tblAnimal" VALUES (87, 1, 'UK158023', 'Cattle', 'Belted Galloway', 'F',
  '2019-05-13', NULL);
INSERT INTO "tblAnimal" VALUES (88, 6, 'UK208142', 'Sheep', 'Swaledale', 'F', '2024-09-14',
  NULL);
INSERT INTO "tblAnimal" VALUES (89, 8, 'UK720623', 'Sheep', 'Herdwick', 'F', '2018-03-03', NULL);
INSERT INTO "tblAnimal" VALUES (90, 13, 'UK400942', 'Cattle', 'Belted Galloway', 'F',
  '2020-03-18', NULL);
INSERT INTO "tblAnimal" VALUES (91, 11, 'UK283442', 'Cattle', 'Limousin', 'M', '2016-10-02',
  NULL);
INSERT INTO "tblAnimal" VALUES (92, 9, 'UK276912', 'Cattle', 'Limousin', 'F', '2018-09-15',
  NULL);
INSERT INTO "tblAnimal" VALUES (93, 11, 'UK185185', 'Cattle', 'Holstein', 'F', '2019-05-21',
  NULL);
INSERT INTO "tblAnimal" VALUES (94, 8, 'UK387934', 'Cattle', 'Holstein', 'M', '2024-10-22',
  NULL);
INSERT INTO "tblAnimal" VALUES (95, 9, 'UK287334', 'Pig', 'Oxford Sandy', 'F', '2025-03-26',
  NULL);
INSERT INTO "tblAnimal" VALUES (96, 1, 'UK469595', 'Sheep', 'Herdwick', 'F', '2019-09-19', NULL);
INSERT INTO "tblAnimal" VALUES (97, 3, 'UK419170', 'Cattle', 'Holstein', 'M', '2024-04-16',
  NULL);
INSERT INTO "tblAnimal" VALUES (98, 12, 'UK833641', 'Sheep', 'Swaledale', 'M', '2023-09-28',
  NULL);
INSERT INTO "tblAnimal" VALUES (99, 13, 'UK616965', 'Cattle', 'Limousin', 'M', '2017-05-31',
  NULL);
INSERT INTO "tblAnimal" VALUES (100, 4, 'UK847588', 'Sheep', 'Texel', 'F', '2018-01-22', NULL);
INSERT INTO "tblAnimal" VALUES (101, 6, 'UK361383', 'Sheep', 'Swaledale', 'F', '2018-05-12',
  NULL);
INSERT INTO "tblAnimal" VALUES (102, 12, 'UK378460', 'Goat', 'Saanen', 'F', '2023-07-25', NULL);
INSERT INTO "tblAnimal" VALUES (103, 1, 'UK766058', 'Sheep', 'Herdwick', 'F', '2018-11-04',
  NULL);
INSERT INTO "tblAnimal" VALUES (104, 8, 'UK155336', 'Sheep', 'Swaledale', 'F', '2025-04-18',
  NULL);
INSERT INTO "tblAnimal" VALUES (105, 12, 'UK413335', 'Cattle', 'Belted Galloway', 'F',
  '2018-05-06', NULL);
INSERT INTO "tblAnimal" VALUES (106, 7, 'UK724885', 'Cattle', 'Limousin', 'F', '2018-02-04',
  NULL);
INSERT INTO "tblAnimal" VALUES (107, 13, 'UK578759', 'Sheep', 'Herdwick', 'F', '2023-07-28',
  NULL);
INSERT INTO "tblAnimal" VALUES (108, 3, 'UK569468', 'Cattle', 'Holstein', 'F', '2018-08-13',
  NULL);
INSERT INTO "tblAnimal" VALUES (109, 3, 'UK563411', 'Sheep', 'Swaledale', 'M', '2021-07-09',
  '2026-01-26');
INSERT INTO "tblAnimal" VALUES (110, 8, 'UK454670', 'Goat', 'Saanen', 'M', '2019-12-28', NULL);
INSERT INTO "tblAnimal" VALUES (111, 3, 'UK507620', 'Cattle', 'Holstein', 'F', '2022-03-09',
  NULL);
INSERT INTO "tblAnimal" VALUES (112, 5, 'UK843490', 'Sheep', 'Texel', 'F', '2019-06-13', NULL);
INSERT INTO "tblAnimal" VALUES (113, 7, 'UK932430', 'Sheep', 'Texel', 'F', '2018-07-28', NULL);
INSERT INTO "tblAnimal" VALUES (114, 12, 'UK411829', 'Cattle', 'Holstein', 'F', '2023-09-17',
  NULL);
INSERT INTO "tblAnimal" VALUES (115, 4, 'UK319381', 'Sheep', 'Texel', 'F', '2024-01-10', NULL);
INSERT INTO "tblAnimal" VALUES (116, 1, 'UK883133', 'Cattle', 'Holstein', 'M', '2016-10-05',
  NULL);
INSERT INTO "tblAnimal" VALUES (117, 7, 'UK180856', 'Cattle', 'Holstein', 'F', '2022-01-14',
  NULL);
INSERT INTO "tblAnimal" VALUES (118, 9, 'UK921637', 'Cattle', 'Holstein', 'M', '2017-04-07',
  NULL);
INSERT INTO "tblAnimal" VALUES (119, 9, 'UK542007', 'Cattle', 'Limousin', 'F', '2020-03-23',
  NULL);
INSERT INTO "tblAnimal" VALUES (120, 10, 'UK471232', 'Pig', 'Oxford Sandy', 'F', '2018-07-07',
  NULL);
CREATE TABLE tblVisit (VisitID INTEGER PRIMARY KEY, FarmID INTEGER, VetID INTEGER,
  VisitDate TEXT, OutOfHours INTEGER, CallOutFee REAL, Reason TEXT);
INSERT INTO "tblVisit" VALUES (1, 2, 4, '2025-06-03', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (2, 1, 1, '2025-06-04', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (3, 6, 2, '2025-06-05', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (4, 2, 1, '2025-06-11', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (5, 12, 4, '2025-06-17', 1, 95.0, 'herd check');
INSERT INTO "tblVisit" VALUES (6, 6, 4, '2025-06-25', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (7, 7, 2, '2025-07-06', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (8, 3, 2, '2025-07-07', 0, 0.0, 'mastitis');
INSERT INTO "tblVisit" VALUES (9, 1, 1, '2025-07-10', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (10, 8, 2, '2025-07-12', 1, 95.0, 'mastitis');
INSERT INTO "tblVisit" VALUES (11, 9, 4, '2025-07-14', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (12, 6, 1, '2025-07-20', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (13, 7, 3, '2025-07-21', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (14, 1, 4, '2025-07-21', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (15, 1, 4, '2025-07-21', 0, 42.5, 'herd check');
INSERT INTO "tblVisit" VALUES (16, 10, 1, '2025-07-30', 1, 95.0, 'calving');
INSERT INTO "tblVisit" VALUES (17, 12, 2, '2025-08-05', 0, 42.5, 'herd check');
INSERT INTO "tblVisit" VALUES (18, 3, 3, '2025-08-06', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (19, 9, 3, '2025-08-06', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (20, 2, 4, '2025-08-09', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (21, 2, 4, '2025-08-09', 1, 95.0, 'vaccination');
INSERT INTO "tblVisit" VALUES (22, 5, 4, '2025-08-10', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (23, 7, 4, '2025-08-17', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (24, 1, 3, '2025-08-17', 1, 95.0, 'herd check');
INSERT INTO "tblVisit" VALUES (25, 10, 1, '2025-08-19', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (26, 7, 4, '2025-08-20', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (27, 12, 3, '2025-08-22', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (28, 1, 4, '2025-08-22', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (29, 7, 2, '2025-08-24', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (30, 2, 4, '2025-08-28', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (31, 11, 3, '2025-09-11', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (32, 1, 1, '2025-09-16', 1, 95.0, 'worming');
INSERT INTO "tblVisit" VALUES (33, 3, 1, '2025-09-23', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (34, 3, 2, '2025-09-24', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (35, 8, 2, '2025-09-25', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (36, 6, 2, '2025-09-30', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (37, 7, 2, '2025-10-07', 1, 95.0, 'vaccination');
INSERT INTO "tblVisit" VALUES (38, 4, 4, '2025-10-10', 0, 0.0, 'mastitis');
INSERT INTO "tblVisit" VALUES (39, 5, 2, '2025-10-12', 0, 42.5, 'herd check');
INSERT INTO "tblVisit" VALUES (40, 6, 3, '2025-10-12', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (41, 2, 2, '2025-10-15', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (42, 11, 2, '2025-10-17', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (43, 8, 1, '2025-10-19', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (44, 9, 4, '2025-10-19', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (45, 6, 3, '2025-10-23', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (46, 5, 1, '2025-10-29', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (47, 7, 4, '2025-11-05', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (48, 11, 3, '2025-11-07', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (49, 1, 2, '2025-11-08', 1, 95.0, 'calving');
INSERT INTO "tblVisit" VALUES (50, 3, 1, '2025-11-09', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (51, 2, 3, '2025-11-10', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (52, 8, 4, '2025-11-18', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (53, 2, 4, '2025-11-21', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (54, 9, 4, '2025-11-27', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (55, 11, 2, '2025-11-29', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (56, 1, 3, '2025-12-08', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (57, 2, 3, '2025-12-09', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (58, 8, 3, '2025-12-25', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (59, 6, 2, '2025-12-26', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (60, 11, 1, '2025-12-28', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (61, 2, 2, '2026-01-04', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (62, 9, 4, '2026-01-05', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (63, 2, 4, '2026-01-09', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (64, 10, 3, '2026-01-18', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (65, 4, 1, '2026-01-21', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (66, 9, 2, '2026-01-23', 1, 95.0, 'vaccination');
INSERT INTO "tblVisit" VALUES (67, 5, 2, '2026-01-27', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (68, 2, 3, '2026-01-28', 1, 95.0, 'lameness');
INSERT INTO "tblVisit" VALUES (69, 9, 3, '2026-01-30', 0, 42.5, 'herd check');
INSERT INTO "tblVisit" VALUES (70, 6, 1, '2026-02-05', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (71, 6, 2, '2026-02-06', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (72, 10, 2, '2026-02-10', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (73, 1, 4, '2026-02-16', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (74, 8, 2, '2026-02-17', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (75, 2, 2, '2026-02-23', 1, 95.0, 'calving');
INSERT INTO "tblVisit" VALUES (76, 1, 2, '2026-02-24', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (77, 1, 1, '2026-02-28', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (78, 9, 4, '2026-03-05', 1, 95.0, 'worming');
INSERT INTO "tblVisit" VALUES (79, 7, 2, '2026-03-06', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (80, 2, 4, '2026-03-11', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (81, 5, 4, '2026-03-16', 1, 95.0, 'vaccination');
INSERT INTO "tblVisit" VALUES (82, 2, 2, '2026-03-18', 1, 95.0, 'herd check');
INSERT INTO "tblVisit" VALUES (83, 2, 2, '2026-03-22', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (84, 12, 1, '2026-03-22', 0, 42.5, 'mastitis');
INSERT INTO "tblVisit" VALUES (85, 6, 4, '2026-03-30', 1, 95.0, 'milk fever');
INSERT INTO "tblVisit" VALUES (86, 6, 3, '2026-03-30', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (87, 8, 3, '2026-03-31', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (88, 2, 3, '2026-04-03', 0, 42.5, 'lameness');
INSERT INTO "tblVisit" VALUES (89, 2, 4, '2026-04-10', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (90, 5, 2, '2026-04-16', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (91, 3, 2, '2026-04-17', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (92, 6, 2, '2026-04-19', 0, 42.5, 'vaccination');
INSERT INTO "tblVisit" VALUES (93, 12, 1, '2026-05-09', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (94, 5, 3, '2026-05-15', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (95, 2, 1, '2026-05-17', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (96, 5, 3, '2026-05-18', 1, 95.0, 'lambing');
INSERT INTO "tblVisit" VALUES (97, 6, 4, '2026-05-22', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (98, 5, 1, '2026-05-22', 0, 42.5, 'injury');
INSERT INTO "tblVisit" VALUES (99, 6, 2, '2026-05-23', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (100, 9, 3, '2026-05-24', 1, 95.0, 'worming');
INSERT INTO "tblVisit" VALUES (101, 4, 1, '2026-05-29', 0, 42.5, 'lambing');
INSERT INTO "tblVisit" VALUES (102, 8, 4, '2026-05-30', 0, 42.5, 'milk fever');
INSERT INTO "tblVisit" VALUES (103, 9, 2, '2026-06-02', 0, 42.5, 'worming');
INSERT INTO "tblVisit" VALUES (104, 2, 2, '2026-06-04', 1, 95.0, 'lambing');
INSERT INTO "tblVisit" VALUES (105, 9, 4, '2026-06-05', 1, 95.0, 'injury');
INSERT INTO "tblVisit" VALUES (106, 9, 1, '2026-06-08', 0, 42.5, 'calving');
INSERT INTO "tblVisit" VALUES (107, 10, 1, '2026-06-11', 0, 0.0, 'herd check');
INSERT INTO "tblVisit" VALUES (108, 6, 2, '2026-06-20', 1, 95.0, 'herd check');
INSERT INTO "tblVisit" VALUES (109, 3, 2, '2026-06-25', 0, 42.5, 'herd check');
INSERT INTO "tblVisit" VALUES (110, 6, 4, '2026-06-30', 0, 42.5, 'herd check');
CREATE TABLE tblTreatment (TreatmentID INTEGER PRIMARY KEY, VisitID INTEGER, AnimalID INTEGER,
  MedicineID INTEGER, DoseMl REAL, Cost REAL, Outcome TEXT);
INSERT INTO "tblTreatment" VALUES (1, 1, 54, 1, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (2, 2, 75, 1, 20.0, 16.0, NULL);
INSERT INTO "tblTreatment" VALUES (3, 5, 105, 1, 20.0, 11.0, NULL);
INSERT INTO "tblTreatment" VALUES (4, 6, 72, 3, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (5, 6, 28, 8, 10.0, 12.0, 'no change');
INSERT INTO "tblTreatment" VALUES (6, 6, 101, 1, 15.0, 9.0, 'improving');
INSERT INTO "tblTreatment" VALUES (7, 7, 56, 3, 40.0, 29.0, 'no change');
INSERT INTO "tblTreatment" VALUES (8, 9, 75, 1, 15.0, 12.75, 'recovered');
INSERT INTO "tblTreatment" VALUES (9, 9, 35, 1, 2.5, 4.62, 'recovered');
INSERT INTO "tblTreatment" VALUES (10, 9, 59, 8, 20.0, 21.0, 'improving');
INSERT INTO "tblTreatment" VALUES (11, 10, 44, 8, 5.0, 7.5, NULL);
INSERT INTO "tblTreatment" VALUES (12, 10, 104, 9, 2.5, 4.0, 'improving');
INSERT INTO "tblTreatment" VALUES (13, 11, 32, 3, 2.5, 4.62, 'recovered');
INSERT INTO "tblTreatment" VALUES (14, 12, 64, 3, 5.0, 6.25, 'improving');
INSERT INTO "tblTreatment" VALUES (15, 13, 31, 9, 20.0, 21.0, 'improving');
INSERT INTO "tblTreatment" VALUES (16, 13, 26, 9, 2.5, 4.0, NULL);
INSERT INTO "tblTreatment" VALUES (17, 13, 117, 6, 2.5, 4.0, NULL);
INSERT INTO "tblTreatment" VALUES (18, 15, 96, 5, 10.0, 9.5, 'no change');
INSERT INTO "tblTreatment" VALUES (19, 16, 11, 8, 20.0, 16.0, NULL);
INSERT INTO "tblTreatment" VALUES (20, 16, 77, 3, 2.5, 5.25, 'improving');
INSERT INTO "tblTreatment" VALUES (21, 16, 120, 3, 5.0, 7.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (22, 16, 85, 9, 40.0, 39.0, 'no change');
INSERT INTO "tblTreatment" VALUES (23, 17, 40, 9, 10.0, 9.5, 'no change');
INSERT INTO "tblTreatment" VALUES (24, 17, 12, 5, 15.0, 16.5, 'no change');
INSERT INTO "tblTreatment" VALUES (25, 18, 50, 5, 15.0, 12.75, 'improving');
INSERT INTO "tblTreatment" VALUES (26, 18, 15, 9, 10.0, 12.0, 'no change');
INSERT INTO "tblTreatment" VALUES (27, 18, 52, 8, 2.5, 5.25, 'no change');
INSERT INTO "tblTreatment" VALUES (28, 18, 58, 2, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (29, 19, 92, 9, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (30, 19, 95, 4, 15.0, 9.0, 'improving');
INSERT INTO "tblTreatment" VALUES (31, 20, 1, 4, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (32, 20, 5, 3, 20.0, 16.0, NULL);
INSERT INTO "tblTreatment" VALUES (33, 20, 55, 2, 15.0, 9.0, 'no change');
INSERT INTO "tblTreatment" VALUES (34, 20, 65, 3, 2.5, 4.62, NULL);
INSERT INTO "tblTreatment" VALUES (35, 21, 1, 8, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (36, 21, 86, 2, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (37, 21, 5, 3, 15.0, 16.5, NULL);
INSERT INTO "tblTreatment" VALUES (38, 22, 112, 4, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (39, 22, 68, 8, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (40, 23, 106, 9, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (41, 24, 35, 9, 5.0, 7.5, NULL);
INSERT INTO "tblTreatment" VALUES (42, 25, 11, 1, 20.0, 11.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (43, 26, 106, 3, 2.5, 4.0, NULL);
INSERT INTO "tblTreatment" VALUES (44, 27, 80, 3, 20.0, 16.0, 'no change');
INSERT INTO "tblTreatment" VALUES (45, 27, 40, 6, 40.0, 29.0, NULL);
INSERT INTO "tblTreatment" VALUES (46, 27, 45, 3, 20.0, 11.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (47, 28, 59, 6, 5.0, 7.5, 'improving');
INSERT INTO "tblTreatment" VALUES (48, 29, 9, 6, 2.5, 4.0, NULL);
INSERT INTO "tblTreatment" VALUES (49, 29, 106, 6, 5.0, 6.25, NULL);
INSERT INTO "tblTreatment" VALUES (50, 29, 26, 3, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (51, 29, 67, 9, 15.0, 12.75, NULL);
INSERT INTO "tblTreatment" VALUES (52, 30, 5, 5, 10.0, 7.0, NULL);
INSERT INTO "tblTreatment" VALUES (53, 31, 91, 5, 15.0, 9.0, NULL);
INSERT INTO "tblTreatment" VALUES (54, 32, 103, 8, 15.0, 9.0, 'improving');
INSERT INTO "tblTreatment" VALUES (55, 32, 59, 8, 15.0, 12.75, 'recovered');
INSERT INTO "tblTreatment" VALUES (56, 32, 46, 1, 40.0, 39.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (57, 33, 97, 4, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (58, 33, 109, 1, 10.0, 9.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (59, 33, 58, 6, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (60, 33, 71, 4, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (61, 34, 97, 6, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (62, 34, 58, 1, 20.0, 11.0, 'improving');
INSERT INTO "tblTreatment" VALUES (63, 34, 109, 8, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (64, 34, 111, 3, 5.0, 7.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (65, 35, 110, 3, 5.0, 6.25, 'improving');
INSERT INTO "tblTreatment" VALUES (66, 35, 34, 8, 20.0, 11.0, 'improving');
INSERT INTO "tblTreatment" VALUES (67, 35, 104, 9, 15.0, 16.5, 'improving');
INSERT INTO "tblTreatment" VALUES (68, 35, 89, 3, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (69, 36, 88, 4, 10.0, 9.5, 'improving');
INSERT INTO "tblTreatment" VALUES (70, 36, 101, 6, 15.0, 12.75, NULL);
INSERT INTO "tblTreatment" VALUES (71, 36, 28, 8, 5.0, 7.5, 'no change');
INSERT INTO "tblTreatment" VALUES (72, 36, 6, 3, 20.0, 21.0, 'improving');
INSERT INTO "tblTreatment" VALUES (73, 37, 31, 3, 20.0, 11.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (74, 37, 67, 1, 40.0, 39.0, 'improving');
INSERT INTO "tblTreatment" VALUES (75, 37, 43, 5, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (76, 37, 117, 8, 2.5, 4.62, NULL);
INSERT INTO "tblTreatment" VALUES (77, 38, 63, 6, 10.0, 12.0, 'improving');
INSERT INTO "tblTreatment" VALUES (78, 38, 115, 5, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (79, 39, 48, 6, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (80, 40, 72, 1, 20.0, 16.0, NULL);
INSERT INTO "tblTreatment" VALUES (81, 40, 6, 9, 40.0, 19.0, 'no change');
INSERT INTO "tblTreatment" VALUES (82, 41, 30, 1, 20.0, 11.0, 'no change');
INSERT INTO "tblTreatment" VALUES (83, 42, 78, 2, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (84, 43, 84, 5, 40.0, 19.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (85, 43, 104, 6, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (86, 43, 44, 3, 5.0, 5.0, 'no change');
INSERT INTO "tblTreatment" VALUES (87, 43, 81, 3, 10.0, 12.0, 'no change');
INSERT INTO "tblTreatment" VALUES (88, 45, 72, 6, 20.0, 16.0, 'no change');
INSERT INTO "tblTreatment" VALUES (89, 45, 6, 3, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (90, 45, 101, 4, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (91, 46, 48, 8, 15.0, 16.5, 'no change');
INSERT INTO "tblTreatment" VALUES (92, 46, 18, 5, 15.0, 12.75, 'recovered');
INSERT INTO "tblTreatment" VALUES (93, 46, 68, 6, 10.0, 9.5, NULL);
INSERT INTO "tblTreatment" VALUES (94, 47, 31, 8, 15.0, 12.75, 'no change');
INSERT INTO "tblTreatment" VALUES (95, 47, 23, 8, 15.0, 12.75, 'recovered');
INSERT INTO "tblTreatment" VALUES (96, 47, 67, 6, 40.0, 19.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (97, 47, 9, 9, 40.0, 29.0, NULL);
INSERT INTO "tblTreatment" VALUES (98, 48, 78, 8, 2.5, 4.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (99, 49, 96, 3, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (100, 50, 111, 9, 2.5, 5.25, 'improving');
INSERT INTO "tblTreatment" VALUES (101, 50, 15, 9, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (102, 50, 109, 3, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (103, 51, 5, 1, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (104, 51, 65, 2, 2.5, 4.62, 'improving');
INSERT INTO "tblTreatment" VALUES (105, 51, 57, 2, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (106, 51, 1, 8, 2.5, 4.62, 'no change');
INSERT INTO "tblTreatment" VALUES (107, 52, 110, 3, 5.0, 5.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (108, 52, 84, 2, 10.0, 9.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (109, 52, 81, 8, 10.0, 9.5, 'no change');
INSERT INTO "tblTreatment" VALUES (110, 52, 104, 8, 40.0, 19.0, 'improving');
INSERT INTO "tblTreatment" VALUES (111, 54, 47, 6, 20.0, 11.0, 'improving');
INSERT INTO "tblTreatment" VALUES (112, 54, 95, 4, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (113, 54, 92, 5, 2.5, 4.0, 'improving');
INSERT INTO "tblTreatment" VALUES (114, 54, 24, 2, 2.5, 4.62, 'no change');
INSERT INTO "tblTreatment" VALUES (115, 55, 79, 9, 40.0, 39.0, 'improving');
INSERT INTO "tblTreatment" VALUES (116, 55, 66, 8, 5.0, 6.25, NULL);
INSERT INTO "tblTreatment" VALUES (117, 56, 21, 3, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (118, 56, 7, 8, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (119, 56, 116, 1, 5.0, 6.25, 'no change');
INSERT INTO "tblTreatment" VALUES (120, 58, 44, 1, 40.0, 19.0, 'no change');
INSERT INTO "tblTreatment" VALUES (121, 58, 110, 3, 40.0, 19.0, NULL);
INSERT INTO "tblTreatment" VALUES (122, 58, 81, 4, 40.0, 19.0, 'no change');
INSERT INTO "tblTreatment" VALUES (123, 58, 94, 2, 10.0, 7.0, 'no change');
INSERT INTO "tblTreatment" VALUES (124, 59, 72, 8, 20.0, 11.0, NULL);
INSERT INTO "tblTreatment" VALUES (125, 60, 78, 4, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (126, 60, 79, 3, 20.0, 16.0, 'improving');
INSERT INTO "tblTreatment" VALUES (127, 60, 91, 5, 2.5, 4.62, 'no change');
INSERT INTO "tblTreatment" VALUES (128, 60, 66, 8, 5.0, 6.25, 'improving');
INSERT INTO "tblTreatment" VALUES (129, 61, 70, 8, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (130, 61, 5, 5, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (131, 61, 54, 2, 15.0, 16.5, 'improving');
INSERT INTO "tblTreatment" VALUES (132, 62, 92, 6, 10.0, 9.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (133, 62, 39, 6, 2.5, 4.0, NULL);
INSERT INTO "tblTreatment" VALUES (134, 62, 14, 1, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (135, 62, 119, 5, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (136, 63, 55, 8, 5.0, 6.25, 'no change');
INSERT INTO "tblTreatment" VALUES (137, 63, 57, 2, 40.0, 39.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (138, 63, 5, 1, 15.0, 16.5, 'improving');
INSERT INTO "tblTreatment" VALUES (139, 63, 54, 8, 20.0, 11.0, NULL);
INSERT INTO "tblTreatment" VALUES (140, 64, 2, 3, 40.0, 19.0, NULL);
INSERT INTO "tblTreatment" VALUES (141, 65, 115, 3, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (142, 65, 83, 2, 40.0, 39.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (143, 65, 63, 9, 15.0, 9.0, 'no change');
INSERT INTO "tblTreatment" VALUES (144, 66, 69, 3, 5.0, 5.0, 'no change');
INSERT INTO "tblTreatment" VALUES (145, 66, 118, 1, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (146, 66, 39, 2, 20.0, 21.0, NULL);
INSERT INTO "tblTreatment" VALUES (147, 66, 47, 9, 20.0, 21.0, 'no change');
INSERT INTO "tblTreatment" VALUES (148, 67, 48, 9, 15.0, 12.75, 'recovered');
INSERT INTO "tblTreatment" VALUES (149, 67, 62, 6, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (150, 67, 18, 3, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (151, 67, 68, 6, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (152, 68, 55, 3, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (153, 69, 39, 3, 15.0, 16.5, 'no change');
INSERT INTO "tblTreatment" VALUES (154, 69, 37, 3, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (155, 69, 47, 5, 40.0, 29.0, 'no change');
INSERT INTO "tblTreatment" VALUES (156, 69, 14, 6, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (157, 70, 28, 3, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (158, 71, 6, 5, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (159, 71, 72, 8, 15.0, 9.0, 'no change');
INSERT INTO "tblTreatment" VALUES (160, 72, 2, 4, 2.5, 5.25, NULL);
INSERT INTO "tblTreatment" VALUES (161, 73, 75, 3, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (162, 74, 84, 4, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (163, 75, 70, 3, 2.5, 4.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (164, 76, 35, 3, 10.0, 12.0, NULL);
INSERT INTO "tblTreatment" VALUES (165, 76, 76, 3, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (166, 76, 75, 1, 15.0, 9.0, 'improving');
INSERT INTO "tblTreatment" VALUES (167, 77, 46, 8, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (168, 77, 35, 3, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (169, 77, 59, 3, 15.0, 12.75, 'improving');
INSERT INTO "tblTreatment" VALUES (170, 77, 21, 3, 40.0, 39.0, 'improving');
INSERT INTO "tblTreatment" VALUES (171, 78, 14, 8, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (172, 79, 56, 5, 5.0, 7.5, NULL);
INSERT INTO "tblTreatment" VALUES (173, 80, 30, 6, 5.0, 7.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (174, 80, 65, 1, 15.0, 9.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (175, 80, 70, 8, 10.0, 7.0, 'no change');
INSERT INTO "tblTreatment" VALUES (176, 81, 62, 5, 40.0, 39.0, NULL);
INSERT INTO "tblTreatment" VALUES (177, 81, 68, 5, 40.0, 19.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (178, 82, 30, 3, 40.0, 29.0, 'improving');
INSERT INTO "tblTreatment" VALUES (179, 83, 57, 8, 5.0, 6.25, 'no change');
INSERT INTO "tblTreatment" VALUES (180, 83, 86, 4, 40.0, 19.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (181, 84, 61, 8, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (182, 84, 114, 8, 2.5, 5.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (183, 84, 13, 9, 20.0, 16.0, 'improving');
INSERT INTO "tblTreatment" VALUES (184, 84, 102, 9, 2.5, 4.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (185, 85, 72, 3, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (186, 85, 28, 4, 15.0, 16.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (187, 86, 88, 4, 2.5, 4.62, NULL);
INSERT INTO "tblTreatment" VALUES (188, 86, 28, 4, 10.0, 9.5, 'no change');
INSERT INTO "tblTreatment" VALUES (189, 86, 72, 8, 5.0, 5.0, 'no change');
INSERT INTO "tblTreatment" VALUES (190, 86, 6, 5, 5.0, 5.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (191, 87, 84, 2, 2.5, 4.0, 'no change');
INSERT INTO "tblTreatment" VALUES (192, 87, 94, 4, 5.0, 6.25, 'improving');
INSERT INTO "tblTreatment" VALUES (193, 88, 1, 6, 5.0, 5.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (194, 89, 57, 4, 10.0, 9.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (195, 89, 55, 6, 20.0, 16.0, 'improving');
INSERT INTO "tblTreatment" VALUES (196, 90, 68, 3, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (197, 91, 58, 3, 2.5, 4.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (198, 91, 15, 3, 10.0, 12.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (199, 92, 72, 9, 20.0, 16.0, 'no change');
INSERT INTO "tblTreatment" VALUES (200, 92, 88, 8, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (201, 92, 6, 2, 40.0, 19.0, NULL);
INSERT INTO "tblTreatment" VALUES (202, 94, 18, 9, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (203, 94, 68, 6, 5.0, 5.0, 'no change');
INSERT INTO "tblTreatment" VALUES (204, 94, 62, 6, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (205, 95, 55, 2, 10.0, 9.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (206, 95, 5, 1, 5.0, 7.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (207, 96, 62, 5, 40.0, 39.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (208, 96, 38, 6, 2.5, 5.25, NULL);
INSERT INTO "tblTreatment" VALUES (209, 96, 18, 2, 40.0, 29.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (210, 96, 68, 5, 20.0, 16.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (211, 97, 28, 5, 5.0, 6.25, 'recovered');
INSERT INTO "tblTreatment" VALUES (212, 98, 38, 4, 20.0, 11.0, 'no change');
INSERT INTO "tblTreatment" VALUES (213, 100, 95, 1, 40.0, 19.0, NULL);
INSERT INTO "tblTreatment" VALUES (214, 100, 39, 6, 2.5, 4.62, 'no change');
INSERT INTO "tblTreatment" VALUES (215, 100, 47, 3, 20.0, 16.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (216, 101, 100, 2, 5.0, 7.5, 'recovered');
INSERT INTO "tblTreatment" VALUES (217, 102, 81, 4, 40.0, 39.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (218, 102, 110, 8, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (219, 102, 84, 2, 15.0, 16.5, 'improving');
INSERT INTO "tblTreatment" VALUES (220, 102, 89, 6, 5.0, 5.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (221, 104, 86, 3, 20.0, 11.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (222, 104, 30, 3, 2.5, 4.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (223, 105, 82, 6, 20.0, 21.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (224, 107, 11, 3, 10.0, 12.0, 'no change');
INSERT INTO "tblTreatment" VALUES (225, 107, 2, 9, 10.0, 12.0, NULL);
INSERT INTO "tblTreatment" VALUES (226, 108, 6, 4, 20.0, 16.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (227, 108, 88, 3, 15.0, 12.75, NULL);
INSERT INTO "tblTreatment" VALUES (228, 108, 101, 3, 2.5, 5.25, 'improving');
INSERT INTO "tblTreatment" VALUES (229, 109, 97, 1, 40.0, 19.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (230, 110, 101, 4, 2.5, 5.25, 'no change');
INSERT INTO "tblTreatment" VALUES (231, 110, 72, 5, 10.0, 7.0, 'recovered');
INSERT INTO "tblTreatment" VALUES (232, 110, 6, 3, 15.0, 12.75, 'improving');
INSERT INTO "tblTreatment" VALUES (233, 110, 28, 5, 20.0, 21.0, 'improving');
CREATE TABLE tblMedicine (MedicineID INTEGER PRIMARY KEY, MedName TEXT, Kind TEXT,
  MilkWithdrawalDays INTEGER, StockMl INTEGER, ReorderAtMl INTEGER);
INSERT INTO "tblMedicine" VALUES (1, 'Oxytetracycline', 'antibiotic', 7, 1200, 500);
INSERT INTO "tblMedicine" VALUES (2, 'Penicillin G', 'antibiotic', 4, 300, 400);
INSERT INTO "tblMedicine" VALUES (3, 'Meloxicam', 'anti-inflammatory', 5, 850, 250);
INSERT INTO "tblMedicine" VALUES (4, 'Calcium borogluconate', 'mineral', 0, 4000, 2000);
INSERT INTO "tblMedicine" VALUES (5, 'Ivermectin', 'wormer', 28, 150, 300);
INSERT INTO "tblMedicine" VALUES (6, 'Clostridial vaccine', 'vaccine', 0, 900, 600);
INSERT INTO "tblMedicine" VALUES (7, 'Oxytocin', 'hormone', 0, 200, 200);
INSERT INTO "tblMedicine" VALUES (8, 'Lidocaine', 'anaesthetic', 2, 640, 300);
INSERT INTO "tblMedicine" VALUES (9, 'Levamisole', 'wormer', 3, 1000, 400);
