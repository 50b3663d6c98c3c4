CREATE TABLE tblClient("Client ID" integer primary key, "First Name" text, "Surname" text,
  "Date of Birth" text, "Town" text, "Interpreter Needed" text, "Phone" text);
INSERT INTO "tblClient" VALUES (1, 'Tara', 'Sutton', '2003-07-29', 'Houghton Regis', 'N',
  '07905884838');
INSERT INTO "tblClient" VALUES (2, 'Derek', 'Barlow', '1990-03-12', 'Dunstable', 'N',
  '07993544017');
INSERT INTO "tblClient" VALUES (3, 'Jack', 'Ingram', '1976-03-18', 'Leighton Buzzard', NULL,
  '07867743240');
INSERT INTO "tblClient" VALUES (4, 'Beth', 'Jarvis', '1971-12-08', 'Dunstable', 'Y',
  '07292140222');
INSERT INTO "tblClient" VALUES (5, 'Vera', 'Doyle', '1983-07-31', 'Leighton Buzzard', 'Y',
  '07430926389');
INSERT INTO "tblClient" VALUES (6, 'Simon', 'Dawson', '1980-05-29', 'Leighton Buzzard', NULL,
  '07813792664');
INSERT INTO "tblClient" VALUES (7, 'Anna', 'Barlow', '1948-07-09', 'Houghton Regis', NULL,
  '07645198586');
INSERT INTO "tblClient" VALUES (8, 'Nora', 'Walsh', '1991-01-16', 'Luton', 'N', NULL);
INSERT INTO "tblClient" VALUES (9, 'Yusuf', 'Nash', '1978-01-13', 'Luton', 'N', '07457852446');
INSERT INTO "tblClient" VALUES (10, 'Sheila', 'Hughes', '1987-12-09', 'Dunstable', NULL,
  '07197186057');
INSERT INTO "tblClient" VALUES (11, 'Zoe', 'Cole', '1953-06-28', 'Houghton Regis', 'N',
  '07682206703');
INSERT INTO "tblClient" VALUES (12, 'Xenia', 'Vaughan', '1947-05-19', 'Houghton Regis', NULL,
  '07529798941');
INSERT INTO "tblClient" VALUES (13, 'Anna', 'Frost', '1961-04-27', 'Houghton Regis', NULL,
  '07487813492');
INSERT INTO "tblClient" VALUES (14, 'Petra', 'Reeve', NULL, 'Dunstable', NULL, NULL);
INSERT INTO "tblClient" VALUES (15, 'Farid', 'Cole', '1958-11-13', 'Dunstable', 'Y',
  '07451908606');
INSERT INTO "tblClient" VALUES (16, 'Derek', 'Hughes', '1988-06-13', 'Leighton Buzzard', 'Y',
  '07428756234');
INSERT INTO "tblClient" VALUES (17, 'Moira', 'Ingram', '1983-03-04', 'Houghton Regis', NULL,
  '07261133709');
INSERT INTO "tblClient" VALUES (18, 'Zoe', 'Khan', '1980-05-13', 'Dunstable', 'N',
  '07328245846');
INSERT INTO "tblClient" VALUES (19, 'Moira', 'Kowalski', '1981-02-22', 'Luton', 'N',
  '07323252583');
INSERT INTO "tblClient" VALUES (20, 'Callum', 'Ingram', '2005-06-21', 'Houghton Regis', 'Y',
  '07127208590');
INSERT INTO "tblClient" VALUES (21, 'Ben', 'Bennett', '1994-08-09', 'Leighton Buzzard', 'N',
  '07365844340');
INSERT INTO "tblClient" VALUES (22, 'Nora', 'Barlow', '1980-02-07', 'Dunstable', 'N',
  '07113597114');
INSERT INTO "tblClient" VALUES (23, 'Joan', 'Marsh', '1977-07-02', 'Luton', NULL, '07953783917');
INSERT INTO "tblClient" VALUES (24, 'Hugo', 'Lowe', '1993-02-16', 'Luton', NULL, '07453294349');
INSERT INTO "tblClient" VALUES (25, 'Tara', 'Bennett', '1960-05-25', 'Leighton Buzzard', 'N',
  '07986653437');
INSERT INTO "tblClient" VALUES (26, 'Joan', 'Pike', '1974-03-20', 'Houghton Regis', 'N',
  '07734591872');
INSERT INTO "tblClient" VALUES (27, 'Xenia', 'Jarvis', '1993-11-06', 'Luton', 'N',
  '07732598711');
INSERT INTO "tblClient" VALUES (28, 'Simon', 'Foster', '1975-12-09', 'Leighton Buzzard', 'N',
  '07964170306');
INSERT INTO "tblClient" VALUES (29, 'Vera', 'Zielinski', '1950-06-06', 'Luton', NULL,
  '07968821180');
INSERT INTO "tblClient" VALUES (30, 'Anna', 'Norris', '1998-12-06', 'Leighton Buzzard', 'N',
  '07470850458');
INSERT INTO "tblClient" VALUES (31, 'Jack', 'Barlow', '1963-09-22', 'Dunstable', 'N',
  '07501202110');
INSERT INTO "tblClient" VALUES (32, 'Tara', 'Osborne', '1964-08-16', 'Luton', 'N',
  '07511800404');
INSERT INTO "tblClient" VALUES (33, 'Petra', 'Walsh', '1965-06-14', 'Houghton Regis', 'N',
  '07573132255');
INSERT INTO "tblClient" VALUES (34, 'David', 'Walsh', '1947-01-24', 'Leighton Buzzard', 'N',
  '07893106980');
INSERT INTO "tblClient" VALUES (35, 'Ben', 'Okafor', '1945-03-08', 'Luton', NULL, '07801804259');
INSERT INTO "tblClient" VALUES (36, 'Xenia', 'Pike', '1959-02-04', 'Houghton Regis', 'N',
  '07650833506');
INSERT INTO "tblClient" VALUES (37, 'Priya', 'Gill', '1985-03-12', 'Luton', 'N', '07395869047');
INSERT INTO "tblClient" VALUES (38, 'Ben', 'Frost', '1945-09-11', 'Leighton Buzzard', 'Y',
  '07955273037');
INSERT INTO "tblClient" VALUES (39, 'Nora', 'Reeve', '1998-10-21', 'Leighton Buzzard', 'Y',
  '07894437391');
INSERT INTO "tblClient" VALUES (40, 'Ben', 'Jarvis', '1950-04-18', 'Dunstable', 'N',
  '07669697707');
INSERT INTO "tblClient" VALUES (41, 'Beth', 'Hughes', '1995-10-09', 'Houghton Regis', 'Y', NULL);
INSERT INTO "tblClient" VALUES (42, 'David', 'Jarvis', '1969-08-05', 'Leighton Buzzard', 'Y',
  '07823101351');
INSERT INTO "tblClient" VALUES (43, 'Rosa', 'Pike', NULL, 'Leighton Buzzard', NULL,
  '07261025807');
INSERT INTO "tblClient" VALUES (44, 'Ellen', 'Underhill', '1979-01-07', 'Leighton Buzzard', NULL,
  '07692953089');
INSERT INTO "tblClient" VALUES (45, 'Joan', 'Osborne', '1950-11-23', 'Dunstable', 'N',
  '07364675730');
INSERT INTO "tblClient" VALUES (46, 'Simon', 'Walsh', '1963-11-16', 'Leighton Buzzard', 'Y',
  '07735023443');
INSERT INTO "tblClient" VALUES (47, 'Yusuf', 'Mason', '1987-09-06', 'Houghton Regis', NULL,
  '07778407303');
INSERT INTO "tblClient" VALUES (48, 'Sheila', 'Foster', '1982-02-03', 'Luton', 'Y',
  '07640648122');
INSERT INTO "tblClient" VALUES (49, 'Zoe', 'Barlow', '1952-07-28', 'Dunstable', 'N',
  '07289714034');
INSERT INTO "tblClient" VALUES (50, 'Ellen', 'Gill', '1969-07-20', 'Leighton Buzzard', 'N',
  '07472111116');
INSERT INTO "tblClient" VALUES (51, 'David', 'Khan', '1972-03-06', 'Luton', 'Y', '07521893134');
INSERT INTO "tblClient" VALUES (52, 'Ralph', 'Doyle', '1968-05-15', 'Dunstable', NULL,
  '07982540962');
INSERT INTO "tblClient" VALUES (53, 'Vera', 'Foster', '1957-09-10', 'Luton', 'N', '07891497930');
INSERT INTO "tblClient" VALUES (54, 'Hugo', 'Reeve', '1959-08-07', 'Leighton Buzzard', NULL,
  '07353943372');
INSERT INTO "tblClient" VALUES (55, 'Alison', 'Irving', '1945-02-17', 'Houghton Regis', 'N',
  '07400902440');
INSERT INTO "tblClient" VALUES (56, 'Nadia', 'Norris', '1979-02-22', 'Houghton Regis', 'Y',
  '07771744876');
INSERT INTO "tblClient" VALUES (57, 'Joan', 'Jarvis', '1954-03-21', 'Luton', 'N', '07526876224');
INSERT INTO "tblClient" VALUES (58, 'Carla', 'Ellis', '1951-08-30', 'Houghton Regis', 'Y',
  '07476085189');
INSERT INTO "tblClient" VALUES (59, 'Tom', 'Kowalski', '1982-01-20', 'Houghton Regis', 'N',
  '07291932987');
INSERT INTO "tblClient" VALUES (60, 'Sheila', 'Stone', '1970-10-22', 'Luton', 'N',
  '07110702535');
INSERT INTO "tblClient" VALUES (61, 'Rosa', 'Cole', '1973-12-28', 'Leighton Buzzard', NULL,
  '07563883991');
INSERT INTO "tblClient" VALUES (62, 'Vera', 'Kowalski', '1956-10-26', 'Leighton Buzzard', 'N',
  '07632124500');
INSERT INTO "tblClient" VALUES (63, 'Keith', 'Irving', '2000-12-19', 'Leighton Buzzard', 'Y',
  '07122995455');
INSERT INTO "tblClient" VALUES (64, 'Ben', 'Vaughan', '1991-02-19', 'Leighton Buzzard', 'N',
  '07180348642');
INSERT INTO "tblClient" VALUES (65, 'Xenia', 'Hughes', '1958-09-05', 'Leighton Buzzard', 'N',
  '07647403968');
INSERT INTO "tblClient" VALUES (66, 'Sheila', 'Doyle', '1977-09-03', 'Dunstable', 'N',
  '07223188798');
INSERT INTO "tblClient" VALUES (67, 'Liam', 'Walsh', '1988-01-30', 'Leighton Buzzard', NULL,
  '07677969127');
INSERT INTO "tblClient" VALUES (68, 'Umar', 'Ingram', '1986-11-29', 'Leighton Buzzard', 'N',
  '07414115743');
INSERT INTO "tblClient" VALUES (69, 'Kate', 'Quinn', '1998-11-02', 'Dunstable', 'N',
  '07358241785');
INSERT INTO "tblClient" VALUES (70, 'Derek', 'Rhodes', '1948-04-24', 'Luton', 'N',
  '07880784792');
INSERT INTO "tblClient" VALUES (71, 'Hugo', 'Zielinski', '1961-07-18', 'Leighton Buzzard', 'N',
  '07123930369');
INSERT INTO "tblClient" VALUES (72, 'Yusuf', 'Reeve', '1982-03-01', 'Dunstable', 'N', NULL);
INSERT INTO "tblClient" VALUES (73, 'Jack', 'Lowe', '1974-01-11', 'Dunstable', 'N',
  '07266805748');
INSERT INTO "tblClient" VALUES (74, 'Beth', 'Underhill', '1973-03-20', 'Luton', 'Y', NULL);
INSERT INTO "tblClient" VALUES (75, 'Joan', 'Frost', '1984-04-08', 'Dunstable', NULL, NULL);
INSERT INTO "tblClient" VALUES (76, 'Liam', 'Khan', '1977-11-23', 'Houghton Regis', 'N',
  '07996385587');
INSERT INTO "tblClient" VALUES (77, 'Yusuf', 'Frost', '1998-10-10', 'Luton', NULL, NULL);
INSERT INTO "tblClient" VALUES (78, 'Jack', 'Doyle', '1966-09-29', 'Houghton Regis', 'N',
  '07476123636');
INSERT INTO "tblClient" VALUES (79, 'Nora', 'Irving', '1977-06-17', 'Leighton Buzzard', 'N',
  '07984801440');
INSERT INTO "tblClient" VALUES (80, 'Petra', 'Pike', '1951-01-24', 'Leighton Buzzard', 'Y',
  '07805551561');
CREATE TABLE tblAdviser("Adviser ID" integer primary key, "Adviser Name" text, "Role" text,
  "Volunteer" text);
INSERT INTO "tblAdviser" VALUES (1, 'Fatima Noor', 'Solicitor', 'N');
INSERT INTO "tblAdviser" VALUES (2, 'Greg Lawson', 'Solicitor', 'N');
INSERT INTO "tblAdviser" VALUES (3, 'Amy Teo', 'Caseworker', 'N');
INSERT INTO "tblAdviser" VALUES (4, 'Dylan Rees', 'Caseworker', 'N');
INSERT INTO "tblAdviser" VALUES (5, 'Ruth Abel', 'Student', 'Y');
INSERT INTO "tblAdviser" VALUES (6, 'Hamza Malik', 'Student', 'Y');
INSERT INTO "tblAdviser" VALUES (7, 'Judith Stein', 'Retired barrister', 'Y');
INSERT INTO "tblAdviser" VALUES (8, 'Paul Crewe', 'Student', 'Y');
CREATE TABLE lkpTopic("Code" text primary key, "Description" text);
INSERT INTO "lkpTopic" VALUES ('HOU', 'Housing');
INSERT INTO "lkpTopic" VALUES ('DEB', 'Debt');
INSERT INTO "lkpTopic" VALUES ('BEN', 'Benefits');
INSERT INTO "lkpTopic" VALUES ('EMP', 'Employment');
INSERT INTO "lkpTopic" VALUES ('IMM', 'Immigration');
INSERT INTO "lkpTopic" VALUES ('FAM', 'Family');
INSERT INTO "lkpTopic" VALUES ('CON', 'Consumer');
CREATE TABLE lkpStatus("Status" integer primary key, "Meaning" text);
INSERT INTO "lkpStatus" VALUES (1, 'New');
INSERT INTO "lkpStatus" VALUES (2, 'In progress');
INSERT INTO "lkpStatus" VALUES (3, 'Waiting for client');
INSERT INTO "lkpStatus" VALUES (4, 'Closed - won');
INSERT INTO "lkpStatus" VALUES (5, 'Closed - lost');
INSERT INTO "lkpStatus" VALUES (6, 'Closed - advice only');
CREATE TABLE tblCase("Case No" text primary key, "Client ID" integer, "Topic Code" text,
  "Adviser ID" integer, "Opened" text, "Closed" text, "Status" integer, "Money Gained" real);
INSERT INTO "tblCase" VALUES ('LC-2023-001', 31, 'IMM', 1, '2023-01-11', '2023-10-26', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-002', 26, 'BEN', 4, '2023-01-21', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-003', 43, 'HOU', 2, '2023-01-24', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-004', 49, 'BEN', 1, '2023-02-13', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-005', 44, 'DEB', 1, '2023-02-15', '2023-04-11', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-006', 42, 'BEN', 6, '2023-02-16', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-007', 8, 'HOU', 2, '2023-02-28', '2023-09-05', 4,
  1165.72);
INSERT INTO "tblCase" VALUES ('LC-2023-008', 8, 'DEB', 5, '2023-03-03', '2023-12-12', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-009', 37, 'EMP', 4, '2023-03-06', '2023-05-06', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-010', 12, 'HOU', 2, '2023-03-23', '2023-08-04', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-011', 4, 'DEB', 2, '2023-03-26', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-012', 44, 'BEN', 5, '2023-04-08', '2023-12-20', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-013', 67, 'EMP', 4, '2023-04-16', '2023-08-22', 4,
  6595.17);
INSERT INTO "tblCase" VALUES ('LC-2023-014', 54, 'DEB', 5, '2023-05-03', '2023-08-02', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-015', 31, 'DEB', 4, '2023-05-05', '2023-05-16', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-016', 9, 'DEB', 1, '2023-05-11', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-017', 17, 'DEB', 3, '2023-05-11', '2023-12-03', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-018', 19, 'HOU', 1, '2023-05-19', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-019', 15, 'IMM', 4, '2023-05-22', '2023-07-25', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-020', 49, 'HOU', 2, '2023-05-24', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-021', 21, 'BEN', 4, '2023-06-06', '2023-11-07', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-022', 18, 'BEN', 4, '2023-06-23', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-023', 48, 'BEN', 2, '2023-06-27', '2023-10-31', 4,
  3863.71);
INSERT INTO "tblCase" VALUES ('LC-2023-024', 52, 'HOU', 2, '2023-07-04', '2023-10-15', 4,
  2312.98);
INSERT INTO "tblCase" VALUES ('LC-2023-025', 46, 'EMP', 2, '2023-07-16', '2024-04-04', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-026', 1, 'DEB', 4, '2023-07-24', '2023-10-13', 4,
  2983.15);
INSERT INTO "tblCase" VALUES ('LC-2023-027', 29, 'DEB', 2, '2023-07-27', '2023-09-01', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-028', 24, 'DEB', 5, '2023-07-31', '2024-01-23', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-029', 21, 'HOU', 2, '2023-08-01', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-030', 15, 'EMP', 4, '2023-08-15', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-031', 68, 'FAM', 3, '2023-08-15', '2024-03-26', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-032', 48, 'IMM', 5, '2023-08-18', '2023-09-01', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-033', 37, 'BEN', 2, '2023-08-18', '2024-05-11', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-034', 19, 'BEN', 4, '2023-08-20', '2023-10-13', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-035', 65, 'HOU', 2, '2023-08-22', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-036', 72, 'FAM', 1, '2023-08-26', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-037', 30, 'BEN', 4, '2023-08-28', '2023-12-07', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-038', 20, 'BEN', 3, '2023-08-30', '2024-05-03', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-039', 25, 'IMM', 1, '2023-09-02', '2024-02-23', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-040', 18, 'DEB', 7, '2023-09-12', '2023-12-18', 4,
  8569.73);
INSERT INTO "tblCase" VALUES ('LC-2023-041', 5, 'DEB', 2, '2023-09-15', '2024-01-18', 4,
  2534.77);
INSERT INTO "tblCase" VALUES ('LC-2023-042', 69, 'HOU', 2, '2023-09-21', '2023-10-10', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-043', 5, 'DEB', 4, '2023-10-13', '2024-04-28', 4,
  1211.54);
INSERT INTO "tblCase" VALUES ('LC-2023-044', 8, 'FAM', 5, '2023-11-05', '2024-05-31', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-045', 32, 'DEB', 7, '2023-11-06', '2024-06-02', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-046', 26, 'DEB', 3, '2023-11-10', '2024-05-19', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-047', 2, 'HOU', 6, '2023-11-18', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-048', 63, 'EMP', 3, '2023-12-07', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-049', 71, 'BEN', 6, '2023-12-13', '2024-05-22', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-050', 62, 'DEB', 1, '2023-12-19', '2024-03-14', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2023-051', 41, 'HOU', 1, '2023-12-25', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-001', 56, 'HOU', 5, '2024-01-25', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-002', 59, 'DEB', 3, '2024-01-26', '2024-07-24', 4,
  5263.01);
INSERT INTO "tblCase" VALUES ('LC-2024-003', 56, 'FAM', 1, '2024-02-04', '2024-09-14', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-004', 39, 'DEB', 1, '2024-02-13', '2024-09-19', 4,
  7205.71);
INSERT INTO "tblCase" VALUES ('LC-2024-005', 42, 'IMM', 3, '2024-02-16', '2024-04-18', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-006', 2, 'DEB', 1, '2024-02-18', '2024-07-31', 4,
  2202.49);
INSERT INTO "tblCase" VALUES ('LC-2024-007', 32, 'BEN', 4, '2024-02-27', '2024-10-14', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-008', 47, 'BEN', 3, '2024-03-12', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-009', 33, 'IMM', 4, '2024-03-16', '2024-12-30', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-010', 1, 'BEN', 3, '2024-03-23', '2024-11-11', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-011', 26, 'BEN', 2, '2024-03-23', '2025-01-12', 4,
  6887.07);
INSERT INTO "tblCase" VALUES ('LC-2024-012', 54, 'BEN', 3, '2024-04-05', '2025-01-10', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-013', 43, 'HOU', 3, '2024-04-16', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-014', 55, 'DEB', 1, '2024-04-17', '2024-10-18', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-015', 19, 'EMP', 1, '2024-04-20', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-016', 41, 'DEB', 1, '2024-04-26', '2024-07-07', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-017', 53, 'HOU', 2, '2024-04-28', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-018', 56, 'IMM', 1, '2024-05-03', '2024-10-31', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-019', 46, 'DEB', 7, '2024-05-04', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-020', 48, 'HOU', 4, '2024-05-06', '2024-09-12', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-021', 22, 'FAM', 3, '2024-05-10', '2024-07-08', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-022', 51, 'BEN', 3, '2024-05-13', '2024-07-15', 4,
  3625.7);
INSERT INTO "tblCase" VALUES ('LC-2024-023', 34, 'EMP', 4, '2024-05-17', '2024-10-29', 4,
  1143.67);
INSERT INTO "tblCase" VALUES ('LC-2024-024', 31, 'IMM', 4, '2024-05-17', '2025-01-16', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-025', 20, 'IMM', 3, '2024-05-24', '2024-12-26', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-026', 27, 'HOU', 3, '2024-05-27', '2024-12-18', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-027', 53, 'HOU', 4, '2024-06-26', '2025-03-25', 4,
  3877.39);
INSERT INTO "tblCase" VALUES ('LC-2024-028', 54, 'EMP', 5, '2024-06-29', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-029', 4, 'DEB', 1, '2024-07-02', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-030', 17, 'BEN', 3, '2024-07-03', '2024-07-22', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-031', 43, 'DEB', 2, '2024-07-05', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-032', 23, 'HOU', 6, '2024-07-12', '2025-01-29', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-033', 38, 'DEB', 1, '2024-07-15', '2024-08-15', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-034', 42, 'HOU', 4, '2024-07-21', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-035', 35, 'HOU', 1, '2024-07-22', '2024-08-22', 4,
  2297.66);
INSERT INTO "tblCase" VALUES ('LC-2024-036', 66, 'IMM', 1, '2024-07-24', '2024-09-25', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-037', 10, 'DEB', 5, '2024-07-25', '2024-10-16', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-038', 29, 'BEN', 4, '2024-07-29', '2025-02-14', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-039', 46, 'DEB', 1, '2024-07-30', '2025-04-25', 4, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-040', 62, 'IMM', 2, '2024-08-02', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-041', 47, 'IMM', 2, '2024-08-11', '2025-05-05', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-042', 45, 'DEB', 4, '2024-08-14', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-043', 14, 'BEN', 7, '2024-08-22', '2024-10-30', 4,
  3607.86);
INSERT INTO "tblCase" VALUES ('LC-2024-044', 34, 'HOU', 5, '2024-09-16', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-045', 30, 'EMP', 4, '2024-09-20', '2025-04-18', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-046', 63, 'HOU', 3, '2024-09-23', '2025-03-08', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-047', 44, 'HOU', 2, '2024-09-27', '2024-11-12', 4,
  6745.92);
INSERT INTO "tblCase" VALUES ('LC-2024-048', 43, 'DEB', 1, '2024-10-08', '2024-12-18', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-049', 15, 'HOU', 1, '2024-11-02', '2024-11-25', 4,
  675.87);
INSERT INTO "tblCase" VALUES ('LC-2024-050', 38, 'DEB', 2, '2024-11-03', '2025-05-14', 4,
  9352.04);
INSERT INTO "tblCase" VALUES ('LC-2024-051', 49, 'BEN', 3, '2024-11-14', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-052', 49, 'IMM', 1, '2024-12-07', '2025-02-21', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2024-053', 42, 'BEN', 2, '2024-12-16', '2025-03-28', 4,
  6467.98);
INSERT INTO "tblCase" VALUES ('LC-2025-001', 72, 'EMP', 1, '2025-02-12', '2025-03-27', 5, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-002', 6, 'HOU', 2, '2025-02-13', '2025-05-11', 4,
  7726.07);
INSERT INTO "tblCase" VALUES ('LC-2025-003', 32, 'FAM', 3, '2025-02-17', '2025-04-18', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-004', 43, 'DEB', 1, '2025-02-18', '2025-06-06', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-005', 39, 'HOU', 3, '2025-02-19', '2025-04-16', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-006', 27, 'EMP', 2, '2025-02-27', '2025-06-01', 6, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-007', 55, 'EMP', 3, '2025-03-13', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-008', 67, 'HOU', 2, '2025-03-14', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-009', 40, 'BEN', 2, '2025-03-15', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-010', 48, 'BEN', 1, '2025-03-19', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-011', 19, 'IMM', 3, '2025-03-25', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-012', 26, 'HOU', 2, '2025-03-30', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-013', 70, 'BEN', 7, '2025-04-01', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-014', 70, 'BEN', NULL, '2025-04-03', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-015', 57, 'HOU', 1, '2025-04-05', NULL, 3, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-016', 20, 'BEN', 1, '2025-04-12', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-017', 8, 'HOU', 2, '2025-04-16', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-018', 40, 'BEN', 1, '2025-04-22', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-019', 38, 'BEN', 3, '2025-04-28', NULL, 1, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-020', 55, 'EMP', 1, '2025-04-30', NULL, 2, NULL);
INSERT INTO "tblCase" VALUES ('LC-2025-021', 24, 'FAM', 4, '2025-05-04', NULL, 3, NULL);
CREATE TABLE tblAppointment("Appt ID" integer primary key, "Case No" text, "Appt Date" text,
  "Type" text, "Mins" integer, "DNA" integer);
INSERT INTO "tblAppointment" VALUES (1, 'LC-2023-001', '2023-01-20', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (2, 'LC-2023-005', '2023-02-28', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (3, 'LC-2023-009', '2023-03-09', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (4, 'LC-2023-009', '2023-03-09', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (5, 'LC-2023-002', '2023-03-28', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (6, 'LC-2023-005', '2023-03-29', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (7, 'LC-2023-009', '2023-03-30', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (8, 'LC-2023-008', '2023-04-04', 'Phone', 30, 0);
INSERT INTO "tblAppointment" VALUES (9, 'LC-2023-005', '2023-04-11', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (10, 'LC-2023-010', '2023-04-12', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (11, 'LC-2023-009', '2023-04-26', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (12, 'LC-2023-010', '2023-04-29', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (13, 'LC-2023-015', '2023-05-09', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (14, 'LC-2023-015', '2023-05-12', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (15, 'LC-2023-015', '2023-05-12', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (16, 'LC-2023-015', '2023-05-13', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (17, 'LC-2023-010', '2023-05-19', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (18, 'LC-2023-019', '2023-06-01', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (19, 'LC-2023-013', '2023-06-17', 'Phone', 30, 0);
INSERT INTO "tblAppointment" VALUES (20, 'LC-2023-010', '2023-06-21', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (21, 'LC-2023-014', '2023-06-23', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (22, 'LC-2023-019', '2023-06-29', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (23, 'LC-2023-007', '2023-07-05', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (24, 'LC-2023-014', '2023-07-07', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (25, 'LC-2023-013', '2023-07-09', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (26, 'LC-2023-001', '2023-07-10', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (27, 'LC-2023-007', '2023-07-12', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (28, 'LC-2023-012', '2023-07-13', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (29, 'LC-2023-024', '2023-07-19', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (30, 'LC-2023-023', '2023-07-21', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (31, 'LC-2023-027', '2023-07-28', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (32, 'LC-2023-028', '2023-08-02', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (33, 'LC-2023-007', '2023-08-05', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (34, 'LC-2023-024', '2023-08-05', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (35, 'LC-2023-021', '2023-08-14', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (36, 'LC-2023-032', '2023-08-19', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (37, 'LC-2023-013', '2023-08-20', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (38, 'LC-2023-008', '2023-08-22', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (39, 'LC-2023-034', '2023-08-23', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (40, 'LC-2023-028', '2023-08-30', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (41, 'LC-2023-037', '2023-08-30', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (42, 'LC-2023-032', '2023-09-01', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (43, 'LC-2023-007', '2023-09-02', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (44, 'LC-2023-040', '2023-09-14', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (45, 'LC-2023-008', '2023-09-17', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (46, 'LC-2023-041', '2023-09-19', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (47, 'LC-2023-024', '2023-09-20', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (48, 'LC-2023-024', '2023-09-22', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (49, 'LC-2023-033', '2023-09-25', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (50, 'LC-2023-026', '2023-09-26', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (51, 'LC-2023-026', '2023-09-27', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (52, 'LC-2023-031', '2023-10-02', 'Phone', 30, 0);
INSERT INTO "tblAppointment" VALUES (53, 'LC-2023-042', '2023-10-02', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (54, 'LC-2023-042', '2023-10-02', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (55, 'LC-2023-017', '2023-10-06', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (56, 'LC-2023-035', '2023-10-06', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (57, 'LC-2023-042', '2023-10-09', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (58, 'LC-2023-001', '2023-10-12', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (59, 'LC-2023-040', '2023-10-14', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (60, 'LC-2023-016', '2023-10-15', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (61, 'LC-2023-003', '2023-10-24', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (62, 'LC-2023-028', '2023-10-25', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (63, 'LC-2023-040', '2023-11-10', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (64, 'LC-2023-037', '2023-11-13', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (65, 'LC-2023-039', '2023-11-16', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (66, 'LC-2023-040', '2023-11-26', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (67, 'LC-2023-028', '2023-11-28', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (68, 'LC-2023-047', '2023-11-30', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (69, 'LC-2023-043', '2023-12-03', 'Phone', 30, 0);
INSERT INTO "tblAppointment" VALUES (70, 'LC-2023-043', '2023-12-04', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (71, 'LC-2023-025', '2023-12-15', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (72, 'LC-2023-045', '2023-12-17', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (73, 'LC-2023-044', '2023-12-21', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (74, 'LC-2023-038', '2023-12-23', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (75, 'LC-2023-045', '2023-12-26', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (76, 'LC-2023-049', '2024-01-07', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (77, 'LC-2023-050', '2024-01-09', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (78, 'LC-2023-050', '2024-01-10', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (79, 'LC-2023-025', '2024-01-11', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (80, 'LC-2023-050', '2024-01-15', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (81, 'LC-2023-049', '2024-01-17', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (82, 'LC-2023-046', '2024-01-19', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (83, 'LC-2023-025', '2024-01-26', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (84, 'LC-2023-043', '2024-01-28', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (85, 'LC-2024-005', '2024-02-16', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (86, 'LC-2023-022', '2024-02-28', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (87, 'LC-2023-033', '2024-02-29', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (88, 'LC-2023-046', '2024-03-02', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (89, 'LC-2024-005', '2024-03-02', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (90, 'LC-2023-045', '2024-03-07', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (91, 'LC-2023-048', '2024-03-07', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (92, 'LC-2023-050', '2024-03-12', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (93, 'LC-2023-025', '2024-03-14', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (94, 'LC-2023-044', '2024-03-14', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (95, 'LC-2024-005', '2024-03-15', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (96, 'LC-2023-016', '2024-03-20', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (97, 'LC-2023-035', '2024-04-01', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (98, 'LC-2024-005', '2024-04-05', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (99, 'LC-2024-002', '2024-04-06', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (100, 'LC-2024-002', '2024-04-20', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (101, 'LC-2024-004', '2024-04-24', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (102, 'LC-2024-003', '2024-04-27', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (103, 'LC-2023-049', '2024-04-30', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (104, 'LC-2023-048', '2024-05-01', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (105, 'LC-2023-045', '2024-05-05', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (106, 'LC-2024-002', '2024-05-07', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (107, 'LC-2024-016', '2024-05-10', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (108, 'LC-2024-010', '2024-05-11', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (109, 'LC-2024-011', '2024-05-11', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (110, 'LC-2023-046', '2024-05-12', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (111, 'LC-2024-021', '2024-05-17', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (112, 'LC-2024-004', '2024-05-20', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (113, 'LC-2023-044', '2024-05-23', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (114, 'LC-2024-020', '2024-05-24', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (115, 'LC-2024-006', '2024-05-27', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (116, 'LC-2024-003', '2024-05-28', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (117, 'LC-2024-010', '2024-05-30', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (118, 'LC-2024-012', '2024-05-30', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (119, 'LC-2023-048', '2024-06-01', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (120, 'LC-2024-022', '2024-06-06', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (121, 'LC-2024-026', '2024-06-09', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (122, 'LC-2024-016', '2024-06-11', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (123, 'LC-2024-026', '2024-06-14', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (124, 'LC-2024-006', '2024-06-21', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (125, 'LC-2024-025', '2024-07-03', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (126, 'LC-2024-020', '2024-07-10', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (127, 'LC-2024-030', '2024-07-15', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (128, 'LC-2024-033', '2024-07-20', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (129, 'LC-2024-033', '2024-07-20', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (130, 'LC-2024-004', '2024-07-24', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (131, 'LC-2024-026', '2024-07-24', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (132, 'LC-2024-017', '2024-07-25', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (133, 'LC-2024-029', '2024-07-27', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (134, 'LC-2024-001', '2024-08-03', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (135, 'LC-2024-003', '2024-08-04', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (136, 'LC-2024-024', '2024-08-04', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (137, 'LC-2023-030', '2024-08-07', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (138, 'LC-2024-039', '2024-08-09', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (139, 'LC-2024-014', '2024-08-10', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (140, 'LC-2024-018', '2024-08-11', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (141, 'LC-2024-036', '2024-08-11', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (142, 'LC-2024-015', '2024-08-13', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (143, 'LC-2024-033', '2024-08-13', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (144, 'LC-2024-019', '2024-08-15', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (145, 'LC-2024-035', '2024-08-16', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (146, 'LC-2024-036', '2024-08-18', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (147, 'LC-2023-006', '2024-08-21', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (148, 'LC-2023-002', '2024-08-22', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (149, 'LC-2024-015', '2024-08-25', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (150, 'LC-2024-025', '2024-08-26', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (151, 'LC-2023-016', '2024-08-30', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (152, 'LC-2024-025', '2024-09-02', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (153, 'LC-2024-037', '2024-09-06', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (154, 'LC-2024-015', '2024-09-09', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (155, 'LC-2024-036', '2024-09-14', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (156, 'LC-2024-036', '2024-09-19', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (157, 'LC-2024-019', '2024-09-20', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (158, 'LC-2024-047', '2024-10-01', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (159, 'LC-2024-023', '2024-10-05', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (160, 'LC-2024-037', '2024-10-05', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (161, 'LC-2024-007', '2024-10-06', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (162, 'LC-2024-047', '2024-10-06', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (163, 'LC-2024-047', '2024-10-08', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (164, 'LC-2024-038', '2024-10-10', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (165, 'LC-2024-045', '2024-10-15', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (166, 'LC-2024-043', '2024-10-16', 'Phone', 15, 0);
INSERT INTO "tblAppointment" VALUES (167, 'LC-2024-014', '2024-10-18', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (168, 'LC-2024-012', '2024-10-19', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (169, 'LC-2024-044', '2024-10-20', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (170, 'LC-2024-009', '2024-10-21', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (171, 'LC-2024-042', '2024-10-21', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (172, 'LC-2024-047', '2024-10-29', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (173, 'LC-2024-048', '2024-10-29', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (174, 'LC-2024-028', '2024-11-04', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (175, 'LC-2024-017', '2024-11-05', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (176, 'LC-2023-048', '2024-11-09', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (177, 'LC-2024-049', '2024-11-10', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (178, 'LC-2023-030', '2024-11-15', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (179, 'LC-2024-026', '2024-11-15', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (180, 'LC-2024-031', '2024-11-15', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (181, 'LC-2024-040', '2024-11-20', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (182, 'LC-2024-032', '2024-11-23', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (183, 'LC-2024-012', '2024-12-05', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (184, 'LC-2024-027', '2024-12-08', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (185, 'LC-2024-042', '2024-12-09', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (186, 'LC-2024-032', '2024-12-10', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (187, 'LC-2024-052', '2024-12-15', 'Video', 60, 0);
INSERT INTO "tblAppointment" VALUES (188, 'LC-2024-025', '2024-12-17', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (189, 'LC-2023-003', '2024-12-19', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (190, 'LC-2024-013', '2024-12-19', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (191, 'LC-2024-052', '2024-12-21', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (192, 'LC-2024-032', '2024-12-23', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (193, 'LC-2024-046', '2024-12-27', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (194, 'LC-2024-013', '2024-12-31', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (195, 'LC-2024-001', '2025-01-07', 'Phone', 30, 0);
INSERT INTO "tblAppointment" VALUES (196, 'LC-2023-020', '2025-01-10', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (197, 'LC-2024-041', '2025-01-14', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (198, 'LC-2023-036', '2025-01-18', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (199, 'LC-2024-042', '2025-01-24', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (200, 'LC-2024-052', '2025-01-30', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (201, 'LC-2024-053', '2025-02-01', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (202, 'LC-2025-001', '2025-02-13', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (203, 'LC-2025-002', '2025-02-15', 'Video', NULL, 1);
INSERT INTO "tblAppointment" VALUES (204, 'LC-2024-017', '2025-02-24', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (205, 'LC-2024-051', '2025-02-26', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (206, 'LC-2025-001', '2025-03-01', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (207, 'LC-2025-001', '2025-03-01', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (208, 'LC-2025-005', '2025-03-01', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (209, 'LC-2025-001', '2025-03-04', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (210, 'LC-2025-002', '2025-03-07', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (211, 'LC-2023-011', '2025-03-11', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (212, 'LC-2023-051', '2025-03-11', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (213, 'LC-2024-050', '2025-03-12', 'Face to face', 45, 0);
INSERT INTO "tblAppointment" VALUES (214, 'LC-2025-003', '2025-03-12', 'Phone', NULL, 1);
INSERT INTO "tblAppointment" VALUES (215, 'LC-2025-004', '2025-03-17', 'Video', 90, 0);
INSERT INTO "tblAppointment" VALUES (216, 'LC-2023-002', '2025-03-19', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (217, 'LC-2023-003', '2025-03-23', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (218, 'LC-2024-045', '2025-03-24', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (219, 'LC-2023-035', '2025-03-30', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (220, 'LC-2023-030', '2025-04-04', 'Face to face', 30, 0);
INSERT INTO "tblAppointment" VALUES (221, 'LC-2024-034', '2025-04-05', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (222, 'LC-2024-008', '2025-04-06', 'Phone', 60, 0);
INSERT INTO "tblAppointment" VALUES (223, 'LC-2025-002', '2025-04-08', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (224, 'LC-2025-009', '2025-04-10', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (225, 'LC-2025-013', '2025-04-11', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (226, 'LC-2025-005', '2025-04-15', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (227, 'LC-2024-051', '2025-04-20', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (228, 'LC-2023-030', '2025-04-21', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (229, 'LC-2025-007', '2025-04-22', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (230, 'LC-2025-007', '2025-04-24', 'Face to face', 90, 0);
INSERT INTO "tblAppointment" VALUES (231, 'LC-2025-004', '2025-04-26', 'Face to face', 15, 0);
INSERT INTO "tblAppointment" VALUES (232, 'LC-2025-016', '2025-05-11', 'Video', 20, 0);
INSERT INTO "tblAppointment" VALUES (233, 'LC-2025-007', '2025-05-13', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (234, 'LC-2025-021', '2025-05-13', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (235, 'LC-2025-011', '2025-05-14', 'Face to face', 60, 0);
INSERT INTO "tblAppointment" VALUES (236, 'LC-2025-015', '2025-05-14', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (237, 'LC-2023-004', '2025-05-15', 'Phone', 45, 0);
INSERT INTO "tblAppointment" VALUES (238, 'LC-2025-021', '2025-05-17', 'Phone', 20, 0);
INSERT INTO "tblAppointment" VALUES (239, 'LC-2025-008', '2025-05-18', 'Face to face', NULL, 1);
INSERT INTO "tblAppointment" VALUES (240, 'LC-2025-015', '2025-05-19', 'Phone', 90, 0);
INSERT INTO "tblAppointment" VALUES (241, 'LC-2025-006', '2025-05-24', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (242, 'LC-2025-018', '2025-05-31', 'Video', 15, 0);
INSERT INTO "tblAppointment" VALUES (243, 'LC-2023-018', '2025-06-01', 'Face to face', 20, 0);
INSERT INTO "tblAppointment" VALUES (244, 'LC-2025-012', '2025-06-02', 'Video', 45, 0);
INSERT INTO "tblAppointment" VALUES (245, 'LC-2025-020', '2025-06-04', 'Video', 30, 0);
INSERT INTO "tblAppointment" VALUES (246, 'LC-2023-029', '2025-06-11', 'Face to face', NULL, 0);
INSERT INTO "tblAppointment" VALUES (247, 'LC-2024-042', '2025-06-15', 'Face to face', NULL, 0);
INSERT INTO "tblAppointment" VALUES (248, 'LC-2024-015', '2025-06-23', 'Face to face', NULL, 0);
INSERT INTO "tblAppointment" VALUES (249, 'LC-2025-018', '2025-06-25', 'Face to face', NULL, 0);
INSERT INTO "tblAppointment" VALUES (250, 'LC-2025-021', '2025-06-26', 'Face to face', NULL, 0);
