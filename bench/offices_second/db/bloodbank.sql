BEGIN;
CREATE TABLE donors (
 donor_id INTEGER PRIMARY KEY, given_name TEXT, family_name TEXT, sex TEXT, dob TEXT, blood_group
  TEXT,
 weight_kg INTEGER, town TEXT, may_contact INTEGER, registered_on TEXT);
INSERT INTO donors VALUES (1, 'Xenia', 'Larsen', 'F', '1966-08-14', 'A+', 95, 'Easton', 0,
  '2020-03-05');
INSERT INTO donors VALUES (2, 'Frank', 'White', 'M', '2002-12-07', 'A+', 58, 'Millbrook', 1,
  '2021-12-06');
INSERT INTO donors VALUES (3, 'William', 'Jones', 'M', '1973-11-05', 'A+', 83, 'Millbrook', 1,
  '2020-11-14');
INSERT INTO donors VALUES (4, 'Clara', 'Jones', 'M', '1976-12-17', 'A+', 79, 'Easton', 0,
  '2022-04-28');
INSERT INTO donors VALUES (5, 'Kim', 'Adams', 'F', '1955-10-21', 'A-', 103, 'Easton', 1,
  '2021-06-21');
INSERT INTO donors VALUES (6, 'Gina', 'Evans', 'M', '1969-12-04', 'A+', 73, 'Millbrook', 1,
  '2018-10-11');
INSERT INTO donors VALUES (7, 'Hugo', 'O''Brien', 'F', '2000-10-04', 'O+', 79, 'Easton', 1,
  '2018-01-13');
INSERT INTO donors VALUES (8, 'Irene', 'Kowalski', 'F', '1961-01-20', 'A+', 93, 'Easton', 1,
  '2019-09-27');
INSERT INTO donors VALUES (9, 'Irene', 'Taylor', 'F', '1975-04-11', 'AB-', 86, 'Larkhill', 1,
  '2022-03-16');
INSERT INTO donors VALUES (10, 'Teresa', 'Lind', 'F', '1983-05-22', 'O-', 64, 'Easton', 1,
  '2018-02-01');
INSERT INTO donors VALUES (11, 'William', 'Clark', 'F', '1970-06-05', 'B-', 93, 'Millbrook', 1,
  '2019-09-23');
INSERT INTO donors VALUES (12, 'Grace', 'Brown', 'M', '1961-05-14', 'A+', 64, 'Easton', 1,
  '2018-09-25');
INSERT INTO donors VALUES (13, 'Peter', 'O''Brien', 'F', '1955-05-26', 'O-', 62, 'Millbrook', 1,
  '2021-08-13');
INSERT INTO donors VALUES (14, 'Felix', 'Nguyen', 'F', '1971-01-18', 'A+', 61, 'Larkhill', 1,
  '2018-11-01');
INSERT INTO donors VALUES (15, 'Gina', 'Meyer', 'F', '1962-03-01', 'A+', 67, 'Millbrook', 1,
  '2020-11-14');
INSERT INTO donors VALUES (16, 'Noah', 'Evans', 'M', '1997-06-18', 'O+', 78, 'Easton', 1,
  '2018-12-19');
INSERT INTO donors VALUES (17, 'Nadia', 'Muller', 'M', '2002-07-10', 'O+', 72, 'Easton', 0,
  '2022-03-28');
INSERT INTO donors VALUES (18, 'Quinn', 'Reid', 'M', '1972-02-03', 'B+', 62, 'Easton', 1,
  '2020-10-07');
INSERT INTO donors VALUES (19, 'Clara', 'Taylor', 'M', '2001-10-24', 'B+', 96, 'Larkhill', 1,
  '2020-08-24');
INSERT INTO donors VALUES (20, 'Quinn', 'Smith', 'M', '1974-06-26', 'O+', 51, 'Easton', 1,
  '2019-08-24');
INSERT INTO donors VALUES (21, 'Rosa', 'Baker', 'F', '2004-02-10', 'O+', 68, 'Larkhill', 0,
  '2021-10-07');
INSERT INTO donors VALUES (22, 'Tina', 'Tanaka', 'F', '1970-06-27', 'O+', 85, 'Easton', 0,
  '2021-09-03');
INSERT INTO donors VALUES (23, 'Gina', 'Schmidt', 'F', '1974-02-06', 'O+', 52, 'Millbrook', 1,
  '2018-06-23');
INSERT INTO donors VALUES (24, 'Carmen', 'Ueda', 'M', '2004-09-12', 'O+', 88, 'Larkhill', 1,
  '2021-11-13');
INSERT INTO donors VALUES (25, 'William', 'Silva', 'M', '1992-08-26', 'O-', 58, 'Easton', 1,
  '2018-11-02');
INSERT INTO donors VALUES (26, 'Paul', 'Okafor', 'M', '1977-12-01', 'A+', 88, 'Larkhill', 1,
  '2019-03-15');
INSERT INTO donors VALUES (27, 'Samuel', 'Kowalski', 'F', '1957-09-02', 'A+', 97, 'Easton', 1,
  '2021-02-28');
INSERT INTO donors VALUES (28, 'Rosa', 'Baker', 'F', '1959-04-25', 'O+', 85, 'Millbrook', 1,
  '2019-01-14');
INSERT INTO donors VALUES (29, 'Peter', 'Brown', 'M', '1986-11-12', 'A+', 61, 'Millbrook', 1,
  '2019-09-10');
INSERT INTO donors VALUES (30, 'Nadia', 'Smith', 'M', '1980-06-22', 'A+', 67, 'Easton', 0,
  '2021-02-19');
INSERT INTO donors VALUES (31, 'Paul', 'Okafor', 'M', '1999-06-11', 'B+', 71, 'Easton', 0,
  '2021-01-20');
INSERT INTO donors VALUES (32, 'Samuel', 'Rossi', 'F', '1981-04-15', 'A+', 75, 'Easton', 1,
  '2020-12-04');
INSERT INTO donors VALUES (33, 'Yusuf', 'Kowalski', 'M', '2000-01-11', 'O+', 72, 'Larkhill', 1,
  '2021-11-02');
INSERT INTO donors VALUES (34, 'Irene', 'Tanaka', 'F', '1999-06-03', 'A+', 83, 'Larkhill', 1,
  '2022-06-05');
INSERT INTO donors VALUES (35, 'Marco', 'Garcia', 'F', '1966-01-11', 'A-', 92, 'Easton', 1,
  '2018-07-06');
INSERT INTO donors VALUES (36, 'Vera', 'Tanaka', 'F', '1956-12-13', 'O+', 93, 'Larkhill', 1,
  '2021-10-29');
INSERT INTO donors VALUES (37, 'Tina', 'Young', 'M', '1981-01-13', 'A+', 57, 'Easton', 1,
  '2022-04-06');
INSERT INTO donors VALUES (38, 'Clara', 'Silva', 'M', '1968-09-19', 'A+', 60, 'Easton', 1,
  '2022-06-09');
INSERT INTO donors VALUES (39, 'Samuel', 'Price', 'F', '1963-12-31', 'O+', 66, 'Millbrook', 1,
  '2018-09-06');
INSERT INTO donors VALUES (40, 'Bruno', 'Meyer', 'F', '1972-11-25', 'B+', 87, 'Easton', 1,
  '2022-06-21');
INSERT INTO donors VALUES (41, 'Peter', 'Tanaka', 'F', '1994-04-11', 'O+', 89, 'Easton', 1,
  '2019-05-31');
INSERT INTO donors VALUES (42, 'Frank', 'Price', 'M', '1972-10-26', 'O+', 68, 'Larkhill', 1,
  '2021-08-30');
INSERT INTO donors VALUES (43, 'Liam', 'Muller', 'F', '1961-09-01', 'B+', 103, 'Millbrook', 0,
  '2021-03-06');
INSERT INTO donors VALUES (44, 'Marco', 'Muller', 'F', '1968-11-23', 'O+', 49, 'Millbrook', 1,
  '2019-07-14');
INSERT INTO donors VALUES (45, 'Nadia', 'Patel', 'F', '1960-12-21', 'AB+', 74, 'Easton', 1,
  '2018-06-22');
INSERT INTO donors VALUES (46, 'Kim', 'Dunn', 'F', '1964-02-20', 'O+', 103, 'Easton', 0,
  '2018-10-27');
INSERT INTO donors VALUES (47, 'Aisha', 'Evans', 'M', '1979-07-02', 'O+', 80, 'Millbrook', 1,
  '2022-06-20');
INSERT INTO donors VALUES (48, 'Quinn', 'Larsen', 'F', '1965-02-22', 'O+', 99, 'Easton', 1,
  '2019-01-06');
INSERT INTO donors VALUES (49, 'Felix', 'Tanaka', 'F', '1991-03-03', 'O+', 86, 'Larkhill', 0,
  '2018-09-05');
INSERT INTO donors VALUES (50, 'David', 'Vance', 'M', '1958-11-01', 'A+', 98, 'Easton', 0,
  '2020-06-14');
INSERT INTO donors VALUES (51, 'Joel', 'Smith', 'M', '2004-02-08', 'O+', 92, 'Easton', 0,
  '2021-06-01');
INSERT INTO donors VALUES (52, 'Yusuf', 'Evans', 'F', '1969-04-09', 'A-', 92, 'Larkhill', 0,
  '2018-01-12');
INSERT INTO donors VALUES (53, 'Ines', 'Garcia', 'M', '2003-05-02', 'O-', 52, 'Easton', 1,
  '2021-07-20');
INSERT INTO donors VALUES (54, 'Peter', 'Silva', 'F', '1973-03-30', 'O+', 64, 'Millbrook', 1,
  '2019-10-05');
INSERT INTO donors VALUES (55, 'David', 'Dunn', 'F', '2002-01-06', 'O+', 77, 'Larkhill', 1,
  '2019-07-12');
INSERT INTO donors VALUES (56, 'Grace', 'Price', 'M', '1984-07-15', 'A+', 64, 'Larkhill', 1,
  '2019-08-04');
INSERT INTO donors VALUES (57, 'Marco', 'Novak', 'F', '1961-10-11', 'B+', 52, 'Millbrook', 1,
  '2019-07-12');
INSERT INTO donors VALUES (58, 'Xenia', 'Smith', 'F', '1992-01-02', 'O+', 76, 'Larkhill', 0,
  '2018-05-18');
INSERT INTO donors VALUES (59, 'Quinn', 'Reid', 'M', '1983-02-18', 'O+', 52, 'Millbrook', 1,
  '2020-07-18');
INSERT INTO donors VALUES (60, 'Aisha', 'Adams', 'M', '1975-11-15', 'AB-', 57, 'Millbrook', 1,
  '2018-11-14');
CREATE TABLE sessions (
 session_id INTEGER PRIMARY KEY, venue TEXT, held_on TEXT, capacity INTEGER);
INSERT INTO sessions VALUES (1, 'Town Hall Millbrook', '2022-12-23', 20);
INSERT INTO sessions VALUES (2, 'Larkhill Church', '2023-02-02', 20);
INSERT INTO sessions VALUES (3, 'Easton University', '2023-10-10', 30);
INSERT INTO sessions VALUES (4, 'Town Hall Millbrook', '2023-01-21', 20);
INSERT INTO sessions VALUES (5, 'Town Hall Millbrook', '2023-02-20', 25);
INSERT INTO sessions VALUES (6, 'Easton University', '2022-04-16', 25);
INSERT INTO sessions VALUES (7, 'Larkhill Church', '2023-11-26', 30);
INSERT INTO sessions VALUES (8, 'Larkhill Church', '2023-12-12', 25);
INSERT INTO sessions VALUES (9, 'Larkhill Church', '2022-01-10', 40);
INSERT INTO sessions VALUES (10, 'Town Hall Millbrook', '2022-06-13', 30);
INSERT INTO sessions VALUES (11, 'Easton University', '2022-06-08', 20);
INSERT INTO sessions VALUES (12, 'Town Hall Millbrook', '2022-07-05', 20);
INSERT INTO sessions VALUES (13, 'Central Donor Centre', '2023-02-28', 25);
INSERT INTO sessions VALUES (14, 'Central Donor Centre', '2022-05-31', 40);
INSERT INTO sessions VALUES (15, 'Easton University', '2023-06-22', 20);
INSERT INTO sessions VALUES (16, 'Town Hall Millbrook', '2022-03-08', 30);
INSERT INTO sessions VALUES (17, 'Easton University', '2022-04-09', 30);
INSERT INTO sessions VALUES (18, 'Town Hall Millbrook', '2023-07-24', 40);
INSERT INTO sessions VALUES (19, 'Town Hall Millbrook', '2022-07-02', 25);
INSERT INTO sessions VALUES (20, 'Town Hall Millbrook', '2023-08-06', 30);
INSERT INTO sessions VALUES (21, 'Easton University', '2022-09-12', 20);
INSERT INTO sessions VALUES (22, 'Easton University', '2023-01-15', 30);
INSERT INTO sessions VALUES (23, 'Town Hall Millbrook', '2023-08-24', 30);
INSERT INTO sessions VALUES (24, 'Easton University', '2023-03-01', 25);
INSERT INTO sessions VALUES (25, 'Larkhill Church', '2022-01-30', 30);
INSERT INTO sessions VALUES (26, 'Larkhill Church', '2022-07-14', 20);
INSERT INTO sessions VALUES (27, 'Central Donor Centre', '2022-08-08', 20);
INSERT INTO sessions VALUES (28, 'Larkhill Church', '2023-03-04', 40);
INSERT INTO sessions VALUES (29, 'Central Donor Centre', '2023-05-06', 20);
INSERT INTO sessions VALUES (30, 'Larkhill Church', '2022-11-24', 20);
CREATE TABLE nurses (nurse_id INTEGER PRIMARY KEY, nurse_name TEXT);
INSERT INTO nurses VALUES (1, 'Agnes Boyd');
INSERT INTO nurses VALUES (2, 'Rafael Cruz');
INSERT INTO nurses VALUES (3, 'Mei Lin');
INSERT INTO nurses VALUES (4, 'Stefan Roth');
CREATE TABLE donations (
 donation_id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donors(donor_id), session_id INTEGER
  REFERENCES sessions(session_id),
 nurse_id INTEGER REFERENCES nurses(nurse_id), hb_g_dl REAL, volume_ml INTEGER, deferral_reason
  TEXT, had_reaction INTEGER);
INSERT INTO donations VALUES (1, 9, 1, 1, 13.5, 480, NULL, 0);
INSERT INTO donations VALUES (2, 1, 4, 1, 14.1, 350, NULL, 0);
INSERT INTO donations VALUES (3, 11, 21, 2, 13.2, 350, NULL, 0);
INSERT INTO donations VALUES (4, 11, 25, 1, 14.2, 470, NULL, 0);
INSERT INTO donations VALUES (5, 17, 22, 2, 14.9, 470, NULL, 0);
INSERT INTO donations VALUES (6, 11, 13, 3, 15.1, 470, NULL, 0);
INSERT INTO donations VALUES (7, 21, 17, 1, 16.4, 480, NULL, 0);
INSERT INTO donations VALUES (8, 2, 14, 1, 12.5, NULL, 'low haemoglobin', 0);
INSERT INTO donations VALUES (9, 4, 26, 3, 16.2, 350, NULL, 0);
INSERT INTO donations VALUES (10, 7, 10, 2, 16.6, 470, NULL, 0);
INSERT INTO donations VALUES (11, 10, 12, 2, 13.9, 350, NULL, 0);
INSERT INTO donations VALUES (12, 24, 23, 2, 13.7, 470, NULL, 0);
INSERT INTO donations VALUES (13, 25, 26, 2, 14.5, 470, NULL, 1);
INSERT INTO donations VALUES (14, 4, 14, 2, 15.2, 350, NULL, 0);
INSERT INTO donations VALUES (15, 50, 27, 3, 16.0, 470, NULL, 0);
INSERT INTO donations VALUES (16, 44, 18, 1, 13.8, 470, NULL, 0);
INSERT INTO donations VALUES (17, 8, 21, 2, 14.1, 350, NULL, 0);
INSERT INTO donations VALUES (18, 42, 12, 3, 15.0, 450, NULL, 0);
INSERT INTO donations VALUES (19, 33, 16, 2, 12.4, NULL, 'recent illness', 0);
INSERT INTO donations VALUES (20, 6, 6, 3, 14.6, 470, NULL, 0);
INSERT INTO donations VALUES (21, 32, 10, 2, 13.9, 470, NULL, 0);
INSERT INTO donations VALUES (22, 17, 10, 1, 11.7, NULL, 'recent illness', 0);
INSERT INTO donations VALUES (23, 33, 10, 1, 13.7, 480, NULL, 0);
INSERT INTO donations VALUES (24, 19, 2, 1, 13.2, 470, NULL, 0);
INSERT INTO donations VALUES (25, 37, 23, 2, 12.8, 470, NULL, 0);
INSERT INTO donations VALUES (26, 53, 9, 1, 15.0, 470, NULL, 0);
INSERT INTO donations VALUES (27, 39, 1, 1, 12.3, NULL, 'travel', 0);
INSERT INTO donations VALUES (28, 52, 17, 3, 13.5, 470, NULL, 0);
INSERT INTO donations VALUES (29, 48, 1, 3, 14.4, 470, NULL, 0);
INSERT INTO donations VALUES (30, 45, 2, 3, 13.6, 350, NULL, 0);
INSERT INTO donations VALUES (31, 6, 29, 3, 12.3, NULL, 'low haemoglobin', 0);
INSERT INTO donations VALUES (32, 37, 3, 1, 13.2, 470, NULL, 0);
INSERT INTO donations VALUES (33, 14, 17, 3, 13.8, 350, NULL, 1);
INSERT INTO donations VALUES (34, 30, 14, 2, 13.9, 450, NULL, 0);
INSERT INTO donations VALUES (35, 53, 25, 3, 12.6, 450, NULL, 1);
INSERT INTO donations VALUES (36, 21, 1, 3, 12.8, 350, NULL, 0);
INSERT INTO donations VALUES (37, 22, 30, 2, 15.3, 470, NULL, 0);
INSERT INTO donations VALUES (38, 1, 23, 1, 13.0, 450, NULL, 0);
INSERT INTO donations VALUES (39, 49, 26, 1, 13.6, 450, NULL, 0);
INSERT INTO donations VALUES (40, 43, 19, 2, 13.9, 350, NULL, 0);
INSERT INTO donations VALUES (41, 19, 24, 3, 13.4, 480, NULL, 0);
INSERT INTO donations VALUES (42, 50, 4, 2, 11.9, NULL, 'travel', 0);
INSERT INTO donations VALUES (43, 2, 13, 3, 16.8, 450, NULL, 0);
INSERT INTO donations VALUES (44, 44, 1, 1, 13.8, 350, NULL, 0);
INSERT INTO donations VALUES (45, 23, 11, 2, 16.0, 470, NULL, 0);
INSERT INTO donations VALUES (46, 32, 11, 2, 12.9, 450, NULL, 1);
INSERT INTO donations VALUES (47, 47, 10, 2, 15.6, 450, NULL, 0);
INSERT INTO donations VALUES (48, 8, 4, 2, 14.6, 350, NULL, 0);
INSERT INTO donations VALUES (49, 31, 11, 1, 14.3, 470, NULL, 0);
INSERT INTO donations VALUES (50, 10, 21, 1, 12.0, NULL, 'travel', 0);
INSERT INTO donations VALUES (51, 25, 18, 1, 16.2, 470, NULL, 0);
INSERT INTO donations VALUES (52, 43, 13, 1, 13.4, 350, NULL, 0);
INSERT INTO donations VALUES (53, 54, 26, 3, 14.4, 350, NULL, 0);
INSERT INTO donations VALUES (54, 1, 16, 1, 12.4, NULL, 'recent illness', 0);
INSERT INTO donations VALUES (55, 1, 8, 1, 12.6, 480, NULL, 0);
INSERT INTO donations VALUES (56, 4, 12, 3, 13.8, 480, NULL, 0);
INSERT INTO donations VALUES (57, 3, 26, 2, 15.0, 470, NULL, 0);
INSERT INTO donations VALUES (58, 31, 29, 3, 13.1, 350, NULL, 0);
INSERT INTO donations VALUES (59, 10, 25, 2, 14.6, 470, NULL, 1);
INSERT INTO donations VALUES (60, 25, 2, 1, 13.6, 450, NULL, 0);
INSERT INTO donations VALUES (61, 26, 18, 1, 15.4, 350, NULL, 0);
INSERT INTO donations VALUES (62, 2, 22, 3, 15.7, 480, NULL, 0);
INSERT INTO donations VALUES (63, 11, 2, 1, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (64, 43, 16, 2, 14.7, 350, NULL, 0);
INSERT INTO donations VALUES (65, 3, 9, 1, 14.4, 450, NULL, 0);
INSERT INTO donations VALUES (66, 47, 15, 1, 15.6, 450, NULL, 0);
INSERT INTO donations VALUES (67, 6, 16, 1, 15.4, 470, NULL, 0);
INSERT INTO donations VALUES (68, 11, 26, 2, 15.5, 470, NULL, 0);
INSERT INTO donations VALUES (69, 25, 24, 1, 14.8, 450, NULL, 0);
INSERT INTO donations VALUES (70, 33, 21, 2, 15.4, 470, NULL, 0);
INSERT INTO donations VALUES (71, 33, 14, 3, 14.7, 350, NULL, 0);
INSERT INTO donations VALUES (72, 7, 8, 1, 17.1, 450, NULL, 0);
INSERT INTO donations VALUES (73, 10, 16, 3, 14.8, 470, NULL, 0);
INSERT INTO donations VALUES (74, 29, 28, 1, 11.8, NULL, 'recent illness', 0);
INSERT INTO donations VALUES (75, 6, 12, 2, 15.3, 480, NULL, 0);
INSERT INTO donations VALUES (76, 32, 28, 2, 15.3, 450, NULL, 0);
INSERT INTO donations VALUES (77, 23, 29, 2, 13.1, 450, NULL, 0);
INSERT INTO donations VALUES (78, 3, 6, 2, 13.6, 450, NULL, 0);
INSERT INTO donations VALUES (79, 29, 14, 2, 12.2, NULL, 'travel', 0);
INSERT INTO donations VALUES (80, 5, 16, 3, 14.6, 480, NULL, 0);
INSERT INTO donations VALUES (81, 31, 25, 1, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (82, 33, 8, 3, 16.0, 350, NULL, 0);
INSERT INTO donations VALUES (83, 4, 25, 1, 14.5, 350, NULL, 0);
INSERT INTO donations VALUES (84, 39, 12, 1, 14.0, 450, NULL, 0);
INSERT INTO donations VALUES (85, 28, 1, 1, 13.8, 480, NULL, 0);
INSERT INTO donations VALUES (86, 23, 17, 2, 14.4, 470, NULL, 0);
INSERT INTO donations VALUES (87, 7, 17, 2, 15.8, 480, NULL, 0);
INSERT INTO donations VALUES (88, 15, 24, 1, 15.9, 470, NULL, 1);
INSERT INTO donations VALUES (89, 43, 30, 3, 15.0, 450, NULL, 1);
INSERT INTO donations VALUES (90, 1, 7, 1, 13.2, 350, NULL, 0);
INSERT INTO donations VALUES (91, 21, 14, 1, 14.9, 480, NULL, 0);
INSERT INTO donations VALUES (92, 11, 23, 2, 15.2, 450, NULL, 0);
INSERT INTO donations VALUES (93, 5, 19, 2, 15.1, 450, NULL, 0);
INSERT INTO donations VALUES (94, 54, 16, 2, 13.5, 450, NULL, 0);
INSERT INTO donations VALUES (95, 34, 28, 2, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (96, 4, 24, 1, 12.4, NULL, 'travel', 0);
INSERT INTO donations VALUES (97, 41, 3, 2, 14.5, 480, NULL, 0);
INSERT INTO donations VALUES (98, 40, 18, 3, 15.8, 350, NULL, 0);
INSERT INTO donations VALUES (99, 10, 25, 3, 14.9, 480, NULL, 1);
INSERT INTO donations VALUES (100, 12, 14, 2, 13.6, 470, NULL, 0);
INSERT INTO donations VALUES (101, 2, 3, 1, 15.1, 470, NULL, 0);
INSERT INTO donations VALUES (102, 1, 24, 3, 14.4, 470, NULL, 0);
INSERT INTO donations VALUES (103, 43, 9, 1, 14.4, 470, NULL, 0);
INSERT INTO donations VALUES (104, 47, 24, 2, 14.9, 470, NULL, 0);
INSERT INTO donations VALUES (105, 1, 29, 1, 14.0, 350, NULL, 0);
INSERT INTO donations VALUES (106, 27, 10, 1, 14.3, 470, NULL, 0);
INSERT INTO donations VALUES (107, 31, 16, 2, 15.9, 350, NULL, 0);
INSERT INTO donations VALUES (108, 43, 24, 3, 12.2, NULL, 'recent illness', 0);
INSERT INTO donations VALUES (109, 16, 15, 1, 13.4, 470, NULL, 1);
INSERT INTO donations VALUES (110, 1, 9, 2, 14.8, 470, NULL, 0);
INSERT INTO donations VALUES (111, 33, 7, 2, 14.0, 350, NULL, 0);
INSERT INTO donations VALUES (112, 32, 29, 1, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (113, 14, 3, 2, 15.2, 350, NULL, 0);
INSERT INTO donations VALUES (114, 44, 11, 2, 13.2, 480, NULL, 0);
INSERT INTO donations VALUES (115, 23, 21, 1, 14.0, 350, NULL, 0);
INSERT INTO donations VALUES (116, 18, 29, 3, 15.4, 470, NULL, 0);
INSERT INTO donations VALUES (117, 36, 15, 1, 15.0, 480, NULL, 1);
INSERT INTO donations VALUES (118, 24, 18, 3, 12.4, NULL, 'low haemoglobin', 0);
INSERT INTO donations VALUES (119, 10, 30, 2, 13.9, 450, NULL, 1);
INSERT INTO donations VALUES (120, 49, 23, 2, 12.6, 470, NULL, 0);
INSERT INTO donations VALUES (121, 1, 26, 1, 13.5, 470, NULL, 0);
INSERT INTO donations VALUES (122, 48, 22, 3, 13.3, 350, NULL, 0);
INSERT INTO donations VALUES (123, 26, 23, 2, 13.1, 350, NULL, 0);
INSERT INTO donations VALUES (124, 48, 29, 1, 14.7, 470, NULL, 0);
INSERT INTO donations VALUES (125, 41, 24, 1, 15.0, 470, NULL, 0);
INSERT INTO donations VALUES (126, 1, 27, 3, 14.7, 470, NULL, 0);
INSERT INTO donations VALUES (127, 48, 27, 2, 14.4, 470, NULL, 0);
INSERT INTO donations VALUES (128, 9, 12, 2, 12.3, NULL, 'low haemoglobin', 0);
INSERT INTO donations VALUES (129, 47, 6, 2, 13.6, 470, NULL, 0);
INSERT INTO donations VALUES (130, 1, 9, 1, 14.7, 480, NULL, 1);
INSERT INTO donations VALUES (131, 1, 28, 3, 16.2, 350, NULL, 0);
INSERT INTO donations VALUES (132, 41, 17, 2, 13.2, 480, NULL, 0);
INSERT INTO donations VALUES (133, 19, 20, 3, 13.7, 480, NULL, 0);
INSERT INTO donations VALUES (134, 23, 9, 1, 12.9, 470, NULL, 0);
INSERT INTO donations VALUES (135, 17, 29, 1, 15.3, 350, NULL, 0);
INSERT INTO donations VALUES (136, 3, 16, 1, 13.3, 450, NULL, 0);
INSERT INTO donations VALUES (137, 2, 10, 1, 14.9, 470, NULL, 0);
INSERT INTO donations VALUES (138, 14, 4, 1, 14.7, 350, NULL, 0);
INSERT INTO donations VALUES (139, 4, 26, 1, 13.7, 350, NULL, 1);
INSERT INTO donations VALUES (140, 10, 17, 2, 13.0, 480, NULL, 0);
INSERT INTO donations VALUES (141, 11, 28, 3, 14.3, 470, NULL, 0);
INSERT INTO donations VALUES (142, 14, 1, 2, 14.0, 470, NULL, 0);
INSERT INTO donations VALUES (143, 10, 18, 2, 13.9, 480, NULL, 0);
INSERT INTO donations VALUES (144, 14, 4, 3, 15.0, 350, NULL, 0);
INSERT INTO donations VALUES (145, 32, 3, 1, 11.8, NULL, 'travel', 0);
INSERT INTO donations VALUES (146, 49, 13, 3, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (147, 10, 25, 2, 14.6, 470, NULL, 0);
INSERT INTO donations VALUES (148, 32, 18, 2, 14.4, 470, NULL, 1);
INSERT INTO donations VALUES (149, 1, 2, 1, 13.6, 480, NULL, 0);
INSERT INTO donations VALUES (150, 4, 14, 1, 15.4, 480, NULL, 0);
INSERT INTO donations VALUES (151, 46, 9, 2, 14.8, 470, NULL, 0);
INSERT INTO donations VALUES (152, 27, 10, 2, 13.7, 470, NULL, 0);
INSERT INTO donations VALUES (153, 44, 26, 3, 14.4, 350, NULL, 0);
INSERT INTO donations VALUES (154, 38, 9, 2, 13.6, 470, NULL, 0);
INSERT INTO donations VALUES (155, 2, 9, 3, 13.3, 350, NULL, 0);
INSERT INTO donations VALUES (156, 43, 12, 1, 14.0, 470, NULL, 0);
INSERT INTO donations VALUES (157, 44, 18, 2, 15.1, 470, NULL, 0);
INSERT INTO donations VALUES (158, 2, 3, 1, 12.9, 470, NULL, 0);
INSERT INTO donations VALUES (159, 4, 24, 3, 12.0, NULL, 'travel', 0);
INSERT INTO donations VALUES (160, 43, 1, 1, 11.7, NULL, 'low haemoglobin', 0);
INSERT INTO donations VALUES (161, 8, 25, 1, 15.4, 470, NULL, 0);
INSERT INTO donations VALUES (162, 42, 4, 1, 14.4, 480, NULL, 0);
INSERT INTO donations VALUES (163, 7, 21, 2, 13.5, 450, NULL, 0);
INSERT INTO donations VALUES (164, 26, 3, 2, 15.7, 480, NULL, 1);
INSERT INTO donations VALUES (165, 52, 7, 2, 13.6, 470, NULL, 0);
INSERT INTO donations VALUES (166, 3, 20, 1, 13.7, 480, NULL, 0);
INSERT INTO donations VALUES (167, 53, 27, 2, 12.6, 470, NULL, 0);
INSERT INTO donations VALUES (168, 36, 17, 2, 12.9, 480, NULL, 0);
INSERT INTO donations VALUES (169, 15, 2, 2, 14.9, 470, NULL, 0);
INSERT INTO donations VALUES (170, 1, 15, 2, 12.6, 450, NULL, 0);
INSERT INTO donations VALUES (171, 1, 18, 2, 15.6, 450, NULL, 0);
INSERT INTO donations VALUES (172, 54, 7, 1, 16.0, 450, NULL, 0);
INSERT INTO donations VALUES (173, 1, 9, 2, 13.7, 350, NULL, 0);
INSERT INTO donations VALUES (174, 45, 30, 1, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (175, 32, 23, 2, 14.6, 450, NULL, 0);
INSERT INTO donations VALUES (176, 10, 10, 1, 13.3, 470, NULL, 0);
INSERT INTO donations VALUES (177, 29, 21, 1, 13.7, 450, NULL, 0);
INSERT INTO donations VALUES (178, 24, 21, 2, 14.4, 450, NULL, 0);
INSERT INTO donations VALUES (179, 31, 8, 1, 13.2, 470, NULL, 0);
INSERT INTO donations VALUES (180, 1, 17, 3, 15.6, 470, NULL, 0);
CREATE TABLE hospitals (hospital_id INTEGER PRIMARY KEY, hospital_name TEXT, town TEXT);
INSERT INTO hospitals VALUES (1, 'Easton General', 'Easton');
INSERT INTO hospitals VALUES (2, 'St Brigid Clinic', 'Millbrook');
INSERT INTO hospitals VALUES (3, 'Larkhill Childrens Hospital', 'Larkhill');
INSERT INTO hospitals VALUES (4, 'Northgate Surgical', 'Northgate');
CREATE TABLE units (
 unit_no TEXT PRIMARY KEY, donation_id INTEGER REFERENCES donations(donation_id), component TEXT,
  blood_group TEXT,
 collected_on TEXT, expires_on TEXT, status TEXT, hospital_id INTEGER REFERENCES
  hospitals(hospital_id), issued_on TEXT);
INSERT INTO units VALUES ('U0001', 1, 'platelets', 'AB-', '2022-12-23', '2022-12-28', 'issued', 1,
  '2022-12-27');
INSERT INTO units VALUES ('U0002', 2, 'platelets', 'A+', '2023-01-21', '2023-01-26', 'issued', 2,
  '2023-01-22');
INSERT INTO units VALUES ('U0003', 3, 'red cells', 'B-', '2022-09-12', '2022-10-24', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0004', 4, 'red cells', 'B-', '2022-01-30', '2022-03-13', 'issued', 3,
  '2022-03-06');
INSERT INTO units VALUES ('U0005', 5, 'plasma', 'O+', '2023-01-15', '2024-01-15', 'stored', NULL,
  NULL);
INSERT INTO units VALUES ('U0006', 6, 'red cells', 'B-', '2023-02-28', '2023-04-11', 'issued', 1,
  '2023-03-13');
INSERT INTO units VALUES ('U0007', 7, 'plasma', 'O+', '2022-04-09', '2023-04-09', 'issued', 1,
  '2022-04-15');
INSERT INTO units VALUES ('U0008', 9, 'plasma', 'A+', '2022-07-14', '2023-07-14', 'issued', 3,
  '2022-08-15');
INSERT INTO units VALUES ('U0009', 10, 'plasma', 'O+', '2022-06-13', '2023-06-13', 'stored', NULL,
  NULL);
INSERT INTO units VALUES ('U0010', 11, 'plasma', 'O-', '2022-07-05', '2023-07-05', 'issued', 3,
  '2022-07-29');
INSERT INTO units VALUES ('U0011', 12, 'red cells', 'O+', '2023-08-24', '2023-10-05', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0012', 14, 'red cells', 'A+', '2022-05-31', '2022-07-12', 'issued', 1,
  '2022-06-13');
INSERT INTO units VALUES ('U0013', 16, 'red cells', 'O+', '2023-07-24', '2023-09-04', 'issued', 1,
  '2023-08-29');
INSERT INTO units VALUES ('U0014', 17, 'red cells', 'A+', '2022-09-12', '2022-10-24', 'issued', 1,
  '2022-09-19');
INSERT INTO units VALUES ('U0015', 18, 'red cells', 'O+', '2022-07-05', '2022-08-16', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0016', 20, 'red cells', 'A+', '2022-04-16', '2022-05-28', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0017', 21, 'platelets', 'A+', '2022-06-13', '2022-06-18', 'issued', 2,
  '2022-06-16');
INSERT INTO units VALUES ('U0018', 23, 'red cells', 'O+', '2022-06-13', '2022-07-25', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0019', 24, 'plasma', 'B+', '2023-02-02', '2024-02-02', 'issued', 1,
  '2023-03-08');
INSERT INTO units VALUES ('U0020', 25, 'red cells', 'A+', '2023-08-24', '2023-10-05', 'issued', 1,
  '2023-08-30');
INSERT INTO units VALUES ('U0021', 28, 'platelets', 'A-', '2022-04-09', '2022-04-14', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0022', 29, 'red cells', 'O+', '2022-12-23', '2023-02-03', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0023', 30, 'plasma', 'AB+', '2023-02-02', '2024-02-02', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0024', 32, 'plasma', 'A+', '2023-10-10', '2024-10-09', 'stored', NULL,
  NULL);
INSERT INTO units VALUES ('U0025', 33, 'red cells', 'A+', '2022-04-09', '2022-05-21', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0026', 34, 'plasma', 'A+', '2022-05-31', '2023-05-31', 'issued', 2,
  '2022-06-11');
INSERT INTO units VALUES ('U0027', 35, 'platelets', 'O-', '2022-01-30', '2022-02-04', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0028', 36, 'platelets', 'O+', '2022-12-23', '2022-12-28', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0029', 37, 'plasma', 'O+', '2022-11-24', '2023-11-24', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0030', 38, 'plasma', 'A+', '2023-08-24', '2024-08-23', 'issued', 2,
  '2023-09-13');
INSERT INTO units VALUES ('U0031', 39, 'red cells', 'O+', '2022-07-14', '2022-08-25', 'issued', 1,
  '2022-08-22');
INSERT INTO units VALUES ('U0032', 40, 'platelets', 'B+', '2022-07-02', '2022-07-07', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0033', 41, 'plasma', 'B+', '2023-03-01', '2024-02-29', 'issued', 2,
  '2023-04-01');
INSERT INTO units VALUES ('U0034', 43, 'red cells', 'A+', '2023-02-28', '2023-04-11', 'issued', 1,
  '2023-04-03');
INSERT INTO units VALUES ('U0035', 45, 'red cells', 'O+', '2022-06-08', '2022-07-20', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0036', 46, 'red cells', 'A+', '2022-06-08', '2022-07-20', 'issued', 1,
  '2022-06-20');
INSERT INTO units VALUES ('U0037', 47, 'plasma', 'O+', '2022-06-13', '2023-06-13', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0038', 48, 'plasma', 'A+', '2023-01-21', '2024-01-21', 'issued', 1,
  '2023-02-15');
INSERT INTO units VALUES ('U0039', 49, 'red cells', 'B+', '2022-06-08', '2022-07-20', 'issued', 1,
  '2022-06-24');
INSERT INTO units VALUES ('U0040', 51, 'red cells', 'O-', '2023-07-24', '2023-09-04', 'issued', 3,
  '2023-08-21');
INSERT INTO units VALUES ('U0041', 52, 'red cells', 'B+', '2023-02-28', '2023-04-11', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0042', 53, 'plasma', 'O+', '2022-07-14', '2023-07-14', 'issued', 3,
  '2022-08-22');
INSERT INTO units VALUES ('U0043', 55, 'plasma', 'A+', '2023-12-12', '2024-12-11', 'issued', 1,
  '2023-12-16');
INSERT INTO units VALUES ('U0044', 56, 'platelets', 'A+', '2022-07-05', '2022-07-10', 'issued', 3,
  '2022-07-08');
INSERT INTO units VALUES ('U0045', 57, 'plasma', 'A+', '2022-07-14', '2023-07-14', 'issued', 3,
  '2022-07-16');
INSERT INTO units VALUES ('U0046', 58, 'platelets', 'B+', '2023-05-06', '2023-05-11', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0047', 59, 'red cells', 'O-', '2022-01-30', '2022-03-13', 'issued', 3,
  '2022-02-13');
INSERT INTO units VALUES ('U0048', 60, 'plasma', 'O-', '2023-02-02', '2024-02-02', 'stored', NULL,
  NULL);
INSERT INTO units VALUES ('U0049', 61, 'platelets', 'A+', '2023-07-24', '2023-07-29', 'issued', 2,
  '2023-07-27');
INSERT INTO units VALUES ('U0050', 62, 'red cells', 'A+', '2023-01-15', '2023-02-26', 'issued', 1,
  '2023-02-06');
INSERT INTO units VALUES ('U0051', 63, 'red cells', 'B-', '2023-02-02', '2023-03-16', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0052', 64, 'red cells', 'B+', '2022-03-08', '2022-04-19', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0053', 65, 'red cells', 'A+', '2022-01-10', '2022-02-21', 'issued', 2,
  '2022-02-17');
INSERT INTO units VALUES ('U0054', 66, 'red cells', 'O+', '2023-06-22', '2023-08-03', 'issued', 2,
  '2023-06-28');
INSERT INTO units VALUES ('U0055', 67, 'platelets', 'A+', '2022-03-08', '2022-03-13', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0056', 68, 'plasma', 'B-', '2022-07-14', '2023-07-14', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0057', 70, 'platelets', 'O+', '2022-09-12', '2022-09-17', 'issued', 1,
  '2022-09-14');
INSERT INTO units VALUES ('U0058', 71, 'plasma', 'O+', '2022-05-31', '2023-05-31', 'issued', 3,
  '2022-06-13');
INSERT INTO units VALUES ('U0059', 72, 'red cells', 'O+', '2023-12-12', '2024-01-23', 'issued', 1,
  '2024-01-14');
INSERT INTO units VALUES ('U0060', 73, 'plasma', 'O-', '2022-03-08', '2023-03-08', 'issued', 1,
  '2022-04-09');
INSERT INTO units VALUES ('U0061', 75, 'red cells', 'A+', '2022-07-05', '2022-08-16', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0062', 76, 'red cells', 'A+', '2023-03-04', '2023-04-15', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0063', 77, 'red cells', 'O+', '2023-05-06', '2023-06-17', 'issued', 2,
  '2023-05-20');
INSERT INTO units VALUES ('U0064', 78, 'platelets', 'A+', '2022-04-16', '2022-04-21', 'issued', 3,
  '2022-04-19');
INSERT INTO units VALUES ('U0065', 80, 'red cells', 'A-', '2022-03-08', '2022-04-19', 'issued', 2,
  '2022-03-18');
INSERT INTO units VALUES ('U0066', 81, 'red cells', 'B+', '2022-01-30', '2022-03-13', 'issued', 1,
  '2022-03-09');
INSERT INTO units VALUES ('U0067', 82, 'plasma', 'O+', '2023-12-12', '2024-12-11', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0068', 83, 'plasma', 'A+', '2022-01-30', '2023-01-30', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0069', 84, 'plasma', 'O+', '2022-07-05', '2023-07-05', 'stored', NULL,
  NULL);
INSERT INTO units VALUES ('U0070', 85, 'red cells', 'O+', '2022-12-23', '2023-02-03', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0071', 86, 'platelets', 'O+', '2022-04-09', '2022-04-14', 'issued', 1,
  '2022-04-11');
INSERT INTO units VALUES ('U0072', 87, 'red cells', 'O+', '2022-04-09', '2022-05-21', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0073', 88, 'red cells', 'A+', '2023-03-01', '2023-04-12', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0074', 89, 'red cells', 'B+', '2022-11-24', '2023-01-05', 'issued', 3,
  '2022-12-11');
INSERT INTO units VALUES ('U0075', 90, 'red cells', 'A+', '2023-11-26', '2024-01-07', 'issued', 3,
  '2023-12-18');
INSERT INTO units VALUES ('U0076', 91, 'plasma', 'O+', '2022-05-31', '2023-05-31', 'issued', 1,
  '2022-07-06');
INSERT INTO units VALUES ('U0077', 92, 'red cells', 'B-', '2023-08-24', '2023-10-05', 'issued', 3,
  '2023-09-20');
INSERT INTO units VALUES ('U0078', 93, 'platelets', 'A-', '2022-07-02', '2022-07-07', 'issued', 2,
  '2022-07-03');
INSERT INTO units VALUES ('U0079', 94, 'red cells', 'O+', '2022-03-08', '2022-04-19', 'issued', 1,
  '2022-04-05');
INSERT INTO units VALUES ('U0080', 95, 'red cells', 'A+', '2023-03-04', '2023-04-15', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0081', 97, 'plasma', 'O+', '2023-10-10', '2024-10-09', 'issued', 2,
  '2023-10-29');
INSERT INTO units VALUES ('U0082', 98, 'red cells', 'B+', '2023-07-24', '2023-09-04', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0083', 100, 'platelets', 'A+', '2022-05-31', '2022-06-05', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0084', 101, 'red cells', 'A+', '2023-10-10', '2023-11-21', 'issued',
  1, '2023-11-11');
INSERT INTO units VALUES ('U0085', 102, 'red cells', 'A+', '2023-03-01', '2023-04-12', 'issued',
  2, '2023-03-13');
INSERT INTO units VALUES ('U0086', 103, 'red cells', 'B+', '2022-01-10', '2022-02-21', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0087', 105, 'red cells', 'A+', '2023-05-06', '2023-06-17',
  'discarded', NULL, NULL);
INSERT INTO units VALUES ('U0088', 106, 'red cells', 'A+', '2022-06-13', '2022-07-25', 'issued',
  1, '2022-06-27');
INSERT INTO units VALUES ('U0089', 107, 'red cells', 'B+', '2022-03-08', '2022-04-19', 'issued',
  3, '2022-03-31');
INSERT INTO units VALUES ('U0090', 109, 'red cells', 'O+', '2023-06-22', '2023-08-03', 'issued',
  2, '2023-06-30');
INSERT INTO units VALUES ('U0091', 110, 'red cells', 'A+', '2022-01-10', '2022-02-21', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0092', 111, 'red cells', 'O+', '2023-11-26', '2024-01-07', 'issued',
  1, '2023-12-21');
INSERT INTO units VALUES ('U0093', 112, 'plasma', 'A+', '2023-05-06', '2024-05-05', 'issued', 1,
  '2023-05-08');
INSERT INTO units VALUES ('U0094', 113, 'red cells', 'A+', '2023-10-10', '2023-11-21',
  'discarded', NULL, NULL);
INSERT INTO units VALUES ('U0095', 114, 'plasma', 'O+', '2022-06-08', '2023-06-08', 'issued', 1,
  '2022-06-21');
INSERT INTO units VALUES ('U0096', 115, 'red cells', 'O+', '2022-09-12', '2022-10-24', 'issued',
  1, '2022-09-19');
INSERT INTO units VALUES ('U0097', 116, 'red cells', 'B+', '2023-05-06', '2023-06-17', 'issued',
  3, '2023-05-27');
INSERT INTO units VALUES ('U0098', 117, 'platelets', 'O+', '2023-06-22', '2023-06-27', 'issued',
  1, '2023-06-23');
INSERT INTO units VALUES ('U0099', 119, 'red cells', 'O-', '2022-11-24', '2023-01-05', 'issued',
  3, '2022-11-27');
INSERT INTO units VALUES ('U0100', 120, 'red cells', 'O+', '2023-08-24', '2023-10-05', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0101', 121, 'red cells', 'A+', '2022-07-14', '2022-08-25', 'issued',
  3, '2022-07-31');
INSERT INTO units VALUES ('U0102', 122, 'plasma', 'O+', '2023-01-15', '2024-01-15', 'issued', 1,
  '2023-02-18');
INSERT INTO units VALUES ('U0103', 123, 'red cells', 'A+', '2023-08-24', '2023-10-05', 'issued',
  3, '2023-10-02');
INSERT INTO units VALUES ('U0104', 124, 'plasma', 'O+', '2023-05-06', '2024-05-05', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0105', 126, 'red cells', 'A+', '2022-08-08', '2022-09-19', 'issued',
  2, '2022-09-10');
INSERT INTO units VALUES ('U0106', 127, 'platelets', 'O+', '2022-08-08', '2022-08-13', 'issued',
  1, '2022-08-10');
INSERT INTO units VALUES ('U0107', 129, 'red cells', 'O+', '2022-04-16', '2022-05-28', 'issued',
  3, '2022-05-21');
INSERT INTO units VALUES ('U0108', 130, 'plasma', 'A+', '2022-01-10', '2023-01-10', 'issued', 2,
  '2022-02-16');
INSERT INTO units VALUES ('U0109', 131, 'red cells', 'A+', '2023-03-04', '2023-04-15', 'issued',
  1, '2023-03-18');
INSERT INTO units VALUES ('U0110', 132, 'red cells', 'O+', '2022-04-09', '2022-05-21', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0111', 133, 'plasma', 'B+', '2023-08-06', '2024-08-05', 'issued', 2,
  '2023-09-03');
INSERT INTO units VALUES ('U0112', 134, 'red cells', 'O+', '2022-01-10', '2022-02-21', 'issued',
  2, '2022-01-13');
INSERT INTO units VALUES ('U0113', 135, 'red cells', 'O+', '2023-05-06', '2023-06-17', 'issued',
  1, '2023-05-31');
INSERT INTO units VALUES ('U0114', 136, 'platelets', 'A+', '2022-03-08', '2022-03-13', 'issued',
  1, '2022-03-09');
INSERT INTO units VALUES ('U0115', 137, 'platelets', 'A+', '2022-06-13', '2022-06-18', 'issued',
  1, '2022-06-14');
INSERT INTO units VALUES ('U0116', 138, 'plasma', 'A+', '2023-01-21', '2024-01-21', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0117', 139, 'red cells', 'A+', '2022-07-14', '2022-08-25', 'issued',
  2, '2022-07-17');
INSERT INTO units VALUES ('U0118', 140, 'platelets', 'O-', '2022-04-09', '2022-04-14', 'issued',
  2, '2022-04-13');
INSERT INTO units VALUES ('U0119', 141, 'platelets', 'B-', '2023-03-04', '2023-03-09', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0120', 142, 'plasma', 'A+', '2022-12-23', '2023-12-23', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0121', 143, 'platelets', 'O-', '2023-07-24', '2023-07-29', 'issued',
  2, '2023-07-27');
INSERT INTO units VALUES ('U0122', 144, 'red cells', 'A+', '2023-01-21', '2023-03-04', 'issued',
  3, '2023-02-26');
INSERT INTO units VALUES ('U0123', 146, 'red cells', 'O+', '2023-02-28', '2023-04-11', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0124', 147, 'platelets', 'O-', '2022-01-30', '2022-02-04', 'issued',
  1, '2022-02-02');
INSERT INTO units VALUES ('U0125', 148, 'platelets', 'A+', '2023-07-24', '2023-07-29',
  'discarded', NULL, NULL);
INSERT INTO units VALUES ('U0126', 149, 'red cells', 'A+', '2023-02-02', '2023-03-16', 'issued',
  1, '2023-02-18');
INSERT INTO units VALUES ('U0127', 150, 'red cells', 'A+', '2022-05-31', '2022-07-12', 'issued',
  3, '2022-06-28');
INSERT INTO units VALUES ('U0128', 151, 'red cells', 'O+', '2022-01-10', '2022-02-21', 'issued',
  3, '2022-02-04');
INSERT INTO units VALUES ('U0129', 153, 'plasma', 'O+', '2022-07-14', '2023-07-14', 'issued', 1,
  '2022-08-08');
INSERT INTO units VALUES ('U0130', 154, 'red cells', 'A+', '2022-01-10', '2022-02-21', 'issued',
  1, '2022-02-11');
INSERT INTO units VALUES ('U0131', 155, 'plasma', 'A+', '2022-01-10', '2023-01-10', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0132', 157, 'plasma', 'O+', '2023-07-24', '2024-07-23', 'issued', 2,
  '2023-08-08');
INSERT INTO units VALUES ('U0133', 158, 'red cells', 'A+', '2023-10-10', '2023-11-21', 'issued',
  1, '2023-10-24');
INSERT INTO units VALUES ('U0134', 161, 'platelets', 'A+', '2022-01-30', '2022-02-04', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0135', 162, 'red cells', 'O+', '2023-01-21', '2023-03-04',
  'discarded', NULL, NULL);
INSERT INTO units VALUES ('U0136', 163, 'red cells', 'O+', '2022-09-12', '2022-10-24', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0137', 164, 'red cells', 'A+', '2023-10-10', '2023-11-21', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0138', 165, 'plasma', 'A-', '2023-11-26', '2024-11-25', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0139', 166, 'platelets', 'A+', '2023-08-06', '2023-08-11', 'issued',
  3, '2023-08-09');
INSERT INTO units VALUES ('U0140', 167, 'red cells', 'O-', '2022-08-08', '2022-09-19', 'issued',
  3, '2022-08-30');
INSERT INTO units VALUES ('U0141', 168, 'red cells', 'O+', '2022-04-09', '2022-05-21', 'issued',
  1, '2022-04-27');
INSERT INTO units VALUES ('U0142', 169, 'red cells', 'A+', '2023-02-02', '2023-03-16', 'issued',
  3, '2023-02-08');
INSERT INTO units VALUES ('U0143', 170, 'plasma', 'A+', '2023-06-22', '2024-06-21', 'discarded',
  NULL, NULL);
INSERT INTO units VALUES ('U0144', 171, 'platelets', 'A+', '2023-07-24', '2023-07-29',
  'discarded', NULL, NULL);
INSERT INTO units VALUES ('U0145', 172, 'red cells', 'O+', '2023-11-26', '2024-01-07', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0146', 173, 'red cells', 'A+', '2022-01-10', '2022-02-21', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0147', 174, 'platelets', 'AB+', '2022-11-24', '2022-11-29', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0148', 175, 'platelets', 'A+', '2023-08-24', '2023-08-29', 'stored',
  NULL, NULL);
INSERT INTO units VALUES ('U0149', 176, 'platelets', 'O-', '2022-06-13', '2022-06-18', 'issued',
  1, '2022-06-17');
INSERT INTO units VALUES ('U0150', 178, 'platelets', 'O+', '2022-09-12', '2022-09-17', 'issued',
  1, '2022-09-13');
INSERT INTO units VALUES ('U0151', 179, 'red cells', 'B+', '2023-12-12', '2024-01-23', 'expired',
  NULL, NULL);
INSERT INTO units VALUES ('U0152', 180, 'red cells', 'A+', '2022-04-09', '2022-05-21', 'stored',
  NULL, NULL);
CREATE TABLE hospital_requests (
 request_id INTEGER PRIMARY KEY, hospital_id INTEGER REFERENCES hospitals(hospital_id),
  blood_group TEXT, component TEXT,
 units_wanted INTEGER, requested_on TEXT, urgent INTEGER, units_supplied INTEGER);
INSERT INTO hospital_requests VALUES (1, 4, 'A+', 'platelets', 4, '2023-07-24', 1, 4);
INSERT INTO hospital_requests VALUES (2, 3, 'AB+', 'plasma', 1, '2022-03-05', 1, 1);
INSERT INTO hospital_requests VALUES (3, 3, 'O+', 'red cells', 3, '2023-11-12', 0, 1);
INSERT INTO hospital_requests VALUES (4, 2, 'A+', 'red cells', 5, '2023-05-28', 0, 5);
INSERT INTO hospital_requests VALUES (5, 1, 'A-', 'platelets', 5, '2023-02-22', 0, 0);
INSERT INTO hospital_requests VALUES (6, 2, 'A-', 'red cells', 1, '2022-07-25', 0, 0);
INSERT INTO hospital_requests VALUES (7, 2, 'B+', 'plasma', 8, '2022-12-10', 0, 8);
INSERT INTO hospital_requests VALUES (8, 2, 'O+', 'red cells', 12, '2022-04-27', 0, 5);
INSERT INTO hospital_requests VALUES (9, 3, 'A+', 'red cells', 3, '2022-12-08', 0, 3);
INSERT INTO hospital_requests VALUES (10, 3, 'O+', 'plasma', 12, '2022-08-14', 1, 12);
INSERT INTO hospital_requests VALUES (11, 1, 'A+', 'plasma', 9, '2022-08-28', 0, 9);
INSERT INTO hospital_requests VALUES (12, 3, 'B+', 'red cells', 9, '2022-03-27', 0, 9);
INSERT INTO hospital_requests VALUES (13, 3, 'O+', 'red cells', 1, '2023-07-25', 0, 1);
INSERT INTO hospital_requests VALUES (14, 4, 'A+', 'platelets', 11, '2022-12-18', 0, 11);
INSERT INTO hospital_requests VALUES (15, 1, 'A+', 'platelets', 11, '2023-01-19', 0, 11);
INSERT INTO hospital_requests VALUES (16, 4, 'A+', 'platelets', 4, '2023-05-16', 0, 4);
INSERT INTO hospital_requests VALUES (17, 3, 'O+', 'plasma', 12, '2022-02-06', 0, 12);
INSERT INTO hospital_requests VALUES (18, 2, 'O+', 'red cells', 9, '2022-05-21', 1, 0);
INSERT INTO hospital_requests VALUES (19, 4, 'A+', 'plasma', 12, '2023-04-10', 0, 12);
INSERT INTO hospital_requests VALUES (20, 2, 'A+', 'red cells', 1, '2022-02-02', 1, 1);
INSERT INTO hospital_requests VALUES (21, 4, 'O+', 'plasma', 11, '2023-08-13', 0, 2);
INSERT INTO hospital_requests VALUES (22, 4, 'B-', 'red cells', 4, '2022-08-04', 0, 4);
INSERT INTO hospital_requests VALUES (23, 3, 'O+', 'plasma', 3, '2022-03-26', 1, 3);
INSERT INTO hospital_requests VALUES (24, 1, 'O+', 'platelets', 3, '2022-07-14', 1, 3);
INSERT INTO hospital_requests VALUES (25, 1, 'B-', 'plasma', 11, '2022-05-04', 0, 11);
INSERT INTO hospital_requests VALUES (26, 4, 'O+', 'platelets', 12, '2022-05-06', 1, 9);
INSERT INTO hospital_requests VALUES (27, 1, 'O-', 'red cells', 5, '2023-01-01', 1, 4);
INSERT INTO hospital_requests VALUES (28, 3, 'O+', 'red cells', 8, '2022-09-16', 1, 8);
INSERT INTO hospital_requests VALUES (29, 1, 'O+', 'red cells', 6, '2023-03-24', 0, 6);
INSERT INTO hospital_requests VALUES (30, 4, 'O-', 'platelets', 12, '2023-06-04', 0, 7);
INSERT INTO hospital_requests VALUES (31, 4, 'O+', 'platelets', 8, '2022-12-24', 1, 4);
INSERT INTO hospital_requests VALUES (32, 2, 'A+', 'platelets', 2, '2022-02-18', 0, 2);
INSERT INTO hospital_requests VALUES (33, 1, 'B-', 'plasma', 12, '2023-07-26', 0, 12);
INSERT INTO hospital_requests VALUES (34, 1, 'A+', 'platelets', 9, '2022-06-07', 1, 9);
INSERT INTO hospital_requests VALUES (35, 3, 'O-', 'platelets', 12, '2023-02-22', 1, 12);
INSERT INTO hospital_requests VALUES (36, 3, 'O+', 'red cells', 11, '2022-04-26', 0, 11);
INSERT INTO hospital_requests VALUES (37, 4, 'O+', 'platelets', 1, '2023-09-07', 1, 0);
INSERT INTO hospital_requests VALUES (38, 4, 'B-', 'platelets', 10, '2023-03-21', 1, 10);
INSERT INTO hospital_requests VALUES (39, 3, 'B-', 'platelets', 1, '2022-11-09', 0, 1);
INSERT INTO hospital_requests VALUES (40, 1, 'A+', 'platelets', 11, '2022-06-18', 0, 11);
COMMIT;
