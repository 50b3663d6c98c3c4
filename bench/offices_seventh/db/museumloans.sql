CREATE TABLE institution(inst_code text primary key, inst_name text, country text, contact text);
INSERT INTO "institution" VALUES ('RMA', 'Rijksmuseum Amsterdam', 'Netherlands', 'H. de Vries');
INSERT INTO "institution" VALUES ('VAM', 'Victoria and Albert Museum', 'United Kingdom',
  'C. Boyd');
INSERT INTO "institution" VALUES ('LOU', 'Louvre', 'France', 'M. Perrin');
INSERT INTO "institution" VALUES ('GNM', 'Germanisches Nationalmuseum', 'Germany', NULL);
INSERT INTO "institution" VALUES ('NMS', 'National Museums Scotland', 'United Kingdom',
  'I. Baird');
INSERT INTO "institution" VALUES ('KHM', 'Kunsthistorisches Museum', 'Austria', 'F. Huber');
INSERT INTO "institution" VALUES ('MMA', 'Metropolitan Museum of Art', 'USA', 'D. Klein');
INSERT INTO "institution" VALUES ('HOL', 'Holburne Museum', 'United Kingdom', NULL);
CREATE TABLE object(acc_no text primary key, title text, maker text, year_made integer,
  category text, insured_value integer, location text, acquired_on text);
INSERT INTO "object" VALUES ('1982.1', 'Lantern clock', NULL, 1819, 'clock', 650350, 'Store B',
  '1982-03-05');
INSERT INTO "object" VALUES ('2009.2', 'The Observatory', 'Samuel Scott', NULL, 'painting', NULL,
  'Store A', '2009-08-25');
INSERT INTO "object" VALUES ('1971.3', 'Lantern clock', NULL, 1857, 'clock', 4350, 'Store A',
  '1971-05-29');
INSERT INTO "object" VALUES ('1972.4', 'The Observatory', NULL, 1805, 'painting', 120050,
  'Store A', '1972-03-09');
INSERT INTO "object" VALUES ('2011.5', 'Map of the Moon', 'John Speed', NULL, 'map', 15190,
  'Store A', '2011-10-17');
INSERT INTO "object" VALUES ('1984.6', 'Storm at Sea', 'Samuel Scott', 1755, 'painting', NULL,
  'Gallery 3', '1984-04-22');
INSERT INTO "object" VALUES ('1978.7', 'Barometer', 'Jesse Ramsden', 1777, 'instrument', 4340,
  'Store A', '1978-11-29');
INSERT INTO "object" VALUES ('1940.8', 'Chart of the Channel', 'Unknown', NULL, 'map', 8020,
  'Store A', '1940-07-07');
INSERT INTO "object" VALUES ('1978.9', 'Barometer', 'Jesse Ramsden', NULL, 'instrument', 4230,
  'Gallery 2', '1978-08-23');
INSERT INTO "object" VALUES ('1986.10', 'Punch bowl', 'Josiah Wedgwood', 1791, 'ceramic', 680,
  'Gallery 3', '1986-04-03');
INSERT INTO "object" VALUES ('1936.11', 'Punch bowl', 'Josiah Wedgwood', NULL, 'ceramic', 890,
  'Gallery 1', '1936-09-25');
INSERT INTO "object" VALUES ('2002.12', 'Longcase clock', 'Thomas Tompion', 1694, 'clock', NULL,
  'Store A', '2002-09-15');
INSERT INTO "object" VALUES ('1924.13', 'Storm at Sea', 'Unknown', NULL, 'painting', 860,
  'Gallery 3', '1924-07-16');
INSERT INTO "object" VALUES ('1940.14', 'Storm at Sea', 'Samuel Scott', 1768, 'painting', 650190,
  'Gallery 3', '1940-11-15');
INSERT INTO "object" VALUES ('1959.15', 'Carriage clock', 'Unknown', 1875, 'clock', 15200,
  'Store A', '1959-06-28');
INSERT INTO "object" VALUES ('1922.16', 'Chart of the Channel', 'Joan Blaeu', 1643, 'map', 40000,
  'Gallery 2', '1922-04-28');
INSERT INTO "object" VALUES ('1972.17', 'Tea caddy', NULL, 1813, 'ceramic', 770, 'Store A',
  '1972-11-10');
INSERT INTO "object" VALUES ('2005.18', 'Storm at Sea', 'Samuel Scott', 1757, 'painting', 15150,
  'Gallery 1', '2005-03-16');
INSERT INTO "object" VALUES ('2019.19', 'Orrery', NULL, 1665, 'instrument', 870, 'Gallery 3',
  '2019-02-24');
INSERT INTO "object" VALUES ('2008.20', 'Carriage clock', 'Thomas Tompion', 1678, 'clock', 40400,
  'Store A', '2008-07-09');
INSERT INTO "object" VALUES ('1937.21', 'Town plan', 'Unknown', 1704, 'map', 40280, 'Gallery 1',
  '1937-10-09');
INSERT INTO "object" VALUES ('1930.22', 'Bracket clock', 'Unknown', 1716, 'clock', 40390,
  'Store B', '1930-08-12');
INSERT INTO "object" VALUES ('1981.23', 'Delft plate', 'Josiah Wedgwood', 1789, 'ceramic', 40370,
  'Gallery 1', '1981-07-15');
INSERT INTO "object" VALUES ('2012.24', 'Atlas plate', 'Joan Blaeu', 1656, 'map', 750, 'Store A',
  '2012-01-08');
INSERT INTO "object" VALUES ('1981.25', 'The Observatory', 'Samuel Scott', NULL, 'painting',
  1220, 'Store A', '1981-01-22');
INSERT INTO "object" VALUES ('1952.26', 'Tea caddy', 'Josiah Wedgwood', 1766, 'ceramic', NULL,
  'Store A', '1952-08-10');
INSERT INTO "object" VALUES ('2001.27', 'Tea caddy', NULL, 1744, 'ceramic', 40240, 'Store B',
  '2001-01-13');
INSERT INTO "object" VALUES ('1936.28', 'Punch bowl', NULL, 1827, 'ceramic', 120280, 'Store A',
  '1936-08-01');
INSERT INTO "object" VALUES ('2015.29', 'Punch bowl', 'Josiah Wedgwood', 1786, 'ceramic', NULL,
  'Store B', '2015-08-28');
INSERT INTO "object" VALUES ('1973.30', 'Orrery', 'Unknown', 1757, 'instrument', 15060,
  'Store B', '1973-02-21');
INSERT INTO "object" VALUES ('2009.31', 'View of the Harbour', 'Samuel Scott', 1749, 'painting',
  40190, 'Gallery 3', '2009-09-08');
INSERT INTO "object" VALUES ('1995.32', 'Town plan', 'Unknown', 1683, 'map', 15320, 'Gallery 2',
  '1995-07-10');
INSERT INTO "object" VALUES ('1953.33', 'Delft plate', 'Josiah Wedgwood', 1794, 'ceramic', 1460,
  'Gallery 1', '1953-12-15');
INSERT INTO "object" VALUES ('1924.34', 'Delft plate', NULL, 1751, 'ceramic', NULL, 'Gallery 1',
  '1924-01-24');
INSERT INTO "object" VALUES ('2020.35', 'Delft plate', 'Josiah Wedgwood', 1776, 'ceramic', 40030,
  'Store A', '2020-09-21');
INSERT INTO "object" VALUES ('1957.36', 'Storm at Sea', NULL, 1864, 'painting', 1240,
  'Gallery 3', '1957-09-20');
INSERT INTO "object" VALUES ('2024.37', 'Astrolabe', 'Edward Troughton', 1791, 'instrument',
  40300, 'Store A', '2024-04-20');
INSERT INTO "object" VALUES ('2002.38', 'Tea caddy', 'Josiah Wedgwood', 1779, 'ceramic', 15140,
  'Gallery 2', '2002-08-26');
INSERT INTO "object" VALUES ('1953.39', 'Town plan', 'John Speed', 1627, 'map', 8340, 'Store A',
  '1953-03-05');
INSERT INTO "object" VALUES ('1926.40', 'Punch bowl', 'Josiah Wedgwood', 1791, 'ceramic', NULL,
  'Store B', '1926-12-11');
INSERT INTO "object" VALUES ('1981.41', 'Chart of the Channel', 'John Speed', 1612, 'map', 2720,
  'Gallery 3', '1981-01-06');
INSERT INTO "object" VALUES ('1955.42', 'Carriage clock', 'Thomas Tompion', 1693, 'clock', 2640,
  'Store A', '1955-12-14');
INSERT INTO "object" VALUES ('2022.43', 'Astrolabe', NULL, 1858, 'instrument', 120270,
  'Gallery 2', '2022-02-11');
INSERT INTO "object" VALUES ('1990.44', 'Town plan', 'Unknown', 1767, 'map', 15370, 'Store B',
  '1990-07-08');
INSERT INTO "object" VALUES ('2020.45', 'Theodolite', NULL, 1836, 'instrument', 1210,
  'Gallery 1', '2020-01-22');
INSERT INTO "object" VALUES ('1955.46', 'Delft plate', 'Josiah Wedgwood', 1779, 'ceramic', 40280,
  'Gallery 1', '1955-01-14');
INSERT INTO "object" VALUES ('1967.47', 'Atlas plate', 'John Speed', NULL, 'map', 4150,
  'Gallery 1', '1967-11-12');
INSERT INTO "object" VALUES ('1982.48', 'View of the Harbour', NULL, 1731, 'painting', 800,
  'Store A', '1982-08-20');
INSERT INTO "object" VALUES ('2011.49', 'Town plan', 'Unknown', 1702, 'map', 40240, 'Store B',
  '2011-09-08');
INSERT INTO "object" VALUES ('1967.50', 'Theodolite', 'Jesse Ramsden', 1784, 'instrument', 4110,
  'Store A', '1967-04-29');
INSERT INTO "object" VALUES ('2012.51', 'Longcase clock', 'Thomas Tompion', 1699, 'clock', NULL,
  'Gallery 1', '2012-03-24');
INSERT INTO "object" VALUES ('1990.52', 'Map of the Moon', 'Joan Blaeu', 1660, 'map', 40030,
  'Store B', '1990-02-19');
INSERT INTO "object" VALUES ('2009.53', 'Longcase clock', 'Unknown', 1861, 'clock', 15200,
  'Store B', '2009-02-22');
INSERT INTO "object" VALUES ('1933.54', 'Longcase clock', 'George Graham', 1745, 'clock', 650220,
  'Gallery 2', '1933-05-07');
INSERT INTO "object" VALUES ('1941.55', 'Sextant', 'Edward Troughton', 1812, 'instrument', 1310,
  'Store A', '1941-03-01');
INSERT INTO "object" VALUES ('1969.56', 'Town plan', 'Unknown', 1652, 'map', 4280, 'Gallery 1',
  '1969-05-02');
INSERT INTO "object" VALUES ('1938.57', 'Tea caddy', NULL, 1821, 'ceramic', 8300, 'Gallery 2',
  '1938-12-27');
INSERT INTO "object" VALUES ('1988.58', 'Portrait of a Navigator', NULL, 1722, 'painting', 8380,
  'Store B', '1988-07-07');
INSERT INTO "object" VALUES ('2002.59', 'Tea caddy', 'Josiah Wedgwood', 1782, 'ceramic', NULL,
  'Store A', '2002-03-09');
INSERT INTO "object" VALUES ('1941.60', 'View of the Harbour', 'Samuel Scott', 1740, 'painting',
  2690, 'Store A', '1941-03-29');
INSERT INTO "object" VALUES ('1995.61', 'Longcase clock', 'George Graham', 1750, 'clock', 120180,
  'Store A', '1995-01-26');
INSERT INTO "object" VALUES ('1926.62', 'Lantern clock', 'Thomas Tompion', 1711, 'clock', 510,
  'Gallery 1', '1926-07-22');
INSERT INTO "object" VALUES ('1993.63', 'Portrait of a Navigator', 'Unknown', 1680, 'painting',
  2820, 'Gallery 1', '1993-04-11');
INSERT INTO "object" VALUES ('1977.64', 'Astrolabe', 'Edward Troughton', 1819, 'instrument',
  650060, 'Store A', '1977-06-04');
INSERT INTO "object" VALUES ('1983.65', 'Longcase clock', 'Thomas Tompion', 1712, 'clock',
  650160, 'Gallery 2', '1983-12-12');
INSERT INTO "object" VALUES ('1929.66', 'Lantern clock', 'Unknown', 1786, 'clock', 40350,
  'Store A', '1929-01-26');
INSERT INTO "object" VALUES ('1972.67', 'Orrery', 'Edward Troughton', 1817, 'instrument', 1350,
  'Store A', '1972-06-21');
INSERT INTO "object" VALUES ('1934.68', 'Bracket clock', NULL, 1720, 'clock', 8360, 'Store A',
  '1934-10-25');
INSERT INTO "object" VALUES ('1991.69', 'Delft plate', 'Josiah Wedgwood', 1764, 'ceramic', 15320,
  'Store A', '1991-08-26');
INSERT INTO "object" VALUES ('2022.70', 'Tea caddy', NULL, 1753, 'ceramic', 15230, 'Gallery 1',
  '2022-11-21');
INSERT INTO "object" VALUES ('2022.71', 'Chart of the Channel', 'John Speed', 1622, 'map', 840,
  'Gallery 2', '2022-06-03');
INSERT INTO "object" VALUES ('1937.72', 'Bracket clock', 'John Harrison', 1740, 'clock', 120190,
  'Store B', '1937-03-25');
INSERT INTO "object" VALUES ('1923.73', 'Storm at Sea', 'Unknown', 1779, 'painting', 15310,
  'Store B', '1923-12-28');
INSERT INTO "object" VALUES ('1941.74', 'Map of the Moon', 'John Speed', 1623, 'map', 15380,
  'Gallery 1', '1941-06-01');
INSERT INTO "object" VALUES ('1952.75', 'Portrait of a Navigator', 'Unknown', 1711, 'painting',
  40260, 'Store A', '1952-07-24');
INSERT INTO "object" VALUES ('2024.76', 'Punch bowl', NULL, 1786, 'ceramic', 8130, 'Store B',
  '2024-02-25');
INSERT INTO "object" VALUES ('2021.77', 'The Observatory', 'Unknown', 1885, 'painting', 4290,
  'Store A', '2021-06-29');
INSERT INTO "object" VALUES ('1955.78', 'Map of the Moon', 'Joan Blaeu', 1643, 'map', 2830,
  'Gallery 2', '1955-08-16');
INSERT INTO "object" VALUES ('1956.79', 'Chart of the Channel', 'Joan Blaeu', 1635, 'map', NULL,
  'Store A', '1956-05-25');
INSERT INTO "object" VALUES ('1987.80', 'Storm at Sea', 'Unknown', 1786, 'painting', 650350,
  'Gallery 3', '1987-11-01');
INSERT INTO "object" VALUES ('1994.81', 'Bracket clock', NULL, 1727, 'clock', NULL, 'Store A',
  '1994-11-15');
INSERT INTO "object" VALUES ('1998.82', 'View of the Harbour', NULL, 1748, 'painting', 8210,
  'Gallery 2', '1998-12-02');
INSERT INTO "object" VALUES ('1928.83', 'Orrery', 'Jesse Ramsden', 1777, 'instrument', 1200,
  'Store B', '1928-07-31');
INSERT INTO "object" VALUES ('1998.84', 'Punch bowl', NULL, 1721, 'ceramic', NULL, 'Gallery 1',
  '1998-03-22');
INSERT INTO "object" VALUES ('2002.85', 'Atlas plate', 'John Speed', 1622, 'map', 4390,
  'Gallery 2', '2002-04-12');
CREATE TABLE exhibition(exh_id integer primary key, exh_title text, opens text, closes text,
  visitors integer);
INSERT INTO "exhibition" VALUES (1, 'Time and Tide', '2022-04-01', '2022-09-30', 18240);
INSERT INTO "exhibition" VALUES (2, 'Stars Above', '2022-11-05', '2023-03-26', 9310);
INSERT INTO "exhibition" VALUES (3, 'Mapping the Coast', '2023-05-06', '2023-10-01', 14875);
INSERT INTO "exhibition" VALUES (4, 'Makers of London', '2023-11-11', '2024-04-14', 12020);
INSERT INTO "exhibition" VALUES (5, 'Longitude', '2024-05-18', '2024-11-03', 26411);
INSERT INTO "exhibition" VALUES (6, 'Blue and White', '2024-12-01', '2025-04-21', 7650);
INSERT INTO "exhibition" VALUES (7, 'Weather Eye', '2025-06-07', '2025-11-30', NULL);
CREATE TABLE loan_out(loan_no integer primary key, acc_no text references object(acc_no),
  inst_code text references institution(inst_code), date_out text, due_back text, returned text,
  fee integer);
INSERT INTO "loan_out" VALUES (900, '1993.63', 'NMS', '2021-01-15', '2021-05-15', '2021-05-15',
  750);
INSERT INTO "loan_out" VALUES (901, '1973.30', 'NMS', '2021-01-18', '2021-10-15', '2021-11-09',
  0);
INSERT INTO "loan_out" VALUES (902, '1972.4', 'VAM', '2021-01-31', '2021-10-28', '2021-12-27',
  1500);
INSERT INTO "loan_out" VALUES (903, '1926.62', 'VAM', '2021-03-10', '2021-09-06', '2021-09-06',
  0);
INSERT INTO "loan_out" VALUES (904, '1990.52', 'GNM', '2021-03-21', '2021-09-17', '2021-11-16',
  400);
INSERT INTO "loan_out" VALUES (905, '1941.60', 'LOU', '2021-03-28', '2021-07-26', '2021-08-03',
  250);
INSERT INTO "loan_out" VALUES (906, '1941.55', 'GNM', '2021-04-15', '2021-10-12', '2021-09-22',
  0);
INSERT INTO "loan_out" VALUES (907, '1981.25', 'VAM', '2021-06-13', '2021-10-11', '2021-10-19',
  400);
INSERT INTO "loan_out" VALUES (908, '2002.38', 'MMA', '2021-06-25', '2021-12-22', '2021-12-30',
  0);
INSERT INTO "loan_out" VALUES (909, '1983.65', 'VAM', '2021-07-11', '2022-07-11', '2022-07-11',
  0);
INSERT INTO "loan_out" VALUES (910, '2022.70', 'LOU', '2021-09-29', '2022-06-26', '2022-06-26',
  1500);
INSERT INTO "loan_out" VALUES (911, '1990.52', 'NMS', '2021-12-16', '2022-12-16', '2022-12-19',
  250);
INSERT INTO "loan_out" VALUES (912, '1953.39', 'GNM', '2022-01-30', '2023-01-30', '2023-02-07',
  0);
INSERT INTO "loan_out" VALUES (913, '1959.15', 'MMA', '2022-01-31', '2023-01-31', '2023-04-01',
  1500);
INSERT INTO "loan_out" VALUES (914, '2012.51', 'NMS', '2022-03-25', '2022-09-21', '2022-09-21',
  0);
INSERT INTO "loan_out" VALUES (915, '1924.13', 'MMA', '2022-04-07', '2023-01-02', '2023-03-03',
  1500);
INSERT INTO "loan_out" VALUES (916, '1971.3', 'VAM', '2022-04-26', '2022-08-24', '2022-10-23',
  400);
INSERT INTO "loan_out" VALUES (917, '1940.8', 'NMS', '2022-05-23', '2022-11-19', '2022-11-19',
  1500);
INSERT INTO "loan_out" VALUES (918, '1972.4', 'VAM', '2022-05-31', '2022-11-27', '2022-12-05',
  400);
INSERT INTO "loan_out" VALUES (919, '1934.68', 'NMS', '2022-06-14', '2023-06-14', '2023-06-22',
  1500);
INSERT INTO "loan_out" VALUES (920, '2008.20', 'MMA', '2022-06-23', '2023-03-20', '2023-03-20',
  0);
INSERT INTO "loan_out" VALUES (921, '2009.53', 'VAM', '2022-07-04', '2023-07-04', '2023-09-02',
  400);
INSERT INTO "loan_out" VALUES (922, '2020.35', 'RMA', '2022-08-11', '2023-08-11', '2023-08-19',
  1500);
INSERT INTO "loan_out" VALUES (923, '1982.1', 'VAM', '2022-11-29', '2023-03-29', '2023-04-06',
  0);
INSERT INTO "loan_out" VALUES (924, '1926.40', 'VAM', '2022-12-09', '2023-12-09', '2023-12-17',
  0);
INSERT INTO "loan_out" VALUES (925, '2009.31', 'VAM', '2022-12-17', '2023-09-13', '2023-10-08',
  750);
INSERT INTO "loan_out" VALUES (926, '1986.10', 'LOU', '2022-12-28', '2023-04-27', '2023-04-27',
  250);
INSERT INTO "loan_out" VALUES (927, '1933.54', 'NMS', '2023-01-08', '2023-10-05', '2023-09-15',
  0);
INSERT INTO "loan_out" VALUES (928, '1988.58', 'NMS', '2023-02-03', '2023-06-03', '2023-05-29',
  750);
INSERT INTO "loan_out" VALUES (929, '1978.7', 'VAM', '2023-03-19', '2024-03-18', '2024-03-13',
  250);
INSERT INTO "loan_out" VALUES (930, '1937.21', 'NMS', '2023-03-26', '2023-12-21', '2023-12-21',
  400);
INSERT INTO "loan_out" VALUES (931, '2002.38', 'RMA', '2023-04-08', '2023-08-06', '2023-08-06',
  250);
INSERT INTO "loan_out" VALUES (932, '1972.4', 'NMS', '2023-05-05', '2024-05-04', '2024-04-29',
  0);
INSERT INTO "loan_out" VALUES (933, '1990.52', 'RMA', '2023-06-08', '2024-06-07', '2024-06-07',
  750);
INSERT INTO "loan_out" VALUES (934, '1993.63', 'RMA', '2023-07-11', '2024-01-07', '2024-01-15',
  400);
INSERT INTO "loan_out" VALUES (935, '1986.10', 'RMA', '2023-08-10', '2024-08-09', '2024-08-09',
  400);
INSERT INTO "loan_out" VALUES (936, '1955.46', 'MMA', '2023-10-21', '2024-02-18', '2024-02-21',
  250);
INSERT INTO "loan_out" VALUES (937, '2009.31', 'RMA', '2023-11-20', '2024-08-16', '2024-08-19',
  1500);
INSERT INTO "loan_out" VALUES (938, '1952.26', 'NMS', '2023-11-20', '2024-08-16', '2024-08-11',
  750);
INSERT INTO "loan_out" VALUES (939, '1924.13', 'NMS', '2023-11-30', '2024-03-29', '2024-03-29',
  0);
INSERT INTO "loan_out" VALUES (940, '1967.50', 'LOU', '2023-12-31', '2024-09-26', '2024-09-06',
  400);
INSERT INTO "loan_out" VALUES (941, '2002.59', 'VAM', '2024-01-18', '2024-10-14', '2024-11-08',
  0);
INSERT INTO "loan_out" VALUES (942, '1926.62', 'NMS', '2024-03-13', '2024-09-09', '2024-09-12',
  1500);
INSERT INTO "loan_out" VALUES (943, '1973.30', 'NMS', '2024-04-06', '2024-08-04', '2024-08-04',
  1500);
INSERT INTO "loan_out" VALUES (944, '1993.63', 'RMA', '2024-04-06', '2024-10-03', '2024-10-03',
  0);
INSERT INTO "loan_out" VALUES (945, '1959.15', 'NMS', '2024-06-12', '2025-03-09', '2025-03-09',
  400);
INSERT INTO "loan_out" VALUES (946, '2024.37', 'VAM', '2024-07-05', '2024-11-02', NULL, 1500);
INSERT INTO "loan_out" VALUES (947, '1929.66', 'MMA', '2024-07-05', '2025-04-01', '2025-04-04',
  0);
INSERT INTO "loan_out" VALUES (948, '2005.18', 'NMS', '2024-09-27', '2025-09-27', NULL, 400);
INSERT INTO "loan_out" VALUES (949, '1991.69', 'NMS', '2024-12-20', '2025-12-20', NULL, 0);
INSERT INTO "loan_out" VALUES (950, '1953.39', 'GNM', '2025-02-03', '2026-02-03', NULL, 1500);
INSERT INTO "loan_out" VALUES (951, '1938.57', 'GNM', '2025-02-21', '2025-11-18', NULL, 0);
INSERT INTO "loan_out" VALUES (952, '1993.63', 'NMS', '2025-03-10', '2025-12-05', NULL, 250);
INSERT INTO "loan_out" VALUES (953, '2012.24', 'VAM', '2025-03-18', '2025-12-13', NULL, 1500);
INSERT INTO "loan_out" VALUES (954, '1959.15', 'NMS', '2025-04-01', '2026-04-01', NULL, 400);
CREATE TABLE exhibit(exh_id integer references exhibition(exh_id),
  acc_no text references object(acc_no), case_no integer, primary key(exh_id,acc_no));
INSERT INTO "exhibit" VALUES (1, '1930.22', 3);
INSERT INTO "exhibit" VALUES (1, '1973.30', 8);
INSERT INTO "exhibit" VALUES (1, '2012.24', 5);
INSERT INTO "exhibit" VALUES (1, '2012.51', 5);
INSERT INTO "exhibit" VALUES (1, '1988.58', 4);
INSERT INTO "exhibit" VALUES (1, '2002.12', 4);
INSERT INTO "exhibit" VALUES (1, '1934.68', 8);
INSERT INTO "exhibit" VALUES (1, '1972.67', 3);
INSERT INTO "exhibit" VALUES (1, '1941.74', 3);
INSERT INTO "exhibit" VALUES (2, '2012.24', 5);
INSERT INTO "exhibit" VALUES (2, '1995.61', 6);
INSERT INTO "exhibit" VALUES (2, '2005.18', 5);
INSERT INTO "exhibit" VALUES (2, '1986.10', 7);
INSERT INTO "exhibit" VALUES (2, '1967.47', 8);
INSERT INTO "exhibit" VALUES (2, '1929.66', 7);
INSERT INTO "exhibit" VALUES (2, '1955.42', 9);
INSERT INTO "exhibit" VALUES (3, '1936.11', 2);
INSERT INTO "exhibit" VALUES (3, '2001.27', 4);
INSERT INTO "exhibit" VALUES (3, '1923.73', 1);
INSERT INTO "exhibit" VALUES (3, '2005.18', 8);
INSERT INTO "exhibit" VALUES (3, '1991.69', 1);
INSERT INTO "exhibit" VALUES (3, '2020.45', 7);
INSERT INTO "exhibit" VALUES (3, '1978.9', 3);
INSERT INTO "exhibit" VALUES (3, '1952.75', 4);
INSERT INTO "exhibit" VALUES (3, '1941.74', 9);
INSERT INTO "exhibit" VALUES (3, '1957.36', 4);
INSERT INTO "exhibit" VALUES (4, '1940.8', 1);
INSERT INTO "exhibit" VALUES (4, '2012.24', 2);
INSERT INTO "exhibit" VALUES (4, '1924.34', 8);
INSERT INTO "exhibit" VALUES (4, '1977.64', 4);
INSERT INTO "exhibit" VALUES (4, '1986.10', 5);
INSERT INTO "exhibit" VALUES (4, '2022.70', 4);
INSERT INTO "exhibit" VALUES (4, '1922.16', 8);
INSERT INTO "exhibit" VALUES (4, '2022.71', 7);
INSERT INTO "exhibit" VALUES (4, '1941.74', 7);
INSERT INTO "exhibit" VALUES (4, '1982.1', 2);
INSERT INTO "exhibit" VALUES (4, '1937.72', 3);
INSERT INTO "exhibit" VALUES (4, '2011.49', 6);
INSERT INTO "exhibit" VALUES (4, '1981.41', 5);
INSERT INTO "exhibit" VALUES (4, '2012.51', 3);
INSERT INTO "exhibit" VALUES (5, '1990.44', 5);
INSERT INTO "exhibit" VALUES (5, '2022.43', 2);
INSERT INTO "exhibit" VALUES (5, '1988.58', 8);
INSERT INTO "exhibit" VALUES (5, '2011.5', 3);
INSERT INTO "exhibit" VALUES (5, '1982.1', 4);
INSERT INTO "exhibit" VALUES (5, '2019.19', 5);
INSERT INTO "exhibit" VALUES (5, '2009.53', 3);
INSERT INTO "exhibit" VALUES (5, '1934.68', 3);
INSERT INTO "exhibit" VALUES (5, '1938.57', 3);
INSERT INTO "exhibit" VALUES (5, '1940.14', 5);
INSERT INTO "exhibit" VALUES (5, '1926.40', 4);
INSERT INTO "exhibit" VALUES (5, '1991.69', 1);
INSERT INTO "exhibit" VALUES (5, '1926.62', 4);
INSERT INTO "exhibit" VALUES (5, '1923.73', 8);
INSERT INTO "exhibit" VALUES (6, '1988.58', 4);
INSERT INTO "exhibit" VALUES (6, '2005.18', 2);
INSERT INTO "exhibit" VALUES (6, '1977.64', 4);
INSERT INTO "exhibit" VALUES (6, '1936.28', 6);
INSERT INTO "exhibit" VALUES (6, '1953.39', 6);
INSERT INTO "exhibit" VALUES (6, '1940.8', 7);
INSERT INTO "exhibit" VALUES (6, '1982.1', 5);
INSERT INTO "exhibit" VALUES (6, '1959.15', 6);
INSERT INTO "exhibit" VALUES (6, '2009.53', 6);
INSERT INTO "exhibit" VALUES (6, '1953.33', 2);
INSERT INTO "exhibit" VALUES (6, '1923.73', 8);
INSERT INTO "exhibit" VALUES (6, '1922.16', 9);
INSERT INTO "exhibit" VALUES (7, '1938.57', 2);
INSERT INTO "exhibit" VALUES (7, '1981.41', 9);
INSERT INTO "exhibit" VALUES (7, '1955.46', 5);
INSERT INTO "exhibit" VALUES (7, '1971.3', 1);
INSERT INTO "exhibit" VALUES (7, '1940.14', 8);
INSERT INTO "exhibit" VALUES (7, '2011.49', 7);
INSERT INTO "exhibit" VALUES (7, '1937.72', 1);
INSERT INTO "exhibit" VALUES (7, '2024.37', 2);
INSERT INTO "exhibit" VALUES (7, '1929.66', 6);
INSERT INTO "exhibit" VALUES (7, '1957.36', 8);
INSERT INTO "exhibit" VALUES (7, '2002.59', 8);
INSERT INTO "exhibit" VALUES (7, '1981.23', 4);
INSERT INTO "exhibit" VALUES (7, '2005.18', 5);
INSERT INTO "exhibit" VALUES (7, '1982.1', 8);
CREATE TABLE condition_check(check_id integer primary key, acc_no text references object(acc_no),
  checked text, condition text, conservator text);
INSERT INTO "condition_check" VALUES (1, '1971.3', '2019-01-13', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (2, '2021.77', '2019-01-25', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (3, '1986.10', '2019-02-01', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (4, '2022.43', '2019-02-24', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (5, '1969.56', '2019-03-01', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (6, '1940.8', '2019-03-27', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (7, '2001.27', '2019-04-30', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (8, '1926.40', '2019-05-02', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (9, '1973.30', '2019-05-31', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (10, '1984.6', '2019-07-04', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (11, '1926.40', '2019-07-15', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (12, '1973.30', '2019-07-23', 'unstable', 'P. Romero');
INSERT INTO "condition_check" VALUES (13, '1983.65', '2019-09-20', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (14, '2002.38', '2019-10-02', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (15, '1955.46', '2019-10-29', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (16, '1967.47', '2019-10-31', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (17, '2001.27', '2019-11-03', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (18, '2008.20', '2019-12-17', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (19, '1924.34', '2019-12-24', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (20, '1972.17', '2020-01-04', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (21, '1930.22', '2020-01-08', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (22, '1955.46', '2020-01-11', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (23, '1993.63', '2020-01-20', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (24, '1981.41', '2020-01-25', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (25, '2001.27', '2020-02-02', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (26, '2009.53', '2020-02-05', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (27, '1982.1', '2020-02-10', 'unstable', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (28, '1983.65', '2020-02-20', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (29, '1940.14', '2020-03-05', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (30, '2021.77', '2020-03-28', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (31, '2001.27', '2020-04-08', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (32, '1955.78', '2020-04-10', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (33, '1982.1', '2020-05-22', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (34, '1955.78', '2020-06-11', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (35, '1993.63', '2020-07-13', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (36, '1978.9', '2020-07-15', 'unstable', 'T. Osei');
INSERT INTO "condition_check" VALUES (37, '1936.28', '2020-07-15', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (38, '1982.1', '2020-08-03', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (39, '1930.22', '2020-08-04', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (40, '1924.13', '2020-08-13', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (41, '2002.12', '2020-08-30', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (42, '2009.2', '2020-10-29', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (43, '1957.36', '2020-11-18', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (44, '1982.48', '2020-11-29', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (45, '1986.10', '2020-12-21', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (46, '1933.54', '2021-01-11', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (47, '1986.10', '2021-01-28', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (48, '1952.26', '2021-03-03', 'unstable', 'T. Osei');
INSERT INTO "condition_check" VALUES (49, '1924.13', '2021-03-16', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (50, '1938.57', '2021-03-22', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (51, '2008.20', '2021-04-05', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (52, '2024.76', '2021-04-19', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (53, '2011.49', '2021-05-27', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (54, '1978.7', '2021-05-30', 'unstable', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (55, '2024.76', '2021-07-29', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (56, '1941.74', '2021-08-02', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (57, '1938.57', '2021-09-09', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (58, '1937.21', '2021-09-24', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (59, '1957.36', '2021-11-01', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (60, '2024.76', '2021-12-05', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (61, '1982.48', '2021-12-06', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (62, '2020.35', '2021-12-28', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (63, '2022.43', '2021-12-29', 'unstable', 'T. Osei');
INSERT INTO "condition_check" VALUES (64, '2022.71', '2021-12-31', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (65, '1981.25', '2022-01-08', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (66, '1967.50', '2022-01-09', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (67, '1990.44', '2022-01-28', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (68, '1940.8', '2022-02-08', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (69, '1991.69', '2022-02-10', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (70, '1988.58', '2022-03-22', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (71, '1941.74', '2022-03-26', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (72, '1969.56', '2022-05-29', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (73, '1972.67', '2022-05-30', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (74, '1936.28', '2022-06-16', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (75, '2002.59', '2022-06-23', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (76, '2024.76', '2022-07-02', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (77, '1937.21', '2022-07-31', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (78, '1955.78', '2022-08-10', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (79, '1967.50', '2022-08-21', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (80, '1940.8', '2022-08-28', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (81, '1934.68', '2022-09-05', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (82, '1967.47', '2022-09-12', 'unstable', 'T. Osei');
INSERT INTO "condition_check" VALUES (83, '1941.55', '2022-09-23', 'unstable', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (84, '1941.60', '2022-10-07', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (85, '2002.59', '2022-10-13', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (86, '1990.52', '2022-11-09', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (87, '1937.21', '2022-11-17', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (88, '1938.57', '2022-12-04', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (89, '1969.56', '2022-12-17', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (90, '1923.73', '2023-01-22', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (91, '1957.36', '2023-01-22', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (92, '1936.28', '2023-02-06', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (93, '1930.22', '2023-02-27', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (94, '1981.41', '2023-03-12', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (95, '2020.45', '2023-03-13', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (96, '1937.21', '2023-03-20', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (97, '1940.14', '2023-04-02', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (98, '1995.61', '2023-04-26', 'unstable', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (99, '1926.62', '2023-05-13', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (100, '2009.53', '2023-05-26', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (101, '1957.36', '2023-06-09', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (102, '1924.13', '2023-07-16', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (103, '2009.31', '2023-07-31', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (104, '2024.76', '2023-08-10', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (105, '2009.53', '2023-09-05', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (106, '2012.24', '2023-09-20', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (107, '1937.21', '2023-09-26', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (108, '2002.59', '2023-10-12', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (109, '1969.56', '2023-12-18', 'fair', 'P. Romero');
INSERT INTO "condition_check" VALUES (110, '1941.60', '2024-01-05', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (111, '1986.10', '2024-01-07', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (112, '1940.8', '2024-01-23', 'unstable', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (113, '1959.15', '2024-01-30', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (114, '2002.12', '2024-02-02', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (115, '2020.45', '2024-02-06', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (116, '1977.64', '2024-03-30', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (117, '1923.73', '2024-04-03', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (118, '2021.77', '2024-05-18', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (119, '1982.1', '2024-05-26', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (120, '2019.19', '2024-07-18', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (121, '1972.17', '2024-07-21', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (122, '1926.40', '2024-08-19', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (123, '1991.69', '2024-08-21', 'fair', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (124, '2009.2', '2024-09-06', 'unstable', 'T. Osei');
INSERT INTO "condition_check" VALUES (125, '1955.42', '2024-09-12', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (126, '1941.74', '2024-10-27', 'fair', 'T. Osei');
INSERT INTO "condition_check" VALUES (127, '2002.59', '2024-12-10', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (128, '1993.63', '2025-01-06', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (129, '1973.30', '2025-01-15', 'good', 'T. Osei');
INSERT INTO "condition_check" VALUES (130, '1926.62', '2025-02-03', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (131, '1990.44', '2025-02-07', 'poor', 'P. Romero');
INSERT INTO "condition_check" VALUES (132, '1929.66', '2025-02-15', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (133, '1940.8', '2025-02-17', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (134, '1983.65', '2025-02-19', 'poor', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (135, '1967.47', '2025-03-10', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (136, '1930.22', '2025-04-06', 'poor', 'T. Osei');
INSERT INTO "condition_check" VALUES (137, '1990.52', '2025-04-08', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (138, '1930.22', '2025-04-10', 'good', 'P. Romero');
INSERT INTO "condition_check" VALUES (139, '1972.4', '2025-04-22', 'good', 'A. Lindqvist');
INSERT INTO "condition_check" VALUES (140, '1953.39', '2025-05-03', 'fair', 'A. Lindqvist');
