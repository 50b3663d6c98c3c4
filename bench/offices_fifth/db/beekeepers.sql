CREATE TABLE members (member_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL,
  last_name TEXT NOT NULL, email TEXT, phone TEXT, village TEXT, joined_on TEXT,
  is_active INTEGER DEFAULT 1, mentor_id INTEGER REFERENCES members(member_id));
CREATE TABLE apiaries (apiary_id INTEGER PRIMARY KEY, name TEXT,
  owner_id INTEGER REFERENCES members(member_id), altitude_m INTEGER, forage TEXT);
CREATE TABLE hives (hive_id INTEGER PRIMARY KEY,
  apiary_id INTEGER REFERENCES apiaries(apiary_id), hive_type TEXT, queen_year INTEGER,
  status TEXT);
CREATE TABLE inspections (inspection_id INTEGER PRIMARY KEY,
  hive_id INTEGER REFERENCES hives(hive_id), inspected_on TEXT,
  inspector_id INTEGER REFERENCES members(member_id), varroa_count INTEGER, queen_seen INTEGER,
  notes TEXT);
CREATE TABLE harvests (harvest_id INTEGER PRIMARY KEY, hive_id INTEGER REFERENCES hives(hive_id),
  harvested_on TEXT, kg REAL, honey_kind TEXT);

INSERT INTO members VALUES (1, 'Alma', 'Pringle', 'alma.pringle@beemail.org', '01340 550100',
  'Aberlour', '2012-01-03', 1, NULL);
INSERT INTO members VALUES (2, 'Bruno', 'Okafor', 'bruno.okafor@beemail.org', '01340 550137',
  'Craigton', '2019-02-04', 1, NULL);
INSERT INTO members VALUES (3, 'Carla', 'Lindqvist', 'carla.lindqvist@beemail.org',
  '01340 550174', 'Dunmore', '2014-03-05', 1, NULL);
INSERT INTO members VALUES (4, 'Dieter', 'Barr', NULL, '01340 550211', 'Fallin', '2021-04-06', 1,
  NULL);
INSERT INTO members VALUES (5, 'Elin', 'Campbell', 'elin.campbell@beemail.org', '01340 550248',
  'Aberlour', '2016-05-07', 1, NULL);
INSERT INTO members VALUES (6, 'Fergus', 'Doyle', 'fergus.doyle@beemail.org', '01340 550285',
  'Craigton', '2023-06-08', 0, 4);
INSERT INTO members VALUES (7, 'Greta', 'Eriksen', 'greta.eriksen@beemail.org', '01340 550322',
  'Aberlour', '2018-07-09', 1, 3);
INSERT INTO members VALUES (8, 'Hugh', 'Fraser', 'hugh.fraser@beemail.org', '01340 550359',
  'Craigton', '2013-08-10', 1, 4);
INSERT INTO members VALUES (9, 'Ines', 'Gallo', 'ines.gallo@beemail.org', '01340 550396',
  'Dunmore', '2020-09-11', 1, 4);
INSERT INTO members VALUES (10, 'Jonas', 'Hay', 'jonas.hay@beemail.org', '01340 550433',
  'Fallin', '2015-10-12', 0, 3);
INSERT INTO members VALUES (11, 'Kirsten', 'Innes', 'kirsten.innes@beemail.org', '01340 550470',
  'Aberlour', '2022-11-13', 1, 3);
INSERT INTO members VALUES (12, 'Liam', 'Jack', 'liam.jack@beemail.org', '01340 550507',
  'Craigton', '2017-12-14', 1, 1);
INSERT INTO members VALUES (13, 'Moira', 'Kerr', NULL, '01340 550544', 'Aberlour', '2012-01-15',
  1, 1);
INSERT INTO members VALUES (14, 'Niall', 'Logan', 'niall.logan@beemail.org', '01340 550581',
  'Craigton', '2019-02-16', 1, 3);
INSERT INTO members VALUES (15, 'Orla', 'Munro', 'orla.munro@beemail.org', '01340 550618',
  'Dunmore', '2014-03-17', 1, 4);
INSERT INTO members VALUES (16, 'Piet', 'Noble', 'piet.noble@beemail.org', '01340 550655',
  'Fallin', '2021-04-18', 1, 3);
INSERT INTO members VALUES (17, 'Rhona', 'Orr', 'rhona.orr@beemail.org', '01340 550692',
  'Aberlour', '2016-05-19', 0, 1);
INSERT INTO members VALUES (18, 'Sven', 'Pringle', 'sven.pringle@beemail.org', '01340 550729',
  'Craigton', '2023-06-20', 1, 1);
INSERT INTO apiaries VALUES (1, 'Lower Orchard', 1, 120, 'fruit blossom');
INSERT INTO apiaries VALUES (2, 'Heather Ridge', 2, 410, 'heather');
INSERT INTO apiaries VALUES (3, 'Mill Lane', 3, 95, 'lime');
INSERT INTO apiaries VALUES (4, 'Glebe Field', 7, 150, 'clover');
INSERT INTO apiaries VALUES (5, 'Quarry End', 8, 230, 'heather');
INSERT INTO apiaries VALUES (6, 'Station Yard', 11, 80, 'clover');
INSERT INTO apiaries VALUES (7, 'Kirk Wood', 1, 175, 'lime');
INSERT INTO apiaries VALUES (8, 'Old Airfield', 14, 60, NULL);
INSERT INTO hives VALUES (1, 1, 'National', 2021, 'active');
INSERT INTO hives VALUES (2, 1, 'Langstroth', 2022, 'queenless');
INSERT INTO hives VALUES (3, 2, 'WBC', 2023, 'active');
INSERT INTO hives VALUES (4, 2, 'National', 2024, 'active');
INSERT INTO hives VALUES (5, 2, 'Top bar', NULL, 'active');
INSERT INTO hives VALUES (6, 3, 'National', 2023, 'swarmed');
INSERT INTO hives VALUES (7, 4, 'Langstroth', 2022, 'active');
INSERT INTO hives VALUES (8, 4, 'WBC', 2021, 'dead');
INSERT INTO hives VALUES (9, 5, 'National', 2022, 'active');
INSERT INTO hives VALUES (10, 6, 'Top bar', 2023, 'queenless');
INSERT INTO hives VALUES (11, 7, 'National', 2024, 'active');
INSERT INTO hives VALUES (12, 2, 'Langstroth', NULL, 'active');
INSERT INTO hives VALUES (13, 1, 'WBC', 2023, 'active');
INSERT INTO hives VALUES (14, 5, 'National', 2022, 'swarmed');
INSERT INTO hives VALUES (15, 1, 'Top bar', 2021, 'active');
INSERT INTO hives VALUES (16, 1, 'National', 2022, 'dead');
INSERT INTO hives VALUES (17, 2, 'Langstroth', 2023, 'active');
INSERT INTO hives VALUES (18, 2, 'WBC', 2024, 'queenless');
INSERT INTO hives VALUES (19, 2, 'National', NULL, 'active');
INSERT INTO hives VALUES (20, 3, 'Top bar', 2023, 'active');
INSERT INTO hives VALUES (21, 4, 'National', 2022, 'active');
INSERT INTO hives VALUES (22, 4, 'Langstroth', 2021, 'swarmed');
INSERT INTO hives VALUES (23, 5, 'WBC', 2022, 'active');
INSERT INTO hives VALUES (24, 6, 'National', 2023, 'dead');
INSERT INTO hives VALUES (25, 7, 'Top bar', 2024, 'active');
INSERT INTO hives VALUES (26, 2, 'National', NULL, 'queenless');
INSERT INTO hives VALUES (27, 1, 'Langstroth', 2023, 'active');
INSERT INTO hives VALUES (28, 5, 'WBC', 2022, 'active');
INSERT INTO hives VALUES (29, 1, 'National', 2021, 'active');
INSERT INTO hives VALUES (30, 1, 'Top bar', 2022, 'swarmed');
INSERT INTO inspections VALUES (1, 15, '2023-06-03', 1, 8, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (2, 24, '2022-05-27', 2, 0, 0, NULL);
INSERT INTO inspections VALUES (3, 8, '2024-04-11', 14, 2, 1, NULL);
INSERT INTO inspections VALUES (4, 21, '2024-06-01', 2, 12, 1, 'calm');
INSERT INTO inspections VALUES (5, 14, '2022-09-23', 7, 5, 0, 'queen cells found');
INSERT INTO inspections VALUES (6, 10, '2022-04-19', 2, 8, 0, 'calm');
INSERT INTO inspections VALUES (7, 13, '2022-04-28', 1, 2, 0, NULL);
INSERT INTO inspections VALUES (8, 16, '2024-07-14', 2, 2, 1, 'calm');
INSERT INTO inspections VALUES (9, 11, '2023-04-11', 1, 8, 0, NULL);
INSERT INTO inspections VALUES (10, 8, '2022-04-02', 14, 12, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (11, 18, '2024-05-17', 4, 1, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (12, 13, '2024-04-14', 4, 0, 1, 'queen cells found');
INSERT INTO inspections VALUES (13, 10, '2023-04-06', 11, 0, 0, NULL);
INSERT INTO inspections VALUES (14, 7, '2023-08-01', 8, 3, 1, NULL);
INSERT INTO inspections VALUES (15, 3, '2023-04-19', 4, 0, 1, 'calm');
INSERT INTO inspections VALUES (16, 12, '2023-08-19', 14, 1, 1, NULL);
INSERT INTO inspections VALUES (17, 21, '2023-05-08', 4, 2, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (18, 21, '2023-09-22', 11, 12, 1, NULL);
INSERT INTO inspections VALUES (19, 14, '2022-04-04', 1, NULL, 1, NULL);
INSERT INTO inspections VALUES (20, 24, '2023-07-14', 14, 3, 1, NULL);
INSERT INTO inspections VALUES (21, 24, '2023-04-08', 14, NULL, 1, 'queen cells found');
INSERT INTO inspections VALUES (22, 20, '2023-04-07', 4, 0, 0, 'calm');
INSERT INTO inspections VALUES (23, 14, '2023-08-02', 1, 1, 1, 'calm');
INSERT INTO inspections VALUES (24, 17, '2022-05-12', 3, 12, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (25, 24, '2023-09-19', 1, 0, 1, 'calm');
INSERT INTO inspections VALUES (26, 23, '2022-06-01', 2, 12, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (27, 10, '2023-06-03', 2, 12, 1, 'calm');
INSERT INTO inspections VALUES (28, 24, '2023-04-26', 8, 5, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (29, 16, '2024-04-26', 1, 12, 1, NULL);
INSERT INTO inspections VALUES (30, 20, '2024-07-19', 1, 0, 0, NULL);
INSERT INTO inspections VALUES (31, 21, '2023-04-14', 8, 8, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (32, 19, '2024-08-15', 2, NULL, 1, NULL);
INSERT INTO inspections VALUES (33, 10, '2024-04-01', 4, 0, 1, 'queen cells found');
INSERT INTO inspections VALUES (34, 22, '2023-08-01', 8, 3, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (35, 20, '2023-05-25', 8, 12, 1, NULL);
INSERT INTO inspections VALUES (36, 11, '2023-07-07', 11, 2, 0, 'fed syrup');
INSERT INTO inspections VALUES (37, 8, '2023-06-05', 3, 12, 1, NULL);
INSERT INTO inspections VALUES (38, 23, '2023-04-27', 3, 0, 1, 'fed syrup');
INSERT INTO inspections VALUES (39, 9, '2024-05-13', 14, 5, 1, 'queen cells found');
INSERT INTO inspections VALUES (40, 15, '2022-06-27', 1, 3, 1, NULL);
INSERT INTO inspections VALUES (41, 22, '2023-06-10', 1, 1, 1, 'fed syrup');
INSERT INTO inspections VALUES (42, 7, '2023-04-08', 3, 0, 1, NULL);
INSERT INTO inspections VALUES (43, 15, '2023-04-03', 4, 2, 1, 'calm');
INSERT INTO inspections VALUES (44, 6, '2024-04-18', 1, 1, 0, 'calm');
INSERT INTO inspections VALUES (45, 25, '2023-06-13', 4, 0, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (46, 13, '2024-05-15', 4, 0, 1, 'queen cells found');
INSERT INTO inspections VALUES (47, 19, '2023-09-15', 8, 2, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (48, 27, '2023-04-08', 11, 0, 1, 'queen cells found');
INSERT INTO inspections VALUES (49, 26, '2023-06-23', 1, 5, 1, NULL);
INSERT INTO inspections VALUES (50, 2, '2023-08-18', 11, 3, 1, NULL);
INSERT INTO inspections VALUES (51, 7, '2024-04-26', 1, 1, 1, 'calm');
INSERT INTO inspections VALUES (52, 22, '2024-05-05', 14, 12, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (53, 3, '2024-05-17', 7, NULL, 1, NULL);
INSERT INTO inspections VALUES (54, 17, '2023-09-10', 11, 2, 1, NULL);
INSERT INTO inspections VALUES (55, 18, '2023-09-19', 14, 2, 1, 'queen cells found');
INSERT INTO inspections VALUES (56, 4, '2022-09-20', 11, 0, 1, NULL);
INSERT INTO inspections VALUES (57, 17, '2022-07-16', 2, 1, 0, 'queen cells found');
INSERT INTO inspections VALUES (58, 15, '2024-07-09', 4, 12, 1, NULL);
INSERT INTO inspections VALUES (59, 11, '2024-07-17', 8, 0, 0, 'fed syrup');
INSERT INTO inspections VALUES (60, 20, '2023-04-05', 1, 0, 0, NULL);
INSERT INTO inspections VALUES (61, 8, '2023-04-11', 8, 2, 1, 'fed syrup');
INSERT INTO inspections VALUES (62, 4, '2022-08-28', 7, 2, 1, 'queen cells found');
INSERT INTO inspections VALUES (63, 14, '2024-04-21', 11, NULL, 1, NULL);
INSERT INTO inspections VALUES (64, 18, '2023-05-17', 4, NULL, 1, 'queen cells found');
INSERT INTO inspections VALUES (65, 5, '2023-05-06', 8, 5, 0, NULL);
INSERT INTO inspections VALUES (66, 25, '2022-05-05', 4, 1, 1, NULL);
INSERT INTO inspections VALUES (67, 9, '2022-07-14', 11, NULL, 1, NULL);
INSERT INTO inspections VALUES (68, 7, '2022-07-04', 4, 5, 1, NULL);
INSERT INTO inspections VALUES (69, 23, '2023-09-17', 4, 0, 1, NULL);
INSERT INTO inspections VALUES (70, 1, '2024-04-05', 4, 1, 0, NULL);
INSERT INTO inspections VALUES (71, 6, '2023-05-22', 2, 0, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (72, 15, '2022-04-11', 11, 12, 1, 'queen cells found');
INSERT INTO inspections VALUES (73, 12, '2023-07-20', 8, 0, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (74, 2, '2023-05-14', 14, 5, 1, 'calm');
INSERT INTO inspections VALUES (75, 13, '2023-05-04', 1, 5, 0, 'treated with oxalic acid');
INSERT INTO inspections VALUES (76, 21, '2023-07-17', 8, 3, 1, NULL);
INSERT INTO inspections VALUES (77, 24, '2024-05-05', 8, NULL, 1, 'calm');
INSERT INTO inspections VALUES (78, 25, '2023-07-13', 4, 1, 0, 'calm');
INSERT INTO inspections VALUES (79, 10, '2022-08-01', 8, 0, 0, 'calm');
INSERT INTO inspections VALUES (80, 22, '2023-06-07', 11, 1, 1, NULL);
INSERT INTO inspections VALUES (81, 13, '2024-09-21', 4, 0, 1, 'queen cells found');
INSERT INTO inspections VALUES (82, 1, '2022-04-24', 4, 3, 1, 'fed syrup');
INSERT INTO inspections VALUES (83, 17, '2023-04-21', 11, 0, 0, 'calm');
INSERT INTO inspections VALUES (84, 9, '2023-06-18', 11, NULL, 1, NULL);
INSERT INTO inspections VALUES (85, 21, '2022-08-18', 1, 8, 0, 'fed syrup');
INSERT INTO inspections VALUES (86, 16, '2024-05-18', 1, 8, 1, 'fed syrup');
INSERT INTO inspections VALUES (87, 10, '2024-09-20', 7, 5, 1, 'calm');
INSERT INTO inspections VALUES (88, 16, '2023-06-22', 7, 0, 0, NULL);
INSERT INTO inspections VALUES (89, 19, '2023-04-14', 11, 0, 1, 'treated with oxalic acid');
INSERT INTO inspections VALUES (90, 13, '2023-04-03', 4, 8, 1, 'fed syrup');
INSERT INTO harvests VALUES (1, 9, '2022-06-17', 6.2, 'lime');
INSERT INTO harvests VALUES (2, 5, '2022-09-23', 6.5, 'lime');
INSERT INTO harvests VALUES (3, 15, '2022-07-28', 5.1, 'clover');
INSERT INTO harvests VALUES (4, 4, '2023-08-05', 18.7, 'lime');
INSERT INTO harvests VALUES (5, 20, '2023-09-22', 13.2, 'clover');
INSERT INTO harvests VALUES (6, 10, '2024-07-08', 14.6, 'blossom');
INSERT INTO harvests VALUES (7, 17, '2024-08-09', 10.0, 'clover');
INSERT INTO harvests VALUES (8, 21, '2023-07-07', 24.9, 'clover');
INSERT INTO harvests VALUES (9, 22, '2022-06-01', 10.0, 'lime');
INSERT INTO harvests VALUES (10, 1, '2024-06-04', 8.9, 'blossom');
INSERT INTO harvests VALUES (11, 3, '2022-07-18', 9.2, 'blossom');
INSERT INTO harvests VALUES (12, 16, '2023-08-07', 11.4, 'lime');
INSERT INTO harvests VALUES (13, 24, '2022-06-26', 6.6, 'clover');
INSERT INTO harvests VALUES (14, 15, '2023-08-13', 21.8, 'blossom');
INSERT INTO harvests VALUES (15, 5, '2024-09-11', 10.4, 'clover');
INSERT INTO harvests VALUES (16, 14, '2024-08-19', 6.1, 'blossom');
INSERT INTO harvests VALUES (17, 3, '2024-06-14', 16.4, 'lime');
INSERT INTO harvests VALUES (18, 22, '2023-08-27', 21.1, 'heather');
INSERT INTO harvests VALUES (19, 10, '2022-09-03', 19.3, 'lime');
INSERT INTO harvests VALUES (20, 24, '2024-08-10', 23.4, 'clover');
INSERT INTO harvests VALUES (21, 12, '2024-08-12', 23.9, 'blossom');
INSERT INTO harvests VALUES (22, 23, '2023-09-20', 24.2, 'blossom');
INSERT INTO harvests VALUES (23, 15, '2024-08-15', 11.0, 'lime');
INSERT INTO harvests VALUES (24, 24, '2024-07-03', 12.0, 'blossom');
INSERT INTO harvests VALUES (25, 1, '2023-08-19', 12.5, 'clover');
INSERT INTO harvests VALUES (26, 24, '2024-08-26', 12.6, 'clover');
INSERT INTO harvests VALUES (27, 19, '2024-07-06', 6.0, 'lime');
INSERT INTO harvests VALUES (28, 10, '2022-07-17', 5.3, 'clover');
INSERT INTO harvests VALUES (29, 19, '2023-06-21', 22.5, 'lime');
INSERT INTO harvests VALUES (30, 3, '2024-09-10', 21.3, 'heather');
INSERT INTO harvests VALUES (31, 11, '2022-08-24', 6.3, 'blossom');
INSERT INTO harvests VALUES (32, 3, '2022-07-04', 20.4, 'lime');
INSERT INTO harvests VALUES (33, 8, '2024-07-16', 20.8, 'blossom');
INSERT INTO harvests VALUES (34, 25, '2023-08-12', 11.4, 'blossom');
INSERT INTO harvests VALUES (35, 22, '2022-08-16', 15.8, 'heather');
INSERT INTO harvests VALUES (36, 23, '2024-06-14', 20.7, 'blossom');
INSERT INTO harvests VALUES (37, 1, '2023-06-15', 25.1, 'heather');
INSERT INTO harvests VALUES (38, 17, '2023-06-26', 6.4, 'lime');
INSERT INTO harvests VALUES (39, 5, '2022-07-21', 12.3, 'clover');
INSERT INTO harvests VALUES (40, 11, '2022-08-14', 15.6, 'blossom');
INSERT INTO harvests VALUES (41, 2, '2023-08-24', 6.5, 'clover');
INSERT INTO harvests VALUES (42, 25, '2022-06-25', 14.1, 'lime');
INSERT INTO harvests VALUES (43, 2, '2023-06-07', 8.1, 'clover');
INSERT INTO harvests VALUES (44, 19, '2022-09-23', 14.4, 'clover');
INSERT INTO harvests VALUES (45, 15, '2022-08-13', 7.8, 'blossom');
INSERT INTO harvests VALUES (46, 21, '2024-09-16', 22.8, 'lime');
INSERT INTO harvests VALUES (47, 13, '2023-09-25', 25.1, 'lime');
INSERT INTO harvests VALUES (48, 8, '2023-06-07', 24.8, 'lime');
