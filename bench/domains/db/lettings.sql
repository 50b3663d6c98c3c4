CREATE TABLE OFFICE (
  off_cd TEXT PRIMARY KEY,
  off_nm TEXT,
  city TEXT,
  tel_no TEXT,
  open_yr INTEGER
);
INSERT INTO OFFICE VALUES
('HQ', 'Head Office', 'Garrowby', '0155 220 100', 1988),
  ('ST', 'Station Road', 'Garrowby', '0155 220 340', 2005),
('PL', 'Pelham Quay', 'Pelham', '0162 771 005', 1997),
  ('WN', 'Winstead', 'Winstead', '0148 330 912', 2012),
('LX', 'Luxor Gardens', 'Pelham', NULL, 2023);

CREATE TABLE AGENT (
  agt_cd TEXT PRIMARY KEY,
  agt_nm TEXT,
  off_cd TEXT REFERENCES OFFICE(off_cd),
  hire_dt TEXT,
  comm_pct REAL,
  act_flg TEXT,
  mgr_cd TEXT REFERENCES AGENT(agt_cd)
);
INSERT INTO AGENT VALUES
('A01', 'Miriam Colby', 'HQ', '2004-02-16', 9.5, 'Y', NULL),
  ('A02', 'Stuart Penrose', 'HQ', '2013-05-20', 7.0, 'Y', 'A01'),
('A03', 'Delphine Roy', 'PL', '2010-09-06', 8.25, 'Y', 'A01'),
  ('A04', 'Anton Kruse', 'PL', '2019-01-14', 6.5, 'Y', 'A03'),
('A05', 'Bethan Howell', 'WN', '2016-11-28', 6.75, 'Y', 'A01'),
  ('A06', 'Ciarán Doyle', 'ST', '2021-03-08', 5.5, 'Y', 'A02'),
('A07', 'Lena Marsh', 'ST', '2015-07-13', 7.25, 'N', 'A02'),
  ('A08', 'Omar Siddiq', 'WN', '2022-10-03', 5.0, 'Y', 'A05'),
('A09', 'Yvonne Tate', 'PL', '2023-08-21', 4.75, 'Y', 'A03');

CREATE TABLE LANDLORD (
  ll_id INTEGER PRIMARY KEY,
  ll_nm TEXT,
  city TEXT,
  tel_no TEXT,
  ll_typ TEXT
);
INSERT INTO LANDLORD VALUES
(1, 'Harold Finch', 'Garrowby', '0155 418 221', 'private'),
  (2, 'Brightwater Estates Ltd', 'Pelham', '0162 900 400', 'company'),
(3, 'Simone Achard', 'Pelham', '0162 555 871', 'private'),
  (4, 'Oakley & Daughters', 'Winstead', '0148 610 077', 'company'),
(5, 'Rajiv Menon', 'Garrowby', NULL, 'private'),
  (6, 'Ellen Tolland', 'Marsh End', '0171 204 663', 'private'),
(7, 'St. Bride''s Trust', 'Garrowby', '0155 300 900', 'charity'),
  (8, 'Wim de Groot', 'Amsterdam', NULL, 'private'),
(9, 'Northgate Holdings', 'Garrowby', '0155 888 012', 'company'),
  (10, 'Patricia Lyle', 'Winstead', '0148 222 145', 'private');

CREATE TABLE PROPERTY (
  prop_cd TEXT PRIMARY KEY,
  addr TEXT,
  city TEXT,
  prop_typ TEXT,
  bdrm_qty INTEGER,
  area_sqm REAL,
  rent_amt INTEGER,
  furn_flg TEXT,
  pets_flg TEXT,
  ll_id INTEGER REFERENCES LANDLORD(ll_id),
  agt_cd TEXT REFERENCES AGENT(agt_cd),
  avail_dt TEXT
);
INSERT INTO PROPERTY VALUES
('P101', '14 Abbey Street', 'Garrowby', 'flat', 2, 68, 895, 'Y', 'N', 1, 'A02', '2023-03-01'),
('P102', '3 Chapel Row', 'Garrowby', 'house', 3, 104, 1250, 'N', 'Y', 1, 'A02', '2022-09-15'),
('P103', 'Flat 5, Dyer''s Wharf', 'Pelham', 'flat', 1, 46.5, 780, 'Y', 'N', 2, 'A03', '2023-06-01'),
('P104', 'Flat 9, Dyer''s Wharf', 'Pelham', 'flat', 2, 71, 1040, 'Y', 'N', 2, 'A03', '2024-01-10'),
('P105', 'Flat 12, Dyer''s Wharf', 'Pelham', 'penthouse', 3, 138, 2350, 'Y', 'N', 2, 'A04',
  '2023-11-01'),
('P106', '27 Millpond Lane', 'Winstead', 'house', 4, 152, 1620, 'N', 'Y', 4, 'A05', '2022-05-01'),
('P107', '29 Millpond Lane', 'Winstead', 'house', 3, 118, 1395, 'N', 'Y', 4, 'A05', '2024-06-01'),
('P108', '8 Cross Street', 'Winstead', 'studio', 0, 29, 520, 'Y', 'N', 10, 'A08', '2023-09-01'),
('P109', '61 Victoria Parade', 'Garrowby', 'flat', 1, 51, 735, 'N', 'N', 5, 'A06', '2023-02-01'),
('P110', '63 Victoria Parade', 'Garrowby', 'flat', 2, 74, 910, 'N', 'Y', 5, 'A06', '2024-04-15'),
('P111', '2 Orchard Close', 'Marsh End', 'bungalow', 2, 88, 985, 'N', 'Y', 6, 'A01', '2022-12-01'),
('P112', 'The Old Forge', 'Marsh End', 'cottage', 3, 125, 1480, 'Y', 'Y', 6, 'A01', '2023-05-20'),
('P113', '40 Bishop''s Walk', 'Garrowby', 'house', 5, 210, 2700, 'N', 'N', 7, 'A02', '2023-08-01'),
('P114', '42 Bishop''s Walk', 'Garrowby', 'studio', 0, 33, 565, 'Y', 'N', 7, 'A06', '2024-02-01'),
('P115', '17 Quayside', 'Pelham', 'flat', 2, 79, 1175, 'Y', 'Y', 3, 'A04', '2023-10-01'),
('P116', '17a Quayside', 'Pelham', 'studio', 0, 31, 640, 'Y', 'N', 3, 'A04', '2024-08-01'),
('P117', '5 Larch Avenue', 'Winstead', 'bungalow', 3, 97, 1090, 'N', 'Y', 10, 'A08', '2023-04-01'),
('P118', '88 Station Road', 'Garrowby', 'flat', 1, 44, 690, 'Y', 'N', 9, 'A07', '2022-10-01'),
('P119', '90 Station Road', 'Garrowby', 'flat', 3, 96, 1180, 'N', 'N', 9, 'A06', NULL),
('P120', 'Unit 4, Ropewalk', 'Pelham', 'flat', 1, 55, 860, 'N', 'N', 9, 'A09', '2024-05-01'),
('P121', '11 Heron Court', 'Pelham', 'house', 4, 163, 1890, 'N', 'Y', 2, 'A03', '2024-09-01');

CREATE TABLE TENANT (
  tnt_id INTEGER PRIMARY KEY,
  tnt_nm TEXT,
  birth_dt TEXT,
  occ TEXT,
  mth_inc INTEGER,
  guar_id INTEGER REFERENCES TENANT(tnt_id)
);
INSERT INTO TENANT VALUES
(1001, 'Callie Underwood', '1994-04-17', 'nurse', 2650, NULL),
  (1002, 'Mateo Rossi', '1989-12-02', 'software developer', 4200, NULL),
(1003, 'Brenda Achterberg', '1961-08-25', 'teacher', 3100, NULL),
  (1004, 'Tunde Balogun', '1997-01-30', 'student', 900, 1012),
(1005, 'Zoë Farrell', '2001-06-11', 'student', 750, 1003),
  (1006, 'Ivan Petrov', '1985-03-09', 'electrician', 2980, NULL),
(1007, 'Grace Milburn', '1978-10-14', 'accountant', 3900, NULL),
  (1008, 'Dai Hughes', '1970-05-05', 'bus driver', 2300, NULL),
(1009, 'Lucía Romero', '1992-09-19', 'architect', 3650, NULL),
  (1010, 'Peter Nkosi', '1983-07-22', 'chef', 2450, NULL),
(1011, 'Hanna Lindqvist', '1999-02-27', 'nurse', 2500, NULL),
  (1012, 'Folake Balogun', '1968-11-03', 'pharmacist', 4550, NULL),
(1013, 'Sean Keogh', '1990-06-30', NULL, NULL, 1007),
  (1014, 'Marguerite Blanc', '1955-01-12', 'retired', 1850, NULL),
(1015, 'Arjun Patel', '1987-08-08', 'software developer', 4850, NULL),
  (1016, 'Nell Whittaker', '2000-12-20', NULL, 1650, 1008),
(1017, 'Jonah Price', '1981-04-01', 'electrician', 3050, NULL),
  (1018, 'Rosa Almeida', '1996-03-15', 'teacher', 2700, NULL);

CREATE TABLE LEASE (
  lease_no INTEGER PRIMARY KEY,
  prop_cd TEXT REFERENCES PROPERTY(prop_cd),
  tnt_id INTEGER REFERENCES TENANT(tnt_id),
  start_dt TEXT,
  end_dt TEXT,
  dep_amt INTEGER,
  rent_amt INTEGER
);
INSERT INTO LEASE VALUES
(7001, 'P101', 1001, '2023-04-01', '2024-03-31', 1790, 870),
  (7002, 'P102', 1007, '2022-10-01', NULL, 2500, 1200),
(7003, 'P103', 1004, '2023-07-01', '2024-06-30', 1000, 780),
  (7004, 'P105', 1015, '2023-12-01', NULL, 4700, 2350),
(7005, 'P106', 1012, '2022-06-01', '2024-05-31', 3200, 1550),
  (7006, 'P108', 1005, '2023-09-15', '2024-09-14', 520, 520),
(7007, 'P109', 1008, '2023-02-15', NULL, 1470, 720),
  (7008, 'P111', 1014, '2023-01-01', NULL, 985, 960),
(7009, 'P112', 1009, '2023-06-01', '2024-11-30', 2960, 1480),
  (7010, 'P113', 1002, '2023-09-01', NULL, 5400, 2700),
(7011, 'P115', 1006, '2023-11-01', NULL, 2000, 1150),
  (7012, 'P117', 1003, '2023-04-10', NULL, 2180, 1090),
(7013, 'P118', 1016, '2022-10-15', '2023-10-14', 690, 660),
  (7014, 'P118', 1011, '2023-11-01', NULL, 1380, 690),
(7015, 'P104', 1018, '2024-02-01', NULL, 2080, 1040),
  (7016, 'P114', 1013, '2024-02-10', '2024-08-09', NULL, 565),
(7017, 'P110', 1010, '2024-05-01', NULL, 1820, 895),
  (7018, 'P101', 1017, '2024-04-15', NULL, 1790, 895),
(7019, 'P103', 1001, '2024-07-10', NULL, 1560, 780),
  (7020, 'P107', 1012, '2024-06-01', NULL, 2790, 1395);

CREATE TABLE RENT_PMT (
  lease_no INTEGER REFERENCES LEASE(lease_no),
  due_dt TEXT,
  pd_dt TEXT,
  amt INTEGER,
  PRIMARY KEY (lease_no, due_dt)
);
INSERT INTO RENT_PMT VALUES
(7001, '2024-02-01', '2024-02-18', 870), (7002, '2024-02-01', '2024-01-31', 1200),
  (7002, '2024-05-01', '2024-05-01', 1200),
(7002, '2024-08-01', '2024-08-01', 1200), (7003, '2024-02-01', NULL, 780),
  (7003, '2024-05-01', NULL, 780), (7004, '2024-02-01', NULL, 2350),
(7004, '2024-05-01', '2024-05-01', 2350), (7004, '2024-08-01', '2024-08-05', 2350),
  (7005, '2024-02-01', '2024-02-02', 1550),
(7005, '2024-05-01', '2024-05-02', 1550), (7006, '2024-02-01', '2024-02-01', 520),
  (7006, '2024-05-01', NULL, 520), (7006, '2024-08-01', NULL, 520),
(7007, '2024-02-01', NULL, 720), (7007, '2024-05-01', '2024-04-30', 720),
  (7007, '2024-08-01', '2024-08-01', 720), (7008, '2024-02-01', NULL, 960),
(7008, '2024-05-01', '2024-05-10', 960), (7008, '2024-08-01', '2024-08-01', 960),
  (7009, '2024-02-01', '2024-02-01', 1480),
(7009, '2024-05-01', '2024-04-28', 1480), (7009, '2024-08-01', NULL, 1480),
  (7010, '2024-02-01', '2024-02-05', 2700),
(7010, '2024-05-01', '2024-05-02', 2700), (7010, '2024-08-01', '2024-08-10', 2700),
  (7011, '2024-02-01', '2024-02-18', 1150),
(7011, '2024-05-01', NULL, 1150), (7011, '2024-08-01', '2024-08-02', 1150),
  (7012, '2024-02-01', '2024-01-29', 1090),
(7012, '2024-05-01', '2024-04-28', 1090), (7012, '2024-08-01', '2024-07-29', 1090),
  (7014, '2024-02-01', '2024-02-18', 690),
(7014, '2024-05-01', '2024-05-02', 690), (7014, '2024-08-01', '2024-08-05', 690),
  (7015, '2024-02-01', NULL, 1040),
(7015, '2024-05-01', '2024-05-01', 1040), (7015, '2024-08-01', '2024-07-29', 1040),
  (7016, '2024-05-01', '2024-04-28', 565),
(7016, '2024-08-01', '2024-08-10', 565), (7017, '2024-05-01', NULL, 895),
  (7017, '2024-08-01', '2024-07-29', 895),
(7018, '2024-05-01', '2024-05-01', 895), (7018, '2024-08-01', '2024-07-31', 895),
  (7019, '2024-08-01', '2024-07-29', 780),
(7020, '2024-08-01', '2024-08-01', 1395);

CREATE TABLE VIEWING (
  prop_cd TEXT REFERENCES PROPERTY(prop_cd),
  tnt_id INTEGER REFERENCES TENANT(tnt_id),
  vw_dt TEXT,
  score INTEGER,
  PRIMARY KEY (prop_cd, tnt_id)
);
INSERT INTO VIEWING VALUES
('P121', 1010, '2024-01-06', 3), ('P121', 1007,
  '2024-01-09', NULL), ('P112', 1014, '2024-02-01', 3),
  ('P121', 1016, '2024-02-10', NULL),
('P104', 1004, '2024-02-13', 1), ('P110', 1016, '2024-02-17', 4), ('P115', 1016, '2024-03-01', 2),
  ('P110', 1009, '2024-03-10', 4),
('P116', 1006, '2024-03-16', 3), ('P105', 1009, '2024-03-22', 2), ('P110', 1008, '2024-03-23', 3),
  ('P107', 1004, '2024-04-01', 3),
('P105', 1006, '2024-04-18', 1), ('P101', 1011, '2024-05-01', 3), ('P115', 1011, '2024-05-01', 1),
  ('P104', 1011, '2024-05-05', 3),
('P120', 1003, '2024-05-19', 3), ('P112', 1007, '2024-05-27', 3), ('P121', 1006, '2024-06-02', 4),
  ('P112', 1017, '2024-06-08', 1),
('P114', 1013, '2024-07-10', NULL), ('P110', 1014, '2024-07-10', 1),
  ('P116', 1013, '2024-07-19', NULL), ('P119', 1009, '2024-07-27', 4),
('P119', 1005, '2024-08-09', 3), ('P105', 1003, '2024-08-13', 4), ('P121', 1013, '2024-08-15', 2),
  ('P114', 1015, '2024-08-16', 4),
('P110', 1012, '2024-09-04', 4), ('P104', 1006, '2024-09-04', 3), ('P121', 1015, '2024-09-12', 5),
  ('P121', 1018, '2024-09-14', 2),
('P112', 1003, '2024-09-25', 4);
