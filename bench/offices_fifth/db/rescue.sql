CREATE TABLE volunteers (id INTEGER PRIMARY KEY, full_name TEXT, callsign TEXT UNIQUE,
  joined DATE, role TEXT, first_aider TEXT CHECK(first_aider IN ('Y','N')), mobile TEXT,
  trained_by INTEGER REFERENCES volunteers(id), left_on DATE);
CREATE TABLE vehicles (reg TEXT PRIMARY KEY, nickname TEXT, make TEXT, seats INTEGER,
  in_service TEXT);
CREATE TABLE callouts (id INTEGER PRIMARY KEY, called_at TEXT, stood_down_at TEXT, location TEXT,
  kind TEXT, requested_by TEXT, casualties INTEGER, outcome TEXT);
CREATE TABLE callout_crew (callout_id INTEGER NOT NULL REFERENCES callouts(id),
  volunteer_id INTEGER NOT NULL REFERENCES volunteers(id), was_leader TEXT DEFAULT 'N',
  PRIMARY KEY (callout_id, volunteer_id));
CREATE TABLE callout_vehicles (callout_id INTEGER REFERENCES callouts(id),
  reg TEXT REFERENCES vehicles(reg), km REAL);
CREATE TABLE trainings (id INTEGER PRIMARY KEY, held_on DATE, topic TEXT, hours REAL,
  trainer_id INTEGER REFERENCES volunteers(id));
CREATE TABLE training_attendance (training_id INTEGER REFERENCES trainings(id),
  volunteer_id INTEGER REFERENCES volunteers(id));

INSERT INTO volunteers VALUES (1, 'Andy Birkett', 'R01', '2003-01-01', 'team leader', 'Y',
  '07811 000000', NULL, NULL);
INSERT INTO volunteers VALUES (2, 'Becca Lowther', 'R02', '2016-06-04', 'team leader', 'N',
  '07811 043117', NULL, NULL);
INSERT INTO volunteers VALUES (3, 'Cal Rigg', 'R03', '2008-11-07', 'dog handler', 'Y',
  '07811 086234', NULL, NULL);
INSERT INTO volunteers VALUES (4, 'Dot Fleming', 'R04', '2021-04-10', 'medic', 'Y',
  '07811 129351', NULL, NULL);
INSERT INTO volunteers VALUES (5, 'Eddie Tyson', 'R05', '2013-09-13', 'member', 'N',
  '07811 172468', 3, NULL);
INSERT INTO volunteers VALUES (6, 'Fay Wilson', 'R06', '2005-02-16', 'member', 'Y',
  '07811 215585', 1, NULL);
INSERT INTO volunteers VALUES (7, 'Gareth Postle', 'R07', '2018-07-19', 'deputy leader', 'Y',
  '07811 258702', 1, NULL);
INSERT INTO volunteers VALUES (8, 'Helen Dixon', 'R08', '2010-12-22', 'member', 'N',
  '07811 301819', 2, '2023-03-31');
INSERT INTO volunteers VALUES (9, 'Imran Shah', 'R09', '2023-05-25', 'medic', 'Y',
  '07811 344936', 3, NULL);
INSERT INTO volunteers VALUES (10, 'Jo Tallentire', 'R10', '2015-10-28', 'dog handler', 'Y',
  '07811 388053', 2, NULL);
INSERT INTO volunteers VALUES (11, 'Kev Mossop', 'R11', '2007-03-03', 'member', 'N', NULL, 4,
  NULL);
INSERT INTO volunteers VALUES (12, 'Lynn Graham', 'R12', '2020-08-06', 'member', 'Y',
  '07811 474287', 1, NULL);
INSERT INTO volunteers VALUES (13, 'Mike Raine', 'R13', '2012-01-09', 'driver', 'Y',
  '07811 517404', 2, NULL);
INSERT INTO volunteers VALUES (14, 'Nell Hodgson', 'R14', '2004-06-12', 'member', 'N',
  '07811 560521', 1, NULL);
INSERT INTO volunteers VALUES (15, 'Owen Bell', 'R15', '2017-11-15', 'driver', 'Y',
  '07811 603638', 1, '2022-11-15');
INSERT INTO volunteers VALUES (16, 'Pip Steele', 'R16', '2009-04-18', 'member', 'Y',
  '07811 646755', 1, NULL);
INSERT INTO volunteers VALUES (17, 'Ros Bowe', 'R17', '2022-09-21', 'member', 'N',
  '07811 689872', 2, NULL);
INSERT INTO volunteers VALUES (18, 'Steve Jackson', 'R18', '2014-02-24', 'member', 'Y',
  '07811 732989', 4, NULL);
INSERT INTO volunteers VALUES (19, 'Tess Nixon', 'R19', '2006-07-27', 'probationer', 'Y',
  '07811 776106', 3, NULL);
INSERT INTO volunteers VALUES (20, 'Will Armitage', 'R20', '2019-12-02', 'probationer', 'N',
  '07811 819223', 3, NULL);
INSERT INTO vehicles VALUES ('PX18 KLM', 'Bertha', 'Land Rover', 9, 'Y');
INSERT INTO vehicles VALUES ('PX20 FTR', 'Dolly', 'Land Rover', 7, 'Y');
INSERT INTO vehicles VALUES ('PN15 WWE', 'Tank', 'Toyota', 5, 'N');
INSERT INTO vehicles VALUES ('PO22 ZZA', 'Spark', 'Ford', 8, 'Y');
INSERT INTO vehicles VALUES ('PY09 ABC', 'Granny', 'Land Rover', 9, 'N');
INSERT INTO callouts VALUES (1, '2021-03-03 19:16', '2021-03-03 22:21', 'Fairfield', 'injury',
  NULL, 1, 'resolved');
INSERT INTO callouts VALUES (2, '2021-04-04 22:54', '2021-04-05 02:52', 'Dovedale', 'rescue',
  'police', 1, 'resolved');
INSERT INTO callouts VALUES (3, '2021-05-03 22:12', '2021-05-04 04:40', 'High Street', 'search',
  NULL, 2, 'resolved');
INSERT INTO callouts VALUES (4, '2021-05-13 18:56', '2021-05-13 20:05', 'Dovedale', 'search',
  'police', 2, 'handed over to helicopter');
INSERT INTO callouts VALUES (5, '2021-06-15 17:50', '2021-06-15 20:52', 'Helvellyn', 'injury',
  'police', 2, 'fatal');
INSERT INTO callouts VALUES (6, '2021-06-23 21:50', '2021-06-23 23:11', 'Helvellyn', 'injury',
  'police', 1, 'resolved');
INSERT INTO callouts VALUES (7, '2021-07-17 11:56', '2021-07-17 13:48', 'High Street', 'medical',
  'police', 1, 'false alarm');
INSERT INTO callouts VALUES (8, '2021-08-02 15:11', '2021-08-02 20:06', 'Helvellyn', 'rescue',
  'ambulance', 1, 'resolved');
INSERT INTO callouts VALUES (9, '2021-09-13 13:46', '2021-09-13 17:55', 'Grisedale', 'injury',
  'police', 2, 'false alarm');
INSERT INTO callouts VALUES (10, '2021-10-19 18:02', '2021-10-19 19:49', 'Ullswater shore',
  'injury', NULL, 0, 'resolved');
INSERT INTO callouts VALUES (11, '2021-11-21 19:54', '2021-11-21 22:56', 'High Street',
  'medical', 'police', 1, 'resolved');
INSERT INTO callouts VALUES (12, '2021-12-09 07:06', '2021-12-09 09:51', 'Helvellyn', 'search',
  'police', 1, 'handed over to helicopter');
INSERT INTO callouts VALUES (13, '2022-01-03 16:51', '2022-01-03 20:09', 'Ullswater shore',
  'injury', NULL, 1, 'resolved');
INSERT INTO callouts VALUES (14, '2022-01-22 11:26', '2022-01-22 15:40', 'Striding Edge',
  'animal', 'neighbouring team', 0, 'resolved');
INSERT INTO callouts VALUES (15, '2022-02-18 11:55', '2022-02-18 13:26', 'Striding Edge',
  'animal', 'police', 0, 'resolved');
INSERT INTO callouts VALUES (16, '2022-03-17 11:46', '2022-03-17 20:39', 'Helvellyn', 'rescue',
  'neighbouring team', 1, 'resolved');
INSERT INTO callouts VALUES (17, '2022-04-08 19:57', '2022-04-09 02:08', 'Grisedale', 'injury',
  'ambulance', 1, 'false alarm');
INSERT INTO callouts VALUES (18, '2022-05-05 17:16', '2022-05-05 19:15', 'Dovedale', 'animal',
  'ambulance', 0, 'resolved');
INSERT INTO callouts VALUES (19, '2022-06-18 11:04', '2022-06-18 11:59', 'Striding Edge',
  'injury', 'police', 3, 'false alarm');
INSERT INTO callouts VALUES (20, '2022-07-12 07:07', '2022-07-12 09:49', 'Grisedale', 'medical',
  'ambulance', 0, 'resolved');
INSERT INTO callouts VALUES (21, '2022-08-20 13:01', NULL, 'Dovedale', 'rescue', NULL, 1,
  'resolved');
INSERT INTO callouts VALUES (22, '2022-09-11 11:52', '2022-09-11 14:12', 'Grisedale', 'medical',
  'neighbouring team', 1, 'handed over to helicopter');
INSERT INTO callouts VALUES (23, '2022-10-05 14:33', '2022-10-05 18:08', 'Ullswater shore',
  'injury', 'police', 2, 'handed over to helicopter');
INSERT INTO callouts VALUES (24, '2022-11-10 13:22', '2022-11-10 18:53', 'Helvellyn', 'search',
  'police', 1, 'resolved');
INSERT INTO callouts VALUES (25, '2022-12-09 21:02', '2022-12-10 03:17', 'High Street', 'injury',
  NULL, 2, 'resolved');
INSERT INTO callouts VALUES (26, '2022-12-23 13:46', '2022-12-23 16:14', 'Fairfield', 'injury',
  NULL, 2, 'handed over to helicopter');
INSERT INTO callouts VALUES (27, '2023-01-14 22:19', '2023-01-15 00:54', 'Grisedale', 'injury',
  'police', 2, 'resolved');
INSERT INTO callouts VALUES (28, '2023-02-10 16:01', '2023-02-10 19:28', 'Helvellyn', 'injury',
  'ambulance', 3, 'handed over to helicopter');
INSERT INTO callouts VALUES (29, '2023-03-13 07:40', '2023-03-13 11:39', 'Helvellyn', 'search',
  NULL, 1, 'handed over to helicopter');
INSERT INTO callouts VALUES (30, '2023-03-31 16:05', '2023-03-31 18:24', 'Helvellyn', 'search',
  'police', 1, 'handed over to helicopter');
INSERT INTO callouts VALUES (31, '2023-04-14 11:56', '2023-04-14 15:06', 'Fairfield', 'injury',
  'police', 0, 'resolved');
INSERT INTO callouts VALUES (32, '2023-04-22 09:56', '2023-04-22 13:40', 'High Street', 'search',
  'neighbouring team', 1, 'handed over to helicopter');
INSERT INTO callouts VALUES (33, '2023-05-23 14:34', '2023-05-23 20:37', 'Ullswater shore',
  'injury', NULL, 1, 'resolved');
INSERT INTO callouts VALUES (34, '2023-07-02 19:54', '2023-07-02 20:50', 'Striding Edge',
  'injury', NULL, 1, 'fatal');
INSERT INTO callouts VALUES (35, '2023-07-15 19:40', '2023-07-16 02:22', 'Striding Edge',
  'injury', 'ambulance', 3, 'resolved');
INSERT INTO callouts VALUES (36, '2023-08-27 22:43', '2023-08-28 02:31', 'Grisedale', 'search',
  'police', 0, 'false alarm');
INSERT INTO callouts VALUES (37, '2023-09-27 09:56', '2023-09-27 13:29', 'Grisedale', 'rescue',
  'police', 1, 'resolved');
INSERT INTO callouts VALUES (38, '2023-11-03 15:31', '2023-11-03 19:02', 'Striding Edge',
  'medical', 'ambulance', 1, 'resolved');
INSERT INTO callouts VALUES (39, '2023-12-07 17:55', '2023-12-08 00:46', 'Striding Edge',
  'rescue', 'police', 1, 'fatal');
INSERT INTO callouts VALUES (40, '2023-12-19 15:12', '2023-12-19 17:41', 'Helvellyn', 'search',
  'police', 2, 'fatal');
INSERT INTO callouts VALUES (41, '2024-01-05 17:06', '2024-01-05 22:02', 'Helvellyn', 'medical',
  'police', 0, 'fatal');
INSERT INTO callouts VALUES (42, '2024-01-19 22:02', '2024-01-20 00:27', 'Grisedale', 'animal',
  'neighbouring team', 0, 'resolved');
INSERT INTO callouts VALUES (43, '2024-02-14 07:49', '2024-02-14 10:55', 'Dovedale', 'animal',
  'police', 0, 'resolved');
INSERT INTO callouts VALUES (44, '2024-03-23 07:43', '2024-03-23 11:41', 'Helvellyn', 'injury',
  'police', 0, 'handed over to helicopter');
INSERT INTO callouts VALUES (45, '2024-03-31 16:52', '2024-03-31 17:56', 'Helvellyn', 'rescue',
  'neighbouring team', 2, 'handed over to helicopter');
INSERT INTO callouts VALUES (46, '2024-05-03 18:34', '2024-05-03 23:03', 'Helvellyn', 'search',
  'neighbouring team', 1, 'false alarm');
INSERT INTO callout_crew VALUES (1, 3, 'Y');
INSERT INTO callout_crew VALUES (1, 4, 'N');
INSERT INTO callout_crew VALUES (1, 5, 'N');
INSERT INTO callout_crew VALUES (1, 6, 'N');
INSERT INTO callout_crew VALUES (2, 8, 'N');
INSERT INTO callout_crew VALUES (2, 2, 'N');
INSERT INTO callout_crew VALUES (2, 1, 'Y');
INSERT INTO callout_crew VALUES (2, 11, 'N');
INSERT INTO callout_crew VALUES (3, 17, 'Y');
INSERT INTO callout_crew VALUES (3, 15, 'N');
INSERT INTO callout_crew VALUES (4, 10, 'Y');
INSERT INTO callout_crew VALUES (4, 12, 'N');
INSERT INTO callout_crew VALUES (4, 18, 'N');
INSERT INTO callout_crew VALUES (4, 4, 'N');
INSERT INTO callout_crew VALUES (5, 14, 'Y');
INSERT INTO callout_crew VALUES (5, 2, 'N');
INSERT INTO callout_crew VALUES (6, 18, 'Y');
INSERT INTO callout_crew VALUES (6, 7, 'N');
INSERT INTO callout_crew VALUES (7, 13, 'Y');
INSERT INTO callout_crew VALUES (7, 18, 'N');
INSERT INTO callout_crew VALUES (7, 5, 'N');
INSERT INTO callout_crew VALUES (8, 5, 'Y');
INSERT INTO callout_crew VALUES (8, 9, 'N');
INSERT INTO callout_crew VALUES (8, 12, 'N');
INSERT INTO callout_crew VALUES (9, 18, 'Y');
INSERT INTO callout_crew VALUES (9, 9, 'N');
INSERT INTO callout_crew VALUES (10, 17, 'Y');
INSERT INTO callout_crew VALUES (10, 5, 'N');
INSERT INTO callout_crew VALUES (10, 15, 'N');
INSERT INTO callout_crew VALUES (11, 5, 'N');
INSERT INTO callout_crew VALUES (11, 1, 'Y');
INSERT INTO callout_crew VALUES (11, 6, 'N');
INSERT INTO callout_crew VALUES (11, 18, 'N');
INSERT INTO callout_crew VALUES (12, 2, 'Y');
INSERT INTO callout_crew VALUES (12, 10, 'N');
INSERT INTO callout_crew VALUES (12, 7, 'N');
INSERT INTO callout_crew VALUES (12, 3, 'N');
INSERT INTO callout_crew VALUES (13, 7, 'Y');
INSERT INTO callout_crew VALUES (13, 4, 'N');
INSERT INTO callout_crew VALUES (14, 9, 'Y');
INSERT INTO callout_crew VALUES (14, 13, 'N');
INSERT INTO callout_crew VALUES (14, 14, 'N');
INSERT INTO callout_crew VALUES (14, 6, 'N');
INSERT INTO callout_crew VALUES (15, 6, 'Y');
INSERT INTO callout_crew VALUES (15, 10, 'N');
INSERT INTO callout_crew VALUES (15, 8, 'N');
INSERT INTO callout_crew VALUES (16, 9, 'Y');
INSERT INTO callout_crew VALUES (16, 7, 'N');
INSERT INTO callout_crew VALUES (16, 5, 'N');
INSERT INTO callout_crew VALUES (16, 14, 'N');
INSERT INTO callout_crew VALUES (17, 10, 'Y');
INSERT INTO callout_crew VALUES (17, 2, 'N');
INSERT INTO callout_crew VALUES (17, 5, 'N');
INSERT INTO callout_crew VALUES (18, 11, 'N');
INSERT INTO callout_crew VALUES (18, 15, 'N');
INSERT INTO callout_crew VALUES (18, 8, 'N');
INSERT INTO callout_crew VALUES (18, 1, 'Y');
INSERT INTO callout_crew VALUES (19, 3, 'Y');
INSERT INTO callout_crew VALUES (19, 10, 'N');
INSERT INTO callout_crew VALUES (20, 1, 'Y');
INSERT INTO callout_crew VALUES (20, 11, 'N');
INSERT INTO callout_crew VALUES (21, 1, 'Y');
INSERT INTO callout_crew VALUES (21, 4, 'N');
INSERT INTO callout_crew VALUES (22, 7, 'Y');
INSERT INTO callout_crew VALUES (22, 3, 'N');
INSERT INTO callout_crew VALUES (22, 9, 'N');
INSERT INTO callout_crew VALUES (22, 18, 'N');
INSERT INTO callout_crew VALUES (23, 1, 'Y');
INSERT INTO callout_crew VALUES (23, 11, 'N');
INSERT INTO callout_crew VALUES (23, 4, 'N');
INSERT INTO callout_crew VALUES (24, 11, 'Y');
INSERT INTO callout_crew VALUES (24, 14, 'N');
INSERT INTO callout_crew VALUES (24, 6, 'N');
INSERT INTO callout_crew VALUES (24, 7, 'N');
INSERT INTO callout_crew VALUES (25, 12, 'N');
INSERT INTO callout_crew VALUES (25, 6, 'N');
INSERT INTO callout_crew VALUES (25, 14, 'N');
INSERT INTO callout_crew VALUES (25, 1, 'Y');
INSERT INTO callout_crew VALUES (26, 15, 'Y');
INSERT INTO callout_crew VALUES (26, 1, 'N');
INSERT INTO callout_crew VALUES (27, 17, 'Y');
INSERT INTO callout_crew VALUES (27, 8, 'N');
INSERT INTO callout_crew VALUES (27, 10, 'N');
INSERT INTO callout_crew VALUES (28, 13, 'Y');
INSERT INTO callout_crew VALUES (28, 12, 'N');
INSERT INTO callout_crew VALUES (28, 9, 'N');
INSERT INTO callout_crew VALUES (28, 1, 'N');
INSERT INTO callout_crew VALUES (29, 13, 'Y');
INSERT INTO callout_crew VALUES (29, 17, 'N');
INSERT INTO callout_crew VALUES (30, 1, 'Y');
INSERT INTO callout_crew VALUES (30, 11, 'N');
INSERT INTO callout_crew VALUES (31, 14, 'Y');
INSERT INTO callout_crew VALUES (31, 18, 'N');
INSERT INTO callout_crew VALUES (31, 5, 'N');
INSERT INTO callout_crew VALUES (32, 8, 'Y');
INSERT INTO callout_crew VALUES (32, 7, 'N');
INSERT INTO callout_crew VALUES (32, 6, 'N');
INSERT INTO callout_crew VALUES (32, 12, 'N');
INSERT INTO callout_crew VALUES (33, 13, 'Y');
INSERT INTO callout_crew VALUES (33, 2, 'N');
INSERT INTO callout_crew VALUES (33, 10, 'N');
INSERT INTO callout_crew VALUES (33, 18, 'N');
INSERT INTO callout_crew VALUES (34, 10, 'Y');
INSERT INTO callout_crew VALUES (34, 4, 'N');
INSERT INTO callout_crew VALUES (35, 11, 'Y');
INSERT INTO callout_crew VALUES (35, 2, 'N');
INSERT INTO callout_crew VALUES (35, 12, 'N');
INSERT INTO callout_crew VALUES (36, 15, 'Y');
INSERT INTO callout_crew VALUES (36, 7, 'N');
INSERT INTO callout_crew VALUES (36, 6, 'N');
INSERT INTO callout_crew VALUES (37, 12, 'Y');
INSERT INTO callout_crew VALUES (37, 14, 'N');
INSERT INTO callout_crew VALUES (37, 6, 'N');
INSERT INTO callout_crew VALUES (38, 2, 'Y');
INSERT INTO callout_crew VALUES (38, 7, 'N');
INSERT INTO callout_crew VALUES (38, 18, 'N');
INSERT INTO callout_crew VALUES (39, 8, 'Y');
INSERT INTO callout_crew VALUES (39, 2, 'N');
INSERT INTO callout_crew VALUES (39, 9, 'N');
INSERT INTO callout_crew VALUES (39, 12, 'N');
INSERT INTO callout_vehicles VALUES (1, 'PO22 ZZA', 7.5);
INSERT INTO callout_vehicles VALUES (2, 'PN15 WWE', 7.6);
INSERT INTO callout_vehicles VALUES (2, 'PO22 ZZA', 36.0);
INSERT INTO callout_vehicles VALUES (3, 'PO22 ZZA', 40.4);
INSERT INTO callout_vehicles VALUES (3, 'PN15 WWE', 41.3);
INSERT INTO callout_vehicles VALUES (5, 'PN15 WWE', 12.0);
INSERT INTO callout_vehicles VALUES (5, 'PX18 KLM', 45.2);
INSERT INTO callout_vehicles VALUES (6, 'PO22 ZZA', 26.3);
INSERT INTO callout_vehicles VALUES (7, 'PN15 WWE', 19.3);
INSERT INTO callout_vehicles VALUES (7, 'PX18 KLM', 11.5);
INSERT INTO callout_vehicles VALUES (9, 'PX20 FTR', 47.5);
INSERT INTO callout_vehicles VALUES (10, 'PX18 KLM', 44.4);
INSERT INTO callout_vehicles VALUES (11, 'PX20 FTR', 31.5);
INSERT INTO callout_vehicles VALUES (13, 'PX18 KLM', 13.0);
INSERT INTO callout_vehicles VALUES (14, 'PO22 ZZA', 46.4);
INSERT INTO callout_vehicles VALUES (15, 'PN15 WWE', 17.9);
INSERT INTO callout_vehicles VALUES (17, 'PN15 WWE', 6.2);
INSERT INTO callout_vehicles VALUES (17, 'PX18 KLM', 39.7);
INSERT INTO callout_vehicles VALUES (18, 'PX18 KLM', 13.1);
INSERT INTO callout_vehicles VALUES (18, 'PX20 FTR', 15.3);
INSERT INTO callout_vehicles VALUES (19, 'PX18 KLM', 12.8);
INSERT INTO callout_vehicles VALUES (21, 'PX18 KLM', 10.7);
INSERT INTO callout_vehicles VALUES (22, 'PX20 FTR', 14.7);
INSERT INTO callout_vehicles VALUES (23, 'PX18 KLM', 35.4);
INSERT INTO callout_vehicles VALUES (25, 'PN15 WWE', 36.0);
INSERT INTO callout_vehicles VALUES (26, 'PX18 KLM', 26.6);
INSERT INTO callout_vehicles VALUES (26, 'PN15 WWE', 16.0);
INSERT INTO callout_vehicles VALUES (27, 'PX20 FTR', 26.4);
INSERT INTO callout_vehicles VALUES (29, 'PX20 FTR', 6.5);
INSERT INTO callout_vehicles VALUES (30, 'PO22 ZZA', 6.5);
INSERT INTO callout_vehicles VALUES (31, 'PX18 KLM', 41.0);
INSERT INTO callout_vehicles VALUES (33, 'PN15 WWE', 18.0);
INSERT INTO callout_vehicles VALUES (34, 'PX18 KLM', 31.7);
INSERT INTO callout_vehicles VALUES (34, 'PN15 WWE', 8.0);
INSERT INTO callout_vehicles VALUES (35, 'PX18 KLM', 47.7);
INSERT INTO callout_vehicles VALUES (37, 'PN15 WWE', 41.0);
INSERT INTO callout_vehicles VALUES (37, 'PO22 ZZA', 18.1);
INSERT INTO callout_vehicles VALUES (38, 'PX18 KLM', 40.5);
INSERT INTO callout_vehicles VALUES (38, 'PO22 ZZA', 18.3);
INSERT INTO callout_vehicles VALUES (39, 'PX20 FTR', 14.7);
INSERT INTO callout_vehicles VALUES (41, 'PX20 FTR', 11.8);
INSERT INTO callout_vehicles VALUES (42, 'PX18 KLM', 36.1);
INSERT INTO callout_vehicles VALUES (42, 'PO22 ZZA', 8.4);
INSERT INTO callout_vehicles VALUES (43, 'PO22 ZZA', 13.8);
INSERT INTO callout_vehicles VALUES (43, 'PN15 WWE', 15.2);
INSERT INTO callout_vehicles VALUES (45, 'PN15 WWE', 46.4);
INSERT INTO callout_vehicles VALUES (45, 'PX18 KLM', 8.4);
INSERT INTO callout_vehicles VALUES (46, 'PX18 KLM', 40.7);
INSERT INTO trainings VALUES (1, '2022-01-15', 'rope work', 3, 2);
INSERT INTO trainings VALUES (2, '2022-03-05', 'radio', 2, 7);
INSERT INTO trainings VALUES (3, '2022-04-23', 'swift water', 6.5, 1);
INSERT INTO trainings VALUES (4, '2022-06-11', 'navigation', 3, 4);
INSERT INTO trainings VALUES (5, '2022-07-30', 'first aid', 2, 1);
INSERT INTO trainings VALUES (6, '2022-09-17', 'avalanche', 6.5, 4);
INSERT INTO trainings VALUES (7, '2022-11-05', 'rope work', 6.5, 7);
INSERT INTO trainings VALUES (8, '2022-12-24', 'radio', 3, 7);
INSERT INTO trainings VALUES (9, '2023-02-11', 'swift water', 6.5, 1);
INSERT INTO trainings VALUES (10, '2023-04-01', 'navigation', 3, 4);
INSERT INTO trainings VALUES (11, '2023-05-20', 'first aid', 3, 2);
INSERT INTO trainings VALUES (12, '2023-07-08', 'avalanche', 6.5, 7);
INSERT INTO trainings VALUES (13, '2023-08-26', 'rope work', 2, 4);
INSERT INTO trainings VALUES (14, '2023-10-14', 'radio', 3, 2);
INSERT INTO trainings VALUES (15, '2023-12-02', 'swift water', 4, 1);
INSERT INTO trainings VALUES (16, '2024-01-20', 'navigation', 3, 7);
INSERT INTO trainings VALUES (17, '2024-03-09', 'first aid', 3, 1);
INSERT INTO trainings VALUES (18, '2024-04-27', 'avalanche', 4, 1);
INSERT INTO training_attendance VALUES (1, 5);
INSERT INTO training_attendance VALUES (1, 17);
INSERT INTO training_attendance VALUES (1, 18);
INSERT INTO training_attendance VALUES (1, 15);
INSERT INTO training_attendance VALUES (1, 13);
INSERT INTO training_attendance VALUES (1, 11);
INSERT INTO training_attendance VALUES (2, 2);
INSERT INTO training_attendance VALUES (2, 17);
INSERT INTO training_attendance VALUES (2, 18);
INSERT INTO training_attendance VALUES (2, 9);
INSERT INTO training_attendance VALUES (2, 10);
INSERT INTO training_attendance VALUES (2, 8);
INSERT INTO training_attendance VALUES (3, 12);
INSERT INTO training_attendance VALUES (3, 17);
INSERT INTO training_attendance VALUES (3, 7);
INSERT INTO training_attendance VALUES (3, 3);
INSERT INTO training_attendance VALUES (3, 11);
INSERT INTO training_attendance VALUES (3, 1);
INSERT INTO training_attendance VALUES (4, 13);
INSERT INTO training_attendance VALUES (4, 6);
INSERT INTO training_attendance VALUES (4, 11);
INSERT INTO training_attendance VALUES (4, 18);
INSERT INTO training_attendance VALUES (4, 8);
INSERT INTO training_attendance VALUES (4, 16);
INSERT INTO training_attendance VALUES (5, 3);
INSERT INTO training_attendance VALUES (5, 6);
INSERT INTO training_attendance VALUES (5, 10);
INSERT INTO training_attendance VALUES (5, 13);
INSERT INTO training_attendance VALUES (5, 17);
INSERT INTO training_attendance VALUES (5, 9);
INSERT INTO training_attendance VALUES (6, 7);
INSERT INTO training_attendance VALUES (6, 8);
INSERT INTO training_attendance VALUES (6, 4);
INSERT INTO training_attendance VALUES (6, 12);
INSERT INTO training_attendance VALUES (6, 6);
INSERT INTO training_attendance VALUES (6, 13);
INSERT INTO training_attendance VALUES (7, 12);
INSERT INTO training_attendance VALUES (7, 4);
INSERT INTO training_attendance VALUES (7, 15);
INSERT INTO training_attendance VALUES (7, 16);
INSERT INTO training_attendance VALUES (7, 14);
INSERT INTO training_attendance VALUES (7, 10);
INSERT INTO training_attendance VALUES (8, 17);
INSERT INTO training_attendance VALUES (8, 6);
INSERT INTO training_attendance VALUES (8, 7);
INSERT INTO training_attendance VALUES (8, 11);
INSERT INTO training_attendance VALUES (8, 16);
INSERT INTO training_attendance VALUES (8, 2);
INSERT INTO training_attendance VALUES (9, 8);
INSERT INTO training_attendance VALUES (9, 14);
INSERT INTO training_attendance VALUES (9, 10);
INSERT INTO training_attendance VALUES (9, 2);
INSERT INTO training_attendance VALUES (9, 19);
INSERT INTO training_attendance VALUES (9, 11);
INSERT INTO training_attendance VALUES (10, 15);
INSERT INTO training_attendance VALUES (10, 11);
INSERT INTO training_attendance VALUES (10, 6);
INSERT INTO training_attendance VALUES (10, 7);
INSERT INTO training_attendance VALUES (10, 16);
INSERT INTO training_attendance VALUES (10, 17);
INSERT INTO training_attendance VALUES (11, 15);
INSERT INTO training_attendance VALUES (11, 13);
INSERT INTO training_attendance VALUES (11, 2);
INSERT INTO training_attendance VALUES (11, 10);
INSERT INTO training_attendance VALUES (11, 5);
INSERT INTO training_attendance VALUES (11, 3);
INSERT INTO training_attendance VALUES (12, 18);
INSERT INTO training_attendance VALUES (12, 1);
INSERT INTO training_attendance VALUES (12, 3);
INSERT INTO training_attendance VALUES (12, 15);
INSERT INTO training_attendance VALUES (12, 11);
INSERT INTO training_attendance VALUES (12, 13);
INSERT INTO training_attendance VALUES (13, 11);
INSERT INTO training_attendance VALUES (13, 17);
INSERT INTO training_attendance VALUES (13, 1);
INSERT INTO training_attendance VALUES (13, 6);
INSERT INTO training_attendance VALUES (13, 4);
INSERT INTO training_attendance VALUES (13, 5);
INSERT INTO training_attendance VALUES (14, 3);
INSERT INTO training_attendance VALUES (14, 9);
INSERT INTO training_attendance VALUES (14, 8);
INSERT INTO training_attendance VALUES (14, 14);
INSERT INTO training_attendance VALUES (14, 16);
INSERT INTO training_attendance VALUES (14, 19);
INSERT INTO training_attendance VALUES (15, 19);
INSERT INTO training_attendance VALUES (15, 2);
INSERT INTO training_attendance VALUES (15, 18);
INSERT INTO training_attendance VALUES (15, 7);
INSERT INTO training_attendance VALUES (15, 8);
INSERT INTO training_attendance VALUES (15, 9);
INSERT INTO training_attendance VALUES (16, 18);
INSERT INTO training_attendance VALUES (16, 12);
INSERT INTO training_attendance VALUES (16, 5);
INSERT INTO training_attendance VALUES (16, 19);
INSERT INTO training_attendance VALUES (16, 10);
INSERT INTO training_attendance VALUES (16, 15);
INSERT INTO training_attendance VALUES (17, 12);
INSERT INTO training_attendance VALUES (17, 1);
INSERT INTO training_attendance VALUES (17, 11);
INSERT INTO training_attendance VALUES (17, 5);
INSERT INTO training_attendance VALUES (17, 15);
INSERT INTO training_attendance VALUES (17, 19);
