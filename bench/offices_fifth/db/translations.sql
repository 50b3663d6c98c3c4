CREATE TABLE languages (code TEXT PRIMARY KEY, name TEXT);
CREATE TABLE translators (translator_id INTEGER PRIMARY KEY, first_name TEXT, surname TEXT,
  email TEXT, country TEXT, sworn TEXT, rate_per_word NUMERIC);
CREATE TABLE translator_languages (translator_id INTEGER, source_code TEXT, target_code TEXT,
  PRIMARY KEY(translator_id, source_code, target_code),
  FOREIGN KEY(translator_id) REFERENCES translators(translator_id));
CREATE TABLE clients (client_id INTEGER PRIMARY KEY, client_name TEXT, sector TEXT,
  contact_email TEXT, parent_client_id INTEGER);
CREATE TABLE projects (project_id INTEGER PRIMARY KEY, client_id INTEGER, translator_id INTEGER,
  reviewer_id INTEGER, source_code TEXT, target_code TEXT, word_count INTEGER,
  received_date TEXT, deadline TEXT, delivered_date TEXT, project_status TEXT, fee NUMERIC,
  FOREIGN KEY(client_id) REFERENCES clients(client_id),
  FOREIGN KEY(translator_id) REFERENCES translators(translator_id),
  FOREIGN KEY(reviewer_id) REFERENCES translators(translator_id));
CREATE TABLE complaints (complaint_id INTEGER PRIMARY KEY, project_id INTEGER,
  complaint_date TEXT, severity TEXT, resolved TEXT,
  FOREIGN KEY(project_id) REFERENCES projects(project_id));

INSERT INTO languages VALUES ('en', 'English');
INSERT INTO languages VALUES ('de', 'German');
INSERT INTO languages VALUES ('fr', 'French');
INSERT INTO languages VALUES ('es', 'Spanish');
INSERT INTO languages VALUES ('it', 'Italian');
INSERT INTO languages VALUES ('pl', 'Polish');
INSERT INTO languages VALUES ('nl', 'Dutch');
INSERT INTO languages VALUES ('pt', 'Portuguese');
INSERT INTO languages VALUES ('ja', 'Japanese');
INSERT INTO languages VALUES ('sv', 'Swedish');
INSERT INTO translators VALUES (1, 'Agata', 'Wrona', 'agataw@trans.example', 'Poland', 'yes',
  0.11);
INSERT INTO translators VALUES (2, 'Benoit', 'Leroux', 'benoitl@trans.example', 'France', 'no',
  0.13);
INSERT INTO translators VALUES (3, 'Carmen', 'Solis', 'carmens@trans.example', 'Spain', 'yes',
  0.1);
INSERT INTO translators VALUES (4, 'Daan', 'Visser', 'daanv@trans.example', 'Netherlands', 'no',
  0.12);
INSERT INTO translators VALUES (5, 'Elisa', 'Conti', 'elisac@trans.example', 'Italy', 'no', 0.12);
INSERT INTO translators VALUES (6, 'Florian', 'Beck', 'florianb@trans.example', 'Germany', 'yes',
  0.14);
INSERT INTO translators VALUES (7, 'Gemma', 'Hart', 'gemmah@trans.example', 'United Kingdom',
  'no', 0.15);
INSERT INTO translators VALUES (8, 'Helena', 'Duarte', 'helenad@trans.example', 'Portugal', 'no',
  0.09);
INSERT INTO translators VALUES (9, 'Ingo', 'Kranz', NULL, 'Germany', 'no', 0.11);
INSERT INTO translators VALUES (10, 'Julie', 'Marchand', 'juliem@trans.example', 'France', 'yes',
  0.13);
INSERT INTO translators VALUES (11, 'Kenji', 'Ito', 'kenjii@trans.example', 'Japan', 'no', 0.18);
INSERT INTO translators VALUES (12, 'Lucia', 'Prado', 'luciap@trans.example', 'Spain', 'no', 0.1);
INSERT INTO translators VALUES (13, 'Magda', 'Zielinska', 'magdaz@trans.example', 'Poland',
  'yes', 0.12);
INSERT INTO translators VALUES (14, 'Niels', 'Bos', 'nielsb@trans.example', 'Netherlands', 'no',
  0.11);
INSERT INTO translator_languages VALUES (1, 'en', 'pl');
INSERT INTO translator_languages VALUES (1, 'de', 'pl');
INSERT INTO translator_languages VALUES (2, 'en', 'fr');
INSERT INTO translator_languages VALUES (2, 'de', 'fr');
INSERT INTO translator_languages VALUES (3, 'en', 'es');
INSERT INTO translator_languages VALUES (3, 'fr', 'es');
INSERT INTO translator_languages VALUES (4, 'en', 'nl');
INSERT INTO translator_languages VALUES (5, 'en', 'it');
INSERT INTO translator_languages VALUES (5, 'fr', 'it');
INSERT INTO translator_languages VALUES (6, 'en', 'de');
INSERT INTO translator_languages VALUES (6, 'fr', 'de');
INSERT INTO translator_languages VALUES (6, 'nl', 'de');
INSERT INTO translator_languages VALUES (7, 'de', 'en');
INSERT INTO translator_languages VALUES (7, 'fr', 'en');
INSERT INTO translator_languages VALUES (8, 'en', 'pt');
INSERT INTO translator_languages VALUES (8, 'es', 'pt');
INSERT INTO translator_languages VALUES (9, 'en', 'de');
INSERT INTO translator_languages VALUES (10, 'en', 'fr');
INSERT INTO translator_languages VALUES (10, 'it', 'fr');
INSERT INTO translator_languages VALUES (11, 'en', 'ja');
INSERT INTO translator_languages VALUES (12, 'en', 'es');
INSERT INTO translator_languages VALUES (13, 'en', 'pl');
INSERT INTO translator_languages VALUES (14, 'en', 'nl');
INSERT INTO translator_languages VALUES (14, 'de', 'nl');
INSERT INTO clients VALUES (1, 'Nordlicht Pharma', 'pharma', 'pm@nordlicht1.example', NULL);
INSERT INTO clients VALUES (2, 'Baltic Shipping', 'logistics', 'pm@baltic2.example', NULL);
INSERT INTO clients VALUES (3, 'Hotel Aurora Group', 'tourism', 'pm@hotel3.example', NULL);
INSERT INTO clients VALUES (4, 'Kessler Legal', 'legal', 'pm@kessler4.example', NULL);
INSERT INTO clients VALUES (5, 'Vinea Export', 'food', 'pm@vinea5.example', NULL);
INSERT INTO clients VALUES (6, 'Museo Digital', 'culture', NULL, NULL);
INSERT INTO clients VALUES (7, 'Tekton Machinery', 'engineering', 'pm@tekton7.example', NULL);
INSERT INTO clients VALUES (8, 'City of Lund', 'public', 'pm@city8.example', NULL);
INSERT INTO clients VALUES (9, 'Nordlicht Devices', 'pharma', 'pm@nordlicht9.example', 1);
INSERT INTO clients VALUES (10, 'Baltic Ferries', 'tourism', 'pm@baltic10.example', 2);
INSERT INTO clients VALUES (11, 'Hart & Sons Patents', 'legal', 'pm@hart11.example', NULL);
INSERT INTO clients VALUES (12, 'Agro Verde', 'food', 'pm@agro12.example', NULL);
INSERT INTO projects VALUES (501, 8, 7, 13, 'de', 'en', 1842, '2022-06-01', '2022-06-06',
  '2022-06-04', 'delivered', 442.08);
INSERT INTO projects VALUES (502, 2, 1, NULL, 'en', 'pl', 3687, '2022-06-09', '2022-06-19',
  '2022-06-18', 'delivered', 589.92);
INSERT INTO projects VALUES (503, 1, 3, 10, 'en', 'es', 1256, '2022-06-18', '2022-06-28',
  '2022-06-28', 'delivered', 213.52);
INSERT INTO projects VALUES (504, 11, 3, 6, 'fr', 'es', 859, '2022-06-27', '2022-07-04',
  '2022-07-02', 'delivered', 128.85);
INSERT INTO projects VALUES (505, 7, 4, NULL, 'en', 'nl', 1822, '2022-07-05', '2022-07-08',
  '2022-07-08', 'delivered', 382.62);
INSERT INTO projects VALUES (506, 4, 8, 10, 'en', 'pt', 12003, '2022-07-14', '2022-07-24',
  '2022-07-25', 'delivered', 1920.48);
INSERT INTO projects VALUES (507, 1, 9, 2, 'en', 'de', 862, '2022-07-23', '2022-07-28',
  '2022-07-29', 'delivered', 137.92);
INSERT INTO projects VALUES (508, 1, 7, NULL, 'fr', 'en', 2582, '2022-07-31', '2022-08-03',
  '2022-08-02', 'delivered', 619.68);
INSERT INTO projects VALUES (509, 2, 9, 13, 'en', 'de', 849, '2022-08-09', '2022-08-16',
  '2022-08-16', 'delivered', 152.82);
INSERT INTO projects VALUES (510, 4, 6, 13, 'nl', 'de', 12003, '2022-08-18', '2022-08-28',
  '2022-08-28', 'delivered', 2760.69);
INSERT INTO projects VALUES (511, 7, 12, NULL, 'en', 'es', 5220, '2022-08-27', '2022-09-03',
  '2022-09-03', 'delivered', 887.4);
INSERT INTO projects VALUES (512, 11, 7, 3, 'fr', 'en', 7405, '2022-09-04', '2022-09-11',
  '2022-09-12', 'delivered', 1629.1);
INSERT INTO projects VALUES (513, 4, 6, 13, 'nl', 'de', 456, '2022-09-13', '2022-09-20',
  '2022-09-20', 'delivered', 104.88);
INSERT INTO projects VALUES (514, 1, 6, NULL, 'en', 'de', 871, '2022-09-22', '2022-09-25',
  '2022-09-25', 'delivered', 165.49);
INSERT INTO projects VALUES (515, 4, 6, 2, 'nl', 'de', 12025, '2022-09-30', '2022-10-05', NULL,
  'cancelled', 2525.25);
INSERT INTO projects VALUES (516, 3, 3, 10, 'en', 'es', 5205, '2022-10-09', '2022-10-23',
  '2022-10-22', 'delivered', 988.95);
INSERT INTO projects VALUES (517, 2, 12, NULL, 'en', 'es', 2511, '2022-10-18', '2022-10-25',
  '2022-10-28', 'delivered', 426.87);
INSERT INTO projects VALUES (518, 4, 1, 13, 'en', 'pl', 491, '2022-10-26', '2022-10-31',
  '2022-10-31', 'delivered', 98.2);
INSERT INTO projects VALUES (519, 7, 8, 3, 'es', 'pt', 12051, '2022-11-04', '2022-11-18',
  '2022-11-19', 'delivered', 2169.18);
INSERT INTO projects VALUES (520, 4, 1, NULL, 'de', 'pl', 2546, '2022-11-13', '2022-11-20',
  '2022-11-21', 'delivered', 458.28);
INSERT INTO projects VALUES (521, 4, 8, 10, 'en', 'pt', 5288, '2022-11-22', '2022-12-02',
  '2022-12-02', 'delivered', 740.32);
INSERT INTO projects VALUES (522, 4, 6, 10, 'en', 'de', 1847, '2022-11-30', '2022-12-05',
  '2022-12-05', 'delivered', 387.87);
INSERT INTO projects VALUES (523, 1, 9, NULL, 'en', 'de', 5226, '2022-12-09', '2022-12-12',
  '2022-12-12', 'delivered', 836.16);
INSERT INTO projects VALUES (524, 2, 3, 7, 'fr', 'es', 887, '2022-12-18', '2022-12-28',
  '2022-12-29', 'delivered', 150.79);
INSERT INTO projects VALUES (525, 7, 8, 3, 'en', 'pt', 1261, '2022-12-26', '2022-12-31',
  '2022-12-31', 'delivered', 201.76);
INSERT INTO projects VALUES (526, 1, 6, NULL, 'fr', 'de', 12006, '2023-01-04', '2023-01-07',
  '2023-01-07', 'delivered', 2281.14);
INSERT INTO projects VALUES (527, 3, 5, 6, 'en', 'it', 3672, '2023-01-13', '2023-01-27',
  '2023-01-28', 'delivered', 624.24);
INSERT INTO projects VALUES (528, 2, 7, 13, 'de', 'en', 5253, '2023-01-21', '2023-01-24',
  '2023-01-24', 'delivered', 1050.6);
INSERT INTO projects VALUES (529, 4, 2, NULL, 'en', 'fr', 5206, '2023-01-30', '2023-02-02',
  '2023-02-01', 'delivered', 937.08);
INSERT INTO projects VALUES (530, 8, 4, 13, 'en', 'nl', 12040, '2023-02-08', '2023-02-18',
  '2023-02-21', 'delivered', 2528.4);
INSERT INTO projects VALUES (531, 3, 8, 7, 'en', 'pt', 5215, '2023-02-17', '2023-02-22',
  '2023-02-21', 'delivered', 938.7);
INSERT INTO projects VALUES (532, 9, 5, NULL, 'en', 'it', 2548, '2023-02-25', '2023-03-04',
  '2023-03-04', 'delivered', 484.12);
INSERT INTO projects VALUES (533, 4, 3, 13, 'fr', 'es', 3664, '2023-03-06', '2023-03-16',
  '2023-03-16', 'delivered', 622.88);
INSERT INTO projects VALUES (534, 7, 2, 13, 'en', 'fr', 3688, '2023-03-15', '2023-03-20', NULL,
  'cancelled', 811.36);
INSERT INTO projects VALUES (535, 8, 3, NULL, 'fr', 'es', 5202, '2023-03-23', '2023-04-02',
  '2023-04-02', 'delivered', 884.34);
INSERT INTO projects VALUES (536, 9, 2, 7, 'de', 'fr', 2503, '2023-04-01', '2023-04-11',
  '2023-04-11', 'delivered', 550.66);
INSERT INTO projects VALUES (537, 1, 5, 6, 'fr', 'it', 3602, '2023-04-10', '2023-04-20',
  '2023-04-20', 'delivered', 684.38);
INSERT INTO projects VALUES (538, 8, 6, NULL, 'fr', 'de', 2577, '2023-04-18', '2023-04-28',
  '2023-04-28', 'delivered', 541.17);
INSERT INTO projects VALUES (539, 5, 1, 10, 'en', 'pl', 3647, '2023-04-27', '2023-05-07',
  '2023-05-07', 'delivered', 729.4);
INSERT INTO projects VALUES (540, 4, 4, 13, 'en', 'nl', 2504, '2023-05-06', '2023-05-09',
  '2023-05-09', 'delivered', 425.68);
INSERT INTO projects VALUES (541, 5, 7, NULL, 'de', 'en', 12017, '2023-05-15', '2023-05-20',
  '2023-05-19', 'delivered', 2643.74);
INSERT INTO projects VALUES (542, 8, 7, 6, 'fr', 'en', 3621, '2023-05-23', '2023-06-02',
  '2023-06-02', 'delivered', 796.62);
INSERT INTO projects VALUES (543, 3, 5, 7, 'en', 'it', 7481, '2023-06-01', '2023-06-06',
  '2023-06-04', 'delivered', 1421.39);
INSERT INTO projects VALUES (544, 1, 6, NULL, 'nl', 'de', 2509, '2023-06-10', '2023-06-24',
  '2023-06-24', 'delivered', 476.71);
INSERT INTO projects VALUES (545, 4, 6, 7, 'fr', 'de', 3676, '2023-06-18', '2023-06-25',
  '2023-06-28', 'delivered', 698.44);
INSERT INTO projects VALUES (546, 7, 9, 3, 'en', 'de', 880, '2023-06-27', '2023-07-11',
  '2023-07-11', 'delivered', 140.8);
INSERT INTO projects VALUES (547, 11, 8, NULL, 'es', 'pt', 7427, '2023-07-06', '2023-07-16',
  '2023-07-14', 'delivered', 1039.78);
INSERT INTO projects VALUES (548, 4, 1, 13, 'en', 'pl', 7484, '2023-07-14', '2023-07-24',
  '2023-07-23', 'delivered', 1197.44);
INSERT INTO projects VALUES (549, 7, 5, 13, 'en', 'it', 834, '2023-07-23', '2023-07-28',
  '2023-07-27', 'delivered', 141.78);
INSERT INTO projects VALUES (550, 1, 7, NULL, 'fr', 'en', 3660, '2023-08-01', '2023-08-15',
  '2023-08-15', 'delivered', 732.0);
INSERT INTO projects VALUES (551, 7, 7, 13, 'fr', 'en', 7463, '2023-08-09', '2023-08-23',
  '2023-08-23', 'delivered', 1791.12);
INSERT INTO projects VALUES (552, 5, 12, 2, 'en', 'es', 5257, '2023-08-18', '2023-08-23',
  '2023-08-21', 'delivered', 893.69);
INSERT INTO projects VALUES (553, 4, 3, NULL, 'fr', 'es', 2551, '2023-08-27', '2023-09-03',
  '2023-09-01', 'delivered', 484.69);
INSERT INTO projects VALUES (554, 1, 5, 6, 'fr', 'it', 5271, '2023-09-05', '2023-09-12',
  '2023-09-15', 'delivered', 1001.49);
INSERT INTO projects VALUES (555, 7, 10, 7, 'it', 'fr', 1279, '2023-09-13', '2023-09-23',
  '2023-09-22', 'delivered', 281.38);
INSERT INTO projects VALUES (556, 6, 10, NULL, 'it', 'fr', 5250, '2023-09-22', '2023-09-29',
  '2023-09-28', 'delivered', 1155.0);
INSERT INTO projects VALUES (557, 1, 6, 10, 'en', 'de', 12006, '2023-10-01', '2023-10-06',
  '2023-10-06', 'delivered', 2521.26);
INSERT INTO projects VALUES (558, 11, 7, 2, 'de', 'en', 1283, '2023-10-09', '2023-10-14',
  '2023-10-14', 'delivered', 282.26);
INSERT INTO projects VALUES (559, 1, 6, NULL, 'nl', 'de', 2503, '2023-10-18', '2023-10-23',
  '2023-10-26', 'delivered', 575.69);
INSERT INTO projects VALUES (560, 2, 5, 3, 'en', 'it', 1264, '2023-10-27', '2023-11-03',
  '2023-11-02', 'delivered', 214.88);
INSERT INTO projects VALUES (561, 11, 1, 3, 'en', 'pl', 12076, '2023-11-05', '2023-11-12',
  '2023-11-12', 'delivered', 1932.16);
INSERT INTO projects VALUES (562, 5, 1, NULL, 'en', 'pl', 5218, '2023-11-13', '2023-11-16',
  '2023-11-17', 'delivered', 834.88);
INSERT INTO projects VALUES (563, 7, 2, 7, 'en', 'fr', 5272, '2023-11-22', '2023-12-06',
  '2023-12-04', 'delivered', 1054.4);
INSERT INTO projects VALUES (564, 5, 10, 13, 'en', 'fr', 1261, '2023-12-01', '2023-12-04',
  '2023-12-07', 'delivered', 226.98);
INSERT INTO projects VALUES (565, 11, 1, NULL, 'en', 'pl', 2510, '2023-12-09', '2023-12-19',
  '2023-12-17', 'delivered', 451.8);
INSERT INTO projects VALUES (566, 3, 8, 2, 'en', 'pt', 7413, '2023-12-18', '2023-12-23',
  '2023-12-22', 'delivered', 1334.34);
INSERT INTO projects VALUES (567, 7, 3, 13, 'fr', 'es', 3660, '2023-12-27', '2024-01-03',
  '2024-01-03', 'delivered', 695.4);
INSERT INTO projects VALUES (568, 9, 7, NULL, 'fr', 'en', 886, '2024-01-04', '2024-01-14',
  '2024-01-15', 'delivered', 194.92);
INSERT INTO projects VALUES (569, 7, 3, 10, 'en', 'es', 880, '2024-01-13', '2024-01-20',
  '2024-01-23', 'delivered', 132.0);
INSERT INTO projects VALUES (570, 7, 9, 13, 'en', 'de', 1859, '2024-01-22', '2024-01-29', NULL,
  'in progress', 371.8);
INSERT INTO projects VALUES (571, 5, 5, NULL, 'fr', 'it', 517, '2024-01-31', '2024-02-05', NULL,
  'cancelled', 87.89);
INSERT INTO projects VALUES (572, 9, 8, 6, 'en', 'pt', 12015, '2024-02-08', '2024-02-22', NULL,
  'assigned', 2162.7);
INSERT INTO projects VALUES (573, 8, 6, 3, 'fr', 'de', 7416, '2024-02-17', '2024-02-20', NULL,
  'in progress', 1409.04);
INSERT INTO projects VALUES (574, 1, 1, NULL, 'en', 'pl', 12046, '2024-02-26', '2024-03-11',
  NULL, 'in review', 1927.36);
INSERT INTO projects VALUES (575, 4, 13, 3, 'en', 'pl', 1228, '2024-03-05', '2024-03-19',
  '2024-03-19', 'delivered', 233.32);
INSERT INTO projects VALUES (576, 8, 8, 2, 'en', 'pt', 7438, '2024-03-14', '2024-03-28', NULL,
  'in progress', 1338.84);
INSERT INTO projects VALUES (577, 3, 8, NULL, 'en', 'pt', 5260, '2024-03-23', '2024-03-26', NULL,
  'cancelled', 736.4);
INSERT INTO projects VALUES (578, 6, 8, 6, 'en', 'pt', 861, '2024-03-31', '2024-04-07', NULL,
  'assigned', 154.98);
INSERT INTO projects VALUES (579, 11, 6, 2, 'fr', 'de', 7410, '2024-04-09', '2024-04-23', NULL,
  'in progress', 1556.1);
INSERT INTO projects VALUES (580, 9, 5, NULL, 'en', 'it', 7459, '2024-04-18', '2024-04-28', NULL,
  'in review', 1417.21);
INSERT INTO complaints VALUES (1, 504, '2022-07-08', 'critical', 'yes');
INSERT INTO complaints VALUES (2, 511, '2022-09-09', 'major', 'yes');
INSERT INTO complaints VALUES (3, 518, '2022-11-06', 'minor', 'yes');
INSERT INTO complaints VALUES (4, 525, '2023-01-06', 'minor', 'yes');
INSERT INTO complaints VALUES (5, 532, '2023-03-10', 'minor', 'yes');
INSERT INTO complaints VALUES (6, 539, '2023-05-13', 'minor', 'no');
INSERT INTO complaints VALUES (7, 546, '2023-07-17', 'critical', 'yes');
INSERT INTO complaints VALUES (8, 553, '2023-09-07', 'minor', 'yes');
INSERT INTO complaints VALUES (9, 560, '2023-11-08', 'minor', 'yes');
INSERT INTO complaints VALUES (10, 567, '2024-01-09', 'minor', 'no');
