BEGIN;
CREATE TABLE filiale (filial_nr INTEGER PRIMARY KEY, bezeichnung TEXT, adresse TEXT);
INSERT INTO filiale VALUES (1, 'Village Centre', 'Main Street 4');
INSERT INTO filiale VALUES (2, 'Gondola Station', 'Lift Road 1');
INSERT INTO filiale VALUES (3, 'Glacier Point', 'Top Station');
CREATE TABLE kunde (kunden_nr INTEGER PRIMARY KEY, vorname TEXT, nachname TEXT, geburtsdatum TEXT,
  land TEXT, groesse_cm INTEGER, koennen TEXT);
INSERT INTO kunde VALUES (1, 'Noah', 'Taylor', '1985-08-28', 'Germany', 132, 'beginner');
INSERT INTO kunde VALUES (2, 'Anna', 'White', '2006-01-10', 'United Kingdom', 153, 'expert');
INSERT INTO kunde VALUES (3, 'Aisha', 'Nguyen', '1993-10-11', 'Netherlands', 164, 'expert');
INSERT INTO kunde VALUES (4, 'Bruno', 'Adams', '2015-03-23', 'Poland', 113, 'expert');
INSERT INTO kunde VALUES (5, 'Nadia', 'Vance', '1984-12-05', 'Netherlands', 122, 'beginner');
INSERT INTO kunde VALUES (6, 'Hugo', 'Schmidt', '1954-01-21', 'Germany', 105, 'expert');
INSERT INTO kunde VALUES (7, 'Joost', 'de Wit', '1985-08-19', 'Netherlands', 191, 'expert');
INSERT INTO kunde VALUES (8, 'Rosa', 'Ueda', '1967-03-14', 'Germany', 191, 'beginner');
INSERT INTO kunde VALUES (9, 'Ines', 'Jones', '1976-02-28', 'Austria', 138, 'intermediate');
INSERT INTO kunde VALUES (10, 'Ben', 'Patel', '1996-05-14', 'Poland', 189, 'beginner');
INSERT INTO kunde VALUES (11, 'Jack', 'Adams', '2005-05-02', 'Germany', 121, 'beginner');
INSERT INTO kunde VALUES (12, 'Anna', 'Smith', '1980-09-13', 'Netherlands', 190, 'intermediate');
INSERT INTO kunde VALUES (13, 'Aisha', 'Adams', '1985-04-09', 'Germany', 139, 'expert');
INSERT INTO kunde VALUES (14, 'Samuel', 'Young', '1950-12-24', 'United Kingdom', 139,
  'intermediate');
INSERT INTO kunde VALUES (15, 'Quinn', 'Nguyen', '1988-03-12', 'Germany', 167, 'expert');
INSERT INTO kunde VALUES (16, 'Frank', 'Tanaka', '1951-01-12', 'Netherlands', 185, 'beginner');
INSERT INTO kunde VALUES (17, 'Joel', 'Dunn', '1958-07-27', 'Germany', 119, 'expert');
INSERT INTO kunde VALUES (18, 'Aisha', 'Young', '1979-06-09', 'Poland', 134, 'intermediate');
INSERT INTO kunde VALUES (19, 'Elena', 'Okafor', '1977-10-14', 'Germany', 163, 'expert');
INSERT INTO kunde VALUES (20, 'Olivia', 'Novak', '1963-08-20', 'United Kingdom', 113,
  'intermediate');
INSERT INTO kunde VALUES (21, 'Laura', 'Walker', '1959-11-19', 'Poland', 161, 'intermediate');
INSERT INTO kunde VALUES (22, 'Emma', 'Clark', '1992-01-04', 'United Kingdom', 168, 'beginner');
INSERT INTO kunde VALUES (23, 'Ines', 'Price', '1956-08-08', 'Germany', 108, 'expert');
INSERT INTO kunde VALUES (24, 'Samuel', 'Baker', '1993-05-04', 'Poland', 199, 'beginner');
INSERT INTO kunde VALUES (25, 'Samuel', 'Price', '1986-08-24', 'Germany', 152, 'expert');
INSERT INTO kunde VALUES (26, 'Henry', 'Larsen', '1994-07-20', 'Poland', 138, 'expert');
INSERT INTO kunde VALUES (27, 'Rosa', 'Clark', '1974-06-01', 'Netherlands', 141, 'beginner');
INSERT INTO kunde VALUES (28, 'Quinn', 'Okafor', '1974-06-09', 'United Kingdom', 159,
  'intermediate');
INSERT INTO kunde VALUES (29, 'Vera', 'Walker', '1980-04-13', 'Austria', 114, 'beginner');
INSERT INTO kunde VALUES (30, 'Samuel', 'Reid', '1950-07-18', 'Germany', 181, 'expert');
INSERT INTO kunde VALUES (31, 'Aisha', 'Novak', '1988-09-14', 'Poland', 188, 'beginner');
INSERT INTO kunde VALUES (32, 'Karen', 'Kowalski', '2001-08-21', 'Austria', 150, 'intermediate');
INSERT INTO kunde VALUES (33, 'Ben', 'Patel', '1999-05-23', 'Austria', 152, 'expert');
INSERT INTO kunde VALUES (34, 'Hugo', 'Smith', '1993-06-22', 'Germany', 108, 'beginner');
INSERT INTO kunde VALUES (35, 'Gina', 'Larsen', '1963-03-14', 'Netherlands', 173, 'intermediate');
INSERT INTO kunde VALUES (36, 'Clara', 'Price', '1998-04-19', 'Poland', 119, 'beginner');
INSERT INTO kunde VALUES (37, 'Emma', 'Clark', '2012-10-10', 'United Kingdom', 142,
  'intermediate');
INSERT INTO kunde VALUES (38, 'Peter', 'Adams', '1951-06-01', 'Germany', 163, 'intermediate');
INSERT INTO kunde VALUES (39, 'Vera', 'Larsen', '1972-09-16', 'Germany', 171, 'intermediate');
INSERT INTO kunde VALUES (40, 'Umar', 'Garcia', '1953-10-04', 'Austria', 176, 'intermediate');
INSERT INTO kunde VALUES (41, 'Quinn', 'Schmidt', '1995-01-20', 'Netherlands', 121,
  'intermediate');
INSERT INTO kunde VALUES (42, 'Karen', 'Patel', '2002-10-10', 'Austria', 133, 'expert');
INSERT INTO kunde VALUES (43, 'Umar', 'Ueda', '1992-02-11', 'Poland', 129, 'beginner');
INSERT INTO kunde VALUES (44, 'Anna', 'Rossi', '1965-02-01', 'Austria', 127, 'beginner');
INSERT INTO kunde VALUES (45, 'William', 'Price', '1979-09-21', 'Germany', 115, 'intermediate');
INSERT INTO kunde VALUES (46, 'Jack', 'Ueda', '2010-10-19', 'Poland', 145, 'expert');
INSERT INTO kunde VALUES (47, 'Bruno', 'Reid', '1951-05-10', 'Poland', 106, 'intermediate');
INSERT INTO kunde VALUES (48, 'Laura', 'Tanaka', '1992-10-12', 'Germany', 149, 'beginner');
INSERT INTO kunde VALUES (49, 'Laura', 'Schmidt', '1959-06-21', 'Germany', 190, 'expert');
INSERT INTO kunde VALUES (50, 'Joel', 'Rossi', '1956-08-16', 'Germany', 120, 'expert');
INSERT INTO kunde VALUES (51, 'Maria', 'Rossi', '1964-08-23', 'Austria', 157, 'intermediate');
INSERT INTO kunde VALUES (52, 'Ines', 'Taylor', '1985-03-06', 'Austria', 116, 'intermediate');
INSERT INTO kunde VALUES (53, 'Vera', 'Larsen', '2007-05-05', 'Netherlands', 140, 'expert');
INSERT INTO kunde VALUES (54, 'Tina', 'Reid', '1968-10-24', 'Poland', 165, 'beginner');
INSERT INTO kunde VALUES (55, 'Ines', 'Kowalski', '1972-05-23', 'Austria', 176, 'beginner');
CREATE TABLE artikel (artikel_nr INTEGER PRIMARY KEY, art TEXT, marke TEXT, groesse INTEGER,
  tagespreis REAL, kaufdatum TEXT, kaufpreis REAL, filial_nr INTEGER REFERENCES
  filiale(filial_nr), zustand TEXT);
INSERT INTO artikel VALUES (1, 'skis', 'Atomic', 140, 24.0, '2021-08-16', 272.98, 1, 'available');
INSERT INTO artikel VALUES (2, 'helmet', 'Giro', NULL, 5.0, '2016-06-19', 101.48, 2, 'available');
INSERT INTO artikel VALUES (3, 'skis', 'Rossignol', 160, 24.0, '2017-03-20', 525.78, 3,
  'available');
INSERT INTO artikel VALUES (4, 'skis', 'Fischer', 175, 24.0, '2017-11-11', 390.39, 3,
  'available');
INSERT INTO artikel VALUES (5, 'snowboard', 'Burton', 175, 27.0, '2020-04-09', 243.95, 2,
  'repair');
INSERT INTO artikel VALUES (6, 'boots', 'Head', 34, 12.0, '2019-11-19', 214.91, 3, 'repair');
INSERT INTO artikel VALUES (7, 'poles', 'Leki', NULL, 7.5, '2019-03-15', 61.73, 1, 'available');
INSERT INTO artikel VALUES (8, 'skis', 'Fischer', 180, 24.0, '2022-07-12', 482.61, 1,
  'available');
INSERT INTO artikel VALUES (9, 'helmet', 'Uvex', NULL, 5.0, '2022-09-01', 99.4, 2, 'available');
INSERT INTO artikel VALUES (10, 'poles', 'Komperdell', NULL, 7.5, '2019-06-26', 40.8, 2,
  'available');
INSERT INTO artikel VALUES (11, 'skis', 'Head', 140, 24.0, '2021-08-18', 388.73, 3, 'available');
INSERT INTO artikel VALUES (12, 'snowboard', 'Nitro', 150, 27.0, '2021-11-10', 471.48, 2,
  'retired');
INSERT INTO artikel VALUES (13, 'snowboard', 'Nitro', 160, 27.0, '2017-02-04', 457.58, 1,
  'available');
INSERT INTO artikel VALUES (14, 'skis', 'Rossignol', 155, 24.0, '2020-03-19', 466.94, 2,
  'available');
INSERT INTO artikel VALUES (15, 'poles', 'Komperdell', NULL, 3.5, '2015-12-15', 43.95, 2,
  'available');
INSERT INTO artikel VALUES (16, 'snowboard', 'Nitro', 150, 27.0, '2019-02-09', 376.19, 3,
  'available');
INSERT INTO artikel VALUES (17, 'snowboard', 'Nitro', 160, 29.0, '2020-05-06', 536.23, 1,
  'available');
INSERT INTO artikel VALUES (18, 'helmet', 'Giro', NULL, 9.0, '2022-02-20', 96.01, 3, 'available');
INSERT INTO artikel VALUES (19, 'boots', 'Salomon', 41, 14.0, '2015-10-11', 125.64, 1, 'repair');
INSERT INTO artikel VALUES (20, 'boots', 'Head', 43, 12.0, '2022-06-10', 147.23, 3, 'retired');
INSERT INTO artikel VALUES (21, 'skis', 'Fischer', 180, 24.0, '2022-02-14', 353.54, 2,
  'available');
INSERT INTO artikel VALUES (22, 'helmet', 'Giro', NULL, 5.0, '2020-09-05', 57.59, 1, 'retired');
INSERT INTO artikel VALUES (23, 'sledge', 'Kathrein', NULL, 10.0, '2020-12-04', 98.55, 2,
  'available');
INSERT INTO artikel VALUES (24, 'boots', 'Lange', 39, 12.0, '2021-07-11', 228.04, 1, 'repair');
INSERT INTO artikel VALUES (25, 'helmet', 'Giro', NULL, 9.0, '2016-03-22', 51.1, 2, 'available');
INSERT INTO artikel VALUES (26, 'skis', 'Fischer', 150, 26.0, '2016-12-09', 458.28, 3,
  'available');
INSERT INTO artikel VALUES (27, 'poles', 'Komperdell', NULL, 3.5, '2017-09-19', 58.09, 2,
  'available');
INSERT INTO artikel VALUES (28, 'snowboard', 'Nitro', 155, 27.0, '2021-09-10', 566.13, 2,
  'repair');
INSERT INTO artikel VALUES (29, 'boots', 'Lange', 42, 16.0, '2016-02-15', 238.0, 2, 'retired');
INSERT INTO artikel VALUES (30, 'sledge', 'Kathrein', NULL, 8.0, '2016-01-18', 115.4, 3,
  'available');
INSERT INTO artikel VALUES (31, 'helmet', 'Uvex', NULL, 5.0, '2018-10-13', 93.53, 3, 'available');
INSERT INTO artikel VALUES (32, 'boots', 'Lange', 34, 12.0, '2017-06-12', 121.92, 1, 'available');
INSERT INTO artikel VALUES (33, 'poles', 'Leki', NULL, 7.5, '2020-07-02', 55.12, 2, 'available');
INSERT INTO artikel VALUES (34, 'skis', 'Fischer', 155, 24.0, '2016-12-03', 326.52, 3,
  'available');
INSERT INTO artikel VALUES (35, 'snowboard', 'Nitro', 160, 27.0, '2016-03-23', 251.94, 2,
  'available');
INSERT INTO artikel VALUES (36, 'sledge', 'Kathrein', NULL, 10.0, '2016-07-12', 76.34, 2,
  'retired');
INSERT INTO artikel VALUES (37, 'helmet', 'Uvex', NULL, 7.0, '2016-04-17', 54.15, 3, 'available');
INSERT INTO artikel VALUES (38, 'helmet', 'Uvex', NULL, 9.0, '2016-11-21', 109.01, 1,
  'available');
INSERT INTO artikel VALUES (39, 'boots', 'Lange', 45, 14.0, '2019-08-05', 217.83, 3, 'available');
INSERT INTO artikel VALUES (40, 'helmet', 'Uvex', NULL, 5.0, '2021-03-04', 54.91, 2, 'available');
INSERT INTO artikel VALUES (41, 'skis', 'Head', 155, 24.0, '2017-07-06', 515.11, 2, 'available');
INSERT INTO artikel VALUES (42, 'snowboard', 'Nitro', 175, 29.0, '2019-11-26', 400.78, 3,
  'repair');
INSERT INTO artikel VALUES (43, 'snowboard', 'Nitro', 180, 27.0, '2019-04-09', 312.28, 2,
  'available');
INSERT INTO artikel VALUES (44, 'skis', 'Head', 160, 24.0, '2016-10-07', 353.63, 1, 'available');
INSERT INTO artikel VALUES (45, 'boots', 'Head', 38, 12.0, '2019-02-08', 245.29, 2, 'available');
INSERT INTO artikel VALUES (46, 'sledge', 'Kathrein', NULL, 10.0, '2017-08-12', 102.2, 1,
  'repair');
INSERT INTO artikel VALUES (47, 'snowboard', 'Burton', 180, 27.0, '2016-11-16', 559.25, 2,
  'available');
INSERT INTO artikel VALUES (48, 'skis', 'Rossignol', 140, 24.0, '2018-07-18', 234.15, 1,
  'available');
INSERT INTO artikel VALUES (49, 'snowboard', 'Nitro', 140, 29.0, '2022-10-04', 539.15, 3,
  'available');
INSERT INTO artikel VALUES (50, 'skis', 'Atomic', 175, 24.0, '2018-09-09', 521.97, 2,
  'available');
INSERT INTO artikel VALUES (51, 'sledge', 'Kathrein', NULL, 8.0, '2020-02-02', 165.2, 2,
  'available');
INSERT INTO artikel VALUES (52, 'poles', 'Komperdell', NULL, 5.5, '2017-04-22', 54.75, 3,
  'retired');
INSERT INTO artikel VALUES (53, 'skis', 'Fischer', 150, 28.0, '2022-07-23', 463.06, 3,
  'available');
INSERT INTO artikel VALUES (54, 'skis', 'Rossignol', 155, 26.0, '2020-11-24', 429.75, 2,
  'available');
INSERT INTO artikel VALUES (55, 'boots', 'Salomon', 44, 16.0, '2018-07-08', 170.14, 1,
  'available');
INSERT INTO artikel VALUES (56, 'poles', 'Komperdell', NULL, 5.5, '2020-03-03', 45.0, 2,
  'available');
INSERT INTO artikel VALUES (57, 'poles', 'Leki', NULL, 3.5, '2017-10-07', 63.97, 2, 'available');
INSERT INTO artikel VALUES (58, 'boots', 'Head', 38, 12.0, '2019-10-07', 156.85, 3, 'available');
INSERT INTO artikel VALUES (59, 'skis', 'Atomic', 170, 26.0, '2016-02-05', 439.48, 3,
  'available');
INSERT INTO artikel VALUES (60, 'skis', 'Rossignol', 150, 28.0, '2017-11-30', 259.68, 2,
  'available');
INSERT INTO artikel VALUES (61, 'skis', 'Fischer', 165, 24.0, '2020-07-23', 483.23, 3,
  'available');
INSERT INTO artikel VALUES (62, 'sledge', 'Kathrein', NULL, 10.0, '2021-03-07', 129.88, 2,
  'repair');
INSERT INTO artikel VALUES (63, 'skis', 'Fischer', 175, 28.0, '2018-08-10', 422.19, 3,
  'available');
INSERT INTO artikel VALUES (64, 'sledge', 'Kathrein', NULL, 12.0, '2017-09-26', 147.74, 3,
  'available');
INSERT INTO artikel VALUES (65, 'sledge', 'Kathrein', NULL, 8.0, '2016-12-11', 173.26, 1,
  'available');
INSERT INTO artikel VALUES (66, 'sledge', 'Kathrein', NULL, 8.0, '2016-05-13', 74.98, 1,
  'repair');
INSERT INTO artikel VALUES (67, 'sledge', 'Kathrein', NULL, 8.0, '2018-12-11', 152.82, 2,
  'available');
INSERT INTO artikel VALUES (68, 'sledge', 'Kathrein', NULL, 8.0, '2017-04-16', 173.61, 2,
  'repair');
INSERT INTO artikel VALUES (69, 'skis', 'Head', 170, 24.0, '2019-04-14', 293.72, 2, 'available');
INSERT INTO artikel VALUES (70, 'skis', 'Head', 155, 24.0, '2017-08-15', 296.25, 2, 'available');
CREATE TABLE mitarbeiter (mitarbeiter_nr INTEGER PRIMARY KEY, vorname TEXT, nachname TEXT,
  filial_nr INTEGER REFERENCES filiale(filial_nr), gehalt REAL);
INSERT INTO mitarbeiter VALUES (1, 'Hans', 'Gruber', 1, 2150.0);
INSERT INTO mitarbeiter VALUES (2, 'Lisa', 'Moser', 1, 2380.0);
INSERT INTO mitarbeiter VALUES (3, 'Karl', 'Egger', 2, 2050.0);
INSERT INTO mitarbeiter VALUES (4, 'Petra', 'Huber', 2, 2600.0);
INSERT INTO mitarbeiter VALUES (5, 'Niko', 'Steiner', 3, 1990.0);
CREATE TABLE verleih (verleih_nr INTEGER PRIMARY KEY, kunden_nr INTEGER REFERENCES
  kunde(kunden_nr), mitarbeiter_nr INTEGER REFERENCES mitarbeiter(mitarbeiter_nr), ausgabe TEXT,
  rueckgabe_geplant TEXT, rueckgabe TEXT, kaution REAL, zahlstatus TEXT);
INSERT INTO verleih VALUES (1, 19, 5, '2022-01-30 10:00', '2022-02-02 17:00', '2022-02-02 18:45',
  0.0, 'open');
INSERT INTO verleih VALUES (2, 26, 5, '2022-03-14 10:20', '2022-03-20 17:00', '2022-03-20 15:00',
  50.0, 'paid');
INSERT INTO verleih VALUES (3, 3, 4, '2023-01-08 11:00', '2023-01-14 17:00', '2023-01-15 18:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (4, 34, 4, '2022-01-21 09:40', '2022-01-22 17:00', '2022-01-22 16:10',
  100.0, 'paid');
INSERT INTO verleih VALUES (5, 8, 5, '2023-03-02 11:20', '2023-03-09 17:00', '2023-03-10 16:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (6, 2, 4, '2022-04-08 11:40', '2022-04-14 17:00', '2022-04-14 17:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (7, 40, 1, '2023-02-01 10:20', '2023-02-03 17:00', '2023-02-03 17:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (8, 7, 1, '2022-04-04 09:15', '2022-04-06 17:00', '2022-04-06 17:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (9, 39, 3, '2023-01-07 08:15', '2023-01-10 17:00', '2023-01-11 18:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (10, 29, 5, '2023-01-07 10:20', '2023-01-10 17:00', '2023-01-10 18:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (11, 46, 5, '2022-02-06 08:20', '2022-02-09 17:00', NULL, 100.0,
  'paid');
INSERT INTO verleih VALUES (12, 8, 3, '2022-02-10 08:00', '2022-02-13 17:00', '2022-02-13 15:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (13, 42, 1, '2023-04-08 09:15', '2023-04-10 17:00', '2023-04-10 15:10',
  100.0, 'open');
INSERT INTO verleih VALUES (14, 46, 5, '2023-02-27 10:15', '2023-02-28 17:00', '2023-02-28 18:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (15, 25, 4, '2023-01-27 09:00', '2023-01-29 17:00', '2023-01-29 16:10',
  100.0, 'paid');
INSERT INTO verleih VALUES (16, 29, 3, '2022-12-29 11:00', '2022-12-31 17:00', '2022-12-31 15:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (17, 12, 3, '2022-02-04 10:40', '2022-02-07 17:00', '2022-02-07 18:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (18, 2, 5, '2022-03-20 08:40', '2022-03-23 17:00', '2022-03-23 17:00',
  50.0, 'open');
INSERT INTO verleih VALUES (19, 17, 4, '2022-02-11 09:40', '2022-02-17 17:00', '2022-02-18 15:00',
  50.0, 'open');
INSERT INTO verleih VALUES (20, 49, 3, '2023-03-08 09:20', '2023-03-13 17:00', '2023-03-13 15:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (21, 29, 1, '2022-01-30 11:15', '2022-02-02 17:00', '2022-02-02 16:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (22, 22, 5, '2022-04-06 10:20', '2022-04-07 17:00', '2022-04-09 18:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (23, 32, 5, '2022-01-15 08:20', '2022-01-18 17:00', '2022-01-18 15:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (24, 37, 4, '2021-12-17 09:20', '2021-12-20 17:00', '2021-12-21 16:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (25, 15, 2, '2022-12-16 09:20', '2022-12-23 17:00', '2022-12-23 15:10',
  0.0, 'open');
INSERT INTO verleih VALUES (26, 46, 2, '2022-03-17 08:20', '2022-03-18 17:00', '2022-03-18 15:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (27, 7, 4, '2022-01-02 11:40', '2022-01-04 17:00', '2022-01-06 18:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (28, 6, 4, '2023-01-25 09:15', '2023-01-30 17:00', '2023-01-29 15:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (29, 9, 3, '2023-01-01 09:40', '2023-01-06 17:00', '2023-01-06 18:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (30, 17, 5, '2022-01-13 08:40', '2022-01-19 17:00', '2022-01-19 18:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (31, 32, 3, '2022-02-25 08:20', '2022-03-02 17:00', '2022-03-02 18:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (32, 4, 4, '2023-02-03 10:20', '2023-02-06 17:00', '2023-02-06 16:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (33, 5, 1, '2021-12-31 11:00', '2022-01-06 17:00', '2022-01-06 16:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (34, 24, 5, '2023-01-23 09:15', '2023-01-24 17:00', '2023-01-24 15:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (35, 42, 2, '2022-03-26 11:15', '2022-03-31 17:00', '2022-03-30 15:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (36, 46, 3, '2023-02-20 10:15', '2023-02-21 17:00', '2023-02-22 17:10',
  50.0, 'paid');
INSERT INTO verleih VALUES (37, 46, 4, '2021-12-31 11:15', '2022-01-03 17:00', '2022-01-03 15:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (38, 24, 4, '2022-01-15 10:40', '2022-01-18 17:00', '2022-01-18 18:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (39, 42, 1, '2021-12-11 10:00', '2021-12-14 17:00', '2021-12-15 15:30',
  50.0, 'paid');
INSERT INTO verleih VALUES (40, 24, 1, '2021-12-30 08:40', '2021-12-31 17:00', '2022-01-02 15:00',
  50.0, 'paid');
INSERT INTO verleih VALUES (41, 43, 5, '2023-03-20 11:15', '2023-03-23 17:00', '2023-03-23 18:30',
  50.0, 'paid');
INSERT INTO verleih VALUES (42, 11, 1, '2022-01-10 08:40', '2022-01-13 17:00', '2022-01-13 15:00',
  100.0, 'open');
INSERT INTO verleih VALUES (43, 34, 3, '2023-03-07 10:00', '2023-03-08 17:00', '2023-03-08 17:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (44, 26, 4, '2023-01-12 09:00', '2023-01-19 17:00', '2023-01-19 16:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (45, 1, 1, '2023-02-14 11:20', '2023-02-17 17:00', '2023-02-19 18:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (46, 28, 5, '2022-03-06 10:00', '2022-03-09 17:00', '2022-03-09 17:10',
  100.0, 'paid');
INSERT INTO verleih VALUES (47, 20, 5, '2021-12-10 08:00', '2021-12-13 17:00', '2021-12-15 15:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (48, 33, 2, '2022-02-13 08:15', '2022-02-19 17:00', '2022-02-19 16:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (49, 7, 4, '2022-02-15 08:20', '2022-02-22 17:00', '2022-02-23 18:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (50, 46, 4, '2023-02-14 11:20', '2023-02-15 17:00', NULL, 0.0, 'paid');
INSERT INTO verleih VALUES (51, 49, 2, '2022-12-28 09:20', '2022-12-30 17:00', '2022-12-29 16:00',
  50.0, 'paid');
INSERT INTO verleih VALUES (52, 46, 2, '2023-04-05 09:15', '2023-04-06 17:00', '2023-04-06 18:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (53, 7, 4, '2022-01-19 09:00', '2022-01-22 17:00', '2022-01-22 18:45',
  50.0, 'open');
INSERT INTO verleih VALUES (54, 22, 4, '2023-02-26 11:40', '2023-03-01 17:00', '2023-03-01 18:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (55, 23, 5, '2023-02-24 11:40', '2023-02-25 17:00', '2023-02-25 15:10',
  50.0, 'paid');
INSERT INTO verleih VALUES (56, 14, 3, '2022-04-02 11:40', '2022-04-03 17:00', '2022-04-03 17:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (57, 26, 3, '2023-01-01 08:15', '2023-01-06 17:00', '2023-01-06 16:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (58, 49, 3, '2022-03-04 11:40', '2022-03-11 17:00', '2022-03-13 16:10',
  100.0, 'open');
INSERT INTO verleih VALUES (59, 29, 3, '2022-01-24 09:20', '2022-01-29 17:00', '2022-01-29 15:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (60, 1, 4, '2022-02-12 08:15', '2022-02-19 17:00', '2022-02-19 17:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (61, 3, 2, '2022-03-09 08:00', '2022-03-12 17:00', '2022-03-12 15:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (62, 15, 1, '2022-02-11 10:40', '2022-02-17 17:00', '2022-02-17 17:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (63, 14, 2, '2022-02-07 11:40', '2022-02-14 17:00', '2022-02-14 16:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (64, 33, 1, '2023-02-20 08:00', '2023-02-21 17:00', '2023-02-21 16:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (65, 29, 4, '2022-02-27 09:40', '2022-02-28 17:00', '2022-02-28 17:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (66, 30, 2, '2022-03-10 11:00', '2022-03-16 17:00', '2022-03-17 15:00',
  50.0, 'paid');
INSERT INTO verleih VALUES (67, 44, 4, '2023-01-09 10:15', '2023-01-12 17:00', '2023-01-12 15:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (68, 45, 5, '2023-04-02 11:40', '2023-04-05 17:00', '2023-04-05 17:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (69, 23, 2, '2022-12-17 10:20', '2022-12-20 17:00', '2022-12-20 17:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (70, 3, 2, '2022-02-13 09:20', '2022-02-14 17:00', '2022-02-14 15:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (71, 18, 4, '2022-02-24 11:40', '2022-02-27 17:00', '2022-02-28 17:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (72, 5, 3, '2021-12-15 11:15', '2021-12-18 17:00', '2021-12-19 17:30',
  50.0, 'paid');
INSERT INTO verleih VALUES (73, 46, 2, '2022-03-17 11:40', '2022-03-20 17:00', '2022-03-20 15:00',
  50.0, 'paid');
INSERT INTO verleih VALUES (74, 23, 1, '2022-03-05 09:00', '2022-03-10 17:00', '2022-03-10 17:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (75, 32, 2, '2022-12-31 10:15', '2023-01-03 17:00', NULL, 50.0,
  'paid');
INSERT INTO verleih VALUES (76, 24, 2, '2022-03-22 11:20', '2022-03-25 17:00', '2022-03-25 18:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (77, 20, 5, '2023-02-06 10:40', '2023-02-07 17:00', '2023-02-07 18:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (78, 17, 3, '2023-03-25 08:00', '2023-03-27 17:00', '2023-03-27 15:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (79, 47, 5, '2021-12-18 11:20', '2021-12-21 17:00', '2021-12-20 17:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (80, 1, 3, '2022-01-23 08:15', '2022-01-29 17:00', '2022-01-29 15:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (81, 22, 5, '2022-01-17 09:15', '2022-01-20 17:00', '2022-01-20 16:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (82, 22, 5, '2023-02-17 09:00', '2023-02-18 17:00', '2023-02-18 15:30',
  0.0, 'open');
INSERT INTO verleih VALUES (83, 32, 1, '2022-01-19 09:40', '2022-01-25 17:00', '2022-01-25 17:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (84, 29, 5, '2022-03-22 11:00', '2022-03-25 17:00', '2022-03-27 15:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (85, 39, 4, '2022-12-29 11:15', '2023-01-03 17:00', '2023-01-03 15:45',
  100.0, 'paid');
INSERT INTO verleih VALUES (86, 31, 4, '2022-04-07 09:00', '2022-04-14 17:00', '2022-04-14 16:10',
  100.0, 'paid');
INSERT INTO verleih VALUES (87, 16, 1, '2022-01-01 11:00', '2022-01-03 17:00', '2022-01-05 17:10',
  50.0, 'paid');
INSERT INTO verleih VALUES (88, 7, 1, '2022-03-09 09:20', '2022-03-10 17:00', '2022-03-10 15:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (89, 26, 3, '2022-02-19 09:20', '2022-02-22 17:00', '2022-02-22 17:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (90, 20, 5, '2022-03-13 08:00', '2022-03-14 17:00', '2022-03-14 15:00',
  0.0, 'paid');
INSERT INTO verleih VALUES (91, 24, 5, '2021-12-23 10:15', '2021-12-29 17:00', '2021-12-29 18:30',
  50.0, 'paid');
INSERT INTO verleih VALUES (92, 9, 1, '2021-12-17 11:00', '2021-12-18 17:00', '2021-12-18 15:10',
  0.0, 'paid');
INSERT INTO verleih VALUES (93, 48, 4, '2022-02-26 09:00', '2022-03-01 17:00', '2022-03-01 18:45',
  50.0, 'paid');
INSERT INTO verleih VALUES (94, 20, 3, '2022-03-01 09:15', '2022-03-02 17:00', '2022-03-02 15:30',
  0.0, 'open');
INSERT INTO verleih VALUES (95, 11, 5, '2022-03-18 09:40', '2022-03-19 17:00', '2022-03-19 18:00',
  100.0, 'paid');
INSERT INTO verleih VALUES (96, 43, 2, '2023-02-06 10:15', '2023-02-07 17:00', '2023-02-08 15:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (97, 28, 5, '2023-04-09 10:15', '2023-04-10 17:00', '2023-04-12 16:30',
  0.0, 'paid');
INSERT INTO verleih VALUES (98, 43, 1, '2023-03-27 08:40', '2023-03-29 17:00', '2023-03-29 16:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (99, 48, 1, '2022-02-18 08:15', '2022-02-19 17:00', '2022-02-19 17:45',
  0.0, 'paid');
INSERT INTO verleih VALUES (100, 39, 1, '2022-01-18 10:00', '2022-01-21 17:00',
  '2022-01-21 15:45', 100.0, 'paid');
INSERT INTO verleih VALUES (101, 7, 3, '2022-04-03 11:40', '2022-04-05 17:00', '2022-04-05 15:10',
  100.0, 'paid');
INSERT INTO verleih VALUES (102, 33, 3, '2023-04-05 08:15', '2023-04-12 17:00',
  '2023-04-13 18:00', 0.0, 'paid');
INSERT INTO verleih VALUES (103, 12, 1, '2022-01-03 09:00', '2022-01-09 17:00',
  '2022-01-09 18:45', 50.0, 'paid');
INSERT INTO verleih VALUES (104, 14, 4, '2022-03-18 09:40', '2022-03-20 17:00',
  '2022-03-20 16:10', 50.0, 'paid');
INSERT INTO verleih VALUES (105, 42, 3, '2022-02-23 10:40', '2022-02-24 17:00',
  '2022-02-26 18:10', 0.0, 'paid');
INSERT INTO verleih VALUES (106, 42, 3, '2022-12-22 08:15', '2022-12-23 17:00',
  '2022-12-23 15:45', 50.0, 'paid');
INSERT INTO verleih VALUES (107, 2, 1, '2023-02-01 08:15', '2023-02-06 17:00', '2023-02-06 16:30',
  100.0, 'paid');
INSERT INTO verleih VALUES (108, 6, 2, '2023-01-16 09:40', '2023-01-19 17:00', '2023-01-19 18:10',
  50.0, 'open');
INSERT INTO verleih VALUES (109, 20, 2, '2022-03-08 08:40', '2022-03-10 17:00',
  '2022-03-09 15:00', 0.0, 'paid');
INSERT INTO verleih VALUES (110, 45, 1, '2022-02-21 09:20', '2022-02-28 17:00',
  '2022-03-01 17:10', 50.0, 'paid');
INSERT INTO verleih VALUES (111, 43, 4, '2023-01-25 09:00', '2023-01-28 17:00',
  '2023-01-28 17:00', 0.0, 'paid');
INSERT INTO verleih VALUES (112, 25, 2, '2023-01-04 10:40', '2023-01-07 17:00',
  '2023-01-09 16:00', 100.0, 'paid');
INSERT INTO verleih VALUES (113, 43, 2, '2022-12-11 09:00', '2022-12-12 17:00',
  '2022-12-12 15:30', 100.0, 'paid');
INSERT INTO verleih VALUES (114, 27, 4, '2022-12-27 09:15', '2022-12-29 17:00',
  '2022-12-29 17:30', 50.0, 'paid');
INSERT INTO verleih VALUES (115, 33, 5, '2023-02-10 09:15', '2023-02-16 17:00', NULL, 50.0,
  'paid');
INSERT INTO verleih VALUES (116, 9, 3, '2023-01-02 10:15', '2023-01-09 17:00', '2023-01-09 18:10',
  100.0, 'open');
INSERT INTO verleih VALUES (117, 14, 4, '2023-01-19 11:15', '2023-01-22 17:00',
  '2023-01-22 15:30', 100.0, 'paid');
INSERT INTO verleih VALUES (118, 33, 3, '2022-01-10 09:00', '2022-01-16 17:00', NULL, 0.0,
  'paid');
INSERT INTO verleih VALUES (119, 19, 2, '2021-12-16 11:20', '2021-12-22 17:00',
  '2021-12-22 15:30', 50.0, 'paid');
INSERT INTO verleih VALUES (120, 30, 3, '2023-04-03 10:20', '2023-04-06 17:00',
  '2023-04-06 15:30', 100.0, 'paid');
CREATE TABLE verleih_position (position_nr INTEGER PRIMARY KEY, verleih_nr INTEGER REFERENCES
  verleih(verleih_nr), artikel_nr INTEGER REFERENCES artikel(artikel_nr), tage INTEGER, betrag
  REAL, beschaedigt TEXT);
INSERT INTO verleih_position VALUES (1, 1, 5, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (2, 1, 1, 3, 72.0, 'J');
INSERT INTO verleih_position VALUES (3, 1, 8, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (4, 2, 39, 6, 84.0, 'N');
INSERT INTO verleih_position VALUES (5, 2, 23, 6, 60.0, 'N');
INSERT INTO verleih_position VALUES (6, 3, 46, 6, 54.0, 'N');
INSERT INTO verleih_position VALUES (7, 3, 57, 6, 21.0, 'N');
INSERT INTO verleih_position VALUES (8, 3, 22, 6, 30.0, 'N');
INSERT INTO verleih_position VALUES (9, 4, 27, 1, 3.15, 'N');
INSERT INTO verleih_position VALUES (10, 5, 5, 7, 189.0, 'N');
INSERT INTO verleih_position VALUES (11, 5, 11, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (12, 6, 59, 6, 156.0, 'N');
INSERT INTO verleih_position VALUES (13, 7, 34, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (14, 7, 32, 2, 24.0, 'N');
INSERT INTO verleih_position VALUES (15, 8, 44, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (16, 8, 5, 2, 48.6, 'N');
INSERT INTO verleih_position VALUES (17, 8, 29, 2, 32.0, 'N');
INSERT INTO verleih_position VALUES (18, 9, 6, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (19, 9, 12, 3, 72.9, 'N');
INSERT INTO verleih_position VALUES (20, 9, 46, 3, 30.0, 'N');
INSERT INTO verleih_position VALUES (21, 9, 32, 3, 32.4, 'N');
INSERT INTO verleih_position VALUES (22, 10, 59, 3, 70.2, 'N');
INSERT INTO verleih_position VALUES (23, 10, 58, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (24, 10, 16, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (25, 10, 37, 3, 21.0, 'N');
INSERT INTO verleih_position VALUES (26, 11, 9, 3, 13.5, 'N');
INSERT INTO verleih_position VALUES (27, 11, 49, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (28, 11, 53, 3, 84.0, 'N');
INSERT INTO verleih_position VALUES (29, 11, 35, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (30, 12, 59, 3, 70.2, 'N');
INSERT INTO verleih_position VALUES (31, 12, 41, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (32, 13, 46, 2, 18.0, 'N');
INSERT INTO verleih_position VALUES (33, 13, 61, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (34, 14, 6, 1, 10.8, 'N');
INSERT INTO verleih_position VALUES (35, 14, 38, 1, 8.1, 'N');
INSERT INTO verleih_position VALUES (36, 15, 60, 2, 56.0, 'N');
INSERT INTO verleih_position VALUES (37, 16, 16, 2, 54.0, 'N');
INSERT INTO verleih_position VALUES (38, 16, 4, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (39, 17, 12, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (40, 17, 64, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (41, 18, 34, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (42, 18, 23, 3, 27.0, 'N');
INSERT INTO verleih_position VALUES (43, 19, 12, 6, 162.0, 'N');
INSERT INTO verleih_position VALUES (44, 19, 34, 6, 144.0, 'N');
INSERT INTO verleih_position VALUES (45, 19, 35, 6, 162.0, 'N');
INSERT INTO verleih_position VALUES (46, 19, 29, 6, 96.0, 'N');
INSERT INTO verleih_position VALUES (47, 20, 51, 5, 40.0, 'N');
INSERT INTO verleih_position VALUES (48, 21, 54, 3, 70.2, 'N');
INSERT INTO verleih_position VALUES (49, 22, 12, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (50, 22, 41, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (51, 23, 23, 3, 30.0, 'N');
INSERT INTO verleih_position VALUES (52, 23, 30, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (53, 23, 17, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (54, 24, 6, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (55, 24, 36, 3, 27.0, 'N');
INSERT INTO verleih_position VALUES (56, 25, 8, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (57, 25, 57, 7, 24.5, 'N');
INSERT INTO verleih_position VALUES (58, 25, 46, 7, 70.0, 'N');
INSERT INTO verleih_position VALUES (59, 26, 26, 1, 23.4, 'N');
INSERT INTO verleih_position VALUES (60, 26, 25, 1, 9.0, 'N');
INSERT INTO verleih_position VALUES (61, 26, 4, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (62, 26, 47, 1, 24.3, 'N');
INSERT INTO verleih_position VALUES (63, 27, 55, 2, 32.0, 'J');
INSERT INTO verleih_position VALUES (64, 27, 37, 2, 14.0, 'N');
INSERT INTO verleih_position VALUES (65, 27, 62, 2, 20.0, 'N');
INSERT INTO verleih_position VALUES (66, 28, 34, 5, 108.0, 'N');
INSERT INTO verleih_position VALUES (67, 29, 6, 5, 60.0, 'N');
INSERT INTO verleih_position VALUES (68, 30, 63, 6, 168.0, 'N');
INSERT INTO verleih_position VALUES (69, 30, 31, 6, 30.0, 'N');
INSERT INTO verleih_position VALUES (70, 30, 5, 6, 162.0, 'N');
INSERT INTO verleih_position VALUES (71, 31, 9, 5, 25.0, 'N');
INSERT INTO verleih_position VALUES (72, 31, 22, 5, 22.5, 'N');
INSERT INTO verleih_position VALUES (73, 32, 48, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (74, 33, 44, 6, 144.0, 'N');
INSERT INTO verleih_position VALUES (75, 33, 21, 6, 144.0, 'N');
INSERT INTO verleih_position VALUES (76, 34, 61, 1, 21.6, 'N');
INSERT INTO verleih_position VALUES (77, 34, 25, 1, 8.1, 'N');
INSERT INTO verleih_position VALUES (78, 35, 3, 5, 120.0, 'N');
INSERT INTO verleih_position VALUES (79, 35, 34, 5, 120.0, 'N');
INSERT INTO verleih_position VALUES (80, 35, 11, 5, 120.0, 'N');
INSERT INTO verleih_position VALUES (81, 35, 5, 5, 135.0, 'J');
INSERT INTO verleih_position VALUES (82, 36, 4, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (83, 36, 23, 1, 10.0, 'N');
INSERT INTO verleih_position VALUES (84, 36, 3, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (85, 36, 12, 1, 24.3, 'N');
INSERT INTO verleih_position VALUES (86, 37, 60, 3, 84.0, 'N');
INSERT INTO verleih_position VALUES (87, 37, 7, 3, 22.5, 'N');
INSERT INTO verleih_position VALUES (88, 37, 4, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (89, 37, 17, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (90, 38, 17, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (91, 39, 34, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (92, 39, 49, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (93, 39, 4, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (94, 40, 20, 1, 10.8, 'N');
INSERT INTO verleih_position VALUES (95, 40, 27, 1, 3.5, 'N');
INSERT INTO verleih_position VALUES (96, 40, 22, 1, 5.0, 'N');
INSERT INTO verleih_position VALUES (97, 40, 37, 1, 7.0, 'N');
INSERT INTO verleih_position VALUES (98, 41, 10, 3, 22.5, 'N');
INSERT INTO verleih_position VALUES (99, 42, 54, 3, 78.0, 'N');
INSERT INTO verleih_position VALUES (100, 42, 42, 3, 87.0, 'N');
INSERT INTO verleih_position VALUES (101, 43, 31, 1, 5.0, 'N');
INSERT INTO verleih_position VALUES (102, 43, 3, 1, 21.6, 'N');
INSERT INTO verleih_position VALUES (103, 44, 48, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (104, 44, 15, 7, 22.05, 'N');
INSERT INTO verleih_position VALUES (105, 44, 35, 7, 189.0, 'N');
INSERT INTO verleih_position VALUES (106, 45, 6, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (107, 45, 21, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (108, 46, 21, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (109, 47, 55, 3, 48.0, 'N');
INSERT INTO verleih_position VALUES (110, 48, 11, 6, 144.0, 'N');
INSERT INTO verleih_position VALUES (111, 48, 62, 6, 60.0, 'N');
INSERT INTO verleih_position VALUES (112, 48, 40, 6, 30.0, 'N');
INSERT INTO verleih_position VALUES (113, 49, 2, 7, 35.0, 'N');
INSERT INTO verleih_position VALUES (114, 49, 19, 7, 98.0, 'N');
INSERT INTO verleih_position VALUES (115, 50, 8, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (116, 50, 46, 1, 10.0, 'N');
INSERT INTO verleih_position VALUES (117, 51, 30, 2, 14.4, 'N');
INSERT INTO verleih_position VALUES (118, 51, 64, 2, 24.0, 'N');
INSERT INTO verleih_position VALUES (119, 52, 46, 1, 9.0, 'N');
INSERT INTO verleih_position VALUES (120, 52, 11, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (121, 52, 26, 1, 23.4, 'N');
INSERT INTO verleih_position VALUES (122, 52, 62, 1, 10.0, 'N');
INSERT INTO verleih_position VALUES (123, 53, 23, 3, 30.0, 'N');
INSERT INTO verleih_position VALUES (124, 53, 24, 3, 36.0, 'N');
INSERT INTO verleih_position VALUES (125, 54, 18, 3, 27.0, 'N');
INSERT INTO verleih_position VALUES (126, 54, 2, 3, 15.0, 'N');
INSERT INTO verleih_position VALUES (127, 55, 1, 1, 21.6, 'N');
INSERT INTO verleih_position VALUES (128, 55, 9, 1, 5.0, 'N');
INSERT INTO verleih_position VALUES (129, 56, 25, 1, 9.0, 'N');
INSERT INTO verleih_position VALUES (130, 56, 3, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (131, 56, 20, 1, 12.0, 'N');
INSERT INTO verleih_position VALUES (132, 57, 9, 5, 25.0, 'N');
INSERT INTO verleih_position VALUES (133, 57, 16, 5, 135.0, 'N');
INSERT INTO verleih_position VALUES (134, 58, 3, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (135, 58, 63, 7, 196.0, 'N');
INSERT INTO verleih_position VALUES (136, 59, 6, 5, 54.0, 'N');
INSERT INTO verleih_position VALUES (137, 59, 40, 5, 25.0, 'N');
INSERT INTO verleih_position VALUES (138, 59, 47, 5, 135.0, 'N');
INSERT INTO verleih_position VALUES (139, 60, 37, 7, 49.0, 'N');
INSERT INTO verleih_position VALUES (140, 60, 59, 7, 163.8, 'N');
INSERT INTO verleih_position VALUES (141, 60, 60, 7, 196.0, 'N');
INSERT INTO verleih_position VALUES (142, 60, 15, 7, 22.05, 'N');
INSERT INTO verleih_position VALUES (143, 61, 10, 3, 22.5, 'N');
INSERT INTO verleih_position VALUES (144, 62, 63, 6, 168.0, 'N');
INSERT INTO verleih_position VALUES (145, 63, 54, 7, 182.0, 'N');
INSERT INTO verleih_position VALUES (146, 63, 48, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (147, 64, 43, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (148, 64, 36, 1, 9.0, 'J');
INSERT INTO verleih_position VALUES (149, 65, 35, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (150, 66, 47, 6, 162.0, 'N');
INSERT INTO verleih_position VALUES (151, 66, 64, 6, 72.0, 'N');
INSERT INTO verleih_position VALUES (152, 67, 52, 3, 14.85, 'N');
INSERT INTO verleih_position VALUES (153, 67, 33, 3, 22.5, 'N');
INSERT INTO verleih_position VALUES (154, 68, 12, 3, 81.0, 'J');
INSERT INTO verleih_position VALUES (155, 68, 9, 3, 15.0, 'N');
INSERT INTO verleih_position VALUES (156, 69, 64, 3, 36.0, 'J');
INSERT INTO verleih_position VALUES (157, 69, 29, 3, 48.0, 'N');
INSERT INTO verleih_position VALUES (158, 70, 26, 1, 26.0, 'N');
INSERT INTO verleih_position VALUES (159, 70, 16, 1, 27.0, 'J');
INSERT INTO verleih_position VALUES (160, 71, 17, 3, 78.3, 'J');
INSERT INTO verleih_position VALUES (161, 71, 54, 3, 78.0, 'N');
INSERT INTO verleih_position VALUES (162, 71, 21, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (163, 71, 31, 3, 13.5, 'N');
INSERT INTO verleih_position VALUES (164, 72, 18, 3, 24.3, 'N');
INSERT INTO verleih_position VALUES (165, 73, 5, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (166, 73, 46, 3, 27.0, 'N');
INSERT INTO verleih_position VALUES (167, 74, 61, 5, 120.0, 'N');
INSERT INTO verleih_position VALUES (168, 74, 33, 5, 37.5, 'N');
INSERT INTO verleih_position VALUES (169, 75, 56, 3, 16.5, 'N');
INSERT INTO verleih_position VALUES (170, 75, 30, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (171, 76, 33, 3, 22.5, 'N');
INSERT INTO verleih_position VALUES (172, 76, 21, 3, 64.8, 'J');
INSERT INTO verleih_position VALUES (173, 76, 60, 3, 84.0, 'N');
INSERT INTO verleih_position VALUES (174, 76, 59, 3, 70.2, 'N');
INSERT INTO verleih_position VALUES (175, 77, 4, 1, 24.0, 'J');
INSERT INTO verleih_position VALUES (176, 77, 40, 1, 5.0, 'N');
INSERT INTO verleih_position VALUES (177, 78, 32, 2, 21.6, 'N');
INSERT INTO verleih_position VALUES (178, 79, 53, 3, 84.0, 'N');
INSERT INTO verleih_position VALUES (179, 80, 27, 6, 21.0, 'N');
INSERT INTO verleih_position VALUES (180, 80, 24, 6, 72.0, 'N');
INSERT INTO verleih_position VALUES (181, 81, 51, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (182, 81, 47, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (183, 82, 24, 1, 10.8, 'N');
INSERT INTO verleih_position VALUES (184, 83, 21, 6, 144.0, 'N');
INSERT INTO verleih_position VALUES (185, 83, 46, 6, 60.0, 'N');
INSERT INTO verleih_position VALUES (186, 84, 8, 3, 64.8, 'N');
INSERT INTO verleih_position VALUES (187, 84, 21, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (188, 85, 23, 5, 50.0, 'N');
INSERT INTO verleih_position VALUES (189, 85, 35, 5, 135.0, 'N');
INSERT INTO verleih_position VALUES (190, 86, 18, 7, 56.7, 'N');
INSERT INTO verleih_position VALUES (191, 86, 63, 7, 196.0, 'N');
INSERT INTO verleih_position VALUES (192, 86, 10, 7, 47.25, 'N');
INSERT INTO verleih_position VALUES (193, 87, 8, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (194, 87, 16, 2, 54.0, 'N');
INSERT INTO verleih_position VALUES (195, 87, 24, 2, 21.6, 'N');
INSERT INTO verleih_position VALUES (196, 87, 33, 2, 15.0, 'N');
INSERT INTO verleih_position VALUES (197, 88, 49, 1, 29.0, 'N');
INSERT INTO verleih_position VALUES (198, 89, 16, 3, 72.9, 'N');
INSERT INTO verleih_position VALUES (199, 89, 62, 3, 27.0, 'J');
INSERT INTO verleih_position VALUES (200, 90, 11, 1, 24.0, 'J');
INSERT INTO verleih_position VALUES (201, 90, 12, 1, 24.3, 'N');
INSERT INTO verleih_position VALUES (202, 90, 26, 1, 23.4, 'N');
INSERT INTO verleih_position VALUES (203, 90, 35, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (204, 91, 33, 6, 45.0, 'N');
INSERT INTO verleih_position VALUES (205, 91, 60, 6, 168.0, 'N');
INSERT INTO verleih_position VALUES (206, 92, 47, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (207, 92, 29, 1, 16.0, 'N');
INSERT INTO verleih_position VALUES (208, 93, 16, 3, 72.9, 'N');
INSERT INTO verleih_position VALUES (209, 93, 47, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (210, 93, 57, 3, 10.5, 'N');
INSERT INTO verleih_position VALUES (211, 94, 45, 1, 12.0, 'N');
INSERT INTO verleih_position VALUES (212, 94, 60, 1, 25.2, 'N');
INSERT INTO verleih_position VALUES (213, 95, 31, 1, 4.5, 'N');
INSERT INTO verleih_position VALUES (214, 95, 12, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (215, 96, 18, 1, 9.0, 'N');
INSERT INTO verleih_position VALUES (216, 96, 1, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (217, 96, 44, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (218, 96, 48, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (219, 97, 16, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (220, 97, 10, 1, 7.5, 'N');
INSERT INTO verleih_position VALUES (221, 98, 9, 2, 10.0, 'N');
INSERT INTO verleih_position VALUES (222, 99, 24, 1, 12.0, 'N');
INSERT INTO verleih_position VALUES (223, 99, 31, 1, 5.0, 'N');
INSERT INTO verleih_position VALUES (224, 99, 38, 1, 9.0, 'N');
INSERT INTO verleih_position VALUES (225, 99, 33, 1, 7.5, 'N');
INSERT INTO verleih_position VALUES (226, 100, 25, 3, 24.3, 'N');
INSERT INTO verleih_position VALUES (227, 100, 62, 3, 30.0, 'N');
INSERT INTO verleih_position VALUES (228, 100, 27, 3, 9.45, 'N');
INSERT INTO verleih_position VALUES (229, 100, 40, 3, 15.0, 'N');
INSERT INTO verleih_position VALUES (230, 101, 27, 2, 7.0, 'N');
INSERT INTO verleih_position VALUES (231, 101, 19, 2, 28.0, 'N');
INSERT INTO verleih_position VALUES (232, 102, 15, 7, 24.5, 'N');
INSERT INTO verleih_position VALUES (233, 102, 57, 7, 24.5, 'N');
INSERT INTO verleih_position VALUES (234, 102, 33, 7, 47.25, 'N');
INSERT INTO verleih_position VALUES (235, 103, 60, 6, 168.0, 'N');
INSERT INTO verleih_position VALUES (236, 103, 15, 6, 21.0, 'N');
INSERT INTO verleih_position VALUES (237, 103, 57, 6, 21.0, 'N');
INSERT INTO verleih_position VALUES (238, 103, 54, 6, 156.0, 'N');
INSERT INTO verleih_position VALUES (239, 104, 39, 2, 28.0, 'N');
INSERT INTO verleih_position VALUES (240, 104, 22, 2, 10.0, 'N');
INSERT INTO verleih_position VALUES (241, 105, 62, 1, 10.0, 'N');
INSERT INTO verleih_position VALUES (242, 105, 41, 1, 24.0, 'N');
INSERT INTO verleih_position VALUES (243, 105, 33, 1, 7.5, 'N');
INSERT INTO verleih_position VALUES (244, 105, 14, 1, 21.6, 'N');
INSERT INTO verleih_position VALUES (245, 106, 43, 1, 27.0, 'N');
INSERT INTO verleih_position VALUES (246, 106, 6, 1, 10.8, 'N');
INSERT INTO verleih_position VALUES (247, 107, 1, 5, 120.0, 'N');
INSERT INTO verleih_position VALUES (248, 107, 15, 5, 17.5, 'N');
INSERT INTO verleih_position VALUES (249, 107, 40, 5, 25.0, 'N');
INSERT INTO verleih_position VALUES (250, 108, 51, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (251, 108, 29, 3, 43.2, 'N');
INSERT INTO verleih_position VALUES (252, 109, 36, 2, 20.0, 'N');
INSERT INTO verleih_position VALUES (253, 109, 27, 2, 7.0, 'N');
INSERT INTO verleih_position VALUES (254, 110, 44, 7, 168.0, 'N');
INSERT INTO verleih_position VALUES (255, 110, 40, 7, 35.0, 'N');
INSERT INTO verleih_position VALUES (256, 111, 51, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (257, 111, 27, 3, 9.45, 'N');
INSERT INTO verleih_position VALUES (258, 112, 16, 3, 72.9, 'N');
INSERT INTO verleih_position VALUES (259, 112, 51, 3, 24.0, 'N');
INSERT INTO verleih_position VALUES (260, 112, 3, 3, 72.0, 'N');
INSERT INTO verleih_position VALUES (261, 112, 26, 3, 78.0, 'N');
INSERT INTO verleih_position VALUES (262, 113, 17, 1, 26.1, 'N');
INSERT INTO verleih_position VALUES (263, 113, 10, 1, 7.5, 'J');
INSERT INTO verleih_position VALUES (264, 113, 36, 1, 10.0, 'N');
INSERT INTO verleih_position VALUES (265, 113, 63, 1, 28.0, 'N');
INSERT INTO verleih_position VALUES (266, 114, 56, 2, 11.0, 'N');
INSERT INTO verleih_position VALUES (267, 114, 1, 2, 48.0, 'N');
INSERT INTO verleih_position VALUES (268, 114, 41, 2, 43.2, 'N');
INSERT INTO verleih_position VALUES (269, 115, 9, 6, 30.0, 'N');
INSERT INTO verleih_position VALUES (270, 115, 55, 6, 96.0, 'N');
INSERT INTO verleih_position VALUES (271, 115, 64, 6, 72.0, 'J');
INSERT INTO verleih_position VALUES (272, 116, 40, 7, 31.5, 'N');
INSERT INTO verleih_position VALUES (273, 116, 34, 7, 151.2, 'N');
INSERT INTO verleih_position VALUES (274, 116, 45, 7, 75.6, 'N');
INSERT INTO verleih_position VALUES (275, 116, 33, 7, 47.25, 'N');
INSERT INTO verleih_position VALUES (276, 117, 49, 3, 78.3, 'N');
INSERT INTO verleih_position VALUES (277, 117, 5, 3, 81.0, 'N');
INSERT INTO verleih_position VALUES (278, 118, 45, 6, 72.0, 'N');
INSERT INTO verleih_position VALUES (279, 118, 64, 6, 64.8, 'N');
INSERT INTO verleih_position VALUES (280, 118, 42, 6, 174.0, 'N');
INSERT INTO verleih_position VALUES (281, 119, 45, 6, 64.8, 'N');
INSERT INTO verleih_position VALUES (282, 119, 12, 6, 162.0, 'N');
INSERT INTO verleih_position VALUES (283, 120, 27, 3, 10.5, 'N');
CREATE TABLE wartung (wartung_nr INTEGER PRIMARY KEY, artikel_nr INTEGER REFERENCES
  artikel(artikel_nr), datum TEXT, taetigkeit TEXT, kosten REAL, dauer_min INTEGER);
INSERT INTO wartung VALUES (1, 27, '2022-02-04', 'waxing', 18.0, 30);
INSERT INTO wartung VALUES (2, 57, '2023-03-20', 'waxing', 18.0, 45);
INSERT INTO wartung VALUES (3, 14, '2022-06-14', 'waxing', 18.0, 45);
INSERT INTO wartung VALUES (4, 52, '2023-02-15', 'waxing', 45.0, 20);
INSERT INTO wartung VALUES (5, 26, '2022-09-19', 'waxing', 18.0, 20);
INSERT INTO wartung VALUES (6, 54, '2022-11-24', 'edge sharpening', 45.0, 20);
INSERT INTO wartung VALUES (7, 8, '2022-06-12', 'binding check', 18.0, 20);
INSERT INTO wartung VALUES (8, 61, '2022-10-10', 'base repair', 18.0, 30);
INSERT INTO wartung VALUES (9, 9, '2023-04-19', 'waxing', 18.0, 60);
INSERT INTO wartung VALUES (10, 50, '2022-12-09', 'waxing', 45.0, 20);
INSERT INTO wartung VALUES (11, 45, '2023-02-11', 'base repair', 18.0, 15);
INSERT INTO wartung VALUES (12, 23, '2022-11-28', 'base repair', 25.0, 60);
INSERT INTO wartung VALUES (13, 58, '2023-01-07', 'base repair', 25.0, 15);
INSERT INTO wartung VALUES (14, 37, '2022-08-04', 'waxing', 45.0, 15);
INSERT INTO wartung VALUES (15, 43, '2022-09-06', 'edge sharpening', 12.0, 30);
INSERT INTO wartung VALUES (16, 35, '2022-03-26', 'base repair', 25.0, 30);
INSERT INTO wartung VALUES (17, 30, '2022-10-15', 'waxing', 12.0, 30);
INSERT INTO wartung VALUES (18, 11, '2022-10-09', 'waxing', 45.0, 45);
INSERT INTO wartung VALUES (19, 31, '2022-11-18', 'base repair', 18.0, 30);
INSERT INTO wartung VALUES (20, 2, '2022-08-29', 'edge sharpening', 12.0, 30);
INSERT INTO wartung VALUES (21, 29, '2023-02-09', 'base repair', 12.0, 60);
INSERT INTO wartung VALUES (22, 70, '2022-05-01', 'waxing', 45.0, 45);
INSERT INTO wartung VALUES (23, 9, '2021-11-11', 'waxing', 18.0, 30);
INSERT INTO wartung VALUES (24, 55, '2022-04-04', 'edge sharpening', 45.0, 60);
INSERT INTO wartung VALUES (25, 26, '2022-01-09', 'waxing', 12.0, 15);
INSERT INTO wartung VALUES (26, 11, '2022-08-24', 'binding check', 12.0, 60);
INSERT INTO wartung VALUES (27, 36, '2022-10-12', 'base repair', 12.0, 30);
INSERT INTO wartung VALUES (28, 16, '2022-09-10', 'edge sharpening', 25.0, 20);
INSERT INTO wartung VALUES (29, 50, '2022-12-29', 'binding check', 25.0, 15);
INSERT INTO wartung VALUES (30, 23, '2022-01-06', 'edge sharpening', 18.0, 60);
INSERT INTO wartung VALUES (31, 69, '2021-12-05', 'edge sharpening', 45.0, 30);
INSERT INTO wartung VALUES (32, 38, '2022-11-17', 'binding check', 12.0, 60);
INSERT INTO wartung VALUES (33, 39, '2023-03-26', 'base repair', 12.0, 30);
INSERT INTO wartung VALUES (34, 64, '2021-11-11', 'edge sharpening', 12.0, 15);
INSERT INTO wartung VALUES (35, 49, '2021-12-18', 'base repair', 18.0, 30);
INSERT INTO wartung VALUES (36, 52, '2022-08-01', 'binding check', 12.0, 30);
INSERT INTO wartung VALUES (37, 28, '2022-06-05', 'edge sharpening', 12.0, 30);
INSERT INTO wartung VALUES (38, 69, '2022-11-02', 'base repair', 25.0, 60);
INSERT INTO wartung VALUES (39, 11, '2021-11-17', 'waxing', 25.0, 30);
INSERT INTO wartung VALUES (40, 8, '2022-08-28', 'binding check', 45.0, 15);
INSERT INTO wartung VALUES (41, 64, '2022-03-19', 'binding check', 12.0, 15);
INSERT INTO wartung VALUES (42, 10, '2022-10-17', 'waxing', 12.0, 15);
INSERT INTO wartung VALUES (43, 61, '2021-12-17', 'edge sharpening', 45.0, 15);
INSERT INTO wartung VALUES (44, 47, '2022-04-08', 'edge sharpening', 12.0, 15);
INSERT INTO wartung VALUES (45, 67, '2021-12-22', 'base repair', 25.0, 20);
COMMIT;
