CREATE TABLE Operators (operator_code CHAR(3) PRIMARY KEY, name VARCHAR(60),
  headquarters VARCHAR(40), founded INTEGER);
CREATE TABLE Stations (station_code CHAR(3) PRIMARY KEY, name VARCHAR(60), city VARCHAR(40),
  region VARCHAR(40), platforms INTEGER, opened INTEGER, step_free INTEGER, daily_passengers
  INTEGER);
CREATE TABLE TrackLines (line_no INTEGER PRIMARY KEY, start_station CHAR(3), end_station CHAR(3),
  length_km REAL, electrified CHAR(1), max_speed INTEGER,
  FOREIGN KEY (start_station) REFERENCES Stations(station_code),
  FOREIGN KEY (end_station) REFERENCES Stations(station_code));
CREATE TABLE Trains (train_no INTEGER PRIMARY KEY, name VARCHAR(40), train_type VARCHAR(20),
  operator_code CHAR(3), origin CHAR(3), destination CHAR(3),
  seats INTEGER, built INTEGER, status VARCHAR(12),
  FOREIGN KEY (operator_code) REFERENCES Operators(operator_code),
  FOREIGN KEY (origin) REFERENCES Stations(station_code),
  FOREIGN KEY (destination) REFERENCES Stations(station_code));
CREATE TABLE Stops (train_no INTEGER, stop_seq INTEGER, station_code CHAR(3),
  arrives TEXT, departs TEXT, platform INTEGER, PRIMARY KEY (train_no, stop_seq),
  FOREIGN KEY (train_no) REFERENCES Trains(train_no),
  FOREIGN KEY (station_code) REFERENCES Stations(station_code));
CREATE TABLE Drivers (driver_id INTEGER PRIMARY KEY, name VARCHAR(60),
  birth_date TEXT, home_station CHAR(3), years_service INTEGER, salary REAL,
  FOREIGN KEY (home_station) REFERENCES Stations(station_code));
CREATE TABLE Runs (run_id INTEGER PRIMARY KEY, train_no INTEGER, run_date TEXT, driver_id INTEGER,
  delay_min INTEGER, tickets_sold INTEGER, cancelled INTEGER,
  FOREIGN KEY (train_no) REFERENCES Trains(train_no),
  FOREIGN KEY (driver_id) REFERENCES Drivers(driver_id));

INSERT INTO Operators VALUES
  ('NRX', 'Northern Rail Express', 'Velmar', 1994),
  ('CST', 'Coastline Trains', 'Port Amsel', 2003),
  ('VLY', 'Valley Railways', 'Kessin', 1987),
  ('SKY', 'Skyline Intercity', 'Velmar', 2012),
  ('HLT', 'Highland Transit', 'Dorren', 1999),
  ('GRN', 'Greenway Freight', 'Tolna', 2016);

INSERT INTO Stations VALUES
  ('VEC', 'Velmar Central', 'Velmar', 'Midlands', 18, 1868, 1, 94200),
  ('VEN', 'Velmar North', 'Velmar', 'Midlands', 6, 1931, 1, 21800),
  ('PAM', 'Port Amsel', 'Port Amsel', 'Coast', 8, 1874, 1, 30500),
  ('KES', 'Kessin Junction', 'Kessin', 'Midlands', 7, 1881, 0, 17600),
  ('DOR', 'Dorren', 'Dorren', 'Highlands', 4, 1902, 0, 6400),
  ('TOL', 'Tolna', 'Tolna', 'Lowlands', 5, 1890, 1, 12900),
  ('BRA', 'Bråvik', 'Bråvik', 'Coast', 3, 1911, 1, 4100),
  ('SAL', 'Saltmarsh Halt', 'Port Amsel', 'Coast', 2, 1956, 0, 850),
  ('ELD', 'Eldermoor', 'Eldermoor', 'Highlands', 2, 1909, 0, 1250),
  ('QUA', 'Quarry Road', 'Kessin', 'Midlands', 2, 1967, 0, 2300),
  ('LIN', 'Linden Park', 'Tolna', 'Lowlands', 3, 1998, 1, 5200),
  ('MON', 'Mont Clair', 'Mont Clair', 'Highlands', 4, 1923, 1, 7300),
  ('GRA', 'Grafton Vale', 'Grafton', 'Lowlands', 5, 1885, 0, 9800),
  ('AIR', 'Velmar Airport', 'Velmar', 'Midlands', 4, 2006, 1, 38700),
  ('OLD', 'Old Ferry', 'Bråvik', 'Coast', 1, 1879, 0, NULL);

INSERT INTO TrackLines VALUES
  (1, 'VEC', 'PAM', 142.5, 'Y', 200),
  (2, 'VEC', 'KES', 63.2, 'Y', 160),
  (3, 'KES', 'DOR', 118.4, 'N', 120),
  (4, 'VEC', 'TOL', 95.0, 'Y', 180),
  (5, 'TOL', 'GRA', 47.8, 'N', 110),
  (6, 'PAM', 'BRA', 71.3, 'Y', 140),
  (7, 'DOR', 'ELD', 39.6, 'N', 80),
  (8, 'VEC', 'AIR', 17.9, 'Y', 130),
  (9, 'DOR', 'MON', 84.7, 'N', 100),
  (10, 'PAM', 'SAL', 9.4, 'N', 70),
  (11, 'VEN', 'AIR', 21.5, 'Y', 120),
  (12, 'BRA', 'OLD', 6.1, 'N', 60);

INSERT INTO Trains VALUES
  (101, 'Coast Arrow', 'Intercity', 'SKY', 'VEC', 'PAM', 420, 2015, 'active'),
  (102, 'Velmar Flyer', 'Express', 'NRX', 'VEC', 'DOR', 360, 2008, 'active'),
  (103, 'Morning Star', 'Regional', 'VLY', 'KES', 'VEC', 240, 1999, 'active'),
  (104, 'Sea Breeze', 'Regional', 'CST', 'PAM', 'BRA', 180, 2004, 'active'),
  (105, 'Highlander', 'Express', 'HLT', 'DOR', 'VEC', 310, 2011, 'active'),
  (106, 'Airport Link', 'Shuttle', 'NRX', 'VEN', 'AIR', 150, 2018, 'active'),
  (107, 'Mont Blanche', 'Regional', 'HLT', 'DOR', 'MON', 130, 1994, 'active'),
  (108, 'Lowland Rambler', 'Regional', 'VLY', 'TOL', 'GRA', 160, 1991, 'maintenance'),
  (109, 'Silver Line', 'Intercity', 'SKY', 'TOL', 'PAM', 455, 2020, 'active'),
  (110, 'Night Owl', 'Sleeper', 'SKY', 'PAM', 'DOR', 210, 2002, 'active'),
  (111, 'Ferryman', 'Regional', 'CST', 'BRA', 'OLD', 90, 1986, 'retired'),
  (112, 'Grand Midland', 'Intercity', 'NRX', 'VEC', 'GRA', 390, 2017, 'active'),
  (113, 'Eldermoor Stopper', 'Regional', 'HLT', 'DOR', 'ELD', 85, 1989, 'active'),
  (114, 'Salt Pony', 'Shuttle', 'CST', 'PAM', 'SAL', 70, 1997, 'maintenance'),
  (115, 'Étoile', 'Sleeper', 'SKY', 'MON', 'PAM', 230, 2022, 'active'),
  (116, 'Airport Dart', 'Shuttle', 'NRX', 'VEC', 'AIR', 175, 2021, 'active');

INSERT INTO Stops VALUES
  (101, 1, 'VEC', NULL, '07:10', 9), (101, 2, 'KES', '07:44', '07:46', 2),
  (101, 3, 'PAM', '08:13', NULL, 5), (102, 1, 'VEC', NULL, '06:35', 18),
  (102, 2, 'KES', '07:30', '07:32', 2), (102, 3, 'QUA', '08:27', '08:32', 1),
  (102, 4, 'DOR', '09:06', NULL, 4), (103, 1, 'KES', NULL, '06:05', 7),
  (103, 2, 'QUA', '06:32', '06:37', 2), (103, 3, 'VEC', '07:04', NULL, 11),
  (104, 1, 'PAM', NULL, '09:20', 2), (104, 2, 'SAL', '10:15', '10:18', 2),
  (104, 3, 'BRA', '10:45', NULL, 1), (105, 1, 'DOR', NULL, '12:00', 1),
  (105, 2, 'KES', '12:27', '12:32', 5), (105, 3, 'VEC', '13:13', NULL, 18),
  (106, 1, 'VEN', NULL, '05:00', 1), (106, 2, 'VEC', '06:03', '06:08', 7),
  (106, 3, 'AIR', '07:11', NULL, 1), (107, 1, 'DOR', NULL, '10:15', 4),
  (107, 2, 'MON', '10:33', NULL, 1), (108, 1, 'TOL', NULL, '09:00', 4),
  (108, 2, 'LIN', '10:03', '10:08', 1), (108, 3, 'GRA', '10:42', NULL, 1),
  (109, 1, 'TOL', NULL, '13:10', 5), (109, 2, 'VEC', '14:05', '14:10', 8),
  (109, 3, 'PAM', '14:37', NULL, 8), (110, 1, 'PAM', NULL, '22:10', 3),
  (110, 2, 'VEC', '22:51', '22:53', 2), (110, 3, 'KES', '23:11', '23:14', 6),
  (110, 4, 'DOR', '23:32', NULL, 3), (112, 1, 'VEC', NULL, '16:50', 4),
  (112, 2, 'TOL', '17:24', '17:29', 5), (112, 3, 'LIN', '18:32', '18:35', 1),
  (112, 4, 'GRA', '19:38', NULL, 1), (113, 1, 'DOR', NULL, '14:20', 3),
  (113, 2, 'ELD', '15:15', NULL, 1), (115, 1, 'MON', NULL, '21:25', 3),
  (115, 2, 'DOR', '22:06', '22:11', 1), (115, 3, 'KES', '22:29', '22:32', 2),
  (115, 4, 'VEC', '22:50', '22:55', 1), (115, 5, 'PAM', '23:22', NULL, 8),
  (116, 1, 'VEC', NULL, '05:30', 13), (116, 2, 'AIR', '06:11', NULL, 2);

INSERT INTO Drivers VALUES
  (1, 'Marek Dvořák', '1971-04-19', 'VEC', 26, 58200.0),
  (2, 'Alison Tate', '1984-09-03', 'VEC', 12, 51400.0),
  (3, 'Björn Halvorsen', '1966-12-27', 'DOR', 33, 61900.0),
  (4, 'Samira Aziz', '1990-06-15', 'PAM', 7, 47250.0),
  (5, 'George Lumley', '1979-02-08', 'KES', 18, 54100.0),
  (6, 'Noor van Dijk', '1995-10-22', 'TOL', 4, 44800.0),
  (7, 'Piotr Zając', '1982-07-30', 'PAM', 14, 52300.0),
  (8, 'Felicity Crane', '1988-01-11', 'DOR', 9, 48900.0),
  (9, 'Tobias Lenz', '1997-03-05', 'VEC', 2, 43100.0),
  (10, 'Rosalind Okoye', '1975-08-26', 'BRA', 21, 55750.0),
  (11, 'Henri Dubois', '1963-11-14', 'MON', 35, 60400.0);

INSERT INTO Runs VALUES
  (1, 105, '2024-04-01', 1, 9, 251, 0), (2, 101, '2024-04-02', 1, 23, 381, 0),
  (3, 103, '2024-04-02', 3, 16, 135, 0), (4, 101, '2024-04-05', 10, 23, 359, 0),
  (5, 103, '2024-04-07', 8, 12, 156, 0), (6, 104, '2024-04-07', 2, 16, 129, 0),
  (7, 115, '2024-04-08', 8, NULL, 0, 1), (8, 109, '2024-04-10', 4, NULL, 0, 1),
  (9, 103, '2024-04-12', 1, 0, 86, 0), (10, 109, '2024-04-12', 8, 4, 140, 0),
  (11, 106, '2024-04-13', 5, 16, 114, 0), (12, 101, '2024-04-16', 5, 31, 391, 0),
  (13, 101, '2024-04-17', 3, 48, 155, 0), (14, 115, '2024-04-18', 1, 5, 131, 0),
  (15, 107, '2024-04-22', 1, NULL, 0, 1), (16, 112, '2024-04-22', 1, 12, 329, 0),
  (17, 103, '2024-04-25', 1, 16, 147, 0), (18, 110, '2024-04-30', 2, 9, 143, 0),
  (19, 104, '2024-05-03', 3, 48, 75, 0), (20, 102, '2024-05-04', 5, 9, 168, 0),
  (21, 103, '2024-05-06', 3, 48, 190, 0), (22, 109, '2024-05-06', 7, 0, 163, 0),
  (23, 101, '2024-05-07', 5, 12, 379, 0), (24, 102, '2024-05-08', 3, 5, 345, 0),
  (25, 105, '2024-05-16', 5, 9, 290, 0), (26, 104, '2024-05-19', 8, 12, 158, 0),
  (27, 101, '2024-05-20', 5, NULL, 0, 1), (28, 104, '2024-05-22', 5, 0, 162, 0),
  (29, 106, '2024-05-25', 1, 0, 144, 0), (30, 103, '2024-05-28', 8, 7, 190, 0),
  (31, 106, '2024-05-28', 8, 23, 91, 0), (32, 109, '2024-05-31', 6, 7, 214, 0),
  (33, 110, '2024-06-01', 1, 16, 209, 0), (34, 110, '2024-06-01', 2, 12, 141, 0),
  (35, 104, '2024-06-02', 5, 31, 155, 0), (36, 101, '2024-06-05', 7, 7, 177, 0),
  (37, 116, '2024-06-06', 8, NULL, 0, 1), (38, 109, '2024-06-07', 1, 31, 441, 0),
  (39, 115, '2024-06-07', 3, NULL, 0, 1), (40, 102, '2024-06-08', 1, 7, 91, 0),
  (41, 115, '2024-06-10', 4, 16, 187, 0), (42, 106, '2024-06-14', 8, 0, 112, 0),
  (43, 108, '2024-06-16', 4, 9, 100, 0), (44, 110, '2024-06-18', 7, 23, 100, 0),
  (45, 112, '2024-06-21', 1, 12, 358, 0), (46, 109, '2024-06-22', 4, 2, 285, 0),
  (47, 104, '2024-06-23', 4, 4, 83, 0), (48, 110, '2024-06-23', 5, 7, 131, 0),
  (49, 104, '2024-06-24', 3, 16, 179, 0), (50, 116, '2024-06-24', 5, 48, 69, 0),
  (51, 101, '2024-06-25', 5, 48, 224, 0), (52, 106, '2024-06-28', 4, 48, 48, 0);
