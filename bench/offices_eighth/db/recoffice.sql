CREATE TABLE reader (ticket_no TEXT PRIMARY KEY, surname TEXT, forename TEXT, town TEXT,
  issued TEXT, expires TEXT, purpose TEXT);
INSERT INTO "reader" VALUES ('R2101', 'Malik', 'Judith', NULL, '2022-07-17', '2026-07-17',
  'family history');
INSERT INTO "reader" VALUES ('R2102', 'Sharma', 'Mabel', 'Marlbridge', '2022-03-05',
  '2026-03-05', 'academic');
INSERT INTO "reader" VALUES ('R2103', 'Fairbairn', 'Zoe', 'Ludbury', '2023-10-13', '2027-10-13',
  'family history');
INSERT INTO "reader" VALUES ('R2104', 'Morgan', 'Margaret', 'Crane Hill', '2021-05-27',
  '2025-05-27', 'family history');
INSERT INTO "reader" VALUES ('R2105', 'Featherstone', 'Lynne', 'Marlbridge', '2022-01-26',
  '2026-01-26', 'local history');
INSERT INTO "reader" VALUES ('R2106', 'Ashworth', 'Petra', 'Wexhampton', '2023-05-14',
  '2027-05-14', 'house history');
INSERT INTO "reader" VALUES ('R2107', 'Iqbal', 'Shirley', 'Crane Hill', '2023-03-02',
  '2027-03-02', 'local history');
INSERT INTO "reader" VALUES ('R2108', 'Nowak', 'Jonah', NULL, '2021-07-28', '2025-07-28',
  'family history');
INSERT INTO "reader" VALUES ('R2109', 'Okafor', 'Deborah', NULL, '2022-01-30', '2026-01-28',
  'house history');
INSERT INTO "reader" VALUES ('R2110', 'Vaughan', 'Tamsin', NULL, '2022-07-08', '2026-07-08',
  'academic');
INSERT INTO "reader" VALUES ('R2111', 'Oakes', 'Callum', 'Wexhampton', '2025-06-22',
  '2029-06-22', 'family history');
INSERT INTO "reader" VALUES ('R2112', 'Goodall', 'Bronwen', 'Crane Hill', '2022-11-12',
  '2026-11-12', 'family history');
INSERT INTO "reader" VALUES ('R2113', 'Eyre', 'Chloe', 'Crane Hill', '2022-11-15', '2026-11-15',
  'family history');
INSERT INTO "reader" VALUES ('R2114', 'Lindqvist', 'Faisal', 'Ludbury', '2024-12-02',
  '2028-12-02', 'family history');
INSERT INTO "reader" VALUES ('R2115', 'Hale', 'Piotr', 'Ludbury', '2024-12-21', '2028-12-21',
  'family history');
INSERT INTO "reader" VALUES ('R2116', 'Chowdhury', 'Owen', 'Marlbridge', '2025-06-02',
  '2029-06-02', 'family history');
INSERT INTO "reader" VALUES ('R2117', 'Rees', 'Dev', 'Ludbury', '2024-11-12', '2028-11-12',
  'academic');
INSERT INTO "reader" VALUES ('R2118', 'Venables', 'Geoffrey', 'Ludbury', '2022-05-04',
  '2026-05-04', 'family history');
INSERT INTO "reader" VALUES ('R2119', 'Gilchrist', 'Pauline', 'Marlbridge', '2022-12-19',
  '2026-12-19', 'legal');
INSERT INTO "reader" VALUES ('R2120', 'Garside', 'Megan', 'Ludbury', '2022-09-25', '2026-09-25',
  'local history');
INSERT INTO "reader" VALUES ('R2121', 'Sandford', 'Norman', 'Wexhampton', '2021-09-21',
  '2025-09-21', 'local history');
INSERT INTO "reader" VALUES ('R2122', 'Blenkinsop', 'Douglas', 'Wexhampton', '2022-08-16',
  '2026-08-16', 'local history');
INSERT INTO "reader" VALUES ('R2123', 'Bassett', 'Priya', 'Ludbury', '2024-07-12', '2028-07-12',
  'family history');
INSERT INTO "reader" VALUES ('R2124', 'Nair', 'Ewan', 'Ludbury', '2021-03-23', '2025-03-23',
  'academic');
INSERT INTO "reader" VALUES ('R2125', 'Spink', 'Grace', 'Crane Hill', '2024-03-26', '2028-03-26',
  'academic');
INSERT INTO "reader" VALUES ('R2126', 'Crabtree', 'Olive', 'Marlbridge', '2021-12-22',
  '2025-12-22', 'local history');
INSERT INTO "reader" VALUES ('R2127', 'Quick', 'Ian', NULL, '2024-02-28', '2028-02-28',
  'local history');
INSERT INTO "reader" VALUES ('R2128', 'Kowalski', 'Olive', NULL, '2022-12-18', '2026-12-18',
  'house history');
INSERT INTO "reader" VALUES ('R2129', 'Prosser', 'Beth', NULL, '2023-02-01', '2027-02-01',
  'family history');
INSERT INTO "reader" VALUES ('R2130', 'Tindall', 'Tomasz', 'Crane Hill', '2021-07-05',
  '2025-07-05', 'house history');
INSERT INTO "reader" VALUES ('R2131', 'Pickles', 'Owen', 'Wexhampton', '2022-07-17',
  '2026-07-17', 'house history');
INSERT INTO "reader" VALUES ('R2132', 'Arkwright', 'Hassan', 'Ludbury', '2021-08-29',
  '2025-08-28', 'academic');
INSERT INTO "reader" VALUES ('R2133', 'Janssen', 'Gareth', NULL, '2023-12-11', '2027-12-11',
  'academic');
INSERT INTO "reader" VALUES ('R2134', 'Holroyd', 'Roy', 'Wexhampton', '2022-06-11', '2026-06-11',
  'house history');
INSERT INTO "reader" VALUES ('R2135', 'Pengelly', 'Margaret', 'Wexhampton', '2022-11-19',
  '2026-11-19', 'family history');
INSERT INTO "reader" VALUES ('R2136', 'Bevan', 'Luke', NULL, '2025-09-11', '2029-09-11',
  'family history');
INSERT INTO "reader" VALUES ('R2137', 'Tuck', 'Vincent', NULL, '2023-01-21', '2027-01-21',
  'house history');
INSERT INTO "reader" VALUES ('R2138', 'Larkin', 'Margaret', 'Ludbury', '2025-02-17',
  '2029-02-17', 'family history');
INSERT INTO "reader" VALUES ('R2139', 'Dunne', 'Derek', 'Marlbridge', '2021-08-22', '2025-08-22',
  'academic');
INSERT INTO "reader" VALUES ('R2140', 'Toomey', 'Simon', 'Ludbury', '2024-05-22', '2028-05-22',
  'legal');
CREATE TABLE collection (coll_ref TEXT PRIMARY KEY, title TEXT, depositor TEXT, deposited TEXT,
  on_loan INTEGER);
INSERT INTO "collection" VALUES ('QS', 'Quarter Sessions', 'County Council', '1951-06-01', 0);
INSERT INTO "collection" VALUES ('PR12', 'Ludbury St Michael parish records', 'Diocese',
  '1963-02-14', 0);
INSERT INTO "collection" VALUES ('D304', 'Hartwell estate papers', 'Hartwell family',
  '1978-09-20', 1);
INSERT INTO "collection" VALUES ('D511', 'Marlbridge Brewery', 'Marlbridge Brewery Ltd',
  '1994-11-03', 1);
INSERT INTO "collection" VALUES ('TM', 'Tithe maps', 'Diocese', '1955-01-10', 0);
INSERT INTO "collection" VALUES ('ED7', 'Wexhampton Girls School', 'County Council',
  '1986-07-30', 0);
INSERT INTO "collection" VALUES ('D720', 'Foulkes photographic studio', 'Mr A Foulkes',
  '2019-04-08', 1);
CREATE TABLE document (doc_id INTEGER PRIMARY KEY, coll_ref TEXT REFERENCES collection,
  piece TEXT, descr TEXT, year_from INTEGER, year_to INTEGER, condition TEXT,
  closed_until INTEGER);
INSERT INTO "document" VALUES (1, 'QS', 'QS/1', 'Order book', 1726, 1752, 'fair', NULL);
INSERT INTO "document" VALUES (2, 'QS', 'QS/2', 'Order book', 1716, 1738, 'good', NULL);
INSERT INTO "document" VALUES (3, 'QS', 'QS/3', 'Order book', 1775, 1796, 'good', NULL);
INSERT INTO "document" VALUES (4, 'QS', 'QS/4', 'Recognizances', 1690, 1719, 'poor', NULL);
INSERT INTO "document" VALUES (5, 'QS', 'QS/5', 'Indictment roll', 1746, 1771, 'good', NULL);
INSERT INTO "document" VALUES (6, 'QS', 'QS/6', 'Indictment roll', 1745, 1761, 'fair', NULL);
INSERT INTO "document" VALUES (7, 'QS', 'QS/7', 'Gamekeepers register', 1705, 1717, 'fair',
  NULL);
INSERT INTO "document" VALUES (8, 'QS', 'QS/8', 'Gamekeepers register', 1762, 1781, 'unfit',
  NULL);
INSERT INTO "document" VALUES (9, 'PR12', 'PR12/9', 'Baptism register', 1626, 1630, 'fair',
  NULL);
INSERT INTO "document" VALUES (10, 'PR12', 'PR12/10', 'Baptism register', 1694, 1697, 'good',
  NULL);
INSERT INTO "document" VALUES (11, 'PR12', 'PR12/11', 'Marriage register', 1654, 1674, 'fair',
  NULL);
INSERT INTO "document" VALUES (12, 'PR12', 'PR12/12', 'Marriage register', 1669, 1675, 'good',
  NULL);
INSERT INTO "document" VALUES (13, 'PR12', 'PR12/13', 'Burial register', 1643, 1665, 'fair',
  NULL);
INSERT INTO "document" VALUES (14, 'PR12', 'PR12/14', 'Burial register', 1642, 1651, 'fair',
  NULL);
INSERT INTO "document" VALUES (15, 'PR12', 'PR12/15', 'Churchwardens accounts', 1668, 1678,
  'fair', NULL);
INSERT INTO "document" VALUES (16, 'PR12', 'PR12/16', 'Churchwardens accounts', 1642, 1643,
  'good', NULL);
INSERT INTO "document" VALUES (17, 'D304', 'D304/17', 'Rental', 1750, 1755, 'good', NULL);
INSERT INTO "document" VALUES (18, 'D304', 'D304/18', 'Rental', 1797, 1806, 'poor', NULL);
INSERT INTO "document" VALUES (19, 'D304', 'D304/19', 'Estate survey', 1752, 1756, 'good', NULL);
INSERT INTO "document" VALUES (20, 'D304', 'D304/20', 'Letters', 1746, 1748, 'good', NULL);
INSERT INTO "document" VALUES (21, 'D304', 'D304/21', 'Letters', 1784, 1808, 'poor', NULL);
INSERT INTO "document" VALUES (22, 'D304', 'D304/22', 'Household accounts', 1769, 1777, 'good',
  NULL);
INSERT INTO "document" VALUES (23, 'D304', 'D304/23', 'Household accounts', 1792, 1813, 'good',
  NULL);
INSERT INTO "document" VALUES (24, 'D511', 'D511/24', 'Brewing book', 1914, 1939, 'fair', NULL);
INSERT INTO "document" VALUES (25, 'D511', 'D511/25', 'Brewing book', 1916, 1943, 'poor', NULL);
INSERT INTO "document" VALUES (26, 'D511', 'D511/26', 'Brewing book', 1913, 1937, 'poor', NULL);
INSERT INTO "document" VALUES (27, 'D511', 'D511/27', 'Wages book', 1876, 1891, 'good', NULL);
INSERT INTO "document" VALUES (28, 'D511', 'D511/28', 'Deeds of the Swan Inn', 1889, 1913,
  'fair', NULL);
INSERT INTO "document" VALUES (29, 'D511', 'D511/29', 'Deeds of the Swan Inn', 1908, 1930,
  'good', NULL);
INSERT INTO "document" VALUES (30, 'TM', 'TM/30', 'Tithe map of Ludbury', 1853, 1853, 'unfit',
  NULL);
INSERT INTO "document" VALUES (31, 'TM', 'TM/31', 'Tithe map of Crane Hill', 1888, 1888, 'good',
  NULL);
INSERT INTO "document" VALUES (32, 'TM', 'TM/32', 'Tithe map of Marlbridge', 1843, 1843, 'fair',
  NULL);
INSERT INTO "document" VALUES (33, 'ED7', 'ED7/33', 'Admission register', 1914, 1934, 'fair',
  2034);
INSERT INTO "document" VALUES (34, 'ED7', 'ED7/34', 'Admission register', 1935, 1963, 'unfit',
  2063);
INSERT INTO "document" VALUES (35, 'ED7', 'ED7/35', 'Log book', 1896, 1909, 'poor', 2009);
INSERT INTO "document" VALUES (36, 'ED7', 'ED7/36', 'Log book', 1924, 1935, 'fair', 2035);
INSERT INTO "document" VALUES (37, 'ED7', 'ED7/37', 'Log book', 1946, 1963, 'fair', 2063);
INSERT INTO "document" VALUES (38, 'ED7', 'ED7/38', 'Punishment book', 1936, 1951, 'poor', 2051);
INSERT INTO "document" VALUES (39, 'ED7', 'ED7/39', 'Punishment book', 1965, 1977, 'good', 2077);
INSERT INTO "document" VALUES (40, 'ED7', 'ED7/40', 'Punishment book', 1940, 1952, 'good', 2052);
INSERT INTO "document" VALUES (41, 'D720', 'D720/41', 'Glass negatives', 1918, 1926, 'poor',
  NULL);
INSERT INTO "document" VALUES (42, 'D720', 'D720/42', 'Glass negatives', 1951, 1981, 'fair',
  NULL);
INSERT INTO "document" VALUES (43, 'D720', 'D720/43', 'Glass negatives', 1957, 1981, 'good',
  NULL);
INSERT INTO "document" VALUES (44, 'D720', 'D720/44', 'Sitters book', 1949, 1969, 'poor', NULL);
INSERT INTO "document" VALUES (45, 'D720', 'D720/45', 'Sitters book', 1942, 1968, 'fair', NULL);
INSERT INTO "document" VALUES (46, 'D720', 'D720/46', 'Sitters book', 1991, 2011, 'good', NULL);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, name TEXT, role TEXT);
INSERT INTO "staff" VALUES (1, 'Helen Voss', 'archivist');
INSERT INTO "staff" VALUES (2, 'Barry Lomax', 'searchroom assistant');
INSERT INTO "staff" VALUES (3, 'Tunde Adeyemi', 'searchroom assistant');
INSERT INTO "staff" VALUES (4, 'Clare Wix', 'conservator');
INSERT INTO "staff" VALUES (5, 'Noel Pratt', 'trainee');
CREATE TABLE request (req_id INTEGER PRIMARY KEY, ticket_no TEXT REFERENCES reader,
  doc_id INTEGER REFERENCES document, asked_at TEXT, status TEXT,
  fetched_by INTEGER REFERENCES staff(staff_id), returned_by INTEGER REFERENCES staff(staff_id),
  seat INTEGER);
INSERT INTO "request" VALUES (1, 'R2133', 12, '2025-01-07 09:30', 'RET', 2, 2, 12);
INSERT INTO "request" VALUES (2, 'R2132', 26, '2025-01-09 13:50', 'RET', 2, 2, 6);
INSERT INTO "request" VALUES (3, 'R2134', 43, '2025-01-09 12:15', 'RET', 2, 3, 2);
INSERT INTO "request" VALUES (4, 'R2108', 44, '2025-01-10 12:50', 'RET', 3, 2, 6);
INSERT INTO "request" VALUES (5, 'R2124', 14, '2025-01-11 11:20', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (6, 'R2101', 9, '2025-01-14 12:20', 'RET', 5, 2, 5);
INSERT INTO "request" VALUES (7, 'R2111', 15, '2025-01-15 10:15', 'RET', 2, 3, 6);
INSERT INTO "request" VALUES (8, 'R2103', 17, '2025-01-15 15:05', 'RET', 3, 3, 2);
INSERT INTO "request" VALUES (9, 'R2123', 12, '2025-01-16 09:15', 'RET', 3, 3, 12);
INSERT INTO "request" VALUES (10, 'R2129', 44, '2025-01-18 15:30', 'RET', 1, 2, 8);
INSERT INTO "request" VALUES (11, 'R2134', 15, '2025-01-19 15:50', 'RET', 1, 3, 16);
INSERT INTO "request" VALUES (12, 'R2123', 37, '2025-01-20 14:45', 'RET', 5, 5, 6);
INSERT INTO "request" VALUES (13, 'R2119', 33, '2025-01-21 12:05', 'RET', 3, 3, 4);
INSERT INTO "request" VALUES (14, 'R2133', 25, '2025-01-22 09:30', 'RET', 3, 5, 3);
INSERT INTO "request" VALUES (15, 'R2117', 33, '2025-01-22 11:05', 'RET', 3, 5, 3);
INSERT INTO "request" VALUES (16, 'R2131', 32, '2025-01-23 12:30', 'RET', 5, 3, 10);
INSERT INTO "request" VALUES (17, 'R2136', 16, '2025-01-28 14:50', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (18, 'R2110', 14, '2025-01-28 15:30', 'RET', 1, 3, 8);
INSERT INTO "request" VALUES (19, 'R2134', 44, '2025-02-01 13:20', 'RET', 3, 3, 11);
INSERT INTO "request" VALUES (20, 'R2131', 3, '2025-02-03 14:50', 'RET', 2, 3, 9);
INSERT INTO "request" VALUES (21, 'R2114', 46, '2025-02-03 11:30', 'RET', 2, 5, 1);
INSERT INTO "request" VALUES (22, 'R2114', 9, '2025-02-05 13:05', 'RET', 5, 5, 1);
INSERT INTO "request" VALUES (23, 'R2110', 7, '2025-02-12 12:15', 'RET', 2, 3, 6);
INSERT INTO "request" VALUES (24, 'R2108', 38, '2025-02-13 10:50', 'RET', 2, 2, 9);
INSERT INTO "request" VALUES (25, 'R2107', 10, '2025-02-14 11:05', 'RET', 5, 5, 12);
INSERT INTO "request" VALUES (26, 'R2128', 18, '2025-02-16 15:50', 'RET', 2, 2, 16);
INSERT INTO "request" VALUES (27, 'R2135', 44, '2025-02-19 10:30', 'RET', 3, 5, 4);
INSERT INTO "request" VALUES (28, 'R2127', 36, '2025-02-19 10:05', 'RET', 3, 5, 6);
INSERT INTO "request" VALUES (29, 'R2115', 25, '2025-02-21 09:50', 'RET', 1, 2, 16);
INSERT INTO "request" VALUES (30, 'R2132', 22, '2025-02-24 14:50', 'RET', 3, 3, 16);
INSERT INTO "request" VALUES (31, 'R2117', 19, '2025-02-28 14:20', 'RET', 2, 3, 12);
INSERT INTO "request" VALUES (32, 'R2103', 27, '2025-03-01 12:05', 'RET', 3, 3, 14);
INSERT INTO "request" VALUES (33, 'R2123', 15, '2025-03-01 12:15', 'RET', 2, 5, 16);
INSERT INTO "request" VALUES (34, 'R2120', 6, '2025-03-01 15:05', 'RET', 3, 5, 8);
INSERT INTO "request" VALUES (35, 'R2131', 9, '2025-03-05 13:50', 'RET', 3, 3, 11);
INSERT INTO "request" VALUES (36, 'R2104', 19, '2025-03-06 12:45', 'RET', 5, 3, 11);
INSERT INTO "request" VALUES (37, 'R2104', 5, '2025-03-07 09:30', 'RET', 2, 3, 15);
INSERT INTO "request" VALUES (38, 'R2135', 22, '2025-03-07 14:15', 'RET', 5, 3, 11);
INSERT INTO "request" VALUES (39, 'R2122', 36, '2025-03-09 12:30', 'RET', 3, 3, 9);
INSERT INTO "request" VALUES (40, 'R2108', 19, '2025-03-10 10:45', 'RET', 1, 2, 2);
INSERT INTO "request" VALUES (41, 'R2122', 37, '2025-03-14 15:15', 'RET', 2, 2, 2);
INSERT INTO "request" VALUES (42, 'R2120', 40, '2025-03-17 13:30', 'RET', 3, 3, 13);
INSERT INTO "request" VALUES (43, 'R2121', 32, '2025-03-20 14:05', 'RET', 3, 3, 16);
INSERT INTO "request" VALUES (44, 'R2111', 41, '2025-03-21 15:45', 'RET', 3, 5, 11);
INSERT INTO "request" VALUES (45, 'R2106', 33, '2025-03-25 13:15', 'RET', 1, 2, 8);
INSERT INTO "request" VALUES (46, 'R2133', 17, '2025-03-31 11:20', 'RET', 3, 3, 13);
INSERT INTO "request" VALUES (47, 'R2105', 42, '2025-04-03 13:05', 'RET', 3, 5, 4);
INSERT INTO "request" VALUES (48, 'R2136', 27, '2025-04-04 15:15', 'RET', 3, 2, 6);
INSERT INTO "request" VALUES (49, 'R2124', 10, '2025-04-05 09:45', 'RET', 3, 3, 10);
INSERT INTO "request" VALUES (50, 'R2110', 31, '2025-04-06 12:05', 'RET', 1, 2, 9);
INSERT INTO "request" VALUES (51, 'R2126', 19, '2025-04-08 13:50', 'RET', 3, 2, 5);
INSERT INTO "request" VALUES (52, 'R2106', 19, '2025-04-08 13:45', 'RET', 3, 3, 13);
INSERT INTO "request" VALUES (53, 'R2104', 13, '2025-04-12 10:30', 'RET', 5, 2, 9);
INSERT INTO "request" VALUES (54, 'R2135', 43, '2025-04-12 14:30', 'RET', 3, 3, 5);
INSERT INTO "request" VALUES (55, 'R2136', 2, '2025-04-13 15:50', 'RET', 3, 5, 3);
INSERT INTO "request" VALUES (56, 'R2107', 26, '2025-04-14 12:50', 'RET', 3, 3, 2);
INSERT INTO "request" VALUES (57, 'R2129', 24, '2025-04-15 13:05', 'RET', 2, 3, 3);
INSERT INTO "request" VALUES (58, 'R2131', 15, '2025-04-17 14:45', 'RET', 3, 2, 15);
INSERT INTO "request" VALUES (59, 'R2135', 18, '2025-04-21 12:50', 'RET', 3, 3, 14);
INSERT INTO "request" VALUES (60, 'R2111', 42, '2025-04-21 10:50', 'RET', 2, 3, 7);
INSERT INTO "request" VALUES (61, 'R2112', 17, '2025-04-22 13:45', 'RET', 3, 3, 5);
INSERT INTO "request" VALUES (62, 'R2119', 31, '2025-04-22 13:45', 'RET', 2, 3, 13);
INSERT INTO "request" VALUES (63, 'R2129', 5, '2025-04-23 14:05', 'RET', 2, 3, 11);
INSERT INTO "request" VALUES (64, 'R2134', 38, '2025-04-23 14:45', 'RET', 1, 5, 2);
INSERT INTO "request" VALUES (65, 'R2113', 38, '2025-04-23 15:50', 'RET', 2, 2, 7);
INSERT INTO "request" VALUES (66, 'R2115', 24, '2025-04-23 09:45', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (67, 'R2119', 12, '2025-04-25 13:15', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (68, 'R2101', 22, '2025-04-25 13:45', 'RET', 2, 3, 14);
INSERT INTO "request" VALUES (69, 'R2121', 5, '2025-04-26 12:05', 'RET', 2, 5, 14);
INSERT INTO "request" VALUES (70, 'R2116', 23, '2025-04-27 15:50', 'RET', 3, 5, 4);
INSERT INTO "request" VALUES (71, 'R2102', 9, '2025-05-01 14:45', 'RET', 3, 3, 7);
INSERT INTO "request" VALUES (72, 'R2107', 41, '2025-05-03 15:30', 'RET', 3, 3, 13);
INSERT INTO "request" VALUES (73, 'R2131', 22, '2025-05-04 09:05', 'RET', 2, 3, 10);
INSERT INTO "request" VALUES (74, 'R2123', 24, '2025-05-07 11:15', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (75, 'R2101', 5, '2025-05-14 09:05', 'RET', 5, 3, 7);
INSERT INTO "request" VALUES (76, 'R2114', 15, '2025-05-17 15:05', 'RET', 2, 3, 2);
INSERT INTO "request" VALUES (77, 'R2123', 11, '2025-05-22 11:30', 'RET', 3, 3, 12);
INSERT INTO "request" VALUES (78, 'R2112', 15, '2025-05-22 14:50', 'RET', 2, 3, 6);
INSERT INTO "request" VALUES (79, 'R2127', 29, '2025-05-28 13:20', 'RET', 5, 3, 4);
INSERT INTO "request" VALUES (80, 'R2113', 14, '2025-05-29 10:50', 'RET', 2, 3, 11);
INSERT INTO "request" VALUES (81, 'R2102', 29, '2025-06-04 13:30', 'RET', 3, 2, 12);
INSERT INTO "request" VALUES (82, 'R2128', 20, '2025-06-05 15:45', 'RET', 3, 5, 1);
INSERT INTO "request" VALUES (83, 'R2117', 31, '2025-06-06 15:15', 'RET', 3, 5, 7);
INSERT INTO "request" VALUES (84, 'R2131', 12, '2025-06-06 09:45', 'RET', 1, 3, 7);
INSERT INTO "request" VALUES (85, 'R2136', 28, '2025-06-07 10:45', 'RET', 2, 2, 7);
INSERT INTO "request" VALUES (86, 'R2114', 2, '2025-06-08 10:30', 'RET', 3, 3, 1);
INSERT INTO "request" VALUES (87, 'R2117', 13, '2025-06-09 10:20', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (88, 'R2110', 6, '2025-06-11 15:05', 'RET', 5, 5, 7);
INSERT INTO "request" VALUES (89, 'R2124', 25, '2025-06-14 14:05', 'RET', 2, 5, 15);
INSERT INTO "request" VALUES (90, 'R2107', 30, '2025-06-15 10:30', 'RET', 1, 3, 8);
INSERT INTO "request" VALUES (91, 'R2105', 2, '2025-06-16 15:20', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (92, 'R2115', 10, '2025-06-18 14:05', 'RET', 1, 2, 12);
INSERT INTO "request" VALUES (93, 'R2135', 36, '2025-06-23 15:15', 'RET', 5, 2, 5);
INSERT INTO "request" VALUES (94, 'R2107', 27, '2025-06-24 14:05', 'RET', 3, 5, 2);
INSERT INTO "request" VALUES (95, 'R2129', 38, '2025-06-25 11:05', 'RET', 3, 2, 15);
INSERT INTO "request" VALUES (96, 'R2116', 13, '2025-06-25 09:15', 'RET', 2, 5, 6);
INSERT INTO "request" VALUES (97, 'R2136', 32, '2025-06-27 11:45', 'RET', 3, 2, 12);
INSERT INTO "request" VALUES (98, 'R2134', 46, '2025-06-27 13:30', 'RET', 3, 5, 12);
INSERT INTO "request" VALUES (99, 'R2103', 40, '2025-06-27 09:20', 'RET', 2, 3, 9);
INSERT INTO "request" VALUES (100, 'R2106', 11, '2025-06-30 11:20', 'RET', 1, 5, 7);
INSERT INTO "request" VALUES (101, 'R2130', 14, '2025-06-30 12:05', 'RET', 2, 5, 2);
INSERT INTO "request" VALUES (102, 'R2115', 24, '2025-07-04 11:05', 'RET', 5, 2, 16);
INSERT INTO "request" VALUES (103, 'R2121', 27, '2025-07-05 11:15', 'RET', 5, 3, 8);
INSERT INTO "request" VALUES (104, 'R2121', 2, '2025-07-05 09:50', 'RET', 5, 3, 6);
INSERT INTO "request" VALUES (105, 'R2128', 2, '2025-07-11 13:45', 'RET', 5, 2, 14);
INSERT INTO "request" VALUES (106, 'R2123', 15, '2025-07-18 12:45', 'RET', 5, 2, 7);
INSERT INTO "request" VALUES (107, 'R2129', 28, '2025-07-23 15:05', 'RET', 3, 2, 14);
INSERT INTO "request" VALUES (108, 'R2126', 44, '2025-07-26 10:45', 'RET', 2, 5, 16);
INSERT INTO "request" VALUES (109, 'R2124', 35, '2025-08-01 11:15', 'RET', 2, 3, 11);
INSERT INTO "request" VALUES (110, 'R2125', 33, '2025-08-02 15:50', 'RET', 3, 2, 7);
INSERT INTO "request" VALUES (111, 'R2107', 37, '2025-08-03 15:45', 'RET', 2, 3, 5);
INSERT INTO "request" VALUES (112, 'R2128', 14, '2025-08-08 15:50', 'RET', 2, 3, 11);
INSERT INTO "request" VALUES (113, 'R2112', 17, '2025-08-15 09:20', 'RET', 3, 3, 8);
INSERT INTO "request" VALUES (114, 'R2108', 13, '2025-08-15 12:05', 'RET', 2, 5, 10);
INSERT INTO "request" VALUES (115, 'R2117', 27, '2025-08-17 10:15', 'RET', 2, 5, 1);
INSERT INTO "request" VALUES (116, 'R2119', 46, '2025-08-21 13:50', 'RET', 2, 2, 8);
INSERT INTO "request" VALUES (117, 'R2130', 6, '2025-08-22 09:05', 'RET', 2, 2, 15);
INSERT INTO "request" VALUES (118, 'R2122', 11, '2025-08-23 15:50', 'RET', 3, 3, 11);
INSERT INTO "request" VALUES (119, 'R2105', 21, '2025-08-26 14:20', 'RET', 3, 3, 14);
INSERT INTO "request" VALUES (120, 'R2135', 36, '2025-08-28 13:45', 'RET', 3, 2, 16);
INSERT INTO "request" VALUES (121, 'R2132', 19, '2025-08-29 15:45', 'RET', 2, 3, 11);
INSERT INTO "request" VALUES (122, 'R2124', 26, '2025-08-29 14:45', 'RET', 2, 2, 8);
INSERT INTO "request" VALUES (123, 'R2121', 24, '2025-08-31 10:50', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (124, 'R2121', 41, '2025-09-01 15:20', 'RET', 3, 5, 4);
INSERT INTO "request" VALUES (125, 'R2125', 16, '2025-09-04 12:05', 'RET', 2, 5, 9);
INSERT INTO "request" VALUES (126, 'R2111', 32, '2025-09-05 10:30', 'RET', 2, 2, 8);
INSERT INTO "request" VALUES (127, 'R2126', 43, '2025-09-08 14:15', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (128, 'R2111', 30, '2025-09-09 12:05', 'RET', 2, 3, 4);
INSERT INTO "request" VALUES (129, 'R2123', 32, '2025-09-10 12:45', 'RET', 5, 3, 15);
INSERT INTO "request" VALUES (130, 'R2127', 20, '2025-09-14 15:50', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (131, 'R2109', 36, '2025-09-17 10:05', 'RET', 1, 3, 5);
INSERT INTO "request" VALUES (132, 'R2106', 41, '2025-09-18 12:05', 'RET', 2, 3, 3);
INSERT INTO "request" VALUES (133, 'R2118', 36, '2025-09-20 12:50', 'RET', 1, 5, 7);
INSERT INTO "request" VALUES (134, 'R2110', 33, '2025-09-22 14:20', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (135, 'R2123', 29, '2025-09-23 13:45', 'RET', 5, 5, 14);
INSERT INTO "request" VALUES (136, 'R2109', 31, '2025-09-23 15:45', 'RET', 1, 3, 4);
INSERT INTO "request" VALUES (137, 'R2102', 9, '2025-09-24 15:20', 'RET', 2, 3, 6);
INSERT INTO "request" VALUES (138, 'R2108', 15, '2025-09-25 10:45', 'RET', 2, 5, 12);
INSERT INTO "request" VALUES (139, 'R2123', 13, '2025-09-25 14:20', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (140, 'R2107', 24, '2025-09-26 13:15', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (141, 'R2122', 27, '2025-09-27 09:50', 'RET', 1, 3, 1);
INSERT INTO "request" VALUES (142, 'R2114', 22, '2025-09-30 10:50', 'RET', 2, 3, 10);
INSERT INTO "request" VALUES (143, 'R2104', 1, '2025-10-01 13:05', 'RET', 3, 5, 9);
INSERT INTO "request" VALUES (144, 'R2121', 18, '2025-10-01 09:50', 'RET', 5, 2, 11);
INSERT INTO "request" VALUES (145, 'R2116', 29, '2025-10-04 09:15', 'RET', 2, 2, 7);
INSERT INTO "request" VALUES (146, 'R2103', 21, '2025-10-06 12:45', 'RET', 2, 2, 2);
INSERT INTO "request" VALUES (147, 'R2103', 10, '2025-10-07 12:05', 'RET', 1, 2, 15);
INSERT INTO "request" VALUES (148, 'R2122', 21, '2025-10-08 10:30', 'RET', 3, 2, 15);
INSERT INTO "request" VALUES (149, 'R2104', 30, '2025-10-11 09:50', 'RET', 3, 2, 10);
INSERT INTO "request" VALUES (150, 'R2117', 17, '2025-10-11 12:05', 'RET', 1, 3, 10);
INSERT INTO "request" VALUES (151, 'R2105', 14, '2025-10-13 14:15', 'RET', 2, 5, 15);
INSERT INTO "request" VALUES (152, 'R2132', 11, '2025-10-16 12:50', 'RET', 3, 2, 1);
INSERT INTO "request" VALUES (153, 'R2115', 13, '2025-10-25 12:30', 'RET', 3, 2, 14);
INSERT INTO "request" VALUES (154, 'R2118', 42, '2025-10-27 09:45', 'RET', 1, 2, 12);
INSERT INTO "request" VALUES (155, 'R2120', 45, '2025-10-28 13:15', 'RET', 1, 3, 5);
INSERT INTO "request" VALUES (156, 'R2115', 41, '2025-10-29 13:30', 'RET', 3, 5, 2);
INSERT INTO "request" VALUES (157, 'R2120', 26, '2025-11-01 15:05', 'RET', 3, 3, 10);
INSERT INTO "request" VALUES (158, 'R2122', 35, '2025-11-02 15:50', 'RET', 5, 3, 3);
INSERT INTO "request" VALUES (159, 'R2127', 45, '2025-11-02 09:15', 'RET', 1, 2, 16);
INSERT INTO "request" VALUES (160, 'R2119', 39, '2025-11-02 11:50', 'RET', 3, 3, 11);
INSERT INTO "request" VALUES (161, 'R2132', 22, '2025-11-03 13:20', 'RET', 2, 5, 11);
INSERT INTO "request" VALUES (162, 'R2128', 44, '2025-11-05 15:30', 'RET', 2, 2, 15);
INSERT INTO "request" VALUES (163, 'R2130', 3, '2025-11-11 11:05', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (164, 'R2133', 33, '2025-11-12 09:45', 'RET', 3, 5, 7);
INSERT INTO "request" VALUES (165, 'R2106', 28, '2025-11-13 11:20', 'RET', 3, 3, 9);
INSERT INTO "request" VALUES (166, 'R2120', 20, '2025-11-15 09:45', 'RET', 5, 3, 9);
INSERT INTO "request" VALUES (167, 'R2136', 35, '2025-11-16 15:30', 'RET', 2, 2, 1);
INSERT INTO "request" VALUES (168, 'R2128', 3, '2025-11-17 14:15', 'RET', 3, 3, 8);
INSERT INTO "request" VALUES (169, 'R2104', 41, '2025-11-19 12:05', 'RET', 3, 3, 16);
INSERT INTO "request" VALUES (170, 'R2122', 14, '2025-11-24 10:05', 'RET', 3, 5, 6);
INSERT INTO "request" VALUES (171, 'R2123', 4, '2025-11-26 13:45', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (172, 'R2106', 45, '2025-11-28 12:15', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (173, 'R2112', 13, '2025-11-28 14:50', 'RET', 3, 2, 15);
INSERT INTO "request" VALUES (174, 'R2129', 28, '2025-12-01 10:20', 'REF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (175, 'R2106', 18, '2025-12-02 14:05', 'RET', 1, 2, 8);
INSERT INTO "request" VALUES (176, 'R2111', 5, '2025-12-04 12:15', 'RET', 1, 3, 10);
INSERT INTO "request" VALUES (177, 'R2118', 44, '2025-12-08 10:05', 'RET', 3, 2, 4);
INSERT INTO "request" VALUES (178, 'R2116', 45, '2025-12-10 12:45', 'RET', 5, 5, 11);
INSERT INTO "request" VALUES (179, 'R2125', 45, '2025-12-13 11:45', 'RET', 2, 2, 12);
INSERT INTO "request" VALUES (180, 'R2115', 28, '2025-12-13 15:45', 'RET', 3, 3, 3);
INSERT INTO "request" VALUES (181, 'R2102', 19, '2025-12-13 15:50', 'RET', 3, 5, 11);
INSERT INTO "request" VALUES (182, 'R2107', 33, '2025-12-15 10:50', 'RET', 2, 3, 9);
INSERT INTO "request" VALUES (183, 'R2109', 37, '2025-12-15 11:30', 'RET', 3, 3, 1);
INSERT INTO "request" VALUES (184, 'R2106', 6, '2025-12-15 10:30', 'RET', 2, 3, 8);
INSERT INTO "request" VALUES (185, 'R2126', 44, '2025-12-16 12:15', 'RET', 2, 5, 10);
INSERT INTO "request" VALUES (186, 'R2110', 12, '2025-12-18 14:50', 'RET', 2, 3, 8);
INSERT INTO "request" VALUES (187, 'R2114', 36, '2025-12-20 11:30', 'RET', 5, 2, 14);
INSERT INTO "request" VALUES (188, 'R2103', 21, '2025-12-21 14:20', 'RET', 1, 2, 10);
INSERT INTO "request" VALUES (189, 'R2118', 46, '2025-12-24 10:05', 'RET', 1, 2, 13);
INSERT INTO "request" VALUES (190, 'R2103', 19, '2025-12-26 09:15', 'RET', 3, 3, 16);
INSERT INTO "request" VALUES (191, 'R2127', 45, '2025-12-31 13:50', 'RET', 3, 2, 7);
INSERT INTO "request" VALUES (192, 'R2124', 27, '2026-01-01 15:30', 'RET', 2, 3, 3);
INSERT INTO "request" VALUES (193, 'R2114', 9, '2026-01-03 14:45', 'RET', 2, 3, 12);
INSERT INTO "request" VALUES (194, 'R2132', 17, '2026-01-08 13:30', 'RET', 3, 2, 11);
INSERT INTO "request" VALUES (195, 'R2102', 21, '2026-01-08 15:05', 'RET', 2, 3, 4);
INSERT INTO "request" VALUES (196, 'R2104', 14, '2026-01-09 12:30', 'RET', 3, 3, 10);
INSERT INTO "request" VALUES (197, 'R2111', 19, '2026-01-12 13:45', 'RET', 3, 5, 1);
INSERT INTO "request" VALUES (198, 'R2120', 28, '2026-01-17 11:15', 'RET', 2, 2, 4);
INSERT INTO "request" VALUES (199, 'R2111', 4, '2026-01-17 09:50', 'RET', 3, 3, 10);
INSERT INTO "request" VALUES (200, 'R2113', 38, '2026-01-19 10:15', 'NF', NULL, NULL, NULL);
INSERT INTO "request" VALUES (201, 'R2130', 19, '2026-01-19 11:30', 'RET', 5, 2, 13);
INSERT INTO "request" VALUES (202, 'R2110', 37, '2026-01-24 10:20', 'RET', 5, 5, 8);
INSERT INTO "request" VALUES (203, 'R2113', 3, '2026-01-28 15:50', 'RET', 1, 5, 16);
INSERT INTO "request" VALUES (204, 'R2133', 11, '2026-01-29 15:15', 'RET', 3, 3, 5);
INSERT INTO "request" VALUES (205, 'R2101', 7, '2026-01-31 10:20', 'RET', 2, 3, 6);
INSERT INTO "request" VALUES (206, 'R2136', 45, '2026-02-03 09:20', 'RET', 5, 3, 13);
INSERT INTO "request" VALUES (207, 'R2107', 27, '2026-02-07 10:30', 'RET', 1, 5, 5);
INSERT INTO "request" VALUES (208, 'R2132', 18, '2026-02-10 14:05', 'RET', 1, 2, 2);
INSERT INTO "request" VALUES (209, 'R2111', 42, '2026-02-10 13:50', 'RET', 5, 2, 2);
INSERT INTO "request" VALUES (210, 'R2112', 33, '2026-02-15 12:50', 'RET', 3, 2, 2);
INSERT INTO "request" VALUES (211, 'R2116', 32, '2026-02-16 12:15', 'RET', 3, 3, 16);
INSERT INTO "request" VALUES (212, 'R2104', 20, '2026-02-22 10:45', 'RET', 1, 3, 2);
INSERT INTO "request" VALUES (213, 'R2128', 13, '2026-03-01 12:50', 'RET', 1, 2, 7);
INSERT INTO "request" VALUES (214, 'R2111', 44, '2026-03-03 12:15', 'RET', 2, 5, 13);
INSERT INTO "request" VALUES (215, 'R2107', 17, '2026-03-04 11:50', 'RET', 2, 5, 5);
INSERT INTO "request" VALUES (216, 'R2133', 44, '2026-03-06 15:15', 'RET', 3, 2, 16);
INSERT INTO "request" VALUES (217, 'R2110', 38, '2026-03-08 13:50', 'RET', 3, 2, 13);
INSERT INTO "request" VALUES (218, 'R2122', 7, '2026-03-08 12:15', 'RET', 2, 5, 8);
INSERT INTO "request" VALUES (219, 'R2126', 23, '2026-03-08 10:30', 'RET', 2, 3, 12);
INSERT INTO "request" VALUES (220, 'R2110', 19, '2026-03-09 11:50', 'RET', 2, 3, 16);
INSERT INTO "request" VALUES (221, 'R2130', 27, '2026-03-17 09:30', 'RET', 1, 3, 7);
INSERT INTO "request" VALUES (222, 'R2130', 21, '2026-03-19 15:30', 'OUT', 1, NULL, 12);
INSERT INTO "request" VALUES (223, 'R2119', 17, '2026-03-20 11:05', 'OUT', 2, NULL, 10);
INSERT INTO "request" VALUES (224, 'R2108', 39, '2026-03-22 10:50', 'RET', 1, 3, 13);
INSERT INTO "request" VALUES (225, 'R2129', 10, '2026-03-25 11:15', 'OUT', 3, NULL, 7);
CREATE TABLE copy_order (order_id INTEGER PRIMARY KEY, req_id INTEGER REFERENCES request,
  pages INTEGER, colour INTEGER, price REAL, ordered_on TEXT, sent_on TEXT);
INSERT INTO "copy_order" VALUES (1, 2, 14, 0, 9.0, '2025-01-09', '2025-02-03');
INSERT INTO "copy_order" VALUES (2, 4, 9, 0, 6.5, '2025-01-10', '2025-01-22');
INSERT INTO "copy_order" VALUES (3, 8, 12, 1, 16.4, '2025-01-15', '2025-02-08');
INSERT INTO "copy_order" VALUES (4, 13, 8, 0, 6.0, '2025-01-21', '2025-02-11');
INSERT INTO "copy_order" VALUES (5, 18, 22, 0, 13.0, '2025-01-28', '2025-01-29');
INSERT INTO "copy_order" VALUES (6, 26, 5, 0, 4.5, '2025-02-16', '2025-02-22');
INSERT INTO "copy_order" VALUES (7, 29, 1, 0, 2.5, '2025-02-21', '2025-03-10');
INSERT INTO "copy_order" VALUES (8, 40, 4, 1, 6.8, '2025-03-10', '2025-03-12');
INSERT INTO "copy_order" VALUES (9, 53, 1, 1, 3.2, '2025-04-12', '2025-04-22');
INSERT INTO "copy_order" VALUES (10, 55, 20, 0, 12.0, '2025-04-13', '2025-04-25');
INSERT INTO "copy_order" VALUES (11, 58, 12, 1, 16.4, '2025-04-17', '2025-05-08');
INSERT INTO "copy_order" VALUES (12, 63, 15, 0, 9.5, '2025-04-23', '2025-05-01');
INSERT INTO "copy_order" VALUES (13, 68, 21, 1, 27.2, '2025-04-25', '2025-05-11');
INSERT INTO "copy_order" VALUES (14, 76, 20, 1, 26.0, '2025-05-17', '2025-06-11');
INSERT INTO "copy_order" VALUES (15, 79, 19, 0, 11.5, '2025-05-28', '2025-05-29');
INSERT INTO "copy_order" VALUES (16, 84, 23, 0, 13.5, '2025-06-06', '2025-06-25');
INSERT INTO "copy_order" VALUES (17, 90, 24, 0, 14.0, '2025-06-15', '2025-07-02');
INSERT INTO "copy_order" VALUES (18, 93, 7, 0, 5.5, '2025-06-23', NULL);
INSERT INTO "copy_order" VALUES (19, 102, 8, 0, 6.0, '2025-07-04', '2025-07-06');
INSERT INTO "copy_order" VALUES (20, 105, 21, 0, 12.5, '2025-07-11', '2025-07-30');
INSERT INTO "copy_order" VALUES (21, 106, 4, 1, 6.8, '2025-07-18', '2025-08-10');
INSERT INTO "copy_order" VALUES (22, 108, 14, 0, 9.0, '2025-07-26', '2025-07-29');
INSERT INTO "copy_order" VALUES (23, 110, 20, 0, 12.0, '2025-08-02', NULL);
INSERT INTO "copy_order" VALUES (24, 112, 13, 0, 8.5, '2025-08-08', NULL);
INSERT INTO "copy_order" VALUES (25, 122, 5, 1, 8.0, '2025-08-29', '2025-09-19');
INSERT INTO "copy_order" VALUES (26, 128, 17, 1, 22.4, '2025-09-09', '2025-09-24');
INSERT INTO "copy_order" VALUES (27, 129, 14, 0, 9.0, '2025-09-10', '2025-10-05');
INSERT INTO "copy_order" VALUES (28, 131, 16, 0, 10.0, '2025-09-17', '2025-09-25');
INSERT INTO "copy_order" VALUES (29, 136, 18, 0, 11.0, '2025-09-23', '2025-10-02');
INSERT INTO "copy_order" VALUES (30, 147, 14, 1, 18.8, '2025-10-07', '2025-10-23');
INSERT INTO "copy_order" VALUES (31, 154, 17, 0, 10.5, '2025-10-27', '2025-10-30');
INSERT INTO "copy_order" VALUES (32, 165, 17, 1, 22.4, '2025-11-13', '2025-12-08');
INSERT INTO "copy_order" VALUES (33, 167, 4, 0, 4.0, '2025-11-16', '2025-11-17');
INSERT INTO "copy_order" VALUES (34, 168, 11, 1, 15.2, '2025-11-17', NULL);
INSERT INTO "copy_order" VALUES (35, 175, 10, 0, 7.0, '2025-12-02', '2025-12-06');
INSERT INTO "copy_order" VALUES (36, 180, 21, 0, 12.5, '2025-12-13', '2026-01-01');
INSERT INTO "copy_order" VALUES (37, 183, 7, 0, 5.5, '2025-12-15', '2025-12-31');
INSERT INTO "copy_order" VALUES (38, 188, 14, 0, 9.0, '2025-12-21', '2026-01-14');
INSERT INTO "copy_order" VALUES (39, 189, 24, 1, 30.8, '2025-12-24', NULL);
INSERT INTO "copy_order" VALUES (40, 191, 11, 0, 7.5, '2025-12-31', '2026-01-04');
INSERT INTO "copy_order" VALUES (41, 193, 6, 0, 5.0, '2026-01-03', NULL);
INSERT INTO "copy_order" VALUES (42, 203, 14, 0, 9.0, '2026-01-28', NULL);
INSERT INTO "copy_order" VALUES (43, 204, 4, 0, 4.0, '2026-01-29', '2026-02-08');
INSERT INTO "copy_order" VALUES (44, 206, 19, 0, 11.5, '2026-02-03', '2026-02-24');
INSERT INTO "copy_order" VALUES (45, 214, 12, 1, 16.4, '2026-03-03', '2026-03-17');
INSERT INTO "copy_order" VALUES (46, 216, 16, 0, 10.0, '2026-03-06', '2026-03-30');
INSERT INTO "copy_order" VALUES (47, 221, 19, 0, 11.5, '2026-03-17', NULL);
CREATE TABLE status_code (code TEXT PRIMARY KEY, meaning TEXT);
INSERT INTO "status_code" VALUES ('RET', 'returned to strongroom');
INSERT INTO "status_code" VALUES ('OUT', 'out with reader');
INSERT INTO "status_code" VALUES ('REF', 'refused');
INSERT INTO "status_code" VALUES ('NF', 'not found');
