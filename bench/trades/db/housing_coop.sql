CREATE TABLE flats (
  id INTEGER PRIMARY KEY,
  house TEXT NOT NULL,
  door_number INTEGER NOT NULL,
  floor INTEGER,
  rooms INTEGER,
  size_sqm REAL,
  monthly_rent REAL,
  balcony INTEGER DEFAULT 0
);

INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (1, 'Linden House', 1, 0, 3, 74.0, 622.5, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (2, 'Linden House', 2, 0, 3, 69.0, 580.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (3, 'Linden House', 3, 0, 2, 56.0, 470.5, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (4, 'Linden House', 4, 1, 4, 87.0, 756.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (5, 'Linden House', 5, 1, 2, 46.0, 411.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (6, 'Linden House', 6, 1, 4, 88.0, 764.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (7, 'Linden House', 7, 2, 3, 68.0, 596.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (8, 'Linden House', 8, 2, 3, 62.0, 546.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (9, 'Linden House', 9, 2, 2, 53.0, 470.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (10, 'Linden House', 10, 3, 2, 51.0, 453.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (11, 'Linden House', 11, 3, 4, 82.0, 714.5, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (12, 'Linden House', 12, 3, 1, 34.0, 311.5, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (13, 'Mill House', 1, 0, 3, 75.0, 592.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (14, 'Mill House', 2, 0, 4, 82.0, 648.5, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (15, 'Mill House', 3, 0, 2, 52.0, 411.5, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (16, 'Mill House', 4, 1, 1, 28.0, 246.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (17, 'Mill House', 5, 1, 2, 50.0, 420.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (18, 'Mill House', 6, 1, 4, 78.0, 641.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (19, 'Mill House', 7, 2, 1, 34.0, 294.5, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (20, 'Mill House', 8, 2, 3, 67.0, 554.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (21, 'Mill House', 9, 2, 2, 56.0, 467.5, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (22, 'Canal House', 1, 0, 2, 49.0, 451.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (23, 'Canal House', 2, 0, 3, 73.0, 672.0, 0);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (24, 'Canal House', 3, 1, 2, 47.0, 457.0, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (25, 'Canal House', 4, 1, 3, 73.0, 697.5, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (26, 'Canal House', 5, 2, 3, 64.0, 614.5, 1);
INSERT INTO flats (id, house, door_number, floor, rooms, size_sqm, monthly_rent, balcony) VALUES
  (27, 'Canal House', 6, 2, 4, 90.0, 853.0, 1);

CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT,
  phone TEXT,
  joined_on TEXT,
  left_on TEXT,
  shares INTEGER,
  board_role TEXT
);

INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (1, 'Agnes', 'Holloway', NULL, '0161 496 0530', '2022-01-03', NULL, 2,
  'chair');
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (2, 'Bernard', 'Okafor', 'bernard.okafor@fastmail.com', '0161 496 0411',
  '2022-01-22', NULL, 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (3, 'Celia', 'Marsh', NULL, '0161 496 0974', '2022-01-09', '2024-08-31', 4,
  NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (4, 'Dominic', 'Pereira', 'dominic.pereira@mailbox.org', '0161 496 0249',
  '2022-01-09', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (5, 'Edith', 'Lindqvist', 'edith.lindqvist@fastmail.com', '0161 496 0436',
  '2022-01-22', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (6, 'Farah', 'Siddiqui', NULL, '0161 496 0192', '2022-02-09', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (7, 'George', 'Whitcombe', 'george.whitcombe@mailbox.org', '0161 496 0715',
  '2022-02-13', '2023-11-30', 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (8, 'Hana', 'Novak', 'hana.novak@mailbox.org', '0161 496 0701', '2022-02-27',
  NULL, 3, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (9, 'Ian', 'MacAllister', NULL, '0161 496 0495', '2022-03-16', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (10, 'Judith', 'Brandt', NULL, '0161 496 0333', '2022-03-12', NULL, 4,
  'treasurer');
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (11, 'Kofi', 'Mensah', 'kofi.mensah@mailbox.org', '0161 496 0857',
  '2022-05-07', NULL, 5, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (12, 'Lydia', 'Thornton', NULL, '0161 496 0497', '2022-04-17', NULL, 3, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (13, 'Marek', 'Zielinski', NULL, '0161 496 0148', '2022-05-14', NULL, 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (14, 'Nora', 'Fitzgerald', NULL, '0161 496 0361', '2022-06-15', NULL, 2,
  'secretary');
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (15, 'Oliver', 'Crane', 'oliver.crane@posteo.net', '0161 496 0588',
  '2022-06-05', '2023-09-30', 4, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (16, 'Priya', 'Raman', 'priya.raman@mailbox.org', '0161 496 0837',
  '2022-07-22', NULL, 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (17, 'Quentin', 'Dubois', 'quentin.dubois@fastmail.com', '0161 496 0769',
  '2022-08-28', '2025-02-28', 4, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (18, 'Rosa', 'Delgado', NULL, '0161 496 0317', '2022-08-13', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (19, 'Samuel', 'Adeyemi', NULL, '0161 496 0375', '2022-08-05', NULL, 3,
  'board member');
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (20, 'Teresa', 'Conti', 'teresa.conti@mailbox.org', '0161 496 0280',
  '2022-09-24', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (21, 'Ulrich', 'Kessler', 'ulrich.kessler@mailbox.org', '0161 496 0194',
  '2023-09-29', '2025-09-30', 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (22, 'Vera', 'Petrova', 'vera.petrova@posteo.net', '0161 496 0772',
  '2024-01-14', NULL, 5, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (23, 'Walter', 'Higgins', 'walter.higgins@mailbox.org', '0161 496 0704',
  '2022-11-08', '2024-12-31', 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (24, 'Xenia', 'Markou', 'xenia.markou@posteo.net', '0161 496 0817',
  '2023-02-18', NULL, 2, 'board member');
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (25, 'Yusuf', 'Demir', NULL, '0161 496 0751', '2023-02-17', NULL, 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (26, 'Zoe', 'Harcourt', NULL, '0161 496 0418', '2023-04-22', NULL, 2, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (27, 'Alan', 'Thornton', 'alan.thornton@mailbox.org', '0161 496 0563',
  '2024-04-13', NULL, 4, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (28, 'Beatrice', 'Holloway', 'beatrice.holloway@fastmail.com',
  '0161 496 0854', '2023-06-29', NULL, 5, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (29, 'Conor', 'Byrne', 'conor.byrne@posteo.net', '0161 496 0460',
  '2024-09-13', NULL, 1, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (30, 'Deepa', 'Nair', 'deepa.nair@mailbox.org', '0161 496 0992', '2025-05-09',
  NULL, 3, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (31, 'Emil', 'Sorensen', NULL, '0161 496 0611', '2024-12-03', NULL, 4, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (32, 'Fiona', 'Campbell', 'fiona.campbell@posteo.net', '0161 496 0488',
  '2025-03-22', NULL, 4, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (33, 'Greta', 'Voss', 'greta.voss@mailbox.org', '0161 496 0129', '2024-12-22',
  NULL, 5, NULL);
INSERT INTO members (id, first_name, last_name, email, phone, joined_on, left_on, shares,
  board_role) VALUES (34, 'Hugo', 'Martins', NULL, '0161 496 0363', '2025-11-12', NULL, 3, NULL);

CREATE TABLE tenancies (
  id INTEGER PRIMARY KEY,
  flat_id INTEGER NOT NULL REFERENCES flats(id),
  member_id INTEGER NOT NULL REFERENCES members(id),
  moved_in TEXT NOT NULL,
  moved_out TEXT,
  deposit REAL
);

INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (1, 1, 1,
  '2022-01-15', NULL, 1245.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (2, 2, 2,
  '2022-02-01', NULL, 1160.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (3, 3, 3,
  '2022-02-01', '2024-08-31', 941.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (4, 3, 29,
  '2024-10-01', NULL, 941.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (5, 4, 4,
  '2022-03-01', NULL, 1512.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (6, 5, 5,
  '2022-03-01', '2025-05-31', 822.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (7, 5, 30,
  '2025-07-01', NULL, 822.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (8, 6, 6,
  '2022-03-15', NULL, 1528.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (9, 7, 7,
  '2022-04-01', '2023-11-30', 1192.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (10, 7, 20,
  '2024-01-01', NULL, 1192.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (11, 8, 8,
  '2022-04-01', NULL, 1092.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (12, 9, 9,
  '2022-05-01', NULL, 940.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (13, 10, 10,
  '2022-05-01', NULL, 906.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (14, 11, 11,
  '2022-06-01', '2024-03-31', 1429.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (15, 11, 27,
  '2024-05-01', NULL, 1429.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (16, 12, 12,
  '2022-06-01', NULL, 623.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (17, 13, 13,
  '2022-07-01', NULL, 1184.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (18, 14, 14,
  '2022-07-01', NULL, 1297.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (19, 15, 15,
  '2022-08-01', '2023-09-30', 823.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (20, 15, 21,
  '2023-11-01', '2025-09-30', 823.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (21, 16, 16,
  '2022-09-01', NULL, 492.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (22, 17, 17,
  '2022-09-15', '2025-02-28', 840.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (23, 17, 32,
  '2025-04-01', NULL, 840.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (24, 18, 18,
  '2022-10-01', NULL, 1282.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (25, 19, 19,
  '2022-10-01', NULL, 589.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (26, 20, 20,
  '2022-11-01', '2023-12-31', 1108.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (27, 20, 22,
  '2024-02-01', NULL, 1108.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (28, 21, 23,
  '2023-01-01', '2024-12-31', 935.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (29, 21, 31,
  '2025-02-01', NULL, 935.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (30, 22, 24,
  '2023-03-01', NULL, 902.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (31, 23, 25,
  '2023-03-01', NULL, 1344.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (32, 24, 26,
  '2023-06-01', NULL, 914.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (33, 25, 28,
  '2023-08-01', '2025-10-31', 1395.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (34, 26, 11,
  '2024-04-01', NULL, 1229.0);
INSERT INTO tenancies (id, flat_id, member_id, moved_in, moved_out, deposit) VALUES (35, 27, 33,
  '2025-01-01', NULL, 1706.0);

CREATE TABLE contractors (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  trade TEXT,
  phone TEXT,
  hourly_rate REAL
);

INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (1, 'Hargreaves Plumbing',
  'plumbing', '0161 555 0141', 48.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (2, 'Bright Spark Electrical',
  'electrics', '0161 555 0177', 52.5);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (3, 'Toft & Sons Joinery',
  'carpentry', '0161 555 0109', 44.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (4, 'Northside Roofing',
  'roofing', '0161 555 0163', 58.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (5, 'Clearview Windows',
  'glazing', '0161 555 0128', 46.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (6, 'Ferreira Painting',
  'painting', '0161 555 0150', 36.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (7, 'Warmfront Heating',
  'heating', '0161 555 0192', 55.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (8, 'Keymaster Locks',
  'locks', NULL, 60.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (9, 'Pennine Lifts', 'lift',
  '0161 555 0115', 72.0);
INSERT INTO contractors (id, name, trade, phone, hourly_rate) VALUES (10, 'Dales Drainage',
  'plumbing', '0161 555 0186', 50.0);

CREATE TABLE repairs (
  id INTEGER PRIMARY KEY,
  flat_id INTEGER REFERENCES flats(id), -- NULL: shared areas
  reported_by INTEGER REFERENCES members(id),
  reported_on TEXT NOT NULL,
  category TEXT,
  description TEXT,
  urgency TEXT,
  status TEXT,
  contractor_id INTEGER REFERENCES contractors(id),
  finished_on TEXT,
  cost REAL
);

INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (1, 8, 8, '2022-06-02', 'electrics',
  'hall light flickers', 'normal', 'done', 2, '2022-07-02', 105.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (2, 9, 9, '2022-06-24', 'electrics',
  'sockets in bedroom dead', 'normal', 'done', 2, '2022-06-28', 190.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (3, 8, 8, '2022-07-10', 'windows', 'cracked pane',
  'urgent', 'done', 5, '2022-07-13', 184.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (4, 13, 13, '2022-08-01', 'plumbing',
  'kitchen tap drips', 'normal', 'cancelled', NULL, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (5, 16, 16, '2022-09-18', 'carpentry',
  'front door sticks', 'normal', 'done', 3, '2022-10-14', 78.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (6, 13, 13, '2022-10-28', 'electrics',
  'hall light flickers', 'urgent', 'done', 2, '2022-11-02', 190.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (7, 13, 13, '2022-11-05', 'locks', 'key broke in lock',
  'normal', 'done', 8, '2022-11-15', 240.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (8, 10, 10, '2022-12-27', 'locks', 'key broke in lock',
  'normal', 'done', 8, '2022-12-31', NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (9, 20, 20, '2022-12-27', 'electrics',
  'doorbell not working', 'normal', 'done', 2, '2023-01-02', 315.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (10, 16, 16, '2023-02-09', 'electrics',
  'hall light flickers', 'low', 'cancelled', NULL, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (11, 16, 16, '2023-02-12', 'heating',
  'radiator stays cold', 'low', 'done', 7, '2023-03-17', 305.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (12, 3, 3, '2023-02-27', 'heating', 'no hot water',
  'normal', 'done', 7, '2023-03-20', 250.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (13, 8, 8, '2023-04-21', 'heating',
  'radiator stays cold', 'low', 'done', 7, '2023-05-18', 110.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (14, 3, 3, '2023-04-22', 'plumbing',
  'shower has no pressure', 'normal', 'done', 10, '2023-05-11', 185.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (15, NULL, 16, '2023-06-20', 'locks',
  'main entrance lock jams', 'normal', 'done', 8, '2023-07-02', NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (16, 19, 19, '2023-06-24', 'plumbing',
  'kitchen tap drips', 'normal', 'done', 1, '2023-07-01', 332.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (17, 13, 13, '2023-06-28', 'heating', 'no hot water',
  'normal', 'done', 7, '2023-07-15', 177.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (18, 16, 16, '2023-07-13', 'heating',
  'boiler loses pressure', 'low', 'done', 7, '2023-09-07', 120.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (19, 14, 14, '2023-07-22', 'locks', 'key broke in lock',
  'urgent', 'done', 8, '2023-07-23', 240.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (20, NULL, 8, '2023-08-02', 'plumbing',
  'drain in the courtyard blocked', 'normal', 'done', 1, '2023-08-27', 60.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (21, 8, 8, '2023-08-24', 'electrics',
  'fuse trips with the oven', 'normal', 'done', 2, '2023-09-23', 315.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (22, NULL, 20, '2023-09-16', 'plumbing',
  'drain in the courtyard blocked', 'normal', 'done', 10, '2023-09-23', 87.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (23, 4, 4, '2023-10-05', 'locks', 'key broke in lock',
  'low', 'done', 8, '2023-12-06', 205.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (24, 1, 1, '2023-10-15', 'heating', 'no hot water',
  'normal', 'done', 7, '2023-11-01', 148.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (25, 7, 7, '2023-11-27', 'plumbing',
  'toilet keeps running', 'normal', 'done', 1, '2023-12-26', 284.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (26, 17, 17, '2024-01-16', 'heating', 'no hot water',
  'normal', 'done', 7, '2024-01-25', 120.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (27, 12, 12, '2024-02-04', 'windows', 'cracked pane',
  'normal', 'done', 5, '2024-02-17', 46.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (28, NULL, 21, '2024-02-17', 'roof', 'tile blown off',
  'normal', 'done', 4, '2024-03-04', 174.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (29, NULL, 8, '2024-03-09', 'roof', 'tile blown off',
  'urgent', 'done', 4, '2024-03-09', 201.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (30, 25, 28, '2024-03-16', 'plumbing',
  'toilet keeps running', 'low', 'done', 1, '2024-05-20', 284.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (31, 5, 5, '2024-04-10', 'plumbing', 'blocked sink',
  'normal', 'done', 1, '2024-04-26', 157.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (32, 3, 3, '2024-04-27', 'heating', 'thermostat broken',
  'normal', 'done', 7, '2024-05-17', 148.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (33, 2, 2, '2024-06-01', 'electrics',
  'fuse trips with the oven', 'low', 'done', 2, '2024-08-04', NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (34, 4, 4, '2024-07-05', 'electrics',
  'doorbell not working', 'normal', 'done', 2, '2024-07-22', NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (35, NULL, 16, '2024-07-13', 'plumbing',
  'drain in the courtyard blocked', 'low', 'done', 1, '2024-09-16', 96.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (36, 10, 10, '2024-08-15', 'plumbing',
  'shower has no pressure', 'low', 'done', 10, '2024-09-29', 340.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (37, 19, 19, '2024-10-08', 'electrics',
  'hall light flickers', 'normal', 'done', 2, '2024-10-21', 143.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (38, 22, 24, '2024-10-28', 'windows',
  'draught round balcony door', 'low', 'done', 5, '2024-12-04', 184.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (39, 8, 8, '2024-10-31', 'plumbing',
  'leak under the bath', 'low', 'done', 1, '2024-11-21', 288.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (40, 24, 26, '2024-11-17', 'plumbing',
  'toilet keeps running', 'normal', 'done', 1, '2024-12-06', 288.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (41, 13, 13, '2024-12-02', 'heating',
  'boiler loses pressure', 'normal', 'done', 7, '2024-12-17', 360.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (42, 8, 8, '2024-12-12', 'heating',
  'boiler loses pressure', 'normal', 'done', 7, '2024-12-18', 250.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (43, NULL, 22, '2024-12-30', 'painting',
  'stairwell scuffed', 'urgent', 'done', 6, '2024-12-31', 182.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (44, 19, 19, '2025-01-18', 'windows', 'cracked pane',
  'urgent', 'done', 5, '2025-01-23', 84.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (45, 13, 13, '2025-01-29', 'heating', 'no hot water',
  'normal', 'done', 7, '2025-02-14', 93.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (46, 26, 11, '2025-02-19', 'plumbing',
  'water stain on ceiling', 'normal', 'done', 1, '2025-03-20', 156.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (47, 6, 6, '2025-02-21', 'heating',
  'boiler loses pressure', 'urgent', 'done', 7, '2025-02-22', 177.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (48, NULL, 5, '2025-02-23', 'roof', 'gutter overflows',
  'normal', 'done', 4, '2025-03-09', 116.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (49, 10, 10, '2025-03-28', 'plumbing',
  'water stain on ceiling', 'low', 'done', 10, '2025-05-22', 385.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (50, 9, 9, '2025-04-05', 'electrics',
  'fuse trips with the oven', 'normal', 'done', 2, '2025-04-22', 315.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (51, NULL, 8, '2025-04-06', 'painting',
  'stairwell scuffed', 'normal', 'done', 6, '2025-04-13', 84.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (52, 25, 28, '2025-05-22', 'plumbing',
  'water stain on ceiling', 'normal', 'done', 1, '2025-06-11', 96.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (53, 10, 10, '2025-08-11', 'windows', 'cracked pane',
  'urgent', 'cancelled', NULL, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (54, 20, 22, '2025-08-16', 'windows',
  'bedroom window does not close', 'normal', 'open', NULL, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (55, 14, 14, '2025-09-22', 'plumbing',
  'leak under the bath', 'normal', 'in progress', 10, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (56, 19, 19, '2025-10-13', 'plumbing',
  'toilet keeps running', 'normal', 'in progress', 1, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (57, NULL, 18, '2025-10-19', 'locks',
  'main entrance lock jams', 'normal', 'done', 8, '2025-11-13', 132.5);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (58, 27, 33, '2025-11-28', 'plumbing',
  'toilet keeps running', 'urgent', 'done', 1, '2025-11-28', 133.0);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (59, 13, 13, '2025-12-03', 'heating', 'no hot water',
  'urgent', 'open', NULL, NULL, NULL);
INSERT INTO repairs (id, flat_id, reported_by, reported_on, category, description, urgency, status,
  contractor_id, finished_on, cost) VALUES (60, 2, 2, '2025-12-08', 'electrics',
  'doorbell not working', 'low', 'open', NULL, NULL, NULL);

CREATE TABLE meetings (
  id INTEGER PRIMARY KEY,
  held_on TEXT,
  kind TEXT,
  topic TEXT,
  place TEXT,
  minutes_approved INTEGER
);

INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (1, '2022-06-14',
  'general', 'First annual general meeting', 'Linden House laundry room', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (2, '2022-11-08',
  'board', 'Roof reserve', 'Office', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (3, '2023-03-21',
  'house', 'Bicycle shed at Mill House', 'Mill House stairwell', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (4, '2023-06-20',
  'general', 'Annual accounts 2022', 'Parish hall', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (5, '2023-10-17',
  'board', 'Choice of heating contractor', 'Office', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (6, '2024-02-06',
  'house', 'Noise and quiet hours', 'Linden House laundry room', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (7, '2024-06-18',
  'general', 'Annual accounts 2023, rent rise', 'Parish hall', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (8, '2024-11-12',
  'board', 'Solar panels', 'Office', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (9, '2025-03-04',
  'house', 'Canal House lift', 'Canal House lobby', 0);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (10, '2025-06-17',
  'general', 'Annual accounts 2024, new board', 'Parish hall', 1);
INSERT INTO meetings (id, held_on, kind, topic, place, minutes_approved) VALUES (11, '2025-11-25',
  'board', 'Budget 2026', 'Office', 0);

CREATE TABLE attendance (
  meeting_id INTEGER NOT NULL REFERENCES meetings(id),
  member_id INTEGER NOT NULL REFERENCES members(id),
  answer TEXT,
  PRIMARY KEY (meeting_id, member_id)
);

INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 2, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 3, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 4, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 6, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 11, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (1, 15, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (2, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (2, 10, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (2, 14, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (2, 19, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (3, 15, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (3, 16, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (3, 18, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (3, 19, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 5, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 6, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 11, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 15, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 16, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (4, 23, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (5, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (5, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (5, 14, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (5, 19, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (5, 24, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 2, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 3, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 4, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 5, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 20, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (6, 11, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 1, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 2, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 3, 'proxy');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 8, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 10, 'proxy');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 12, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 14, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 17, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 18, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 21, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 22, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (7, 26, 'proxy');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (8, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (8, 14, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (8, 19, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (8, 24, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (9, 24, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (9, 25, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (9, 26, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (9, 28, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 1, 'proxy');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 2, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 5, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 8, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 11, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 16, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 22, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 29, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 30, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 31, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (10, 32, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (11, 1, 'proxy');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (11, 10, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (11, 14, 'excused');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (11, 19, 'present');
INSERT INTO attendance (meeting_id, member_id, answer) VALUES (11, 24, 'present');
