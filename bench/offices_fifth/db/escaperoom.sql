CREATE TABLE rooms (room_id INTEGER PRIMARY KEY, room_name TEXT, theme TEXT, difficulty INTEGER,
  max_players INTEGER, minutes INTEGER, opened TEXT, closed TEXT);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, first TEXT, last TEXT, position TEXT,
  hired TEXT, wage DECIMAL(6,2), manager INTEGER, speaks TEXT);
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, customer_name TEXT, customer_type TEXT,
  phone TEXT, email TEXT, newsletter INTEGER);
CREATE TABLE bookings (booking_id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customers(customer_id),
  room_id INTEGER REFERENCES rooms(room_id), slot TEXT, players INTEGER, price DECIMAL(8,2),
  state TEXT, voucher_code TEXT, gm_id INTEGER REFERENCES staff(staff_id));
CREATE TABLE results (booking_id INTEGER PRIMARY KEY REFERENCES bookings(booking_id),
  escaped INTEGER, minutes_used INTEGER, hints INTEGER, rating INTEGER);
CREATE TABLE vouchers (code TEXT PRIMARY KEY,
  bought_by INTEGER REFERENCES customers(customer_id), bought_on TEXT, amount DECIMAL(8,2),
  valid_until TEXT);
CREATE TABLE repairs (repair_id INTEGER PRIMARY KEY, room_id INTEGER REFERENCES rooms(room_id),
  item TEXT, reported TEXT, done TEXT, cost DECIMAL(8,2));

INSERT INTO rooms VALUES (1, 'The Lost Submarine', 'adventure', 3, 6, 60, '2020-03-01', NULL);
INSERT INTO rooms VALUES (2, 'Dr. Morrow', 'horror', 5, 5, 75, '2021-10-15', NULL);
INSERT INTO rooms VALUES (3, 'Bank Job', 'heist', 4, 6, 60, '2019-05-10', NULL);
INSERT INTO rooms VALUES (4, 'Wizard Attic', 'fantasy', 2, 7, 60, '2022-06-20', NULL);
INSERT INTO rooms VALUES (5, 'Cold Case', 'crime', 4, 4, 90, '2023-02-01', NULL);
INSERT INTO rooms VALUES (6, 'Pharaoh', 'adventure', 3, 6, 60, '2018-04-04', '2022-12-31');
INSERT INTO rooms VALUES (7, 'Candy Factory', 'family', 1, 8, 45, '2022-11-11', NULL);
INSERT INTO rooms VALUES (8, 'Orbit', 'science fiction', 5, 5, 75, '2024-08-01', NULL);
INSERT INTO staff VALUES (1, 'Nadine', 'Falk', 'owner', '2018-01-15', NULL, NULL,
  'German, English');
INSERT INTO staff VALUES (2, 'Timo', 'Rusch', 'manager', '2018-09-01', 22.5, 1,
  'German, English');
INSERT INTO staff VALUES (3, 'Sara', 'Mendes', 'game master', '2020-02-10', 15.0, 2,
  'English, Portuguese');
INSERT INTO staff VALUES (4, 'Yusuf', 'Kaya', 'game master', '2021-06-01', 15.5, 2,
  'German, Turkish');
INSERT INTO staff VALUES (5, 'Lotte', 'Brand', 'game master', '2022-03-20', 14.5, 2,
  'German, English');
INSERT INTO staff VALUES (6, 'Pavel', 'Cerny', 'technician', '2019-11-05', 19.0, 2,
  'Czech, German');
INSERT INTO staff VALUES (7, 'Ines', 'Roth', 'game master', '2023-05-02', 14.0, 2, 'German');
INSERT INTO staff VALUES (8, 'Kim', 'Oster', 'game master', '2024-01-08', 13.5, 2,
  'German, English');
INSERT INTO staff VALUES (9, 'Ralf', 'Henning', 'cleaner', '2020-07-01', 13.0, 2, 'German');
INSERT INTO staff VALUES (10, 'Mila', 'Jovic', 'designer', '2021-01-11', 21.0, 1,
  'Serbian, English');
INSERT INTO customers VALUES (1, 'Team Albatros GmbH', 'company', '0171 3300000',
  'kontakt1@kunde.example', 1);
INSERT INTO customers VALUES (2, 'Jonas Weber', 'private', '0171 3341719',
  'kontakt2@kunde.example', 1);
INSERT INTO customers VALUES (3, 'Sofia Lindner', 'private', '0171 3383438',
  'kontakt3@kunde.example', 0);
INSERT INTO customers VALUES (4, 'Bright Minds AG', 'company', '0171 3425157',
  'kontakt4@kunde.example', 1);
INSERT INTO customers VALUES (5, 'Marie Keller', 'private', NULL, 'kontakt5@kunde.example', 1);
INSERT INTO customers VALUES (6, 'Peter Ott', 'private', '0171 3508595',
  'kontakt6@kunde.example', 0);
INSERT INTO customers VALUES (7, 'Hockey Club Ost', 'club', '0171 3550314',
  'kontakt7@kunde.example', 1);
INSERT INTO customers VALUES (8, 'Lena Sommer', 'private', '0171 3592033',
  'kontakt8@kunde.example', 1);
INSERT INTO customers VALUES (9, 'Ahmed Farouk', 'private', '0171 3633752', NULL, 0);
INSERT INTO customers VALUES (10, 'Data Cube GmbH', 'company', '0171 3675471',
  'kontakt10@kunde.example', 1);
INSERT INTO customers VALUES (11, 'Clara Vogt', 'private', NULL, 'kontakt11@kunde.example', 1);
INSERT INTO customers VALUES (12, 'Nils Arendt', 'private', '0171 3758909',
  'kontakt12@kunde.example', 0);
INSERT INTO customers VALUES (13, 'Youth Centre Nord', 'club', '0171 3800628',
  'kontakt13@kunde.example', 1);
INSERT INTO customers VALUES (14, 'Eva Braunfels', 'private', '0171 3842347',
  'kontakt14@kunde.example', 1);
INSERT INTO customers VALUES (15, 'Max Tiede', 'private', '0171 3884066',
  'kontakt15@kunde.example', 0);
INSERT INTO customers VALUES (16, 'Rosalie Kern', 'private', '0171 3925785',
  'kontakt16@kunde.example', 1);
INSERT INTO bookings VALUES (7001, 14, 3, '2022-09-03 14:00', 2, 48, 'played', NULL, 3);
INSERT INTO bookings VALUES (7002, 5, 6, '2022-09-10 18:00', 3, 78, 'played', NULL, 4);
INSERT INTO bookings VALUES (7003, 5, 6, '2022-09-18 20:00', 3, 78, 'played', NULL, 3);
INSERT INTO bookings VALUES (7004, 6, 1, '2022-09-25 16:00', 5, 120, 'played', NULL, 4);
INSERT INTO bookings VALUES (7005, 12, 1, '2022-10-03 16:00', 6, 144, 'played', NULL, 4);
INSERT INTO bookings VALUES (7006, 11, 3, '2022-10-11 18:00', 5, 120, 'played', NULL, 4);
INSERT INTO bookings VALUES (7007, 2, 1, '2022-10-18 14:00', 4, 96, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7008, 3, 4, '2022-10-26 14:00', 6, 144, 'played', NULL, 3);
INSERT INTO bookings VALUES (7009, 2, 2, '2022-11-02 18:00', 3, 72, 'played', NULL, 5);
INSERT INTO bookings VALUES (7010, 1, 3, '2022-11-10 16:00', 2, 57.0, 'played', NULL, 3);
INSERT INTO bookings VALUES (7011, 6, 7, '2022-11-18 14:00', 2, 57.0, 'played', NULL, 3);
INSERT INTO bookings VALUES (7012, 8, 3, '2022-11-25 20:00', 3, 85.5, 'played', NULL, 4);
INSERT INTO bookings VALUES (7013, 14, 4, '2022-12-03 16:00', 3, 85.5, 'played', NULL, 4);
INSERT INTO bookings VALUES (7014, 5, 7, '2022-12-10 16:00', 7, 168, 'played', NULL, 4);
INSERT INTO bookings VALUES (7015, 3, 1, '2022-12-18 14:00', 2, 52, 'played', NULL, 3);
INSERT INTO bookings VALUES (7016, 4, 3, '2022-12-26 16:00', 4, 104, 'played', NULL, 5);
INSERT INTO bookings VALUES (7017, 2, 3, '2023-01-02 16:00', 3, 72, 'played', NULL, 3);
INSERT INTO bookings VALUES (7018, 7, 5, '2023-01-10 16:00', 3, 72, 'played', NULL, 4);
INSERT INTO bookings VALUES (7019, 10, 2, '2023-01-17 16:00', 5, 120, 'played', NULL, 4);
INSERT INTO bookings VALUES (7020, 7, 5, '2023-01-25 18:00', 2, 57.0, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7021, 8, 4, '2023-02-02 18:00', 4, 114.0, 'no-show', NULL, 3);
INSERT INTO bookings VALUES (7022, 5, 4, '2023-02-09 18:00', 4, 104, 'played', NULL, 7);
INSERT INTO bookings VALUES (7023, 5, 2, '2023-02-17 20:00', 5, 142.5, 'played', NULL, 4);
INSERT INTO bookings VALUES (7024, 4, 2, '2023-02-24 14:00', 5, 130, 'played', NULL, 4);
INSERT INTO bookings VALUES (7025, 3, 7, '2023-03-04 20:00', 7, 168, 'played', NULL, 7);
INSERT INTO bookings VALUES (7026, 14, 5, '2023-03-12 14:00', 4, 96, 'played', NULL, 4);
INSERT INTO bookings VALUES (7027, 2, 3, '2023-03-19 18:00', 5, 120, 'played', NULL, 4);
INSERT INTO bookings VALUES (7028, 9, 4, '2023-03-27 14:00', 6, 171.0, 'played', NULL, 3);
INSERT INTO bookings VALUES (7029, 4, 2, '2023-04-03 18:00', 2, 48, 'played', NULL, 3);
INSERT INTO bookings VALUES (7030, 10, 2, '2023-04-11 18:00', 5, 130, 'played', NULL, 4);
INSERT INTO bookings VALUES (7031, 4, 5, '2023-04-19 16:00', 3, 85.5, 'played', NULL, 4);
INSERT INTO bookings VALUES (7032, 12, 1, '2023-04-26 16:00', 3, 85.5, 'played', NULL, 3);
INSERT INTO bookings VALUES (7033, 4, 7, '2023-05-04 20:00', 8, 192, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7034, 1, 2, '2023-05-11 20:00', 5, 130, 'played', NULL, 5);
INSERT INTO bookings VALUES (7035, 11, 2, '2023-05-19 20:00', 3, 72, 'played', NULL, 3);
INSERT INTO bookings VALUES (7036, 8, 2, '2023-05-27 14:00', 2, 57.0, 'played', 'V1207', 5);
INSERT INTO bookings VALUES (7037, 4, 3, '2023-06-03 14:00', 3, 85.5, 'played', NULL, 3);
INSERT INTO bookings VALUES (7038, 13, 4, '2023-06-11 18:00', 4, 96, 'played', NULL, 4);
INSERT INTO bookings VALUES (7039, 4, 2, '2023-06-18 16:00', 2, 52, 'played', NULL, 5);
INSERT INTO bookings VALUES (7040, 7, 7, '2023-06-26 16:00', 2, 48, 'played', NULL, 4);
INSERT INTO bookings VALUES (7041, 7, 1, '2023-07-04 16:00', 3, 78, 'played', NULL, 5);
INSERT INTO bookings VALUES (7042, 14, 5, '2023-07-11 20:00', 2, 48, 'played', NULL, 3);
INSERT INTO bookings VALUES (7043, 14, 3, '2023-07-19 14:00', 2, 52, 'played', 'V1520', 3);
INSERT INTO bookings VALUES (7044, 4, 2, '2023-07-26 16:00', 3, 85.5, 'played', NULL, 5);
INSERT INTO bookings VALUES (7045, 12, 5, '2023-08-03 18:00', 4, 96, 'played', NULL, 4);
INSERT INTO bookings VALUES (7046, 14, 5, '2023-08-11 20:00', 2, 48, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7047, 8, 7, '2023-08-18 14:00', 8, 228.0, 'played', NULL, 4);
INSERT INTO bookings VALUES (7048, 4, 2, '2023-08-26 18:00', 5, 120, 'played', NULL, 5);
INSERT INTO bookings VALUES (7049, 2, 2, '2023-09-02 20:00', 4, 104, 'played', NULL, 4);
INSERT INTO bookings VALUES (7050, 9, 4, '2023-09-10 14:00', 4, 96, 'played', 'V1833', 3);
INSERT INTO bookings VALUES (7051, 9, 4, '2023-09-18 14:00', 4, 104, 'played', NULL, 7);
INSERT INTO bookings VALUES (7052, 12, 4, '2023-09-25 14:00', 6, 171.0, 'no-show', NULL, 7);
INSERT INTO bookings VALUES (7053, 4, 4, '2023-10-03 20:00', 7, 168, 'played', NULL, 5);
INSERT INTO bookings VALUES (7054, 8, 3, '2023-10-10 20:00', 4, 96, 'played', NULL, 5);
INSERT INTO bookings VALUES (7055, 6, 5, '2023-10-18 14:00', 4, 96, 'played', NULL, 5);
INSERT INTO bookings VALUES (7056, 13, 4, '2023-10-26 16:00', 3, 85.5, 'played', NULL, 7);
INSERT INTO bookings VALUES (7057, 8, 7, '2023-11-02 16:00', 7, 168, 'played', NULL, 7);
INSERT INTO bookings VALUES (7058, 6, 7, '2023-11-10 20:00', 3, 78, 'played', NULL, 3);
INSERT INTO bookings VALUES (7059, 2, 3, '2023-11-17 16:00', 2, 52, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7060, 1, 2, '2023-11-25 20:00', 4, 114.0, 'played', NULL, 3);
INSERT INTO bookings VALUES (7061, 11, 2, '2023-12-03 14:00', 3, 72, 'played', NULL, 3);
INSERT INTO bookings VALUES (7062, 9, 5, '2023-12-10 18:00', 2, 52, 'played', NULL, 4);
INSERT INTO bookings VALUES (7063, 4, 3, '2023-12-18 20:00', 3, 72, 'played', 'V2146', 4);
INSERT INTO bookings VALUES (7064, 10, 7, '2023-12-25 20:00', 8, 208, 'played', NULL, 5);
INSERT INTO bookings VALUES (7065, 13, 7, '2024-01-02 14:00', 6, 144, 'played', NULL, 4);
INSERT INTO bookings VALUES (7066, 4, 7, '2024-01-10 14:00', 6, 171.0, 'played', NULL, 4);
INSERT INTO bookings VALUES (7067, 14, 4, '2024-01-17 20:00', 3, 72, 'played', NULL, 5);
INSERT INTO bookings VALUES (7068, 11, 2, '2024-01-25 16:00', 3, 72, 'played', NULL, 4);
INSERT INTO bookings VALUES (7069, 11, 5, '2024-02-01 14:00', 4, 114.0, 'played', NULL, 8);
INSERT INTO bookings VALUES (7070, 10, 3, '2024-02-09 18:00', 3, 72, 'played', NULL, 3);
INSERT INTO bookings VALUES (7071, 12, 2, '2024-02-17 14:00', 2, 48, 'played', NULL, 5);
INSERT INTO bookings VALUES (7072, 7, 5, '2024-02-24 18:00', 2, 57.0, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7073, 13, 5, '2024-03-03 16:00', 2, 57.0, 'played', NULL, 3);
INSERT INTO bookings VALUES (7074, 4, 3, '2024-03-10 20:00', 6, 144, 'played', NULL, 8);
INSERT INTO bookings VALUES (7075, 4, 3, '2024-03-18 16:00', 2, 52, 'played', 'V2459', 4);
INSERT INTO bookings VALUES (7076, 11, 2, '2024-03-26 20:00', 4, 114.0, 'played', NULL, 4);
INSERT INTO bookings VALUES (7077, 4, 7, '2024-04-02 16:00', 3, 72, 'played', 'V2772', 7);
INSERT INTO bookings VALUES (7078, 14, 2, '2024-04-10 18:00', 2, 52, 'played', NULL, 7);
INSERT INTO bookings VALUES (7079, 5, 4, '2024-04-17 16:00', 2, 48, 'played', NULL, 4);
INSERT INTO bookings VALUES (7080, 8, 1, '2024-04-25 14:00', 5, 130, 'played', 'V3085', 4);
INSERT INTO bookings VALUES (7081, 14, 1, '2024-05-03 20:00', 3, 78, 'played', NULL, 7);
INSERT INTO bookings VALUES (7082, 8, 4, '2024-05-10 16:00', 5, 120, 'played', NULL, 8);
INSERT INTO bookings VALUES (7083, 5, 2, '2024-05-18 16:00', 5, 130, 'no-show', NULL, 8);
INSERT INTO bookings VALUES (7084, 2, 3, '2024-05-25 20:00', 5, 130, 'played', NULL, 4);
INSERT INTO bookings VALUES (7085, 4, 2, '2024-06-02 20:00', 3, 72, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7086, 8, 7, '2024-06-10 16:00', 3, 78, 'played', 'V3398', 3);
INSERT INTO bookings VALUES (7087, 6, 2, '2024-06-17 20:00', 5, 130, 'played', NULL, 5);
INSERT INTO bookings VALUES (7088, 13, 2, '2024-06-25 20:00', 2, 48, 'played', NULL, 8);
INSERT INTO bookings VALUES (7089, 4, 4, '2024-07-02 18:00', 3, 78, 'played', NULL, 8);
INSERT INTO bookings VALUES (7090, 14, 3, '2024-07-10 20:00', 2, 57.0, 'played', NULL, 4);
INSERT INTO bookings VALUES (7091, 1, 5, '2024-07-18 18:00', 3, 85.5, 'played', NULL, 4);
INSERT INTO bookings VALUES (7092, 12, 5, '2024-07-25 14:00', 2, 52, 'played', NULL, 3);
INSERT INTO bookings VALUES (7093, 12, 7, '2024-08-02 16:00', 4, 96, 'played', NULL, 7);
INSERT INTO bookings VALUES (7094, 14, 1, '2024-08-09 18:00', 3, 85.5, 'played', NULL, 3);
INSERT INTO bookings VALUES (7095, 9, 2, '2024-08-17 20:00', 2, 57.0, 'played', NULL, 4);
INSERT INTO bookings VALUES (7096, 5, 5, '2024-08-25 14:00', 3, 72, 'booked', NULL, NULL);
INSERT INTO bookings VALUES (7097, 4, 2, '2024-09-01 14:00', 3, 85.5, 'booked', NULL, NULL);
INSERT INTO bookings VALUES (7098, 7, 1, '2024-09-09 14:00', 5, 142.5, 'cancelled', NULL, NULL);
INSERT INTO bookings VALUES (7099, 9, 1, '2024-09-16 16:00', 2, 52, 'booked', NULL, NULL);
INSERT INTO bookings VALUES (7100, 12, 5, '2024-09-24 20:00', 4, 96, 'booked', NULL, NULL);
INSERT INTO results VALUES (7001, 1, 36, 6, 5);
INSERT INTO results VALUES (7002, 1, 49, 7, 4);
INSERT INTO results VALUES (7003, 1, 50, 3, NULL);
INSERT INTO results VALUES (7004, 1, 42, 4, 4);
INSERT INTO results VALUES (7005, 1, 42, 3, 5);
INSERT INTO results VALUES (7006, 1, 48, 6, 5);
INSERT INTO results VALUES (7008, 0, 60, 2, NULL);
INSERT INTO results VALUES (7009, 0, 75, 3, 5);
INSERT INTO results VALUES (7010, 1, 37, 5, 4);
INSERT INTO results VALUES (7011, 1, 42, 1, NULL);
INSERT INTO results VALUES (7012, 0, 60, 4, 5);
INSERT INTO results VALUES (7013, 1, 56, 7, 5);
INSERT INTO results VALUES (7014, 1, 33, 7, 4);
INSERT INTO results VALUES (7015, 1, 59, 6, 3);
INSERT INTO results VALUES (7016, 1, 55, 3, 5);
INSERT INTO results VALUES (7017, 1, 38, 1, 3);
INSERT INTO results VALUES (7018, 1, 66, 2, 5);
INSERT INTO results VALUES (7019, 1, 73, 4, NULL);
INSERT INTO results VALUES (7022, 1, 50, 2, 5);
INSERT INTO results VALUES (7023, 1, 63, 0, 3);
INSERT INTO results VALUES (7024, 1, 57, 0, 3);
INSERT INTO results VALUES (7025, 1, 29, 7, 5);
INSERT INTO results VALUES (7026, 0, 90, 6, 4);
INSERT INTO results VALUES (7027, 0, 60, 7, NULL);
INSERT INTO results VALUES (7028, 1, 47, 0, 3);
INSERT INTO results VALUES (7029, 0, 75, 6, 4);
INSERT INTO results VALUES (7030, 0, 75, 7, NULL);
INSERT INTO results VALUES (7031, 0, 90, 3, 3);
INSERT INTO results VALUES (7032, 0, 60, 2, 5);
INSERT INTO results VALUES (7034, 0, 75, 2, 4);
INSERT INTO results VALUES (7035, 0, 75, 4, 3);
INSERT INTO results VALUES (7036, 0, 75, 2, 3);
INSERT INTO results VALUES (7037, 1, 56, 0, 5);
INSERT INTO results VALUES (7038, 1, 57, 2, 3);
INSERT INTO results VALUES (7039, 1, 61, 7, 4);
INSERT INTO results VALUES (7040, 1, 27, 6, 4);
INSERT INTO results VALUES (7041, 1, 49, 1, 4);
INSERT INTO results VALUES (7042, 0, 90, 3, 4);
INSERT INTO results VALUES (7043, 1, 50, 7, 4);
INSERT INTO results VALUES (7044, 0, 75, 7, NULL);
INSERT INTO results VALUES (7045, 1, 78, 0, 4);
INSERT INTO results VALUES (7047, 0, 45, 5, 4);
INSERT INTO results VALUES (7048, 1, 62, 3, 5);
INSERT INTO results VALUES (7049, 0, 75, 6, 4);
INSERT INTO results VALUES (7050, 0, 60, 4, 5);
INSERT INTO results VALUES (7051, 0, 60, 7, 5);
INSERT INTO results VALUES (7053, 1, 50, 7, 5);
INSERT INTO results VALUES (7054, 1, 58, 1, 5);
INSERT INTO results VALUES (7055, 1, 82, 3, 5);
INSERT INTO results VALUES (7056, 0, 60, 5, 4);
INSERT INTO results VALUES (7057, 1, 43, 2, NULL);
INSERT INTO results VALUES (7058, 1, 44, 4, 3);
INSERT INTO results VALUES (7060, 0, 75, 4, 5);
INSERT INTO results VALUES (7061, 1, 60, 0, 5);
INSERT INTO results VALUES (7062, 1, 84, 6, 5);
INSERT INTO results VALUES (7063, 0, 60, 2, 5);
INSERT INTO results VALUES (7064, 1, 33, 1, 3);
INSERT INTO results VALUES (7065, 0, 45, 5, 5);
INSERT INTO results VALUES (7066, 1, 33, 5, 4);
INSERT INTO results VALUES (7067, 0, 60, 2, 3);
INSERT INTO results VALUES (7068, 0, 75, 7, 5);
INSERT INTO results VALUES (7069, 1, 63, 3, 5);
INSERT INTO results VALUES (7070, 0, 60, 7, 4);
INSERT INTO results VALUES (7071, 0, 75, 1, 3);
INSERT INTO results VALUES (7073, 1, 57, 6, 5);
INSERT INTO results VALUES (7074, 0, 60, 7, 5);
INSERT INTO results VALUES (7075, 0, 60, 3, 3);
INSERT INTO results VALUES (7076, 1, 45, 5, 5);
INSERT INTO results VALUES (7077, 1, 39, 6, 4);
INSERT INTO results VALUES (7078, 1, 73, 4, NULL);
INSERT INTO results VALUES (7079, 0, 60, 6, 5);
INSERT INTO results VALUES (7080, 0, 60, 7, 3);
INSERT INTO results VALUES (7081, 1, 39, 4, 4);
INSERT INTO results VALUES (7082, 1, 55, 7, 5);
INSERT INTO results VALUES (7084, 1, 51, 2, 4);
INSERT INTO results VALUES (7086, 1, 43, 3, 4);
INSERT INTO results VALUES (7087, 0, 75, 5, 3);
INSERT INTO results VALUES (7088, 0, 75, 3, NULL);
INSERT INTO results VALUES (7089, 0, 60, 6, NULL);
INSERT INTO results VALUES (7090, 0, 60, 4, 3);
INSERT INTO results VALUES (7091, 0, 90, 6, 4);
INSERT INTO results VALUES (7092, 1, 60, 0, NULL);
INSERT INTO results VALUES (7093, 1, 40, 4, 5);
INSERT INTO results VALUES (7094, 1, 46, 2, 5);
INSERT INTO results VALUES (7095, 0, 75, 1, NULL);
INSERT INTO vouchers VALUES ('V1207', 8, '2022-12-03', 50.0, '2024-12-03');
INSERT INTO vouchers VALUES ('V1520', 11, '2023-11-04', 80.0, '2025-11-04');
INSERT INTO vouchers VALUES ('V1833', 3, '2024-05-05', 100.0, '2026-05-05');
INSERT INTO vouchers VALUES ('V2146', 8, '2022-12-06', 120.0, '2024-12-06');
INSERT INTO vouchers VALUES ('V2459', 8, '2023-02-07', 50.0, '2025-02-07');
INSERT INTO vouchers VALUES ('V2772', 12, '2024-12-08', 80.0, '2026-12-08');
INSERT INTO vouchers VALUES ('V3085', 5, '2022-11-09', 100.0, '2024-11-09');
INSERT INTO vouchers VALUES ('V3398', 12, '2023-05-10', 120.0, '2025-05-10');
INSERT INTO vouchers VALUES ('V3711', 11, '2024-12-11', 50.0, '2026-12-11');
INSERT INTO vouchers VALUES ('V4024', 12, '2022-02-12', 80.0, '2024-02-12');
INSERT INTO vouchers VALUES ('V4337', 2, '2023-12-13', 100.0, '2025-12-13');
INSERT INTO vouchers VALUES ('V4650', 11, '2024-11-14', 120.0, '2026-11-14');
INSERT INTO vouchers VALUES ('V4963', 8, '2022-05-15', 50.0, '2024-05-15');
INSERT INTO vouchers VALUES ('V5276', 11, '2023-12-16', 80.0, '2025-12-16');
INSERT INTO repairs VALUES (1, 2, 'door sensor', '2022-10-01', '2022-10-16', 64.56);
INSERT INTO repairs VALUES (2, 2, 'speaker', '2022-11-03', '2022-11-07', 211.33);
INSERT INTO repairs VALUES (3, 2, 'puzzle box', '2022-12-06', '2022-12-06', 206.09);
INSERT INTO repairs VALUES (4, 3, 'door sensor', '2023-01-08', '2023-01-10', 140.18);
INSERT INTO repairs VALUES (5, 3, 'keypad', '2023-02-10', '2023-02-14', 220.52);
INSERT INTO repairs VALUES (6, 7, 'puzzle box', '2023-03-15', '2023-03-17', 223.41);
INSERT INTO repairs VALUES (7, 7, 'speaker', '2023-04-17', '2023-05-02', 212.79);
INSERT INTO repairs VALUES (8, 5, 'puzzle box', '2023-05-20', '2023-06-04', 172.11);
INSERT INTO repairs VALUES (9, 7, 'puzzle box', '2023-06-22', '2023-06-23', 207.75);
INSERT INTO repairs VALUES (10, 2, 'uv lamp', '2023-07-25', '2023-08-02', 190.69);
INSERT INTO repairs VALUES (11, 4, 'door sensor', '2023-08-27', '2023-09-04', 139.15);
INSERT INTO repairs VALUES (12, 5, 'uv lamp', '2023-09-29', '2023-10-03', 91.57);
INSERT INTO repairs VALUES (13, 5, 'door sensor', '2023-11-01', '2023-11-09', 236.35);
INSERT INTO repairs VALUES (14, 4, 'keypad', '2023-12-04', '2023-12-19', 79.08);
INSERT INTO repairs VALUES (15, 3, 'puzzle box', '2024-01-06', '2024-01-06', 171.61);
INSERT INTO repairs VALUES (16, 2, 'puzzle box', '2024-02-08', '2024-02-08', 159.12);
INSERT INTO repairs VALUES (17, 5, 'door sensor', '2024-03-12', '2024-03-12', 13.21);
INSERT INTO repairs VALUES (18, 2, 'keypad', '2024-04-14', '2024-04-16', 126.04);
INSERT INTO repairs VALUES (19, 1, 'uv lamp', '2024-05-17', '2024-05-19', 92.91);
INSERT INTO repairs VALUES (20, 4, 'puzzle box', '2024-06-19', NULL, NULL);
INSERT INTO repairs VALUES (21, 1, 'uv lamp', '2024-07-22', '2024-08-06', 68.93);
INSERT INTO repairs VALUES (22, 2, 'uv lamp', '2024-08-24', NULL, NULL);
