CREATE TABLE kunden (kunden_nr INTEGER PRIMARY KEY, anrede TEXT, vorname TEXT, nachname TEXT,
  strasse TEXT, plz TEXT, ort TEXT, telefon TEXT, email TEXT);
CREATE TABLE mitarbeiter (mitarbeiter_id INTEGER PRIMARY KEY, name TEXT, funktion TEXT,
  eintritt TEXT, stundenlohn REAL,
  vorgesetzter_id INTEGER REFERENCES mitarbeiter(mitarbeiter_id));
CREATE TABLE auftraege (auftrag_nr INTEGER PRIMARY KEY,
  kunden_nr INTEGER REFERENCES kunden(kunden_nr), bezeichnung TEXT, eingang TEXT,
  liefertermin TEXT, status TEXT, preis REAL);
CREATE TABLE arbeitszeiten (id INTEGER PRIMARY KEY,
  auftrag_nr INTEGER REFERENCES auftraege(auftrag_nr),
  mitarbeiter_id INTEGER REFERENCES mitarbeiter(mitarbeiter_id), datum TEXT, stunden REAL);
CREATE TABLE lieferanten (lieferant_id INTEGER PRIMARY KEY, firma TEXT, ort TEXT, telefon TEXT);
CREATE TABLE material (material_id INTEGER PRIMARY KEY, bezeichnung TEXT, holzart TEXT,
  einheit TEXT, preis REAL, bestand REAL,
  lieferant_id INTEGER REFERENCES lieferanten(lieferant_id));
CREATE TABLE materialverbrauch (auftrag_nr INTEGER REFERENCES auftraege(auftrag_nr),
  material_id INTEGER REFERENCES material(material_id), menge REAL);

INSERT INTO kunden VALUES (101, 'Frau', 'Anke', 'Albers', 'Deichstr. 4', '25813', 'Husum',
  '04841 12000', 'anke@albers.example');
INSERT INTO kunden VALUES (102, 'Herr', 'Bernd', 'Behrens', 'Hauptstr. 17', '25899', 'Niebüll',
  '04841 12713', 'bernd@behrens.example');
INSERT INTO kunden VALUES (103, 'Frau', 'Claudia', 'Christiansen', 'Am Markt 2', '24937',
  'Flensburg', '04841 13426', 'claudia@christiansen.example');
INSERT INTO kunden VALUES (104, 'Herr', 'Dirk', 'Dreyer', 'Lindenweg 9', '25813', 'Husum',
  '04841 14139', NULL);
INSERT INTO kunden VALUES (105, 'Frau', 'Elke', 'Ehlers', 'Deichstr. 4', '25980', 'Sylt',
  '04841 14852', 'elke@ehlers.example');
INSERT INTO kunden VALUES (106, 'Herr', 'Frank', 'Feddersen', 'Hauptstr. 17', '25813', 'Husum',
  '04841 15565', 'frank@feddersen.example');
INSERT INTO kunden VALUES (107, 'Frau', 'Gisela', 'Gerdes', 'Am Markt 2', '25899', 'Niebüll',
  NULL, 'gisela@gerdes.example');
INSERT INTO kunden VALUES (108, 'Herr', 'Holger', 'Harms', 'Lindenweg 9', '24937', 'Flensburg',
  '04841 16991', NULL);
INSERT INTO kunden VALUES (109, 'Frau', 'Ilona', 'Iwersen', 'Deichstr. 4', '25813', 'Husum',
  '04841 17704', 'ilona@iwersen.example');
INSERT INTO kunden VALUES (110, 'Herr', 'Jens', 'Jansen', 'Hauptstr. 17', '25980', 'Sylt',
  '04841 18417', 'jens@jansen.example');
INSERT INTO kunden VALUES (111, 'Frau', 'Katrin', 'Kruse', 'Am Markt 2', '25813', 'Husum',
  '04841 19130', 'katrin@kruse.example');
INSERT INTO kunden VALUES (112, 'Herr', 'Lothar', 'Lorenzen', 'Lindenweg 9', '25899', 'Niebüll',
  '04841 19843', NULL);
INSERT INTO kunden VALUES (113, 'Frau', 'Marlies', 'Meyer', 'Deichstr. 4', '24937', 'Flensburg',
  '04841 20556', 'marlies@meyer.example');
INSERT INTO kunden VALUES (114, 'Herr', 'Norbert', 'Nissen', 'Hauptstr. 17', '25813', 'Husum',
  '04841 21269', 'norbert@nissen.example');
INSERT INTO mitarbeiter VALUES (1, 'Uwe Petersen', 'Meister', '01.04.1999', 34.0, NULL);
INSERT INTO mitarbeiter VALUES (2, 'Sönke Hansen', 'Geselle', '15.08.2008', 24.5, 1);
INSERT INTO mitarbeiter VALUES (3, 'Maike Thomsen', 'Meister', '01.02.2012', 31.0, 1);
INSERT INTO mitarbeiter VALUES (4, 'Ole Carstensen', 'Geselle', '01.09.2017', 22.0, 3);
INSERT INTO mitarbeiter VALUES (5, 'Finja Paulsen', 'Auszubildende', '01.08.2022', 8.5, 3);
INSERT INTO mitarbeiter VALUES (6, 'Jannik Brodersen', 'Auszubildende', '01.08.2023', 7.5, 2);
INSERT INTO mitarbeiter VALUES (7, 'Birte Lassen', 'Büro', '12.01.2015', 21.0, 1);
INSERT INTO mitarbeiter VALUES (8, 'Hauke Matthiesen', 'Geselle', '03.05.2021', 20.5, 2);
INSERT INTO auftraege VALUES (2001, 107, 'Esstisch', '03.02.2022', '03.03.2022', 'abgeschlossen',
  1717.43);
INSERT INTO auftraege VALUES (2002, 107, 'Haustür', '05.03.2022', '30.04.2022', 'abgeschlossen',
  3431.37);
INSERT INTO auftraege VALUES (2003, 112, 'Kleiderschrank', '29.03.2022', '10.05.2022',
  'abgeschlossen', 2789.66);
INSERT INTO auftraege VALUES (2004, 101, 'Esstisch', '17.04.2022', '26.06.2022', 'abgeschlossen',
  1175.47);
INSERT INTO auftraege VALUES (2005, 103, 'Kleiderschrank', '07.05.2022', '21.05.2022',
  'abgeschlossen', 3241.56);
INSERT INTO auftraege VALUES (2006, 106, 'Esstisch', '22.05.2022', '05.06.2022', 'abgeschlossen',
  1358.12);
INSERT INTO auftraege VALUES (2007, 110, 'Treppe', '20.06.2022', '04.07.2022', 'abgeschlossen',
  6083.92);
INSERT INTO auftraege VALUES (2008, 107, 'Esstisch', '01.07.2022', '29.07.2022', 'abgeschlossen',
  1297.87);
INSERT INTO auftraege VALUES (2009, 102, 'Einbauküche', '21.07.2022', '29.09.2022',
  'abgeschlossen', 8076.36);
INSERT INTO auftraege VALUES (2010, 106, 'Treppe', '16.08.2022', '27.09.2022', 'storniert',
  6114.29);
INSERT INTO auftraege VALUES (2011, 101, 'Esstisch', '08.09.2022', '22.09.2022', 'abgeschlossen',
  1405.78);
INSERT INTO auftraege VALUES (2012, 104, 'Bücherregal', '27.09.2022', '11.10.2022',
  'abgeschlossen', 805.73);
INSERT INTO auftraege VALUES (2013, 102, 'Esstisch', '22.10.2022', '17.12.2022', 'abgeschlossen',
  1696.54);
INSERT INTO auftraege VALUES (2014, 110, 'Kleiderschrank', '02.11.2022', '11.01.2023',
  'abgeschlossen', 3213.31);
INSERT INTO auftraege VALUES (2015, 106, 'Treppe', '07.12.2022', '01.02.2023', 'abgeschlossen',
  8620.31);
INSERT INTO auftraege VALUES (2016, 101, 'Esstisch', '13.12.2022', '21.02.2023', 'abgeschlossen',
  1531.68);
INSERT INTO auftraege VALUES (2017, 112, 'Haustür', '16.01.2023', '27.03.2023', 'abgeschlossen',
  3779.07);
INSERT INTO auftraege VALUES (2018, 112, 'Einbauküche', '28.01.2023', '11.03.2023',
  'abgeschlossen', 7973.35);
INSERT INTO auftraege VALUES (2019, 105, 'Treppe', '27.02.2023', '08.05.2023', 'abgeschlossen',
  5812.39);
INSERT INTO auftraege VALUES (2020, 112, 'Treppe', '14.03.2023', '09.05.2023', 'abgeschlossen',
  8244.41);
INSERT INTO auftraege VALUES (2021, 106, 'Treppe', '09.04.2023', '23.04.2023', 'abgeschlossen',
  6933.25);
INSERT INTO auftraege VALUES (2022, 108, 'Haustür', '21.04.2023', '05.05.2023', 'abgeschlossen',
  3491.95);
INSERT INTO auftraege VALUES (2023, 107, 'Bücherregal', '09.05.2023', '18.07.2023', 'storniert',
  769.48);
INSERT INTO auftraege VALUES (2024, 111, 'Bücherregal', '31.05.2023', '09.08.2023',
  'abgeschlossen', 705.33);
INSERT INTO auftraege VALUES (2025, 105, 'Haustür', '28.06.2023', '09.08.2023', 'abgeschlossen',
  3207.02);
INSERT INTO auftraege VALUES (2026, 108, 'Kleiderschrank', '25.07.2023', '08.08.2023',
  'abgeschlossen', 2174.79);
INSERT INTO auftraege VALUES (2027, 112, 'Bücherregal', '01.08.2023', '15.08.2023',
  'abgeschlossen', 738.12);
INSERT INTO auftraege VALUES (2028, 107, 'Einbauküche', '06.09.2023', '15.11.2023',
  'abgeschlossen', 10849.93);
INSERT INTO auftraege VALUES (2029, 107, 'Bücherregal', '24.09.2023', '22.10.2023',
  'abgeschlossen', 967.02);
INSERT INTO auftraege VALUES (2030, 107, 'Einbauküche', '12.10.2023', '21.12.2023',
  'abgeschlossen', 10492.93);
INSERT INTO auftraege VALUES (2031, 110, 'Bücherregal', '04.11.2023', '18.11.2023',
  'abgeschlossen', 773.36);
INSERT INTO auftraege VALUES (2032, 103, 'Einbauküche', '18.11.2023', '13.01.2024',
  'abgeschlossen', 7160.84);
INSERT INTO auftraege VALUES (2033, 105, 'Bücherregal', '17.12.2023', '14.01.2024',
  'abgeschlossen', 734.73);
INSERT INTO auftraege VALUES (2034, 112, 'Kleiderschrank', '08.01.2024', '19.02.2024',
  'abgeschlossen', 2376.3);
INSERT INTO auftraege VALUES (2035, 106, 'Gartentor', '24.01.2024', '06.03.2024', 'storniert',
  1078.8);
INSERT INTO auftraege VALUES (2036, 106, 'Esstisch', '13.02.2024', '23.04.2024', 'in Arbeit',
  1797.56);
INSERT INTO auftraege VALUES (2037, 114, 'Fenster', '02.03.2024', NULL, 'angefragt', NULL);
INSERT INTO auftraege VALUES (2038, 108, 'Fenster', '03.04.2024', '15.05.2024', 'in Arbeit',
  904.56);
INSERT INTO auftraege VALUES (2039, 102, 'Einbauküche', '16.04.2024', '30.04.2024', 'offen',
  7618.19);
INSERT INTO auftraege VALUES (2040, 111, 'Kleiderschrank', '02.05.2024', '11.07.2024',
  'storniert', 2913.73);
INSERT INTO auftraege VALUES (2041, 112, 'Kleiderschrank', '05.06.2024', '03.07.2024',
  'in Arbeit', 2398.95);
INSERT INTO auftraege VALUES (2042, 103, 'Fenster', '24.06.2024', NULL, 'angefragt', NULL);
INSERT INTO auftraege VALUES (2043, 114, 'Treppe', '05.07.2024', '13.09.2024', 'in Arbeit',
  5719.18);
INSERT INTO auftraege VALUES (2044, 106, 'Treppe', '26.07.2024', '09.08.2024', 'offen', 6585.72);
INSERT INTO arbeitszeiten VALUES (1, 2001, 3, '06.02.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (2, 2001, 1, '08.02.2022', 8);
INSERT INTO arbeitszeiten VALUES (3, 2001, 4, '10.02.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (4, 2002, 8, '08.03.2022', 2);
INSERT INTO arbeitszeiten VALUES (5, 2002, 4, '10.03.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (6, 2003, 2, '01.04.2022', 4);
INSERT INTO arbeitszeiten VALUES (7, 2003, 1, '03.04.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (8, 2003, 3, '05.04.2022', 8);
INSERT INTO arbeitszeiten VALUES (9, 2004, 8, '20.04.2022', 6);
INSERT INTO arbeitszeiten VALUES (10, 2004, 1, '22.04.2022', 8);
INSERT INTO arbeitszeiten VALUES (11, 2004, 4, '24.04.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (12, 2004, 1, '26.04.2022', 8);
INSERT INTO arbeitszeiten VALUES (13, 2005, 1, '10.05.2022', 4);
INSERT INTO arbeitszeiten VALUES (14, 2005, 4, '12.05.2022', 4);
INSERT INTO arbeitszeiten VALUES (15, 2005, 8, '14.05.2022', 8);
INSERT INTO arbeitszeiten VALUES (16, 2006, 1, '25.05.2022', 2);
INSERT INTO arbeitszeiten VALUES (17, 2006, 4, '27.05.2022', 2);
INSERT INTO arbeitszeiten VALUES (18, 2006, 2, '29.05.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (19, 2007, 8, '23.06.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (20, 2007, 2, '25.06.2022', 2);
INSERT INTO arbeitszeiten VALUES (21, 2007, 1, '27.06.2022', 6);
INSERT INTO arbeitszeiten VALUES (22, 2007, 1, '29.06.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (23, 2008, 3, '04.07.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (24, 2008, 4, '06.07.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (25, 2009, 8, '24.07.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (26, 2009, 2, '26.07.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (27, 2011, 8, '11.09.2022', 8);
INSERT INTO arbeitszeiten VALUES (28, 2011, 3, '13.09.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (29, 2011, 1, '15.09.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (30, 2011, 2, '17.09.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (31, 2012, 3, '30.09.2022', 8);
INSERT INTO arbeitszeiten VALUES (32, 2012, 2, '02.10.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (33, 2012, 8, '04.10.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (34, 2013, 3, '25.10.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (35, 2013, 4, '27.10.2022', 8);
INSERT INTO arbeitszeiten VALUES (36, 2013, 8, '29.10.2022', 6);
INSERT INTO arbeitszeiten VALUES (37, 2013, 8, '31.10.2022', 8);
INSERT INTO arbeitszeiten VALUES (38, 2014, 8, '05.11.2022', 2);
INSERT INTO arbeitszeiten VALUES (39, 2014, 2, '07.11.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (40, 2014, 4, '09.11.2022', 4);
INSERT INTO arbeitszeiten VALUES (41, 2014, 3, '11.11.2022', 4);
INSERT INTO arbeitszeiten VALUES (42, 2015, 1, '10.12.2022', 2);
INSERT INTO arbeitszeiten VALUES (43, 2015, 1, '12.12.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (44, 2015, 1, '14.12.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (45, 2016, 3, '16.12.2022', 7.5);
INSERT INTO arbeitszeiten VALUES (46, 2016, 2, '18.12.2022', 4);
INSERT INTO arbeitszeiten VALUES (47, 2016, 4, '20.12.2022', 3.5);
INSERT INTO arbeitszeiten VALUES (48, 2017, 4, '19.01.2023', 2);
INSERT INTO arbeitszeiten VALUES (49, 2017, 5, '21.01.2023', 8);
INSERT INTO arbeitszeiten VALUES (50, 2018, 4, '31.01.2023', 4);
INSERT INTO arbeitszeiten VALUES (51, 2018, 8, '02.02.2023', 2);
INSERT INTO arbeitszeiten VALUES (52, 2019, 8, '02.03.2023', 4);
INSERT INTO arbeitszeiten VALUES (53, 2019, 4, '04.03.2023', 2);
INSERT INTO arbeitszeiten VALUES (54, 2019, 4, '06.03.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (55, 2019, 4, '08.03.2023', 8);
INSERT INTO arbeitszeiten VALUES (56, 2020, 2, '17.03.2023', 2);
INSERT INTO arbeitszeiten VALUES (57, 2020, 5, '19.03.2023', 6);
INSERT INTO arbeitszeiten VALUES (58, 2021, 2, '12.04.2023', 8);
INSERT INTO arbeitszeiten VALUES (59, 2021, 3, '14.04.2023', 2);
INSERT INTO arbeitszeiten VALUES (60, 2021, 3, '16.04.2023', 6);
INSERT INTO arbeitszeiten VALUES (61, 2022, 8, '24.04.2023', 6);
INSERT INTO arbeitszeiten VALUES (62, 2022, 5, '26.04.2023', 6);
INSERT INTO arbeitszeiten VALUES (63, 2022, 2, '28.04.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (64, 2022, 2, '30.04.2023', 6);
INSERT INTO arbeitszeiten VALUES (65, 2024, 1, '03.06.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (66, 2024, 8, '05.06.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (67, 2025, 3, '01.07.2023', 8);
INSERT INTO arbeitszeiten VALUES (68, 2025, 2, '03.07.2023', 4);
INSERT INTO arbeitszeiten VALUES (69, 2025, 1, '05.07.2023', 8);
INSERT INTO arbeitszeiten VALUES (70, 2025, 4, '07.07.2023', 8);
INSERT INTO arbeitszeiten VALUES (71, 2026, 2, '28.07.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (72, 2026, 5, '30.07.2023', 2);
INSERT INTO arbeitszeiten VALUES (73, 2026, 3, '01.08.2023', 6);
INSERT INTO arbeitszeiten VALUES (74, 2027, 8, '04.08.2023', 4);
INSERT INTO arbeitszeiten VALUES (75, 2027, 5, '06.08.2023', 6);
INSERT INTO arbeitszeiten VALUES (76, 2028, 5, '09.09.2023', 2);
INSERT INTO arbeitszeiten VALUES (77, 2028, 4, '11.09.2023', 8);
INSERT INTO arbeitszeiten VALUES (78, 2028, 4, '13.09.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (79, 2029, 1, '27.09.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (80, 2029, 4, '29.09.2023', 2);
INSERT INTO arbeitszeiten VALUES (81, 2029, 2, '01.10.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (82, 2029, 2, '03.10.2023', 6);
INSERT INTO arbeitszeiten VALUES (83, 2030, 4, '15.10.2023', 8);
INSERT INTO arbeitszeiten VALUES (84, 2030, 4, '17.10.2023', 8);
INSERT INTO arbeitszeiten VALUES (85, 2030, 4, '19.10.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (86, 2031, 2, '07.11.2023', 2);
INSERT INTO arbeitszeiten VALUES (87, 2031, 5, '09.11.2023', 7.5);
INSERT INTO arbeitszeiten VALUES (88, 2032, 2, '21.11.2023', 4);
INSERT INTO arbeitszeiten VALUES (89, 2032, 2, '23.11.2023', 4);
INSERT INTO arbeitszeiten VALUES (90, 2032, 8, '25.11.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (91, 2033, 2, '20.12.2023', 4);
INSERT INTO arbeitszeiten VALUES (92, 2033, 8, '22.12.2023', 8);
INSERT INTO arbeitszeiten VALUES (93, 2033, 2, '24.12.2023', 3.5);
INSERT INTO arbeitszeiten VALUES (94, 2034, 4, '11.01.2024', 3.5);
INSERT INTO arbeitszeiten VALUES (95, 2034, 2, '13.01.2024', 4);
INSERT INTO arbeitszeiten VALUES (96, 2036, 3, '16.02.2024', 2);
INSERT INTO arbeitszeiten VALUES (97, 2036, 2, '18.02.2024', 4);
INSERT INTO arbeitszeiten VALUES (98, 2036, 1, '20.02.2024', 8);
INSERT INTO arbeitszeiten VALUES (99, 2038, 3, '06.04.2024', 2);
INSERT INTO arbeitszeiten VALUES (100, 2038, 2, '08.04.2024', 8);
INSERT INTO arbeitszeiten VALUES (101, 2038, 1, '10.04.2024', 6);
INSERT INTO arbeitszeiten VALUES (102, 2041, 8, '08.06.2024', 4);
INSERT INTO arbeitszeiten VALUES (103, 2041, 4, '10.06.2024', 2);
INSERT INTO arbeitszeiten VALUES (104, 2041, 4, '12.06.2024', 3.5);
INSERT INTO arbeitszeiten VALUES (105, 2043, 3, '08.07.2024', 3.5);
INSERT INTO arbeitszeiten VALUES (106, 2043, 5, '10.07.2024', 2);
INSERT INTO arbeitszeiten VALUES (107, 2043, 1, '12.07.2024', 8);
INSERT INTO lieferanten VALUES (1, 'Holz Nord GmbH', 'Flensburg', '0461 33120');
INSERT INTO lieferanten VALUES (2, 'Sägewerk Tams', 'Schleswig', '04621 8877');
INSERT INTO lieferanten VALUES (3, 'Beschlag Kontor', 'Hamburg', '040 551290');
INSERT INTO lieferanten VALUES (4, 'Glas Iversen', 'Husum', NULL);
INSERT INTO material VALUES (1, 'Eiche Bohle 40mm', 'Eiche', 'm²', 86.5, 22.5, 1);
INSERT INTO material VALUES (2, 'Eiche Leimholz', 'Eiche', 'm²', 64.0, 8.0, 1);
INSERT INTO material VALUES (3, 'Kiefer Leimholz', 'Kiefer', 'm²', 27.9, 41.0, 2);
INSERT INTO material VALUES (4, 'Fichte KVH', 'Fichte', 'm', 6.8, 130.0, 2);
INSERT INTO material VALUES (5, 'Buche Bohle 50mm', 'Buche', 'm²', 58.0, 12.0, 1);
INSERT INTO material VALUES (6, 'Lärche Bohle', 'Lärche', 'm²', 49.0, 0.0, 2);
INSERT INTO material VALUES (7, 'Türband Edelstahl', NULL, 'Stück', 14.9, 64.0, 3);
INSERT INTO material VALUES (8, 'Schubladenschiene', NULL, 'Paar', 18.2, 37.0, 3);
INSERT INTO material VALUES (9, 'Schloss PZ', NULL, 'Stück', 32.0, 9.0, 3);
INSERT INTO material VALUES (10, 'Hartwachsöl', NULL, 'Liter', 28.5, 14.0, 3);
INSERT INTO material VALUES (11, 'Nussbaum Furnier', 'Nussbaum', 'm²', 39.5, 17.0, 1);
INSERT INTO material VALUES (12, 'Spanplatte 19mm', NULL, 'm²', 9.4, 56.0, NULL);
INSERT INTO materialverbrauch VALUES (2001, 9, 10);
INSERT INTO materialverbrauch VALUES (2001, 3, 1);
INSERT INTO materialverbrauch VALUES (2002, 1, 10);
INSERT INTO materialverbrauch VALUES (2002, 11, 2);
INSERT INTO materialverbrauch VALUES (2003, 7, 3);
INSERT INTO materialverbrauch VALUES (2003, 2, 1);
INSERT INTO materialverbrauch VALUES (2004, 7, 4.5);
INSERT INTO materialverbrauch VALUES (2004, 6, 3);
INSERT INTO materialverbrauch VALUES (2005, 6, 6);
INSERT INTO materialverbrauch VALUES (2005, 1, 6);
INSERT INTO materialverbrauch VALUES (2006, 11, 10);
INSERT INTO materialverbrauch VALUES (2006, 3, 1);
INSERT INTO materialverbrauch VALUES (2007, 8, 2);
INSERT INTO materialverbrauch VALUES (2007, 6, 6);
INSERT INTO materialverbrauch VALUES (2008, 4, 6);
INSERT INTO materialverbrauch VALUES (2008, 3, 2);
INSERT INTO materialverbrauch VALUES (2009, 9, 4.5);
INSERT INTO materialverbrauch VALUES (2009, 11, 4.5);
INSERT INTO materialverbrauch VALUES (2011, 7, 3);
INSERT INTO materialverbrauch VALUES (2011, 9, 3);
INSERT INTO materialverbrauch VALUES (2012, 6, 3);
INSERT INTO materialverbrauch VALUES (2012, 3, 2);
INSERT INTO materialverbrauch VALUES (2013, 10, 10);
INSERT INTO materialverbrauch VALUES (2013, 7, 1);
INSERT INTO materialverbrauch VALUES (2014, 4, 4.5);
INSERT INTO materialverbrauch VALUES (2014, 7, 1);
INSERT INTO materialverbrauch VALUES (2015, 10, 6);
INSERT INTO materialverbrauch VALUES (2015, 8, 2);
INSERT INTO materialverbrauch VALUES (2016, 5, 3);
INSERT INTO materialverbrauch VALUES (2017, 10, 2);
INSERT INTO materialverbrauch VALUES (2018, 6, 2);
INSERT INTO materialverbrauch VALUES (2018, 10, 1);
INSERT INTO materialverbrauch VALUES (2019, 3, 6);
INSERT INTO materialverbrauch VALUES (2019, 5, 4.5);
INSERT INTO materialverbrauch VALUES (2020, 1, 6);
INSERT INTO materialverbrauch VALUES (2020, 2, 4.5);
INSERT INTO materialverbrauch VALUES (2021, 5, 3);
INSERT INTO materialverbrauch VALUES (2021, 1, 3);
INSERT INTO materialverbrauch VALUES (2022, 10, 4.5);
INSERT INTO materialverbrauch VALUES (2024, 3, 2);
INSERT INTO materialverbrauch VALUES (2025, 8, 2);
INSERT INTO materialverbrauch VALUES (2025, 11, 3);
INSERT INTO materialverbrauch VALUES (2026, 5, 6);
INSERT INTO materialverbrauch VALUES (2026, 10, 6);
INSERT INTO materialverbrauch VALUES (2027, 1, 2);
INSERT INTO materialverbrauch VALUES (2027, 2, 4.5);
INSERT INTO materialverbrauch VALUES (2028, 2, 3);
INSERT INTO materialverbrauch VALUES (2029, 11, 2);
INSERT INTO materialverbrauch VALUES (2030, 3, 4.5);
INSERT INTO materialverbrauch VALUES (2031, 11, 4.5);
INSERT INTO materialverbrauch VALUES (2031, 3, 2);
INSERT INTO materialverbrauch VALUES (2032, 9, 6);
INSERT INTO materialverbrauch VALUES (2032, 6, 4.5);
INSERT INTO materialverbrauch VALUES (2033, 7, 1);
INSERT INTO materialverbrauch VALUES (2033, 2, 4.5);
INSERT INTO materialverbrauch VALUES (2034, 2, 3);
INSERT INTO materialverbrauch VALUES (2034, 3, 4.5);
INSERT INTO materialverbrauch VALUES (2036, 11, 10);
INSERT INTO materialverbrauch VALUES (2038, 6, 3);
INSERT INTO materialverbrauch VALUES (2041, 1, 2);
INSERT INTO materialverbrauch VALUES (2041, 2, 2);
INSERT INTO materialverbrauch VALUES (2043, 8, 3);
