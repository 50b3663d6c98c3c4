PRAGMA foreign_keys = ON;
CREATE TABLE pontoon (
  pon TEXT PRIMARY KEY,
  pon_desc TEXT,
  power INTEGER,
  water INTEGER
);
INSERT INTO pontoon VALUES ('A', 'Visitors', 1, 1);
INSERT INTO pontoon VALUES ('B', 'Residents north', 1, 1);
INSERT INTO pontoon VALUES ('C', 'Residents south', 1, 1);
INSERT INTO pontoon VALUES ('D', 'Trots', 0, 0);
INSERT INTO pontoon VALUES ('E', 'Commercial', 1, 0);
INSERT INTO pontoon VALUES ('F', 'Dinghy park', 0, 1);
INSERT INTO pontoon VALUES ('G', 'Hammerheads', 1, 1);
INSERT INTO pontoon VALUES ('H', 'New basin', 0, 1);
CREATE TABLE berth (
  berth_cd TEXT PRIMARY KEY,
  pon TEXT REFERENCES pontoon(pon),
  max_loa_m REAL,
  depth_m REAL,
  out_of_use INTEGER
);
INSERT INTO berth VALUES ('A1', 'A', 8, 1.5, 0);
INSERT INTO berth VALUES ('A2', 'A', 8, 2.4, 0);
INSERT INTO berth VALUES ('B1', 'B', 9, 2.4, 0);
INSERT INTO berth VALUES ('B2', 'B', 10, 2, 0);
INSERT INTO berth VALUES ('B3', 'B', 14, 1.5, 0);
INSERT INTO berth VALUES ('C1', 'C', 14, 2, 0);
INSERT INTO berth VALUES ('C2', 'C', 12, NULL, 0);
INSERT INTO berth VALUES ('C3', 'C', 14, 2.4, 1);
INSERT INTO berth VALUES ('D1', 'D', 14, NULL, 0);
INSERT INTO berth VALUES ('D2', 'D', 14, 2.4, 0);
INSERT INTO berth VALUES ('D3', 'D', 8, 1.5, 0);
INSERT INTO berth VALUES ('E1', 'E', 10, NULL, 0);
INSERT INTO berth VALUES ('E2', 'E', 10, NULL, 0);
INSERT INTO berth VALUES ('G1', 'G', 12, 2, 0);
INSERT INTO berth VALUES ('G2', 'G', 14, 2, 0);
INSERT INTO berth VALUES ('G3', 'G', 9, 2, 0);
INSERT INTO berth VALUES ('A3', 'A', 8, 2, 0);
INSERT INTO berth VALUES ('A4', 'A', 10, 2, 0);
INSERT INTO berth VALUES ('B4', 'B', 9, 2.4, 0);
INSERT INTO berth VALUES ('B5', 'B', 14, 2, 1);
INSERT INTO berth VALUES ('C4', 'C', 12, NULL, 0);
INSERT INTO berth VALUES ('C5', 'C', 14, 2.4, 0);
INSERT INTO berth VALUES ('D4', 'D', 14, 2.4, 0);
INSERT INTO berth VALUES ('E3', 'E', 10, NULL, 0);
CREATE TABLE owner (
  own_id INTEGER PRIMARY KEY,
  own_name TEXT,
  email TEXT,
  joined TEXT,
  rnli_member INTEGER
);
INSERT INTO owner VALUES (1, 'Alan Treloar', 'treloar@example.org', '2015-03-01', 1);
INSERT INTO owner VALUES (2, 'Priya Nair', 'nair@example.org', '2015-11-27', 0);
INSERT INTO owner VALUES (3, 'Gwen Morcom', 'morcom@example.org', '2016-08-24', 0);
INSERT INTO owner VALUES (4, 'Hal Jessop', NULL, '2017-05-22', 1);
INSERT INTO owner VALUES (5, 'Siobhan Daly', 'daly@example.org', '2018-02-17', 0);
INSERT INTO owner VALUES (6, 'Pete Oakshott', 'oakshott@example.org', '2018-11-15', 0);
INSERT INTO owner VALUES (7, 'Lena Vogt', 'vogt@example.org', '2019-08-13', 1);
INSERT INTO owner VALUES (8, 'Reg Curnow', NULL, '2020-05-10', 0);
INSERT INTO owner VALUES (9, 'Moira Bain', 'bain@example.org', '2021-02-05', 0);
INSERT INTO owner VALUES (10, 'Tom Hext', 'hext@example.org', '2021-11-03', 1);
INSERT INTO owner VALUES (11, 'Carys Flint', 'flint@example.org', '2022-08-01', 0);
CREATE TABLE boat (
  boat_id INTEGER PRIMARY KEY,
  boat_nm TEXT,
  type TEXT,
  loa_m REAL,
  own_id INTEGER REFERENCES owner(own_id),
  ins_exp TEXT
);
INSERT INTO boat VALUES (1, 'Kittiwake', 'yacht', 5.5, 1, '2025-10-13');
INSERT INTO boat VALUES (2, 'Blue Peter', 'yacht', 7.8, 2, '2025-10-05');
INSERT INTO boat VALUES (3, 'Morwenna', 'motor', 8.4, 3, '2025-06-20');
INSERT INTO boat VALUES (4, 'Second Wind', 'yacht', 6.4, 4, '2025-02-11');
INSERT INTO boat VALUES (5, 'Teal', 'dinghy', 3.6, 5, '2025-06-04');
INSERT INTO boat VALUES (6, 'Old Spice', 'motor', 8.8, 6, NULL);
INSERT INTO boat VALUES (7, 'Gannet', 'fishing', 11.9, 7, '2025-03-22');
INSERT INTO boat VALUES (8, 'Lady Jane', 'motor', 10.3, 8, '2025-05-12');
INSERT INTO boat VALUES (9, 'Puffin', 'dinghy', 4.2, 9, '2025-05-16');
INSERT INTO boat VALUES (10, 'Saltire', 'yacht', 7.3, 1, '2025-09-28');
INSERT INTO boat VALUES (11, 'Nautilus', 'fishing', 12.7, 11, NULL);
INSERT INTO boat VALUES (12, 'Dawn Treader', 'yacht', 10.9, 1, '2025-05-29');
INSERT INTO boat VALUES (13, 'Sea Pink', 'motor', 10.3, 2, '2025-03-07');
INSERT INTO boat VALUES (14, 'Curlew', 'yacht', 11.7, 3, '2025-11-23');
CREATE TABLE stay (
  stay_id INTEGER PRIMARY KEY,
  berth_cd TEXT REFERENCES berth(berth_cd),
  boat_id INTEGER REFERENCES boat(boat_id),
  arr TEXT,
  dep TEXT,
  fee REAL,
  pay_st TEXT
);
INSERT INTO stay VALUES (1, 'D2', 11, '2024-01-07', '2024-02-06', 360, 'paid');
INSERT INTO stay VALUES (2, 'A4', 7, '2024-01-25', '2024-04-24', 1260, 'part');
INSERT INTO stay VALUES (3, 'G2', 3, '2024-02-15', '2024-03-16', 420, 'paid');
INSERT INTO stay VALUES (4, 'E2', 9, '2024-02-29', '2024-03-30', 420, 'paid');
INSERT INTO stay VALUES (5, 'A1', 12, '2024-03-14', '2024-06-12', 855.0, 'paid');
INSERT INTO stay VALUES (6, 'A2', 3, '2024-03-25', '2024-04-24', 420, 'paid');
INSERT INTO stay VALUES (7, 'B3', 12, '2024-04-11', '2024-05-11', 360, 'paid');
INSERT INTO stay VALUES (8, 'G2', 10, '2024-04-29', '2024-05-01', 19.0, 'paid');
INSERT INTO stay VALUES (9, 'C1', 3, '2024-05-17', '2024-05-24', 98, 'paid');
INSERT INTO stay VALUES (10, 'B1', 1, '2024-05-29', '2024-05-31', 19.0, 'paid');
INSERT INTO stay VALUES (11, 'B3', 12, '2024-06-18', '2024-06-25', 66.5, 'paid');
INSERT INTO stay VALUES (12, 'A1', 5, '2024-07-07', '2024-10-05', 1260, 'paid');
INSERT INTO stay VALUES (13, 'A2', 1, '2024-07-18', '2024-07-21', 36, 'part');
INSERT INTO stay VALUES (14, 'E1', 6, '2024-08-01', '2024-08-08', 66.5, 'paid');
INSERT INTO stay VALUES (15, 'A2', 3, '2024-08-23', '2024-09-22', 360, 'part');
INSERT INTO stay VALUES (16, 'D1', 1, '2024-09-03', '2024-09-17', 196, 'paid');
INSERT INTO stay VALUES (17, 'G3', 11, '2024-09-18', '2024-09-20', 19.0, 'part');
INSERT INTO stay VALUES (18, 'A3', 7, '2024-10-12', '2025-02-23', 1273.0, 'paid');
INSERT INTO stay VALUES (19, 'D2', 8, '2024-10-24', '2024-10-31', 84, 'paid');
INSERT INTO stay VALUES (20, 'A2', 3, '2024-11-12', '2024-11-15', 28.5, 'paid');
INSERT INTO stay VALUES (21, 'B2', 6, '2024-11-22', '2024-11-25', 42, 'paid');
INSERT INTO stay VALUES (22, 'A2', 3, '2024-12-14', '2025-03-14', 855.0, 'unpaid');
INSERT INTO stay VALUES (23, 'B1', 8, '2024-12-23', '2024-12-30', 66.5, 'part');
INSERT INTO stay VALUES (24, 'E2', 3, '2025-01-16', '2025-04-16', 1260, 'unpaid');
INSERT INTO stay VALUES (25, 'A1', 2, '2025-01-27', '2025-02-26', 285.0, 'unpaid');
INSERT INTO stay VALUES (26, 'B2', 7, '2025-02-14', '2025-02-17', 42, 'paid');
INSERT INTO stay VALUES (27, 'B2', 1, '2025-02-27', '2025-03-01', 19.0, 'paid');
INSERT INTO stay VALUES (28, 'A1', 7, '2025-03-13', '2025-03-16', 42, 'unpaid');
INSERT INTO stay VALUES (29, 'B4', 9, '2025-04-04', '2025-04-11', 84, 'paid');
INSERT INTO stay VALUES (30, 'G2', 5, '2025-04-16', '2025-07-15', 1260, 'paid');
INSERT INTO stay VALUES (31, 'A2', 5, '2025-05-08', '2025-06-07', 420, 'part');
INSERT INTO stay VALUES (32, 'A3', 4, '2025-05-17', '2025-05-19', 19.0, 'part');
INSERT INTO stay VALUES (33, 'E2', 3, '2025-06-01', '2025-07-01', 420, 'paid');
INSERT INTO stay VALUES (34, 'G2', 1, '2025-06-20', '2025-06-22', 19.0, 'paid');
INSERT INTO stay VALUES (35, 'A1', 11, '2025-07-05', '2025-10-03', 1080, 'paid');
INSERT INTO stay VALUES (36, 'A3', 6, '2025-07-24', '2025-10-22', 855.0, 'part');
INSERT INTO stay VALUES (37, 'A1', 3, '2025-08-12', '2025-08-14', 19.0, 'paid');
INSERT INTO stay VALUES (38, 'B1', 3, '2025-08-23', '2025-11-21', 1080, 'paid');
INSERT INTO stay VALUES (39, 'E2', 5, '2025-09-05', '2025-10-05', 420, 'unpaid');
INSERT INTO stay VALUES (40, 'G1', 1, '2025-09-22', '2025-09-29', 84, 'paid');
