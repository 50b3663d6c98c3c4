CREATE TABLE SPECIES(SP_ID INTEGER PRIMARY KEY, COMMON TEXT, CLASS TEXT, PROTECTED INTEGER);
INSERT INTO "SPECIES" VALUES (1, 'Hedgehog', 'mammal', 1);
INSERT INTO "SPECIES" VALUES (2, 'Barn owl', 'bird', 1);
INSERT INTO "SPECIES" VALUES (3, 'Woodpigeon', 'bird', 0);
INSERT INTO "SPECIES" VALUES (4, 'Fox', 'mammal', 0);
INSERT INTO "SPECIES" VALUES (5, 'Common pipistrelle', 'mammal', 1);
INSERT INTO "SPECIES" VALUES (6, 'Herring gull', 'bird', 1);
INSERT INTO "SPECIES" VALUES (7, 'Badger', 'mammal', 1);
INSERT INTO "SPECIES" VALUES (8, 'Grass snake', 'reptile', 1);
INSERT INTO "SPECIES" VALUES (9, 'Tawny owl', 'bird', 1);
INSERT INTO "SPECIES" VALUES (10, 'Mute swan', 'bird', 1);
INSERT INTO "SPECIES" VALUES (11, 'Otter', 'mammal', 1);
CREATE TABLE PATIENT(CASE_REF TEXT PRIMARY KEY, SP_ID INTEGER, NICKNAME TEXT, ADMITTED TEXT,
  FOUND_AT TEXT, CAUSE TEXT, WT_G INTEGER, AGE_CL TEXT, FINDER TEXT, OUTC TEXT, OUTC_DT TEXT);
INSERT INTO "PATIENT" VALUES ('23/001', 4, 'Clover', '2023-01-15', 'Truro', 'orphaned', 5387,
  'adult', 'Xenia Sutton', 'R', '2023-02-19');
INSERT INTO "PATIENT" VALUES ('23/002', 5, 'Bramble', '2023-02-04', 'Truro', 'netting', 3,
  'juvenile', 'Rosa Mason', 'R', '2023-03-19');
INSERT INTO "PATIENT" VALUES ('23/003', 3, NULL, '2023-02-08', 'Newquay', NULL, 303, 'neonate',
  NULL, 'R', '2023-03-26');
INSERT INTO "PATIENT" VALUES ('23/004', 5, NULL, '2023-02-15', 'Bodmin', 'unknown', 3, 'adult',
  'Yusuf Yates', 'R', '2023-03-02');
INSERT INTO "PATIENT" VALUES ('23/005', 6, 'Acorn', '2023-02-16', 'Newquay', 'road traffic', 483,
  'adult', 'Nora Gill', 'D', '2023-02-20');
INSERT INTO "PATIENT" VALUES ('23/006', 6, NULL, '2023-03-21', 'St Ives', 'orphaned', 932,
  'juvenile', 'Nadia Carver', 'R', '2023-04-08');
INSERT INTO "PATIENT" VALUES ('23/007', 4, NULL, '2023-03-28', 'Truro', 'orphaned', 4709,
  'adult', 'Maria Nash', 'D', '2023-03-30');
INSERT INTO "PATIENT" VALUES ('23/008', 6, NULL, '2023-03-30', 'Redruth', 'road traffic', 889,
  'adult', 'Zoe Okafor', 'E', '2023-03-30');
INSERT INTO "PATIENT" VALUES ('23/009', 2, 'Acorn', '2023-04-09', 'Padstow', 'road traffic', 317,
  'juvenile', 'Joan Sutton', 'R', '2023-05-23');
INSERT INTO "PATIENT" VALUES ('23/010', 1, 'Pepper', '2023-04-12', 'Newquay', 'cat attack', 407,
  'adult', 'Ben Pike', 'R', '2023-05-10');
INSERT INTO "PATIENT" VALUES ('23/011', 4, 'Nettle', '2023-04-23', 'Bodmin', 'netting', 3137,
  'neonate', 'Tara Carver', 'R', '2023-06-11');
INSERT INTO "PATIENT" VALUES ('23/012', 10, 'Rusty', '2023-04-30', 'Padstow', 'window strike',
  5998, 'adult', 'Gareth Carver', 'R', '2023-06-05');
INSERT INTO "PATIENT" VALUES ('23/013', 1, NULL, '2023-05-06', 'Truro', NULL, 617, 'juvenile',
  'Sheila Reeve', 'R', '2023-06-09');
INSERT INTO "PATIENT" VALUES ('23/014', 1, 'Stripe', '2023-05-12', 'Redruth', 'cat attack', 538,
  'adult', 'Hugo Osborne', 'T', '2023-06-21');
INSERT INTO "PATIENT" VALUES ('23/015', 3, 'Bramble', '2023-05-12', 'Newquay', 'orphaned', 499,
  'adult', 'Simon Rhodes', 'D', '2023-05-16');
INSERT INTO "PATIENT" VALUES ('23/016', 6, 'Fern', '2023-05-22', 'Truro', 'road traffic', 1032,
  'adult', 'Liam Sutton', 'T', '2023-07-19');
INSERT INTO "PATIENT" VALUES ('23/017', 8, 'Fern', '2023-05-24', 'Truro', 'unknown', 92, 'adult',
  'Will Archer', 'R', '2023-06-06');
INSERT INTO "PATIENT" VALUES ('23/018', 4, NULL, '2023-05-29', 'Padstow', NULL, 3087, 'adult',
  'Anna Price', 'D', '2023-05-31');
INSERT INTO "PATIENT" VALUES ('23/019', 6, 'Sooty', '2023-06-04', 'Redruth', 'orphaned', 796,
  'adult', NULL, 'E', '2023-06-07');
INSERT INTO "PATIENT" VALUES ('23/020', 7, NULL, '2023-06-08', 'Redruth', NULL, 4902, 'adult',
  'Priya Marsh', 'R', '2023-08-16');
INSERT INTO "PATIENT" VALUES ('23/021', 1, 'Clover', '2023-06-09', 'Redruth', 'netting', 547,
  'neonate', 'Yusuf Rhodes', 'R', '2023-07-01');
INSERT INTO "PATIENT" VALUES ('23/022', 2, 'Sooty', '2023-06-12', 'St Ives', 'road traffic', 253,
  'adult', NULL, 'R', '2023-07-02');
INSERT INTO "PATIENT" VALUES ('23/023', 6, 'Pickle', '2023-06-13', 'Truro', 'road traffic', 683,
  'adult', 'Derek Nash', 'D', '2023-06-14');
INSERT INTO "PATIENT" VALUES ('23/024', 1, NULL, '2023-06-19', 'Bodmin', 'road traffic', 723,
  'neonate', 'Zoe Vaughan', 'E', '2023-06-19');
INSERT INTO "PATIENT" VALUES ('23/025', 5, NULL, '2023-06-22', 'Truro', 'netting', 4, 'adult',
  'Priya Mason', 'R', '2023-07-01');
INSERT INTO "PATIENT" VALUES ('23/026', 3, NULL, '2023-06-23', 'Newquay', 'road traffic', 341,
  'adult', 'Alison Stone', 'R', '2023-07-14');
INSERT INTO "PATIENT" VALUES ('23/027', 6, 'Acorn', '2023-06-29', 'Padstow', 'window strike',
  893, 'juvenile', 'Owen Dawson', 'E', '2023-06-30');
INSERT INTO "PATIENT" VALUES ('23/028', 2, 'Rusty', '2023-07-04', 'Padstow', 'road traffic', 264,
  'adult', 'Keith Sutton', 'R', '2023-07-12');
INSERT INTO "PATIENT" VALUES ('23/029', 3, NULL, '2023-07-10', 'Truro', 'cat attack', 357,
  'adult', NULL, 'D', '2023-07-12');
INSERT INTO "PATIENT" VALUES ('23/030', 4, NULL, '2023-07-14', 'Newquay', 'window strike', 2998,
  'neonate', 'Hugo Zielinski', 'D', '2023-07-15');
INSERT INTO "PATIENT" VALUES ('23/031', 1, 'Pepper', '2023-07-25', 'Padstow', 'window strike',
  538, 'adult', 'Ralph Sutton', 'R', '2023-07-31');
INSERT INTO "PATIENT" VALUES ('23/032', 1, 'Ghost', '2023-07-26', 'Padstow', 'road traffic', 472,
  'adult', 'Umar Gill', 'R', '2023-09-28');
INSERT INTO "PATIENT" VALUES ('23/033', 6, 'Stripe', '2023-08-14', 'Truro', 'netting', 606,
  'adult', 'Martin Ellis', 'R', '2023-10-02');
INSERT INTO "PATIENT" VALUES ('23/034', 6, 'Sooty', '2023-08-15', 'Newquay', 'cat attack', 1174,
  'juvenile', 'Umar Jarvis', 'R', '2023-10-29');
INSERT INTO "PATIENT" VALUES ('23/035', 1, NULL, '2023-08-17', 'Redruth', 'cat attack', NULL,
  'neonate', NULL, 'R', '2023-10-03');
INSERT INTO "PATIENT" VALUES ('23/036', 5, 'Pepper', '2023-08-27', 'Truro', NULL, 4, 'adult',
  'Nora Dawson', 'D', '2023-08-29');
INSERT INTO "PATIENT" VALUES ('23/037', 3, NULL, '2023-09-03', 'Padstow', 'orphaned', 441,
  'neonate', NULL, 'D', '2023-09-06');
INSERT INTO "PATIENT" VALUES ('23/038', 3, 'Fern', '2023-09-09', 'Padstow', 'orphaned', 433,
  'adult', NULL, 'R', '2023-09-20');
INSERT INTO "PATIENT" VALUES ('23/039', 4, NULL, '2023-09-09', 'Truro', 'road traffic', NULL,
  'adult', 'Quentin Yates', 'R', '2023-09-17');
INSERT INTO "PATIENT" VALUES ('23/040', 3, 'Pepper', '2023-09-09', 'Newquay', 'unknown', 533,
  'adult', 'Joan Irving', 'R', '2023-10-05');
INSERT INTO "PATIENT" VALUES ('23/041', 10, NULL, '2023-09-15', 'St Ives', 'unknown', 6565,
  'adult', NULL, 'R', '2023-10-19');
INSERT INTO "PATIENT" VALUES ('23/042', 1, 'Clover', '2023-10-04', 'Padstow', 'window strike',
  700, 'adult', 'Yusuf Rhodes', 'R', '2023-12-02');
INSERT INTO "PATIENT" VALUES ('23/043', 6, NULL, '2023-10-10', 'Bodmin', 'unknown', 480,
  'juvenile', 'Moira Hale', 'R', '2023-11-27');
INSERT INTO "PATIENT" VALUES ('23/044', 1, 'Pepper', '2023-10-19', 'Padstow', 'netting', 655,
  'neonate', 'Grace Doyle', 'R', '2023-12-20');
INSERT INTO "PATIENT" VALUES ('23/045', 3, NULL, '2023-10-24', 'Redruth', 'window strike', 452,
  'juvenile', 'Petra Rhodes', 'R', '2023-11-29');
INSERT INTO "PATIENT" VALUES ('23/046', 10, 'Sooty', '2023-10-29', 'Truro', 'road traffic',
  10145, 'neonate', 'Petra Underhill', 'E', '2023-10-31');
INSERT INTO "PATIENT" VALUES ('23/047', 2, 'Stripe', '2023-11-07', 'Truro', NULL, 260, 'adult',
  'Carla Zielinski', 'D', '2023-11-07');
INSERT INTO "PATIENT" VALUES ('23/048', 8, NULL, '2023-11-12', 'Padstow', 'orphaned', 136,
  'adult', 'Yusuf Ellis', 'R', '2023-12-30');
INSERT INTO "PATIENT" VALUES ('23/049', 2, 'Fern', '2023-11-19', 'St Ives', NULL, 346, 'adult',
  'Martin Lowe', 'D', '2023-11-23');
INSERT INTO "PATIENT" VALUES ('23/050', 1, NULL, '2023-11-25', 'Bodmin', 'unknown', 437,
  'neonate', 'Gareth Price', 'R', '2024-01-12');
INSERT INTO "PATIENT" VALUES ('23/051', 3, 'Pickle', '2023-12-12', 'Newquay', 'road traffic',
  254, 'juvenile', 'Tara Marsh', 'T', '2024-02-06');
INSERT INTO "PATIENT" VALUES ('23/052', 6, 'Pickle', '2023-12-16', 'Padstow', 'cat attack', 883,
  'adult', NULL, 'E', '2023-12-17');
INSERT INTO "PATIENT" VALUES ('23/053', 6, 'Biscuit', '2023-12-22', 'Bodmin', 'orphaned', 736,
  'adult', 'Will Foster', 'E', '2023-12-24');
INSERT INTO "PATIENT" VALUES ('23/054', 6, 'Stripe', '2023-12-25', 'Redruth', 'unknown', 1176,
  'neonate', 'Beth Jarvis', 'E', '2023-12-27');
INSERT INTO "PATIENT" VALUES ('23/055', 10, NULL, '2023-12-26', 'Bodmin', 'cat attack', 10160,
  'adult', NULL, 'D', '2023-12-30');
INSERT INTO "PATIENT" VALUES ('24/001', 1, NULL, '2024-01-01', 'Padstow', 'road traffic', 387,
  'neonate', 'Will Sutton', 'T', '2024-03-11');
INSERT INTO "PATIENT" VALUES ('24/002', 3, 'Nettle', '2024-01-03', 'Redruth', 'cat attack', 454,
  'juvenile', 'Carla Doyle', 'R', '2024-02-03');
INSERT INTO "PATIENT" VALUES ('24/003', 9, NULL, '2024-01-11', 'Redruth', 'orphaned', 420,
  'juvenile', 'Ralph Carver', 'R', '2024-03-22');
INSERT INTO "PATIENT" VALUES ('24/004', 10, 'Nettle', '2024-01-17', 'Truro', 'netting', 10189,
  'adult', 'Zoe Barlow', 'R', '2024-03-06');
INSERT INTO "PATIENT" VALUES ('24/005', 3, 'Stripe', '2024-01-19', 'Newquay', 'window strike',
  212, 'neonate', 'Ben Marsh', 'D', '2024-01-21');
INSERT INTO "PATIENT" VALUES ('24/006', 3, NULL, '2024-01-27', 'Newquay', 'road traffic', 284,
  'adult', 'Ralph Ellis', 'R', '2024-03-18');
INSERT INTO "PATIENT" VALUES ('24/007', 3, 'Bramble', '2024-01-28', 'Truro', 'road traffic', 425,
  'adult', 'Priya Archer', 'R', '2024-02-21');
INSERT INTO "PATIENT" VALUES ('24/008', 6, 'Clover', '2024-02-06', 'Newquay', 'cat attack', 546,
  'juvenile', 'Gareth Zielinski', 'D', '2024-02-08');
INSERT INTO "PATIENT" VALUES ('24/009', 4, 'Stripe', '2024-03-02', 'Padstow', NULL, 3233,
  'neonate', 'Nadia Ellis', 'R', '2024-04-29');
INSERT INTO "PATIENT" VALUES ('24/010', 5, NULL, '2024-03-14', 'Redruth', 'netting', 5,
  'juvenile', 'Ellen Dawson', 'D', '2024-03-18');
INSERT INTO "PATIENT" VALUES ('24/011', 1, 'Bramble', '2024-03-21', 'Padstow', 'cat attack', 473,
  'adult', 'Umar Walsh', 'D', '2024-03-21');
INSERT INTO "PATIENT" VALUES ('24/012', 3, 'Stripe', '2024-03-28', 'Bodmin', 'orphaned', 435,
  'adult', 'Owen Gill', 'R', '2024-05-17');
INSERT INTO "PATIENT" VALUES ('24/013', 3, NULL, '2024-04-04', 'Padstow', NULL, 369, 'neonate',
  'Zoe Reeve', 'T', '2024-04-15');
INSERT INTO "PATIENT" VALUES ('24/014', 8, NULL, '2024-04-05', 'Redruth', 'orphaned', 140,
  'juvenile', 'Petra Frost', 'E', '2024-04-09');
INSERT INTO "PATIENT" VALUES ('24/015', 10, NULL, '2024-04-11', 'Bodmin', NULL, 6067, 'adult',
  'Simon Grant', 'R', '2024-04-30');
INSERT INTO "PATIENT" VALUES ('24/016', 3, 'Fern', '2024-04-17', 'Truro', 'orphaned', 430,
  'adult', 'Beth Reeve', 'E', '2024-04-17');
INSERT INTO "PATIENT" VALUES ('24/017', 1, NULL, '2024-04-17', 'Truro', NULL, 578, 'adult',
  'Priya Price', 'R', '2024-05-23');
INSERT INTO "PATIENT" VALUES ('24/018', 1, NULL, '2024-04-18', 'Bodmin', 'orphaned', 792,
  'adult', 'Gareth Underhill', 'R', '2024-06-08');
INSERT INTO "PATIENT" VALUES ('24/019', 1, NULL, '2024-04-22', 'Truro', 'road traffic', 620,
  'neonate', NULL, 'R', '2024-07-02');
INSERT INTO "PATIENT" VALUES ('24/020', 1, NULL, '2024-04-30', 'Newquay', 'unknown', 627,
  'neonate', NULL, 'D', '2024-04-30');
INSERT INTO "PATIENT" VALUES ('24/021', 1, NULL, '2024-05-08', 'Newquay', 'unknown', 827,
  'juvenile', 'David Kowalski', 'R', '2024-06-30');
INSERT INTO "PATIENT" VALUES ('24/022', 2, NULL, '2024-05-14', 'Redruth', 'orphaned', 149,
  'adult', 'Carla Sutton', 'D', '2024-05-17');
INSERT INTO "PATIENT" VALUES ('24/023', 10, 'Biscuit', '2024-05-19', 'St Ives', 'orphaned', 7063,
  'adult', 'Ellen Dawson', 'D', '2024-05-20');
INSERT INTO "PATIENT" VALUES ('24/024', 3, NULL, '2024-06-03', 'St Ives', 'road traffic', 435,
  'neonate', 'Gareth Price', 'E', '2024-06-03');
INSERT INTO "PATIENT" VALUES ('24/025', 1, 'Pickle', '2024-06-05', 'Bodmin', 'orphaned', 477,
  'adult', 'Gareth Barlow', 'D', '2024-06-08');
INSERT INTO "PATIENT" VALUES ('24/026', 6, 'Nettle', '2024-06-10', 'Truro', 'orphaned', 663,
  'neonate', NULL, 'R', '2024-08-24');
INSERT INTO "PATIENT" VALUES ('24/027', 3, 'Rusty', '2024-06-10', 'Newquay', NULL, 211,
  'neonate', 'Gareth Dawson', 'R', '2024-07-06');
INSERT INTO "PATIENT" VALUES ('24/028', 1, 'Ghost', '2024-06-21', 'Truro', 'orphaned', 483,
  'neonate', 'Ralph Walsh', 'R', '2024-09-01');
INSERT INTO "PATIENT" VALUES ('24/029', 4, 'Acorn', '2024-06-21', 'Bodmin', 'orphaned', 6531,
  'adult', 'Beth Zielinski', 'R', '2024-07-07');
INSERT INTO "PATIENT" VALUES ('24/030', 10, 'Pickle', '2024-06-26', 'Redruth', 'road traffic',
  7943, 'juvenile', NULL, 'R', '2024-09-09');
INSERT INTO "PATIENT" VALUES ('24/031', 6, NULL, '2024-06-29', 'Newquay', 'orphaned', 693,
  'juvenile', NULL, 'R', '2024-09-05');
INSERT INTO "PATIENT" VALUES ('24/032', 8, 'Clover', '2024-08-01', 'Redruth', NULL, 138,
  'neonate', 'Liam Quinn', 'R', '2024-10-11');
INSERT INTO "PATIENT" VALUES ('24/033', 8, NULL, '2024-08-04', 'Newquay', NULL, 155, 'juvenile',
  'Jack Dawson', 'D', '2024-08-05');
INSERT INTO "PATIENT" VALUES ('24/034', 1, NULL, '2024-08-16', 'Redruth', 'orphaned', 324,
  'adult', NULL, 'R', '2024-10-03');
INSERT INTO "PATIENT" VALUES ('24/035', 3, NULL, '2024-08-25', 'St Ives', 'window strike', 408,
  'adult', NULL, 'E', '2024-08-27');
INSERT INTO "PATIENT" VALUES ('24/036', 9, 'Pepper', '2024-09-03', 'Bodmin', 'road traffic', 249,
  'adult', 'David Rhodes', 'R', '2024-11-01');
INSERT INTO "PATIENT" VALUES ('24/037', 4, NULL, '2024-09-04', 'Padstow', NULL, 4582, 'juvenile',
  'David Walsh', 'D', '2024-09-04');
INSERT INTO "PATIENT" VALUES ('24/038', 9, NULL, '2024-09-04', 'Truro', 'unknown', 487,
  'juvenile', 'Rosa Barlow', 'D', '2024-09-04');
INSERT INTO "PATIENT" VALUES ('24/039', 5, 'Fern', '2024-09-05', 'Newquay', 'road traffic', 5,
  'juvenile', 'Tara Lowe', 'D', '2024-09-05');
INSERT INTO "PATIENT" VALUES ('24/040', 6, 'Ghost', '2024-09-09', 'Padstow', 'cat attack', 533,
  'juvenile', 'Jack Dawson', 'R', '2024-10-29');
INSERT INTO "PATIENT" VALUES ('24/041', 6, NULL, '2024-09-14', 'Bodmin', 'orphaned', 929,
  'adult', 'Derek Hale', 'R', '2024-11-13');
INSERT INTO "PATIENT" VALUES ('24/042', 1, NULL, '2024-09-17', 'Newquay', NULL, 791, 'neonate',
  'Umar Archer', 'R', '2024-10-12');
INSERT INTO "PATIENT" VALUES ('24/043', 1, NULL, '2024-09-21', 'Padstow', 'road traffic', 737,
  'adult', 'Umar Mason', 'D', '2024-09-24');
INSERT INTO "PATIENT" VALUES ('24/044', 10, 'Stripe', '2024-09-22', 'Newquay', 'netting', 7200,
  'adult', 'Priya Cole', 'R', '2024-11-17');
INSERT INTO "PATIENT" VALUES ('24/045', 1, NULL, '2024-09-30', 'Truro', 'netting', 475,
  'neonate', 'Will Gill', 'D', '2024-10-03');
INSERT INTO "PATIENT" VALUES ('24/046', 4, 'Ghost', '2024-10-11', 'Newquay', 'orphaned', NULL,
  'neonate', 'Derek Norris', 'R', '2024-12-20');
INSERT INTO "PATIENT" VALUES ('24/047', 10, NULL, '2024-10-15', 'Redruth', 'window strike', 9125,
  'neonate', 'Farid Osborne', 'R', '2024-10-23');
INSERT INTO "PATIENT" VALUES ('24/048', 6, 'Acorn', '2024-10-15', 'Bodmin', 'road traffic', 785,
  'juvenile', 'Hugo Walsh', 'R', '2024-12-26');
INSERT INTO "PATIENT" VALUES ('24/049', 3, NULL, '2024-10-18', 'Newquay', 'unknown', 331,
  'juvenile', 'Yusuf Lowe', 'R', '2024-12-20');
INSERT INTO "PATIENT" VALUES ('24/050', 1, NULL, '2024-10-22', 'Truro', 'netting', 724,
  'juvenile', 'Liam Gill', 'R', '2024-11-16');
INSERT INTO "PATIENT" VALUES ('24/051', 9, NULL, '2024-10-22', 'Padstow', 'netting', 228,
  'juvenile', 'Nadia Osborne', 'D', '2024-10-24');
INSERT INTO "PATIENT" VALUES ('24/052', 3, NULL, '2024-10-26', 'Padstow', 'orphaned', 216,
  'neonate', 'Liam Hughes', 'R', '2024-11-01');
INSERT INTO "PATIENT" VALUES ('24/053', 7, NULL, '2024-11-08', 'St Ives', 'window strike', 5593,
  'neonate', 'Maria Gill', 'D', '2024-11-11');
INSERT INTO "PATIENT" VALUES ('24/054', 3, NULL, '2024-11-19', 'Redruth', NULL, 236, 'juvenile',
  'Vera Hale', 'T', '2024-12-31');
INSERT INTO "PATIENT" VALUES ('24/055', 7, NULL, '2024-11-21', 'Bodmin', 'unknown', 4582,
  'neonate', 'Sheila Stone', 'R', '2025-01-29');
INSERT INTO "PATIENT" VALUES ('24/056', 10, NULL, '2024-11-22', 'Redruth', NULL, 11090, 'adult',
  'Grace Kowalski', 'R', '2025-01-02');
INSERT INTO "PATIENT" VALUES ('24/057', 8, NULL, '2024-11-25', 'Truro', 'netting', 141, 'adult',
  NULL, 'R', '2024-12-30');
INSERT INTO "PATIENT" VALUES ('24/058', 6, 'Nettle', '2024-11-29', 'Bodmin', 'road traffic',
  1067, 'neonate', NULL, 'R', '2024-12-15');
INSERT INTO "PATIENT" VALUES ('24/059', 2, NULL, '2024-12-03', 'Bodmin', NULL, NULL, 'adult',
  'Nora Doyle', 'R', '2024-12-09');
INSERT INTO "PATIENT" VALUES ('24/060', 1, NULL, '2024-12-23', 'Newquay', 'netting', 680,
  'adult', 'Ben Barlow', 'R', '2025-02-09');
INSERT INTO "PATIENT" VALUES ('24/061', 4, 'Nettle', '2024-12-28', 'Redruth', 'orphaned', 6389,
  'adult', NULL, 'T', '2025-02-17');
INSERT INTO "PATIENT" VALUES ('25/001', 8, 'Fern', '2025-01-18', 'Truro', 'window strike', 70,
  'neonate', 'Petra Osborne', 'E', '2025-01-21');
INSERT INTO "PATIENT" VALUES ('25/002', 3, 'Fern', '2025-01-30', 'St Ives', 'orphaned', 305,
  'adult', 'Sheila Mason', 'D', '2025-02-01');
INSERT INTO "PATIENT" VALUES ('25/003', 1, NULL, '2025-02-16', 'Padstow', 'orphaned', 439,
  'adult', 'Simon Grant', 'R', '2025-04-03');
INSERT INTO "PATIENT" VALUES ('25/004', 1, 'Pepper', '2025-02-24', 'Newquay', 'cat attack', 792,
  'adult', 'Ellen Ingram', 'R', '2025-04-04');
INSERT INTO "PATIENT" VALUES ('25/005', 3, NULL, '2025-02-25', 'St Ives', NULL, 391, 'neonate',
  'Umar Doyle', 'R', '2025-04-27');
INSERT INTO "PATIENT" VALUES ('25/006', 9, NULL, '2025-03-11', 'Padstow', 'road traffic', 287,
  'juvenile', 'Hugo Dawson', 'E', '2025-03-15');
INSERT INTO "PATIENT" VALUES ('25/007', 4, NULL, '2025-03-15', 'Bodmin', 'netting', 2816,
  'adult', NULL, 'R', '2025-05-23');
INSERT INTO "PATIENT" VALUES ('25/008', 9, NULL, '2025-03-16', 'Padstow', 'window strike', 252,
  'adult', 'Moira Nash', 'R', '2025-04-20');
INSERT INTO "PATIENT" VALUES ('25/009', 4, NULL, '2025-03-16', 'Truro', 'orphaned', 6936,
  'adult', 'Anna Foster', 'R', '2025-03-25');
INSERT INTO "PATIENT" VALUES ('25/010', 4, 'Rusty', '2025-04-09', 'Redruth', 'netting', 5089,
  'juvenile', 'Martin Doyle', 'R', '2025-05-14');
INSERT INTO "PATIENT" VALUES ('25/011', 5, NULL, '2025-04-28', 'Padstow', 'orphaned', 4,
  'juvenile', 'Joan Zielinski', 'D', '2025-05-01');
INSERT INTO "PATIENT" VALUES ('25/012', 5, 'Ghost', '2025-04-30', 'Bodmin', 'road traffic', 4,
  'neonate', NULL, 'E', '2025-05-02');
INSERT INTO "PATIENT" VALUES ('25/013', 6, NULL, '2025-06-05', 'St Ives', 'road traffic', 889,
  'adult', 'Sheila Vaughan', NULL, NULL);
INSERT INTO "PATIENT" VALUES ('25/014', 2, 'Biscuit', '2025-06-07', 'Newquay', 'road traffic',
  161, 'adult', 'Keith Pike', 'E', '2025-06-11');
CREATE TABLE CARER(CARER_ID INTEGER PRIMARY KEY, FULL_NAME TEXT, SKILL TEXT, SINCE TEXT);
INSERT INTO "CARER" VALUES (1, 'Tara Dawson', 'rehabber', '2012-10-11');
INSERT INTO "CARER" VALUES (2, 'Maria Cole', 'volunteer', '2015-05-20');
INSERT INTO "CARER" VALUES (3, 'Nora Marsh', 'rehabber', '2012-10-09');
INSERT INTO "CARER" VALUES (4, 'Petra Barlow', 'volunteer', '2013-03-13');
INSERT INTO "CARER" VALUES (5, 'Zoe Zielinski', 'volunteer', '2016-11-05');
INSERT INTO "CARER" VALUES (6, 'Anna Rhodes', 'vet nurse', '2019-02-02');
INSERT INTO "CARER" VALUES (7, 'Alison Jarvis', 'vet nurse', '2022-10-18');
INSERT INTO "CARER" VALUES (8, 'Ben Hale', 'vet nurse', '2013-04-27');
INSERT INTO "CARER" VALUES (9, 'Farid Barlow', 'volunteer', '2013-09-13');
INSERT INTO "CARER" VALUES (10, 'Gareth Irving', 'vet nurse', '2023-10-14');
INSERT INTO "CARER" VALUES (11, 'Keith Nash', 'rehabber', '2024-08-07');
INSERT INTO "CARER" VALUES (12, 'Xenia Yates', 'vet nurse', '2022-06-27');
CREATE TABLE CARE_LOG(LOG_ID INTEGER PRIMARY KEY, CASE_REF TEXT, CARER_ID INTEGER, LOG_DT TEXT,
  TREATMENT TEXT, MINUTES INTEGER);
INSERT INTO "CARE_LOG" VALUES (1, '23/001', 1, '2023-01-18', 'antibiotic', 20);
INSERT INTO "CARE_LOG" VALUES (2, '23/001', 4, '2023-02-01', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (3, '23/001', 5, '2023-02-09', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (4, '23/001', 2, '2023-02-11', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (5, '23/003', 9, '2023-02-11', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (6, '23/004', 5, '2023-02-15', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (7, '23/005', 2, '2023-02-16', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (8, '23/005', 3, '2023-02-16', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (9, '23/005', 7, '2023-02-18', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (10, '23/004', 3, '2023-02-20', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (11, '23/005', 8, '2023-02-20', 'wound clean', 10);
INSERT INTO "CARE_LOG" VALUES (12, '23/002', 2, '2023-03-13', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (13, '23/003', 5, '2023-03-17', 'splint', 5);
INSERT INTO "CARE_LOG" VALUES (14, '23/003', 2, '2023-03-19', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (15, '23/007', 3, '2023-03-29', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (16, '23/007', 2, '2023-03-29', 'x-ray', 20);
INSERT INTO "CARE_LOG" VALUES (17, '23/007', 3, '2023-03-30', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (18, '23/007', 6, '2023-03-30', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (19, '23/008', 5, '2023-03-30', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (20, '23/008', 7, '2023-03-30', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (21, '23/008', 1, '2023-03-30', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (22, '23/009', 4, '2023-04-14', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (23, '23/010', 7, '2023-04-17', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (24, '23/010', 7, '2023-04-20', 'weigh', 20);
INSERT INTO "CARE_LOG" VALUES (25, '23/009', 1, '2023-05-07', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (26, '23/009', 5, '2023-05-08', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (27, '23/014', 7, '2023-05-12', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (28, '23/015', 3, '2023-05-13', 'x-ray', 20);
INSERT INTO "CARE_LOG" VALUES (29, '23/015', 7, '2023-05-13', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (30, '23/015', 8, '2023-05-13', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (31, '23/009', 7, '2023-05-19', 'wound clean', 30);
INSERT INTO "CARE_LOG" VALUES (32, '23/014', 1, '2023-05-20', 'weigh', 30);
INSERT INTO "CARE_LOG" VALUES (33, '23/011', 4, '2023-05-21', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (34, '23/012', 1, '2023-05-23', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (35, '23/013', 8, '2023-05-26', 'x-ray', 20);
INSERT INTO "CARE_LOG" VALUES (36, '23/018', 7, '2023-05-29', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (37, '23/018', 3, '2023-05-30', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (38, '23/018', 4, '2023-05-31', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (39, '23/018', 9, '2023-05-31', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (40, '23/013', 6, '2023-06-01', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (41, '23/016', 3, '2023-06-02', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (42, '23/017', 5, '2023-06-02', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (43, '23/019', 7, '2023-06-04', 'weigh', 30);
INSERT INTO "CARE_LOG" VALUES (44, '23/019', 1, '2023-06-05', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (45, '23/019', 7, '2023-06-05', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (46, '23/019', 9, '2023-06-05', 'wound clean', 30);
INSERT INTO "CARE_LOG" VALUES (47, '23/011', 7, '2023-06-06', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (48, '23/013', 4, '2023-06-07', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (49, '23/014', 8, '2023-06-09', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (50, '23/021', 9, '2023-06-10', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (51, '23/023', 4, '2023-06-13', 'x-ray', 15);
INSERT INTO "CARE_LOG" VALUES (52, '23/023', 8, '2023-06-13', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (53, '23/023', 6, '2023-06-13', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (54, '23/023', 1, '2023-06-14', 'splint', 15);
INSERT INTO "CARE_LOG" VALUES (55, '23/016', 1, '2023-06-16', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (56, '23/022', 1, '2023-06-17', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (57, '23/016', 4, '2023-06-18', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (58, '23/022', 8, '2023-06-18', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (59, '23/022', 1, '2023-06-19', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (60, '23/024', 1, '2023-06-19', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (61, '23/024', 3, '2023-06-19', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (62, '23/021', 2, '2023-06-23', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (63, '23/021', 2, '2023-06-24', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (64, '23/025', 3, '2023-06-24', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (65, '23/025', 2, '2023-06-25', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (66, '23/026', 1, '2023-06-26', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (67, '23/020', 3, '2023-06-27', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (68, '23/026', 7, '2023-06-27', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (69, '23/020', 4, '2023-06-30', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (70, '23/022', 1, '2023-07-02', 'splint', 45);
INSERT INTO "CARE_LOG" VALUES (71, '23/026', 4, '2023-07-06', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (72, '23/028', 7, '2023-07-08', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (73, '23/016', 3, '2023-07-10', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (74, '23/029', 1, '2023-07-10', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (75, '23/030', 6, '2023-07-15', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (76, '23/030', 4, '2023-07-15', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (77, '23/031', 4, '2023-07-27', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (78, '23/031', 3, '2023-07-27', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (79, '23/031', 6, '2023-07-28', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (80, '23/020', 4, '2023-07-30', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (81, '23/031', 3, '2023-07-30', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (82, '23/033', 2, '2023-08-21', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (83, '23/034', 9, '2023-08-22', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (84, '23/036', 1, '2023-08-27', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (85, '23/033', 4, '2023-08-28', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (86, '23/037', 5, '2023-09-06', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (87, '23/038', 7, '2023-09-11', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (88, '23/039', 3, '2023-09-12', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (89, '23/040', 4, '2023-09-15', 'splint', 45);
INSERT INTO "CARE_LOG" VALUES (90, '23/038', 6, '2023-09-16', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (91, '23/038', 5, '2023-09-18', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (92, '23/035', 8, '2023-09-20', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (93, '23/038', 5, '2023-09-20', 'x-ray', 20);
INSERT INTO "CARE_LOG" VALUES (94, '23/041', 2, '2023-09-20', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (95, '23/042', 7, '2023-10-17', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (96, '23/041', 8, '2023-10-18', 'x-ray', 20);
INSERT INTO "CARE_LOG" VALUES (97, '23/042', 9, '2023-10-22', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (98, '23/046', 7, '2023-10-31', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (99, '23/045', 9, '2023-11-01', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (100, '23/044', 4, '2023-11-03', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (101, '23/043', 9, '2023-11-04', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (102, '23/042', 1, '2023-11-11', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (103, '23/045', 4, '2023-11-12', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (104, '23/043', 1, '2023-11-15', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (105, '23/048', 7, '2023-11-22', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (106, '23/049', 4, '2023-11-22', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (107, '23/044', 8, '2023-11-24', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (108, '23/044', 6, '2023-11-25', 'wound clean', 30);
INSERT INTO "CARE_LOG" VALUES (109, '23/043', 6, '2023-11-26', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (110, '23/045', 2, '2023-11-26', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (111, '23/050', 6, '2023-11-29', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (112, '23/050', 2, '2023-12-01', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (113, '23/050', 4, '2023-12-04', 'weigh', 30);
INSERT INTO "CARE_LOG" VALUES (114, '23/044', 3, '2023-12-08', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (115, '23/050', 3, '2023-12-15', 'wound clean', 5);
INSERT INTO "CARE_LOG" VALUES (116, '23/052', 8, '2023-12-16', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (117, '23/052', 4, '2023-12-16', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (118, '23/052', 1, '2023-12-16', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (119, '23/052', 4, '2023-12-17', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (120, '23/053', 7, '2023-12-22', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (121, '23/053', 5, '2023-12-23', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (122, '23/053', 2, '2023-12-24', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (123, '23/054', 4, '2023-12-25', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (124, '23/054', 1, '2023-12-25', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (125, '23/051', 7, '2023-12-26', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (126, '23/054', 5, '2023-12-26', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (127, '23/055', 10, '2023-12-26', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (128, '23/054', 4, '2023-12-27', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (129, '23/055', 1, '2023-12-28', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (130, '23/055', 10, '2023-12-29', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (131, '23/055', 5, '2023-12-30', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (132, '24/002', 2, '2024-01-10', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (133, '23/051', 5, '2024-01-13', 'x-ray', 15);
INSERT INTO "CARE_LOG" VALUES (134, '24/001', 2, '2024-01-14', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (135, '24/004', 1, '2024-01-18', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (136, '24/005', 6, '2024-01-19', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (137, '24/005', 10, '2024-01-19', 'splint', 45);
INSERT INTO "CARE_LOG" VALUES (138, '24/005', 10, '2024-01-20', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (139, '24/002', 9, '2024-01-21', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (140, '24/005', 9, '2024-01-21', 'splint', 5);
INSERT INTO "CARE_LOG" VALUES (141, '23/051', 4, '2024-01-26', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (142, '24/003', 4, '2024-01-27', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (143, '24/004', 4, '2024-01-27', 'antibiotic', 20);
INSERT INTO "CARE_LOG" VALUES (144, '24/006', 4, '2024-01-27', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (145, '24/002', 9, '2024-02-03', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (146, '24/007', 4, '2024-02-05', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (147, '24/008', 3, '2024-02-07', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (148, '24/008', 3, '2024-02-07', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (149, '24/008', 2, '2024-02-08', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (150, '24/008', 1, '2024-02-08', 'x-ray', 30);
INSERT INTO "CARE_LOG" VALUES (151, '24/007', 5, '2024-02-09', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (152, '24/003', 1, '2024-02-20', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (153, '24/004', 8, '2024-02-20', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (154, '24/003', 5, '2024-02-22', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (155, '24/003', 4, '2024-02-22', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (156, '24/010', 7, '2024-03-17', 'antibiotic', 10);
INSERT INTO "CARE_LOG" VALUES (157, '24/010', 1, '2024-03-17', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (158, '24/009', 3, '2024-03-20', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (159, '24/011', 1, '2024-03-21', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (160, '24/014', 3, '2024-04-05', 'wound clean', 5);
INSERT INTO "CARE_LOG" VALUES (161, '24/013', 3, '2024-04-06', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (162, '24/014', 7, '2024-04-06', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (163, '24/014', 6, '2024-04-08', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (164, '24/014', 8, '2024-04-08', 'antibiotic', 20);
INSERT INTO "CARE_LOG" VALUES (165, '24/013', 7, '2024-04-11', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (166, '24/009', 10, '2024-04-16', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (167, '24/012', 2, '2024-04-16', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (168, '24/016', 3, '2024-04-17', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (169, '24/016', 5, '2024-04-17', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (170, '24/017', 2, '2024-04-19', 'splint', 30);
INSERT INTO "CARE_LOG" VALUES (171, '24/017', 2, '2024-04-20', 'weigh', 5);
INSERT INTO "CARE_LOG" VALUES (172, '24/015', 4, '2024-04-23', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (173, '24/017', 7, '2024-04-27', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (174, '24/018', 4, '2024-04-27', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (175, '24/009', 2, '2024-04-28', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (176, '24/020', 1, '2024-04-30', 'weigh', 20);
INSERT INTO "CARE_LOG" VALUES (177, '24/020', 5, '2024-04-30', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (178, '24/020', 1, '2024-04-30', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (179, '24/020', 3, '2024-04-30', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (180, '24/018', 7, '2024-05-03', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (181, '24/019', 2, '2024-05-12', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (182, '24/017', 2, '2024-05-13', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (183, '24/018', 5, '2024-05-14', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (184, '24/022', 8, '2024-05-16', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (185, '24/023', 6, '2024-05-19', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (186, '24/018', 4, '2024-05-20', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (187, '24/023', 10, '2024-05-20', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (188, '24/021', 3, '2024-05-27', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (189, '24/021', 5, '2024-05-29', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (190, '24/024', 9, '2024-06-03', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (191, '24/024', 10, '2024-06-03', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (192, '24/025', 2, '2024-06-05', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (193, '24/025', 6, '2024-06-06', 'x-ray', 30);
INSERT INTO "CARE_LOG" VALUES (194, '24/025', 8, '2024-06-07', 'wound clean', 45);
INSERT INTO "CARE_LOG" VALUES (195, '24/025', 10, '2024-06-08', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (196, '24/019', 7, '2024-06-18', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (197, '24/029', 2, '2024-06-27', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (198, '24/029', 7, '2024-06-28', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (199, '24/019', 7, '2024-07-01', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (200, '24/027', 3, '2024-07-05', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (201, '24/029', 3, '2024-07-05', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (202, '24/029', 10, '2024-07-07', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (203, '24/026', 7, '2024-07-12', 'wound clean', 30);
INSERT INTO "CARE_LOG" VALUES (204, '24/030', 5, '2024-07-16', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (205, '24/028', 1, '2024-07-26', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (206, '24/030', 3, '2024-07-30', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (207, '24/028', 7, '2024-08-02', 'splint', 45);
INSERT INTO "CARE_LOG" VALUES (208, '24/033', 7, '2024-08-04', 'antibiotic', 10);
INSERT INTO "CARE_LOG" VALUES (209, '24/033', 10, '2024-08-04', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (210, '24/028', 2, '2024-08-05', 'wound clean', 5);
INSERT INTO "CARE_LOG" VALUES (211, '24/033', 7, '2024-08-05', 'weigh', 45);
INSERT INTO "CARE_LOG" VALUES (212, '24/033', 2, '2024-08-05', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (213, '24/032', 5, '2024-08-14', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (214, '24/030', 9, '2024-08-22', 'antibiotic', 30);
INSERT INTO "CARE_LOG" VALUES (215, '24/028', 5, '2024-08-24', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (216, '24/035', 7, '2024-08-26', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (217, '24/034', 6, '2024-08-30', 'x-ray', 30);
INSERT INTO "CARE_LOG" VALUES (218, '24/034', 9, '2024-08-31', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (219, '24/037', 6, '2024-09-04', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (220, '24/037', 8, '2024-09-04', 'splint', 5);
INSERT INTO "CARE_LOG" VALUES (221, '24/038', 10, '2024-09-04', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (222, '24/038', 2, '2024-09-04', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (223, '24/032', 7, '2024-09-05', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (224, '24/039', 8, '2024-09-05', 'splint', 5);
INSERT INTO "CARE_LOG" VALUES (225, '24/039', 7, '2024-09-05', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (226, '24/034', 6, '2024-09-08', 'wound clean', 10);
INSERT INTO "CARE_LOG" VALUES (227, '24/036', 6, '2024-09-15', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (228, '24/041', 5, '2024-09-17', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (229, '24/043', 3, '2024-09-21', 'x-ray', 30);
INSERT INTO "CARE_LOG" VALUES (230, '24/042', 8, '2024-09-22', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (231, '24/043', 6, '2024-09-22', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (232, '24/043', 4, '2024-09-22', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (233, '24/043', 8, '2024-09-24', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (234, '24/044', 7, '2024-09-24', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (235, '24/034', 1, '2024-09-25', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (236, '24/032', 9, '2024-09-28', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (237, '24/045', 2, '2024-10-01', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (238, '24/036', 1, '2024-10-03', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (239, '24/045', 7, '2024-10-03', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (240, '24/041', 9, '2024-10-09', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (241, '24/032', 4, '2024-10-11', 'hand feed', 30);
INSERT INTO "CARE_LOG" VALUES (242, '24/046', 1, '2024-10-16', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (243, '24/036', 6, '2024-10-19', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (244, '24/047', 6, '2024-10-20', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (245, '24/040', 3, '2024-10-21', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (246, '24/051', 8, '2024-10-22', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (247, '24/051', 2, '2024-10-23', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (248, '24/052', 9, '2024-10-26', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (249, '24/046', 7, '2024-10-28', 'wound clean', 45);
INSERT INTO "CARE_LOG" VALUES (250, '24/050', 6, '2024-10-28', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (251, '24/052', 3, '2024-10-30', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (252, '24/052', 7, '2024-10-30', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (253, '24/052', 4, '2024-10-31', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (254, '24/049', 3, '2024-11-03', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (255, '24/050', 9, '2024-11-05', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (256, '24/053', 3, '2024-11-08', 'antibiotic', 45);
INSERT INTO "CARE_LOG" VALUES (257, '24/053', 10, '2024-11-08', 'wound clean', 45);
INSERT INTO "CARE_LOG" VALUES (258, '24/050', 3, '2024-11-09', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (259, '24/053', 2, '2024-11-10', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (260, '24/053', 8, '2024-11-10', 'x-ray', 45);
INSERT INTO "CARE_LOG" VALUES (261, '24/050', 5, '2024-11-11', 'wound clean', 15);
INSERT INTO "CARE_LOG" VALUES (262, '24/046', 8, '2024-11-22', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (263, '24/056', 4, '2024-11-23', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (264, '24/057', 7, '2024-11-26', 'weigh', 30);
INSERT INTO "CARE_LOG" VALUES (265, '24/057', 6, '2024-12-02', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (266, '24/059', 4, '2024-12-04', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (267, '24/059', 7, '2024-12-05', 'weigh', 15);
INSERT INTO "CARE_LOG" VALUES (268, '24/059', 3, '2024-12-07', 'splint', 15);
INSERT INTO "CARE_LOG" VALUES (269, '24/057', 10, '2024-12-08', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (270, '24/057', 10, '2024-12-10', 'splint', 20);
INSERT INTO "CARE_LOG" VALUES (271, '24/058', 1, '2024-12-12', 'weigh', 20);
INSERT INTO "CARE_LOG" VALUES (272, '24/046', 8, '2024-12-14', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (273, '24/054', 2, '2024-12-16', 'weigh', 5);
INSERT INTO "CARE_LOG" VALUES (274, '24/054', 2, '2024-12-19', 'wound clean', 20);
INSERT INTO "CARE_LOG" VALUES (275, '24/056', 5, '2024-12-20', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (276, '24/048', 10, '2024-12-21', 'wound clean', 10);
INSERT INTO "CARE_LOG" VALUES (277, '24/055', 5, '2024-12-21', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (278, '24/054', 3, '2024-12-23', 'splint', 45);
INSERT INTO "CARE_LOG" VALUES (279, '24/061', 3, '2024-12-28', 'splint', 30);
INSERT INTO "CARE_LOG" VALUES (280, '24/061', 2, '2024-12-31', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (281, '24/060', 2, '2025-01-01', 'x-ray', 5);
INSERT INTO "CARE_LOG" VALUES (282, '24/060', 2, '2025-01-03', 'antibiotic', 10);
INSERT INTO "CARE_LOG" VALUES (283, '24/055', 10, '2025-01-10', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (284, '24/061', 2, '2025-01-15', 'fluids', 20);
INSERT INTO "CARE_LOG" VALUES (285, '25/001', 9, '2025-01-19', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (286, '25/001', 2, '2025-01-19', 'antibiotic', 5);
INSERT INTO "CARE_LOG" VALUES (287, '24/060', 5, '2025-01-21', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (288, '25/001', 7, '2025-01-21', 'splint', 5);
INSERT INTO "CARE_LOG" VALUES (289, '25/002', 2, '2025-01-31', 'wound clean', 45);
INSERT INTO "CARE_LOG" VALUES (290, '25/002', 6, '2025-02-01', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (291, '25/003', 8, '2025-02-23', 'hand feed', 10);
INSERT INTO "CARE_LOG" VALUES (292, '25/006', 10, '2025-03-11', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (293, '25/009', 10, '2025-03-18', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (294, '25/008', 9, '2025-03-20', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (295, '25/009', 2, '2025-03-20', 'wound clean', 10);
INSERT INTO "CARE_LOG" VALUES (296, '25/009', 9, '2025-03-22', 'weigh', 20);
INSERT INTO "CARE_LOG" VALUES (297, '25/009', 3, '2025-03-23', 'wound clean', 10);
INSERT INTO "CARE_LOG" VALUES (298, '25/008', 5, '2025-03-26', 'hand feed', 15);
INSERT INTO "CARE_LOG" VALUES (299, '25/004', 4, '2025-03-29', 'antibiotic', 15);
INSERT INTO "CARE_LOG" VALUES (300, '25/007', 3, '2025-04-01', 'hand feed', 20);
INSERT INTO "CARE_LOG" VALUES (301, '25/008', 6, '2025-04-05', 'splint', 10);
INSERT INTO "CARE_LOG" VALUES (302, '25/005', 2, '2025-04-07', 'fluids', 15);
INSERT INTO "CARE_LOG" VALUES (303, '25/008', 3, '2025-04-07', 'weigh', 5);
INSERT INTO "CARE_LOG" VALUES (304, '25/005', 7, '2025-04-25', 'fluids', 45);
INSERT INTO "CARE_LOG" VALUES (305, '25/010', 1, '2025-04-28', 'wound clean', 30);
INSERT INTO "CARE_LOG" VALUES (306, '25/012', 10, '2025-04-30', 'x-ray', 10);
INSERT INTO "CARE_LOG" VALUES (307, '25/012', 5, '2025-05-01', 'fluids', 5);
INSERT INTO "CARE_LOG" VALUES (308, '25/012', 2, '2025-05-01', 'hand feed', 5);
INSERT INTO "CARE_LOG" VALUES (309, '25/012', 6, '2025-05-02', 'antibiotic', 20);
INSERT INTO "CARE_LOG" VALUES (310, '25/007', 1, '2025-05-10', 'weigh', 10);
INSERT INTO "CARE_LOG" VALUES (311, '25/007', 8, '2025-05-12', 'fluids', 30);
INSERT INTO "CARE_LOG" VALUES (312, '25/010', 10, '2025-05-12', 'splint', 30);
INSERT INTO "CARE_LOG" VALUES (313, '25/014', 4, '2025-06-08', 'hand feed', 45);
INSERT INTO "CARE_LOG" VALUES (314, '25/014', 5, '2025-06-09', 'fluids', 10);
INSERT INTO "CARE_LOG" VALUES (315, '25/014', 6, '2025-06-09', 'x-ray', 15);
CREATE TABLE DONATION(DON_ID INTEGER PRIMARY KEY, DONOR TEXT, DON_DT TEXT, AMOUNT REAL,
  GIFT_AID TEXT, CASE_REF TEXT);
INSERT INTO "DONATION" VALUES (1, 'K. Rowe', '2023-01-01', 100.0, NULL, '24/029');
INSERT INTO "DONATION" VALUES (2, 'Legacy of E. Bray', '2023-01-19', 5.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (3, 'Mrs P. Trelawney', '2023-02-02', 5.0, NULL, '23/045');
INSERT INTO "DONATION" VALUES (4, 'Mrs P. Trelawney', '2023-02-11', 10.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (5, 'Rotary Club', '2023-03-18', 5.0, 'N', '23/036');
INSERT INTO "DONATION" VALUES (6, 'J. & M. Pascoe', '2023-03-18', 10.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (7, 'D. Nance', '2023-03-24', 1200.0, NULL, '23/030');
INSERT INTO "DONATION" VALUES (8, 'Legacy of E. Bray', '2023-05-03', 20.0, 'N', '23/029');
INSERT INTO "DONATION" VALUES (9, 'D. Nance', '2023-05-15', 10.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (10, 'Anonymous', '2023-06-01', 20.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (11, 'D. Nance', '2023-06-19', 50.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (12, 'Rotary Club', '2023-06-20', 10.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (13, 'K. Rowe', '2023-07-06', 100.0, 'Y', '23/049');
INSERT INTO "DONATION" VALUES (14, 'D. Nance', '2023-07-06', 25.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (15, 'Anonymous', '2023-07-08', 5.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (16, 'Legacy of E. Bray', '2023-07-28', 100.0, 'Y', '24/037');
INSERT INTO "DONATION" VALUES (17, 'J. & M. Pascoe', '2023-08-01', 5.0, NULL, '23/023');
INSERT INTO "DONATION" VALUES (18, 'J. & M. Pascoe', '2023-08-01', 500.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (19, 'Rotary Club', '2023-08-01', 500.0, NULL, '23/014');
INSERT INTO "DONATION" VALUES (20, 'K. Rowe', '2023-08-07', 10.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (21, 'K. Rowe', '2023-08-16', 20.0, 'N', '24/001');
INSERT INTO "DONATION" VALUES (22, 'D. Nance', '2023-08-23', 250.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (23, 'J. & M. Pascoe', '2023-08-30', 20.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (24, 'Rotary Club', '2023-10-02', 20.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (25, 'Tesco Truro', '2023-10-27', 500.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (26, 'Legacy of E. Bray', '2023-10-28', 100.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (27, 'Anonymous', '2023-11-09', 500.0, 'N', '24/045');
INSERT INTO "DONATION" VALUES (28, 'Anonymous', '2023-11-28', 20.0, NULL, '24/017');
INSERT INTO "DONATION" VALUES (29, 'Tesco Truro', '2023-12-03', 5.0, 'Y', '25/005');
INSERT INTO "DONATION" VALUES (30, 'Legacy of E. Bray', '2023-12-23', 100.0, 'N', '23/019');
INSERT INTO "DONATION" VALUES (31, 'Legacy of E. Bray', '2023-12-26', 1200.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (32, 'Mrs P. Trelawney', '2024-01-06', 10.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (33, 'D. Nance', '2024-01-09', 1200.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (34, 'Mrs P. Trelawney', '2024-02-01', 1200.0, NULL, '24/044');
INSERT INTO "DONATION" VALUES (35, 'St Ives School', '2024-02-09', 250.0, NULL, '23/032');
INSERT INTO "DONATION" VALUES (36, 'K. Rowe', '2024-02-13', 25.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (37, 'Anonymous', '2024-02-15', 1200.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (38, 'Mrs P. Trelawney', '2024-03-03', 20.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (39, 'Anonymous', '2024-03-08', 1200.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (40, 'Legacy of E. Bray', '2024-03-15', 20.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (41, 'Tesco Truro', '2024-03-17', 20.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (42, 'D. Nance', '2024-04-02', 250.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (43, 'D. Nance', '2024-04-08', 500.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (44, 'D. Nance', '2024-06-05', 5.0, 'Y', '24/039');
INSERT INTO "DONATION" VALUES (45, 'D. Nance', '2024-06-18', 20.0, 'N', '24/031');
INSERT INTO "DONATION" VALUES (46, 'Tesco Truro', '2024-06-19', 20.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (47, 'St Ives School', '2024-07-11', 5.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (48, 'K. Rowe', '2024-07-20', 500.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (49, 'St Ives School', '2024-07-27', 25.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (50, 'Anonymous', '2024-07-28', 25.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (51, 'K. Rowe', '2024-07-31', 100.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (52, 'Mrs P. Trelawney', '2024-08-04', 25.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (53, 'Rotary Club', '2024-08-17', 50.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (54, 'Legacy of E. Bray', '2024-08-29', 20.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (55, 'K. Rowe', '2024-09-12', 1200.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (56, 'Legacy of E. Bray', '2024-09-16', 5.0, 'N', '23/032');
INSERT INTO "DONATION" VALUES (57, 'D. Nance', '2024-09-26', 500.0, NULL, '24/012');
INSERT INTO "DONATION" VALUES (58, 'D. Nance', '2024-10-03', 50.0, 'N', '24/024');
INSERT INTO "DONATION" VALUES (59, 'Rotary Club', '2024-10-11', 100.0, 'N', '24/052');
INSERT INTO "DONATION" VALUES (60, 'Anonymous', '2024-10-12', 10.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (61, 'J. & M. Pascoe', '2024-10-14', 500.0, NULL, '25/004');
INSERT INTO "DONATION" VALUES (62, 'Rotary Club', '2024-10-14', 25.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (63, 'St Ives School', '2024-10-24', 50.0, NULL, '24/053');
INSERT INTO "DONATION" VALUES (64, 'K. Rowe', '2024-10-28', 25.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (65, 'Anonymous', '2024-11-10', 1200.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (66, 'Legacy of E. Bray', '2024-11-11', 50.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (67, 'Rotary Club', '2024-11-23', 25.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (68, 'K. Rowe', '2024-12-06', 10.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (69, 'St Ives School', '2024-12-23', 1200.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (70, 'J. & M. Pascoe', '2024-12-24', 250.0, 'Y', '23/016');
INSERT INTO "DONATION" VALUES (71, 'Legacy of E. Bray', '2025-01-04', 10.0, 'Y', '24/005');
INSERT INTO "DONATION" VALUES (72, 'St Ives School', '2025-01-06', 5.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (73, 'J. & M. Pascoe', '2025-02-01', 25.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (74, 'J. & M. Pascoe', '2025-03-09', 100.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (75, 'K. Rowe', '2025-03-22', 20.0, 'N', '23/001');
INSERT INTO "DONATION" VALUES (76, 'Tesco Truro', '2025-03-28', 500.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (77, 'Mrs P. Trelawney', '2025-04-02', 100.0, 'Y', '23/018');
INSERT INTO "DONATION" VALUES (78, 'K. Rowe', '2025-04-04', 5.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (79, 'K. Rowe', '2025-04-06', 10.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (80, 'Mrs P. Trelawney', '2025-04-22', 10.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (81, 'Legacy of E. Bray', '2025-05-16', 20.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (82, 'K. Rowe', '2025-05-16', 20.0, 'Y', NULL);
INSERT INTO "DONATION" VALUES (83, 'Tesco Truro', '2025-05-22', 20.0, NULL, NULL);
INSERT INTO "DONATION" VALUES (84, 'Rotary Club', '2025-05-26', 250.0, 'N', NULL);
INSERT INTO "DONATION" VALUES (85, 'Tesco Truro', '2025-06-08', 25.0, 'N', NULL);
