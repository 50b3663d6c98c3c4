BEGIN;
CREATE TABLE permit_type (type_cd TEXT PRIMARY KEY, description TEXT, fee REAL, target_days
  INTEGER);
INSERT INTO permit_type VALUES ('BLD', 'Building permit', 450.0, 30);
INSERT INTO permit_type VALUES ('DEM', 'Demolition', 300.0, 21);
INSERT INTO permit_type VALUES ('EVT', 'Public event', 80.0, 14);
INSERT INTO permit_type VALUES ('SGN', 'Signage', 60.0, 10);
INSERT INTO permit_type VALUES ('TRE', 'Tree removal', 0.0, 15);
INSERT INTO permit_type VALUES ('FNC', 'Fence or wall', 45.0, 10);
INSERT INTO permit_type VALUES ('TER', 'Street terrace', 120.0, 20);
CREATE TABLE status_lookup (status_cd TEXT PRIMARY KEY, status_desc TEXT);
INSERT INTO status_lookup VALUES ('N', 'New');
INSERT INTO status_lookup VALUES ('R', 'Under review');
INSERT INTO status_lookup VALUES ('A', 'Approved');
INSERT INTO status_lookup VALUES ('D', 'Denied');
INSERT INTO status_lookup VALUES ('W', 'Withdrawn');
CREATE TABLE officer (officer_id INTEGER PRIMARY KEY, officer_name TEXT, department TEXT);
INSERT INTO officer VALUES (1, 'Deborah Lane', 'Planning');
INSERT INTO officer VALUES (2, 'Ivan Petrov', 'Planning');
INSERT INTO officer VALUES (3, 'Sarah Quist', 'Environment');
INSERT INTO officer VALUES (4, 'Miguel Torres', 'Public Works');
INSERT INTO officer VALUES (5, 'Ruth Abel', 'Planning');
CREATE TABLE applicant (applicant_id INTEGER PRIMARY KEY, applicant_name TEXT, applicant_kind TEXT
  CHECK (applicant_kind IN ('P','B')), phone TEXT, district TEXT);
INSERT INTO applicant VALUES (1, 'Sunrise Bakery', 'B', NULL, 'Old Town');
INSERT INTO applicant VALUES (2, 'Cafe Lumiere', 'B', NULL, 'Northside');
INSERT INTO applicant VALUES (3, 'Hilltop Developers', 'B', NULL, 'Northside');
INSERT INTO applicant VALUES (4, 'Tindall Roofing', 'B', NULL, 'Harbour');
INSERT INTO applicant VALUES (5, 'Rock the Park Events', 'B', NULL, 'Northside');
INSERT INTO applicant VALUES (6, 'Corner Pharmacy', 'B', NULL, 'Northside');
INSERT INTO applicant VALUES (7, 'Bluebird Cinema', 'B', NULL, 'Northside');
INSERT INTO applicant VALUES (8, 'Alder Homes', 'B', NULL, 'Harbour');
INSERT INTO applicant VALUES (9, 'Anna Nguyen', 'P', '555-8642', 'Northside');
INSERT INTO applicant VALUES (10, 'Henry Meyer', 'P', '555-1120', 'Northside');
INSERT INTO applicant VALUES (11, 'Bruno Muller', 'P', '555-9802', 'Northside');
INSERT INTO applicant VALUES (12, 'Carmen Rossi', 'P', '555-7511', 'West End');
INSERT INTO applicant VALUES (13, 'Peter O''Brien', 'P', '555-6043', 'Northside');
INSERT INTO applicant VALUES (14, 'Frank Larsen', 'P', NULL, 'West End');
INSERT INTO applicant VALUES (15, 'Felix Larsen', 'P', '555-6321', 'Harbour');
INSERT INTO applicant VALUES (16, 'Anna Larsen', 'P', '555-5508', 'Northside');
INSERT INTO applicant VALUES (17, 'Marco Silva', 'P', NULL, 'Northside');
INSERT INTO applicant VALUES (18, 'Derek Adams', 'P', '555-0957', 'West End');
INSERT INTO applicant VALUES (19, 'Tina Novak', 'P', NULL, 'Harbour');
INSERT INTO applicant VALUES (20, 'Martha Greene', 'P', '555-0142', 'West End');
INSERT INTO applicant VALUES (21, 'Carmen Schmidt', 'P', '555-1690', 'Old Town');
INSERT INTO applicant VALUES (22, 'Clara Clark', 'P', '555-4629', 'Old Town');
INSERT INTO applicant VALUES (23, 'Irene Patel', 'P', '555-5172', 'Old Town');
INSERT INTO applicant VALUES (24, 'Samuel Tanaka', 'P', NULL, 'Northside');
INSERT INTO applicant VALUES (25, 'Liam Price', 'P', '555-5221', 'West End');
INSERT INTO applicant VALUES (26, 'Noah Okafor', 'P', '555-4807', 'Northside');
INSERT INTO applicant VALUES (27, 'Gina Clark', 'P', '555-1345', 'Northside');
INSERT INTO applicant VALUES (28, 'Emma White', 'P', '555-0663', 'Old Town');
INSERT INTO applicant VALUES (29, 'Emma Smith', 'P', '555-1719', 'Harbour');
INSERT INTO applicant VALUES (30, 'Jack Baker', 'P', '555-8946', 'Northside');
INSERT INTO applicant VALUES (31, 'Martha Greene', 'P', NULL, 'Northside');
INSERT INTO applicant VALUES (32, 'Kim Silva', 'P', '555-1723', 'Northside');
INSERT INTO applicant VALUES (33, 'Bruno Reid', 'P', NULL, 'Northside');
INSERT INTO applicant VALUES (34, 'Samuel Jones', 'P', '555-3423', 'Northside');
INSERT INTO applicant VALUES (35, 'Irene Patel', 'P', '555-6143', 'Northside');
INSERT INTO applicant VALUES (36, 'Zoe Kowalski', 'P', '555-0029', 'Old Town');
INSERT INTO applicant VALUES (37, 'Ines Silva', 'P', '555-3285', 'Old Town');
INSERT INTO applicant VALUES (38, 'Samuel Schmidt', 'P', '555-8514', 'Old Town');
INSERT INTO applicant VALUES (39, 'Bruno Meyer', 'P', '555-3501', 'West End');
INSERT INTO applicant VALUES (40, 'William O''Brien', 'P', '555-9811', 'Northside');
INSERT INTO applicant VALUES (41, 'Peter Garcia', 'P', '555-3000', 'Northside');
INSERT INTO applicant VALUES (42, 'Derek Price', 'P', '555-0809', 'Northside');
INSERT INTO applicant VALUES (43, 'Ben Price', 'P', '555-1518', 'Old Town');
INSERT INTO applicant VALUES (44, 'Elena Rossi', 'P', NULL, 'Harbour');
INSERT INTO applicant VALUES (45, 'Grace Kowalski', 'P', '555-8978', 'West End');
CREATE TABLE permit (permit_id INTEGER PRIMARY KEY, permit_no TEXT UNIQUE, applicant_id INTEGER
  REFERENCES applicant(applicant_id), type_cd TEXT REFERENCES permit_type(type_cd), officer_id
  INTEGER REFERENCES officer(officer_id), status_cd TEXT REFERENCES status_lookup(status_cd),
  filed_dt TEXT, decided_dt TEXT, fee_due REAL, fee_paid_yn TEXT, site_district TEXT, est_value
  REAL);
INSERT INTO permit VALUES (1, '2021-0001', 14, 'TRE', 4, 'A', '2021-07-03', '2021-07-15', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (2, '2021-0002', 13, 'BLD', 1, 'A', '2021-02-25', '2021-03-17', 450.0,
  'Y', 'West End', 334000);
INSERT INTO permit VALUES (3, '2021-0003', 25, 'EVT', 1, 'A', '2021-02-24', '2021-02-26', 80.0,
  'N', 'Old Town', NULL);
INSERT INTO permit VALUES (4, '2022-0004', 20, 'TRE', 1, 'A', '2022-10-17', '2022-11-03', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (5, '2023-0005', 38, 'TER', 1, 'A', '2023-11-17', '2023-12-07', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (6, '2023-0006', 11, 'TRE', 1, 'D', '2023-06-20', '2023-06-25', 0.0,
  NULL, 'Old Town', NULL);
INSERT INTO permit VALUES (7, '2023-0007', 29, 'EVT', 1, 'W', '2023-12-08', NULL, 80.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (8, '2023-0008', 9, 'TER', 4, 'A', '2023-02-20', '2023-03-04', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (9, '2023-0009', 36, 'FNC', 3, 'A', '2023-10-07', '2023-10-09', 45.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (10, '2023-0010', 16, 'TER', 3, 'R', '2023-04-26', NULL, 120.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (11, '2021-0011', 3, 'BLD', 1, 'A', '2021-12-08', '2022-01-03', 450.0,
  'N', 'Northside', 319000);
INSERT INTO permit VALUES (12, '2022-0012', 40, 'EVT', 4, 'A', '2022-10-01', '2022-10-08', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (13, '2023-0013', 5, 'TRE', 2, 'A', '2023-07-22', '2023-08-07', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (14, '2023-0014', 34, 'BLD', 1, 'R', '2023-05-10', NULL, 450.0, 'Y',
  'Northside', NULL);
INSERT INTO permit VALUES (15, '2023-0015', 3, 'TRE', 4, 'A', '2023-01-08', '2023-02-02', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (16, '2022-0016', 42, 'BLD', 1, 'D', '2022-11-17', '2022-12-12', 450.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (17, '2023-0017', 31, 'SGN', 4, 'R', '2023-08-10', NULL, 60.0, 'N',
  'Northside', NULL);
INSERT INTO permit VALUES (18, '2022-0018', 38, 'DEM', 2, 'R', '2022-09-26', NULL, 300.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (19, '2023-0019', 18, 'TRE', 4, 'A', '2023-07-11', '2023-07-15', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (20, '2022-0020', 6, 'TRE', 4, 'A', '2022-12-04', '2022-12-16', 0.0,
  NULL, 'Northside', NULL);
INSERT INTO permit VALUES (21, '2021-0021', 25, 'EVT', 2, 'A', '2021-06-18', '2021-07-04', 80.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (22, '2021-0022', 41, 'BLD', 2, 'A', '2021-03-20', '2021-04-16', 450.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (23, '2022-0023', 6, 'TRE', 4, 'A', '2022-06-28', '2022-07-17', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (24, '2023-0024', 25, 'DEM', 4, 'A', '2023-06-30', '2023-07-21', 300.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (25, '2023-0025', 34, 'TRE', 3, 'R', '2023-05-28', NULL, 0.0, NULL,
  'Old Town', NULL);
INSERT INTO permit VALUES (26, '2021-0026', 39, 'BLD', 2, 'D', '2021-07-20', '2021-08-03', 450.0,
  'N', 'West End', 156000);
INSERT INTO permit VALUES (27, '2023-0027', 28, 'SGN', NULL, 'N', '2023-07-07', NULL, 60.0, 'N',
  'Northside', NULL);
INSERT INTO permit VALUES (28, '2022-0028', 3, 'BLD', 3, 'D', '2022-05-18', '2022-06-13', 450.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (29, '2022-0029', 25, 'TRE', NULL, 'N', '2022-10-30', NULL, 0.0, NULL,
  'West End', NULL);
INSERT INTO permit VALUES (30, '2023-0030', 5, 'SGN', 4, 'D', '2023-06-18', '2023-06-22', 60.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (31, '2022-0031', 30, 'FNC', NULL, 'N', '2022-05-11', NULL, 45.0, 'Y',
  'Northside', NULL);
INSERT INTO permit VALUES (32, '2022-0032', 1, 'TER', 3, 'A', '2022-03-21', '2022-04-15', 120.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (33, '2021-0033', 3, 'SGN', 4, 'A', '2021-04-05', '2021-04-26', 60.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (34, '2023-0034', 5, 'TRE', 1, 'R', '2023-05-01', NULL, 0.0, NULL,
  'West End', NULL);
INSERT INTO permit VALUES (35, '2023-0035', 7, 'FNC', 4, 'A', '2023-02-05', '2023-02-21', 45.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (36, '2022-0036', 2, 'EVT', 4, 'A', '2022-02-22', '2022-03-08', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (37, '2022-0037', 41, 'BLD', 3, 'W', '2022-01-04', NULL, 450.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (38, '2021-0038', 39, 'BLD', 1, 'A', '2021-12-20', '2022-01-08', 450.0,
  'Y', 'West End', 284000);
INSERT INTO permit VALUES (39, '2023-0039', 17, 'EVT', 3, 'A', '2023-09-08', '2023-09-25', 80.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (40, '2021-0040', 35, 'DEM', 3, 'A', '2021-07-02', '2021-07-19', 300.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (41, '2021-0041', 11, 'BLD', 2, 'A', '2021-07-09', '2021-08-19', 450.0,
  'N', 'Northside', NULL);
INSERT INTO permit VALUES (42, '2023-0042', 32, 'DEM', NULL, 'N', '2023-04-18', NULL, 300.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (43, '2021-0043', 2, 'TER', 1, 'W', '2021-06-09', NULL, 120.0, 'Y',
  'Old Town', NULL);
INSERT INTO permit VALUES (44, '2021-0044', 21, 'BLD', 2, 'A', '2021-04-22', '2021-05-28', 450.0,
  'N', 'Harbour', NULL);
INSERT INTO permit VALUES (45, '2022-0045', 5, 'DEM', 1, 'D', '2022-07-27', '2022-08-10', 300.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (46, '2021-0046', 39, 'FNC', 3, 'A', '2021-05-18', '2021-05-30', 45.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (47, '2021-0047', 25, 'FNC', 4, 'A', '2021-03-25', '2021-03-27', 45.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (48, '2022-0048', 19, 'SGN', 2, 'A', '2022-04-03', '2022-04-11', 60.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (49, '2021-0049', 8, 'TRE', 3, 'A', '2021-05-30', '2021-06-16', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (50, '2023-0050', 5, 'TRE', 3, 'A', '2023-10-15', '2023-11-15', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (51, '2023-0051', 36, 'TER', 3, 'D', '2023-10-28', '2023-11-15', 120.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (52, '2021-0052', 12, 'EVT', 3, 'A', '2021-08-17', '2021-08-28', 80.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (53, '2021-0053', 9, 'DEM', 3, 'A', '2021-03-14', '2021-04-02', 300.0,
  'Y', 'West End', 155000);
INSERT INTO permit VALUES (54, '2021-0054', 24, 'EVT', 4, 'A', '2021-01-26', '2021-02-25', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (55, '2022-0055', 21, 'BLD', 3, 'A', '2022-11-23', '2022-12-16', 450.0,
  'N', 'Northside', NULL);
INSERT INTO permit VALUES (56, '2022-0056', 12, 'EVT', 4, 'A', '2022-05-10', '2022-05-13', 80.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (57, '2021-0057', 14, 'SGN', 3, 'A', '2021-03-12', '2021-03-29', 60.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (58, '2022-0058', 37, 'TRE', 2, 'D', '2022-07-13', '2022-08-02', 0.0,
  NULL, 'Harbour', NULL);
INSERT INTO permit VALUES (59, '2023-0059', 9, 'TRE', 2, 'A', '2023-09-26', '2023-10-08', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (60, '2023-0060', 4, 'DEM', 3, 'A', '2023-03-14', '2023-04-04', 300.0,
  'Y', 'West End', 189000);
INSERT INTO permit VALUES (61, '2022-0061', 1, 'FNC', 2, 'R', '2022-06-02', NULL, 45.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (62, '2023-0062', 3, 'EVT', 3, 'R', '2023-05-31', NULL, 80.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (63, '2021-0063', 3, 'TER', 2, 'D', '2021-08-27', '2021-09-13', 120.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (64, '2021-0064', 3, 'BLD', 4, 'A', '2021-08-27', '2021-09-23', 450.0,
  'Y', 'Northside', 11000);
INSERT INTO permit VALUES (65, '2021-0065', 4, 'DEM', 1, 'A', '2021-12-15', '2022-01-17', 300.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (66, '2022-0066', 15, 'SGN', 2, 'A', '2022-06-19', '2022-06-25', 60.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (67, '2021-0067', 33, 'SGN', 3, 'R', '2021-10-13', NULL, 60.0, 'Y',
  'Northside', NULL);
INSERT INTO permit VALUES (68, '2023-0068', 39, 'EVT', 2, 'D', '2023-03-20', '2023-04-17', 80.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (69, '2021-0069', 40, 'DEM', 1, 'A', '2021-10-04', '2021-10-18', 300.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (70, '2023-0070', 27, 'TER', 2, 'D', '2023-09-23', '2023-10-22', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (71, '2023-0071', 17, 'DEM', 4, 'R', '2023-08-02', NULL, 300.0, 'Y',
  'Old Town', NULL);
INSERT INTO permit VALUES (72, '2021-0072', 5, 'DEM', 2, 'A', '2021-01-05', '2021-01-14', 300.0,
  'Y', 'Harbour', 244000);
INSERT INTO permit VALUES (73, '2021-0073', 4, 'SGN', 3, 'A', '2021-07-04', '2021-07-24', 60.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (74, '2021-0074', 27, 'BLD', 1, 'R', '2021-01-15', NULL, 450.0, 'Y',
  'West End', 309000);
INSERT INTO permit VALUES (75, '2021-0075', 2, 'EVT', 2, 'A', '2021-07-02', '2021-07-04', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (76, '2022-0076', 29, 'BLD', 4, 'A', '2022-02-27', '2022-03-30', 450.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (77, '2021-0077', 20, 'BLD', 1, 'A', '2021-08-25', '2021-09-23', 450.0,
  'Y', 'Northside', 208000);
INSERT INTO permit VALUES (78, '2022-0078', 7, 'TER', 4, 'A', '2022-10-25', '2022-11-28', 120.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (79, '2021-0079', 33, 'EVT', 3, 'A', '2021-02-17', '2021-02-19', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (80, '2021-0080', 4, 'EVT', 4, 'R', '2021-01-06', NULL, 80.0, 'N',
  'Old Town', NULL);
INSERT INTO permit VALUES (81, '2023-0081', 14, 'EVT', 3, 'D', '2023-08-11', '2023-09-05', 80.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (82, '2023-0082', 11, 'FNC', 4, 'A', '2023-12-04', '2023-12-18', 45.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (83, '2021-0083', 25, 'FNC', 3, 'D', '2021-08-27', '2021-08-31', 45.0,
  'N', 'Old Town', NULL);
INSERT INTO permit VALUES (84, '2023-0084', 1, 'SGN', 4, 'R', '2023-07-26', NULL, 60.0, 'Y',
  'Old Town', NULL);
INSERT INTO permit VALUES (85, '2023-0085', 42, 'DEM', 4, 'A', '2023-09-28', '2023-10-19', 300.0,
  'Y', 'West End', 123000);
INSERT INTO permit VALUES (86, '2022-0086', 4, 'DEM', NULL, 'N', '2022-04-20', NULL, 300.0, 'Y',
  'Old Town', 228000);
INSERT INTO permit VALUES (87, '2022-0087', 39, 'DEM', 1, 'A', '2022-04-01', '2022-04-13', 300.0,
  'N', 'West End', 129000);
INSERT INTO permit VALUES (88, '2023-0088', 3, 'SGN', 3, 'A', '2023-09-13', '2023-09-15', 60.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (89, '2021-0089', 8, 'EVT', 2, 'A', '2021-04-10', '2021-04-24', 80.0,
  'N', 'Harbour', NULL);
INSERT INTO permit VALUES (90, '2023-0090', 22, 'FNC', 2, 'A', '2023-03-13', '2023-03-28', 45.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (91, '2022-0091', 5, 'EVT', 1, 'W', '2022-11-23', NULL, 80.0, 'Y',
  'Old Town', NULL);
INSERT INTO permit VALUES (92, '2022-0092', 4, 'TER', 3, 'A', '2022-06-28', '2022-07-20', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (93, '2022-0093', 40, 'SGN', 2, 'A', '2022-01-14', '2022-01-24', 60.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (94, '2023-0094', 33, 'SGN', 1, 'A', '2023-01-12', '2023-01-18', 60.0,
  'N', 'Harbour', NULL);
INSERT INTO permit VALUES (95, '2023-0095', 5, 'TRE', 3, 'D', '2023-09-20', '2023-09-25', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (96, '2023-0096', 13, 'SGN', 4, 'W', '2023-05-12', NULL, 60.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (97, '2023-0097', 20, 'FNC', 3, 'A', '2023-06-10', '2023-06-21', 45.0,
  'N', 'Harbour', NULL);
INSERT INTO permit VALUES (98, '2023-0098', 29, 'DEM', NULL, 'N', '2023-08-31', NULL, 300.0, 'N',
  'West End', NULL);
INSERT INTO permit VALUES (99, '2023-0099', 35, 'SGN', 1, 'A', '2023-10-24', '2023-10-30', 60.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (100, '2023-0100', 4, 'DEM', 3, 'A', '2023-09-07', '2023-10-03', 300.0,
  'Y', 'Northside', 363000);
INSERT INTO permit VALUES (101, '2023-0101', 27, 'TER', 1, 'A', '2023-02-28', '2023-03-20', 120.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (102, '2023-0102', 9, 'TER', 4, 'A', '2023-10-08', '2023-10-23', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (103, '2023-0103', 7, 'EVT', 2, 'A', '2023-08-20', '2023-09-11', 80.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (104, '2023-0104', 10, 'TER', 4, 'A', '2023-03-27', '2023-04-15', 120.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (105, '2021-0105', 4, 'DEM', 2, 'A', '2021-08-20', '2021-09-05', 300.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (106, '2023-0106', 1, 'SGN', 1, 'D', '2023-11-24', '2023-12-22', 60.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (107, '2023-0107', 37, 'DEM', NULL, 'N', '2023-11-25', NULL, 300.0, 'Y',
  'Harbour', 382000);
INSERT INTO permit VALUES (108, '2022-0108', 19, 'FNC', 1, 'A', '2022-09-26', '2022-09-28', 45.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (109, '2022-0109', 19, 'TER', 1, 'A', '2022-05-22', '2022-06-10', 120.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (110, '2023-0110', 7, 'BLD', 4, 'A', '2023-05-20', '2023-06-19', 450.0,
  'Y', 'West End', 87000);
INSERT INTO permit VALUES (111, '2023-0111', 39, 'TRE', 2, 'A', '2023-07-13', '2023-08-05', 0.0,
  NULL, 'Harbour', NULL);
INSERT INTO permit VALUES (112, '2021-0112', 3, 'DEM', 4, 'D', '2021-05-03', '2021-05-21', 300.0,
  'Y', 'West End', 377000);
INSERT INTO permit VALUES (113, '2022-0113', 5, 'BLD', 3, 'A', '2022-02-14', '2022-03-13', 450.0,
  'Y', 'Northside', 14000);
INSERT INTO permit VALUES (114, '2023-0114', 5, 'EVT', 3, 'R', '2023-09-14', NULL, 80.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (115, '2022-0115', 5, 'DEM', 4, 'A', '2022-01-10', '2022-01-30', 300.0,
  'Y', 'Northside', 216000);
INSERT INTO permit VALUES (116, '2022-0116', 4, 'TRE', 4, 'A', '2022-10-05', '2022-10-24', 0.0,
  NULL, 'Harbour', NULL);
INSERT INTO permit VALUES (117, '2022-0117', 5, 'TRE', 2, 'A', '2022-09-25', '2022-10-02', 0.0,
  NULL, 'Harbour', NULL);
INSERT INTO permit VALUES (118, '2021-0118', 4, 'SGN', 2, 'A', '2021-05-14', '2021-05-29', 60.0,
  'N', 'Harbour', NULL);
INSERT INTO permit VALUES (119, '2023-0119', 4, 'TRE', 4, 'A', '2023-04-18', '2023-05-04', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (120, '2023-0120', 20, 'DEM', 1, 'A', '2023-03-17', '2023-04-10', 300.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (121, '2023-0121', 14, 'TER', 1, 'A', '2023-02-21', '2023-03-15', 120.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (122, '2023-0122', 14, 'TRE', 1, 'A', '2023-07-17', '2023-07-25', 0.0,
  NULL, 'Harbour', NULL);
INSERT INTO permit VALUES (123, '2022-0123', 7, 'BLD', 3, 'A', '2022-07-05', '2022-08-04', 450.0,
  'Y', 'West End', 302000);
INSERT INTO permit VALUES (124, '2021-0124', 4, 'BLD', 3, 'A', '2021-10-01', '2021-10-20', 450.0,
  'N', 'Harbour', 249000);
INSERT INTO permit VALUES (125, '2023-0125', 2, 'TER', 4, 'A', '2023-01-16', '2023-01-30', 120.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (126, '2023-0126', 18, 'TRE', 3, 'D', '2023-10-09', '2023-10-25', 0.0,
  NULL, 'West End', NULL);
INSERT INTO permit VALUES (127, '2021-0127', 19, 'DEM', 2, 'A', '2021-07-21', '2021-08-06', 300.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (128, '2023-0128', 21, 'SGN', 3, 'R', '2023-07-08', NULL, 60.0, 'N',
  'Old Town', NULL);
INSERT INTO permit VALUES (129, '2022-0129', 37, 'DEM', 2, 'D', '2022-10-23', '2022-11-13', 300.0,
  'Y', 'West End', 127000);
INSERT INTO permit VALUES (130, '2021-0130', 1, 'FNC', 1, 'A', '2021-05-09', '2021-05-16', 45.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (131, '2022-0131', 1, 'EVT', 1, 'D', '2022-07-26', '2022-07-28', 80.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (132, '2021-0132', 36, 'EVT', 1, 'A', '2021-12-13', '2021-12-24', 80.0,
  'N', 'West End', NULL);
INSERT INTO permit VALUES (133, '2022-0133', 7, 'DEM', 1, 'D', '2022-06-26', '2022-07-21', 300.0,
  'Y', 'Northside', 391000);
INSERT INTO permit VALUES (134, '2021-0134', 3, 'TRE', 1, 'A', '2021-04-19', '2021-04-26', 0.0,
  NULL, 'Old Town', NULL);
INSERT INTO permit VALUES (135, '2021-0135', 22, 'SGN', 2, 'R', '2021-08-23', NULL, 60.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (136, '2023-0136', 25, 'FNC', 4, 'D', '2023-08-01', '2023-08-21', 45.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (137, '2021-0137', 6, 'FNC', NULL, 'N', '2021-03-31', NULL, 45.0, 'Y',
  'Old Town', NULL);
INSERT INTO permit VALUES (138, '2022-0138', 21, 'FNC', 1, 'D', '2022-06-22', '2022-06-24', 45.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (139, '2023-0139', 38, 'TRE', 2, 'W', '2023-08-21', NULL, 0.0, NULL,
  'Harbour', NULL);
INSERT INTO permit VALUES (140, '2023-0140', 6, 'BLD', 1, 'W', '2023-09-30', NULL, 450.0, 'Y',
  'Northside', NULL);
INSERT INTO permit VALUES (141, '2021-0141', 3, 'SGN', 4, 'A', '2021-03-23', '2021-04-08', 60.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (142, '2022-0142', 5, 'DEM', 1, 'A', '2022-07-04', '2022-07-21', 300.0,
  'Y', 'Harbour', 213000);
INSERT INTO permit VALUES (143, '2023-0143', 24, 'EVT', 3, 'A', '2023-02-05', '2023-02-11', 80.0,
  'Y', 'West End', NULL);
INSERT INTO permit VALUES (144, '2021-0144', 24, 'TER', 2, 'D', '2021-01-16', '2021-01-30', 120.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (145, '2022-0145', 26, 'SGN', 3, 'A', '2022-10-24', '2022-10-27', 60.0,
  'Y', 'Old Town', NULL);
INSERT INTO permit VALUES (146, '2021-0146', 27, 'FNC', NULL, 'N', '2021-06-09', NULL, 45.0, 'Y',
  'Harbour', NULL);
INSERT INTO permit VALUES (147, '2021-0147', 7, 'TER', 3, 'D', '2021-07-09', '2021-07-11', 120.0,
  'Y', 'Harbour', NULL);
INSERT INTO permit VALUES (148, '2022-0148', 2, 'SGN', 3, 'D', '2022-03-16', '2022-04-06', 60.0,
  'Y', 'Northside', NULL);
INSERT INTO permit VALUES (149, '2022-0149', 16, 'BLD', 4, 'W', '2022-03-20', NULL, 450.0, 'Y',
  'West End', NULL);
INSERT INTO permit VALUES (150, '2021-0150', 32, 'TRE', 4, 'R', '2021-07-14', NULL, 0.0, NULL,
  'Northside', NULL);
CREATE TABLE inspection (insp_id INTEGER PRIMARY KEY, permit_id INTEGER REFERENCES
  permit(permit_id), inspector TEXT, insp_dt TEXT, result TEXT);
INSERT INTO inspection VALUES (1, 2, 'Ada Finch', '2021-03-14', 'FAIL');
INSERT INTO inspection VALUES (2, 5, 'Ada Finch', '2024-02-14', 'PASS');
INSERT INTO inspection VALUES (3, 9, 'Ken Dale', '2023-12-06', 'PASS');
INSERT INTO inspection VALUES (4, 9, 'Ada Finch', '2023-10-14', 'PASS');
INSERT INTO inspection VALUES (5, 10, 'Ken Dale', '2023-07-21', 'PASS');
INSERT INTO inspection VALUES (6, 14, 'Jo Hart', '2023-07-23', 'FAIL');
INSERT INTO inspection VALUES (7, 18, 'Ken Dale', '2022-12-13', NULL);
INSERT INTO inspection VALUES (8, 18, 'Jo Hart', '2022-11-11', 'PASS');
INSERT INTO inspection VALUES (9, 22, 'Ken Dale', '2021-06-25', 'PASS');
INSERT INTO inspection VALUES (10, 32, 'Ada Finch', '2022-06-11', 'PASS');
INSERT INTO inspection VALUES (11, 38, 'Ken Dale', '2022-03-30', 'PASS');
INSERT INTO inspection VALUES (12, 38, 'Jo Hart', '2022-04-14', 'FAIL');
INSERT INTO inspection VALUES (13, 40, 'Ken Dale', '2021-08-01', 'PASS');
INSERT INTO inspection VALUES (14, 41, 'Ada Finch', '2021-09-06', NULL);
INSERT INTO inspection VALUES (15, 53, 'Jo Hart', '2021-06-28', 'PASS');
INSERT INTO inspection VALUES (16, 55, 'Jo Hart', '2023-02-22', 'PASS');
INSERT INTO inspection VALUES (17, 65, 'Ada Finch', '2021-12-28', NULL);
INSERT INTO inspection VALUES (18, 65, 'Jo Hart', '2022-04-03', 'PASS');
INSERT INTO inspection VALUES (19, 69, 'Ken Dale', '2021-11-29', 'PASS');
INSERT INTO inspection VALUES (20, 71, 'Ada Finch', '2023-10-10', NULL);
INSERT INTO inspection VALUES (21, 74, 'Jo Hart', '2021-03-28', 'FAIL');
INSERT INTO inspection VALUES (22, 76, 'Jo Hart', '2022-04-28', 'PASS');
INSERT INTO inspection VALUES (23, 77, 'Ken Dale', '2021-12-07', 'PASS');
INSERT INTO inspection VALUES (24, 78, 'Jo Hart', '2023-02-04', 'PASS');
INSERT INTO inspection VALUES (25, 82, 'Ada Finch', '2024-03-28', 'PASS');
INSERT INTO inspection VALUES (26, 87, 'Ada Finch', '2022-04-14', 'FAIL');
INSERT INTO inspection VALUES (27, 90, 'Jo Hart', '2023-07-03', 'PASS');
INSERT INTO inspection VALUES (28, 92, 'Ken Dale', '2022-10-14', NULL);
INSERT INTO inspection VALUES (29, 97, 'Ada Finch', '2023-08-29', 'PASS');
INSERT INTO inspection VALUES (30, 97, 'Jo Hart', '2023-08-13', 'FAIL');
INSERT INTO inspection VALUES (31, 100, 'Jo Hart', '2023-12-29', 'FAIL');
INSERT INTO inspection VALUES (32, 100, 'Jo Hart', '2023-09-22', 'PASS');
INSERT INTO inspection VALUES (33, 101, 'Jo Hart', '2023-04-06', 'PASS');
INSERT INTO inspection VALUES (34, 102, 'Ada Finch', '2024-01-25', 'PASS');
INSERT INTO inspection VALUES (35, 104, 'Ada Finch', '2023-04-20', 'PASS');
INSERT INTO inspection VALUES (36, 105, 'Ada Finch', '2021-09-27', 'PASS');
INSERT INTO inspection VALUES (37, 108, 'Ada Finch', '2022-10-28', NULL);
INSERT INTO inspection VALUES (38, 109, 'Ada Finch', '2022-08-26', NULL);
INSERT INTO inspection VALUES (39, 110, 'Ada Finch', '2023-07-18', 'FAIL');
INSERT INTO inspection VALUES (40, 110, 'Ada Finch', '2023-07-17', 'PASS');
INSERT INTO inspection VALUES (41, 113, 'Ada Finch', '2022-04-03', 'FAIL');
INSERT INTO inspection VALUES (42, 115, 'Ken Dale', '2022-02-28', NULL);
INSERT INTO inspection VALUES (43, 115, 'Ken Dale', '2022-04-07', 'PASS');
INSERT INTO inspection VALUES (44, 120, 'Jo Hart', '2023-05-04', 'PASS');
INSERT INTO inspection VALUES (45, 124, 'Ken Dale', '2021-11-28', 'PASS');
INSERT INTO inspection VALUES (46, 125, 'Ken Dale', '2023-04-17', 'PASS');
INSERT INTO inspection VALUES (47, 127, 'Ada Finch', '2021-09-30', 'FAIL');
INSERT INTO inspection VALUES (48, 130, 'Ken Dale', '2021-08-05', 'PASS');
INSERT INTO inspection VALUES (49, 130, 'Ada Finch', '2021-07-16', NULL);
CREATE TABLE objection (objection_id INTEGER PRIMARY KEY, permit_id INTEGER REFERENCES
  permit(permit_id), objector TEXT, ground TEXT, received_dt TEXT);
INSERT INTO objection VALUES (1, 30, 'Karen Garcia', 'parking', '2023-06-24');
INSERT INTO objection VALUES (2, 148, 'Vera Schmidt', 'loss of light', '2022-03-21');
INSERT INTO objection VALUES (3, 22, 'Hugo Silva', 'heritage', '2021-03-21');
INSERT INTO objection VALUES (4, 68, 'Marco Muller', 'loss of light', '2023-03-26');
INSERT INTO objection VALUES (5, 53, 'Zoe Dunn', 'parking', '2021-03-20');
INSERT INTO objection VALUES (6, 96, 'Vera Vance', 'noise', '2023-05-19');
INSERT INTO objection VALUES (7, 84, 'Joel Reid', 'heritage', '2023-08-04');
INSERT INTO objection VALUES (8, 111, 'Carmen Tanaka', 'loss of light', '2023-07-23');
INSERT INTO objection VALUES (9, 105, 'Grace Patel', 'heritage', '2021-08-27');
INSERT INTO objection VALUES (10, 111, 'Tina Tanaka', 'parking', '2023-07-16');
INSERT INTO objection VALUES (11, 55, 'Tina Dunn', 'heritage', '2022-11-27');
INSERT INTO objection VALUES (12, 40, 'Grace Dunn', 'parking', '2021-07-13');
INSERT INTO objection VALUES (13, 137, 'Vera Novak', 'traffic', '2021-04-08');
INSERT INTO objection VALUES (14, 45, 'Joel Reid', 'noise', '2022-08-02');
INSERT INTO objection VALUES (15, 45, 'Quinn Jones', 'heritage', '2022-08-04');
INSERT INTO objection VALUES (16, 36, 'Emma Nguyen', 'noise', '2022-02-25');
INSERT INTO objection VALUES (17, 142, 'Kim O''Brien', 'noise', '2022-07-13');
INSERT INTO objection VALUES (18, 27, 'Tina Novak', 'loss of light', '2023-07-17');
INSERT INTO objection VALUES (19, 86, 'Anna White', 'noise', '2022-05-01');
INSERT INTO objection VALUES (20, 19, 'Maria Walker', 'loss of light', '2023-07-20');
INSERT INTO objection VALUES (21, 103, 'Emma Brown', 'loss of light', '2023-08-24');
INSERT INTO objection VALUES (22, 26, 'Laura Smith', 'loss of light', '2021-07-22');
INSERT INTO objection VALUES (23, 6, 'Anna Garcia', 'parking', '2023-06-25');
INSERT INTO objection VALUES (24, 81, 'Peter Adams', 'traffic', '2023-08-15');
INSERT INTO objection VALUES (25, 143, 'Peter Rossi', 'traffic', '2023-02-07');
INSERT INTO objection VALUES (26, 76, 'Olivia Smith', 'heritage', '2022-03-04');
INSERT INTO objection VALUES (27, 47, 'Zoe Larsen', 'heritage', '2021-04-02');
INSERT INTO objection VALUES (28, 19, 'Ines Evans', 'traffic', '2023-07-17');
COMMIT;
