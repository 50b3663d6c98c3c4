CREATE TABLE lang (lc TEXT PRIMARY KEY, lang_name TEXT);
INSERT INTO "lang" VALUES ('en', 'English');
INSERT INTO "lang" VALUES ('de', 'German');
INSERT INTO "lang" VALUES ('fr', 'French');
INSERT INTO "lang" VALUES ('es', 'Spanish');
INSERT INTO "lang" VALUES ('pl', 'Polish');
INSERT INTO "lang" VALUES ('nl', 'Dutch');
INSERT INTO "lang" VALUES ('it', 'Italian');
INSERT INTO "lang" VALUES ('sv', 'Swedish');
INSERT INTO "lang" VALUES ('pt', 'Portuguese');
CREATE TABLE translator (tid INTEGER PRIMARY KEY, first TEXT, last TEXT, country TEXT,
  native_lc TEXT, rate_cents_word INTEGER, sworn INTEGER, active INTEGER);
INSERT INTO "translator" VALUES (1, 'Anke', 'Vogt', 'DE', 'de', 9, 0, 1);
INSERT INTO "translator" VALUES (2, 'Luc', 'Perrin', 'FR', 'fr', 10, 1, 1);
INSERT INTO "translator" VALUES (3, 'Marta', 'Gil', 'ES', 'es', 9, 0, 1);
INSERT INTO "translator" VALUES (4, 'Kasia', 'Zielona', 'PL', 'pl', 11, 0, 1);
INSERT INTO "translator" VALUES (5, 'Joost', 'de Wit', 'NL', 'nl', 14, 1, 1);
INSERT INTO "translator" VALUES (6, 'Chiara', 'Bassi', 'IT', 'it', 9, 0, 1);
INSERT INTO "translator" VALUES (7, 'Sven', 'Holm', 'SE', 'sv', 12, 0, 0);
INSERT INTO "translator" VALUES (8, 'Gwen', 'Parry', 'GB', 'en', 14, 1, 1);
INSERT INTO "translator" VALUES (9, 'Tom', 'Ashdown', 'GB', 'en', 8, 0, 1);
INSERT INTO "translator" VALUES (10, 'Birgit', 'Lang', 'AT', 'de', 9, 1, 1);
INSERT INTO "translator" VALUES (11, 'Amelie', 'Roux', 'BE', 'fr', 12, 0, 1);
INSERT INTO "translator" VALUES (12, 'Rui', 'Pinto', 'PT', 'pt', 10, 0, 1);
INSERT INTO "translator" VALUES (13, 'Hannah', 'Creed', 'IE', 'en', 10, 0, 1);
INSERT INTO "translator" VALUES (14, 'Diego', 'Luna', 'ES', 'es', 10, 0, 0);
INSERT INTO "translator" VALUES (15, 'Ola', 'Nowicka', 'PL', 'pl', 10, 0, 1);
INSERT INTO "translator" VALUES (16, 'Piet', 'Smit', 'NL', 'nl', 9, 1, 1);
CREATE TABLE skill (tid INTEGER, from_lc TEXT, to_lc TEXT, PRIMARY KEY (tid, from_lc, to_lc));
INSERT INTO "skill" VALUES (1, 'en', 'de');
INSERT INTO "skill" VALUES (2, 'en', 'fr');
INSERT INTO "skill" VALUES (2, 'es', 'fr');
INSERT INTO "skill" VALUES (3, 'en', 'es');
INSERT INTO "skill" VALUES (4, 'en', 'pl');
INSERT INTO "skill" VALUES (4, 'es', 'pl');
INSERT INTO "skill" VALUES (5, 'en', 'nl');
INSERT INTO "skill" VALUES (5, 'fr', 'nl');
INSERT INTO "skill" VALUES (6, 'de', 'it');
INSERT INTO "skill" VALUES (6, 'en', 'it');
INSERT INTO "skill" VALUES (7, 'en', 'sv');
INSERT INTO "skill" VALUES (8, 'de', 'en');
INSERT INTO "skill" VALUES (8, 'fr', 'en');
INSERT INTO "skill" VALUES (8, 'it', 'en');
INSERT INTO "skill" VALUES (9, 'de', 'en');
INSERT INTO "skill" VALUES (9, 'fr', 'en');
INSERT INTO "skill" VALUES (9, 'pl', 'en');
INSERT INTO "skill" VALUES (10, 'en', 'de');
INSERT INTO "skill" VALUES (11, 'en', 'fr');
INSERT INTO "skill" VALUES (12, 'en', 'pt');
INSERT INTO "skill" VALUES (12, 'fr', 'pt');
INSERT INTO "skill" VALUES (13, 'es', 'en');
INSERT INTO "skill" VALUES (13, 'fr', 'en');
INSERT INTO "skill" VALUES (13, 'pl', 'en');
INSERT INTO "skill" VALUES (14, 'en', 'es');
INSERT INTO "skill" VALUES (15, 'en', 'pl');
INSERT INTO "skill" VALUES (16, 'en', 'nl');
CREATE TABLE client (client_id INTEGER PRIMARY KEY, company TEXT, contact TEXT, sector TEXT,
  country TEXT);
INSERT INTO "client" VALUES (1, 'Brauer Pumps', 'Ms Keller', 'engineering', 'DE');
INSERT INTO "client" VALUES (2, 'Lakeland Cheese', 'Mr Todd', 'food', 'GB');
INSERT INTO "client" VALUES (3, 'Clinique du Lac', 'Dr Morel', 'medical', 'CH');
INSERT INTO "client" VALUES (4, 'Nordhaven Shipping', 'Mr Berg', 'transport', 'DK');
INSERT INTO "client" VALUES (5, 'Atelier Vidal', 'Mme Vidal', 'fashion', 'FR');
INSERT INTO "client" VALUES (6, 'Stone & Peel LLP', 'Ms Peel', 'legal', 'GB');
INSERT INTO "client" VALUES (7, 'Kestrel Games', 'Mr Ng', 'software', 'GB');
INSERT INTO "client" VALUES (8, 'Huerta Sol', 'Sra Ramos', 'food', 'ES');
INSERT INTO "client" VALUES (9, 'Museum of Looms', 'Mrs Agar', 'culture', 'GB');
INSERT INTO "client" VALUES (10, 'Pharos Medical', 'Dr Stavros', 'medical', 'IE');
INSERT INTO "client" VALUES (11, 'Tegel & Zonen', 'Dhr Tegel', 'engineering', 'NL');
CREATE TABLE job (job_no TEXT PRIMARY KEY, client_id INTEGER, from_lc TEXT, to_lc TEXT,
  words INTEGER, translator_id INTEGER, reviser_id INTEGER, received TEXT, due TEXT,
  delivered TEXT, st INTEGER, fee REAL);
INSERT INTO "job" VALUES ('J25-0001', 5, 'de', 'it', 427, 6, NULL, '2025-01-22', '2025-01-24',
  '2025-01-22', 4, 64.05);
INSERT INTO "job" VALUES ('J25-0002', 6, 'en', 'pt', 5244, 12, NULL, '2025-01-27', '2025-02-08',
  '2025-02-07', 4, 943.92);
INSERT INTO "job" VALUES ('J25-0003', 10, 'en', 'it', 262, 6, NULL, '2025-01-28', '2025-02-01',
  '2025-02-03', 4, 47.16);
INSERT INTO "job" VALUES ('J25-0004', 7, 'pl', 'en', 903, 13, 9, '2025-02-08', '2025-02-13',
  '2025-02-12', 4, 162.54);
INSERT INTO "job" VALUES ('J25-0005', 1, 'es', 'pl', 5225, 4, NULL, '2025-02-13', '2025-02-23',
  '2025-02-21', 4, 679.25);
INSERT INTO "job" VALUES ('J25-0006', 6, 'en', 'fr', 613, 2, 11, '2025-02-16', '2025-02-22',
  '2025-02-22', 4, 98.08);
INSERT INTO "job" VALUES ('J25-0007', 6, 'fr', 'nl', 5271, 5, 16, '2025-02-16', '2025-02-26',
  '2025-02-24', 4, 843.36);
INSERT INTO "job" VALUES ('J25-0008', 9, 'en', 'de', 3823, 1, 10, '2025-02-18', '2025-02-26',
  '2025-02-25', 4, 611.68);
INSERT INTO "job" VALUES ('J25-0009', 10, 'fr', 'nl', 262, 5, NULL, '2025-02-23', '2025-02-27',
  '2025-02-27', 4, 41.92);
INSERT INTO "job" VALUES ('J25-0010', 1, 'en', 'nl', 898, 5, NULL, '2025-02-24', '2025-02-28',
  '2025-02-28', 4, 116.74);
INSERT INTO "job" VALUES ('J25-0011', 2, 'en', 'de', 1231, 10, 1, '2025-02-25', '2025-03-04',
  '2025-03-04', 4, 196.96);
INSERT INTO "job" VALUES ('J25-0012', 8, 'fr', 'en', 3819, 9, NULL, '2025-03-05', '2025-03-13',
  '2025-03-13', 4, 572.85);
INSERT INTO "job" VALUES ('J25-0013', 1, 'en', 'de', 253, 10, NULL, '2025-03-09', '2025-03-11',
  '2025-03-11', 4, 37.95);
INSERT INTO "job" VALUES ('J25-0014', 6, 'en', 'fr', 1246, 11, 2, '2025-03-11', '2025-03-17',
  '2025-03-16', 4, 186.9);
INSERT INTO "job" VALUES ('J25-0015', 2, 'es', 'fr', 423, 2, 11, '2025-03-17', '2025-03-22',
  '2025-03-21', 4, 54.99);
INSERT INTO "job" VALUES ('J25-0016', 2, 'en', 'nl', 930, 16, NULL, '2025-03-23', '2025-03-28',
  '2025-03-28', 4, 120.9);
INSERT INTO "job" VALUES ('J25-0017', 4, 'it', 'en', 939, 8, NULL, '2025-03-24', '2025-03-28',
  '2025-03-26', 4, 140.85);
INSERT INTO "job" VALUES ('J25-0018', 4, 'de', 'en', 689, 8, 9, '2025-03-24', '2025-03-29',
  '2025-03-30', 4, 89.57);
INSERT INTO "job" VALUES ('J25-0019', 2, 'fr', 'en', 5277, 13, 9, '2025-03-25', '2025-04-06',
  '2025-04-05', 4, 686.01);
INSERT INTO "job" VALUES ('J25-0020', 2, 'fr', 'en', 645, 9, 8, '2025-03-26', '2025-04-01',
  '2025-03-31', 4, 96.75);
INSERT INTO "job" VALUES ('J25-0021', 10, 'en', 'es', 940, 14, NULL, '2025-03-27', '2025-04-02',
  '2025-04-04', 4, 150.4);
INSERT INTO "job" VALUES ('J25-0022', 8, 'de', 'en', 614, 9, 13, '2025-04-01', '2025-04-06',
  '2025-04-05', 4, 79.82);
INSERT INTO "job" VALUES ('J25-0023', 10, 'es', 'en', 625, 13, NULL, '2025-04-03', '2025-04-06',
  '2025-04-10', 4, 112.5);
INSERT INTO "job" VALUES ('J25-0024', 10, 'fr', 'pt', 2456, 12, NULL, '2025-04-04', '2025-04-13',
  '2025-04-13', 4, 392.96);
INSERT INTO "job" VALUES ('J25-0025', 4, 'de', 'it', 199, 6, NULL, '2025-04-09', '2025-04-11',
  '2025-04-13', 4, 35.82);
INSERT INTO "job" VALUES ('J25-0026', 1, 'en', 'pt', 1237, 12, NULL, '2025-04-09', '2025-04-16',
  '2025-04-15', 4, 222.66);
INSERT INTO "job" VALUES ('J25-0027', 1, 'pl', 'en', 191, 13, 8, '2025-04-16', '2025-04-19',
  '2025-04-20', 4, 28.65);
INSERT INTO "job" VALUES ('J25-0028', 10, 'de', 'it', 1286, 6, NULL, '2025-04-18', '2025-04-22',
  '2025-04-22', 4, 167.18);
INSERT INTO "job" VALUES ('J25-0029', 6, 'fr', 'en', 5236, 13, NULL, '2025-04-26', '2025-05-09',
  '2025-05-09', 4, 837.76);
INSERT INTO "job" VALUES ('J25-0030', 8, 'en', 'fr', 645, 2, 11, '2025-05-03', '2025-05-06',
  '2025-05-05', 4, 116.1);
INSERT INTO "job" VALUES ('J25-0031', 10, 'en', 'pl', 670, 4, NULL, '2025-05-07', '2025-05-12',
  NULL, 9, 120.6);
INSERT INTO "job" VALUES ('J25-0032', 2, 'en', 'fr', 3862, 2, NULL, '2025-05-07', '2025-05-18',
  '2025-05-16', 4, 579.3);
INSERT INTO "job" VALUES ('J25-0033', 1, 'fr', 'en', 5279, 8, 13, '2025-05-08', '2025-05-21',
  '2025-05-25', 4, 950.22);
INSERT INTO "job" VALUES ('J25-0034', 2, 'pl', 'en', 212, 13, 8, '2025-05-08', '2025-05-13',
  '2025-05-11', 4, 27.56);
INSERT INTO "job" VALUES ('J25-0035', 4, 'en', 'es', 9127, 14, 3, '2025-05-09', '2025-05-29',
  '2025-05-30', 4, 1186.51);
INSERT INTO "job" VALUES ('J25-0036', 5, 'de', 'en', 616, 8, NULL, '2025-05-10', '2025-05-15',
  '2025-05-14', 4, 92.4);
INSERT INTO "job" VALUES ('J25-0037', 6, 'fr', 'en', 880, 9, NULL, '2025-05-10', '2025-05-13',
  '2025-05-12', 4, 140.8);
INSERT INTO "job" VALUES ('J25-0038', 9, 'en', 'es', 3814, 3, 14, '2025-05-13', '2025-05-24',
  '2025-05-22', 4, 610.24);
INSERT INTO "job" VALUES ('J25-0039', 4, 'it', 'en', 220, 8, NULL, '2025-05-13', '2025-05-17',
  '2025-05-17', 4, 35.2);
INSERT INTO "job" VALUES ('J25-0040', 1, 'es', 'fr', 390, 2, NULL, '2025-05-22', '2025-05-26',
  '2025-05-24', 4, 62.4);
INSERT INTO "job" VALUES ('J25-0041', 8, 'fr', 'en', 2444, 9, 8, '2025-05-24', '2025-05-30',
  '2025-05-30', 4, 366.6);
INSERT INTO "job" VALUES ('J25-0042', 2, 'de', 'it', 403, 6, NULL, '2025-05-24', '2025-05-26',
  '2025-05-28', 4, 72.54);
INSERT INTO "job" VALUES ('J25-0043', 6, 'de', 'en', 201, 9, 13, '2025-05-26', '2025-05-30',
  '2025-06-01', 4, 30.15);
INSERT INTO "job" VALUES ('J25-0044', 5, 'en', 'fr', 2472, 2, NULL, '2025-05-27', '2025-06-03',
  NULL, 9, 370.8);
INSERT INTO "job" VALUES ('J25-0045', 3, 'en', 'pt', 2422, 12, NULL, '2025-05-28', '2025-06-04',
  '2025-06-04', 4, 363.3);
INSERT INTO "job" VALUES ('J25-0046', 7, 'fr', 'pt', 424, 12, NULL, '2025-05-29', '2025-05-31',
  '2025-06-04', 4, 76.32);
INSERT INTO "job" VALUES ('J25-0047', 9, 'pl', 'en', 1236, 13, 9, '2025-05-30', '2025-06-05',
  '2025-06-05', 4, 185.4);
INSERT INTO "job" VALUES ('J25-0048', 3, 'en', 'fr', 674, 2, 11, '2025-05-30', '2025-06-03',
  '2025-06-04', 4, 107.84);
INSERT INTO "job" VALUES ('J25-0049', 3, 'pl', 'en', 853, 9, NULL, '2025-06-02', '2025-06-06',
  '2025-06-05', 4, 136.48);
INSERT INTO "job" VALUES ('J25-0050', 4, 'de', 'en', 2460, 8, NULL, '2025-06-07', '2025-06-14',
  '2025-06-13', 4, 442.8);
INSERT INTO "job" VALUES ('J25-0051', 1, 'en', 'pl', 208, 15, 4, '2025-06-07', '2025-06-12',
  '2025-06-12', 4, 33.28);
INSERT INTO "job" VALUES ('J25-0052', 7, 'de', 'en', 5262, 9, 8, '2025-06-08', '2025-06-20',
  '2025-06-20', 4, 947.16);
INSERT INTO "job" VALUES ('J25-0053', 6, 'en', 'fr', 3836, 11, NULL, '2025-06-11', '2025-06-22',
  '2025-06-22', 4, 690.48);
INSERT INTO "job" VALUES ('J25-0054', 3, 'fr', 'en', 2452, 8, NULL, '2025-06-14', '2025-06-23',
  '2025-06-23', 4, 392.32);
INSERT INTO "job" VALUES ('J25-0055', 5, 'fr', 'en', 5205, 13, NULL, '2025-06-17', '2025-06-29',
  '2025-06-30', 4, 676.65);
INSERT INTO "job" VALUES ('J25-0056', 1, 'en', 'pt', 2480, 12, NULL, '2025-06-17', '2025-06-26',
  '2025-06-28', 4, 396.8);
INSERT INTO "job" VALUES ('J25-0057', 1, 'en', 'es', 3850, 14, 3, '2025-06-17', '2025-06-25',
  '2025-06-25', 4, 693.0);
INSERT INTO "job" VALUES ('J25-0058', 6, 'es', 'fr', 1240, 2, NULL, '2025-06-19', '2025-06-24',
  '2025-06-24', 4, 198.4);
INSERT INTO "job" VALUES ('J25-0059', 9, 'de', 'en', 9131, 9, 8, '2025-06-20', '2025-07-07',
  '2025-07-07', 4, 1369.65);
INSERT INTO "job" VALUES ('J25-0060', 7, 'fr', 'pt', 2435, 12, NULL, '2025-06-21', '2025-06-29',
  '2025-06-28', 4, 389.6);
INSERT INTO "job" VALUES ('J25-0061', 3, 'en', 'de', 666, 1, NULL, '2025-07-01', '2025-07-05',
  '2025-07-07', 4, 99.9);
INSERT INTO "job" VALUES ('J25-0062', 8, 'en', 'es', 267, 14, 3, '2025-07-03', '2025-07-08',
  '2025-07-08', 4, 40.05);
INSERT INTO "job" VALUES ('J25-0063', 3, 'fr', 'pt', 653, 12, NULL, '2025-07-07', '2025-07-12',
  '2025-07-12', 4, 84.89);
INSERT INTO "job" VALUES ('J25-0064', 4, 'en', 'fr', 238, 11, NULL, '2025-07-10', '2025-07-12',
  '2025-07-12', 4, 42.84);
INSERT INTO "job" VALUES ('J25-0065', 9, 'en', 'pl', 3822, 15, NULL, '2025-07-12', '2025-07-21',
  '2025-07-21', 4, 611.52);
INSERT INTO "job" VALUES ('J25-0066', 1, 'de', 'en', 629, 9, NULL, '2025-07-14', '2025-07-18',
  '2025-07-17', 4, 113.22);
INSERT INTO "job" VALUES ('J25-0067', 4, 'fr', 'nl', 2458, 5, 16, '2025-07-16', '2025-07-25',
  '2025-07-24', 4, 368.7);
INSERT INTO "job" VALUES ('J25-0068', 3, 'fr', 'en', 1269, 13, 8, '2025-07-17', '2025-07-22',
  '2025-07-22', 4, 190.35);
INSERT INTO "job" VALUES ('J25-0069', 8, 'en', 'de', 3835, 1, 10, '2025-07-19', '2025-07-29',
  '2025-07-29', 4, 690.3);
INSERT INTO "job" VALUES ('J25-0070', 4, 'it', 'en', 359, 8, NULL, '2025-07-19', '2025-07-24',
  '2025-07-23', 4, 64.62);
INSERT INTO "job" VALUES ('J25-0071', 1, 'en', 'sv', 1261, 7, NULL, '2025-07-19', '2025-07-26',
  '2025-07-27', 4, 226.98);
INSERT INTO "job" VALUES ('J25-0072', 6, 'pl', 'en', 620, 13, 8, '2025-07-31', '2025-08-04',
  '2025-08-06', 4, 80.6);
INSERT INTO "job" VALUES ('J25-0073', 1, 'en', 'pl', 679, 4, 15, '2025-08-05', '2025-08-08',
  '2025-08-07', 4, 108.64);
INSERT INTO "job" VALUES ('J25-0074', 3, 'en', 'it', 262, 6, NULL, '2025-08-11', '2025-08-14',
  '2025-08-14', 4, 39.3);
INSERT INTO "job" VALUES ('J25-0075', 8, 'en', 'fr', 1204, 2, 11, '2025-08-11', '2025-08-18',
  '2025-08-18', 4, 192.64);
INSERT INTO "job" VALUES ('J25-0076', 5, 'fr', 'en', 1272, 13, NULL, '2025-08-16', '2025-08-23',
  '2025-08-23', 4, 203.52);
INSERT INTO "job" VALUES ('J25-0077', 4, 'en', 'es', 641, 3, NULL, '2025-08-17', '2025-08-21',
  '2025-08-19', 4, 115.38);
INSERT INTO "job" VALUES ('J25-0078', 4, 'fr', 'en', 1231, 8, NULL, '2025-08-28', '2025-09-03',
  NULL, 9, 184.65);
INSERT INTO "job" VALUES ('J25-0079', 1, 'en', 'de', 3868, 1, 10, '2025-08-28', '2025-09-05',
  '2025-09-05', 4, 618.88);
INSERT INTO "job" VALUES ('J25-0080', 1, 'en', 'fr', 372, 11, 2, '2025-08-31', '2025-09-03',
  '2025-09-04', 4, 66.96);
INSERT INTO "job" VALUES ('J25-0081', 3, 'pl', 'en', 199, 13, NULL, '2025-09-06', '2025-09-08',
  NULL, 9, 25.87);
INSERT INTO "job" VALUES ('J25-0082', 7, 'pl', 'en', 881, 9, 8, '2025-09-11', '2025-09-14',
  '2025-09-14', 4, 114.53);
INSERT INTO "job" VALUES ('J25-0083', 1, 'es', 'pl', 9116, 4, 15, '2025-09-13', '2025-10-02',
  '2025-10-03', 4, 1458.56);
INSERT INTO "job" VALUES ('J25-0084', 4, 'en', 'sv', 932, 7, NULL, '2025-09-22', '2025-09-27',
  '2025-09-27', 4, 121.16);
INSERT INTO "job" VALUES ('J25-0085', 4, 'fr', 'nl', 858, 5, NULL, '2025-09-24', '2025-09-29',
  '2025-10-03', 4, 137.28);
INSERT INTO "job" VALUES ('J25-0086', 9, 'pl', 'en', 357, 9, 8, '2025-09-24', '2025-09-27',
  '2025-09-25', 4, 53.55);
INSERT INTO "job" VALUES ('J25-0087', 6, 'en', 'it', 1211, 6, NULL, '2025-09-30', '2025-10-04',
  '2025-10-04', 4, 193.76);
INSERT INTO "job" VALUES ('J25-0088', 6, 'de', 'en', 628, 8, 13, '2025-10-02', '2025-10-07',
  '2025-10-07', 4, 100.48);
INSERT INTO "job" VALUES ('J25-0089', 10, 'fr', 'en', 630, 13, NULL, '2025-10-04', '2025-10-08',
  '2025-10-08', 4, 81.9);
INSERT INTO "job" VALUES ('J25-0090', 3, 'fr', 'en', 9179, 9, NULL, '2025-10-05', '2025-10-25',
  '2025-10-25', 4, 1376.85);
INSERT INTO "job" VALUES ('J25-0091', 8, 'en', 'nl', 9123, 16, 5, '2025-10-07', '2025-10-25',
  '2025-10-25', 4, 1368.45);
INSERT INTO "job" VALUES ('J25-0092', 3, 'de', 'en', 9114, 9, 8, '2025-10-15', '2025-11-03',
  '2025-11-05', 4, 1367.1);
INSERT INTO "job" VALUES ('J25-0093', 1, 'en', 'es', 1212, 14, NULL, '2025-10-16', '2025-10-23',
  '2025-10-21', 4, 157.56);
INSERT INTO "job" VALUES ('J25-0094', 8, 'fr', 'en', 887, 8, 9, '2025-10-18', '2025-10-22',
  '2025-10-21', 4, 133.05);
INSERT INTO "job" VALUES ('J25-0095', 10, 'fr', 'nl', 919, 5, NULL, '2025-10-18', '2025-10-22',
  '2025-10-21', 4, 137.85);
INSERT INTO "job" VALUES ('J25-0096', 1, 'en', 'fr', 396, 2, 11, '2025-10-25', '2025-10-28',
  '2025-10-28', 4, 63.36);
INSERT INTO "job" VALUES ('J25-0097', 7, 'en', 'fr', 5241, 2, NULL, '2025-10-27', '2025-11-07',
  '2025-11-07', 4, 786.15);
INSERT INTO "job" VALUES ('J25-0098', 5, 'en', 'fr', 9174, 2, 11, '2025-10-28', '2025-11-15',
  '2025-11-15', 4, 1192.62);
INSERT INTO "job" VALUES ('J25-0099', 1, 'fr', 'en', 5284, 9, 13, '2025-11-06', '2025-11-19',
  '2025-11-18', 4, 686.92);
INSERT INTO "job" VALUES ('J25-0100', 5, 'en', 'es', 243, 3, 14, '2025-11-06', '2025-11-10',
  '2025-11-08', 4, 43.74);
INSERT INTO "job" VALUES ('J25-0101', 2, 'en', 'pt', 1267, 12, NULL, '2025-11-07', '2025-11-14',
  NULL, 9, 190.05);
INSERT INTO "job" VALUES ('J25-0102', 1, 'pl', 'en', 1258, 9, 8, '2025-11-08', '2025-11-13',
  '2025-11-13', 4, 188.7);
INSERT INTO "job" VALUES ('J25-0103', 3, 'de', 'en', 642, 8, NULL, '2025-11-09', '2025-11-12',
  NULL, 9, 102.72);
INSERT INTO "job" VALUES ('J25-0104', 7, 'en', 'fr', 9157, 2, NULL, '2025-11-11', '2025-11-28',
  '2025-11-28', 4, 1648.26);
INSERT INTO "job" VALUES ('J25-0105', 2, 'fr', 'nl', 922, 5, 16, '2025-11-13', '2025-11-19',
  '2025-11-18', 4, 147.52);
INSERT INTO "job" VALUES ('J25-0106', 1, 'fr', 'pt', 2446, 12, NULL, '2025-11-15', '2025-11-24',
  '2025-11-23', 4, 366.9);
INSERT INTO "job" VALUES ('J25-0107', 10, 'en', 'nl', 3818, 16, 5, '2025-11-16', '2025-11-26',
  '2025-11-26', 4, 572.7);
INSERT INTO "job" VALUES ('J25-0108', 4, 'en', 'pl', 9154, 4, 15, '2025-11-18', '2025-12-08',
  '2025-12-06', 4, 1464.64);
INSERT INTO "job" VALUES ('J25-0109', 3, 'de', 'en', 5207, 9, 8, '2025-11-25', '2025-12-06',
  '2025-12-08', 4, 781.05);
INSERT INTO "job" VALUES ('J25-0110', 1, 'en', 'nl', 2418, 5, NULL, '2025-11-27', '2025-12-06',
  '2025-12-08', 4, 386.88);
INSERT INTO "job" VALUES ('J25-0111', 1, 'de', 'en', 393, 8, 13, '2025-11-28', '2025-12-03',
  '2025-12-03', 4, 51.09);
INSERT INTO "job" VALUES ('J25-0112', 1, 'fr', 'nl', 9149, 5, NULL, '2025-11-30', '2025-12-19',
  NULL, 9, 1463.84);
INSERT INTO "job" VALUES ('J25-0113', 7, 'en', 'es', 432, 3, 14, '2025-11-30', '2025-12-05',
  '2025-12-05', 4, 64.8);
INSERT INTO "job" VALUES ('J25-0114', 5, 'pl', 'en', 9106, 13, 8, '2025-12-02', '2025-12-20',
  '2025-12-20', 4, 1183.78);
INSERT INTO "job" VALUES ('J25-0115', 6, 'fr', 'nl', 9148, 5, NULL, '2025-12-04', '2025-12-23',
  '2025-12-27', 4, 1463.68);
INSERT INTO "job" VALUES ('J25-0116', 1, 'en', 'fr', 1290, 2, 11, '2025-12-14', '2025-12-18',
  '2025-12-16', 4, 206.4);
INSERT INTO "job" VALUES ('J25-0117', 3, 'en', 'nl', 9119, 16, 5, '2025-12-15', '2026-01-01',
  '2025-12-31', 4, 1459.04);
INSERT INTO "job" VALUES ('J25-0118', 2, 'fr', 'pt', 185, 12, NULL, '2025-12-15', '2025-12-18',
  '2025-12-18', 4, 29.6);
INSERT INTO "job" VALUES ('J25-0119', 9, 'fr', 'en', 3850, 8, 9, '2025-12-17', '2025-12-25',
  '2025-12-23', 4, 693.0);
INSERT INTO "job" VALUES ('J25-0120', 4, 'fr', 'nl', 1282, 5, NULL, '2025-12-27', '2026-01-02',
  NULL, 9, 230.76);
INSERT INTO "job" VALUES ('J25-0121', 1, 'en', 'fr', 857, 11, 2, '2025-12-31', '2026-01-05',
  '2026-01-07', 4, 137.12);
INSERT INTO "job" VALUES ('J25-0122', 6, 'en', 'de', 9188, 10, NULL, '2025-12-31', '2026-01-19',
  '2026-01-19', 4, 1194.44);
INSERT INTO "job" VALUES ('J26-0123', 10, 'de', 'en', 5210, 8, NULL, '2026-01-03', '2026-01-14',
  '2026-01-18', 4, 833.6);
INSERT INTO "job" VALUES ('J26-0124', 3, 'fr', 'en', 3882, 9, 8, '2026-01-07', '2026-01-15',
  '2026-01-13', 4, 504.66);
INSERT INTO "job" VALUES ('J26-0125', 3, 'en', 'fr', 1263, 11, NULL, '2026-01-08', '2026-01-14',
  '2026-01-13', 4, 227.34);
INSERT INTO "job" VALUES ('J26-0126', 3, 'en', 'fr', 3845, 2, 11, '2026-01-12', '2026-01-21',
  '2026-01-23', 4, 576.75);
INSERT INTO "job" VALUES ('J26-0127', 7, 'en', 'fr', 2406, 2, 11, '2026-01-28', '2026-02-06',
  '2026-02-06', 4, 312.78);
INSERT INTO "job" VALUES ('J26-0128', 9, 'en', 'pt', 5219, 12, NULL, '2026-01-30', '2026-02-10',
  NULL, 9, 782.85);
INSERT INTO "job" VALUES ('J26-0129', 3, 'en', 'pl', 431, 15, 4, '2026-02-01', '2026-02-05',
  '2026-02-04', 4, 56.03);
INSERT INTO "job" VALUES ('J26-0130', 1, 'en', 'es', 3871, 3, NULL, '2026-02-05', '2026-02-13',
  '2026-02-11', 4, 619.36);
INSERT INTO "job" VALUES ('J26-0131', 10, 'en', 'nl', 1235, 5, NULL, '2026-02-08', '2026-02-15',
  '2026-02-15', 4, 160.55);
INSERT INTO "job" VALUES ('J26-0132', 3, 'en', 'sv', 3887, 7, NULL, '2026-02-10', '2026-02-18',
  '2026-02-20', 4, 505.31);
INSERT INTO "job" VALUES ('J26-0133', 6, 'en', 'de', 3878, 1, 10, '2026-02-11', '2026-02-21',
  '2026-02-20', 4, 698.04);
INSERT INTO "job" VALUES ('J26-0134', 1, 'en', 'nl', 2460, 16, 5, '2026-02-15', '2026-02-23',
  '2026-02-25', 4, 319.8);
INSERT INTO "job" VALUES ('J26-0135', 9, 'fr', 'pt', 850, 12, NULL, '2026-02-23', '2026-03-01',
  '2026-03-05', 4, 127.5);
INSERT INTO "job" VALUES ('J26-0136', 2, 'en', 'pl', 603, 15, 4, '2026-02-26', '2026-03-04',
  '2026-03-04', 4, 90.45);
INSERT INTO "job" VALUES ('J26-0137', 2, 'it', 'en', 9100, 8, 13, '2026-03-03', '2026-03-22',
  '2026-03-21', 4, 1456.0);
INSERT INTO "job" VALUES ('J26-0138', 2, 'pl', 'en', 395, 13, NULL, '2026-03-04', '2026-03-09',
  '2026-03-08', 4, 51.35);
INSERT INTO "job" VALUES ('J26-0139', 6, 'fr', 'en', 898, 9, NULL, '2026-03-17', '2026-03-22',
  '2026-03-22', 4, 116.74);
INSERT INTO "job" VALUES ('J26-0140', 2, 'es', 'pl', 1283, 4, NULL, '2026-03-23', '2026-03-28',
  '2026-03-28', 4, 205.28);
INSERT INTO "job" VALUES ('J26-0141', 5, 'en', 'sv', 1258, 7, NULL, '2026-03-23', '2026-03-29',
  '2026-03-28', 4, 226.44);
INSERT INTO "job" VALUES ('J26-0142', 7, 'en', 'pl', 1246, 4, 15, '2026-03-31', '2026-04-06',
  '2026-04-05', 4, 186.9);
INSERT INTO "job" VALUES ('J26-0143', 5, 'en', 'fr', 2419, 11, 2, '2026-03-31', '2026-04-08',
  '2026-04-06', 4, 387.04);
INSERT INTO "job" VALUES ('J26-0144', 1, 'en', 'de', 1289, 10, 1, '2026-04-02', '2026-04-09',
  '2026-04-08', 4, 232.02);
INSERT INTO "job" VALUES ('J26-0145', 4, 'en', 'it', 3813, 6, NULL, '2026-04-03', '2026-04-12',
  '2026-04-13', 4, 571.95);
INSERT INTO "job" VALUES ('J26-0146', 5, 'en', 'nl', 5237, 5, NULL, '2026-04-04', '2026-04-15',
  '2026-04-17', 4, 680.81);
INSERT INTO "job" VALUES ('J26-0147', 3, 'de', 'en', 9147, 9, NULL, '2026-04-13', '2026-05-02',
  NULL, 2, 1189.11);
INSERT INTO "job" VALUES ('J26-0148', 7, 'de', 'en', 5223, 8, 13, '2026-04-17', '2026-04-27',
  NULL, 3, 835.68);
INSERT INTO "job" VALUES ('J26-0149', 6, 'pl', 'en', 9131, 13, NULL, '2026-04-17', '2026-05-04',
  NULL, 2, 1187.03);
INSERT INTO "job" VALUES ('J26-0150', 10, 'pl', 'en', 862, 9, NULL, '2026-04-21', '2026-04-25',
  NULL, 2, 129.3);
CREATE TABLE invoice (inv_no INTEGER PRIMARY KEY, client_id INTEGER, inv_date TEXT, amount REAL,
  paid_date TEXT);
INSERT INTO "invoice" VALUES (7001, 5, '2025-01-28', 64.05, '2025-03-23');
INSERT INTO "invoice" VALUES (7002, 1, '2025-02-28', 795.99, '2025-03-15');
INSERT INTO "invoice" VALUES (7003, 6, '2025-02-28', 1885.36, '2025-04-26');
INSERT INTO "invoice" VALUES (7004, 7, '2025-02-28', 162.54, '2025-04-18');
INSERT INTO "invoice" VALUES (7005, 9, '2025-02-28', 611.68, NULL);
INSERT INTO "invoice" VALUES (7006, 10, '2025-02-28', 89.08, NULL);
INSERT INTO "invoice" VALUES (7007, 1, '2025-03-28', 37.95, '2025-05-13');
INSERT INTO "invoice" VALUES (7008, 2, '2025-03-28', 469.6, '2025-05-12');
INSERT INTO "invoice" VALUES (7009, 4, '2025-03-28', 230.42, '2025-05-04');
INSERT INTO "invoice" VALUES (7010, 6, '2025-03-28', 186.9, NULL);
INSERT INTO "invoice" VALUES (7011, 8, '2025-03-28', 572.85, '2025-05-04');
INSERT INTO "invoice" VALUES (7012, 1, '2025-04-28', 251.31, '2025-05-06');
INSERT INTO "invoice" VALUES (7013, 2, '2025-04-28', 686.01, '2025-05-29');
INSERT INTO "invoice" VALUES (7014, 4, '2025-04-28', 35.82, '2025-06-15');
INSERT INTO "invoice" VALUES (7015, 8, '2025-04-28', 79.82, '2025-06-24');
INSERT INTO "invoice" VALUES (7016, 10, '2025-04-28', 823.04, '2025-06-29');
INSERT INTO "invoice" VALUES (7017, 1, '2025-05-28', 1012.62, '2025-07-12');
INSERT INTO "invoice" VALUES (7018, 2, '2025-05-28', 679.4, '2025-06-26');
INSERT INTO "invoice" VALUES (7019, 4, '2025-05-28', 1221.71, '2025-07-28');
INSERT INTO "invoice" VALUES (7020, 5, '2025-05-28', 92.4, '2025-07-16');
INSERT INTO "invoice" VALUES (7021, 6, '2025-05-28', 978.56, '2025-07-22');
INSERT INTO "invoice" VALUES (7022, 8, '2025-05-28', 482.7, '2025-08-03');
INSERT INTO "invoice" VALUES (7023, 9, '2025-05-28', 610.24, NULL);
INSERT INTO "invoice" VALUES (7024, 1, '2025-06-28', 1123.08, '2025-08-27');
INSERT INTO "invoice" VALUES (7025, 3, '2025-06-28', 999.94, '2025-08-27');
INSERT INTO "invoice" VALUES (7026, 4, '2025-06-28', 442.8, '2025-07-29');
INSERT INTO "invoice" VALUES (7027, 5, '2025-06-28', 676.65, '2025-07-31');
INSERT INTO "invoice" VALUES (7028, 6, '2025-06-28', 919.03, '2025-07-25');
INSERT INTO "invoice" VALUES (7029, 7, '2025-06-28', 1413.08, NULL);
INSERT INTO "invoice" VALUES (7030, 9, '2025-06-28', 185.4, '2025-07-11');
INSERT INTO "invoice" VALUES (7031, 1, '2025-07-28', 340.2, NULL);
INSERT INTO "invoice" VALUES (7032, 3, '2025-07-28', 375.14, '2025-09-29');
INSERT INTO "invoice" VALUES (7033, 4, '2025-07-28', 476.16, '2025-08-29');
INSERT INTO "invoice" VALUES (7034, 8, '2025-07-28', 730.35, NULL);
INSERT INTO "invoice" VALUES (7035, 9, '2025-07-28', 1981.17, '2025-08-15');
INSERT INTO "invoice" VALUES (7036, 1, '2025-08-28', 108.64, '2025-09-21');
INSERT INTO "invoice" VALUES (7037, 3, '2025-08-28', 39.3, '2025-10-04');
INSERT INTO "invoice" VALUES (7038, 4, '2025-08-28', 115.38, '2025-10-11');
INSERT INTO "invoice" VALUES (7039, 5, '2025-08-28', 203.52, '2025-10-18');
INSERT INTO "invoice" VALUES (7040, 6, '2025-08-28', 80.6, NULL);
INSERT INTO "invoice" VALUES (7041, 8, '2025-08-28', 192.64, '2025-10-25');
INSERT INTO "invoice" VALUES (7042, 1, '2025-09-28', 685.84, '2025-10-24');
INSERT INTO "invoice" VALUES (7043, 4, '2025-09-28', 121.16, '2025-10-25');
INSERT INTO "invoice" VALUES (7044, 7, '2025-09-28', 114.53, '2025-11-05');
INSERT INTO "invoice" VALUES (7045, 9, '2025-09-28', 53.55, '2025-11-28');
INSERT INTO "invoice" VALUES (7046, 1, '2025-10-28', 1679.48, '2025-12-04');
INSERT INTO "invoice" VALUES (7047, 3, '2025-10-28', 1376.85, NULL);
INSERT INTO "invoice" VALUES (7048, 4, '2025-10-28', 137.28, '2025-11-26');
INSERT INTO "invoice" VALUES (7049, 6, '2025-10-28', 294.24, '2025-12-10');
INSERT INTO "invoice" VALUES (7050, 8, '2025-10-28', 1501.5, '2025-12-26');
INSERT INTO "invoice" VALUES (7051, 10, '2025-10-28', 219.75, '2025-11-06');
INSERT INTO "invoice" VALUES (7052, 1, '2025-11-28', 1242.52, '2026-02-03');
INSERT INTO "invoice" VALUES (7053, 2, '2025-11-28', 147.52, '2025-12-12');
INSERT INTO "invoice" VALUES (7054, 3, '2025-11-28', 1367.1, NULL);
INSERT INTO "invoice" VALUES (7055, 5, '2025-11-28', 1236.36, '2025-12-23');
INSERT INTO "invoice" VALUES (7056, 7, '2025-11-28', 2434.41, NULL);
INSERT INTO "invoice" VALUES (7057, 10, '2025-11-28', 572.7, '2025-12-10');
INSERT INTO "invoice" VALUES (7058, 1, '2025-12-28', 644.37, '2026-01-25');
INSERT INTO "invoice" VALUES (7059, 2, '2025-12-28', 29.6, '2026-02-11');
INSERT INTO "invoice" VALUES (7060, 3, '2025-12-28', 2240.09, '2026-03-06');
INSERT INTO "invoice" VALUES (7061, 4, '2025-12-28', 1464.64, NULL);
INSERT INTO "invoice" VALUES (7062, 5, '2025-12-28', 1183.78, '2026-02-06');
INSERT INTO "invoice" VALUES (7063, 6, '2025-12-28', 1463.68, '2026-01-10');
INSERT INTO "invoice" VALUES (7064, 7, '2025-12-28', 64.8, '2026-02-02');
INSERT INTO "invoice" VALUES (7065, 9, '2025-12-28', 693.0, '2026-01-29');
INSERT INTO "invoice" VALUES (7066, 1, '2026-01-28', 137.12, '2026-03-01');
INSERT INTO "invoice" VALUES (7067, 3, '2026-01-28', 1308.75, '2026-04-08');
INSERT INTO "invoice" VALUES (7068, 6, '2026-01-28', 1194.44, NULL);
INSERT INTO "invoice" VALUES (7069, 10, '2026-01-28', 833.6, '2026-02-25');
INSERT INTO "invoice" VALUES (7070, 1, '2026-02-28', 939.16, NULL);
INSERT INTO "invoice" VALUES (7071, 3, '2026-02-28', 561.34, NULL);
INSERT INTO "invoice" VALUES (7072, 6, '2026-02-28', 698.04, '2026-05-06');
INSERT INTO "invoice" VALUES (7073, 7, '2026-02-28', 312.78, '2026-03-15');
INSERT INTO "invoice" VALUES (7074, 10, '2026-02-28', 160.55, '2026-03-26');
INSERT INTO "invoice" VALUES (7075, 2, '2026-03-28', 1803.08, NULL);
INSERT INTO "invoice" VALUES (7076, 5, '2026-03-28', 226.44, '2026-04-12');
INSERT INTO "invoice" VALUES (7077, 6, '2026-03-28', 116.74, NULL);
INSERT INTO "invoice" VALUES (7078, 9, '2026-03-28', 127.5, NULL);
CREATE TABLE job_state (st INTEGER PRIMARY KEY, txt TEXT);
INSERT INTO "job_state" VALUES (1, 'quoted');
INSERT INTO "job_state" VALUES (2, 'in translation');
INSERT INTO "job_state" VALUES (3, 'in revision');
INSERT INTO "job_state" VALUES (4, 'delivered');
INSERT INTO "job_state" VALUES (9, 'cancelled');
