CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, trade INTEGER, credit_limit REAL,
  on_stop INTEGER);
INSERT INTO "customer" VALUES (1, 'Barlow Roofing', 1, 1000.0, 0);
INSERT INTO "customer" VALUES (2, 'Hexagon Builders', 1, 2000.0, 0);
INSERT INTO "customer" VALUES (3, 'T&M Kitchens', 1, 2000.0, 1);
INSERT INTO "customer" VALUES (4, 'Ridge Landscapes', 1, 1000.0, 0);
INSERT INTO "customer" VALUES (5, 'Dale Demolition', 1, 500.0, 0);
INSERT INTO "customer" VALUES (6, 'Oakwell School', 1, 2000.0, 0);
INSERT INTO "customer" VALUES (7, 'Copper Kettle Cafe', 1, 1000.0, 0);
INSERT INTO "customer" VALUES (8, 'St Jude Hospice', 1, 2000.0, 0);
INSERT INTO "customer" VALUES (9, 'Faisal Goodall', 0, NULL, 0);
INSERT INTO "customer" VALUES (10, 'Colin Trelawny', 0, NULL, 0);
INSERT INTO "customer" VALUES (11, 'Trevor Nowak', 0, NULL, 0);
INSERT INTO "customer" VALUES (12, 'Rosie Bassett', 0, NULL, 0);
INSERT INTO "customer" VALUES (13, 'Nadia Dunne', 0, NULL, 0);
INSERT INTO "customer" VALUES (14, 'Derek Holroyd', 0, NULL, 0);
INSERT INTO "customer" VALUES (15, 'Margaret Tuck', 0, NULL, 0);
INSERT INTO "customer" VALUES (16, 'Simon Iqbal', 0, NULL, 0);
INSERT INTO "customer" VALUES (17, 'Deborah Ashworth', 0, NULL, 0);
INSERT INTO "customer" VALUES (18, 'Alan Eyre', 0, NULL, 0);
INSERT INTO "customer" VALUES (19, 'Angus Rahman', 0, NULL, 0);
INSERT INTO "customer" VALUES (20, 'Douglas Arkwright', 0, NULL, 1);
INSERT INTO "customer" VALUES (21, 'Shirley Jessop', 0, NULL, 0);
INSERT INTO "customer" VALUES (22, 'Vincent Crabtree', 0, NULL, 0);
INSERT INTO "customer" VALUES (23, 'Olive Spink', 0, NULL, 0);
INSERT INTO "customer" VALUES (24, 'Priya Malik', 0, NULL, 0);
INSERT INTO "customer" VALUES (25, 'Maureen Garside', 0, NULL, 0);
INSERT INTO "customer" VALUES (26, 'Harriet Oakes', 0, NULL, 0);
INSERT INTO "customer" VALUES (27, 'Chloe Venables', 0, NULL, 0);
INSERT INTO "customer" VALUES (28, 'Judith Harding', 0, NULL, 0);
INSERT INTO "customer" VALUES (29, 'Mabel Tindall', 0, NULL, 0);
INSERT INTO "customer" VALUES (30, 'Dev Capstick', 0, NULL, 0);
INSERT INTO "customer" VALUES (31, 'Lynne Mbeki', 0, NULL, 0);
INSERT INTO "customer" VALUES (32, 'Luke Kowalski', 0, NULL, 0);
INSERT INTO "customer" VALUES (33, 'Yvonne Sandford', 0, NULL, 0);
INSERT INTO "customer" VALUES (34, 'Tamsin Morgan', 0, NULL, 0);
INSERT INTO "customer" VALUES (35, 'Bronwen Birtwistle', 0, NULL, 0);
INSERT INTO "customer" VALUES (36, 'Tomasz Pickles', 0, NULL, 0);
CREATE TABLE skip_size (yards INTEGER PRIMARY KEY, nickname TEXT, price REAL, max_tonnes REAL);
INSERT INTO "skip_size" VALUES (2, 'mini', 140.0, 2.0);
INSERT INTO "skip_size" VALUES (4, 'midi', 190.0, 4.0);
INSERT INTO "skip_size" VALUES (6, 'builders', 240.0, 6.0);
INSERT INTO "skip_size" VALUES (8, 'large builders', 275.0, 8.0);
INSERT INTO "skip_size" VALUES (12, 'maxi', 330.0, 8.0);
CREATE TABLE skip (skip_no TEXT PRIMARY KEY, yards INTEGER, bought INTEGER, scrapped INTEGER);
INSERT INTO "skip" VALUES ('S001', 2, 1565596800, NULL);
INSERT INTO "skip" VALUES ('S002', 2, 1341907200, NULL);
INSERT INTO "skip" VALUES ('S003', 2, 1348560000, NULL);
INSERT INTO "skip" VALUES ('S004', 4, 1332921600, NULL);
INSERT INTO "skip" VALUES ('S005', 4, 1490342400, 1738656000);
INSERT INTO "skip" VALUES ('S006', 4, 1700899200, NULL);
INSERT INTO "skip" VALUES ('S007', 4, 1370678400, NULL);
INSERT INTO "skip" VALUES ('S008', 4, 1465113600, NULL);
INSERT INTO "skip" VALUES ('S009', 4, 1675152000, NULL);
INSERT INTO "skip" VALUES ('S010', 6, 1363852800, NULL);
INSERT INTO "skip" VALUES ('S011', 6, 1652774400, NULL);
INSERT INTO "skip" VALUES ('S012', 6, 1462694400, NULL);
INSERT INTO "skip" VALUES ('S013', 6, 1692172800, 1745654400);
INSERT INTO "skip" VALUES ('S014', 6, 1402819200, NULL);
INSERT INTO "skip" VALUES ('S015', 6, 1374480000, NULL);
INSERT INTO "skip" VALUES ('S016', 6, 1681286400, NULL);
INSERT INTO "skip" VALUES ('S017', 6, 1632297600, NULL);
INSERT INTO "skip" VALUES ('S018', 6, 1336291200, NULL);
INSERT INTO "skip" VALUES ('S019', 8, 1396771200, NULL);
INSERT INTO "skip" VALUES ('S020', 8, 1709193600, NULL);
INSERT INTO "skip" VALUES ('S021', 8, 1669622400, NULL);
INSERT INTO "skip" VALUES ('S022', 8, 1348041600, NULL);
INSERT INTO "skip" VALUES ('S023', 8, 1529136000, NULL);
INSERT INTO "skip" VALUES ('S024', 8, 1549353600, NULL);
INSERT INTO "skip" VALUES ('S025', 8, 1703404800, NULL);
INSERT INTO "skip" VALUES ('S026', 8, 1629878400, NULL);
INSERT INTO "skip" VALUES ('S027', 12, 1660896000, NULL);
INSERT INTO "skip" VALUES ('S028', 12, 1610179200, NULL);
INSERT INTO "skip" VALUES ('S029', 12, 1484380800, NULL);
INSERT INTO "skip" VALUES ('S030', 12, 1725955200, NULL);
CREATE TABLE driver (id INTEGER PRIMARY KEY, first TEXT, last TEXT, hgv_expires INTEGER);
INSERT INTO "driver" VALUES (1, 'Wayne', 'Stott', 1803859200);
INSERT INTO "driver" VALUES (2, 'Agnes', 'Mroz', 1770768000);
INSERT INTO "driver" VALUES (3, 'Bill', 'Tasker', 1767139200);
INSERT INTO "driver" VALUES (4, 'Curtis', 'Lane', 1847577600);
CREATE TABLE hire (id INTEGER PRIMARY KEY, customer INTEGER, skip_no TEXT, address TEXT,
  town TEXT, delivered INTEGER, collected INTEGER, deliv_driver INTEGER, coll_driver INTEGER,
  permit_no TEXT, price REAL, tonnes REAL, waste TEXT);
INSERT INTO "hire" VALUES (1, 4, 'S021', '39 Canal St', 'Skerby', 1751540400, 1752163200, 4, 1,
  NULL, 260.0, 8.56, 'green');
INSERT INTO "hire" VALUES (2, 6, 'S015', '68 Hill Rd', 'Harmsworth', 1751889600, 1753081200, 4,
  1, NULL, 225.0, 1.96, 'mixed');
INSERT INTO "hire" VALUES (3, 6, 'S023', '66 Hill Rd', 'Harmsworth', 1751882400, 1753689600, 4,
  2, 'P3664', 260.0, 3.74, 'soil');
INSERT INTO "hire" VALUES (4, 23, 'S028', '73 Quarry Lane', 'Dunleigh', 1751875200, 1752764400,
  3, 3, NULL, 330.0, 5.5, 'plasterboard');
INSERT INTO "hire" VALUES (5, 2, 'S016', '71 Victoria Tce', 'Harmsworth', 1752051600, 1753869600,
  4, 4, NULL, 225.0, 5.23, 'hardcore');
INSERT INTO "hire" VALUES (6, 5, 'S008', '11 Victoria Tce', 'Pool End', 1752130800, 1753959600,
  4, 3, 'P3975', 175.0, 2.06, 'plasterboard');
INSERT INTO "hire" VALUES (7, 31, 'S027', '70 Abbey Ave', 'Dunleigh', 1752591600, 1752753600, 4,
  3, NULL, 330.0, 3.81, 'plasterboard');
INSERT INTO "hire" VALUES (8, 19, 'S004', '18 Quarry Lane', 'Skerby', 1752750000, 1753365600, 1,
  2, 'P3018', 190.0, 1.49, 'green');
INSERT INTO "hire" VALUES (9, 30, 'S014', '63 Quarry Lane', 'Pool End', 1752933600, 1753347600,
  3, 1, NULL, 240.0, 2.86, 'mixed');
INSERT INTO "hire" VALUES (10, 1, 'S021', '6 Victoria Tce', 'Harmsworth', 1753264800, 1753696800,
  1, 4, NULL, 260.0, 4.27, 'soil');
INSERT INTO "hire" VALUES (11, 2, 'S007', '43 Victoria Tce', 'Skerby', 1753347600, 1755180000, 2,
  4, 'P3391', 175.0, 1.95, 'plasterboard');
INSERT INTO "hire" VALUES (12, 14, 'S014', '26 Abbey Ave', 'Pool End', 1753448400, 1753858800, 2,
  1, 'P3810', 240.0, 4.03, 'soil');
INSERT INTO "hire" VALUES (13, 34, 'S003', '72 Canal St', 'Dunleigh', 1753862400, 1755097200, 2,
  4, NULL, 140.0, 1.88, 'mixed');
INSERT INTO "hire" VALUES (14, 6, 'S010', '66 Quarry Lane', 'Pool End', 1753959600, 1755777600,
  3, 4, 'P3597', 225.0, 4.07, 'mixed');
INSERT INTO "hire" VALUES (15, 9, 'S026', '34 Quarry Lane', 'Harmsworth', 1753963200, 1754384400,
  3, 4, NULL, 275.0, 6.28, 'green');
INSERT INTO "hire" VALUES (16, 33, 'S006', '85 Hill Rd', 'Skerby', 1754042400, 1755871200, 3, 1,
  NULL, 190.0, 2.28, 'green');
INSERT INTO "hire" VALUES (17, 8, 'S004', '83 Abbey Ave', 'Dunleigh', 1754049600, 1754204400, 2,
  3, NULL, 175.0, 2.64, 'green');
INSERT INTO "hire" VALUES (18, 25, 'S009', '57 Quarry Lane', 'Pool End', 1754060400, 1754658000,
  1, 1, NULL, 190.0, 3.44, 'soil');
INSERT INTO "hire" VALUES (19, 32, 'S025', '58 Canal St', 'Skerby', 1754290800, 1755180000, 4, 4,
  NULL, 275.0, 6.7, 'green');
INSERT INTO "hire" VALUES (20, 6, 'S028', '51 Canal St', 'Harmsworth', 1754290800, 1756116000, 2,
  2, NULL, 315.0, 5.75, 'green');
INSERT INTO "hire" VALUES (21, 6, 'S002', '22 Hill Rd', 'Pool End', 1754377200, 1755273600, 1, 2,
  NULL, 125.0, 2.1, 'green');
INSERT INTO "hire" VALUES (22, 10, 'S008', '20 Canal St', 'Harmsworth', 1754661600, 1754913600,
  1, 1, NULL, 190.0, 2.99, 'mixed');
INSERT INTO "hire" VALUES (23, 8, 'S004', '18 Quarry Lane', 'Pool End', 1754924400, 1755154800,
  1, 1, NULL, 175.0, 1.82, 'mixed');
INSERT INTO "hire" VALUES (24, 2, 'S008', '28 Canal St', 'Harmsworth', 1754992800, 1755252000, 3,
  3, NULL, 175.0, 2.76, 'mixed');
INSERT INTO "hire" VALUES (25, 28, 'S009', '69 Abbey Ave', 'Harmsworth', 1755165600, 1756371600,
  2, 3, 'P3808', 190.0, 1.71, 'mixed');
INSERT INTO "hire" VALUES (26, 6, 'S001', '17 Hill Rd', 'Harmsworth', 1755270000, 1757088000, 4,
  2, NULL, 125.0, 0.69, 'plasterboard');
INSERT INTO "hire" VALUES (27, 8, 'S003', '65 Abbey Ave', 'Skerby', 1755529200, 1756731600, 2, 1,
  NULL, 125.0, 2.14, 'green');
INSERT INTO "hire" VALUES (28, 4, 'S027', '77 Abbey Ave', 'Dunleigh', 1755702000, 1757494800, 4,
  3, NULL, 315.0, 6.45, 'hardcore');
INSERT INTO "hire" VALUES (29, 10, 'S024', '54 Canal St', 'Harmsworth', 1755691200, 1756278000,
  2, 2, NULL, 275.0, 2.71, 'plasterboard');
INSERT INTO "hire" VALUES (30, 2, 'S007', '32 Hill Rd', 'Skerby', 1755961200, 1756195200, 2, 3,
  NULL, 175.0, 3.98, 'mixed');
INSERT INTO "hire" VALUES (31, 3, 'S029', '55 Hill Rd', 'Pool End', 1756105200, 1757336400, 1, 3,
  NULL, 315.0, 2.65, 'hardcore');
INSERT INTO "hire" VALUES (32, 9, 'S006', '20 Canal St', 'Pool End', 1756123200, 1756972800, 1,
  4, 'P3277', 190.0, 1.59, 'plasterboard');
INSERT INTO "hire" VALUES (33, 1, 'S002', '79 Abbey Ave', 'Harmsworth', 1756288800, 1756476000,
  3, 4, 'P3326', 125.0, 1.73, 'green');
INSERT INTO "hire" VALUES (34, 19, 'S015', '79 Canal St', 'Dunleigh', 1756555200, 1756731600, 2,
  1, 'P3027', 240.0, 5.36, 'plasterboard');
INSERT INTO "hire" VALUES (35, 8, 'S020', '88 Hill Rd', 'Dunleigh', 1756893600, 1757505600, 3, 4,
  NULL, 260.0, 6.58, 'mixed');
INSERT INTO "hire" VALUES (36, 34, 'S009', '51 Quarry Lane', 'Dunleigh', 1757077200, 1758272400,
  1, 3, NULL, 190.0, 2.86, 'soil');
INSERT INTO "hire" VALUES (37, 11, 'S010', '89 Abbey Ave', 'Skerby', 1757422800, 1758632400, 3,
  2, NULL, 240.0, 5.38, 'soil');
INSERT INTO "hire" VALUES (38, 18, 'S011', '83 Quarry Lane', 'Skerby', 1757595600, 1757768400, 2,
  4, NULL, 240.0, 3.33, 'green');
INSERT INTO "hire" VALUES (39, 7, 'S006', '90 Hill Rd', 'Skerby', 1758117600, 1759917600, 3, 4,
  'P3983', 175.0, 2.33, 'mixed');
INSERT INTO "hire" VALUES (40, 17, 'S003', '74 Abbey Ave', 'Harmsworth', 1758103200, 1759323600,
  4, 4, NULL, 140.0, 1.4, 'mixed');
INSERT INTO "hire" VALUES (41, 19, 'S008', '88 Hill Rd', 'Skerby', 1758283200, 1759143600, 2, 3,
  'P3079', 190.0, 4.36, 'green');
INSERT INTO "hire" VALUES (42, 16, 'S027', '68 Canal St', 'Skerby', 1758268800, 1758546000, 2, 1,
  NULL, 330.0, 6.62, 'plasterboard');
INSERT INTO "hire" VALUES (43, 3, 'S021', '60 Victoria Tce', 'Skerby', 1758366000, 1758978000, 4,
  1, 'P3887', 260.0, 7.75, 'hardcore');
INSERT INTO "hire" VALUES (44, 22, 'S014', '42 Canal St', 'Dunleigh', 1758715200, 1759312800, 1,
  2, NULL, 240.0, 5.46, 'hardcore');
INSERT INTO "hire" VALUES (45, 23, 'S018', '66 Canal St', 'Harmsworth', 1758956400, 1759831200,
  1, 4, 'P3294', 240.0, 4.49, 'plasterboard');
INSERT INTO "hire" VALUES (46, 13, 'S008', '26 Victoria Tce', 'Harmsworth', 1759240800,
  1759392000, 2, 1, NULL, 190.0, 1.46, 'plasterboard');
INSERT INTO "hire" VALUES (47, 30, 'S020', '25 Abbey Ave', 'Pool End', 1759388400, 1760598000, 4,
  3, NULL, 275.0, 8.45, 'plasterboard');
INSERT INTO "hire" VALUES (48, 6, 'S008', '29 Hill Rd', 'Dunleigh', 1759924800, 1761130800, 2, 1,
  'P3203', 175.0, 1.5, 'mixed');
INSERT INTO "hire" VALUES (49, 23, 'S010', '52 Canal St', 'Skerby', 1760180400, 1760774400, 3, 1,
  NULL, 240.0, 3.38, 'green');
INSERT INTO "hire" VALUES (50, 24, 'S002', '20 Canal St', 'Pool End', 1760439600, 1761652800, 1,
  4, NULL, 140.0, 2.18, 'green');
INSERT INTO "hire" VALUES (51, 24, 'S012', '13 Abbey Ave', 'Dunleigh', 1760432400, 1761040800, 1,
  3, NULL, 240.0, 2.77, 'mixed');
INSERT INTO "hire" VALUES (52, 33, 'S028', '4 Victoria Tce', 'Pool End', 1760533200, 1761721200,
  1, 3, NULL, 330.0, 7.93, 'mixed');
INSERT INTO "hire" VALUES (53, 18, 'S029', '28 Hill Rd', 'Dunleigh', 1760788800, 1761393600, 4,
  3, 'P3121', 330.0, 6.65, 'mixed');
INSERT INTO "hire" VALUES (54, 1, 'S025', '90 Hill Rd', 'Dunleigh', 1760788800, 1761382800, 4, 2,
  'P3938', 260.0, 3.6, 'soil');
INSERT INTO "hire" VALUES (55, 21, 'S010', '57 Hill Rd', 'Dunleigh', 1761145200, 1761397200, 2,
  3, NULL, 240.0, 4.08, 'mixed');
INSERT INTO "hire" VALUES (56, 14, 'S015', '86 Hill Rd', 'Harmsworth', 1761318000, 1761480000, 1,
  4, 'P3247', 240.0, 1.82, 'green');
INSERT INTO "hire" VALUES (57, 2, 'S020', '65 Quarry Lane', 'Skerby', 1761379200, 1761994800, 3,
  3, 'P3145', 260.0, 6.4, 'plasterboard');
INSERT INTO "hire" VALUES (58, 7, 'S001', '52 Victoria Tce', 'Harmsworth', 1761393600,
  1761822000, 1, 2, NULL, 125.0, 1.53, 'soil');
INSERT INTO "hire" VALUES (59, 25, 'S027', '59 Hill Rd', 'Dunleigh', 1761570000, 1762441200, 1,
  2, NULL, 330.0, 8.51, 'hardcore');
INSERT INTO "hire" VALUES (60, 5, 'S024', '9 Abbey Ave', 'Harmsworth', 1761552000, 1762416000, 3,
  1, NULL, 260.0, 5.23, 'soil');
INSERT INTO "hire" VALUES (61, 8, 'S006', '45 Victoria Tce', 'Skerby', 1761829200, 1763017200, 1,
  2, 'P3715', 175.0, 2.01, 'mixed');
INSERT INTO "hire" VALUES (62, 5, 'S001', '78 Hill Rd', 'Skerby', 1761912000, 1762174800, 2, 2,
  'P3740', 125.0, 1.54, 'green');
INSERT INTO "hire" VALUES (63, 30, 'S008', '43 Hill Rd', 'Pool End', 1762009200, 1763218800, 2,
  1, NULL, 190.0, 3.27, 'green');
INSERT INTO "hire" VALUES (64, 24, 'S017', '89 Abbey Ave', 'Harmsworth', 1762160400, 1763967600,
  4, 1, NULL, 240.0, 2.33, 'plasterboard');
INSERT INTO "hire" VALUES (65, 17, 'S018', '38 Quarry Lane', 'Skerby', 1762340400, 1763218800, 2,
  3, NULL, 240.0, 3.65, 'mixed');
INSERT INTO "hire" VALUES (66, 16, 'S020', '61 Abbey Ave', 'Skerby', 1762351200, 1762596000, 4,
  4, NULL, 275.0, 6.03, 'green');
INSERT INTO "hire" VALUES (67, 17, 'S023', '14 Canal St', 'Dunleigh', 1762426800, 1763035200, 3,
  2, NULL, 275.0, 7.49, 'plasterboard');
INSERT INTO "hire" VALUES (68, 31, 'S007', '13 Quarry Lane', 'Harmsworth', 1762441200,
  1764252000, 4, 4, NULL, 190.0, 1.51, 'green');
INSERT INTO "hire" VALUES (69, 16, 'S019', '58 Hill Rd', 'Harmsworth', 1762516800, 1762779600, 3,
  1, NULL, 275.0, 5.64, 'soil');
INSERT INTO "hire" VALUES (70, 29, 'S025', '55 Hill Rd', 'Skerby', 1762783200, 1763190000, 1, 1,
  'P3981', 275.0, 8.29, 'green');
INSERT INTO "hire" VALUES (71, 14, 'S014', '65 Abbey Ave', 'Skerby', 1762930800, 1764147600, 1,
  2, NULL, 240.0, 3.86, 'plasterboard');
INSERT INTO "hire" VALUES (72, 8, 'S022', '79 Quarry Lane', 'Harmsworth', 1763107200, 1763542800,
  2, 4, NULL, 260.0, 6.13, 'green');
INSERT INTO "hire" VALUES (73, 4, 'S012', '8 Abbey Ave', 'Dunleigh', 1763384400, 1763978400, 1,
  1, 'P3117', 225.0, 6.07, 'plasterboard');
INSERT INTO "hire" VALUES (74, 1, 'S024', '88 Hill Rd', 'Pool End', 1763553600, 1763802000, 2, 1,
  'P3707', 260.0, 3.7, 'mixed');
INSERT INTO "hire" VALUES (75, 3, 'S015', '52 Hill Rd', 'Dunleigh', 1763802000, 1764658800, 3, 2,
  NULL, 225.0, 5.08, 'hardcore');
INSERT INTO "hire" VALUES (76, 9, 'S006', '74 Hill Rd', 'Dunleigh', 1764144000, 1764774000, 2, 2,
  NULL, 190.0, 1.44, 'plasterboard');
INSERT INTO "hire" VALUES (77, 34, 'S018', '25 Abbey Ave', 'Pool End', 1764331200, 1766134800, 1,
  1, NULL, 240.0, 1.98, 'mixed');
INSERT INTO "hire" VALUES (78, 33, 'S023', '10 Victoria Tce', 'Skerby', 1764406800, 1765036800,
  1, 4, NULL, 275.0, 6.8, 'soil');
INSERT INTO "hire" VALUES (79, 3, 'S017', '85 Hill Rd', 'Harmsworth', 1764658800, 1764846000, 4,
  3, 'P3715', 225.0, 6.38, 'mixed');
INSERT INTO "hire" VALUES (80, 2, 'S001', '31 Quarry Lane', 'Skerby', 1764853200, 1766048400, 1,
  4, 'P3735', 125.0, 1.35, 'soil');
INSERT INTO "hire" VALUES (81, 30, 'S027', '46 Canal St', 'Pool End', 1765033200, 1765616400, 3,
  1, NULL, 330.0, 8.85, 'hardcore');
INSERT INTO "hire" VALUES (82, 29, 'S003', '7 Abbey Ave', 'Harmsworth', 1765004400, 1766818800,
  4, 3, NULL, 140.0, 0.68, 'green');
INSERT INTO "hire" VALUES (83, 24, 'S007', '78 Hill Rd', 'Pool End', 1765180800, 1765800000, 4,
  3, NULL, 190.0, 1.86, 'plasterboard');
INSERT INTO "hire" VALUES (84, 29, 'S006', '48 Victoria Tce', 'Skerby', 1765357200, 1765987200,
  3, 3, NULL, 190.0, 1.9, 'green');
INSERT INTO "hire" VALUES (85, 3, 'S023', '66 Hill Rd', 'Skerby', 1765454400, 1765875600, 2, 4,
  NULL, 260.0, 2.55, 'plasterboard');
INSERT INTO "hire" VALUES (86, 28, 'S009', '64 Hill Rd', 'Pool End', 1765461600, 1765612800, 4,
  1, NULL, 190.0, 4.27, 'soil');
INSERT INTO "hire" VALUES (87, 16, 'S024', '34 Quarry Lane', 'Skerby', 1765638000, 1766228400, 1,
  4, NULL, 275.0, 8.08, 'green');
INSERT INTO "hire" VALUES (88, 1, 'S019', '16 Hill Rd', 'Skerby', 1765868400, 1767715200, 2, 4,
  'P3687', 260.0, 6.83, 'plasterboard');
INSERT INTO "hire" VALUES (89, 5, 'S008', '65 Hill Rd', 'Skerby', 1766149200, 1766584800, 3, 1,
  NULL, 175.0, 2.93, 'mixed');
INSERT INTO "hire" VALUES (90, 20, 'S004', '33 Quarry Lane', 'Harmsworth', 1766401200,
  1766584800, 3, 4, 'P3910', 190.0, 3.85, 'hardcore');
INSERT INTO "hire" VALUES (91, 5, 'S029', '22 Hill Rd', 'Skerby', 1766559600, 1767178800, 1, 3,
  NULL, 315.0, 2.89, 'soil');
INSERT INTO "hire" VALUES (92, 22, 'S025', '58 Hill Rd', 'Pool End', 1766656800, 1766818800, 2,
  4, NULL, 275.0, 4.95, 'mixed');
INSERT INTO "hire" VALUES (93, 25, 'S006', '41 Quarry Lane', 'Pool End', 1766739600, 1767952800,
  4, 4, 'P3517', 190.0, 1.46, 'hardcore');
INSERT INTO "hire" VALUES (94, 20, 'S002', '11 Quarry Lane', 'Pool End', 1766826000, 1768042800,
  1, 1, NULL, 140.0, 1.33, 'mixed');
INSERT INTO "hire" VALUES (95, 8, 'S028', '23 Hill Rd', 'Pool End', 1767009600, 1768215600, 1, 1,
  NULL, 315.0, 3.87, 'mixed');
INSERT INTO "hire" VALUES (96, 7, 'S011', '7 Hill Rd', 'Skerby', 1767171600, 1767628800, 4, 3,
  NULL, 225.0, 4.73, 'soil');
INSERT INTO "hire" VALUES (97, 34, 'S023', '65 Abbey Ave', 'Dunleigh', 1767178800, 1768384800, 1,
  2, NULL, 275.0, 2.99, 'mixed');
INSERT INTO "hire" VALUES (98, 29, 'S008', '61 Canal St', 'Pool End', 1767351600, 1767970800, 3,
  4, NULL, 190.0, 3.57, 'plasterboard');
INSERT INTO "hire" VALUES (99, 15, 'S010', '12 Canal St', 'Dunleigh', 1767337200, 1767517200, 2,
  1, NULL, 240.0, 3.06, 'green');
INSERT INTO "hire" VALUES (100, 17, 'S007', '65 Canal St', 'Harmsworth', 1767448800, 1769266800,
  1, 1, NULL, 190.0, 3.86, 'hardcore');
INSERT INTO "hire" VALUES (101, 1, 'S004', '20 Quarry Lane', 'Pool End', 1767682800, 1768114800,
  4, 4, NULL, 175.0, 2.65, 'plasterboard');
INSERT INTO "hire" VALUES (102, 1, 'S015', '71 Hill Rd', 'Pool End', 1767963600, 1769173200, 3,
  3, NULL, 225.0, 2.48, 'hardcore');
INSERT INTO "hire" VALUES (103, 32, 'S021', '87 Canal St', 'Harmsworth', 1768230000, 1768399200,
  2, 4, NULL, 275.0, 4.44, 'green');
INSERT INTO "hire" VALUES (104, 24, 'S008', '30 Hill Rd', 'Pool End', 1768467600, 1768640400, 4,
  3, NULL, 190.0, 2.74, 'hardcore');
INSERT INTO "hire" VALUES (105, 20, 'S004', '17 Victoria Tce', 'Skerby', 1768564800, 1769151600,
  1, 3, 'P3417', 190.0, 3.18, 'mixed');
INSERT INTO "hire" VALUES (106, 3, 'S011', '70 Quarry Lane', 'Dunleigh', 1768831200, 1769076000,
  1, 3, NULL, 225.0, 5.81, 'soil');
INSERT INTO "hire" VALUES (107, 28, 'S016', '8 Victoria Tce', 'Harmsworth', 1768899600,
  1770134400, 1, 2, 'P3111', 240.0, 5.6, 'plasterboard');
INSERT INTO "hire" VALUES (108, 6, 'S017', '74 Quarry Lane', 'Pool End', 1768910400, 1769526000,
  2, 2, NULL, 225.0, 3.72, 'green');
INSERT INTO "hire" VALUES (109, 13, 'S010', '44 Abbey Ave', 'Skerby', 1768986000, 1769266800, 3,
  2, NULL, 240.0, 4.15, 'plasterboard');
INSERT INTO "hire" VALUES (110, 5, 'S012', '68 Hill Rd', 'Skerby', 1769076000, 1770307200, 3, 1,
  NULL, 225.0, 2.46, 'plasterboard');
INSERT INTO "hire" VALUES (111, 23, 'S003', '1 Canal St', 'Harmsworth', 1769515200, 1770728400,
  4, 3, NULL, 140.0, 1.05, 'mixed');
INSERT INTO "hire" VALUES (112, 16, 'S001', '54 Abbey Ave', 'Pool End', 1769691600, 1771509600,
  4, 4, 'P3476', 140.0, 1.65, 'soil');
INSERT INTO "hire" VALUES (113, 1, 'S002', '12 Canal St', 'Harmsworth', 1769850000, 1770120000,
  2, 3, 'P3340', 125.0, 1.58, 'mixed');
INSERT INTO "hire" VALUES (114, 3, 'S025', '76 Quarry Lane', 'Dunleigh', 1770112800, 1770973200,
  3, 4, NULL, 260.0, 4.26, 'soil');
INSERT INTO "hire" VALUES (115, 27, 'S016', '87 Hill Rd', 'Harmsworth', 1770361200, 1770534000,
  3, 3, 'P3966', 240.0, 4.54, 'green');
INSERT INTO "hire" VALUES (116, 1, 'S026', '89 Abbey Ave', 'Harmsworth', 1770458400, 1771059600,
  1, 4, 'P3822', 260.0, 6.13, 'mixed');
INSERT INTO "hire" VALUES (117, 17, 'S007', '1 Hill Rd', 'Pool End', 1770721200, 1772553600, 3,
  3, 'P3669', 190.0, 3.16, 'green');
INSERT INTO "hire" VALUES (118, 30, 'S003', '86 Canal St', 'Pool End', 1770973200, 1772809200, 2,
  1, 'P3392', 140.0, 1.25, 'mixed');
INSERT INTO "hire" VALUES (119, 5, 'S021', '57 Hill Rd', 'Skerby', 1771070400, 1771509600, 4, 2,
  NULL, 260.0, 8.38, 'mixed');
INSERT INTO "hire" VALUES (120, 5, 'S006', '18 Hill Rd', 'Skerby', 1771077600, 1771686000, 2, 3,
  'P3141', 175.0, 1.98, 'hardcore');
INSERT INTO "hire" VALUES (121, 5, 'S016', '16 Abbey Ave', 'Dunleigh', 1771074000, 1772283600, 1,
  4, NULL, 225.0, 4.47, 'plasterboard');
INSERT INTO "hire" VALUES (122, 5, 'S026', '66 Abbey Ave', 'Skerby', 1771225200, NULL, 4, NULL,
  'P3508', 260.0, NULL, 'hardcore');
INSERT INTO "hire" VALUES (123, 2, 'S002', '87 Hill Rd', 'Harmsworth', 1771488000, NULL, 1, NULL,
  NULL, 125.0, NULL, 'green');
INSERT INTO "hire" VALUES (124, 6, 'S010', '61 Victoria Tce', 'Pool End', 1771581600, NULL, 4,
  NULL, NULL, 225.0, NULL, 'mixed');
INSERT INTO "hire" VALUES (125, 11, 'S015', '12 Victoria Tce', 'Skerby', 1771851600, 1773050400,
  1, 2, NULL, 240.0, 4.65, 'plasterboard');
INSERT INTO "hire" VALUES (126, 15, 'S001', '32 Abbey Ave', 'Dunleigh', 1772020800, 1772208000,
  2, 4, NULL, 140.0, 0.7, 'soil');
INSERT INTO "hire" VALUES (127, 20, 'S014', '77 Hill Rd', 'Skerby', 1772179200, 1773406800, 2, 1,
  NULL, 240.0, 4.12, 'mixed');
INSERT INTO "hire" VALUES (128, 2, 'S009', '9 Abbey Ave', 'Dunleigh', 1772290800, NULL, 2, NULL,
  NULL, 175.0, NULL, 'mixed');
INSERT INTO "hire" VALUES (129, 4, 'S020', '23 Victoria Tce', 'Pool End', 1772449200, NULL, 1,
  NULL, 'P3125', 260.0, NULL, 'hardcore');
INSERT INTO "hire" VALUES (130, 5, 'S016', '27 Hill Rd', 'Pool End', 1772636400, NULL, 1, NULL,
  NULL, 225.0, NULL, 'plasterboard');
INSERT INTO "hire" VALUES (131, 7, 'S025', '7 Abbey Ave', 'Pool End', 1772895600, NULL, 1, NULL,
  'P3563', 260.0, NULL, 'green');
INSERT INTO "hire" VALUES (132, 11, 'S004', '39 Quarry Lane', 'Harmsworth', 1773064800, NULL, 4,
  NULL, NULL, 190.0, NULL, 'green');
INSERT INTO "hire" VALUES (133, 4, 'S007', '55 Canal St', 'Skerby', 1773068400, NULL, 4, NULL,
  'P3576', 175.0, NULL, 'hardcore');
INSERT INTO "hire" VALUES (134, 32, 'S012', '5 Canal St', 'Pool End', 1773320400, 1773907200, 4,
  3, NULL, 240.0, 3.49, 'mixed');
