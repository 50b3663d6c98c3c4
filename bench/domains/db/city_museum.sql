CREATE TABLE artists (
  artist_id INTEGER PRIMARY KEY,
  name TEXT,
  country TEXT,
  birth_year INTEGER,
  death_year INTEGER
);
INSERT INTO artists VALUES
(1, 'Hendrik van Loon', 'Netherlands', 1611, 1668), (2, 'Adèle Fournier', 'France', 1834, 1902),
  (3, 'Giacomo Belotti', 'Italy', 1702, 1761),
(4, 'Marta Kowalczyk', 'Poland', 1928, 2009), (5, 'Ruth Ellsworth', 'United States', 1951, NULL),
  (6, 'Tadao Hirose', 'Japan', 1797, 1858),
(7, 'José Ibarra', 'Mexico', 1899, 1974), (8, 'Clémence Aubry', 'France', 1869, 1941),
  (9, 'Elias Nordahl', 'Norway', 1863, 1930),
(10, 'Ngozi Adeyemi', 'Nigeria', 1978, NULL), (11, 'Piet Vermeiren', 'Belgium', 1590, 1645),
  (12, 'Lucia Santoro', 'Italy', 1985, NULL);

CREATE TABLE galleries (
  gallery_id INTEGER PRIMARY KEY,
  name TEXT,
  floor INTEGER,
  wing TEXT,
  area_m2 REAL
);
INSERT INTO galleries VALUES
(1, 'Old Masters Hall', 1, 'East', 420.5), (2, 'Salon Room', 1, 'West', 185),
  (3, 'Print Cabinet', 2, 'West', 96.5),
(4, 'Modern Gallery', 2, 'East', 510), (5, 'Sculpture Court', 0, 'North', 640),
  (6, 'Ceramics Corridor', 0, 'West', 120),
(7, 'Asia Room', 3, 'North', 205.5), (8, 'Project Space', 3, 'East', 150),
  (9, 'Roof Terrace', 4, 'South', 310);

CREATE TABLE objects (
  object_id INTEGER PRIMARY KEY,
  title TEXT,
  artist_id INTEGER,
  category TEXT,
  year_made INTEGER,
  height_cm REAL,
  width_cm REAL,
  acquired_on TEXT,
  acquisition TEXT,
  insured_value INTEGER,
  gallery_id INTEGER,
  on_display INTEGER
);
INSERT INTO objects VALUES
(1, 'Still Life with Oysters', 1, 'painting', 1642, 61, 84.5, '1921-05-03', 'purchase', 950000, 1,
  1),
(2, 'The Lacemaker''s Daughter', 1, 'painting', 1655, 47.5, 39, '1934-11-20', 'bequest', 1240000,
  1, 1),
(3, 'Canal at Dusk', 11, 'painting', 1628, 88, 121, '1968-02-14', 'gift', 670000, 1, 1),
(4, 'Portrait of a Notary', 11, 'painting', 1633, 72, 58, '1968-02-14', 'gift', 410000, NULL, 0),
(5, 'View of the Lagoon', 3, 'painting', 1744, 95, 140, '1955-07-09', 'purchase', 2100000, 1, 1),
(6, 'Study of Two Hands', 3, 'drawing', 1731, 28, 21.5, '1987-03-30', 'purchase', 85000, 3, 0),
(7, 'Women at the Well', 2, 'painting', 1871, 130, 98, '1912-10-01', 'gift', 780000, 2, 1),
(8, 'Garden in Rouen', 2, 'painting', 1880, 65, 81, '1949-06-18', 'bequest', 560000, 2, 1),
(9, 'Winter Harbour', 9, 'painting', 1894, 102, 135, '1999-09-12', 'purchase', 1650000, 2, 1),
(10, 'The Sleepless', 9, 'print', 1901, 42, 31, '2001-04-25', 'gift', 72000, 3, 1),
(11, 'Blue Interior', 8, 'painting', 1909, 81, 65, '1976-01-22', 'purchase', 890000, 2, 0),
(12, 'Girl with Fan', 8, 'drawing', 1915, 36, 27, '2010-08-05', 'gift', 48000, NULL, 0),
(13, 'Ferry in Rain', 6, 'print', 1832, 25.5, 37, '1926-12-11', 'purchase', 130000, 7, 1),
(14, 'Plum Blossom at Night', 6, 'print', 1847, 38, 26, '1926-12-11', 'purchase', 155000, 7, 1),
(15, 'Three Carp', 6, 'print', 1851, 36, 24.5, '2004-05-17', 'bequest', 98000, NULL, 0),
(16, 'Market Day', 7, 'painting', 1938, 150, 220, '1962-03-08', 'purchase', 1980000, 4, 1),
(17, 'Miner''s Head', 7, 'sculpture', 1946, 54, 33, '1971-09-29', 'gift', 240000, 5, 1),
(18, 'Standing Figure II', 4, 'sculpture', 1967, 212, 60, '1983-11-15', 'purchase', 520000, 5, 1),
(19, 'Folded Form', 4, 'sculpture', 1974, 88, 104, '1990-06-27', 'purchase', 365000, 5, 1),
(20, 'Red Grid', 4, 'textile', 1971, 190, 175, NULL, 'gift', 110000, 4, 0),
(21, 'Parking Lot, 6 a.m.', 5, 'photograph', 1989, 76, 101, '1995-10-10', 'purchase', 64000, 4, 1),
(22, 'Motel Series No. 4', 5, 'photograph', 1992, 76, 100, '1995-10-10', 'purchase', 59000, NULL,
  0),
(23, 'Untitled (Mirror)', 5, 'sculpture', 2003, 160, 80, '2008-02-02', 'commission', 275000, 8, 1),
(24, 'Lagos Nocturne', 10, 'painting', 2014, 140, 180, '2016-05-20', 'purchase', 320000, 4, 1),
(25, 'Thread Map', 10, 'textile', 2019, 230, 310, '2020-09-09', 'commission', 185000, 8, 1),
(26, 'Tide Table', 12, 'installation', 2021, NULL, NULL, '2022-01-31', 'commission', 205000, 9, 1),
(27, 'Oil Jar with Lid', NULL, 'ceramic', 1540, 44, 30, '1938-08-19', 'bequest', 37000, 6, 1),
(28, 'Celadon Bowl', NULL, 'ceramic', 1180, 8.5, 19, '1929-03-26', 'purchase', 260000, 7, 1),
(29, 'Harvest Plate', NULL, 'ceramic', 1790, 5, 33, NULL, 'gift', 12000, 6, 1),
(30, 'Guild Banner', NULL, 'textile', 1688, 175, 120, '1907-06-06', 'gift', 90000, NULL, 0);

CREATE TABLE staff_members (
  staff_id INTEGER PRIMARY KEY,
  name TEXT,
  job_title TEXT,
  hired_on TEXT,
  salary INTEGER,
  manager_id INTEGER
);
INSERT INTO staff_members VALUES
(1, 'Beatrix Holm', 'Director', '2009-01-12', 98000, NULL),
  (2, 'Anselm Ritter', 'Head Curator', '2012-04-02', 76000, 1),
(3, 'Yusuf Demir', 'Curator', '2016-09-19', 58500, 2),
  (4, 'Camille Roussel', 'Curator', '2018-02-26', 56000, 2),
(5, 'Greta Lindahl', 'Assistant Curator', '2021-06-07', 43000, 3),
  (6, 'Oscar Benítez', 'Head of Visitor Services', '2014-11-03', 61000, 1),
(7, 'Priya Nair', 'Guide', '2019-05-13', 35500, 6),
  (8, 'Daniel Okafor', 'Guide', '2022-03-21', 33000, 6),
(9, 'Hanne Vos', 'Conservator', '2011-08-29', 59500, 2),
  (10, 'Ivo Marek', 'Security Officer', '2015-10-05', 37000, 6),
(11, 'Sara Lombardi', 'Curator', '2020-01-20', 54500, 2),
  (12, 'Felix Gruber', 'Registrar', '2013-07-15', 49000, 2);

CREATE TABLE exhibitions (
  exhibition_id INTEGER PRIMARY KEY,
  title TEXT,
  start_date TEXT,
  end_date TEXT,
  curator_id INTEGER,
  ticket_price REAL
);
INSERT INTO exhibitions VALUES
(1, 'Light on Water', '2022-03-05', '2022-07-31', 3, 14),
  (2, 'Ink and Paper', '2022-09-10', '2023-01-15', 5, 9.5),
(3, 'Bodies in Bronze and Stone', '2023-02-18', '2023-06-25', 4, 12),
  (4, 'Northern Winters', '2023-10-07', '2024-02-11', 3, 16),
(5, 'Cloth, Thread, Map', '2024-03-16', '2024-08-18', 11, 11),
  (6, 'A Century of Women', '2024-09-14', '2025-01-26', 4, 15),
(7, 'New Voices', '2024-11-02', NULL, 11, 8);

CREATE TABLE exhibition_objects (
  exhibition_id INTEGER,
  object_id INTEGER,
  label_no INTEGER,
  PRIMARY KEY (exhibition_id, object_id)
);
INSERT INTO exhibition_objects VALUES
(1, 3, 1), (1, 5, 2), (1, 8, 3), (1, 9, 4), (1, 13, 5), (2, 6, 1), (2, 10, 2), (2, 12, 3),
  (2, 13, 4), (2, 14, 5), (2, 15, 6), (3, 17, 1), (3, 18, 2),
(3, 19, 3), (3, 23, 4), (4, 9, 1), (4, 10, 2), (4, 14, 3), (4, 3, 4), (5, 20, 1), (5, 25, 2),
  (5, 30, 3), (6, 7, 1), (6, 11, 2), (6, 12, 3),
(6, 18, 4), (6, 20, 5), (6, 24, 6), (6, 21, 7), (7, 24, 1), (7, 25, 2), (7, 26, 3);

CREATE TABLE visitors (
  visitor_id INTEGER PRIMARY KEY,
  name TEXT,
  city TEXT,
  birth_year INTEGER,
  member INTEGER,
  email TEXT
);
INSERT INTO visitors VALUES
(1, 'Alma Reyes', 'Lindenau', 1984, 1, 'alma.reyes@mail.example'),
  (2, 'Bertrand Noël', 'Saint-Aubin', 1957, 1, 'bnoel@post.example'),
(3, 'Chiara Monti', 'Lindenau', 1999, 0, NULL),
  (4, 'David Osei', 'Marburg Quay', 1976, 0, 'd.osei@mail.example'),
(5, 'Eva Sørensen', 'Lindenau', 1963, 1, 'eva.s@post.example'),
  (6, 'Farid Haddad', 'Oberfeld', 2001, 0, 'farid01@mail.example'),
(7, 'Gudrun Pohl', 'Oberfeld', 1949, 1, NULL),
  (8, 'Hugo Lefèvre', 'Saint-Aubin', 1990, 0, 'hugo.l@post.example'),
(9, 'Ingrid Maes', 'Lindenau', 2010, 0, NULL),
  (10, 'Jakub Zelenka', 'Marburg Quay', 1988, 1, 'jz@mail.example'),
(11, 'Karen Whitby', 'Lindenau', 1971, 1, 'kwhitby@mail.example'),
  (12, 'Leo Amsel', 'Oberfeld', 2008, 0, NULL),
(13, 'Mireille Caron', 'Saint-Aubin', 1945, 0, 'mcaron@post.example'),
  (14, 'Nils Aaberg', 'Tornby', 1995, 0, 'nils.aa@mail.example'),
(15, 'Olga Petrenko', 'Lindenau', 1982, 0, 'olga.p@mail.example'),
  (16, 'Paulo Reis', 'Tornby', 1968, 1, 'paulo@post.example');

CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY,
  visit_date TEXT,
  visitor_id INTEGER,
  exhibition_id INTEGER,
  ticket_type TEXT,
  amount_paid REAL,
  audio_guide TEXT
);
INSERT INTO visits VALUES
(1, '2022-03-14', 11, 1, 'member', 0.0, 'Y'), (2, '2022-03-15', 5, 1, 'member', 0.0, 'Y'),
  (3, '2022-04-13', 8, NULL, 'adult', 7.0, 'N'),
(4, '2022-04-25', 11, 1, 'member', 0.0, 'N'), (5, '2022-05-15', 10, 1, 'member', 0.0, 'Y'),
  (6, '2022-05-16', 11, 1, 'member', 0.0, 'N'),
(7, '2022-05-22', 16, 1, 'member', 0.0, 'N'), (8, '2022-06-23', 16, 1, 'member', 0.0, 'Y'),
  (9, '2022-07-04', 4, NULL, 'adult', 7.0, 'N'),
(10, '2022-07-11', 1, 1, 'member', 0.0, 'N'), (11, '2022-07-24', 14, 1, 'adult', 14.0, 'N'),
  (12, '2022-09-16', 3, 2, 'student', 4.75, 'N'),
(13, '2022-10-23', 9, 2, 'child', 2.38, 'Y'), (14, '2023-03-02', 5, 3, 'member', 0.0, 'N'),
  (15, '2023-04-04', 3, NULL, 'student', 3.5, 'Y'),
(16, '2023-04-08', 8, NULL, 'adult', 7.0, 'N'), (17, '2023-06-02', 11, 3, 'member', 0.0, 'N'),
  (18, '2023-06-05', 5, 3, 'member', 0.0, 'Y'),
(19, '2023-06-22', 11, 3, 'member', 0.0, 'Y'), (20, '2023-08-13', 7, NULL, 'member', 0.0, 'Y'),
  (21, '2023-08-28', 5, NULL, 'member', 0.0, 'Y'),
(22, '2023-09-17', 4, NULL, 'adult', 7.0, 'Y'), (23, '2023-09-19', 10, NULL, 'member', 0.0, 'Y'),
  (24, '2023-10-08', 5, 4, 'member', 0.0, 'Y'),
(25, '2023-10-13', 7, 4, 'member', 0.0, 'N'), (26, '2023-10-21', 14, 4, 'adult', 16.0, 'Y'),
  (27, '2023-10-29', 11, 4, 'member', 0.0, 'Y'),
(28, '2023-11-01', 9, 4, 'child', 4.0, 'N'), (29, '2023-11-06', 4, 4, 'adult', 16.0, 'Y'),
  (30, '2023-11-24', 6, 4, 'student', 8.0, 'Y'),
(31, '2024-01-04', 11, 4, 'member', 0.0, 'Y'), (32, '2024-01-27', 14, NULL, 'adult', 7.0, 'Y'),
  (33, '2024-02-06', 4, NULL, 'adult', 7.0, 'Y'),
(34, '2024-09-22', 6, 6, 'student', 7.5, 'N'), (35, '2024-09-22', 8, 6, 'adult', 15.0, 'Y'),
  (36, '2024-09-25', 12, 6, 'adult', 15.0, 'N'),
(37, '2024-09-30', 10, 6, 'member', 0.0, 'N'), (38, '2024-10-20', 6, 6, 'student', 7.5, 'N'),
  (39, '2024-10-24', 16, 6, 'member', 0.0, 'Y'),
(40, '2024-11-06', 12, 6, 'student', 7.5, 'Y'), (41, '2024-11-12', 4, 6, 'adult', 15.0, 'N'),
  (42, '2024-11-17', 8, 6, 'adult', 15.0, 'Y'),
(43, '2024-12-08', 6, 6, 'student', 7.5, 'N'), (44, '2024-12-20', 4, 6, 'adult', 15.0, 'Y'),
  (45, '2025-01-03', 4, 6, 'adult', 15.0, 'N'),
(46, '2025-01-26', 12, 6, 'student', 7.5, 'N'), (47, '2025-02-15', 11, 7, 'member', 0.0, 'Y');
