PRAGMA foreign_keys=OFF;
CREATE TABLE staff (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  role TEXT NOT NULL, started_on TEXT, left_on TEXT);
CREATE TABLE treatment_types (code TEXT PRIMARY KEY, description TEXT NOT NULL, category TEXT,
  standard_price REAL);
CREATE TABLE patients (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  date_of_birth TEXT, town TEXT, phone TEXT, email TEXT,
  registered_on TEXT, payment_scheme TEXT, usual_dentist_id INTEGER REFERENCES staff(id),
    nervous INTEGER DEFAULT 0);
CREATE TABLE appointments (id INTEGER PRIMARY KEY,
  patient_id INTEGER NOT NULL REFERENCES patients(id), staff_id INTEGER REFERENCES staff(id),
  date TEXT, time TEXT, status TEXT);
CREATE TABLE treatments (id INTEGER PRIMARY KEY,
  appointment_id INTEGER NOT NULL REFERENCES appointments(id),
  treatment_code TEXT REFERENCES treatment_types(code), tooth TEXT, price REAL);
CREATE TABLE recalls (id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients(id),
  kind TEXT, due_date TEXT, reminder_sent_on TEXT,
  appointment_id INTEGER REFERENCES appointments(id));
CREATE TABLE invoices (number INTEGER PRIMARY KEY,
  patient_id INTEGER NOT NULL REFERENCES patients(id),
  appointment_id INTEGER REFERENCES appointments(id), issued_on TEXT, due_on TEXT, amount REAL);
CREATE TABLE payments (id INTEGER PRIMARY KEY,
  invoice_number INTEGER NOT NULL REFERENCES invoices(number), paid_on TEXT, amount REAL,
  method TEXT);

INSERT INTO staff VALUES (1, 'Helen', 'Abernathy', 'dentist', '2014-03-03', NULL);
INSERT INTO staff VALUES (2, 'Rajiv', 'Menon', 'dentist', '2018-09-10', NULL);
INSERT INTO staff VALUES (3, 'Catriona', 'Voss', 'dentist', '2022-01-17', NULL);
INSERT INTO staff VALUES (4, 'Tom', 'Sedgwick', 'dentist', '2016-05-02', '2024-08-30');
INSERT INTO staff VALUES (5, 'Ines', 'Figueira', 'hygienist', '2019-11-04', NULL);
INSERT INTO staff VALUES (6, 'Paul', 'Lockyer', 'hygienist', '2023-02-06', NULL);
INSERT INTO staff VALUES (7, 'Wendy', 'Brough', 'receptionist', '2011-06-20', NULL);
INSERT INTO staff VALUES (8, 'Amir', 'Sultani', 'nurse', '2020-10-12', NULL);
INSERT INTO staff VALUES (9, 'Leanne', 'Pratt', 'nurse', '2021-04-19', '2023-12-22');
INSERT INTO staff VALUES (10, 'Bethan', 'Rowlands', 'nurse', '2024-01-08', NULL);

INSERT INTO treatment_types VALUES ('EX', 'Routine check-up', 'diagnostic', 48.0);
INSERT INTO treatment_types VALUES ('NP', 'New patient examination', 'diagnostic', 75.0);
INSERT INTO treatment_types VALUES ('XR', 'Small x-ray', 'diagnostic', 14.0);
INSERT INTO treatment_types VALUES ('OPG', 'Panoramic x-ray', 'diagnostic', 55.0);
INSERT INTO treatment_types VALUES ('SP', 'Scale and polish', 'hygiene', 62.0);
INSERT INTO treatment_types VALUES ('GT', 'Gum treatment per quadrant', 'hygiene', 95.0);
INSERT INTO treatment_types VALUES ('FW', 'White filling', 'restorative', 135.0);
INSERT INTO treatment_types VALUES ('FA', 'Silver filling', 'restorative', 98.0);
INSERT INTO treatment_types VALUES ('CR', 'Porcelain crown', 'restorative', 640.0);
INSERT INTO treatment_types VALUES ('RC', 'Root canal treatment', 'restorative', 480.0);
INSERT INTO treatment_types VALUES ('EXT', 'Extraction', 'surgical', 145.0);
INSERT INTO treatment_types VALUES ('IMP', 'Dental implant', 'surgical', 2350.0);
INSERT INTO treatment_types VALUES ('WH', 'Home whitening kit', 'cosmetic', 290.0);
INSERT INTO treatment_types VALUES ('VEN', 'Veneer', 'cosmetic', 560.0);
INSERT INTO treatment_types VALUES ('NG', 'Night guard', 'restorative', 210.0);

INSERT INTO patients VALUES (1, 'Margaret', 'Hollis', '1944-09-28', 'Ashbourne', '07700 977096',
  'margaret.hollis@example.org', '2022-04-30', 'NHS', 3, 0);
INSERT INTO patients VALUES (2, 'Owen', 'Pritchard', '1966-02-15', 'Ashbourne', '07700 961925',
  NULL, '2023-09-23', 'private', 1, 0);
INSERT INTO patients VALUES (3, 'Priya', 'Nair', '1966-10-01', 'Ashbourne', '07700 941711',
  'priya.nair@example.org', '2024-12-27', 'private', 1, 0);
INSERT INTO patients VALUES (4, 'Duncan', 'Cameron', '1985-08-19', 'Wirksworth', '07700 996828',
  'duncan.cameron@example.org', '2022-02-24', 'private', 3, 0);
INSERT INTO patients VALUES (5, 'Sally', 'Whitlock', '1996-09-27', 'Ashbourne', '07700 913899',
  'sally.whitlock@example.org', '2022-06-29', 'monthly plan', 2, 0);
INSERT INTO patients VALUES (6, 'Leo', 'Whitlock', '1992-02-28', 'Belper', NULL, NULL,
  '2023-08-28', 'monthly plan', NULL, 1);
INSERT INTO patients VALUES (7, 'Fatima', 'Karimi', '1970-01-16', 'Belper', '07700 936016', NULL,
  '2022-04-11', 'monthly plan', 2, 0);
INSERT INTO patients VALUES (8, 'Gareth', 'Evans', '1952-05-11', 'Matlock', '07700 923244',
  'gareth.evans@example.org', '2022-02-10', 'private', 2, 0);
INSERT INTO patients VALUES (9, 'Nina', 'Osei', '2009-03-22', 'Ashbourne', NULL, NULL,
  '2025-02-28', 'monthly plan', 1, 0);
INSERT INTO patients VALUES (10, 'Peter', 'Barton', '1992-02-13', 'Wirksworth', '07700 987691',
  'peter.barton@example.org', '2022-04-22', 'private', 1, 0);
INSERT INTO patients VALUES (11, 'Olive', 'Tranter', '1948-03-13', 'Ashbourne', '07700 911255',
  NULL, '2022-08-03', 'private', 1, 0);
INSERT INTO patients VALUES (12, 'Hamish', 'McLeod', '1981-07-03', 'Ashbourne', '07700 941852',
  'hamish.mcleod@example.org', '2022-06-11', 'private', 3, 0);
INSERT INTO patients VALUES (13, 'Rosa', 'Delgado', '2001-03-19', 'Ashbourne', '07700 930202',
  'rosa.delgado@example.org', '2022-05-08', 'private', 3, 0);
INSERT INTO patients VALUES (14, 'Ken', 'Fairley', '1974-12-07', 'Ashbourne', '07700 989106',
  'ken.fairley@example.org', '2022-11-30', 'private', 3, 1);
INSERT INTO patients VALUES (15, 'Yusuf', 'Demir', '1957-01-17', 'Wirksworth', '07700 988180',
  'yusuf.demir@example.org', '2023-06-16', 'monthly plan', 1, 0);
INSERT INTO patients VALUES (16, 'Clare', 'Stokes', '1952-03-08', 'Belper', '07700 936735',
  'clare.stokes@example.org', '2022-05-07', 'NHS', 3, 1);
INSERT INTO patients VALUES (17, 'Bernard', 'Tranter', '1941-08-08', 'Belper', '07700 927246',
  'bernard.tranter@example.org', '2022-04-15', 'monthly plan', 1, 1);
INSERT INTO patients VALUES (18, 'Imogen', 'Quayle', '2001-06-22', 'Ashbourne', NULL,
  'imogen.quayle@example.org', '2024-12-13', 'private', 3, 0);
INSERT INTO patients VALUES (19, 'Stuart', 'Ridley', '1981-01-01', 'Belper', '07700 951799',
  'stuart.ridley@example.org', '2022-06-07', 'monthly plan', 1, 1);
INSERT INTO patients VALUES (20, 'Alice', 'Hartnell', '2001-09-12', 'Belper', '07700 972033',
  NULL, '2022-04-11', 'monthly plan', 1, 0);
INSERT INTO patients VALUES (21, 'Marek', 'Nowak', '1996-01-28', 'Ashbourne', '07700 911631',
  'marek.nowak@example.org', '2024-10-29', 'private', 3, 1);
INSERT INTO patients VALUES (22, 'Deborah', 'Finch', '1957-05-14', 'Cromford', '07700 980942',
  'deborah.finch@example.org', '2022-07-10', 'monthly plan', 2, 0);
INSERT INTO patients VALUES (23, 'Joel', 'Amis', '1941-05-20', 'Ashbourne', NULL,
  'joel.amis@example.org', '2022-07-08', 'private', 2, 0);
INSERT INTO patients VALUES (24, 'Frances', 'Grady', '2009-05-01', 'Ashbourne', '07700 954895',
  'frances.grady@example.org', '2024-02-02', 'private', 2, 0);
INSERT INTO patients VALUES (25, 'Colin', 'Pym', '1974-06-13', 'Ashbourne', '07700 936252', NULL,
  '2022-06-24', 'private', 2, 0);
INSERT INTO patients VALUES (26, 'Tess', 'Carver', '2016-06-07', 'Belper', '07700 915317',
  'tess.carver@example.org', '2022-10-15', 'monthly plan', 1, 0);
INSERT INTO patients VALUES (27, 'Hugo', 'Lindqvist', '1978-03-04', 'Ashbourne', '07700 960141',
  'hugo.lindqvist@example.org', '2024-07-20', 'monthly plan', 2, 0);
INSERT INTO patients VALUES (28, 'Lorna', 'Beattie', '1985-12-27', 'Belper', '07700 946454', NULL,
  '2022-06-13', 'monthly plan', 2, 1);
INSERT INTO patients VALUES (29, 'Victor', 'Roach', '1978-10-12', 'Matlock', '07700 934892',
  'victor.roach@example.org', '2023-10-04', 'private', 3, 0);
INSERT INTO patients VALUES (30, 'Eleni', 'Stavrou', '1974-03-26', 'Belper', '07700 995857',
  'eleni.stavrou@example.org', '2022-04-16', 'monthly plan', 1, 0);
INSERT INTO patients VALUES (31, 'Graham', 'Sharpe', '1952-11-07', 'Wirksworth', '07700 911411',
  NULL, '2022-02-25', 'monthly plan', NULL, 0);
INSERT INTO patients VALUES (32, 'Ruby', 'Barton', '1948-03-08', 'Matlock', '07700 939350',
  'ruby.barton@example.org', '2023-07-21', 'NHS', 2, 0);
INSERT INTO patients VALUES (33, 'Sanjay', 'Patel', '1992-03-15', 'Ashbourne', '07700 995547',
  NULL, '2024-07-26', 'private', 1, 0);
INSERT INTO patients VALUES (34, 'Edith', 'Winslow', '1948-08-11', 'Ashbourne', '07700 961147',
  NULL, '2022-02-26', 'private', 1, 0);
INSERT INTO patients VALUES (35, 'Callum', 'Grieve', '2014-06-09', 'Belper', '07700 954833',
  'callum.grieve@example.org', '2022-02-11', 'NHS', 2, 0);
INSERT INTO patients VALUES (36, 'Zoe', 'Kemp', '2009-01-07', 'Matlock', '07700 999991', NULL,
  '2022-05-21', 'private', 2, 1);

INSERT INTO appointments VALUES (1, 8, 2, '2022-02-23', '15:45', 'attended');
INSERT INTO appointments VALUES (2, 4, 3, '2022-02-28', '15:00', 'attended');
INSERT INTO appointments VALUES (3, 31, 1, '2022-03-03', '11:30', 'attended');
INSERT INTO appointments VALUES (4, 34, 1, '2022-03-08', '14:15', 'attended');
INSERT INTO appointments VALUES (5, 4, 4, '2022-03-09', '09:00', 'cancelled');
INSERT INTO appointments VALUES (6, 34, 1, '2022-03-24', '13:45', 'attended');
INSERT INTO appointments VALUES (7, 7, 2, '2022-04-14', '10:45', 'attended');
INSERT INTO appointments VALUES (8, 20, 1, '2022-04-18', '10:00', 'attended');
INSERT INTO appointments VALUES (9, 30, 1, '2022-04-22', '14:15', 'attended');
INSERT INTO appointments VALUES (10, 17, 1, '2022-04-26', '15:45', 'attended');
INSERT INTO appointments VALUES (11, 10, 4, '2022-05-04', '15:00', 'attended');
INSERT INTO appointments VALUES (12, 20, 4, '2022-05-04', '10:00', 'cancelled');
INSERT INTO appointments VALUES (13, 7, 2, '2022-05-09', '10:00', 'missed');
INSERT INTO appointments VALUES (14, 1, 3, '2022-05-11', '10:45', 'attended');
INSERT INTO appointments VALUES (15, 7, 5, '2022-05-18', '13:45', 'attended');
INSERT INTO appointments VALUES (16, 16, 3, '2022-05-18', '11:30', 'attended');
INSERT INTO appointments VALUES (17, 36, 2, '2022-05-26', '10:45', 'attended');
INSERT INTO appointments VALUES (18, 16, 5, '2022-06-13', '09:00', 'attended');
INSERT INTO appointments VALUES (19, 12, 3, '2022-06-17', '10:00', 'attended');
INSERT INTO appointments VALUES (20, 19, 1, '2022-06-20', '13:45', 'attended');
INSERT INTO appointments VALUES (21, 36, 2, '2022-06-20', '10:45', 'cancelled');
INSERT INTO appointments VALUES (22, 16, 5, '2022-06-22', '11:30', 'attended');
INSERT INTO appointments VALUES (23, 28, 2, '2022-06-27', '13:45', 'attended');
INSERT INTO appointments VALUES (24, 36, 2, '2022-06-29', '15:00', 'attended');
INSERT INTO appointments VALUES (25, 5, 2, '2022-07-04', '11:30', 'attended');
INSERT INTO appointments VALUES (26, 25, 2, '2022-07-04', '09:30', 'attended');
INSERT INTO appointments VALUES (27, 23, 4, '2022-07-13', '10:45', 'attended');
INSERT INTO appointments VALUES (28, 5, 2, '2022-07-20', '16:30', 'cancelled');
INSERT INTO appointments VALUES (29, 22, 2, '2022-07-21', '16:30', 'attended');
INSERT INTO appointments VALUES (30, 28, 2, '2022-07-21', '14:15', 'attended');
INSERT INTO appointments VALUES (31, 23, 5, '2022-07-22', '14:15', 'attended');
INSERT INTO appointments VALUES (32, 23, 2, '2022-08-08', '16:30', 'attended');
INSERT INTO appointments VALUES (33, 11, 1, '2022-08-12', '09:00', 'attended');
INSERT INTO appointments VALUES (34, 26, 4, '2022-10-31', '11:30', 'attended');
INSERT INTO appointments VALUES (35, 1, 3, '2022-11-02', '09:30', 'cancelled');
INSERT INTO appointments VALUES (36, 10, 1, '2022-11-10', '11:30', 'attended');
INSERT INTO appointments VALUES (37, 17, 1, '2022-11-14', '14:15', 'attended');
INSERT INTO appointments VALUES (38, 14, 3, '2022-12-08', '14:15', 'attended');
INSERT INTO appointments VALUES (39, 19, 5, '2022-12-12', '09:30', 'cancelled');
INSERT INTO appointments VALUES (40, 12, 3, '2022-12-19', '09:00', 'cancelled');
INSERT INTO appointments VALUES (41, 19, 5, '2023-01-05', '13:45', 'attended');
INSERT INTO appointments VALUES (42, 16, 3, '2023-01-09', '09:30', 'cancelled');
INSERT INTO appointments VALUES (43, 12, 5, '2023-01-12', '15:45', 'missed');
INSERT INTO appointments VALUES (44, 22, 4, '2023-01-20', '15:45', 'attended');
INSERT INTO appointments VALUES (45, 25, 2, '2023-01-23', '10:45', 'missed');
INSERT INTO appointments VALUES (46, 22, 4, '2023-01-30', '14:15', 'cancelled');
INSERT INTO appointments VALUES (47, 31, 1, '2023-03-08', '13:45', 'cancelled');
INSERT INTO appointments VALUES (48, 4, 3, '2023-03-14', '14:15', 'attended');
INSERT INTO appointments VALUES (49, 30, 4, '2023-04-27', '11:30', 'attended');
INSERT INTO appointments VALUES (50, 26, 5, '2023-05-22', '09:00', 'cancelled');
INSERT INTO appointments VALUES (51, 14, 5, '2023-06-09', '09:00', 'attended');
INSERT INTO appointments VALUES (52, 15, 4, '2023-06-22', '16:30', 'attended');
INSERT INTO appointments VALUES (53, 15, 5, '2023-07-10', '10:00', 'attended');
INSERT INTO appointments VALUES (54, 22, 2, '2023-07-24', '11:30', 'attended');
INSERT INTO appointments VALUES (55, 5, 6, '2023-07-25', '11:30', 'attended');
INSERT INTO appointments VALUES (56, 32, 2, '2023-07-25', '14:15', 'attended');
INSERT INTO appointments VALUES (57, 6, 1, '2023-09-05', '14:15', 'attended');
INSERT INTO appointments VALUES (58, 2, 1, '2023-10-03', '14:15', 'attended');
INSERT INTO appointments VALUES (59, 24, 4, '2024-02-14', '15:00', 'attended');
INSERT INTO appointments VALUES (60, 6, 4, '2024-02-27', '13:45', 'attended');
INSERT INTO appointments VALUES (61, 2, 1, '2024-04-10', '15:45', 'attended');
INSERT INTO appointments VALUES (62, 2, 1, '2024-05-06', '10:00', 'attended');
INSERT INTO appointments VALUES (63, 27, 2, '2024-08-02', '15:45', 'attended');
INSERT INTO appointments VALUES (64, 33, 1, '2024-08-06', '15:45', 'attended');
INSERT INTO appointments VALUES (65, 27, 6, '2024-08-12', '15:00', 'attended');
INSERT INTO appointments VALUES (66, 24, 2, '2024-09-02', '14:15', 'attended');
INSERT INTO appointments VALUES (67, 24, 2, '2024-09-18', '13:45', 'missed');
INSERT INTO appointments VALUES (68, 21, 3, '2024-11-04', '11:30', 'attended');
INSERT INTO appointments VALUES (69, 2, 6, '2024-11-12', '10:00', 'attended');
INSERT INTO appointments VALUES (70, 18, 3, '2024-12-23', '15:00', 'attended');
INSERT INTO appointments VALUES (71, 3, 1, '2025-01-01', '11:30', 'attended');
INSERT INTO appointments VALUES (72, 9, 1, '2025-03-12', '15:45', 'attended');
INSERT INTO appointments VALUES (73, 3, 1, '2025-07-10', '14:15', 'booked');
INSERT INTO appointments VALUES (74, 33, 1, '2025-08-11', '09:30', 'booked');

INSERT INTO treatments VALUES (1, 1, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (2, 2, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (3, 2, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (4, 3, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (5, 3, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (6, 4, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (7, 6, 'EX', NULL, 48.0);
INSERT INTO treatments VALUES (8, 6, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (9, 7, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (10, 7, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (11, 8, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (12, 9, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (13, 10, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (14, 11, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (15, 11, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (16, 14, 'NP', NULL, 41.25);
INSERT INTO treatments VALUES (17, 16, 'NP', NULL, 41.25);
INSERT INTO treatments VALUES (18, 17, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (19, 17, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (20, 18, 'SP', NULL, 62.0);
INSERT INTO treatments VALUES (21, 19, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (22, 20, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (23, 20, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (24, 22, 'SP', NULL, 62.0);
INSERT INTO treatments VALUES (25, 23, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (26, 23, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (27, 24, 'CR', 'UL6', 576.0);
INSERT INTO treatments VALUES (28, 25, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (29, 25, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (30, 26, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (31, 26, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (32, 27, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (33, 27, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (34, 29, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (35, 29, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (36, 30, 'IMP', 'LR7', 2350.0);
INSERT INTO treatments VALUES (37, 31, 'GT', NULL, 95.0);
INSERT INTO treatments VALUES (38, 32, 'NG', NULL, 210.0);
INSERT INTO treatments VALUES (39, 33, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (40, 34, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (41, 34, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (42, 36, 'IMP', 'UL1', 2115.0);
INSERT INTO treatments VALUES (43, 37, 'FW', 'LR7', 135.0);
INSERT INTO treatments VALUES (44, 38, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (45, 38, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (46, 44, 'CR', 'UL6', 640.0);
INSERT INTO treatments VALUES (47, 48, 'EX', NULL, 48.0);
INSERT INTO treatments VALUES (48, 48, 'FW', 'UR4', 135.0);
INSERT INTO treatments VALUES (49, 49, 'IMP', 'LL6', 2115.0);
INSERT INTO treatments VALUES (50, 51, 'SP', NULL, 62.0);
INSERT INTO treatments VALUES (51, 52, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (52, 54, 'WH', NULL, 290.0);
INSERT INTO treatments VALUES (53, 55, 'SP', NULL, 0.0);
INSERT INTO treatments VALUES (54, 56, 'NP', NULL, 41.25);
INSERT INTO treatments VALUES (55, 56, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (56, 57, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (57, 57, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (58, 58, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (59, 58, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (60, 59, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (61, 59, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (62, 60, 'FW', 'UR4', 135.0);
INSERT INTO treatments VALUES (63, 61, 'EX', NULL, 48.0);
INSERT INTO treatments VALUES (64, 62, 'EX', NULL, 48.0);
INSERT INTO treatments VALUES (65, 62, 'SP', NULL, 62.0);
INSERT INTO treatments VALUES (66, 63, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (67, 63, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (68, 64, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (69, 64, 'OPG', NULL, 55.0);
INSERT INTO treatments VALUES (70, 65, 'SP', NULL, 0.0);
INSERT INTO treatments VALUES (71, 66, 'EX', NULL, 48.0);
INSERT INTO treatments VALUES (72, 66, 'FW', 'LR6', 135.0);
INSERT INTO treatments VALUES (73, 68, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (74, 69, 'SP', NULL, 62.0);
INSERT INTO treatments VALUES (75, 70, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (76, 70, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (77, 71, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (78, 71, 'XR', NULL, 14.0);
INSERT INTO treatments VALUES (79, 72, 'NP', NULL, 75.0);
INSERT INTO treatments VALUES (80, 72, 'OPG', NULL, 55.0);

INSERT INTO recalls VALUES (1, 7, 'hygiene', '2022-08-17', '2022-07-27', NULL);
INSERT INTO recalls VALUES (2, 8, 'check-up', '2022-08-24', NULL, NULL);
INSERT INTO recalls VALUES (3, 31, 'check-up', '2022-09-01', '2022-08-04', NULL);
INSERT INTO recalls VALUES (4, 34, 'check-up', '2022-09-06', '2022-08-23', NULL);
INSERT INTO recalls VALUES (5, 16, 'hygiene', '2022-09-12', '2022-08-15', NULL);
INSERT INTO recalls VALUES (6, 34, 'check-up', '2022-09-22', '2022-08-25', NULL);
INSERT INTO recalls VALUES (7, 7, 'check-up', '2022-10-13', NULL, NULL);
INSERT INTO recalls VALUES (8, 23, 'hygiene', '2022-10-21', '2022-09-23', NULL);
INSERT INTO recalls VALUES (9, 30, 'check-up', '2022-10-21', '2022-10-07', NULL);
INSERT INTO recalls VALUES (10, 17, 'check-up', '2022-10-25', '2022-10-11', 37);
INSERT INTO recalls VALUES (11, 10, 'check-up', '2022-11-02', '2022-10-19', 36);
INSERT INTO recalls VALUES (12, 1, 'check-up', '2022-11-09', '2022-10-19', 35);
INSERT INTO recalls VALUES (13, 16, 'check-up', '2022-11-16', '2022-10-19', 42);
INSERT INTO recalls VALUES (14, 36, 'check-up', '2022-11-24', '2022-10-27', NULL);
INSERT INTO recalls VALUES (15, 12, 'check-up', '2022-12-16', '2022-11-25', 40);
INSERT INTO recalls VALUES (16, 19, 'check-up', '2022-12-19', '2022-11-28', 39);
INSERT INTO recalls VALUES (17, 28, 'check-up', '2022-12-26', '2022-12-12', NULL);
INSERT INTO recalls VALUES (18, 36, 'check-up', '2022-12-28', NULL, NULL);
INSERT INTO recalls VALUES (19, 5, 'check-up', '2023-01-02', NULL, NULL);
INSERT INTO recalls VALUES (20, 25, 'check-up', '2023-01-02', '2022-12-19', 45);
INSERT INTO recalls VALUES (21, 23, 'check-up', '2023-01-11', '2022-12-28', NULL);
INSERT INTO recalls VALUES (22, 22, 'check-up', '2023-01-19', '2022-12-29', 44);
INSERT INTO recalls VALUES (23, 28, 'check-up', '2023-01-19', '2023-01-05', NULL);
INSERT INTO recalls VALUES (24, 11, 'check-up', '2023-02-10', '2023-01-27', NULL);
INSERT INTO recalls VALUES (25, 19, 'hygiene', '2023-04-06', NULL, NULL);
INSERT INTO recalls VALUES (26, 26, 'check-up', '2023-05-01', '2023-04-17', 50);
INSERT INTO recalls VALUES (27, 10, 'check-up', '2023-05-11', '2023-04-20', NULL);
INSERT INTO recalls VALUES (28, 17, 'check-up', '2023-05-15', '2023-04-17', NULL);
INSERT INTO recalls VALUES (29, 14, 'check-up', '2023-06-08', '2023-05-25', 51);
INSERT INTO recalls VALUES (30, 22, 'check-up', '2023-07-21', '2023-07-07', 54);
INSERT INTO recalls VALUES (31, 14, 'hygiene', '2023-09-08', '2023-08-25', NULL);
INSERT INTO recalls VALUES (32, 15, 'hygiene', '2023-10-09', '2023-09-18', NULL);
INSERT INTO recalls VALUES (33, 5, 'hygiene', '2023-10-24', NULL, NULL);
INSERT INTO recalls VALUES (34, 30, 'check-up', '2023-10-26', '2023-10-12', NULL);
INSERT INTO recalls VALUES (35, 15, 'check-up', '2023-12-21', '2023-11-30', NULL);
INSERT INTO recalls VALUES (36, 32, 'check-up', '2024-01-23', '2024-01-02', NULL);
INSERT INTO recalls VALUES (37, 6, 'check-up', '2024-03-05', '2024-02-06', 60);
INSERT INTO recalls VALUES (38, 2, 'check-up', '2024-04-02', '2024-03-12', 61);
INSERT INTO recalls VALUES (39, 24, 'check-up', '2024-08-14', '2024-07-17', 66);
INSERT INTO recalls VALUES (40, 6, 'check-up', '2024-08-27', '2024-08-13', NULL);
INSERT INTO recalls VALUES (41, 2, 'check-up', '2024-10-09', '2024-09-11', 69);
INSERT INTO recalls VALUES (42, 27, 'hygiene', '2024-11-11', '2024-10-14', NULL);
INSERT INTO recalls VALUES (43, 27, 'check-up', '2025-01-31', '2025-01-03', NULL);
INSERT INTO recalls VALUES (44, 33, 'check-up', '2025-02-04', '2025-01-14', NULL);
INSERT INTO recalls VALUES (45, 24, 'check-up', '2025-03-03', '2025-02-03', NULL);
INSERT INTO recalls VALUES (46, 21, 'check-up', '2025-05-05', '2025-04-14', NULL);
INSERT INTO recalls VALUES (47, 18, 'check-up', '2025-06-23', '2025-06-02', NULL);
INSERT INTO recalls VALUES (48, 3, 'check-up', '2025-07-02', '2025-06-11', 73);
INSERT INTO recalls VALUES (49, 9, 'check-up', '2025-09-10', NULL, NULL);

INSERT INTO invoices VALUES (1001, 8, 1, '2022-02-25', '2022-03-27', 75.0);
INSERT INTO invoices VALUES (1002, 4, 2, '2022-03-02', '2022-04-01', 130.0);
INSERT INTO invoices VALUES (1003, 31, 3, '2022-03-03', '2022-04-02', 89.0);
INSERT INTO invoices VALUES (1004, 34, 4, '2022-03-08', '2022-04-07', 75.0);
INSERT INTO invoices VALUES (1005, 34, 6, '2022-03-24', '2022-04-23', 62.0);
INSERT INTO invoices VALUES (1006, 7, 7, '2022-04-16', '2022-05-16', 89.0);
INSERT INTO invoices VALUES (1007, 20, 8, '2022-04-20', '2022-05-20', 75.0);
INSERT INTO invoices VALUES (1008, 30, 9, '2022-04-22', '2022-05-22', 75.0);
INSERT INTO invoices VALUES (1009, 17, 10, '2022-04-26', '2022-05-26', 75.0);
INSERT INTO invoices VALUES (1010, 10, 11, '2022-05-06', '2022-06-05', 130.0);
INSERT INTO invoices VALUES (1011, 1, 14, '2022-05-11', '2022-06-10', 41.25);
INSERT INTO invoices VALUES (1012, 16, 16, '2022-05-18', '2022-06-17', 41.25);
INSERT INTO invoices VALUES (1013, 36, 17, '2022-05-26', '2022-06-25', 89.0);
INSERT INTO invoices VALUES (1014, 16, 18, '2022-06-13', '2022-07-13', 62.0);
INSERT INTO invoices VALUES (1015, 12, 19, '2022-06-17', '2022-07-17', 75.0);
INSERT INTO invoices VALUES (1016, 19, 20, '2022-06-21', '2022-07-21', 130.0);
INSERT INTO invoices VALUES (1017, 16, 22, '2022-06-22', '2022-07-22', 62.0);
INSERT INTO invoices VALUES (1018, 28, 23, '2022-06-29', '2022-07-29', 130.0);
INSERT INTO invoices VALUES (1019, 36, 24, '2022-06-30', '2022-07-30', 576.0);
INSERT INTO invoices VALUES (1020, 5, 25, '2022-07-04', '2022-08-03', 89.0);
INSERT INTO invoices VALUES (1021, 25, 26, '2022-07-05', '2022-08-04', 130.0);
INSERT INTO invoices VALUES (1022, 23, 27, '2022-07-13', '2022-08-12', 130.0);
INSERT INTO invoices VALUES (1023, 22, 29, '2022-07-22', '2022-08-21', 130.0);
INSERT INTO invoices VALUES (1024, 28, 30, '2022-07-21', '2022-08-20', 2350.0);
INSERT INTO invoices VALUES (1025, 23, 31, '2022-07-23', '2022-08-22', 95.0);
INSERT INTO invoices VALUES (1026, 23, 32, '2022-08-08', '2022-09-07', 210.0);
INSERT INTO invoices VALUES (1027, 11, 33, '2022-08-14', '2022-09-13', 75.0);
INSERT INTO invoices VALUES (1028, 26, 34, '2022-11-01', '2022-12-01', 89.0);
INSERT INTO invoices VALUES (1029, 10, 36, '2022-11-10', '2022-12-10', 2115.0);
INSERT INTO invoices VALUES (1030, 17, 37, '2022-11-15', '2022-12-15', 135.0);
INSERT INTO invoices VALUES (1031, 14, 38, '2022-12-08', '2023-01-07', 130.0);
INSERT INTO invoices VALUES (1032, 22, 44, '2023-01-21', '2023-02-20', 640.0);
INSERT INTO invoices VALUES (1033, 4, 48, '2023-03-14', '2023-04-13', 183.0);
INSERT INTO invoices VALUES (1034, 30, 49, '2023-04-27', '2023-05-27', 2115.0);
INSERT INTO invoices VALUES (1035, 14, 51, '2023-06-09', '2023-07-09', 62.0);
INSERT INTO invoices VALUES (1036, 15, 52, '2023-06-24', '2023-07-24', 75.0);
INSERT INTO invoices VALUES (1037, 22, 54, '2023-07-26', '2023-08-25', 290.0);
INSERT INTO invoices VALUES (1038, 32, 56, '2023-07-27', '2023-08-26', 96.25);
INSERT INTO invoices VALUES (1039, 6, 57, '2023-09-05', '2023-10-05', 89.0);
INSERT INTO invoices VALUES (1040, 2, 58, '2023-10-03', '2023-11-02', 130.0);
INSERT INTO invoices VALUES (1041, 24, 59, '2024-02-15', '2024-03-16', 130.0);
INSERT INTO invoices VALUES (1042, 6, 60, '2024-02-29', '2024-03-30', 135.0);
INSERT INTO invoices VALUES (1043, 2, 61, '2024-04-10', '2024-05-10', 48.0);
INSERT INTO invoices VALUES (1044, 2, 62, '2024-05-06', '2024-06-05', 110.0);
INSERT INTO invoices VALUES (1045, 27, 63, '2024-08-03', '2024-09-02', 89.0);
INSERT INTO invoices VALUES (1046, 33, 64, '2024-08-06', '2024-09-05', 130.0);
INSERT INTO invoices VALUES (1047, 24, 66, '2024-09-02', '2024-10-02', 183.0);
INSERT INTO invoices VALUES (1048, 21, 68, '2024-11-04', '2024-12-04', 75.0);
INSERT INTO invoices VALUES (1049, 2, 69, '2024-11-13', '2024-12-13', 62.0);
INSERT INTO invoices VALUES (1050, 18, 70, '2024-12-24', '2025-01-23', 89.0);
INSERT INTO invoices VALUES (1051, 3, 71, '2025-01-02', '2025-02-01', 89.0);
INSERT INTO invoices VALUES (1052, 9, 72, '2025-03-12', '2025-04-11', 130.0);

INSERT INTO payments VALUES (1, 1003, '2022-03-12', 44.5, 'card');
INSERT INTO payments VALUES (2, 1001, '2022-03-18', 75.0, 'cash');
INSERT INTO payments VALUES (3, 1005, '2022-04-05', 62.0, 'cash');
INSERT INTO payments VALUES (4, 1008, '2022-04-22', 75.0, 'cash');
INSERT INTO payments VALUES (5, 1009, '2022-04-26', 75.0, 'bank transfer');
INSERT INTO payments VALUES (6, 1011, '2022-05-14', 41.25, 'direct debit');
INSERT INTO payments VALUES (7, 1006, '2022-05-15', 89.0, 'bank transfer');
INSERT INTO payments VALUES (8, 1012, '2022-05-21', 20.62, 'card');
INSERT INTO payments VALUES (9, 1007, '2022-05-28', 75.0, 'direct debit');
INSERT INTO payments VALUES (10, 1013, '2022-05-29', 89.0, 'bank transfer');
INSERT INTO payments VALUES (11, 1014, '2022-06-13', 62.0, 'card');
INSERT INTO payments VALUES (12, 1015, '2022-06-20', 75.0, 'card');
INSERT INTO payments VALUES (13, 1010, '2022-06-22', 130.0, 'direct debit');
INSERT INTO payments VALUES (14, 1016, '2022-06-22', 65.0, 'card');
INSERT INTO payments VALUES (15, 1018, '2022-07-01', 65.0, 'bank transfer');
INSERT INTO payments VALUES (16, 1021, '2022-07-10', 65.0, 'cash');
INSERT INTO payments VALUES (17, 1019, '2022-07-12', 576.0, 'bank transfer');
INSERT INTO payments VALUES (18, 1022, '2022-07-13', 130.0, 'cash');
INSERT INTO payments VALUES (19, 1017, '2022-07-21', 62.0, 'direct debit');
INSERT INTO payments VALUES (20, 1016, '2022-07-22', 65.0, 'direct debit');
INSERT INTO payments VALUES (21, 1024, '2022-07-24', 2350.0, 'card');
INSERT INTO payments VALUES (22, 1023, '2022-07-25', 130.0, 'bank transfer');
INSERT INTO payments VALUES (23, 1025, '2022-08-01', 47.5, 'cash');
INSERT INTO payments VALUES (24, 1020, '2022-08-02', 89.0, 'direct debit');
INSERT INTO payments VALUES (25, 1027, '2022-08-14', 75.0, 'direct debit');
INSERT INTO payments VALUES (26, 1026, '2022-08-20', 210.0, 'cash');
INSERT INTO payments VALUES (27, 1028, '2022-11-22', 89.0, 'cash');
INSERT INTO payments VALUES (28, 1030, '2022-11-23', 67.5, 'cash');
INSERT INTO payments VALUES (29, 1029, '2022-12-09', 2115.0, 'card');
INSERT INTO payments VALUES (30, 1031, '2022-12-13', 65.0, 'card');
INSERT INTO payments VALUES (31, 1031, '2023-01-12', 65.0, 'direct debit');
INSERT INTO payments VALUES (32, 1035, '2023-06-12', 62.0, 'card');
INSERT INTO payments VALUES (33, 1038, '2023-07-28', 48.12, 'bank transfer');
INSERT INTO payments VALUES (34, 1036, '2023-08-24', 75.0, 'direct debit');
INSERT INTO payments VALUES (35, 1040, '2023-11-10', 130.0, 'card');
INSERT INTO payments VALUES (36, 1041, '2024-02-21', 65.0, 'direct debit');
INSERT INTO payments VALUES (37, 1042, '2024-03-29', 135.0, 'direct debit');
INSERT INTO payments VALUES (38, 1043, '2024-04-10', 48.0, 'card');
INSERT INTO payments VALUES (39, 1044, '2024-05-09', 110.0, 'direct debit');
INSERT INTO payments VALUES (40, 1046, '2024-08-12', 65.0, 'card');
INSERT INTO payments VALUES (41, 1045, '2024-09-10', 89.0, 'direct debit');
INSERT INTO payments VALUES (42, 1048, '2024-11-16', 75.0, 'card');
INSERT INTO payments VALUES (43, 1051, '2025-01-05', 44.5, 'direct debit');
INSERT INTO payments VALUES (44, 1049, '2025-01-13', 62.0, 'card');
INSERT INTO payments VALUES (45, 1051, '2025-02-04', 44.5, 'bank transfer');
INSERT INTO payments VALUES (46, 1050, '2025-02-09', 89.0, 'card');
INSERT INTO payments VALUES (47, 1052, '2025-03-20', 65.0, 'card');
INSERT INTO payments VALUES (48, 1052, '2025-04-19', 65.0, 'card');

