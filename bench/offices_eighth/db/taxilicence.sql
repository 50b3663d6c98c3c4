CREATE TABLE operator (op_id INTEGER PRIMARY KEY, trading_name TEXT NOT NULL, base_ward TEXT,
  op_licence_to TEXT);
INSERT INTO "operator" VALUES (1, 'Swift Cars', 'Priory', '2028-02-28');
INSERT INTO "operator" VALUES (2, 'A1 Station Taxis', 'Eastgate', '2027-07-28');
INSERT INTO "operator" VALUES (3, 'Castle Cabs', 'Priory', '2026-07-28');
INSERT INTO "operator" VALUES (4, 'Riverside Private Hire', 'Priory', '2026-09-28');
INSERT INTO "operator" VALUES (5, 'Nightingale Cars', 'Castle', '2027-03-28');
INSERT INTO "operator" VALUES (6, 'Delta Minibuses', 'Eastgate', '2027-06-28');
CREATE TABLE driver (badge_no INTEGER PRIMARY KEY, first_name TEXT NOT NULL,
  last_name TEXT NOT NULL, dob TEXT, op_id INTEGER REFERENCES operator(op_id), badge_type TEXT,
  granted TEXT, expires TEXT, dbs_checked TEXT, state TEXT);
INSERT INTO "driver" VALUES (2001, 'Mabel', 'Kowalski', '1988-11-21', NULL, 'Dual', '2024-01-22',
  '2027-01-22', '2024-12-21', 'C');
INSERT INTO "driver" VALUES (2002, 'Leonard', 'Nair', '1968-05-04', 2, 'Dual', '2022-08-01',
  '2025-08-01', '2025-03-31', 'L');
INSERT INTO "driver" VALUES (2003, 'Trevor', 'Prosser', '1970-10-11', 2, 'HC', '2025-09-26',
  '2028-09-26', '2023-09-16', 'C');
INSERT INTO "driver" VALUES (2004, 'Hilary', 'Holroyd', '1963-05-06', 5, 'PH', '2024-07-18',
  '2027-07-18', '2023-07-16', 'C');
INSERT INTO "driver" VALUES (2005, 'Roy', 'Garside', '1961-08-24', 1, 'Dual', '2022-12-05',
  '2025-12-05', '2025-05-01', 'L');
INSERT INTO "driver" VALUES (2006, 'Beth', 'Hale', '1977-02-27', 2, 'Dual', '2023-03-02',
  '2026-03-02', '2025-10-18', 'C');
INSERT INTO "driver" VALUES (2007, 'Petra', 'Tindall', '1956-01-19', 2, 'Dual', '2022-10-10',
  '2025-10-10', '2025-11-23', 'L');
INSERT INTO "driver" VALUES (2008, 'Keiran', 'Toomey', '1962-03-27', 2, 'PH', '2024-12-23',
  '2027-12-23', '2023-11-09', 'C');
INSERT INTO "driver" VALUES (2009, 'Angus', 'Larkin', '1991-04-30', NULL, 'PH', '2022-05-17',
  '2025-05-17', '2026-02-05', 'L');
INSERT INTO "driver" VALUES (2010, 'Patrick', 'Rahman', '1974-11-22', 2, 'PH', '2025-01-05',
  '2028-01-05', '2024-01-27', 'C');
INSERT INTO "driver" VALUES (2011, 'Derek', 'Peacock', '1996-09-05', 1, 'PH', '2025-03-04',
  '2028-03-04', '2023-04-22', 'C');
INSERT INTO "driver" VALUES (2012, 'Gareth', 'Stobbs', '1971-03-16', 2, 'Dual', '2023-05-07',
  '2026-05-07', '2024-02-28', 'S');
INSERT INTO "driver" VALUES (2013, 'Pauline', 'Harding', '1977-08-20', 2, 'PH', '2023-09-06',
  '2026-09-06', '2024-10-20', 'R');
INSERT INTO "driver" VALUES (2014, 'Luke', 'Doyle', '1975-09-10', 1, 'PH', '2025-11-30',
  '2028-11-28', '2025-04-22', 'C');
INSERT INTO "driver" VALUES (2015, 'Dev', 'Chowdhury', '1956-03-03', 5, 'PH', '2025-02-18',
  '2028-02-18', '2024-05-08', 'S');
INSERT INTO "driver" VALUES (2016, 'Tamsin', 'Trelawny', '1956-08-05', 5, 'PH', '2022-06-28',
  '2025-06-28', '2024-08-22', 'L');
INSERT INTO "driver" VALUES (2017, 'Lynne', 'Janssen', '1959-05-11', 1, 'PH', '2024-07-28',
  '2027-07-28', '2023-04-25', 'S');
INSERT INTO "driver" VALUES (2018, 'Douglas', 'Crabtree', '1959-07-27', NULL, 'Dual',
  '2023-11-04', '2026-11-04', '2025-03-25', 'C');
INSERT INTO "driver" VALUES (2019, 'Piotr', 'Tuck', '1964-02-27', NULL, 'Dual', '2024-06-22',
  '2027-06-22', '2023-05-21', 'C');
INSERT INTO "driver" VALUES (2020, 'Geoffrey', 'Iqbal', '1982-06-17', NULL, 'PH', '2023-06-24',
  '2026-06-24', '2024-12-21', 'C');
INSERT INTO "driver" VALUES (2021, 'Shirley', 'Winterbottom', '1958-05-25', 1, 'PH',
  '2025-05-03', '2028-05-03', '2025-04-22', 'S');
INSERT INTO "driver" VALUES (2022, 'Colin', 'Sandford', '1999-03-26', 2, 'PH', '2025-06-18',
  '2028-06-18', '2024-12-28', 'C');
INSERT INTO "driver" VALUES (2023, 'Harriet', 'Okafor', '1956-06-26', NULL, 'Dual', '2023-03-13',
  '2026-03-13', '2024-04-29', 'C');
INSERT INTO "driver" VALUES (2024, 'Aisha', 'Sharma', '1977-08-09', 3, 'PH', '2023-03-27',
  '2026-03-27', '2023-02-15', 'S');
INSERT INTO "driver" VALUES (2025, 'Leonard', 'Mbeki', '1983-04-29', 2, 'PH', '2024-11-03',
  '2027-11-03', '2025-02-06', 'R');
INSERT INTO "driver" VALUES (2026, 'Grace', 'Yeo', '1988-06-15', 2, 'HC', '2022-12-17',
  '2025-12-17', '2023-09-28', 'L');
INSERT INTO "driver" VALUES (2027, 'Olive', 'Quick', '1999-10-18', 2, 'HC', '2023-02-16',
  '2026-02-16', '2025-05-14', 'L');
INSERT INTO "driver" VALUES (2028, 'Deborah', 'Capstick', '1993-05-31', 2, 'Dual', '2022-10-01',
  '2025-10-01', '2024-05-15', 'L');
INSERT INTO "driver" VALUES (2029, 'Vincent', 'Bassett', '1962-07-03', 1, 'PH', '2022-11-11',
  '2025-11-11', '2023-11-19', 'L');
INSERT INTO "driver" VALUES (2030, 'Elsie', 'McAllister', '1973-06-25', 1, 'PH', '2023-06-27',
  '2026-06-27', '2025-09-29', 'C');
INSERT INTO "driver" VALUES (2031, 'Ian', 'Bevan', '1989-04-29', NULL, 'PH', '2023-07-19',
  '2026-07-19', '2024-07-07', 'C');
INSERT INTO "driver" VALUES (2032, 'Margaret', 'Venables', '1969-04-30', NULL, 'PH',
  '2023-01-30', '2026-01-28', NULL, 'L');
INSERT INTO "driver" VALUES (2033, 'Priya', 'Fairbairn', '1999-03-27', 4, 'PH', '2023-08-13',
  '2026-08-13', '2023-03-18', 'C');
INSERT INTO "driver" VALUES (2034, 'Alan', 'Muir', '1962-04-14', 2, 'HC', '2025-05-30',
  '2028-05-28', '2024-04-26', 'C');
INSERT INTO "driver" VALUES (2035, 'Ingrid', 'Eyre', '1965-12-29', 5, 'HC', '2023-11-04',
  '2026-11-04', '2025-06-07', 'C');
INSERT INTO "driver" VALUES (2036, 'Nadia', 'Nowak', '1970-11-04', 1, 'PH', '2024-11-10',
  '2027-11-10', '2024-09-28', 'C');
INSERT INTO "driver" VALUES (2037, 'Norman', 'Thackray', '1999-01-26', NULL, 'PH', '2025-04-19',
  '2028-04-19', '2026-02-10', 'R');
INSERT INTO "driver" VALUES (2038, 'Piotr', 'Birtwistle', '1986-10-30', 2, 'PH', '2024-04-24',
  '2027-04-24', '2023-02-14', 'C');
INSERT INTO "driver" VALUES (2039, 'Priya', 'Spink', '1957-11-08', 1, 'Dual', '2024-05-02',
  '2027-05-02', '2024-01-30', 'C');
INSERT INTO "driver" VALUES (2040, 'Stuart', 'Underhill', '1981-10-23', 5, 'PH', '2023-11-02',
  '2026-11-02', '2025-09-15', 'C');
INSERT INTO "driver" VALUES (2041, 'Chloe', 'Pickles', '1961-07-06', NULL, 'PH', '2023-11-24',
  '2026-11-24', '2024-05-29', 'C');
INSERT INTO "driver" VALUES (2042, 'Fiona', 'Jessop', '1999-06-28', 3, 'Dual', '2024-04-18',
  '2027-04-18', '2024-08-05', 'C');
INSERT INTO "driver" VALUES (2043, 'Dev', 'Lister', '1990-04-05', 2, 'Dual', '2022-04-07',
  '2025-04-07', NULL, 'L');
INSERT INTO "driver" VALUES (2044, 'Leonard', 'Featherstone', '1955-05-24', 3, 'PH',
  '2024-07-04', '2027-07-04', '2023-12-23', 'R');
INSERT INTO "driver" VALUES (2045, 'Ewan', 'Blenkinsop', '1998-09-12', 4, 'Dual', '2022-09-08',
  '2025-09-08', '2024-02-06', 'L');
INSERT INTO "driver" VALUES (2046, 'Elsie', 'Pengelly', '1991-11-13', 2, 'HC', '2025-11-03',
  '2028-11-03', '2023-11-30', 'C');
INSERT INTO "driver" VALUES (2047, 'Maureen', 'Rees', '1964-12-02', 1, 'HC', '2023-12-20',
  '2026-12-20', '2025-09-26', 'C');
INSERT INTO "driver" VALUES (2048, 'Zoe', 'Malik', '1957-04-30', 2, 'HC', '2024-01-19',
  '2027-01-19', '2025-12-19', 'C');
INSERT INTO "driver" VALUES (2049, 'Hassan', 'Whitlock', '1989-04-15', 4, 'HC', '2024-03-02',
  '2027-03-02', '2025-07-23', 'C');
INSERT INTO "driver" VALUES (2050, 'Simon', 'Drummond', '1987-10-17', NULL, 'PH', '2024-08-20',
  '2027-08-20', '2023-09-30', 'C');
INSERT INTO "driver" VALUES (2051, 'Jonah', 'Goodall', '1979-01-08', 5, 'PH', '2022-06-12',
  '2025-06-12', '2025-12-21', 'L');
INSERT INTO "driver" VALUES (2052, 'Aisha', 'Vaughan', '1956-11-20', 2, 'Dual', '2023-05-07',
  '2026-05-07', '2024-05-01', 'C');
CREATE TABLE vehicle (plate_no INTEGER PRIMARY KEY, vrm TEXT, make TEXT, colour TEXT,
  first_registered TEXT, seats INTEGER, wav INTEGER, fuel TEXT,
  proprietor_badge INTEGER REFERENCES driver(badge_no), plate_expires TEXT);
INSERT INTO "vehicle" VALUES (301, 'DG18 GAL', 'Ford Tourneo', 'silver', '2018-07-27', 8, 0,
  'diesel', 2038, '2026-05-09');
INSERT INTO "vehicle" VALUES (302, 'KF15 FKG', 'Ford Tourneo', 'black', '2015-09-13', 8, 0,
  'diesel', 2010, '2026-04-26');
INSERT INTO "vehicle" VALUES (303, 'ME18 MKF', 'VW Caddy', 'blue', '2018-07-16', 4, 1, 'diesel',
  2016, '2026-12-29');
INSERT INTO "vehicle" VALUES (304, 'CE25 JLL', 'Kia e-Niro', 'white', '2025-08-22', 4, 0,
  'electric', 2042, '2026-08-19');
INSERT INTO "vehicle" VALUES (305, 'AD14 NCC', 'Kia e-Niro', 'white', '2014-03-21', 4, 0,
  'electric', 2014, '2026-10-10');
INSERT INTO "vehicle" VALUES (306, 'CG16 NDM', 'Mercedes Vito', 'silver', '2016-01-24', 8, 0,
  'diesel', 2045, '2027-01-02');
INSERT INTO "vehicle" VALUES (307, 'AB23 LJE', 'Kia e-Niro', 'blue', '2023-03-15', 4, 0,
  'electric', 2035, '2026-02-12');
INSERT INTO "vehicle" VALUES (308, 'KA19 DFD', 'Ford Tourneo', 'black', '2019-01-12', 8, 0,
  'diesel', 2021, '2026-03-16');
INSERT INTO "vehicle" VALUES (309, 'BF25 MCF', 'Skoda Octavia', 'black', '2025-07-13', 4, 0,
  'diesel', 2026, '2026-05-27');
INSERT INTO "vehicle" VALUES (310, 'DC21 HNG', 'Skoda Octavia', 'blue', '2021-09-18', 4, 0,
  'diesel', 2035, '2026-01-14');
INSERT INTO "vehicle" VALUES (311, 'CC23 ECG', 'Mercedes Vito', 'black', '2023-07-16', 8, 0,
  'diesel', 2014, '2026-02-06');
INSERT INTO "vehicle" VALUES (312, 'LA17 HAC', 'Toyota Prius', 'silver', '2017-04-26', 4, 0,
  'hybrid', 2015, '2026-11-15');
INSERT INTO "vehicle" VALUES (313, 'DC24 KHK', 'Toyota Prius', 'white', '2024-02-17', 4, 0,
  'hybrid', 2007, '2026-04-04');
INSERT INTO "vehicle" VALUES (314, 'MF13 JMK', 'Toyota Prius', 'white', '2013-01-19', 4, 0,
  'hybrid', 2037, '2026-07-30');
INSERT INTO "vehicle" VALUES (315, 'DF20 CFA', 'Ford Tourneo', 'blue', '2020-06-12', 8, 0,
  'diesel', 2036, '2026-10-30');
INSERT INTO "vehicle" VALUES (316, 'LE14 CFA', 'Skoda Octavia', 'silver', '2014-02-23', 4, 0,
  'diesel', 2009, '2026-11-11');
INSERT INTO "vehicle" VALUES (317, 'BB24 KEE', 'Ford Tourneo', 'white', '2024-05-24', 8, 0,
  'diesel', 2020, '2026-06-22');
INSERT INTO "vehicle" VALUES (318, 'FF18 GEA', 'VW Caddy', 'blue', '2018-03-24', 4, 1, 'diesel',
  2014, '2026-05-26');
INSERT INTO "vehicle" VALUES (319, 'BF22 HKH', 'Mercedes Vito', 'white', '2022-08-26', 8, 0,
  'diesel', 2049, '2026-09-05');
INSERT INTO "vehicle" VALUES (320, 'FG16 AHN', 'LEVC TX', 'silver', '2016-09-27', 5, 1, 'hybrid',
  2014, '2026-02-17');
INSERT INTO "vehicle" VALUES (321, 'FA25 MFD', 'Mercedes Vito', 'silver', '2025-09-11', 8, 0,
  'diesel', 2021, '2026-05-13');
INSERT INTO "vehicle" VALUES (322, 'AA16 LGM', 'Toyota Prius', 'black', '2016-07-28', 4, 0,
  'hybrid', 2016, '2026-11-04');
INSERT INTO "vehicle" VALUES (323, 'BD17 FLM', 'VW Caddy', 'blue', '2017-05-23', 4, 1, 'diesel',
  2004, '2026-07-20');
INSERT INTO "vehicle" VALUES (324, 'DF15 FKN', 'Mercedes Vito', 'white', '2015-01-27', 8, 0,
  'diesel', 2015, '2026-03-30');
INSERT INTO "vehicle" VALUES (325, 'FF14 HBM', 'Toyota Prius', 'black', '2014-03-22', 4, 0,
  'hybrid', 2009, '2026-10-09');
INSERT INTO "vehicle" VALUES (326, 'MF17 GAF', 'Toyota Prius', 'black', '2017-08-19', 4, 0,
  'hybrid', 2002, '2026-05-11');
INSERT INTO "vehicle" VALUES (327, 'FE20 LHD', 'Ford Tourneo', 'white', '2020-01-27', 8, 0,
  'diesel', 2014, '2026-02-21');
INSERT INTO "vehicle" VALUES (328, 'LG13 FGJ', 'Mercedes Vito', 'blue', '2013-09-15', 8, 0,
  'diesel', 2030, '2026-10-14');
INSERT INTO "vehicle" VALUES (329, 'AE14 CGN', 'LEVC TX', 'black', '2014-08-28', 5, 1, 'hybrid',
  2008, '2026-02-02');
INSERT INTO "vehicle" VALUES (330, 'BC22 KDB', 'Skoda Octavia', 'black', '2022-08-28', 4, 0,
  'diesel', 2013, '2026-07-20');
INSERT INTO "vehicle" VALUES (331, 'KF19 AHH', 'Kia e-Niro', 'black', '2019-05-27', 4, 0,
  'electric', 2028, '2026-09-14');
INSERT INTO "vehicle" VALUES (332, 'CD25 DHL', 'LEVC TX', 'white', '2025-07-11', 5, 1, 'hybrid',
  2014, '2026-05-01');
INSERT INTO "vehicle" VALUES (333, 'MA14 CJA', 'Ford Tourneo', 'black', '2014-07-23', 8, 0,
  'diesel', 2023, '2026-04-19');
INSERT INTO "vehicle" VALUES (334, 'AG14 FJK', 'Skoda Octavia', 'white', '2014-01-11', 4, 0,
  'diesel', 2042, '2027-01-28');
INSERT INTO "vehicle" VALUES (335, 'BA24 HGN', 'Toyota Prius', 'blue', '2024-01-21', 4, 0,
  'hybrid', 2047, '2026-09-17');
INSERT INTO "vehicle" VALUES (336, 'CC22 MNE', 'Toyota Prius', 'blue', '2022-04-12', 4, 0,
  'hybrid', 2019, '2026-02-23');
INSERT INTO "vehicle" VALUES (337, 'FD17 LDE', 'Mercedes Vito', 'black', '2017-08-24', 8, 0,
  'diesel', 2013, '2026-05-27');
INSERT INTO "vehicle" VALUES (338, 'LC16 CCJ', 'Kia e-Niro', 'black', '2016-03-13', 4, 0,
  'electric', 2038, '2026-01-23');
INSERT INTO "vehicle" VALUES (339, 'LF18 BCN', 'Skoda Octavia', 'silver', '2018-01-16', 4, 0,
  'diesel', 2019, '2026-12-26');
INSERT INTO "vehicle" VALUES (340, 'CE17 GMN', 'Mercedes Vito', 'white', '2017-04-12', 8, 0,
  'diesel', 2041, '2026-04-12');
INSERT INTO "vehicle" VALUES (341, 'LB15 MNK', 'VW Caddy', 'white', '2015-06-24', 4, 1, 'diesel',
  2033, '2026-04-08');
INSERT INTO "vehicle" VALUES (342, 'FC21 HKA', 'Mercedes Vito', 'blue', '2021-01-14', 8, 0,
  'diesel', 2047, '2026-09-08');
INSERT INTO "vehicle" VALUES (343, 'FA18 HMM', 'Mercedes Vito', 'silver', '2018-02-21', 8, 0,
  'diesel', 2044, '2026-05-05');
INSERT INTO "vehicle" VALUES (344, 'KF25 KDB', 'Toyota Prius', 'white', '2025-09-17', 4, 0,
  'hybrid', 2009, '2026-10-09');
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY,
  plate_no INTEGER REFERENCES vehicle(plate_no), insp_date TEXT, result TEXT, mileage INTEGER,
  fault TEXT);
INSERT INTO "inspection" VALUES (1, 313, '2024-09-05', 'PASS', 41318, NULL);
INSERT INTO "inspection" VALUES (2, 318, '2024-09-11', 'PASS', 117338, NULL);
INSERT INTO "inspection" VALUES (3, 306, '2024-09-14', 'PASS', 25121, NULL);
INSERT INTO "inspection" VALUES (4, 319, '2024-09-19', 'PASS', 75749, NULL);
INSERT INTO "inspection" VALUES (5, 325, '2024-09-21', 'PASS', 93148, NULL);
INSERT INTO "inspection" VALUES (6, 303, '2024-09-25', 'FAIL', 126210, 'tyre tread');
INSERT INTO "inspection" VALUES (7, 320, '2024-09-29', 'PASS', 72002, NULL);
INSERT INTO "inspection" VALUES (8, 307, '2024-10-04', 'FAIL', 42829, 'headlamp aim');
INSERT INTO "inspection" VALUES (9, 317, '2024-10-07', 'PASS', 28362, NULL);
INSERT INTO "inspection" VALUES (10, 327, '2024-10-14', 'PASS', 109539, NULL);
INSERT INTO "inspection" VALUES (11, 303, '2024-10-16', 'FAIL', 137647, 'headlamp aim');
INSERT INTO "inspection" VALUES (12, 328, '2024-10-16', 'PASS', 66482, NULL);
INSERT INTO "inspection" VALUES (13, 312, '2024-10-19', 'FAIL', 55148, 'tyre tread');
INSERT INTO "inspection" VALUES (14, 309, '2024-10-26', 'PASS', 106344, NULL);
INSERT INTO "inspection" VALUES (15, 322, '2024-10-28', 'PASS', 87211, NULL);
INSERT INTO "inspection" VALUES (16, 303, '2024-11-06', 'PASS', 152143, NULL);
INSERT INTO "inspection" VALUES (17, 339, '2024-11-07', 'PASS', 98749, NULL);
INSERT INTO "inspection" VALUES (18, 312, '2024-11-09', 'PASS', 74502, NULL);
INSERT INTO "inspection" VALUES (19, 332, '2024-11-23', 'PASS', 39407, NULL);
INSERT INTO "inspection" VALUES (20, 316, '2024-11-25', 'PASS', 64602, NULL);
INSERT INTO "inspection" VALUES (21, 333, '2024-11-26', 'PASS', 30312, NULL);
INSERT INTO "inspection" VALUES (22, 336, '2024-11-27', 'PASS', 64411, NULL);
INSERT INTO "inspection" VALUES (23, 342, '2024-11-27', 'PASS', 115899, NULL);
INSERT INTO "inspection" VALUES (24, 302, '2024-11-30', 'FAIL', 113166, 'brake imbalance');
INSERT INTO "inspection" VALUES (25, 305, '2024-12-06', 'PASS', 120920, NULL);
INSERT INTO "inspection" VALUES (26, 337, '2024-12-10', 'PASS', 73094, NULL);
INSERT INTO "inspection" VALUES (27, 335, '2024-12-14', 'PASS', 23302, NULL);
INSERT INTO "inspection" VALUES (28, 340, '2024-12-16', 'PASS', 34994, NULL);
INSERT INTO "inspection" VALUES (29, 321, '2024-12-19', 'PASS', 55882, NULL);
INSERT INTO "inspection" VALUES (30, 311, '2024-12-20', 'FAIL', 58594, 'no first aid kit');
INSERT INTO "inspection" VALUES (31, 304, '2024-12-23', 'PASS', 41962, NULL);
INSERT INTO "inspection" VALUES (32, 310, '2025-01-09', 'FAIL', 124807, 'brake imbalance');
INSERT INTO "inspection" VALUES (33, 311, '2025-01-10', 'PASS', 72149, NULL);
INSERT INTO "inspection" VALUES (34, 323, '2025-01-13', 'FAIL', 25510, 'brake imbalance');
INSERT INTO "inspection" VALUES (35, 314, '2025-01-18', 'PASS', 115178, NULL);
INSERT INTO "inspection" VALUES (36, 310, '2025-01-30', 'FAIL', 144026, 'no first aid kit');
INSERT INTO "inspection" VALUES (37, 308, '2025-01-31', 'FAIL', 26349, 'tyre tread');
INSERT INTO "inspection" VALUES (38, 326, '2025-02-02', 'PASS', 59842, NULL);
INSERT INTO "inspection" VALUES (39, 323, '2025-02-03', 'PASS', 42192, NULL);
INSERT INTO "inspection" VALUES (40, 331, '2025-02-03', 'PASS', 75824, NULL);
INSERT INTO "inspection" VALUES (41, 341, '2025-02-03', 'PASS', 123624, NULL);
INSERT INTO "inspection" VALUES (42, 330, '2025-02-09', 'PASS', 80303, NULL);
INSERT INTO "inspection" VALUES (43, 334, '2025-02-10', 'PASS', 104093, NULL);
INSERT INTO "inspection" VALUES (44, 329, '2025-02-12', 'FAIL', 63305, 'headlamp aim');
INSERT INTO "inspection" VALUES (45, 315, '2025-02-14', 'PASS', 28066, NULL);
INSERT INTO "inspection" VALUES (46, 324, '2025-02-15', 'PASS', 62430, NULL);
INSERT INTO "inspection" VALUES (47, 338, '2025-02-16', 'PASS', 118171, NULL);
INSERT INTO "inspection" VALUES (48, 310, '2025-02-20', 'PASS', 160503, NULL);
INSERT INTO "inspection" VALUES (49, 308, '2025-02-21', 'PASS', 45862, NULL);
INSERT INTO "inspection" VALUES (50, 301, '2025-02-22', 'PASS', 136252, NULL);
INSERT INTO "inspection" VALUES (51, 329, '2025-03-05', 'PASS', 82585, NULL);
INSERT INTO "inspection" VALUES (52, 313, '2025-03-07', 'PASS', 53536, NULL);
INSERT INTO "inspection" VALUES (53, 306, '2025-03-08', 'PASS', 34783, NULL);
INSERT INTO "inspection" VALUES (54, 325, '2025-03-23', 'PASS', 106513, NULL);
INSERT INTO "inspection" VALUES (55, 317, '2025-04-15', 'PASS', 47134, NULL);
INSERT INTO "inspection" VALUES (56, 328, '2025-04-24', 'PASS', 83073, NULL);
INSERT INTO "inspection" VALUES (57, 309, '2025-04-27', 'FAIL', 117467, 'tyre tread');
INSERT INTO "inspection" VALUES (58, 322, '2025-04-29', 'FAIL', 100933, 'brake imbalance');
INSERT INTO "inspection" VALUES (59, 339, '2025-05-01', 'PASS', 112726, NULL);
INSERT INTO "inspection" VALUES (60, 309, '2025-05-18', 'PASS', 133238, NULL);
INSERT INTO "inspection" VALUES (61, 312, '2025-05-18', 'PASS', 86331, NULL);
INSERT INTO "inspection" VALUES (62, 322, '2025-05-20', 'FAIL', 116054, 'brake imbalance');
INSERT INTO "inspection" VALUES (63, 342, '2025-05-21', 'PASS', 135783, NULL);
INSERT INTO "inspection" VALUES (64, 332, '2025-05-25', 'FAIL', 49488, 'dirty interior');
INSERT INTO "inspection" VALUES (65, 333, '2025-06-04', 'PASS', 49787, NULL);
INSERT INTO "inspection" VALUES (66, 336, '2025-06-05', 'PASS', 82095, NULL);
INSERT INTO "inspection" VALUES (67, 305, '2025-06-07', 'PASS', 133347, NULL);
INSERT INTO "inspection" VALUES (68, 335, '2025-06-07', 'FAIL', 33745, 'no first aid kit');
INSERT INTO "inspection" VALUES (69, 321, '2025-06-12', 'PASS', 74896, NULL);
INSERT INTO "inspection" VALUES (70, 332, '2025-06-15', 'PASS', 64352, NULL);
INSERT INTO "inspection" VALUES (71, 340, '2025-06-17', 'PASS', 54182, NULL);
INSERT INTO "inspection" VALUES (72, 311, '2025-07-04', 'PASS', 90217, NULL);
INSERT INTO "inspection" VALUES (73, 314, '2025-07-20', 'PASS', 129119, NULL);
INSERT INTO "inspection" VALUES (74, 341, '2025-07-28', 'PASS', 137509, NULL);
INSERT INTO "inspection" VALUES (75, 315, '2025-08-08', 'PASS', 46354, NULL);
INSERT INTO "inspection" VALUES (76, 338, '2025-08-10', 'PASS', 136549, NULL);
INSERT INTO "inspection" VALUES (77, 331, '2025-08-12', 'PASS', 88036, NULL);
INSERT INTO "inspection" VALUES (78, 334, '2025-08-12', 'PASS', 113708, NULL);
INSERT INTO "inspection" VALUES (79, 329, '2025-08-27', 'PASS', 96509, NULL);
INSERT INTO "inspection" VALUES (80, 306, '2025-08-30', 'PASS', 47160, NULL);
INSERT INTO "inspection" VALUES (81, 325, '2025-09-29', 'PASS', 125240, NULL);
INSERT INTO "inspection" VALUES (82, 317, '2025-10-07', 'PASS', 63608, NULL);
INSERT INTO "inspection" VALUES (83, 328, '2025-10-16', 'PASS', 92426, NULL);
INSERT INTO "inspection" VALUES (84, 339, '2025-10-23', 'FAIL', 128298, 'headlamp aim');
INSERT INTO "inspection" VALUES (85, 333, '2025-11-26', 'PASS', 61028, NULL);
INSERT INTO "inspection" VALUES (86, 342, '2025-11-27', 'PASS', 148091, NULL);
INSERT INTO "inspection" VALUES (87, 321, '2025-12-04', 'PASS', 94592, NULL);
INSERT INTO "inspection" VALUES (88, 305, '2025-12-07', 'PASS', 150438, NULL);
INSERT INTO "inspection" VALUES (89, 340, '2025-12-17', 'PASS', 66660, NULL);
INSERT INTO "inspection" VALUES (90, 341, '2026-01-19', 'PASS', 150318, NULL);
INSERT INTO "inspection" VALUES (91, 338, '2026-02-16', 'PASS', 150305, NULL);
CREATE TABLE complaint (ref TEXT PRIMARY KEY, received TEXT,
  badge_no INTEGER REFERENCES driver(badge_no), plate_no INTEGER REFERENCES vehicle(plate_no),
  category TEXT, officer TEXT, closed TEXT, outcome TEXT);
INSERT INTO "complaint" VALUES ('TX/25/001', '2025-01-14', 2008, NULL, 'speeding', 'J Marlow',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/25/002', '2025-01-24', 2008, 314, 'rudeness', 'J Marlow',
  '2025-02-12', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/003', '2025-01-24', 2015, NULL, 'overcharging',
  'J Marlow', '2025-03-18', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/004', '2025-01-26', 2001, NULL, 'refused short fare',
  'J Marlow', '2025-03-07', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/005', '2025-01-27', NULL, NULL, 'refused assistance dog',
  'T Ofori', '2025-02-18', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/006', '2025-02-13', 2007, NULL, 'rudeness', 'T Ofori',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/25/007', '2025-02-27', 2024, 321, 'plying for hire',
  'S Begum', '2025-03-27', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/008', '2025-03-02', 2023, 343, 'rudeness', 'J Marlow',
  '2025-04-18', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/009', '2025-03-08', NULL, 318, 'overcharging', 'T Ofori',
  '2025-04-26', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/010', '2025-03-11', 2005, 333, 'overcharging', 'T Ofori',
  '2025-05-21', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/011', '2025-03-14', 2015, 320, 'rudeness', 'S Begum',
  '2025-04-08', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/012', '2025-03-23', 2017, NULL, 'refused short fare',
  'S Begum', '2025-04-25', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/013', '2025-03-30', 2017, NULL, 'rudeness', 'J Marlow',
  '2025-04-26', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/014', '2025-04-06', 2012, 340, 'overcharging', 'J Marlow',
  '2025-04-23', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/015', '2025-04-13', 2005, 304, 'refused short fare',
  'J Marlow', '2025-05-14', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/016', '2025-04-20', 2006, 305, 'rudeness', 'S Begum',
  '2025-06-20', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/017', '2025-05-12', NULL, 333, 'speeding', 'J Marlow',
  '2025-07-09', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/018', '2025-05-29', 2004, 303, 'overcharging', 'T Ofori',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/25/019', '2025-06-03', 2008, NULL, 'speeding', 'S Begum',
  '2025-08-07', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/020', '2025-06-09', 2004, NULL, 'overcharging',
  'J Marlow', '2025-08-02', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/021', '2025-06-22', 2008, 311, 'refused short fare',
  'S Begum', '2025-07-16', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/022', '2025-06-24', 2006, NULL, 'overcharging', 'T Ofori',
  '2025-07-11', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/023', '2025-07-01', 2019, 339, 'overcharging', 'S Begum',
  '2025-07-27', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/024', '2025-07-11', 2005, NULL, 'plying for hire',
  'T Ofori', '2025-08-24', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/025', '2025-07-16', NULL, NULL, 'rudeness', 'T Ofori',
  '2025-10-01', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/026', '2025-07-21', 2013, NULL, 'plying for hire',
  'J Marlow', '2025-09-10', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/027', '2025-07-23', 2004, NULL, 'plying for hire',
  'T Ofori', '2025-08-21', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/028', '2025-07-30', 2009, NULL, 'refused assistance dog',
  'J Marlow', '2025-09-18', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/029', '2025-08-13', 2001, NULL, 'rudeness', 'S Begum',
  '2025-08-26', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/030', '2025-08-14', 2015, NULL, 'speeding', 'S Begum',
  '2025-08-21', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/031', '2025-08-16', NULL, NULL, 'speeding', 'J Marlow',
  '2025-11-04', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/032', '2025-09-04', 2022, 328, 'overcharging', 'J Marlow',
  '2025-10-11', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/033', '2025-09-15', 2012, NULL, 'plying for hire',
  'J Marlow', '2025-11-20', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/034', '2025-09-20', 2020, NULL, 'rudeness', 'T Ofori',
  '2025-10-12', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/035', '2025-09-28', NULL, NULL, 'overcharging', 'S Begum',
  '2025-10-08', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/036', '2025-09-28', NULL, NULL, 'overcharging',
  'J Marlow', '2025-10-02', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/037', '2025-10-02', NULL, NULL, 'refused short fare',
  'T Ofori', '2025-11-19', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/038', '2025-10-14', 2012, 306, 'plying for hire',
  'J Marlow', '2025-10-31', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/039', '2025-10-20', 2024, NULL, 'overcharging', 'T Ofori',
  '2025-11-24', 'no further action');
INSERT INTO "complaint" VALUES ('TX/25/040', '2025-10-30', 2021, 309, 'overcharging', 'J Marlow',
  '2025-12-04', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/041', '2025-11-05', 2021, NULL, 'refused assistance dog',
  'T Ofori', '2025-11-20', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/042', '2025-11-05', 2003, 338, 'speeding', 'J Marlow',
  '2025-11-19', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/043', '2025-11-15', 2006, NULL, 'speeding', 'J Marlow',
  '2026-02-02', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/044', '2025-11-20', 2014, NULL, 'rudeness', 'S Begum',
  '2025-12-22', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/25/045', '2025-11-25', 2023, NULL, 'rudeness', 'T Ofori',
  '2026-02-07', 'suspension');
INSERT INTO "complaint" VALUES ('TX/25/046', '2025-11-26', 2026, NULL, 'overcharging',
  'J Marlow', '2025-12-12', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/25/047', '2025-12-18', 2001, NULL, 'overcharging',
  'J Marlow', '2026-01-14', 'warning letter');
INSERT INTO "complaint" VALUES ('TX/26/048', '2026-01-04', 2014, NULL, 'refused assistance dog',
  'S Begum', '2026-02-01', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/26/049', '2026-01-26', 2015, 307, 'refused assistance dog',
  'J Marlow', NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/050', '2026-01-26', 2003, 303, 'overcharging', 'J Marlow',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/051', '2026-01-29', 2015, NULL, 'refused short fare',
  'J Marlow', '2026-02-14', 'words of advice');
INSERT INTO "complaint" VALUES ('TX/26/052', '2026-01-31', 2001, 304, 'overcharging', 'T Ofori',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/053', '2026-02-01', 2011, NULL, 'rudeness', 'J Marlow',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/054', '2026-02-03', 2026, 343, 'rudeness', 'S Begum',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/055', '2026-02-03', 2011, 302, 'overcharging', 'S Begum',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/056', '2026-02-09', NULL, 314, 'rudeness', 'J Marlow',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/057', '2026-02-10', 2003, NULL, 'speeding', 'T Ofori',
  NULL, NULL);
INSERT INTO "complaint" VALUES ('TX/26/058', '2026-02-18', 2006, NULL, 'overcharging', 'T Ofori',
  NULL, NULL);
CREATE TABLE badge_state (state TEXT PRIMARY KEY, description TEXT);
INSERT INTO "badge_state" VALUES ('C', 'Current');
INSERT INTO "badge_state" VALUES ('S', 'Suspended');
INSERT INTO "badge_state" VALUES ('R', 'Revoked');
INSERT INTO "badge_state" VALUES ('L', 'Lapsed');
