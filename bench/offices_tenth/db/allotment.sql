CREATE TABLE members (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  email TEXT, phone TEXT, street TEXT, joined_on TEXT NOT NULL, left_on TEXT);
CREATE TABLE plots (id INTEGER PRIMARY KEY, plot_number TEXT NOT NULL UNIQUE, section TEXT,
  size_sq_m INTEGER, annual_rent REAL, shed TEXT, last_dug_over TEXT);
CREATE TABLE tenancies (id INTEGER PRIMARY KEY, plot_id INTEGER NOT NULL REFERENCES plots(id),
  member_id INTEGER NOT NULL REFERENCES members(id), start_date TEXT NOT NULL, end_date TEXT);
CREATE TABLE payments (id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members(id),
  paid_on TEXT NOT NULL, amount REAL NOT NULL, purpose TEXT, method TEXT);
CREATE TABLE inspections (id INTEGER PRIMARY KEY, plot_id INTEGER NOT NULL REFERENCES plots(id),
  inspector_id INTEGER REFERENCES members(id), inspected_on TEXT NOT NULL, result TEXT, notes TEXT);
CREATE TABLE work_parties (id INTEGER PRIMARY KEY, held_on TEXT NOT NULL, task TEXT, leader_id
  INTEGER REFERENCES members(id));
CREATE TABLE work_party_attendances (work_party_id INTEGER NOT NULL REFERENCES work_parties(id),
  member_id INTEGER NOT NULL REFERENCES members(id), hours REAL, PRIMARY KEY (work_party_id,
  member_id));
CREATE TABLE waiting_list_entries (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT,
  applied_on TEXT, preferred_size TEXT, status TEXT);

INSERT INTO members VALUES (1, 'Gwen', 'Ashworth', 'gwen.ashworth@example.org', '01612 487950',
  'Canal Bank', '2009-03-14', NULL);
INSERT INTO members VALUES (2, 'Derek', 'Pollitt', 'derek.pollitt@example.org', '01612 432372',
  'Canal Bank', '2011-04-02', NULL);
INSERT INTO members VALUES (3, 'Shanice', 'Obi', 'shanice.obi@example.org', NULL, 'Mill Lane',
  '2019-02-18', NULL);
INSERT INTO members VALUES (4, 'Tomasz', 'Nowak', 'tomasz.nowak@example.org', '01612 453833',
  'Orchard Close', '2016-09-10', NULL);
INSERT INTO members VALUES (5, 'Maureen', 'Tickle', NULL, '01612 454025', 'Station Road',
  '2004-05-21', NULL);
INSERT INTO members VALUES (6, 'Arif', 'Chaudhry', 'arif.chaudhry@example.org', '01612 418680',
  'Orchard Close', '2018-03-03', NULL);
INSERT INTO members VALUES (7, 'Ruth', 'Lindley', 'ruth.lindley@example.org', '01612 495530',
  'Station Road', '2013-06-30', NULL);
INSERT INTO members VALUES (8, 'Colin', 'Pye', NULL, '01612 414008', 'Canal Bank', '1998-04-11',
  '2022-09-30');
INSERT INTO members VALUES (9, 'Bronwen', 'Hale', 'bronwen.hale@example.org', NULL, 'Canal Bank',
  '2020-01-25', NULL);
INSERT INTO members VALUES (10, 'Steve', 'Gorse', 'steve.gorse@example.org', '01612 446681',
  'Chapel Street', '2021-03-27', NULL);
INSERT INTO members VALUES (11, 'Pauline', 'Marsh', 'pauline.marsh@example.org', '01612 475438',
  'Station Road', '2007-10-06', NULL);
INSERT INTO members VALUES (12, 'Kofi', 'Mensah', 'kofi.mensah@example.org', '01612 451373',
  'Orchard Close', '2017-05-13', NULL);
INSERT INTO members VALUES (13, 'Irene', 'Duxbury', NULL, '01612 478860', 'Chapel Street',
  '2001-02-24', NULL);
INSERT INTO members VALUES (14, 'Leo', 'Fairclough', 'leo.fairclough@example.org', '01612 467974',
  'Mill Lane', '2022-04-09', NULL);
INSERT INTO members VALUES (15, 'Nadia', 'Rahman', 'nadia.rahman@example.org', NULL, 'Mill Lane',
  '2020-08-15', NULL);
INSERT INTO members VALUES (16, 'Walter', 'Pegg', NULL, '01612 469145', 'Canal Bank',
  '1995-03-18', '2021-12-31');
INSERT INTO members VALUES (17, 'Hannah', 'Stubbs', 'hannah.stubbs@example.org', '01612 472365',
  'Chapel Street', '2023-03-04', NULL);
INSERT INTO members VALUES (18, 'Bill', 'Ackroyd', 'bill.ackroyd@example.org', '01612 497853',
  'Station Road', '2010-11-20', NULL);
INSERT INTO members VALUES (19, 'Chen', 'Liu', 'chen.liu@example.org', '01612 418864',
  'Canal Bank', '2019-09-28', NULL);
INSERT INTO members VALUES (20, 'Joyce', 'Farrow', NULL, '01612 422662', 'Mill Lane',
  '2003-07-12', '2023-03-31');
INSERT INTO members VALUES (21, 'Martin', 'Ogden', 'martin.ogden@example.org', '01612 425007',
  'Orchard Close', '2015-04-25', NULL);
INSERT INTO members VALUES (22, 'Eleni', 'Petrou', 'eleni.petrou@example.org', NULL, 'Mill Lane',
  '2021-10-16', NULL);
INSERT INTO members VALUES (23, 'Frank', 'Tickle', 'frank.tickle@example.org', '01612 491781',
  'Mill Lane', '2004-05-21', NULL);
INSERT INTO members VALUES (24, 'Sally', 'Broom', 'sally.broom@example.org', '01612 482565',
  'Mill Lane', '2023-06-10', NULL);

INSERT INTO plots VALUES (1, 'T1', 'Top', 62, 23.56, 'no', '2019-06-14');
INSERT INTO plots VALUES (2, 'T2', 'Top', 250, 95.0, 'no', '2022-06-03');
INSERT INTO plots VALUES (3, 'T3', 'Top', 62, 23.56, 'yes', '2020-04-04');
INSERT INTO plots VALUES (4, 'T4', 'Top', 125, 47.5, 'yes', '2020-06-10');
INSERT INTO plots VALUES (5, 'T5', 'Top', 40, 15.2, 'yes', '2022-05-09');
INSERT INTO plots VALUES (6, 'T6', 'Top', 125, 47.5, 'yes', '2023-10-26');
INSERT INTO plots VALUES (7, 'T7', 'Top', 250, 95.0, 'yes', NULL);
INSERT INTO plots VALUES (8, 'T8', 'Top', 125, 47.5, 'yes', '2020-12-17');
INSERT INTO plots VALUES (9, 'T9', 'Top', 250, 95.0, NULL, '2019-08-30');
INSERT INTO plots VALUES (10, 'M1', 'Middle', 250, 95.0, 'yes', '2021-10-31');
INSERT INTO plots VALUES (11, 'M2', 'Middle', 125, 47.5, 'yes', '2021-04-02');
INSERT INTO plots VALUES (12, 'M3', 'Middle', 125, 47.5, 'yes', '2022-08-31');
INSERT INTO plots VALUES (13, 'M4', 'Middle', 125, 47.5, 'no', '2022-11-09');
INSERT INTO plots VALUES (14, 'M5', 'Middle', 310, 117.8, 'yes', NULL);
INSERT INTO plots VALUES (15, 'M6', 'Middle', 62, 23.56, 'yes', '2019-06-03');
INSERT INTO plots VALUES (16, 'M7', 'Middle', 125, 47.5, 'no', '2022-01-31');
INSERT INTO plots VALUES (17, 'M8', 'Middle', 62, 23.56, 'yes', '2023-09-08');
INSERT INTO plots VALUES (18, 'M9', 'Middle', 125, 47.5, 'yes', '2019-06-11');
INSERT INTO plots VALUES (19, 'B1', 'Bottom', 62, 23.56, 'yes', '2021-08-21');
INSERT INTO plots VALUES (20, 'B2', 'Bottom', 125, 47.5, 'yes', '2020-11-12');
INSERT INTO plots VALUES (21, 'B3', 'Bottom', 250, 95.0, 'yes', NULL);
INSERT INTO plots VALUES (22, 'B4', 'Bottom', 250, 95.0, 'yes', '2020-03-11');
INSERT INTO plots VALUES (23, 'B5', 'Bottom', 250, 95.0, 'yes', '2022-08-20');
INSERT INTO plots VALUES (24, 'B6', 'Bottom', 250, 95.0, 'no', '2022-04-29');
INSERT INTO plots VALUES (25, 'B7', 'Bottom', 250, 95.0, 'yes', '2023-02-15');
INSERT INTO plots VALUES (26, 'B8', 'Bottom', 125, 47.5, 'yes', '2019-04-16');

INSERT INTO tenancies VALUES (1, 1, 1, '2009-04-01', NULL);
INSERT INTO tenancies VALUES (2, 2, 8, '1998-05-01', '2022-09-30');
INSERT INTO tenancies VALUES (3, 2, 17, '2023-03-20', NULL);
INSERT INTO tenancies VALUES (4, 3, 2, '2011-05-01', NULL);
INSERT INTO tenancies VALUES (5, 4, 3, '2019-03-10', NULL);
INSERT INTO tenancies VALUES (6, 5, 9, '2020-02-10', NULL);
INSERT INTO tenancies VALUES (7, 6, 4, '2016-10-01', NULL);
INSERT INTO tenancies VALUES (8, 7, 5, '2004-06-01', NULL);
INSERT INTO tenancies VALUES (9, 8, 6, '2018-04-01', NULL);
INSERT INTO tenancies VALUES (10, 10, 7, '2013-07-15', NULL);
INSERT INTO tenancies VALUES (11, 11, 16, '1995-04-01', '2021-12-31');
INSERT INTO tenancies VALUES (12, 11, 14, '2022-05-01', NULL);
INSERT INTO tenancies VALUES (13, 12, 10, '2021-04-10', NULL);
INSERT INTO tenancies VALUES (14, 13, 11, '2007-11-01', NULL);
INSERT INTO tenancies VALUES (15, 14, 12, '2017-06-01', NULL);
INSERT INTO tenancies VALUES (16, 15, 13, '2001-03-15', NULL);
INSERT INTO tenancies VALUES (17, 16, 15, '2020-09-01', NULL);
INSERT INTO tenancies VALUES (18, 17, 18, '2011-01-05', NULL);
INSERT INTO tenancies VALUES (19, 19, 19, '2019-10-15', NULL);
INSERT INTO tenancies VALUES (20, 20, 20, '2003-08-01', '2023-03-31');
INSERT INTO tenancies VALUES (21, 21, 21, '2015-05-10', NULL);
INSERT INTO tenancies VALUES (22, 22, 22, '2021-11-01', NULL);
INSERT INTO tenancies VALUES (23, 23, 1, '2014-04-01', NULL);
INSERT INTO tenancies VALUES (24, 24, 12, '2020-04-01', NULL);
INSERT INTO tenancies VALUES (25, 25, 18, '2016-02-01', '2020-01-31');
INSERT INTO tenancies VALUES (26, 25, 23, '2020-03-01', NULL);
INSERT INTO tenancies VALUES (27, 9, 2, '2012-01-01', '2015-12-31');
INSERT INTO tenancies VALUES (28, 26, 12, '2021-04-01', '2023-03-31');

INSERT INTO payments VALUES (1, 1, '2021-05-22', 118.56, 'rent', 'bank transfer');
INSERT INTO payments VALUES (2, 2, '2021-04-26', 23.56, 'rent', 'cash');
INSERT INTO payments VALUES (3, 3, '2021-04-14', 47.5, 'rent', 'cash');
INSERT INTO payments VALUES (4, 4, '2021-04-14', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (5, 5, '2021-04-04', 95.0, 'rent', 'cheque');
INSERT INTO payments VALUES (6, 6, '2021-04-28', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (7, 7, '2021-05-11', 95.0, 'rent', 'cheque');
INSERT INTO payments VALUES (8, 8, '2021-05-22', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (9, 9, '2021-06-19', 15.2, 'rent', 'bank transfer');
INSERT INTO payments VALUES (10, 10, '2021-05-06', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (11, 11, '2021-04-16', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (12, 12, '2021-05-29', 260.3, 'rent', 'cash');
INSERT INTO payments VALUES (13, 13, '2021-05-12', 23.56, 'rent', 'cheque');
INSERT INTO payments VALUES (14, 15, '2021-04-09', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (15, 16, '2021-05-02', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (16, 18, '2021-05-25', 23.56, 'rent', 'cheque');
INSERT INTO payments VALUES (17, 19, '2021-05-01', 23.56, 'rent', 'bank transfer');
INSERT INTO payments VALUES (18, 20, '2021-05-25', 47.5, 'rent', 'cash');
INSERT INTO payments VALUES (19, 21, '2021-04-03', 95.0, 'rent', 'cash');
INSERT INTO payments VALUES (20, 22, '2021-04-25', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (21, 23, '2021-04-30', 95.0, 'rent', 'cheque');
INSERT INTO payments VALUES (22, 1, '2022-04-10', 118.56, 'rent', 'cash');
INSERT INTO payments VALUES (23, 2, '2022-05-12', 23.56, 'rent', 'cash');
INSERT INTO payments VALUES (24, 3, '2022-05-01', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (25, 4, '2022-05-18', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (26, 5, '2022-09-24', 95.0, 'rent', 'cash');
INSERT INTO payments VALUES (27, 7, '2022-08-02', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (28, 8, '2022-04-29', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (29, 9, '2022-08-31', 15.2, 'rent', 'cheque');
INSERT INTO payments VALUES (30, 10, '2022-04-26', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (31, 11, '2022-05-26', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (32, 12, '2022-05-18', 260.3, 'rent', 'bank transfer');
INSERT INTO payments VALUES (33, 13, '2022-04-21', 23.56, 'rent', 'cheque');
INSERT INTO payments VALUES (34, 14, '2022-05-20', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (35, 15, '2022-08-21', 47.5, 'rent', 'cash');
INSERT INTO payments VALUES (36, 18, '2022-04-30', 23.56, 'rent', 'cash');
INSERT INTO payments VALUES (37, 19, '2022-05-20', 23.56, 'rent', 'cheque');
INSERT INTO payments VALUES (38, 20, '2022-04-15', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (39, 21, '2022-04-21', 95.0, 'rent', 'cheque');
INSERT INTO payments VALUES (40, 22, '2022-04-06', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (41, 23, '2022-05-10', 95.0, 'rent', 'cash');
INSERT INTO payments VALUES (42, 1, '2023-05-17', 118.56, 'rent', 'bank transfer');
INSERT INTO payments VALUES (43, 2, '2023-05-27', 23.56, 'rent', 'cheque');
INSERT INTO payments VALUES (44, 3, '2023-04-09', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (45, 4, '2023-06-29', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (46, 5, '2023-05-28', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (47, 6, '2023-05-07', 47.5, 'rent', 'cheque');
INSERT INTO payments VALUES (48, 7, '2023-06-13', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (49, 10, '2023-05-11', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (50, 11, '2023-09-29', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (51, 12, '2023-09-14', 212.8, 'rent', 'cash');
INSERT INTO payments VALUES (52, 14, '2023-05-05', 47.5, 'rent', 'bank transfer');
INSERT INTO payments VALUES (53, 15, '2023-05-13', 47.5, 'rent', 'cash');
INSERT INTO payments VALUES (54, 17, '2023-05-09', 95.0, 'rent', 'cash');
INSERT INTO payments VALUES (55, 18, '2023-04-30', 23.56, 'rent', 'cash');
INSERT INTO payments VALUES (56, 19, '2023-04-19', 23.56, 'rent', 'cash');
INSERT INTO payments VALUES (57, 21, '2023-04-20', 95.0, 'rent', 'bank transfer');
INSERT INTO payments VALUES (58, 23, '2023-08-04', 95.0, 'rent', 'cheque');
INSERT INTO payments VALUES (59, 17, '2023-03-20', 25, 'key deposit', 'cash');
INSERT INTO payments VALUES (60, 14, '2022-05-01', 25, 'key deposit', 'bank transfer');
INSERT INTO payments VALUES (61, 22, '2021-11-01', 25, 'key deposit', 'bank transfer');
INSERT INTO payments VALUES (62, 12, '2022-07-03', 50, 'donation', 'bank transfer');
INSERT INTO payments VALUES (63, 1, '2023-10-02', 20, 'donation', 'cash');
INSERT INTO payments VALUES (64, 11, '2021-12-05', 15, 'donation', 'cash');
INSERT INTO payments VALUES (65, 7, '2022-03-19', 12.5, 'shop', 'cash');
INSERT INTO payments VALUES (66, 18, '2023-03-11', 34.8, 'shop', 'bank transfer');
INSERT INTO payments VALUES (67, 2, '2023-04-15', 9.2, 'shop', 'bank transfer');
INSERT INTO payments VALUES (68, 24, '2023-06-10', 25, 'key deposit', 'bank transfer');

INSERT INTO inspections VALUES (1, 4, 7, '2022-06-18', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (2, 11, 21, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (3, 16, 21, '2022-06-18', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (4, 10, 7, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (5, 2, 7, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (6, 25, 1, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (7, 3, 1, '2022-06-18', 'fair', NULL);
INSERT INTO inspections VALUES (8, 7, 1, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (9, 22, 21, '2022-06-18', 'fair', NULL);
INSERT INTO inspections VALUES (10, 21, 7, '2022-06-18', 'good', NULL);
INSERT INTO inspections VALUES (11, 3, 7, '2022-09-17', 'good', NULL);
INSERT INTO inspections VALUES (12, 13, 1, '2022-09-17', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (13, 7, NULL, '2022-09-17', 'fair', NULL);
INSERT INTO inspections VALUES (14, 19, 1, '2022-09-17', 'good', NULL);
INSERT INTO inspections VALUES (15, 2, 1, '2022-09-17', 'poor', 'mostly couch grass');
INSERT INTO inspections VALUES (16, 1, 1, '2022-09-17', 'good', NULL);
INSERT INTO inspections VALUES (17, 20, NULL, '2022-09-17', 'good', NULL);
INSERT INTO inspections VALUES (18, 17, 7, '2022-09-17', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (19, 21, 21, '2022-09-17', 'poor', 'mostly couch grass');
INSERT INTO inspections VALUES (20, 23, 7, '2022-09-17', 'good', NULL);
INSERT INTO inspections VALUES (21, 22, NULL, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (22, 8, 21, '2023-06-17', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (23, 16, 21, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (24, 19, 1, '2023-06-17', 'fair', NULL);
INSERT INTO inspections VALUES (25, 11, 7, '2023-06-17', 'fair', NULL);
INSERT INTO inspections VALUES (26, 24, 7, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (27, 5, 21, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (28, 3, 7, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (29, 10, 21, '2023-06-17', 'poor', 'mostly couch grass');
INSERT INTO inspections VALUES (30, 14, 1, '2023-06-17', 'good', NULL);
INSERT INTO inspections VALUES (31, 3, 7, '2023-09-16', 'fair', NULL);
INSERT INTO inspections VALUES (32, 11, 7, '2023-09-16', 'good', NULL);
INSERT INTO inspections VALUES (33, 19, 21, '2023-09-16', 'good', NULL);
INSERT INTO inspections VALUES (34, 8, 7, '2023-09-16', 'good', NULL);
INSERT INTO inspections VALUES (35, 1, 7, '2023-09-16', 'fair', NULL);
INSERT INTO inspections VALUES (36, 12, 7, '2023-09-16', 'fair', NULL);
INSERT INTO inspections VALUES (37, 22, 21, '2023-09-16', 'good', NULL);
INSERT INTO inspections VALUES (38, 23, 21, '2023-09-16', 'good', NULL);
INSERT INTO inspections VALUES (39, 6, 21, '2023-09-16', 'fair', 'paths need cutting');
INSERT INTO inspections VALUES (40, 24, 1, '2023-09-16', 'fair', NULL);

INSERT INTO work_parties VALUES (1, '2022-03-12', 'clear ditch', 7);
INSERT INTO work_parties VALUES (2, '2022-05-14', 'paint the gate', 1);
INSERT INTO work_parties VALUES (3, '2022-10-08', 'hedge cutting', 21);
INSERT INTO work_parties VALUES (4, '2023-02-25', 'spread woodchip', 7);
INSERT INTO work_parties VALUES (5, '2023-04-22', 'repair fence', 2);
INSERT INTO work_parties VALUES (6, '2023-06-24', 'clear ditch', NULL);
INSERT INTO work_parties VALUES (7, '2023-09-30', 'hedge cutting', 21);
INSERT INTO work_parties VALUES (8, '2023-11-11', 'bonfire pile', 18);
INSERT INTO work_parties VALUES (9, '2024-02-10', 'spread woodchip', 1);
INSERT INTO work_parties VALUES (10, '2022-07-16', 'water tank cleaning', 11);

INSERT INTO work_party_attendances VALUES (1, 6, 2);
INSERT INTO work_party_attendances VALUES (1, 7, 2);
INSERT INTO work_party_attendances VALUES (1, 15, 1.5);
INSERT INTO work_party_attendances VALUES (1, 17, 4);
INSERT INTO work_party_attendances VALUES (1, 21, 3);
INSERT INTO work_party_attendances VALUES (2, 1, 2);
INSERT INTO work_party_attendances VALUES (2, 4, 3);
INSERT INTO work_party_attendances VALUES (2, 6, 2);
INSERT INTO work_party_attendances VALUES (2, 9, 2);
INSERT INTO work_party_attendances VALUES (2, 18, 1);
INSERT INTO work_party_attendances VALUES (3, 2, 3);
INSERT INTO work_party_attendances VALUES (3, 4, 2);
INSERT INTO work_party_attendances VALUES (3, 11, 1);
INSERT INTO work_party_attendances VALUES (3, 12, 1.5);
INSERT INTO work_party_attendances VALUES (3, 15, NULL);
INSERT INTO work_party_attendances VALUES (3, 19, 4);
INSERT INTO work_party_attendances VALUES (3, 21, 2);
INSERT INTO work_party_attendances VALUES (4, 7, 1.5);
INSERT INTO work_party_attendances VALUES (4, 9, 1.5);
INSERT INTO work_party_attendances VALUES (4, 15, 2.5);
INSERT INTO work_party_attendances VALUES (4, 18, 2);
INSERT INTO work_party_attendances VALUES (5, 1, 1.5);
INSERT INTO work_party_attendances VALUES (5, 2, 2.5);
INSERT INTO work_party_attendances VALUES (5, 3, NULL);
INSERT INTO work_party_attendances VALUES (5, 7, 2);
INSERT INTO work_party_attendances VALUES (5, 22, 2);
INSERT INTO work_party_attendances VALUES (6, 1, 1);
INSERT INTO work_party_attendances VALUES (6, 6, 3);
INSERT INTO work_party_attendances VALUES (6, 14, 4);
INSERT INTO work_party_attendances VALUES (6, 22, 1);
INSERT INTO work_party_attendances VALUES (7, 2, 3);
INSERT INTO work_party_attendances VALUES (7, 3, NULL);
INSERT INTO work_party_attendances VALUES (7, 7, 4);
INSERT INTO work_party_attendances VALUES (7, 9, 2.5);
INSERT INTO work_party_attendances VALUES (7, 12, 1.5);
INSERT INTO work_party_attendances VALUES (7, 17, 2);
INSERT INTO work_party_attendances VALUES (7, 21, 2);
INSERT INTO work_party_attendances VALUES (8, 1, 2.5);
INSERT INTO work_party_attendances VALUES (8, 2, 2);
INSERT INTO work_party_attendances VALUES (8, 4, 1.5);
INSERT INTO work_party_attendances VALUES (8, 7, 2);
INSERT INTO work_party_attendances VALUES (8, 12, 4);
INSERT INTO work_party_attendances VALUES (8, 18, 1);
INSERT INTO work_party_attendances VALUES (9, 1, 1.5);
INSERT INTO work_party_attendances VALUES (9, 12, NULL);
INSERT INTO work_party_attendances VALUES (9, 14, 2);
INSERT INTO work_party_attendances VALUES (9, 19, 2);
INSERT INTO work_party_attendances VALUES (10, 3, 2);
INSERT INTO work_party_attendances VALUES (10, 4, 2.5);
INSERT INTO work_party_attendances VALUES (10, 11, 2);
INSERT INTO work_party_attendances VALUES (10, 12, 2.5);
INSERT INTO work_party_attendances VALUES (10, 22, 1.5);

INSERT INTO waiting_list_entries VALUES (1, 'Priya', 'Nair', '2021-10-24', NULL, 'withdrawn');
INSERT INTO waiting_list_entries VALUES (2, 'Oscar', 'Webb', '2021-03-23', 'half', 'offered');
INSERT INTO waiting_list_entries VALUES (3, 'Linda', 'Crabtree', '2022-08-09', NULL, 'offered');
INSERT INTO waiting_list_entries VALUES (4, 'Jamal', 'Francis', '2020-11-17', 'half', 'offered');
INSERT INTO waiting_list_entries VALUES (5, 'Teresa', 'Quinn', '2021-04-26', 'full', 'waiting');
INSERT INTO waiting_list_entries VALUES (6, 'Bob', 'Entwistle', '2021-03-30', 'half', 'waiting');
INSERT INTO waiting_list_entries VALUES (7, 'Ania', 'Kowalska', '2023-06-21', NULL, 'waiting');
INSERT INTO waiting_list_entries VALUES (8, 'Ed', 'Sharples', '2021-03-09', 'full', 'withdrawn');
INSERT INTO waiting_list_entries VALUES (9, 'Mei', 'Wong', '2021-01-27', 'half', 'offered');
INSERT INTO waiting_list_entries VALUES (10, 'Carol', 'Naylor', '2022-10-25', 'half', 'waiting');
INSERT INTO waiting_list_entries VALUES (11, 'Dafydd', 'Rees', '2023-06-25', 'half', 'offered');
INSERT INTO waiting_list_entries VALUES (12, 'Sunil', 'Patel', '2021-04-13', 'full', 'withdrawn');
