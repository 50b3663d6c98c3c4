CREATE TABLE hut (hid INTEGER PRIMARY KEY, nm TEXT NOT NULL, rgn TEXT, alt_m INTEGER, beds INTEGER,
  opn TEXT, cls TEXT, wtr INTEGER, built INTEGER);
CREATE TABLE wdn (wid INTEGER PRIMARY KEY, fn TEXT, ln TEXT, tel TEXT, rgn TEXT, since TEXT,
  first_aid INTEGER, quit_dt TEXT);
CREATE TABLE mbr (mid INTEGER PRIMARY KEY, fn TEXT, ln TEXT, sect TEXT, typ TEXT /* A adult, F
  family, Y youth, S senior */, joined TEXT, email TEXT, dues_ct INTEGER);
CREATE TABLE duty (id INTEGER PRIMARY KEY, hid INTEGER REFERENCES hut(hid), wid INTEGER, d_from
  TEXT, d_to TEXT);
CREATE TABLE bkg (bid INTEGER PRIMARY KEY, hid INTEGER REFERENCES hut(hid), mid INTEGER, bk_dt
  TEXT, arr TEXT, dep TEXT, pax INTEGER, hb INTEGER, st TEXT /* C came, X cancelled, N no-show, P
  pending */, fee_ct INTEGER, paid_dt TEXT);
CREATE TABLE itm (iid INTEGER PRIMARY KEY, nm TEXT, unit TEXT, px_ct INTEGER);
CREATE TABLE dlv (id INTEGER PRIMARY KEY, hid INTEGER, iid INTEGER REFERENCES itm(iid), dt TEXT,
  qty INTEGER, heli INTEGER, cost_ct INTEGER);
CREATE TABLE dfc (id INTEGER PRIMARY KEY, hid INTEGER, rep_dt TEXT, descr TEXT, sev INTEGER /* 1
  minor .. 3 serious */, fix_dt TEXT, cost_ct INTEGER);

INSERT INTO hut VALUES (1, 'Steinkar', 'Nord', 2140, 48, '06-15', '09-30', 1, 1928);
INSERT INTO hut VALUES (2, 'Obere Alm', 'Nord', 1720, 32, '05-20', '10-20', 1, 1911);
INSERT INTO hut VALUES (3, 'Rotwand', 'Ost', 2385, 64, '06-20', '09-20', 1, 1934);
INSERT INTO hut VALUES (4, 'Gamsegg', 'Ost', 2590, 18, NULL, NULL, 0, 1957);
INSERT INTO hut VALUES (5, 'Seeblick', 'Sued', 1890, 40, '05-25', '10-15', 1, 1966);
INSERT INTO hut VALUES (6, 'Wildental', 'Sued', 2210, 28, '06-15', '09-25', 0, 1949);
INSERT INTO hut VALUES (7, 'Kreuzjoch', 'West', 2475, 36, '06-25', '09-15', 0, 1938);
INSERT INTO hut VALUES (8, 'Firnspitz', 'West', 2910, 12, NULL, NULL, 0, 1972);
INSERT INTO hut VALUES (9, 'Lerchenboden', 'Nord', 1540, 24, '05-01', '10-31', 1, 1989);

INSERT INTO wdn VALUES (1, 'Anna', 'Egger', '+43 664 5240080', 'Sued', '2022-07-22', 1, NULL);
INSERT INTO wdn VALUES (2, 'Josef', 'Hofer', '+43 664 2930429', 'Sued', '2023-05-01', 0, NULL);
INSERT INTO wdn VALUES (3, 'Martina', 'Lechner', '+43 664 4989798', 'Ost', '2023-05-01', 0, NULL);
INSERT INTO wdn VALUES (4, 'Paul', 'Gruber', '+43 664 9399006', 'Nord', '2023-05-01', 1,
  '2024-10-31');
INSERT INTO wdn VALUES (5, 'Claudia', 'Pichler', '+43 664 9340794', 'Ost', '2023-05-01', 0, NULL);
INSERT INTO wdn VALUES (6, 'Stefan', 'Moser', '+43 664 9511331', 'West', '2022-07-07', 1, NULL);
INSERT INTO wdn VALUES (7, 'Eva', 'Thaler', '+43 664 2968106', 'Nord', '2023-05-01', 0, NULL);
INSERT INTO wdn VALUES (8, 'Reinhard', 'Kofler', '+43 664 9958500', 'West', '2022-07-29', 1, NULL);
INSERT INTO wdn VALUES (9, 'Lukas', 'Brandstätter', '+43 664 2205999', 'Nord', '2023-05-01', 1,
  NULL);
INSERT INTO wdn VALUES (10, 'Ingrid', 'Moser', '+43 664 8342397', 'Nord', '2022-04-13', 0, NULL);
INSERT INTO wdn VALUES (11, 'Florian', 'Unterberger', '+43 664 4557389', 'Sued', '2025-04-12', 0,
  NULL);
INSERT INTO wdn VALUES (12, 'Monika', 'Steiner', '+43 664 2592562', 'West', '2025-04-13', 0, NULL);

INSERT INTO mbr VALUES (1, 'Karin', 'Aigner', 'Schwaz', 'A', '2024-06-29',
  'karin.aigner@gmail.com', 6800);
INSERT INTO mbr VALUES (2, 'Bernd', 'Auer', 'Schwaz', 'A', '2024-12-20', NULL, 6800);
INSERT INTO mbr VALUES (3, 'Sophie', 'Bauer', 'Hall', 'S', '2023-03-25', 'sophie.bauer@aon.at',
  5200);
INSERT INTO mbr VALUES (4, 'Georg', 'Berger', 'Wattens', 'A', '2022-01-27', 'georg.berger@gmx.at',
  6800);
INSERT INTO mbr VALUES (5, 'Lena', 'Dorfer', 'Wattens', 'A', '2022-03-22', 'lena.dorfer@aon.at',
  6800);
INSERT INTO mbr VALUES (6, 'Matthias', 'Ebner', 'Schwaz', 'A', '2024-10-29',
  'matthias.ebner@gmail.com', 6800);
INSERT INTO mbr VALUES (7, 'Ursula', 'Fink', 'Innsbruck', 'A', '2024-08-23',
  'ursula.fink@gmail.com', 6800);
INSERT INTO mbr VALUES (8, 'Tobias', 'Fuchs', 'Hall', 'A', '2023-09-03', 'tobias.fuchs@gmx.at',
  6800);
INSERT INTO mbr VALUES (9, 'Helga', 'Gasser', 'Schwaz', 'A', '2024-04-30', 'helga.gasser@gmx.at',
  6800);
INSERT INTO mbr VALUES (10, 'Andreas', 'Haas', 'Hall', 'A', '2022-02-24', 'andreas.haas@gmx.at',
  6800);
INSERT INTO mbr VALUES (11, 'Nina', 'Holzer', 'Wattens', 'A', '2022-08-21', 'nina.holzer@aon.at',
  6800);
INSERT INTO mbr VALUES (12, 'Peter', 'Innerhofer', 'Hall', 'A', '2023-05-06',
  'peter.innerhofer@gmx.at', 6800);
INSERT INTO mbr VALUES (13, 'Carla', 'Jäger', 'Hall', 'A', '2022-11-02', NULL, 6800);
INSERT INTO mbr VALUES (14, 'Wolfgang', 'Kern', 'Wattens', 'F', '2024-05-04',
  'wolfgang.kern@aon.at', 9900);
INSERT INTO mbr VALUES (15, 'Julia', 'Koller', 'Wattens', 'A', '2024-04-29', 'julia.koller@aon.at',
  6800);
INSERT INTO mbr VALUES (16, 'Markus', 'Lang', 'Wattens', 'F', '2023-01-23', NULL, 9900);
INSERT INTO mbr VALUES (17, 'Elisabeth', 'Leitner', 'Innsbruck', 'A', '2022-03-15', NULL, 6800);
INSERT INTO mbr VALUES (18, 'Dominik', 'Mayr', 'Innsbruck', 'A', '2022-07-04',
  'dominik.mayr@gmx.at', 6800);
INSERT INTO mbr VALUES (19, 'Theresa', 'Neuner', 'Innsbruck', 'F', '2024-05-20',
  'theresa.neuner@gmail.com', 9900);
INSERT INTO mbr VALUES (20, 'Oskar', 'Oberhofer', 'Schwaz', 'S', '2024-07-31',
  'oskar.oberhofer@gmail.com', 5200);
INSERT INTO mbr VALUES (21, 'Petra', 'Plattner', 'Hall', 'S', '2024-05-26',
  'petra.plattner@aon.at', 5200);
INSERT INTO mbr VALUES (22, 'Simon', 'Rainer', 'Schwaz', 'A', '2023-10-08', 'simon.rainer@aon.at',
  6800);
INSERT INTO mbr VALUES (23, 'Gerlinde', 'Schmid', 'Wattens', 'Y', '2024-12-10',
  'gerlinde.schmid@gmail.com', 2900);
INSERT INTO mbr VALUES (24, 'Hannes', 'Tschurtschenthaler', 'Schwaz', 'S', '2024-02-15',
  'hannes.tschurtschenthaler@gmail.com', 5200);
INSERT INTO mbr VALUES (25, 'Verena', 'Winkler', 'Innsbruck', 'F', '2023-07-16',
  'verena.winkler@gmx.at', 9900);
INSERT INTO mbr VALUES (26, 'Hannes', 'Berger', 'Schwaz', 'A', '2022-04-11',
  'hannes.berger@gmail.com', 6800);

INSERT INTO duty VALUES (1, 1, 10, '2023-06-15', '2023-09-30');
INSERT INTO duty VALUES (2, 2, 1, '2023-05-20', '2023-10-20');
INSERT INTO duty VALUES (3, 3, 3, '2023-06-20', '2023-09-20');
INSERT INTO duty VALUES (4, 5, 9, '2023-05-25', '2023-10-15');
INSERT INTO duty VALUES (5, 6, 4, '2023-06-15', '2023-08-05');
INSERT INTO duty VALUES (6, 6, 5, '2023-08-06', '2023-09-25');
INSERT INTO duty VALUES (7, 7, 8, '2023-06-25', '2023-08-05');
INSERT INTO duty VALUES (8, 7, 2, '2023-08-06', '2023-09-15');
INSERT INTO duty VALUES (9, 1, 5, '2024-06-15', '2024-09-30');
INSERT INTO duty VALUES (10, 2, 9, '2024-05-20', '2024-08-04');
INSERT INTO duty VALUES (11, 2, 1, '2024-08-05', '2024-10-20');
INSERT INTO duty VALUES (12, 3, 8, '2024-06-20', '2024-08-05');
INSERT INTO duty VALUES (13, 3, 3, '2024-08-06', '2024-09-20');
INSERT INTO duty VALUES (14, 5, 10, '2024-05-25', '2024-10-15');
INSERT INTO duty VALUES (15, 6, 2, '2024-06-15', '2024-09-25');
INSERT INTO duty VALUES (16, 7, 4, '2024-06-25', '2024-08-05');
INSERT INTO duty VALUES (17, 7, 7, '2024-08-06', '2024-09-15');
INSERT INTO duty VALUES (18, 9, 6, '2024-05-01', '2024-10-31');
INSERT INTO duty VALUES (19, 1, 6, '2025-06-15', '2025-08-07');
INSERT INTO duty VALUES (20, 1, 11, '2025-08-08', '2025-09-30');
INSERT INTO duty VALUES (21, 2, 3, '2025-05-20', '2025-10-20');
INSERT INTO duty VALUES (22, 3, 9, '2025-06-20', '2025-09-20');
INSERT INTO duty VALUES (23, 5, 1, '2025-05-25', '2025-08-04');
INSERT INTO duty VALUES (24, 5, 8, '2025-08-05', '2025-10-15');
INSERT INTO duty VALUES (25, 6, 10, '2025-06-15', '2025-09-25');
INSERT INTO duty VALUES (26, 7, 2, '2025-06-25', '2025-09-15');
INSERT INTO duty VALUES (27, 9, 7, '2025-05-01', '2025-07-31');
INSERT INTO duty VALUES (28, 9, 5, '2025-08-01', '2025-10-31');

INSERT INTO bkg VALUES (1001, 4, 18, '2023-04-22', '2023-07-09', '2023-07-10', 2, 0, 'C', 4000,
  '2023-07-10');
INSERT INTO bkg VALUES (1002, 4, 17, '2023-04-29', '2023-07-02', '2023-07-03', 2, 0, 'C', 4000,
  '2023-07-03');
INSERT INTO bkg VALUES (1003, 4, 26, '2023-05-03', '2023-05-19', '2023-05-20', 8, 0, 'C', 16000,
  '2023-05-19');
INSERT INTO bkg VALUES (1004, 6, 16, '2023-05-14', '2023-07-24', '2023-07-25', 1, 1, 'N', 2200,
  NULL);
INSERT INTO bkg VALUES (1005, 5, 16, '2023-05-18', '2023-08-06', '2023-08-08', 2, 0, 'C', 8800,
  NULL);
INSERT INTO bkg VALUES (1006, 1, 10, '2023-06-11', '2023-09-04', '2023-09-06', 2, 1, 'N', 7200,
  NULL);
INSERT INTO bkg VALUES (1007, 3, 16, '2023-06-18', '2023-08-12', '2023-08-13', 4, 0, 'C', 8000,
  '2023-08-12');
INSERT INTO bkg VALUES (1008, 1, 12, '2023-06-27', '2023-08-07', '2023-08-11', 4, 1, 'C', 28800,
  NULL);
INSERT INTO bkg VALUES (1009, 5, 18, '2023-07-12', '2023-09-14', '2023-09-18', 4, 0, 'X', 35200,
  NULL);
INSERT INTO bkg VALUES (1010, 5, 16, '2023-07-23', '2023-09-27', '2023-10-01', 6, 1, 'X', 52800,
  NULL);
INSERT INTO bkg VALUES (1011, 7, 16, '2023-08-06', '2023-09-02', '2023-09-03', 1, 0, 'N', 1600,
  NULL);
INSERT INTO bkg VALUES (1012, 2, 26, '2023-08-14', '2023-09-19', '2023-09-20', 2, 1, 'C', 3600,
  '2023-09-30');
INSERT INTO bkg VALUES (1013, 2, 17, '2023-08-19', '2023-10-07', '2023-10-08', 8, 0, 'N', 14400,
  NULL);
INSERT INTO bkg VALUES (1014, 5, 4, '2023-09-09', '2023-09-18', '2023-09-20', 2, 1, 'C', 8800,
  '2023-09-18');
INSERT INTO bkg VALUES (1015, 5, 3, '2024-03-08', '2024-06-02', '2024-06-06', 4, 1, 'C', 35200,
  '2024-06-16');
INSERT INTO bkg VALUES (1016, 2, 13, '2024-03-22', '2024-05-30', '2024-05-31', 4, 1, 'C', 7200,
  NULL);
INSERT INTO bkg VALUES (1017, 6, 3, '2024-04-10', '2024-07-07', '2024-07-10', 6, 0, 'X', 39600,
  NULL);
INSERT INTO bkg VALUES (1018, 6, 22, '2024-05-11', '2024-06-17', '2024-06-19', 2, 0, 'C', 8800,
  '2024-06-19');
INSERT INTO bkg VALUES (1019, 5, 4, '2024-05-12', '2024-08-04', '2024-08-05', 2, 1, 'C', 4400,
  '2024-08-15');
INSERT INTO bkg VALUES (1020, 6, 26, '2024-05-13', '2024-07-01', '2024-07-05', 4, 0, 'N', 35200,
  NULL);
INSERT INTO bkg VALUES (1021, 7, 24, '2024-05-23', '2024-08-13', '2024-08-17', 4, 0, 'C', 25600,
  '2024-08-17');
INSERT INTO bkg VALUES (1022, 3, 8, '2024-05-24', '2024-08-03', '2024-08-06', 3, 1, 'X', 18000,
  NULL);
INSERT INTO bkg VALUES (1023, 2, 10, '2024-05-27', '2024-08-14', '2024-08-15', 12, 0, 'X', 21600,
  NULL);
INSERT INTO bkg VALUES (1024, 7, 18, '2024-05-29', '2024-07-02', '2024-07-05', 3, 0, 'X', 14400,
  NULL);
INSERT INTO bkg VALUES (1025, 6, 16, '2024-05-29', '2024-07-10', '2024-07-11', 8, 1, 'C', 17600,
  '2024-07-21');
INSERT INTO bkg VALUES (1026, 6, 14, '2024-05-31', '2024-06-26', '2024-06-29', 2, 0, 'C', 13200,
  '2024-06-26');
INSERT INTO bkg VALUES (1027, 2, 3, '2024-06-01', '2024-08-23', '2024-08-24', 1, 1, 'C', 1800,
  '2024-08-24');
INSERT INTO bkg VALUES (1028, 8, 22, '2024-06-28', '2024-08-22', '2024-08-26', 4, 0, 'X', 25600,
  NULL);
INSERT INTO bkg VALUES (1029, 6, 10, '2024-06-29', '2024-09-05', '2024-09-07', 6, 1, 'C', 26400,
  '2024-09-07');
INSERT INTO bkg VALUES (1030, 7, 9, '2024-07-04', '2024-07-10', '2024-07-13', 6, 1, 'C', 28800,
  '2024-07-13');
INSERT INTO bkg VALUES (1031, 5, 19, '2024-07-08', '2024-09-17', '2024-09-18', 8, 0, 'C', 17600,
  NULL);
INSERT INTO bkg VALUES (1032, 5, 10, '2024-07-09', '2024-10-02', '2024-10-03', 5, 1, 'C', 11000,
  '2024-10-02');
INSERT INTO bkg VALUES (1033, 2, 17, '2024-07-20', '2024-08-11', '2024-08-12', 6, 0, 'N', 10800,
  NULL);
INSERT INTO bkg VALUES (1034, 7, 14, '2024-07-23', '2024-08-12', '2024-08-14', 12, 0, 'N', 38400,
  NULL);
INSERT INTO bkg VALUES (1035, 1, 5, '2024-08-01', '2024-08-18', '2024-08-21', 4, 1, 'C', 21600,
  '2024-08-18');
INSERT INTO bkg VALUES (1036, 8, 8, '2024-08-06', '2024-08-14', '2024-08-16', 12, 0, 'X', 38400,
  NULL);
INSERT INTO bkg VALUES (1037, 6, 21, '2024-08-17', '2024-09-04', '2024-09-06', 2, 0, 'X', 8800,
  NULL);
INSERT INTO bkg VALUES (1038, 2, 22, '2024-08-17', '2024-08-22', '2024-08-26', 3, 1, 'C', 21600,
  '2024-09-05');
INSERT INTO bkg VALUES (1039, 2, 10, '2024-10-04', '2024-10-12', '2024-10-14', 12, 0, 'C', 43200,
  '2024-10-14');
INSERT INTO bkg VALUES (1040, 4, 17, '2025-01-04', '2025-03-04', '2025-03-06', 1, 0, 'X', 4000,
  NULL);
INSERT INTO bkg VALUES (1041, 4, 8, '2025-02-21', '2025-05-18', '2025-05-19', 2, 0, 'C', 4000,
  '2025-05-29');
INSERT INTO bkg VALUES (1042, 4, 10, '2025-02-27', '2025-05-11', '2025-05-12', 1, 0, 'N', 2000,
  NULL);
INSERT INTO bkg VALUES (1043, 3, 10, '2025-05-15', '2025-08-07', '2025-08-10', 12, 1, 'C', 72000,
  '2025-08-20');
INSERT INTO bkg VALUES (1044, 1, 21, '2025-05-25', '2025-08-10', '2025-08-13', 1, 0, 'C', 5400,
  '2025-08-13');
INSERT INTO bkg VALUES (1045, 3, 26, '2025-05-26', '2025-08-13', '2025-08-14', 2, 0, 'N', 4000,
  NULL);
INSERT INTO bkg VALUES (1046, 7, 16, '2025-05-30', '2025-08-27', '2025-08-29', 12, 0, 'N', 38400,
  NULL);
INSERT INTO bkg VALUES (1047, 8, 6, '2025-06-05', '2025-06-13', '2025-06-14', 1, 0, 'C', 1600,
  '2025-06-14');
INSERT INTO bkg VALUES (1048, 3, 6, '2025-06-05', '2025-07-01', '2025-07-03', 1, 1, 'C', 4000,
  '2025-07-03');
INSERT INTO bkg VALUES (1049, 1, 2, '2025-06-10', '2025-07-10', '2025-07-11', 8, 0, 'X', 14400,
  NULL);
INSERT INTO bkg VALUES (1050, 1, 16, '2025-06-12', '2025-08-06', '2025-08-10', 4, 0, 'C', 28800,
  '2025-08-06');
INSERT INTO bkg VALUES (1051, 5, 12, '2025-06-13', '2025-07-15', '2025-07-16', 3, 0, 'X', 6600,
  NULL);
INSERT INTO bkg VALUES (1052, 1, 16, '2025-06-15', '2025-07-02', '2025-07-03', 2, 0, 'C', 3600,
  NULL);
INSERT INTO bkg VALUES (1053, 2, 18, '2025-06-16', '2025-08-14', '2025-08-16', 2, 1, 'X', 7200,
  NULL);
INSERT INTO bkg VALUES (1054, 2, 5, '2025-06-17', '2025-08-17', '2025-08-18', 2, 0, 'C', 3600,
  '2025-08-28');
INSERT INTO bkg VALUES (1055, 1, 12, '2025-06-20', '2025-09-06', '2025-09-08', 1, 0, 'X', 3600,
  NULL);
INSERT INTO bkg VALUES (1056, 7, 18, '2025-06-22', '2025-08-19', '2025-08-21', 8, 0, 'X', 25600,
  NULL);
INSERT INTO bkg VALUES (1057, 5, 7, '2025-06-22', '2025-09-10', '2025-09-12', 1, 1, 'C', 4400,
  NULL);
INSERT INTO bkg VALUES (1058, 5, 9, '2025-06-23', '2025-07-04', '2025-07-06', 1, 0, 'C', 4400,
  '2025-07-06');
INSERT INTO bkg VALUES (1059, 7, 6, '2025-06-24', '2025-08-13', '2025-08-14', 8, 0, 'C', 12800,
  '2025-08-24');
INSERT INTO bkg VALUES (1060, 3, 17, '2025-07-03', '2025-07-31', '2025-08-01', 2, 0, 'X', 4000,
  NULL);
INSERT INTO bkg VALUES (1061, 1, 6, '2025-07-19', '2025-09-18', '2025-09-19', 3, 0, 'C', 5400,
  NULL);
INSERT INTO bkg VALUES (1062, 5, 3, '2025-07-25', '2025-09-21', '2025-09-23', 3, 1, 'N', 13200,
  NULL);
INSERT INTO bkg VALUES (1063, 6, 12, '2025-07-30', '2025-09-18', '2025-09-19', 5, 1, 'C', 11000,
  '2025-09-18');
INSERT INTO bkg VALUES (1064, 2, 22, '2025-08-09', '2025-09-12', '2025-09-13', 2, 1, 'N', 3600,
  NULL);
INSERT INTO bkg VALUES (1065, 4, 17, '2025-08-14', '2025-08-26', '2025-08-27', 8, 0, 'C', 16000,
  '2025-08-26');
INSERT INTO bkg VALUES (1066, 7, 4, '2025-08-14', '2025-09-08', '2025-09-10', 4, 1, 'C', 12800,
  '2025-09-10');
INSERT INTO bkg VALUES (1067, 4, 18, '2025-08-16', '2025-08-24', '2025-08-25', 4, 0, 'C', 8000,
  '2025-08-25');
INSERT INTO bkg VALUES (1068, 7, 7, '2025-08-19', '2025-09-04', '2025-09-08', 4, 0, 'C', 25600,
  '2025-09-08');
INSERT INTO bkg VALUES (1069, 1, 5, '2025-08-22', '2025-09-18', '2025-09-20', 2, 0, 'C', 7200,
  '2025-09-20');
INSERT INTO bkg VALUES (1070, 2, 3, '2025-08-25', '2025-09-05', '2025-09-06', 1, 1, 'C', 1800,
  '2025-09-06');
INSERT INTO bkg VALUES (1071, 5, 5, '2025-08-26', '2025-09-02', '2025-09-03', 12, 1, 'C', 26400,
  '2025-09-02');
INSERT INTO bkg VALUES (1072, 4, 1, '2025-08-31', '2025-09-15', '2025-09-17', 4, 0, 'C', 16000,
  '2025-09-27');
INSERT INTO bkg VALUES (1073, 2, 8, '2025-09-02', '2025-10-06', '2025-10-08', 8, 1, 'C', 28800,
  '2025-10-18');
INSERT INTO bkg VALUES (1074, 4, 12, '2025-09-24', '2025-10-01', '2025-10-03', 2, 0, 'C', 8000,
  '2025-10-03');
INSERT INTO bkg VALUES (1075, 3, 10, '2025-11-12', '2026-07-18', '2026-07-20', 6, 1, 'P', 24000,
  NULL);
INSERT INTO bkg VALUES (1076, 5, 19, '2025-12-03', '2026-06-20', '2026-06-23', 4, 1, 'P', 26400,
  NULL);
INSERT INTO bkg VALUES (1077, 3, 5, '2026-01-08', '2026-08-08', '2026-08-09', 2, 0, 'P', 4000,
  NULL);
INSERT INTO bkg VALUES (1078, 7, 24, '2026-01-14', '2026-07-25', '2026-07-27', 5, 0, 'P', 16000,
  NULL);
INSERT INTO bkg VALUES (1079, 6, 4, '2026-01-19', '2026-08-15', '2026-08-17', 2, 1, 'P', 8800,
  NULL);

INSERT INTO itm VALUES (1, 'firewood', 'm3', 9500);
INSERT INTO itm VALUES (2, 'gas bottle 33kg', 'pc', 8900);
INSERT INTO itm VALUES (3, 'flour', 'kg', 140);
INSERT INTO itm VALUES (4, 'pasta', 'kg', 220);
INSERT INTO itm VALUES (5, 'coffee', 'kg', 1650);
INSERT INTO itm VALUES (6, 'beer crate', 'pc', 2300);
INSERT INTO itm VALUES (7, 'cheese', 'kg', 1480);
INSERT INTO itm VALUES (8, 'potatoes', 'kg', 120);
INSERT INTO itm VALUES (9, 'blankets', 'pc', 4200);
INSERT INTO itm VALUES (10, 'first aid refill', 'set', 3900);
INSERT INTO itm VALUES (11, 'toilet paper', 'pack', 750);
INSERT INTO itm VALUES (12, 'diesel', 'l', 185);
INSERT INTO itm VALUES (13, 'lamp oil', 'l', 460);

INSERT INTO dlv VALUES (1, 9, 8, '2024-05-02', 48, 0, 5760);
INSERT INTO dlv VALUES (2, 9, 12, '2024-05-03', 70, 0, 12950);
INSERT INTO dlv VALUES (3, 2, 2, '2024-05-10', 6, 0, 53400);
INSERT INTO dlv VALUES (4, 2, 4, '2024-05-14', 21, 0, 4620);
INSERT INTO dlv VALUES (5, 5, 12, '2024-05-21', 179, 0, 33115);
INSERT INTO dlv VALUES (6, 9, 8, '2024-05-26', 27, 0, 3240);
INSERT INTO dlv VALUES (7, 4, 6, '2024-06-05', 9, 1, 20700);
INSERT INTO dlv VALUES (8, 6, 9, '2024-06-10', 4, 0, 16800);
INSERT INTO dlv VALUES (9, 4, 10, '2024-06-12', 2, 1, 7800);
INSERT INTO dlv VALUES (10, 4, 11, '2024-06-15', 12, 1, 9000);
INSERT INTO dlv VALUES (11, 6, 1, '2024-06-17', 8, 1, 76000);
INSERT INTO dlv VALUES (12, 1, 4, '2024-06-21', 14, 0, 3080);
INSERT INTO dlv VALUES (13, 4, 1, '2024-06-21', 8, 1, 76000);
INSERT INTO dlv VALUES (14, 3, 4, '2024-06-25', 26, 1, 5720);
INSERT INTO dlv VALUES (15, 7, 6, '2024-06-25', 4, 1, 9200);
INSERT INTO dlv VALUES (16, 2, 6, '2024-06-26', 6, 0, 13800);
INSERT INTO dlv VALUES (17, 7, 1, '2024-06-30', 4, 1, 38000);
INSERT INTO dlv VALUES (18, 7, 12, '2024-07-06', 115, 1, 21275);
INSERT INTO dlv VALUES (19, 7, 2, '2024-07-12', 3, 1, 26700);
INSERT INTO dlv VALUES (20, 4, 5, '2024-07-17', 12, 1, 19800);
INSERT INTO dlv VALUES (21, 3, 11, '2024-07-19', 4, 1, 3000);
INSERT INTO dlv VALUES (22, 5, 11, '2024-07-22', 4, 0, 3000);
INSERT INTO dlv VALUES (23, 3, 2, '2024-07-25', 5, 1, 44500);
INSERT INTO dlv VALUES (24, 1, 1, '2024-08-10', 3, 0, 28500);
INSERT INTO dlv VALUES (25, 7, 7, '2024-08-13', 48, 1, 71040);
INSERT INTO dlv VALUES (26, 9, 10, '2025-05-25', 2, 0, 7800);
INSERT INTO dlv VALUES (27, 9, 5, '2025-05-27', 12, 0, 19800);
INSERT INTO dlv VALUES (28, 2, 2, '2025-06-05', 8, 0, 71200);
INSERT INTO dlv VALUES (29, 3, 6, '2025-06-22', 7, 1, 16100);
INSERT INTO dlv VALUES (30, 4, 7, '2025-06-24', 12, 1, 17760);
INSERT INTO dlv VALUES (31, 3, 3, '2025-06-26', 32, 1, 4480);
INSERT INTO dlv VALUES (32, 6, 12, '2025-06-30', 66, 1, 12210);
INSERT INTO dlv VALUES (33, 2, 5, '2025-07-01', 57, 0, 94050);
INSERT INTO dlv VALUES (34, 7, 11, '2025-07-03', 4, 0, 3000);
INSERT INTO dlv VALUES (35, 2, 9, '2025-07-04', 8, 0, 33600);
INSERT INTO dlv VALUES (36, 5, 5, '2025-07-07', 58, 0, 95700);
INSERT INTO dlv VALUES (37, 5, 5, '2025-07-07', 21, 0, 34650);
INSERT INTO dlv VALUES (38, 1, 4, '2025-07-13', 28, 0, 6160);
INSERT INTO dlv VALUES (39, 2, 1, '2025-07-13', 2, 0, 19000);
INSERT INTO dlv VALUES (40, 4, 9, '2025-07-13', 2, 1, 8400);
INSERT INTO dlv VALUES (41, 3, 6, '2025-07-16', 7, 1, 16100);
INSERT INTO dlv VALUES (42, 7, 12, '2025-07-26', 151, 1, 27935);
INSERT INTO dlv VALUES (43, 7, 10, '2025-07-28', 3, 1, 11700);
INSERT INTO dlv VALUES (44, 3, 8, '2025-08-05', 33, 0, 3960);
INSERT INTO dlv VALUES (45, 7, 5, '2025-08-13', 45, 1, 74250);
INSERT INTO dlv VALUES (46, 6, 2, '2025-08-16', 3, 1, 26700);
INSERT INTO dlv VALUES (47, 1, 3, '2025-08-17', 56, 0, 7840);

INSERT INTO dfc VALUES (1, 6, '2023-06-08', 'mattresses mouldy', 1, NULL, NULL);
INSERT INTO dfc VALUES (2, 8, '2023-07-05', 'water pump dead', 3, NULL, NULL);
INSERT INTO dfc VALUES (3, 6, '2023-08-20', 'gutter torn off', 1, '2023-09-16', 1000);
INSERT INTO dfc VALUES (4, 6, '2023-08-20', 'stair rotten', 2, NULL, NULL);
INSERT INTO dfc VALUES (5, 1, '2023-09-27', 'window pane cracked', 1, '2023-12-05', 39000);
INSERT INTO dfc VALUES (6, 5, '2024-06-04', 'lightning rod loose', 3, '2024-07-19', 184000);
INSERT INTO dfc VALUES (7, 3, '2024-06-14', 'path washed out', 2, NULL, NULL);
INSERT INTO dfc VALUES (8, 7, '2024-08-23', 'stove door broken', 2, '2024-11-04', 43000);
INSERT INTO dfc VALUES (9, 1, '2024-09-17', 'chimney cap blown off', 2, '2024-10-23', 67500);
INSERT INTO dfc VALUES (10, 4, '2025-05-17', 'spring contaminated', 3, '2025-07-23', 164000);
INSERT INTO dfc VALUES (11, 1, '2025-06-01', 'railing on terrace loose', 2, '2025-06-22', 43000);
INSERT INTO dfc VALUES (12, 2, '2025-06-06', 'roof leak over dormitory', 3, '2025-08-05', 182000);
INSERT INTO dfc VALUES (13, 3, '2025-06-21', 'radio not working', 3, '2025-07-23', 111000);
INSERT INTO dfc VALUES (14, 1, '2025-07-07', 'mice in pantry', 1, '2025-08-02', 26200);
INSERT INTO dfc VALUES (15, 8, '2025-07-13', 'front door lock stuck', 1, '2025-08-10', 43700);
INSERT INTO dfc VALUES (16, 1, '2025-08-14', 'solar battery weak', 2, '2025-09-24', 37000);
INSERT INTO dfc VALUES (17, 6, '2025-08-25', 'shutters missing', 1, '2025-11-11', 10200);
INSERT INTO dfc VALUES (18, 7, '2025-09-22', 'toilet blocked', 2, '2025-11-28', 55500);
